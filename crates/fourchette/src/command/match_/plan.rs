//! Which games are played, and how: everything that they depend on.

use core::num::NonZeroU32;
use core::time::Duration;

use anyhow::{Context as _, Result, bail};
use board_play::{Adjudication, Position as _, Rematch, Seat, Seating};
use serde_json::Value;
use wyx::Wyx;

use super::series::Order;
use crate::command::args::MatchArgs;
use crate::command::failure::Failure;
use crate::command::opponent::Contender;
use crate::command::part::{self, Fields, Span, StartText};

/// What is played, by whom, and which games of it.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) start: StartText,
    /// The opponents, in the order in which the arguments name them.
    pub(super) players: [Contender; 2],
    pub(super) order: Order,
    pub(super) seed: u64,
    /// What ends each game besides its rules.
    pub(super) limits: Adjudication,
    /// How many MiB an opponent may take for a decision.
    pub(super) memory: u32,
    /// How long a program may think about a move, if one plays.
    pub(super) move_time: Option<Duration>,
    pub(super) contest: Contest,
    /// The numbers of the games, counted from 1.
    pub(super) games: Span,
}

/// The field that says how long a program may think.
const MOVE_TIME: &str = "move-time";

/// What is counted as one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Contest {
    /// A game.
    Game,
    /// A match of Double Wyx.
    Double,
}

/// Returns the numbers of the games that the arguments ask for, counted from 1.
pub(super) fn games(args: &MatchArgs) -> Result<Span, Failure> {
    let (first, count) = (args.from, args.games);
    let Some(last) = first.checked_add(count - 1) else {
        let reason = format!("--from {first} --games {count}: no game has so great a number");
        return Err(Failure::usage(reason));
    };
    Ok(Span { first, last })
}

impl Plan {
    /// Puts together what the arguments ask for.
    ///
    /// # Errors
    ///
    /// Who begins the first of these games depends on games that are not among them.
    pub(super) fn new(
        args: &MatchArgs,
        start: StartText,
        order: Order,
        games: Span,
    ) -> Result<Self, Failure> {
        let first = games.first;
        if order.is_chain() && first > 1 {
            let reason = format!(
                "--from {first}: the loser begins, so that who begins game {first} depends on how \
                 the games before it end"
            );
            return Err(Failure::usage(reason));
        }
        Ok(Self {
            start,
            move_time: [&args.first, &args.second]
                .into_iter()
                .any(|contender| contender.program().is_some())
                .then(|| args.engines.move_time()),
            players: [args.first.clone(), args.second.clone()],
            order,
            seed: args.seed.seed,
            limits: args.limits.adjudication(),
            memory: args.memory.memory,
            contest: if args.double {
                Contest::Double
            } else {
                Contest::Game
            },
            games,
        })
    }

    /// Returns how many games are to be played.
    pub(super) const fn wanted(&self) -> u64 {
        // There is no game 0, so that this is no more than the last number.
        self.games.last - self.games.first + 1
    }

    /// Lists what every part of the same series has in common, each with the name of its field.
    pub(super) fn terms(&self) -> Vec<(&'static str, Value)> {
        let [first, second] = self.players.each_ref().map(Contender::to_string);
        let mut terms = self.start.terms().to_vec();
        terms.extend([
            ("first", first.into()),
            ("second", second.into()),
            ("seats", self.order.way.to_string().into()),
            (
                "sits-first",
                player_number(self.order.first.player_at(Seat::First)).into(),
            ),
            ("seed", self.seed.into()),
            ("limits", part::limits(self.limits)),
            ("memory", self.memory.into()),
        ]);
        if let Some(time) = self.move_time {
            terms.push((MOVE_TIME, part::milliseconds(time)));
        }
        terms
    }

    /// Reads what `terms` are written as, and which games were wanted.
    pub(super) fn read(fields: Fields<'_>) -> Result<Self> {
        let start = StartText::read(fields)?;
        let contest = match fields.value("double") {
            Ok(_) if start.game != Wyx::NAME => {
                bail!("field \"double\": only {} has such matches", Wyx::NAME)
            }
            Ok(_) => Contest::Double,
            Err(_) => Contest::Game,
        };
        let (first, wanted) = (fields.number("from")?, fields.number::<u64>("wanted")?);
        let last = wanted
            .checked_sub(1)
            .and_then(|more| more.checked_add(first));
        let games = Span {
            first,
            last: last.context("field \"wanted\": no game has such a number")?,
        };
        let order = Order {
            first: Seating::with_first(fields.read("sits-first", read_player)?),
            way: fields.parsed::<Rematch>("seats")?,
        };
        if first == 0 || (first > 1 && order.is_chain()) {
            bail!("field \"from\": no part begins with game {first}");
        }
        let players: [Contender; 2] = [fields.parsed("first")?, fields.parsed("second")?];
        let has_program = players.iter().any(|player| player.program().is_some());
        let move_time = has_program.then(|| fields.number(MOVE_TIME)).transpose()?;
        Ok(Self {
            start,
            players,
            move_time: move_time.map(Duration::from_millis),
            order,
            seed: fields.number("seed")?,
            limits: fields.read("limits", |value| {
                let limits = Fields::of(value)?;
                Ok(Adjudication {
                    repetition: NonZeroU32::new(limits.number("repetition")?),
                    max_plies: NonZeroU32::new(limits.number("max-plies")?),
                })
            })?,
            memory: fields.number("memory")?,
            contest,
            games,
        })
    }
}

/// Numbers an opponent as the arguments name them.
pub(super) const fn player_number(player: Seat) -> u8 {
    match player {
        Seat::First => 1,
        Seat::Second => 2,
    }
}

/// Reads the number of an opponent.
pub(super) fn read_player(value: &Value) -> Result<Seat> {
    let mut players = Seat::ALL.into_iter();
    let player = players.find(|&player| value == player_number(player));
    player.context("must be 1 or 2")
}
