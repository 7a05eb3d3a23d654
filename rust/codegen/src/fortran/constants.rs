//! Writes `include/mpif.h`: constants, sentinels and functions, in lines that are both fixed and free form.

use crate::output::Output;
use crate::table::{Constant, Table};
use std::fmt::Write;

const HEAD: &str = "\
! The constants of MPI 5.0 for Fortran, in fixed and in free form (MPI 5.0, 19.1.4).
! Written by `cargo run -p p2pmpi-codegen` from rust/abi/api; not to be edited.

      integer MPI_ADDRESS_KIND, MPI_OFFSET_KIND, MPI_COUNT_KIND
      parameter (MPI_ADDRESS_KIND=8)
      parameter (MPI_OFFSET_KIND=8)
      parameter (MPI_COUNT_KIND=8)
      logical MPI_SUBARRAYS_SUPPORTED
      parameter (MPI_SUBARRAYS_SUPPORTED=.false.)
      logical MPI_ASYNC_PROTECTS_NONBLOCKING
      parameter (MPI_ASYNC_PROTECTS_NONBLOCKING=.false.)
";

/// Sentinels are known by their addresses: each is alone in a common block, see rust/fortran/src/sentinels.rs.
const TAIL: &str = "
      integer MPI_BOTTOM, MPI_IN_PLACE, MPI_BUFFER_AUTOMATIC
      integer MPI_STATUS_IGNORE(MPI_STATUS_SIZE)
      integer MPI_STATUSES_IGNORE(MPI_STATUS_SIZE,1)
      integer MPI_ERRCODES_IGNORE(1)
      integer MPI_UNWEIGHTED(1), MPI_WEIGHTS_EMPTY(1)
      character*1 MPI_ARGV_NULL(1), MPI_ARGVS_NULL(1,1)
      common /p2pmpi_bottom/ MPI_BOTTOM
      common /p2pmpi_in_place/ MPI_IN_PLACE
      common /p2pmpi_buffer_automatic/ MPI_BUFFER_AUTOMATIC
      common /p2pmpi_status_ignore/ MPI_STATUS_IGNORE
      common /p2pmpi_statuses_ignore/ MPI_STATUSES_IGNORE
      common /p2pmpi_errcodes_ignore/ MPI_ERRCODES_IGNORE
      common /p2pmpi_unweighted/ MPI_UNWEIGHTED
      common /p2pmpi_weights_empty/ MPI_WEIGHTS_EMPTY
      common /p2pmpi_argv_null/ MPI_ARGV_NULL
      common /p2pmpi_argvs_null/ MPI_ARGVS_NULL

      double precision MPI_WTIME, MPI_WTICK
      external MPI_WTIME, MPI_WTICK
      double precision PMPI_WTIME, PMPI_WTICK
      external PMPI_WTIME, PMPI_WTICK
      integer(kind=8) MPI_AINT_ADD, MPI_AINT_DIFF
      external MPI_AINT_ADD, MPI_AINT_DIFF
      external MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN
      external MPI_COMM_DUP_FN
      external MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN
      external MPI_TYPE_DUP_FN
      external MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN
      external MPI_WIN_DUP_FN
";

pub fn write(table: &Table) -> Output {
    let mut text = String::from(HEAD);
    for constant in &table.constants {
        if let Some(value) = value(constant) {
            let name = &constant.name;
            let _ = writeln!(text, "      integer {name}\n      parameter ({name}={value})");
        }
    }
    text.push_str(TAIL);
    Output { path: "include/mpif.h".to_owned(), text }
}

fn value(constant: &Constant) -> Option<i64> {
    let value: i64 = constant.value.parse().ok()?;
    match constant.kind.as_str() {
        "version"
        | "handle"
        | "integer"
        | "error_class"
        | "mode_bit"
        | "attribute_key"
        | "fortran_status_index" => Some(value),
        // Without the zero that ends a C string (MPI 5.0, 2.6.2).
        "string_length" => Some(value - 1),
        _ => None,
    }
}
