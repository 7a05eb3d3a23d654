//! MPI_Type_create_subarray and MPI_Type_create_darray (MPI 5.0, 5.1.3 and 5.1.4).

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{
    COMBINER_DARRAY, COMBINER_SUBARRAY, DISTRIBUTE_BLOCK, DISTRIBUTE_CYCLIC, DISTRIBUTE_DFLT_DARG,
    DISTRIBUTE_NONE, ORDER_C, ORDER_FORTRAN,
};
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_layout::{Distribution, Order};

use super::Datatypes;
use super::construct::{Arguments, Width};
use crate::error::Error;

/// One dimension of a distributed array, as the program gave it.
#[derive(Clone, Copy, Debug)]
pub struct DistributedDimension {
    /// `array_of_gsizes`.
    pub size: i64,
    /// `array_of_distribs`.
    pub distribution: i32,
    /// `array_of_dargs`.
    pub argument: i32,
    /// `array_of_psizes`.
    pub processes: i32,
}

fn order_argument(order: i32) -> Result<Order, Error> {
    match order {
        ORDER_C => Ok(Order::C),
        ORDER_FORTRAN => Ok(Order::Fortran),
        _ => Err(Error::new(
            ERR_ARG,
            format!(
                "order is {order}, but it must be MPI_ORDER_C ({ORDER_C}) or MPI_ORDER_FORTRAN ({ORDER_FORTRAN})"
            ),
        )),
    }
}

fn at_least(name: &str, dimension: usize, value: i64, least: i64) -> Result<u64, Error> {
    if value < least {
        return Err(Error::new(
            ERR_ARG,
            format!("{name}[{dimension}] is {value}, but it must be at least {least}"),
        ));
    }
    Ok(value as u64)
}

fn some_dimensions(ndims: usize) -> Result<(), Error> {
    if ndims == 0 {
        Err(Error::new(ERR_ARG, "ndims is 0, but an array has at least one dimension"))
    } else {
        Ok(())
    }
}

impl DistributedDimension {
    fn read(&self, dimension: usize) -> Result<(u64, Distribution, u64), Error> {
        let size = at_least("array_of_gsizes", dimension, self.size, 1)?;
        let processes = at_least("array_of_psizes", dimension, self.processes.into(), 1)?;
        let length = match self.argument {
            DISTRIBUTE_DFLT_DARG => None,
            argument => Some(at_least("array_of_dargs", dimension, argument.into(), 1)?),
        };
        let distribution = match self.distribution {
            DISTRIBUTE_NONE => Distribution::None,
            DISTRIBUTE_BLOCK => Distribution::Block(length),
            DISTRIBUTE_CYCLIC => Distribution::Cyclic(length),
            other => {
                return Err(Error::new(
                    ERR_ARG,
                    format!(
                        "array_of_distribs[{dimension}] is {other}, but it must be MPI_DISTRIBUTE_NONE, \
                         MPI_DISTRIBUTE_BLOCK or MPI_DISTRIBUTE_CYCLIC"
                    ),
                ));
            }
        };
        Ok((size, distribution, processes))
    }
}

impl Datatypes {
    /// MPI_Type_create_subarray; the three lists have the same length.
    ///
    /// # Errors
    /// MPI_ERR_TYPE, MPI_ERR_ARG.
    pub fn subarray(
        &mut self,
        width: Width,
        sizes: &[i64],
        subsizes: &[i64],
        starts: &[i64],
        order: i32,
        old: abi::Datatype,
    ) -> Result<abi::Datatype, Error> {
        some_dimensions(sizes.len())?;
        let storage = order_argument(order)?;
        let mut dimensions = Vec::with_capacity(sizes.len());
        for (i, ((&size, &subsize), &start)) in sizes.iter().zip(subsizes).zip(starts).enumerate() {
            let whole = at_least("array_of_sizes", i, size, 1)?;
            let part = at_least("array_of_subsizes", i, subsize, 1)?;
            let first = at_least("array_of_starts", i, start, 0)?;
            if subsize > size || start > size - subsize {
                return Err(Error::new(
                    ERR_ARG,
                    format!(
                        "dimension {i} takes {subsize} elements from {start} on (array_of_subsizes, \
                         array_of_starts), but array_of_sizes[{i}] is {size}"
                    ),
                ));
            }
            dimensions.push((whole, part, first));
        }
        let mut arguments = Arguments::new(width, &[sizes, subsizes, starts], &[]);
        arguments.integers.insert(0, sizes.len() as i32);
        arguments.integers.push(order);
        self.derive(COMBINER_SUBARRAY, arguments, old, |old| Ok(old.subarray(&dimensions, storage)?))
    }

    /// MPI_Type_create_darray for process `rank` of `size`.
    ///
    /// # Errors
    /// MPI_ERR_TYPE, MPI_ERR_ARG.
    pub fn darray(
        &mut self,
        width: Width,
        (size, rank): (i32, i32),
        dimensions: &[DistributedDimension],
        order: i32,
        old: abi::Datatype,
    ) -> Result<abi::Datatype, Error> {
        some_dimensions(dimensions.len())?;
        let storage = order_argument(order)?;
        let read: Vec<_> = dimensions
            .iter()
            .enumerate()
            .map(|(i, dimension)| dimension.read(i))
            .collect::<Result<_, _>>()?;
        let grid = read.iter().try_fold(1u64, |grid, dimension| grid.checked_mul(dimension.2));
        if grid != u64::try_from(size).ok() {
            return Err(Error::new(
                ERR_ARG,
                format!("size is {size}, but the product of array_of_psizes is {}", grid.unwrap_or(u64::MAX)),
            ));
        }
        if !(0..size).contains(&rank) {
            return Err(Error::new(
                ERR_ARG,
                format!("rank is {rank}, but ranks of {size} processes go from 0 to {}", size - 1),
            ));
        }
        let arguments = darray_arguments(width, (size, rank), dimensions, order);
        self.derive(COMBINER_DARRAY, arguments, old, |old| Ok(old.darray(rank as u64, &read, storage)?))
    }
}

fn darray_arguments(
    width: Width,
    (size, rank): (i32, i32),
    dimensions: &[DistributedDimension],
    order: i32,
) -> Arguments {
    let sizes: Vec<i64> = dimensions.iter().map(|dimension| dimension.size).collect();
    let Arguments { integers: narrow, counts, .. } = Arguments::new(width, &[&sizes], &[]);
    let mut integers = vec![size, rank, dimensions.len() as i32];
    integers.extend(narrow);
    integers.extend(dimensions.iter().map(|dimension| dimension.distribution));
    integers.extend(dimensions.iter().map(|dimension| dimension.argument));
    integers.extend(dimensions.iter().map(|dimension| dimension.processes));
    integers.push(order);
    Arguments { integers, addresses: Vec::new(), counts }
}
