//! Two jobs, each with a launcher of its own, whose processes meet: at a port, over a socket; and what
//! the one sees when the other is not there, or not any more.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use p2pmpi_tests::compile::{self, Mpi};
use p2pmpi_tests::job::{Job, Outcome};
use p2pmpi_tests::paths;
use p2pmpi_tests::processes::{self, MARK};

use crate::{Removed, launcher, mpirun, run};

fn program() -> PathBuf {
    compile::program(Path::new("tests/launcher/jobs.c"), &[], Mpi::Ours)
        .unwrap_or_else(|error| panic!("{error}"))
}

/// A file that does not exist yet, by which the jobs find each other.
fn place(name: &str) -> Removed {
    let path = paths::scratch().join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    Removed(path)
}

fn job(ranks: usize, role: &str, place: &Path) -> Job {
    mpirun(&format!("-n {ranks}")).arg(program()).arg(role).arg(place)
}

/// The outcomes of jobs that run at the same time.
fn together(jobs: Vec<Job>) -> Vec<Outcome> {
    let running: Vec<_> = jobs.into_iter().map(|job| std::thread::spawn(|| run(job))).collect();
    running.into_iter().map(|job| job.join().unwrap_or_else(|why| std::panic::resume_unwind(why))).collect()
}

fn expect_good(outcomes: &[Outcome]) {
    for outcome in outcomes {
        assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""), "{}", outcome.stdout);
    }
}

#[test]
fn jobs_meet_at_a_port_again_and_again() {
    for transport in ["shm", "tcp"] {
        for (accepting, connecting) in [(1, 1), (3, 2), (1, 4)] {
            let place = place("port");
            let jobs = [(accepting, "accept"), (connecting, "connect")];
            let jobs = jobs.map(|(ranks, role)| job(ranks, role, &place).transport(transport));
            expect_good(&together(jobs.into()));
        }
    }
}

#[test]
fn several_jobs_come_to_one_port() {
    let place = place("port-of-many");
    let mut jobs = vec![job(2, "accept", &place)];
    jobs.extend((1..=3).map(|ranks| job(ranks, "connect-once", &place)));
    expect_good(&together(jobs));
}

#[test]
fn two_jobs_that_became_one_group_accept_a_third() {
    let folder = place("three");
    std::fs::create_dir(&*folder).expect("the scratch folder is writable");
    let file = folder.join("port");
    let jobs = [(2, "first"), (3, "second"), (2, "third")];
    expect_good(&together(jobs.map(|(ranks, role)| job(ranks, role, &file)).into()));
}

#[test]
fn windows_and_files_belong_to_two_jobs() {
    let place = place("share");
    for transport in ["shm", "tcp"] {
        let jobs = [(2, "share"), (2, "share-too")].map(|(ranks, role)| job(ranks, role, &place));
        expect_good(&together(jobs.map(|job| job.transport(transport)).into()));
        std::fs::remove_file(&*place).expect("a port was opened");
    }
}

#[test]
fn processes_of_two_jobs_join_over_a_socket() {
    let place = place("socket");
    expect_good(&together(vec![job(2, "join-listen", &place), job(3, "join-connect", &place)]));
}

#[test]
fn programs_without_a_launcher_meet_too() {
    let place = place("alone");
    let alone = |role: &str| Job::command(&program()).arg(role).arg(&*place);
    expect_good(&together(vec![alone("accept"), alone("connect")]));
}

#[test]
fn a_port_where_nobody_is_gives_an_error_at_once() {
    let place = place("no-port");
    expect_good(&together(vec![job(1, "accept-once", &place), job(2, "connect-once", &place)]));
    let dead = std::fs::read_to_string(&*place).expect("a port was opened");
    let outcome = run(job(2, "vain", &place));
    expect_good(std::slice::from_ref(&outcome));
    assert!(outcome.elapsed < Duration::from_secs(10), "{:?}", outcome.elapsed);
    for name in ["no port", "p2pmpi:0:0:0", &dead.replace("p2pmpi:0:", "p2pmpi:1048575:")] {
        std::fs::write(&*place, name).expect("the scratch folder is writable");
        expect_good(&[run(job(1, "vain", &place))]);
    }
}

