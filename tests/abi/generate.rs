//! C programs that follow from the API table.

use p2pmpi_codegen::bodies::Bodies;
use p2pmpi_codegen::table::{Direction, Function, Parameter, Table};
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

/// Calls everything that is not written yet, and expects to be told so by name.
pub fn unsupported(table: &Table, bodies: &Bodies) -> String {
    let mut text = String::from("#include \"misuse.h\"\n\nint main(void)\n{\n    start();\n");
    for function in table.functions.iter().filter(|f| !bodies.implements(f)) {
        let arguments: Vec<String> = function
            .parameters
            .iter()
            .map(|p| if p.c_type == "MPI_Comm" { "MPI_COMM_WORLD".to_owned() } else { "0".to_owned() })
            .collect();
        let name = &function.name;
        let _ = writeln!(text, "    named(\"MPI_{name}\", MPI_{name}({}));", arguments.join(", "));
    }
    text = text.replace("int main", NAMED);
    text + "    return finish();\n}\n"
}

const NAMED: &str = "\
static void named(const char *name, int code)
{
    static char message[1000];
    current = name;
    expect(code, MPI_ERR_UNSUPPORTED_OPERATION, MPI_ERR_UNSUPPORTED_OPERATION);
    p2pmpi_last_error(message, sizeof message);
    if (strstr(message, name) == NULL && ++failures < 40)
        fprintf(stderr, \"the message for %s does not name it: %s\\n\", name, message);
}

int main";

/// Calls every implemented function with one wrong argument after the other.
pub fn misuse(table: &Table, bodies: &Bodies) -> String {
    let mut text = String::from("#include \"misuse.h\"\n");
    let tested: Vec<&Function> =
        table.functions.iter().filter(|f| bodies.implements(f) && can_be_misused(f)).collect();
    for function in &tested {
        let _ = writeln!(text, "\nstatic void test_{}(void)\n{{", function.name);
        for (index, parameter) in function.parameters.iter().enumerate() {
            for (value, class, or_class) in wrong_values(function, parameter) {
                let call = call(function, index, &value);
                let only_root = if parameter.root { "if (rank == 0) " } else { "" };
                let _ = writeln!(text, "    {only_root}EXPECT({call}, {class}, {or_class});");
            }
        }
        text.push_str("}\n");
    }
    text.push_str(&objects(table, bodies));
    text.push_str("\nint main(void)\n{\n    start();\n    make_objects();\n");
    for function in &tested {
        let _ = writeln!(text, "    test_{}();", function.name);
    }
    text + "    return finish();\n}\n"
}

/// Functions whose wrong arguments have no error: they return values, end or begin the library, or
/// call an error handler on purpose.
fn can_be_misused(function: &Function) -> bool {
    let name = function.name.as_str();
    let has_no_error = function.result != "int"
        || name.ends_with("_toint")
        || name.ends_with("_call_errhandler")
        || matches!(function.chapter.as_str(), "tool" | "dynamic")
        || matches!(name, "Init" | "Init_thread" | "Finalize" | "Abort" | "Pcontrol" | "Free_mem");
    let has_foreign_objects = function
        .parameters
        .iter()
        .any(|p| p.c_type.trim_end_matches([' ', '*']) == "MPI_File" && p.direction != Direction::Out);
    !has_no_error && !has_foreign_objects
}

fn call(function: &Function, wrong: usize, value: &str) -> String {
    let arguments: Vec<String> = function
        .parameters
        .iter()
        .enumerate()
        .map(|(index, p)| if index == wrong { value.to_owned() } else { good_value(function, p, index) })
        .collect();
    format!("MPI_{}({})", function.name, arguments.join(", "))
}

fn good_value(function: &Function, parameter: &Parameter, index: usize) -> String {
    let kind = parameter.kind.as_str();
    let text = match parameter.c_type.as_str() {
        "MPI_Comm" if function.name.contains("eighbor_all") => "ring",
        "MPI_Comm" => "MPI_COMM_WORLD",
        "MPI_Datatype" => "MPI_INT",
        "MPI_Op" => "MPI_SUM",
        "MPI_Group" => "group",
        "MPI_Info" if function.chapter == "info" => "info",
        "MPI_Info" => "MPI_INFO_NULL",
        "MPI_Errhandler" => "MPI_ERRORS_RETURN",
        "MPI_Request" => "MPI_REQUEST_NULL",
        "MPI_Message" => "MPI_MESSAGE_NO_PROC",
        "MPI_Message *" => "(no_message = MPI_MESSAGE_NO_PROC, &no_message)",
        "MPI_Win" => "window",
        "MPI_File" => "MPI_FILE_NULL",
        "MPI_Session" => "session",
        "const char *" | "const char[]" if parameter.name == "datarep" => "\"external32\"",
        "const char *" | "const char[]" => "\"name\"",
        "const void *" => "buffer",
        "void *" if kind == "BUFFER" => "other_buffer",
        "const MPI_Datatype[]" => "types",
        "const MPI_Aint[]" => "aints",
        "const MPI_Count[]" if parameter.name.contains("displ") || parameter.name.contains("starts") => {
            "(void *)memory[15]"
        }
        "const MPI_Count[]" => "counts",
        "const int[]" if kind == "DISTRIB_ENUM" => "distributions",
        "const int[]" if parameter.name.contains("starts") => "zeros",
        "const int[]" if parameter.name.contains("displ") || kind.starts_with("RANK") => "zeros",
        "const int[]" => "ints",
        "int[][3]" => "ranges",
        "MPI_Request[]" | "const MPI_Request[]" => "requests",
        "MPI_Status *" | "const MPI_Status *" => "&status",
        c_type if c_type.contains("_function") => "0",
        c_type if c_type.contains(['*', '[']) => return format!("(void *)memory[{index}]"),
        _ => return good_number(function, parameter).to_owned(),
    };
    text.to_owned()
}

fn good_number(function: &Function, parameter: &Parameter) -> &'static str {
    match parameter.kind.as_str() {
        "RANK" | "RANK_NNI" | "TAG" | "COLOR" | "KEY" | "OFFSET" | "LOGICAL" | "INDEX" | "KEY_INDEX" => "0",
        "KEYVAL" if function.name.starts_with("Type") => "type_keyval",
        "KEYVAL" if function.name.starts_with("Win") => "win_keyval",
        "LOCK_TYPE" => "MPI_LOCK_SHARED",
        "ASSERT" => "0",
        "KEYVAL" => "comm_keyval",
        "ERROR_CODE" | "ERROR_CLASS" => "MPI_ERR_OTHER",
        "SPLIT_TYPE" => "MPI_COMM_TYPE_SHARED",
        "ORDER" => "MPI_ORDER_C",
        "POLYNUM_BYTES_NNI" | "POLYDTYPE_PACK_SIZE" => "sizeof buffer",
        _ => "1",
    }
}

