//! The macro that writes one routine from the kinds of its arguments.

/// `routine! { MPI_Send PMPI_Send mpi_send_ pmpi_send_ (buf: Buffer, count: Int, ...) }` defines both
/// external procedures. `[x]` after a kind names the argument with its number of elements; lengths of
/// CHARACTERs, which gfortran passes by value after all arguments, follow the list in `hidden`.
macro_rules! routine {
    ($c:ident $pc:ident $fortran:ident $pfortran:ident
     ($($name:ident: $kind:ident $([$length:ident])?),*) $(hidden $($hidden:ident)+)?) => {
        routine!(@one $c $fortran ($($name: $kind $([$length])?),*) $(hidden $($hidden)+)?);
        routine!(@one $pc $pfortran ($($name: $kind $([$length])?),*) $(hidden $($hidden)+)?);
    };
    (@one $c:ident $fortran:ident
     ($($name:ident: $kind:ident $([$length:ident])?),*) $(hidden $($hidden:ident)+)?) => {
        #[allow(missing_docs, clippy::missing_safety_doc, clippy::too_many_arguments, unused_mut, unused_variables,
            clippy::unused_unit, reason = "one shape for all routines")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $fortran(
            $($name: <$kind as Argument>::Fortran,)*
            ierror: *mut c_int,
            $($($hidden: usize,)+)?
        ) {
            unsafe extern "C" {
                fn $c($($name: <$kind as Argument>::C),*) -> c_int;
            }
            // SAFETY: gfortran passes what include/mpif.h and include/mpi.f90 promise.
            unsafe {
                let ($(mut $name,)*) = ($(<$kind as Argument>::enter($name, routine!(@length $($length)?)),)*);
                let code = $c($($name.c()),*);
                $($name.leave();)*
                *ierror = code;
            }
        }
    };
    (@length) => { 0 };
    (@length $length:ident) => { Length::elements($length) };
}
pub(crate) use routine;
