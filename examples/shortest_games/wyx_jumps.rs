//! In how few moves a game of Wyx can end, on the rack that suits it best.

use board_graph::Node;
use board_play::{Position, Seat};
use wyx::{Colour, Domino, Dominoes, SquareSet, Strongholds, Wyx};

/// What decides where knights may jump: with so few moves no column becomes empty, and no seat has laid
/// all of its pawns.
#[derive(Clone, Copy)]
struct State {
    knights: [Node; 2],
    /// The strongholds on which a seat has pawns.
    held: [SquareSet; 2],
}

/// Returns whether a game can end with its move number `moves`, less than eight. Any domino not yet
/// used can be the bottom one of a column, and a seat may pass at any time, which allows more than the
/// rules do.
pub(crate) fn can_end(moves: usize) -> bool {
    let start = Wyx::start();
    let state = State {
        knights: Seat::ALL.map(|seat| start.knight(seat)),
        held: [SquareSet::EMPTY; 2],
    };
    ends(state, Seat::First, moves, &mut Vec::new())
}

fn ends(state: State, seat: Seat, left: usize, used: &mut Vec<Domino>) -> bool {
    if left == 0 {
        return state.is_over(used);
    }
    let all = Dominoes::default();
    for domino in Colour::ALL.iter().flat_map(|&colour| all.of(colour)) {
        let Some(to) = state
            .landing(seat, *domino)
            .filter(|_| !used.contains(domino))
        else {
            continue;
        };
        let mut next = state;
        next.knights[seat.index()] = to;
        if Strongholds::default().contains(to) {
            next.held[seat.index()].insert(to);
        }
        used.push(*domino);
        if ends(next, !seat, left - 1, used) {
            return true;
        }
        used.pop();
    }
    ends(state, !seat, left - 1, used)
}

impl State {
    /// Returns where a seat's knight comes to by a domino, if it may jump so.
    fn landing(self, seat: Seat, domino: Domino) -> Option<Node> {
        let from = self.knights[seat.index()].index();
        let [file, rank] = [from % 8, from / 8];
        let to_file = file.checked_add_signed(domino.dx().into())?;
        let to_rank = rank.checked_add_signed(domino.dy().into())?;
        if to_file >= 8 || to_rank >= 8 {
            return None;
        }
        let to = Node::new(8 * to_rank + to_file);
        let other = (!seat).index();
        (to != self.knights[other] && !self.held[other].contains(to)).then_some(to)
    }

    /// Returns whether both columns of each colour can have a bottom domino that neither seat can play.
    fn is_over(self, used: &[Domino]) -> bool {
        let all = Dominoes::default();
        Colour::ALL.iter().all(|&colour| {
            let barred = all.of(colour).iter().filter(|&domino| {
                !used.contains(domino)
                    && Seat::ALL
                        .iter()
                        .all(|&seat| self.landing(seat, *domino).is_none())
            });
            barred.count() >= 2
        })
    }
}
