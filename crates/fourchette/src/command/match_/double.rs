//! Matches of Double Wyx: two games with one rack, colours exchanged.

use anyhow::{Context as _, Result};
use board_play::playout::random_move;
use board_play::{Adjudication, Ending, Position as _, Seat, Status};
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
}

impl DoubleSeries {
    /// Plays one match to its end. It depends on the seed and its number alone.
    pub(super) fn play(&self, number: u64) -> Result<DoubleWyx> {
        let mut dice = generator(self.seed, number, RngStream::Chance);
        let mut position = Wyx::new(&self.options);
        while position.status() == Status::Chance {
            let domino = random_move(&position, &mut dice).context("the bag is empty")?;
            position.play(domino)?;
        }
        let rack = position.rack().context("the rack is not full")?;
        let mut double = DoubleWyx::new(&self.options, rack, self.adjudication);
        let mut bots = Seat::ALL.map(|seat| {
            let rng = generator(self.seed, number, RngStream::Seat(seat));
            self.players[seat.index()].bot::<Wyx>(rng)
        });
        while let (Some(round), Some(seat)) = (double.round(), double.to_move()) {
            let position = double.record(round).position();
            let view = SeatView::new(position).context("no seat is to move")?;
            let m = bots[seat.index()].choose(&view);
            double.push(m)?;
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
