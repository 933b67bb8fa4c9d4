//! Games between opponents, and what comes of many of them.

use core::convert::Infallible;
use core::ops::ControlFlow;

use board_play::playout::random_move;
use board_play::{Adjudication, Ending, Outcome, Past, Position, Record, Referee, Seat};
use bots::{Bot, BotKind, SeatView};

use crate::TableGame;
use crate::seeds::{RngStream, generator};

/// A series of games between two opponents, all from the same start. Each game depends on the seed
/// and its number alone, so that games can be played in any order and on any number of threads.
#[derive(Clone, Copy, Debug)]
pub struct Series<G> {
    /// The position that every game begins with.
    pub start: G,
    /// Who plays for the first and for the second seat.
    pub players: [BotKind; 2],
    /// The seed of all chance.
    pub seed: u64,
    /// What ends a game besides its rules.
    pub adjudication: Adjudication,
    /// How many bytes an opponent may take for a decision, as in
    /// [`Budget::with_memory`](bots::Budget::with_memory).
    pub memory: usize,
}

/// A game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Why it ended.
    pub ending: Ending,
    /// How many plies were played.
    pub plies: usize,
}

impl<G: TableGame> Series<G> {
    /// Plays one game to its end.
    ///
    /// A game that neither its rules nor the adjudication ends is played for ever.
    ///
    /// # Panics
    ///
    /// If the game breaks the contract of [`Position`](board_play::Position): it is not over and has
    /// no legal move.
    #[must_use]
    pub fn play(&self, game: u64) -> GameResult {
        let Ok(result) = self.play_noting(game, |_| Ok::<_, Infallible>(()));
        result
    }

    /// Plays one game as [`play`](Self::play) does, while `watch` is asked after each move whether to go on;
    /// none if it stops the game.
    ///
    /// # Panics
    ///
    /// As [`play`](Self::play).
    pub fn play_watched(
        &self,
        game: u64,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<GameResult> {
        self.play_noting(game, |_| unless_stopped(watch())).ok()
    }

    /// Plays one game as [`play`](Self::play) does and returns its record, which names the opponents.
    ///
    /// # Panics
    ///
    /// As [`play`](Self::play).
    #[must_use]
    pub fn record(&self, game: u64) -> Record<G> {
        let mut record = self.empty_record(Seat::ALL);
        let Ok(_) = self.play_noting(game, |m| {
            append(&mut record, m);
            Ok::<_, Infallible>(())
        });
        record
    }

    /// Plays one game and returns its record as [`record`](Self::record) does, while `watch` is asked after
    /// each move whether to go on; none if it stops the game.
    ///
    /// # Panics
    ///
    /// As [`play`](Self::play).
    pub fn record_watched(
        &self,
        game: u64,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<Record<G>> {
        let mut record = self.empty_record(Seat::ALL);
        let played = self.play_noting(game, |m| {
            append(&mut record, m);
            unless_stopped(watch())
        });
        played.ok().map(|_| record)
    }

    /// Plays one game with opponents of one's own in place of those that are named, for each seat for which
    /// there is one, and returns its record, which names the others. What they keep from one move or game
    /// to the next is their own affair; they too are told how much memory they may take.
    ///
    /// # Errors
    ///
    /// The first move of theirs that is not legal.
    ///
    /// # Panics
    ///
    /// As [`play`](Self::play).
    pub fn record_with(
        &self,
        game: u64,
        mut own: [Option<&mut dyn Bot<G>>; 2],
    ) -> Result<Record<G>, G::Illegal> {
        for bot in own.iter_mut().flatten() {
            bot.limit_memory(self.memory);
        }
        let named = Seat::ALL
            .into_iter()
            .filter(|seat| own[seat.index()].is_none());
        let mut record = self.empty_record(named);
        let decide = |position: &G, view: &SeatView<'_, G>, ply| {
            let Some(bot) = &mut own[view.seat().index()] else {
                return Ok(self.decision(game, ply, view));
            };
            let m = bot.choose(view);
            position.check(m)?;
            Ok(m)
        };
        self.play_by(game, decide, |m| {
            append(&mut record, m);
            Ok(())
        })?;
        Ok(record)
    }

    /// Begins the record of a game, in which the opponents of these seats are named.
    fn empty_record(&self, named: impl IntoIterator<Item = Seat>) -> Record<G> {
        let mut record = Record::new(self.start, self.adjudication);
        for seat in named {
            let named = record.set_name(seat, &self.players[seat.index()].to_string());
            debug_assert!(named.is_ok(), "the name of an opponent is a name");
        }
        record
    }

    /// Plays one game and tells of each of its moves, until that is refused.
    fn play_noting<E>(
        &self,
        game: u64,
        note: impl FnMut(G::Move) -> Result<(), E>,
    ) -> Result<GameResult, E> {
        let decide = |position: &G, view: &SeatView<'_, G>, ply| {
            let m = self.decision(game, ply, view);
            debug_assert!(position.check(m).is_ok(), "an opponent chose {m}");
            Ok(m)
        };
        self.play_by(game, decide, note)
    }

