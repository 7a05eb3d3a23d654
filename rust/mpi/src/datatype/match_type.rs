//! Predefined datatypes found by what they can hold (MPI 5.0, 19.1.5 and 6.9.4).

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{
    COMBINER_F90_COMPLEX, COMBINER_F90_INTEGER, COMBINER_F90_REAL, TYPECLASS_COMPLEX, TYPECLASS_INTEGER,
    TYPECLASS_REAL, UNDEFINED,
};
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_layout::{Layout, Predefined};

use super::construct::Arguments;
use super::{Datatypes, Definition};
use crate::error::Error;

/// A real kind of the Fortran compiler: decimal digits, decimal exponent range, and the datatypes
/// of its real and complex numbers.
type RealKind = (i32, i32, Predefined, Predefined);

/// The kinds that gfortran offers, in the order in which `selected_real_kind` tries them.
const REAL_KINDS: &[RealKind] = &[
    (6, 37, Predefined::Real4, Predefined::Complex8),
    (15, 307, Predefined::Real8, Predefined::Complex16),
    #[cfg(target_arch = "x86_64")]
    (18, 4931, Predefined::LongDouble, Predefined::CLongDoubleComplex),
    (33, 4931, Predefined::Real16, Predefined::Complex32),
];

/// Decimal digits and datatypes of the integer kinds.
const INTEGER_KINDS: [(i32, Predefined); 5] = [
    (2, Predefined::Integer1),
    (4, Predefined::Integer2),
    (9, Predefined::Integer4),
    (18, Predefined::Integer8),
    (38, Predefined::Integer16),
];

/// MPI_Type_match_size.
///
/// # Errors
/// MPI_ERR_ARG when there is no such datatype.
pub fn match_size(class: i32, size: i32) -> Result<abi::Datatype, Error> {
    use Predefined::{
        Complex4, Complex8, Complex16, Complex32, Integer1, Integer2, Integer4, Integer8, Integer16, Real2,
        Real4, Real8, Real16,
    };
    let (name, found) = match class {
        TYPECLASS_INTEGER => ("integer", &[Integer1, Integer2, Integer4, Integer8, Integer16][..]),
        TYPECLASS_REAL => ("real", &[Real2, Real4, Real8, Real16][..]),
        TYPECLASS_COMPLEX => ("complex", &[Complex4, Complex8, Complex16, Complex32][..]),
        _ => {
            let allowed = "MPI_TYPECLASS_INTEGER, MPI_TYPECLASS_REAL or MPI_TYPECLASS_COMPLEX";
            return Err(Error::new(ERR_ARG, format!("typeclass is {class}, but it must be {allowed}")));
        }
    };
    let matching = found.iter().find(|datatype| i64::from(size) == datatype.size() as i64);
    matching.map(|datatype| abi::Datatype(datatype.code())).ok_or_else(|| {
        Error::new(ERR_ARG, format!("size is {size}, but no {name} datatype has that many bytes"))
    })
}

/// MPI_Type_get_value_index: MPI_DATATYPE_NULL when there is no such pair.
///
/// # Errors
/// MPI_ERR_TYPE for handles that are no datatypes.
pub fn value_index(
    datatypes: &Datatypes,
    value: abi::Datatype,
    index: abi::Datatype,
) -> Result<abi::Datatype, Error> {
    let members = (datatypes.layout(value)?.as_predefined(), datatypes.layout(index)?.as_predefined());
    let pair = Predefined::ALL
        .iter()
        .find(|pair| pair.members().is_some_and(|(value, index)| members == (Some(value), Some(index))));
    Ok(pair.map_or(abi::Datatype::NULL, |pair| abi::Datatype(pair.code())))
}

impl Datatypes {
    /// MPI_Type_create_f90_real.
    ///
    /// # Errors
    /// MPI_ERR_ARG when no kind has that precision and range.
    pub fn f90_real(&mut self, precision: i32, range: i32) -> Result<abi::Datatype, Error> {
        let datatype = real_kind(precision, range)?.2;
        self.parameterized(COMBINER_F90_REAL, (precision, range), &[precision, range], datatype)
    }

    /// MPI_Type_create_f90_complex.
    ///
    /// # Errors
    /// MPI_ERR_ARG when no kind has that precision and range.
    pub fn f90_complex(&mut self, precision: i32, range: i32) -> Result<abi::Datatype, Error> {
        let datatype = real_kind(precision, range)?.3;
        self.parameterized(COMBINER_F90_COMPLEX, (precision, range), &[precision, range], datatype)
    }

    /// MPI_Type_create_f90_integer.
    ///
    /// # Errors
    /// MPI_ERR_ARG when no kind has that range.
    pub fn f90_integer(&mut self, range: i32) -> Result<abi::Datatype, Error> {
        let kind = INTEGER_KINDS.iter().find(|kind| range <= kind.0).filter(|_| range != UNDEFINED);
        let &(_, datatype) = kind.ok_or_else(|| {
            Error::new(ERR_ARG, format!("r is {range}, but no integer kind has that range (at most 38)"))
        })?;
        self.parameterized(COMBINER_F90_INTEGER, (0, range), &[range], datatype)
    }

    /// The handle of an unnamed predefined datatype: the same one every time.
    fn parameterized(
        &mut self,
        combiner: i32,
        (precision, range): (i32, i32),
        integers: &[i32],
        datatype: Predefined,
    ) -> Result<abi::Datatype, Error> {
        if let Some(&known) = self.parameterized.get(&(combiner, precision, range)) {
            return Ok(known);
        }
        let handle = self.insert(Arc::new(Definition {
            layout: Layout::predefined(datatype),
            in_file: super::external::in_file(datatype),
            combiner,
            arguments: Arguments { integers: integers.to_vec(), ..Arguments::default() },
            components: Vec::new(),
        }))?;
        let entry = self.derived_mut(handle)?;
        (entry.committed, entry.permanent) = (true, true);
        self.parameterized.insert((combiner, precision, range), handle);
        Ok(handle)
    }

    /// The handle of a definition that is an unnamed predefined datatype.
    pub(super) fn permanent(&self, definition: &Arc<Definition>) -> Option<abi::Datatype> {
        self.parameterized.values().copied().find(|handle| {
            self.derived(*handle).is_ok_and(|datatype| Arc::ptr_eq(&datatype.definition, definition))
        })
    }
}

/// The first kind with at least that precision and range; `MPI_UNDEFINED` leaves one open.
fn real_kind(precision: i32, range: i32) -> Result<&'static RealKind, Error> {
    if precision == UNDEFINED && range == UNDEFINED {
        return Err(Error::new(ERR_ARG, "p and r are both MPI_UNDEFINED, but one of them must be given"));
    }
    let fits = |wanted, has| wanted == UNDEFINED || wanted <= has;
    REAL_KINDS.iter().find(|kind| fits(precision, kind.0) && fits(range, kind.1)).ok_or_else(|| {
        Error::new(
            ERR_ARG,
            format!("p is {precision} and r is {range}, but no real kind has that precision and range (at most 33 and 4931)"),
        )
    })
}
