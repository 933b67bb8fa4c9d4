//! What the search of Y plays in a game that it knows to be lost.

use core::ops::ControlFlow;

use crate::common::rng;
use board_play::{Outcome, Position, Seat, Status};
use bots::{Analysis, Budget, Candidate, KeptTree, Progress, SeatView};
use y::{Move, Y};

fn stay(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A game on the flat triangle of side 9 that is lost for the first seat, which is to move: `fourchette solve y
/// --rules board=flat:9 --moves 'a21 c2 b12 b2 b7 b8'` says that all 39 moves lose. The search finds that within
/// some thousand iterations.
fn lost_game() -> Y {
    let mut position = Y::new(&"board=flat:9".parse().unwrap());
    for m in "a21 c2 b12 b2 b7 b8".split(' ') {
        position.play(m.parse().unwrap()).unwrap();
    }
    position
}

fn think(tree: &mut KeptTree<Y>, position: &Y, iterations: u32) -> Analysis<Move> {
    let seat = SeatView::new(position).unwrap();
    let budget = Budget::iterations(iterations);
    tree.analyse(&seat, budget, &mut rng(1), &mut stay)
}

fn visits(found: &Analysis<Move>) -> u32 {
    found.candidates.iter().map(|one| one.visits).sum()
}

fn is_lost(one: &Candidate<Move>) -> bool {
    one.is_proven && one.win_rate <= 0.0
}

/// What the proof has left over goes to the tree that does not know that the game is lost, and it decides.
#[test]
fn a_lost_game_is_thought_about_for_all_of_the_budget() {
    let found = think(&mut KeptTree::default(), &lost_game(), 12_000);
    assert!(found.candidates.iter().all(is_lost));
    assert_eq!((found.iterations, visits(&found)), (12_000, 12_000));
    assert_eq!(found.line.first(), Some(&found.candidates[0].m));
    let again = think(&mut KeptTree::default(), &lost_game(), 12_000);
    assert_eq!(again, found);
}

#[test]
fn hopes_are_kept_from_one_search_to_the_next() {
    let mut tree = KeptTree::default();
    think(&mut tree, &lost_game(), 12_000);
    let found = think(&mut tree, &lost_game(), 1000);
    assert_eq!((found.iterations, visits(&found)), (1000, 13_000));
}

/// Whoever is lost goes on as long as can be: no move lets the other seat win with the next one, while there
/// is one that does not.
#[test]
fn a_lost_game_is_not_given_away() {
    let mut position = lost_game();
    let mut tree = KeptTree::default();
    let wins = |position: &Y| {
        let won = Status::Over(Outcome::Win(Seat::Second));
        let mut moves = position.moves();
        moves.any(|m| position.after(m).unwrap().status() == won)
    };
    let mut decisions = 0;
    while let Status::ToMove(seat) = position.status() {
        let found = think(&mut tree, &position, 2000);
        let best = found.candidates[0].m;
        if seat == Seat::First {
            decisions += 1;
            let gives_away = |m: Move| wins(&position.after(m).unwrap());
            assert!(!gives_away(best) || position.moves().all(gives_away));
        }
        position.play(best).unwrap();
        tree.follow(best);
    }
    assert_eq!(position.status(), Status::Over(Outcome::Win(Seat::Second)));
    assert!(decisions > 5, "{decisions}");
}
