//! A position of any game, reached by texts.

mod random;
mod symmetry;

use core::fmt::{self, Debug, Display};
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use board_draw::{Canvas, Svg};
use board_play::trace::TraceError;
use board_play::{Adjudication, Alias, Rematch, Seat, Status, Viewer};

use crate::erased::ErasedPosition;
use crate::game_name::is_played;
#[cfg(feature = "rayon")]
use crate::parallel;
use crate::{AnyRecord, Error, Game, GameAbout, Start};

/// A position of any of the games, for programs that work with texts: moves go in and come out as
/// they are written.
///
/// Code that wants speed, or the types of a game, uses [`visit`](crate::visit) instead.
///
/// # Examples
///
/// ```
/// use fourchette::AnyPosition;
///
/// let mut position = AnyPosition::new("y", "opening=pie")?;
/// position.play("e5")?;
/// position.play("swap")?;
/// assert_eq!(position.move_count(), 92);
///
/// let refused = position.play("e5").unwrap_err();
/// assert_eq!(refused.to_string(), r#"move "e5": e5 is occupied"#);
///
/// let text = position.to_string();
/// assert_eq!(text.parse::<AnyPosition>()?, position);
/// # Ok::<(), fourchette::Error>(())
/// ```
pub struct AnyPosition(pub(crate) Box<dyn ErasedPosition>);

impl AnyPosition {
    /// Sets up the start of a game under rule options, `key=value,key=value`; the empty text means
    /// the defaults.
    ///
    /// # Errors
    ///
    /// There is no such game, or the options are refused.
    pub fn new(game: &str, rules: &str) -> Result<Self, Error> {
        Ok(AnyRecord::begin(game, Start::Rules(rules))?.position())
    }

    /// Returns the game's name.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// Returns the game in words.
    #[must_use]
    pub fn about(&self) -> GameAbout {
        self.0.about()
    }

    /// Returns the rule options that differ from the defaults, as they are written.
    #[must_use]
    pub fn rules(&self) -> String {
        self.0.rules()
    }

    /// Returns how the players sit down to a rematch under the rules of this game.
    #[must_use]
    pub fn rematch(&self) -> Rematch {
        self.0.rematch()
    }

    /// Returns the other name of the game that stands for rules which are played here, if there is one.
    #[must_use]
    pub fn alias(&self) -> Option<Alias> {
        let mut aliases = self.about().words.aliases.iter().copied();
        aliases.find(|&alias| is_played(alias, self))
    }

    /// Returns whose decision comes next, or how the game ended.
    #[must_use]
    pub fn status(&self) -> Status {
        self.0.status()
    }

