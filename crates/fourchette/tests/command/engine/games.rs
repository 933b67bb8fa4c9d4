//! Two engines and a referee, a third one, play all games to their ends. What the engines say is checked
//! against the library.

use fourchette::{AnyRecord, NAMES, Start};

use super::client::Engine;

/// After how many plies a game that the rules do not end is given up: more than the games have that end.
const MOST_PLIES: usize = 400;

/// Random numbers of the simplest kind: the dice of the referee.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % most
    }

    /// Draws one of the moves that `query weights` has answered, by its weight.
    fn roll(&mut self, weights: &str) -> String {
        let words: Vec<&str> = weights.split(' ').collect();
        let pairs: Vec<(&str, u64)> = words
            .chunks(2)
            .map(|pair| (pair[0], pair[1].parse().expect("a weight")))
            .collect();
        let sum = pairs.iter().map(|(_, weight)| weight).sum();
        let mut drawn = self.below(sum);
        for (m, weight) in pairs {
            if drawn < weight {
                return m.to_owned();
            }
            drawn -= weight;
        }
        panic!("the weights do not add up to {sum}");
    }
}

/// How the engines are told of moves.
#[derive(Clone, Copy, PartialEq)]
enum Telling {
    /// Each gets the whole position.
    Positions,
    /// Each plays for a seat, and is told what that sees.
    Seats,
}

/// Plays a game, and returns its moves and what `query result` has said at the end.
fn play(game: &str, rules: &str, telling: Telling) -> (Vec<String>, String) {
    let rules_given = [game, "--rules", rules];
    let mut referee = Engine::start(&rules_given);
    let mut engines = ["greedy", "random"]
        .map(|bot| Engine::start(&[&rules_given[..], &["--bot", bot, "--seed", "7"]].concat()));
    let mut dice = Dice(7);
    for (engine, seat) in engines.iter_mut().zip(["p1", "p2"]) {
        engine.send("ugi");
        let mut lines = Vec::new();
        while lines.last().is_none_or(|line: &String| line != "ugiok") {
            lines.push(engine.line());
        }
        assert!(lines.contains(&format!("id game {game}")), "{lines:?}");
        engine.tell("uginewgame");
        if telling == Telling::Seats {
            engine.tell(&format!("seat {seat}"));
        }
    }
    let mut moves: Vec<String> = Vec::new();
    while referee.query("gameover") == "false" && moves.len() < MOST_PLIES {
        let m = if referee.query("chance") == "true" {
            assert_eq!(referee.query("p1turn"), "false");
            assert!(!referee.refused("go nodes 1").is_empty());
            dice.roll(&referee.query("weights"))
        } else {
            let at = usize::from(referee.query("p1turn") == "false");
            if telling == Telling::Seats {
                // The other one is not asked out of turn.
                engines[1 - at].refused("go nodes 1");
            }
            engines[at].go("nodes 20")
        };
        assert_eq!(referee.query(&format!("check {m}")), "legal", "{game}: {m}");
        let told = ["p1", "p2"].map(|seat| referee.query(&format!("told {seat} {m}")));
        moves.push(m);
        let position = format!("position startpos moves {}", moves.join(" "));
        referee.tell(&position);
        for (engine, told) in engines.iter_mut().zip(told) {
            match telling {
                Telling::Positions => engine.tell(&position),
                Telling::Seats => engine.tell(&format!("seen {told}")),
            }
        }
        for (engine, seat) in engines.iter_mut().zip(["p1", "p2"]) {
            let view = referee.query(&format!("view {seat}"));
            assert_eq!(engine.query(&format!("view {seat}")), view, "{game}");
            for what in ["p1turn", "gameover", "result", "chance"] {
                assert_eq!(engine.query(what), referee.query(what), "{game}: {what}");
            }
        }
    }
    let result = referee.query("result");
    for engine in engines {
        assert!(engine.quit().is_empty());
    }
    (moves, result)
}

/// Checks a game against the library: every move is legal, and it ends as the engine says.
fn check(game: &str, rules: &str, moves: &[String], result: &str) {
    let mut record = AnyRecord::begin(game, Start::Rules(rules)).expect("it begins");
    for m in moves {
        assert_eq!(record.ending(), None, "{game}: moves after the end");
        record
            .push(m)
            .unwrap_or_else(|reason| panic!("{game}: {reason}"));
    }
    let outcome = record.outcome().map(|outcome| outcome.to_string());
    let said = match outcome.as_deref() {
        Some("1") => "p1win",
        Some("2") => "p2win",
        Some(_) => "draw",
        None => "none",
    };
    assert_eq!(result, said, "{game}");
    assert!(result != "none" || moves.len() == MOST_PLIES, "{game}");
}

/// Rules by which games are shorter, where there are some.
fn rules(game: &str) -> &'static str {
    match game {
        "y" => "board=bent:5,opening=pie",
        _ => "",
    }
}

fn play_all(telling: Telling) -> usize {
    let mut ended = 0;
    std::thread::scope(|scope| {
        let games = NAMES.iter().map(|&game| {
            scope.spawn(move || {
                let (moves, result) = play(game, rules(game), telling);
                check(game, rules(game), &moves, &result);
                usize::from(result != "none")
            })
        });
        let games: Vec<_> = games.collect();
        for game in games {
            ended += game.join().expect("the game is played");
        }
    });
    ended
}

#[test]
fn engines_that_hold_positions_play_all_games_to_their_ends() {
    // Where random play goes round in circles a game need not end.
    assert!(play_all(Telling::Positions) >= 8);
}

#[test]
fn engines_that_are_told_what_their_seats_see_play_all_games_to_their_ends() {
    assert!(play_all(Telling::Seats) >= 8);
}
