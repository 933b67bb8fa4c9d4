//! `rematch`, a word of `play`: who sits where in the next game, and the score.

use board_play::{Record, Seat};
use wyx::Wyx;

use crate::harness::{Run, TestFile, run, run_with};

/// Plays a script, whose lines are separated by semicolons.
fn script(args: &str, lines: &str) -> Run {
    let args: Vec<&str> = args.split(' ').collect();
    run_with(&args, &lines.replace("; ", "\n"))
}

/// Checks that a script was stopped by a line, and returns the reason.
#[track_caller]
fn stopped(run: &Run) -> &str {
    assert_eq!(run.status, Some(1), "{}", run.err);
    let reason = run
        .err
        .lines()
        .find_map(|line| line.strip_prefix("error: "));
    reason.unwrap()
}

/// Returns the records in an output, in order.
fn records(out: &str) -> Vec<&str> {
    let starts: Vec<usize> = out.match_indices("# game: ").map(|(at, _)| at).collect();
    let ends = starts.iter().copied().skip(1).chain([out.len()]);
    let records = starts.iter().zip(ends);
    records.map(|(&start, end)| &out[start..end]).collect()
}

/// Returns who sat first and second.
fn names(record: &str) -> [&str; 2] {
    ["# first: ", "# second: "].map(|key| {
        let name = record.lines().find_map(|line| line.strip_prefix(key));
        name.unwrap()
    })
}

#[test]
fn seats_alternate_and_the_score_is_kept_for_the_players() {
    let played = script(
        "play y --second human",
        "e5; resign; rematch; f1 e5; resign; rematch; e5; resign",
    );
    assert_eq!(
        played.err.lines().take(3).collect::<Vec<_>>(),
        [
            "human sits first, human second",
            "human 2 sits first, human 1 second",
            "human 1 sits first, human 2 second"
        ]
    );
    let out = played.good();
    assert_eq!(records(&out).len(), 3);
    let scores: Vec<&str> = out
        .lines()
        .filter(|line| line.starts_with("score: "))
        .collect();
    // The second seat resigns, which is the player named second; then the first seat does, where that
    // player sits now; then the second seat again. Each score is told when a game ends, and again when
    // it is left.
    let (two, three) = ("score: human 1 2, human 2 0", "score: human 1 3, human 2 0");
    assert_eq!(scores, [two, two, three, three]);
}

#[test]
fn an_opponent_changes_seats_too() {
    let out = script(
        "play y --second random --seed 1",
        "e5; resign; rematch; resign",
    )
    .good();
    let records = records(&out);
    assert_eq!(names(records[0]), ["human", "random"]);
    assert_eq!(names(records[1]), ["random", "human"]);
    // Nothing was typed in the second game but the last word: the opponent has begun it.
    assert_eq!(records.len(), 2);
    assert!(out.contains("score: human 0, random 2"), "{out}");
    let seats = ["stay", "loser"];
    for seats in seats {
        let args = format!("play y --second random --seed 1 --seats {seats}");
        let out = script(&args, "e5; resign; rematch; e5; resign").good();
        for record in self::records(&out) {
            assert_eq!(names(record), ["human", "random"], "{seats}");
        }
    }
}

#[test]
fn the_loser_begins_in_kwinty() {
    let kwinty = "play kwintie --rules ruleset=kwinty --second random --seed 2";
    let out = script(
        kwinty,
        "h1; resign; rematch; h1; resign; rematch; h1; resign",
    )
    .good();
    assert_eq!(records(&out).len(), 3);
    for record in records(&out) {
        assert_eq!(names(record), ["human", "random"]);
    }
    // Whoever wins from the first seat sits second: here the second human resigns.
    let out = script(
        "play kwintie --rules ruleset=kwinty --second human",
        "h1; resign; rematch; h1; resign",
    );
    assert!(
        out.err.contains("human 2 sits first, human 1 second"),
        "{}",
        out.err
    );
}

