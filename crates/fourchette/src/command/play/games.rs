//! The games that the same players play one after the other.

use core::num::NonZeroUsize;
use core::time::Duration;

use anyhow::{Context as _, Result, ensure};
use board_play::{Seat, Seating};
use fourchette::{AnyRecord, AnyTable, GameResult, MatchStarts, MatchTally, Start};

use super::double::Double;
use super::riddle::Riddle;
use super::shown::is_start_of;
use crate::command::args::PlayArgs;
use crate::command::double_start::DoubleStart;
use crate::command::opponent::{Program, Sitter};
use crate::command::seats::{Seats, first_seating};

/// Who plays, what has come of it, and what comes next.
pub(super) struct Games {
    /// The players, in the order in which the arguments name them.
    players: [Sitter; 2],
    /// How long a program may think about a move.
    move_time: Duration,
    seed: u64,
    /// How many bytes a search may take.
    memory: usize,
    /// On how many threads a search goes on.
    threads: NonZeroUsize,
    /// How the players sit down to the next game, as the arguments say it.
    seats: Seats,
    starts: MatchStarts,
    /// Who sits where; in Double Wyx, in the first game of the match.
    seating: Seating,
    /// The number of the present game, counted from 0.
    number: u64,
    /// What came of the games before; in Double Wyx, of the matches.
    tally: MatchTally,
    double: Option<Double>,
    /// The puzzle, if one is being solved.
    riddle: Option<Riddle>,
    /// The games before, by their numbers.
    before: Vec<AnyRecord>,
}

impl Games {
    /// Seats the players at their first game, which goes on from a record.
    ///
    /// # Errors
    ///
    /// Double Wyx is to be played from the middle of a game.
    pub(super) fn begin(
        args: &PlayArgs,
        record: AnyRecord,
        seed: u64,
        riddle: Option<Riddle>,
    ) -> Result<(Self, AnyTable)> {
        let starts = starts(&record)?;
        let double = || Double::begin(DoubleStart::new(&record)?, seed, 0, &record);
        let double = args.double.then(double).transpose()?;
        let games = Self {
            players: [args.first.clone(), args.second.clone()],
            move_time: args.engines.move_time(),
            seed,
            memory: args.memory.bytes(),
            threads: args.threads.count(),
            seats: args.seats,
            starts,
            seating: first_seating(args.lot, seed),
            number: 0,
            tally: MatchTally::default(),
            double,
            riddle,
            before: Vec::new(),
        };
        let record = games.double.as_ref().map_or(record, Double::record);
        let table = games.sit_down(record)?;
        Ok((games, table))
    }

    /// Seats the players at a game that takes the place of the present one. A rematch is by its rules then.
    pub(super) fn load(&mut self, record: AnyRecord) -> Result<AnyTable> {
        if self.double.is_none() {
            self.starts = starts(&record)?;
            // Its colours are those of its own rules.
            self.seating = Seating::with_first(self.seating.player_at(Seat::First));
        }
        self.sit_down(record)
    }

    /// Seats the players at a game, and names them in its record if it has no names.
    fn sit_down(&self, mut record: AnyRecord) -> Result<AnyTable> {
        let players = self.sitting().by_seat(&self.players);
        for (seat, player) in Seat::ALL.into_iter().zip(&players) {
            if record.name(seat).is_none() {
                record.set_name(seat, &player.to_string())?;
            }
        }
        let number = self.number_of(&record);
        let players = players.each_ref().map(Sitter::player);
        let mut table = record.into_table(players, self.seed);
        table.set_number(number);
        table.limit_memory(self.memory);
        table.use_threads(self.threads);
        Ok(table)
    }

    /// Returns the number of a game, by which its chance is told: that of a game before if it goes on from
    /// there, so that nobody gets a second try.
    fn number_of(&self, record: &AnyRecord) -> u64 {
        let plies = record.plies();
        if plies == 0 {
            return self.number;
        }
        let goes_on = |(_, before): &(u64, &AnyRecord)| is_start_of(record, plies, before);
        let found = (0..).zip(&self.before).find(goes_on);
        found.map_or(self.number, |(number, _)| number)
    }

