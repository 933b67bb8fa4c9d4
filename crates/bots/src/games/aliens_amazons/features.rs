//! What a position of Aliens and Amazons looks like to whoever judges it: how many Amazons are left and
//! where they are in danger, how free the Aliens are, and how close the Amazons stand round them.

use std::sync::LazyLock;

use aliens_amazons::{AliensAmazons, StoneGame as _, outcome};
use board_graph::{Board, Jumps, NodeSet};
use board_play::{Position as _, Seat};

use crate::games::places::{Distances, PLACES, Places};
use crate::games::weights;
use crate::{Tally, Weighed};

static TABLES: LazyLock<(Places, Distances)> = LazyLock::new(|| (Places::new(), Distances::new()));

/// The first of the features that say how many Amazons have been captured; one for this many and more.
const CAPTURED: usize = 0;
const MOST_CAPTURED: usize = 20;

/// How many Amazons are still in hand, by threes.
const IN_HAND: usize = CAPTURED + MOST_CAPTURED + 1;

/// Amazons that can be captured, by how many steps an Alien must make before.
const WEAK: usize = IN_HAND + AliensAmazons::AMAZONS / 3 + 1;
const MOST_STEPS: usize = 7;

/// Aliens by how many nodes must still be occupied so that they can neither step nor jump.
const EXITS: usize = WEAK + MOST_STEPS + 1;
const MOST_EXITS: usize = 19;

/// How many nodes must still be occupied so that all three are blocked.
const BLOCKADE: usize = EXITS + MOST_EXITS + 1;
const LARGEST_BLOCKADE: usize = 40;

/// How many nodes the Aliens can step to before any Amazon does, by threes.
const TERRITORY: usize = BLOCKADE + LARGEST_BLOCKADE + 1;

/// Amazons by how far the nearest Alien is.
const AWAY: usize = TERRITORY + Board::BENT9_NODE_COUNT / 3 + 1;
const FARTHEST: usize = 13;

/// Aliens by their place.
const PLACE: usize = AWAY + FARTHEST + 1;

/// How many features there are for each seat that may be next.
const SIDE: usize = PLACE + PLACES;

const _: () = assert!(weights::ALIENS_AMAZONS.len() == 2 * SIDE);

/// Returns the Amazons that an Alien on one of these nodes could take by a single jump.
fn weak_spots(position: &AliensAmazons, from: NodeSet) -> NodeSet {
    let jumps = Jumps::bent9(position.options().fork());
    let (occupied, amazons) = (position.occupied(), position.amazons());
    let all = from.iter().flat_map(|node| jumps.from(node));
    all.filter(|jump| amazons.contains(jump.over) && jump.is_open(occupied))
        .map(|jump| jump.over)
        .collect()
}

/// Counts the vacant nodes that an Alien can step to before any Amazon does.
fn territory(position: &AliensAmazons) -> usize {
    let board = Board::bent9();
    let (mut aliens, mut amazons) = (position.aliens(), position.amazons());
    let mut unclaimed = position.vacant();
    let mut count = 0;
    loop {
        let lost = board.around(amazons) & unclaimed;
        let won = (board.around(aliens) & unclaimed) - lost;
        if won.is_empty() {
            return count;
        }
        count += won.len();
        unclaimed -= won | lost;
        aliens |= won;
        amazons |= lost;
    }
}

/// Tells which Amazons can be captured, each once: by how few steps an Alien comes beside it.
fn tell_weak_spots(position: &AliensAmazons, first: usize, tally: &mut impl Tally) {
    let board = Board::bent9();
    let mut told = NodeSet::EMPTY;
    let mut layer = position.aliens();
    let mut unseen = position.vacant();
    for steps in 0..=MOST_STEPS {
        let new = weak_spots(position, layer) - told;
        tally.add(first + WEAK + steps, new.len());
        told |= new;
        layer = board.around(layer) & unseen;
        unseen -= layer;
    }
}

impl Weighed for AliensAmazons {
    const WEIGHTS: &'static [i32] = &weights::ALIENS_AMAZONS;

