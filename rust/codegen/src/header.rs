//! Writes `include/mpi.h`: the C header of the MPI 5.0 ABI, usable from C99 on and from C++.

use std::fmt::Write;

use crate::output::Output;
use crate::table::{Constant, Function, Table};

const HEAD: &str = "\
/* mpi.h: the C interface of MPI 5.0 with the standard ABI (MPI 5.0, chapter 20).
 * Written by `cargo run -p p2pmpi-codegen` from rust/abi/api; not to be edited. */
#ifndef MPI_H_ABI
#define MPI_H_ABI

#include <stdint.h>

#if defined(__cplusplus)
extern \"C\" {
#endif

";

const TAIL: &str = "\
#if defined(__cplusplus)
}
#endif

#endif /* MPI_H_ABI */
";

const STATUS: &str = "\
typedef struct MPI_Status {
    int MPI_SOURCE;
    int MPI_TAG;
    int MPI_ERROR;
    int MPI_internal[5];
} MPI_Status;

";

/// The header.
pub fn write(table: &Table) -> Output {
    let mut text = String::from(HEAD);
    types(&mut text, table);
    callbacks(&mut text, table);
    constants(&mut text, table);
    for prefix in ["MPI_", "PMPI_"] {
        for function in &table.functions {
            prototype(&mut text, prefix, function);
        }
        text.push('\n');
    }
    fortran_handles(&mut text, table);
    text.push_str(TAIL);
    Output { path: "include/mpi.h".to_owned(), text }
}

const FORTRAN: &str = "\
/* What Fortran calls the same objects (MPI 5.0, 19.3.4). These need MPI_Fint, so the ABI leaves them out;
 * here they are made of functions that are in it, so a program that uses them runs with every library. */
typedef int MPI_Fint;

static inline int MPI_Status_c2f(const MPI_Status *c_status, MPI_Fint *f_status)
{
    const MPI_Fint fields[MPI_F_STATUS_SIZE] = {
        c_status->MPI_SOURCE,      c_status->MPI_TAG,         c_status->MPI_ERROR,
        c_status->MPI_internal[0], c_status->MPI_internal[1], c_status->MPI_internal[2],
        c_status->MPI_internal[3], c_status->MPI_internal[4],
    };
    for (int i = 0; i < MPI_F_STATUS_SIZE; i++)
        f_status[i] = fields[i];
    return MPI_SUCCESS;
}

static inline int MPI_Status_f2c(const MPI_Fint *f_status, MPI_Status *c_status)
{
    c_status->MPI_SOURCE = f_status[MPI_F_SOURCE];
    c_status->MPI_TAG = f_status[MPI_F_TAG];
    c_status->MPI_ERROR = f_status[MPI_F_ERROR];
    for (int i = 0; i < 5; i++)
        c_status->MPI_internal[i] = f_status[MPI_F_ERROR + 1 + i];
    return MPI_SUCCESS;
}

static inline int PMPI_Status_c2f(const MPI_Status *c_status, MPI_Fint *f_status)
{
    return MPI_Status_c2f(c_status, f_status);
}

static inline int PMPI_Status_f2c(const MPI_Fint *f_status, MPI_Status *c_status)
{
    return MPI_Status_f2c(f_status, c_status);
}

";

/// `MPI_<T>_c2f` and `MPI_<T>_f2c` of every kind of handle that has an integer form.
fn fortran_handles(text: &mut String, table: &Table) {
    text.push_str(FORTRAN);
    for prefix in ["MPI_", "PMPI_"] {
        for function in &table.functions {
            let Some(stem) = function.name.strip_suffix("_toint") else { continue };
            let handle = if stem == "Type" { "MPI_Datatype".to_owned() } else { format!("MPI_{stem}") };
            let _ = writeln!(
                text,
                "static inline MPI_Fint {prefix}{stem}_c2f({handle} handle)\n{{\n    return \
                 {prefix}{stem}_toint(handle);\n}}\n\nstatic inline {handle} {prefix}{stem}_f2c(MPI_Fint \
                 handle)\n{{\n    return {prefix}{stem}_fromint(handle);\n}}\n"
            );
        }
    }
}

