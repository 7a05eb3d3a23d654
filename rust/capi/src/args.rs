//! Arguments on their way from C to a body: checked for null, widened, and still in user memory.
//!
//! The generated shims make these values; their constructors are `unsafe` because the caller of an
//! MPI function vouches for its pointers. What a wrapper can then do with one element is safe; opening
//! an array needs a length, which the body knows and vouches for.

use std::ffi::{CStr, c_char, c_int};
use std::marker::PhantomData;

use p2pmpi_abi::constants::UNDEFINED;
use p2pmpi_abi::error::{ERR_ARG, ERR_COUNT};

use crate::entry::Error;

/// A count that must not be negative (kinds `*_NNI`).
#[inline]
pub(crate) fn count(value: i64, name: &'static str) -> Result<i64, Error> {
    if value < 0 {
        return Err(Error::new(ERR_COUNT, format!("{name} is {value}, but a count cannot be negative")));
    }
    Ok(value)
}

/// The length of an array of requests, processes and the like; must not be negative.
#[inline]
pub(crate) fn length(value: c_int, name: &'static str) -> Result<c_int, Error> {
    count(i64::from(value), name)?;
    Ok(value)
}

/// The handle at an address, to find the error handler; `None` for null.
///
/// # Safety
/// The address is null or readable.
pub(crate) unsafe fn peek<T: Copy>(address: *const T) -> Option<T> {
    // SAFETY: the caller's promise.
    unsafe { address.as_ref() }.copied()
}

#[cold]
fn null(name: &'static str) -> Error {
    Error::new(ERR_ARG, format!("{name} is a null pointer"))
}

/// Where a call reads one value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct In<T>(*const T);

impl<T: Copy> In<T> {
    /// # Safety
    /// The address is null or readable until the call returns.
    #[inline]
    pub(crate) unsafe fn new(address: *const T, name: &'static str) -> Result<In<T>, Error> {
        if address.is_null() { Err(null(name)) } else { Ok(In(address)) }
    }

    /// The value.
    #[inline]
    pub(crate) fn read(self) -> T {
        // SAFETY: not null and readable, by `new`.
        unsafe { self.0.read() }
    }
}

/// Where a call writes one value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Out<T>(*mut T);

impl<T: Copy> Out<T> {
    /// # Safety
    /// The address is null or writable until the call returns.
    #[inline]
    pub(crate) unsafe fn new(address: *mut T, name: &'static str) -> Result<Out<T>, Error> {
        if address.is_null() { Err(null(name)) } else { Ok(Out(address)) }
    }

    /// Writes the value; addresses that programs compute need not be aligned.
    #[inline]
    pub(crate) fn write(self, value: T) {
        // SAFETY: not null and writable, by `new`.
        unsafe { self.0.write_unaligned(value) }
    }
}

impl Out<c_int> {
    /// Writes a C truth value.
    #[inline]
    pub(crate) fn write_flag(self, value: bool) {
        self.write(c_int::from(value));
    }
}

/// Where a call reads one value and writes another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InOut<T>(*mut T);

impl<T: Copy> InOut<T> {
    /// # Safety
    /// The address is null, or readable and writable until the call returns.
    #[inline]
    pub(crate) unsafe fn new(address: *mut T, name: &'static str) -> Result<InOut<T>, Error> {
        if address.is_null() { Err(null(name)) } else { Ok(InOut(address)) }
    }

    /// The value.
    #[inline]
    pub(crate) fn read(self) -> T {
        // SAFETY: not null and readable, by `new`.
        unsafe { self.0.read() }
    }

    /// Replaces the value.
    #[inline]
    pub(crate) fn write(self, value: T) {
        // SAFETY: not null and writable, by `new`.
        unsafe { self.0.write(value) }
    }
}

#[derive(Clone, Copy, Debug)]
enum Address {
    Narrow(*mut c_int),
    Wide(*mut i64),
    Absent,
}

/// Where a call writes a count of either width.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CountOut(Address);

impl CountOut {
    /// # Safety
    /// The address is null or writable until the call returns.
    #[inline]
    pub(crate) unsafe fn narrow(address: *mut c_int, name: &'static str) -> Result<CountOut, Error> {
        if address.is_null() { Err(null(name)) } else { Ok(CountOut(Address::Narrow(address))) }
    }

    /// # Safety
    /// The address is null or writable until the call returns.
    #[inline]
    pub(crate) unsafe fn wide(address: *mut i64, name: &'static str) -> Result<CountOut, Error> {
        if address.is_null() { Err(null(name)) } else { Ok(CountOut(Address::Wide(address))) }
    }

    /// A place that the narrow twin does not have: what is written there is forgotten.
    #[inline]
    pub(crate) fn absent() -> CountOut {
        CountOut(Address::Absent)
    }

