//! Random games by shortcuts, for evaluations by many games.
//!
//! A *played* game, [`board_play::playout::playout`], makes uniformly random moves one by one until a
//! colour has a Y. The functions here do not play: they use that whoever has a Y when the board is
//! full had it first, so that who wins is settled by the order of the stones, and even by which
//! nodes each colour gets. What they return has exactly the distribution that a played game's
//! winner has:
//!
//! * [`Playouts::order`]: a random order of the vacant nodes, in which the colours take them as their
//!   turns come, and the winner. The played game is the beginning of that order up to the first Y.
//! * [`Playouts::winner`]: the winner alone, from a random choice of the nodes that Black gets. There
//!   is no order of moves: it is not a game.
//! * [`Playouts::wins`]: the same many times, counted.
//!
//! [`Fillings`] are many boards at once, a word a node, which also say who got which node. They have that
//! distribution where no link is to be kept, and one of their own where there is.
//!
//! A swap plays no part: it changes who owns a colour, never which colour is next.

mod fillings;

use board_graph::{Board, Node, NodeSetOf};
use board_play::playout::{below, shuffle};
use rand_core::Rng;

use crate::{Colour, YOn, outcome};
pub use fillings::Fillings;

/// Random games from one position.
///
/// # Examples
///
/// ```
/// use board_play::{Position as _, testkit::SplitMix};
/// use y::{Colour, Y, playout::Playouts};
///
/// let position = Y::new(&Default::default());
/// let [black, white] = Playouts::new(&position).wins(1000, &mut SplitMix::new(1));
/// assert_eq!(black + white, 1000);
/// assert!(black > white, "the first stone is worth something");
/// ```
#[derive(Clone, Debug)]
pub struct Playouts<const W: usize> {
    board: Board,
    black: NodeSetOf<W>,
    vacant: NodeSetOf<W>,
    /// The vacant nodes in some order; none if the game is over.
    order: Vec<Node>,
    /// How many of the stones still to come are Black's before White has one.
    black_first: usize,
    /// How many of all stones still to come are Black's.
    black_share: usize,
    /// The winner, if the game is over.
    winner: Option<Colour>,
}

impl<const W: usize> Playouts<W> {
    /// Prepares random games from a position.
    #[must_use]
    pub fn new(position: &YOn<W>) -> Self {
        let order: Vec<Node> = position.placements().iter().collect();
        let left_of_handicap = position.black_stones_before_white();
        let black_first = left_of_handicap.min(order.len());
        Self {
            board: position.board(),
            black: position.stones(Colour::Black),
            vacant: position.vacant(),
            black_first,
            // Then the colours alternate, White first.
            black_share: black_first + (order.len() - black_first) / 2,
            order,
            winner: position.winner(),
        }
    }

    /// Puts the vacant nodes into random order, all orders equally likely, and returns it with the
    /// colour that wins if they are filled in that order; no nodes if the game is over.
    pub fn order<R: Rng + ?Sized>(&mut self, rng: &mut R) -> (&[Node], Colour) {
        shuffle(&mut self.order, rng);
        let (first, then) = self.order.split_at(self.black_first);
        let later = then.iter().skip(1).step_by(2);
        let share = first
            .iter()
            .chain(later)
            .fold(NodeSetOf::EMPTY, |share, &node| share | NodeSetOf::of(node));
        let winner = self.winner_with(share);
        (&self.order, winner)
    }

    /// Returns the winner of a random game.
    #[must_use]
    pub fn winner<R: Rng + ?Sized>(&self, rng: &mut R) -> Colour {
        if let Some(winner) = self.winner {
            return winner;
        }
        self.winner_with(self.share_of_black(rng))
    }

    /// Returns how many of `games` random games Black and White win. Looks at 64 boards at a time.
    #[must_use]
    pub fn wins<R: Rng + ?Sized>(&self, games: usize, rng: &mut R) -> [usize; 2] {
        let black = match self.winner {
            Some(Colour::Black) => games,
            Some(Colour::White) => 0,
            None => self.wins_of_black(games, rng),
        };
        [black, games - black]
    }

