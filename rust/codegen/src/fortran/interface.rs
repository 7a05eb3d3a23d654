//! Writes `include/mpi.f90`: the module of `use mpi`, with an explicit interface for every routine.

use super::Routine;
use crate::output::Output;
use std::fmt::Write;

const HEAD: &str = "\
! The module of `use mpi` (MPI 5.0, 19.1.3), for gfortran: p2pmpifort compiles it where it is used.
! Written by `cargo run -p p2pmpi-codegen` from rust/abi/api; not to be edited.
module mpi
  implicit none
  public
  include 'mpif.h'

  interface
";

const TAIL: &str = "\
  end interface
end module mpi
";

/// Routines without an error code or with procedures among their arguments are declared external in mpif.h.
pub fn write(all: &[Routine]) -> Output {
    let mut text = String::from(HEAD);
    for routine in all {
        let name = format!("MPI_{}", routine.function.name);
        let names: Vec<&str> = routine.dummies.iter().map(|dummy| dummy.name).chain(["ierror"]).collect();
        let _ = writeln!(text, "    {}", broken(&format!("subroutine {name}({})", names.join(", "))));
        let declarations: Vec<String> =
            routine.dummies.iter().map(|dummy| dummy.kind.fortran(dummy.name)).collect();
        if declarations.iter().any(|declaration| declaration.contains("MPI_")) {
            text.push_str("      import\n");
        }
        for declaration in declarations {
            let _ = writeln!(text, "      {declaration}");
        }
        let _ = writeln!(text, "      integer :: ierror\n    end subroutine {name}\n");
    }
    text.push_str(TAIL);
    Output { path: "include/mpi.f90".to_owned(), text }
}

/// A statement on several lines, none of them longer than 110 characters.
fn broken(statement: &str) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in statement.split_inclusive(' ') {
        if column + word.len() > 105 {
            text.push_str("&\n        ");
            column = 8;
        }
        text.push_str(word);
        column += word.len();
    }
    text
}
