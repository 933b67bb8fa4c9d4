//! Matches of Double Wyx: two games with one rack, colours exchanged.

use anyhow::{Context as _, Result};
use board_play::playout::random_move;
use board_play::{Adjudication, Ending, Position as _, Status};
use fourchette::bots::SeatView;
use fourchette::{BotKind, GameResult, RngStream, generator};
use wyx::{DoubleWyx, Options, Wyx};

/// A series of matches between two opponents.
pub(super) struct DoubleSeries {
    pub(super) options: Options,
    /// Who has White in the first game, and who in the second.
    pub(super) players: [BotKind; 2],
    pub(super) seed: u64,
    /// What ends each of the two games besides its rules.
    pub(super) adjudication: Adjudication,
    /// How many bytes an opponent may take for a decision.
    pub(super) memory: usize,
}

impl DoubleSeries {
    /// Plays one match to its end. It depends on the seed and its number alone.
    pub(super) fn play(&self, number: u64) -> Result<DoubleWyx> {
        let generator = |ply, drawer| generator(self.seed, number, ply, drawer);
        let mut position = Wyx::new(&self.options);
        // The plies of a match are those of both games, one after the other, behind those of the rack.
        let mut ply = 0;
        while position.status() == Status::Chance {
            let mut rng = generator(ply, RngStream::Chance);
            let domino = random_move(&position, &mut rng).context("the bag is empty")?;
            position.play(domino)?;
            ply += 1;
        }
        let rack = position.rack().context("the rack is not full")?;
        let mut double = DoubleWyx::new(&self.options, rack, self.adjudication);
        while let (Some(round), Some(seat)) = (double.round(), double.to_move()) {
            let position = double.record(round).position();
            let view = SeatView::new(position).context("no seat is to move")?;
            let rng = generator(ply, RngStream::Seat(seat));
            let mut bot = self.players[seat.index()].bot(rng);
            bot.limit_memory(self.memory);
            let m = bot.choose(&view);
            double.push(m)?;
            ply += 1;
        }
        Ok(double)
    }
}

/// Counts a match like a game.
pub(super) fn finished(double: &DoubleWyx) -> Result<GameResult> {
    let outcome = double.outcome().context("the match goes on")?;
    let plies = wyx::Round::ALL.map(|round| double.record(round).moves().len());
    Ok(GameResult {
        ending: Ending::Rules(outcome),
        plies: plies.into_iter().sum(),
    })
}
