//! How a connection opens: both ends prove that they know the job's secret, and neither proof can
//! be used again. Bytes only; sockets and time limits belong to the caller.
//!
//! ```text
//! dialer                                acceptor
//!   hello(version, job, who, nonce, tag) ->
//!                                     <- challenge(nonce, proof of the acceptor)
//!   proof of the dialer ->
//!                                     <- verdict (accepted, or another connection was chosen)
//! ```
//!
//! Every proof is a keyed BLAKE3 hash over its role, the whole hello and the acceptor's nonce, so
//! that a proof fits one connection and one direction: replayed and reflected bytes fail. The tag
//! of the hello proves nothing (it can be replayed); it lets the acceptor be patient with members
//! of the job and short with strangers.

use std::fmt;

use crate::Peer;

/// Bytes of a hello.
pub const HELLO: usize = 120;
/// Bytes of a challenge.
pub const CHALLENGE: usize = 64;
/// Bytes of a proof.
pub const PROOF: usize = 32;
/// Bytes of a nonce.
pub const NONCE: usize = 32;
/// Verdict: this connection carries the frames from now on.
pub const ACCEPTED: u8 = 1;
/// Verdict: another connection between the two was chosen; this one closes.
pub const DUPLICATE: u8 = 2;

const MAGIC: [u8; 8] = *b"P2PMPI\0L";
/// Bytes of a hello that its tag covers.
const TAGGED: usize = HELLO - 32;
/// Roles in the proofs, which keep the directions apart.
const ROLE_HELLO: u8 = 1;
const ROLE_ACCEPTOR: u8 = 2;
const ROLE_DIALER: u8 = 3;

/// Why the other end is not who it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stranger {
    /// The bytes are not a hello of this protocol.
    NotOurProtocol,
    /// The other end speaks another version of the frame format.
    Version(u16),
    /// The hello names another job.
    OtherJob,
    /// The hello is for another process of the job, or names an impossible one.
    OtherProcess,
    /// The tag of the hello was made with another secret.
    BadTag,
    /// The proof was made with another secret or for another connection.
    BadProof,
    /// The answer is neither of the two verdicts.
    BadVerdict,
}

impl fmt::Display for Stranger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stranger::NotOurProtocol => f.write_str("the other end does not speak this protocol"),
            Stranger::Version(other) => {
                write!(f, "the other end speaks version {other}, this one version {}", p2pmpi_wire::VERSION)
            }
            Stranger::OtherJob => f.write_str("the other end belongs to another job"),
            Stranger::OtherProcess => f.write_str("the connection is meant for another process"),
            Stranger::BadTag | Stranger::BadProof => {
                f.write_str("the other end does not know the secret of this job")
            }
            Stranger::BadVerdict => f.write_str("the other end ended the handshake with garbage"),
        }
    }
}

/// One process of one job, as it presents itself.
#[derive(Clone)]
pub struct Member {
    key: [u8; 32],
    /// What its own hellos name.
    job: [u8; 32],
    /// What the hellos name that it answers; another name where two jobs meet, so that a hello fits
    /// one direction only.
    other: [u8; 32],
    process: u32,
    processes: u32,
}

impl fmt::Debug for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Member").field("process", &self.process).finish_non_exhaustive()
    }
}

impl Member {
    /// Process `process` of the `processes` of `job`, whose links are keyed by `secret`.
    pub fn new(job: &str, secret: &[u8; 32], process: Peer, processes: u32) -> Member {
        let job = *blake3::hash(job.as_bytes()).as_bytes();
        Member {
            key: blake3::derive_key("p2pmpi 2026 handshake of a data link", secret),
            job,
            other: job,
            process: process.0,
            processes,
        }
    }

    /// Process `process` of the job `own` towards the processes of the job `theirs`, each with a pass
    /// that the other knows. Indices are each job's own.
    pub fn abroad(own: (&str, &[u8]), theirs: (&str, &[u8]), process: Peer, processes: u32) -> Member {
        let (lower, higher) = if own.0 < theirs.0 { (own, theirs) } else { (theirs, own) };
        // Lengths keep the four apart.
        let mut secret = Vec::new();
        for part in [lower.0.as_bytes(), lower.1, higher.0.as_bytes(), higher.1] {
            secret.extend((part.len() as u64).to_le_bytes());
            secret.extend(part);
        }
        let towards = |from: &str, to: &str| {
            *blake3::Hasher::new()
                .update(blake3::hash(from.as_bytes()).as_bytes())
                .update(blake3::hash(to.as_bytes()).as_bytes())
                .finalize()
                .as_bytes()
        };
        Member {
            key: blake3::derive_key("p2pmpi 2026 handshake of a data link between jobs", &secret),
            job: towards(own.0, theirs.0),
            other: towards(theirs.0, own.0),
            process: process.0,
            processes,
        }
    }

