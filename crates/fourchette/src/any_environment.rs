//! A game of any kind, played by numbers.

use core::fmt::{self, Debug, Display};
use core::str::FromStr;

use board_play::{PlaneGrid, Seat, Status};

use crate::erased::ErasedEnvironment;
use crate::registry::read_environment;
use crate::{AnyPosition, Error};

/// What a program that learns acts in: a game of any kind, in which moves and what a seat sees are
/// numbers. `docs/encodings.md` says what they mean.
///
/// Where a game has too many moves to number them, as Aliens and Amazons has, it is played in smaller
/// steps ([`InSteps`](board_play::InSteps)): then several actions make a move. Whose turn it is, or
/// chance's, is always said by [`status`](Self::status).
///
/// Nothing is allocated but where a text is asked for or something is refused. Code that knows its game
/// uses [`Actions`](board_play::Actions) and [`Planes`](board_play::Planes) instead.
///
/// # Examples
///
/// A game of the legal actions with the least numbers, and chance's likewise:
///
/// ```
/// use fourchette::AnyEnvironment;
/// use fourchette::board_play::{Seat, Status, mask_words};
///
/// let mut environment = AnyEnvironment::new("dice-hex", "")?;
/// let mut mask = vec![0; mask_words(environment.action_count())];
/// let mut planes = vec![0.0; environment.planes().len() * environment.places()];
/// while !environment.status().is_over() {
///     match environment.status().to_move() {
///         Some(seat) => {
///             environment.write_planes(seat, &mut planes);
///             environment.write_mask(&mut mask);
///             let action = mask[0].trailing_zeros();
///             environment.play(action as usize)?;
///         }
///         None => environment.play_chance(0)?, // d111
///     }
/// }
/// let position = environment.position().expect("a whole move");
/// assert!(position.to_string().starts_with("dice-hex/1 - o over"));
///
/// let refused = environment.play(37).unwrap_err();
/// assert_eq!(refused.to_string(), "action 37: there are 37, counted from 0");
/// # Ok::<(), fourchette::Error>(())
/// ```
pub struct AnyEnvironment(Box<dyn ErasedEnvironment>);

impl AnyEnvironment {
    /// Sets up the start of a game under rule options, `key=value,key=value`; the empty text means
    /// the defaults.
    ///
    /// # Errors
    ///
    /// There is no such game, or the options are refused.
    pub fn new(game: &str, rules: &str) -> Result<Self, Error> {
        Ok(AnyPosition::new(game, rules)?.environment())
    }

    /// Returns the game's name.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// Returns the position; none in the middle of a move that is made in steps.
    #[must_use]
    pub fn position(&self) -> Option<AnyPosition> {
        self.0.position()
    }

    /// Returns whose decision comes next, or how the game ended.
    #[must_use]
    pub fn status(&self) -> Status {
        self.0.status()
    }

    /// Returns a hash of the position, as [`Position::key`](board_play::Position::key).
    #[must_use]
    pub fn key(&self) -> u64 {
        self.0.key()
    }

    /// Returns how many actions there are, as [`Actions::action_count`](board_play::Actions::action_count).
    #[must_use]
    pub fn action_count(&self) -> usize {
        self.0.action_count()
    }

    /// Writes which actions are legal, as [`Actions::write_mask`](board_play::Actions::write_mask).
    ///
    /// # Panics
    ///
    /// If there are not [`mask_words`](board_play::mask_words) words.
    pub fn write_mask(&self, mask: &mut [u64]) {
        self.0.write_mask(mask);
    }

    /// Returns the action of a move, or of a step of one, legal or not; none for a chance move, and for one
    /// that is never legal.
    ///
    /// # Errors
    ///
    /// The text is no move.
    pub fn action(&self, m: &str) -> Result<Option<usize>, Error> {
        self.0.action(m)
    }

    /// Returns the text of an action's move, or of its step of one, if there are so many.
    #[must_use]
    pub fn action_text(&self, action: usize) -> Option<String> {
        self.0.action_text(action)
    }

