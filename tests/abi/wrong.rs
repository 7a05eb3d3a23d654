//! What every function answers to every wrong argument: the error class, who hears of it, and what the
//! message says. It follows from the kinds of arguments in the API table; where MPI 5.0 leaves the class
//! open, it is the one that names the argument best.

use crate::arguments;
use p2pmpi_codegen::table::{Direction, Function, Parameter};

/// One wrong value of an argument.
#[derive(Clone)]
pub struct Wrong {
    /// The argument, in C.
    pub value: String,
    /// The error class.
    pub class: &'static str,
    /// What the message says of the value; alternatives are separated by `|`.
    pub says: String,
    /// An expression that must be true afterwards: the argument has not been touched.
    pub kept: Option<String>,
}

fn wrong(value: &str, class: &'static str, says: &str) -> Wrong {
    Wrong { value: value.to_owned(), class, says: says.to_owned(), kept: None }
}

/// Functions that return values, end or begin the library, call an error handler on purpose, or whose
/// arguments cannot be wrong.
pub fn can_fail(function: &Function) -> bool {
    let name = function.name.as_str();
    function.result == "int"
        && !function.parameters.is_empty()
        && !name.ends_with("_toint")
        && !matches!(name, "Init" | "Init_thread" | "Abort" | "Pcontrol" | "T_init_thread")
}

/// Functions that may not be called before MPI_Init and after MPI_Finalize (MPI 5.0, 11.4.1), and say so: those
/// that only compute with their arguments serve then, too.
pub fn needs_open(function: &Function) -> bool {
    let name = function.name.as_str();
    !matches!(function.chapter.as_str(), "info" | "errhan" | "tool" | "misc" | "attr")
        && !name.starts_with("Status_get")
        && !matches!(
            name,
            "Session_init" | "Dims_create" | "Get_address" | "Test_cancelled" | "Type_match_size"
        )
}

/// Where a failure is heard of (MPI 5.0, 9.3): a constant of `misuse.h`.
pub fn heard_by(function: &Function, parameter: &Parameter) -> &'static str {
    if function.chapter == "tool" {
        return "BY_NOBODY";
    }
    let object = function.parameters.iter().find(|p| p.direction != Direction::Out && is_object(p));
    let is_wrong = object.is_some_and(|object| object.name == parameter.name);
    match object.map(base) {
        Some("MPI_File") if is_wrong => "BY_NO_FILE",
        None if function.chapter == "io" => "BY_NO_FILE",
        _ if function.name == "File_open" => "BY_NO_FILE",
        _ if is_wrong => "BY_SELF",
        Some("MPI_File") => "BY_FILE",
        Some("MPI_Win") if function.name.contains("shared_query") => "BY_SHARED_WINDOW",
        Some("MPI_Win") => "BY_WINDOW",
        Some("MPI_Session") => "BY_SESSION",
        Some("MPI_Comm") => match arguments::communicator(function) {
            "ring" => "BY_RING",
            "line" => "BY_LINE",
            "graph" => "BY_GRAPH",
            "dist_graph" => "BY_DIST_GRAPH",
            _ => "BY_WORLD",
        },
        Some(_) => "BY_WORLD",
        None if parameter.kind != "ERRHANDLER" && is_given_handler(function) => "BY_GIVEN",
        None if function.chapter == "part" && parameter.kind != "REQUEST" => "BY_WORLD",
        None => "BY_SELF",
    }
}

/// Functions that make an object and are told its error handler, which hears of their failures.
fn is_given_handler(function: &Function) -> bool {
    matches!(
        function.name.as_str(),
        "Session_init" | "Comm_create_from_group" | "Intercomm_create_from_groups"
    )
}

fn is_object(parameter: &Parameter) -> bool {
    matches!(base(parameter), "MPI_Comm" | "MPI_Win" | "MPI_File" | "MPI_Session")
}

/// The type without pointers and arrays.
fn base(parameter: &Parameter) -> &str {
    parameter.c_type.trim_start_matches("const ").trim_end_matches([' ', '*', '[', ']'])
}

