//! Moves: which there are, which are legal.

use core::iter;

use board_play::Seat;

use crate::hand::contradicted;
use crate::pawns::Planes;
use crate::square::{count, neighbours, squares, stepped, windows};
use crate::{Illegal, Kind, Law, Pawns, Phase, Population, Slot, Square, Window, YinYang};

/// A move. A turn is a step, a law, or a step and then a law or `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Before play: writes the next law: `bw..>b...`.
    Write(Law),
    /// Moves one of the seat's pawns to a vacant square next to it: `a1-a2`.
    Step {
        /// Where the pawn is.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Uses a law: its cause, which stands at the window, becomes its effect. `2@b1`.
    Use {
        /// The place of the law.
        slot: Slot,
        /// The window.
        window: Window,
    },
    /// Uses an adaptation: rewrites a law. `3*1=bw..>b...`.
    Adapt {
        /// The place of the adaptation.
        slot: Slot,
        /// The place of the law that is rewritten.
        rewritten: Slot,
        /// The new law.
        law: Law,
    },
    /// Ends a turn after its step: `end`.
    End,
}

/// The legal moves of a position as sets, from which they are listed, counted and picked alike.
#[derive(Clone, Copy)]
pub(crate) struct Legal {
    /// The law that is written is one of the first so many.
    pub(crate) writes: usize,
    /// The pawns that may step, and where to.
    steps: [u16; 2],
    /// The windows at which each law can be used.
    uses: [u16; 4],
    /// The places of the adaptations that can be used.
    adaptations: u8,
    /// What an adaptation writes is one of the first so many laws.
    rewrites: usize,
    pub(crate) end: bool,
}

impl Legal {
    pub(crate) fn of(position: &YinYang) -> Self {
        let none = Self {
            writes: 0,
            steps: [0; 2],
            uses: [0; 4],
            adaptations: 0,
            rewrites: 0,
            end: false,
        };
        let laws = Law::count(position.options.population());
        let pawns = position.pawns;
        match position.phase {
            Phase::Writing { .. } => Self {
                writes: laws,
                ..none
            },
            Phase::Turn(seat) => Self {
                steps: [pawns.of(seat), pawns.vacant()],
                rewrites: laws,
                ..none
            }
            .with_laws(position, seat),
            Phase::Stepped(seat) => Self {
                end: true,
                rewrites: laws,
                ..none
            }
            .with_laws(position, seat),
            Phase::Over { .. } => none,
        }
    }

    /// Adds the laws that the seat can use.
    #[inline]
    fn with_laws(mut self, position: &YinYang, seat: Seat) -> Self {
        let planes = Planes::of(position.pawns);
        let hand = &position.hands[seat.index()];
        for slot in Slot::ALL {
            let Some(law) = hand.law(slot).filter(|_| !hand.is_barred(slot)) else {
                continue;
            };
            let found = planes.matches(law, seat);
            if law.kind() != Kind::Adaptation {
                self.uses[slot.index()] = found;
            } else if found != 0 {
                self.adaptations |= slot.bit();
            }
        }
        self
    }

    pub(crate) fn count(&self) -> usize {
        let [pawns, vacant] = self.steps;
        let steps = count(stepped(pawns).map(|targets| targets & vacant));
        let adaptations = self.adaptations.count_ones() as usize;
        self.writes
            + steps
            + count(self.uses)
            + adaptations * Slot::ALL.len() * self.rewrites
            + usize::from(self.end)
    }

    pub(crate) fn nth(&self, n: usize) -> Option<Move> {
        if n < self.writes {
            return Law::from_index(n).map(Move::Write);
        }
        // A seat that writes laws has no other moves.
        let mut left = n;
        if let Some(found) = pick(self.list_steps(), &mut left) {
            return Some(found);
        }
        if let Some(found) = pick(self.list_uses(), &mut left) {
            return Some(found);
        }
        let each = Slot::ALL.len() * self.rewrites;
        let count = self.adaptations.count_ones() as usize * each;
        if left < count {
            let slot = self.list_adaptations().nth(left / each)?;
            let rewritten = Slot::ALL[left % each / self.rewrites];
            let law = Law::from_index(left % self.rewrites)?;
            return Some(Move::Adapt {
                slot,
                rewritten,
                law,
            });
        }
        (self.end && left == count).then_some(Move::End)
    }

    /// Lists the moves in ascending order.
    pub(crate) fn list(self) -> impl Iterator<Item = Move> {
        let laws = |count| (0..count).filter_map(Law::from_index);
        let adaptations = self.list_adaptations().flat_map(move |slot| {
            Slot::ALL.into_iter().flat_map(move |rewritten| {
                laws(self.rewrites).map(move |law| Move::Adapt {
                    slot,
                    rewritten,
                    law,
                })
            })
        });
        laws(self.writes)
            .map(Move::Write)
            .chain(self.list_steps())
            .chain(self.list_uses())
            .chain(adaptations)
            .chain(self.end.then_some(Move::End))
    }

