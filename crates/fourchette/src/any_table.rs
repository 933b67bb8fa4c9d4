//! A game of any kind that is being played.

use core::fmt;
use core::ops::ControlFlow;

use board_draw::Canvas;
use board_play::{Ending, Seat, Viewer};
use bots::{Analysis, Budget, ProgressFn};

use crate::erased::ErasedTable;
use crate::{AnyPosition, AnyRecord, Error, GameEnd, Player, ToldMove};

/// A [`Table`](crate::Table) of any of the games, for programs that work with text;
/// [`AnyRecord::into_table`](crate::AnyRecord::into_table) makes it.
///
/// # Examples
///
/// A person plays against an opponent, and plays whatever is legal first.
///
/// ```
/// use fourchette::{AnyRecord, BotKind, Player, Start};
///
/// let record = AnyRecord::begin("y", Start::Rules("board=bent:3"))?;
/// let mut table = record.into_table([Player::Human, Player::Bot(BotKind::Greedy)], 7);
/// while table.end().is_none() {
///     let m = match table.decide() {
///         Some(m) => m,
///         None => table.position().moves().swap_remove(0),
///     };
///     table.push(&m)?;
/// }
/// assert!(table.ending().is_some());
/// # Ok::<(), fourchette::Error>(())
/// ```
pub struct AnyTable(pub(crate) Box<dyn ErasedTable>);

impl AnyTable {
    /// Returns the present position.
    #[must_use]
    pub fn position(&self) -> AnyPosition {
        AnyPosition(self.0.position())
    }

    /// Says which game of several with one seed this is, as
    /// [`Table::set_number`](crate::Table::set_number).
    pub fn set_number(&mut self, number: u64) {
        self.0.set_number(number);
    }

    /// Returns how many moves have been made.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.0.plies()
    }

    /// Returns how the game ended, as [`AnyRecord::ending`](crate::AnyRecord::ending), if it did.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.0.ending()
    }

    /// Returns why the game is over, if it is.
    #[must_use]
    pub fn end(&self) -> Option<GameEnd> {
        self.0.end()
    }

    /// Returns who plays for a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        self.0.player(seat)
    }

    /// Returns the seat of the person who is to decide next; none if chance, an opponent or nobody is.
    #[must_use]
    pub fn human_to_move(&self) -> Option<Seat> {
        self.0.human_to_move()
    }

    /// Returns whether a person plays.
    #[must_use]
    pub fn has_humans(&self) -> bool {
        self.0.has_humans()
    }

    /// Returns whether two persons play.
    #[must_use]
    pub fn has_two_humans(&self) -> bool {
        self.0.has_two_humans()
    }

    /// Returns whether the seats know different things, as
    /// [`Table::has_secrets`](crate::Table::has_secrets).
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        self.0.has_secrets()
    }

    /// Returns whether the seats may come to know different things before the game is over.
    #[must_use]
    pub fn can_have_secrets(&self) -> bool {
        self.0.can_have_secrets()
    }

    /// Returns whether everything is shown, as [`Table::is_open`](crate::Table::is_open).
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.0.is_open()
    }

    /// Shows everything from now on, as [`Table::open`](crate::Table::open).
    pub fn open(&mut self) {
        self.0.open();
    }

    /// Returns the number of the last ply that a person at the table has not seen all of, as
    /// [`Table::last_secret`](crate::Table::last_secret).
    #[must_use]
    pub fn last_secret(&self) -> usize {
        self.0.last_secret()
    }

    /// Returns the record up to now, secrets included.
    #[must_use]
    pub fn record(&self) -> AnyRecord {
        self.0.record().into()
    }

    /// Makes a move for whoever is to decide, and returns how it ended the game, if it did.
    ///
    /// # Errors
    ///
    /// The text is no move, the game was over, or the rule that the move breaks.
    pub fn push(&mut self, m: &str) -> Result<Option<Ending>, Error> {
        self.0.push(m)
    }

    /// Returns what chance or an opponent decides next; none if a person is to decide or nobody. The
    /// move is not made yet.
    #[must_use]
    pub fn decide(&self) -> Option<String> {
        self.decide_watched(&mut |_| ControlFlow::Continue(()))
    }

    /// Decides as [`decide`](Self::decide), while `progress` watches an opponent think.
    pub fn decide_watched(&self, progress: &mut ProgressFn<'_>) -> Option<String> {
        self.0.decide(progress)
    }

    /// Looks for the best moves of the person who is to decide, by what that person may know; none if
    /// no person is to decide.
    pub fn advise(
        &self,
        budget: Budget,
        progress: &mut ProgressFn<'_>,
    ) -> Option<Analysis<String>> {
        self.0.advise(budget, progress)
    }

    /// Bounds the memory of each search, as [`Table::limit_memory`](crate::Table::limit_memory).
    pub fn limit_memory(&mut self, bytes: usize) {
        self.0.limit_memory(bytes);
    }

    /// Ends the game for the person who is to decide, and returns that person's seat; none if no
    /// person is.
    pub fn resign(&mut self) -> Option<Seat> {
        self.0.resign()
    }

    /// Takes moves back until the person who decided last is to decide again, as
    /// [`Table::undo`](crate::Table::undo), and returns whether there was such a decision.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Returns who looks at the table, as [`Table::viewer`](crate::Table::viewer).
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.0.viewer()
    }

    /// Returns how a legal move that is about to be made is told, as
    /// [`Table::told`](crate::Table::told).
    ///
    /// # Errors
    ///
    /// The text is no move.
    pub fn told(&self, m: &str) -> Result<String, Error> {
        self.0.told(m)
    }

    /// Returns what a seat has seen happen since it decided last.
    #[must_use]
    pub fn told_since(&self, seat: Seat) -> Vec<ToldMove> {
        self.0.told_since(seat)
    }

    /// Draws the position as the viewer may see it, with the last move marked.
    #[must_use]
    pub fn canvas(&self) -> Canvas {
        self.0.canvas()
    }

    /// Returns the text of the record as the viewer may see it, as [`Table::text`](crate::Table::text).
    #[must_use]
    pub fn text(&self) -> String {
        self.0.text()
    }

    /// Returns the text of the whole record, secrets included.
    #[must_use]
    pub fn record_text(&self) -> String {
        self.0.record_text()
    }
}

impl fmt::Debug for AnyTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.position();
        f.debug_struct("AnyTable")
            .field("position", &position)
            .finish_non_exhaustive()
    }
}