/// What a message may call an argument; alternatives are separated by `|`.
pub fn names(parameter: &Parameter) -> String {
    let kind = parameter.kind.to_lowercase();
    let name = parameter.name.as_str();
    if let Some(side) = ["send", "recv"].into_iter().find(|side| name.starts_with(side)) {
        match parameter.kind.as_str() {
            "BUFFER" => return name.to_owned(),
            "DATATYPE" => return format!("{name}|{side}buf: datatype"),
            "POLYXFER_NUM_ELEM_NNI" => return format!("{name}|{side}buf: count"),
            _ => {}
        }
    }
    let noun = match parameter.kind.as_str() {
        "COMMUNICATOR" => "comm",
        "OPERATION" => "op",
        "WINDOW" => "win",
        "RANK" | "RANK_NNI" if parameter.name == "dest" => "destination",
        "BUFFER" => "buffer",
        "RANK" if parameter.c_type.contains('[') => "rank",
        "INDEX" if parameter.c_type.contains('[') => "index",
        "COMM_SIZE" if parameter.c_type.contains('[') => "maxprocs",
        "DEGREE" => "degree",
        "PARTITION" => "partition",
        "TAG" => "tag",
        "POLYXFER_NUM_ELEM_NNI" => "count",
        "ERROR_CODE" | "ERROR_CLASS" => "error code",
        "TOOLENUM_INDEX" | "CVAR_INDEX_SPECIAL" => "index",
        kind if kind.ends_with("_INDEX") => "index",
        "EVENT_REGISTRATION" | "EVENT_INSTANCE" => "handle",
        "KEYVAL" => "keyval",
        "ERRHANDLER" | "DATATYPE" | "GROUP" | "INFO" | "REQUEST" | "MESSAGE" | "FILE" | "SESSION" => &kind,
        _ => return parameter.name.clone(),
    };
    format!("{}|{noun}", parameter.name)
}

/// Why an argument is never wrong.
pub fn excuse(function: &Function, parameter: &Parameter) -> Option<&'static str> {
    let kind = parameter.kind.as_str();
    if function.chapter == "tool" {
        return Some("most outputs may be null (MPI 5.0, 15.3), and addresses of objects are not checked");
    }
    Some(match kind {
        "LOGICAL" | "KEY" | "EXTRA_STATE" | "EXTRA_STATE2" | "ATTRIBUTE_VAL" | "ATTRIBUTE_VAL_10" => {
            "every value is right"
        }
        "POLYDISPLACEMENT"
        | "POLYDISPLACEMENT_AINT_COUNT"
        | "POLYDISPLACEMENT_COUNT"
        | "DISPLACEMENT"
        | "MATH"
        | "POLYDTYPE_NUM_ELEM"
        | "POLYDTYPE_STRIDE_BYTES" => "every value is right",
        "STATUS" | "ARGUMENT_LIST" | "ARGUMENT_COUNT" | "STRING_ARRAY" | "STRING_2DARRAY" | "ERROR_CODE"
        | "WEIGHT" => "null and special addresses are right",
        "BUFFER" => "it may be MPI_BOTTOM, or is not read",
        "RANK" | "TAG" if function.name.starts_with("Status_set") => "every value is right",
        "DIMENSION" if parameter.name == "disp" => "every value is right",
        "FUNCTION" | "POLYFUNCTION" => "null is a predefined function",
        _ if parameter.direction != Direction::In => "not written when there is nothing to write",
        _ => return None,
    })
}

/// Wrong values of an argument; none where every value is right.
pub fn values(function: &Function, parameter: &Parameter) -> Vec<Wrong> {
    if function.chapter == "tool" {
        return of_tool(parameter);
    }
    if let Some(handle) = Handle::of(base(parameter)) {
        return match parameter.direction {
            Direction::Out => null(parameter),
            _ => handle.values(function, parameter),
        };
    }
    if parameter.c_type.contains(['*', '[']) {
        return [arrays(function, parameter), null_pointers(function, parameter)].concat();
    }
    numbers(function, parameter)
}

