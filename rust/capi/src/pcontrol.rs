//! `MPI_Pcontrol` and `PMPI_Pcontrol`: jumps to their variadic body, which is written in C
//! (`pcontrol.c`).
//!
//! Rust cannot define a variadic function, and what C defines rustc does not export from a shared
//! library. A jump leaves the arguments where the caller has put them.

use std::arch::naked_asm;
use std::ffi::c_int;

unsafe extern "C" {
    fn p2pmpi_pcontrol(level: c_int, ...) -> c_int;
}

macro_rules! jumps {
    ($($name:ident)*) => {$(
        /// `MPI_Pcontrol` for the linker; the header declares it as variadic.
        ///
        /// # Safety
        /// None of the arguments is looked at.
        #[unsafe(no_mangle)]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name(level: c_int) -> c_int {
            #[cfg(target_arch = "x86_64")]
            naked_asm!("jmp {body}", body = sym p2pmpi_pcontrol);
            #[cfg(target_arch = "aarch64")]
            naked_asm!("b {body}", body = sym p2pmpi_pcontrol);
            #[cfg(target_arch = "riscv64")]
            naked_asm!("tail {body}", body = sym p2pmpi_pcontrol);
        }
    )*};
}

jumps! { MPI_Pcontrol PMPI_Pcontrol }
