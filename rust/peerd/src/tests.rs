//! Daemons inside one process, over the overlay of [`crate::overlay::memory`]: what a member of the
//! grid can and cannot do to another one.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use p2pmpi_grid::message::{Job, Manifested, Needs, Order, Refusal, Reservation};
use p2pmpi_grid::{JobId, Message, PeerId, Token};
use p2pmpi_launch::control::{FromPeer, ToPeer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::mpsc;

use crate::config::Config;
use crate::control::{Tool, ToolEvent, ToolId};
use crate::daemon::Daemon;
use crate::key::GridKey;
use crate::log::Log;
use crate::overlay::memory::{Hub, Memory};
use crate::overlay::{Event, Overlay};
use crate::state::State;
use crate::tunnel::{self, Greeting};

const PATIENCE: Duration = Duration::from_secs(10);
const JOB: JobId = JobId([5; 16]);

/// A daemon that runs in a task, and the directory of its state.
struct Running {
    path: PathBuf,
    tools: mpsc::Sender<ToolEvent>,
    asked: u64,
}

impl Running {
    fn start(hub: &Hub, test: &str, name: u8, configure: impl FnOnce(&mut Config)) -> Running {
        let path = std::env::temp_dir().join(format!("p2pmpi-daemon-{test}-{name}-{}", std::process::id()));
        let state = State::open(&path).expect("a state directory");
        let log = Log::open(&path, false).expect("a log");
        let mut config =
            Config { name: Some(format!("peer{name}")), processes: Some(4), ..Config::default() };
        configure(&mut config);
        let grid = GridKey::new("lab", [0; 32]).expect("a grid");
        let machine = crate::machine::offer(&config);
        let overlay = hub.join(peer(name));
        let (tools, said) = mpsc::channel(16);
        let daemon = Daemon::new(overlay, state, config, grid, machine, [name; 32], log).expect("a daemon");
        tokio::spawn(daemon.run(said, std::future::pending()));
        Running { path, tools, asked: 0 }
    }

    async fn ask(&mut self, question: ToPeer) -> FromPeer {
        self.asked += 1;
        let (tool, mut answers) = Tool::pair();
        let id = ToolId::new(self.asked);
        self.tools.send(ToolEvent::Opened(id, tool)).await.expect("the daemon runs");
        self.tools.send(ToolEvent::Said(id, question)).await.expect("the daemon runs");
        let answer = tokio::time::timeout(PATIENCE, answers.next()).await;
        answer.expect("an answer in time").expect("an answer")
    }

    async fn names(&mut self) -> BTreeSet<String> {
        match self.ask(ToPeer::Grid).await {
            FromPeer::Grid(peers) => {
                peers.into_iter().filter(|peer| peer.distance_us.is_some()).map(|peer| peer.name).collect()
            }
            other => panic!("{other:?} for the grid"),
        }
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.path.join("log")).expect("a log")
    }

    async fn until_logged(&self, text: &str) {
        let logged = async {
            while !self.log().contains(text) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(PATIENCE, logged)
            .await
            .unwrap_or_else(|_| panic!("{text:?} is not in {}", self.log()));
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

fn peer(name: u8) -> PeerId {
    PeerId([name; 32])
}

/// The next message about reservations or jobs that a member gets.
async fn hear(member: &mut Memory) -> Message {
    let heard = async {
        loop {
            if let Event::Message { bytes, .. } = member.next().await {
                match Message::decode(&bytes).expect("daemons send messages") {
                    Message::Peers(_) => {}
                    message => return message,
                }
            }
        }
    };
    tokio::time::timeout(PATIENCE, heard).await.expect("a message in time")
}

fn tell(member: &mut Memory, to: PeerId, message: Message) {
    member.send(to, message.encode().expect("a message"));
}

fn reserve() -> Message {
    let (round, processes, hold) = (0, 2, Duration::from_secs(20));
    Message::Reservation(Reservation::Reserve { job: JOB, round, processes, needs: Needs::default(), hold })
}

#[tokio::test]
async fn daemons_that_join_at_once_through_one_seed_soon_know_each_other() {
    let hub = Hub::default();
    let seeded = |config: &mut Config| config.seeds = vec!["/memory/1".to_owned()];
    let mut all = vec![Running::start(&hub, "meet", 1, |_| {})];
    all.extend((2..=4).map(|name| Running::start(&hub, "meet", name, seeded)));
    let everyone: BTreeSet<String> = (1..=4).map(|name| format!("peer{name}")).collect();
    let met = async {
        for daemon in &mut all {
            while daemon.names().await != everyone {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    };
    tokio::time::timeout(PATIENCE, met).await.expect("they meet");
}

#[tokio::test]
async fn garbage_of_a_member_is_refused_and_logged() {
    let hub = Hub::default();
    let mut one = Running::start(&hub, "garbage", 1, |_| {});
    let mut member = hub.join(peer(9));
    member.send(peer(1), vec![0xff; 1000]);
    member.send(peer(1), Vec::new());
    one.until_logged("refused a message of 1000 bytes from peer 090909090909").await;
    one.until_logged("refused a message of 0 bytes").await;
    let mut cut = reserve().encode().expect("a message");
    cut.truncate(cut.len() - 1);
    member.send(peer(1), cut);
    assert_eq!(one.names().await, ["peer1".to_owned()].into());
}

#[tokio::test]
async fn nothing_happens_without_the_token() {
    let hub = Hub::default();
    let mut one = Running::start(&hub, "token", 1, |_| {});
    let mut member = hub.join(peer(9));
    tell(&mut member, peer(1), reserve());
    let token = match hear(&mut member).await {
        Message::Reservation(Reservation::Granted { token, processes: 2, .. }) => token,
        other => panic!("{other:?} for a reservation"),
    };
    tell(
        &mut member,
        peer(1),
        Message::Reservation(Reservation::Confirm { job: JOB, round: 0, token, processes: 2 }),
    );
    assert!(matches!(hear(&mut member).await, Message::Reservation(Reservation::Confirmed { .. })));

    // Neither the right job with a wrong token, nor somebody else with the right one.
    let order = Order { manifest: Manifested { length: 0, pieces: Vec::new() }, peers: vec![peer(9)] };
    let prepare = |token| Message::Job(Job::Prepare { job: JOB, token, order: order.clone() });
    tell(&mut member, peer(1), prepare(Token([0; 32])));
    let mut thief = hub.join(peer(8));
    tell(&mut thief, peer(1), prepare(token));
    assert!(matches!(hear(&mut thief).await, Message::Job(Job::Failed { .. })));
    thief.open(peer(1), 1);
    let stream = loop {
        if let Event::Opened { stream, .. } = thief.next().await {
            break stream;
        }
    };
    let mut stream = stream.expect("a stream");
    let why = tunnel::greet(&mut stream, &Greeting { job: JOB, token }).await.unwrap_err();
    assert!(why.contains("no such job for this submitter"), "{why}");
    match one.ask(ToPeer::Jobs).await {
        FromPeer::Jobs(jobs) => assert_eq!(jobs[0].state, "reserved"),
        other => panic!("{other:?} for jobs"),
    }
}

#[tokio::test]
async fn a_stream_that_says_nonsense_is_closed() {
    let hub = Hub::default();
    let one = Running::start(&hub, "nonsense", 1, |_| {});
    let mut member = hub.join(peer(9));
    member.open(peer(1), 1);
    let mut stream = loop {
        if let Event::Opened { stream, .. } = member.next().await {
            break stream.expect("a stream");
        }
    };
    stream.write_all(&[0xff; 64]).await.expect("room for it");
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).await.expect("an end");
    assert!(rest.is_empty());
    one.until_logged("closed a stream of peer 090909090909").await;
}

#[tokio::test]
async fn a_denied_submitter_is_told_so() {
    let hub = Hub::default();
    let _one = Running::start(&hub, "denied", 1, |config| {
        config.deny_submitters.insert(peer(9));
    });
    let mut member = hub.join(peer(9));
    tell(&mut member, peer(1), reserve());
    match hear(&mut member).await {
        Message::Reservation(Reservation::Refused { why, .. }) => assert_eq!(why, Refusal::Denied),
        other => panic!("{other:?} for a denied submitter"),
    }
}
