//! What users may ask, in both dialects, and what they are told when it cannot be.

use std::path::Path;

use p2pmpi_tests::job::Job;
use p2pmpi_tests::paths;

use crate::{Removed, launcher, mpirun, run, script, toy};

/// MPI_UNIVERSE_SIZE of a job of `size` on this machine: a program that spawns may add a process per core.
fn universe(size: usize) -> usize {
    size + std::thread::available_parallelism().map_or(1, usize::from)
}

#[test]
fn ranks_learn_who_they_are_in_both_dialects() {
    let names = "PMI_RANK PMI_SIZE MPI_LOCALRANKID MPI_LOCALNRANKS OMPI_COMM_WORLD_RANK OMPI_COMM_WORLD_SIZE \
                 OMPI_COMM_WORLD_LOCAL_RANK OMPI_COMM_WORLD_LOCAL_SIZE OMPI_COMM_WORLD_NODE_RANK OMPI_UNIVERSE_SIZE";
    let universe = universe(3);
    let values: String = names.split_whitespace().map(|name| format!("${{{name}}} ")).collect();
    let outcome = run(mpirun("-n 3 sh -c").arg(format!("echo {values} fd=$PMI_FD")).env("PMI_FD", "7"));
    let expected: Vec<String> =
        (0..3).map(|rank| format!("{rank} 3 {rank} 3 {rank} 3 {rank} 3 {rank} {universe} fd=")).collect();
    assert_eq!(outcome.sorted_lines(), expected);
}

#[test]
fn colons_make_one_world_of_several_programs() {
    let toy_rank = env!("CARGO_BIN_EXE_toy-rank");
    let job = mpirun("-n 2").args([toy_rank, "join", "welcome", "init", "finalize", ":", "-n", "1"]);
    let outcome = run(job.args([toy_rank, "join", "welcome", "init", "finalize"]));
    let universe = universe(3);
    let expected: Vec<String> = [(0, 0), (1, 0), (2, 1)]
        .iter()
        .map(|(rank, appnum)| {
            format!("process {rank} rank {rank} of 3, local [0, 1, 2], appnum {appnum}, universe {universe}")
        })
        .collect();
    assert_eq!(outcome.sorted_lines(), expected);
}

#[test]
fn variables_reach_the_ranks_that_they_are_meant_for() {
    let show = "echo $A-$B-$C-$D";
    let job = mpirun("-genv A 1 -n 1 -env B 2 -x C=3 -x D sh -c")
        .arg(show)
        .args([":", "-n", "1", "sh", "-c", show]);
    let outcome = run(job.env("D", "4").env("B", "x"));
    assert_eq!(outcome.sorted_lines(), ["1-2-3-4", "1-x--4"]);
    let outcome = run(mpirun("-genvlist PATH -n 1 sh -c").arg("echo [$E]").env("E", "5"));
    assert_eq!(outcome.stdout, "[]\n");
}

#[test]
fn the_working_directory_is_as_asked() {
    for option in ["-wdir /", "--wdir=/", "-wd /"] {
        assert_eq!(run(mpirun(&format!("{option} -n 1 pwd"))).stdout, "/\n");
    }
    let outcome = run(mpirun("-wdir /no/such -n 1 pwd"));
    assert_eq!(outcome.code, 127);
    assert!(outcome.stderr.contains("the working directory /no/such does not exist"), "{}", outcome.stderr);
}

#[test]
fn options_of_other_launchers_are_accepted() {
    let line = "--allow-run-as-root --oversubscribe --mca btl tcp,self --bind-to none --map-by ppr:2:node \
                --use-hwthread-cpus -host localhost:8 -np 2 echo ran";
    let outcome = run(mpirun(line));
    assert_eq!((outcome.code, outcome.stdout.as_str()), (0, "ran\nran\n"));
    assert_eq!(outcome.stderr.lines().count(), 1, "{}", outcome.stderr);
    assert!(outcome.stderr.contains("--mca btl tcp,self"), "{}", outcome.stderr);
    assert_eq!(run(mpirun(&format!("-q {line}"))).stderr, "");
}

#[test]
fn host_files_of_this_machine_give_the_number_of_ranks() {
    let file = Removed(script("hosts", "# here\nlocalhost slots=2 max_slots=4\n127.0.0.1:1\n"));
    for option in ["-f", "-hostfile", "--machinefile"] {
        let outcome = run(mpirun(option).arg(&*file).arg("hostname"));
        assert_eq!(outcome.stdout.lines().count(), 3, "{option}: {}", outcome.stderr);
    }
}

