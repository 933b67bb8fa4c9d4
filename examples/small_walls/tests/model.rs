//! The rules of Kwintie on any wall, obvious and slow: square by square.

use std::collections::HashMap;

use board_play::{Outcome, Seat};
use kwintie::{Column, Move, Orientation};

use crate::rules::Rules;

/// A block: whose, and the row and the column of its lower left square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Block {
    seat: Seat,
    orientation: Orientation,
    row: i32,
    column: i32,
}

impl Block {
    fn squares(self) -> [(i32, i32); 2] {
        let Self { row, column, .. } = self;
        match self.orientation {
            Orientation::Lying => [(row, column), (row, column + 1)],
            Orientation::Standing => [(row, column), (row + 1, column)],
        }
    }

    /// Returns the squares that its short sides touch.
    fn ends(self) -> [(i32, i32); 2] {
        let Self { row, column, .. } = self;
        match self.orientation {
            Orientation::Lying => [(row, column - 1), (row, column + 2)],
            Orientation::Standing => [(row - 1, column), (row + 2, column)],
        }
    }
}

/// All blocks, and whose turn it is.
#[derive(Clone)]
pub(super) struct Model {
    rules: Rules,
    blocks: Vec<Block>,
    turn: Seat,
}

/// All that a position is remembered by.
type Memory = HashMap<(Vec<Block>, Seat), Outcome>;

impl Model {
    pub(super) fn new(rules: Rules) -> Self {
        Self {
            rules,
            blocks: Vec::new(),
            turn: Seat::First,
        }
    }

    fn owner(&self, square: (i32, i32)) -> Option<Seat> {
        let covers = |block: &&Block| block.squares().contains(&square);
        self.blocks.iter().find(covers).map(|block| block.seat)
    }

    fn is_on_wall(&self, (row, column): (i32, i32)) -> bool {
        let (rows, columns) = (self.rules.height().into(), self.rules.width().into());
        (0..rows).contains(&row) && (0..columns).contains(&column)
    }

    /// Returns the block that a seat would put, if it may.
    fn block(&self, seat: Seat, orientation: Orientation, column: i32) -> Option<Block> {
        let own = self.blocks.iter().filter(|block| block.seat == seat);
        if own.count() >= usize::from(self.rules.width()) * usize::from(self.rules.height()) / 4 {
            return None;
        }
        let mut rows = 0..=i32::from(self.rules.height());
        let row = rows.find(|&row| self.owner((row, column)).is_none())?;
        let block = Block {
            seat,
            orientation,
            row,
            column,
        };
        let squares = block.squares();
        let fits = squares.iter().all(|&square| self.is_on_wall(square));
        let is_free = squares.iter().all(|&square| self.owner(square).is_none());
        let rests = squares.iter().all(|&(row, column)| {
            let below = (row - 1, column);
            row == 0 || squares.contains(&below) || self.owner(below).is_some()
        });
        // Short side to short side: each stands where the other one ends.
        let touches = self.blocks.iter().any(|other| {
            let is_at_end = other.ends().iter().any(|end| squares.contains(end));
            let ends_there = block.ends().iter().any(|end| other.squares().contains(end));
            other.seat == seat && other.orientation == orientation && is_at_end && ends_there
        });
        let is_middle = |&(_, column): &(i32, i32)| {
            // The middle, twice: as far from the left end as from the right one, or half a column off.
            let last = i32::from(self.rules.width()) - 1;
            (2 * column - last).abs() <= 1
        };
        let is_barred = self.blocks.is_empty()
            && seat == Seat::First
            && self.rules.barred() != 0
            && squares.iter().any(is_middle);
        (fits && is_free && rests && !touches && !is_barred).then_some(block)
    }

    fn places(&self, seat: Seat) -> Vec<Move> {
        let width: i32 = self.rules.width().into();
        let all = Orientation::ALL
            .into_iter()
            .flat_map(|orientation| (0..width).map(move |column| (orientation, column)));
        all.filter(|&(orientation, column)| self.block(seat, orientation, column).is_some())
            .filter_map(|(orientation, column)| {
                let column = Column::new(i8::try_from(column + 1).ok()?)?;
                Some(Move::from((orientation, column)))
            })
            .collect()
    }

    /// Lists the legal moves.
    pub(super) fn moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let places = self.places(self.turn);
        if places.is_empty() {
            vec![Move::Pass]
        } else {
            places
        }
    }

    pub(super) fn play(&mut self, m: Move) {
        if let Move::Block {
            orientation,
            column,
        } = m
        {
            let block = self.block(self.turn, orientation, i32::from(column.number()) - 1);
            self.blocks.extend(block);
        }
        self.turn = !self.turn;
    }

    /// Lists the lengths of the lines of a seat that cannot be longer.
    fn lines(&self, seat: Seat) -> Vec<usize> {
        let is_own = |square| self.owner(square) == Some(seat);
        let mut lengths = Vec::new();
        for row in 0..self.rules.height().into() {
            for column in 0..self.rules.width().into() {
                for (up, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    let nth = |n: i32| (row + n * up, column + n * right);
                    if !is_own(nth(-1)) {
                        let length = (0..9).take_while(|&n| is_own(nth(n))).count();
                        lengths.push(length);
                    }
                }
            }
        }
        lengths
    }

    /// Returns the seat that has five in a line.
    pub(super) fn five(&self) -> Option<Seat> {
        let has_five = |&seat: &Seat| self.lines(seat).iter().any(|&length| length >= 5);
        Seat::ALL.into_iter().find(has_five)
    }

    /// Returns how the game ended by the rules of Kwintie, once it is over.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        if let Some(seat) = self.five() {
            return Some(Outcome::Win(seat));
        }
        if Seat::ALL.iter().any(|&seat| !self.places(seat).is_empty()) {
            return None;
        }
        let fours = |seat| {
            let lines = self.lines(seat);
            lines.iter().filter(|&&length| length == 4).count()
        };
        let [first, second] = Seat::ALL.map(fours);
        Some(match first.cmp(&second) {
            core::cmp::Ordering::Greater => Outcome::Win(Seat::First),
            core::cmp::Ordering::Less => Outcome::Win(Seat::Second),
            core::cmp::Ordering::Equal => Outcome::Draw,
        })
    }

    /// Returns what comes of best play, by a look at everything.
    pub(super) fn value(&self) -> Outcome {
        self.remembered(&mut Memory::new())
    }

    fn remembered(&self, memory: &mut Memory) -> Outcome {
        if let Some(outcome) = self.outcome() {
            return super::wanted_outcome(self.rules.wanted(), outcome, self.five());
        }
        let mut blocks = self.blocks.clone();
        blocks.sort_unstable();
        if let Some(&known) = memory.get(&(blocks.clone(), self.turn)) {
            return known;
        }
        let outcomes: Vec<Outcome> = self
            .moves()
            .into_iter()
            .map(|m| {
                let mut next = self.clone();
                next.play(m);
                next.remembered(memory)
            })
            .collect();
        let best = outcomes
            .into_iter()
            .max_by_key(|outcome| outcome.value(self.turn));
        let best = best.unwrap_or(Outcome::Draw);
        memory.insert((blocks, self.turn), best);
        best
    }
}
