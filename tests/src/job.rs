//! Runs a program on some ranks with a time limit, collects what it said, and sees to it that nothing
//! of it is left. Used by all tests that start programs through `p2pmpirun` (or MPICH's `mpiexec`).

use crate::compile::Mpi;
use crate::{paths, processes};
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// How long the processes of a job may take to disappear after the launcher has ended.
const CLEANUP: Duration = Duration::from_secs(5);

/// How a finished run ended.
#[derive(Debug)]
pub struct Outcome {
    /// The exit code; 128 + signal when the launcher itself was killed by one.
    pub code: i32,
    /// Everything written to standard output.
    pub stdout: String,
    /// Everything written to standard error.
    pub stderr: String,
    /// Wall time.
    pub elapsed: Duration,
}

/// A run to be made. Built up like `std::process::Command`.
pub struct Job {
    command: Command,
    limit: Duration,
    input: Option<Vec<u8>>,
}

impl Job {
    /// `p2pmpirun -n RANKS PROGRAM`.
    pub fn new(program: &Path, ranks: usize) -> Job {
        Job::under(Mpi::Ours, program, ranks)
    }

    /// The same under another MPI's launcher.
    pub fn under(mpi: Mpi, program: &Path, ranks: usize) -> Job {
        let launcher = match mpi {
            Mpi::Ours => paths::binary("p2pmpirun"),
            Mpi::Mpich => "mpiexec.mpich".into(),
            Mpi::Mpich5 => paths::mpich5().join("bin/mpiexec"),
            Mpi::OpenMpi => "mpiexec.openmpi".into(),
        };
        let job = Job::command(&launcher).args(["-n", &ranks.to_string()]).arg(program);
        if mpi != Mpi::Mpich5 {
            return job;
        }
        // Before the library for which the program was built, and with transports that every machine has.
        let library = paths::mpich5().join("lib");
        job.env("LD_LIBRARY_PATH", &library.to_string_lossy())
            .env("FI_PROVIDER", "tcp")
            .env("UCX_TLS", "self,sm,tcp")
    }

    /// Any command, e.g. the launcher with options of one's own.
    pub fn command(program: &Path) -> Job {
        let mut command = Command::new(program);
        // Cargo points it at its own build of the library, which may be of another profile, or old.
        command.env_remove("LD_LIBRARY_PATH");
        // Jobs of other tests publish the same names.
        command.env("P2PMPI_NAMES", "none");
        Job { command, limit: Duration::from_secs(60), input: None }
    }

    /// One more argument.
    pub fn arg(mut self, argument: impl AsRef<std::ffi::OsStr>) -> Job {
        self.command.arg(argument);
        self
    }

    /// More arguments.
    pub fn args<S: AsRef<std::ffi::OsStr>>(mut self, arguments: impl IntoIterator<Item = S>) -> Job {
        self.command.args(arguments);
        self
    }

    /// A variable for launcher and ranks.
    pub fn env(mut self, name: &str, value: &str) -> Job {
        self.command.env(name, value);
        self
    }

    /// The folder to run in.
    pub fn folder(mut self, folder: &Path) -> Job {
        self.command.current_dir(folder);
        self
    }

    /// Forces a transport: `shm` or `tcp`.
    pub fn transport(self, name: &str) -> Job {
        self.env("P2PMPI_TRANSPORT", name)
    }

    /// The time limit; 60 s unless set.
    pub fn limit(mut self, limit: Duration) -> Job {
        self.limit = limit;
        self
    }

    /// What standard input holds; otherwise it is at its end from the start.
    pub fn input(mut self, bytes: &[u8]) -> Job {
        self.input = Some(bytes.to_vec());
        self
    }

