//! Other jobs whose processes meet with those of this one: who they are, the indices that their
//! processes have here, and who waits for their launchers.
//!
//! A partner is called when a process first asks for one of its processes, or calls itself; both may
//! happen at once, and then two connections serve. Holds no socket: `door` does, and knows connections
//! by the number that is called `line` here. Called by `supervisor`.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use p2pmpi_launch::dynamic::Answer;
use p2pmpi_launch::partner::{Contact, Message, PARTNERS_MAX, PASS, parts};
use p2pmpi_sys::host;

use super::worlds::Asker;

/// Processes that one question may be about.
const PROCESSES_AT_ONCE: usize = 1 << 16;

/// A job that was met.
#[derive(Debug)]
struct Partner {
    contact: Contact,
    /// Connections to its launcher.
    lines: BTreeSet<usize>,
    /// By index there, the index here.
    numbers: BTreeMap<u32, u32>,
}

/// A process that wants to know processes of other jobs.
#[derive(Debug)]
struct Waiting {
    asker: Asker,
    words: Vec<u64>,
    calls: bool,
}

/// The other jobs.
#[derive(Debug)]
pub struct Partners {
    own: Contact,
    /// Somebody may call from now on.
    reachable: bool,
    partners: BTreeMap<u32, Partner>,
    /// Job and index there of each process that has an index here.
    foreign: BTreeMap<u32, (u32, u32)>,
    /// Whom a connection leads to; none until it has said Hello or Welcome.
    lines: BTreeMap<usize, u32>,
    /// Those who were called and have not answered.
    called: BTreeMap<u32, Contact>,
    calls: VecDeque<Contact>,
    waiting: Vec<Waiting>,
    /// Who asked for a name, by the number of the question.
    lookups: BTreeMap<u64, (Asker, u32)>,
    asked: u64,
    /// What is to be said on which connection.
    pub said: VecDeque<(usize, Message)>,
    /// Connections that are to be closed.
    pub closed: VecDeque<usize>,
}

/// Gives a process of another job an index in this one; none if there are no more.
pub trait Number: FnMut(&str, u32) -> Option<u32> {}

impl<F: FnMut(&str, u32) -> Option<u32>> Number for F {}

impl Partners {
    /// For the job of this name.
    pub fn new(job: &str) -> Self {
        let mut random = [0; 12 + PASS];
        // Without random bytes nobody is let in: the door has no name that can be opened.
        let door = match host::random(&mut random) {
            Ok(()) => {
                format!("p2pmpi-{}", random[..12].iter().map(|b| format!("{b:02x}")).collect::<String>())
            }
            Err(_) => String::new(),
        };
        let mut pass = [0; PASS];
        pass.copy_from_slice(&random[12..]);
        Self {
            own: Contact { job: job.to_owned(), door, pass },
            reachable: false,
            partners: BTreeMap::new(),
            foreign: BTreeMap::new(),
            lines: BTreeMap::new(),
            called: BTreeMap::new(),
            calls: VecDeque::new(),
            waiting: Vec::new(),
            lookups: BTreeMap::new(),
            asked: 0,
            said: VecDeque::new(),
            closed: VecDeque::new(),
        }
    }

    /// How this job is reached, from now on.
    pub fn reach(&mut self) -> &Contact {
        self.reachable = true;
        &self.own
    }

    /// Who this job is to others.
    pub fn own(&self) -> &Contact {
        &self.own
    }

    /// The name under which others call, once somebody was told.
    pub fn door(&self) -> Option<&str> {
        self.reachable.then_some(&self.own.door[..])
    }

    /// Whether other jobs are connected with this one, or about to be.
    pub fn any(&self) -> bool {
        !self.partners.is_empty() || !self.called.is_empty()
    }

    /// The next job to be called.
    pub fn next_call(&mut self) -> Option<Contact> {
        self.calls.pop_front()
    }

