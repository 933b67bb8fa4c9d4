//! The game that an engine holds: a whole game, or what one seat has seen of one.

use board_play::{Seat, Status};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

use super::answer::{Answer, Refusal};
use super::settings::{Settings, TreeUse};
use crate::{AnyPosition, AnyRecord, AnyTable, AnyView, Player, Start};

/// How often a view is completed by another guess.
const GUESSES: usize = 1000;

/// The game that an engine holds.
#[derive(Debug)]
pub(super) struct HeldGame {
    /// How it began.
    begin: Begin,
    /// The table at which it is played; away while somebody thinks.
    table: Option<AnyTable>,
    /// The present position; where a seat holds only a view, one that looks so.
    position: AnyPosition,
    /// The seat that the engine plays for, and no other.
    seat: Option<Seat>,
    /// What that seat sees, where the game hides something.
    view: Option<AnyView>,
    /// How many moves that view has followed.
    followed: u64,
    /// Which game of several it is.
    number: u64,
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Begin {
    /// At the start under these rules.
    Rules(String),
    /// At a position, by its line.
    Position(String),
    /// With a view.
    View,
}

impl HeldGame {
    /// Begins a game at its start.
    pub(super) fn new(settings: &Settings, number: u64) -> Answer<Self> {
        Self::at(Begin::Rules(settings.rules.clone()), &[], settings, number)
    }

    /// Begins a game and makes moves.
    fn at(begin: Begin, moves: &[&str], settings: &Settings, number: u64) -> Answer<Self> {
        let start = match &begin {
            Begin::Rules(rules) => Start::Rules(rules),
            Begin::Position(line) => Start::Position(line),
            Begin::View => return Err(Refusal::new("position: a view is none")),
        };
        let mut record = AnyRecord::begin(settings.game, start)?;
        for (at, m) in (1..).zip(moves) {
            record.push(m).map_err(|reason| refuse_move(at, &reason))?;
        }
        let position = record.position();
        Ok(Self {
            begin,
            table: Some(sit_down(record, settings, number)),
            position,
            seat: None,
            view: None,
            followed: 0,
            number,
        })
    }

    /// Sets up a position: goes on from the present one where that is possible, so that what was found out
    /// is not lost.
    pub(super) fn set_up(
        &mut self,
        begin: Begin,
        moves: &[&str],
        settings: &Settings,
    ) -> Answer<()> {
        if let (true, None) = (self.begin == begin, self.seat) {
            let made = self.table.as_ref().map(AnyTable::moves).unwrap_or_default();
            if moves.len() >= made.len() && made.iter().zip(moves).all(|(made, m)| made == m) {
                return self.play(&moves[made.len()..], made.len());
            }
        }
        *self = Self::at(begin, moves, settings, self.number)?;
        Ok(())
    }

    /// Makes moves, all or none; `before` have been counted.
    fn play(&mut self, moves: &[&str], before: usize) -> Answer<()> {
        let mut position = self.position.clone();
        for (at, m) in (before + 1..).zip(moves) {
            let played = position.play(m);
            played.map_err(|reason| refuse_move(at, &reason))?;
        }
        let table = self.table.as_mut();
        let table = table.ok_or_else(|| Refusal::new("position: somebody thinks about it"))?;
        for m in moves {
            table.push(m)?;
        }
        self.position = position;
        Ok(())
    }

    /// Plays for one seat from now on, which begins with a view of its own if one is given, and forgets
    /// what it does not see.
    pub(super) fn sit(
        &mut self,
        seat: Seat,
        view: Option<&str>,
        settings: &Settings,
    ) -> Answer<()> {
        let hides = self.position.about().has_secrets;
        let text = match (view, &self.view) {
            (Some(text), _) => text.to_owned(),
            (None, Some(view)) => view.to_string(),
            (None, None) => self.position.view(seat),
        };
        if !hides {
            if view.is_some() {
                *self = Self::at(Begin::Position(text), &[], settings, self.number)?;
            }
            self.seat = Some(seat);
            return Ok(());
        }
        let view = AnyView::new(settings.game, &text)?;
        let position = complete(&view, self.number)?;
        if position.view(seat) != text {
            let reason = format!(
                "seat {}: the view is that of the other seat",
                seat_word(seat)
            );
            return Err(Refusal::new(reason));
        }
        self.table = Some(table_of(&position, settings, self.number)?);
        self.begin = Begin::View;
        self.position = position;
        self.seat = Some(seat);
        self.view = Some(view);
        self.followed = 0;
        Ok(())
    }