/// Wrong values with the error classes that may answer them.
fn wrong_values(function: &Function, parameter: &Parameter) -> Vec<(String, &'static str, &'static str)> {
    let handle = parameter.c_type.trim_start_matches("const ").trim_end_matches([' ', '*', '[', ']']);
    if let Some(wrong) = Handle::of(handle) {
        return match parameter.direction {
            Direction::Out => null_output(parameter),
            _ if parameter.c_type.contains('[') => {
                [wrong.values(function, parameter), null_output(parameter)].concat()
            }
            _ => wrong.values(function, parameter),
        };
    }
    if function.name.starts_with("Status_set") && !parameter.c_type.contains('*') {
        return Vec::new();
    }
    if parameter.kind == "BUFFER" && is_used(function, parameter) {
        return vec![("NULL".to_owned(), "MPI_ERR_BUFFER", "MPI_ERR_BUFFER")];
    }
    let count = |class| vec![("-1".to_owned(), class, class)];
    match (parameter.kind.as_str(), parameter.c_type.as_str()) {
        (_, c_type) if c_type.contains(['*', '[']) => null_output(parameter),
        ("POLYXFER_NUM_ELEM_NNI" | "POLYDTYPE_NUM_ELEM_NNI" | "ARRAY_LENGTH_NNI", _) => {
            count("MPI_ERR_COUNT")
        }
        ("RANK" | "RANK_NNI", _) if parameter.name == "root" => ranks("MPI_ERR_ROOT"),
        ("LOCK_TYPE", _) => count("MPI_ERR_LOCKTYPE"),
        ("ASSERT", _) => count("MPI_ERR_ASSERT"),
        ("WINDOW_SIZE" | "WIN_ATTACH_SIZE", _) => count("MPI_ERR_SIZE"),
        ("POLYRMA_DISPLACEMENT", _) => count("MPI_ERR_DISP"),
        ("RANK" | "RANK_NNI", _) if function.chapter == "rma" => ranks("MPI_ERR_RANK"),
        ("RANK" | "RANK_NNI", _) if matches!(parameter.name.as_str(), "dest" | "source") => {
            ranks("MPI_ERR_RANK")
        }
        ("TAG", _) => vec![("-77".to_owned(), "MPI_ERR_TAG", "MPI_ERR_TAG")],
        ("KEYVAL", _) => vec![("1234567".to_owned(), "MPI_ERR_KEYVAL", "MPI_ERR_KEYVAL")],
        _ => Vec::new(),
    }
}

