//! As whom this process speaks: as a member of its own job, and of each pair that its job makes with
//! another one. Within a job processes are known by their index; those of other jobs have two, their
//! own and the one by which this job knows them.

use std::collections::BTreeMap;

use super::Config;
use super::handshake::{HELLO, Member, NONCE, Stranger};
use crate::Peer;

/// A job, as another one knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partner {
    /// Its name.
    pub job: String,
    /// What only the two know.
    pub pass: Vec<u8>,
}

/// A process of another job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// This job.
    pub own: Partner,
    /// The other one.
    pub theirs: Partner,
    /// Index of the process there.
    pub process: u32,
}

/// This process towards everybody.
#[derive(Debug)]
pub struct Members {
    process: Peer,
    processes: u32,
    own: Member,
    abroad: Vec<Abroad>,
    /// Processes of other jobs: position of the job, and the index there.
    foreign: BTreeMap<Peer, (usize, u32)>,
}

/// This process towards one other job.
#[derive(Debug)]
struct Abroad {
    partner: Partner,
    member: Member,
    /// This job is the lower one of the two.
    lower: bool,
    /// By index there, who is known.
    known: BTreeMap<u32, Peer>,
}

impl Members {
    /// This process, which knows no other job yet.
    pub fn new(config: &Config) -> Members {
        Members {
            process: config.process,
            processes: config.processes,
            own: Member::new(&config.job, &config.secret, config.process, config.processes),
            abroad: Vec::new(),
            foreign: BTreeMap::new(),
        }
    }

    /// From now on `peer` is that process of another job.
    pub fn introduce(&mut self, peer: Peer, foreign: &Foreign) {
        let Foreign { own, theirs, process } = foreign;
        let at = self.abroad.iter().position(|abroad| abroad.partner == *theirs).unwrap_or_else(|| {
            let (ours, others) = ((&own.job[..], &own.pass[..]), (&theirs.job[..], &theirs.pass[..]));
            self.abroad.push(Abroad {
                partner: theirs.clone(),
                member: Member::abroad(ours, others, self.process, self.processes),
                lower: own.job < theirs.job,
                known: BTreeMap::new(),
            });
            self.abroad.len() - 1
        });
        self.abroad[at].known.insert(*process, peer);
        self.foreign.insert(peer, (at, *process));
    }

    /// As whom to speak with `peer`, and who that is to itself.
    pub fn towards(&self, peer: Peer) -> (&Member, Peer) {
        match self.foreign.get(&peer) {
            Some(&(at, process)) => (&self.abroad[at].member, Peer(process)),
            None => (&self.own, peer),
        }
    }

    /// Whether this process comes before `peer` in an order that both know.
    pub fn is_lower_than(&self, peer: Peer) -> bool {
        match self.foreign.get(&peer) {
            Some(&(at, _)) => self.abroad[at].lower,
            None => self.process < peer,
        }
    }

    /// As [`Member::challenge`], for members of this job and of those that it has met.
    ///
    /// # Errors
    /// The caller belongs to none of them, or is not known yet.
    pub fn challenge(
        &self,
        hello: &[u8; HELLO],
        nonce: &[u8; NONCE],
    ) -> Result<(Peer, [u8; super::handshake::CHALLENGE]), Stranger> {
        let Some(abroad) = self.abroad.iter().find(|abroad| abroad.member.is_named(hello)) else {
            return match self.own.challenge(hello, nonce)? {
                (peer, _) if self.foreign.contains_key(&peer) => Err(Stranger::OtherProcess),
                answer => Ok(answer),
            };
        };
        let (there, challenge) = abroad.member.challenge(hello, nonce)?;
        let peer = abroad.known.get(&there.0).ok_or(Stranger::OtherProcess)?;
        Ok((*peer, challenge))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Reach;
    use super::*;

    fn members(job: &str) -> Members {
        let (job, process) = (job.to_owned(), Peer(0));
        Members::new(&Config { process, processes: 9, job, secret: [1; 32], reach: Reach::Machine })
    }

    fn foreign(own: &str, theirs: &str, process: u32) -> Foreign {
        let partner = |job: &str| Partner { job: job.to_owned(), pass: job.as_bytes().to_vec() };
        Foreign { own: partner(own), theirs: partner(theirs), process }
    }

    #[test]
    fn a_process_of_another_job_is_known_by_its_number_here() {
        let (mut a, mut b) = (members("a"), members("b"));
        a.introduce(Peer(5), &foreign("a", "b", 0));
        let (member, index) = a.towards(Peer(5));
        let hello = member.hello(index, &[1; NONCE]);
        assert_eq!(b.challenge(&hello, &[2; NONCE]), Err(Stranger::OtherJob));
        b.introduce(Peer(6), &foreign("b", "a", 3));
        assert_eq!(b.challenge(&hello, &[2; NONCE]), Err(Stranger::OtherProcess), "it is another one");
        b.introduce(Peer(7), &foreign("b", "a", 0));
        assert_eq!(b.challenge(&hello, &[2; NONCE]).map(|(peer, _)| peer), Ok(Peer(7)));
        assert!(a.is_lower_than(Peer(5)) && !b.is_lower_than(Peer(7)));
        assert!(a.is_lower_than(Peer(1)));
        let posing = Member::new("a", &[1; 32], Peer(5), 9).hello(Peer(0), &[1; NONCE]);
        assert_eq!(a.challenge(&posing, &[2; NONCE]), Err(Stranger::OtherProcess));
    }
}