    /// Follows moves as the seat is told them, all or none.
    pub(super) fn see(&mut self, told: &[&str], settings: &Settings) -> Answer<()> {
        if self.seat.is_none() {
            return Err(Refusal::new(
                "seen: the engine plays for no seat; seat p1 or seat p2 first",
            ));
        }
        if told.is_empty() {
            return Err(Refusal::new("seen: no move is told"));
        }
        let Some(view) = &self.view else {
            return self.play(told, 0);
        };
        let mut view = view.clone();
        for (at, told) in (1..).zip(told) {
            let advanced = view.advance(told);
            advanced.map_err(|reason| refuse_move(at, &reason))?;
        }
        let followed = self.followed.saturating_add(told.len() as u64);
        let number = game_number(self.number, followed);
        let position = complete(&view, number)?;
        self.table = Some(table_of(&position, settings, number)?);
        self.position = position;
        self.view = Some(view);
        self.followed = followed;
        Ok(())
    }

    /// Takes the settings over that have changed.
    pub(super) fn apply(&mut self, settings: &Settings) {
        let Some(table) = self.table.take() else {
            return;
        };
        let number = table.number();
        let table = if table.seed() == settings.seed {
            prepared(table, settings)
        } else {
            sit_down(table.record(), settings, number)
        };
        self.table = Some(table);
    }

    /// Returns the table, for somebody who thinks about the move of the seat that is to move.
    pub(super) fn take_table(&mut self) -> Option<AnyTable> {
        self.table.take()
    }

    /// Takes the table back.
    pub(super) fn put_table(&mut self, table: AnyTable) {
        self.table = Some(table);
    }

    /// Returns the number of the game.
    pub(super) const fn number(&self) -> u64 {
        self.number
    }

    /// Returns the present position, or one that looks like it to the seat.
    pub(super) const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Returns what the seat sees, if the engine knows no more.
    pub(super) const fn view(&self) -> Option<&AnyView> {
        self.view.as_ref()
    }

    /// Returns the seat that the engine plays for, if it plays for one.
    pub(super) const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Returns the present position if its legal moves are known: where the engine holds no more than a
    /// view, they are if its seat is to move.
    pub(super) fn open_position(&self) -> Answer<&AnyPosition> {
        let is_hidden = match (self.seat, self.position.status()) {
            (Some(seat), Status::ToMove(mover)) => self.view.is_some() && seat != mover,
            _ => false,
        };
        if is_hidden {
            return Err(Refusal::new(
                "the moves of the other seat are hidden from this one",
            ));
        }
        Ok(&self.position)
    }
}

/// Returns the word of the protocol for a seat: `p1` or `p2`.
#[must_use]
pub const fn seat_word(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "p1",
        Seat::Second => "p2",
    }
}

/// Reads the name of a seat.
pub(super) fn read_seat(command: &str, word: &str) -> Answer<Seat> {
    let mut seats = Seat::ALL.into_iter();
    let seat = seats.find(|&seat| seat_word(seat) == word);
    seat.ok_or_else(|| Refusal::new(format!("{command} {word:?}: must be p1 or p2")))
}

fn refuse_move(at: usize, reason: &crate::Error) -> Refusal {
    Refusal::of(format_args!("move {at}"), reason)
}

/// Numbers the positions of one game apart, so that each has random numbers of its own.
const fn game_number(number: u64, followed: u64) -> u64 {
    number.rotate_left(32) ^ followed
}

/// Returns a position that looks like a view.
fn complete(view: &AnyView, seed: u64) -> Answer<AnyPosition> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut guesses = (0..GUESSES).filter_map(|_| view.guess(&mut rng));
    let position = guesses.next();
    position.ok_or_else(|| Refusal::of("view", "no position was found that looks so"))
}

fn table_of(position: &AnyPosition, settings: &Settings, number: u64) -> Answer<AnyTable> {
    let line = position.to_string();
    let record = AnyRecord::begin(settings.game, Start::Position(&line))?;
    Ok(sit_down(record, settings, number))
}

fn sit_down(record: AnyRecord, settings: &Settings, number: u64) -> AnyTable {
    let mut table = record.into_table([Player::Human; 2], settings.seed);
    table.set_number(number);
    prepared(table, settings)
}

fn prepared(mut table: AnyTable, settings: &Settings) -> AnyTable {
    table.limit_memory(settings.memory());
    table.use_threads(settings.threads());
    match settings.tree {
        TreeUse::Kept => table.keep_trees(),
        TreeUse::Afresh => table.drop_trees(),
    }
    table
}
