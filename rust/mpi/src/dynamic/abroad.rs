//! Processes of other jobs: how they become known, and by which names groups of several jobs speak of
//! their members.
//!
//! A process is a [`Peer`] only within its own job; between jobs it is a word
//! (`p2pmpi_launch::partner`). The launchers of the jobs meet when a process first asks for one of the
//! other job, and number it after the processes of their own. Called by `port`, `join` and `intercomm`.

use std::collections::{BTreeMap, BTreeSet};

use p2pmpi_abi::error::{ERR_COMM, ERR_OTHER, ERR_PORT};
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::tcp::{Foreign, Partner};
use p2pmpi_engine::{Met, Peer};
use p2pmpi_launch::dynamic::{Answer, Question};
use p2pmpi_launch::partner::{Contact, parts, tag, word};

use super::ask;
use crate::circle::{self, Circle, Round};
use crate::error::Error;
use crate::process::Process;

/// Bytes of all the contacts that one group tells another, at most.
const CONTACTS_MAX: u64 = 1 << 20;

/// What this process knows of other jobs.
#[derive(Debug, Default)]
pub struct Abroad {
    /// By tag.
    jobs: BTreeMap<u32, Contact>,
    peers: BTreeMap<u64, Peer>,
    words: BTreeMap<Peer, u64>,
}

impl Abroad {
    /// Whether a process belongs to another job.
    pub fn has(&self, peer: Peer) -> bool {
        self.words.contains_key(&peer)
    }
}

/// The names of processes that mean the same in every job.
pub fn words(process: &Process, peers: impl Iterator<Item = Peer>) -> Vec<u64> {
    let own = tag(&process.identity.job);
    let foreign = |peer| process.dynamic.abroad.words.get(&peer).copied();
    peers.map(|peer| foreign(peer).unwrap_or_else(|| word(own, peer.0))).collect()
}

/// The name of a process that means the same in every job.
pub fn word_of(process: &Process, peer: Peer) -> u64 {
    words(process, std::iter::once(peer))[0]
}

/// The process of that name, if it belongs to this job or was met.
pub fn peer_of(process: &Process, word: u64) -> Option<Peer> {
    let (job, index) = parts(word);
    if job == tag(&process.identity.job) {
        return Some(Peer(index));
    }
    process.dynamic.abroad.peers.get(&word).copied()
}

/// A process of another job has become known.
fn learn(
    process: &mut Process,
    own: &Contact,
    theirs: &Contact,
    index: u32,
    number: Peer,
) -> Result<(), Error> {
    let partner = |contact: &Contact| Partner { job: contact.job.clone(), pass: contact.pass.to_vec() };
    let foreign = Foreign { own: partner(own), theirs: partner(theirs), process: index };
    process.engine.link().introduce(number, &foreign).map_err(|error| {
        Error::new(ERR_OTHER, format!("this process cannot be reached by other jobs: {error}"))
    })?;
    let word = word(theirs.tag(), index);
    let abroad = &mut process.dynamic.abroad;
    abroad.jobs.insert(theirs.tag(), theirs.clone());
    abroad.peers.insert(word, number);
    abroad.words.insert(number, word);
    Ok(())
}

/// Takes note of the processes of other jobs that are about to speak with this one.
#[cold]
pub fn on_met(process: &mut Process) {
    for Met { own, theirs, process: index, number } in process.engine.take_met() {
        // A caller that cannot be let in gives up by itself.
        let _ = learn(process, &own, &theirs, index, number);
    }
}

/// Makes processes of other jobs known to this one; `calls`: and this one to them.
///
/// # Errors
/// MPI_ERR_PORT if their launcher cannot be reached.
pub fn meet(
    held: &mut Guard<'_, Process>,
    contacts: Vec<Contact>,
    words: &[u64],
    calls: bool,
) -> Result<(), Error> {
    let unknown: Vec<u64> = words.iter().copied().filter(|word| peer_of(held, *word).is_none()).collect();
    // A call is announced even to one whom this process knows: it may not know this one.
    let processes = if calls { words.to_vec() } else { unknown };
    if processes.is_empty() {
        return Ok(());
    }
    let question = Question::Meet { contacts, processes: processes.clone(), calls };
    match ask(held, question)? {
        Answer::Met { own, numbers, jobs } if numbers.len() == processes.len() => {
            for (word, number) in processes.into_iter().zip(numbers) {
                let (job, index) = parts(word);
                let Some(theirs) = jobs.iter().find(|contact| contact.tag() == job) else {
                    return Err(Error::new(ERR_PORT, "the launcher does not say which job it has met"));
                };
                learn(held, &own, theirs, index, Peer(number))?;
            }
            Ok(())
        }
        Answer::Refused { reason } => Err(Error::new(ERR_PORT, reason)),
        other => Err(super::confused(&other)),
    }
}

