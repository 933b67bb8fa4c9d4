//! Rule options, valid by construction.

use board_graph::{Node, NodeName};
use board_play::options::{Choice, Custom, GivenOptions, RuleOption, code_of};
use board_play::text::Keywords;
use board_play::{RuleOptions, Seat, TextError};

use crate::square::{SQUARES, board};
use crate::{Dominoes, Rack, RackError, Strongholds, rack, start};

/// Whose pawns on a stronghold bar a knight from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StrongholdBars {
    /// The opponent's.
    #[default]
    Opponent,
    /// Anybody's: no knight lands on a stronghold twice.
    Both,
}

/// What the options say of the board: all but the dominoes and the rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct BoardRules {
    pub(crate) strongholds: Strongholds,
    pub(crate) starts: [Node; 2],
    pub(crate) stronghold_bars: StrongholdBars,
}

/// The rule options. The default is the booklet's game.
///
/// # Examples
///
/// ```
/// use wyx::{Options, StrongholdBars};
///
/// let options = Options::default().with_stronghold_bars(StrongholdBars::Both);
/// assert_eq!(options.to_string(), "stronghold-bars=both");
///
/// // Strongholds and starts are data.
/// let squares = ["c3", "f6"].map(|name| wyx::board().parse_node(name).unwrap());
/// let options = Options::default().with_board(Default::default(), squares)?;
/// assert_eq!(options.to_string(), "starts=c3.f6");
/// assert_eq!("starts=c3.f6".parse(), Ok(options));
/// # Ok::<(), wyx::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    pub(crate) board: BoardRules,
    /// If there is a rack, its dominoes.
    pub(crate) dominoes: Dominoes,
    pub(crate) rack: Option<Rack>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            board: BoardRules {
                strongholds: Strongholds::default(),
                starts: start::KNIGHTS,
                stronghold_bars: StrongholdBars::default(),
            },
            dominoes: Dominoes::default(),
            rack: None,
        }
    }
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Choice {
            key: "stronghold-bars",
            keywords: Keywords(&[
                ("opponent", StrongholdBars::Opponent),
                ("both", StrongholdBars::Both),
            ]),
            get: Self::stronghold_bars,
            set: Self::with_stronghold_bars,
            meaning: "whose pawns on a stronghold bar a knight from it; with both, no knight lands on \
                      one twice",
        },
        &Custom {
            key: "strongholds",
            form: "twelve squares in any order, each with its value, 2 or 3, joined by dots",
            samples: &[
                "a1:3.h1:3.d2:2.e2:2.b4:2.g4:2.b5:2.g5:2.d7:2.e7:2.a8:3.h8:3",
                "d1:2.b2:2.g2:2.c3:3.f3:3.h4:2.a5:2.c6:3.f6:3.b7:2.g7:2.e8:2",
            ],
            read: |mut options: Self, value| {
                options.board.strongholds = value.parse()?;
                Ok(options)
            },
            write: |options| options.strongholds().to_string(),
            code: |options| {
                let strongholds = options.strongholds();
                code_of([strongholds.squares(), strongholds.threes()].map(|set| set.words()[0]))
            },
            meaning: "the strongholds, and how many pawns are laid on each",
        },
        &Custom {
            key: "starts",
            form: "two squares that are no strongholds, joined by a dot",
            samples: &["d4.e5", "e5.d4", "c3.f6"],
            read: |mut options: Self, value| {
                options.board.starts = start::read(value)?;
                Ok(options)
            },
            write: |options| start::text(options.board.starts),
            code: |options| {
                let [first, second] = options.board.starts.map(Node::index);
                (first * SQUARES + second) as u64
            },
            meaning: "where White's and Black's knights start",
        },
        &Custom {
            key: "dominoes",
            form: "left-up, left-down, right-down and right-up joined by slashes, each its sixteen \
                   dominoes in any order, all different, -7 to +7 across and up",
            samples: &[
                "-3+1-2+1-1+1+0+1-3+2-2+2-1+2+0+2-3+3-2+3-1+3+0+3-3+4-2+4-1+4+0+4/\
                 -4-3-3-3-2-3-1-3-4-2-3-2-2-2-1-2-4-1-3-1-2-1-1-1-4+0-3+0-2+0-1+0/\
                 +0-4+1-4+2-4+3-4+0-3+1-3+2-3+3-3+0-2+1-2+2-2+3-2+0-1+1-1+2-1+3-1/\
                 +1+0+2+0+3+0+4+0+1+1+2+1+3+1+4+1+1+2+2+2+3+2+4+2+1+3+2+3+3+3+4+3",
                "-7+1-3+1-2+1-1+1+0+1-2+2-1+2+0+2-7+3-2+3-1+3+0+3-3+4-2+4+0+4-1+7/\
                 -7-7-7-3-3-3-2-3-1-3-5-2-4-2-3-2-2-2-1-2-2-1-1-1-7+0-3+0-2+0-1+0/\
                 +0-7+1-7+2-4+3-4+0-3+1-3+2-3+3-3+0-2+1-2+2-2+7-2+0-1+1-1+2-1+3-1/\
                 +1+0+2+0+3+0+7+0+1+1+2+1+3+1+7+1+1+2+2+2+3+2+4+2+1+3+2+3+3+3+7+7",
            ],
            read: |mut options: Self, value| {
                options.dominoes = value.parse()?;
                Ok(options)
            },
            write: |options| options.dominoes.to_string(),
            code: |options| {
                if options.dominoes == Dominoes::default() {
                    return 0;
                }
                code_of(options.dominoes.all().map(|domino| domino.step().into()))
            },
            meaning: "the dominoes of each colour",
        },
        &Custom {
            key: "rack",
            form: "chance, or eight columns joined by slashes, each its eight dominoes from the bottom \
                   up",
            samples: &[
                CHANCE,
                "-3+1-2+1-1+1+0+1-3+2-2+2-1+2+0+2/-3+3-2+3-1+3+0+3-3+4-2+4-1+4+0+4/\
                 -4-3-3-3-2-3-1-3-4-2-3-2-2-2-1-2/-4-1-3-1-2-1-1-1-4+0-3+0-2+0-1+0/\
                 +0-4+1-4+2-4+3-4+0-3+1-3+2-3+3-3/+0-2+1-2+2-2+3-2+0-1+1-1+2-1+3-1/\
                 +1+0+2+0+3+0+4+0+1+1+2+1+3+1+4+1/+1+2+2+2+3+2+4+2+1+3+2+3+3+3+4+3",
            ],
            read: |options: Self, value| {
                if value.text() == CHANCE {
                    return Ok(options.with_rack(None));
                }
                let rack = read_rack(value.text(), &options.dominoes);
                let rack = rack.map_err(|reason| value.error(reason))?;
                Ok(options.with_rack(Some(rack)))
            },
            write: |options| match options.rack() {
                Some(rack) => rack.to_string(),
                None => CHANCE.to_owned(),
            },
            code: |options| match options.rack() {
                Some(rack) => code_of(rack.dominoes().map(|domino| domino.step().into())),
                None => 0,
            },
            meaning: "a rack that the game starts with, in place of the 64 moves of chance",
        },
    ];

    fn check(&self, given: &GivenOptions<'_>) -> Result<(), TextError> {
        let checked = self.board.check();
        checked.map_err(|reason| given.refuse(&["starts", "strongholds"], reason))
    }
}

