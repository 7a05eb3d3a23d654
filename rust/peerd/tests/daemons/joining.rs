//! How peers find each other, and who stays outside.

use std::io::Write;
use std::net::TcpStream;

use p2pmpi_launch::control::{self, FromPeer, ToPeer};

use crate::peer::{Daemon, Place, run};

#[test]
fn peers_find_each_other_through_one_seed_and_measure_their_distance() {
    let place = Place::new("seed");
    let first = Daemon::start(&place, "one", &["--listen", "127.0.0.1:0", "--name", "one", "--grid", "lab"]);
    let invite = first.invite();
    let second = ["--listen", "127.0.0.2:0", "--name", "two", "--join", &invite];
    let second = Daemon::start(&place, "two", &second);
    let third =
        ["--listen", "127.0.0.3:0", "--name", "three", "--join", &invite, "--jobs", "7", "--processes", "5"];
    let third = Daemon::start(&place, "three", &third);
    first.until("one knows both", |daemon| daemon.reached() == ["three", "two"]);
    second.until("two has heard of three", |daemon| daemon.reached() == ["one", "three"]);
    third.until("three has heard of two", |daemon| daemon.reached() == ["one", "two"]);
    let lines = first.peers();
    assert_eq!((lines[0].name.as_str(), lines[0].distance_us), ("one", Some(0)));
    let three = lines.iter().find(|line| line.name == "three").unwrap();
    assert_eq!((three.jobs, three.processes, three.running), (7, 5, 0));
    assert!(three.distance_us.is_some_and(|micros| micros < 1_000_000));
    assert_eq!(third.status().grid, "lab");

    let key = second.status().peer;
    drop(second);
    first.until("two is missed", |daemon| daemon.reached() == ["three"]);
    // The invite has left a seed behind: the peer comes back by itself, under the same name.
    let again = Daemon::start(&place, "two", &["--listen", "127.0.0.2:0", "--name", "two"]);
    assert_eq!(again.status().peer, key);
    first.until("two is back", |daemon| daemon.reached() == ["three", "two"]);
}

#[test]
fn who_does_not_hold_the_key_stays_outside() {
    let place = Place::new("key");
    let inside = Daemon::start(&place, "inside", &["--listen", "127.0.0.1:0", "--grid", "lab"]);
    let address = inside.address();
    // Same name of the grid, another key.
    let seed = address.to_string();
    let outside =
        Daemon::start(&place, "outside", &["--listen", "127.0.0.4:0", "--grid", "lab", "--seed", &seed]);
    outside.until("the refusal is logged", |daemon| {
        daemon.log().contains("does not answer as a peer of this grid")
    });
    inside.until("the attempt is logged", |daemon| {
        daemon.log().contains("refused a connection from /ip4/127.0.0.1")
    });
    assert_eq!((inside.peers().len(), outside.peers().len()), (1, 1));
}

#[test]
fn garbage_on_the_port_is_refused_and_logged() {
    let place = Place::new("garbage");
    let daemon = Daemon::start(&place, "one", &["--listen", "127.0.0.1:0"]);
    let mut stranger = TcpStream::connect(daemon.address()).unwrap();
    let _ = stranger.write_all(&[0xff; 100_000]);
    daemon.until("it is logged", |daemon| daemon.log().contains("refused a connection from"));
    drop(stranger);
    assert_eq!(daemon.peers().len(), 1);
}

#[test]
fn garbage_from_a_tool_closes_its_connection_only() {
    use std::io::Read;
    let place = Place::new("tool");
    let daemon = Daemon::start(&place, "one", &["--listen", "127.0.0.1:0"]);
    let tool = control::connect(&daemon.state).unwrap();
    let mut socket = tool.socket();
    socket.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
    let mut rest = Vec::new();
    assert_eq!(socket.read_to_end(&mut rest).unwrap_or(0), 0);
    daemon.until("it is logged", |daemon| daemon.log().contains("a tool's connection was closed"));
    assert_eq!(daemon.status().grid, "home");
}

#[test]
fn the_background_daemon_starts_once_and_leaves_nothing() {
    let place = Place::new("background");
    let state = place.0.join("one");
    let flags = ["--listen", "127.0.0.1:0", "--no-lan"];
    let started = run(&state, &flags);
    let text = String::from_utf8(started.stdout).unwrap();
    assert!(started.status.success() && text.contains("of grid home"), "{text}");
    let again = run(&state, &flags);
    assert!(!again.status.success());
    let text = String::from_utf8(again.stderr).unwrap();
    assert!(text.contains("a peer runs already"), "{text}");
    let mut tool = control::connect(&state).unwrap();
    tool.send(&ToPeer::Shutdown).unwrap();
    assert_eq!(tool.receive().unwrap(), Some(FromPeer::Done));
    // The lock is free when the process is gone.
    let lock = std::fs::File::open(state.join("lock")).unwrap();
    lock.lock().unwrap();
    assert!(!state.join("control").exists());
}

#[test]
fn what_is_wrong_at_the_start_is_said_by_whoever_starts_it() {
    let place = Place::new("wrong");
    let state = place.0.join("one");
    std::fs::create_dir_all(&state).unwrap();
    std::fs::write(state.join("config"), "jobs = many\n").unwrap();
    let started = run(&state, &["--listen", "127.0.0.1:0"]);
    let text = String::from_utf8(started.stderr).unwrap();
    assert!(!started.status.success());
    assert!(text.contains("config, line 1") && text.contains("many"), "{text}");
    std::fs::remove_file(state.join("config")).unwrap();
    // 192.0.2.0/24 belongs to documentation: no machine has such an address.
    let started = run(&state, &["--listen", "192.0.2.1:4767"]);
    let text = String::from_utf8(started.stderr).unwrap();
    assert!(text.contains("listen at 192.0.2.1:4767"), "{text}");
}

#[test]
fn a_peer_that_the_owner_denies_is_cut_off() {
    let place = Place::new("deny");
    let first = Daemon::start(&place, "one", &["--listen", "127.0.0.1:0", "--name", "one"]);
    let (invite, key) = (first.invite(), first.status().peer);
    let deny = ["--listen", "127.0.0.2:0", "--name", "two", "--join", &invite, "--deny-peer", &key];
    let second = Daemon::start(&place, "two", &deny);
    second.until("it is logged", |daemon| daemon.log().contains("the owner does not allow it"));
    assert!(second.reached().is_empty());
}
