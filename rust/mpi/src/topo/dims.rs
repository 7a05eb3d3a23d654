//! MPI_Dims_create: lengths of dimensions that are as close to each other as possible.

use std::collections::HashMap;

use p2pmpi_abi::error::{ERR_ARG, ERR_DIMS};

use crate::error::Error;

/// Fills in the dimensions that are 0, so that all together hold `nodes` processes. New ones do not
/// increase; the largest is as small as possible, then the next, and so on.
///
/// # Errors
/// MPI_ERR_ARG for a number of nodes that is not positive, MPI_ERR_DIMS for a negative dimension or
/// dimensions that do not divide `nodes`.
pub fn balance(nodes: i32, dims: &mut [i32]) -> Result<(), Error> {
    if nodes <= 0 {
        return Err(Error::new(ERR_ARG, format!("nnodes is {nodes}, but must be positive")));
    }
    if let Some((at, length)) = dims.iter().enumerate().find(|(_, length)| **length < 0) {
        let text = format!("dims[{at}] is {length}, but a dimension cannot be negative");
        return Err(Error::new(ERR_DIMS, text));
    }
    let mut given = dims.iter().filter(|length| **length > 0);
    let given = given.try_fold(1i32, |product, length| product.checked_mul(*length));
    let free = dims.iter().filter(|length| **length == 0).count();
    let rest = given.filter(|given| nodes % given == 0).map(|given| nodes / given);
    let Some(rest) = rest.filter(|rest| free > 0 || *rest == 1 || dims.is_empty()) else {
        let text = format!("dims are {dims:?}, which does not divide nnodes, which is {nodes}");
        return Err(Error::new(ERR_DIMS, text));
    };
    let mut factors = Search::new(rest as u32).factors(free);
    for length in dims.iter_mut().filter(|length| **length == 0) {
        *length = factors.next().expect("one factor for each free dimension") as i32;
    }
    Ok(())
}

/// The divisors of a number, and which products of them exist.
struct Search {
    number: u32,
    divisors: Vec<u32>,
    known: HashMap<(u32, usize, u32), bool>,
}

impl Search {
    fn new(number: u32) -> Search {
        let small = (1..)
            .take_while(|divisor| divisor * divisor <= number)
            .filter(|divisor| number.is_multiple_of(*divisor));
        let mut divisors: Vec<u32> = small.flat_map(|divisor| [divisor, number / divisor]).collect();
        divisors.sort_unstable();
        divisors.dedup();
        Search { number, divisors, known: HashMap::new() }
    }

    /// The number as a product of `count` factors, the largest as small as possible.
    fn factors(mut self, count: usize) -> std::vec::IntoIter<u32> {
        let (mut rest, mut factors) = (self.number, Vec::with_capacity(count));
        for left in (0..count).rev() {
            let candidates = self.divisors.clone();
            let mut fitting = candidates.into_iter().filter(|divisor| rest.is_multiple_of(*divisor));
            let factor = fitting.find(|factor| self.exists(rest / factor, left, *factor));
            let factor = factor.expect("the number itself and ones are a product");
            factors.push(factor);
            rest /= factor;
        }
        factors.into_iter()
    }

    /// Whether `number` is a product of `count` divisors that are at most `limit`.
    fn exists(&mut self, number: u32, count: usize, limit: u32) -> bool {
        // Further factors may be 1; no product of factors above 1 is longer than 31.
        let count = count.min(31);
        if number == 1 || count == 0 {
            return number == 1;
        }
        if u64::from(limit).checked_pow(count as u32).is_some_and(|most| most < u64::from(number)) {
            return false;
        }
        if let Some(known) = self.known.get(&(number, count, limit)) {
            return *known;
        }
        let fitting: Vec<u32> = self
            .divisors
            .iter()
            .copied()
            .filter(|d| *d > 1 && *d <= limit && number.is_multiple_of(*d))
            .rev()
            .collect();
        let found = fitting.into_iter().any(|factor| self.exists(number / factor, count - 1, factor));
        self.known.insert((number, count, limit), found);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn balanced(nodes: i32, dims: &[i32]) -> Vec<i32> {
        let mut dims = dims.to_vec();
        balance(nodes, &mut dims).expect("can be balanced");
        dims
    }

    #[test]
    fn the_examples_of_the_standard() {
        assert_eq!(balanced(6, &[0, 0]), [3, 2]);
        assert_eq!(balanced(7, &[0, 0]), [7, 1]);
        assert_eq!(balanced(6, &[0, 3, 0]), [2, 3, 1]);
        let mut dims = [0, 3, 0];
        assert_eq!(balance(7, &mut dims).unwrap_err().class, ERR_DIMS);
        assert_eq!(dims, [0, 3, 0]);
    }

    #[test]
    fn as_close_as_possible() {
        assert_eq!(balanced(24, &[0, 0, 0]), [4, 3, 2]);
        assert_eq!(balanced(16, &[0, 0, 0]), [4, 2, 2]);
        assert_eq!(balanced(36, &[0, 0, 0]), [4, 3, 3]);
        assert_eq!(balanced(1, &[0, 0]), [1, 1]);
        assert_eq!(balanced(i32::MAX, &[0, 0, 0]), [i32::MAX, 1, 1]);
        assert_eq!(balanced(1 << 30, &[0; 40])[..31], [[2; 30].as_slice(), &[1]].concat());
        assert_eq!(balanced(1_102_701_600, &[0; 4]).iter().product::<i32>(), 1_102_701_600);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert_eq!(balance(0, &mut [0]).unwrap_err().class, ERR_ARG);
        assert_eq!(balance(4, &mut [-1]).unwrap_err().class, ERR_DIMS);
        assert_eq!(balance(4, &mut [2]).unwrap_err().class, ERR_DIMS);
        assert_eq!(balance(4, &mut [i32::MAX, i32::MAX]).unwrap_err().class, ERR_DIMS);
        assert!(balance(4, &mut [2, 2]).is_ok() && balance(4, &mut []).is_ok());
    }
}