#[test]
fn a_port_of_a_running_job_that_is_closed_or_guessed_is_refused() {
    let place = place("closed");
    let waiting = job(1, "close", &place);
    let job = std::thread::spawn(|| run(waiting));
    let deadline = Instant::now() + Duration::from_secs(20);
    while !place.exists() && Instant::now() < deadline {
        std::thread::sleep(Duration::from_millis(10));
    }
    let name = std::fs::read_to_string(&*place).expect("a port was opened");
    let other = place.with_extension("guessed");
    let changed = |at: usize| {
        let mut fields: Vec<String> = name.split(':').map(str::to_owned).collect();
        let last = if fields[at].ends_with('0') { "1" } else { "0" };
        fields[at].pop();
        fields[at].push_str(last);
        fields.join(":")
    };
    // Its process, tag, secret, and the pass of its job.
    for port in [name.clone(), changed(1), changed(2), changed(3), changed(5)] {
        std::fs::write(&other, port).expect("the scratch folder is writable");
        expect_good(&[run(self::job(2, "vain", &other))]);
    }
    std::fs::remove_file(&other).expect("it is there");
    std::fs::write(place.with_extension("over"), "").expect("the scratch folder is writable");
    let outcome = job.join().unwrap_or_else(|why| std::panic::resume_unwind(why));
    std::fs::remove_file(place.with_extension("over")).expect("it is there");
    expect_good(&[outcome]);
}

#[test]
fn the_end_of_one_job_is_an_error_to_the_other() {
    for (staying, dying) in [(1, 1), (3, 2)] {
        let place = place("stay");
        let outcomes = together(vec![job(staying, "stay", &place), job(dying, "die", &place)]);
        let [stays, dies] = &outcomes[..] else { panic!("two jobs were run") };
        assert_eq!((stays.code, stays.stdout.as_str()), (0, "goes on\n"), "{}", stays.stderr);
        assert_eq!(dies.code, 137, "{}", dies.stderr);
    }
}

#[test]
fn a_killed_launcher_ends_its_own_job_only() {
    let place = place("launcher");
    let mark = processes::fresh_mark();
    let mut dying = Command::new(launcher())
        .args(["-n", "2"])
        .args([program().as_os_str(), "sleep".as_ref(), place.as_os_str()])
        .env(MARK, &mark)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the launcher starts");
    let waiting = job(2, "stay", &place);
    let staying = std::thread::spawn(|| run(waiting));
    let mut said = [0; 9];
    let mut stdout = dying.stdout.take().expect("it is a pipe");
    std::io::Read::read_exact(&mut stdout, &mut said).expect("the jobs are connected");
    dying.kill().expect("the launcher runs");
    dying.wait().expect("it is our child");
    processes::expect_none(&mark, Duration::from_secs(5)).unwrap_or_else(|left| panic!("{left}"));
    let stays = staying.join().unwrap_or_else(|why| std::panic::resume_unwind(why));
    assert_eq!((stays.code, stays.stdout.as_str()), (0, "goes on\n"), "{}", stays.stderr);
}

#[test]
fn names_are_found_by_other_jobs_as_long_as_their_job_lives() {
    let folder = place("names");
    std::fs::create_dir(&*folder).expect("the scratch folder is writable");
    let (file, names) = (folder.join("port"), folder.join("names"));
    let job = |role: &str| job(1, role, &file).env("P2PMPI_NAMES", &names.to_string_lossy());
    // Its agent is killed too, so that nobody takes the name back.
    let mark = processes::fresh_mark();
    let mut dying = Command::new(launcher())
        .args(["-n", "1", "sh", "-c", "\"$0\" publish-and-die \"$1\"; kill -9 $PPID"])
        .args([program(), file.clone()])
        .env(MARK, &mark)
        .env("P2PMPI_NAMES", &names)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the launcher starts");
    dying.wait().expect("it is our child");
    processes::expect_none(&mark, Duration::from_secs(5)).unwrap_or_else(|left| panic!("{left}"));
    expect_good(&[run(job("look-up-in-vain")), run(job("look-up-in-vain"))]);
    std::fs::remove_file(&file).expect("it was written");
    expect_good(&together(vec![job("publish"), job("look-up")]));
    expect_good(&[run(job("look-up-in-vain"))]);
    for entry in std::fs::read_dir(&*folder).expect("it is there").flatten() {
        let _ = std::fs::remove_file(entry.path());
    }
    // Programs without a launcher find each other too.
    let alone = |role: &str| {
        let job = Job::command(&program()).arg(role).arg(&file);
        job.env("P2PMPI_NAMES", &names.to_string_lossy())
    };
    expect_good(&together(vec![alone("publish"), alone("look-up")]));
}