fn numbers(function: &Function, parameter: &Parameter) -> Vec<Wrong> {
    let name = parameter.name.as_str();
    let each = |values: &[&str], class| values.iter().map(|value| wrong(value, class, value)).collect();
    if function.name.starts_with("Status_set") && name != "count" && name != "datatype" {
        return Vec::new();
    }
    match parameter.kind.as_str() {
        "POLYXFER_NUM_ELEM_NNI"
        | "POLYXFER_NUM_ELEM"
        | "XFER_NUM_ELEM_NNI"
        | "POLYDTYPE_NUM_ELEM_NNI"
        | "ARRAY_LENGTH_NNI" => each(&["-1"], "MPI_ERR_COUNT"),
        "POLYDTYPE_NUM_ELEM" if name != "stride" => each(&["-1"], "MPI_ERR_COUNT"),
        "RANK_NNI" if function.name.starts_with("Type_create") => each(&["2147483647", "-77"], "MPI_ERR_ARG"),
        "RANK" | "RANK_NNI" => ranks(name),
        "TAG" => each(&["-77"], "MPI_ERR_TAG"),
        "KEYVAL" => each(&["1234567", "-9"], "MPI_ERR_KEYVAL"),
        "LOCK_TYPE" => each(&["-1", "1"], "MPI_ERR_LOCKTYPE"),
        "ASSERT" => each(&["-1"], "MPI_ERR_ASSERT"),
        "WINDOW_SIZE" | "WIN_ATTACH_SIZE" => each(&["-1"], "MPI_ERR_SIZE"),
        "POLYRMA_DISPLACEMENT" | "RMA_DISPLACEMENT_NNI" => each(&["-1"], "MPI_ERR_DISP"),
        "ACCESS_MODE" => each(&["0"], "MPI_ERR_AMODE"),
        "NUM_DIMS" => each(&["-1"], "MPI_ERR_DIMS"),
        "ARRAY_LENGTH" if name == "length" => each(&["-1"], "MPI_ERR_COUNT"),
        "INDEX" if function.chapter == "topo" => each(&["-1", "7"], "MPI_ERR_DIMS"),
        "TYPECLASS_SIZE" if function.chapter == "misc" => each(&["3"], "MPI_ERR_ARG"),
        "OFFSET" if name != "disp" || function.name == "File_set_view" => each(&["-7"], "MPI_ERR_ARG"),
        "COLOR" | "PARTITION" | "INDEX" | "KEY_INDEX" => each(&["-5"], "MPI_ERR_ARG"),
        "ERROR_CODE" | "ERROR_CLASS" => each(&["-3", "123456"], "MPI_ERR_ARG"),
        "ARRAY_LENGTH"
        | "DEGREE"
        | "COMM_SIZE"
        | "POLYNUM_PARAM_VALUES"
        | "POLYNUM_BYTES_NNI"
        | "POLYDTYPE_PACK_SIZE"
        | "ALLOC_MEM_NUM_BYTES"
        | "FILE_DESCRIPTOR"
        | "INFO_VALUE_LENGTH" => each(&["-1"], "MPI_ERR_ARG"),
        "ARRAY_LENGTH_PI" | "COMM_SIZE_PI" => each(&["0", "-1"], "MPI_ERR_ARG"),
        "SPLIT_TYPE" | "ORDER" | "TYPECLASS" | "UPDATE_MODE" => each(&["12345"], "MPI_ERR_ARG"),
        "TYPECLASS_SIZE" => each(&["3"], "MPI_ERR_ARG"),
        "MATH" => each(&["5000"], "MPI_ERR_ARG"),
        _ => Vec::new(),
    }
}

fn ranks(name: &str) -> Vec<Wrong> {
    let class = if name == "root" { "MPI_ERR_ROOT" } else { "MPI_ERR_RANK" };
    let values = [("size", "%d"), ("-77", "-77"), ("0x7fffffff", "2147483647")];
    values.map(|(value, says)| wrong(value, class, says)).to_vec()
}