    /// Writes the count, or `MPI_UNDEFINED` if an int cannot hold it.
    #[inline]
    pub(crate) fn write(self, value: i64) {
        match self.0 {
            // SAFETY: not null and writable, by `narrow`.
            Address::Narrow(address) => unsafe { address.write(c_int::try_from(value).unwrap_or(UNDEFINED)) },
            // SAFETY: not null and writable, by `wide`.
            Address::Wide(address) => unsafe { address.write(value) },
            Address::Absent => {}
        }
    }
}

/// A position of either width that a call reads and advances.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CountInOut(CountOut);

impl CountInOut {
    /// # Safety
    /// The address is null, or readable and writable until the call returns.
    #[inline]
    pub(crate) unsafe fn narrow(address: *mut c_int, name: &'static str) -> Result<CountInOut, Error> {
        // SAFETY: the caller's promise.
        unsafe { CountOut::narrow(address, name) }.map(CountInOut)
    }

    /// # Safety
    /// The address is null, or readable and writable until the call returns.
    #[inline]
    pub(crate) unsafe fn wide(address: *mut i64, name: &'static str) -> Result<CountInOut, Error> {
        // SAFETY: the caller's promise.
        unsafe { CountOut::wide(address, name) }.map(CountInOut)
    }

    /// The value.
    #[inline]
    pub(crate) fn read(self) -> i64 {
        match self.0.0 {
            // SAFETY: not null and readable, by `narrow`.
            Address::Narrow(address) => i64::from(unsafe { address.read() }),
            // SAFETY: not null and readable, by `wide`.
            Address::Wide(address) => unsafe { address.read() },
            Address::Absent => 0,
        }
    }

    /// Whether the place can hold that value; a position that cannot be returned is an error.
    #[inline]
    pub(crate) fn holds(self, value: i64) -> bool {
        !matches!(self.0.0, Address::Narrow(_)) || c_int::try_from(value).is_ok()
    }

    /// Replaces the value.
    #[inline]
    pub(crate) fn write(self, value: i64) {
        self.0.write(value);
    }
}

/// An array of counts or displacements of either width, still in user memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counts<'a> {
    address: *const u8,
    wide: bool,
    name: &'static str,
    call: PhantomData<&'a i64>,
}

impl Counts<'_> {
    /// # Safety
    /// The address is null or that of an array that is readable until the call returns.
    #[inline]
    pub(crate) unsafe fn narrow(address: *const c_int, name: &'static str) -> Self {
        Counts { address: address.cast(), wide: false, name, call: PhantomData }
    }

    /// # Safety
    /// The address is null or that of an array that is readable until the call returns.
    #[inline]
    pub(crate) unsafe fn wide(address: *const i64, name: &'static str) -> Self {
        Counts { address: address.cast(), wide: true, name, call: PhantomData }
    }

    /// Fails if the array is null although it should have elements.
    #[inline]
    pub(crate) fn check(self, length: usize) -> Result<Self, Error> {
        if self.address.is_null() && length > 0 { Err(null(self.name)) } else { Ok(self) }
    }

    /// Element `index`.
    ///
    /// # Safety
    /// [`Counts::check`] has passed, and the array has more than `index` elements.
    #[inline]
    pub(crate) unsafe fn at(self, index: usize) -> i64 {
        // SAFETY: the caller's promise.
        unsafe {
            if self.wide {
                self.address.cast::<i64>().add(index).read()
            } else {
                i64::from(self.address.cast::<c_int>().add(index).read())
            }
        }
    }

    /// A copy of the first `length` elements.
    ///
    /// # Safety
    /// The array, unless null, has `length` elements.
    pub(crate) unsafe fn to_vec(self, length: usize) -> Result<Vec<i64>, Error> {
        self.check(length)?;
        // SAFETY: checked, and the caller's promise.
        Ok((0..length).map(|index| unsafe { self.at(index) }).collect())
    }

    /// A copy of the first `length` elements, none of which may be negative.
    ///
    /// # Safety
    /// The array, unless null, has `length` elements.
    pub(crate) unsafe fn to_counts(self, length: usize) -> Result<Vec<i64>, Error> {
        // SAFETY: the caller's promise.
        let counts = unsafe { self.to_vec(length) }?;
        match counts.iter().position(|count| *count < 0) {
            None => Ok(counts),
            Some(at) => {
                let message =
                    format!("{}[{at}] is {}, but a count cannot be negative", self.name, counts[at]);
                Err(Error::new(ERR_COUNT, message))
            }
        }
    }
}

/// An array that a call reads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Array<'a, T> {
    address: *const T,
    name: &'static str,
    call: PhantomData<&'a T>,
}

