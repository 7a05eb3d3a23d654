//! C programs that follow from the API table.

use p2pmpi_codegen::table::Table;
use std::fmt::Write;

/// Compares every constant of the header with the table, and takes the address of every function.
pub fn constants(table: &Table) -> String {
    let mut text = String::from("#include <mpi.h>\n#include <stdio.h>\n\n");
    text.push_str("static void (*const functions[])(void) = {\n");
    for function in &table.functions {
        let name = &function.name;
        let _ = writeln!(text, "    (void (*)(void))MPI_{name}, (void (*)(void))PMPI_{name},");
    }
    text.push_str("};\n\nint main(void)\n{\n    int failures = 0;\n");
    text.push_str("    for (unsigned i = 0; i < sizeof functions / sizeof *functions; i++)\n");
    text.push_str("        failures += functions[i] == NULL;\n");
    for constant in table.constants.iter().filter(|c| c.value.parse::<i64>().is_ok()) {
        if constant.kind.starts_with("fortran_") {
            continue;
        }
        let (name, value) = (&constant.name, &constant.value);
        let _ = writeln!(text, "    if ((long long)(intptr_t)({name}) != {value}LL)");
        let _ = writeln!(text, "        failures++, puts(\"{name} is not {value}\");");
    }
    text + "    return failures != 0;\n}\n"
}
