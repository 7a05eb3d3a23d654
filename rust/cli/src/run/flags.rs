//! The one table of flags: the parser and `--help` are made from it.
//!
//! It holds the words of both families of launchers, because scripts use either; each may be written
//! with one dash or two. Words that mean nothing here are in [`IGNORED`].

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use p2pmpi_launch::node::Binding;

use p2pmpi_sys::variables::INITIAL_ERRHANDLER;

use super::options::{Answer, Inherit, Label, Options, Section, Stdin, Strategy};

/// The options so far, and the section that is being read.
#[derive(Debug, Default)]
pub struct Draft {
    /// What holds for the whole job.
    pub options: Options,
    /// What holds up to the next colon.
    pub section: Section,
}

/// One option.
pub struct Flag {
    /// Its spellings without dashes; the first is shown first.
    pub names: &'static [&'static str],
    /// What the words after it are called.
    pub values: &'static [&'static str],
    /// One line for `--help`.
    pub help: &'static str,
    /// Where `--help` shows it.
    pub group: Group,
    /// Takes the words after it.
    pub apply: fn(&mut Draft, &[OsString]) -> Result<(), String>,
}

/// Parts of `--help`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// What runs.
    Job,
    /// Where it runs.
    Place,
    /// With which variables.
    Environment,
    /// What comes out.
    Output,
    /// On the grid.
    Grid,
}

/// The parts in the order of `--help`.
pub const GROUPS: [(Group, &str); 5] = [
    (Group::Job, "What runs"),
    (Group::Place, "Where"),
    (Group::Environment, "Environment and input"),
    (Group::Output, "Output"),
    (Group::Grid, "Grid"),
];

