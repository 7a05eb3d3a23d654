//! p2pmpicc, p2pmpicxx and p2pmpifort as people and build systems call them: from the build tree and from
//! an installation, asked every question that CMake, Meson, configure scripts and rsmpi ask.

use p2pmpi_tests::job::{Job, Outcome};
use p2pmpi_tests::{compile, paths};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

fn ask(wrapper: &Path, arguments: &[&str]) -> Outcome {
    compile::library();
    let job = Job::command(wrapper).args(arguments).env("P2PMPI_PROFILE", &paths::profile());
    job.run()
        .and_then(|outcome| outcome.expect_code(0))
        .unwrap_or_else(|error| panic!("{arguments:?}: {error}"))
}

fn has(tool: &str) -> bool {
    let found = Command::new(tool).arg("--version").output().is_ok();
    if !found {
        println!("skipped: no {tool} here");
    }
    found
}

fn fresh_folder(name: &str) -> PathBuf {
    let folder = paths::scratch().join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target directory is writable");
    folder
}

fn shell(folder: &Path, line: &str) -> Outcome {
    let job = Job::command(Path::new("/bin/sh")).args(["-c", line]).folder(folder);
    job.run().and_then(|outcome| outcome.expect_code(0)).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// One installation for all tests of this process; those of earlier processes are removed.
fn installed() -> &'static Path {
    static PREFIX: OnceLock<PathBuf> = OnceLock::new();
    PREFIX.get_or_init(|| {
        compile::library();
        for entry in fs::read_dir(paths::scratch()).expect("it has just been made").flatten() {
            let name = entry.file_name().into_string().unwrap_or_default();
            let owner = name.strip_prefix("prefix-").filter(|id| !Path::new("/proc").join(id).exists());
            if owner.is_some() {
                let _ = fs::remove_dir_all(entry.path());
            }
        }
        let prefix = fresh_folder(&format!("prefix-{}", std::process::id()));
        shell(
            &prefix,
            &format!("P2PMPI_PROFILE={} {} .", paths::profile(), paths::script("install").display()),
        );
        prefix
    })
}

#[test]
fn show_prints_a_command_that_plain_cc_can_run() {
    let shown = ask(&paths::script("p2pmpicc"), &["-show"]).stdout;
    let flags = shown.trim().split_once(' ').expect("a compiler and flags").1;
    let folder = fresh_folder("plain-cc");
    let source = paths::root().join("c-examples/hello.c");
    shell(&folder, &format!("cc {} -o hello {flags}", source.display()));
    let hello = Job::new(&folder.join("hello"), 2).run().expect("runs");
    assert!(hello.stdout.contains("Hello from rank 1 of 2"), "{hello:?}");
}

#[test]
fn both_dialects_of_questions_are_answered() {
    let wrapper = paths::script("p2pmpicc");
    let include = format!("-I{}", paths::root().join("include").display());
    assert_eq!(ask(&wrapper, &["-showme:compile"]).stdout.trim(), include);
    let link = ask(&wrapper, &["-showme:link"]).stdout;
    assert!(link.contains("-lmpi_abi") && link.contains("-Wl,-rpath,"), "{link}");
    assert!(ask(&wrapper, &["-link-info"]).stdout.contains("-lmpi_abi"));
    assert!(ask(&wrapper, &["-compile-info"]).stdout.contains(&include));
    assert!(ask(&wrapper, &["--showme:version"]).stdout.contains("p2pmpi 0."));
    assert_eq!(ask(&wrapper, &["-showme"]).stdout, ask(&wrapper, &["-show"]).stdout);
}

#[test]
fn compiling_alone_gets_no_libraries() {
    let shown = ask(&paths::script("p2pmpicc"), &["-show", "-c", "x.c"]).stdout;
    assert!(!shown.contains("-lmpi_abi"), "{shown}");
}

#[test]
fn the_compiler_can_be_chosen_by_any_family_s_variable() {
    let wrapper = paths::script("p2pmpicc");
    for variable in ["P2PMPI_CC", "MPICH_CC", "OMPI_CC"] {
        let job = Job::command(&wrapper).arg("-show").env(variable, "ccache gcc-x");
        let shown = job.env("P2PMPI_PROFILE", &paths::profile()).run().expect("runs").stdout;
        assert!(shown.starts_with("ccache gcc-x -I"), "{variable}: {shown}");
    }
}

#[test]
fn the_compiler_s_own_version_comes_first() {
    let text = ask(&paths::script("p2pmpicc"), &["--version"]).stdout;
    assert!(text.contains("Free Software Foundation") || text.contains("clang"), "{text}");
    assert!(text.lines().last().is_some_and(|line| line.contains("p2pmpi 0.")), "{text}");
}

#[test]
fn arguments_keep_their_quoting() {
    let folder = fresh_folder("a b");
    fs::write(folder.join("main.c"), "#include <stdio.h>\nint main(void) { puts(NAME); return 0; }\n")
        .expect("writes");
    let line = format!(
        "{} '-DNAME=\"two  words\"' main.c -o 'the program' && './the program'",
        paths::script("p2pmpicc").display()
    );
    assert_eq!(
        shell(&folder, &format!("export P2PMPI_PROFILE={}; {line}", paths::profile())).stdout,
        "two  words\n"
    );
}