impl<'a, T: Copy> Array<'a, T> {
    /// # Safety
    /// The address is null or that of an array that is readable until the call returns.
    #[inline]
    pub(crate) unsafe fn new(address: *const T, name: &'static str) -> Self {
        Array { address, name, call: PhantomData }
    }

    /// The first `length` elements.
    ///
    /// # Safety
    /// The array, unless null, has `length` elements.
    #[inline]
    pub(crate) unsafe fn slice(self, length: usize) -> Result<&'a [T], Error> {
        match (length, self.address.is_null()) {
            (0, _) => Ok(&[]),
            (_, true) => Err(null(self.name)),
            // SAFETY: not null, and the caller's promise.
            _ => Ok(unsafe { std::slice::from_raw_parts(self.address, length) }),
        }
    }
}

/// An array that a call writes, or reads and writes.
#[derive(Debug)]
pub(crate) struct ArrayMut<'a, T> {
    address: *mut T,
    name: &'static str,
    call: PhantomData<&'a mut T>,
}

impl<'a, T: Copy> ArrayMut<'a, T> {
    /// # Safety
    /// The address is null or that of an array that is the call's alone until it returns.
    #[inline]
    pub(crate) unsafe fn new(address: *mut T, name: &'static str) -> Self {
        ArrayMut { address, name, call: PhantomData }
    }

    /// The first `length` elements.
    ///
    /// # Safety
    /// The array, unless null, has `length` elements, and they have values.
    #[inline]
    pub(crate) unsafe fn slice(self, length: usize) -> Result<&'a mut [T], Error> {
        match (length, self.address.is_null()) {
            (0, _) => Ok(&mut []),
            (_, true) => Err(null(self.name)),
            // SAFETY: not null, and the caller's promise.
            _ => Ok(unsafe { std::slice::from_raw_parts_mut(self.address, length) }),
        }
    }

    /// Writes the elements of an output array.
    ///
    /// # Safety
    /// The array, unless null, has room for them.
    pub(crate) unsafe fn fill(self, values: impl ExactSizeIterator<Item = T>) -> Result<(), Error> {
        if self.address.is_null() && values.len() > 0 {
            return Err(null(self.name));
        }
        for (index, value) in values.enumerate() {
            // SAFETY: not null, and the caller's promise.
            unsafe { self.address.add(index).write(value) };
        }
        Ok(())
    }
}

/// A string that a call reads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text<'a> {
    address: *const c_char,
    name: &'static str,
    call: PhantomData<&'a c_char>,
}

impl<'a> Text<'a> {
    /// # Safety
    /// The address is null or that of a C string that is readable until the call returns.
    #[inline]
    pub(crate) unsafe fn new(address: *const c_char, name: &'static str) -> Self {
        Text { address, name, call: PhantomData }
    }

    /// Whether there is no string.
    pub(crate) fn is_null(self) -> bool {
        self.address.is_null()
    }

    /// The string without its final nul; need not be UTF-8.
    pub(crate) fn bytes(self) -> Result<&'a [u8], Error> {
        if self.address.is_null() {
            return Err(null(self.name));
        }
        // SAFETY: not null and a C string, by `new`.
        Ok(unsafe { CStr::from_ptr(self.address) }.to_bytes())
    }

    /// The string; an error of class `MPI_ERR_ARG` if it is not UTF-8.
    pub(crate) fn str(self) -> Result<&'a str, Error> {
        let bytes = self.bytes()?;
        std::str::from_utf8(bytes)
            .map_err(|_| Error::new(ERR_ARG, format!("{} is not valid UTF-8", self.name)))
    }
}

/// Where a call writes a string whose room the standard fixes (`MPI_MAX_ERROR_STRING` and so on).
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextOut {
    address: *mut c_char,
    capacity: usize,
}

impl TextOut {
    /// # Safety
    /// The address is null or has room for `capacity` characters, nul included.
    pub(crate) unsafe fn new(
        address: *mut c_char,
        capacity: usize,
        name: &'static str,
    ) -> Result<TextOut, Error> {
        if address.is_null() { Err(null(name)) } else { Ok(TextOut { address, capacity }) }
    }

    /// Writes as much of `text` as there is room for, and a nul; returns the length without the nul.
    pub(crate) fn write(self, text: &[u8]) -> c_int {
        let length = text.len().min(self.capacity - 1);
        // SAFETY: room for `capacity` characters, by `new`, and `length` is less.
        unsafe {
            self.address.copy_from_nonoverlapping(text.as_ptr().cast(), length);
            self.address.add(length).write(0);
        }
        length as c_int
    }
}

#[cfg(test)]
mod tests;
