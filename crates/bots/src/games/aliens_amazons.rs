//! Aliens and Amazons: how many Amazons have been taken, which others can be, how free the Aliens are,
//! and how close the Amazons stand round them.

use aliens_amazons::{AliensAmazons, Move, StoneGame as _, outcome};
use board_graph::{Board, Jumps, Node, NodeSet};
use board_play::playout::{below, random_move};
use board_play::{Position as _, Seat};
use rand_chacha::ChaCha8Rng;

use super::{chance, number};
use crate::Playable;

/// Returns the jumps of an Alien, whatever stands on the board.
fn jumps(position: &AliensAmazons) -> &'static Jumps {
    Jumps::bent9(position.options().fork())
}

/// How many Amazons there are.
const AMAZONS: f64 = 30.0;

/// From how many steps away Aliens are looked at.
const STEPS: usize = 7;

/// The factor by which a weak spot counts less for each step that the Aliens must make to it.
const FADE: f64 = 0.7;

/// Returns the Amazons that an Alien on one of these nodes could take by a single jump.
fn weak_spots(position: &AliensAmazons, from: NodeSet) -> NodeSet {
    let jumps = jumps(position);
    let (occupied, amazons) = (position.occupied(), position.amazons());
    let all = from.iter().flat_map(|node| jumps.from(node));
    all.filter(|jump| amazons.contains(jump.over) && jump.is_open(occupied))
        .map(|jump| jump.over)
        .collect()
}

/// Judges how many Amazons are in danger: each counts less the more steps an Alien must make before it
/// can take it. So Amazons form blocks that cannot be jumped over, and Aliens go where they do not.
fn danger(position: &AliensAmazons) -> f64 {
    let board = Board::bent9();
    let mut weight = if position.to_move() == Some(Seat::First) {
        1.0
    } else {
        0.5
    };
    let mut sum = 0.0;
    let mut counted = NodeSet::EMPTY;
    let mut layer = position.aliens();
    let mut unseen = position.vacant();
    for _ in 0..=STEPS {
        let new = weak_spots(position, layer) - counted;
        sum += weight * number(new.len());
        counted |= new;
        layer = board.around(layer) & unseen;
        unseen -= layer;
        weight *= FADE;
    }
    sum
}