#[test]
fn an_installation_has_both_sets_of_names() {
    let prefix = installed();
    for name in ["p2pmpicc", "p2pmpicxx", "p2pmpifort", "p2pmpirun", "p2pmpi"] {
        assert!(prefix.join("bin").join(name).is_file(), "bin/{name}");
    }
    for name in ["mpicc", "mpicxx", "mpic++", "mpiCC", "mpifort", "mpif77", "mpif90", "mpiexec", "mpirun"] {
        assert!(prefix.join("mpi/bin").join(name).is_file(), "mpi/bin/{name}");
    }
    let source = paths::root().join("c-examples/pi.c");
    shell(prefix, &format!("mpi/bin/mpicc {} -o pi -lm && mpi/bin/mpiexec -n 2 ./pi", source.display()));
    let needed = shell(prefix, "ldd ./pi").stdout;
    let library = prefix.join("lib/libmpi_abi.so.1");
    assert!(needed.contains(&library.display().to_string()), "{needed}");
}

#[test]
fn pkg_config_finds_the_installation() {
    if !has("pkg-config") {
        return;
    }
    let prefix = installed();
    for module in ["mpi", "mpi-c", "mpi-cxx", "mpi-fort"] {
        let line = format!("PKG_CONFIG_PATH=lib/pkgconfig pkg-config --cflags --libs {module}");
        let flags = shell(prefix, &line).stdout;
        assert!(flags.contains("-lmpi_abi") && flags.contains("/include"), "{module}: {flags}");
    }
}

#[test]
fn cmake_s_findmpi_takes_the_installation() {
    if !has("cmake") {
        return;
    }
    let folder = fresh_folder("cmake");
    let project = "cmake_minimum_required(VERSION 3.18)\nproject(x C CXX)\nfind_package(MPI REQUIRED COMPONENTS C CXX)\n\
        message(STATUS \"exec=${MPIEXEC_EXECUTABLE} lib=${MPI_C_LIBRARIES}\")\n\
        add_executable(ring ring.c)\ntarget_link_libraries(ring MPI::MPI_C)\n";
    fs::write(folder.join("CMakeLists.txt"), project).expect("writes");
    fs::copy(paths::root().join("c-examples/ring.c"), folder.join("ring.c")).expect("copies");
    let prefix = installed().join("mpi");
    let said = shell(
        &folder,
        &format!("cmake -S . -B build -DMPI_HOME={} && cmake --build build", prefix.display()),
    )
    .stdout;
    assert!(said.contains(&format!("exec={}", prefix.join("bin/mpiexec").display())), "{said}");
    assert!(said.contains(&format!("lib={}", installed().join("lib/libmpi_abi.so").display())), "{said}");
    shell(&folder, &format!("{} -n 2 build/ring 100", prefix.join("bin/mpiexec").display()));
}

#[test]
fn meson_finds_the_installation() {
    if !has("meson") || !has("ninja") {
        return;
    }
    let folder = fresh_folder("meson");
    let project =
        "project('x', 'c')\nexecutable('ring', 'ring.c', dependencies: dependency('mpi', language: 'c'))\n";
    fs::write(folder.join("meson.build"), project).expect("writes");
    fs::copy(paths::root().join("c-examples/ring.c"), folder.join("ring.c")).expect("copies");
    // Of pkg-config's Open MPI, MPICC and the mpicc in PATH, Meson takes the one with the highest version.
    let path = installed().join("mpi/bin");
    shell(
        &folder,
        &format!(
            "PATH={}:$PATH PKG_CONFIG_LIBDIR=/nowhere meson setup build && meson compile -C build && build/ring 10",
            path.display()
        ),
    );
    let needed = shell(&folder, "ldd build/ring").stdout;
    assert!(needed.contains(&installed().join("lib").display().to_string()), "{needed}");
}

/// What AX_MPI does: mpicc found in PATH as CC, a link test of MPI_Init without and with -lmpi.
#[test]
fn a_configure_script_links_mpi_init() {
    let folder = fresh_folder("configure");
    fs::write(folder.join("conftest.c"), "char MPI_Init(); int main(void) { return MPI_Init == 0; }\n")
        .expect("writes");
    let path = installed().join("mpi/bin");
    let line =
        format!("PATH={}:$PATH; CC=mpicc; $CC -o conftest -g -O2 conftest.c && ./conftest", path.display());
    shell(&folder, &line);
}

#[test]
fn fortran_compiles_both_ways() {
    if !has("gfortran") {
        return;
    }
    let prefix = installed();
    for (source, wrapper) in [("hello.f", "mpif77"), ("pi.f90", "mpif90")] {
        let source = paths::root().join("fortran-examples").join(source);
        let line =
            format!("mpi/bin/{wrapper} {} -o fprogram && mpi/bin/mpirun -n 2 ./fprogram", source.display());
        shell(prefix, &line);
    }
}
