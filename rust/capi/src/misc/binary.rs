//! What the ABI and its Fortran side look like (MPI 5.0, 20.3 and 20.4), and the hardware that
//! `MPI_Comm_split_type` knows. These functions may be called at any time.
//!
//! The sizes and truth values of Fortran are those of the compilers that this library works with and
//! are known from the start: a program may state them again, but not change them.

use std::ffi::{c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_ABI, ERR_ARG};
use p2pmpi_mpi::info::Info;

use crate::args::Out;
use crate::entry::{Call, Error};

/// What Fortran is like here: default kinds of 4 bytes, double precision of 8. Half precision is
/// supported in messages and reductions, whether or not the compiler has the kind.
const FORTRAN: [(&str, &str); 23] = [
    ("mpi_logical_size", "4"),
    ("mpi_integer_size", "4"),
    ("mpi_real_size", "4"),
    ("mpi_double_precision_size", "8"),
    ("mpi_logical1_supported", "true"),
    ("mpi_logical2_supported", "true"),
    ("mpi_logical4_supported", "true"),
    ("mpi_logical8_supported", "true"),
    ("mpi_logical16_supported", "true"),
    ("mpi_integer1_supported", "true"),
    ("mpi_integer2_supported", "true"),
    ("mpi_integer4_supported", "true"),
    ("mpi_integer8_supported", "true"),
    ("mpi_integer16_supported", "true"),
    ("mpi_real2_supported", "true"),
    ("mpi_real4_supported", "true"),
    ("mpi_real8_supported", "true"),
    ("mpi_real16_supported", "true"),
    ("mpi_complex4_supported", "true"),
    ("mpi_complex8_supported", "true"),
    ("mpi_complex16_supported", "true"),
    ("mpi_complex32_supported", "true"),
    ("mpi_double_complex_supported", "true"),
];

fn info_of<'a>(entries: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<abi::Info, Error> {
    let mut info = Info::default();
    for (key, value) in entries {
        info.set(key.as_bytes(), value.as_bytes())?;
    }
    crate::info::add(info)
}

/// `MPI_Abi_get_info`.
pub(crate) fn abi_get_info(_: &mut Call, info: Out<abi::Info>) -> Result<(), Error> {
    let sizes = [("mpi_aint_size", size_of::<isize>()), ("mpi_count_size", 8), ("mpi_offset_size", 8)];
    let texts = sizes.map(|(key, size)| (key, size.to_string()));
    info.write(info_of(texts.iter().map(|(key, size)| (*key, size.as_str())))?);
    Ok(())
}

/// `MPI_Abi_get_fortran_info`.
pub(crate) fn abi_get_fortran_info(_: &mut Call, info: Out<abi::Info>) -> Result<(), Error> {
    info.write(info_of(FORTRAN)?);
    Ok(())
}

/// `MPI_Abi_set_fortran_info`: keys that are not of the standard are ignored.
pub(crate) fn abi_set_fortran_info(_: &mut Call, info: abi::Info) -> Result<(), Error> {
    let given = match info {
        abi::Info::NULL => return Err(Error::new(abi::error::ERR_INFO, "info is MPI_INFO_NULL")),
        _ => crate::info::hints(info)?,
    };
    for (key, known) in FORTRAN {
        let value = given.value(key.as_bytes())?;
        if let Some(value) = value.filter(|value| *value != known.as_bytes()) {
            let value = String::from_utf8_lossy(value);
            let text = format!("info says that {key} is {value}, but it is {known} and cannot be changed");
            return Err(Error::new(ERR_ABI, text));
        }
    }
    Ok(())
}

/// Bytes of a Fortran logical.
fn checked_size(logical_size: c_int) -> Result<usize, Error> {
    match logical_size {
        1 | 2 | 4 | 8 | 16 => Ok(logical_size as usize),
        _ => {
            let text = format!(
                "logical_size is {logical_size}, but Fortran has logicals of 1, 2, 4, 8 and 16 bytes"
            );
            Err(Error::new(ERR_ARG, text))
        }
    }
}

fn check_address(address: *mut c_void, name: &str) -> Result<(), Error> {
    match address.is_null() {
        true => Err(Error::new(ERR_ARG, format!("{name} is a null pointer"))),
        false => Ok(()),
    }
}

/// `MPI_Abi_get_fortran_booleans`: an integer 1 is true, 0 is false.
pub(crate) unsafe fn abi_get_fortran_booleans(
    _: &mut Call,
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
    is_set: Out<c_int>,
) -> Result<(), Error> {
    let size = checked_size(logical_size)?;
    check_address(logical_true, "logical_true")?;
    check_address(logical_false, "logical_false")?;
    // SAFETY: the caller vouches for room for logicals of this size.
    unsafe {
        logical_true.cast::<u8>().copy_from_nonoverlapping(1u128.to_le_bytes().as_ptr(), size);
        logical_false.cast::<u8>().copy_from_nonoverlapping([0u8; 16].as_ptr(), size);
    }
    is_set.write_flag(true);
    Ok(())
}

/// `MPI_Abi_set_fortran_booleans`.
pub(crate) unsafe fn abi_set_fortran_booleans(
    _: &mut Call,
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
) -> Result<(), Error> {
    let size = checked_size(logical_size)?;
    check_address(logical_true, "logical_true")?;
    check_address(logical_false, "logical_false")?;
    let (mut is_true, mut is_false) = ([0u8; 16], [0u8; 16]);
    // SAFETY: the caller vouches for logicals of this size.
    unsafe {
        is_true.as_mut_ptr().copy_from_nonoverlapping(logical_true.cast::<u8>(), size);
        is_false.as_mut_ptr().copy_from_nonoverlapping(logical_false.cast::<u8>(), size);
    }
    let (is_true, is_false) = (u128::from_le_bytes(is_true), u128::from_le_bytes(is_false));
    if (is_true, is_false) != (1, 0) {
        let text = format!(
            "the truth values are {is_true:#x} and {is_false:#x}, but they are 1 and 0 and cannot be changed"
        );
        return Err(Error::new(ERR_ABI, text));
    }
    Ok(())
}

/// `MPI_Get_hw_resource_info`: a machine is the only resource that `MPI_Comm_split_type` knows.
pub(crate) fn get_hw_resource_info(_: &mut Call, hw_info: Out<abi::Info>) -> Result<(), Error> {
    hw_info.write(info_of([("mpi_shared_memory", "true")])?);
    Ok(())
}