    fn wins_of_black<R: Rng + ?Sized>(&self, games: usize, rng: &mut R) -> usize {
        let mut wins = 0;
        for _ in 0..games / 64 {
            let boards = [(); 64].map(|()| self.black | self.share_of_black(rng));
            wins += outcome::have_y(self.board, &boards).count_ones() as usize;
        }
        let rest = 0..games % 64;
        wins + rest.filter(|_| self.winner(rng) == Colour::Black).count()
    }

    /// Returns random nodes for all stones that Black still puts down.
    fn share_of_black<R: Rng + ?Sized>(&self, rng: &mut R) -> NodeSetOf<W> {
        random_subset(self.vacant, self.order.len(), self.black_share, rng)
    }

    /// Returns the winner if Black gets these of the vacant nodes, and White the others.
    fn winner_with(&self, share: NodeSetOf<W>) -> Colour {
        if outcome::has_y(self.board, self.black | share) {
            Colour::Black
        } else {
            self.winner.unwrap_or(Colour::White)
        }
    }
}

/// Returns `count` random members of a set of `size` members, all choices equally likely.
///
/// A coin for each member gives a random subset, and those of one size are equally likely. Random
/// members are taken away or added until the size is right, which keeps that so; and so does
/// starting over, as long as it depends on the size alone. The nearer `count` is to half the size,
/// the faster.
fn random_subset<const W: usize, R: Rng + ?Sized>(
    set: NodeSetOf<W>,
    size: usize,
    count: usize,
    rng: &mut R,
) -> NodeSetOf<W> {
    /// A throw this near to the size is put right: a node costs as much as two throws.
    const NEAR: usize = 1;
    /// How many throws are tried, if about half of the members are wanted. Of 93 coins one throw in
    /// four is near.
    const THROWS: usize = 16;
    let throws = if (2 * count).abs_diff(size) <= 8 {
        THROWS
    } else {
        1
    };
    let mut throw = || {
        let subset = set & NodeSetOf::from_words([0; W].map(|_| rng.next_u64()));
        (subset, subset.len())
    };
    let (mut subset, mut found) = throw();
    for _ in 1..throws {
        if found.abs_diff(count) <= NEAR {
            break;
        }
        (subset, found) = throw();
    }
    let mut pick = |from: NodeSetOf<W>, size: usize| {
        let n = usize::try_from(below(rng, size as u64)).unwrap_or(0);
        from.nth(n).map_or(NodeSetOf::EMPTY, NodeSetOf::of)
    };
    while found > count {
        subset -= pick(subset, found);
        found -= 1;
    }
    while found < count {
        subset |= pick(set - subset, size - found);
        found += 1;
    }
    subset
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use board_graph::NodeSet;
    use board_play::testkit::SplitMix;

    use super::*;

    #[test]
    fn all_subsets_of_a_size_are_equally_likely() {
        // Some of the 8 nodes are in the one word, some in the other.
        let set: NodeSet = [3, 17, 40, 63, 64, 70, 91, 92]
            .map(Node::new)
            .into_iter()
            .collect();
        let mut rng = SplitMix::new(10);
        for (count, subsets) in [1, 8, 28, 56, 70, 56, 28, 8, 1].into_iter().enumerate() {
            let mut found: BTreeMap<NodeSet, u32> = BTreeMap::new();
            for _ in 0..1000 * subsets {
                let subset = random_subset(set, 8, count, &mut rng);
                assert!(subset.len() == count && subset.is_subset(&set));
                *found.entry(subset).or_default() += 1;
            }
            assert_eq!(u32::try_from(found.len()).unwrap(), subsets);
            // 1000 each, give or take five standard deviations.
            assert!(
                found.values().all(|times| (840..=1160).contains(times)),
                "{found:?}"
            );
        }
    }

    #[test]
    fn sizes_far_from_half_are_reached() {
        let set = Board::bent9().all::<2>();
        let mut rng = SplitMix::new(11);
        for count in [0, 1, 5, 46, 80, 92, 93] {
            let subset = random_subset(set, 93, count, &mut rng);
            assert!(subset.len() == count && subset.is_subset(&set));
        }
    }
}
