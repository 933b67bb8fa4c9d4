//! Double Wyx: two games with one rack.

use core::fmt;

use board_play::{
    Adjudication, EndError, Ended, Ending, Outcome, Position as _, PushError, Record, Seat,
    TextError,
};

use crate::domino::DOMINOES;
use crate::outcome::{PAWNS, fewer_unlaid};
use crate::{Illegal, Move, Options, Rack, Wyx};

/// One of the two games of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Round {
    /// The first game.
    First,
    /// The second game, with colours exchanged.
    Second,
}

impl Round {
    /// Both games, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// Returns 0 for the first game and 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the seat, and with it the colour, that a player of the match has in this game.
    #[must_use]
    pub fn seat(self, player: Seat) -> Seat {
        match self {
            Self::First => player,
            Self::Second => !player,
        }
    }
}

/// Writes `first` or `second`.
impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::First => "first",
            Self::Second => "second",
        })
    }
}

/// A match of Double Wyx: two games with the same rack, colours exchanged. The player with fewer pawns
/// left to lay over both games wins; equal numbers are a draw.
///
/// A player of the match is named by the seat that the player has in the first game: [`Seat::First`]
/// has White there, and Black in the second game.
///
/// A game that is adjudicated or agreed to be a draw counts as it stands. Where somebody's word makes one
/// player the loser of a game, as who resigns, it counts as the worst that could have come: the loser has
/// all 32 pawns left and the winner none, so that nobody gains by giving a game up.
///
/// # Examples
///
/// ```
/// use board_play::{Adjudication, Seat, Position as _};
/// use wyx::{Dominoes, DoubleWyx, Options, Rack, Round};
///
/// let rack = Rack::new(Dominoes::default().all())?;
/// let mut double = DoubleWyx::new(&Options::default(), rack, Adjudication::default());
/// while let Some(round) = double.round() {
///     let m = double.record(round).position().nth_move(0).expect("the game goes on");
///     double.push(m)?;
/// }
/// let unlaid = Seat::ALL.map(|player| double.unlaid(player));
/// let outcome = double.outcome().expect("both games are over");
/// assert_eq!(outcome, wyx::outcome::fewer_unlaid(unlaid));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoubleWyx {
    records: [Record<Wyx>; 2],
}

impl DoubleWyx {
    /// Begins a match with this rack, in place of any that the options give.
    #[must_use]
    pub fn new(options: &Options, rack: Rack, adjudication: Adjudication) -> Self {
        let start = Wyx::from_rack(options, rack);
        Self {
            records: [(); 2].map(|()| Record::new(start, adjudication)),
        }
    }

    /// Makes a match of the records of its games. In each the rack must be full, whether chance or the
    /// options filled it.
    ///
    /// # Errors
    ///
    /// Why they are no match.
    pub fn from_records(records: [Record<Wyx>; 2]) -> Result<Self, DoubleError> {
        let mut racks = Vec::new();
        for (round, record) in Round::ALL.into_iter().zip(&records) {
            if has_begun(record.start()) {
                return Err(DoubleError::NotFromTheStart(round));
            }
            let rack = record.position().rack();
            racks.push(rack.ok_or(DoubleError::RackNotFull(round))?);
        }
        let options = [0, 1].map(|at: usize| records[at].start().options().with_rack(None));
        if options[0] != options[1] {
            return Err(DoubleError::OtherRules);
        }
        if racks[0] != racks[1] {
            return Err(DoubleError::OtherRack);
        }
        let has_begun = has_begun(records[1].position());
        if records[0].ending().is_none() && has_begun {
            return Err(DoubleError::SecondBeforeFirst);
        }
        Ok(Self { records })
    }

    /// Returns the record of a game.
    #[must_use]
    pub const fn record(&self, round: Round) -> &Record<Wyx> {
        &self.records[round.index()]
    }

    /// Returns the game that is being played: the first until it has ended, then the second, then
    /// none.
    #[must_use]
    pub fn round(&self) -> Option<Round> {
        let mut rounds = Round::ALL.into_iter();
        rounds.find(|&round| self.record(round).ending().is_none())
    }

