//! The rank's side of the control connection to its node agent, and the thread that owns it.
//!
//! The thread sleeps in a read. What arrives is put into an inbox; the program's thread takes it
//! during its next MPI call, or the agent thread itself does so when the program is outside MPI
//! (`OwnerCell::try_enter_as_agent`). It never decides anything: see `control`.

use std::net::SocketAddr;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use p2pmpi_launch::rank::{JOIN_VARIABLE, MESSAGE_MAX, ToAgent, ToRank, Welcome};
use p2pmpi_launch::stream::{Connection, connect_abstract};

/// The agent answers a Join at once; an answer that takes this long will not come.
const JOIN_LIMIT: Duration = Duration::from_secs(30);
/// While the program holds the engine in a call that does not look at the inbox, the thread tries
/// again this often.
const RETRY: Duration = Duration::from_millis(2);
/// Enough for one read buffer and the messages decoded from it; the default would count against
/// the memory of every rank.
const STACK: usize = 512 << 10;

/// Something the agent said.
#[derive(Debug)]
pub struct Event {
    /// The message.
    pub message: ToRank,
    /// The memfd that came with it.
    pub descriptor: Option<OwnedFd>,
}

/// The control connection of this rank.
#[derive(Debug)]
pub struct Agent {
    writer: Mutex<Connection>,
    inbox: Arc<Inbox>,
}

#[derive(Debug, Default)]
struct Inbox {
    waiting: AtomicBool,
    /// MPI_Finalize is over: the agent may leave before this process does.
    over: AtomicBool,
    events: Mutex<Vec<Event>>,
}