/// Arrays whose elements are wrong.
fn arrays(function: &Function, parameter: &Parameter) -> Vec<Wrong> {
    if parameter.direction != Direction::In || !parameter.c_type.contains('[') {
        return Vec::new();
    }
    let negative = |class| vec![wrong("(void *)minus", class, "-1")];
    let large = |class| vec![wrong("(void *)large_ints", class, "99")];
    match parameter.kind.as_str() {
        "POLYXFER_NUM_ELEM_NNI" => negative("MPI_ERR_COUNT"),
        "POLYDTYPE_NUM_ELEM_NNI" if parameter.name != "array_of_starts" => negative("MPI_ERR_COUNT"),
        "RANK" if parameter.name == "edges" => large("MPI_ERR_ARG"),
        "RANK" | "RANK_NNI" => large("MPI_ERR_RANK"),
        "COORDINATE" | "PARTITION" => large("MPI_ERR_ARG"),
        "DIMENSION" if function.name != "Dims_create" => negative("MPI_ERR_DIMS"),
        "POLYDTYPE_NUM_ELEM_NNI"
        | "POLYDTYPE_NUM_ELEM_PI"
        | "PROCESS_GRID_SIZE"
        | "DISTRIB_ENUM"
        | "DTYPE_DISTRIBUTION"
        | "INDEX"
        | "DEGREE"
        | "COMM_SIZE" => negative("MPI_ERR_ARG"),
        _ => Vec::new(),
    }
}

/// A null pointer is wrong wherever it has no special meaning.
fn null_pointers(function: &Function, parameter: &Parameter) -> Vec<Wrong> {
    let kind = parameter.kind.as_str();
    if kind == "BUFFER" {
        let null = is_used(function, parameter).then(|| wrong("NULL", "MPI_ERR_BUFFER", "null pointer"));
        if function.name == "Free_mem" {
            return vec![wrong("buffer", "MPI_ERR_BASE", "0x")];
        }
        let in_place = refuses_in_place(function, parameter)
            .then(|| wrong("MPI_IN_PLACE", "MPI_ERR_BUFFER", "MPI_IN_PLACE"));
        return null.into_iter().chain(in_place).collect();
    }
    let sets_status = function.name.starts_with("Status_") && kind == "STATUS";
    let may_be_null = matches!(kind, "ARGUMENT_LIST" | "ARGUMENT_COUNT" | "ERROR_CODE" | "WEIGHT")
        || kind.starts_with("EXTRA_STATE")
        || kind.starts_with("ATTRIBUTE_VAL") && parameter.direction == Direction::In
        || kind.ends_with("FUNCTION") && !needs_function(parameter)
        || kind.starts_with("STRING_") && parameter.c_type.contains("char")
        || kind == "STATUS" && !sets_status
        // Not touched when every request is null.
        || parameter.name == "array_of_indices"
        || parameter.length.is_some() && parameter.direction != Direction::In && kind != "STRING";
    if may_be_null && kind != "ERROR_CODE" || kind == "ERROR_CODE" && parameter.c_type.contains('[') {
        return Vec::new();
    }
    null(parameter)
}

fn needs_function(parameter: &Parameter) -> bool {
    parameter.name.ends_with("errhandler_fn")
        || matches!(parameter.name.as_str(), "query_fn" | "free_fn" | "cancel_fn" | "user_fn")
}

fn null(_: &Parameter) -> Vec<Wrong> {
    vec![wrong("NULL", "MPI_ERR_ARG", "null pointer")]
}

/// Whether the buffer is read or written whatever the other arguments are.
fn is_used(function: &Function, parameter: &Parameter) -> bool {
    let in_messages = function.chapter == "pt2pt" && !function.name.contains("uffer");
    let is_of_mrecv = function.name.contains("mrecv") || function.name.contains("Mrecv");
    let in_collectives = function.chapter == "coll" && !parameter.root;
    (in_messages || in_collectives) && !is_of_mrecv
}

