//! Finds the functions that are written by hand: `pub(crate) fn NAME(` in `rust/capi/src/CHAPTER.rs`
//! or in the files of `rust/capi/src/CHAPTER/`.

use std::collections::HashSet;
use std::path::Path;

use crate::shims::integer_conversion;
use crate::table::{Function, Table};

/// Which bodies exist.
pub struct Bodies {
    found: HashSet<(String, String)>,
}

impl Bodies {
    /// Reads the chapters of `capi` under `root`.
    pub fn find(root: &Path, table: &Table) -> Result<Bodies, String> {
        let mut found = HashSet::new();
        for chapter in table.chapters() {
            let source = root.join("rust/capi/src");
            let mut files = vec![source.join(format!("{chapter}.rs"))];
            if let Ok(folder) = std::fs::read_dir(source.join(chapter)) {
                files.extend(folder.filter_map(|entry| entry.ok()).map(|entry| entry.path()));
            }
            for file in
                files.iter().filter(|file| file.extension().is_some_and(|e| e == "rs") && file.exists())
            {
                let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
                for name in definitions(&text) {
                    found.insert((chapter.to_owned(), name.to_owned()));
                }
            }
        }
        Ok(Bodies { found })
    }

    /// Whether the body of this function exists.
    pub fn has_body(&self, function: &Function) -> bool {
        self.found.contains(&(function.chapter.clone(), function.body.clone()))
    }

    /// Whether the function does what the standard says, rather than report that it does not.
    pub fn implements(&self, function: &Function) -> bool {
        let needs_none = function.name == "Pcontrol" || integer_conversion(function).is_some();
        needs_none || self.has_body(function)
    }
}

fn definitions(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let rest = line.strip_prefix("pub(crate) ")?;
        let name = rest.strip_prefix("unsafe ").unwrap_or(rest).strip_prefix("fn ")?;
        let end = name.find(|c: char| !c.is_alphanumeric() && c != '_')?;
        Some(&name[..end])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_are_found_at_the_left_margin_only() {
        let text =
            "pub(crate) fn send(\npub(crate) unsafe fn recv<'a>(\n    pub(crate) fn inner(\nfn private(";
        assert_eq!(definitions(text).collect::<Vec<_>>(), ["send", "recv"]);
    }
}
