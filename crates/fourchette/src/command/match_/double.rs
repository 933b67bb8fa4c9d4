//! Matches of Double Wyx: two games with one rack, colours exchanged.

use anyhow::{Context as _, Result};
use board_play::playout::random_move;
use board_play::{Adjudication, Ending, Position as _, Record, Seat, Seating, Status};
use fourchette::bots::SeatView;
use fourchette::{BotKind, GameResult, RngStream, generator};
use wyx::{DoubleWyx, Round, Wyx};

/// A series of matches between two opponents.
pub(super) struct DoubleSeries {
    /// What each match begins with: the start, or a rack that is being filled.
    start: Wyx,
    /// The opponents, in the order in which the arguments name them.
    players: [BotKind; 2],
    seed: u64,
    /// What ends each of the two games besides its rules.
    adjudication: Adjudication,
}

/// How many pawns each opponent has left to lay in each of the two games, as they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unlaid(pub(super) [[u8; 2]; 2]);

impl DoubleSeries {
    /// Sets up a series.
    ///
    /// # Errors
    ///
    /// Somebody has moved already: both games begin at the start.
    pub(super) fn new(
        start: Wyx,
        players: [BotKind; 2],
        seed: u64,
        adjudication: Adjudication,
    ) -> Result<Self> {
        let series = Self {
            start,
            players,
            seed,
            adjudication,
        };
        let record = Record::new(series.filled(0)?, Adjudication::default());
        DoubleWyx::from_records([record.clone(), record])?;
        Ok(series)
    }

    /// Returns the start with a full rack, which chance fills as far as it is not.
    fn filled(&self, number: u64) -> Result<Wyx> {
        let mut dice = generator(self.seed, number, RngStream::Chance);
        let mut position = self.start;
        while position.status() == Status::Chance {
            let domino = random_move(&position, &mut dice).context("the bag is empty")?;
            position.play(domino)?;
        }
        Ok(position)
    }

    /// Plays one match to its end. It depends on the seed, its number, and who sits where alone.
    pub(super) fn play(&self, number: u64, seating: Seating) -> Result<DoubleWyx> {
        let position = self.filled(number)?;
        let rack = position.rack().context("the rack is not full")?;
        let mut double = DoubleWyx::new(&position.options(), rack, self.adjudication);
        let players = seating.by_seat(&self.players);
        let mut bots = Seat::ALL.map(|seat| {
            let rng = generator(self.seed, number, RngStream::Seat(seat));
            players[seat.index()].bot::<Wyx>(rng)
        });
        for (seat, player) in Seat::ALL.into_iter().zip(players) {
            double.set_name(seat, &player.to_string())?;
        }
        while let (Some(round), Some(seat)) = (double.round(), double.to_move()) {
            let position = double.record(round).position();
            let view = SeatView::new(position).context("no seat is to move")?;
            let m = bots[seat.index()].choose(&view);
            double.push(m)?;
        }
        Ok(double)
    }
}

impl Unlaid {
    /// Counts the pawns of the opponents, in the order in which the arguments name them.
    pub(super) fn of(double: &DoubleWyx, seating: Seating) -> Self {
        Self(Seat::ALL.map(|player| {
            // A match names its players by their seats in its first game.
            let seat = seating.seat_of(player);
            Round::ALL.map(|round| double.unlaid_in(round, seat))
        }))
    }

    /// Adds up what decides the match.
    pub(super) fn sums(self) -> [u8; 2] {
        self.0.map(|games| games.into_iter().sum())
    }
}

/// Counts a match like a game.
pub(super) fn finished(double: &DoubleWyx) -> Result<GameResult> {
    let outcome = double.outcome().context("the match goes on")?;
    let plies = Round::ALL.map(|round| double.record(round).moves().len());
    Ok(GameResult {
        ending: Ending::Rules(outcome),
        plies: plies.into_iter().sum(),
    })
}
