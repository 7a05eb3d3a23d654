//! How a C argument reaches the hand-written body: the checks and conversions that its kind asks for.
//!
//! Both widths of a function share one body, so whatever differs in width becomes `i64`, `Counts`,
//! `CountOut` or `CountInOut` (`rust/capi/src/args.rs`). The tool information interface allows null
//! for most outputs (MPI 5.0, 15.3), so its pointers pass as they are.

use crate::rust_types::{identifier, rust_type};
use crate::table::{Direction, Function, Parameter};

/// The expression that the shim hands to the body for one parameter.
pub fn expression(function: &Function, parameter: &Parameter) -> String {
    let name = identifier(&parameter.name);
    let quoted = &parameter.name;
    match form(function, parameter) {
        Form::Raw => name,
        Form::Wide if parameter.c_type == "MPI_Count" || parameter.c_type == "MPI_Offset" => name,
        Form::Wide if parameter.c_type == "int" => format!("i64::from({name})"),
        Form::Wide => format!("{name} as i64"),
        Form::NonNegative if parameter.c_type == "int" => {
            format!("args::count(i64::from({name}), {quoted:?})?")
        }
        Form::NonNegative if parameter.c_type == "MPI_Count" => format!("args::count({name}, {quoted:?})?"),
        Form::NonNegative => format!("args::count({name} as i64, {quoted:?})?"),
        Form::Length => format!("args::length({name}, {quoted:?})?"),
        Form::Counts => match rust_type(&parameter.c_type).as_str() {
            "*const c_int" => format!("args::Counts::narrow({name}, {quoted:?})"),
            "*const i64" => format!("args::Counts::wide({name}, {quoted:?})"),
            _ => format!("args::Counts::wide({name}.cast(), {quoted:?})"),
        },
        Form::CountOut => width("CountOut", &name, parameter),
        Form::CountInOut => width("CountInOut", &name, parameter),
        Form::In => format!("args::In::new({name}, {quoted:?})?"),
        Form::Out => format!("args::Out::new({name}, {quoted:?})?"),
        Form::InOut => format!("args::InOut::new({name}, {quoted:?})?"),
        Form::Address => format!("args::Out::new({name}.cast::<*mut c_void>(), {quoted:?})?"),
        Form::Text => format!("args::Text::new({name}, {quoted:?})"),
        Form::TextOut(length) => {
            format!("args::TextOut::new({name}, abi::constants::{length} as usize, {quoted:?})?")
        }
        Form::Array if rust_type(&parameter.c_type).starts_with("*mut") => {
            format!("args::Array::new({name}.cast_const(), {quoted:?})")
        }
        Form::Array => format!("args::Array::new({name}, {quoted:?})"),
        Form::ArrayMut => format!("args::ArrayMut::new({name}, {quoted:?})"),
    }
}

/// What the narrow twin passes for a parameter that only its large-count twin has.
pub fn absent(function: &Function, parameter: &Parameter) -> String {
    let quoted = &parameter.name;
    match form(function, parameter) {
        Form::CountOut => "args::CountOut::absent()".to_owned(),
        Form::ArrayMut => format!("args::ArrayMut::new(std::ptr::null_mut(), {quoted:?})"),
        _ => "0".to_owned(),
    }
}

fn width(wrapper: &str, name: &str, parameter: &Parameter) -> String {
    let quoted = &parameter.name;
    match rust_type(&parameter.c_type).as_str() {
        "*mut c_int" => format!("args::{wrapper}::narrow({name}, {quoted:?})?"),
        "*mut i64" => format!("args::{wrapper}::wide({name}, {quoted:?})?"),
        _ => format!("args::{wrapper}::wide({name}.cast(), {quoted:?})?"),
    }
}

enum Form {
    Raw,
    Wide,
    NonNegative,
    Length,
    Counts,
    CountOut,
    CountInOut,
    In,
    Out,
    InOut,
    Address,
    Text,
    TextOut(String),
    Array,
    ArrayMut,
}

