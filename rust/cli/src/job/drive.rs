//! The launcher's loop: one poll over signals, node streams and our own three streams.
//!
//! It never blocks on any of them: a terminal that is stopped or a pipe that nobody reads holds up the
//! ranks' output, not the signals that end the job.

use std::io::ErrorKind;
use std::os::fd::{AsFd, BorrowedFd};
use std::time::{Duration, Instant};

use p2pmpi_launch::node::{Start, Stream, ToNode};
use p2pmpi_sys::poll::{Interest, poll};
use p2pmpi_sys::signal::{SIGKILL, Signals};
use p2pmpi_sys::{host, process};

use super::door::Door;
use super::link::Link;
use super::names::Names;
use super::supervisor::{Demand, Supervisor};
use super::unexplained::Unexplained;
use super::worlds::Home;
use super::{Behaviour, News, Overseer};
use crate::{Error, local};

/// While more than this waits for our own streams, the nodes are not read.
const OUTPUT_HIGH: usize = 1 << 20;

/// What a pipe or terminal that is ready takes at least without blocking.
const PIPE_CHUNK: usize = 4096;

/// Bytes read from standard input at once.
const STDIN_CHUNK: usize = 64 * 1024;

/// How often a launcher in the background looks whether it may read the terminal.
const FOREGROUND_EVERY: Duration = Duration::from_millis(500);

/// Standard input as the loop sees it.
struct Input {
    terminal: bool,
    open: bool,
}

/// What comes from outside of the job.
struct Outside<'a> {
    signals: &'a Signals,
    input: Input,
    door: Door,
    names: Names,
}

/// Runs a job to its end and answers the exit code.
pub fn run(
    nodes: Vec<(Link, Start)>,
    home: Option<Home>,
    mut overseer: Option<&mut dyn Overseer>,
    behaviour: &Behaviour,
    signals: &Signals,
) -> Result<u8, Error> {
    let failed = |what: &'static str| move |error: std::io::Error| Error::System(format!("{what}: {error}"));
    process::adopt_orphans().map_err(failed("becoming a subreaper"))?;
    let now = Instant::now();
    let named: Vec<(String, &Start)> = nodes.iter().map(|(link, start)| (link.name.clone(), start)).collect();
    let prompts = host::is_terminal(std::io::stdout());
    let mut job = Supervisor::new(&named, behaviour.clone(), prompts, now);
    if let Some((_, start)) = nodes.first() {
        job.allow_spawning(start, home);
    }
    let mut links: Vec<Link> = nodes.into_iter().map(|(link, _)| link).collect();
    for link in &links {
        link.prepare().map_err(failed("the stream to a node"))?;
    }
    let stdin = std::io::stdin();
    let input = Input { terminal: host::is_terminal(&stdin), open: true };
    let mut outside = Outside { signals, input, door: Door::default(), names: Names::of_user() };
    let mut ends = Unexplained::default();
    let code = loop {
        let now = Instant::now();
        if ends.overdue(now) || (ends.deadline().is_some() && job.is_ending()) {
            release(&mut job, &mut ends);
        }
        outside.door.serve(&mut job, now);
        while let Some((asker, work)) = job.next_name() {
            let answer = outside.names.answer(&work);
            job.on_name(asker, &work, answer);
        }
        let wake = [job.on_time(now), ends.deadline(), outside.door.deadline()];
        let wake = wake.into_iter().flatten().min();
        send_orders(&mut job, &mut links);
        if let Some(join) = job.take_invitation() {
            // If the program has gone meanwhile, its agent says so.
            let _ = host::write(&stdin, format!("{join}\n").as_bytes());
        }
        if let Some(code) = job.finished() {
            break code;
        }
        if job.is_abandoned() {
            abandon(&mut job, &mut links);
            continue;
        }
        turn(&mut job, &mut links, &mut overseer, &mut ends, &mut outside, wake)?;
    };
    for link in &mut links {
        link.finish(false);
    }
    process::end_children();
    job.output.finish();
    write_rest(&mut job, signals);
    Ok(code)
}