#[test]
fn a_rematch_of_a_loaded_game_is_by_its_rules_and_limits() {
    let file = TestFile::with(
        "rematch_loaded.txt",
        "# game: kwintie\n# rules: ruleset=kwinty\n# max-plies: 30\n\nh1\n",
    );
    let lines = format!("load {}; v1; resign; rematch; h1; resign", file.path());
    let played = script("play kwintie --second human", &lines);
    // The first seat has resigned, and begins again.
    let greeting = "human 1 sits first, human 2 second";
    assert!(played.err.contains(greeting), "{}", played.err);
    let out = played.good();
    for record in records(&out) {
        assert!(record.contains("# rules: ruleset=kwinty\n"), "{record}");
        assert!(record.contains("# max-plies: 30\n"), "{record}");
    }
    assert_eq!(records(&out).len(), 2);
}

#[test]
fn colours_are_exchanged_in_dice_hex() {
    let args = "play dice-hex --second human --seed 4 --seats colours";
    let out = script(args, "resign; rematch; resign; rematch; resign").good();
    let rules = |record: &str| record.contains("# rules: begins=red\n");
    let red: Vec<bool> = records(&out).into_iter().map(rules).collect();
    assert_eq!(red, [false, true, false]);
}

#[test]
fn every_game_has_chance_of_its_own_and_it_repeats() {
    let args = "play dice-hex --second human --seed 4";
    let lines = ["resign"; 8].join("; rematch; ");
    let out = script(args, &lines).good();
    let rolls: Vec<&str> = records(&out)
        .into_iter()
        .map(|record| record.split_once("\n\n").unwrap().1.trim())
        .collect();
    assert_eq!(rolls.len(), 8);
    // Eight equal rolls of three dice are less likely than one in ten thousand million.
    assert!(rolls.iter().any(|roll| *roll != rolls[0]), "{rolls:?}");
    assert_eq!(script(args, &lines).good(), out);
}

/// Who gives a game up, plays another one and loads the first gets no other dice there.
#[test]
fn a_rematch_is_no_second_try() {
    let file = TestFile::new("rematch_second_try.txt");
    for seed in 0..4 {
        let args = format!("play dice-hex --second human --seed {seed}");
        let on = "none; none; 3";
        let save = format!("none; none; 1; save {}; {on}", file.path());
        let first = script(&args, &save).good();
        let load = format!("load {}; {on}", file.path());
        let others = "none; none; 1; resign; rematch; none; none; 2; resign; rematch";
        let later = script(&args, &format!("{others}; {load}")).good();
        let moves = |out: &str| {
            let record = *records(out).last().unwrap();
            record.split_once("\n\n").unwrap().1.to_owned()
        };
        // Two rolls were saved, and behind the moves made since there is a third.
        assert_eq!(moves(&first).matches('d').count(), 3);
        assert_eq!(moves(&later), moves(&first));
    }
}

#[test]
fn limits_hold_in_a_rematch() {
    let out = script(
        "play y --second human --max-plies 2",
        "e5 f1; rematch; e5 f1",
    )
    .good();
    for record in records(&out) {
        assert!(
            record.contains("# max-plies: 2\n# result: draw\n"),
            "{record}"
        );
    }
    assert!(
        out.contains("score: human 1 0, human 2 0, drawn 2\n"),
        "{out}"
    );
}

#[test]
fn lots_are_drawn_from_the_seed() {
    let first = |seed: u64| {
        let args = format!("play y --second random --seed {seed} --lot");
        let err = script(&args, "").err;
        match err.lines().next().unwrap() {
            "human sits first, random second" => 0,
            "random sits first, human second" => 1,
            other => panic!("{other}"),
        }
    };
    let drawn: Vec<usize> = (0..12).map(first).collect();
    assert_eq!(drawn, (0..12).map(first).collect::<Vec<_>>());
    assert!(drawn.contains(&0) && drawn.contains(&1), "{drawn:?}");
}

#[test]
fn a_game_that_goes_on_has_no_rematch() {
    let run = script("play y --second human", "e5; rematch");
    let reason = stopped(&run);
    assert_eq!(
        reason,
        "line 2 of standard input: the game goes on: a rematch is for afterwards"
    );
}

