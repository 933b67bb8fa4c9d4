//! A game of any kind that is being played.

mod kept;
mod shown;
mod thinking;

use core::fmt;

use board_play::{EndError, Ended, Ending, Outcome, Rematch, Seat};

use crate::erased::ErasedTable;
use crate::{AnyPosition, AnyRecord, Error, GameEnd, Player};

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
        AnyPosition(self.0.record().position())
    }

    /// Returns the seed that all chance comes from.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.0.seed()
    }

    /// Returns which game of several with one seed this is.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.0.number()
    }

    /// Says which game of several with one seed this is, as
    /// [`Table::set_number`](crate::Table::set_number).
    pub fn set_number(&mut self, number: u64) {
        self.0.set_number(number);
    }

    /// Returns how many moves have been made.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.0.record().plies()
    }

    /// Returns the moves made.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        self.0.record().moves()
    }

    /// Returns the move made last, if there is one.
    #[must_use]
    pub fn last(&self) -> Option<String> {
        self.0.record().last()
    }

    /// Returns how the game ended, as [`AnyRecord::ending`](crate::AnyRecord::ending), if it did.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.0.record().ending()
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

    /// Seats another player, as [`Table::set_player`](crate::Table::set_player).
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        self.0.set_player(seat, player);
    }

    /// Lets the players exchange seats in the middle of the game, with their names, as
    /// [`Table::exchange_players`](crate::Table::exchange_players).
    pub fn exchange_players(&mut self) {
        self.0.exchange_players();
    }

    /// Seats the players at their next game, by the custom of the game, as
    /// [`Table::rematch`](crate::Table::rematch); none while this one goes on.
    ///
    /// # Examples
    ///
    /// ```
    /// use fourchette::board_play::Seat;
    /// use fourchette::{AnyRecord, BotKind, Player, Start};
    ///
    /// let record = AnyRecord::begin("y", Start::Rules(""))?;
    /// let mut table = record.into_table([Player::Human, Player::Bot(BotKind::Greedy)], 7);
    /// assert!(table.rematch().is_none());
    ///
    /// table.resign_for(Seat::First)?;
    /// let next = table.rematch().expect("the game is over");
    /// assert_eq!(next.player(Seat::Second), Player::Human);
    /// assert_eq!((next.plies(), next.number()), (0, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rematch(&self) -> Option<Self> {
        self.0.rematch().map(Self)
    }

    /// Seats the players at their next game in a given way, as
    /// [`Table::rematch_by`](crate::Table::rematch_by); none while this one goes on.
    #[must_use]
    pub fn rematch_by(&self, way: Rematch) -> Option<Self> {
        self.0.rematch_by(way).map(Self)
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

    /// Returns the record up to now, secrets included.
    #[must_use]
    pub fn record(&self) -> AnyRecord {
        self.0.record().boxed().into()
    }

    /// Makes a move for whoever is to decide, and returns how it ended the game, if it did.
    ///
    /// # Errors
    ///
    /// The text is no move, the game was over, or the rule that the move breaks.
    pub fn push(&mut self, m: &str) -> Result<Option<Ending>, Error> {
        self.0.push(m)
    }

    /// Ends the game for the person who is to decide, and returns that person's seat; none if no
    /// person is.
    pub fn resign(&mut self) -> Option<Seat> {
        self.0.resign()
    }

    /// Ends the game for a seat that gives it up, whoever is to decide.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn resign_for(&mut self, seat: Seat) -> Result<Ending, EndError> {
        self.0.resign_for(seat)
    }

    /// Ends a game that its moves have not decided: on time, by agreement, by forfeit, as
    /// [`Table::end_by`](crate::Table::end_by).
    ///
    /// # Errors
    ///
    /// The game is over, or would be drawn by resignation; nothing has changed then.
    pub fn end_by(&mut self, ended: Ended, outcome: Outcome) -> Result<Ending, EndError> {
        self.0.end_by(ended, outcome)
    }

    /// Takes moves back until the person who decided last is to decide again, as
    /// [`Table::undo`](crate::Table::undo), and returns whether there was such a decision.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Takes moves back until `plies` are left and returns them in order, so that they can be made again,
    /// as [`Table::truncate`](crate::Table::truncate).
    ///
    /// # Examples
    ///
    /// ```
    /// use fourchette::{AnyRecord, Player, Start};
    ///
    /// let record = AnyRecord::begin("y", Start::Rules(""))?;
    /// let mut table = record.into_table([Player::Human; 2], 7);
    /// for m in ["e5", "a1", "f3"] {
    ///     table.push(m)?;
    /// }
    /// let taken_back = table.truncate(1);
    /// assert_eq!(taken_back, ["a1", "f3"]);
    /// for m in &taken_back {
    ///     table.push(m)?;
    /// }
    /// assert_eq!(table.moves(), ["e5", "a1", "f3"]);
    /// # Ok::<(), fourchette::Error>(())
    /// ```
    pub fn truncate(&mut self, plies: usize) -> Vec<String> {
        self.0.truncate(plies)
    }
}

impl Clone for AnyTable {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
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
