//! C types of the table as Rust types.

/// The Rust type of a C parameter or result type, named as in the generated files (which import
/// `abi`, `c_int`, `c_char` and `c_void`).
pub fn rust_type(c_type: &str) -> String {
    let c_type = c_type.trim();
    if let Some(element) = c_type.strip_suffix("[][3]") {
        return pointer(element, |inner| format!("[{inner}; 3]"));
    }
    if let Some(element) = c_type.strip_suffix("[]").or_else(|| c_type.strip_suffix('*')) {
        let element = element.trim();
        if element.contains("_function") {
            return callback_type(element);
        }
        return pointer(element, |inner| inner);
    }
    scalar(c_type)
}

/// The Rust name of a callback type: `MPI_Comm_copy_attr_function` is `CommCopyAttrFunction`.
pub fn callback_name(c_name: &str) -> String {
    let stem = c_name.strip_prefix("MPI_").unwrap_or(c_name);
    stem.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// The Rust name of a handle type: `MPI_T_cvar_handle` is `TCvarHandle`.
pub fn handle_name(c_name: &str) -> String {
    callback_name(c_name)
}

/// A parameter name that Rust and C++ accept.
pub fn identifier(name: &str) -> String {
    match name {
        "type" | "fn" | "ref" | "move" | "in" | "box" => format!("{name}_"),
        _ => name.to_owned(),
    }
}

fn callback_type(c_name: &str) -> String {
    format!("abi::callback::{}", callback_name(c_name))
}

fn pointer(element: &str, wrap: impl Fn(String) -> String) -> String {
    match element.strip_prefix("const ") {
        Some(element) => format!("*const {}", wrap(rust_type(element))),
        None => format!("*mut {}", wrap(rust_type(element))),
    }
}

fn scalar(c_type: &str) -> String {
    match c_type {
        "int" | "const int" | "MPI_T_cb_safety" | "MPI_T_source_order" => "c_int".to_owned(),
        "char" => "c_char".to_owned(),
        "void" => "c_void".to_owned(),
        "double" => "f64".to_owned(),
        "MPI_Aint" => "isize".to_owned(),
        "MPI_Count" | "MPI_Offset" => "i64".to_owned(),
        "MPI_Status" => "abi::Status".to_owned(),
        name if name.ends_with("_function") => callback_type(name),
        name => format!("abi::{}", handle_name(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_translate() {
        for (c, rust) in [
            ("int", "c_int"),
            ("const void *", "*const c_void"),
            ("const MPI_Datatype[]", "*const abi::Datatype"),
            ("int[][3]", "*mut [c_int; 3]"),
            ("char *[]", "*mut *mut c_char"),
            ("char **[]", "*mut *mut *mut c_char"),
            ("MPI_T_pvar_handle *", "*mut abi::TPvarHandle"),
            ("MPI_Comm_copy_attr_function *", "abi::callback::CommCopyAttrFunction"),
            ("MPI_T_event_cb_function", "abi::callback::TEventCbFunction"),
        ] {
            assert_eq!(rust_type(c), rust, "{c}");
        }
    }
}