    /// Makes the move of an action.
    ///
    /// # Errors
    ///
    /// There is no such action, or the rule that the move breaks; nothing has changed then.
    pub fn play(&mut self, action: usize) -> Result<(), Error> {
        self.0.play(action)
    }

    /// Returns how many chance actions there are, as
    /// [`Actions::chance_action_count`](board_play::Actions::chance_action_count).
    #[must_use]
    pub fn chance_action_count(&self) -> usize {
        self.0.chance_action_count()
    }

    /// Writes for each chance action its weight now: how probable it is beside the others, or 0 if it
    /// is impossible or chance is not to decide.
    ///
    /// # Panics
    ///
    /// If there are not as many weights as chance actions.
    pub fn write_chances(&self, weights: &mut [u32]) {
        self.0.write_chances(weights);
    }

    /// Returns the chance action of a move, possible now or not; none for a move that a seat makes.
    ///
    /// # Errors
    ///
    /// The text is no move.
    pub fn chance_action(&self, m: &str) -> Result<Option<usize>, Error> {
        self.0.chance_action(m)
    }

    /// Returns the text of a chance action's move, if there are so many.
    #[must_use]
    pub fn chance_action_text(&self, action: usize) -> Option<String> {
        self.0.chance_action_text(action)
    }

    /// Makes the move of a chance action.
    ///
    /// # Errors
    ///
    /// There is no such chance action, or the rule that the move breaks; nothing has changed then.
    pub fn play_chance(&mut self, action: usize) -> Result<(), Error> {
        self.0.play_chance(action)
    }

    /// Returns what each plane says, in order.
    #[must_use]
    pub fn planes(&self) -> &'static [&'static str] {
        self.0.planes()
    }

    /// Returns how many places a plane has.
    #[must_use]
    pub fn places(&self) -> usize {
        self.0.places()
    }

    /// Returns how the places lie in rows and columns, as [`Planes::grid`](board_play::Planes::grid).
    #[must_use]
    pub fn grid(&self) -> PlaneGrid {
        self.0.grid()
    }

    /// Writes the planes of what `viewer` sees, as
    /// [`Planes::write_planes`](board_play::Planes::write_planes).
    ///
    /// # Panics
    ///
    /// If there are not as many numbers as planes times places.
    pub fn write_planes(&self, viewer: Seat, planes: &mut [f32]) {
        self.0.write_planes(viewer, planes);
    }
}

impl AnyPosition {
    /// Returns the position as something that a program acts in by numbers.
    #[must_use]
    pub fn environment(&self) -> AnyEnvironment {
        AnyEnvironment(self.0.environment())
    }
}

/// Takes an environment that has been erased already.
impl From<Box<dyn ErasedEnvironment>> for AnyEnvironment {
    fn from(environment: Box<dyn ErasedEnvironment>) -> Self {
        Self(environment)
    }
}

impl Clone for AnyEnvironment {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

/// Says the game, and the text; what is inside differs from game to game.
impl Debug for AnyEnvironment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyEnvironment")
            .field("game", &self.game())
            .field("line", &self.to_string())
            .finish()
    }
}

/// Writes the line of the position, or of the position in steps: it is read back in the middle of a
/// move too.
///
/// ```
/// use fourchette::AnyEnvironment;
///
/// let mut environment = AnyEnvironment::new("aliens-amazons", "")?;
/// environment.play(40)?;
/// let line = environment.to_string();
/// assert!(line.starts_with("aliens-amazons-jump-by-jump/1 "));
/// assert_eq!(line.parse::<AnyEnvironment>()?.to_string(), line);
/// # Ok::<(), fourchette::Error>(())
/// ```
impl Display for AnyEnvironment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&*self.0, f)
    }
}

/// Reads the line of a position in steps; the game is told by the word that it begins with.
impl FromStr for AnyEnvironment {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self, Error> {
        read_environment(line).map(Self)
    }
}
