//! Memory that a process lets others read in one copy, by name: a small table per process.

use crate::atomic::{AtomicU64, Ordering};

/// Exposures that one process can have at a time.
pub(crate) const EXPOSURES: usize = 256;

/// One row; free while its name is 0.
#[repr(C, align(32))]
#[derive(Debug)]
pub(crate) struct Exposure {
    name: AtomicU64,
    address: AtomicU64,
    length: AtomicU64,
}

/// A range of the memory of another process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exposed {
    /// Its first byte, as an address in that process.
    pub address: u64,
    /// Its length in bytes.
    pub length: u64,
}

fn row(table: &[Exposure; EXPOSURES], name: u64) -> &Exposure {
    &table[name as usize % EXPOSURES]
}

/// Enters a range under `name` (not 0). False: its row is taken.
pub(crate) fn expose(table: &[Exposure; EXPOSURES], name: u64, range: Exposed) -> bool {
    let row = row(table, name);
    if name == 0 || row.name.load(Ordering::Relaxed) != 0 {
        return false;
    }
    row.address.store(range.address, Ordering::Relaxed);
    row.length.store(range.length, Ordering::Relaxed);
    // Pairs with "exposed".
    row.name.store(name, Ordering::Release);
    true
}

/// Removes the range `name`, if it is there.
pub(crate) fn conceal(table: &[Exposure; EXPOSURES], name: u64) {
    let row = row(table, name);
    if row.name.load(Ordering::Relaxed) == name {
        row.name.store(0, Ordering::Relaxed);
    }
}

/// The range under `name`. Its owner keeps it until it hears that the reading is done, so that
/// what is read here belongs together; if not, the kernel checks the range anyway.
pub(crate) fn find(table: &[Exposure; EXPOSURES], name: u64) -> Option<Exposed> {
    let row = row(table, name);
    // "exposed"
    (name != 0 && row.name.load(Ordering::Acquire) == name).then(|| Exposed {
        address: row.address.load(Ordering::Relaxed),
        length: row.length.load(Ordering::Relaxed),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_serves_one_name_at_a_time() {
        let table: [Exposure; EXPOSURES] = std::array::from_fn(|_| Exposure {
            name: AtomicU64::new(0),
            address: AtomicU64::new(0),
            length: AtomicU64::new(0),
        });
        let range = Exposed { address: 4096, length: 12 };
        assert!(!expose(&table, 0, range));
        assert!(expose(&table, 1 << 32 | 5, range));
        assert!(!expose(&table, 2 << 32 | 5, range));
        assert!(!expose(&table, 1 << 32 | (5 + EXPOSURES as u64), range));
        assert_eq!(find(&table, 1 << 32 | 5), Some(range));
        assert_eq!(find(&table, 2 << 32 | 5), None);
        conceal(&table, 2 << 32 | 5);
        assert_eq!(find(&table, 1 << 32 | 5), Some(range));
        conceal(&table, 1 << 32 | 5);
        assert_eq!(find(&table, 1 << 32 | 5), None);
    }
}
