//! What matches of Double Wyx begin with.

use anyhow::{Context as _, Result};
use board_play::playout::random_move;
use board_play::{Adjudication, Position as _, Record, Status};
use fourchette::{AnyRecord, RngStream, generator};
use wyx::{DoubleWyx, Wyx};

use super::failure::Failure;

/// The start of Wyx, or a rack that has been filled in part or in full.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DoubleStart(Wyx);

impl DoubleStart {
    /// Refuses what is no game of Wyx.
    pub(crate) fn check_game(game: &str) -> Result<(), Failure> {
        let only = Wyx::NAME;
        if game == only {
            return Ok(());
        }
        let reason = format!("--double is a match of {only}, not of {game}");
        Err(Failure::usage(reason))
    }

    /// Takes the present position of a record of Wyx.
    ///
    /// # Errors
    ///
    /// Somebody has moved already: both games begin at the start.
    pub(crate) fn new(record: &AnyRecord) -> Result<Self> {
        let start = Self(record.position().to_string().parse()?);
        let filled = Record::new(start.filled(0, 0)?, Adjudication::default());
        DoubleWyx::from_records([filled.clone(), filled])?;
        Ok(start)
    }

    /// Fills the rack by chance, as far as it is not full.
    fn filled(self, seed: u64, number: u64) -> Result<Wyx> {
        let mut position = self.0;
        let mut ply = 0;
        while position.status() == Status::Chance {
            let mut rng = generator(seed, number, ply, RngStream::Chance);
            let domino = random_move(&position, &mut rng).context("the bag is empty")?;
            position.play(domino)?;
            ply += 1;
        }
        Ok(position)
    }

    /// Begins a match by its number: its rack depends on that and on the seed alone.
    pub(crate) fn begin(self, seed: u64, number: u64, by: Adjudication) -> Result<DoubleWyx> {
        let position = self.filled(seed, number)?;
        let rack = position.rack().context("the rack is not full")?;
        Ok(DoubleWyx::new(&position.options(), rack, by))
    }
}
