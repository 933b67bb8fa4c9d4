//! What all games of stones can be asked.

use board_graph::{Board, Node, NodeSet};
use board_play::{Outcome, Position, Seat, Status};

use crate::{Colour, GameOver, Mover, Routes, Shift, Stones};

/// A game of stones of two seats on the 93-node board.
///
/// A program that shows or studies such games needs no more than this trait to work with all of them.
pub trait StoneGame: Position {
    /// Returns which stones are where.
    #[must_use]
    fn all_stones(&self) -> &Stones;

    /// Returns the position with other stones and all else as it is: the seat to move, the winner and
    /// what is in hand. It is a position if the stones are an image of these, as
    /// [`Stones::mapped`] makes it.
    #[must_use]
    fn with_stones(&self, stones: Stones) -> Self;

    /// Returns the seat to move or, once the game is over, the seat that would be: the loser, where a
    /// seat wins by its own move.
    #[must_use]
    fn turn(&self) -> Seat;

    /// Returns the seat that has won, if one has.
    #[must_use]
    fn winner(&self) -> Option<Seat>;

    /// Returns the stones that make the win, once the game is won.
    #[must_use]
    fn winning_stones(&self) -> Option<NodeSet>;

    /// Returns the status of a game that goes on until a seat has won.
    #[must_use]
    #[inline]
    fn won_or_to_move(&self) -> Status {
        match self.winner() {
            Some(winner) => Status::Over(Outcome::Win(winner)),
            None => Status::ToMove(self.turn()),
        }
    }

    /// Checks that nobody has won.
    ///
    /// # Errors
    ///
    /// The colour of the seat that has.
    #[inline]
    fn check_going_on(&self) -> Result<(), GameOver> {
        match self.winner() {
            Some(winner) => Err(GameOver(Self::colour(winner))),
            None => Ok(()),
        }
    }

    /// Returns the colour that a seat plays: Black for the first, unless the game says otherwise.
    #[must_use]
    #[inline]
    fn colour(seat: Seat) -> Colour {
        match seat {
            Seat::First => Colour::Black,
            Seat::Second => Colour::White,
        }
    }

    /// Returns the board.
    #[must_use]
    #[inline]
    fn board(&self) -> Board {
        Board::bent9()
    }

    /// Returns a seat's stones on the board.
    #[must_use]
    #[inline]
    fn stones(&self, seat: Seat) -> NodeSet {
        self.all_stones().of(seat)
    }

    /// Returns the nodes with a stone.
    #[must_use]
    #[inline]
    fn occupied(&self) -> NodeSet {
        self.all_stones().occupied()
    }

    /// Returns the nodes without a stone.
    #[must_use]
    #[inline]
    fn vacant(&self) -> NodeSet {
        self.all_stones().vacant()
    }

    /// Returns the seat whose stone is on a node, if there is one.
    #[must_use]
    fn stone(&self, node: Node) -> Option<Seat> {
        self.all_stones().at(node)
    }
}

/// A game of stones in which a move takes a stone from node to node by some [`Routes`].
pub trait ShiftGame: StoneGame {
    /// How stones go.
    type Routes: Routes;

    /// Returns the routes by the rules of this position.
    #[must_use]
    fn routes(&self) -> Self::Routes;

    /// Returns the seat to move, with all that its moves depend on.
    #[must_use]
    #[inline]
    fn mover(&self) -> Mover<'_, Self::Routes> {
        Mover::new(self.all_stones(), self.to_move(), self.routes())
    }

    /// Returns the nodes to which a stone on `from`, of either colour, could go.
    ///
    /// # Panics
    ///
    /// If the node is not on the board.
    #[must_use]
    fn targets(&self, from: Node) -> NodeSet {
        self.routes().targets(from, self.occupied())
    }

    /// Returns the nodes of a shortest way by which a shift takes a stone of either colour, both ends
    /// included: what to draw or to tell. None if there is no such stone, or no way.
    #[must_use]
    fn path(&self, shift: Shift) -> Option<Vec<Node>> {
        let Shift { from, to } = shift;
        let has_stone = shift.is_on_board() && self.occupied().contains(from);
        if !has_stone {
            return None;
        }
        self.routes().path(from, to, self.occupied())
    }

    /// Returns whether a seat has a stone that can go anywhere, whoever is to move.
    #[must_use]
    fn can_move(&self, seat: Seat) -> bool {
        self.routes().any(self.stones(seat), self.occupied())
    }
}
