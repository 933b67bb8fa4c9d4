//! Aliens and Amazons: what a position is worth, and moves drawn where Aliens have very many.

mod features;

use aliens_amazons::{AliensAmazons, Move, StoneGame as _};
use board_graph::{Board, Jumps, Node, NodeSet};
use board_play::playout::{below, random_move};
use board_play::{Position as _, Seat};
use rand_chacha::ChaCha8Rng;

use super::chance;
use crate::Playable;
use crate::features::advantage;

/// Returns the jumps of an Alien, whatever stands on the board.
fn jumps(position: &AliensAmazons) -> &'static Jumps {
    Jumps::bent9(position.options().fork())
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
        Some(chance(advantage(self, seat)))
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
    fn an_amazon_in_danger_is_good_for_the_aliens() {
        // Behind b1, seen from a1, is c1: a stone there holds the jump.
        assert!(of_aliens("1 a1,a9,a17 b1,f1,f2 27") > of_aliens("1 a1,a9,a17 b1,c1,f2 27"));
    }

    #[test]
    fn amazons_are_worth_having() {
        // One Amazon more in hand changes nothing on the board.
        for in_hand in 9..26 {
            let (fewer, more) = (in_hand, in_hand + 1);
            let of_aliens = |left| of_aliens(&format!("1 a1,a9,a17 f1 {left}"));
            assert!(of_aliens(fewer) > of_aliens(more), "{fewer}");
        }
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