/// Every option that does something.
pub const FLAGS: &[Flag] = &[
    Flag {
        names: &["n", "np", "c"],
        values: &["N"],
        help: "number of processes",
        group: Group::Job,
        apply: |draft, values| {
            draft.section.count = Some(count(&values[0])?);
            Ok(())
        },
    },
    Flag {
        names: &["wdir", "wd"],
        values: &["DIR"],
        help: "working directory of the processes",
        group: Group::Job,
        apply: |draft, values| {
            draft.section.directory = Some(PathBuf::from(&values[0]));
            Ok(())
        },
    },
    Flag {
        names: &["gwdir"],
        values: &["DIR"],
        help: "working directory for every part between colons",
        group: Group::Job,
        apply: |draft, values| {
            draft.options.directory = Some(PathBuf::from(&values[0]));
            Ok(())
        },
    },
    Flag {
        names: &["timeout"],
        values: &["SECONDS"],
        help: "end the job after this time, with exit code 124 (also MPIEXEC_TIMEOUT)",
        group: Group::Job,
        apply: |draft, values| {
            draft.options.timeout = Some(seconds(&text(&values[0])?)?);
            Ok(())
        },
    },
    Flag {
        names: &["help", "h"],
        values: &[],
        help: "print this",
        group: Group::Job,
        apply: |draft, _| {
            draft.options.answer = Some(Answer::Help);
            Ok(())
        },
    },
    Flag {
        names: &["version", "V", "info"],
        values: &[],
        help: "print the version",
        group: Group::Job,
        apply: |draft, _| {
            draft.options.answer = Some(Answer::Version);
            Ok(())
        },
    },
    Flag {
        names: &["host", "H", "hosts"],
        values: &["A:2,B"],
        help: "machines, with processes on each",
        group: Group::Place,
        apply: |draft, values| {
            for host in text(&values[0])?.split(',').filter(|host| !host.is_empty()) {
                draft.options.hosts.push(super::hosts::with_slots(host)?);
            }
            Ok(())
        },
    },
    Flag {
        names: &["hostfile", "machinefile", "f", "default-hostfile"],
        values: &["FILE"],
        help: "file with a machine on each line: HOST, HOST:N or HOST slots=N",
        group: Group::Place,
        apply: |draft, values| {
            draft.options.host_files.push(PathBuf::from(&values[0]));
            Ok(())
        },
    },
    Flag {
        names: &["ppn", "N", "npernode", "perhost"],
        values: &["N"],
        help: "processes on each machine",
        group: Group::Place,
        apply: |draft, values| {
            draft.options.per_node = Some(count(&values[0])?);
            Ok(())
        },
    },
    Flag {
        names: &["bind-to"],
        values: &["core|none"],
        help: "tie each process to a core (the default: to an equal share of the cores), if there are enough",
        group: Group::Place,
        apply: |draft, values| {
            let what = text(&values[0])?;
            draft.options.binding = Some(match what.split(':').next().unwrap_or_default() {
                "core" | "hwthread" | "hwthreads" | "cpu" => Binding::Core,
                "none" | "socket" | "package" | "numa" | "board" | "machine" | "l1cache" | "l2cache"
                | "l3cache" | "user" => Binding::None,
                other => return Err(format!("unknown binding {other}; known are core and none")),
            });
            Ok(())
        },
    },
    Flag {
        names: &["map-by"],
        values: &["POLICY"],
        help: "ppr:N:node is the same as -ppn N; other policies change nothing here",
        group: Group::Place,
        apply: |draft, values| {
            let policy = text(&values[0])?;
            let mut parts = policy.split(':');
            if parts.next() == Some("ppr") {
                let number = parts.next().unwrap_or_default();
                draft.options.per_node = Some(count(&OsString::from(number))?);
            }
            Ok(())
        },
    },
    Flag {
        names: &["report-bindings"],
        values: &[],
        help: "say which core each process got",
        group: Group::Place,
        apply: |draft, _| {
            draft.options.report_bindings = true;
            Ok(())
        },
    },
    Flag {
        names: &["interface", "iface"],
        values: &["NAME"],
        help: "network interface or address for data links (also P2PMPI_INTERFACE)",
        group: Group::Place,
        apply: |draft, values| {
            draft.options.interface = Some(text(&values[0])?);
            Ok(())
        },
    },
    Flag {
        names: &["x"],
        values: &["NAME[=VALUE]"],
        help: "give a variable, or the one of that name here, to the processes",
        group: Group::Environment,
        apply: |draft, values| {
            let pair = values[0].clone();
            let (name, value) = super::parse::split_at_equals(&pair);
            // Without a value it is ours, which the processes have anyway unless told otherwise.
            if let Some(value) = value.or_else(|| std::env::var_os(&name)) {
                draft.section.environment.push((name, value));
            }
            Ok(())
        },
    },
    Flag {
        names: &["env"],
        values: &["NAME", "VALUE"],
        help: "give a variable to the processes up to the next colon",
        group: Group::Environment,
        apply: |draft, values| {
            draft.section.environment.push((values[0].clone(), values[1].clone()));
            Ok(())
        },
    },
    Flag {
        names: &["genv"],
        values: &["NAME", "VALUE"],
        help: "give a variable to all processes",
        group: Group::Environment,
        apply: |draft, values| {
            draft.options.environment.push((values[0].clone(), values[1].clone()));
            Ok(())
        },
    },
    Flag {
        names: &["initial-errhandler"],
        values: &["HANDLER"],
        help: "error handler at the start: mpi_errors_are_fatal, mpi_errors_abort, mpi_errors_return",
        group: Group::Environment,
        apply: |draft, values| {
            let (variable, word) = (&INITIAL_ERRHANDLER, text(&values[0])?);
            if !variable.words().contains(&word.as_str()) {
                return Err(format!("`{word}` is none of {}", variable.words().join(", ")));
            }
            draft.options.environment.push((variable.name.into(), word.into()));
            Ok(())
        },
    },
    Flag {
        names: &["genvlist", "envlist"],
        values: &["A,B"],
        help: "let the processes inherit these variables only",
        group: Group::Environment,
        apply: |draft, values| {
            let names = text(&values[0])?.split(',').map(OsString::from).collect();
            draft.options.inherit = Inherit::Only(names);
            Ok(())
        },
    },
    Flag {
        names: &["genvall", "envall"],
        values: &[],
        help: "let the processes inherit all variables (the default)",
        group: Group::Environment,
        apply: |draft, _| {
            draft.options.inherit = Inherit::All;
            Ok(())
        },
    },
    Flag {
        names: &["genvnone", "envnone"],
        values: &[],
        help: "let the processes inherit no variables",
        group: Group::Environment,
        apply: |draft, _| {
            draft.options.inherit = Inherit::Nothing;
            Ok(())
        },
    },
    Flag {
        names: &["stdin"],
        values: &["RANK|none"],
        help: "which rank reads standard input (the default is 0)",
        group: Group::Environment,
        apply: |draft, values| {
            let who = text(&values[0])?;
            draft.options.stdin = match who.parse() {
                Ok(rank) => Stdin::Rank(rank),
                Err(_) if who == "none" => Stdin::Nobody,
                Err(_) => return Err(format!("`{who}` is neither a rank nor `none`")),
            };
            Ok(())
        },
    },
    Flag {
        names: &["l", "prepend-rank"],
        values: &[],
        help: "put [RANK] before each line",
        group: Group::Output,
        apply: |draft, _| {
            draft.options.label = Label::Rank;
            Ok(())
        },
    },
    Flag {
        names: &["tag-output"],
        values: &[],
        help: "put [1,RANK]<stdout>: or [1,RANK]<stderr>: before each line",
        group: Group::Output,
        apply: |draft, _| {
            draft.options.label = Label::Tag;
            Ok(())
        },
    },
    Flag {
        names: &["timestamp-output"],
        values: &[],
        help: "put date and time before each line",
        group: Group::Output,
        apply: |draft, _| {
            draft.options.timestamps = true;
            Ok(())
        },
    },
    Flag {
        names: &["output-filename"],
        values: &["DIR"],
        help: "also write each rank's output to DIR/1/rank.N/stdout and stderr",
        group: Group::Output,
        apply: |draft, values| {
            draft.options.output_directory = Some(PathBuf::from(&values[0]));
            Ok(())
        },
    },
    Flag {
        names: &["v", "verbose"],
        values: &[],
        help: "say what is being done",
        group: Group::Output,
        apply: |draft, _| {
            draft.options.verbose = true;
            Ok(())
        },
    },
    Flag {
        names: &["q", "quiet"],
        values: &[],
        help: "say nothing but errors",
        group: Group::Output,
        apply: |draft, _| {
            draft.options.quiet = true;
            Ok(())
        },
    },
    Flag {
        names: &["grid"],
        values: &[],
        help: "run on the peers of the grid",
        group: Group::Grid,
        apply: |draft, _| {
            draft.options.grid = true;
            Ok(())
        },
    },
    Flag {
        names: &["a"],
        values: &["spread|concentrate"],
        help: "over as many peers as possible, or as few; implies --grid",
        group: Group::Grid,
        apply: |draft, values| {
            draft.options.strategy = Some(match text(&values[0])?.as_str() {
                "spread" => Strategy::Spread,
                "concentrate" => Strategy::Concentrate,
                other => return Err(format!("unknown strategy {other}; known are spread and concentrate")),
            });
            draft.options.grid = true;
            Ok(())
        },
    },
    Flag {
        names: &["stage"],
        values: &["FILE,..."],
        help: "bring these files and directories to the peers",
        group: Group::Grid,
        apply: |draft, values| {
            draft.options.stage.extend(text(&values[0])?.split(',').map(PathBuf::from));
            Ok(())
        },
    },
    Flag {
        names: &["stage-libraries"],
        values: &[],
        help: "bring the programs' shared libraries to the peers (not the C library, nor ours)",
        group: Group::Grid,
        apply: |draft, _| {
            draft.options.stage_libraries = true;
            draft.options.grid = true;
            Ok(())
        },
    },
    Flag {
        names: &["collect"],
        values: &["PATTERN,..."],
        help: "bring files that match back from the peers, into this directory",
        group: Group::Grid,
        apply: |draft, values| {
            draft.options.collect.extend(text(&values[0])?.split(',').map(str::to_owned));
            Ok(())
        },
    },
    Flag {
        names: &["r"],
        values: &["R"],
        help: "replicas of each rank",
        group: Group::Grid,
        apply: |draft, values| {
            draft.options.replicas = count(&values[0])?;
            Ok(())
        },
    },
];