/// What a rank learned from its agent.
#[derive(Debug)]
pub struct Joined {
    /// The connection, not yet listened to.
    pub agent: Agent,
    /// Who this rank is.
    pub welcome: Welcome,
    /// The shared memory of the node.
    pub arena: Option<OwnedFd>,
    reader: Connection,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Joins the job named by the environment; `None` when there is no launcher (singleton).
///
/// # Errors
/// In words for the user: the variable is malformed, the agent does not answer or refuses.
pub fn join() -> Result<Option<Joined>, String> {
    let Ok(variable) = std::env::var(JOIN_VARIABLE) else { return Ok(None) };
    let malformed = || format!("{JOIN_VARIABLE} is not SOCKET:RANK:TOKEN; start the program with p2pmpirun");
    let mut fields = variable.rsplitn(3, ':');
    let token = fields.next().and_then(token_of).ok_or_else(malformed)?;
    let process = fields.next().and_then(|rank| rank.parse().ok()).ok_or_else(malformed)?;
    let name = fields.next().ok_or_else(malformed)?;

    let socket = connect_abstract(name)
        .map_err(|error| format!("the node agent does not answer ({error}); was its job ended?"))?;
    let again = |error: std::io::Error| format!("the control connection failed: {error}");
    let mut writer = Connection::new(socket.try_clone().map_err(again)?, MESSAGE_MAX);
    let mut reader = Connection::new(socket, MESSAGE_MAX);
    let lost = |error: p2pmpi_launch::Error| format!("the node agent did not answer the join: {error}");
    set_limit(reader.socket(), Some(JOIN_LIMIT)).map_err(again)?;
    writer.send(&ToAgent::Join { process, token, pid: std::process::id() }).map_err(lost)?;
    let welcome = match reader.receive::<ToRank>().map_err(lost)? {
        Some(ToRank::Welcome(welcome)) => *welcome,
        Some(ToRank::Refused { reason }) => {
            return Err(format!("the node agent refused this process: {reason}"));
        }
        Some(_) => return Err("the node agent answered the join with something else".into()),
        None => return Err("the node agent closed the connection during the join".into()),
    };
    set_limit(reader.socket(), None).map_err(again)?;
    let arena = if welcome.arena { Some(reader.take_descriptor().map_err(lost)?) } else { None };
    let agent = Agent { writer: Mutex::new(writer), inbox: Arc::default() };
    Ok(Some(Joined { agent, welcome, arena, reader }))
}

fn set_limit(socket: &UnixStream, limit: Option<Duration>) -> std::io::Result<()> {
    socket.set_read_timeout(limit)
}

fn token_of(hex: &str) -> Option<[u8; 32]> {
    let mut token = [0; 32];
    if hex.len() != 64 || !hex.is_ascii() {
        return None;
    }
    for (byte, digits) in token.iter_mut().zip(hex.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(token)
}

impl Agent {
    /// Says something to the agent. A broken connection is noticed by the reading thread.
    pub fn tell(&self, message: &ToAgent) {
        let _ = lock(&self.writer).send(message);
    }

    /// Says that this rank has finished, and stops depending on the agent.
    pub fn finish(&self) {
        self.inbox.over.store(true, Ordering::Release);
        self.tell(&ToAgent::Finalized);
    }

    /// Publishes the addresses of this rank.
    pub fn tell_addresses(&self, addresses: Vec<SocketAddr>) {
        if !addresses.is_empty() {
            self.tell(&ToAgent::Listening { addresses });
        }
    }

    /// True when [`Agent::take`] would return something. One relaxed load.
    #[inline]
    pub fn has_events(&self) -> bool {
        self.inbox.waiting.load(Ordering::Relaxed)
    }

    /// What has arrived, in order.
    pub fn take(&self) -> Vec<Event> {
        let mut events = lock(&self.inbox.events);
        self.inbox.waiting.store(false, Ordering::Relaxed);
        std::mem::take(&mut *events)
    }
}

/// Starts the thread that reads the connection. For each message it calls `wake` (the program may
/// be asleep in a wait) and then `serve`, until one of the two sides has taken the message.
///
/// # Errors
/// No thread can be made.
pub fn listen(
    inbox: &Agent,
    reader: Reader,
    wake: impl Fn() + Send + 'static,
    serve: impl Fn() + Send + 'static,
) -> std::io::Result<()> {
    let inbox = inbox.inbox.clone();
    let Reader(mut reader) = reader;
    let body = move || {
        p2pmpi_sys::signal::block_all();
        loop {
            match reader.receive::<ToRank>() {
                Ok(Some(message)) => {
                    let descriptor = match &message {
                        ToRank::Resume { arena: true, .. } => reader.take_descriptor().ok(),
                        _ => None,
                    };
                    deposit(&inbox, Event { message, descriptor });
                    while inbox.waiting.load(Ordering::Acquire) {
                        wake();
                        serve();
                        if inbox.waiting.load(Ordering::Acquire) {
                            std::thread::sleep(RETRY);
                        }
                    }
                }
                // The agent is gone, and with it whoever could help this rank: leave nothing behind.
                Ok(None) | Err(_) if inbox.over.load(Ordering::Acquire) => return,
                Ok(None) | Err(_) => p2pmpi_sys::process::exit_now(137),
            }
        }
    };
    std::thread::Builder::new().name("p2pmpi-agent".into()).stack_size(STACK).spawn(body).map(|_| ())
}

fn deposit(inbox: &Inbox, event: Event) {
    let mut events = lock(&inbox.events);
    events.push(event);
    inbox.waiting.store(true, Ordering::Release);
}

/// The reading half of a connection that was joined.
#[derive(Debug)]
pub struct Reader(Connection);

impl Joined {
    /// Splits into the parts that different threads use.
    pub fn split(self) -> (Agent, Welcome, Option<OwnedFd>, Reader) {
        (self.agent, self.welcome, self.arena, Reader(self.reader))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_exactly_64_hex_digits() {
        assert_eq!(token_of(&"0f".repeat(32)), Some([15; 32]));
        assert_eq!(token_of(&"0f".repeat(31)), None);
        assert_eq!(token_of(&"zz".repeat(32)), None);
        assert_eq!(token_of(&"é".repeat(32)), None);
    }
}