    /// Whether a hello is for this member, among those that one process has.
    pub fn is_named(&self, hello: &[u8; HELLO]) -> bool {
        hello[24..56] == self.other
    }

    fn keyed(&self, role: u8, parts: &[&[u8]]) -> blake3::Hash {
        let mut hasher = blake3::Hasher::new_keyed(&self.key);
        hasher.update(&[role]);
        for part in parts {
            hasher.update(part);
        }
        hasher.finalize()
    }

    /// Dialer: the first message, with a fresh `nonce`.
    pub fn hello(&self, acceptor: Peer, nonce: &[u8; NONCE]) -> [u8; HELLO] {
        let mut hello = [0; HELLO];
        hello[..8].copy_from_slice(&MAGIC);
        hello[8..10].copy_from_slice(&p2pmpi_wire::VERSION.to_le_bytes());
        hello[12..16].copy_from_slice(&self.process.to_le_bytes());
        hello[16..20].copy_from_slice(&acceptor.0.to_le_bytes());
        hello[24..56].copy_from_slice(&self.job);
        hello[56..TAGGED].copy_from_slice(nonce);
        let tag = self.keyed(ROLE_HELLO, &[&hello[..TAGGED]]);
        hello[TAGGED..].copy_from_slice(tag.as_bytes());
        hello
    }

    /// Acceptor: who is calling, and the answer to it, with a fresh `nonce`.
    ///
    /// # Errors
    /// The caller is no member of this job, or wants another process.
    pub fn challenge(
        &self,
        hello: &[u8; HELLO],
        nonce: &[u8; NONCE],
    ) -> Result<(Peer, [u8; CHALLENGE]), Stranger> {
        if hello[..8] != MAGIC {
            return Err(Stranger::NotOurProtocol);
        }
        let version = u16::from_le_bytes([hello[8], hello[9]]);
        if version != p2pmpi_wire::VERSION {
            return Err(Stranger::Version(version));
        }
        if hello[24..56] != self.other {
            return Err(Stranger::OtherJob);
        }
        let index = |at: usize| u32::from_le_bytes([hello[at], hello[at + 1], hello[at + 2], hello[at + 3]]);
        let (dialer, acceptor) = (index(12), index(16));
        let itself = dialer == self.process && self.job == self.other;
        if acceptor != self.process || itself || dialer >= self.processes {
            return Err(Stranger::OtherProcess);
        }
        // `blake3::Hash` compares in constant time.
        if self.keyed(ROLE_HELLO, &[&hello[..TAGGED]]) != hash(&hello[TAGGED..]) {
            return Err(Stranger::BadTag);
        }
        let proof = self.keyed(ROLE_ACCEPTOR, &[hello, nonce]);
        let mut challenge = [0; CHALLENGE];
        challenge[..NONCE].copy_from_slice(nonce);
        challenge[NONCE..].copy_from_slice(proof.as_bytes());
        Ok((Peer(dialer), challenge))
    }

    /// Dialer: checks that the acceptor knows the secret and proves the same.
    ///
    /// # Errors
    /// The acceptor's proof is wrong.
    pub fn prove(&self, hello: &[u8; HELLO], challenge: &[u8; CHALLENGE]) -> Result<[u8; PROOF], Stranger> {
        let (nonce, proof) = challenge.split_at(NONCE);
        if self.keyed(ROLE_ACCEPTOR, &[hello, nonce]) != hash(proof) {
            return Err(Stranger::BadProof);
        }
        Ok(*self.keyed(ROLE_DIALER, &[hello, nonce]).as_bytes())
    }

    /// Acceptor: checks the dialer's proof.
    ///
    /// # Errors
    /// The proof is wrong.
    pub fn admit(
        &self,
        hello: &[u8; HELLO],
        challenge: &[u8; CHALLENGE],
        proof: &[u8; PROOF],
    ) -> Result<(), Stranger> {
        let expected = self.keyed(ROLE_DIALER, &[hello, &challenge[..NONCE]]);
        if expected == hash(proof) { Ok(()) } else { Err(Stranger::BadProof) }
    }
}