/// Options of other launchers that change nothing here, with the number of words after each.
pub const IGNORED: &[(&str, usize)] = &[
    ("oversubscribe", 0),
    ("nooversubscribe", 0),
    ("allow-run-as-root", 0),
    ("use-hwthread-cpus", 0),
    ("use-hwthreads-as-cpus", 0),
    ("mca", 2),
    ("gmca", 2),
    ("prtemca", 2),
    ("pmixmca", 2),
    ("omca", 2),
    ("tune", 1),
    ("am", 1),
    ("prefix", 1),
    ("rank-by", 1),
    ("rf", 1),
    ("rankfile", 1),
    ("display", 1),
    ("display-map", 0),
    ("display-allocation", 0),
    ("display-devel-map", 0),
    ("bynode", 0),
    ("byslot", 0),
    ("bycore", 0),
    ("bind-to-core", 0),
    ("bind-to-none", 0),
    ("cpus-per-proc", 1),
    ("cpus-per-rank", 1),
    ("nolocal", 0),
    ("localonly", 0),
    ("usize", 1),
    ("bootstrap", 1),
    ("bootstrap-exec", 1),
    ("launcher", 1),
    ("launcher-exec", 1),
    ("rmk", 1),
    ("rr", 0),
    ("grr", 1),
    ("membind", 1),
    ("topolib", 1),
    ("print-all-exitcodes", 0),
    ("disable-hostname-propagation", 0),
    ("disable-auto-cleanup", 0),
    ("enable-recovery", 0),
    ("enable-x", 0),
    ("order-nodes", 0),
    ("personality", 1),
    ("get-stack-traces", 0),
    ("report-state-on-timeout", 0),
    ("merge-stderr-to-stdout", 0),
    ("novm", 0),
];

