//! The control socket's server: accepts tools of this user, cuts messages out of their streams and
//! hands them to the daemon's loop. It decides nothing.
//!
//! Bounds: connections, messages waiting in either direction, bytes per message.

use std::path::Path;

use p2pmpi_launch::codec::{self, Decoder};
use p2pmpi_launch::control::{self, FromPeer, MESSAGE_MAX, ToPeer};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional_with_sizes};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::mpsc;

use crate::error::Error;
use crate::log::Log;
use crate::overlay::ByteStream;

/// Tools connected at once; a job has one connection and one per host.
const CONNECTIONS_MAX: usize = 4200;
/// Answers that may wait for a tool that does not read.
const ANSWERS_MAX: usize = 256;
/// Bytes read at once.
const CHUNK: usize = 64 * 1024;

/// One connection; never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ToolId(u64);

/// What a tool does.
pub enum ToolEvent {
    /// It has connected; answers go there.
    Opened(ToolId, Tool),
    /// It says something.
    Said(ToolId, ToPeer),
    /// It is gone; nothing follows.
    Gone(ToolId),
}

/// The way back to a tool.
pub struct Tool(mpsc::Sender<Answer>);

enum Answer {
    Say(FromPeer),
    Become(Box<dyn ByteStream>),
}

impl Tool {
    /// Answers; a tool that does not read loses its connection.
    pub fn say(&self, message: FromPeer) {
        let _ = self.0.try_send(Answer::Say(message));
    }

    /// Says Attached and makes the connection one with `stream`, to the end of both.
    pub fn become_stream(&self, stream: Box<dyn ByteStream>) {
        let _ = self.0.try_send(Answer::Become(stream));
    }

    /// Returns when the tool has disconnected.
    pub async fn gone(&self) {
        self.0.closed().await;
    }
}

/// Serves the socket in this directory until the daemon ends; what tools do comes out of `events`.
pub fn serve(state: &Path, events: mpsc::Sender<ToolEvent>, log: Log) -> Result<(), Error> {
    let failed = |error| Error::file("listen at the control socket in", state)(error);
    let listener = control::listen(state).map_err(failed)?;
    listener.set_nonblocking(true).map_err(failed)?;
    let listener = UnixListener::from_std(listener).map_err(failed)?;
    tokio::spawn(async move {
        let places = std::sync::Arc::new(tokio::sync::Semaphore::new(CONNECTIONS_MAX));
        for id in 0.. {
            let Ok(place) = places.clone().acquire_owned().await else { return };
            let stream = match listener.accept().await {
                Ok((stream, _)) => stream,
                Err(error) => {
                    log.say(format!("a tool could not connect: {error}"));
                    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                    continue;
                }
            };
            let (events, log) = (events.clone(), log.clone());
            tokio::spawn(async move {
                if let Err(why) = converse(ToolId(id), stream, &events).await {
                    log.say(format!("a tool's connection was closed: {why}"));
                }
                let _ = events.send(ToolEvent::Gone(ToolId(id))).await;
                drop(place);
            });
        }
    });
    Ok(())
}

async fn converse(
    id: ToolId,
    mut stream: UnixStream,
    events: &mpsc::Sender<ToolEvent>,
) -> Result<(), String> {
    let (sender, mut answers) = mpsc::channel(ANSWERS_MAX);
    let mut decoder = Decoder::new(MESSAGE_MAX);
    let mut space = vec![0; CHUNK];
    if events.send(ToolEvent::Opened(id, Tool(sender))).await.is_err() {
        return Ok(());
    }
    loop {
        tokio::select! {
            count = stream.read(&mut space) => {
                match count {
                    Ok(0) => return Ok(()),
                    Ok(count) => decoder.feed(&space[..count]),
                    Err(error) => return Err(error.to_string()),
                }
                while let Some(message) = decoder.take().map_err(|error| error.to_string())? {
                    if events.send(ToolEvent::Said(id, message)).await.is_err() {
                        return Ok(());
                    }
                }
            }
            answer = answers.recv() => match answer {
                None => return Ok(()),
                Some(Answer::Say(message)) => say(&mut stream, &message).await?,
                Some(Answer::Become(other)) => {
                    say(&mut stream, &FromPeer::Attached).await?;
                    if decoder.in_message() {
                        return Err("it did not wait for the answer to Attach".to_owned());
                    }
                    pass(&mut stream, other).await;
                    return Ok(());
                }
            },
        }
    }
}

async fn say(stream: &mut UnixStream, message: &FromPeer) -> Result<(), String> {
    let bytes = codec::encode(message, MESSAGE_MAX).map_err(|error| error.to_string())?;
    stream.write_all(&bytes).await.map_err(|error| error.to_string())
}

/// Both directions until both have ended; a failure of one side ends the other.
async fn pass(one: &mut (impl ByteStream + ?Sized), mut other: Box<dyn ByteStream>) {
    let _ = copy_bidirectional_with_sizes(one, &mut other, CHUNK, CHUNK).await;
}

/// The other end of a [`Tool`] in a test.
#[cfg(test)]
pub struct Heard(mpsc::Receiver<Answer>);

#[cfg(test)]
impl Heard {
    /// The next thing that the daemon says.
    pub async fn next(&mut self) -> Option<FromPeer> {
        match self.0.recv().await? {
            Answer::Say(message) => Some(message),
            Answer::Become(_) => None,
        }
    }
}

#[cfg(test)]
impl Tool {
    /// A tool without a socket.
    pub fn pair() -> (Tool, Heard) {
        let (sender, receiver) = mpsc::channel(ANSWERS_MAX);
        (Tool(sender), Heard(receiver))
    }
}

#[cfg(test)]
impl ToolId {
    /// The name of a tool without a socket.
    pub fn new(number: u64) -> ToolId {
        ToolId(number)
    }
}