/// Whether the buffer may not be MPI_IN_PLACE, at the root either.
fn refuses_in_place(function: &Function, parameter: &Parameter) -> bool {
    let (name, buffer) = (function.name.as_str(), parameter.name.as_str());
    match function.chapter.as_str() {
        "coll" if name.contains("eighbor") || name.contains("Reduce_local") || buffer == "buffer" => true,
        "coll" if name.starts_with("Scatter") || name.starts_with("Iscatter") => false,
        "coll" => buffer == "recvbuf" && !parameter.root,
        "pt2pt" => buffer != "buffer",
        "io" => !name.contains("_end"),
        "rma" => buffer.ends_with("_addr"),
        "part" => true,
        "datatype" => buffer != "location",
        _ => false,
    }
}

/// Arguments of the tool information interface: its codes are its own (MPI 5.0, 15.3.10).
fn of_tool(parameter: &Parameter) -> Vec<Wrong> {
    let each = |values: &[&str], class| values.iter().map(|value| wrong(value, class, value)).collect();
    let handles = |stem: &str, class| -> Vec<Wrong> {
        let c_type = format!("({})", base(parameter));
        let values = ["0", "-1", "0xdeadbeef", "0x7fffffff", "77"].map(|value| format!("{c_type}{value}"));
        let mut values: Vec<String> = values.to_vec();
        values.push(format!("{c_type}MPI_INT"));
        let by_address = parameter.c_type.contains('*');
        let place = |value: &String| match by_address {
            true => format!("(bad_{stem} = {value}, &bad_{stem})"),
            false => value.clone(),
        };
        let kept = |value: &String| by_address.then(|| format!("bad_{stem} == {value}"));
        values.iter().map(|value| Wrong { kept: kept(value), ..wrong(&place(value), class, "") }).collect()
    };
    match (parameter.kind.as_str(), parameter.direction) {
        ("PVAR_SESSION", Direction::In | Direction::InOut) => {
            handles("pvar_session", "MPI_T_ERR_INVALID_SESSION")
        }
        ("CVAR", Direction::In | Direction::InOut) => handles("cvar", "MPI_T_ERR_INVALID_HANDLE"),
        ("PVAR", Direction::In | Direction::InOut) => handles("pvar", "MPI_T_ERR_INVALID_HANDLE"),
        ("EVENT_REGISTRATION", Direction::In) => handles("registration", "MPI_T_ERR_INVALID_HANDLE"),
        ("EVENT_INSTANCE", _) => handles("instance", "MPI_T_ERR_INVALID_HANDLE"),
        ("TOOLS_ENUM", Direction::In) => handles("enum", "MPI_T_ERR_INVALID_HANDLE"),
        (
            "CVAR_INDEX" | "CVAR_INDEX_SPECIAL" | "PVAR_INDEX" | "CAT_INDEX" | "EVENT_INDEX" | "SOURCE_INDEX",
            Direction::In,
        )
        | ("TOOLENUM_INDEX", _) => each(&["-1", "100000"], "MPI_T_ERR_INVALID_INDEX"),
        ("STRING", Direction::In) => vec![
            wrong("\"nothing of that name\"", "MPI_T_ERR_INVALID_NAME", "nothing of that name"),
            wrong("NULL", "MPI_T_ERR_INVALID", "null pointer"),
        ],
        ("CALLBACK_SAFETY" | "ARRAY_LENGTH", _) => each(&["-1"], "MPI_T_ERR_INVALID"),
        _ => Vec::new(),
    }
}

/// A handle type and what its wrong values are called in `misuse.h`.
struct Handle {
    c_type: &'static str,
    stem: &'static str,
    null: &'static str,
    class: &'static str,
    other: &'static str,
}

