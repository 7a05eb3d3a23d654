//! C programs that follow from the API table.

use crate::{arguments, wrong};
use p2pmpi_codegen::bodies::Bodies;
use p2pmpi_codegen::table::{Function, Table};
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

/// Calls every function with one wrong argument after the other.
///
/// # Panics
/// A parameter that is neither given a wrong value nor excused.
pub fn misuse(table: &Table, bodies: &Bodies) -> String {
    let mut text = String::from("#include \"misuse.h\"\n");
    let tested: Vec<&Function> =
        table.functions.iter().filter(|f| bodies.implements(f) && wrong::can_fail(f)).collect();
    let (mut pairs, mut excused, mut forgotten) = (0, 0, Vec::new());
    for function in &tested {
        let _ = writeln!(text, "\nstatic void test_{}(void)\n{{", function.name);
        for (index, parameter) in function.parameters.iter().enumerate() {
            let values = wrong::values(function, parameter);
            if values.is_empty() {
                excused += 1;
                if wrong::excuse(function, parameter).is_none() {
                    forgotten.push(format!("{} of MPI_{}", parameter.name, function.name));
                }
                continue;
            }
            pairs += 1;
            let only_root =
                if parameter.root && function.chapter != "dynamic" { "if (rank == 0) " } else { "" };
            for wrong in values {
                let call = arguments::call(function, index, &wrong.value);
                let heard = wrong::heard_by(function, parameter);
                let (class, kept) = (wrong.class, wrong.kept.as_deref().unwrap_or("1"));
                let (names, says) = (wrong::names(parameter), wrong.says);
                let _ = writeln!(
                    text,
                    "    {only_root}WRONG({call}, {class}, {heard}, \"{names}\", \"{says}\", {kept});"
                );
            }
        }
        text.push_str("    still_works();\n}\n");
    }
    assert!(forgotten.is_empty(), "never wrong: {forgotten:?}");
    let _ = writeln!(text, "\nint main(int argc, char **argv)\n{{\n    start(argc > 1);");
    for function in &tested {
        let _ = writeln!(text, "    test_{}();", function.name);
    }
    let _ = writeln!(text, "    return finish({}, {pairs}, {excused});\n}}", tested.len());
    text
}

/// Calls every function where MPI may not be called: before MPI_Init and after MPI_Finalize.
pub fn closed(table: &Table, bodies: &Bodies) -> String {
    let mut text = String::from("#include \"misuse.h\"\n\nstatic void call_everything(void)\n{\n");
    for function in table.functions.iter().filter(|f| bodies.implements(f) && wrong::can_fail(f)) {
        let call = arguments::call(function, usize::MAX, "");
        let _ = match wrong::needs_open(function) {
            true => writeln!(text, "    CLOSED({call});"),
            false => writeln!(text, "    current = \"MPI_{}\", (void){call};", function.name),
        };
    }
    text + CLOSED_MAIN
}

const CLOSED_MAIN: &str = "\
}

int main(void)
{
    // There is no object yet, or no more, whose error handler could be set.
    setenv(\"P2PMPI_INITIAL_ERRHANDLER\", \"mpi_errors_return\", 1);
    catch_signals();
    fill_arguments();
    call_everything();
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Finalize();
    call_everything();
    return failures != 0;
}
";