fn types(text: &mut String, table: &Table) {
    for (name, c_type) in &table.types.integers {
        let _ = writeln!(text, "typedef {c_type} {name};");
    }
    text.push('\n');
    for name in table.types.handles.iter().chain(&table.types.tool_handles) {
        let stem = name.strip_prefix("MPI_").unwrap_or(name);
        let _ = writeln!(text, "typedef struct MPI_ABI_{stem} *{name};");
    }
    text.push('\n');
    text.push_str(STATUS);
    for name in &table.types.enums {
        let members: Vec<String> = table
            .constants
            .iter()
            .filter(|c| enum_of(&c.name) == Some(name))
            .map(|c| format!("    {} = {}", c.name, c.value))
            .collect();
        let _ = writeln!(text, "typedef enum {name} {{\n{}\n}} {name};\n", members.join(",\n"));
    }
}

fn enum_of(constant: &str) -> Option<&'static str> {
    if constant.starts_with("MPI_T_CB_REQUIRE") {
        Some("MPI_T_cb_safety")
    } else if constant.starts_with("MPI_T_SOURCE_") {
        Some("MPI_T_source_order")
    } else {
        None
    }
}

fn callbacks(text: &mut String, table: &Table) {
    for callback in &table.types.callbacks {
        let parameters: Vec<String> =
            callback.parameters.iter().map(|(c_type, name)| declaration(c_type, name)).collect();
        // The event callbacks of the tool interface are pointer types in the standard, the others
        // function types; the prototypes in the table tell which.
        let _ = writeln!(
            text,
            "typedef {} {}",
            callback.result,
            wrap(&declarator(table, &callback.name), &parameters)
        );
    }
    for (name, target) in &table.types.aliases {
        let _ = writeln!(text, "typedef {target} {name};");
    }
    text.push('\n');
}

fn declarator(table: &Table, name: &str) -> String {
    let used_by_value = table.functions.iter().flat_map(|f| &f.parameters).any(|p| p.c_type == name);
    if used_by_value { format!("(*{name})") } else { name.to_owned() }
}

fn constants(text: &mut String, table: &Table) {
    let mut kind = "";
    for constant in &table.constants {
        if constant.kind.starts_with("fortran_") && constant.kind != "fortran_status_index_in_c"
            || enum_of(&constant.name).is_some()
        {
            continue;
        }
        if constant.kind != kind {
            kind = &constant.kind;
            let _ = writeln!(text, "\n/* {} */", kind.replace('_', " "));
        }
        let _ = writeln!(text, "#define {:<38} {}", constant.name, value(constant));
    }
    text.push('\n');
}

fn value(constant: &Constant) -> String {
    if let Some(alias) = &constant.alias {
        return alias.clone();
    }
    match constant.c_type.as_str() {
        "int" if constant.value.starts_with('-') => format!("({})", constant.value),
        "int" => constant.value.clone(),
        "MPI_Offset" => format!("((MPI_Offset){})", constant.value),
        c_type => {
            let number: u32 = constant.value.parse().unwrap_or_default();
            format!("(({}){number:#x})", c_type.replace('*', " *").replace("* *", "**").replace("* *", "**"))
        }
    }
}

fn prototype(text: &mut String, prefix: &str, function: &Function) {
    let parameters: Vec<String> = function
        .parameters
        .iter()
        .map(|p| declaration(&p.c_type, if p.name == "..." { "" } else { &p.name }))
        .collect();
    let _ =
        writeln!(text, "{} {}", function.result, wrap(&format!("{prefix}{}", function.name), &parameters));
}

fn declaration(c_type: &str, name: &str) -> String {
    if name.is_empty() {
        return c_type.to_owned();
    }
    match c_type.find('[') {
        Some(bracket) => format!("{} {name}{}", &c_type[..bracket], &c_type[bracket..]).replace("* ", "*"),
        None => format!("{c_type} {name}").replace("* ", "*"),
    }
}

/// `head(a, b, c);`, broken into lines of at most 100 columns.
fn wrap(head: &str, parameters: &[String]) -> String {
    let mut lines = vec![format!("{head}(")];
    let last = parameters.len().saturating_sub(1);
    if parameters.is_empty() {
        lines[0].push_str("void");
    }
    for (index, parameter) in parameters.iter().enumerate() {
        let piece = if index == last { parameter.clone() } else { format!("{parameter}, ") };
        match lines.last_mut() {
            Some(line) if line.len() + piece.len() < 90 => line.push_str(&piece),
            _ => lines.push(format!("    {piece}")),
        }
    }
    let joined: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    joined.join("\n") + ");"
}
