//! The agent's loop: waits for the launcher, the ranks, their ends and their output, and acts on each.
//!
//! Called by `main` and, in the daemon's tests, directly. `ranks` holds the half that talks to ranks.

use std::collections::BTreeSet;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::node::{self, Activity, FromNode, Place, Placed, Start, Status, ToNode};
use p2pmpi_launch::rank::ToRank;
use p2pmpi_launch::stream::{Filled, Inbox, Outbox};
use p2pmpi_sys::poll::{Interest, Poller, Ready};
use p2pmpi_sys::process;
use p2pmpi_sys::signal::{SIGCONT, SIGKILL, SIGTERM};

use crate::arena::Arena;
use crate::member::Member;
use crate::quiesce::{Phase, Quiesce};
use crate::routes::Routes;
use crate::start::{self, Running};
use crate::{Error, libraries, system};

/// While more than this waits for the launcher, the ranks' output is left in their pipes.
const OUTBOX_HIGH: usize = 1 << 20;

/// A rank that makes this much wait for the launcher by what it says is cut off.
const OUTBOX_MAX: usize = 32 << 20;

/// Reading output goes on when no more than this waits.
const OUTBOX_LOW: usize = 256 << 10;

/// Between SIGTERM and SIGKILL when the launcher has gone.
const ORPHAN_GRACE: Duration = Duration::from_millis(1000);

/// How long the last output may take to be read by the launcher.
const FAREWELL: Duration = Duration::from_secs(10);

const CONTROL: u64 = 0;
const LISTENER: u64 = 1;
const OUTPUTS: u64 = 2;
const FEED: u64 = 3;
const GUEST: u64 = 1 << 32;
const RANK: u64 = 2 << 32;
const ENDED: u64 = 3 << 32;
const KIND: u64 = !0xffff_ffff;

/// Key under which the control connection of the `index`-th member is watched.
pub(crate) fn rank_key(index: usize) -> u64 {
    RANK | index as u64
}

/// One job on this machine.
pub struct Node {
    pub(crate) poller: Poller,
    control: UnixStream,
    inbox: Inbox,
    outbox: Outbox,
    control_interest: Interest,
    feed_watched: bool,
    outputs_paused: bool,
    launcher_gone: bool,
    stopping: bool,
    kill_at: Option<Instant>,
    pub(crate) start: Option<Box<Start>>,
    pub(crate) running: Option<Running>,
    pub(crate) routes: Routes,
    pub(crate) quiesce: Option<Quiesce>,
}

/// Runs one job for the launcher at the other end of `control`; returns when nothing of it is left.
pub fn serve(control: UnixStream) -> Result<(), Error> {
    process::adopt_orphans().map_err(system("becoming a subreaper"))?;
    control.set_nonblocking(true).map_err(system("the launcher's socket"))?;
    let poller = Poller::new().map_err(system("poller"))?;
    poller.add(&control, CONTROL, Interest::READ).map_err(system("poller"))?;
    let mut node = Node {
        poller,
        control,
        inbox: Inbox::new(node::MESSAGE_MAX),
        outbox: Outbox::new(node::MESSAGE_MAX),
        control_interest: Interest::READ,
        feed_watched: false,
        outputs_paused: false,
        launcher_gone: false,
        stopping: false,
        kill_at: None,
        start: None,
        running: None,
        routes: Routes::default(),
        quiesce: None,
    };
    let outcome = node.turn();
    if let Err(error) = &outcome {
        node.tell(FromNode::Failed(error.to_string()));
    }
    node.clear();
    outcome
}

