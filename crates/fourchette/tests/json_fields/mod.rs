//! The fields that the page on JSON lists, beside those of values: for both programs of tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// Checks that values have together exactly the fields that the page lists under a heading.
#[track_caller]
pub(crate) fn check(heading: &str, values: &[Value]) {
    let mut there_are = BTreeSet::new();
    for value in values {
        add_paths(value, "", &mut there_are);
    }
    let listed = listed(heading);
    let missing: Vec<_> = there_are.difference(&listed).collect();
    assert!(
        missing.is_empty(),
        "{heading}: not on the page: {missing:?}"
    );
    let gone: Vec<_> = listed.difference(&there_are).collect();
    assert!(gone.is_empty(), "{heading}: on the page alone: {gone:?}");
}

/// Adds the paths of what is in a value, as the page writes them.
fn add_paths(value: &Value, path: &str, paths: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => {
            for item in items {
                add_paths(item, &format!("{path}[]"), paths);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                let dot = if path.is_empty() { "" } else { "." };
                add_paths(field, &format!("{path}{dot}{key}"), paths);
            }
        }
        _ => {
            paths.insert(path.to_owned());
        }
    }
}

/// Returns the page.
pub(crate) fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/json.md");
    fs::read_to_string(path).expect("the page")
}

/// Returns the names in backticks in the first cell of a row of a table.
pub(crate) fn names(row: &str) -> impl Iterator<Item = &str> {
    let cell = row.split(" | ").next().unwrap_or_default();
    cell.split('`').skip(1).step_by(2)
}

/// Returns the fields that the page lists under a heading.
fn listed(heading: &str) -> BTreeSet<String> {
    let page = page();
    let (_, section) = page
        .split_once(&format!("\n### `{heading}`\n"))
        .expect(heading);
    let section = section.split("\n#").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    rows.flat_map(names).map(str::to_owned).collect()
}