/// How other jobs reach this one.
///
/// # Errors
/// MPI_ERR_OTHER without a launcher.
pub fn own_contact(held: &mut Guard<'_, Process>) -> Result<Contact, Error> {
    match ask(held, Question::Reach)? {
        Answer::Reachable(contact) => Ok(contact),
        Answer::Refused { reason } => Err(Error::new(ERR_OTHER, reason)),
        other => Err(super::confused(&other)),
    }
}

/// Makes the members of two groups that are about to become one communicator known to each other;
/// `ours` and `theirs` are their words. Does nothing where all belong to one job. Collective over both.
///
/// # Errors
/// MPI_ERR_PORT at all if one of them cannot reach another's job, a lost peer.
pub fn introduce(
    held: &mut Guard<'_, Process>,
    circle: &Circle,
    ours: &[u64],
    theirs: &[u64],
) -> Result<(), Error> {
    let jobs: BTreeSet<u32> = ours.iter().chain(theirs).map(|word| parts(*word).0).collect();
    if jobs.len() == 1 {
        return Ok(());
    }
    let leads = circle.members.rank() == Some(circle.leader);
    let text = if leads { contacts(held, ours) } else { Ok(String::new()) };
    let bytes = text.as_ref().map_or(&[][..], |text| text.as_bytes());
    let mut round = Round::told(circle, &[bytes.len() as u64], 1);
    if let Err(error) = &text {
        round.refuse(error.clone());
    }
    let said = circle::wait(held, circle, round)?;
    // What each side may say is bounded, so that both agree on whether it is too much.
    let [our_length, their_length] = [said.ours[0], said.theirs[0]];
    if our_length.max(their_length) > CONTACTS_MAX {
        return Err(Error::new(ERR_COMM, "the groups belong to too many jobs"));
    }
    let mut packed = pack(bytes);
    packed.resize((our_length as usize).div_ceil(8), 0);
    let round = Round::told(circle, &packed, (their_length as usize).div_ceil(8));
    let said = circle::wait(held, circle, round)?;
    let text = unpack(&said.theirs, their_length as usize);
    let contacts = text.lines().filter_map(Contact::parse).collect();
    let met = meet(held, contacts, theirs, false);
    // Nobody speaks to one who does not know it yet.
    let mut round = Round::new(&[], 0);
    if let Err(error) = met {
        round.refuse(error);
    }
    circle::wait(held, circle, round).map(drop)
}

/// How the jobs are reached to which these processes belong, a line for each.
fn contacts(held: &mut Guard<'_, Process>, words: &[u64]) -> Result<String, Error> {
    let jobs: BTreeSet<u32> = words.iter().map(|word| parts(*word).0).collect();
    let own = tag(&held.identity.job);
    let mut text = String::new();
    for job in jobs {
        let known = held.dynamic.abroad.jobs.get(&job).cloned();
        let contact = if job == own { Some(own_contact(held)?) } else { known };
        if let Some(contact) = contact {
            text += &contact.text();
            text.push('\n');
        }
    }
    Ok(text)
}

fn pack(bytes: &[u8]) -> Vec<u64> {
    let word = |chunk: &[u8]| {
        let mut whole = [0; 8];
        whole[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(whole)
    };
    bytes.chunks(8).map(word).collect()
}

fn unpack(words: &[u64], length: usize) -> String {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).take(length).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_travels_in_words() {
        for text in ["", "a", "12345678", "123456789"] {
            assert_eq!(unpack(&pack(text.as_bytes()), text.len()), text);
        }
    }
}
