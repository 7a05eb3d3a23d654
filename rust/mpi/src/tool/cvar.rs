//! Control variables (MPI 5.0, 15.3.6): the environment variables that ranks read. Those that choose
//! an algorithm can be written, with effect on operations that begin afterwards.

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{
    T_BIND_NO_OBJECT, T_SCOPE_ALL_EQ, T_SCOPE_READONLY, T_VERBOSITY_MPIDEV_BASIC, T_VERBOSITY_TUNER_BASIC,
    T_VERBOSITY_USER_BASIC,
};
use p2pmpi_abi::error::{T_ERR_CVAR_SET_NEVER, T_ERR_INVALID, T_ERR_INVALID_NAME};
use p2pmpi_engine::variables::{ALL, Audience, Reader, Values, Variable};

use super::{Type, bad_handle, enumeration};
use crate::error::Error;

/// Characters of a variable that is text, the final nul included.
const TEXT: usize = 256;

/// What a tool holds for a variable.
#[derive(Clone, Copy, Debug)]
pub struct Handle(usize);

/// What MPI_T_cvar_get_info tells.
#[derive(Clone, Debug)]
pub struct Info {
    /// Name.
    pub name: &'static str,
    /// Description.
    pub text: &'static str,
    /// MPI_T_VERBOSITY_*.
    pub verbosity: i32,
    /// Of its elements.
    pub datatype: Type,
    /// The words of a choice.
    pub enumeration: abi::TEnum,
    /// MPI_T_BIND_*.
    pub bind: i32,
    /// MPI_T_SCOPE_*.
    pub scope: i32,
}

/// All of them, in the order of their indices.
pub fn all() -> impl Iterator<Item = &'static Variable> {
    ALL.iter().copied().filter(|variable| variable.reader == Reader::Rank)
}

fn variable(index: i32) -> Result<(usize, &'static Variable), Error> {
    let variables: Vec<_> = all().enumerate().collect();
    super::at(&variables, index, "control variable").copied()
}

/// MPI_T_cvar_get_num.
///
/// # Errors
/// MPI_T_ERR_NOT_INITIALIZED.
pub fn count() -> Result<usize, Error> {
    super::check()?;
    Ok(all().count())
}

/// MPI_T_cvar_get_info.
///
/// # Errors
/// MPI_T_ERR_INVALID_INDEX.
pub fn info(index: i32) -> Result<Info, Error> {
    super::check()?;
    let (index, variable) = variable(index)?;
    Ok(Info {
        name: variable.name,
        text: variable.help,
        verbosity: match variable.audience {
            Audience::User => T_VERBOSITY_USER_BASIC,
            Audience::Tuner => T_VERBOSITY_TUNER_BASIC,
            Audience::Developer => T_VERBOSITY_MPIDEV_BASIC,
        },
        datatype: datatype(variable),
        enumeration: enumeration::of_cvar(index),
        bind: T_BIND_NO_OBJECT,
        scope: if variable.writable { T_SCOPE_ALL_EQ } else { T_SCOPE_READONLY },
    })
}

fn datatype(variable: &Variable) -> Type {
    match variable.values {
        Values::Choice(_) => Type::Int,
        Values::Text(_) => Type::Char,
    }
}

/// MPI_T_cvar_get_index.
///
/// # Errors
/// MPI_T_ERR_INVALID_NAME.
pub fn index(name: &[u8]) -> Result<usize, Error> {
    super::check()?;
    all().position(|variable| variable.name.as_bytes() == name).ok_or_else(|| {
        let name = String::from_utf8_lossy(name);
        Error::new(T_ERR_INVALID_NAME, format!("name is {name:?}, which no control variable has"))
    })
}

/// MPI_T_cvar_handle_alloc: the handle and the number of elements.
///
/// # Errors
/// MPI_T_ERR_INVALID_INDEX.
pub fn alloc(index: i32) -> Result<(abi::TCvarHandle, usize), Error> {
    super::with(|tool| {
        let (index, variable) = variable(index)?;
        let handle = tool.new_handle();
        tool.cvars.insert(handle, Handle(index));
        let count = if datatype(variable) == Type::Char { TEXT } else { 1 };
        Ok((abi::TCvarHandle(handle), count))
    })
}

/// MPI_T_cvar_handle_free.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE.
pub fn free(handle: abi::TCvarHandle) -> Result<(), Error> {
    super::with(|tool| {
        tool.cvars.remove(&handle.0).map(|_| ()).ok_or_else(|| bad_handle("a control variable"))
    })
}

fn of_handle(handle: abi::TCvarHandle) -> Result<&'static Variable, Error> {
    super::with(|tool| {
        let Handle(index) = tool.cvars.get(&handle.0).ok_or_else(|| bad_handle("a control variable"))?;
        all().nth(*index).ok_or_else(|| bad_handle("a control variable"))
    })
}

/// MPI_T_cvar_read: the bytes for the program's buffer.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE.
pub fn read(handle: abi::TCvarHandle) -> Result<Vec<u8>, Error> {
    let variable = of_handle(handle)?;
    Ok(match variable.values {
        Values::Choice(_) => variable.choice().map_or(0, |word| word as i32 + 1).to_ne_bytes().to_vec(),
        Values::Text(_) => {
            let mut text = variable.text().unwrap_or_default().into_bytes();
            text.truncate(TEXT - 1);
            text.push(0);
            text
        }
    })
}

/// MPI_T_cvar_write of the number that [`read`] would give.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE, MPI_T_ERR_CVAR_SET_NEVER, MPI_T_ERR_INVALID for a number that no word
/// has.
pub fn write(handle: abi::TCvarHandle, value: impl FnOnce() -> i32) -> Result<(), Error> {
    let variable = of_handle(handle)?;
    if !variable.writable {
        let text = format!("{} has its effect in MPI_Init and cannot be written", variable.name);
        return Err(Error::new(T_ERR_CVAR_SET_NEVER, text));
    }
    let (value, words) = (value(), variable.words().len());
    if usize::try_from(value).ok().is_none_or(|value| value > words) {
        let text = format!("the value for {} is {value}, but may be from 0 to {words}", variable.name);
        return Err(Error::new(T_ERR_INVALID, text));
    }
    variable.choose((value > 0).then(|| value as usize - 1));
    Ok(())
}
