//! The moves of games in which stones go from node to node.

use board_graph::{Board, Node, NodeSet};
use board_play::Seat;

use crate::{CanMove, Routes, Shift, ShiftFault, ShiftOrPass, StoneFault, StoneGame, Stones};

/// The seat to move, its stones, and the routes by which they go: all that its shifts depend on.
#[derive(Clone, Copy, Debug)]
pub struct Mover<'a, R> {
    stones: &'a Stones,
    seat: Option<Seat>,
    routes: R,
}

impl<'a, R: Routes> Mover<'a, R> {
    /// Makes the mover of a position; `seat` is none if no seat may shift a stone, as when the game is
    /// over. Then nothing is listed, and the checks know no reason for that: the game says it first.
    #[must_use]
    #[inline]
    pub const fn new(stones: &'a Stones, seat: Option<Seat>, routes: R) -> Self {
        Self {
            stones,
            seat,
            routes,
        }
    }

    /// Returns the stones that may be shifted, if they can.
    #[inline]
    fn own(&self) -> NodeSet {
        self.seat
            .map_or(NodeSet::EMPTY, |seat| self.stones.of(seat))
    }

    /// Returns whether the seat has no other move than to pass.
    #[must_use]
    #[inline]
    pub fn must_pass(&self) -> bool {
        self.seat.is_some() && !self.routes.any(self.own(), self.stones.occupied())
    }

    /// Lists the shifts, ascending.
    #[inline]
    pub fn shifts(&self) -> impl Iterator<Item = Shift> + use<R> {
        let shifts = self.routes.all(self.own(), self.stones.occupied());
        shifts.map(Shift::from)
    }

    /// Counts the shifts.
    #[must_use]
    #[inline]
    pub fn shift_count(&self) -> usize {
        self.routes.count(self.own(), self.stones.occupied())
    }

    /// Returns the `n`-th shift, counted from 0.
    #[must_use]
    #[inline]
    pub fn nth_shift(&self, n: usize) -> Option<Shift> {
        let shift = self.routes.nth(self.own(), self.stones.occupied(), n);
        shift.map(Shift::from)
    }

    /// Lists the moves of a game in which a seat that cannot shift a stone passes, ascending.
    #[inline]
    pub fn moves(&self) -> impl Iterator<Item = ShiftOrPass> + use<R> {
        let pass = self.must_pass().then_some(ShiftOrPass::Pass);
        self.shifts().map(ShiftOrPass::Shift).chain(pass)
    }

    /// Counts what [`moves`](Self::moves) lists.
    #[must_use]
    #[inline]
    pub fn count(&self) -> usize {
        // A seat that cannot shift a stone has one move, the pass.
        match self.seat {
            Some(_) => self.shift_count().max(1),
            None => 0,
        }
    }

    /// Returns the `n`-th of what [`moves`](Self::moves) lists, counted from 0.
    #[must_use]
    #[inline]
    pub fn nth(&self, n: usize) -> Option<ShiftOrPass> {
        let pass = || (n == 0 && self.must_pass()).then_some(ShiftOrPass::Pass);
        self.nth_shift(n).map(ShiftOrPass::Shift).or_else(pass)
    }

    /// Checks a shift by the seat to move.
    ///
    /// # Errors
    ///
    /// A node is off the board, the stone is not the seat's, or it cannot go there.
    pub fn check<G: StoneGame>(&self, shift: Shift) -> Result<(), ShiftFault<R::Fault>> {
        let board = Board::bent9();
        let Shift { from, to } = shift;
        let mut nodes = [from, to].into_iter();
        if let Some(node) = nodes.find(|&node| !board.contains(node)) {
            return Err(StoneFault::OffBoard(node).into());
        }
        if !self.own().contains(from) {
            let name = board.name(from);
            return Err(match self.stones.at(from) {
                None => StoneFault::Vacant(name).into(),
                Some(owner) => StoneFault::NotOwn {
                    node: name,
                    owner: G::colour(owner),
                }
                .into(),
            });
        }
        let route = self.routes.check(from, to, self.stones.occupied());
        route.map_err(|fault| ShiftFault::Route { shift, fault })
    }

    /// Checks a move of a game in which a seat that cannot shift a stone passes.
    ///
    /// # Errors
    ///
    /// As [`check`](Self::check) and [`check_pass`](Self::check_pass).
    pub fn check_move<G>(&self, m: ShiftOrPass) -> Result<(), G::Illegal>
    where
        G: StoneGame<Illegal: From<ShiftFault<R::Fault>> + From<CanMove>>,
    {
        match m {
            ShiftOrPass::Shift(shift) => Ok(self.check::<G>(shift)?),
            ShiftOrPass::Pass => Ok(self.check_pass()?),
        }
    }

    /// Checks that the seat to move may pass.
    ///
    /// # Errors
    ///
    /// A stone that can move.
    pub fn check_pass(&self) -> Result<(), CanMove> {
        let occupied = self.stones.occupied();
        let can_move = |&node: &Node| self.routes.any(NodeSet::EMPTY.with(node), occupied);
        match self.own().iter().find(can_move) {
            Some(node) => Err(CanMove(Board::bent9().name(node))),
            None => Ok(()),
        }
    }
}

/// Returns the nodes of the way of a shift that has just been made by `seat`, for a drawing of it;
/// none if no such shift leads to these stones.
#[must_use]
pub fn last_path<R: Routes>(
    stones: &Stones,
    seat: Seat,
    shift: Shift,
    routes: R,
) -> Option<Vec<Node>> {
    let Shift { from, to } = shift;
    let occupied = stones.occupied();
    if !shift.is_on_board() || !stones.of(seat).contains(to) || occupied.contains(from) {
        return None;
    }
    routes.path(from, to, occupied.without(to))
}