    /// Returns what the opponent of the seat that is to move does, by its name.
    fn decision(&self, game: u64, ply: usize, view: &SeatView<'_, G>) -> G::Move {
        let seat = view.seat();
        let rng = generator(self.seed, game, ply, RngStream::Seat(seat));
        let mut bot = self.players[seat.index()].bot(rng);
        bot.limit_memory(self.memory);
        bot.choose(view)
    }

    /// Plays one game in which `decide` says the moves of both seats, each legal in the position it is told
    /// of with what the seat sees and the number of the ply; tells of each move. Either can end it by an error.
    fn play_by<E>(
        &self,
        game: u64,
        mut decide: impl FnMut(&G, &SeatView<'_, G>, usize) -> Result<G::Move, E>,
        mut note: impl FnMut(G::Move) -> Result<(), E>,
    ) -> Result<GameResult, E> {
        let mut position = self.start;
        let mut referee = Referee::new(self.adjudication, &position);
        let mut past = Past::new();
        loop {
            let plies = referee.plies();
            if let Some(ending) = referee.ending() {
                return Ok(GameResult { ending, plies });
            }
            let m = if let Some(view) = SeatView::new(&position) {
                decide(&position, &view.after(&past), plies)?
            } else {
                let rng = &mut generator(self.seed, game, plies, RngStream::Chance);
                random_move(&position, rng).expect("a game that has not ended has a move")
            };
            past.see(position.key());
            position.play_unchecked(m);
            referee.see(&position);
            note(m)?;
        }
    }
}

/// A game was stopped by who watches it.
struct Stopped;

fn unless_stopped(flow: ControlFlow<()>) -> Result<(), Stopped> {
    match flow {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(Stopped),
    }
}

/// Adds a legal move to a record.
fn append<G: TableGame>(record: &mut Record<G>, m: G::Move) {
    let pushed = record.push(m);
    debug_assert!(pushed.is_ok(), "a legal move was refused: {m}");
}

impl GameResult {
    /// Returns how a record ended; none if its game goes on.
    #[must_use]
    pub fn of<G: Position>(record: &Record<G>) -> Option<Self> {
        Some(Self {
            ending: record.ending()?,
            plies: record.moves().len(),
        })
    }
}

/// What came of a number of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many the first and the second seat won.
    pub wins: [u64; 2],
    /// How many the rules ended as a draw.
    pub draws: u64,
    /// How many were adjudicated a draw because a position came back.
    pub repetitions: u64,
    /// How many were adjudicated a draw because they were too long.
    pub too_long: u64,
    /// How many plies were played in all.
    pub plies: u64,
    /// The lengths of the shortest and the longest game.
    pub lengths: Option<(usize, usize)>,
}

impl Tally {
    /// Adds a game.
    #[must_use]
    pub fn with(self, game: GameResult) -> Self {
        let mut one = Self {
            games: 1,
            plies: game.plies as u64,
            lengths: Some((game.plies, game.plies)),
            ..Self::default()
        };
        match game.ending {
            Ending::Rules(Outcome::Win(seat)) | Ending::Ended(_, Outcome::Win(seat)) => {
                one.wins[seat.index()] = 1;
            }
            Ending::Rules(Outcome::Draw) | Ending::Ended(_, Outcome::Draw) => one.draws = 1,
            Ending::Repetition(_) => one.repetitions = 1,
            Ending::MaxPlies(_) => one.too_long = 1,
        }
        self.merged(one)
    }

    /// Adds the games of another tally. The order in which tallies are merged does not matter.
    #[must_use]
    pub fn merged(self, other: Self) -> Self {
        let lengths = match (self.lengths, other.lengths) {
            (Some((least, most)), Some((other_least, other_most))) => {
                Some((least.min(other_least), most.max(other_most)))
            }
            (one, another) => one.or(another),
        };
        Self {
            games: self.games + other.games,
            wins: [self.wins[0] + other.wins[0], self.wins[1] + other.wins[1]],
            draws: self.draws + other.draws,
            repetitions: self.repetitions + other.repetitions,
            too_long: self.too_long + other.too_long,
            plies: self.plies + other.plies,
            lengths,
        }
    }
}
