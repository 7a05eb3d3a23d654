//! What this machine has to offer, as the kernel and the processor say it.

use p2pmpi_grid::message::Offer;

use crate::config::Config;

/// Jobs at once when the owner says nothing.
const JOBS: u32 = 2;

/// The offer of an idle machine under the owner's limits.
pub fn offer(config: &Config) -> Offer {
    let cores =
        std::thread::available_parallelism().map_or(1, |cores| u32::try_from(cores.get()).unwrap_or(1));
    Offer {
        name: config.name.clone().unwrap_or_else(p2pmpi_sys::host::name),
        jobs: config.jobs.unwrap_or(JOBS),
        processes: config.processes.unwrap_or(cores),
        running: 0,
        cores,
        memory: memory(),
        architecture: std::env::consts::ARCH.to_owned(),
        level: level(),
    }
}

/// Bytes of memory; 0 if the kernel does not say.
fn memory() -> u64 {
    let text = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"));
    let kib = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    kib.unwrap_or(0) * 1024
}

/// x86-64 level (1 to 4) as the System V ABI defines it; other instruction sets have none.
#[cfg(target_arch = "x86_64")]
fn level() -> u8 {
    use std::arch::is_x86_feature_detected as has;
    let two = has!("sse4.2") && has!("ssse3") && has!("popcnt") && has!("cmpxchg16b");
    let three = two
        && has!("avx2")
        && has!("bmi1")
        && has!("bmi2")
        && has!("f16c")
        && has!("fma")
        && has!("lzcnt")
        && has!("movbe");
    let four = three
        && has!("avx512f")
        && has!("avx512bw")
        && has!("avx512cd")
        && has!("avx512dq")
        && has!("avx512vl");
    1 + u8::from(two) + u8::from(three) + u8::from(four)
}

#[cfg(not(target_arch = "x86_64"))]
fn level() -> u8 {
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_machine_has_memory_and_the_owner_sets_limits() {
        let config = Config { jobs: Some(7), ..Config::default() };
        let offer = offer(&config);
        assert_eq!((offer.jobs, offer.processes), (7, offer.cores));
        assert!(offer.memory > 1 << 26 && offer.cores > 0);
        assert_eq!(offer.running, 0);
    }
}
