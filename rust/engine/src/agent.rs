//! The rank's side of the control connection to its node agent, and the thread that owns it.
//!
//! The thread sleeps until something arrives there. What arrives is put into an inbox; the program's
//! thread takes it during its next MPI call, or the agent thread itself does so when the program is
//! outside MPI (`OwnerCell::try_enter_as_agent`). It never decides anything: see `control`.
//!
//! While the program computes with obligations to others (`watch`), the thread also looks at the
//! links from time to time, so that they do not wait for the program's next MPI call.

use std::net::SocketAddr;
use std::os::fd::{AsFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use p2pmpi_launch::dynamic::Question;
use p2pmpi_launch::rank::{JOIN_VARIABLE, MESSAGE_MAX, ToAgent, ToRank, Welcome};
use p2pmpi_launch::stream::{self, Connection, Filled, connect_abstract};
use p2pmpi_sys::bell::Bell;
use p2pmpi_sys::mutex::Mutex;
use p2pmpi_sys::poll::{Interest, poll_with};

use crate::watch::{Look, Watch};

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

/// What the agent thread has seen on the links.
#[derive(Debug)]
pub struct Seen {
    /// What was there.
    pub look: Look,
    /// Readable when more has arrived (`Engine::arm_descriptors`).
    pub bells: Vec<RawFd>,
}

impl From<Look> for Seen {
    fn from(look: Look) -> Seen {
        Seen { look, bells: Vec::new() }
    }
}

/// The control connection of this rank.
#[derive(Debug)]
pub struct Agent {
    writer: Mutex<Connection>,
    inbox: Arc<Inbox>,
}

#[derive(Debug)]
struct Inbox {
    waiting: AtomicBool,
    /// The thread does not look at the links, or not soon: who needs it rings.
    drowsy: AtomicBool,
    bell: Bell,
    /// MPI is not in use (any more): the agent may leave before this process does.
    over: AtomicBool,
    /// It has done so.
    gone: AtomicBool,
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

/// Joins the job named by the environment; `None` when there is no launcher (singleton).
///
/// # Errors
/// In words for the user: the variable is malformed, the agent does not answer or refuses.
pub fn join() -> Result<Option<Joined>, String> {
    let Ok(variable) = std::env::var(JOIN_VARIABLE) else { return Ok(None) };
    join_by(&variable).map(Some)
}

/// Joins the job that an agent has described in the form of the variable.
///
/// # Errors
/// As [`join`].
pub fn join_by(variable: &str) -> Result<Joined, String> {
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
    let inbox = Inbox {
        waiting: AtomicBool::new(false),
        drowsy: AtomicBool::new(true),
        bell: Bell::new().map_err(again)?,
        over: AtomicBool::new(false),
        gone: AtomicBool::new(false),
        events: Mutex::default(),
    };
    let agent = Agent { writer: Mutex::new(writer), inbox: Arc::new(inbox) };
    Ok(Joined { agent, welcome, arena, reader })
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
        let _ = self.writer.lock().send(message);
    }

    /// Asks something of the whole job; the answer comes to `Engine::take_answer`.
    ///
    /// # Errors
    /// The question is too long for one message, or the agent is gone.
    pub fn ask(&self, number: u32, question: Question) -> Result<(), String> {
        self.writer.lock().send(&ToAgent::Ask { number, question }).map_err(|error| error.to_string())
    }

    /// Says that this rank has finished, and stops depending on the agent.
    pub fn finish(&self) {
        self.inbox.over.store(true, Ordering::SeqCst);
        self.tell(&ToAgent::Finalized);
    }

    /// Takes part again after [`Agent::finish`], for another session.
    ///
    /// # Errors
    /// The agent has ended meanwhile, in words for the user.
    pub fn resume(&self) -> Result<(), String> {
        self.inbox.over.store(false, Ordering::SeqCst);
        if self.inbox.gone.load(Ordering::SeqCst) {
            return Err("the node agent of this job has ended; was the job ended?".into());
        }
        self.tell(&ToAgent::Initialized);
        Ok(())
    }

    /// Publishes the addresses of this rank.
    pub fn tell_addresses(&self, addresses: Vec<SocketAddr>) {
        if !addresses.is_empty() {
            self.tell(&ToAgent::Listening { addresses });
        }
    }

    /// The program leaves MPI with obligations to others: the thread looks after them.
    #[inline]
    pub fn watch(&self) {
        if self.inbox.drowsy.load(Ordering::Relaxed) {
            self.inbox.drowsy.store(false, Ordering::Relaxed);
            self.inbox.bell.ring();
        }
    }

    /// The thread will not look again until somebody calls [`Agent::watch`]. Called by the thread
    /// while it has the engine, so that the program cannot leave MPI unseen meanwhile.
    pub fn sleeps(&self) {
        self.inbox.drowsy.store(true, Ordering::Relaxed);
    }

    /// True when [`Agent::take`] would return something. One relaxed load.
    #[inline]
    pub fn has_events(&self) -> bool {
        self.inbox.waiting.load(Ordering::Relaxed)
    }

    /// What has arrived, in order.
    pub fn take(&self) -> Vec<Event> {
        let mut events = self.inbox.events.lock();
        self.inbox.waiting.store(false, Ordering::Relaxed);
        std::mem::take(&mut *events)
    }
}

/// Starts the thread that reads the connection. For each message it calls `wake` (the program may
/// be asleep in a wait) and then `look`, until one of the two sides has taken the message. `look`
/// takes the engine if the program is outside MPI; told that the thread would like to sleep, it may
/// answer [`Look::Asleep`] after [`Agent::sleeps`]. With no message it is called when a pause is over,
/// or when a descriptor that it named is ready.
///
/// # Errors
/// No thread can be made.
pub fn listen(
    inbox: &Agent,
    reader: Reader,
    wake: impl Fn() + Send + 'static,
    look: impl Fn(bool) -> Seen + Send + 'static,
) -> std::io::Result<()> {
    let inbox = inbox.inbox.clone();
    let (socket, messages) = reader.0.into_parts();
    let mut thread = Thread { inbox, socket, messages, watch: Watch::default() };
    let body = move || {
        p2pmpi_sys::signal::block_all();
        let (mut pause, mut bells) = (None, Vec::new());
        while thread.wait(pause, &bells) {
            while thread.inbox.waiting.load(Ordering::Acquire) {
                wake();
                look(false);
                if thread.inbox.waiting.load(Ordering::Acquire) {
                    std::thread::sleep(RETRY);
                }
            }
            (pause, bells) = thread.watch(&look);
        }
    };
    std::thread::Builder::new().name("p2pmpi-agent".into()).stack_size(STACK).spawn(body).map(|_| ())
}

/// What the thread keeps.
struct Thread {
    inbox: Arc<Inbox>,
    socket: UnixStream,
    messages: stream::Inbox,
    watch: Watch,
}

impl Thread {
    /// Sleeps until there is something to do. False when the thread is to end.
    fn wait(&mut self, pause: Option<Duration>, bells: &[RawFd]) -> bool {
        let watched = [(self.socket.as_fd(), Interest::READ), (self.inbox.bell.as_fd(), Interest::READ)];
        let Ok(ready) = poll_with(&watched, bells, pause) else { return true };
        let (arrived, rung) = (ready[0].read, ready[1].read);
        if rung {
            self.inbox.bell.silence();
            self.watch.ring();
        }
        !arrived || self.read()
    }

    /// Takes what has arrived. False when nothing more will come and nothing more is needed.
    fn read(&mut self) -> bool {
        let filled = self.messages.fill(&self.socket);
        loop {
            match self.messages.take::<ToRank>() {
                Ok(Some(message)) => {
                    let descriptor = match &message {
                        ToRank::Resume { arena: true, .. } => self.messages.take_descriptor().ok(),
                        _ => None,
                    };
                    deposit(&self.inbox, Event { message, descriptor });
                }
                Ok(None) if matches!(filled, Ok(Filled::Some | Filled::Nothing)) => return true,
                // The agent is gone, and with it whoever could help this rank: leave nothing behind.
                _ => {
                    self.inbox.gone.store(true, Ordering::SeqCst);
                    if self.inbox.over.load(Ordering::SeqCst) {
                        return false;
                    }
                    p2pmpi_sys::process::exit_now(137)
                }
            }
        }
    }

    /// Looks at the links if somebody may need it; answers when to come again, and what may call it
    /// earlier.
    fn watch(&mut self, look: &impl Fn(bool) -> Seen) -> (Option<Duration>, Vec<RawFd>) {
        if self.watch.is_asleep() {
            return (None, Vec::new());
        }
        let Seen { look: found, bells } = look(self.watch.may_sleep(Instant::now()));
        let pause = self.watch.after(found, Instant::now());
        if found != Look::Asleep {
            self.inbox.drowsy.store(self.watch.is_drowsy(), Ordering::Relaxed);
        }
        (pause, bells)
    }
}

fn deposit(inbox: &Inbox, event: Event) {
    let mut events = inbox.events.lock();
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