impl Node {
    fn turn(&mut self) -> Result<(), Error> {
        let mut ready = Vec::new();
        while !self.over() {
            let now = Instant::now();
            if self.kill_at.is_some_and(|at| at <= now) {
                self.kill_at = None;
                self.signal(SIGKILL);
            }
            let guests = self.running.as_mut().and_then(|running| running.lobby.expire(now));
            let wake = [self.kill_at, guests].into_iter().flatten().min();
            let timeout = wake.map(|at| at.saturating_duration_since(now));
            self.poller.wait(&mut ready, timeout).map_err(system("waiting"))?;
            for event in &ready {
                self.on_ready(event)?;
            }
            self.flush_launcher();
            self.pace_outputs()?;
        }
        Ok(())
    }

    /// Nothing is left to be waited for.
    fn over(&self) -> bool {
        let ended = |running: &Running| running.members.iter().all(|member| member.status.is_some());
        self.stopping || self.launcher_gone && self.running.as_ref().is_none_or(ended)
    }

    fn on_ready(&mut self, event: &Ready) -> Result<(), Error> {
        let index = usize::try_from(event.key & !KIND).expect("32 bits fit");
        match event.key & KIND {
            0 => match event.key {
                CONTROL if event.readable => self.on_launcher_readable()?,
                LISTENER => self.on_listener()?,
                OUTPUTS => self.on_outputs()?,
                FEED => self.on_feed()?,
                _ => {}
            },
            GUEST => self.on_guest(event.key & !KIND),
            RANK => {
                if event.readable {
                    self.on_rank_readable(index);
                }
                if event.writable {
                    self.on_rank_writable(index);
                }
            }
            _ => self.on_ended(index)?,
        }
        Ok(())
    }

    // -- the launcher --

    fn on_launcher_readable(&mut self) -> Result<(), Error> {
        match self.inbox.fill(&self.control) {
            Ok(Filled::End) => {
                self.on_launcher_gone();
                return Ok(());
            }
            Ok(_) => {}
            Err(p2pmpi_launch::Error::Io(_) | p2pmpi_launch::Error::Truncated) => {
                self.on_launcher_gone();
                return Ok(());
            }
            Err(error) => return Err(error.into()),
        }
        while let Some(message) = self.inbox.take()? {
            self.on_launcher(message)?;
        }
        Ok(())
    }

    fn on_launcher_gone(&mut self) {
        if self.launcher_gone {
            return;
        }
        self.launcher_gone = true;
        // The socket would stay readable for ever.
        let _ = self.poller.remove(&self.control);
        self.kill(ORPHAN_GRACE);
    }

    fn on_launcher(&mut self, message: ToNode) -> Result<(), Error> {
        match message {
            ToNode::Start(start) => self.on_start(start)?,
            ToNode::Stdin(bytes) => {
                if let Some(feed) = self.running.as_mut().and_then(|running| running.feed.as_mut())
                    && !feed.push(&bytes.0)
                {
                    return Err(Error::Order("more standard input than the window allows"));
                }
                self.on_feed()?;
            }
            ToNode::Signal(signal) => self.signal(signal),
            ToNode::Route(route) => self.learn(route),
            ToNode::NoRoute { process, reason } => {
                for index in self.routes.give_up(process) {
                    self.tell_rank(index, &ToRank::NoRoute { process, reason: reason.clone() });
                }
            }
            ToNode::Failed { process, reason } => {
                for index in self.participants() {
                    self.tell_rank(index, &ToRank::Failed { process, reason: reason.clone() });
                }
            }
            ToNode::Met { process, own, theirs, caller, number } => {
                if let Some(index) = self.index_of(process) {
                    let met = ToRank::Met { own, theirs, process: caller, number };
                    self.tell_rank(index, &met);
                }
            }
            ToNode::Ended { processes, reason } => {
                for &process in &processes {
                    self.routes.give_up(process);
                }
                let message = ToRank::Ended { processes, reason };
                for index in self.participants() {
                    self.tell_rank(index, &message);
                }
            }
            ToNode::Listen { process } => self.on_wanted(process),
            ToNode::Answer { process, number, answer } => self.on_answered(process, number, answer),
            ToNode::Where => self.tell(FromNode::Places(self.places())),
            ToNode::Quiesce { epoch } => self.begin_phase(epoch, Phase::Stop)?,
            ToNode::Drain { epoch } => self.begin_phase(epoch, Phase::Drain)?,
            ToNode::Resume { epoch } => self.begin_phase(epoch, Phase::Resume)?,
            ToNode::Kill { grace_ms } => self.kill(Duration::from_millis(u64::from(grace_ms))),
            ToNode::Stop => self.stopping = true,
        }
        Ok(())
    }

