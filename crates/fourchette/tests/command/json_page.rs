//! The page on JSON lists the fields that there are, of what the command prints.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fourchette::NAMES;
use serde_json::Value;

use crate::harness::{TestFile, run};

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

/// Returns the fields that the page lists under a heading.
fn listed(heading: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/json.md");
    let page = fs::read_to_string(path).expect("the page");
    let (_, section) = page
        .split_once(&format!("\n### `{heading}`\n"))
        .expect(heading);
    let section = section.split("\n#").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.filter_map(|row| row.split(" | ").next());
    let fields = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    fields.map(str::to_owned).collect()
}

/// Checks that calls print exactly the fields that the page lists.
#[track_caller]
fn check(heading: &str, calls: &[Vec<&str>]) {
    let mut there_are = BTreeSet::new();
    for call in calls {
        for line in run(call).good().lines() {
            add_paths(
                &serde_json::from_str(line).expect("JSON"),
                "",
                &mut there_are,
            );
        }
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

#[test]
fn the_fields_of_games_are_on_the_page() {
    check("games --json", &[vec!["games", "--json"]]);
}

#[test]
fn the_fields_of_rules_are_on_the_page() {
    let calls: Vec<_> = NAMES
        .iter()
        .map(|name| vec!["rules", name, "--json"])
        .collect();
    check("rules GAME --json", &calls);
}

/// All games, and a game that ended in each way.
#[test]
fn the_fields_of_positions_are_on_the_page() {
    let endings = [
        "# max-plies: 1\n\na1\n",
        "# result: 2\n# ended: time\n\na1\n",
        "# rules: board=flat:3\n\na1 a4 a2 a5 a3\n",
    ];
    let mut files: Vec<TestFile> = (0..)
        .zip(endings)
        .map(|(number, rest)| {
            TestFile::with(
                &format!("json_page_{number}.txt"),
                format!("# game: y\n{rest}"),
            )
        })
        .collect();
    // A stone goes there and back, and so does the other side's: the start has come again.
    let back = "# game: quinta\n# repetition: 2\n\n";
    files.push(TestFile::with(
        "json_page_back.txt",
        format!("{back}a1-b1 a24-b21 b1-a1 b21-a24\n"),
    ));
    for (subcommand, heading) in [("legal", "legal GAME --json"), ("show", "show GAME --json")] {
        let mut calls: Vec<_> = NAMES
            .iter()
            .map(|name| vec![subcommand, name, "--json"])
            .collect();
        for file in &files {
            let game = if calls.len() == NAMES.len() + endings.len() {
                "quinta"
            } else {
                "y"
            };
            calls.push(vec![subcommand, game, "--json", "--record", file.path()]);
        }
        check(heading, &calls);
    }
}
