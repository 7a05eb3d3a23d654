//! The implementations of MPI that are compared: how to compile for each and how to start it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use p2pmpi_tests::compile::{self, Mpi};
use p2pmpi_tests::job::Job;
use p2pmpi_tests::paths;

use crate::cases::{Case, Transport, Unit};

/// Longest that one measurement may take.
const LIMIT: Duration = Duration::from_secs(120);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Implementation {
    Ours,
    Mpich,
    OpenMpi,
}

impl Implementation {
    pub const ALL: [Implementation; 3] =
        [Implementation::Ours, Implementation::Mpich, Implementation::OpenMpi];

    pub fn name(self) -> &'static str {
        match self {
            Implementation::Ours => "p2pmpi",
            Implementation::Mpich => "MPICH",
            Implementation::OpenMpi => "Open MPI",
        }
    }

    fn mpi(self) -> Mpi {
        match self {
            Implementation::Ours => Mpi::Ours,
            Implementation::Mpich => Mpi::Mpich,
            Implementation::OpenMpi => Mpi::OpenMpi,
        }
    }

    /// The command that starts a case; each rank on a core of its own where there are enough.
    fn job(self, case: &Case) -> Job {
        let crowded = case.ranks > std::thread::available_parallelism().map_or(1, usize::from);
        let tcp = case.transport == Transport::Tcp;
        let ranks = case.ranks.to_string();
        match self {
            Implementation::Ours => {
                let job = Job::command(&paths::binary("p2pmpirun")).args(["-n", &ranks]);
                let job = if crowded { job } else { job.args(["--bind-to", "core"]) };
                if tcp { job.transport("tcp") } else { job }
            }
            Implementation::Mpich => {
                let job = Job::command(Path::new("mpiexec.mpich")).args(["-n", &ranks]);
                let job = if crowded { job } else { job.args(["-bind-to", "core"]) };
                if tcp { job.env("MPIR_CVAR_NOLOCAL", "1").env("UCX_TLS", "tcp,self") } else { job }
            }
            Implementation::OpenMpi => {
                let job = Job::command(Path::new("mpiexec.openmpi"))
                    .args(["--oversubscribe", "-n", &ranks])
                    .env("OMPI_ALLOW_RUN_AS_ROOT", "1")
                    .env("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
                let job = job.args(["--bind-to", if crowded { "none" } else { "core" }]);
                if tcp { job.args(["--mca", "pml", "ob1", "--mca", "btl", "tcp,self"]) } else { job }
            }
        }
    }
}

/// The compiled measurement of each implementation.
pub struct Programs {
    measure: Vec<(Implementation, PathBuf)>,
    /// Memory of a program that links no MPI, in MiB.
    plain: f64,
}

impl Programs {
    pub fn compile() -> Result<Programs, String> {
        let source = Path::new("tests/perf/measure.c");
        // The others' headers make gcc believe that the "ignore" pointers are arrays.
        let flags = ["-Wno-stringop-overflow".to_string()];
        let compile = |it: Implementation| Ok((it, compile::program(source, &flags, it.mpi())?));
        let measure = Implementation::ALL.into_iter().map(compile).collect::<Result<_, String>>()?;
        let plain = compile::plain(Path::new("tests/perf/plain.c"))?;
        let plain = value(&Job::command(&plain).limit(LIMIT).run()?.expect_code(0)?.stdout)?;
        Ok(Programs { measure, plain })
    }

    /// One measurement, in the unit of `case`.
    pub fn measure(&self, implementation: Implementation, case: &Case) -> Result<f64, String> {
        let program = &self.measure.iter().find(|(it, _)| *it == implementation).expect("all are compiled").1;
        let outcome = implementation
            .job(case)
            .arg(program)
            .arg(case.measurement)
            .arg(case.bytes.to_string())
            .limit(LIMIT)
            .run()?
            .expect_code(0)?;
        match case.unit {
            Unit::Milliseconds => Ok(outcome.elapsed.as_secs_f64() * 1e3),
            Unit::Mebibytes => Ok(value(&outcome.stdout)? - self.plain),
            Unit::Microseconds | Unit::Megabytes => value(&outcome.stdout),
        }
    }
}

fn value(output: &str) -> Result<f64, String> {
    output
        .lines()
        .find_map(|line| line.strip_prefix("value ")?.trim().parse().ok())
        .ok_or_else(|| format!("the measurement printed no value: {output:?}"))
}