    /// Runs to the end.
    ///
    /// # Errors
    /// When it cannot start, exceeds its time limit, or leaves processes behind; with what it had said.
    pub fn run(mut self) -> Result<Outcome, String> {
        let mark = processes::fresh_mark();
        self.command.env(processes::MARK, &mark).stdout(Stdio::piped()).stderr(Stdio::piped());
        self.command.stdin(if self.input.is_some() { Stdio::piped() } else { Stdio::null() });
        let start = Instant::now();
        let mut child = self.command.spawn().map_err(|error| format!("{:?}: {error}", self.command))?;
        let (ended, wait) = mpsc::channel();
        let stdout = collect(child.stdout.take().expect("stdout is piped"), ended.clone());
        let stderr = collect(child.stderr.take().expect("stderr is piped"), ended);
        if let Some(bytes) = self.input {
            let mut pipe = child.stdin.take().expect("stdin is piped");
            // A program may end without reading its input: then the pipe is broken, and that is its right.
            thread::spawn(move || std::io::Write::write_all(&mut pipe, &bytes));
        }
        // Both pipes close when the launcher and everything that holds them have ended.
        let in_time = (0..2).all(|_| {
            let left = self.limit.saturating_sub(start.elapsed());
            wait.recv_timeout(left).is_ok()
        });
        if !in_time {
            let living = processes::marked(&mark);
            processes::kill(&mark);
            let _ = child.kill();
            let _ = child.wait();
            let (out, err) = (stdout.join().unwrap_or_default(), stderr.join().unwrap_or_default());
            return Err(format!("no end after {:?}; living: {living:?}\n{}", self.limit, said(&out, &err)));
        }
        let status = child.wait().map_err(|error| error.to_string())?;
        let outcome = Outcome {
            code: exit_code(status),
            stdout: stdout.join().unwrap_or_default(),
            stderr: stderr.join().unwrap_or_default(),
            elapsed: start.elapsed(),
        };
        processes::expect_none(&mark, CLEANUP)
            .map_err(|left| format!("{left}\n{}", said(&outcome.stdout, &outcome.stderr)))?;
        Ok(outcome)
    }
}

impl Outcome {
    /// Fails unless the exit code is `code`.
    ///
    /// # Errors
    /// Both codes and all output.
    pub fn expect_code(self, code: i32) -> Result<Outcome, String> {
        if self.code == code {
            return Ok(self);
        }
        Err(format!("exit code {}, expected {code}\n{}", self.code, said(&self.stdout, &self.stderr)))
    }

    /// Fails unless standard output contains `text`.
    ///
    /// # Errors
    /// The text and all output.
    pub fn expect_output(self, text: &str) -> Result<Outcome, String> {
        if self.stdout.contains(text) {
            return Ok(self);
        }
        Err(format!("`{text}` is not in the output\n{}", said(&self.stdout, &self.stderr)))
    }

    /// Fails unless standard error contains `text`.
    ///
    /// # Errors
    /// The text and all output.
    pub fn expect_error(self, text: &str) -> Result<Outcome, String> {
        if self.stderr.contains(text) {
            return Ok(self);
        }
        Err(format!("`{text}` is not in the error output\n{}", said(&self.stdout, &self.stderr)))
    }

    /// The lines of standard output in alphabetical order: ranks write in any order.
    pub fn sorted_lines(&self) -> Vec<&str> {
        let mut lines: Vec<&str> = self.stdout.lines().collect();
        lines.sort_unstable();
        lines
    }
}

fn collect(mut pipe: impl Read + Send + 'static, ended: mpsc::Sender<()>) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = pipe.read_to_end(&mut bytes);
        // Nobody listens any more after a timeout.
        let _ = ended.send(());
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

fn exit_code(status: std::process::ExitStatus) -> i32 {
    use std::os::unix::process::ExitStatusExt;
    status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or(0))
}

/// What a program wrote, for a failure's report: the last lines of each stream.
fn said(stdout: &str, stderr: &str) -> String {
    let tail = |name: &str, text: &str| {
        let lines: Vec<&str> = text.lines().collect();
        let from = lines.len().saturating_sub(40);
        lines[from..].iter().map(|line| format!("    {name}: {line}\n")).collect::<String>()
    };
    tail("stdout", stdout) + &tail("stderr", stderr)
}
