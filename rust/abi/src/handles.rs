//! Handle types: pointers to incomplete structs in C, pointer-sized integers here.
//!
//! A handle is never dereferenced. Predefined handles are the constants of `generated::handles`;
//! every other is an integer that [`crate::handle`] packs and unpacks.

use crate::handle::{self, Kind};

macro_rules! handle_types {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name(pub usize);

        impl $name {
            /// What this type's handles are packed as.
            pub const KIND: Kind = Kind::$name;

            /// The handle of an object that a program has created.
            pub const fn new(generation: u32, index: u32) -> Self {
                $name(handle::pack(Kind::$name, generation, index))
            }

            /// Generation and index of the object; `None` for predefined handles, handles of another
            /// kind and anything that no call has ever returned.
            pub const fn object(self) -> Option<(u32, u32)> {
                match handle::unpack(self.0) {
                    Some((Kind::$name, generation, index)) => Some((generation, index)),
                    _ => None,
                }
            }

            /// Whether the value lies in the range that the ABI keeps for constants (1 to 4095).
            pub const fn is_predefined(self) -> bool {
                self.0 >= 1 && self.0 <= handle::LAST_PREDEFINED
            }

            /// The integer of `MPI_*_toint`: the handle itself (MPI 5.0, 20.3.5).
            pub const fn to_int(self) -> core::ffi::c_int {
                self.0 as core::ffi::c_int
            }

            /// The handle that `MPI_*_fromint` gives; integers that are no handle give a value that
            /// every function refuses.
            pub const fn from_int(value: core::ffi::c_int) -> Self {
                $name(value as u32 as usize)
            }
        }
    )*};
}

handle_types! {
    /// `MPI_Comm`.
    Comm,
    /// `MPI_Datatype`.
    Datatype,
    /// `MPI_Group`.
    Group,
    /// `MPI_Op`.
    Op,
    /// `MPI_Request`.
    Request,
    /// `MPI_Message`.
    Message,
    /// `MPI_Info`.
    Info,
    /// `MPI_Errhandler`.
    Errhandler,
    /// `MPI_Win`.
    Win,
    /// `MPI_File`.
    File,
    /// `MPI_Session`.
    Session,
}

macro_rules! tool_handle_types {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name(pub usize);
    )*};
}

tool_handle_types! {
    /// `MPI_T_enum`.
    TEnum,
    /// `MPI_T_cvar_handle`.
    TCvarHandle,
    /// `MPI_T_pvar_handle`.
    TPvarHandle,
    /// `MPI_T_pvar_session`.
    TPvarSession,
    /// `MPI_T_event_registration`.
    TEventRegistration,
    /// `MPI_T_event_instance`.
    TEventInstance,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_know_their_objects() {
        let comm = Comm::new(3, 77);
        assert_eq!(comm.object(), Some((3, 77)));
        assert_eq!(Group(comm.0).object(), None);
        assert_eq!(Comm::from_int(comm.to_int()), comm);
        assert!(!comm.is_predefined());
    }

    #[test]
    fn predefined_handles_are_no_objects() {
        assert_eq!(Comm::WORLD.object(), None);
        assert!(Comm::WORLD.is_predefined());
        assert_eq!(Comm::WORLD.to_int(), 0x101);
        assert!(!Comm(0).is_predefined());
    }

    #[test]
    fn negative_integers_become_handles_that_nothing_accepts() {
        let request = Request::from_int(-1);
        assert_eq!(request.object(), None);
        assert!(!request.is_predefined());
    }
}
