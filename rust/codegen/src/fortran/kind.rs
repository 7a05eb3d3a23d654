//! What a C parameter is in Fortran (MPI 5.0, 19.1.5): decided by its C type, direction and argument kind.

use crate::table::{Direction, Parameter};

/// The kinds of dummy arguments; all but the last two are types of rust/fortran/src/argument.rs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// INTEGER, by value in C.
    Int,
    /// An integer of 64 bits (MPI_ADDRESS_KIND and the like), by value in C.
    Wide,
    /// LOGICAL, by value in C.
    Logical,
    /// An INTEGER that is written.
    IntOut,
    /// A LOGICAL that is written.
    LogicalOut,
    /// A 64-bit integer that is written.
    WideOut,
    /// An array of INTEGER.
    Ints,
    /// Ranges of ranks: INTEGER (3, *).
    Ranges,
    /// An array of LOGICAL.
    Logicals,
    /// An array of 64-bit integers.
    Wides,
    /// An index that counts from 0 in C.
    IndexOut,
    /// A handle that is read.
    HandleIn,
    /// A handle that is written.
    HandleOut,
    /// An array of handles.
    Handles,
    /// A status.
    Status,
    /// An array of statuses.
    Statuses,
    /// A choice buffer.
    Buffer,
    /// CHARACTER that is read.
    Text,
    /// CHARACTER that is written.
    TextOut,
    /// A procedure that C may call as it is.
    Procedure,
    /// An array of CHARACTER that is read.
    Texts,
    /// The same, with a row for each of `count` programs.
    TextRows,
}

/// The kind of a parameter, or `None` if it has no plain counterpart.
pub fn of(parameter: &Parameter) -> Option<Kind> {
    let c_type = parameter.c_type.trim_start_matches("const ");
    let logical = parameter.kind == "LOGICAL";
    let written = parameter.direction != Direction::In;
    Some(match c_type {
        "int" if logical => Kind::Logical,
        "int" => Kind::Int,
        "MPI_Aint" | "MPI_Count" | "MPI_Offset" => Kind::Wide,
        "int *" if logical => Kind::LogicalOut,
        "int *" if parameter.kind == "INDEX" => Kind::IndexOut,
        "int *" => Kind::IntOut,
        "MPI_Aint *" | "MPI_Count *" | "MPI_Offset *" => Kind::WideOut,
        "int[]" if logical => Kind::Logicals,
        "int[]" => Kind::Ints,
        "int[][3]" => Kind::Ranges,
        "MPI_Aint[]" | "MPI_Count[]" => Kind::Wides,
        "char *" | "char[]" if written => Kind::TextOut,
        "char *" | "char[]" => Kind::Text,
        "char *[]" if parameter.kind == "STRING_ARRAY" => Kind::Texts,
        "char **[]" => Kind::TextRows,
        "MPI_Status *" => Kind::Status,
        "MPI_Status[]" => Kind::Statuses,
        "void *" if parameter.kind == "BUFFER" => Kind::Buffer,
        // Addresses of memory that MPI gives; an integer of MPI_ADDRESS_KIND in Fortran.
        "void *" if parameter.kind == "C_BUFFER" => Kind::WideOut,
        "void *" if parameter.kind == "C_BUFFER2" => Kind::Buffer,
        "void *" if parameter.kind == "LOGICAL_VOID" => Kind::LogicalOut,
        "MPI_User_function *" => Kind::Procedure,
        other if other.ends_with("_errhandler_function *") => Kind::Procedure,
        other => return handle(other),
    })
}

fn handle(c_type: &str) -> Option<Kind> {
    let name = c_type.trim_end_matches([' ', '*', '[', ']']);
    const HANDLES: &[&str] = &[
        "MPI_Comm",
        "MPI_Datatype",
        "MPI_Errhandler",
        "MPI_File",
        "MPI_Group",
        "MPI_Info",
        "MPI_Message",
        "MPI_Op",
        "MPI_Request",
        "MPI_Session",
        "MPI_Win",
    ];
    if !HANDLES.contains(&name) {
        return None;
    }
    match &c_type[name.len()..] {
        "" => Some(Kind::HandleIn),
        " *" => Some(Kind::HandleOut),
        "[]" => Some(Kind::Handles),
        _ => None,
    }
}

impl Kind {
    /// The type of rust/fortran/src/argument.rs that handles it.
    pub fn rust(self) -> &'static str {
        match self {
            Kind::Int => "Int",
            Kind::Wide => "Wide",
            Kind::Logical => "Logical",
            Kind::IntOut | Kind::LogicalOut | Kind::Ints | Kind::Ranges | Kind::Logicals => "Ints",
            Kind::WideOut | Kind::Wides => "Wides",
            Kind::IndexOut => "IndexOut",
            Kind::HandleIn => "HandleIn",
            Kind::HandleOut => "HandleOut",
            Kind::Handles => "Handles",
            Kind::Status | Kind::Statuses => "Status",
            Kind::Buffer => "Buffer",
            Kind::Text => "Text",
            Kind::TextOut => "TextOut",
            Kind::Procedure => "Procedure",
            Kind::Texts | Kind::TextRows => unreachable!("routines with these are written by hand"),
        }
    }

    /// The declaration of a dummy of this kind.
    pub fn fortran(self, name: &str) -> String {
        let kind_of_wide = "integer(kind=MPI_ADDRESS_KIND)";
        match self {
            Kind::Int | Kind::IntOut | Kind::IndexOut | Kind::HandleIn | Kind::HandleOut => {
                format!("integer :: {name}")
            }
            Kind::Ints | Kind::Handles => format!("integer :: {name}(*)"),
            Kind::Ranges => format!("integer :: {name}(3, *)"),
            Kind::Wide | Kind::WideOut => format!("{kind_of_wide} :: {name}"),
            Kind::Wides => format!("{kind_of_wide} :: {name}(*)"),
            Kind::Logical | Kind::LogicalOut => format!("logical :: {name}"),
            Kind::Logicals => format!("logical :: {name}(*)"),
            Kind::Status => format!("integer :: {name}(MPI_STATUS_SIZE)"),
            Kind::Statuses => format!("integer :: {name}(MPI_STATUS_SIZE, *)"),
            // Any type and rank, without a check and without a descriptor.
            Kind::Buffer => {
                format!("!GCC$ ATTRIBUTES NO_ARG_CHECK :: {name}\n      type(*), dimension(*) :: {name}")
            }
            Kind::Text | Kind::TextOut => format!("character(len=*) :: {name}"),
            Kind::Procedure => format!("external :: {name}"),
            Kind::Texts => format!("character(len=*) :: {name}(*)"),
            Kind::TextRows => format!("character(len=*) :: {name}(count, *)"),
        }
    }
}
