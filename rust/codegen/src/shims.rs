//! Writes the exported functions of `capi`: for each function of the table one shared inner function
//! and two `extern "C"` faces, `MPI_X` and `PMPI_X`.
//!
//! Nothing in the library calls an `MPI_` symbol, so a tool may define its own and reach `PMPI_X`
//! (MPI 5.0, 15.2).

use std::fmt::Write;

use crate::bodies::Bodies;
use crate::output::Output;
use crate::passing::{absent, expression};
use crate::rust_types::{identifier, rust_type};
use crate::table::{Direction, Function, Parameter, Table, When};

const WIDTH: usize = 105;
const PEEK_IS_SAFE: &str = "    // SAFETY: the handle's address is null or the caller's.\n";

/// One file for each chapter, and their `mod.rs`.
pub fn write(table: &Table, bodies: &Bodies) -> Vec<Output> {
    let mut outputs = vec![modules(table)];
    for chapter in table.chapters() {
        let mut text = format!(
            "//! Exported functions of chapter `{chapter}`. Written by `cargo run -p p2pmpi-codegen`.\n\n\
             use crate::{{args, entry}};\nuse crate::entry::Target;\nuse p2pmpi_abi as abi;\n\
             use p2pmpi_abi::Function;\nuse std::ffi::{{c_char, c_int, c_void}};\n"
        );
        for function in table.functions.iter().filter(|f| f.chapter == chapter) {
            if !is_variadic(function) {
                shim(&mut text, table, bodies, function);
            }
        }
        outputs.push(Output { path: path(chapter), text });
    }
    outputs
}

fn path(module: &str) -> String {
    format!("rust/capi/src/generated/{module}.rs")
}

fn modules(table: &Table) -> Output {
    let mut text = String::from(
        "//! The exported functions, one module for each chapter. Written by codegen; not to be edited.\n\
         #![allow(missing_docs, non_snake_case, unused_imports, unused_unsafe, unused_variables, clippy::all)]\n\n",
    );
    for chapter in table.chapters() {
        let _ = writeln!(text, "mod {chapter};");
    }
    Output { path: path("mod"), text }
}

/// `MPI_Pcontrol` is written in C.
fn is_variadic(function: &Function) -> bool {
    function.parameters.iter().any(|p| p.name == "...")
}

fn shim(text: &mut String, table: &Table, bodies: &Bodies, function: &Function) {
    let inner = identifier(&function.name.to_lowercase());
    let result = rust_type(&function.result);
    let declared: Vec<String> = function
        .parameters
        .iter()
        .map(|p| format!("{}: {}", identifier(&p.name), rust_type(&p.c_type)))
        .collect();
    let names: Vec<String> = function.parameters.iter().map(|p| identifier(&p.name)).collect();

    text.push_str("\n#[inline(never)]\n");
    let _ = writeln!(
        text,
        "{} {{",
        list(&format!("unsafe fn {inner}("), &declared, &format!(") -> {result}"), 0)
    );
    body(text, table, bodies, function);
    text.push_str("}\n");
    for prefix in ["MPI_", "PMPI_"] {
        text.push_str("#[unsafe(no_mangle)]\n");
        let head = format!("pub unsafe extern \"C\" fn {prefix}{}(", function.name);
        let _ = writeln!(text, "{} {{", list(&head, &declared, &format!(") -> {result}"), 0));
        text.push_str("    // SAFETY: the arguments are passed on as they are.\n");
        let _ = writeln!(text, "    unsafe {{ {} }}\n}}", list(&format!("{inner}("), &names, ")", 4));
    }
}

fn body(text: &mut String, table: &Table, bodies: &Bodies, function: &Function) {
    let variant = function.variant();
    let target = target(function);
    if let Some(conversion) = integer_conversion(function) {
        let _ = writeln!(text, "    {conversion}");
        return;
    }
    if !bodies.has_body(function) {
        if target.contains("unsafe") {
            text.push_str(PEEK_IS_SAFE);
        }
        let _ = writeln!(text, "    entry::unsupported(Function::{variant}, {target})");
        return;
    }
    let path = format!("crate::{}::{}", function.chapter, function.body);
    if returns_value(function) {
        let names: Vec<String> = function.parameters.iter().map(|p| identifier(&p.name)).collect();
        let _ = writeln!(text, "    {}", list(&format!("{path}("), &names, ")", 4));
        return;
    }
    if target.contains("unsafe") {
        text.push_str(PEEK_IS_SAFE);
    }
    // Errors of the tool information interface never reach an error handler (MPI 5.0, 15.3.10).
    let _ = match function.chapter.as_str() {
        "tool" => writeln!(text, "    entry::inquire(Function::{variant}, |cx| {{"),
        _ => writeln!(text, "    entry::call(Function::{variant}, {target}, |cx| {{"),
    };
    text.push_str(
        "        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.\n",
    );
    let arguments = arguments(table, function);
    let _ = writeln!(text, "        unsafe {{ {} }}\n    }})", list(&format!("{path}("), &arguments, ")", 8));
}

