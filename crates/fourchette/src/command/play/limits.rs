//! What ends a game at the terminal besides its rules.

use core::num::NonZeroU32;

use board_play::Adjudication;
use fourchette::{AnyRecord, Error};

use crate::command::args::{MAX_PLIES, PlayArgs, REPETITION};

/// What the arguments say about adjudication.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Limits {
    max_plies: Option<u32>,
    repetition: Option<u32>,
}

impl Limits {
    /// Takes what the arguments say.
    pub(super) fn new(args: &PlayArgs) -> Self {
        Self {
            max_plies: args.max_plies,
            repetition: args.repetition,
        }
    }

    /// Fills in what is not said: opponents among themselves would not know when to stop.
    pub(super) fn for_bots(self, record: Adjudication) -> Self {
        let plies = record.max_plies.map_or(MAX_PLIES, NonZeroU32::get);
        let times = record.repetition.map_or(REPETITION, NonZeroU32::get);
        Self {
            max_plies: self.max_plies.or(Some(plies)),
            repetition: self.repetition.or(Some(times)),
        }
    }

    /// Puts the limits into a record, in place of those that it has.
    pub(super) fn apply(self, record: AnyRecord) -> Result<AnyRecord, Error> {
        let before = record.adjudication();
        let after = Adjudication {
            repetition: self.repetition.map_or(before.repetition, NonZeroU32::new),
            max_plies: self.max_plies.map_or(before.max_plies, NonZeroU32::new),
        };
        if before == after {
            return Ok(record);
        }
        record.adjudicated(after)
    }
}
