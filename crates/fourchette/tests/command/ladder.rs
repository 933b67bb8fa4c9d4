//! `ladder`.

#[cfg(unix)]
use std::fs;

use serde_json::Value;

use crate::harness::{TestFile, run};

/// A small board, on which games are short.
const LADDER: [&str; 6] = ["ladder", "y", "--rules", "board=bent:4", "--games", "10"];

const THREE: [&str; 2] = ["--players", "random,greedy,search:1"];

/// Everything but the time.
fn text(more: &[&str]) -> String {
    let out = run(&[&LADDER[..], more].concat()).good();
    let (text, time) = out.split_once("seconds ").expect("a time");
    assert!(time.trim_end().parse::<f64>().is_ok(), "{time}");
    text.to_owned()
}

fn json(more: &[&str]) -> Value {
    let out = run(&[&LADDER[..], &["--json"], more].concat()).good();
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).expect("JSON")
}

fn count(value: &Value) -> u64 {
    value.as_u64().expect("a count")
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// Returns a player by name.
fn player<'a>(ladder: &'a Value, name: &str) -> &'a Value {
    let mut players = ladder["players"].as_array().expect("a list").iter();
    players.find(|player| player["name"] == name).expect(name)
}

/// Ten games are five openings, each from both sides; of three players each two meet.
#[test]
fn the_numbers_add_up() {
    let ladder = json(&THREE);
    assert_eq!(ladder["games"], 30);
    assert_eq!(ladder["wanted"], 30);
    let pairings = ladder["pairings"].as_array().expect("a list");
    let names: Vec<_> = pairings.iter().map(|pairing| &pairing["players"]).collect();
    let all = serde_json::json!([
        ["random", "greedy"],
        ["random", "search:1"],
        ["greedy", "search:1"]
    ]);
    assert_eq!(
        names,
        all.as_array().expect("a list").iter().collect::<Vec<_>>()
    );
    for pairing in pairings {
        let [one, other] = [0, 1].map(|player| &pairing["by-first"][player]);
        assert_eq!([&one["games"], &other["games"]], [5, 5]);
        // The first player of a pairing wins as first seat of one half, and as second of the other.
        let wins = count(&one["wins"][0]) + count(&other["wins"][1]);
        assert_eq!(pairing["wins"][0], wins);
        // There is no draw in Y.
        assert_eq!(pairing["wins"][1], 10 - wins);
    }
    for (at, name) in ["random", "greedy", "search:1"].into_iter().enumerate() {
        let player = player(&ladder, name);
        let won = pairings.iter().map(|pairing| {
            let mut players = pairing["players"].as_array().expect("two").iter();
            let place = players.position(|player| player == name);
            place.map_or(0, |place| count(&pairing["wins"][place]))
        });
        assert_eq!(player["wins"], won.sum::<u64>(), "{at} {name}");
        assert_eq!(player["games"], 20);
        assert_eq!(count(&player["losses"]), 20 - count(&player["wins"]));
    }
}

/// With one pairing the rating is known: 400 times the logarithm of the points of the one by those of the
/// other, each with half a point more.
#[test]
fn two_players_are_rated_by_their_points() {
    let ladder = json(&["--players", "greedy,search:1", "--seed", "5"]);
    let wins = [0, 1].map(|at| number(&ladder["pairings"][0]["wins"][at]));
    let expected = 400.0 * ((wins[1] + 0.5) / (wins[0] + 0.5)).log10();
    assert_eq!(ladder["anchor"], "greedy");
    assert_eq!(player(&ladder, "greedy")["elo"], 0.0);
    let search = number(&player(&ladder, "search:1")["elo"]);
    assert!(
        (search - expected).abs() < 0.006,
        "{search}, not {expected}"
    );
}

#[test]
fn the_best_stand_first_and_differences_add_up() {
    let ladder = json(&THREE);
    assert_eq!(ladder["anchor"], "random");
    let players = ladder["players"].as_array().expect("a list");
    for pair in players.windows(2) {
        let above = number(&pair[0]["elo"]) - number(&pair[1]["elo"]);
        assert!(above >= 0.0, "{ladder}");
        let told = number(&pair[0]["above-next"]);
        assert!((above - told).abs() < 0.02, "{above}, not {told}");
    }
    assert_eq!(players[2]["above-next"], Value::Null);
    // Nobody is worse than chance.
    assert_eq!(players[2]["name"], "random");
    assert_eq!(players[2]["elo"], 0.0);
    assert_eq!(players[2]["error"], 0.0);
}

