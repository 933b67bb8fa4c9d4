//! What must be so of the staged copy, and of the packages that are made of it.

mod named;

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use toml_edit::{DocumentMut, Item};

use crate::files;
use crate::stage::LICENCES;
use crate::workspace::{Crate, Workspace};

/// What crates.io takes of keywords and categories.
const MOST_WORDS: usize = 5;

/// Checks the staged copy of all crates.
pub(crate) fn staged(workspace: &Workspace, folder: &Path) -> Result<()> {
    let mut faults = Vec::new();
    for member in &workspace.crates {
        let staged = folder.join("crates").join(&member.name);
        let text = fs::read_to_string(staged.join("Cargo.toml"))?;
        let found = manifest_faults(member, &text.parse()?)
            .into_iter()
            .chain(file_faults(&staged)?);
        faults.extend(found.map(|fault| format!("{}: {fault}", member.package())));
    }
    report(&faults)
}

/// Checks the files of the packages, which are unpacked in `folder`.
pub(crate) fn packages(workspace: &Workspace, folder: &Path) -> Result<()> {
    let mut faults = Vec::new();
    for member in &workspace.crates {
        let name = format!("{}-{}", member.package(), member.version);
        let package = folder.join(&name);
        let text = fs::read_to_string(package.join("Cargo.toml"))?;
        if text.contains("path = \"../") {
            faults.push(format!("{name}: a path leads out of the package"));
        }
        let found = file_faults(&package)?;
        faults.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    report(&faults)
}

fn report(faults: &[String]) -> Result<()> {
    if faults.is_empty() {
        return Ok(());
    }
    bail!("{}", faults.join("\n"))
}

/// Returns what a manifest lacks for a registry.
fn manifest_faults(member: &Crate, document: &DocumentMut) -> Vec<String> {
    let mut faults = Vec::new();
    let package = &document["package"];
    for key in ["description", "readme"] {
        if package
            .get(key)
            .and_then(Item::as_str)
            .is_none_or(str::is_empty)
        {
            faults.push(format!("{key} is missing"));
        }
    }
    for key in ["keywords", "categories"] {
        let words = package.get(key).and_then(Item::as_array);
        if words.is_none_or(|words| words.is_empty() || words.len() > MOST_WORDS) {
            faults.push(format!("{key} must be 1 to {MOST_WORDS}"));
        }
    }
    for key in [
        "version",
        "edition",
        "rust-version",
        "license",
        "publish",
        "include",
    ] {
        if package.get(key).is_none() {
            faults.push(format!("{key} is missing"));
        }
    }
    if package.get("repository").is_some() {
        faults.push("there is no repository to name yet".to_owned());
    }
    let docs = document["package"]
        .get("metadata")
        .and_then(|metadata| metadata.get("docs"));
    let docs = docs.and_then(|docs| docs.get("rs")?.get("all-features")?.as_bool());
    if docs != Some(true) {
        faults.push("docs.rs must build all features".to_owned());
    }
    let library = document
        .get("lib")
        .and_then(|library| library.get("name")?.as_str());
    if library != Some(&member.name.replace('-', "_")) {
        faults.push(format!("the library is called {library:?}"));
    }
    faults
}

/// Returns what is wrong with the files of a package.
fn file_faults(folder: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for name in LICENCES.into_iter().chain(["README.md", "src/lib.rs"]) {
        if !folder.join(name).is_file() {
            faults.push(format!("{name} is missing"));
        }
    }
    for name in ["tests", "examples", "benches"] {
        if folder.join(name).exists() {
            faults.push(format!("{name} does not belong there"));
        }
    }
    let readme = folder.join("README.md");
    let readme = fs::read_to_string(&readme).with_context(|| readme.display().to_string())?;
    if readme.contains("](../") || readme.contains("path = \"../") {
        faults.push("README.md leads out of the package".to_owned());
    }
    faults.extend(named::faults(folder)?);
    for source in files::below(&folder.join("src"), &["rs"])? {
        let text = fs::read_to_string(&source)?;
        for file in included(&text) {
            let path = source.parent().unwrap_or(folder).join(file);
            let inside = path.canonicalize().is_ok_and(|path| {
                folder
                    .canonicalize()
                    .is_ok_and(|folder| path.starts_with(folder))
            });
            if !inside {
                faults.push(format!("{} includes {file:?}", source.display()));
            }
        }
    }
    Ok(faults)
}

/// Returns the files that a source includes.
fn included(text: &str) -> impl Iterator<Item = &str> {
    ["include_str!(\"", "include_bytes!(\"", "include!(\""]
        .into_iter()
        .flat_map(move |call| text.split(call).skip(1))
        .filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests;