/// Whether the buffer is read or written whatever the other arguments are.
fn is_used(function: &Function, parameter: &Parameter) -> bool {
    let in_messages = function.chapter == "pt2pt" && !function.name.contains("uffer");
    let is_of_mrecv = function.name.contains("mrecv") || function.name.contains("Mrecv");
    let in_collectives = function.chapter == "coll" && !parameter.root;
    (in_messages || in_collectives) && !is_of_mrecv
}

fn ranks(class: &'static str) -> Vec<(String, &'static str, &'static str)> {
    ["size", "-77", "0x7fffffff"].map(|value| (value.to_owned(), class, "MPI_ERR_RANK")).to_vec()
}

/// A null pointer is an error wherever it has no special meaning; for arrays and strings any will do.
fn null_output(parameter: &Parameter) -> Vec<(String, &'static str, &'static str)> {
    let has_elements = parameter.c_type.contains('[') || parameter.c_type == "const char *";
    let may_be_ignored = matches!(parameter.kind.as_str(), "WEIGHT" | "ERROR_CODE" | "ARGUMENT_LIST")
        // Not touched when every request is null.
        || parameter.name == "array_of_indices";
    if has_elements && !may_be_ignored {
        return vec![("NULL".to_owned(), "ANY_ERROR", "ANY_ERROR")];
    }
    let may_be_null = matches!(
        parameter.kind.as_str(),
        "BUFFER" | "STATUS" | "ARGUMENT_LIST" | "ERROR_CODE" | "WEIGHT" | "EXTRA_STATE"
    );
    let is_array = parameter.length.is_some() && !parameter.c_type.starts_with("char");
    if parameter.direction == Direction::In || may_be_null || is_array || parameter.c_type == "char *" {
        return Vec::new();
    }
    vec![("NULL".to_owned(), "MPI_ERR_ARG", "MPI_ERR_BUFFER")]
}

/// A handle type and what its wrong values are called in `misuse.h`.
struct Handle {
    c_type: &'static str,
    stem: &'static str,
    null: &'static str,
    class: &'static str,
    or_class: &'static str,
    other: &'static str,
}

