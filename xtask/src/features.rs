//! Whether `cargo test --workspace` leaves tests out: those that need a feature which no member of the
//! workspace asks for are passed over in silence.

use std::collections::BTreeMap;
use std::process::Stdio;

use serde::Deserialize;

use crate::workspace::cargo;

/// What `cargo metadata` tells of the members of a workspace.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    features: BTreeMap<String, Vec<String>>,
}

/// Lists features that are off, as `CRATE/FEATURE`. `on` has a line `CRATE VERSION PATH|FEATURE,…` for each
/// crate, and others, as `cargo tree` prints them.
fn features_off(packages: &[Package], on: &str) -> Vec<String> {
    let is_on = |name: &str, feature: &str| {
        on.lines()
            .filter_map(|line| line.split_once('|'))
            .filter(|(package, _)| package.split(' ').next() == Some(name))
            .any(|(_, on)| on.split(',').any(|one| one == feature))
    };
    let all = packages.iter().flat_map(|package| {
        package
            .features
            .keys()
            .map(|feature| (&package.name, feature))
    });
    all.filter(|(name, feature)| !is_on(name, feature))
        .map(|(name, feature)| format!("{name}/{feature}"))
        .collect()
}

fn printed_by_cargo(arguments: &[&str]) -> String {
    let output = cargo()
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stderr(Stdio::inherit())
        .output()
        .unwrap();
    assert!(output.status.success(), "cargo {arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn no_test_of_the_workspace_is_left_out() {
    let metadata = printed_by_cargo(&["metadata", "--format-version", "1", "--no-deps"]);
    let metadata: Metadata = serde_json::from_str(&metadata).unwrap();
    assert!(metadata.packages.len() > 18);
    let on = printed_by_cargo(&["tree", "--workspace", "--depth", "0", "--format", "{p}|{f}"]);
    assert_eq!(features_off(&metadata.packages, &on), Vec::<String>::new());
}

#[test]
fn a_feature_that_nobody_asks_for_is_told() {
    let package = |name: &str, features: &[&str]| Package {
        name: name.into(),
        features: features
            .iter()
            .map(|&name| (name.into(), Vec::new()))
            .collect(),
    };
    let packages = [
        package("one", &["used", "unused"]),
        package("two", &["used"]),
    ];
    let on = "one v1 (/one)|used\n[dev-dependencies]\ntwo v1 (/two)|\n";
    assert_eq!(features_off(&packages, on), ["one/unused", "two/used"]);
}
