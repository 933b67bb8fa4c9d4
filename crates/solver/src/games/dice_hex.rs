//! Dice-hex: each turn puts down a stone, and a full board has a winner.
//!
//! * [`Turn`](turn::Turn): a position before the dice are rolled;
//! * [`Endings`](endings::Endings): what all turns are worth that can follow one;
//! * [`subsets`]: by which they are numbered;
//! * [`Turns`]: what weighs positions by them.

mod endings;
mod subsets;
mod turn;

use core::num::NonZeroUsize;

use board_play::{Position as _, Status};
use dice_hex::{DiceHex, Move, Phase};

use crate::meter::Meter;
use crate::weigher::{Best, Weigher};
use crate::{Expectation, Limits, Solvable, Stop};
use endings::Endings;
use turn::Turn;

impl Solvable for DiceHex {
    fn never_repeats(&self) -> bool {
        true
    }

    fn can_draw(&self) -> bool {
        false
    }

    fn weigher(&self, limits: Limits) -> Box<dyn Weigher<Self>> {
        Box::new(Turns {
            root: *self,
            memory: limits.memory(),
            threads: limits.threads(),
            found: Vec::new(),
        })
    }
}

/// Weighs positions by what the turns behind them are worth.
struct Turns {
    /// The position that is solved, from which most others come.
    root: DiceHex,
    memory: usize,
    threads: NonZeroUsize,
    found: Vec<Endings>,
}

impl Turns {
    /// Returns what the turn of a position was worth when it began.
    fn turn(&mut self, position: &DiceHex, meter: &mut Meter<'_, '_>) -> Option<Expectation> {
        let turn = Turn::of(position);
        if let Some(known) = self.known(&turn) {
            return Some(known);
        }
        let begins = if Turn::of(&self.root).leads_to(&turn) {
            self.root
        } else {
            *position
        };
        self.find(&begins, meter)?;
        self.known(&turn)
    }

    fn known(&self, turn: &Turn) -> Option<Expectation> {
        self.found.iter().find_map(|endings| endings.worth(turn))
    }

    /// Finds the endings of a position, and forgets older ones if memory is full.
    fn find(&mut self, position: &DiceHex, meter: &mut Meter<'_, '_>) -> Option<()> {
        let bytes = Endings::bytes(position.vacant().len());
        let Some(bytes) = bytes.filter(|&bytes| bytes <= self.memory) else {
            meter.stop(Stop::Memory);
            return None;
        };
        while self.found.iter().map(Endings::size).sum::<usize>() > self.memory - bytes {
            self.found.remove(0);
        }
        let endings = Endings::of(position, self.threads, meter)?;
        self.found.push(endings);
        Some(())
    }
}

impl Weigher<DiceHex> for Turns {
    fn worth(&mut self, position: &DiceHex, meter: &mut Meter<'_, '_>) -> Option<Expectation> {
        let chooser = match position.status() {
            Status::Over(outcome) => return Some(Expectation::from(outcome)),
            Status::ToMove(seat) => seat,
            Status::Chance => return self.turn(position, meter),
        };
        // What follows is found with it.
        self.turn(position, meter)?;
        // To say falsely that no cell can be made never helps.
        let is_bluff =
            |m| m == Move::None && is_to_announce(position) && !position.makable().is_empty();
        let mut best = Best::of(chooser);
        for m in position.moves().filter(|&m| !is_bluff(m)) {
            let mut next = *position;
            next.play_unchecked(m);
            best.add(self.worth(&next, meter)?);
        }
        best.get()
    }

    fn beside(&self) -> Box<dyn Weigher<DiceHex>> {
        Box::new(Self {
            found: Vec::new(),
            ..*self
        })
    }
}

fn is_to_announce(position: &DiceHex) -> bool {
    matches!(position.phase(), Some(Phase::Announce(_)))
}