    fn on_start(&mut self, mut start: Box<Start>) -> Result<(), Error> {
        if self.start.is_some() {
            return Err(Error::Order("a second Start"));
        }
        let sections = start.sections.len();
        let misplaced = |placed: &Placed| {
            u64::from(placed.process)
                < u64::from(placed.rank) + u64::from(placed.replica) * u64::from(start.size)
        };
        if start.processes.iter().any(misplaced) {
            return Err(Error::Order("a process before the first of its world"));
        }
        if start.processes.iter().any(|placed| placed.section as usize >= sections) {
            return Err(Error::Order("a process of no section"));
        }
        if start.library_path.is_empty() {
            let own = libraries::own().into_iter();
            start.library_path = own.map(|place| Bytes::from(place.into_os_string())).collect();
        }
        let mut said = Vec::new();
        let running = start::start(&start, &mut |message| said.push(message))?;
        self.start = Some(start);
        let watch = |what| system(what);
        self.poller
            .add(running.lobby.listener(), LISTENER, Interest::READ)
            .map_err(watch("the ranks' socket"))?;
        self.poller.add(running.outputs.poller(), OUTPUTS, Interest::READ).map_err(watch("output"))?;
        for (index, member) in running.members.iter().enumerate() {
            if let Some(pidfd) = &member.pidfd {
                self.poller.add(pidfd, ENDED | index as u64, Interest::READ).map_err(watch("a pidfd"))?;
            }
        }
        self.running = Some(running);
        for message in said {
            self.tell(message);
        }
        Ok(())
    }

    /// Queues a message for the launcher.
    pub(crate) fn tell(&mut self, message: FromNode) {
        if !self.launcher_gone && self.outbox.push(&message, None).is_err() {
            self.on_launcher_gone();
        }
    }

    /// Whether the launcher is so far behind that ranks may say no more.
    pub(crate) fn is_overrun(&self) -> bool {
        self.outbox.bytes() > OUTBOX_MAX
    }

    fn flush_launcher(&mut self) {
        if self.launcher_gone {
            return;
        }
        match self.outbox.flush(&self.control) {
            Ok(empty) => {
                let interest = Interest { read: true, write: !empty };
                if interest != self.control_interest
                    && self.poller.modify(&self.control, CONTROL, interest).is_ok()
                {
                    self.control_interest = interest;
                }
            }
            Err(_) => self.on_launcher_gone(),
        }
    }

    // -- output and input of the ranks --

    fn pace_outputs(&mut self) -> Result<(), Error> {
        let Some(running) = &self.running else { return Ok(()) };
        let waiting = if self.launcher_gone { 0 } else { self.outbox.bytes() };
        if !self.outputs_paused && waiting > OUTBOX_HIGH {
            self.poller.remove(running.outputs.poller()).map_err(system("pausing output"))?;
            self.outputs_paused = true;
        } else if self.outputs_paused && waiting <= OUTBOX_LOW {
            let outputs = running.outputs.poller();
            self.poller.add(outputs, OUTPUTS, Interest::READ).map_err(system("resuming output"))?;
            self.outputs_paused = false;
        }
        Ok(())
    }

    fn on_outputs(&mut self) -> Result<(), Error> {
        let Some(running) = &mut self.running else { return Ok(()) };
        let mut read = Vec::new();
        running.outputs.read_ready(&mut |message| read.push(message)).map_err(system("reading output"))?;
        for message in read {
            self.tell(message);
        }
        Ok(())
    }

