//! What the launchers of two jobs say to each other when processes of the jobs meet (MPI 5.0, 11.9 and
//! 11.11): a unix stream socket in the abstract namespace, whose name is part of a [`Contact`].
//!
//! caller: Hello -> Welcome; then either: Expect; Resolve -> Route | NoRoute; Lookup -> Answer
//!
//! Each job numbers the processes of the other after its own, so that an index means a process only
//! within one job. Between jobs a process is named by its [`word`].

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::bytes::Bytes;
use crate::dynamic::Answer;
use crate::node::Route;

/// Largest message on this connection, in bytes.
pub const MESSAGE_MAX: usize = 1 << 20;

/// Jobs that one job may be connected with at once.
pub const PARTNERS_MAX: usize = 4096;

/// Bytes of a pass.
pub const PASS: usize = 16;

/// Longest name of a job or a door, in bytes.
const NAME_MAX: usize = 512;

/// How the launcher of a job is reached, by those who may.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Contact {
    /// Name of the job, unique per launch.
    pub job: String,
    /// Name of its launcher's socket in the abstract namespace.
    pub door: String,
    /// What a caller must know; both jobs' passes key the data links between them.
    pub pass: [u8; PASS],
}

/// Tells jobs apart in a word; a launcher refuses a job whose tag is that of another one.
pub fn tag(job: &str) -> u32 {
    job.bytes().fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The name of a process that means the same in every job.
pub fn word(tag: u32, process: u32) -> u64 {
    u64::from(tag) << 32 | u64::from(process)
}

/// Tag of the job and index of the process that a word names.
pub fn parts(word: u64) -> (u32, u32) {
    ((word >> 32) as u32, word as u32)
}

impl Contact {
    /// The tag of the job.
    pub fn tag(&self) -> u32 {
        tag(&self.job)
    }

    /// The contact as text without blanks, for the name of a port: `DOOR:PASS:JOB`.
    pub fn text(&self) -> String {
        let mut text = format!("{}:", self.door);
        for byte in self.pass {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
        }
        text + ":" + &self.job
    }

    /// The contact that [`Contact::text`] describes.
    pub fn parse(text: &str) -> Option<Contact> {
        let mut fields = text.splitn(3, ':');
        let (door, hex, job) = (fields.next()?, fields.next()?, fields.next()?);
        if hex.len() != 2 * PASS || !hex.is_ascii() {
            return None;
        }
        let mut pass = [0; PASS];
        for (byte, digits) in pass.iter_mut().zip(hex.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        }
        let contact = Contact { job: job.to_owned(), door: door.to_owned(), pass };
        contact.is_sound().then_some(contact)
    }

    /// Whether the names are such as a launcher makes.
    pub fn is_sound(&self) -> bool {
        let name = |text: &str| !text.is_empty() && text.len() <= NAME_MAX && !text.contains(['\0', '\n']);
        name(&self.job) && name(&self.door) && !self.door.contains(':')
    }
}

/// A name that a job has published for the other jobs of its user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Published {
    /// Name of the service.
    pub service: Bytes,
    /// Name of the port.
    pub port: Bytes,
    /// The job.
    pub job: String,
    /// Name of its launcher's socket, open as long as the job lasts.
    pub door: String,
}

/// What one launcher says to the other. Indices are those of the job that is named beside them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Message {
    /// First message of the caller.
    Hello {
        /// The pass of the job that is called.
        pass: [u8; PASS],
        /// Who calls.
        from: Contact,
    },
    /// The answer; a wrong Hello ends the connection.
    Welcome,
    /// A process of the speaker is about to speak with processes of the listener, which do not know it.
    Expect {
        /// Its index in the speaker's job.
        caller: u32,
        /// Indices in the listener's job.
        called: Vec<u32>,
    },
    /// Where is that process of the listener?
    Resolve {
        /// Its index in the listener's job.
        process: u32,
    },
    /// Where a process of the speaker accepts data links.
    Route(Route),
    /// A process of the speaker will never be reachable.
    NoRoute {
        /// Its index in the speaker's job.
        process: u32,
        /// Why, for the user.
        reason: String,
    },
    /// What port is published under that name?
    Lookup {
        /// Of the speaker's choice.
        number: u64,
        /// Name of the service.
        service: Bytes,
    },
    /// The answer to Lookup.
    Found {
        /// The number of the question.
        number: u64,
        /// Found or Refused.
        answer: Answer,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_what_its_text_says() {
        let contact = Contact { job: "host:1-2".into(), door: "p2pmpi-ab".into(), pass: [0xa5; PASS] };
        assert_eq!(Contact::parse(&contact.text()), Some(contact));
        let pass = "0".repeat(2 * PASS);
        for text in ["", "a:b:c", &format!(":{pass}:job"), &format!("door:{pass}:"), &format!("door:{pass}")]
        {
            assert_eq!(Contact::parse(text), None, "{text}");
        }
    }

    #[test]
    fn words_hold_job_and_index() {
        assert_eq!(parts(word(tag("a"), 7)), (tag("a"), 7));
        assert_ne!(tag("a"), tag("b"));
    }
}