/// What the body gets: the parameters of the widest function that shares it.
fn arguments(table: &Table, function: &Function) -> Vec<String> {
    let mut arguments = vec!["cx".to_owned()];
    let widest = table.widest(&function.body).unwrap_or(function);
    let after = |parameter: &Parameter| parameter.name == "request" || parameter.name == "info";
    for parameter in widest.parameters.iter().filter(|p| function.when.is_none() || !after(p)) {
        arguments.push(match function.parameters.iter().find(|p| p.name == parameter.name) {
            Some(own) => expression(function, own),
            None => absent(widest, parameter),
        });
    }
    let request = "args::Out::new(request, \"request\")?";
    arguments.extend(function.when.map(|when| match when {
        When::Now => "crate::coll::When::Now".to_owned(),
        When::Later => format!("crate::coll::When::Later({request})"),
        When::Persistent => format!("crate::coll::When::Persistent({request}, info)"),
    }));
    arguments
}

/// `MPI_*_toint` and `MPI_*_fromint` change the type alone (MPI 5.0, 20.3.5).
pub fn integer_conversion(function: &Function) -> Option<String> {
    let name = identifier(&function.parameters.first()?.name);
    if function.name.ends_with("_toint") {
        return Some(format!("{name}.to_int()"));
    }
    let is_from = function.name.ends_with("_fromint");
    is_from.then(|| format!("{}::from_int({name})", rust_type(&function.result)))
}

/// Functions that return something other than an error code cannot fail.
fn returns_value(function: &Function) -> bool {
    function.result != "int"
}

/// The object whose error handler is called (MPI 5.0, 9.3).
fn target(function: &Function) -> String {
    // What cannot be opened is heard of by the handler that it would be opened with (MPI 5.0, 14.7).
    let without_file = !function
        .parameters
        .iter()
        .any(|p| p.c_type.starts_with("MPI_File") && p.direction != Direction::Out);
    if function.chapter == "io" && without_file {
        return "Target::File(abi::File::NULL)".to_owned();
    }
    let Some(parameter) = function.parameters.iter().find(|p| is_target(function, p)) else {
        return target_without_object(function);
    };
    let variant = parameter.c_type.trim_end_matches([' ', '*']).trim_start_matches("MPI_");
    let name = identifier(&parameter.name);
    match parameter.c_type.contains('*') {
        true => {
            let none = if variant == "File" { "Target::File(abi::File::NULL)" } else { "Target::None" };
            format!("unsafe {{ args::peek({name}) }}.map_or({none}, Target::{variant})")
        }
        false => format!("Target::{variant}({name})"),
    }
}

/// What is made is told its error handler, which hears of failures to make it; a request stands for its
/// communicator.
fn target_without_object(function: &Function) -> String {
    let find = |c_type: &str| {
        let is_given = |p: &&Parameter| p.c_type == c_type && p.direction == Direction::In;
        function.parameters.iter().find(is_given).map(|p| identifier(&p.name))
    };
    match (find("MPI_Errhandler"), find("MPI_Request")) {
        (Some(handler), _) if function.chapter == "session" => format!("Target::NewSession({handler})"),
        (Some(handler), _) => format!("Target::NewComm({handler})"),
        (_, Some(request)) => format!("Target::OfRequest({request})"),
        _ => "Target::None".to_owned(),
    }
}

fn is_target(function: &Function, parameter: &Parameter) -> bool {
    let first = function.parameters.iter().find(|p| {
        p.direction != Direction::Out
            && matches!(
                p.c_type.trim_end_matches([' ', '*']),
                "MPI_Comm" | "MPI_Win" | "MPI_File" | "MPI_Session"
            )
    });
    first.is_some_and(|first| first.name == parameter.name)
}

/// `head a, b, c tail`, with the items on lines of their own if they do not fit into one.
fn list(head: &str, items: &[String], tail: &str, indent: usize) -> String {
    let one_line = format!("{head}{}{tail}", items.join(", "));
    if one_line.len() + indent < WIDTH {
        return one_line;
    }
    let pad = " ".repeat(indent);
    let mut text = format!("{head}\n");
    for item in items {
        let _ = writeln!(text, "{pad}    {item},");
    }
    text + &pad + tail
}