    fn features(&self, tally: &mut impl Tally) {
        let (places, distances) = &*TABLES;
        let first = match self.next_seat() {
            Seat::First => 0,
            Seat::Second => SIDE,
        };
        let fork = self.options().fork();
        let (aliens, amazons) = (self.aliens(), self.amazons());
        let captured = Self::AMAZONS - self.amazons_left();
        tally.add(first + CAPTURED + captured.min(MOST_CAPTURED), 1);
        tally.add(first + IN_HAND + self.in_hand(Seat::Second).div_ceil(3), 1);
        tell_weak_spots(self, first, tally);
        for alien in aliens {
            let zone = outcome::blockade(NodeSet::EMPTY.with(alien), fork);
            let exits = (zone - self.occupied()).len();
            tally.add(first + EXITS + exits.min(MOST_EXITS), 1);
            tally.add(first + PLACE + places.of(alien), 1);
        }
        let missing = (outcome::blockade(aliens, fork) - amazons).len();
        tally.add(first + BLOCKADE + missing.min(LARGEST_BLOCKADE), 1);
        tally.add(first + TERRITORY + territory(self) / 3, 1);
        for amazon in amazons {
            let steps = distances.to_nearest(amazon, aliens).unwrap_or(FARTHEST);
            tally.add(first + AWAY + steps.min(FARTHEST), 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often a position has each feature.
    struct Counts(Vec<usize>);

    impl Tally for Counts {
        fn add(&mut self, feature: usize, times: usize) {
            self.0[feature] += times;
        }
    }

    fn position(text: &str) -> AliensAmazons {
        text.parse().unwrap()
    }

    fn counts(text: &str) -> Vec<usize> {
        let mut counts = Counts(vec![0; 2 * SIDE]);
        position(text).features(&mut counts);
        counts.0
    }

    #[test]
    fn an_amazon_is_weak_where_the_node_behind_it_is_vacant() {
        // Behind b1, seen from a1, is c1: a stone there holds the jump.
        let open = position("aliens-amazons/1 - 1 a1,a9,a17 b1,f1 20");
        let closed = position("aliens-amazons/1 - 1 a1,a9,a17 b1,c1 20");
        let alien = Board::bent9().parse_node("a1").unwrap();
        let from = NodeSet::EMPTY.with(alien);
        assert_eq!(weak_spots(&open, from).len(), 1);
        assert_eq!(weak_spots(&closed, from), NodeSet::EMPTY);
    }

    #[test]
    fn features_are_counted_for_the_seat_that_is_next() {
        // Of 30 Amazons two are on the board and 20 in hand. Round a corner lie three nodes and behind these
        // three more; of those of a1 two are taken, and no node belongs to two corners.
        for (turn, first) in [(1, 0), (2, SIDE)] {
            let counts = counts(&format!("aliens-amazons/1 - {turn} a1,a9,a17 b1,c1 20"));
            assert_eq!(counts[first + CAPTURED + 8], 1);
            assert_eq!(counts[first + IN_HAND + 7], 1);
            assert_eq!(counts[first + EXITS + 4], 1);
            assert_eq!(counts[first + EXITS + 6], 2);
            assert_eq!(counts[first + BLOCKADE + 16], 1);
            assert_eq!(counts[first + AWAY + 1], 1);
            assert_eq!(counts[first + AWAY + 2], 1);
            // Corners are the first place, and nothing is told of the other seat's turn.
            assert_eq!(counts[first + PLACE], 3);
            let others = counts[SIDE - first..2 * SIDE - first].iter();
            assert_eq!(others.sum::<usize>(), 0);
        }
    }

    #[test]
    fn weak_amazons_are_told_by_how_far_the_aliens_are() {
        // f1 can be jumped over from any of its neighbours. The nearest to a1 are five steps away: b1, c1, d1,
        // e1, and e2 or e12.
        let weak = |aliens: &str| {
            let counts = counts(&format!("aliens-amazons/1 - 1 {aliens} f1 26"));
            counts[WEAK..=WEAK + MOST_STEPS].to_vec()
        };
        assert_eq!(weak("a1,a9,a17"), [0, 0, 0, 0, 0, 1, 0, 0]);
        assert_eq!(weak("a9,a17,e1"), [0, 1, 0, 0, 0, 0, 0, 0]);
        assert_eq!(weak("a9,a17,e2"), [1, 0, 0, 0, 0, 0, 0, 0]);
    }
}
