//! Jobs that go well.

use std::time::Duration;

use crate::peers::{Grid, PEERS, program};

/// Long enough for directories to go, short enough to notice that they stay.
const SOON: Duration = Duration::from_secs(5);
const ALL: [usize; PEERS] = [0, 1, 2];

/// Names of the machines on which `-v` says that ranks run.
fn machines(said: &str) -> Vec<String> {
    let places = said.lines().filter_map(|line| line.split_once(" (peer ")?.0.split_once(" on "));
    let mut machines: Vec<String> = places.map(|(_, machine)| machine.to_owned()).collect();
    machines.sort();
    machines
}

#[test]
fn ep_verifies_by_spread_and_by_concentrate() {
    let ep = program("c-examples/ep.c");
    let ep = ep.to_str().expect("a path of ours");
    let grid = Grid::start("ep", 2, 2);
    for (ranks, strategy, expected) in [
        ("3", "spread", &["peer1", "peer2", "peer3"][..]),
        ("2", "concentrate", &["peer1"]),
        ("4", "spread", &["peer1", "peer2", "peer3"]),
    ] {
        let said = grid.launch(&["-v", "-n", ranks, "-a", strategy, ep, "S"]).succeeds();
        assert!(said.contains("SUCCESSFUL"), "{said}");
        assert_eq!(machines(&said), expected, "{said}");
        grid.expect_clean(&ALL, SOON);
    }
    let said = grid.launch(&["-v", "-n", "4", "-a", "concentrate", ep, "S"]).succeeds();
    assert!(said.contains("SUCCESSFUL"), "{said}");
    assert_eq!(machines(&said).len(), 2, "two of two processes each: {said}");
}

/// Every class on every number of ranks, as on one machine: what is asked of the programs that users
/// will compare us by.
#[test]
fn the_benchmarks_verify_on_every_number_of_ranks() {
    let grid = Grid::start("matrix", 1, 4);
    let cases: [(&str, &[&str]); 3] = [
        ("c-examples/ep.c", &["S", "W", "A"]),
        ("c-examples/is.c", &["S", "W", "A"]),
        ("fortran-examples/ep.f90", &["S", "A"]),
    ];
    for (source, classes) in cases {
        let path = program(source);
        for class in classes {
            for ranks in ["1", "2", "3", "4", "7", "8"] {
                let words = ["-n", ranks, "-a", "spread", path.to_str().expect("ours"), class];
                let said = grid.launch(&words).succeeds();
                assert!(said.contains("SUCCESSFUL"), "{source} {class} on {ranks}:\n{said}");
            }
        }
    }
    grid.expect_clean(&ALL, SOON);
}

#[test]
fn is_and_ring_run_on_three_peers() {
    let grid = Grid::start("is", 2, 2);
    let is = program("c-examples/is.c");
    let said = grid.launch(&["-n", "4", is.to_str().expect("ours"), "S"]).succeeds();
    assert!(said.contains("SUCCESSFUL"), "{said}");
    let ring = program("c-examples/ring.c");
    grid.launch(&["-n", "5", ring.to_str().expect("ours")]).succeeds();
    grid.expect_clean(&ALL, SOON);
}

#[test]
fn files_travel_there_and_back() {
    let grid = Grid::start("files", 2, 1);
    let input = grid.directory.join("data/deep");
    std::fs::create_dir_all(&input).unwrap();
    let contents: String = (0..200_000).map(|number| format!("{number}\n")).collect();
    std::fs::write(input.join("numbers"), &contents).unwrap();
    let script = grid.script(
        "work.sh",
        "mkdir out && wc -l < data/deep/numbers > out/lines.$PMI_RANK && cp data/deep/numbers out/copy.$PMI_RANK
        echo $(pwd)",
    );
    let words =
        ["-n", "3", "--stage", "data", "--collect", "out/lines.*,out/copy.*", script.to_str().unwrap()];
    let said = grid.launch(&words).succeeds();
    let places: Vec<&str> = said.lines().filter(|line| line.contains("/jobs/")).collect();
    assert_eq!(places.len(), 3, "{said}");
    for rank in 0..3 {
        let lines = std::fs::read_to_string(grid.directory.join(format!("out/lines.{rank}"))).unwrap();
        assert_eq!(lines.trim(), "200000");
        let copy = std::fs::read_to_string(grid.directory.join(format!("out/copy.{rank}"))).unwrap();
        assert!(copy == contents, "rank {rank} changed its copy");
    }
    grid.expect_clean(&ALL, SOON);
}

#[test]
fn ranks_get_what_the_user_names_and_nothing_of_his_own() {
    let grid = Grid::start("environment", 2, 2);
    let script = grid.script("show.sh", "echo \"<$GIVEN><$KEPT><$HOME><$P2PMPI_STATE>$@\"; cat; exit 3");
    let mut command = std::process::Command::new(p2pmpi_tests::paths::binary("p2pmpirun"));
    command.args(["--grid", "-n", "1", "-x", "GIVEN=a b"]).arg(&script).args(["x y", "-n"]);
    command.env("P2PMPI_STATE", grid.state(0)).env("KEPT", "secret").current_dir(&grid.directory);
    let ended = crate::launch::Launch::start(command).within(SOON * 2);
    assert_eq!(ended.code, 3, "{}", ended.said);
    assert!(ended.said.contains("<a b><><><>x y -n"), "{}", ended.said);
}

#[test]
fn jobs_follow_each_other_at_once() {
    let grid = Grid::start("sequence", 1, 1);
    let script = grid.script("true.sh", "true");
    for _ in 0..5 {
        // Each needs every peer, and each peer takes one job: the one before must be gone entirely.
        grid.launch(&["-n", "3", script.to_str().unwrap()]).succeeds();
    }
    grid.expect_clean(&ALL, SOON);
}

#[test]
fn a_world_that_is_spawned_runs_where_the_launcher_does() {
    let grid = Grid::start("spawn", 2, 1);
    let spawn = program("tests/grid/spawn.c");
    let said = grid.launch(&["-n", "3", spawn.to_str().expect("ours")]).succeeds();
    let home = grid.directory.canonicalize().expect("it is there");
    assert!(said.contains(&format!("child in {}\n", home.display())), "{said}");
    assert!(said.contains("parents are content"), "{said}");
    grid.expect_clean(&ALL, SOON);
}

#[test]
fn windows_reach_from_machine_to_machine() {
    let grid = Grid::start("windows", 1, 2);
    let windows = program("tests/grid/windows.c");
    let said = grid.launch(&["-n", "4", "-a", "concentrate", windows.to_str().expect("ours")]).succeeds();
    let pairs = said.lines().filter(|line| *line == "a machine of 2").count();
    assert_eq!(pairs, 4, "two machines of two ranks each: {said}");
    assert!(said.contains("windows are content"), "{said}");
    grid.expect_clean(&ALL, SOON);
}
