//! Writes the generated part of the `abi` crate.

use std::fmt::Write;

use crate::output::Output;
use crate::rust_types::{callback_name, handle_name, rust_type};
use crate::table::{Constant, Table};

/// The files of `rust/abi/src/generated`.
pub fn write(table: &Table) -> Vec<Output> {
    [
        ("mod", modules()),
        ("constants", constants(table)),
        ("error", errors(table)),
        ("handles", handles(table)),
        ("callback", callbacks(table)),
        ("function", functions(table)),
    ]
    .into_iter()
    .map(|(name, text)| Output { path: format!("rust/abi/src/generated/{name}.rs"), text })
    .collect()
}

fn modules() -> String {
    "//! Written by `cargo run -p p2pmpi-codegen` from `rust/abi/api`; not to be edited.\n\n\
     pub mod callback;\npub mod constants;\npub mod error;\npub mod function;\npub mod handles;\n"
        .to_owned()
}

fn constants(table: &Table) -> String {
    let mut text = String::from(
        "//! Integer constants without their `MPI_` prefix. Written by codegen.\n\nuse core::ffi::c_int;\n\n",
    );
    for constant in &table.constants {
        let integer = match constant.c_type.as_str() {
            "int" if constant.kind != "error_class" => "c_int",
            "MPI_Offset" => "i64",
            _ => continue,
        };
        let stem = constant.name.strip_prefix("MPI_").unwrap_or(&constant.name);
        define(&mut text, constant, stem, integer, &constant.value);
    }
    text
}

fn errors(table: &Table) -> String {
    let mut text = String::from(
        "//! Predefined error classes and their texts. Written by codegen.\n\nuse core::ffi::c_int;\n\n",
    );
    let mut classes: Vec<&Constant> = table.constants.iter().filter(|c| c.kind == "error_class").collect();
    for class in &classes {
        let stem = class.name.strip_prefix("MPI_").unwrap_or(&class.name);
        define(&mut text, class, stem, "c_int", &class.value);
    }
    classes.sort_by_key(|class| class.value.parse::<i32>().unwrap_or_default());
    text.push_str("/// Value, name and text of every class, by value.\n");
    text.push_str("pub(crate) const CLASSES: &[(c_int, &str, &str)] = &[\n");
    for class in classes {
        let said = class.text.as_deref().unwrap_or_default();
        let _ = writeln!(text, "    ({}, {:?}, {said:?}),", class.value, class.name);
    }
    text.push_str("];\n");
    text
}

fn handles(table: &Table) -> String {
    let mut text = String::from("//! Predefined handles. Written by codegen.\n\nuse crate::handles::*;\n\n");
    for c_type in table.types.handles.iter().chain(&table.types.tool_handles) {
        let members: Vec<&Constant> = table.constants.iter().filter(|c| &c.c_type == c_type).collect();
        if members.is_empty() {
            continue;
        }
        let rust = handle_name(c_type);
        let _ = writeln!(text, "impl {rust} {{");
        for member in members {
            let _ = writeln!(text, "    /// `{}`.", member.name);
            let _ =
                writeln!(text, "    pub const {}: {rust} = {rust}({:#x});", member_name(member), hex(member));
        }
        text.push_str("}\n\n");
    }
    text
}

/// `MPI_COMM_WORLD` is `Comm::WORLD`, `MPI_2INT` is `Datatype::TWO_INT`, `MPI_SUM` is `Op::SUM`.
fn member_name(constant: &Constant) -> String {
    let type_prefix = format!("{}_", constant.c_type.to_uppercase());
    let stem = match constant.name.strip_prefix(&type_prefix) {
        Some(stem) => stem,
        None => constant.name.strip_prefix("MPI_").unwrap_or(&constant.name),
    };
    match stem.strip_prefix('2') {
        Some(rest) => format!("TWO_{rest}"),
        None => stem.strip_prefix("T_").unwrap_or(stem).to_owned(),
    }
}

fn hex(constant: &Constant) -> usize {
    constant.value.parse().unwrap_or_default()
}

fn callbacks(table: &Table) -> String {
    let mut text = String::from(
        "//! Types of user functions, null included. Written by codegen.\n\n\
         use core::ffi::{c_int, c_void};\n\nuse super::super as abi;\nuse super::super::callback::Callback;\n\n",
    );
    for callback in &table.types.callbacks {
        let parameters: Vec<String> = callback
            .parameters
            .iter()
            .map(|(c_type, _)| if c_type == "..." { c_type.clone() } else { rust_type(c_type) })
            .collect();
        let result = if callback.result == "void" { "" } else { " -> c_int" };
        let rust = callback_name(&callback.name);
        let _ = writeln!(text, "/// `{}`.", callback.name);
        let _ = writeln!(
            text,
            "pub type {rust} =\n    Option<unsafe extern \"C\" fn({}){result}>;\n",
            parameters.join(", ")
        );
        callback_impls(&mut text, &parameters, result);
    }
    text
}

/// Several callback types are one Rust type, so the trait is implemented once for each signature.
fn callback_impls(text: &mut String, parameters: &[String], result: &str) {
    let signature = format!("Option<unsafe extern \"C\" fn({}){result}>", parameters.join(", "));
    let line = format!("impl Callback for {signature} {{");
    if text.contains(&line) {
        return;
    }
    let _ = writeln!(text, "{line}");
    text.push_str(
        "    fn address(self) -> usize {\n        self.map_or(0, |function| function as usize)\n    }\n}\n\n",
    );
}

fn functions(table: &Table) -> String {
    let mut text = String::from("//! The list of functions. Written by codegen.\n\n");
    text.push_str("/// A function of the C binding, for error messages, traces and counters.\n");
    text.push_str("#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]\n#[repr(u16)]\npub enum Function {\n");
    for function in &table.functions {
        let _ = writeln!(text, "    /// `MPI_{}`.\n    {},", function.name, function.variant());
    }
    text.push_str("}\n\nimpl Function {\n    /// The name in C, as `MPI_Send`.\n");
    text.push_str("    pub const fn name(self) -> &'static str {\n        NAMES[self as usize]\n    }\n\n");
    text.push_str(
        "    /// A number for it that is never 0, as a process shows its call on the board of its node.\n",
    );
    text.push_str("    pub const fn number(self) -> u16 {\n        self as u16 + 1\n    }\n\n");
    text.push_str("    /// The name in C of the function with this number.\n");
    text.push_str(
        "    pub fn name_of(number: u16) -> Option<&'static str> {\n        \
         NAMES.get(usize::from(number).checked_sub(1)?).copied()\n    }\n}\n\n",
    );
    let _ = writeln!(text, "const NAMES: [&str; {}] = [", table.functions.len());
    for function in &table.functions {
        let _ = writeln!(text, "    \"MPI_{}\",", function.name);
    }
    text.push_str("];\n");
    text
}

fn define(text: &mut String, constant: &Constant, name: &str, rust: &str, value: &str) {
    let _ = writeln!(text, "/// `{}`.\npub const {name}: {rust} = {value};", constant.name);
}
