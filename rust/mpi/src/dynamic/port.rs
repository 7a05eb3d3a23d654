//! Ports: how two groups find each other (MPI 5.0, 11.9), of one job or of two.
//!
//! A port belongs to the process that opened it. Its name holds the process, a tag, a number that only
//! those know who were given the name, and how the launcher of its job is reached. That launcher knows
//! which ports are open, so that a call to one that is not fails at once.
//!
//! caller: Call -> acceptor; acceptor: Come -> caller; caller: Stays or Leaves -> acceptor. Then both
//! groups make the intercommunicator, over the bridge that their roots know by now.

use std::time::{Duration, Instant};

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_INFO_VALUE, ERR_INTERN, ERR_OTHER, ERR_PORT};
use p2pmpi_engine::owner::Guard;
use p2pmpi_launch::dynamic::PROCESSES_MAX;
use p2pmpi_launch::partner::{Contact, word};

use super::disconnect::tell_connected;
use super::{abroad, meet, name};
use crate::circle::Bridge;
use crate::error::Error;
use crate::info::Info;
use crate::intercomm;
use crate::process::Process;

/// First word of every name of a port.
const SCHEME: &str = "p2pmpi";

/// The acceptor's answer to a call.
const COME: u64 = 1;
/// How often a caller asks whether the port is still open.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// The caller's last word: it has waited for the answer.
const STAYS: u64 = 2;
/// The caller's last word: it has not.
const LEAVES: u64 = 3;

/// What a port is, as its name tells.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Port {
    process: u32,
    tag: i32,
    secret: u64,
    /// The job of the process.
    job: Contact,
}

impl Port {
    fn name(&self) -> String {
        format!("{SCHEME}:{}:{}:{:016x}:{}", self.process, self.tag, self.secret, self.job.text())
    }

    fn parse(name: &[u8]) -> Result<Port, Error> {
        let bad = || {
            let text =
                format!("port_name is {:?}, which MPI_Open_port has not made", String::from_utf8_lossy(name));
            Error::new(ERR_PORT, text)
        };
        let text = std::str::from_utf8(name).map_err(|_| bad())?;
        let rest = text.strip_prefix(SCHEME).and_then(|rest| rest.strip_prefix(':')).ok_or_else(bad)?;
        let mut fields = rest.splitn(4, ':');
        let mut next = || fields.next().ok_or_else(bad);
        let process = next()?.parse().map_err(|_| bad())?;
        let tag = next()?.parse().map_err(|_| bad())?;
        let secret = u64::from_str_radix(next()?, 16).map_err(|_| bad())?;
        let job = Contact::parse(next()?).ok_or_else(bad)?;
        Ok(Port { process, tag, secret, job })
    }

    /// The name under which the launcher knows an open port; no service of a program has it.
    fn service(&self) -> Vec<u8> {
        let mut service = vec![0];
        service.extend(self.name().as_bytes());
        service
    }

    /// The name of its process that means the same in every job.
    fn word(&self) -> u64 {
        word(self.job.tag(), self.process)
    }
}

/// MPI_Open_port, with a number that nobody can guess.
///
/// # Errors
/// MPI_ERR_OTHER without a launcher.
pub fn open(held: &mut Guard<'_, Process>, secret: u64) -> Result<String, Error> {
    let tag = next_tag(held);
    let port = Port { process: held.identity.peer.0, tag, secret, job: abroad::own_contact(held)? };
    let name = port.name();
    name::publish(held, &port.service(), name.as_bytes())
        .map_err(|error| Error::new(ERR_OTHER, error.message))?;
    held.dynamic.ports.insert(tag, secret);
    Ok(name)
}

/// MPI_Close_port.
///
/// # Errors
/// MPI_ERR_PORT if this process has not opened it.
pub fn close(held: &mut Guard<'_, Process>, port_name: &[u8]) -> Result<(), Error> {
    let port = own(held, port_name)?;
    held.dynamic.ports.remove(&port.tag);
    name::unpublish(held, &port.service()).map_err(|error| Error::new(ERR_PORT, error.message))
}

/// The tag of a call, if it is one.
fn call_tag(tag: u64) -> Option<i32> {
    i32::try_from(tag).ok().filter(|tag| tag % 2 == 1)
}

/// An even tag that was not used before.
fn next_tag(held: &mut Guard<'_, Process>) -> i32 {
    held.dynamic.tags = held.dynamic.tags.wrapping_add(2) & i32::MAX;
    held.dynamic.tags
}

/// A port of this process that is open.
fn own(process: &Process, port_name: &[u8]) -> Result<Port, Error> {
    let port = Port::parse(port_name)?;
    let ours = port.job.job == process.identity.job && port.process == process.identity.peer.0;
    if ours && process.dynamic.ports.get(&port.tag) == Some(&port.secret) {
        return Ok(port);
    }
    Err(Error::new(
        ERR_PORT,
        format!("port_name is {:?}, which is no open port of this process", port.name()),
    ))
}

/// MPI_Comm_accept. Collective over `comm`; the root gives the port's name and hints.
///
/// # Errors
/// MPI_ERR_PORT at every member if the root has no such port or nobody came in time.
pub fn accept(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    root: u32,
    port: Result<(Vec<u8>, Info), Error>,
) -> Result<abi::Comm, Error> {
    let bridge = match held.comm(comm)?.rank() == root {
        true => port.and_then(|(name, info)| await_caller(held, &name, &info)),
        false => Err(nobody()),
    };
    let new = intercomm::create(held, comm, root as i32, |_| bridge)?;
    tell_connected(held, true);
    Ok(new)
}

