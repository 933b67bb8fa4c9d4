//! The game on the table, and who may see what of it.

use anyhow::{Result, anyhow};
use board_play::playout::random_move;
use board_play::{Audience, Player, Record, Shown, Status};
use fourchette::bots::{Bot, SeatView};
use fourchette::{Drawer, Game, generator};
use rand_chacha::ChaCha8Rng;

use super::seat::Seat;
use crate::command::words::status_line;

/// A game that is being played, with everybody who decides something in it.
pub(crate) struct Table<G: Game> {
    pub(crate) record: Record<G>,
    seats: [Seat; 2],
    bots: [Option<Box<dyn Bot<G>>>; 2],
    dice: ChaCha8Rng,
}

impl<G: Game> Table<G> {
    /// Seats everybody. Seats without a name in the record are named.
    pub(crate) fn new(mut record: Record<G>, seats: [Seat; 2], seed: u64) -> Result<Self> {
        for player in Player::ALL {
            if record.name(player).is_none() {
                record.set_name(player, &seats[player.index()].to_string())?;
            }
        }
        let bots = Player::ALL.map(|player| match seats[player.index()] {
            Seat::Human => None,
            Seat::Bot(kind) => Some(kind.bot(generator(seed, 0, Drawer::Seat(player)))),
        });
        let dice = generator(seed, 0, Drawer::Chance);
        Ok(Self {
            record,
            seats,
            bots,
            dice,
        })
    }

    /// Tells whether a human sits at a seat.
    fn is_human(&self, player: Player) -> bool {
        self.seats[player.index()] == Seat::Human
    }

    /// Tells whether any human sits at the table.
    pub(crate) fn has_humans(&self) -> bool {
        Player::ALL.into_iter().any(|player| self.is_human(player))
    }

    /// Tells whether the next decision is a human's.
    pub(crate) fn awaits_human(&self) -> bool {
        self.record.ending().is_none()
            && self
                .record
                .position()
                .to_move()
                .is_some_and(|player| self.is_human(player))
    }

    /// Returns the move of whoever decides next; none when that is a human or nobody.
    pub(crate) fn decide(&mut self) -> Option<G::Move> {
        if self.record.ending().is_some() {
            return None;
        }
        let position = self.record.position();
        match position.status() {
            Status::Chance => random_move(position, &mut self.dice),
            Status::ToMove(player) => {
                let bot = self.bots[player.index()].as_mut()?;
                Some(bot.choose(&SeatView::new(position)?))
            }
            Status::Over(_) => None,
        }
    }

    /// Takes moves back until a human is to decide again.
    pub(crate) fn undo(&mut self) -> Result<()> {
        let before = self.record.positions().take(self.record.moves().len());
        let decisions = before.enumerate().filter(|(_, position)| {
            position
                .to_move()
                .is_some_and(|player| self.is_human(player))
        });
        let (plies, _) = decisions
            .last()
            .ok_or_else(|| anyhow!("there is no move of a human to take back"))?;
        self.record.truncate(plies);
        Ok(())
    }

    /// Returns who looks at the table: everybody when the game is over or no human plays it, else the
    /// one human, or that of two who is to move.
    pub(crate) fn audience(&self) -> Audience {
        if self.record.ending().is_some() || !self.has_humans() {
            return Audience::Everyone;
        }
        let to_move = self.record.position().to_move();
        let human = to_move.filter(|&player| self.is_human(player));
        let human = human.or_else(|| Player::ALL.into_iter().find(|&player| self.is_human(player)));
        human.map_or(Audience::Everyone, Audience::Seat)
    }

    /// Returns how a move that is about to be made is told: as the one human sees it, or, of two, the
    /// one who does not make it.
    pub(crate) fn told(&self, m: G::Move) -> String {
        let position = self.record.position();
        let listener = match Player::ALL.map(|player| self.is_human(player)) {
            [false, false] => return m.to_string(),
            [true, false] => Player::First,
            [false, true] => Player::Second,
            [true, true] => position.to_move().map_or(Player::First, |mover| !mover),
        };
        position.seen(m, listener).to_string()
    }

    /// Returns the text of the record, or as much of it as the audience has seen.
    pub(crate) fn text(&self) -> String {
        let Audience::Seat(viewer) = self.audience() else {
            return self.record.to_string();
        };
        let seen = self.record.seen_by(viewer);
        let made = self.record.moves().iter().map(ToString::to_string);
        if made.eq(seen.moves().iter().map(ToString::to_string)) {
            return self.record.to_string();
        }
        seen.to_string()
    }

    /// Returns how the position is to be drawn.
    pub(crate) fn shown(&self) -> Shown<G::Move> {
        Shown {
            last: self.record.moves().last().copied(),
            audience: self.audience(),
        }
    }

    /// Says whose decision comes next, or how the game ended.
    pub(crate) fn status(&self) -> String {
        let status = self.record.position().status();
        status_line(status, self.record.ending())
    }
}