/// Waits once, and acts on everything that is ready.
fn turn(
    job: &mut Supervisor,
    links: &mut Vec<Link>,
    overseer: &mut Option<&mut dyn Overseer>,
    ends: &mut Unexplained,
    outside: &mut Outside<'_>,
    wake: Option<Instant>,
) -> Result<(), Error> {
    let Outside { signals, input, door, .. } = outside;
    let signals: &Signals = signals;
    let (stdin, stdout, stderr) = (std::io::stdin(), std::io::stdout(), std::io::stderr());
    let streams = [Stream::Output, Stream::Error];
    let waiting = streams.map(|stream| job.output.waiting(stream).len());
    let read_nodes = waiting.iter().sum::<usize>() <= OUTPUT_HIGH || job.is_ending();
    let wants_input = input.open && job.stdin_room().is_some_and(|room| room > 0);
    let in_foreground = !input.terminal || host::in_foreground(&stdin);
    let now = Instant::now();
    let look = (wants_input && !in_foreground).then(|| now + FOREGROUND_EVERY);
    let timeout = [wake, look].into_iter().flatten().min().map(|at| at.saturating_duration_since(now));

    let write = |bytes: usize| Interest { read: false, write: bytes > 0 };
    let nobody = signals.as_fd();
    let mut watched: Vec<(BorrowedFd<'_>, Interest)> = vec![(signals.as_fd(), Interest::READ)];
    watched.push(if wants_input && in_foreground {
        (stdin.as_fd(), Interest::READ)
    } else {
        (nobody, Interest::NONE)
    });
    watched.push(if waiting[0] > 0 { (stdout.as_fd(), write(waiting[0])) } else { (nobody, Interest::NONE) });
    watched.push(if waiting[1] > 0 { (stderr.as_fd(), write(waiting[1])) } else { (nobody, Interest::NONE) });
    watched.push(match overseer.as_ref().and_then(|overseer| overseer.socket()) {
        Some(socket) => (socket.as_fd(), Interest::READ),
        None => (nobody, Interest::NONE),
    });
    let polled = watch_nodes(links, read_nodes, &mut watched);
    let mut lines = Vec::new();
    for (what, descriptor, interest) in door.watched().filter(|_| job.hears_lines()) {
        lines.push(what);
        watched.push((descriptor, interest));
    }
    let ready = poll(&watched, timeout).map_err(|error| Error::System(format!("waiting: {error}")))?;
    drop(watched);

    if ready[0].read {
        on_signals(job, links, signals);
    }
    if ready[1].read {
        read_input(job, input, stdin.as_fd());
    }
    for (stream, ready) in streams.into_iter().zip(&ready[2..4]) {
        if ready.write {
            write_some(job, stream);
        }
    }
    if ready[4].read
        && let Some(overseer) = overseer
    {
        on_overseer(job, ends, &mut **overseer);
    }
    let (of_nodes, of_lines) = ready[5..].split_at(polled.len());
    for (index, ready) in polled.into_iter().zip(of_nodes) {
        if ready.write {
            links[index].flush();
        }
        if ready.read {
            read_node(job, links, index, overseer, ends);
        }
    }
    for (what, ready) in lines.into_iter().zip(of_lines) {
        if ready.read || ready.write {
            door.on_ready(job, what, *ready, Instant::now());
        }
    }
    Ok(())
}

/// Adds the streams of the nodes that can do something; answers which.
fn watch_nodes<'a>(
    links: &'a [Link],
    read: bool,
    watched: &mut Vec<(BorrowedFd<'a>, Interest)>,
) -> Vec<usize> {
    let mut polled = Vec::new();
    for (index, link) in links.iter().enumerate() {
        let interest = Interest { read, write: link.busy() };
        if let Some(socket) = link.socket().filter(|_| interest.read || interest.write) {
            polled.push(index);
            watched.push((socket.as_fd(), interest));
        }
    }
    polled
}

/// What the daemon has to say comes before the ends of streams that it may explain.
fn on_overseer(job: &mut Supervisor, ends: &mut Unexplained, overseer: &mut dyn Overseer) {
    for news in overseer.read() {
        if news == News::Told {
            release(job, ends);
        } else {
            job.on_news(news, Instant::now());
        }
    }
    if overseer.socket().is_none() {
        release(job, ends);
    }
}

/// Nobody explains why these streams have ended.
fn release(job: &mut Supervisor, ends: &mut Unexplained) {
    for (node, why) in ends.release() {
        job.on_node_closed(node, &why, Instant::now());
    }
}

/// Makes the nodes of spawned worlds, then tells all nodes what they are to do.
fn send_orders(job: &mut Supervisor, links: &mut Vec<Link>) {
    while let Some((node, start)) = job.next_launch() {
        let launched = local::start_agent().and_then(|link| {
            link.prepare().map_err(|error| Error::System(format!("the stream to a node: {error}")))?;
            Ok(link)
        });
        match launched {
            Ok(link) => {
                links.push(link);
                job.orders.push_front((node, ToNode::Start(Box::new(start))));
            }
            Err(error) => {
                links.push(Link::none());
                job.on_not_launched(node, error.to_string());
            }
        }
    }
    while let Some((node, order)) = job.orders.pop_front() {
        if let Err(error) = links[node].tell(&order) {
            job.on_node_closed(node, &error.to_string(), Instant::now());
        }
    }
}

fn on_signals(job: &mut Supervisor, links: &mut Vec<Link>, signals: &Signals) {
    while let Some(signal) = signals.next() {
        if job.on_signal(signal, Instant::now()) == Demand::StopSelf {
            send_orders(job, links);
            p2pmpi_sys::signal::stop_self();
        }
    }
}

fn read_input(job: &mut Supervisor, input: &mut Input, stdin: BorrowedFd<'_>) {
    let room = job.stdin_room().unwrap_or(0).min(STDIN_CHUNK);
    let mut bytes = vec![0; room];
    match host::read(stdin, &mut bytes) {
        Ok(count) => {
            input.open = count > 0;
            job.on_stdin(&bytes[..count]);
        }
        Err(error) if matches!(error.kind(), ErrorKind::Interrupted | ErrorKind::WouldBlock) => {}
        // A terminal that was taken away, a directory: the ranks see the end.
        Err(_) => {
            input.open = false;
            job.on_stdin(&[]);
        }
    }
}

fn read_node(
    job: &mut Supervisor,
    links: &mut [Link],
    node: usize,
    overseer: &mut Option<&mut dyn Overseer>,
    ends: &mut Unexplained,
) {
    let now = Instant::now();
    let ended = links[node].read(&mut |message| job.on_node(node, message, now));
    if let Some(why) = ended {
        if links[node].is_local() {
            for pid in job.pids_of(node) {
                process::signal_group(pid, SIGKILL);
            }
        }
        if job.is_gone(node) {
            // The last word was said, and worlds may come and go for long: nothing of it is kept.
            return links[node].finish(false);
        }
        match overseer.as_mut().filter(|overseer| overseer.socket().is_some() && !job.is_ending()) {
            Some(overseer) => {
                ends.hold(node, why, now);
                overseer.ask();
            }
            None => job.on_node_closed(node, &why, now),
        }
    }
}

/// Nodes that did not end in time: the local one is ended by force, others are left to themselves.
fn abandon(job: &mut Supervisor, links: &mut Vec<Link>) {
    for (node, link) in links.iter_mut().enumerate() {
        if link.is_local() {
            for pid in job.pids_of(node) {
                process::signal_group(pid, SIGKILL);
            }
            link.finish(true);
        }
        job.on_node_closed(node, "it did not end in time", Instant::now());
    }
    send_orders(job, links);
}

/// Writes as much of a stream as it takes without blocking.
fn write_some(job: &mut Supervisor, stream: Stream) {
    let (stdout, stderr) = (std::io::stdout(), std::io::stderr());
    let fd = if stream == Stream::Output { stdout.as_fd() } else { stderr.as_fd() };
    let bytes = job.output.waiting(stream);
    let chunk = if host::is_pipe(fd) || host::is_terminal(fd) { PIPE_CHUNK } else { bytes.len() };
    match host::write(fd, &bytes[..chunk.min(bytes.len())]) {
        Ok(count) => job.output.wrote(stream, count),
        Err(error) if matches!(error.kind(), ErrorKind::Interrupted | ErrorKind::WouldBlock) => {}
        Err(_) => job.on_output_closed(stream, Instant::now()),
    }
}

/// Writes what is left when everything else is done, however long its reader takes; a signal ends that.
fn write_rest(job: &mut Supervisor, signals: &Signals) {
    for stream in [Stream::Output, Stream::Error] {
        let (stdout, stderr) = (std::io::stdout(), std::io::stderr());
        let fd = if stream == Stream::Output { stdout.as_fd() } else { stderr.as_fd() };
        while !job.output.waiting(stream).is_empty() {
            let watched = [(fd, Interest { read: false, write: true }), (signals.as_fd(), Interest::READ)];
            match poll(&watched, None) {
                Ok(ready) if ready[1].read => return,
                Ok(ready) if ready[0].write => write_some(job, stream),
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixStream;

    use p2pmpi_launch::node::{Binding, Placed};

    use super::*;

    /// A daemon that says what it knows only when asked, as one whose word is still on its way.
    struct Slow {
        socket: UnixStream,
        knows: Vec<News>,
        asked: bool,
    }

    impl Overseer for Slow {
        fn socket(&self) -> Option<&UnixStream> {
            Some(&self.socket)
        }

        fn read(&mut self) -> Vec<News> {
            if self.asked { std::mem::take(&mut self.knows) } else { Vec::new() }
        }

        fn ask(&mut self) {
            self.asked = true;
        }
    }

    fn start() -> Start {
        Start {
            job: "test".to_owned(),
            secret: [0; 32],
            node: "there".to_owned(),
            size: 1,
            replicas: 1,
            universe: 1,
            processes: vec![Placed { process: 0, rank: 0, replica: 0, section: 0 }],
            sections: Vec::new(),
            environment: Vec::new(),
            library_path: Vec::new(),
            stdin: None,
            listen: false,
            arena: false,
            binding: Binding::None,
            report_bindings: false,
            parent: None,
            adopt: None,
            apart: false,
        }
    }

    /// What the user reads when a node's stream ends before the daemon's word arrives.
    fn said_when_the_stream_ends(knows: Vec<News>) -> String {
        let start = start();
        let now = Instant::now();
        let mut job = Supervisor::new(&[("there".to_owned(), &start)], Behaviour::default(), false, now);
        let (ours, theirs) = UnixStream::pair().expect("a pair of sockets");
        let mut links = vec![Link::remote(ours, "there".to_owned())];
        drop(theirs);
        let (socket, _other) = UnixStream::pair().expect("a pair of sockets");
        let mut slow = Slow { socket, knows, asked: false };
        let mut ends = Unexplained::default();
        let mut overseer: Option<&mut dyn Overseer> = Some(&mut slow);
        read_node(&mut job, &mut links, 0, &mut overseer, &mut ends);
        assert!(job.output.waiting(Stream::Error).is_empty(), "judged before the daemon was heard");
        assert!(ends.deadline().is_some() && job.finished().is_none());
        on_overseer(&mut job, &mut ends, overseer.expect("it is there"));
        assert!(job.finished().is_some_and(|code| code == 1));
        String::from_utf8_lossy(job.output.waiting(Stream::Error)).into_owned()
    }

    #[test]
    fn the_daemons_word_explains_the_end_of_a_stream() {
        let said = said_when_the_stream_ends(vec![News::Ended("cancelled".to_owned()), News::Told]);
        assert!(said.contains("cancelled") && !said.contains("unexpectedly"), "{said}");
        let reason = "host there was lost".to_owned();
        let said = said_when_the_stream_ends(vec![News::NodeLost { node: 0, reason }, News::Told]);
        assert!(said.contains("was lost") && !said.contains("unexpectedly"), "{said}");
    }

    #[test]
    fn an_end_that_nobody_explains_is_unexpected() {
        let said = said_when_the_stream_ends(vec![News::Told]);
        assert!(said.contains("ended unexpectedly") && said.contains("rank 0 ran there"), "{said}");
    }
}