    /// A process asks for processes of other jobs.
    pub fn meet(
        &mut self,
        asker: Asker,
        contacts: Vec<Contact>,
        words: Vec<u64>,
        calls: bool,
    ) -> Result<(), String> {
        if words.len() > PROCESSES_AT_ONCE {
            return Err(format!("at most {PROCESSES_AT_ONCE} processes of other jobs can be met at once"));
        }
        let jobs: BTreeSet<u32> = words.iter().map(|word| parts(*word).0).collect();
        for job in jobs {
            if self.partners.contains_key(&job) || self.called.contains_key(&job) {
                continue;
            }
            let contact = contacts.iter().find(|contact| contact.tag() == job && contact.is_sound());
            let contact = contact.ok_or("nobody knows how to reach the other job")?;
            self.check(contact)?;
            self.reach();
            self.called.insert(job, contact.clone());
            self.calls.push_back(contact.clone());
        }
        self.waiting.push(Waiting { asker, words, calls });
        Ok(())
    }

    /// Whether a job can be told from all others.
    fn check(&self, contact: &Contact) -> Result<(), String> {
        let tag = contact.tag();
        let known = self.partners.get(&tag).map(|partner| &partner.contact);
        if tag == self.own.tag() || known.is_some_and(|known| known != contact) {
            return Err(format!("the job {} cannot be told from another one; start it again", contact.job));
        }
        if known.is_none() && self.partners.len() + self.called.len() >= PARTNERS_MAX {
            return Err(format!("a job can be connected with at most {PARTNERS_MAX} others"));
        }
        Ok(())
    }

    /// A job that was to be called can be heard on that connection.
    pub fn on_called(&mut self, line: usize, contact: &Contact) {
        self.lines.insert(line, contact.tag());
        self.said.push_back((line, Message::Hello { pass: contact.pass, from: self.own.clone() }));
    }

    /// A job that was to be called does not answer.
    pub fn on_not_called(&mut self, contact: &Contact, why: &str) -> Vec<(Asker, Answer)> {
        self.called.remove(&contact.tag());
        self.give_up(contact.tag(), &format!("the job {} does not answer: {why}", contact.job))
    }

    /// Everybody who waits for this job hears that it cannot be reached, unless it has called itself.
    fn give_up(&mut self, job: u32, why: &str) -> Vec<(Asker, Answer)> {
        if self.partners.contains_key(&job) {
            return Vec::new();
        }
        let concerned = |waiting: &mut Waiting| waiting.words.iter().any(|word| parts(*word).0 == job);
        let refused = |waiting: Waiting| (waiting.asker, Answer::Refused { reason: why.to_owned() });
        self.waiting.extract_if(.., concerned).map(refused).collect()
    }

    /// Somebody has said Hello; false if it is to be sent away.
    pub fn on_hello(&mut self, line: usize, pass: [u8; PASS], from: Contact) -> bool {
        let difference = pass.iter().zip(&self.own.pass).fold(0, |all, (a, b)| all | (a ^ b));
        if difference != 0 || !from.is_sound() || self.lines.contains_key(&line) || self.check(&from).is_err()
        {
            return false;
        }
        self.said.push_back((line, Message::Welcome));
        self.on_partner(line, from);
        true
    }

    /// The other end of a connection lets this job in; false if it was not asked to.
    pub fn on_welcome(&mut self, line: usize) -> bool {
        let called = self.lines.get(&line).and_then(|job| self.called.remove(job));
        match called {
            Some(contact) => {
                self.on_partner(line, contact);
                true
            }
            // It has called at the same time.
            None => self.is_partner(line),
        }
    }

    fn on_partner(&mut self, line: usize, contact: Contact) {
        let tag = contact.tag();
        self.lines.insert(line, tag);
        let new = || Partner { contact, lines: BTreeSet::new(), numbers: BTreeMap::new() };
        self.partners.entry(tag).or_insert_with(new).lines.insert(line);
    }

    /// Whether a connection leads to a job that was met.
    pub fn is_partner(&self, line: usize) -> bool {
        let partner = self.lines.get(&line).and_then(|job| self.partners.get(job));
        partner.is_some_and(|partner| partner.lines.contains(&line))
    }

