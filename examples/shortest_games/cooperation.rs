//! Searches for shortest wins of any game without chance that both seats help to bring about.

use std::collections::HashSet;

use board_play::{Outcome, Position, Seat};

/// How many moves are left to a game that a seat is to win by the last of them, the seats taking turns.
#[derive(Clone, Copy)]
pub(crate) struct Left {
    pub(crate) moves: usize,
    pub(crate) winner: Seat,
}

impl Left {
    /// Returns how many of the moves left are those of a seat.
    pub(crate) fn moves_of(self, seat: Seat) -> usize {
        if seat == self.winner {
            self.moves.div_ceil(2)
        } else {
            self.moves / 2
        }
    }
}

/// Returns a game of the least number of moves, `most` or fewer, that ends with a win of the seat that
/// moves last. What is said to take longer, which must be true of it, is not looked into.
pub(crate) fn shortest<P: Position>(
    start: P,
    most: usize,
    takes_longer: impl Fn(&P, Left) -> bool,
) -> Option<Vec<P::Move>> {
    (1..=most).find_map(|moves| {
        let first = start.to_move()?;
        let winner = if moves % 2 == 1 { first } else { !first };
        let mut search = Search {
            takes_longer: &takes_longer,
            hopeless: HashSet::new(),
            line: Vec::new(),
        };
        search
            .wins(start, Left { moves, winner })
            .then_some(search.line)
    })
}

/// A search for a game of a certain length.
struct Search<'a, P: Position, F> {
    takes_longer: &'a F,
    /// Positions from which the seat cannot win with the last of so many moves.
    hopeless: HashSet<(P, usize)>,
    line: Vec<P::Move>,
}

impl<P: Position, F: Fn(&P, Left) -> bool> Search<'_, P, F> {
    /// Returns whether the winner can win with the last of the moves left; the moves are in `line` then.
    fn wins(&mut self, position: P, left: Left) -> bool {
        if position.is_over() {
            return left.moves == 0 && position.outcome() == Some(Outcome::Win(left.winner));
        }
        if left.moves == 0 || (self.takes_longer)(&position, left) {
            return false;
        }
        if self.hopeless.contains(&(position, left.moves)) {
            return false;
        }
        let then = Left {
            moves: left.moves - 1,
            ..left
        };
        let moves: Vec<P::Move> = position.moves().collect();
        for m in moves {
            self.line.push(m);
            let mut next = position;
            next.play_unchecked(m);
            if self.wins(next, then) {
                return true;
            }
            self.line.pop();
        }
        self.hopeless.insert((position, left.moves));
        false
    }
}
