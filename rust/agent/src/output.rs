//! Output of the ranks on its way to the launcher: pipes read in turn, each byte with its offset.
//!
//! All pipes hang in one poller of their own, which the agent leaves alone while too much waits for
//! the launcher; a rank that writes faster than anyone reads then blocks in its write. Interprets
//! nothing: lines and labels are the launcher's.

use std::io::{self, ErrorKind};
use std::os::fd::OwnedFd;

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::node::{FromNode, OUTPUT_MAX, Stream};
use p2pmpi_sys::poll::{Interest, Poller, Ready};

/// One output stream of one process.
#[derive(Debug)]
struct Pipe {
    process: u32,
    stream: Stream,
    offset: u64,
    end: Option<OwnedFd>,
}

/// The output streams of all processes of the node.
#[derive(Debug)]
pub struct Outputs {
    poller: Poller,
    pipes: Vec<Pipe>,
    ready: Vec<Ready>,
}

impl Outputs {
    /// No streams yet.
    pub fn new() -> io::Result<Self> {
        Ok(Self { poller: Poller::new()?, pipes: Vec::new(), ready: Vec::new() })
    }

    /// Reads this pipe from now on.
    pub fn add(&mut self, process: u32, stream: Stream, end: OwnedFd) -> io::Result<()> {
        p2pmpi_sys::poll::set_nonblocking(&end)?;
        self.poller.add(&end, self.pipes.len() as u64, Interest::READ)?;
        self.pipes.push(Pipe { process, stream, offset: 0, end: Some(end) });
        Ok(())
    }

    /// Readable when one of the pipes is.
    pub fn poller(&self) -> &Poller {
        &self.poller
    }

    /// Reads each ready pipe once and hands over what came.
    pub fn read_ready(&mut self, sink: &mut impl FnMut(FromNode)) -> io::Result<()> {
        let mut ready = std::mem::take(&mut self.ready);
        self.poller.wait(&mut ready, Some(std::time::Duration::ZERO))?;
        for event in &ready {
            if let Some(pipe) = usize::try_from(event.key).ok().and_then(|index| self.pipes.get_mut(index)) {
                pipe.read(&self.poller, sink);
            }
        }
        self.ready = ready;
        Ok(())
    }

    /// Reads all that a process has written so far; a descendant may still hold its pipes.
    pub fn drain(&mut self, process: u32, sink: &mut impl FnMut(FromNode)) {
        for pipe in self.pipes.iter_mut().filter(|pipe| pipe.process == process) {
            while pipe.read(&self.poller, sink) {}
        }
    }
}

impl Pipe {
    /// Reads once; false when there is nothing more to be had now.
    fn read(&mut self, poller: &Poller, sink: &mut impl FnMut(FromNode)) -> bool {
        let Some(end) = &self.end else { return false };
        let mut bytes = vec![0; OUTPUT_MAX];
        let count = match p2pmpi_sys::host::read(end, &mut bytes) {
            Ok(count) => count,
            Err(error) if error.kind() == ErrorKind::Interrupted => return true,
            Err(error) if error.kind() == ErrorKind::WouldBlock => return false,
            Err(_) => 0,
        };
        bytes.truncate(count);
        sink(FromNode::Output {
            process: self.process,
            stream: self.stream,
            offset: self.offset,
            bytes: Bytes(bytes),
        });
        self.offset += count as u64;
        if count == 0 {
            // Removal cannot fail for a descriptor that was added and is open; closing does it anyway.
            let _ = poller.remove(end);
            self.end = None;
        }
        count > 0
    }
}