const HANDLES: [Handle; 11] = [
    handle("MPI_Comm", "comm", "MPI_COMM_NULL", "MPI_ERR_COMM", "MPI_INT"),
    handle("MPI_Datatype", "type", "MPI_DATATYPE_NULL", "MPI_ERR_TYPE", "MPI_SUM"),
    handle("MPI_Group", "group", "MPI_GROUP_NULL", "MPI_ERR_GROUP", "MPI_COMM_WORLD"),
    handle("MPI_Op", "op", "MPI_OP_NULL", "MPI_ERR_OP", "MPI_INT"),
    handle("MPI_Info", "info", "MPI_INFO_NULL", "MPI_ERR_INFO", "MPI_COMM_WORLD"),
    handle("MPI_Request", "request", "MPI_REQUEST_NULL", "MPI_ERR_REQUEST", "MPI_INT"),
    handle("MPI_Errhandler", "errhandler", "MPI_ERRHANDLER_NULL", "MPI_ERR_ERRHANDLER", "MPI_INT"),
    handle("MPI_Session", "session", "MPI_SESSION_NULL", "MPI_ERR_SESSION", "MPI_COMM_WORLD"),
    handle("MPI_Win", "win", "MPI_WIN_NULL", "MPI_ERR_WIN", "MPI_COMM_WORLD"),
    handle("MPI_File", "file", "MPI_FILE_NULL", "MPI_ERR_FILE", "MPI_COMM_WORLD"),
    handle("MPI_Message", "message", "MPI_MESSAGE_NULL", "MPI_ERR_REQUEST", "MPI_INT"),
];

const fn handle(
    c_type: &'static str,
    stem: &'static str,
    null: &'static str,
    class: &'static str,
    other: &'static str,
) -> Handle {
    Handle { c_type, stem, null, class, other }
}

impl Handle {
    fn of(c_type: &str) -> Option<&'static Handle> {
        HANDLES.iter().find(|handle| handle.c_type == c_type)
    }

    fn values(&self, function: &Function, parameter: &Parameter) -> Vec<Wrong> {
        let mut values: Vec<(String, &str)> = [
            ("0", "0x0"),
            ("-1", "0xffffffffffffffff"),
            ("0xdeadbeef", "0xdeadbeef"),
            ("0x7fffffff", "0x7fffffff"),
            ("77", "0x4d"),
            (self.other, "0x"),
        ]
        .map(|(value, says)| (format!("({}){value}", self.c_type), says))
        .to_vec();
        values.push((format!("freed_{}", self.stem), "0x"));
        if !self.null_is_legal(function, parameter) {
            values.push((self.null.to_owned(), self.null));
        }
        let mut wrongs: Vec<Wrong> =
            values.iter().map(|(value, says)| self.placed(parameter, value, says)).collect();
        if parameter.c_type.contains(['*', '[']) {
            wrongs.extend(null(parameter));
        }
        wrongs
    }

    /// The wrong handle as an argument: itself, its address, or an array of nothing else.
    fn placed(&self, parameter: &Parameter, value: &str, says: &str) -> Wrong {
        let stem = self.stem;
        let (argument, kept) = match parameter.c_type.as_str() {
            c_type if c_type.contains('[') => {
                let kept =
                    (parameter.direction != Direction::In).then(|| format!("bad_handles[0] == {value}"));
                (format!("FILLED({value})"), kept)
            }
            c_type if c_type.contains('*') => {
                (format!("(bad_{stem} = {value}, &bad_{stem})"), Some(format!("bad_{stem} == {value}")))
            }
            _ => (value.to_owned(), None),
        };
        Wrong { kept, ..wrong(&argument, self.class, says) }
    }

    fn null_is_legal(&self, function: &Function, parameter: &Parameter) -> bool {
        let name = function.name.as_str();
        match self.stem {
            "info" => function.chapter != "info",
            "request" if parameter.c_type.contains('[') => !name.starts_with("Start"),
            "request" => {
                ["Wait", "Test", "Request_get", "Parrived"].iter().any(|stem| name.starts_with(stem))
            }
            // The default handler of files is that of MPI_FILE_NULL (MPI 5.0, 14.7).
            "file" => name.ends_with("_errhandler"),
            // The null handles have names (MPI 5.0, 7.8).
            _ => name.ends_with("_get_name"),
        }
    }
}