    /// The indices of all processes that were asked for and can be had, and who hears of them.
    pub fn answers(&mut self, mut number: impl Number) -> Vec<(Asker, Answer)> {
        let met = |waiting: &mut Waiting| {
            waiting.words.iter().all(|word| self.partners.contains_key(&parts(*word).0))
        };
        let ready: Vec<Waiting> = self.waiting.extract_if(.., met).collect();
        ready.into_iter().map(|waiting| (waiting.asker, self.answer(&waiting, &mut number))).collect()
    }

    fn answer(&mut self, waiting: &Waiting, number: &mut impl Number) -> Answer {
        let (mut numbers, mut jobs) = (Vec::new(), BTreeSet::new());
        let mut called: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for word in &waiting.words {
            let (job, process) = parts(*word);
            let Some(known) = self.number(job, process, number) else {
                let reason = "this job has had as many processes as it can in all its life".to_owned();
                return Answer::Refused { reason };
            };
            numbers.push(known);
            jobs.insert(job);
            called.entry(job).or_default().push(process);
        }
        if waiting.calls {
            for (job, called) in called {
                self.tell(job, Message::Expect { caller: waiting.asker.process, called });
            }
        }
        let jobs = jobs.iter().filter_map(|job| Some(self.partners.get(job)?.contact.clone())).collect();
        Answer::Met { own: self.own.clone(), numbers, jobs }
    }

    /// The index here of a process of a partner.
    fn number(&mut self, job: u32, process: u32, number: &mut impl Number) -> Option<u32> {
        let partner = self.partners.get_mut(&job)?;
        if let Some(known) = partner.numbers.get(&process) {
            return Some(*known);
        }
        let new = number(&partner.contact.job, process)?;
        partner.numbers.insert(process, new);
        self.foreign.insert(new, (job, process));
        Some(new)
    }

    /// A process of the partner on this connection will call: this job and that one as they know each
    /// other, and its index here.
    pub fn expect(
        &mut self,
        line: usize,
        caller: u32,
        mut number: impl Number,
    ) -> Option<(Contact, Contact, u32)> {
        let job = *self.lines.get(&line)?;
        let known = self.number(job, caller, &mut number)?;
        Some((self.own.clone(), self.partners.get(&job)?.contact.clone(), known))
    }

    /// Says something to a job; false if it is gone.
    pub fn tell(&mut self, job: u32, message: Message) -> bool {
        let line = self.partners.get(&job).and_then(|partner| partner.lines.first());
        line.map(|line| self.said.push_back((*line, message))).is_some()
    }

    /// Tag of the job and index there of a process that has this index here.
    pub fn foreign(&self, number: u32) -> Option<(u32, u32)> {
        self.foreign.get(&number).copied()
    }

    /// The index here of a process of the partner on this connection, if it has one.
    pub fn known(&self, line: usize, process: u32) -> Option<u32> {
        self.partners.get(self.lines.get(&line)?)?.numbers.get(&process).copied()
    }

    /// A process asks for a name that another job may have published; false if that job is gone.
    pub fn look_up(&mut self, asker: Asker, job: u32, service: p2pmpi_launch::bytes::Bytes) -> bool {
        self.asked += 1;
        let number = self.asked;
        let told = self.tell(job, Message::Lookup { number, service });
        if told {
            self.lookups.insert(number, (asker, job));
        }
        told
    }

    /// The answer to a question for a name; who hears it.
    pub fn on_found(&mut self, line: usize, number: u64) -> Option<Asker> {
        let job = *self.lines.get(&line)?;
        let (asker, _) =
            self.lookups.extract_if(.., |at, (_, asked)| *at == number && *asked == job).next()?.1;
        Some(asker)
    }