    fn on_feed(&mut self) -> Result<(), Error> {
        let Some(feed) = self.running.as_mut().and_then(|running| running.feed.as_mut()) else {
            return Ok(());
        };
        let taken = feed.flush();
        let hungry = feed.hungry();
        if let Some(pipe) = feed.pipe().filter(|_| hungry != self.feed_watched) {
            let interest = Interest { read: false, write: true };
            let changed =
                if hungry { self.poller.add(pipe, FEED, interest) } else { self.poller.remove(pipe) };
            changed.map_err(system("watching standard input"))?;
            self.feed_watched = hungry;
        }
        if let Some(message) = taken {
            self.tell(message);
        }
        Ok(())
    }

    // -- the ranks --

    pub(crate) fn member(&mut self, index: usize) -> Option<&mut Member> {
        self.running.as_mut()?.members.get_mut(index)
    }

    fn participants(&self) -> BTreeSet<usize> {
        let members = self.running.iter().flat_map(|running| running.members.iter().enumerate());
        members.filter(|(_, member)| member.takes_part()).map(|(index, _)| index).collect()
    }

    fn on_listener(&mut self) -> Result<(), Error> {
        let user = p2pmpi_sys::host::user();
        let Some(running) = &mut self.running else { return Ok(()) };
        // Out of descriptors is a reason to try later, not to end the job.
        while let Ok(Some((key, socket))) = running.lobby.accept(user) {
            self.poller.add(socket, GUEST | key, Interest::READ).map_err(system("watching a rank"))?;
        }
        Ok(())
    }

    /// Watches the control connection of a rank for what it can do now.
    pub(crate) fn watch_rank(&mut self, index: usize) {
        let Some(member) = self.running.as_ref().and_then(|running| running.members.get(index)) else {
            return;
        };
        if let Some(control) = &member.control {
            let interest = Interest { read: true, write: control.outbox.bytes() > 0 };
            // Fails only if the socket was closed, which its end of stream tells.
            let _ = self.poller.modify(&control.socket, rank_key(index), interest);
        }
    }

    fn on_ended(&mut self, index: usize) -> Result<(), Error> {
        let Some(member) = self.member(index) else { return Ok(()) };
        if member.adopted {
            // How far it had come tells how it has ended.
            self.on_rank_readable(index);
        }
        let Some(member) = self.member(index) else { return Ok(()) };
        let Some(status) = member.ending().map_err(system("collecting a process"))? else { return Ok(()) };
        if let Some(pidfd) = member.pidfd.take() {
            // Somebody else may hold it open still, and a process that was not reaped stays readable.
            let _ = self.poller.remove(&pidfd);
        }
        let Some(member) = self.member(index) else { return Ok(()) };
        member.status = Some(status);
        if status != Status::Code(0) {
            // What it means for others depends on what they have said before it ended.
            let members = self.running.as_ref().map_or(0, |running| running.members.len());
            (0..members).for_each(|index| self.on_rank_readable(index));
        }
        // What it said last may still be in its socket: Finalized, or Abort.
        self.on_rank_readable(index);
        let Some(running) = &mut self.running else { return Ok(()) };
        let member = &running.members[index];
        let (process, stage) = (member.placed.process, member.stage);
        let activity = activity(running.arena.as_ref(), index);
        let mut last = Vec::new();
        running.outputs.drain(process, &mut |message| last.push(message));
        for message in last {
            self.tell(message);
        }
        self.tell(FromNode::Exited { process, status, stage, activity });
        for asker in self.routes.give_up(process) {
            let reason = format!("process {process} has ended");
            self.tell_rank(asker, &ToRank::NoRoute { process, reason });
        }
        self.on_rank_leaves(index);
        Ok(())
    }

