//! The documents speak of the program as it is: its calls, its options, the words of `play`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::harness::{run, run_in, run_with};
use crate::readme::words;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|reason| panic!("{path}: {reason}"))
}

/// Returns the pages that a reader is led to, by their paths.
fn pages() -> Vec<String> {
    let mut pages: Vec<String> = ["README.md", "CONTRIBUTING.md", "examples/README.md"]
        .map(str::to_owned)
        .to_vec();
    for folder in ["docs", "docs/puzzles", "docs/rulings"] {
        for entry in fs::read_dir(root().join(folder)).expect("documents") {
            let name = entry.expect("a file").file_name();
            pages.push(format!("{folder}/{}", name.to_str().expect("plain names")));
        }
    }
    for entry in fs::read_dir(root().join("crates")).expect("crates") {
        let name = entry.expect("a crate").file_name();
        pages.push(format!(
            "crates/{}/README.md",
            name.to_str().expect("plain names")
        ));
    }
    pages.retain(|page| Path::new(page).extension().is_some_and(|end| end == "md"));
    pages
}

/// Returns the pieces of a page that are code: lines of blocks, and what stands in backticks.
fn code(page: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    for (at, part) in page.split("```").enumerate() {
        if at % 2 == 1 {
            pieces.extend(part.lines().skip(1).map(str::to_owned));
        } else {
            let spans = part.split('`').skip(1).step_by(2);
            pieces.extend(spans.map(|span| span.replace('\n', " ")));
        }
    }
    pieces
}

/// Returns the arguments of the program in a piece of code, if it calls it.
fn arguments(piece: &str) -> Option<&str> {
    let call = piece.trim_start_matches("$ ").trim();
    ["fourchette ", "cargo run --release -- ", "… -- "]
        .iter()
        .find_map(|begin| call.strip_prefix(begin))
        // In a drawing the name is followed by more than one blank, in a manifest by what it is.
        .filter(|args| !args.starts_with([' ', '=']))
}

/// Returns the subcommands, without `help`.
fn subcommands() -> Vec<String> {
    let help = run(&["help"]).good();
    let (_, list) = help.split_once("Commands:\n").expect("a list");
    let names = list
        .lines()
        .map_while(|line| line.strip_prefix("  ")?.split(' ').next());
    names
        // What is too long for a line goes on in the next one, behind more blanks.
        .filter(|name| !["", "help"].contains(name))
        .map(str::to_owned)
        .collect()
}

/// Returns the options in a text: words that begin with two hyphens.
fn flags(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_lowercase() || c == '-';
    text.split(|c: char| !is_part(c))
        .filter(|word| word.starts_with("--") && word.len() > 2)
        .map(str::to_owned)
        .collect()
}

/// Returns the options that a subcommand has, as its help says.
fn options(subcommand: &str) -> BTreeSet<String> {
    flags(&run(&[subcommand, "--help"]).good())
}

#[test]
fn the_calls_in_the_documents_have_options_that_there_are() {
    let subcommands = subcommands();
    let mut calls = 0;
    for page in pages() {
        for piece in code(&read(&page)) {
            let Some(args) = arguments(&piece) else {
                continue;
            };
            let name = args.split(' ').next().unwrap_or_default();
            if name == "help" {
                continue;
            }
            assert!(
                subcommands.iter().any(|known| known == name),
                "{page}: {piece}"
            );
            let unknown: Vec<String> = flags(args).difference(&options(name)).cloned().collect();
            assert!(unknown.is_empty(), "{page}: {piece}: {unknown:?}");
            calls += 1;
        }
    }
    assert!(calls > 12, "{calls} calls were found");
}

/// The crate's front page is the reference: each option is explained there, and no other.
#[test]
fn the_front_page_has_exactly_the_options_that_the_help_has() {
    let page = read("crates/fourchette/README.md");
    let (_, page) = page.split_once("## The command").expect("a section");
    let explained = code(page)
        .iter()
        .flat_map(|piece| flags(piece))
        .collect::<BTreeSet<_>>();
    let mut there_are: BTreeSet<String> = subcommands()
        .iter()
        .flat_map(|name| options(name))
        .collect();
    there_are.remove("--help");
    assert_eq!(explained, there_are);
}

/// The calls of the README that answer at once are made, in a folder of their own.
#[test]
fn the_calls_of_the_readme_work() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("readme_calls");
    fs::create_dir_all(&folder).expect("a folder for the files that they write");
    let mut calls = 0;
    for piece in code(&read("README.md")) {
        if let Some(args) = arguments(&piece) {
            run_in(&folder, &words(args)).good();
            calls += 1;
        }
    }
    assert_eq!(calls, 5);
    assert!(folder.join("y.svg").exists());
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn the_front_page_has_the_words_of_play() {
    let help = run_with(
        &["play", "y", "--first", "human", "--second", "human"],
        "help\n",
    )
    .good();
    let (_, list) = help.split_once("or one of:\n").expect("a list");
    let known: Vec<String> = list
        .lines()
        .map_while(|line| line.strip_prefix("  "))
        .map(|line| line.split("  ").next().unwrap_or_default().to_owned())
        .filter(|word| !word.is_empty())
        .collect();
    assert!(known.len() > 10, "{known:?}");

    let page = read("crates/fourchette/README.md");
    let (_, table) = page.split_once("| word | does |\n").expect("a table");
    let rows = table
        .lines()
        .skip(1)
        .map_while(|line| line.strip_prefix("| "));
    let explained: BTreeSet<String> = rows
        .flat_map(|row| code(row.split(" | ").next().unwrap_or_default()))
        .collect();
    assert_eq!(explained, BTreeSet::from_iter(known));
}

#[test]
fn the_page_of_opponents_has_their_names() {
    let known = run(&["play", "y", "--first", "nobody"]).refused(2);
    let page = read("docs/bots.md");
    let (_, table) = page.split_once("| name | plays |\n").expect("a table");
    let rows = table
        .lines()
        .skip(1)
        .map_while(|line| line.strip_prefix("| "));
    let mut count = 0;
    for name in rows.flat_map(|row| code(row.split(" | ").next().unwrap_or_default())) {
        assert!(known.contains(&name), "{name}: {known}");
        count += 1;
    }
    assert_eq!(count, 4);
}

/// The answer to the request that the page shows has the keys that its table lists, in that order.
#[test]
fn traces_are_as_the_page_of_notation_says() {
    let page = read("docs/notation.md");
    let (_, section) = page.split_once("## Traces").expect("a section");
    let request = section
        .lines()
        .find(|line| line.starts_with("{\"game\""))
        .expect("a request");
    let answer = run_with(&["trace"], request).good();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let keys: Vec<String> = rows
        .flat_map(|row| code(&format!("`{}", row.split(" | ").next().unwrap_or_default())))
        .collect();
    let mut rest = answer.as_str();
    for key in &keys {
        let (_, behind) = rest
            .split_once(&format!("\"{key}\":"))
            .unwrap_or_else(|| panic!("{key} is missing or out of order: {answer}"));
        rest = behind;
    }
    assert_eq!(answer.matches("\":").count(), keys.len(), "{answer}");
    assert!(!answer.trim_end().contains(' '), "{answer}");
}
