//! Error handlers made by the program (MPI 5.0, 9.3): their life, and where they are installed.
//!
//! A handle stays the same from creation on; an object that has the handler installed keeps it
//! alive after the program has freed it. What a handler does is a C function, which `capi` keeps.

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_ERRHANDLER;
use p2pmpi_abi::handle::Kind;
use p2pmpi_sys::mutex::{Mutex, MutexGuard};

use crate::error::Error;
use crate::objects::Table;

/// What a handler is for: it may be installed on objects of this kind only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// MPI_Comm_create_errhandler.
    Comm,
    /// MPI_Win_create_errhandler.
    Win,
    /// MPI_File_create_errhandler.
    File,
    /// MPI_Session_create_errhandler.
    Session,
}

/// A function of the program that hears of errors; called outside the engine.
pub trait ErrorFunction: Send + Sync {
    /// `object` is the handle of the object concerned, `code` the error code; returned is what has become of it.
    fn call(&self, object: usize, code: i32) -> i32;
}

/// The handlers that the program made.
#[derive(Debug)]
pub struct Errhandlers(Table<Entry>);

struct Entry {
    subject: Subject,
    function: Arc<dyn ErrorFunction>,
    /// Handles that the program holds and must free.
    handles: u32,
    /// Objects that have it installed.
    installed: u32,
}

impl std::fmt::Debug for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Entry").field("subject", &self.subject).finish_non_exhaustive()
    }
}

static ALL: Mutex<Errhandlers> = Mutex::new(Errhandlers(Table::new(Kind::Errhandler)));

/// The handlers of this program. They may be made before MPI_Init and outlive MPI_Finalize (MPI 5.0,
/// 11.4.1), so they are not part of `Process`.
pub fn all() -> MutexGuard<'static, Errhandlers> {
    ALL.lock()
}

fn is_predefined(handle: abi::Errhandler) -> bool {
    use abi::Errhandler as E;
    matches!(handle, E::ERRORS_ARE_FATAL | E::ERRORS_ABORT | E::ERRORS_RETURN)
}

fn bad_handle(handle: abi::Errhandler) -> Error {
    let what = match handle {
        abi::Errhandler::NULL => "MPI_ERRHANDLER_NULL".into(),
        _ => format!("{:#x}, which is not an error handler (or it was freed)", handle.0),
    };
    Error::new(ERR_ERRHANDLER, format!("errhandler is {what}"))
}

impl Errhandlers {
    /// MPI_Comm_create_errhandler and its siblings.
    ///
    /// # Errors
    /// No handle is left.
    pub fn create(
        &mut self,
        subject: Subject,
        function: Arc<dyn ErrorFunction>,
    ) -> Result<abi::Errhandler, Error> {
        let entry = Entry { subject, function, handles: 1, installed: 0 };
        self.0.insert(entry).map(|raw| abi::Errhandler(raw as usize)).ok_or_else(crate::p2p::no_handles)
    }

    /// The function of a handler; `None` for the predefined ones and those that are gone.
    pub fn function(&self, handle: abi::Errhandler) -> Option<Arc<dyn ErrorFunction>> {
        self.0.get(handle.0).map(|entry| entry.function.clone())
    }

    /// Whether `handle` may be installed on an object of this kind.
    ///
    /// # Errors
    /// MPI_ERR_ERRHANDLER: no handler, freed, or made for another kind of object.
    pub fn check(&self, handle: abi::Errhandler, subject: Subject) -> Result<(), Error> {
        if is_predefined(handle) {
            return Ok(());
        }
        let entry = self.0.get(handle.0).ok_or_else(|| bad_handle(handle))?;
        if entry.handles == 0 {
            return Err(bad_handle(handle));
        }
        if entry.subject != subject {
            let text = format!("errhandler was made for a {:?}, not for a {subject:?}", entry.subject);
            return Err(Error::new(ERR_ERRHANDLER, text));
        }
        Ok(())
    }

    /// Counts one more object that has `handle` installed, if it may be installed there.
    ///
    /// # Errors
    /// As [`Errhandlers::check`].
    pub fn install(&mut self, handle: abi::Errhandler, subject: Subject) -> Result<(), Error> {
        self.check(handle, subject)?;
        self.inherit(handle);
        Ok(())
    }

    /// A new object inherits the handler of another one (MPI_Comm_dup and so on).
    pub fn inherit(&mut self, handle: abi::Errhandler) {
        if let Some(entry) = self.0.get_mut(handle.0) {
            entry.installed += 1;
        }
    }

    /// An object no longer has `handle` installed.
    pub fn remove(&mut self, handle: abi::Errhandler) {
        if let Some(entry) = self.0.get_mut(handle.0) {
            entry.installed -= 1;
            self.drop_unused(handle);
        }
    }

    /// One more handle for the program (MPI_Comm_get_errhandler).
    pub fn share(&mut self, handle: abi::Errhandler) -> abi::Errhandler {
        if let Some(entry) = self.0.get_mut(handle.0) {
            entry.handles += 1;
        }
        handle
    }

    /// MPI_Errhandler_free. Freeing a predefined handler only gives the handle back.
    ///
    /// # Errors
    /// MPI_ERR_ERRHANDLER.
    pub fn free(&mut self, handle: abi::Errhandler) -> Result<(), Error> {
        if is_predefined(handle) {
            return Ok(());
        }
        let entry = self.0.get_mut(handle.0).filter(|entry| entry.handles > 0);
        entry.ok_or_else(|| bad_handle(handle))?.handles -= 1;
        self.drop_unused(handle);
        Ok(())
    }

    fn drop_unused(&mut self, handle: abi::Errhandler) {
        if self.0.get(handle.0).is_some_and(|entry| entry.handles == 0 && entry.installed == 0) {
            self.0.remove(handle.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Nothing;

    impl ErrorFunction for Nothing {
        fn call(&self, _: usize, code: i32) -> i32 {
            code
        }
    }

    #[test]
    fn an_installed_handler_outlives_its_handle_and_no_longer() {
        let mut handlers = Errhandlers(Table::new(Kind::Errhandler));
        let handle = handlers.create(Subject::Comm, Arc::new(Nothing)).unwrap();
        assert_eq!(handlers.install(handle, Subject::Win).unwrap_err().class, ERR_ERRHANDLER);
        handlers.install(handle, Subject::Comm).unwrap();
        handlers.free(handle).unwrap();
        assert!(handlers.function(handle).is_some());
        assert!(handlers.free(handle).is_err(), "the handle was freed");
        assert!(handlers.install(handle, Subject::Comm).is_err());
        handlers.inherit(handle);
        assert_eq!(handlers.share(handle), handle);
        handlers.remove(handle);
        handlers.remove(handle);
        handlers.free(handle).unwrap();
        assert!(handlers.function(handle).is_none());
    }
}
