//! The page on JSON lists the fields that there are, of what the command prints.

use fourchette::NAMES;

use crate::harness::{TestFile, run};
use crate::json_fields;
use crate::solve::ending;

/// Checks that calls print exactly the fields that the page lists.
#[track_caller]
fn check(heading: &str, calls: &[Vec<&str>]) {
    let mut values = Vec::new();
    for call in calls {
        let out = run(call).good();
        values.extend(
            out.lines()
                .map(|line| serde_json::from_str(line).expect("JSON")),
        );
    }
    json_fields::check(heading, &values);
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

#[test]
fn the_fields_of_solutions_are_on_the_page() {
    let ending = ending(3);
    check(
        "solve GAME --json",
        &[
            vec![
                "solve",
                "y",
                "--rules",
                "board=bent:3",
                "--distance",
                "--json",
            ],
            vec!["solve", "y", "--nodes", "10", "--json"],
            vec!["solve", "dice-hex", "--position", &ending, "--json"],
        ],
    );
    let file = TestFile::new("json_page_certificate.txt");
    let call = [
        "solve",
        "y",
        "--rules",
        "board=flat:3",
        "--distance",
        "--certificate",
    ];
    run(&[&call[..], &[file.path()]].concat()).good();
    check(
        "solve GAME --check FILE --json",
        &[vec!["solve", "y", "--json", "--check", file.path()]],
    );
}

#[test]
fn the_fields_of_puzzles_are_on_the_page() {
    let call = [
        "puzzle", "quinta", "--games", "4", "--bot", "greedy", "--json",
    ];
    check("puzzle GAME --json", &[call.to_vec()]);
}

#[test]
fn the_fields_of_series_are_on_the_page() {
    let players = [
        "--first", "random", "--second", "random", "--games", "2", "--json",
    ];
    let starts = [
        &["match", "y", "--moves", "a1"][..],
        &["match", "wyx", "--double"],
    ];
    let mut calls = starts.map(|start| [start, &players].concat()).to_vec();
    // A program that cannot be started loses at once.
    let mut with_program = calls[0].clone();
    with_program.extend(["--max-plies", "3"]);
    let at = with_program.iter().position(|&word| word == "--first");
    with_program[at.expect("who sits first") + 1] = "engine:/nowhere";
    calls.push(with_program);
    check("match GAME --json", &calls);
}

#[test]
fn the_fields_of_ladders_are_on_the_page() {
    // A program that cannot be started loses at once.
    let players = ["--players", "random,greedy,engine:/nowhere"];
    let call = ["ladder", "y", "--moves", "a1", "--games", "2", "--json"];
    check("ladder GAME --json", &[[&call[..], &players].concat()]);
}

#[test]
fn the_fields_of_counts_are_on_the_page() {
    let call = ["perft", "y", "--depth", "1", "--json"];
    let more: [&[&str]; 2] = [&["--moves", "a1", "--part", "1/3"], &["--divide"]];
    let calls = more.map(|more| [&call[..], more].concat());
    check("perft GAME --json", &calls);
}