fn hash(bytes: &[u8]) -> blake3::Hash {
    let mut whole = [0; 32];
    whole.copy_from_slice(bytes);
    blake3::Hash::from_bytes(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: [u8; 32] = [7; 32];

    fn pair() -> (Member, Member) {
        let member = |index| Member::new("job", &SECRET, Peer(index), 4);
        (member(1), member(2))
    }

    #[test]
    fn members_of_one_job_agree() {
        let (dialer, acceptor) = pair();
        let hello = dialer.hello(Peer(2), &[1; NONCE]);
        let (who, challenge) = acceptor.challenge(&hello, &[2; NONCE]).expect("a member calls");
        assert_eq!(who, Peer(1));
        let proof = dialer.prove(&hello, &challenge).expect("the acceptor is a member");
        assert_eq!(acceptor.admit(&hello, &challenge, &proof), Ok(()));
    }

    #[test]
    fn members_of_two_jobs_agree_in_one_direction_each() {
        let (a, b) = (("a", &[1; 16][..]), ("b", &[2; 16][..]));
        let (ours, theirs) = (Member::abroad(a, b, Peer(1), 4), Member::abroad(b, a, Peer(1), 4));
        for (dialer, acceptor) in [(&ours, &theirs), (&theirs, &ours)] {
            let hello = dialer.hello(Peer(1), &[1; NONCE]);
            assert!(acceptor.is_named(&hello) && !dialer.is_named(&hello));
            let (who, challenge) = acceptor.challenge(&hello, &[2; NONCE]).expect("its partner calls");
            assert_eq!(who, Peer(1));
            let proof = dialer.prove(&hello, &challenge).expect("the acceptor is the partner");
            assert_eq!(acceptor.admit(&hello, &challenge, &proof), Ok(()));
            assert!(dialer.challenge(&hello, &[2; NONCE]).is_err(), "a hello comes back to its sender");
        }
        let stranger = Member::abroad(a, ("b", &[3; 16]), Peer(1), 4);
        let refused = theirs.challenge(&stranger.hello(Peer(1), &[1; NONCE]), &[2; NONCE]);
        assert_eq!(refused.map(|_| ()), Err(Stranger::BadTag));
    }

    #[test]
    fn every_changed_bit_is_refused() {
        let (dialer, acceptor) = pair();
        let hello = dialer.hello(Peer(2), &[1; NONCE]);
        let (_, challenge) = acceptor.challenge(&hello, &[2; NONCE]).expect("a member calls");
        let proof = dialer.prove(&hello, &challenge).expect("the acceptor is a member");
        for bit in 0..HELLO * 8 {
            let mut changed = hello;
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(acceptor.challenge(&changed, &[2; NONCE]).is_err(), "bit {bit} of the hello");
        }
        for bit in 0..CHALLENGE * 8 {
            let mut changed = challenge;
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(dialer.prove(&hello, &changed).is_err(), "bit {bit} of the challenge");
        }
        for bit in 0..PROOF * 8 {
            let mut changed = proof;
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(acceptor.admit(&hello, &challenge, &changed).is_err(), "bit {bit} of the proof");
        }
    }

    #[test]
    fn replayed_and_reflected_proofs_fail() {
        let (dialer, acceptor) = pair();
        let hello = dialer.hello(Peer(2), &[1; NONCE]);
        let (_, first) = acceptor.challenge(&hello, &[2; NONCE]).expect("a member calls");
        let proof = dialer.prove(&hello, &first).expect("the acceptor is a member");
        let (_, second) = acceptor.challenge(&hello, &[3; NONCE]).expect("the hello can be replayed");
        assert_eq!(acceptor.admit(&hello, &second, &proof), Err(Stranger::BadProof));
        let mut reflected = [0; PROOF];
        reflected.copy_from_slice(&second[NONCE..]);
        assert_eq!(acceptor.admit(&hello, &second, &reflected), Err(Stranger::BadProof));
        let mut echoed = [0; CHALLENGE];
        echoed.copy_from_slice(&hello[..CHALLENGE]);
        assert_eq!(dialer.prove(&hello, &echoed), Err(Stranger::BadProof));
    }

    #[test]
    fn other_jobs_secrets_and_processes_are_told_apart() {
        let (dialer, acceptor) = pair();
        let answer =
            |member: &Member, to| acceptor.challenge(&member.hello(Peer(to), &[1; NONCE]), &[2; NONCE]);
        let refused = |member: &Member, to| answer(member, to).map(|_| ()).expect_err("a stranger");
        assert_eq!(refused(&Member::new("other", &SECRET, Peer(1), 4), 2), Stranger::OtherJob);
        assert_eq!(refused(&Member::new("job", &[8; 32], Peer(1), 4), 2), Stranger::BadTag);
        assert_eq!(refused(&Member::new("job", &SECRET, Peer(4), 5), 2), Stranger::OtherProcess);
        assert_eq!(refused(&Member::new("job", &SECRET, Peer(2), 4), 2), Stranger::OtherProcess);
        assert_eq!(refused(&dialer, 3), Stranger::OtherProcess);
    }
}
