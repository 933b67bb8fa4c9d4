//! A game from its start to its present position, with readable text.
//!
//! ```text
//! # game: nim
//! # rules: stones=7
//! # first: Ada
//! # second: Grace
//! # max-plies: 100
//! # result: 1
//!
//! 3 1 3
//! ```
//!
//! The headers come first, in any order, each at most once; only `game` is needed. `rules` are the
//! options, the defaults if missing. `position` is the start if it is not that of the rules. `first`
//! and `second` are names. `repetition` and `max-plies` are the [`Adjudication`], 0 or missing for
//! none. `result` is `1`, `2`, `draw`, or `*` for a game that is not decided; it must agree with the
//! moves. The moves follow, separated by blanks or line ends.
//!
//! Where the moves do not decide, `ended` says why the game has a result: `resignation`, `time`,
//! `agreement`, `forfeit` or `adjudication`. What goes together:
//!
//! | the moves | `ended` | `result` |
//! | --- | --- | --- |
//! | decide, by the rules or by a limit | must be missing | is that of the moves, or missing |
//! | do not decide | missing | `*`, or missing |
//! | do not decide | `resignation` | must be `1` or `2` |
//! | do not decide | another | must be `1`, `2` or `draw` |
//!
//! What readers keep in a record never changes what the game is, and is written back as it was:
//!
//! * Headers with other keys, of small letters, digits and hyphens: `# event: …`, `# date: …`, in their
//!   order, behind those above. The one key that is refused is `seen-by`, that of a [`SeenRecord`].
//! * Comments `{text}` among the moves, without braces inside. A comment belongs to the move before it,
//!   or to the start; two in a row become one, of two lines. It may go over several lines; line ends in
//!   it are read as line feeds.
//!
//! A byte order mark before the first header is skipped.

mod body;
mod ended;
mod error;
mod headers;
mod kept;
mod read;
mod seen;
mod write;

pub use ended::Ended;
pub use error::{EndError, GoesOn, PushError, RecordError};
pub use headers::{game_of, rules_of};
pub use seen::SeenRecord;

use std::collections::BTreeMap;

use crate::{Adjudication, Ending, Outcome, Past, Position, Referee, Seat, TextError};

/// The longest name of a player, in bytes.
const LONGEST_NAME: usize = 200;

/// A game from its start to its present position: legal moves only, none after the end.
///
/// It is read from and written as text; see the [module](self) for the format. Reading and writing
/// take time and memory linear in the number of moves. The positions are kept: to take a move back, and
/// to ask what stood before, costs the same after ten plies and after ten thousand.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::{Adjudication, Outcome, Seat, Position, Record};
///
/// let start = Nim::new(&"stones=7".parse()?);
/// let mut record = Record::new(start, Adjudication::default());
/// record.set_name(Seat::First, "Ada")?;
/// for text in ["3", "1", "3"] {
///     record.push(text.parse()?)?;
/// }
/// assert_eq!(record.outcome(), Some(Outcome::Win(Seat::First)));
/// assert!(record.push("1".parse()?).is_err());
///
/// let text = record.to_string();
/// assert_eq!(
///     text,
///     "# game: nim\n# rules: stones=7\n# first: Ada\n# result: 1\n\n3 1 3\n"
/// );
/// assert_eq!(text.parse(), Ok(record));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record<P: Position> {
    start: P,
    names: [Option<String>; 2],
    /// The headers without a meaning, in order.
    headers: Vec<(String, String)>,
    /// The comments, by the number of moves before.
    comments: BTreeMap<usize, String>,
    moves: Vec<P::Move>,
    /// The positions after the start: one for each move.
    reached: Vec<P>,
    /// The keys of all positions, the start included.
    past: Past,
    referee: Referee<P>,
    /// What somebody said of a game that the referee has not ended.
    ended: Option<(Ended, Outcome)>,
}

impl<P: Position> Record<P> {
    /// Begins a record.
    #[must_use]
    pub fn new(start: P, adjudication: Adjudication) -> Self {
        Self {
            start,
            names: [None, None],
            headers: Vec::new(),
            comments: BTreeMap::new(),
            moves: Vec::new(),
            reached: Vec::new(),
            past: Past::from_iter([start.key()]),
            referee: Referee::new(adjudication, &start),
            ended: None,
        }
    }

