//! The API table: functions, constants and types of MPI 5.0, read from `rust/abi/api/*.txt`.
//!
//! The line formats are described at the top of those files. Names keep their C spelling without
//! the `MPI_` prefix for functions, and with it for constants and types.

use std::collections::HashMap;
use std::path::Path;

/// Everything that the table says.
pub struct Table {
    /// Every function, in the order of the file.
    pub functions: Vec<Function>,
    /// Every constant, in the order of the file.
    pub constants: Vec<Constant>,
    /// Every type.
    pub types: Types,
}

/// One function of the C binding.
pub struct Function {
    /// Name without `MPI_`.
    pub name: String,
    /// C type of the result.
    pub result: String,
    /// Chapter: the module of `capi` that holds the body.
    pub chapter: String,
    /// Version of the standard that deprecated it.
    pub deprecated: Option<String>,
    /// The function of which this is the large-count twin.
    pub narrow: Option<String>,
    /// The large-count twin of this function.
    pub large: Option<String>,
    /// Name of the hand-written function that does the work.
    pub body: String,
    /// For collective operations: when the steps are carried out.
    pub when: Option<When>,
    /// Parameters in order.
    pub parameters: Vec<Parameter>,
}

/// Whether a call reads or writes through a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Read.
    In,
    /// Written.
    Out,
    /// Both.
    InOut,
}

/// One parameter.
#[derive(Clone)]
pub struct Parameter {
    /// Name in the standard, or `...`.
    pub name: String,
    /// C type, as in `const int[]` or `MPI_Comm *`.
    pub c_type: String,
    /// Argument kind of the standard's binding tables.
    pub kind: String,
    /// Direction.
    pub direction: Direction,
    /// Number of elements of an array.
    pub length: Option<String>,
    /// Significant at the root only.
    pub root: bool,
    /// Only the large-count twin has it.
    pub large_only: bool,
}

/// When a collective operation is carried out; its body is told so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Before the call returns.
    Now,
    /// While the program goes on.
    Later,
    /// At each MPI_Start.
    Persistent,
}

/// One constant.
pub struct Constant {
    /// Name with `MPI_`.
    pub name: String,
    /// C type.
    pub c_type: String,
    /// Value, in decimal, or a name for Fortran kinds.
    pub value: String,
    /// Group of constants, such as `handle` or `error_class`.
    pub kind: String,
    /// The constant of which this is another name.
    pub alias: Option<String>,
    /// What `MPI_Error_string` says of an error class.
    pub text: Option<String>,
}

/// Types other than `MPI_Status`.
#[derive(Default)]
pub struct Types {
    /// Handle types, as `MPI_Comm`.
    pub handles: Vec<String>,
    /// Handle types of the tool information interface.
    pub tool_handles: Vec<String>,
    /// Integer types and what they are in C.
    pub integers: Vec<(String, String)>,
    /// Enumeration types.
    pub enums: Vec<String>,
    /// Callback types.
    pub callbacks: Vec<Callback>,
    /// Other names of callback types.
    pub aliases: Vec<(String, String)>,
}

/// The type of a function that programs hand to the library.
pub struct Callback {
    /// Name with `MPI_`.
    pub name: String,
    /// C type of the result.
    pub result: String,
    /// Parameters as `(C type, name)`; `("...", "")` for a variable number.
    pub parameters: Vec<(String, String)>,
}

