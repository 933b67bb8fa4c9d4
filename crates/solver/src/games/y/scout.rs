//! What connections say of a position, with as little work as one likes.

use board_play::{Position as _, Seat};
use y::YOn;
use y::board_graph::{Board, NodeSetOf};

use super::connections::Connections;
use super::connector::{is_without_pie, stones_of};
use super::entries::Entries;
use super::field::{Field, MOST_NODES, ONE_WORD, Stones};
use super::search::{Found, Search};
use super::settled::Settled;

/// What is known of a position of Y.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook<const W: usize> {
    /// A seat wins.
    Win(Seat),
    /// Any other move than one of these loses; they may lose too.
    MayWin(NodeSetOf<W>),
}

/// Decides positions of Y on a board with at most 125 nodes, such as `bent:9`, by connections that cannot be
/// cut, in steps: each position gets as much work as somebody thinks it is worth, and more another time.
///
/// It is what the solver proves wins of Y by, for searches that want to ask at nodes which they visit often.
/// A look takes some tenths of a millisecond on `flat:9`, and on `bent:9` some milliseconds.
///
/// # Examples
///
/// ```
/// use board_play::{Position as _, Seat};
/// use solver::connections::{Outlook, Scout};
/// use y::Y;
///
/// let mut position = Y::new(&"board=flat:5".parse()?);
/// let mut scout = Scout::new(position.board(), 1 << 20).expect("15 nodes");
/// position.play("b1".parse()?)?;
/// let outlook = scout.look(&position, &mut || false);
/// assert_eq!(outlook, Some(Outlook::Win(Seat::First)));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Scout(BySize);

/// A scout for boards whose sets of nodes have so many words.
#[derive(Debug)]
enum BySize {
    One(Box<ScoutOf<1>>),
    Two(Box<ScoutOf<2>>),
}

impl Scout {
    /// Makes room for so many bytes of results at most. None if the board has more than 125 nodes, or the
    /// machine does not have the memory.
    #[must_use]
    pub fn new(board: Board, memory: usize) -> Option<Self> {
        let nodes = board.node_count();
        if nodes > MOST_NODES {
            return None;
        }
        let sized = if nodes <= ONE_WORD {
            BySize::One(Box::new(ScoutOf::new(board, memory)?))
        } else {
            BySize::Two(Box::new(ScoutOf::new(board, memory)?))
        };
        Some(Self(sized))
    }

    /// Looks at a position of the board, and then into others behind it, as long as `go_on` says so before
    /// each. None if the position is over, if a colour can be chosen in it or after the next move, or if the
    /// colours do not take turns.
    pub fn look<const W: usize>(
        &mut self,
        position: &YOn<W>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Outlook<W>> {
        match &mut self.0 {
            BySize::One(scout) => scout.look(position, go_on),
            BySize::Two(scout) => scout.look(position, go_on),
        }
    }
}

/// What a scout knows of a board.
#[derive(Debug)]
struct ScoutOf<const V: usize> {
    field: Field<V>,
    entries: Entries<V>,
    connections: Connections<V>,
}

impl<const V: usize> ScoutOf<V> {
    fn new(board: Board, memory: usize) -> Option<Self> {
        let field = Field::new(board);
        Some(Self {
            connections: Connections::new(&field),
            entries: Entries::new(memory)?,
            field,
        })
    }

    /// Looks at a position, as [`Scout::look`].
    fn look<const W: usize>(
        &mut self,
        position: &YOn<W>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Outlook<W>> {
        debug_assert_eq!(position.board(), self.field.board());
        let is_usual = position.is_alternating() && is_without_pie(position);
        let mover = position.to_move().filter(|_| is_usual)?;
        let stones = stones_of(position)?;
        let mut search = Search {
            field: &self.field,
            entries: &self.entries,
            connections: &mut self.connections,
            spend: go_on,
            is_out: false,
        };
        let found = search.decide(stones);
        if found.is_decided() {
            let winner = if found.is_won() { mover } else { !mover };
            return Some(Outlook::Win(winner));
        }
        Some(Outlook::MayWin(self.may_win(stones, found).resize()?))
    }

    /// Returns the moves that are not known to lose.
    fn may_win(&self, stones: Stones<V>, found: Found<V>) -> NodeSetOf<V> {
        let vacant = self.field.vacant(stones);
        let is_threatened = !found.support.is_empty();
        if !is_threatened {
            return vacant;
        }
        // What the other colour has captured can be attacked, though that comes to nothing.
        let captured = Settled::of(&self.field, stones).other;
        found.nodes | captured & vacant
    }
}