/// Those of [`IGNORED`] that are wishes already fulfilled, and not worth a note.
pub const FULFILLED: [&str; 4] =
    ["oversubscribe", "allow-run-as-root", "use-hwthread-cpus", "use-hwthreads-as-cpus"];

fn text(value: &OsString) -> Result<String, String> {
    value.clone().into_string().map_err(|value| format!("`{}` is not text", value.to_string_lossy()))
}

fn count(value: &OsString) -> Result<u32, String> {
    let word = text(value)?;
    match word.parse::<u32>() {
        Ok(0) => Err("there must be at least one".to_owned()),
        Ok(number) => Ok(number),
        Err(_) if word.parse::<i128>().is_ok_and(|number| number < 0) => {
            Err(format!("{word} is negative; there must be at least one"))
        }
        Err(_) if word.bytes().all(|byte| byte.is_ascii_digit()) && !word.is_empty() => {
            Err(format!("{word} is more than any machine can run"))
        }
        Err(_) => Err(format!("`{word}` is not a number")),
    }
}

/// A time in seconds, with decimals, or as `M:S` or `H:M:S`.
pub fn seconds(word: &str) -> Result<Duration, String> {
    let wrong = || format!("`{word}` is not a time in seconds");
    let mut total = 0.0;
    for part in word.split(':') {
        let part: f64 = part.parse().map_err(|_| wrong())?;
        total = total * 60.0 + part;
    }
    match Duration::try_from_secs_f64(total) {
        Ok(time) if !time.is_zero() => Ok(time),
        _ => Err(wrong()),
    }
}
