//! Holds the edges between our crates, and what the data plane may load, to the list in
//! rust/ARCHITECTURE.md: every edge must be written here, and users' processes link nothing else.

use crate::paths;
use std::collections::BTreeSet;
use std::process::Command;

/// Crate -> those of ours it may use. `testkit` may be a development dependency of any.
const ALLOWED: &[(&str, &[&str])] = &[
    ("abi", &[]),
    ("agent", &["abi", "launch", "shmem", "sys"]),
    ("capi", &["mpi", "engine", "layout", "abi", "transport", "launch", "sys"]),
    ("cli", &["agent", "grid", "launch", "sys"]),
    ("codegen", &[]),
    ("engine", &["transport", "wire", "launch", "shmem", "layout", "abi", "sys"]),
    ("fortran", &["abi"]),
    ("grid", &["launch"]),
    ("launch", &["sys"]),
    ("layout", &["abi", "sys"]),
    ("mpi", &["engine", "layout", "launch", "abi", "sys", "transport"]),
    ("peerd", &["grid", "launch", "agent", "sys"]),
    ("shmem", &["sys"]),
    ("sys", &[]),
    ("testkit", &["grid", "wire", "transport", "layout", "launch", "sys"]),
    ("tests", &["abi", "codegen", "launch", "shmem", "sys", "testkit"]),
    ("transport", &["wire", "shmem", "sys", "layout"]),
    ("wire", &[]),
];

/// What may be loaded into a user's process, with what these need themselves.
const DATA_PLANE: &[&str] = &[
    // ours to choose
    "bincode",
    "blake3",
    "libc",
    "mio",
    "nix",
    "once_cell",
    "serde",
    // theirs
    "arrayref",
    "arrayvec",
    "bitflags",
    "cfg-if",
    "constant_time_eq",
    "cpufeatures",
    "log",
    "memoffset",
    "proc-macro2",
    "quote",
    "serde_core",
    "serde_derive",
    "syn",
    "unicode-ident",
];

fn cargo_tree(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--prefix", "depth", "--format", " {p}"])
        .args(arguments)
        .current_dir(paths::root())
        .output()
        .expect("cargo tree starts");
    assert!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("cargo writes UTF-8")
}

/// Lines of `cargo tree --prefix depth` as (depth, crate).
fn parse(tree: &str) -> impl Iterator<Item = (u32, &str)> {
    tree.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        Some((words.next()?.parse().ok()?, words.next()?))
    })
}

#[test]
fn our_crates_use_each_other_only_as_the_architecture_says() {
    let tree = cargo_tree(&["--workspace", "--edges", "normal,build", "--depth", "1"]);
    let mut user = "";
    let mut seen = BTreeSet::new();
    for (depth, name) in parse(&tree) {
        let Some(room) = name.strip_prefix("p2pmpi-") else { continue };
        if depth == 0 {
            user = room;
            seen.insert(room);
            continue;
        }
        let allowed = ALLOWED.iter().find(|(name, _)| *name == user);
        let (_, allowed) =
            allowed.unwrap_or_else(|| panic!("crate {user} is not in the list of allowed edges"));
        assert!(allowed.contains(&room), "{user} must not depend on {room}; allowed: {allowed:?}");
    }
    assert!(seen.len() >= ALLOWED.len() - 1, "cargo tree named too few crates: {seen:?}");
}

#[test]
fn users_processes_load_nothing_but_the_chosen_crates() {
    let tree = cargo_tree(&["-p", "p2pmpi-capi", "-p", "p2pmpi-fortran", "--edges", "normal"]);
    let loaded: BTreeSet<&str> =
        parse(&tree).map(|(_, name)| name).filter(|n| !n.starts_with("p2pmpi-")).collect();
    assert!(loaded.contains("libc"), "the tree was not understood:\n{tree}");
    let extra: Vec<_> = loaded.iter().filter(|name| !DATA_PLANE.contains(name)).collect();
    assert!(extra.is_empty(), "the data plane must not link {extra:?}");
}
