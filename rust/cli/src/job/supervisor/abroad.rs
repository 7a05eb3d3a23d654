//! What processes of this job have to do with those of other jobs.
//!
//! A partner asks for routes as a node does: it has a number beyond those of all nodes, and what is told
//! to that number goes to its launcher.

use std::time::Instant;

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::dynamic::{Answer, PROCESSES_MAX, Question};
use p2pmpi_launch::node::{Route, ToNode};
use p2pmpi_launch::partner::{Contact, Message, Published};

use super::super::names::Work;
use super::super::partners::Partners;
use super::super::worlds::Asker;
use super::Supervisor;

/// Number of the first connection to a partner, among the nodes.
const ABROAD: usize = 1 << 32;

/// Whether a name stands for an open port: the partner asks for it.
fn is_port(service: &Bytes) -> bool {
    service.0.first() == Some(&0)
}

impl Supervisor {
    /// The other jobs that this one has to do with.
    pub fn partners(&mut self) -> &mut Partners {
        &mut self.partners
    }

    /// Tells a node something, or a partner.
    pub(super) fn pass(&mut self, to: usize, order: ToNode) {
        let Some(line) = to.checked_sub(ABROAD) else { return self.orders.push_back((to, order)) };
        let message = match order {
            ToNode::Route(route) => Message::Route(route),
            ToNode::NoRoute { process, reason } => Message::NoRoute { process, reason },
            _ => return,
        };
        self.partners.said.push_back((line, message));
    }

    /// A node wants to reach a process of another job; false if it is none.
    pub(super) fn resolve_abroad(&mut self, node: usize, process: u32) -> bool {
        let Some((job, index)) = self.partners.foreign(process) else { return false };
        match self.routes.on_resolve(node, process) {
            Some(answer) => self.pass(node, answer),
            None => drop(self.partners.tell(job, Message::Resolve { process: index })),
        }
        true
    }

    /// A process asks something about other jobs; the answer, unless it comes later.
    pub(super) fn ask_abroad(&mut self, asker: Asker, question: Question) -> Option<Answer> {
        match question {
            Question::Reach => Some(Answer::Reachable(self.partners.reach().clone())),
            Question::LookupAt { job, service } => {
                let reason = "the job of that port has ended".to_owned();
                (!self.partners.look_up(asker, job, service)).then_some(Answer::Refused { reason })
            }
            // The links of this job are being closed: whoever called would find nobody.
            Question::Meet { .. } if self.quiesce.is_active() => {
                self.held_meetings.push((asker, question));
                None
            }
            Question::Meet { contacts, processes, calls } => {
                let met = self.partners.meet(asker, contacts, processes, calls);
                self.answer_meetings();
                met.err().map(|reason| Answer::Refused { reason })
            }
            Question::Publish { service, port } => self.publish(asker, service, port),
            Question::Lookup { service } => self.look_up(asker, service),
            _ => None,
        }
    }

    /// A name is published in the job, then for the others.
    fn publish(&mut self, asker: Asker, service: Bytes, port: Bytes) -> Option<Answer> {
        let answer = self.services.publish(service.clone(), port.clone(), asker.process);
        if answer != Answer::Done || is_port(&service) {
            return Some(answer);
        }
        // Whoever finds the name finds the job.
        let Contact { job, door, .. } = self.partners.reach().clone();
        self.names.push_back((Some(asker), Work::Publish(Published { service, port, job, door })));
        None
    }

    fn look_up(&mut self, asker: Asker, service: Bytes) -> Option<Answer> {
        let answer = self.services.look_up(&service);
        if matches!(answer, Answer::Found { .. }) || is_port(&service) {
            return Some(answer);
        }
        self.names.push_back((Some(asker), Work::Lookup(service)));
        None
    }

    /// A name is no longer published.
    pub(super) fn unpublish(&mut self, service: Bytes) -> Answer {
        let answer = self.services.unpublish(&service);
        if answer == Answer::Done {
            self.unpublish_abroad(vec![service]);
        }
        answer
    }

    /// Names of this job are not to be found by others any more.
    pub(super) fn unpublish_abroad(&mut self, mut services: Vec<Bytes>) {
        services.retain(|service| !is_port(service));
        if !services.is_empty() {
            let job = self.partners.own().job.clone();
            self.names.push_back((None, Work::Unpublish { job, services }));
        }
    }

    /// What is to be done next with the names of all jobs; [`Supervisor::on_name`] gets the answer.
    pub fn next_name(&mut self) -> Option<(Option<Asker>, Work)> {
        self.names.pop_front()
    }

