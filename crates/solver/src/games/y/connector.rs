//! The prover of Y on small boards.

use std::sync::Arc;

use board_play::{Position as _, Seat, Status};
use y::board_graph::{Board, Node};
use y::{Colour, Move, Opening, YOn};

use super::connections::Connections;
use super::entries::Entries;
use super::field::{Field, MOST_NODES, ONE_WORD, Stones, each};
use super::search::{Found, Search};
use super::strategy::Strategy;
use crate::meter::Meter;
use crate::prover::{Goal, Prover};

/// How many positions each move gets at first when a reply is looked for, and how many times more then.
const FIRST_TRY: u64 = 1;
const GROWTH: u64 = 4;

/// Proves wins of Y where the colours take turns, by connections.
#[derive(Debug)]
pub(super) struct Connector<const V: usize> {
    field: Arc<Field<V>>,
    entries: Arc<Entries<V>>,
    connections: Connections<V>,
}

/// Returns whether a board is small enough for a prover.
pub(super) fn takes(board: Board) -> bool {
    board.node_count() <= MOST_NODES
}

/// Makes a prover whose table takes so many bytes at most; none if the machine does not have them. The board
/// must be one that it [takes].
pub(super) fn prover<const W: usize>(
    board: Board,
    memory: usize,
) -> Option<Box<dyn Prover<YOn<W>>>> {
    if board.node_count() <= ONE_WORD {
        Some(Box::new(Connector::<1>::new(board, memory)?))
    } else {
        Some(Box::new(Connector::<2>::new(board, memory)?))
    }
}

impl<const V: usize> Connector<V> {
    fn new(board: Board, memory: usize) -> Option<Self> {
        let field = Field::new(board);
        Some(Self {
            connections: Connections::new(&field),
            field: Arc::new(field),
            entries: Arc::new(Entries::new(memory)?),
        })
    }

    pub(super) fn field(&self) -> &Field<V> {
        &self.field
    }

    /// Looks into so many positions at most to find out who wins, the colour that is to move or the other.
    pub(super) fn find(
        &mut self,
        stones: Stones<V>,
        most: u64,
        meter: &mut Meter<'_, '_>,
    ) -> Found<V> {
        let mut left = most;
        let mut search = Search {
            field: &self.field,
            entries: &self.entries,
            connections: &mut self.connections,
            spend: &mut || {
                left = left.saturating_sub(1);
                meter.spend() && left > 0 && !meter.is_out()
            },
            is_out: false,
        };
        search.decide(stones)
    }

    /// Returns which seat wins, if nothing more than stones could be played; none if that was not found out.
    fn winner_by_stones<const W: usize>(
        &mut self,
        position: &YOn<W>,
        meter: &mut Meter<'_, '_>,
    ) -> Option<Seat> {
        let mover = position.to_move()?;
        let found = self.find(stones_of(position)?, u64::MAX, meter);
        found
            .is_decided()
            .then(|| if found.is_won() { mover } else { !mover })
    }

    /// Returns a stone that wins.
    pub(super) fn winning_stone(
        &mut self,
        stones: Stones<V>,
        meter: &mut Meter<'_, '_>,
    ) -> Option<usize> {
        let found = self.find(stones, u64::MAX, meter);
        if !found.is_won() {
            return None;
        }
        if let Some(node) = each(found.support).next() {
            return Some(node);
        }
        let carrier = found.nodes & self.field.vacant(stones);
        let mut most = FIRST_TRY;
        while !meter.is_out() {
            let mut nodes = each(carrier);
            let wins = |&node: &usize| self.find(stones.after(node), most, meter).is_lost();
            if let Some(node) = nodes.find(wins) {
                return Some(node);
            }
            most = most.saturating_mul(GROWTH);
        }
        None
    }
}

/// Returns the stones of a position that is not over.
pub(super) fn stones_of<const V: usize, const W: usize>(position: &YOn<W>) -> Option<Stones<V>> {
    let mover = position.colour_to_move()?;
    let stones = |colour: Colour| position.stones(colour).resize();
    Some(Stones {
        own: stones(mover)?,
        other: stones(!mover)?,
    })
}

/// Returns whether the first stone, which can be swapped, has not been put down.
fn is_before_pie<const W: usize>(position: &YOn<W>) -> bool {
    position.options().opening() == Opening::Pie && position.occupied().is_empty()
}

/// Returns whether nothing but stones can be played from here on, and nobody chooses a colour.
pub(super) fn is_without_pie<const W: usize>(position: &YOn<W>) -> bool {
    !is_before_pie(position) && !position.is_swap_offered()
}

impl<const V: usize, const W: usize> Prover<YOn<W>> for Connector<V> {
    fn wins(&mut self, position: &YOn<W>, seat: Seat, meter: &mut Meter<'_, '_>) -> Option<bool> {
        if let Status::Over(outcome) = position.status() {
            return Some(outcome.value(seat) > 0);
        }
        let winner = if is_before_pie(position) {
            // Whatever the first stone is, the second seat takes the colour that wins.
            Seat::Second
        } else if position.is_swap_offered() {
            position.to_move()?
        } else {
            self.winner_by_stones(position, meter)?
        };
        Some(winner == seat)
    }

    fn reply(&mut self, position: &YOn<W>, goal: Goal, meter: &mut Meter<'_, '_>) -> Option<Move> {
        if position.to_move() != Some(goal.seat()) || is_before_pie(position) {
            return None;
        }
        if position.is_swap_offered() && self.winner_by_stones(position, meter)? != goal.seat() {
            return Some(Move::Swap);
        }
        let node = self.winning_stone(stones_of(position)?, meter)?;
        Some(Move::Place(position.board().name(Node::new(node))))
    }

    fn regions(
        &mut self,
        position: &YOn<W>,
        _: Seat,
        meter: &mut Meter<'_, '_>,
    ) -> Option<Vec<String>> {
        if !is_without_pie(position) {
            return None;
        }
        let stones = stones_of(position)?;
        Strategy::new(self, meter).write(stones)
    }

    fn beside(&self) -> Box<dyn Prover<YOn<W>>> {
        Box::new(Self {
            field: Arc::clone(&self.field),
            entries: Arc::clone(&self.entries),
            connections: Connections::new(&self.field),
        })
    }
}
