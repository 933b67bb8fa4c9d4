//! Manifests as they are in the staged copy.

use anyhow::{Context as _, Result};
use toml_edit::{Array, DocumentMut, InlineTable, Item, Table, TableLike, Value};

use crate::stage::Publish;
use crate::workspace::{Crate, Workspace};

const DEPENDENCIES: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

/// Returns the manifest of the staged workspace: the crates alone, by the names of their packages.
pub(crate) fn of_workspace(
    workspace: &Workspace,
    text: &str,
    publish: Publish,
) -> Result<DocumentMut> {
    let mut document: DocumentMut = text.parse()?;
    let table = document["workspace"]
        .as_table_mut()
        .context("there is no [workspace]")?;
    table["members"] = Array::from_iter(["crates/*"]).into();
    table.remove("default-members");
    table.remove("exclude");
    let package = table["package"]
        .as_table_mut()
        .context("there is no [workspace.package]")?;
    package["publish"] = matches!(publish, Publish::Allowed).into();
    let dependencies = table["dependencies"]
        .as_table_mut()
        .context("there is no [workspace.dependencies]")?;
    name_packages(workspace, dependencies);
    Ok(document)
}

/// Returns the manifest of a staged crate: its package has another name, its library has not.
pub(crate) fn of_crate(workspace: &Workspace, member: &Crate, text: &str) -> Result<DocumentMut> {
    let mut document: DocumentMut = text.parse()?;
    // Tests, benchmarks and examples stay in the repository.
    for target in ["test", "bench", "example"] {
        document.remove(target);
    }
    let package = document["package"]
        .as_table_mut()
        .context("there is no [package]")?;
    package["name"] = member.package().into();
    package["readme"] = "README.md".into();
    package["documentation"] = format!("https://docs.rs/{}", member.package()).into();
    let library = document
        .entry("lib")
        .or_insert_with(|| Item::Table(Table::new()))
        .as_table_mut()
        .context("[lib] is no table")?;
    if !library.contains_key("name") {
        library["name"] = member.name.replace('-', "_").into();
    }
    let dropped = workspace.dropped_dev_dependencies();
    for (is_for_tests, dependencies) in dependency_tables(&mut document) {
        name_packages(workspace, dependencies);
        if !is_for_tests {
            continue;
        }
        for &(from, to) in &dropped {
            if from == member.name {
                dependencies.remove(to);
            }
        }
    }
    Ok(document)
}

/// Returns all tables of dependencies, those of targets too, and whether each is for tests.
fn dependency_tables(document: &mut DocumentMut) -> Vec<(bool, &mut dyn TableLike)> {
    let mut tables = Vec::new();
    for (key, item) in document.iter_mut() {
        if key.get() == "target" {
            let targets = item.as_table_like_mut().into_iter();
            let targets = targets.flat_map(|targets| targets.iter_mut().collect::<Vec<_>>());
            let targets = targets.filter_map(|(_, target)| target.as_table_like_mut());
            for (key, item) in targets.flat_map(|target| target.iter_mut().collect::<Vec<_>>()) {
                push(&mut tables, key.get(), item);
            }
        } else {
            push(&mut tables, key.get(), item);
        }
    }
    tables
}

fn push<'a>(tables: &mut Vec<(bool, &'a mut dyn TableLike)>, key: &str, item: &'a mut Item) {
    if !DEPENDENCIES.contains(&key) {
        return;
    }
    if let Some(table) = item.as_table_like_mut() {
        tables.push((key == "dev-dependencies", table));
    }
}

/// Gives each dependency that has a path the name of its package and its version beside it.
fn name_packages(workspace: &Workspace, dependencies: &mut dyn TableLike) {
    for (key, item) in dependencies.iter_mut() {
        let Some(member) = workspace.get(key.get()) else {
            continue;
        };
        let Some(dependency) = item.as_table_like_mut() else {
            continue;
        };
        if dependency.contains_key("path") {
            dependency.insert("package", member.package().into());
            dependency.insert("version", member.version.as_str().into());
        }
    }
}

/// Returns a line of a README that says how to depend on a crate, as users of the packages write it;
/// nothing if the line is another one.
pub(crate) fn dependency_line(workspace: &Workspace, line: &str) -> Option<String> {
    let document: DocumentMut = line.parse().ok()?;
    let (key, item) = document.iter().next()?;
    let table = item
        .as_inline_table()
        .filter(|table| table.contains_key("path"))?;
    let member = workspace.get(key)?;
    let mut written = InlineTable::new();
    written.insert("version", member.version.as_str().into());
    for (key, value) in table {
        if key != "path" {
            written.insert(key, value.clone());
        }
    }
    let value = match written.len() {
        1 => Value::from(member.version.as_str()),
        _ => Value::from(written),
    };
    Some(format!(
        "{} = {}",
        member.package(),
        value.to_string().trim()
    ))
}
