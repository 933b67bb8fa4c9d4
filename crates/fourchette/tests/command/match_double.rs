//! `match wyx --double`.

use std::fs;
use std::path::Path;

use board_play::{Record, Seat};
use serde_json::{Value, json};
use wyx::{Options, Position as _, Rack, Wyx};

use crate::harness::{folder, run};

const DOUBLE: [&str; 10] = [
    "match",
    "wyx",
    "--double",
    "--first",
    "random",
    "--second",
    "greedy",
    "--games",
    "4",
    "--records",
];

/// Reads the records of both games of a match.
fn records(folder: &Path, game: usize) -> [Record<Wyx>; 2] {
    [1, 2].map(|round| {
        let file = folder.join(format!("wyx-{game:06}-{round}.txt"));
        fs::read_to_string(file).unwrap().parse().unwrap()
    })
}

fn names(record: &Record<Wyx>) -> [&str; 2] {
    Seat::ALL.map(|seat| record.name(seat).unwrap())
}

#[test]
fn a_match_of_double_wyx_is_two_games_with_one_rack() {
    let folder = folder("double_records");
    let args = [&DOUBLE[..], &[folder.to_str().unwrap(), "--json"]].concat();
    let json: Value = serde_json::from_str(&run(&args).good()).unwrap();
    assert_eq!(json["games"], 4);
    let mut plies = 0;
    let mut racks: Vec<Rack> = Vec::new();
    for game in 1..=4 {
        let [first, second] = records(&folder, game);
        assert_eq!(first.start().options(), second.start().options());
        assert_eq!(names(&first), ["random", "greedy"]);
        assert_eq!(names(&second), ["greedy", "random"]);
        plies += first.moves().len() + second.moves().len();
        racks.push(*first.start().options().rack().unwrap());
    }
    assert_eq!(json["plies"], plies);
    racks.sort();
    racks.dedup();
    assert_eq!(racks.len(), 4, "every match has a rack of its own");
    let y = run(&[
        "match", "y", "--first", "random", "--second", "random", "--games", "1", "--double",
    ]);
    let reason = y.refused(2);
    assert!(reason.contains("--double is a match of wyx"), "{reason}");
}

/// The sums are counted again from the boards in the records.
#[test]
fn the_sums_that_decide_are_told() {
    for seats in ["stay", "alternate", "loser"] {
        let folder = folder(&format!("double_sums_{seats}"));
        let path = folder.to_str().unwrap();
        let args = [&DOUBLE[..], &[path, "--seats", seats, "--json"]].concat();
        let json: Value = serde_json::from_str(&run(&args).good()).unwrap();
        let mut wins = [0, 0];
        let mut lines = Vec::new();
        let mut loser = None;
        for game in 1..=4 {
            let records = records(&folder, game);
            let [random, greedy] = ["random", "greedy"].map(|name| {
                [0, 1].map(|round: usize| {
                    let record = &records[round];
                    let sits = |&seat: &Seat| record.name(seat) == Some(name);
                    let seat = Seat::ALL.into_iter().find(sits).unwrap();
                    record.position().unlaid(seat)
                })
            });
            let sums = [random, greedy].map(|left| left[0] + left[1]);
            let first = match names(&records[0])[0] {
                "random" => 1,
                _ => 2,
            };
            assert_eq!(
                json["double"][game - 1],
                json!({
                    "match": game,
                    "first": first,
                    "unlaid": [random, greedy],
                    "sums": sums,
                }),
                "{seats}"
            );
            match seats {
                "stay" => assert_eq!(first, 1),
                "alternate" => assert_eq!(first, if game % 2 == 1 { 1 } else { 2 }),
                // Whoever lost the match before has White first.
                _ => assert!(loser.is_none_or(|loser| loser == first)),
            }
            let won = match sums[0].cmp(&sums[1]) {
                core::cmp::Ordering::Less => 1,
                core::cmp::Ordering::Greater => 2,
                core::cmp::Ordering::Equal => 0,
            };
            loser = match won {
                0 => Some(first),
                _ => Some(3 - won),
            };
            let said = match won {
                0 => "a draw".to_owned(),
                won => format!("opponent {won} wins"),
            };
            if won > 0 {
                wins[won - 1] += 1;
            }
            let [one, two] = [(random, sums[0]), (greedy, sums[1])]
                .map(|(left, sum)| format!("{} + {} = {sum}", left[0], left[1]));
            lines.push(format!(
                "match {game}: {said}, pawns left {one} to {two}; opponent {first} had White first"
            ));
        }
        for (player, won) in wins.into_iter().enumerate() {
            assert_eq!(json["opponents"][player]["wins"], won, "{seats}");
        }
        let text = run(&[&DOUBLE[..9], &["--seats", seats]].concat()).good();
        let told: Vec<&str> = text.lines().take(4).collect();
        assert_eq!(told, lines);
    }
}

#[test]
fn a_double_match_goes_on_from_a_rack_and_not_from_a_game() {
    let rules: Options = "stronghold-bars=both".parse().unwrap();
    let rack = Rack::new(wyx::Dominoes::default().all()).unwrap();
    let mut position = Wyx::from_rack(&rules, rack);
    let full = position.to_string();
    let folder = folder("double_starts");
    let args = [
        &DOUBLE[..],
        &[folder.to_str().unwrap(), "--position", &full],
    ]
    .concat();
    run(&args).good();
    for game in 1..=4 {
        for record in records(&folder, game) {
            assert_eq!(record.start(), &Wyx::from_rack(&rules, rack));
        }
    }
    let m = position.nth_move(0).unwrap();
    position.play(m).unwrap();
    let begun = position.to_string();
    let reason = run(&[&DOUBLE[..9], &["--position", &begun]].concat()).refused(1);
    assert_eq!(reason, "the first game does not begin at the start");
}
