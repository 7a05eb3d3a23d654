//! Which part of the daemon a message is for. A peer may be submitter and host of the same job; what
//! its two sides say to each other comes back through [`Daemon::on_own_message`].

use p2pmpi_grid::job::{HostingEvent, SupervisorEvent};
use p2pmpi_grid::message::{Job, Reservation, Staging};
use p2pmpi_grid::staging::FetchEvent;
use p2pmpi_grid::{JobId, Message, PeerId, peers};

use crate::daemon::{Daemon, Origin};
use crate::overlay::Overlay;
use crate::work::Name;

impl<O: Overlay> Daemon<O> {
    /// A message of another peer.
    pub(crate) fn on_message(&mut self, from: PeerId, message: Message) {
        let event = |message| HostingEvent::Received { from, message };
        match message {
            Message::Peers(message) => {
                self.feed_cache(peers::Event::Received { from, message });
                self.offer_candidates();
            }
            Message::Staging(message) => self.on_staging(from, message),
            Message::Reservation(message) => match for_submitter(&message) {
                Some(job) => self.on_answer(job, from, Message::Reservation(message)),
                None => self.feed_hosting(event(Message::Reservation(message))),
            },
            Message::Job(message) => match message {
                Job::Prepare { .. }
                | Job::Start { .. }
                | Job::Collect { .. }
                | Job::Clean { .. }
                | Job::Beat { .. } => self.feed_hosting(event(Message::Job(message))),
                _ => self.on_answer(message.job(), from, Message::Job(message)),
            },
        }
    }

    /// A message of one side of this peer's jobs to the other side here.
    pub(crate) fn on_own_message(&mut self, origin: Origin, message: Message) {
        let from = self.overlay.me();
        match (origin, message) {
            (_, Message::Staging(message)) => self.on_staging(from, message),
            (Origin::Submitter, message) => self.feed_hosting(HostingEvent::Received { from, message }),
            (Origin::Host, Message::Reservation(message)) => {
                if let Some(job) = for_submitter(&message) {
                    self.on_answer(job, from, Message::Reservation(message));
                }
            }
            (Origin::Host, Message::Job(message)) => {
                self.on_answer(message.job(), from, Message::Job(message))
            }
            (Origin::Host, Message::Peers(_)) => {}
        }
    }

    fn on_answer(&mut self, job: JobId, from: PeerId, message: Message) {
        self.feed_supervisor(job, SupervisorEvent::Received { from, message });
    }

    /// Pieces of files. Every fetch knows itself which pieces it has asked for.
    fn on_staging(&mut self, from: PeerId, message: Staging) {
        let job = match message {
            Staging::Want { submitter, job, piece } => return self.on_want(from, (submitter, job), piece),
            Staging::Piece { job, .. } | Staging::Absent { job, .. } => job,
        };
        let names: Vec<Name> = self.hosted.keys().copied().filter(|name| name.1 == job).collect();
        for name in names {
            self.feed_fetch(name, FetchEvent::Received { from, message: message.clone() });
        }
        self.feed_results(job, from, FetchEvent::Received { from, message });
    }
}

/// The job of an answer to its submitter; none: it is a request to a host.
fn for_submitter(message: &Reservation) -> Option<JobId> {
    match *message {
        Reservation::Granted { job, .. }
        | Reservation::Refused { job, .. }
        | Reservation::Confirmed { job, .. }
        | Reservation::Cancelled { job, .. } => Some(job),
        Reservation::Reserve { .. } | Reservation::Confirm { .. } | Reservation::Cancel { .. } => None,
    }
}