    fn places(&self) -> Vec<Place> {
        let Some(running) = &self.running else { return Vec::new() };
        let alive = running.members.iter().enumerate().filter(|(_, member)| member.status.is_none());
        alive
            .map(|(index, member)| {
                let pid = member.rank_pid.unwrap_or(member.pid);
                let cpu_ms = u64::try_from(process::cpu_time(pid).as_millis()).unwrap_or(u64::MAX);
                let activity = activity(running.arena.as_ref(), index);
                Place { process: member.placed.process, pid, stage: member.stage, activity, cpu_ms }
            })
            .collect()
    }

    // -- quiesce --

    fn begin_phase(&mut self, epoch: u64, phase: Phase) -> Result<(), Error> {
        let members = self.participants();
        self.quiesce = Some(Quiesce::begin(epoch, phase, members.clone()));
        match phase {
            Phase::Stop => {
                for index in members {
                    self.tell_rank(index, &ToRank::Quiesce { epoch });
                }
            }
            Phase::Drain => {
                self.routes.clear();
                for index in members {
                    self.tell_rank(index, &ToRank::Drain { epoch });
                }
            }
            Phase::Resume => self.resume(epoch, members)?,
        }
        self.finish_phase();
        Ok(())
    }

    fn resume(&mut self, epoch: u64, members: BTreeSet<usize>) -> Result<(), Error> {
        let Some(running) = &mut self.running else { return Ok(()) };
        if running.arena.is_some() {
            // The old one vanished from every rank; a new one starts empty.
            let count = running.members.len();
            running.arena = Some(Arena::open(count).map_err(system("shared memory after a quiesce"))?);
        }
        for &index in &members {
            let arena = running.arena.as_ref().and_then(|arena| arena.descriptor().ok());
            running.members[index].tell(&ToRank::Resume { epoch, arena: arena.is_some() }, arena);
        }
        let count = running.members.len();
        for index in 0..count {
            self.watch_rank(index);
            self.welcome(index);
        }
        Ok(())
    }

    pub(crate) fn finish_phase(&mut self) {
        if let Some(message) = self.quiesce.as_mut().and_then(Quiesce::complete) {
            self.tell(message);
        }
    }

    // -- ends --

    fn signal(&mut self, signal: i32) {
        let members = self.running.iter().flat_map(|running| &running.members);
        for member in members.filter(|member| member.status.is_none()) {
            member.signal(signal);
        }
    }

    fn kill(&mut self, grace: Duration) {
        if grace.is_zero() {
            self.kill_at = None;
            return self.signal(SIGKILL);
        }
        self.signal(SIGTERM);
        // A stopped process would keep SIGTERM until it is continued.
        self.signal(SIGCONT);
        let at = Instant::now() + grace;
        self.kill_at = Some(self.kill_at.map_or(at, |earlier| earlier.min(at)));
    }

    /// Ends whatever is left, hands over what is left of the output, and says so.
    fn clear(&mut self) {
        if let Some(running) = &mut self.running {
            // The group of one that has been collected may be somebody else's by now; what is left of it
            // has become a child of this process.
            for member in running.members.iter().filter(|member| member.status.is_none()) {
                member.signal(SIGKILL);
            }
            for member in &mut running.members {
                if let Some(pidfd) = member.pidfd.take().filter(|_| !member.adopted) {
                    let _ = process::wait(&pidfd);
                }
            }
            process::end_children();
            let processes: Vec<u32> = running.members.iter().map(|member| member.placed.process).collect();
            let mut last = Vec::new();
            for process in processes {
                running.outputs.drain(process, &mut |message| last.push(message));
            }
            for message in last {
                self.tell(message);
            }
        }
        self.tell(FromNode::Gone);
        if !self.launcher_gone
            && self.control.set_nonblocking(false).is_ok()
            && self.control.set_write_timeout(Some(FAREWELL)).is_ok()
        {
            // A launcher that no longer reads has its own reasons.
            let _ = self.outbox.flush(&self.control);
        }
    }
}

fn activity(arena: Option<&Arena>, index: usize) -> Activity {
    arena.map_or(Activity::Unknown, |arena| arena.activity(index))
}
