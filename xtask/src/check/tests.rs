//! The staged copy is made, once, and looked at as users would.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Stdio;

use serde_json::Value;

use super::*;
use crate::stage::{self, Publish};
use crate::workspace::cargo;

/// Stages all crates in a folder of the test's own, and returns it with what cargo says of it.
fn stage_as(name: &str, publish: Publish) -> (Workspace, PathBuf, Value) {
    let workspace = Workspace::read().expect("this workspace");
    let folder = workspace.target.join("release-test").join(name);
    stage::write(&workspace, &folder, publish).expect("a copy without faults");
    let output = cargo()
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ])
        .current_dir(&folder)
        .stderr(Stdio::inherit())
        .output()
        .expect("cargo runs");
    let metadata = serde_json::from_slice(&output.stdout).expect("a workspace");
    (workspace, folder, metadata)
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().expect("a list").iter()
}

#[test]
fn packages_have_names_of_their_own_and_libraries_keep_theirs() {
    let (workspace, folder, metadata) = stage_as("names", Publish::Never);
    let packages: Vec<&Value> = list(&metadata["packages"]).collect();
    assert_eq!(packages.len(), workspace.crates.len());
    let names: BTreeSet<&str> = packages
        .iter()
        .map(|package| package["name"].as_str().expect("a name"))
        .collect();
    for package in packages {
        let name = package["name"].as_str().expect("a name");
        let home = package["manifest_path"].as_str().expect("a path");
        let home = Path::new(home).parent().expect("a folder");
        let crate_name = home.file_name().expect("its name").to_str().expect("plain");
        match crate_name {
            "fourchette" => assert_eq!(name, "fourchette"),
            _ => assert_eq!(name, format!("fourchette-{crate_name}")),
        }
        let library = list(&package["targets"])
            .find(|target| target["kind"][0] == "lib")
            .expect("a library");
        assert_eq!(library["name"], crate_name.replace('-', "_"));
        for dependency in list(&package["dependencies"]) {
            assert_ne!(dependency["req"], "*", "{name} on {dependency}");
            let Some(path) = dependency["path"].as_str() else {
                continue;
            };
            assert!(Path::new(path).starts_with(&folder), "{name} on {path}");
            assert!(names.contains(dependency["name"].as_str().expect("a name")));
        }
        assert_eq!(package["publish"], Value::Array(Vec::new()), "{name}");
        assert_eq!(package["license"], "MIT OR Apache-2.0");
        assert!(package["repository"].is_null());
    }
}

#[test]
fn only_a_copy_for_the_registry_may_be_published() {
    let (_, _, metadata) = stage_as("registry", Publish::Allowed);
    for package in list(&metadata["packages"]) {
        assert!(package["publish"].is_null(), "{}", package["name"]);
    }
}

#[test]
fn faults_are_told() {
    let (workspace, folder, _) = stage_as("faults", Publish::Never);
    let y = folder.join("crates/y");
    fs::remove_file(y.join("LICENSE-MIT")).expect("it was there");
    fs::create_dir(y.join("tests")).expect("it was not");
    fs::write(y.join("README.md"), "[docs](../../docs)").expect("a file");
    fs::write(
        y.join("src/moves.rs"),
        "include_str!(\"../../../README.md\")",
    )
    .expect("a file");
    let manifest = fs::read_to_string(y.join("Cargo.toml")).expect("a file");
    let manifest = manifest
        .replace("description", "something")
        .replace("name = \"y\"", "name = \"why\"");
    fs::write(y.join("Cargo.toml"), manifest).expect("a file");
    let told = staged(&workspace, &folder).expect_err("faults").to_string();
    let faults = [
        "description is missing",
        "the library is called Some(\"why\")",
        "LICENSE-MIT is missing",
        "tests does not belong there",
        "README.md leads out of the package",
        "includes \"../../../README.md\"",
    ];
    assert_eq!(told.lines().count(), faults.len(), "{told}");
    for (line, fault) in told.lines().zip(faults) {
        assert!(line.starts_with("fourchette-y: "), "{line}");
        assert!(line.contains(fault), "{line}");
    }
}

