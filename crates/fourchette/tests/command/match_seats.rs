//! Who sits where in the games of `match`, and what is counted for whom.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::harness::{folder, run};

/// One game as its record tells it.
struct Told {
    /// Who sat first and second.
    names: [String; 2],
    rules: String,
    /// Which seat won, 0 or 1, if one did.
    winner: Option<usize>,
}

impl Told {
    fn read(folder: &Path, game: &str, number: usize) -> Self {
        let file = folder.join(format!("{game}-{number:06}.txt"));
        let text = fs::read_to_string(file).unwrap();
        let header = |key: &str| {
            let key = format!("# {key}: ");
            let line = text.lines().find_map(|line| line.strip_prefix(&key));
            line.unwrap_or_default().to_owned()
        };
        Self {
            names: ["first", "second"].map(header),
            rules: header("rules"),
            winner: match header("result").as_str() {
                "1" => Some(0),
                "2" => Some(1),
                _ => None,
            },
        }
    }

    /// Says where `random` sat.
    fn random(&self) -> usize {
        self.names.iter().position(|name| name == "random").unwrap()
    }
}

/// Plays `random`, named first, against `greedy`, and returns what the records and the report say.
fn play(game: &str, name: &str, games: usize, more: &[&str]) -> (Vec<Told>, Value) {
    let folder = folder(name);
    let count = games.to_string();
    let args = ["match", game, "--first", "random", "--second", "greedy"];
    let to = [
        "--games",
        &count,
        "--json",
        "--records",
        folder.to_str().unwrap(),
    ];
    let out = run(&[&args[..], &to, more].concat()).good();
    let told = (1..=games).map(|number| Told::read(&folder, game, number));
    (told.collect(), serde_json::from_str(&out).unwrap())
}

/// Checks that the report counts what the records tell, for the seats and for the opponents.
fn check_counts(told: &[Told], json: &Value) {
    let count = |holds: &dyn Fn(&Told) -> bool| told.iter().filter(|told| holds(told)).count();
    let won = |seat| count(&|told: &Told| told.winner == Some(seat));
    assert_eq!(json["wins"], Value::from(vec![won(0), won(1)]));
    for (player, name) in ["random", "greedy"].into_iter().enumerate() {
        let json = &json["opponents"][player];
        assert_eq!(json["name"], name);
        let mut sums = [0; 4];
        for (seat, key) in ["first", "second"].into_iter().enumerate() {
            let sat = |told: &Told| told.names[seat] == name;
            let counts = [
                count(&|told| sat(told)),
                count(&|told| sat(told) && told.winner == Some(seat)),
                count(&|told| sat(told) && told.winner.is_none()),
                count(&|told| sat(told) && told.winner == Some(1 - seat)),
            ];
            for (at, kind) in ["games", "wins", "draws", "losses"].into_iter().enumerate() {
                assert_eq!(json[key][kind], counts[at], "{name} {key} {kind}: {json}");
                sums[at] += counts[at];
            }
        }
        for (at, kind) in ["games", "wins", "draws", "losses"].into_iter().enumerate() {
            assert_eq!(json[kind], sums[at], "{name} {kind}: {json}");
        }
    }
}

#[test]
fn seats_stay_unless_told_otherwise() {
    let (told, json) = play("y", "seats_default", 6, &[]);
    check_counts(&told, &json);
    assert_eq!(json["seats"], "stay");
    assert!(told.iter().all(|told| told.random() == 0));
    let (again, _) = play("y", "seats_stay", 6, &["--seats", "stay"]);
    assert!(again.iter().all(|told| told.random() == 0));
}

#[test]
fn seats_alternate() {
    for (way, name) in [("alternate", "seats_alternate"), ("custom", "seats_custom")] {
        let (told, json) = play("quinta", name, 7, &["--seats", way, "--max-plies", "60"]);
        check_counts(&told, &json);
        assert_eq!(json["seats"], "alternate");
        let seats: Vec<usize> = told.iter().map(Told::random).collect();
        assert_eq!(seats, [0, 1, 0, 1, 0, 1, 0]);
    }
}

/// After a draw seats stay.
#[test]
fn the_loser_begins_on_any_number_of_threads() {
    let mut seen = Vec::new();
    for (game, more) in [
        ("y", ["--rules", "board=bent:3", "--seed", "3"]),
        ("sexta", ["--max-plies", "12", "--seed", "3"]),
    ] {
        let more = [&more[..], &["--seats", "loser"]].concat();
        let (told, json) = play(game, &format!("seats_loser_{game}"), 40, &more);
        check_counts(&told, &json);
        assert_eq!(json["seats"], "loser");
        assert_eq!(told[0].random(), 0);
        for pair in told.windows(2) {
            let loser = match pair[0].winner {
                Some(winner) => &pair[0].names[1 - winner],
                None => &pair[0].names[0],
            };
            assert_eq!(&pair[1].names[0], loser);
            seen.push(pair[0].winner);
        }
        let many = [&more[..], &["--threads", "4"]].concat();
        let (again, _) = play(game, &format!("seats_loser_threads_{game}"), 40, &many);
        let names =
            |told: &[Told]| -> Vec<_> { told.iter().map(|told| told.names.clone()).collect() };
        assert_eq!(names(&again), names(&told));
    }
    // Otherwise the games show nothing.
    for winner in [Some(0), Some(1), None] {
        assert!(seen.contains(&winner), "{winner:?} never came");
    }
}

