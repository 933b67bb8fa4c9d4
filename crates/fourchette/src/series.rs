//! Games between opponents, and what comes of many of them.

use core::ops::ControlFlow;

use board_play::playout::random_move;
use board_play::{Adjudication, Ending, Outcome, Past, Position, Record, Referee, Seat, Status};
use bots::{BotKind, SeatView};

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

/// Why a game that nobody watches ends.
const UNSTOPPED: &str = "nobody stops it";

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
        self.play_watched(game, &mut || ControlFlow::Continue(()))
            .expect(UNSTOPPED)
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
        self.play_noting(game, |_| watch())
    }

    /// Plays one game as [`play`](Self::play) does and returns its record, which names the opponents.
    ///
    /// # Panics
    ///
    /// As [`play`](Self::play).
    #[must_use]
    pub fn record(&self, game: u64) -> Record<G> {
        self.record_watched(game, &mut || ControlFlow::Continue(()))
            .expect(UNSTOPPED)
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
        let mut record = Record::new(self.start, self.adjudication);
        for (seat, kind) in Seat::ALL.into_iter().zip(self.players) {
            let named = record.set_name(seat, &kind.to_string());
            debug_assert!(named.is_ok(), "the name of an opponent is a name");
        }
        self.play_noting(game, |m| {
            let pushed = record.push(m);
            debug_assert!(pushed.is_ok(), "an opponent chose {m}");
            watch()
        })?;
        Some(record)
    }

    /// Plays one game and tells of each of its moves, until it is over or told to stop.
    fn play_noting(
        &self,
        game: u64,
        mut note: impl FnMut(G::Move) -> ControlFlow<()>,
    ) -> Option<GameResult> {
        let generator = |ply, drawer| generator(self.seed, game, ply, drawer);
        let mut position = self.start;
        let mut referee = Referee::new(self.adjudication, &position);
        let mut past = Past::new();
        loop {
            if let Some(ending) = referee.ending() {
                let plies = referee.plies();
                return Some(GameResult { ending, plies });
            }
            let m = match position.status() {
                Status::Chance => random_move(
                    &position,
                    &mut generator(referee.plies(), RngStream::Chance),
                ),
                Status::ToMove(seat) => {
                    let rng = generator(referee.plies(), RngStream::Seat(seat));
                    let mut bot = self.players[seat.index()].bot(rng);
                    bot.limit_memory(self.memory);
                    SeatView::new(&position).map(|view| bot.choose(&view.after(&past)))
                }
                Status::Over(_) => None,
            };
            let m = m.expect("a game that has not ended has a legal move");
            debug_assert!(position.check(m).is_ok(), "an opponent chose {m}");
            past.see(position.key());
            position.play_unchecked(m);
            referee.see(&position);
            if note(m).is_break() {
                return None;
            }
        }
    }
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
