//! `docs/protocol.md` tells the truth: its example, its commands, its options, its questions.

use std::collections::BTreeSet;

use super::client::Engine;

const PAGE: &str = include_str!("../../../../../docs/protocol.md");

/// Returns the first cells of the rows of the table that begins with a head.
fn cells(head: &str) -> Vec<&'static str> {
    let (_, table) = PAGE.split_once(head).expect(head);
    let rows = table.lines().skip(1);
    let rows = rows.map_while(|row| row.strip_prefix("| "));
    // A bar in a cell is written with a backslash.
    let cells = rows.map(|row| row.split(" | ").next().unwrap_or_default());
    cells.collect()
}

/// Returns what stands in backticks at the beginning of a cell.
fn quoted(cell: &str) -> Option<&str> {
    cell.strip_prefix('`')?.split('`').next()
}

/// Returns what of a line does not depend on the machine: of a line of progress the keys, of a list that
/// the page cuts short what it shows of it.
fn shape(line: &str) -> String {
    match line.split(' ').next() {
        Some("info") if !line.starts_with("info string") => {
            // All that follows on the last key is its value.
            let (before, last) = line
                .split_once(" pv ")
                .map_or((line, ""), |(before, _)| (before, " pv"));
            let keys: Vec<&str> = before.split(' ').skip(1).step_by(2).collect();
            format!("info {}{last}", keys.join(" "))
        }
        Some("bestmove") => "bestmove".to_owned(),
        _ => line.to_owned(),
    }
}

#[test]
fn the_example_of_the_page_is_what_an_engine_says() {
    let (_, section) = PAGE.split_once("### Example\n").expect("an example");
    let example = section
        .split("```")
        .nth(1)
        .expect("lines")
        .trim_start_matches("text\n");
    let mut engine = Some(Engine::start(&["y"]));
    let mut skips = false;
    for line in example.lines() {
        if line == "> quit" {
            assert!(engine.take().expect("it runs").quit().is_empty());
            continue;
        }
        let engine = engine.as_mut().expect("it runs");
        if let Some(sent) = line.strip_prefix("> ") {
            engine.send(sent);
            continue;
        }
        let expected = line.strip_prefix("< ").expect(line);
        if expected == "…" {
            skips = true;
            continue;
        }
        let mut said = engine.line();
        while skips && said != expected {
            said = engine.line();
        }
        skips = false;
        // On a busy machine it tells its progress first.
        while expected.contains(" pv ") && said.starts_with("info ") && !said.contains(" pv ") {
            said = engine.line();
        }
        match expected.strip_suffix(" …") {
            Some(begin) => assert!(said.starts_with(begin), "{said}"),
            None => assert_eq!(shape(&said), shape(expected)),
        }
    }
    assert!(engine.is_none());
}

#[test]
fn the_commands_of_the_page_are_known() {
    let cells = cells("| command | answer | does |\n");
    let words: BTreeSet<&str> = cells
        .iter()
        .filter_map(|cell| quoted(cell)?.split(' ').next())
        .collect();
    let expected = [
        "go",
        "isready",
        "position",
        "query",
        "quit",
        "seat",
        "seen",
        "setoption",
        "stop",
        "ugi",
        "uginewgame",
    ];
    assert_eq!(words, BTreeSet::from(expected));
    for word in words {
        if word != "quit" {
            let mut engine = Engine::start(&["y"]);
            engine.send(&format!("{word} \u{7}"));
            let said = engine.line();
            assert!(!said.contains("there is no such command"), "{said}");
        }
    }
}

#[test]
fn the_options_of_the_page_are_those_that_are_listed() {
    let named: BTreeSet<String> = cells("| option | type | meaning |\n")
        .iter()
        .filter_map(|cell| quoted(cell).map(str::to_owned))
        .collect();
    let mut engine = Engine::start(&["y"]);
    engine.send("ugi");
    let mut listed = BTreeSet::new();
    loop {
        let line = engine.line();
        if line == "ugiok" {
            break;
        }
        if let Some(option) = line.strip_prefix("option name ") {
            listed.insert(option.split(' ').next().expect("a name").to_owned());
        }
    }
    assert_eq!(named, listed);
}

#[test]
fn the_questions_of_the_page_are_answered() {
    let mut engine = Engine::start(&["dice-hex"]);
    let cells = cells("| query | answer |\n");
    assert_eq!(cells.len(), 10);
    for cell in cells {
        let question = quoted(cell).expect(cell);
        let question = question.replace("p1\\|p2", "p2").replace(" [N]", " 3");
        let question = question.replace("MOVE", "d111");
        assert_ne!(engine.query(&question), "error", "{question}");
    }
}