/// All dominoes in the order of the table, column by column: the moves below are counted by hand in
/// `crates/wyx/tests/it/double.rs`.
const RACK: &str = "rack=-3+1-2+1-1+1+0+1-3+2-2+2-1+2+0+2/-3+3-2+3-1+3+0+3-3+4-2+4-1+4+0+4/\
                    -4-3-3-3-2-3-1-3-4-2-3-2-2-2-1-2/-4-1-3-1-2-1-1-1-4+0-3+0-2+0-1+0/\
                    +0-4+1-4+2-4+3-4+0-3+1-3+2-3+3-3/+0-2+1-2+2-2+3-2+0-1+1-1+2-1+3-1/\
                    +1+0+2+0+3+0+4+0+1+1+2+1+3+1+4+1/+1+2+2+2+3+2+4+2+1+3+2+3+3+3+4+3";

#[test]
fn double_wyx_tells_the_sums() {
    let args = format!("play wyx --double --second human --max-plies 2 --rules {RACK}");
    let played = script(&args, "6 8; rematch; 1 7");
    assert!(
        played.err.contains("human 2 sits first, human 1 second"),
        "{}",
        played.err
    );
    let out = played.good();
    let first = "pawns left: human 1 30, human 2 31; rematch begins the second game\n";
    assert!(out.contains(first), "{out}");
    let both = "pawns left: human 1 30 + 31 = 61, human 2 31 + 31 = 62; human 1 wins the match\n";
    assert!(out.contains(both), "{out}");
    // One match is no series of matches.
    assert!(!out.contains("score"), "{out}");
}

#[test]
fn double_wyx_is_played_against_an_opponent_match_after_match() {
    let args = "play wyx --double --second random --seed 3";
    let out = script(args, "resign; rematch; resign; rematch; resign").good();
    let lines: Vec<&str> = out
        .lines()
        .filter(|line| line.starts_with("pawns left"))
        .collect();
    let first = "pawns left: human 32, random 0; rematch begins the second game";
    let both = "pawns left: human 32 + 32 = 64, random 0 + 0 = 0; random wins the match";
    assert_eq!(lines, [first, first, both, both, first, first]);
    // Of the first game nothing is printed: no move was made.
    let records = records(&out);
    assert_eq!(records.len(), 2);
    assert_eq!(names(records[0]), ["random", "human"]);
    // In the next match the other one has White first.
    assert_eq!(names(records[1]), ["random", "human"]);
    let rack = |record: &str| record.lines().nth(1).unwrap().to_owned();
    assert!(
        rack(records[0]).starts_with("# rules: rack="),
        "{}",
        records[0]
    );
    assert_ne!(rack(records[0]), rack(records[1]));
    assert!(out.contains("score: human 0, random 1\n"), "{out}");
}

#[test]
fn opponents_play_both_games() {
    let out = run(&[
        "play", "wyx", "--double", "--first", "random", "--second", "greedy", "--seed", "5",
    ])
    .good();
    let records: Vec<Record<Wyx>> = records(&out)
        .into_iter()
        .map(|record| record.lines().filter(|line| !line.is_empty()))
        .map(|lines| lines.collect::<Vec<_>>().join("\n"))
        .filter_map(|text| text.parse().ok())
        .collect();
    let last = records.last().unwrap();
    assert_eq!(last.name(Seat::First), Some("greedy"));
    let sums = out
        .lines()
        .rfind(|line| line.starts_with("pawns left"))
        .unwrap();
    let (random, greedy) = (
        last.position().unlaid(Seat::Second),
        last.position().unlaid(Seat::First),
    );
    assert!(sums.contains(&format!(" + {random} = ")) && sums.contains(&format!(" + {greedy} = ")));
}

#[test]
fn a_record_that_is_none_of_the_match_is_refused() {
    let file = TestFile::new("rematch_other_rack.txt");
    let three = "play wyx --double --second random --seed 3";
    script(three, &format!("resign; save {}", file.path())).good();
    let load = format!("resign; rematch; load {}", file.path());
    // The first game of the match has the same rack.
    script(three, &load).good();
    let run = script("play wyx --double --second random --seed 4", &load);
    let reason = stopped(&run);
    assert_eq!(
        reason,
        "line 3 of standard input: the second game is played with another rack"
    );
}

#[test]
fn double_is_a_match_of_wyx_from_its_start() {
    let reason = run(&["play", "y", "--double"]).refused(2);
    assert!(reason.contains("--double is a match of wyx"), "{reason}");
    let begun = format!("play wyx --double --second human --rules {RACK} --moves 6");
    let reason = script(&begun, "").refused(1);
    assert_eq!(reason, "the first game does not begin at the start");
}