impl Table {
    /// Reads and checks the three files under `root`.
    pub fn read(root: &Path) -> Result<Table, String> {
        let read = |name: &str| {
            let path = root.join("rust/abi/api").join(name);
            std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))
        };
        let table = Table {
            functions: parse_functions(&read("functions.txt")?)?,
            constants: parse_constants(&read("constants.txt")?)?,
            types: parse_types(&read("types.txt")?)?,
        };
        table.check_twins()?;
        Ok(table)
    }

    /// The function of that name (without `MPI_`).
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.functions.iter().find(|f| f.name == name)
    }

    /// Chapters in the order in which they first appear.
    pub fn chapters(&self) -> Vec<&str> {
        let mut chapters: Vec<&str> = Vec::new();
        for function in &self.functions {
            if !chapters.contains(&function.chapter.as_str()) {
                chapters.push(&function.chapter);
            }
        }
        chapters
    }

    /// The function with the widest parameters among those that share a body.
    pub fn widest(&self, body: &str) -> Option<&Function> {
        self.functions.iter().filter(|f| f.body == body).max_by_key(|f| f.parameters.len())
    }

    fn check_twins(&self) -> Result<(), String> {
        let mut names = HashMap::new();
        for function in &self.functions {
            if names.insert(&function.name, ()).is_some() {
                return Err(format!("functions.txt: {} appears twice", function.name));
            }
        }
        for function in &self.functions {
            for twin in [&function.narrow, &function.large].into_iter().flatten() {
                if !names.contains_key(twin) {
                    return Err(format!("functions.txt: {} names an unknown twin {twin}", function.name));
                }
            }
        }
        Ok(())
    }
}

impl Function {
    /// The name of the variant of `abi::Function`: `Type_get_contents_c` is `TypeGetContentsC`.
    pub fn variant(&self) -> String {
        self.name.split('_').map(capitalized).collect()
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str()).unwrap_or_default()
}

fn parse_functions(text: &str) -> Result<Vec<Function>, String> {
    let mut functions: Vec<Function> = Vec::new();
    for (number, line) in lines(text) {
        let failed = |what: &str| format!("functions.txt:{number}: {what}");
        if line.starts_with(' ') {
            let parameter = parse_parameter(line.trim()).map_err(|what| failed(&what))?;
            functions
                .last_mut()
                .ok_or_else(|| failed("a parameter before any function"))?
                .parameters
                .push(parameter);
        } else {
            functions.push(parse_function(line).map_err(|what| failed(&what))?);
        }
    }
    Ok(functions)
}

fn parse_function(line: &str) -> Result<Function, String> {
    let (head, attributes) = attributes(line);
    let (name, result) = head.split_once(" : ").ok_or("no result type")?;
    let attribute = |key: &str| attributes.get(key).map(|value| value.to_string());
    let narrow = attribute("narrow");
    let chapter = attribute("chapter").ok_or("no chapter")?;
    let usual = narrow.as_deref().unwrap_or(name).to_lowercase();
    let (usual, when) = collective(&chapter, &usual);
    let body = attribute("body").unwrap_or_else(|| usual.to_owned());
    Ok(Function {
        name: name.to_owned(),
        result: result.to_owned(),
        chapter,
        when,
        deprecated: attribute("deprecated"),
        large: attribute("large"),
        narrow,
        body,
        parameters: Vec::new(),
    })
}

/// A collective operation has one body for its blocking, nonblocking and persistent form.
fn collective<'a>(chapter: &str, name: &'a str) -> (&'a str, Option<When>) {
    if chapter != "coll" || name.starts_with("op_") || name == "reduce_local" {
        (name, None)
    } else if let Some(base) = name.strip_suffix("_init") {
        (base, Some(When::Persistent))
    } else if let Some(base) = name.strip_prefix('i') {
        (base, Some(When::Later))
    } else {
        (name, Some(When::Now))
    }
}

fn parse_parameter(line: &str) -> Result<Parameter, String> {
    let (head, attributes) = attributes(line);
    let (left, c_type) = head.split_once(" : ").ok_or("no type")?;
    let [direction, kind, name] = left.split(' ').collect::<Vec<_>>()[..] else {
        return Err("expected DIRECTION KIND PARAMETER".to_owned());
    };
    let direction = match direction {
        "in" => Direction::In,
        "out" => Direction::Out,
        "inout" => Direction::InOut,
        other => return Err(format!("unknown direction {other}")),
    };
    Ok(Parameter {
        name: name.to_owned(),
        c_type: c_type.to_owned(),
        kind: kind.to_owned(),
        direction,
        length: attributes.get("length").map(|value| value.to_string()),
        root: attributes.contains_key("root"),
        large_only: attributes.contains_key("large"),
    })
}

