//! Files that are derived from the table: written, or compared with what is checked in.

use std::path::Path;

/// One derived file.
pub struct Output {
    /// Where it lies, relative to the root of the repository.
    pub path: String,
    /// All of its text.
    pub text: String,
}

/// Writes every file that differs from what is on disk.
pub fn write(root: &Path, outputs: &[Output]) -> Result<(), String> {
    for output in outputs {
        let path = root.join(&output.path);
        if std::fs::read_to_string(&path).is_ok_and(|found| found == output.text) {
            continue;
        }
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).map_err(|e| format!("{}: {e}", parent.display()))?;
        }
        std::fs::write(&path, &output.text).map_err(|e| format!("{}: {e}", path.display()))?;
        println!("wrote {}", output.path);
    }
    Ok(())
}

/// Says which files differ from what is on disk, and where first.
pub fn check(root: &Path, outputs: &[Output]) -> Result<(), String> {
    let stale: Vec<String> = outputs.iter().filter_map(|output| difference(root, output)).collect();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!(
        "not what the API table says; run `cargo run -p p2pmpi-codegen` and commit:\n  {}",
        stale.join("\n  ")
    ))
}

fn difference(root: &Path, output: &Output) -> Option<String> {
    let found = match std::fs::read_to_string(root.join(&output.path)) {
        Ok(found) => found,
        Err(error) => return Some(format!("{}: {error}", output.path)),
    };
    if found == output.text {
        return None;
    }
    let common = found.lines().zip(output.text.lines()).take_while(|(have, want)| have == want).count();
    let have = found.lines().nth(common).unwrap_or("end of file");
    let want = output.text.lines().nth(common).unwrap_or("end of file");
    Some(format!("{}:{}: has {have:?}, should be {want:?}", output.path, common + 1))
}