#[test]
fn another_anchor_moves_the_scale_and_nothing_else() {
    let by_random = json(&THREE);
    let by_greedy = json(&[&THREE[..], &["--anchor", "greedy"]].concat());
    assert_eq!(player(&by_greedy, "greedy")["elo"], 0.0);
    let shift = number(&player(&by_random, "greedy")["elo"]);
    for name in ["random", "search:1"] {
        let [here, there] = [&by_random, &by_greedy].map(|ladder| player(ladder, name));
        let moved = number(&here["elo"]) - shift;
        assert!((moved - number(&there["elo"])).abs() < 0.02, "{name}");
        assert_eq!(here["above-next"], there["above-next"]);
        assert_eq!(here["above-next-error"], there["above-next-error"]);
    }
    assert_eq!(by_random["pairings"], by_greedy["pairings"]);
}

#[test]
fn a_seed_repeats_on_any_number_of_threads() {
    let one = text(&[&THREE[..], &["--threads", "1"]].concat());
    assert_eq!(text(&[&THREE[..], &["--threads", "3"]].concat()), one);
    // So few games may well end as often with another seed.
    let differs = |seed| text(&[&THREE[..], &["--seed", seed]].concat()) != one;
    assert!(["8", "9", "10"].into_iter().any(differs));
}

/// What two players do to each other does not depend on who else plays.
#[test]
fn a_pairing_is_the_same_in_any_company() {
    let three = json(&THREE);
    let two = json(&["--players", "greedy,search:1"]);
    assert_eq!(three["pairings"][2], two["pairings"][0]);
}

/// The tables say what the JSON says, in whole numbers.
#[test]
fn the_tables_are_those_of_the_json() {
    let (text, ladder) = (text(&THREE), json(&THREE));
    let mut lines = text.lines().skip(1);
    for (rank, player) in (1..).zip(ladder["players"].as_array().expect("a list")) {
        let words: Vec<&str> = lines.next().expect("a row").split_whitespace().collect();
        let name = player["name"].as_str().expect("a name");
        assert_eq!(words[..2], [&rank.to_string(), name]);
        let elo: f64 = words[2].parse().expect("a rating");
        assert!((elo - number(&player["elo"])).abs() < 0.51, "{text}");
        let counts = ["games", "wins", "draws", "losses"].map(|key| player[key].to_string());
        assert_eq!(words[6..10], counts);
        let share = 5.0 * number(&player["wins"]);
        assert_eq!(words[10], format!("{share:.1}"));
    }
    // Below: the row against the column. What the one scores the other does not.
    let rows = text
        .lines()
        .skip_while(|line| !line.contains("% against"))
        .skip(1);
    let rows: Vec<Vec<&str>> = rows
        .take(3)
        .map(|row| row.split_whitespace().collect())
        .collect();
    for (row, of_row) in rows.iter().enumerate() {
        assert_eq!(of_row[2 + row], "-");
        for (column, of_column) in rows.iter().enumerate().filter(|&(column, _)| column != row) {
            let [one, other] = [of_row[2 + column], of_column[2 + row]]
                .map(|share| share.parse::<f64>().expect("a share"));
            assert!((one + other - 100.0).abs() < 1e-9, "{text}");
        }
    }
}

/// Something is hidden, chance decides, seats move twice: all games have ladders.
#[test]
fn every_game_has_a_ladder() {
    for game in fourchette::NAMES {
        let call = ["ladder", game, "--players", "random,greedy", "--games", "2"];
        let out = run(&[&call[..], &["--max-plies", "12", "--json"]].concat()).good();
        let ladder: Value = serde_json::from_str(&out).expect("JSON");
        assert_eq!(ladder["game"], *game);
        assert_eq!(ladder["games"], 2);
    }
}

#[test]
fn a_program_that_fails_loses_and_the_ladder_goes_on() {
    let players = "random,engine:/nowhere 'a,b',greedy";
    let call = [
        &LADDER[..4],
        &["--games", "2", "--json", "--players", players],
    ]
    .concat();
    let ladder = run(&call);
    assert_eq!(ladder.status, Some(0), "{}", ladder.err);
    let json: Value = serde_json::from_str(&ladder.out).expect("JSON");
    assert_eq!(player(&json, "engine:/nowhere 'a,b'")["losses"], 4);
    assert_eq!(json["move-time"], 1000);
    let said: Vec<&str> = ladder.err.lines().collect();
    assert_eq!(said.len(), 4, "{}", ladder.err);
    for begin in [
        "game 1 of random against engine:/nowhere 'a,b': engine:/nowhere 'a,b' loses: ",
        "game 2 of engine:/nowhere 'a,b' against greedy: engine:/nowhere 'a,b' loses: ",
    ] {
        assert!(said.iter().any(|line| line.starts_with(begin)), "{said:?}");
    }
}