/// Judges how far the Aliens are from being held: for each the root of the number of nodes that are
/// still to be occupied, so that it counts most to close the last ones round the same Alien.
fn freedom(position: &AliensAmazons) -> f64 {
    let fork = position.options().fork();
    let occupied = position.occupied();
    let exits = position.aliens().iter().map(|alien| {
        let zone = outcome::blockade(NodeSet::EMPTY.with(alien), fork);
        number((zone - occupied).len()).sqrt()
    });
    exits.sum()
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

/// Returns how far the Amazons are from the Aliens nearest to them, on average.
fn siege(position: &AliensAmazons) -> f64 {
    let board = Board::bent9();
    let (aliens, amazons) = (position.aliens(), position.amazons());
    let nearest = amazons.iter().map(|amazon| {
        let distances = aliens.iter().map(|alien| board.distance(amazon, alien));
        number(distances.min().unwrap_or_default())
    });
    nearest.sum::<f64>() / number(amazons.len().max(1))
}

/// Up to how many moves each is drawn as often as any other. Beyond, Aliens can have a million, which
/// take a tenth of a second to count.
const FEW: usize = 400;

/// How often a chain is begun anew that does nothing, before all moves are counted after all.
const CHAINS: usize = 100;

/// One in how many chains ends where it could go on.
const STOP: u64 = 16;

/// Lets one of the Aliens, each as often as any other, make a step or a chain of jumps, and returns that
/// as a move. None if it cannot move, or if the chain ends where it began and captures nothing.
///
/// A chain goes on, at each landing by any jump as often as by any other, until there is no jump or it
/// stops by chance. So what can be captured only by many jumps is drawn rarely, but so is every move
/// that captures little.
fn any_chain(position: &AliensAmazons, rng: &mut ChaCha8Rng) -> Option<Move> {
    let jumps = jumps(position);
    let from = any_of(position.aliens(), rng)?;
    let others = position.occupied().without(from);
    let (mut to, mut captured) = (from, NodeSet::EMPTY);
    let steps = Board::bent9().neighbour_set(from) - others;
    let first = jumps
        .from(from)
        .iter()
        .filter(|jump| jump.is_open(others))
        .count();
    if below(rng, (steps.len() + first) as u64) < steps.len() as u64 {
        return any_of(steps, rng).map(|to| Move::quiet(from, to));
    }
    loop {
        let occupied = others - captured;
        let open = || jumps.from(to).iter().filter(|jump| jump.is_open(occupied));
        let chosen = below(rng, open().count() as u64);
        let Some(jump) = usize::try_from(chosen)
            .ok()
            .and_then(|chosen| open().nth(chosen))
        else {
            break;
        };
        if position.amazons().contains(jump.over) {
            captured.insert(jump.over);
        }
        to = jump.landing;
        if below(rng, STOP) == 0 {
            break;
        }
    }
    (to != from || !captured.is_empty()).then_some(Move::Go { from, to, captured })
}

/// Draws one of some nodes; none if there are none.
fn any_of(nodes: NodeSet, rng: &mut ChaCha8Rng) -> Option<Node> {
    let chosen = below(rng, nodes.len() as u64);
    nodes.nth(usize::try_from(chosen).ok()?)
}

impl Playable for AliensAmazons {
    const PLAYOUT_PLIES: usize = 0;

    /// Draws any move, all equally likely, if there are not too many to count; else one Alien and one
    /// jump of it after the other.
    fn sample(&self, rng: &mut ChaCha8Rng) -> Option<Move> {
        if self.moves().nth(FEW).is_none() {
            return random_move(self, rng);
        }
        let chain = (0..CHAINS).find_map(|_| any_chain(self, rng));
        chain.or_else(|| random_move(self, rng))
    }

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let losses = AMAZONS - number(self.amazons_left());
        // What is subtracted from each term is about its value once all stones are on the board.
        let aliens = 0.3 * (losses - 5.0)
            + 0.5 * danger(self)
            + (freedom(self) - 6.0)
            + 0.04 * (number(territory(self)) - 20.0)
            + 0.3 * (siege(self) - 3.0);
        Some(match seat {
            Seat::First => chance(aliens),
            Seat::Second => chance(-aliens),
        })
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::rand_core::SeedableRng as _;

    use super::*;

    fn position(text: &str) -> AliensAmazons {
        text.parse().unwrap()
    }

    fn of_aliens(text: &str) -> f64 {
        position(&format!("aliens-amazons/1 - {text}"))
            .estimate(Seat::First)
            .unwrap()
    }

    #[test]
    fn an_amazon_is_in_danger_where_the_node_behind_it_is_vacant() {
        // Behind b1, seen from a1, is c1: a stone there holds the jump.
        let open = position("aliens-amazons/1 - 1 a1,a9,a17 b1,f1 20");
        let closed = position("aliens-amazons/1 - 1 a1,a9,a17 b1,c1 20");
        let alien = Board::bent9().parse_node("a1").unwrap();
        let from = NodeSet::EMPTY.with(alien);
        assert_eq!(weak_spots(&open, from).len(), 1);
        assert_eq!(weak_spots(&closed, from), NodeSet::EMPTY);
        assert!(of_aliens("1 a1,a9,a17 b1,f1 20") > of_aliens("1 a1,a9,a17 b1,c1 20"));
    }

    #[test]
    fn amazons_are_worth_having() {
        // One Amazon more in hand changes nothing on the board.
        assert!(of_aliens("1 a1,a9,a17 f1 20") > of_aliens("1 a1,a9,a17 f1 21"));
    }

    #[test]
    fn shutting_in_one_alien_is_better_than_hampering_two() {
        // Round a1 lie a2, a24, b1 and, behind these, a3, a23, c1: six of the seven are taken in both,
        // either all round a1 or three there and three round a9 in the same way.
        let one = position("aliens-amazons/1 - 1 a1,a9,a17 a2,a3,a23,a24,b1,c1 15");
        let two = position("aliens-amazons/1 - 1 a1,a9,a17 a2,a3,a10,a11,b1,b8 15");
        assert!(freedom(&one) < freedom(&two));
    }

    /// All three Aliens can capture by long chains here: there are nearly a million moves.
    const CROWD: &str = "1 d4,d6,d15 b5,b10,b12,c1,c3,c5,c7,c8,c9,c10,c11,c12,c17,d1,d3,d5,d8,d10,d13,\
        d14,e1,e3,e5,e6,e7,e8,e9,e11,f1,f3 0";

    #[test]
    fn moves_are_drawn_from_very_many() {
        let crowd = position(&format!("aliens-amazons/1 - {CROWD}"));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut from_where = NodeSet::EMPTY;
        for _ in 0..300 {
            let m = crowd.sample(&mut rng).unwrap();
            assert_eq!(crowd.check(m), Ok(()), "{m}");
            let Move::Go { from, .. } = m else {
                panic!("{m} moves no Alien");
            };
            from_where.insert(from);
        }
        assert_eq!(from_where, crowd.aliens());
    }
}
