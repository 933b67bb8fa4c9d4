//! What one seat sees of a game of any kind, reached by texts.

use core::fmt::{self, Debug, Display};
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use rand_chacha::ChaCha8Rng;

use crate::erased::ErasedView;
use crate::registry::read_view;
use crate::{AnyPosition, Error};

/// What follows a game's name in the line of a view that is not a position.
const VIEW: &str = "-view";

/// What one seat sees of a position of any of the games, for a program far away that follows the game
/// from what its seat is told: the view goes in as a text, then a text for each move.
///
/// Who holds the position sends [`AnyPosition::view`](crate::AnyPosition::view) once, and
/// [`AnyPosition::told`](crate::AnyPosition::told) for each move before it is made.
///
/// # Examples
///
/// ```
/// use fourchette::board_play::Seat;
/// use fourchette::{AnyPosition, AnyView};
///
/// let mut game = AnyPosition::new("yinyang", "")?;
/// let mut white: AnyView = game.view(Seat::Second).parse()?;
/// for m in ["bbbb>bb.b", "....>*", "bbb.>*", "bw..>b..."] {
///     let told = game.told(m, Seat::Second)?;
///     assert_eq!(told, "?");
///     game.play(m)?;
///     white.advance(&told)?;
/// }
/// assert_eq!(white.to_string(), game.view(Seat::Second));
///
/// let refused = white.advance("a1-a2").unwrap_err();
/// let reason = "the laws come first: seat 2 is to write its law 1";
/// assert_eq!(refused.to_string(), format!("move \"a1-a2\": {reason}"));
/// # Ok::<(), fourchette::Error>(())
/// ```
pub struct AnyView(Box<dyn ErasedView>);

impl AnyView {
    /// Reads a view of the game called `game`.
    ///
    /// # Errors
    ///
    /// There is no such game, or no position of it looks so to a seat.
    pub fn new(game: &str, view: &str) -> Result<Self, Error> {
        read_view(game, view).map(Self)
    }

    /// Returns the game's name.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// Advances the view by what its seat is told of a move.
    ///
    /// # Errors
    ///
    /// The text is nothing that is told of a move, or why no legal move in a position that looks like
    /// this view is told so; the view is unchanged then.
    pub fn advance(&mut self, told: &str) -> Result<(), Error> {
        self.0.advance(told)
    }

    /// Completes the view to a position that looks so, by a guess at what is hidden, as
    /// [`Playable::guess`](bots::Playable::guess); none if the guess does not agree with the view: another
    /// one may. Where nothing is hidden it is the position itself.
    ///
    /// # Examples
    ///
    /// ```
    /// use fourchette::board_play::Seat;
    /// use fourchette::{AnyPosition, AnyView, RngStream, generator};
    ///
    /// let game = AnyPosition::new("yinyang", "")?;
    /// let view = game.view(Seat::Second);
    /// let mut rng = generator(7, 0, 0, RngStream::Seat(Seat::Second));
    /// let guess = view.parse::<AnyView>()?.guess(&mut rng).expect("nothing is hidden yet");
    /// assert_eq!(guess.view(Seat::Second), view);
    /// # Ok::<(), fourchette::Error>(())
    /// ```
    #[must_use]
    pub fn guess(&self, rng: &mut ChaCha8Rng) -> Option<AnyPosition> {
        self.0.guess(rng).map(AnyPosition)
    }
}

impl Clone for AnyView {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

/// Views are equal if they are of the same game and have the same text.
impl PartialEq for AnyView {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for AnyView {}

impl Hash for AnyView {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.to_string().hash(state);
    }
}

/// Says the game, and the text; what is inside differs from game to game.
impl Debug for AnyView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyView")
            .field("game", &self.game())
            .field("line", &self.to_string())
            .finish()
    }
}

/// Writes the view's line.
impl Display for AnyView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&*self.0, f)
    }
}

/// Reads a view's line; the game is told by the word that it begins with: `y/1 …`, `yinyang-view/1 …`.
impl FromStr for AnyView {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self, Error> {
        let head = line.split('/').next().unwrap_or_default();
        Self::new(head.strip_suffix(VIEW).unwrap_or(head), line)
    }
}