#[test]
fn unknown_hosts_and_impossible_numbers_are_refused() {
    for (line, part) in [
        ("-host far.invalid -n 2 true", "far.invalid is not this machine"),
        ("-n 0 true", "there must be at least one"),
        ("-n -1 true", "is negative"),
        ("-n 1000000 true", "this machine can run at most"),
        ("-n 2 -r 2 true", "-r 2: replicas are not available"),
        ("-n 2", "no program to run"),
        ("-f /no/such/file true", "cannot read /no/such/file"),
        ("--frobnicate -n 2 true", "unknown option --frobnicate"),
    ] {
        let outcome = run(mpirun(line));
        assert!(outcome.code == 1 || outcome.code == 2, "{line}: {}", outcome.code);
        assert!(outcome.stderr.contains(part), "{line}: {}", outcome.stderr);
        assert_eq!(outcome.stderr.lines().count(), 1, "{line}: {}", outcome.stderr);
    }
}

#[test]
fn a_config_file_is_a_command_line() {
    let file = Removed(script("config", "-n 1 echo \"a  b\"\n# more\n-n 2 echo c\n"));
    let outcome = run(mpirun("-configfile").arg(&*file));
    assert_eq!(outcome.sorted_lines(), ["a  b", "c", "c"]);
}

#[test]
fn version_and_help_need_nothing() {
    let outcome = run(mpirun("--version"));
    assert!(outcome.stdout.starts_with("p2pmpirun (p2pmpi) "), "{}", outcome.stdout);
    assert!(run(mpirun("--help")).stdout.contains("--timeout SECONDS"));
}

#[test]
fn binding_ties_ranks_to_cores_of_their_own_if_there_are_enough() {
    let show = "grep Cpus_allowed_list /proc/self/status";
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    if cores < 2 {
        println!("skipped: one core only");
        return;
    }
    let outcome = run(mpirun("-n 2 --bind-to core --report-bindings sh -c").arg(show));
    let lines = outcome.sorted_lines();
    assert_ne!(lines[0], lines[1]);
    assert!(lines.iter().all(|line| !line.contains(['-', ','])), "{lines:?}");
    assert!(outcome.stderr.contains("rank 1: core "), "{}", outcome.stderr);
    let halves = run(mpirun("-n 2 sh -c").arg(show));
    assert_ne!(
        halves.sorted_lines()[0],
        halves.sorted_lines()[1],
        "each has its share unless told otherwise"
    );
    let free = run(mpirun("-n 2 --bind-to none sh -c").arg(show));
    assert_eq!(free.sorted_lines()[0], free.sorted_lines()[1]);
    let crowd = format!("-n {} --bind-to core sh -c", cores + 1);
    let outcome = run(mpirun(&crowd).arg(show));
    assert!(outcome.stdout.lines().all(|line| line.contains(['-', ','])), "{}", outcome.stdout);
}

#[test]
fn a_launcher_without_its_agent_says_so() {
    let folder = Removed(paths::scratch().join(format!("alone-{}", std::process::id())));
    std::fs::create_dir_all(&*folder).expect("the scratch folder is writable");
    let alone = folder.join("p2pmpirun");
    std::fs::copy(launcher(), &alone).expect("the launcher can be copied");
    let outcome = run(Job::command(&alone).args(["-n", "1", "true"]));
    assert_eq!(outcome.code, 1);
    assert!(outcome.stderr.contains("p2pmpi-agent is missing beside p2pmpirun"), "{}", outcome.stderr);
}

#[test]
fn an_agent_started_by_hand_says_what_it_is() {
    launcher();
    let outcome = run(Job::command(&paths::binary("p2pmpi-agent")));
    assert_eq!(outcome.code, 2);
    assert!(outcome.stderr.contains("Run: p2pmpirun -n N PROGRAM"), "{}", outcome.stderr);
}

#[test]
fn output_goes_to_a_file_for_each_rank_on_request() {
    let folder = Removed(paths::scratch().join(format!("copies-{}", std::process::id())));
    let outcome = run(toy("-n 2 --output-filename", "").arg("unused").folder(Path::new("/")));
    assert_eq!(outcome.code, 127, "the option takes the next word");
    let job = mpirun("-n 2 --output-filename").arg(&*folder).args(["sh", "-c", "echo $PMI_RANK; echo e >&2"]);
    assert_eq!(run(job).sorted_lines(), ["0", "1"]);
    let read = |path: &str| std::fs::read_to_string(folder.join(path)).expect("the copy exists");
    assert_eq!(
        [read("1/rank.0/stdout"), read("1/rank.1/stdout"), read("1/rank.1/stderr")],
        ["0\n", "1\n", "e\n"]
    );
}