    /// Makes a move and returns how it ended the game, if it did.
    ///
    /// # Errors
    ///
    /// The game was over, or the move is illegal; the record is unchanged then.
    pub fn push(&mut self, m: P::Move) -> Result<Option<Ending>, PushError<P::Illegal>> {
        if let Some(ending) = self.ending() {
            return Err(PushError::Over(ending));
        }
        let next = self.position().after(m).map_err(PushError::Illegal)?;
        self.moves.push(m);
        self.reached.push(next);
        self.past.see(next.key());
        Ok(self.referee.see(&next))
    }

    /// Takes moves back until `plies` are left, with the comments on them; takes none back if there are
    /// no more than that. What [`end`](Self::end) has done is taken back in any case.
    ///
    /// Cost: in proportion to the moves that are taken back.
    pub fn truncate(&mut self, plies: usize) {
        self.ended = None;
        if plies >= self.moves.len() {
            return;
        }
        self.moves.truncate(plies);
        for position in self.reached.drain(plies..) {
            self.past.forget(position.key());
            self.referee.take_back(&position);
        }
        while let Some(comment) = self
            .comments
            .last_entry()
            .filter(|last| *last.key() > plies)
        {
            comment.remove();
        }
    }

    /// Returns the position that the game began with.
    #[must_use]
    pub fn start(&self) -> &P {
        &self.start
    }

    /// Returns the moves made.
    #[must_use]
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// Returns the present position.
    #[must_use]
    pub fn position(&self) -> &P {
        self.reached.last().unwrap_or(&self.start)
    }

    /// Yields the start, then the position after each move, one more than there are moves.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = P> {
        let start = core::iter::once(self.start);
        start.chain(self.reached.iter().copied())
    }

    /// Returns the keys of the positions that have stood, the present one included.
    #[must_use]
    pub fn past(&self) -> &Past {
        &self.past
    }

    /// Returns how the game ended, by its rules, by adjudication or by somebody's word, if it did.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let said = || {
            self.ended
                .map(|(ended, outcome)| Ending::Ended(ended, outcome))
        };
        self.referee.ending().or_else(said)
    }

    /// Returns the outcome, if the game has ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending().map(Ending::outcome)
    }

    /// Returns what besides its rules ends the game.
    #[must_use]
    pub fn adjudication(&self) -> Adjudication {
        self.referee.adjudication()
    }

    /// Returns the same record under another adjudication, with everything in it.
    ///
    /// # Errors
    ///
    /// Moves were made, or the game was ended, after that adjudication would have ended it.
    pub fn adjudicated(&self, by: Adjudication) -> Result<Self, GoesOn> {
        let mut referee = Referee::new(by, &self.start);
        let goes_on = |ply, referee: &Referee<P>| {
            let ending = referee.ending();
            ending.map_or(Ok(()), |ending| Err(GoesOn { ply, ending }))
        };
        for (ply, position) in (1..).zip(&self.reached) {
            goes_on(ply, &referee)?;
            referee.see(position);
        }
        if self.ended.is_some() {
            goes_on(self.moves.len() + 1, &referee)?;
        }
        Ok(Self {
            referee,
            ..self.clone()
        })
    }

    /// Returns the name of the player of a seat, if it is known.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names[seat.index()].as_deref()
    }

    /// Names the player of a seat; blanks at the ends of the name are dropped, and an empty name is none.
    ///
    /// # Errors
    ///
    /// The name is very long or has control characters, such as line feeds.
    pub fn set_name(&mut self, seat: Seat, name: &str) -> Result<(), TextError> {
        let name = name.trim();
        if name.chars().any(char::is_control) {
            return Err(TextError::new("name", name, "has control characters"));
        }
        if name.len() > LONGEST_NAME {
            let reason = format_args!("longer than {LONGEST_NAME} bytes");
            return Err(TextError::new("name", name, reason));
        }
        self.names[seat.index()] = (!name.is_empty()).then(|| name.to_owned());
        Ok(())
    }
}

/// Compares everything that is written: start, moves, names, adjudication, what somebody has ended the
/// game with, other headers in their order, and comments. All the rest follows from them.
impl<P: Position> PartialEq for Record<P> {
    fn eq(&self, other: &Self) -> bool {
        self.start == other.start
            && self.moves == other.moves
            && self.names == other.names
            && self.adjudication() == other.adjudication()
            && self.ended == other.ended
            && self.headers == other.headers
            && self.comments == other.comments
    }
}

impl<P: Position> Eq for Record<P> {}