const HANDLES: [Handle; 10] = [
    handle("MPI_Comm", "comm", "MPI_COMM_NULL", "MPI_ERR_COMM", "MPI_ERR_COMM", "MPI_INT"),
    handle("MPI_Datatype", "type", "MPI_DATATYPE_NULL", "MPI_ERR_TYPE", "MPI_ERR_TYPE", "MPI_SUM"),
    handle("MPI_Group", "group", "MPI_GROUP_NULL", "MPI_ERR_GROUP", "MPI_ERR_GROUP", "MPI_COMM_WORLD"),
    handle("MPI_Op", "op", "MPI_OP_NULL", "MPI_ERR_OP", "MPI_ERR_OP", "MPI_INT"),
    handle("MPI_Info", "info", "MPI_INFO_NULL", "MPI_ERR_INFO", "MPI_ERR_INFO", "MPI_COMM_WORLD"),
    handle("MPI_Request", "request", "MPI_REQUEST_NULL", "MPI_ERR_REQUEST", "MPI_ERR_IN_STATUS", "MPI_INT"),
    handle(
        "MPI_Errhandler",
        "errhandler",
        "MPI_ERRHANDLER_NULL",
        "MPI_ERR_ERRHANDLER",
        "MPI_ERR_ARG",
        "MPI_INT",
    ),
    handle(
        "MPI_Session",
        "session",
        "MPI_SESSION_NULL",
        "MPI_ERR_SESSION",
        "MPI_ERR_SESSION",
        "MPI_COMM_WORLD",
    ),
    handle("MPI_Win", "win", "MPI_WIN_NULL", "MPI_ERR_WIN", "MPI_ERR_WIN", "MPI_COMM_WORLD"),
    handle("MPI_Message", "message", "MPI_MESSAGE_NULL", "MPI_ERR_REQUEST", "MPI_ERR_ARG", "MPI_INT"),
];

const fn handle(
    c_type: &'static str,
    stem: &'static str,
    null: &'static str,
    class: &'static str,
    or_class: &'static str,
    other: &'static str,
) -> Handle {
    Handle { c_type, stem, null, class, or_class, other }
}

impl Handle {
    fn of(c_type: &str) -> Option<&'static Handle> {
        HANDLES.iter().find(|handle| handle.c_type == c_type)
    }

    fn values(
        &self,
        function: &Function,
        parameter: &Parameter,
    ) -> Vec<(String, &'static str, &'static str)> {
        let cast = |value: &str| format!("({}){value}", self.c_type);
        let mut values = vec![cast("0"), cast("-1"), cast("0xdeadbeef"), cast("0x7fffffff"), cast("77")];
        values.push(cast(self.other));
        values.push(format!("freed_{}", self.stem));
        if !self.null_is_legal(function) {
            values.push(self.null.to_owned());
        }
        let by_address = parameter.c_type.contains(['*', '[']);
        let place = |value: String| match by_address {
            true => format!("(bad_{} = {value}, &bad_{})", self.stem, self.stem),
            false => value,
        };
        let mut wrong: Vec<_> =
            values.into_iter().map(|value| (place(value), self.class, self.or_class)).collect();
        if by_address && parameter.length.is_none() {
            wrong.push(("NULL".to_owned(), "MPI_ERR_ARG", self.class));
        }
        wrong
    }

    fn null_is_legal(&self, function: &Function) -> bool {
        let name = function.name.as_str();
        match self.stem {
            "info" => function.chapter != "info",
            "request" => {
                ["Wait", "Test", "Request_get", "Parrived"].iter().any(|stem| name.starts_with(stem))
            }
            // The null handles have names (MPI 5.0, 7.8).
            _ => name.ends_with("_get_name"),
        }
    }
}

