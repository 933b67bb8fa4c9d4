//! The list of the games, and the ways to one of them by its name.

use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use board_play::{Adjudication, InSteps, Position, Record, RuleOptions};

use crate::Game;
use crate::erased::{ErasedEnvironment, ErasedView, Sight, read_steps};

/// Typed code that runs for one game, whichever it is.
///
/// # Examples
///
/// ```
/// use board_play::Position;
/// use fourchette::{Game, GameVisitor, visit};
///
/// struct Refuses<'a>(&'a str);
///
/// impl GameVisitor for Refuses<'_> {
///     type Out = bool;
///
///     fn visit<G: Game>(self) -> bool {
///         self.0.parse::<G::Move>().is_err()
///     }
/// }
///
/// assert!(visit("y", Refuses("e 5"))?);
/// # Ok::<(), fourchette::Error>(())
/// ```
pub trait GameVisitor {
    /// What comes of it.
    type Out;

    /// Runs for the game `G`.
    fn visit<G: Game>(self) -> Self::Out;
}

/// Typed code that runs for one game, beginning with a record of it.
pub trait RecordVisitor {
    /// What comes of it.
    type Out;

    /// Runs for the game `G`.
    fn visit<G: Game>(self, record: Record<G>) -> Self::Out;
}

/// How a game begins, as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start<'a> {
    /// At its start under rule options, `key=value,key=value`.
    Rules(&'a str),
    /// At a position, given by its line.
    Position(&'a str),
    /// At the end of a record.
    Record(&'a str),
}

impl Start<'_> {
    /// Reads the start for one type.
    fn read<G: Game>(self) -> Result<Record<G>, crate::Error> {
        match self {
            Self::Rules(text) => read(text).map(|options| begin(G::new(&options))),
            Self::Position(text) => read(text).map(begin),
            Self::Record(text) => read(text),
        }
    }
}

fn begin<G: Game>(start: G) -> Record<G> {
    Record::new(start, Adjudication::default())
}

/// Reads a text, and forgets the type of the error.
fn read<T: FromStr<Err: Error + Send + Sync + 'static>>(text: &str) -> Result<T, crate::Error> {
    text.parse()
        .map_err(|reason| crate::Error::Start(Box::new(reason)))
}

/// The types that every game's crate has, by these names.
const fn named_alike<P, Options, Move, Illegal, Setup, SetupError>()
where
    P: Game + Position<Options = Options, Move = Move, Illegal = Illegal>,
    P: TryFrom<Setup, Error = SetupError>,
    Options: RuleOptions + Copy + Ord + Hash + Display + FromStr<Err: Error + Clone + Eq>,
    Move: Display + FromStr<Err: Error + Clone + Eq>,
    Setup: Clone + Eq + Ord + Hash + Debug + Send + Sync + 'static + From<P>,
    SetupError: Error + Clone + Eq + Send + Sync + 'static,
{
}

/// What is serialized and read back.
#[cfg(feature = "serde")]
const fn serialized<T: serde::Serialize + serde::de::DeserializeOwned>() {}

