//! A game of Y that is played by commands.

use core::ops::ControlFlow;
use std::time::Instant;

use anyhow::Result;
use board_graph::Board;
use board_play::{Seat, Status};
use fourchette::{AnyPosition, AnyRecord, AnyTable, BotKind, Player, Start};
use y::Colour;

use super::board::{SWAP, board_of, move_at, vertex_of, with_board, with_side};
use super::clock::Clock;
use super::drawing::draw;
use crate::command::args::{GtpArgs, ThinkerArgs};
use crate::command::failure::Failure;

/// The game that is played.
const GAME: &str = "y";

/// The field of a position's line that says which colour the first seat plays.
const FIRST_COLOUR: usize = 3;

/// A game, and who thinks about it.
pub(super) struct Session {
    rules: String,
    board: Board,
    table: AnyTable,
    pub(super) clock: Clock,
    thinker: ThinkerArgs,
    /// How many games were begun before.
    number: u64,
}

impl Session {
    /// Sets up the board that the arguments ask for.
    pub(super) fn new(args: &GtpArgs) -> Result<Self, Failure> {
        // What is wrong with the rules is told of the rules as they were given.
        AnyPosition::new(GAME, &args.rules)?;
        let rules = with_board(&args.rules);
        let thinker = args.thinker.clone();
        let (board, table) = begin(&rules, &thinker, 0)?;
        Ok(Self {
            rules,
            board,
            table,
            clock: Clock::default(),
            thinker,
            number: 0,
        })
    }

    /// Empties the board for a new game.
    pub(super) fn clear(&mut self) -> Result<(), String> {
        self.begin(self.rules.clone())
    }

    /// Takes an empty board of another size.
    pub(super) fn resize(&mut self, side: u8) -> Result<(), String> {
        self.begin(with_side(&self.rules, side))
    }

    fn begin(&mut self, rules: String) -> Result<(), String> {
        let number = self.number.wrapping_add(1);
        let begun = begin(&rules, &self.thinker, number);
        let (board, table) = begun.map_err(|reason| reason.to_string())?;
        (self.board, self.table) = (board, table);
        (self.rules, self.number) = (rules, number);
        self.clock.rewind();
        Ok(())
    }

    fn position(&self) -> AnyPosition {
        self.table.position()
    }

    /// Draws the board.
    pub(super) fn drawing(&self) -> String {
        draw(self.board, &self.position())
    }

    /// Returns the colour that has won, if one has.
    pub(super) fn winner(&self) -> Option<Colour> {
        match self.position().status() {
            Status::Over(outcome) => outcome.winner().map(|seat| self.colour_of(seat)),
            Status::ToMove(_) | Status::Chance => None,
        }
    }

    /// Makes a move.
    pub(super) fn play(&mut self, colour: Colour, vertex: &str) -> Result<(), String> {
        self.check_turn(colour)?;
        let m = move_at(self.board, vertex)?;
        let pushed = self.table.push(&m);
        pushed.map(|_| ()).map_err(|reason| match m.as_str() {
            SWAP => reason.to_string(),
            // It is the colour's turn, so that nothing else can be wrong; the reason has the name of a ring.
            _ => format!("vertex {vertex:?}: is occupied"),
        })
    }

    /// Lets the opponent think for a colour, makes its move, and returns the vertex.
    pub(super) fn generate(&mut self, colour: Colour) -> Result<String, String> {
        let seat = self.check_turn(colour)?;
        let begin = Instant::now();
        let m = self.think(seat, colour).ok_or("there is no move")?;
        self.clock.spend(colour, begin.elapsed());
        self.table.push(&m).map_err(|reason| reason.to_string())?;
        Ok(vertex_of(self.board, &m))
    }

    /// Takes the last move back.
    pub(super) fn undo(&mut self) -> Result<(), String> {
        let plies = self.table.plies();
        let fewer = plies
            .checked_sub(1)
            .ok_or("there is no move to take back")?;
        self.table.truncate(fewer);
        Ok(())
    }

    /// Finds a move: in the time that there is, or, if no time was set, as the opponent does in a match.
    fn think(&mut self, seat: Seat, colour: Colour) -> Option<String> {
        let watch = &mut |_| ControlFlow::Continue(());
        let bot = self.thinker.bot;
        if let (BotKind::Search(_), Some(time)) = (bot, self.clock.share(colour)) {
            let analysis = time.advise(&mut self.table, watch);
            let best = analysis.and_then(|found| found.candidates.into_iter().next());
            if let Some(best) = best {
                return Some(best.m);
            }
        }
        self.table.set_player(seat, Player::Bot(bot));
        let m = self.table.decide_watched(watch);
        self.table.set_player(seat, Player::Human);
        m
    }

    /// Checks that it is a colour's turn, and returns the seat that plays it.
    fn check_turn(&self, colour: Colour) -> Result<Seat, String> {
        match self.position().status() {
            Status::ToMove(seat) if self.colour_of(seat) == colour => Ok(seat),
            Status::ToMove(_) => Err(format!("{} is to move", !colour)),
            Status::Over(_) | Status::Chance => Err("the game is over".to_owned()),
        }
    }

    /// Returns the colour that a seat plays, which a swap has exchanged.
    fn colour_of(&self, seat: Seat) -> Colour {
        let line = self.position().to_string();
        let first = line.split(' ').nth(FIRST_COLOUR);
        let first = first.and_then(|word| word.parse().ok());
        let first: Colour = first.unwrap_or(Colour::Black);
        match seat {
            Seat::First => first,
            Seat::Second => !first,
        }
    }
}

/// Begins a game by its rules.
fn begin(rules: &str, thinker: &ThinkerArgs, number: u64) -> Result<(Board, AnyTable)> {
    let record = AnyRecord::begin(GAME, Start::Rules(rules))?;
    let mut table = record.into_table([Player::Human; 2], thinker.seed);
    table.set_number(number);
    table.limit_memory(thinker.memory.bytes());
    table.use_threads(thinker.threads.count());
    table.keep_trees();
    let board = board_of(rules).unwrap_or_else(Board::bent9);
    Ok((board, table))
}
