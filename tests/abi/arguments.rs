//! One good value for every argument of every function: what stands beside the one that is wrong.

use p2pmpi_codegen::table::{Function, Parameter};

/// The call of a function whose argument number `wrong` is `value`, and all others are right.
pub fn call(function: &Function, wrong: usize, value: &str) -> String {
    let arguments: Vec<String> = function
        .parameters
        .iter()
        .enumerate()
        .map(|(index, p)| if index == wrong { value.to_owned() } else { good_value(function, p, index) })
        .collect();
    format!("MPI_{}({})", function.name, arguments.join(", "))
}

/// The names are those of `misuse.h`.
fn good_value(function: &Function, parameter: &Parameter, index: usize) -> String {
    let kind = parameter.kind.as_str();
    let name = parameter.name.as_str();
    let text = match parameter.c_type.as_str() {
        "MPI_Comm" => communicator(function),
        "MPI_Datatype" if function.name.starts_with("Type_get_contents") => "pair",
        "MPI_Datatype" => "MPI_INT",
        "MPI_Op" => "MPI_SUM",
        "MPI_Group" => "group",
        "MPI_Info" if matches!(function.chapter.as_str(), "info" | "misc") => "info",
        "MPI_Info" => "MPI_INFO_NULL",
        "MPI_Errhandler" if function.name == "Session_init" => "given_to_session",
        "MPI_Errhandler" if kind == "ERRHANDLER" && function.name.contains("from_group") => "given",
        "MPI_Errhandler" => "MPI_ERRORS_RETURN",
        "MPI_Request" if function.chapter == "part" => partitioned(function),
        "MPI_Request" => "MPI_REQUEST_NULL",
        "MPI_Message" => "MPI_MESSAGE_NO_PROC",
        "MPI_Message *" => "(no_message = MPI_MESSAGE_NO_PROC, &no_message)",
        "MPI_Win" if function.name.contains("shared_query") => "shared_window",
        "MPI_Win" => "window",
        "MPI_File" => "file",
        "MPI_Session" => "session",
        "MPI_T_cvar_handle" => "cvar",
        "MPI_T_pvar_handle" => "pvar",
        "MPI_T_pvar_session" => "pvar_session",
        "MPI_T_event_registration" => "registration",
        "MPI_T_enum" => "enumeration",
        "MPI_T_cb_safety" => "MPI_T_CB_REQUIRE_NONE",
        "const char *" | "const char[]" if name == "datarep" => datarep(function),
        "const char *" | "const char[]" if name == "pset_name" => "\"mpi://SELF\"",
        "const char *" | "const char[]" => "\"name\"",
        "int *" if matches!(name, "buflen" | "pset_len") => "(room = 16, &room)",
        "const void *" => "buffer",
        "void *" if kind == "BUFFER" => "other_buffer",
        "void *" if kind == "LOGICAL_VOID" && name == "logical_false" => "&logical_false",
        "void *" if kind == "LOGICAL_VOID" => "&logical_true",
        "const MPI_Datatype[]" => "types",
        "const MPI_Aint[]" => "aints",
        "const MPI_Count[]" if name.contains("displ") || name.contains("starts") => "(void *)memory[15]",
        "const MPI_Count[]" => "counts",
        "const int[]" if kind == "DISTRIB_ENUM" => "distributions",
        "const int[]" if kind == "DTYPE_DISTRIBUTION" => "default_distributions",
        "const int[]" if name.contains("starts") || name.contains("displ") => "zeros",
        "const int[]" if kind.starts_with("RANK") || matches!(kind, "COORDINATE" | "PARTITION") => "zeros",
        "const int[]" => "ints",
        "int[][3]" => "ranges",
        "MPI_Request[]" | "const MPI_Request[]" => "requests",
        "MPI_Status *" | "const MPI_Status *" => "&status",
        "char *[]" if name == "array_of_commands" => "commands",
        "char *[]" if kind == "ARGUMENT_LIST" => "arguments",
        "char *[]" => "MPI_ARGV_NULL",
        "char **[]" => "MPI_ARGVS_NULL",
        "const MPI_Info[]" => "infos",
        c_type if c_type.contains("_function") => function_value(function, parameter),
        c_type if c_type.contains(['*', '[']) => return format!("(void *)memory[{index}]"),
        _ => return good_number(function, parameter).to_owned(),
    };
    text.to_owned()
}

/// The communicator that the function is called with.
pub fn communicator(function: &Function) -> &'static str {
    match function.name.as_str() {
        name if name.contains("eighbor_all") => "ring",
        "Cart_rank" => "line",
        name if name.starts_with("Cart_") && name != "Cart_create" && name != "Cart_map" => "ring",
        name if name.starts_with("Graph_neighbors") || matches!(name, "Graph_get" | "Graphdims_get") => {
            "graph"
        }
        name if name.starts_with("Dist_graph_neighbors") => "dist_graph",
        _ => "MPI_COMM_WORLD",
    }
}

fn partitioned(function: &Function) -> &'static str {
    if function.name == "Parrived" { "partitioned_receive" } else { "partitioned_send" }
}

fn datarep(function: &Function) -> &'static str {
    match function.chapter.as_str() {
        "io" if function.name == "File_set_view" => "\"native\"",
        "io" => "\"mine\"",
        _ => "\"external32\"",
    }
}

fn function_value(function: &Function, parameter: &Parameter) -> &'static str {
    match parameter.name.as_str() {
        "query_fn" => "on_query",
        "free_fn" if function.name == "Grequest_start" => "on_free",
        "cancel_fn" => "on_cancel",
        "dtype_file_extent_fn" => "on_extent",
        "user_fn" if function.name.ends_with("_c") => "large_op",
        "user_fn" => "small_op",
        "comm_errhandler_fn" => "on_comm",
        _ => "0",
    }
}

fn good_number(function: &Function, parameter: &Parameter) -> &'static str {
    match parameter.kind.as_str() {
        "PARTITION" if parameter.name == "partitions" => "1",
        "RANK" | "RANK_NNI" | "TAG" | "COLOR" | "KEY" | "OFFSET" | "LOGICAL" | "INDEX" | "KEY_INDEX" => "0",
        kind if kind.ends_with("_INDEX") || kind == "CVAR_INDEX_SPECIAL" || kind == "PARTITION" => "0",
        "KEYVAL" if function.name.starts_with("Type") => "type_keyval",
        "KEYVAL" if function.name.starts_with("Win") => "win_keyval",
        "ARRAY_LENGTH" if parameter.name.starts_with("max") => "ITEMS",
        "LOCK_TYPE" => "MPI_LOCK_SHARED",
        "ASSERT" => "0",
        "KEYVAL" => "comm_keyval",
        "ERROR_CODE" | "ERROR_CLASS" => "MPI_ERR_OTHER",
        "SPLIT_TYPE" => "MPI_COMM_TYPE_SHARED",
        "ORDER" => "MPI_ORDER_C",
        "TYPECLASS" => "MPI_TYPECLASS_INTEGER",
        "TYPECLASS_SIZE" => "4",
        "MATH" => "9",
        "ACCESS_MODE" => "MPI_MODE_RDWR | MPI_MODE_CREATE",
        "UPDATE_MODE" => "MPI_SEEK_SET",
        "PVAR_CLASS" => "MPI_T_PVAR_CLASS_COUNTER",
        "POLYNUM_BYTES_NNI" | "POLYDTYPE_PACK_SIZE" => "sizeof buffer",
        _ => "1",
    }
}
