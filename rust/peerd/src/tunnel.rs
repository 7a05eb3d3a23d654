//! The first words on a stream between two daemons: the submitter names the job and shows the token
//! of its reservation, the host says yes or why not. After a yes the bytes belong to launcher and
//! node agent.

use std::time::Duration;

use p2pmpi_grid::{JobId, Token};
use p2pmpi_launch::codec::{self, Decoder};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::overlay::ByteStream;

/// Longest greeting or answer, in bytes.
const MESSAGE_MAX: usize = 1024;
/// Who is slower than this is not served.
const PATIENCE: Duration = Duration::from_secs(10);

/// submitter -> host.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Greeting {
    /// The job.
    pub job: JobId,
    /// Of the reservation.
    pub token: Token,
}

/// host -> submitter.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The agent is at the other end from here on.
    Welcome,
    /// The stream ends here.
    Refused {
        /// Why, for the user.
        why: String,
    },
}

/// The submitter's side: the stream is the agent's if this succeeds.
pub async fn greet(stream: &mut Box<dyn ByteStream>, greeting: &Greeting) -> Result<(), String> {
    say(stream, greeting).await?;
    match hear(stream).await? {
        Reply::Welcome => Ok(()),
        Reply::Refused { why } => Err(why),
    }
}

/// Sends one message.
pub async fn say<T: Serialize>(stream: &mut Box<dyn ByteStream>, message: &T) -> Result<(), String> {
    let bytes = codec::encode(message, MESSAGE_MAX).map_err(|error| error.to_string())?;
    let sent = async {
        stream.write_all(&bytes).await?;
        stream.flush().await
    };
    match tokio::time::timeout(PATIENCE, sent).await {
        Ok(sent) => sent.map_err(|error| error.to_string()),
        Err(_) => Err(format!("it took nothing for {} s", PATIENCE.as_secs())),
    }
}

/// Waits for one message and takes not a byte more than it.
pub async fn hear<T: DeserializeOwned>(stream: &mut Box<dyn ByteStream>) -> Result<T, String> {
    let heard = async {
        let mut decoder = Decoder::new(MESSAGE_MAX);
        loop {
            let byte = stream.read_u8().await.map_err(|error| error.to_string())?;
            decoder.feed(&[byte]);
            if let Some(message) = decoder.take().map_err(|error| error.to_string())? {
                return Ok(message);
            }
        }
    };
    match tokio::time::timeout(PATIENCE, heard).await {
        Ok(heard) => heard,
        Err(_) => Err(format!("it said nothing for {} s", PATIENCE.as_secs())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair() -> (Box<dyn ByteStream>, Box<dyn ByteStream>) {
        let (one, other) = tokio::io::duplex(64);
        (Box::new(one), Box::new(other))
    }

    #[tokio::test]
    async fn a_greeting_is_answered_and_the_bytes_behind_it_are_untouched() {
        let (mut submitter, mut host) = pair();
        let greeting = Greeting { job: JobId([3; 16]), token: Token([4; 32]) };
        let served = tokio::spawn(async move {
            let heard: Greeting = hear(&mut host).await.unwrap();
            say(&mut host, &Reply::Welcome).await.unwrap();
            host.write_all(b"behind").await.unwrap();
            heard
        });
        greet(&mut submitter, &greeting).await.unwrap();
        let mut rest = String::new();
        submitter.read_to_string(&mut rest).await.unwrap();
        assert_eq!((served.await.unwrap(), rest.as_str()), (greeting, "behind"));
    }

    #[tokio::test]
    async fn garbage_is_refused() {
        let (mut submitter, mut host) = pair();
        submitter.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
        assert!(hear::<Greeting>(&mut host).await.unwrap_err().contains("bytes where at most 1024"));
    }

    #[tokio::test(start_paused = true)]
    async fn the_slow_are_not_waited_for() {
        let (_submitter, mut host) = pair();
        assert!(hear::<Greeting>(&mut host).await.unwrap_err().contains("nothing for 10 s"));
    }
}
