//! Output: whole lines, right labels, nothing lost, whoever reads slowly or not at all.

use std::collections::BTreeMap;
use std::io::Read;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::{launcher, mpirun, run, toy};

#[test]
fn eighty_thousand_lines_of_eight_ranks_arrive_whole_and_in_order() {
    let outcome = run(toy("-n 8", "lines 10000"));
    let mut next: BTreeMap<u32, u32> = BTreeMap::new();
    for line in outcome.stdout.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let ["<rank", rank, "line", number, tail] = words[..] else { panic!("torn: {line}") };
        assert_eq!(tail, format!("{}>", "=".repeat(40)), "torn: {line}");
        let expected = next.entry(rank.parse().expect("a rank")).or_default();
        assert_eq!(number.parse(), Ok(*expected), "out of order: {line}");
        *expected += 1;
    }
    assert_eq!(next, (0..8).map(|rank| (rank, 10_000)).collect());
}

#[test]
fn labels_say_rank_and_stream() {
    let outcome = run(mpirun("-l -n 2 sh -c").arg("echo a; echo b >&2"));
    assert_eq!(outcome.sorted_lines(), ["[0] a", "[1] a"]);
    assert!(outcome.stderr.contains("[1] b\n"));
    let outcome = run(mpirun("--tag-output -n 2 sh -c").arg("echo a; echo b >&2"));
    assert_eq!(outcome.sorted_lines(), ["[1,0]<stdout>: a", "[1,1]<stdout>: a"]);
    assert!(outcome.stderr.contains("[1,1]<stderr>: b\n"));
    let outcome = run(mpirun("--timestamp-output -n 1 echo a"));
    let line = outcome.stdout.trim_end();
    assert_eq!((line.len(), line.ends_with(" a")), ("2026-01-02 03:04:05 a".len(), true), "{line}");
}

#[test]
fn bytes_that_are_no_text_pass_unchanged() {
    let outcome = Command::new(launcher())
        .args(["-n", "1", "sh", "-c", r"printf '\377\000\001no end of line'"])
        .stdin(Stdio::null())
        .output()
        .expect("the launcher starts");
    assert_eq!(outcome.stdout, b"\xff\x00\x01no end of line");
}

#[test]
fn a_slow_reader_gets_everything() {
    let mut child = Command::new(launcher())
        .args(["-n", "2", env!("CARGO_BIN_EXE_toy-rank"), "lines", "40000"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the launcher starts");
    // Long enough for every buffer on the way to fill.
    std::thread::sleep(Duration::from_millis(500));
    let mut text = String::new();
    child.stdout.take().expect("piped").read_to_string(&mut text).expect("text");
    assert_eq!(text.lines().count(), 80_000);
    assert_eq!(child.wait().expect("our child").code(), Some(0));
}

#[test]
fn a_reader_that_leaves_ends_the_job() {
    let line = format!("{} -n 2 sh -c 'while :; do echo y; done' | head -n 1", launcher().display());
    let outcome = run(p2pmpi_tests::job::Job::command("/bin/sh".as_ref()).args(["-c", &line]));
    assert_eq!(outcome.stdout, "y\n");
    assert!(outcome.stderr.contains("nobody reads the output"), "{}", outcome.stderr);
}
