//! Moves: which there are, which are legal.

use board_play::Position as _;

use crate::roll::ROLLS;
use crate::{DiceHex, Illegal, Number, NumberSet, Phase, Roll, Strict};

/// A move. Rolls come before cells, which ascend by number, and `none` is last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance rolls the dice: `d136`.
    Roll(Roll),
    /// The seat names, points at or takes the cell with this number: `17`.
    Cell(Number),
    /// The seat says that no cell can be made: `none`.
    None,
}

impl DiceHex {
    /// Returns the vacant cells that the dice can make, by number; none when there are no dice to go
    /// by.
    #[must_use]
    #[inline]
    pub fn makable(&self) -> NumberSet {
        match self.phase {
            Phase::Announce(roll) | Phase::Point(roll) => roll.numbers() & self.vacant,
            Phase::Roll | Phase::Place => NumberSet::EMPTY,
        }
    }

    /// Returns the legal cells, and whether `none` is legal. Once the game is over the phase
    /// stays that of a roll, so that there are neither.
    #[inline]
    pub(crate) fn choices(&self) -> (NumberSet, bool) {
        match self.phase {
            Phase::Roll => (NumberSet::EMPTY, false),
            Phase::Announce(roll) => {
                let cells = roll.numbers() & self.vacant;
                let is_free = self.options.strict() == Strict::Off;
                (cells, is_free || cells.is_empty())
            }
            // With strict=on there is nothing to point at, since the mover would have had to name it.
            Phase::Point(roll) => (roll.numbers() & self.vacant, true),
            Phase::Place => (self.vacant, false),
        }
    }

    /// Returns whether the next move is a roll.
    #[inline]
    pub(crate) fn is_to_roll(&self) -> bool {
        self.phase == Phase::Roll && self.winner.is_none()
    }

    pub(crate) fn list(&self) -> impl Iterator<Item = Move> + use<> {
        let (cells, none) = self.choices();
        let rolls = if self.is_to_roll() { ROLLS } else { 0 };
        let rolls = (0..rolls).map(|index| Move::Roll(Roll::nth(index)));
        let none = none.then_some(Move::None);
        rolls.chain(cells.iter().map(Move::Cell)).chain(none)
    }

    #[inline]
    pub(crate) fn count(&self) -> usize {
        if self.phase == Phase::Roll {
            return if self.winner.is_none() { ROLLS } else { 0 };
        }
        let (cells, none) = self.choices();
        cells.len() + usize::from(none)
    }

    #[inline]
    pub(crate) fn nth(&self, n: usize) -> Option<Move> {
        if self.phase == Phase::Roll {
            let is_roll = n < ROLLS && self.winner.is_none();
            return is_roll.then(|| Move::Roll(Roll::nth(n)));
        }
        let (cells, none) = self.choices();
        match cells.nth(n) {
            Some(number) => Some(Move::Cell(number)),
            None => (none && n == cells.len()).then_some(Move::None),
        }
    }

    pub(crate) fn check_roll(&self, roll: Roll) -> Result<(), Illegal> {
        match self.to_move() {
            Some(seat) => {
                let colour = self.colour_of(seat);
                Err(Illegal::RolledAlready { roll, colour })
            }
            None => Ok(()),
        }
    }

    pub(crate) fn check_cell(&self, number: Number) -> Result<(), Illegal> {
        if self.phase == Phase::Roll {
            return Err(Illegal::NotRolled);
        }
        if let Some(seat) = self.stone(self.cell(number)) {
            let owner = self.colour_of(seat);
            return Err(Illegal::Occupied { number, owner });
        }
        match self.phase.roll() {
            Some(roll) if !roll.numbers().contains(number) => {
                Err(Illegal::CannotBeMade { roll, number })
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn check_none(&self) -> Result<(), Illegal> {
        match self.phase {
            Phase::Roll => Err(Illegal::NotRolled),
            Phase::Announce(roll) if self.options.strict() == Strict::On => {
                let mut expressions = self.makable().iter().map(|n| roll.expression(n));
                let example = expressions.next().flatten();
                example.map_or(Ok(()), |example| Err(Illegal::CanBeMade(example)))
            }
            Phase::Announce(_) | Phase::Point(_) => Ok(()),
            Phase::Place => {
                let vacant = self.vacant.first();
                vacant.map_or(Ok(()), |vacant| Err(Illegal::MustPlace(vacant)))
            }
        }
    }
}