/// MPI_Comm_connect. Collective over `comm`; the root gives the port's name and hints.
///
/// # Errors
/// MPI_ERR_PORT at every member if there is no such port or its process has gone.
pub fn connect(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    root: u32,
    port: Result<(Vec<u8>, Info), Error>,
) -> Result<abi::Comm, Error> {
    let bridge = match held.comm(comm)?.rank() == root {
        true => port.and_then(|(name, info)| call(held, &name, &info)),
        false => Err(nobody()),
    };
    let new = intercomm::create(held, comm, root as i32, |_| bridge)?;
    tell_connected(held, true);
    Ok(new)
}

/// What is never looked at: the bridge of a process that is not the root.
fn nobody() -> Error {
    Error::new(ERR_INTERN, "only the root knows the way to the other group")
}

/// The acceptor's root waits for a call that stays.
fn await_caller(held: &mut Guard<'_, Process>, name: &[u8], info: &Info) -> Result<Bridge, Error> {
    let port = own(held, name)?;
    let mut late = limit(info)?;
    loop {
        let Some((caller, [secret, tag])) = meet::receive(held, None, port.tag, &mut late)? else {
            return Err(Error::new(ERR_PORT, "nobody has connected to the port in time"));
        };
        // Whoever does not know the number was not given the name: it hears nothing.
        let Some(tag) = call_tag(tag).filter(|_| secret == port.secret) else { continue };
        meet::send(held, caller, tag, [COME, 0])?;
        // One that has gone meanwhile leaves the port to the next.
        if let Ok(Some((_, [STAYS, _]))) = meet::receive(held, Some(caller), tag, || false) {
            return Ok(meet::bridge(held, caller, tag));
        }
    }
}

/// The caller's root calls, and stays if it is answered in time.
fn call(held: &mut Guard<'_, Process>, name: &[u8], info: &Info) -> Result<Bridge, Error> {
    let port = Port::parse(name)?;
    let mut late = limit(info)?;
    if port.job.job != held.identity.job {
        abroad::meet(held, vec![port.job.clone()], &[port.word()], true)?;
    }
    expect_open(held, &port)?;
    let unknown = || Error::new(ERR_PORT, format!("port_name is {:?}, of no process", port.name()));
    let peer =
        abroad::peer_of(held, port.word()).filter(|peer| peer.0 < PROCESSES_MAX).ok_or_else(unknown)?;
    let tag = next_tag(held) + 1;
    meet::send(held, peer, port.tag, [port.secret, tag as u64])?;
    let why = loop {
        let look = Instant::now() + LOOK_EVERY;
        if meet::receive(held, Some(peer), tag, || late() || Instant::now() >= look)?.is_some() {
            meet::send(held, peer, tag, [STAYS, 0])?;
            return Ok(meet::bridge(held, peer, tag));
        }
        if late() {
            break Error::new(ERR_PORT, "nobody has accepted at the port in time");
        }
        if let Err(closed) = expect_open(held, &port) {
            break closed;
        }
    };
    meet::send(held, peer, tag, [LEAVES, 0])?;
    Err(why)
}

fn expect_open(held: &mut Guard<'_, Process>, port: &Port) -> Result<(), Error> {
    let at = (port.job.job != held.identity.job).then(|| port.job.tag());
    name::look_up_at(held, at, &port.service()).map(drop).map_err(|_| {
        Error::new(ERR_PORT, format!("port_name is {:?}, which is not open (any more)", port.name()))
    })
}

/// Whether the time of the hint `timeout`, in seconds, is over; never without one.
fn limit(info: &Info) -> Result<impl FnMut() -> bool + use<>, Error> {
    let end = match info.value(b"timeout")? {
        None => None,
        Some(value) => {
            let text = String::from_utf8_lossy(value);
            let seconds = text.trim().parse::<f64>().ok().and_then(|s| Duration::try_from_secs_f64(s).ok());
            let Some(time) = seconds else {
                let text = format!("the value of timeout is {text:?}, but may be a number of seconds");
                return Err(Error::new(ERR_INFO_VALUE, text));
            };
            Instant::now().checked_add(time)
        }
    };
    Ok(move || end.is_some_and(|end| Instant::now() >= end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_is_what_its_name_says() {
        let job = Contact { job: "host:1-2".into(), door: "d".into(), pass: [7; 16] };
        let port = Port { process: 7, tag: 4, secret: 0xabc, job };
        assert_eq!(Port::parse(port.name().as_bytes()), Ok(port.clone()));
        let contact = port.job.text();
        for head in ["mpi:1:2:3", "p2pmpi:x:2:3", "p2pmpi:1:x:3", "p2pmpi:1:2:z", "p2pmpi:1:2"] {
            let name = format!("{head}:{contact}");
            assert_eq!(Port::parse(name.as_bytes()).map_err(|error| error.class), Err(ERR_PORT), "{name}");
        }
        for name in ["", "p2pmpi", "p2pmpi:1:2:3", "p2pmpi:1:2:3:d:00:j"] {
            assert_eq!(Port::parse(name.as_bytes()).map_err(|error| error.class), Err(ERR_PORT), "{name}");
        }
    }
}