fn parse_constants(text: &str) -> Result<Vec<Constant>, String> {
    let mut constants = Vec::new();
    for (number, line) in lines(text) {
        let failed = |what: &str| format!("constants.txt:{number}: {what}");
        let (head, attributes) = attributes(line);
        let (name, rest) = head.split_once(" : ").ok_or_else(|| failed("no type"))?;
        let (c_type, value) = rest.split_once(" = ").ok_or_else(|| failed("no value"))?;
        constants.push(Constant {
            name: name.to_owned(),
            c_type: c_type.to_owned(),
            value: value.to_owned(),
            kind: attributes.get("kind").ok_or_else(|| failed("no kind"))?.to_string(),
            alias: attributes.get("alias").map(|value| value.to_string()),
            text: attributes.get("text").map(|value| value.to_string()),
        });
    }
    Ok(constants)
}

fn parse_types(text: &str) -> Result<Types, String> {
    let mut types = Types::default();
    for (number, line) in lines(text) {
        let failed = |what: &str| format!("types.txt:{number}: {what}");
        let (head, _) = attributes(line);
        let (word, rest) = head.split_once(' ').ok_or_else(|| failed("expected WORD NAME"))?;
        let pair = || rest.split_once(" : ").map(|(name, what)| (name.to_owned(), what.to_owned()));
        match word {
            "handle" => types.handles.push(rest.to_owned()),
            "tool" => types.tool_handles.push(rest.to_owned()),
            "enum" => types.enums.push(rest.to_owned()),
            "integer" => types.integers.push(pair().ok_or_else(|| failed("no C type"))?),
            "alias" => types.aliases.push(pair().ok_or_else(|| failed("no target"))?),
            "callback" => types
                .callbacks
                .push(pair().and_then(parse_callback).ok_or_else(|| failed("malformed callback"))?),
            other => return Err(failed(&format!("unknown word {other}"))),
        }
    }
    Ok(types)
}

fn parse_callback((name, rest): (String, String)) -> Option<Callback> {
    let (result, list) = rest.split_once(" ( ")?;
    let parameters = list
        .strip_suffix(" )")?
        .split(", ")
        .map(|parameter| match parameter {
            "..." => Some(("...".to_owned(), String::new())),
            _ => parameter.rsplit_once(' ').map(|(c_type, name)| (c_type.to_owned(), name.to_owned())),
        })
        .collect::<Option<Vec<_>>>()?;
    Some(Callback { name, result: result.to_owned(), parameters })
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim_end()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

fn attributes(line: &str) -> (&str, HashMap<&str, &str>) {
    let mut fields = line.split(" ; ");
    let head = fields.next().unwrap_or_default();
    (head, fields.map(|field| field.split_once(' ').unwrap_or((field, ""))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        Table::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the table is well-formed")
    }

    #[test]
    fn the_table_is_complete() {
        let table = table();
        assert_eq!(table.functions.len(), 664);
        assert_eq!(table.functions.iter().filter(|f| f.narrow.is_some()).count(), 161);
        assert_eq!(table.types.handles.len(), 11);
    }

    #[test]
    fn twins_share_a_body_and_differ_only_in_width() {
        let table = table();
        for large in table.functions.iter().filter(|f| f.narrow.is_some()) {
            let narrow = table.function(large.narrow.as_deref().expect("filtered")).expect("checked");
            assert_eq!(large.body, narrow.body);
            let shared: Vec<_> = large.parameters.iter().filter(|p| !p.large_only).collect();
            assert_eq!(shared.len(), narrow.parameters.len(), "{}", large.name);
            for (l, n) in shared.iter().zip(&narrow.parameters) {
                assert_eq!((&l.name, &l.kind), (&n.name, &n.kind), "{}", large.name);
            }
        }
    }

    #[test]
    fn malformed_lines_are_named() {
        let error = parse_functions("Send : int ; chapter pt2pt\n  sideways RANK dest : int\n").err();
        assert_eq!(error.as_deref(), Some("functions.txt:2: unknown direction sideways"));
        assert!(parse_constants("MPI_X : int\n").is_err());
    }
}
