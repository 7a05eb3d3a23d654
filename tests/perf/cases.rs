//! What is measured, and what this project promises about it.

/// What a figure means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Microseconds; less is better.
    Microseconds,
    /// 10^6 bytes per second; more is better.
    Megabytes,
    /// Wall time of the whole job in milliseconds; less is better.
    Milliseconds,
    /// Memory of a rank beyond that of a plain program; less is better.
    Mebibytes,
}

impl Unit {
    pub fn name(self) -> &'static str {
        match self {
            Unit::Microseconds => "us",
            Unit::Megabytes => "MB/s",
            Unit::Milliseconds => "ms",
            Unit::Mebibytes => "MiB",
        }
    }

    pub fn more_is_better(self) -> bool {
        self == Unit::Megabytes
    }
}

/// How ranks reach each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    Shm,
    Tcp,
}

/// What is promised.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// Ours divided by the better of the others: at most this (at least, where more is better).
    Ratio(f64),
    /// At most this, in the case's unit.
    Absolute(f64),
    /// Shown only.
    None,
}

/// One line of the table.
#[derive(Debug)]
pub struct Case {
    pub name: &'static str,
    pub ranks: usize,
    /// What `measure` is told; "start" is timed from outside.
    pub measurement: &'static str,
    pub bytes: u64,
    pub unit: Unit,
    pub transport: Transport,
    pub target: Target,
}

const fn case(
    name: &'static str,
    ranks: usize,
    measurement: &'static str,
    bytes: u64,
    unit: Unit,
    target: Target,
) -> Case {
    Case { name, ranks, measurement, bytes, unit, transport: Transport::Shm, target }
}

const fn over_tcp(case: Case) -> Case {
    Case { transport: Transport::Tcp, ..case }
}

use Target::{Absolute, None, Ratio};
use Unit::{Mebibytes, Megabytes, Microseconds, Milliseconds};

const KIB: u64 = 1 << 10;
const MIB: u64 = 1 << 20;

pub const CASES: &[Case] = &[
    case("latency 8 B", 2, "latency", 8, Microseconds, Ratio(1.5)),
    case("latency 1 KiB", 2, "latency", KIB, Microseconds, None),
    case("latency 64 KiB", 2, "latency", 64 * KIB, Microseconds, None),
    case("latency 4 MiB", 2, "latency", 4 * MIB, Microseconds, None),
    case("bandwidth 8 B", 2, "bandwidth", 8, Megabytes, None),
    case("bandwidth 64 KiB", 2, "bandwidth", 64 * KIB, Megabytes, Ratio(0.8)),
    case("bandwidth 4 MiB", 2, "bandwidth", 4 * MIB, Megabytes, Ratio(0.8)),
    case("both ways 64 KiB", 2, "both-ways", 64 * KIB, Megabytes, None),
    case("both ways 4 MiB", 2, "both-ways", 4 * MIB, Megabytes, None),
    case("barrier", 2, "barrier", 0, Microseconds, None),
    case("allreduce 8 B", 2, "allreduce", 8, Microseconds, None),
    case("allreduce 1 MiB", 2, "allreduce", MIB, Microseconds, None),
    case("reduce 8 B", 2, "reduce", 8, Microseconds, None),
    case("allgather 8 B", 2, "allgather", 8, Microseconds, None),
    case("alltoall 64 KiB", 2, "alltoall", 64 * KIB, Microseconds, None),
    case("bcast 1 MiB", 2, "bcast", MIB, Microseconds, None),
    case("8 ranks barrier", 8, "barrier", 0, Microseconds, Ratio(1.0)),
    case("8 ranks allreduce 8 B", 8, "allreduce", 8, Microseconds, None),
    case("8 ranks alltoall 1 KiB", 8, "alltoall", KIB, Microseconds, None),
    over_tcp(case("tcp latency 8 B", 2, "latency", 8, Microseconds, None)),
    over_tcp(case("tcp bandwidth 64 KiB", 2, "bandwidth", 64 * KIB, Megabytes, None)),
    over_tcp(case("tcp bandwidth 4 MiB", 2, "bandwidth", 4 * MIB, Megabytes, None)),
    case("start of 2 ranks", 2, "start", 0, Milliseconds, None),
    case("start of 16 ranks", 16, "start", 0, Milliseconds, Absolute(300.0)),
    case("idle rank of 2", 2, "memory", 0, Mebibytes, Absolute(10.0)),
    case("idle rank of 16", 16, "memory", 0, Mebibytes, Absolute(10.0)),
];