/// A reader of a package finds every document that is named there, or is told where it is.
#[test]
fn documents_that_are_named_and_missing_are_told() {
    let (workspace, folder, _) = stage_as("documents", Publish::Never);
    let solver = folder.join("crates/solver");
    fs::write(
        solver.join("README.md"),
        "[one](docs/one.md), `docs/two.md`, three.md, [four](#four), https://there/five.md, solving.md, \
        `docs/six.md` in the package `fourchette`, `docs/seven.md` in the repository, docs/seven.svg",
    )
    .expect("a file");
    fs::write(
        solver.join("docs/solving.md"),
        "[README](../README.md), [eight](eight.md)",
    )
    .expect("it was there");
    fs::write(
        solver.join("src/nine.rs"),
        "//! See `docs/nine.md`, and not ten.md.",
    )
    .expect("a file");
    let told = staged(&workspace, &folder).expect_err("faults").to_string();
    let faults = [
        "README.md links to \"docs/one.md\"",
        "README.md names docs/one.md",
        "README.md names docs/two.md",
        "README.md names three.md",
        "docs/solving.md links to \"eight.md\"",
        "docs/solving.md names eight.md",
        "src/nine.rs names docs/nine.md",
    ];
    let faults = faults.map(|fault| format!("fourchette-solver: {fault}, which is not there"));
    assert_eq!(told.lines().collect::<Vec<_>>(), faults);
}

fn read(workspace: &Workspace, path: &str) -> String {
    fs::read_to_string(workspace.root.join(path))
        .unwrap_or_else(|reason| panic!("{path}: {reason}"))
}

/// What is installed by different ways is one release.
#[test]
fn all_that_is_installed_has_one_version() {
    let workspace = Workspace::read().expect("this workspace");
    let version = &workspace.crates[0].version;
    for member in &workspace.crates {
        assert_eq!(&member.version, version, "{}", member.name);
    }
    let files = [
        ("web/Cargo.toml", format!("version = \"{version}\"")),
        (
            "web/npm/package.json",
            format!("\"version\": \"{version}\""),
        ),
        ("python/Cargo.toml", format!("version = \"{version}\"")),
        ("CITATION.cff", format!("version: {version}")),
        ("CHANGELOG.md", version.clone()),
    ];
    for (path, line) in files {
        assert!(read(&workspace, path).contains(&line), "{path}: {line}");
    }
}

/// Before its release a version has no date; then the changes and what is cited have the same.
#[test]
fn the_day_of_the_release_is_told_once_there_is_one() {
    let workspace = Workspace::read().expect("this workspace");
    let version = &workspace.crates[0].version;
    let changes = read(&workspace, "CHANGELOG.md");
    let section = changes.lines().find_map(|line| line.strip_prefix("## "));
    let cited = read(&workspace, "CITATION.cff");
    let day = cited
        .lines()
        .find_map(|line| line.strip_prefix("date-released: "));
    let wanted = match day {
        None => format!("Unreleased {version}"),
        Some(day) => format!("{version} - {day}"),
    };
    assert_eq!(section, Some(&*wanted));
}

/// The page of promises names the oldest Rust of each crate, the README that of the command.
#[test]
fn the_oldest_rust_is_the_one_that_is_promised() {
    let workspace = Workspace::read().expect("this workspace");
    let oldest = |path: &str, table: &[&str]| {
        let document: DocumentMut = read(&workspace, path).parse().expect("a manifest");
        let package = table
            .iter()
            .fold(document.as_item(), |item, key| &item[key]);
        package["rust-version"]
            .as_str()
            .expect("a version")
            .to_owned()
    };
    let libraries = oldest("Cargo.toml", &["workspace", "package"]);
    let command = oldest("crates/fourchette/Cargo.toml", &["package"]);
    let page = read(&workspace, "docs/stability.md");
    assert!(page.contains(&format!("| boards, games, opponents | {libraries} |")));
    assert!(page.contains(&format!("| `fourchette`, with the command | {command} |")));
    assert!(read(&workspace, "README.md").contains(&format!("With Rust {command} or newer")));
}
