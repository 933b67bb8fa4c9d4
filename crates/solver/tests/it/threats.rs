//! What a game says of threats is true, and changes nothing but the work.

use std::collections::BTreeMap;

use board_play::{Position, RuleOptions, Seat, zobrist};
use solver::{ForcedWins, Solvable, Threats};
use tetra::board_graph::{Board, Node};
use tetra::{Move, Options, StoneGame as _, Tetra, Wins};

use crate::obvious::{fewest, wins_within};
use crate::small;
use crate::toys::Noughts;

/// Compares what a position says with a look at everything, and returns which of the answers it was.
fn compare<P: Solvable>(position: &P) -> &'static str {
    let threats = position.threats();
    let Some(seat) = position.to_move() else {
        assert_eq!(threats, Threats::Unknown);
        return "over";
    };
    let is_lost_after = |m: P::Move| wins_within(&position.after(m).unwrap(), !seat, 1);
    match threats {
        Threats::Win => {
            assert!(wins_within(position, seat, 1));
            "win"
        }
        Threats::Answers(answers) => {
            assert!(!wins_within(position, seat, 1));
            let wanted: Vec<P::Move> = position.moves().filter(|&m| !is_lost_after(m)).collect();
            assert_eq!(answers, wanted);
            if answers.is_empty() {
                "loss"
            } else {
                "answers"
            }
        }
        Threats::WinInThree => {
            assert!(!wins_within(position, seat, 1) && wins_within(position, seat, 3));
            assert!(!position.moves().any(is_lost_after));
            "win in three"
        }
        Threats::Nothing => {
            assert!(!wins_within(position, seat, 3) && !position.moves().any(is_lost_after));
            "nothing"
        }
        Threats::Unknown => "unknown",
        other => panic!("{other:?} is not told apart"),
    }
}

/// Walks through all positions of a small game.
fn walk(position: Noughts, met: &mut BTreeMap<Noughts, &'static str>) {
    if met.contains_key(&position) {
        return;
    }
    met.insert(position, compare(&position));
    for m in position.moves() {
        walk(position.after(m).unwrap(), met);
    }
}

const ALL: [&str; 5] = ["win", "loss", "answers", "win in three", "nothing"];

/// Among all 5478 positions of noughts and crosses every kind occurs, and what can be forced from each, for
/// either seat, is what a look at everything finds.
#[test]
fn noughts_and_crosses_tell_the_truth_and_the_search_uses_it() {
    let mut met = BTreeMap::new();
    walk(Noughts::start(), &mut met);
    assert_eq!(met.len(), 5478);
    for kind in ALL {
        assert!(met.values().any(|&known| known == kind), "{kind}");
    }
    for position in met.keys().filter(|position| position.moves().count() <= 6) {
        let forced = ForcedWins::new(*position, small()).unwrap();
        for seat in Seat::ALL {
            let found = (0..=6).find(|&depth| forced.wins_within(seat, depth) == Some(true));
            assert_eq!(found, fewest(position, seat, 6), "{position} {seat:?}");
        }
    }
}

/// Stones close together, so that there are threats; half as many positions again of other numbers of stones.
#[test]
fn tetra_tells_the_truth() {
    let mut drawn = 0;
    let mut met = BTreeMap::new();
    let near = Board::bent9().parse_node("d5").unwrap();
    let mut close: Vec<Node> = Board::bent9().nodes().collect();
    close.sort_by_key(|&node| Board::bent9().distance(near, node));
    for options in Options::all() {
        for round in 0..12 {
            let count = if options.wins() == Wins::Moving {
                15 + round % 6
            } else {
                4 + round % 5
            };
            let mut position = Tetra::new(&options);
            while position.occupied().len() < count && !position.is_over() {
                drawn += 1;
                let node = close[usize::try_from(zobrist(5, drawn) % 30).unwrap()];
                let _ = position.play(Move::Put(node));
            }
            *met.entry(compare(&position)).or_insert(0) += 1;
        }
    }
    for kind in ALL {
        assert!(met.contains_key(kind), "{kind} in {met:?}");
    }
}
