//! Standard input goes to one rank whole; the others read its end.

use crate::{run, toy};

fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |sum: u64, &byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)))
}

#[test]
fn ten_megabytes_reach_rank_0_and_nobody_else() {
    let bytes: Vec<u8> = (0..10_000_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let outcome = run(toy("-n 3 -l", "stdin").input(&bytes));
    let expected = format!("[0] 10000000 bytes, sum {}", sum(&bytes));
    assert_eq!(outcome.sorted_lines(), [expected.as_str(), "[1] 0 bytes, sum 0", "[2] 0 bytes, sum 0"]);
}

#[test]
fn another_rank_may_be_the_reader_or_none() {
    let outcome = run(toy("-n 2 -l --stdin 1", "stdin").input(b"abc"));
    assert_eq!(outcome.sorted_lines()[1], format!("[1] 3 bytes, sum {}", sum(b"abc")));
    let outcome = run(toy("-n 2 -l --stdin none", "stdin").input(b"abc"));
    assert_eq!(outcome.sorted_lines(), ["[0] 0 bytes, sum 0", "[1] 0 bytes, sum 0"]);
}

#[test]
fn a_rank_need_not_read_its_input() {
    let outcome = run(toy("-n 2", "sleep 100").input(&vec![b'x'; 3_000_000]));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
}