/// What stands for no rack: chance fills it.
const CHANCE: &str = "chance";

/// Reads a rack of these dominoes.
fn read_rack(text: &str, set: &Dominoes) -> Result<Rack, RackError> {
    Rack::new(&rack::read(text, Some(set))?)
}

impl BoardRules {
    /// Checks that the knights can start where they do.
    fn check(&self) -> Result<(), OptionsError> {
        for (seat, start) in Seat::ALL.into_iter().zip(self.starts) {
            let index = start.index();
            if index >= SQUARES {
                return Err(OptionsError::OffBoard { seat, index });
            }
            if self.strongholds.contains(start) {
                let square = board().name(start);
                return Err(OptionsError::StartsOnStronghold { seat, square });
            }
        }
        if self.starts[0] == self.starts[1] {
            return Err(OptionsError::SameStart(board().name(self.starts[0])));
        }
        Ok(())
    }
}

impl Options {
    /// Returns whose pawns on a stronghold bar a knight from it.
    #[must_use]
    pub const fn stronghold_bars(&self) -> StrongholdBars {
        self.board.stronghold_bars
    }

    /// Returns the strongholds.
    #[must_use]
    pub const fn strongholds(&self) -> Strongholds {
        self.board.strongholds
    }

    /// Returns the square on which a seat's knight starts.
    #[must_use]
    pub const fn start(&self, seat: Seat) -> Node {
        self.board.starts[seat.index()]
    }

    /// Returns the dominoes.
    #[must_use]
    pub const fn dominoes(&self) -> &Dominoes {
        &self.dominoes
    }

    /// Returns the rack that the game starts with; without one, chance fills the rack first.
    #[must_use]
    pub const fn rack(&self) -> Option<&Rack> {
        self.rack.as_ref()
    }

    /// Sets whose pawns on a stronghold bar a knight from it.
    #[must_use]
    pub const fn with_stronghold_bars(mut self, stronghold_bars: StrongholdBars) -> Self {
        self.board.stronghold_bars = stronghold_bars;
        self
    }

    /// Sets the dominoes. A rack that has been set, if these are not its dominoes, is dropped: chance
    /// fills the rack again.
    #[must_use]
    pub fn with_dominoes(mut self, dominoes: Dominoes) -> Self {
        self.rack = self.rack.filter(|rack| rack.set() == dominoes);
        self.dominoes = dominoes;
        self
    }

    /// Sets the rack that the game starts with, and with it the dominoes, or has chance fill the rack.
    #[must_use]
    pub fn with_rack(mut self, rack: Option<Rack>) -> Self {
        if let Some(rack) = &rack {
            self.dominoes = rack.set();
        }
        self.rack = rack;
        self
    }

    /// Sets the strongholds and the squares on which the knights start, the first seat's first.
    ///
    /// # Errors
    ///
    /// Why they do not go together.
    pub fn with_board(
        mut self,
        strongholds: Strongholds,
        starts: [Node; 2],
    ) -> Result<Self, OptionsError> {
        self.board.strongholds = strongholds;
        self.board.starts = starts;
        self.board.check()?;
        Ok(self)
    }
}

/// Why options do not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionsError {
    /// A knight starts off the board.
    #[error("the knight of seat {seat} starts on square {index}, the board has 64, counted from 0")]
    OffBoard {
        /// The seat.
        seat: Seat,
        /// The place in board order, counted from 0.
        index: usize,
    },
    /// A knight starts on a stronghold.
    #[error("the knight of seat {seat} starts on {square}, which is a stronghold")]
    StartsOnStronghold {
        /// The seat.
        seat: Seat,
        /// The square.
        square: NodeName,
    },
    /// Both knights start on one square.
    #[error("both knights start on {0}")]
    SameStart(NodeName),
}
