//! Documents that the files of a package name: they must be there, or be said to be elsewhere.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

use crate::{files, links};

/// How a text goes on behind a path in code that is said to be elsewhere.
const ELSEWHERE: &str = "` in the ";

/// Returns what the README, the documents and the sources of a package name that is not in it.
pub(super) fn faults(folder: &Path) -> Result<Vec<String>> {
    let mut found = vec![folder.join("README.md")];
    for below in ["docs", "src"] {
        if folder.join(below).is_dir() {
            found.extend(files::below(&folder.join(below), &["md", "rs", "txt"])?);
        }
    }
    found.sort();
    let mut faults = Vec::new();
    for file in found {
        let name = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy();
        let base = name.rsplit_once('/').map_or("", |(base, _)| base);
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let is_there = |path: &str| folder.join(path).exists();
        let is_page = links::is_page(&name);
        for target in links::targets(&text) {
            // What leads out of the package by `../` is told of READMEs already.
            let path = links::resolved(base, target).filter(|_| is_page);
            if path.is_some_and(|path| !is_there(&path)) {
                faults.push(format!("{name} links to {target:?}, which is not there"));
            }
        }
        for (word, after) in links::paths(&text) {
            let path = word.trim_start_matches("../");
            let is_named = links::is_document(path) || is_page && links::is_page(path);
            // What begins so is the rest of an address.
            let is_told = word.starts_with("//") || after.starts_with(ELSEWHERE);
            let places = [
                path.to_owned(),
                format!("docs/{path}"),
                format!("{base}/{path}"),
            ];
            if is_named && !is_told && !places.iter().any(|place| is_there(place)) {
                faults.push(format!("{name} names {word}, which is not there"));
            }
        }
    }
    Ok(faults)
}