/// Generates everything that depends on which games there are. A game is one line: its feature, and the
/// type of its positions, or several types in order, for a game whose bigger boards need a bigger type.
/// The first type that can hold a start is taken.
macro_rules! games {
    ($($feature:literal: $krate:ident::$main:ident $(, $bigger:ty)*;)*) => {
        /// The names of the games; of a game whose feature is off nothing is known.
        pub const NAMES: &[&str] = &[$(
            #[cfg(feature = $feature)]
            <$krate::$main as Position>::NAME,
        )*];

        /// The crates of the games, each behind its feature.
        pub(crate) mod crates {
            $(
                #[cfg(feature = $feature)]
                #[doc = concat!("The game of the feature `", $feature, "`: its own crate.")]
                pub use ::$krate;
            )*
        }

        // Every game's crate names the same things alike.
        $(
            #[cfg(feature = $feature)]
            const _: () = {
                use ::$krate::{
                    Illegal, Move, Options, Setup, SetupError, board_draw, board_graph, board_play,
                };
                named_alike::<$krate::$main, Options, Move, Illegal, Setup, SetupError>();
                let _: Option<(board_draw::Svg, board_graph::Board, board_play::Seat)> = None;
                #[cfg(feature = "serde")]
                serialized::<($krate::$main, Options, Move, Setup)>();
            };
        )*

        /// Runs `visitor` for the game called `name`.
        ///
        /// A game that has several types is represented by the first, which holds its default rules.
        ///
        /// # Errors
        ///
        /// There is no such game.
        pub fn visit<V: GameVisitor>(name: &str, visitor: V) -> Result<V::Out, crate::Error> {
            $(
                #[cfg(feature = $feature)]
                if name == <$krate::$main as Position>::NAME {
                    return Ok(visitor.visit::<$krate::$main>());
                }
            )*
            Err(crate::Error::unknown_game(name))
        }

        /// Runs `visitor` for the game called `name`, beginning at `start`.
        ///
        /// # Errors
        ///
        /// There is no such game, or the start is refused.
        pub fn visit_start<V: RecordVisitor>(
            name: &str,
            start: Start<'_>,
            visitor: V,
        ) -> Result<V::Out, crate::Error> {
            $(
                #[cfg(feature = $feature)]
                if name == <$krate::$main as Position>::NAME {
                    let read = start.read::<$krate::$main>();
                    $(
                        let read = match read {
                            Ok(record) => return Ok(visitor.visit(record)),
                            Err(_) => start.read::<$bigger>(),
                        };
                    )*
                    return read.map(|record| visitor.visit(record));
                }
            )*
            Err(crate::Error::unknown_game(name))
        }

        /// Reads a view of the game called `name`.
        pub(crate) fn read_view(
            name: &str,
            text: &str,
        ) -> Result<Box<dyn ErasedView>, crate::Error> {
            $(
                #[cfg(feature = $feature)]
                if name == <$krate::$main as Position>::NAME {
                    let read = Sight::<$krate::$main>::read(text);
                    $(
                        let read = match read {
                            Ok(view) => return Ok(Box::new(view)),
                            Err(_) => Sight::<$bigger>::read(text),
                        };
                    )*
                    return read.map(|view| Box::new(view) as Box<dyn ErasedView>);
                }
            )*
            Err(crate::Error::unknown_game(name))
        }

        /// Reads the line of a position in steps; the word that it begins with says of which game.
        pub(crate) fn read_environment(line: &str) -> Result<Box<dyn ErasedEnvironment>, crate::Error> {
            let name = line.split('/').next().unwrap_or_default();
            $(
                #[cfg(feature = $feature)]
                if name == <<$krate::$main as InSteps>::Steps as Position>::NAME {
                    let read = read_steps::<$krate::$main>(line);
                    $(
                        let read = match read {
                            Ok(environment) => return Ok(environment),
                            Err(_) => read_steps::<$bigger>(line),
                        };
                    )*
                    return read;
                }
            )*
            Err(crate::Error::unknown_game(name))
        }

        /// Runs `visitor` for every type of every game, in order.
        pub fn visit_all<V: GameVisitor + Clone>(visitor: &V) -> Vec<V::Out> {
            let mut out = Vec::new();
            $(
                #[cfg(feature = $feature)]
                {
                    out.push(visitor.clone().visit::<$krate::$main>());
                    $(out.push(visitor.clone().visit::<$bigger>());)*
                }
            )*
            out
        }
    };
}

#[cfg(not(any(
    feature = "aliens-amazons",
    feature = "dice-hex",
    feature = "kwintie",
    feature = "leap-over",
    feature = "quinta",
    feature = "sexta",
    feature = "singularity",
    feature = "tetra",
    feature = "wyx",
    feature = "y",
    feature = "yinyang"
)))]
compile_error!("there is no game: turn on the feature of a game, or `games` for all of them");

games! {
    "y": y::Y, y::YOn<4>, y::YOn<12>;
    "aliens-amazons": aliens_amazons::AliensAmazons;
    "singularity": singularity::Singularity;
    "leap-over": leap_over::LeapOver;
    "tetra": tetra::Tetra;
    "quinta": quinta::Quinta;
    "sexta": sexta::Sexta;
    "wyx": wyx::Wyx;
    "dice-hex": dice_hex::DiceHex;
    "yinyang": yinyang::YinYang;
    "kwintie": kwintie::Kwintie;
}