    /// A connection has ended: who hears what, and the indices here of the processes that are gone.
    pub fn on_closed(&mut self, line: usize) -> (Vec<(Asker, Answer)>, Vec<u32>) {
        let Some(job) = self.lines.remove(&line) else { return Default::default() };
        let gone = "the other job has ended";
        let let_in = self.partners.get_mut(&job).is_some_and(|partner| partner.lines.remove(&line));
        if !let_in {
            self.called.remove(&job);
        }
        let Some(partner) = self.partners.get(&job) else {
            return (self.give_up(job, "the other job does not let this one in"), Vec::new());
        };
        if !partner.lines.is_empty() {
            return Default::default();
        }
        let numbers: Vec<u32> =
            self.partners.remove(&job).map(|gone| gone.numbers.into_values().collect()).unwrap_or_default();
        for number in &numbers {
            self.foreign.remove(number);
        }
        let asked = self.lookups.extract_if(.., |_, (_, asked)| *asked == job);
        let refused = |asker: Asker| (asker, Answer::Refused { reason: gone.to_owned() });
        let mut answers: Vec<_> = asked.map(|(_, (asker, _))| refused(asker)).collect();
        answers.extend(self.give_up(job, gone));
        (answers, numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p2pmpi_launch::partner::word;

    const ASKER: Asker = Asker { node: 0, process: 3, number: 1 };

    fn pair() -> (Partners, Partners) {
        (Partners::new("a"), Partners::new("b"))
    }

    /// Carries what both say to each other, over line 0 of each.
    fn carry(a: &mut Partners, b: &mut Partners) {
        for _ in 0..2 {
            for (_, message) in std::mem::take(&mut a.said) {
                assert!(hear(b, message));
            }
            std::mem::swap(a, b);
        }
    }

    fn hear(partners: &mut Partners, message: Message) -> bool {
        match message {
            Message::Hello { pass, from } => partners.on_hello(0, pass, from),
            Message::Welcome => partners.on_welcome(0),
            _ => partners.is_partner(0),
        }
    }

    #[test]
    fn processes_get_numbers_when_the_jobs_have_met() {
        let (mut a, mut b) = pair();
        let contact = b.reach().clone();
        let words = vec![word(contact.tag(), 5), word(contact.tag(), 0)];
        assert_eq!(a.meet(ASKER, vec![contact.clone()], words.clone(), true), Ok(()));
        let mut next = 10;
        let mut number = |_: &str, _| {
            next += 1;
            Some(next)
        };
        assert_eq!(a.answers(&mut number), []);
        assert_eq!(a.next_call(), Some(contact.clone()));
        a.on_called(0, &contact);
        carry(&mut a, &mut b);
        assert!(a.is_partner(0) && b.is_partner(0));
        let answers = a.answers(&mut number);
        assert!(matches!(&answers[..], [(ASKER, Answer::Met { numbers, .. })] if *numbers == [11, 12]));
        assert_eq!(a.said.pop_back(), Some((0, Message::Expect { caller: 3, called: vec![5, 0] })));
        assert_eq!((a.foreign(12), a.known(0, 5), a.foreign(13)), (Some((contact.tag(), 0)), Some(11), None));
        a.meet(ASKER, Vec::new(), words, false).expect("they have met");
        assert!(
            matches!(&a.answers(&mut number)[..], [(_, Answer::Met { numbers, .. })] if *numbers == [11, 12])
        );
        assert_eq!(a.on_closed(0), (Vec::new(), vec![12, 11]));
        assert!(!a.any());
    }

    #[test]
    fn strangers_are_sent_away_and_askers_hear_of_it() {
        let (mut a, mut b) = pair();
        let mut contact = b.reach().clone();
        contact.pass[0] ^= 1;
        a.meet(ASKER, vec![contact.clone()], vec![word(contact.tag(), 0)], false).expect("it is called");
        assert_eq!(a.next_call(), Some(contact.clone()));
        a.on_called(0, &contact);
        let Some((_, hello)) = a.said.pop_front() else { panic!("it says Hello") };
        assert!(!hear(&mut b, hello) && !b.is_partner(0));
        assert!(matches!(&a.on_closed(0).0[..], [(ASKER, Answer::Refused { .. })]));
        let own = a.reach().clone();
        assert!(a.meet(ASKER, vec![own.clone()], vec![word(own.tag(), 0)], false).is_err());
        assert!(a.meet(ASKER, Vec::new(), vec![word(7, 0)], false).is_err());
    }
}
