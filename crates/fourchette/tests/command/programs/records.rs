//! Programs that play well: all games, records, series, and `play`.

use fourchette::{AnyRecord, NAMES};
use serde_json::Value;

use super::{READY, player, script};
use crate::harness::{PROGRAM, folder, run, run_with};

/// Longer than any of these programs thinks, also on a busy machine; they answer at once.
const PATIENCE: &str = "60000";

/// Names this program as a player of a game.
fn ours(game: &str, more: &str) -> String {
    format!("engine:'{PROGRAM}' engine {game} {more}")
}

/// Returns the arguments of a game at the terminal against a program.
fn call_with(player: &str) -> [&str; 10] {
    [
        "play",
        "y",
        "--rules",
        "board=bent:4",
        "--second",
        player,
        "--seed",
        "1",
        "--move-time",
        PATIENCE,
    ]
}

#[test]
fn programs_play_all_games() {
    std::thread::scope(|scope| {
        for &game in NAMES {
            scope.spawn(move || {
                let records = folder(&format!("programs_all_{game}"));
                let first = ours(game, "--bot greedy");
                let second = ours(game, "--bot random");
                let series = run(&[
                    "match",
                    game,
                    "--first",
                    &first,
                    "--second",
                    &second,
                    "--games",
                    "2",
                    "--seats",
                    "alternate",
                    "--max-plies",
                    "120",
                    "--threads",
                    "1",
                    "--move-time",
                    PATIENCE,
                    "--records",
                    records.to_str().expect("a path"),
                ]);
                assert_eq!(series.err, "", "{game}");
                series.good();
                for number in 1..=2 {
                    let file = records.join(format!("{game}-{number:06}.txt"));
                    let text = std::fs::read_to_string(file).expect("a record");
                    let record: AnyRecord = text.parse().expect("a good record");
                    assert!(record.ending().is_some(), "{game}");
                    assert!(record.plies() > 3, "{game}: {text}");
                    assert!(!text.contains("# ended"), "{game}: {text}");
                    assert!(
                        text.contains("\n# second-engine: Fourchette "),
                        "{game}: {text}"
                    );
                }
                std::fs::remove_dir_all(&records).expect("the folder can be removed");
            });
        }
    });
}

#[test]
fn a_series_with_a_seed_repeats_itself_on_any_number_of_threads() {
    let player = ours("dice-hex", "--bot greedy");
    let series = |threads: &str, records: &str| {
        let records = folder(records);
        run(&[
            "match",
            "dice-hex",
            "--first",
            &player,
            "--second",
            "greedy",
            "--games",
            "4",
            "--seed",
            "11",
            "--threads",
            threads,
            "--move-time",
            PATIENCE,
            "--records",
            records.to_str().expect("a path"),
        ])
        .good();
        let texts = (1..=4).map(|number| {
            let file = records.join(format!("dice-hex-{number:06}.txt"));
            std::fs::read_to_string(file).expect("a record")
        });
        let texts: Vec<String> = texts.collect();
        std::fs::remove_dir_all(&records).expect("the folder can be removed");
        texts
    };
    let once = series("1", "programs_repeat_1");
    assert_eq!(once, series("3", "programs_repeat_3"));
    assert_ne!(once[0].lines().last(), once[1].lines().last());
    // The same opponent, inside this program, is rolled the same.
    let inside = folder("programs_repeat_inside");
    run(&[
        "match",
        "dice-hex",
        "--first",
        "greedy",
        "--second",
        "greedy",
        "--games",
        "1",
        "--seed",
        "11",
        "--records",
        inside.to_str().expect("a path"),
    ])
    .good();
    let text = std::fs::read_to_string(inside.join("dice-hex-000001.txt")).expect("a record");
    let roll = |text: &str| {
        let moves = text.split("\n\n").nth(1).expect("moves");
        moves.split_whitespace().next().expect("a roll").to_owned()
    };
    assert_eq!(roll(&text), roll(&once[0]));
    std::fs::remove_dir_all(&inside).expect("the folder can be removed");
}

#[test]
fn parts_with_programs_are_added_up() {
    let player = ours("y", "--bot random");
    let part = |from: &str, time: &str| {
        run(&[
            "match",
            "y",
            "--rules",
            "board=bent:3",
            "--first",
            "greedy",
            "--second",
            &player,
            "--from",
            from,
            "--games",
            "2",
            "--move-time",
            time,
            "--json",
        ])
        .good()
    };
    let (first, second) = (part("1", "70000"), part("3", "70000"));
    let json: Value = serde_json::from_str(&first).expect("JSON");
    assert_eq!(json["move-time"], 70_000);
    assert_eq!(json["second"], player);
    let merged = run_with(&["merge", "-"], &format!("{first}{second}")).good();
    assert!(merged.starts_with("games                 4 "), "{merged}");
    let other = part("3", "80000");
    let refused = run_with(&["merge", "-"], &format!("{first}{other}")).refused(1);
    assert!(refused.contains("move-time"), "{refused}");
}

#[test]
fn a_person_plays_against_a_program_and_takes_moves_back() {
    // It plays the first of some nodes that it has not been told of.
    let script = script(
        "programs_first_free",
        &format!(
            "{READY}    if words[:1] == ['position']:\n        made = words\n    \
             if words[:1] == ['go']:\n        \
             say('bestmove ' + [n for n in ['a1', 'a2', 'a3', 'a4'] if n not in made][0])\n"
        ),
    );
    let player = player(&script);
    let told = run_with(&call_with(&player), "b1\nb2\nundo\nb3\nresign\n").good();
    assert!(told.contains("\nb1 a1 b3 a2\n"), "{told}");
    assert!(told.contains(&format!("# second: {player}\n")), "{told}");
    assert!(told.contains("# second-engine: Testee\n"), "{told}");
    assert!(told.contains("# ended: resignation\n"), "{told}");
}

#[test]
fn a_program_that_fails_at_the_terminal_loses_and_can_be_asked_again() {
    let script = script(
        "programs_fails_once",
        &format!(
            "{READY}    if words[:1] == ['position']:\n        made = words\n    \
             if words[:1] == ['go']:\n        \
             say('bestmove ' + ('a1' if 'b2' in made else 'zz'))\n"
        ),
    );
    let player = player(&script);
    let told = run_with(&call_with(&player), "b1\n").good();
    assert!(
        told.contains("second loses: it answered \"bestmove zz\": "),
        "{told}"
    );
    assert!(told.contains("# ended: forfeit\n"), "{told}");
    assert!(told.contains("# result: 1\n"), "{told}");
    let told = run_with(&call_with(&player), "b1\nundo\nb2\nresign\n").good();
    assert!(told.contains("\nb2 a1\n"), "{told}");
}

#[test]
fn two_programs_play_at_the_terminal() {
    let first = ours("yinyang", "--bot greedy");
    let second = ours("yinyang", "--bot random");
    let call = [
        "play",
        "yinyang",
        "--first",
        &first,
        "--second",
        &second,
        "--seed",
        "3",
        "--move-time",
        PATIENCE,
    ];
    let told = run_with(&call, "").good();
    let (_, record) = told.split_once("# game: yinyang").expect("a record");
    let record: AnyRecord = format!("# game: yinyang{record}")
        .parse()
        .expect("a good record");
    assert!(record.ending().is_some());
}