    /// What came of it.
    pub fn on_name(&mut self, asker: Option<Asker>, work: &Work, answer: Answer) {
        if let (Work::Publish(entry), Answer::Refused { .. }) = (work, &answer) {
            // It is taken, so that the one here would not be found by everybody.
            self.services.unpublish(&entry.service);
        }
        self.tell_askers(asker.map(|asker| (asker, answer)).into_iter().collect());
    }

    /// Goes on with what waited for the end of a quiesce.
    pub(super) fn release_meetings(&mut self) {
        for (asker, question) in std::mem::take(&mut self.held_meetings) {
            if let Some(answer) = self.ask_abroad(asker, question) {
                self.orders.push_back(asker.order(answer));
            }
        }
    }

    fn answer_meetings(&mut self) {
        let endings = &mut self.endings;
        let answers = self.partners.answers(|job, process| endings.number(job, process));
        self.tell_askers(answers);
    }

    fn tell_askers(&mut self, answers: Vec<(Asker, Answer)>) {
        self.orders.extend(answers.into_iter().map(|(asker, answer)| asker.order(answer)));
    }

    /// The socket for other jobs could not be made.
    pub fn on_no_door(&mut self, why: &str) {
        self.note(&format!("other jobs cannot connect with this one: {why}"));
    }

    /// Another job was called, on that connection.
    pub fn on_called(&mut self, line: usize, contact: &Contact) {
        self.partners.on_called(line, contact);
    }

    /// Another job cannot be called.
    pub fn on_not_called(&mut self, contact: &Contact, why: &str) {
        let answers = self.partners.on_not_called(contact, why);
        self.tell_askers(answers);
    }

    /// Whether other jobs are heard now.
    pub fn hears_lines(&self) -> bool {
        !self.quiesce.is_active()
    }

    /// The launcher of another job has said something; false if the connection is to be closed.
    pub fn on_line(&mut self, line: usize, message: Message, now: Instant) -> bool {
        match message {
            Message::Hello { pass, from } => {
                let name = from.job.clone();
                let known = self.partners.on_hello(line, pass, from);
                if known {
                    self.chat(|| format!("the job {name} has connected"));
                }
                self.answer_meetings();
                return known;
            }
            Message::Welcome => {
                let known = self.partners.on_welcome(line);
                self.answer_meetings();
                return known;
            }
            _ if !self.partners.is_partner(line) => return false,
            Message::Expect { caller, called } => self.expect(line, caller, &called),
            Message::Resolve { process } => self.on_resolve(ABROAD + line, process),
            Message::Route(route) => {
                if let Some(process) = self.partners.known(line, route.process) {
                    self.on_route(Route { process, ..route });
                }
            }
            Message::NoRoute { process, reason } => {
                if let Some(process) = self.partners.known(line, process) {
                    for (node, _) in self.routes.on_ended(process) {
                        self.pass(node, ToNode::NoRoute { process, reason: reason.clone() });
                    }
                }
            }
            Message::Lookup { number, service } => {
                let answer = self.services.look_up(&service);
                self.partners.said.push_back((line, Message::Found { number, answer }));
            }
            Message::Found { number, answer } => {
                let asker = self.partners.on_found(line, number);
                self.tell_askers(asker.map(|asker| (asker, answer)).into_iter().collect());
            }
        }
        self.settle(now);
        true
    }

    /// A process of another job is going to call processes of this one.
    fn expect(&mut self, line: usize, caller: u32, called: &[u32]) {
        let endings = &mut self.endings;
        if caller >= PROCESSES_MAX {
            return;
        }
        let Some((own, theirs, number)) =
            self.partners.expect(line, caller, |job, process| endings.number(job, process))
        else {
            return;
        };
        for &process in called {
            let node = self.nodes.iter().position(|node| node.processes.contains(&process));
            if let Some(node) = node {
                let (own, theirs) = (own.clone(), theirs.clone());
                self.orders.push_back((node, ToNode::Met { process, own, theirs, caller, number }));
            }
        }
    }

    /// The connection to another job's launcher has ended.
    pub fn on_line_closed(&mut self, line: usize, now: Instant) {
        let (answers, processes) = self.partners.on_closed(line);
        self.tell_askers(answers);
        for &process in &processes {
            for (node, order) in self.routes.on_ended(process) {
                self.pass(node, order);
            }
        }
        if !processes.is_empty() {
            let reason = "the job of that process has ended".to_owned();
            self.tell_all(&ToNode::Ended { processes, reason });
        }
        self.settle(now);
    }
}
