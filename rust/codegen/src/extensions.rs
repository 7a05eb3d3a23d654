//! Writes `include/p2pmpi.h`, the header of what p2pmpi offers beyond the standard, with cbindgen from
//! `rust/capi/src/extensions.rs`.

use std::path::Path;

use cbindgen::{Builder, Config, DocumentationStyle, Language, Style};

use crate::output::Output;

const HEAD: &str = "\
/* p2pmpi.h: what p2pmpi offers beyond the MPI standard. A program that uses it runs under p2pmpi only;
 * `#if __has_include(<p2pmpi.h>)` tells.
 * Written by `cargo run -p p2pmpi-codegen` from rust/capi/src/extensions.rs; not to be edited. */";

/// The header.
pub fn write(root: &Path) -> Result<Output, String> {
    let config = Config {
        language: Language::C,
        style: Style::Tag,
        cpp_compat: true,
        no_includes: true,
        documentation_style: DocumentationStyle::C,
        header: Some(HEAD.to_owned()),
        include_guard: Some("P2PMPI_H".to_owned()),
        line_length: 100,
        ..Config::default()
    };
    let source = root.join("rust/capi/src/extensions.rs");
    let bindings = Builder::new()
        .with_config(config)
        .with_src(&source)
        .generate()
        .map_err(|error| format!("{}: {error}", source.display()))?;
    let mut text = Vec::new();
    bindings.write(&mut text);
    let text = String::from_utf8(text).map_err(|error| format!("cbindgen: {error}"))?;
    // Rust's heading is no C comment, and `//` none before C99.
    let text = text.replace("\n # Safety\n", "\n").replace("  // extern \"C\"", "");
    let text = text.replace("#endif // __cplusplus", "#endif").replace("#endif  // __cplusplus", "#endif");
    Ok(Output { path: "include/p2pmpi.h".to_owned(), text })
}
