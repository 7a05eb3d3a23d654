//! Writes `rust/fortran/src/routines.rs` and one file per chapter below it: one macro call per routine.

use super::Routine;
use super::kind::Kind;
use crate::output::Output;
use std::collections::BTreeMap;
use std::fmt::Write;

const WIDTH: usize = 116;

pub fn write(all: &[Routine]) -> Vec<Output> {
    let mut chapters: BTreeMap<&str, String> = BTreeMap::new();
    for routine in all.iter().filter(|routine| !routine.is_by_hand()) {
        let chapter = routine.function.chapter.as_str();
        let text = chapters.entry(chapter).or_insert_with(|| head(chapter));
        text.push_str(&call(routine));
    }
    let mut list = String::from(
        "//! Every routine whose arguments are all of the kinds in [`crate::argument`], by chapter.\n\
         //! Written by `cargo run -p p2pmpi-codegen`; not to be edited.\n\n",
    );
    for chapter in chapters.keys() {
        let _ = writeln!(list, "mod {chapter};");
    }
    let mut outputs = vec![Output { path: "rust/fortran/src/routines.rs".to_owned(), text: list }];
    for (chapter, text) in chapters {
        outputs.push(Output { path: format!("rust/fortran/src/routines/{chapter}.rs"), text });
    }
    outputs
}

fn head(chapter: &str) -> String {
    format!(
        "//! Routines of the chapter `{chapter}`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.\n\n\
         #[allow(unused_imports, reason = \"one list for all chapters\")]\n\
         use crate::argument::*;\n\
         use crate::routine::routine;\n\
         use std::ffi::c_int;\n"
    )
}

fn call(routine: &Routine) -> String {
    let name = &routine.function.name;
    let lower = name.to_lowercase();
    let mut text = format!("\nroutine! {{\n    MPI_{name} PMPI_{name} mpi_{lower}_ pmpi_{lower}_\n");
    let mut hidden = Vec::new();
    let mut arguments = Vec::new();
    for dummy in &routine.dummies {
        let (name, kind) = (rust_name(dummy.name), dummy.kind.rust());
        arguments.push(match dummy.kind {
            Kind::Text | Kind::TextOut => {
                hidden.push(format!("{name}_length"));
                format!("{name}: {kind}[{name}_length]")
            }
            Kind::Handles => {
                format!("{name}: {kind}[{}]", rust_name(dummy.length.expect("checked by the caller")))
            }
            _ => format!("{name}: {kind}"),
        });
    }
    text.push_str(&wrapped(&arguments));
    if !hidden.is_empty() {
        let _ = writeln!(text, "    hidden {}", hidden.join(" "));
    }
    text.push_str("}\n");
    text
}

/// Words that are names in C and Fortran but not in Rust.
fn rust_name(name: &str) -> &str {
    match name {
        "type" => "datatype",
        other => other,
    }
}

fn wrapped(arguments: &[String]) -> String {
    let mut text = String::from("    (");
    let mut column = 5;
    for (i, argument) in arguments.iter().enumerate() {
        let separator = if i + 1 < arguments.len() { "," } else { ")" };
        if column > 5 && column + argument.len() + 2 > WIDTH {
            text.push_str("\n     ");
            column = 5;
        } else if i > 0 {
            text.push(' ');
        }
        text.push_str(argument);
        text.push_str(separator);
        column += argument.len() + 2;
    }
    if arguments.is_empty() {
        text.push(')');
    }
    text.push('\n');
    text
}