    pub(crate) fn list_steps(&self) -> impl Iterator<Item = Move> + use<> {
        let [pawns, vacant] = self.steps;
        squares(pawns & neighbours(vacant)).flat_map(move |from| {
            squares(from.neighbours() & vacant).map(move |to| Move::Step { from, to })
        })
    }

    pub(crate) fn list_uses(&self) -> impl Iterator<Item = Move> + use<> {
        let uses = iter::zip(Slot::ALL, self.uses);
        uses.flat_map(|(slot, set)| windows(set).map(move |window| Move::Use { slot, window }))
    }

    pub(crate) fn list_adaptations(&self) -> impl Iterator<Item = Slot> + use<> {
        let adaptations = self.adaptations;
        Slot::ALL
            .into_iter()
            .filter(move |slot| adaptations & slot.bit() != 0)
    }
}

/// Takes the item with number `left`; if there are fewer items, `left` becomes what is left to count.
fn pick<T>(items: impl Iterator<Item = T>, left: &mut usize) -> Option<T> {
    for item in items {
        if *left == 0 {
            return Some(item);
        }
        *left -= 1;
    }
    None
}

impl YinYang {
    pub(crate) fn check_move(&self, m: Move) -> Result<(), Illegal> {
        let (seat, stepped) = match self.phase {
            Phase::Over { winner } => return Err(Illegal::GameOver(winner)),
            Phase::Writing { seat, slot } => {
                return match m {
                    Move::Write(law) => check_law(law, self.options.population()),
                    _ => Err(Illegal::LawsFirst { seat, slot }),
                };
            }
            Phase::Turn(seat) => (seat, false),
            Phase::Stepped(seat) => (seat, true),
        };
        match m {
            Move::Write(law) => Err(Illegal::LawsWritten(law)),
            Move::Step { .. } if stepped => Err(Illegal::SteppedAlready),
            Move::Step { from, to } => check_step(self.pawns, seat, from, to),
            Move::Use { slot, window } => self.check_use(seat, slot, window),
            Move::Adapt {
                slot,
                rewritten: _,
                law,
            } => self.check_adaptation(seat, slot, law),
            Move::End if stepped => Ok(()),
            Move::End => Err(Illegal::NotStepped),
        }
    }

    fn check_use(&self, seat: Seat, slot: Slot, window: Window) -> Result<(), Illegal> {
        let law = self.check_bars(seat, slot)?;
        if law.kind() == Kind::Adaptation {
            return Err(Illegal::IsAdaptation { slot, law });
        }
        let found = Planes::of(self.pawns).matches(law, seat);
        if found & window.lower_left().bit() == 0 {
            return Err(Illegal::NoCause { slot, law, window });
        }
        Ok(())
    }

    fn check_adaptation(&self, seat: Seat, slot: Slot, new: Law) -> Result<(), Illegal> {
        let law = self.check_bars(seat, slot)?;
        if law.kind() != Kind::Adaptation {
            return Err(Illegal::NoAdaptation { slot, law });
        }
        if Planes::of(self.pawns).matches(law, seat) == 0 {
            return Err(Illegal::NoCauseAnywhere { slot, law });
        }
        check_law(new, self.options.population())
    }

    /// Finds the law in a place and checks that no posted law bars it; no two posted laws contradict
    /// each other.
    fn check_bars(&self, seat: Seat, slot: Slot) -> Result<Law, Illegal> {
        let hand = &self.hands[seat.index()];
        let law = hand.law(slot);
        let law = law.expect("in the phase of turns all laws are written");
        let rule = self.options.contradiction();
        match contradicted(&self.hands, (seat, slot), rule) {
            Some((of, by)) => Err(Illegal::Barred { slot, law, of, by }),
            None => Ok(law),
        }
    }
}

fn check_law(law: Law, population: Population) -> Result<(), Illegal> {
    if law.is_allowed(population) {
        return Ok(());
    }
    Err(Illegal::MixedPopulation(law))
}

fn check_step(pawns: Pawns, seat: Seat, from: Square, to: Square) -> Result<(), Illegal> {
    match pawns.cell(from).seat() {
        None => return Err(Illegal::Vacant(from)),
        Some(owner) if owner != seat => return Err(Illegal::NotOwn(from)),
        Some(_) => {}
    }
    if from.neighbours() & to.bit() == 0 {
        return Err(Illegal::NotNext { from, to });
    }
    if pawns.vacant() & to.bit() == 0 {
        return Err(Illegal::Occupied(to));
    }
    Ok(())
}