    /// Lists the legal moves in the game's own ascending order.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        self.first_moves(usize::MAX)
    }

    /// Lists the first legal moves in the game's own ascending order, up to `most` of them.
    #[must_use]
    pub fn first_moves(&self, most: usize) -> Vec<String> {
        self.0.moves(most)
    }

    /// Lists the moves with which the seat to move has won at once, as
    /// [`Position::winning_moves`](board_play::Position::winning_moves).
    #[must_use]
    pub fn winning_moves(&self) -> Vec<String> {
        self.0.winning_moves()
    }

    /// Counts the legal moves.
    #[must_use]
    pub fn move_count(&self) -> usize {
        self.0.move_count()
    }

    /// Returns whether a move is legal.
    ///
    /// # Errors
    ///
    /// The text is no move, or the rule that the move breaks.
    pub fn check(&self, m: &str) -> Result<(), Error> {
        self.0.check(m)
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// The text is no move, or the rule that the move breaks; the position is unchanged then.
    pub fn play(&mut self, m: &str) -> Result<(), Error> {
        self.0.play(m)
    }

    /// Returns the relative probability of a chance move among all chance moves of this position.
    ///
    /// # Errors
    ///
    /// The text is no move.
    pub fn chance_weight(&self, m: &str) -> Result<u32, Error> {
        self.0.chance_weight(m)
    }

    /// Returns a hash of the position, as [`Position::key`](board_play::Position::key).
    #[must_use]
    pub fn key(&self) -> u64 {
        self.0.key()
    }

    /// Returns whether no chance move comes from here on and the seats strictly alternate.
    #[must_use]
    pub fn is_alternating(&self) -> bool {
        self.0.is_alternating()
    }

    /// Counts the sequences of `depth` moves.
    #[must_use]
    pub fn perft(&self, depth: usize) -> u64 {
        self.0.perft(depth)
    }

    /// Counts the sequences of `depth` moves on all threads of the current rayon pool. It needs the
    /// feature `rayon`.
    #[cfg(feature = "rayon")]
    #[must_use]
    pub fn parallel_perft(&self, depth: usize) -> u64 {
        match depth {
            0 => 1,
            _ => parallel::total(&parallel::run(
                &self.0.tasks(depth, &|_| true),
                self.move_count(),
            )),
        }
    }

    /// Lists the legal moves with the counts of the sequences of `depth` moves that begin with each,
    /// counted on all threads of the current rayon pool. It needs the feature `rayon`.
    #[cfg(feature = "rayon")]
    #[must_use]
    pub fn parallel_divide(&self, depth: usize) -> Vec<(String, u64)> {
        self.parallel_divide_of(depth, |_| true)
    }

    /// Lists what [`parallel_divide`](Self::parallel_divide) lists for those of the legal moves that are
    /// wanted, and counts nothing else. It needs the feature `rayon`.
    #[cfg(feature = "rayon")]
    #[must_use]
    pub fn parallel_divide_of(
        &self,
        depth: usize,
        is_wanted: impl Fn(&str) -> bool,
    ) -> Vec<(String, u64)> {
        if depth == 0 {
            return Vec::new();
        }
        let moves = self.moves();
        let wanted: Vec<bool> = moves.iter().map(|m| is_wanted(m)).collect();
        let tasks = self.0.tasks(depth, &|first| wanted[first]);
        let counts = parallel::run(&tasks, moves.len());
        let rows = moves.into_iter().zip(counts).zip(wanted);
        rows.filter(|(_, is_wanted)| *is_wanted)
            .map(|(row, _)| row)
            .collect()
    }

    /// Traces moves from this position on, as [`trace_from`](board_play::trace::trace_from).
    ///
    /// # Errors
    ///
    /// A text is no move, or the rule that a move breaks.
    pub fn trace(&self, rules: &str, moves: &[String]) -> Result<String, TraceError> {
        self.0.trace(rules, moves)
    }

    /// Begins a record that starts with this position.
    ///
    /// # Examples
    ///
    /// ```
    /// use fourchette::AnyPosition;
    /// use fourchette::board_play::Adjudication;
    ///
    /// let start = AnyPosition::new("quinta", "")?;
    /// let mut record = start.record(Adjudication::default());
    /// record.push(&start.first_moves(1)[0])?;
    /// assert_eq!(record.start(), start);
    /// # Ok::<(), fourchette::Error>(())
    /// ```
    #[must_use]
    pub fn record(&self, by: Adjudication) -> AnyRecord {
        self.0.record(by).into()
    }

    /// Returns, as text, what one seat sees of the position, to be read as an
    /// [`AnyView`](crate::AnyView).
    #[must_use]
    pub fn view(&self, viewer: Seat) -> String {
        self.0.view(viewer)
    }

    /// Returns, as text, what one seat sees of a move made in this position.
    ///
    /// # Errors
    ///
    /// The text is no move, or the rule that the move breaks.
    pub fn seen(&self, m: &str, viewer: Seat) -> Result<String, Error> {
        self.0.seen(m, viewer)
    }

    /// Names the places of the board that the rules speak of, as
    /// [`Described::places`](board_play::Described::places).
    #[must_use]
    pub fn places(&self) -> Option<String> {
        self.0.places()
    }

    /// Returns, as text, what one seat is told of a legal move made in this position: enough to
    /// [advance](crate::AnyView::advance) its view.
    ///
    /// # Errors
    ///
    /// The text is no move, or the rule that the move breaks.
    pub fn told(&self, m: &str, viewer: Seat) -> Result<String, Error> {
        self.0.told(m, viewer)
    }

    /// Says in words what a move does in this position, if its text does not say it all, as
    /// [`Described::explain`](board_play::Described::explain).
    ///
    /// # Errors
    ///
    /// The text is no move.
    pub fn explain(&self, m: &str) -> Result<Option<String>, Error> {
        self.0.explain(m)
    }

    /// Draws the position as plain text, for somebody who may see everything.
    #[must_use]
    pub fn diagram(&self) -> String {
        let canvas = self.0.canvas(None, Viewer::Everyone);
        canvas.map_or_else(|error| error.to_string(), |canvas| canvas.to_string())
    }

    /// Draws the position for a terminal. `last`, the move that led here, is marked.
    ///
    /// # Errors
    ///
    /// The text of `last` is no move.
    pub fn canvas(&self, last: Option<&str>, viewer: Viewer) -> Result<Canvas, Error> {
        self.0.canvas(last, viewer)
    }

    /// Draws the position as a picture. `last`, the move that led here, is marked.
    ///
    /// # Errors
    ///
    /// The text of `last` is no move.
    pub fn svg(&self, last: Option<&str>, viewer: Viewer) -> Result<Svg, Error> {
        Ok(self.scene(last, viewer)?.svg())
    }
}

/// Forgets which game a position is of.
impl<G: Game> From<G> for AnyPosition {
    fn from(position: G) -> Self {
        Self(Box::new(position))
    }
}

impl Clone for AnyPosition {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

/// Positions are equal if they are of the same game and have the same text.
impl PartialEq for AnyPosition {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for AnyPosition {}

impl Hash for AnyPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.to_string().hash(state);
    }
}

/// Says the game, and the text; what is inside differs from game to game.
impl Debug for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyPosition")
            .field("game", &self.game())
            .field("line", &self.to_string())
            .finish()
    }
}

/// Writes the position's line.
impl Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&*self.0, f)
    }
}

/// Reads a position's line; the game is the word that it begins with.
impl FromStr for AnyPosition {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self, Error> {
        let game = line.split('/').next().unwrap_or_default();
        Ok(AnyRecord::begin(game, Start::Position(line))?.position())
    }
}
