//! Standard input of the one process that gets the launcher's: bytes wait here until its pipe takes
//! them, within the window that the launcher keeps.

use std::collections::VecDeque;
use std::io::ErrorKind;
use std::os::fd::OwnedFd;

use p2pmpi_launch::node::{FromNode, STDIN_WINDOW};

/// The writing end of the process's standard input.
#[derive(Debug)]
pub struct Feed {
    end: Option<OwnedFd>,
    waiting: VecDeque<u8>,
    last: bool,
}

impl Feed {
    /// Feeds this nonblocking pipe.
    pub fn new(end: OwnedFd) -> Self {
        Self { end: Some(end), waiting: VecDeque::new(), last: false }
    }

    /// The pipe, while there is something for it.
    pub fn pipe(&self) -> Option<&OwnedFd> {
        self.end.as_ref()
    }

    /// Whether bytes wait.
    pub fn hungry(&self) -> bool {
        self.end.is_some() && !self.waiting.is_empty()
    }

    /// More input; empty: there will be no more. False if the launcher overran its window.
    pub fn push(&mut self, bytes: &[u8]) -> bool {
        self.last |= bytes.is_empty();
        if self.waiting.len() + bytes.len() > STDIN_WINDOW {
            return false;
        }
        if self.end.is_some() {
            self.waiting.extend(bytes);
        }
        true
    }

    /// Writes what the pipe takes; answers what to tell the launcher.
    pub fn flush(&mut self) -> Option<FromNode> {
        let mut taken = 0;
        let mut closed = false;
        while let Some(end) = self.end.as_ref().filter(|_| !self.waiting.is_empty()) {
            match p2pmpi_sys::host::write(end, self.waiting.as_slices().0) {
                Ok(count) => {
                    self.waiting.drain(..count);
                    taken += count;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                // The program has closed its input: what waits is lost, as in a shell's pipe.
                Err(_) => {
                    taken += self.waiting.len();
                    self.waiting.clear();
                    self.end = None;
                    closed = true;
                }
            }
        }
        if self.last && self.waiting.is_empty() {
            self.end = None;
        }
        let bytes = u32::try_from(taken).expect("bounded by the window");
        (taken > 0 || closed).then_some(FromNode::StdinTaken { bytes, closed })
    }
}