    /// Returns the player of the match whose move it is.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        let round = self.round()?;
        let seat = self.record(round).position().to_move()?;
        // The player who has this seat: exchanging the colours twice changes nothing.
        Some(round.seat(seat))
    }

    /// Makes a move in the game that is being played and returns how that ended, if it did.
    ///
    /// # Errors
    ///
    /// The match is over, or the move is illegal; nothing has changed then.
    pub fn push(&mut self, m: Move) -> Result<Option<Ending>, PushError<Illegal>> {
        let round = self.round().unwrap_or(Round::Second);
        self.records[round.index()].push(m)
    }

    /// Ends the game that is being played by somebody's word. The outcome is told by the seats of that
    /// game: [`Round::seat`] says which player has which.
    ///
    /// # Errors
    ///
    /// The match is over, or a resignation is said to be a draw; nothing has changed then.
    pub fn end(&mut self, ended: Ended, outcome: Outcome) -> Result<Ending, EndError> {
        let round = self.round().unwrap_or(Round::Second);
        self.records[round.index()].end(ended, outcome)
    }

    /// Names a player in the records of both games, each time at the seat that the player has there.
    ///
    /// # Errors
    ///
    /// As [`Record::set_name`]; nothing has changed then.
    pub fn set_name(&mut self, player: Seat, name: &str) -> Result<(), TextError> {
        for round in Round::ALL {
            self.records[round.index()].set_name(round.seat(player), name)?;
        }
        Ok(())
    }

    /// Takes moves of a game back until `plies` are left, but none of those that filled the rack. If the
    /// first game then goes on, the second is taken back too.
    pub fn truncate(&mut self, round: Round, plies: usize) {
        let back_to = |record: &mut Record<Wyx>, plies: usize| {
            let filling = DOMINOES - record.start().placed().len();
            record.truncate(plies.max(filling));
        };
        back_to(&mut self.records[round.index()], plies);
        if self.round() == Some(Round::First) {
            back_to(&mut self.records[1], 0);
        }
    }

    /// Returns how many pawns a player of the match has left to lay in both games together, as they
    /// count: the sum of [`unlaid_in`](Self::unlaid_in).
    #[must_use]
    pub fn unlaid(&self, player: Seat) -> u8 {
        let unlaid = |round| self.unlaid_in(round, player);
        Round::ALL.map(unlaid).into_iter().sum()
    }

    /// Returns how many pawns a player of the match has left to lay in one of the games, as they count:
    /// none for the winner and all for the loser of a game that somebody has given up or lost by word.
    #[must_use]
    pub fn unlaid_in(&self, round: Round, player: Seat) -> u8 {
        let (seat, record) = (round.seat(player), self.record(round));
        match record.ending() {
            Some(Ending::Ended(_, Outcome::Win(winner))) if winner == seat => 0,
            Some(Ending::Ended(_, Outcome::Win(_))) => PAWNS,
            _ => record.position().unlaid(seat),
        }
    }

    /// Returns the outcome of the match, once both games have ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.round().is_some() {
            return None;
        }
        Some(fewer_unlaid(Seat::ALL.map(|player| self.unlaid(player))))
    }
}

/// Returns whether a seat has played a domino or passed.
fn has_begun(position: &Wyx) -> bool {
    position.has_begun() || position.to_move() == Some(Seat::Second)
}

/// Why two records are no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DoubleError {
    /// A record begins in the middle of a game.
    #[error("the {0} game does not begin at the start")]
    NotFromTheStart(Round),
    /// The rack of a game is not full, and cannot be compared.
    #[error("the rack of the {0} game is not full")]
    RackNotFull(Round),
    /// The games are played by different rules.
    #[error("the second game is played by other rules")]
    OtherRules,
    /// The games have different racks.
    #[error("the second game is played with another rack")]
    OtherRack,
    /// The second game has begun while the first goes on.
    #[error("the second game has begun before the first has ended")]
    SecondBeforeFirst,
}