/// Sets up the objects of `misuse.h`, as far as the functions that make them are written.
fn objects(table: &Table, bodies: &Bodies) -> String {
    let has = |name: &str| table.function(name).is_some_and(|function| bodies.implements(function));
    let mut text = String::from("\nstatic void make_objects(void)\n{\n");
    let mut object = |functions: &[&str], lines: &str| {
        if functions.iter().all(|name| has(name)) {
            text.push_str("    {\n");
            lines.lines().for_each(|line| {
                let _ = writeln!(text, "        {line}");
            });
            text.push_str("    }\n");
        }
    };
    object(
        &["Comm_dup", "Comm_free"],
        "static MPI_Comm kept;\nMPI_Comm_dup(MPI_COMM_WORLD, &kept);\nfreed_comm = kept;\n\
         MPI_Comm_free(&kept);\nMPI_Comm_dup(MPI_COMM_WORLD, &kept);",
    );
    object(
        &["Cart_create"],
        "int periods[1] = {1};\nMPI_Cart_create(MPI_COMM_WORLD, 1, &size, periods, 0, &ring);",
    );
    object(
        &["Session_init", "Session_finalize"],
        "static MPI_Session kept;\nMPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &kept);\n\
         freed_session = kept;\nMPI_Session_finalize(&kept);\n\
         MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);",
    );
    object(
        &["Type_contiguous", "Type_free"],
        "static MPI_Datatype kept;\nMPI_Type_contiguous(2, MPI_INT, &kept);\nfreed_type = kept;\n\
         MPI_Type_free(&kept);\nMPI_Type_contiguous(2, MPI_INT, &kept);",
    );
    object(
        &["Comm_group", "Group_free"],
        "MPI_Comm_group(MPI_COMM_WORLD, &group);\nfreed_group = group;\nMPI_Group_free(&group);\n\
         MPI_Comm_group(MPI_COMM_WORLD, &group);",
    );
    object(
        &["Info_create", "Info_free"],
        "MPI_Info_create(&info);\nfreed_info = info;\nMPI_Info_free(&info);\nMPI_Info_create(&info);",
    );
    object(
        &["Send_init", "Request_free"],
        "static MPI_Request kept;\nMPI_Send_init(buffer, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, &kept);\n\
         freed_request = kept;\nMPI_Request_free(&kept);\n\
         MPI_Send_init(buffer, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, &kept);",
    );
    object(
        &["Op_create", "Op_free"],
        "static MPI_Op kept;\nMPI_Op_create(misuse_op, 1, &kept);\nfreed_op = kept;\nMPI_Op_free(&kept);",
    );
    object(
        &["Comm_create_errhandler", "Errhandler_free"],
        "static MPI_Errhandler kept;\nMPI_Comm_create_errhandler(misuse_handler, &kept);\n\
         freed_errhandler = kept;\nMPI_Errhandler_free(&kept);",
    );
    object(
        &["Isend", "Mprobe", "Mrecv"],
        "MPI_Request sent;\nMPI_Message kept;\nint rank;\nMPI_Comm_rank(MPI_COMM_WORLD, &rank);\n\
         MPI_Isend(NULL, 0, MPI_INT, rank, 0, MPI_COMM_WORLD, &sent);\n\
         MPI_Mprobe(rank, 0, MPI_COMM_WORLD, &kept, MPI_STATUS_IGNORE);\nfreed_message = kept;\n\
         MPI_Mrecv(NULL, 0, MPI_INT, &kept, MPI_STATUS_IGNORE);\n\
         MPI_Wait(&sent, MPI_STATUS_IGNORE);",
    );
    object(
        &["Comm_create_keyval"],
        "MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &comm_keyval, NULL);",
    );
    object(
        &["Win_create", "Win_free", "Win_set_errhandler"],
        "static MPI_Win kept;\n\
         MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &kept);\n\
         freed_win = kept;\nMPI_Win_free(&kept);\n\
         MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);\n\
         MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);",
    );
    object(
        &["Win_create_keyval"],
        "MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &win_keyval, NULL);",
    );
    object(
        &["Type_create_keyval"],
        "MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &type_keyval, NULL);",
    );
    text + "}\n"
}