#[test]
fn what_is_no_ladder_is_refused() {
    for (more, parts) in [
        (&["--players", "random"][..], &["random", "two or more"][..]),
        (
            &["--players", "greedy,random,greedy"],
            &["greedy", "plays already"],
        ),
        (
            &["--players", "random,deep-thought"],
            &["deep-thought", "search:5"],
        ),
        (&["--players", "random,human"], &["human"]),
        (&["--games", "3"], &["--games 3", "even"]),
        (&["--games", "18446744073709551614"], &["too great"]),
        (
            &["--players", "random,greedy", "--anchor", "search:1"],
            &["search:1", "does not play"],
        ),
        (&["--svg", "-", "--json"], &["--svg", "--json"]),
    ] {
        let reason = run(&[&["ladder", "y"], more].concat()).refused(2);
        for part in parts {
            assert!(reason.contains(part), "{more:?}: {reason}");
        }
    }
    let two = ["--players", "random,greedy"];
    for (more, part) in [
        (
            &["--rules", "board=bent:3", "--opening", "9"][..],
            "--opening 9",
        ),
        (&["--rules", "board=bent:3", "--quiet", "99"], "--quiet 99"),
        (
            &["--rules", "board=flat:3", "--moves", "a1 a4 a2 a5 a3"],
            "no game can begin here",
        ),
    ] {
        let reason = run(&[&["ladder", "y"], &two[..], more].concat()).refused(1);
        assert!(reason.contains(part), "{more:?}: {reason}");
    }
}

#[test]
fn a_picture_is_written() {
    let file = TestFile::new("ladder.svg");
    let with = text(&[&THREE[..], &["--svg", file.path()]].concat());
    assert_eq!(with, text(&THREE));
    let picture = file.read();
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    assert!(picture.contains("<title>The Game of Y, board=bent:4: ladder</title>"));
    for name in ["random", "greedy", "search:1"] {
        assert!(picture.contains(&format!(">{name}</text>")), "{name}");
    }
    // A whisker for each but the anchor, whose rating is no estimate; a dot for each.
    assert_eq!(picture.matches("<path class=\"arrow\"").count(), 2);
    assert_eq!(picture.matches("<circle class=\"black\"").count(), 3);
    assert!(picture.len() < 20_000);
    let alone = run(&[&LADDER[..], &THREE, &["--svg", "-"]].concat()).good();
    assert_eq!(alone, picture);
}

/// Nothing is played whose picture has no place to go to.
#[test]
fn a_picture_replaces_nothing_but_a_picture() {
    let file = TestFile::with("no_picture.svg", "# game: y\n\ne5\n");
    for (path, reason) in [
        (file.path(), "it is there already and is no picture"),
        ("/nowhere/ladder.svg", "there is no folder /nowhere"),
        (".", "it is a folder"),
    ] {
        let reason = format!("cannot write {path}: {reason}");
        let ladder = [&LADDER[..], &THREE, &["--svg", path]].concat();
        assert_eq!(run(&ladder).refused(1), reason);
        for command in [
            &["show", "y"][..],
            &["solve", "y", "--rules", "board=flat:3"],
        ] {
            assert_eq!(
                run(&[command, &["--svg", path]].concat()).refused(1),
                reason
            );
        }
    }
    assert_eq!(file.read(), "# game: y\n\ne5\n");
    // Another picture, also of another program, and an empty file are replaced.
    for there in ["<?xml version=\"1.0\"?>\n<svg></svg>\n", ""] {
        let file = TestFile::with("old_picture.svg", there);
        run(&["show", "y", "--svg", file.path()]).good();
        assert!(file.read().starts_with("<svg "));
    }
}

/// What has been played is told all the same.
#[cfg(target_os = "linux")]
#[test]
fn a_picture_that_cannot_be_written_loses_nothing() {
    let ladder = run(&[&LADDER[..], &THREE, &["--svg", "/dev/full"]].concat());
    assert_eq!(ladder.status, Some(1));
    assert!(
        ladder.err.contains("cannot write /dev/full"),
        "{}",
        ladder.err
    );
    assert!(ladder.out.contains("% against"), "{}", ladder.out);
}

#[cfg(unix)]
#[test]
fn ctrl_c_reports_the_games_that_have_ended() {
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::Duration;

    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    use crate::harness::PROGRAM;

    // A program that says that it was started, and loses.
    let started = TestFile::new("ladder_started");
    let players = format!("random,greedy,engine:touch {}", started.path());
    let child = Command::new(PROGRAM)
        .args([
            "ladder",
            "y",
            "--games",
            "1000000000",
            "--json",
            "--players",
        ])
        .arg(players)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    while fs::metadata(started.path()).is_err() {
        thread::sleep(Duration::from_millis(5));
    }
    let pid = Pid::from_raw(child.id().try_into().expect("a process"));
    kill(pid, Signal::SIGINT).expect("a signal");
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(0));
    let ladder: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let games = count(&ladder["games"]);
    assert_eq!(ladder["wanted"], 3_000_000_000_u64);
    assert!(games < 3_000_000_000, "{ladder}");
    let players = ladder["players"].as_array().expect("a list").iter();
    let played: u64 = players.map(|player| count(&player["games"])).sum();
    assert_eq!(played, 2 * games);
    let said = String::from_utf8(output.stderr).expect("text");
    let expected = format!("interrupted: {games} of 3000000000 games were played\n");
    assert!(said.ends_with(&expected), "{said}");
}
