//! Which cores each process of the node gets. Called by `start`, once.
//!
//! Two ranks that talk are several times faster if the kernel cannot put both on one core, and a rank
//! that runs threads needs more than one; so each gets an equal share. Nothing is tied where there are
//! not enough cores to go round: the kernel shares better than any fixed plan.

use p2pmpi_launch::node::Binding;

/// The cores of each of `processes` processes, out of `cores`; empty if they are not tied to any.
pub fn plan(how: Binding, processes: usize, cores: &[usize]) -> Vec<Vec<usize>> {
    let share = match how {
        Binding::None => return Vec::new(),
        Binding::Core => 1,
        Binding::Share => cores.len() / processes.max(1),
    };
    let enough = share > 0 && share * processes <= cores.len();
    // A single rank may have everything; and where each got one core and some were left over, those
    // would stay idle while another job waits for the rest.
    let wasteful = processes == 1 || (share == 1 && processes < cores.len());
    if !enough || (how == Binding::Share && wasteful) {
        return Vec::new();
    }
    cores.chunks(share).take(processes).map(<[usize]>::to_vec).collect()
}

/// The cores of one process, for the user.
pub fn describe(cores: Option<&Vec<usize>>) -> String {
    match cores.map(Vec::as_slice) {
        None | Some([]) => "not bound".to_owned(),
        Some([one]) => format!("core {one}"),
        Some([first, .., last]) => format!("cores {first}-{last}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_equal_and_use_the_whole_machine_or_are_not_made() {
        let cores: Vec<usize> = (0..8).collect();
        let sizes = |processes| -> Vec<usize> {
            plan(Binding::Share, processes, &cores).iter().map(Vec::len).collect()
        };
        assert_eq!(sizes(1), []);
        assert_eq!(sizes(2), [4, 4]);
        assert_eq!(sizes(3), [2, 2, 2]);
        assert_eq!(sizes(5), []);
        assert_eq!(sizes(8), [1; 8]);
        assert_eq!(sizes(9), []);
        assert_eq!(plan(Binding::Share, 2, &[4, 7]), [[4], [7]]);
    }

    #[test]
    fn single_cores_are_given_while_there_are_enough() {
        assert_eq!(plan(Binding::Core, 2, &[0, 1, 2]), [[0], [1]]);
        assert!(plan(Binding::Core, 4, &[0, 1, 2]).is_empty());
        assert!(plan(Binding::None, 1, &[0]).is_empty());
    }
}