#[test]
fn the_loser_begins_in_kwinty() {
    let rules = ["--rules", "ruleset=kwinty", "--seats", "custom"];
    let (_, json) = play("kwintie", "seats_kwinty", 2, &rules);
    assert_eq!(json["seats"], "loser");
    let (_, json) = play("kwintie", "seats_kwintie", 2, &["--seats", "custom"]);
    assert_eq!(json["seats"], "alternate");
}

/// In dice-hex either colour can begin: colours are exchanged and seats stay.
#[test]
fn colours_are_exchanged_in_dice_hex() {
    let (told, json) = play("dice-hex", "seats_colours", 4, &["--seats", "colours"]);
    check_counts(&told, &json);
    assert_eq!(json["seats"], "colours");
    assert!(told.iter().all(|told| told.random() == 0));
    let rules: Vec<&str> = told.iter().map(|told| told.rules.as_str()).collect();
    assert_eq!(rules, ["", "begins=red", "", "begins=red"]);
    // Its own custom exchanges colours with the seats.
    let red = ["--seats", "custom", "--rules", "begins=red"];
    let (told, json) = play("dice-hex", "seats_dice_custom", 4, &red);
    assert_eq!(json["seats"], "alternate");
    assert!(told.iter().all(|told| told.rules == "begins=red"));
    let seats: Vec<usize> = told.iter().map(Told::random).collect();
    assert_eq!(seats, [0, 1, 0, 1]);
    // Where a colour goes with its seat, the seats are exchanged.
    let (_, json) = play("y", "seats_y_colours", 2, &["--seats", "colours"]);
    assert_eq!(json["seats"], "alternate");
}

#[test]
fn lots_are_drawn_from_the_seed() {
    let mut drawn = Vec::new();
    for seed in 0..12 {
        let seed = seed.to_string();
        let lot = [
            "--rules",
            "board=bent:3",
            "--lot",
            "--seats",
            "alternate",
            "--seed",
            &seed,
        ];
        let (told, json) = play("y", "seats_lot", 2, &lot);
        check_counts(&told, &json);
        let first = told[0].random();
        assert_eq!(told[1].random(), 1 - first);
        assert_eq!(json["sits-first"], first + 1);
        let (again, _) = play("y", "seats_lot", 2, &lot);
        assert_eq!(again[0].random(), first);
        drawn.push(first);
    }
    assert!(drawn.contains(&0) && drawn.contains(&1), "{drawn:?}");
    let (_, json) = play("y", "seats_no_lot", 1, &[]);
    assert_eq!(json["sits-first"], 1);
}

#[test]
fn the_table_tells_what_each_opponent_won_in_each_seat() {
    let args = [
        "match",
        "y",
        "--first",
        "random",
        "--second",
        "greedy",
        "--games",
        "5",
        "--seats",
        "alternate",
    ];
    let text = run(&args).good();
    let (told, json) = play("y", "seats_table", 5, &["--seats", "alternate"]);
    check_counts(&told, &json);
    for (number, name) in [(0, "random"), (1, "greedy")] {
        let json = &json["opponents"][number];
        let count = |seat: &str| {
            let (wins, games) = (&json[seat]["wins"], &json[seat]["games"]);
            format!("{wins} of {games} sitting {seat}")
        };
        let line = text
            .lines()
            .find(|line| line.starts_with(&format!("opponent {}", number + 1)));
        let remark = format!("  {name} wins, {}, {}", count("first"), count("second"));
        let line = line.unwrap();
        assert!(line.ends_with(&remark), "{line}: {remark}");
        assert!(line.contains(&format!(" {} ", json["wins"])), "{line}");
    }
    // No opponent had the first seat in all games.
    let first = text.lines().find(|line| line.starts_with("first wins"));
    assert!(first.unwrap().ends_with('%'), "{text}");
}

#[test]
fn a_way_that_is_none_is_refused() {
    let args = [
        "match", "y", "--first", "random", "--second", "random", "--games", "1",
    ];
    let reason = run(&[&args[..], &["--seats", "winner"]].concat()).refused(2);
    assert!(
        reason.contains("must be stay, alternate, colours or loser, or custom"),
        "{reason}"
    );
}
