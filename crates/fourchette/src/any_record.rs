//! A record of any game, reached by text.

mod kept;

use core::fmt::{self, Debug, Display};
use core::str::FromStr;

use board_play::record::game_of;
use board_play::{Adjudication, Ending, Outcome, Record, Seat, TextError};
use bots::BotKind;

use crate::erased::ErasedRecord;
use crate::{
    AnyPosition, AnySeries, AnyTable, Error, Game, GameResult, Player, RecordVisitor, Start,
    visit_start,
};

/// A [`Record`] of any of the games, for programs that work with text.
///
/// # Examples
///
/// ```
/// use fourchette::{AnyRecord, Start};
///
/// let mut record = AnyRecord::begin("y", Start::Rules("opening=pie"))?;
/// record.push("e5")?;
/// record.push("swap")?;
/// assert_eq!(record.moves(), ["e5", "swap"]);
///
/// let text = record.to_string();
/// assert_eq!(text.parse::<AnyRecord>()?.to_string(), text);
/// # Ok::<(), fourchette::Error>(())
/// ```
pub struct AnyRecord(pub(crate) Box<dyn ErasedRecord>);

impl AnyRecord {
    /// Begins a record of the game called `game`, or reads one.
    ///
    /// # Errors
    ///
    /// There is no such game, or the start is refused.
    pub fn begin(game: &str, start: Start<'_>) -> Result<Self, Error> {
        visit_start(game, start, Erase)
    }

    /// Returns the game's name.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.start().game()
    }

    /// Returns the position that the game began with.
    #[must_use]
    pub fn start(&self) -> AnyPosition {
        AnyPosition(self.0.start())
    }

    /// Returns the present position.
    #[must_use]
    pub fn position(&self) -> AnyPosition {
        AnyPosition(self.0.position())
    }

    /// Returns how many moves have been made.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.0.plies()
    }

    /// Returns the moves made.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        self.0.moves()
    }

    /// Returns the move made last, if there is one.
    #[must_use]
    pub fn last(&self) -> Option<String> {
        self.0.last()
    }

    /// Makes a move and returns how it ended the game, if it did.
    ///
    /// # Errors
    ///
    /// The text is no move, the game was over, or the rule that the move breaks; the record is
    /// unchanged then.
    pub fn push(&mut self, m: &str) -> Result<Option<Ending>, Error> {
        self.0.push(m)
    }

    /// Takes moves back until `plies` are left, as [`Record::truncate`].
    pub fn truncate(&mut self, plies: usize) {
        self.0.truncate(plies);
    }

    /// Returns how the game ended, by its rules, by adjudication or by somebody's word, if it did.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.0.ending()
    }

    /// Returns the outcome, if the game has ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending().map(Ending::outcome)
    }

    /// Returns how the game ended and how long it was, if it has ended, as [`GameResult::of`].
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        self.0.result()
    }

    /// Returns a record of the same game, begun anew, in which each seat plays the other's colour; none
    /// if a colour goes with its seat, or the present position is not the start of the game.
    #[must_use]
    pub fn with_colours_exchanged(&self) -> Option<Self> {
        self.0.with_colours_exchanged().map(Self)
    }

    /// Returns what besides its rules ends the game.
    #[must_use]
    pub fn adjudication(&self) -> Adjudication {
        self.0.adjudication()
    }

    /// Returns the same record under another adjudication.
    ///
    /// # Errors
    ///
    /// [`Error::GoesOn`] if moves were made, or the game was ended, after it would have ended the game.
    pub fn adjudicated(&self, by: Adjudication) -> Result<Self, Error> {
        self.0.adjudicated(by).map(Self)
    }

    /// Returns the name of a seat, if it has one.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.0.name(seat)
    }

    /// Names a seat, as [`Record::set_name`].
    ///
    /// # Errors
    ///
    /// The name is very long or has control characters, such as line ends.
    pub fn set_name(&mut self, seat: Seat, name: &str) -> Result<(), TextError> {
        self.0.set_name(seat, name)
    }

    /// Returns the text of what a seat has seen of the game, as [`Record::seen_by`].
    #[must_use]
    pub fn seen_by(&self, viewer: Seat) -> String {
        self.0.seen_by(viewer)
    }

    /// Sets up a series of games between opponents from the present position.
    #[must_use]
    pub fn series(
        &self,
        players: [BotKind; 2],
        seed: u64,
        adjudication: Adjudication,
    ) -> AnySeries {
        AnySeries(self.0.series(players, seed, adjudication))
    }

    /// Seats players at the game, as [`Table::new`](crate::Table::new).
    #[must_use]
    pub fn into_table(self, players: [Player; 2], seed: u64) -> AnyTable {
        AnyTable(self.0.into_table(players, seed))
    }
}

/// Forgets the type of a record.
struct Erase;

impl RecordVisitor for Erase {
    type Out = AnyRecord;

    fn visit<G: Game>(self, record: Record<G>) -> AnyRecord {
        record.into()
    }
}

/// Forgets which game a record is of.
impl<G: Game> From<Record<G>> for AnyRecord {
    fn from(record: Record<G>) -> Self {
        Self(Box::new(record))
    }
}

/// Takes a record that has been erased already.
impl From<Box<dyn ErasedRecord>> for AnyRecord {
    fn from(record: Box<dyn ErasedRecord>) -> Self {
        Self(record)
    }
}

impl Clone for AnyRecord {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

/// Says the game, and the text; what is inside differs from game to game.
impl Debug for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyRecord")
            .field("game", &self.game())
            .field("text", &self.to_string())
            .finish()
    }
}

/// Writes the record's text.
impl Display for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&*self.0, f)
    }
}

/// Reads a record's text; the header `game` says which game it is of.
impl FromStr for AnyRecord {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let game = game_of(text).map_err(|reason| Error::Start(Box::new(reason)))?;
        Self::begin(game, Start::Record(text))
    }
}