    /// Counts a game that has ended, and seats the players at the next one.
    pub(super) fn next(&mut self, finished: &AnyRecord) -> Result<AnyTable> {
        self.number += 1;
        self.before.push(finished.clone());
        if let Some(double) = self.double.as_mut().filter(|double| double.is_first()) {
            double.go_on(finished)?;
            let second = double.record();
            return self.sit_down(second);
        }
        let result = self.result(finished)?.context("the game goes on")?;
        self.tally = self.tally.with(self.seating, result);
        let way = self.seats.way(&self.starts);
        self.seating = way.next(self.seating, result.ending.outcome());
        let start = self.starts.at(self.seating).clone();
        let Some(double) = &mut self.double else {
            return self.sit_down(start);
        };
        *double = Double::begin(DoubleStart::new(&start)?, self.seed, self.number, &start)?;
        let first = double.record();
        self.sit_down(first)
    }

    /// Returns the program that plays for a seat in the present game, if one does.
    pub(super) fn program(&self, seat: Seat) -> Option<&Program> {
        let player = self.sitting().player_at(seat);
        self.players[player.index()].program()
    }

    /// Returns the puzzle, if one is being solved.
    pub(super) const fn riddle(&self) -> Option<&Riddle> {
        self.riddle.as_ref()
    }

    /// Returns how long a program may think about a move.
    pub(super) const fn move_time(&self) -> Duration {
        self.move_time
    }

    /// Refuses a record that cannot take the place of the present game.
    pub(super) fn check(&self, record: &AnyRecord) -> Result<()> {
        ensure!(
            self.riddle.is_none(),
            "a puzzle is being solved: no other game takes its place"
        );
        match &self.double {
            Some(double) => double.with(record).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Returns whether the present game is followed by another one, whether anybody asks for it or not.
    pub(super) fn has_second(&self) -> bool {
        self.double.as_ref().is_some_and(Double::is_first)
    }

    /// Says who sits where.
    pub(super) fn greeting(&self) -> String {
        let sitting = self.sitting();
        let names = if self.number == 0 && sitting == Seating::default() {
            self.players.each_ref().map(Sitter::to_string)
        } else {
            self.names()
        };
        let [first, second] = sitting.by_seat(&names);
        format!("{first} sits first, {second} second")
    }

    /// Says what has come of the games up to now, the present one included if it has ended; none if that
    /// is no more than how the present game ended.
    pub(super) fn standings(&self, record: &AnyRecord) -> Result<Option<String>> {
        let mut said = Vec::new();
        if let Some(double) = &self.double
            && record.ending().is_some()
        {
            said.push(double.standings(record, self.seating, &self.names())?);
        }
        if self.tally.total().games > 0 {
            let result = self.result(record)?;
            let tally = result.map_or(self.tally, |result| self.tally.with(self.seating, result));
            said.push(self.score(&tally));
        }
        Ok((!said.is_empty()).then(|| said.join("\n")))
    }

    fn score(&self, tally: &MatchTally) -> String {
        let [one, two] = self.names();
        let [ours, theirs] = Seat::ALL.map(|player| tally.score(player));
        let score = format!("score: {one} {}, {two} {}", ours.wins, theirs.wins);
        match ours.draws {
            0 => score,
            draws => format!("{score}, drawn {draws}"),
        }
    }

    /// Returns what came of the game, or of the match that it ended.
    fn result(&self, record: &AnyRecord) -> Result<Option<GameResult>> {
        match &self.double {
            Some(double) => double.result(record),
            None => Ok(record.result()),
        }
    }

    /// Returns who sits where in the present game.
    fn sitting(&self) -> Seating {
        match &self.double {
            Some(double) if !double.is_first() => self.seating.with_seats_exchanged(),
            _ => self.seating,
        }
    }

    /// Names the players, so that they are told apart.
    fn names(&self) -> [String; 2] {
        let [one, two] = &self.players;
        if one == two {
            return [1, 2].map(|number| format!("{one} {number}"));
        }
        [one, two].map(Sitter::to_string)
    }
}

/// Returns what a rematch of a game begins with: its start, and the limits that it has.
fn starts(record: &AnyRecord) -> Result<MatchStarts> {
    let start = record.start().to_string();
    let start = AnyRecord::begin(record.game(), Start::Position(&start))?;
    Ok(MatchStarts::new(start.adjudicated(record.adjudication())?))
}
