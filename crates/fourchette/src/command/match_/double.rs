//! Matches of Double Wyx: two games with one rack, colours exchanged.

use anyhow::{Context as _, Result};
use board_play::{Adjudication, Ending, Seat, Seating};
use fourchette::bots::SeatView;
use fourchette::{BotKind, GameResult, RngStream, generator};
use wyx::{DoubleWyx, Round, Wyx};

use crate::command::args::MatchArgs;
use crate::command::double_start::DoubleStart;
use crate::command::failure::Failure;
use crate::command::opponent::Contender;

/// A series of matches between two opponents.
pub(super) struct DoubleSeries {
    pub(super) start: DoubleStart,
    /// The opponents, in the order in which the arguments name them.
    pub(super) players: [BotKind; 2],
    pub(super) seed: u64,
    /// What ends each of the two games besides its rules.
    pub(super) adjudication: Adjudication,
    /// How many bytes an opponent may take for a decision.
    pub(super) memory: usize,
}

/// How many pawns each opponent has left to lay in each of the two games, as they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unlaid(pub(super) [[u8; 2]; 2]);

/// Returns the opponents, in the order in which the arguments name them.
///
/// # Errors
///
/// One is a program: no protocol tells it that two games with one rack count as one.
pub(super) fn bots(args: &MatchArgs) -> Result<[BotKind; 2], Failure> {
    let bot = |contender: &Contender| match contender {
        Contender::Bot(kind) => Ok(*kind),
        Contender::Engine(_) => Err(Failure::usage(format!(
            "--double is not played by programs, such as {contender}: \
             no protocol tells them that two games count as one"
        ))),
    };
    Ok([bot(&args.first)?, bot(&args.second)?])
}

impl DoubleSeries {
    /// Plays one match to its end. It depends on the seed, its number, and who sits where alone.
    pub(super) fn play(&self, number: u64, seating: Seating) -> Result<DoubleWyx> {
        let mut double = self.start.begin(self.seed, number, self.adjudication)?;
        let players = seating.by_seat(&self.players);
        for (seat, player) in Seat::ALL.into_iter().zip(players) {
            double.set_name(seat, &player.to_string())?;
        }
        // The plies of a match are those of both games, one after the other.
        let mut ply = 0;
        while let (Some(round), Some(seat)) = (double.round(), double.to_move()) {
            let position = double.record(round).position();
            let view = SeatView::new(position).context("no seat is to move")?;
            let rng = generator(self.seed, number, ply, RngStream::Seat(seat));
            let mut bot = players[seat.index()].bot::<Wyx>(rng);
            bot.limit_memory(self.memory);
            let m = bot.choose(&view);
            double.push(m)?;
            ply += 1;
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
