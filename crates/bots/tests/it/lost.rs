//! What the search of Y plays in games that are lost.

use core::ops::ControlFlow;

use crate::common::{after, has_won, positions, rng};
use board_play::Position;
use bots::{Budget, SeatView};
use y::{Move, Y};

/// Returns whether the seat to move can win at once.
fn can_win(position: &Y) -> bool {
    let is_win = |seat| move |m| has_won(&after(position, m), seat);
    let seat = position.to_move();
    seat.is_some_and(|seat| position.moves().any(is_win(seat)))
}

/// Whoever has lost goes on as long as can be: no move lets the other seat win with the next one, while there
/// is one that does not.
#[test]
fn a_lost_game_is_not_given_away() {
    let [mut threatened, mut lost] = [0; 2];
    for seed in 0..60 {
        for position in positions::<Y>("board=flat:9", 1000, seed) {
            let gives_away = |m: Move| can_win(&after(&position, m));
            let is_choice = position.moves().any(gives_away) && !position.moves().all(gives_away);
            if can_win(&position) || !is_choice {
                continue;
            }
            let view = SeatView::new(&position).unwrap();
            let mut stay = |_: bots::Progress| ControlFlow::Continue(());
            let found = bots::analyse(&view, Budget::iterations(2000), &mut rng(seed), &mut stay);
            let best = &found.candidates[0];
            assert!(!gives_away(best.m), "{best:?} in {position}");
            threatened += 1;
            lost += usize::from(best.is_proven && best.win_rate < 0.5);
        }
    }
    assert!(threatened > 50 && lost > 20, "{threatened} {lost}");
}
