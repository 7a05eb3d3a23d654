//! Words for the user: signals, calls, and where ranks are.

use std::collections::BTreeMap;

use p2pmpi_launch::node::{Activity, Stage};

/// Most groups of ranks that are listed one by one.
const LINES_MAX: usize = 32;

/// A signal with what it usually means.
pub fn signal(signal: i32) -> String {
    let name = p2pmpi_sys::process::signal_name(signal);
    let meaning = match name.as_str() {
        "SIGSEGV" => " (invalid memory access)",
        "SIGBUS" => " (memory that is not there; is a disk full?)",
        "SIGABRT" => " (the program gave up)",
        "SIGFPE" => " (arithmetic error)",
        "SIGILL" => " (an instruction that this processor lacks)",
        "SIGKILL" => " (killed; was memory short?)",
        _ => "",
    };
    format!("{name}{meaning}")
}

/// Where a process was when it ended, as the end of a sentence.
pub fn doing(stage: Stage, activity: &Activity) -> String {
    match activity {
        Activity::Call(call) => format!(" in {call}"),
        Activity::Outside if stage == Stage::Initialized => " outside of MPI".to_owned(),
        _ => format!(" {}", coarse(stage)),
    }
}

/// Where a process is, for a list.
pub fn place(stage: Stage, activity: Option<&Activity>) -> String {
    match activity {
        Some(Activity::Call(call)) => format!("in {call}"),
        Some(Activity::Outside) if stage == Stage::Initialized => "computing, outside of MPI".to_owned(),
        _ => coarse(stage).to_owned(),
    }
}

fn coarse(stage: Stage) -> &'static str {
    match stage {
        Stage::Started => "before MPI_Init",
        Stage::Joined => "in MPI_Init",
        Stage::Initialized => "after MPI_Init",
        Stage::Finalized => "after MPI_Finalize",
    }
}

/// Ranks that do the same on one line: `  ranks 0-2, 5 on host: in MPI_Recv`.
pub fn whereabouts<'a>(ranks: impl Iterator<Item = (u32, &'a str, String)>) -> String {
    let mut groups: BTreeMap<(String, &str), Vec<u32>> = BTreeMap::new();
    let mut nodes: Vec<&str> = Vec::new();
    for (rank, node, place) in ranks {
        if !nodes.contains(&node) {
            nodes.push(node);
        }
        groups.entry((place, node)).or_default().push(rank);
    }
    let mut lines: Vec<String> = Vec::new();
    let rest = groups.len().saturating_sub(LINES_MAX);
    for ((place, node), ranks) in groups.into_iter().take(LINES_MAX) {
        let node = if nodes.len() > 1 { format!(" on {node}") } else { String::new() };
        lines.push(format!("  {}{node}: {place}", self::ranks(&ranks)));
    }
    if rest > 0 {
        lines.push(format!("  and {rest} more"));
    }
    lines.join("\n")
}

/// Ascending ranks as people write them: `rank 4`, `ranks 0-2, 5`.
pub fn ranks(ranks: &[u32]) -> String {
    let word = if ranks.len() == 1 { "rank" } else { "ranks" };
    if ranks.is_empty() { "no rank".to_owned() } else { format!("{word} {}", ranges(ranks)) }
}

fn ranges(ranks: &[u32]) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &rank in ranks {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == rank => *last = rank,
            _ => ranges.push((rank, rank)),
        }
    }
    let text = |&(first, last): &(u32, u32)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}-{last}"),
    };
    ranges.iter().map(text).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_that_do_the_same_share_a_line() {
        let place = |rank, what: &str| (rank, "a", what.to_owned());
        let text =
            whereabouts([place(0, "in X"), place(1, "in X"), place(2, "in Y"), place(3, "in X")].into_iter());
        assert_eq!(text, "  ranks 0-1, 3: in X\n  rank 2: in Y");
        let text = whereabouts([(0, "a", "in X".to_owned()), (1, "b", "in X".to_owned())].into_iter());
        assert_eq!(text, "  rank 0 on a: in X\n  rank 1 on b: in X");
    }
}
