//! A match of Double Wyx at the terminal.

use anyhow::{Context as _, Result};
use board_play::{Ending, Outcome, Position as _, Record, Seat, Seating};
use fourchette::{AnyRecord, GameResult};
use wyx::{DoubleWyx, Round, Wyx};

use crate::command::double_start::DoubleStart;

/// The games of a match up to the present one.
pub(super) struct Double {
    /// The records as they were begun, and that of the first game when it has ended.
    records: [Record<Wyx>; 2],
    round: Round,
}

impl Double {
    /// Begins a match by its number. The limits of both games are those of a record.
    pub(super) fn begin(
        start: DoubleStart,
        seed: u64,
        number: u64,
        limited: &AnyRecord,
    ) -> Result<Self> {
        let double = start.begin(seed, number, limited.adjudication())?;
        Ok(Self {
            records: Round::ALL.map(|round| double.record(round).clone()),
            round: Round::First,
        })
    }

    /// Returns whether the present game is the first one.
    pub(super) fn is_first(&self) -> bool {
        self.round == Round::First
    }

    /// Returns what the present game begins with.
    pub(super) fn record(&self) -> AnyRecord {
        self.records[self.round.index()].clone().into()
    }

    /// Returns the match up to now, with this record for the present game.
    ///
    /// # Errors
    ///
    /// The record is none of this match.
    pub(super) fn with(&self, record: &AnyRecord) -> Result<DoubleWyx> {
        let mut records = self.records.clone();
        records[self.round.index()] = record.to_string().parse()?;
        if self.is_first() {
            let first = &records[0];
            let rack = first.position().rack().context("the rack is not full")?;
            let second = Wyx::from_rack(&first.position().options(), rack);
            records[1] = Record::new(second, first.adjudication());
        }
        Ok(DoubleWyx::from_records(records)?)
    }

    /// Goes on with the second game, since the first has ended.
    pub(super) fn go_on(&mut self, first: &AnyRecord) -> Result<()> {
        let double = self.with(first)?;
        self.records = Round::ALL.map(|round| double.record(round).clone());
        self.round = Round::Second;
        Ok(())
    }

    /// Returns what came of the match, if this record of its second game ends it.
    pub(super) fn result(&self, record: &AnyRecord) -> Result<Option<GameResult>> {
        let double = self.with(record)?;
        Ok(double.outcome().map(|outcome| GameResult {
            ending: Ending::Rules(outcome),
            plies: Round::ALL
                .map(|round| double.record(round).moves().len())
                .iter()
                .sum(),
        }))
    }

    /// Tells the pawns that decide the match, and who has won it if it is over. `names` are those of the
    /// players, and `seating` is that of the first game.
    pub(super) fn standings(
        &self,
        record: &AnyRecord,
        seating: Seating,
        names: &[String; 2],
    ) -> Result<String> {
        let double = self.with(record)?;
        let told = Seat::ALL.map(|player| {
            // A match names its players by their seats in its first game.
            let seat = seating.seat_of(player);
            let [first, second] = Round::ALL.map(|round| double.unlaid_in(round, seat));
            let name = &names[player.index()];
            match self.round {
                Round::First => format!("{name} {first}"),
                Round::Second => format!("{name} {first} + {second} = {}", double.unlaid(seat)),
            }
        });
        let pawns = format!("pawns left: {}", told.join(", "));
        Ok(match double.outcome() {
            None => format!("{pawns}; rematch begins the second game"),
            Some(Outcome::Draw) => format!("{pawns}; the match is a draw"),
            Some(Outcome::Win(seat)) => {
                let winner = &names[seating.player_at(seat).index()];
                format!("{pawns}; {winner} wins the match")
            }
        })
    }
}