fn form(function: &Function, parameter: &Parameter) -> Form {
    let kind = parameter.kind.as_str();
    let poly = kind.starts_with("POLY") && kind != "POLYFUNCTION";
    if function.chapter == "tool" || passes_as_it_is(kind) {
        return Form::Raw;
    }
    match parameter.c_type.as_str() {
        "const char *" | "const char[]" => Form::Text,
        "char *" => match parameter.length.as_deref().and_then(|l| l.strip_prefix("MPI_")) {
            Some(length) => Form::TextOut(length.to_owned()),
            None => Form::Raw,
        },
        "void *" if parameter.direction == Direction::Out && is_address(kind) => Form::Address,
        "void *" | "const void *" => Form::Raw,
        "int" if kind == "ARRAY_LENGTH_NNI" && !parameter.root => Form::Length,
        "int" if !poly => Form::Raw,
        "int" | "MPI_Count" | "MPI_Aint" | "MPI_Offset" => {
            if is_checked_count(function, parameter) {
                Form::NonNegative
            } else {
                Form::Wide
            }
        }
        c_type if c_type.contains("_function") || c_type.contains("char") => Form::Raw,
        c_type if c_type.contains('[') => array(parameter, poly),
        "MPI_Status *" if parameter.direction != Direction::In => status(function, parameter),
        c_type if c_type.ends_with('*') => match parameter.direction {
            Direction::Out if poly => Form::CountOut,
            Direction::InOut if poly => Form::CountInOut,
            Direction::Out => Form::Out,
            Direction::InOut => Form::InOut,
            // `MPI_Cancel(MPI_Request *)` is an input that is not declared const.
            Direction::In if c_type.starts_with("const") => Form::In,
            Direction::In => Form::InOut,
        },
        _ => Form::Raw,
    }
}

/// Kinds for which null or a special address is a legal argument.
fn passes_as_it_is(kind: &str) -> bool {
    matches!(
        kind,
        "WEIGHT" | "ARGUMENT_COUNT" | "ARGUMENT_LIST" | "STRING_ARRAY" | "STRING_2DARRAY" | "VARARGS"
    )
}

fn is_address(kind: &str) -> bool {
    matches!(kind, "C_BUFFER" | "C_BUFFER2" | "ATTRIBUTE_VAL" | "ATTRIBUTE_VAL_10")
}

fn array(parameter: &Parameter, poly: bool) -> Form {
    let c_type = parameter.c_type.as_str();
    if parameter.kind == "ERROR_CODE" {
        Form::Raw
    } else if poly || c_type == "const MPI_Aint[]" {
        Form::Counts
    } else if parameter.direction == Direction::In {
        Form::Array
    } else {
        Form::ArrayMut
    }
}

/// `MPI_STATUS_IGNORE` is legal wherever a call returns a status, but not in `MPI_Status_set_*`.
fn status(function: &Function, parameter: &Parameter) -> Form {
    let sets = function.name.starts_with("Status_set");
    if sets && parameter.direction == Direction::InOut { Form::InOut } else { Form::Raw }
}

/// Whether the shim refuses a negative value. It must not where the argument may be insignificant:
/// at other ranks than the root, or beside `MPI_IN_PLACE` (MPI 5.0, 6.2.3).
fn is_checked_count(function: &Function, parameter: &Parameter) -> bool {
    let counts = matches!(
        parameter.kind.as_str(),
        "POLYXFER_NUM_ELEM_NNI" | "POLYXFER_NUM_ELEM" | "XFER_NUM_ELEM_NNI" | "POLYDTYPE_NUM_ELEM_NNI"
    ) || matches!(parameter.name.as_str(), "incount" | "outcount");
    let rooted = function.parameters.iter().any(|p| p.name == "root");
    let may_be_in_place = function.chapter == "coll" && parameter.name == "sendcount";
    let may_be_ignored = function.chapter == "coll" && rooted && parameter.name != "count";
    // Who gives a wrong count takes part in a collective access of a file nevertheless.
    let checked_later = function.chapter == "io";
    counts && !parameter.root && !may_be_in_place && !may_be_ignored && !checked_later
}
