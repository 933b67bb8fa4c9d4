//! A second, slow and obvious Kwintie, written from the rulings with nothing but lists and a map of
//! squares.

use std::collections::{BTreeMap, BTreeSet};

use board_graph::{Node, NodeSet};
use board_play::Position;
use kwintie::{Kwintie, Options};

/// A block: who owns it, whether it lies, and its lower left square by row and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Piece {
    pub(crate) seat: usize,
    pub(crate) lies: bool,
    pub(crate) row: i32,
    pub(crate) column: i32,
}

/// Squares by row and column.
pub(crate) type Squares = BTreeSet<(i32, i32)>;

/// A unit of an edge: its lower left end, and whether it goes up.
type Edge = (i32, i32, bool);

impl Piece {
    /// The squares, by row and column.
    pub(crate) fn squares(&self) -> [(i32, i32); 2] {
        let (row, column) = (self.row, self.column);
        if self.lies {
            [(row, column), (row, column + 1)]
        } else {
            [(row, column), (row + 1, column)]
        }
    }

    /// The squares under it.
    pub(crate) fn below(&self) -> Squares {
        let squares = self.squares();
        let below = squares.map(|(row, column)| (row - 1, column));
        below
            .into_iter()
            .filter(|at| !squares.contains(at))
            .collect()
    }

    /// The two short sides.
    pub(crate) fn short_sides(&self) -> [Edge; 2] {
        let (row, column) = (self.row, self.column);
        if self.lies {
            [(row, column, true), (row, column + 2, true)]
        } else {
            [(row, column, false), (row + 2, column, false)]
        }
    }

    /// As a position's line names it.
    pub(crate) fn name(&self, left_end: i32) -> String {
        let orientation = if self.lies { 'h' } else { 'v' };
        let letter = usize::try_from(self.column - left_end)
            .ok()
            .and_then(|column| "abcdefghi".chars().nth(column));
        format!("{orientation}{}{}", letter.unwrap(), self.row + 1)
    }
}

/// A state of the game. Columns keep their numbers also where the wall grows to the left.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) fixed: bool,
    pub(crate) bars_middle: bool,
    pub(crate) fours_decide: bool,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) turn: usize,
}

/// How a game ended: the winner, none for a draw.
pub(crate) type End = Option<usize>;

impl Model {
    pub(crate) fn new(rules: &str) -> Self {
        Self {
            fixed: !rules.contains("ruleset"),
            bars_middle: !rules.contains("first-block=free"),
            fours_decide: !rules.contains("no-five=draw"),
            pieces: Vec::new(),
            turn: 0,
        }
    }

    /// Who covers which square.
    pub(crate) fn covered(&self) -> BTreeMap<(i32, i32), usize> {
        let squares = self
            .pieces
            .iter()
            .flat_map(|piece| piece.squares().map(|square| (square, piece.seat)));
        squares.collect()
    }

    pub(crate) fn own(&self, seat: usize) -> Squares {
        let covered = self.covered();
        let own = covered.iter().filter(|(_, owner)| **owner == seat);
        own.map(|(&square, _)| square).collect()
    }

    /// The column that is called 1.
    pub(crate) fn left_end(&self) -> i32 {
        let columns = self.pieces.iter().map(|piece| piece.column);
        if self.fixed {
            0
        } else {
            columns.min().unwrap_or(0)
        }
    }

    fn may_put(&self, piece: Piece) -> bool {
        let covered = self.covered();
        let squares = piece.squares();
        if self.pieces.iter().filter(|p| p.seat == piece.seat).count() == 20 {
            return false;
        }
        if squares
            .iter()
            .any(|square| square.0 > 8 || covered.contains_key(square))
        {
            return false;
        }
        let supported = |square: &(i32, i32)| square.0 < 0 || covered.contains_key(square);
        if !piece.below().iter().all(supported) {
            return false;
        }
        let own = self.pieces.iter().filter(|p| p.seat == piece.seat);
        let mut own_sides = own.flat_map(Piece::short_sides);
        if own_sides.any(|side| piece.short_sides().contains(&side)) {
            return false;
        }
        let columns: BTreeSet<i32> = squares.iter().map(|square| square.1).collect();
        if self.fixed {
            let first = self.pieces.is_empty() && columns.contains(&4);
            let barred = self.bars_middle && first;
            return !barred && columns.iter().all(|column| (0..9).contains(column));
        }
        if self.pieces.is_empty() {
            return piece.column == 0;
        }
        let beside = |column: &i32| {
            covered.contains_key(&(0, column - 1)) || covered.contains_key(&(0, column + 1))
        };
        let ground = covered
            .keys()
            .filter(|square| square.0 == 0)
            .map(|square| square.1);
        let all: BTreeSet<i32> = ground.chain(columns.iter().copied()).collect();
        (piece.row > 0 || columns.iter().any(beside)) && all.len() <= 9
    }

    /// The block that a text would put, if a row fits.
    pub(crate) fn piece(&self, seat: usize, text: &str) -> Option<Piece> {
        let number: i32 = text[1..].parse().unwrap();
        let pieces = (0..9).map(|row| Piece {
            seat,
            lies: text.starts_with('h'),
            row,
            column: self.left_end() + number - 1,
        });
        let fitting: Vec<Piece> = pieces.filter(|&piece| self.may_put(piece)).collect();
        assert!(fitting.len() < 2, "{fitting:?}");
        fitting.first().copied()
    }

    fn places(&self, seat: usize) -> Vec<String> {
        let texts = ["h", "v"]
            .iter()
            .flat_map(|orientation| (-5..15).map(move |number| format!("{orientation}{number}")));
        texts
            .filter(|text| self.piece(seat, text).is_some())
            .collect()
    }

    /// The legal moves: lying blocks from left to right, then standing ones.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.end().is_some() {
            return Vec::new();
        }
        let places = self.places(self.turn);
        if places.is_empty() {
            return vec!["pass".to_owned()];
        }
        places
    }

    pub(crate) fn play(&mut self, text: &str) {
        if text != "pass" {
            let piece = self.piece(self.turn, text).unwrap();
            self.pieces.push(piece);
        }
        self.turn = 1 - self.turn;
    }

    pub(crate) fn fives(&self, seat: usize) -> Squares {
        fives(&self.own(seat))
    }

    pub(crate) fn fours(&self, seat: usize) -> usize {
        fours(&self.own(seat))
    }

    /// How the game has ended, if it has.
    pub(crate) fn end(&self) -> Option<End> {
        if let Some(winner) = (0..2).find(|&seat| !self.fives(seat).is_empty()) {
            return Some(Some(winner));
        }
        if (0..2).any(|seat| !self.places(seat).is_empty()) {
            return None;
        }
        let [white, black] = [0, 1].map(|seat| self.fours(seat));
        Some(match white.cmp(&black) {
            _ if !self.fours_decide => None,
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        })
    }

    /// A seat's blocks in board order, as a position's line lists them.
    pub(crate) fn list(&self, seat: usize) -> String {
        let left_end = self.left_end();
        let mut own: Vec<Piece> = self
            .pieces
            .iter()
            .filter(|p| p.seat == seat)
            .copied()
            .collect();
        own.sort_unstable_by_key(|piece| (piece.row, piece.column));
        let names: Vec<String> = own.iter().map(|piece| piece.name(left_end)).collect();
        if names.is_empty() {
            "-".to_owned()
        } else {
            names.join(",")
        }
    }
}

/// The longest lines in all four directions, by their squares.
fn lines(own: &Squares) -> Vec<Vec<(i32, i32)>> {
    let mut lines = Vec::new();
    for &(row, column) in own {
        for (up, on) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
            if own.contains(&(row - up, column - on)) {
                continue;
            }
            let along = (0..).map(|n| (row + n * up, column + n * on));
            lines.push(along.take_while(|square| own.contains(square)).collect());
        }
    }
    lines
}

/// The squares that stand in lines of five or more.
pub(crate) fn fives(own: &Squares) -> Squares {
    let lines = lines(own).into_iter();
    lines.filter(|line| line.len() >= 5).flatten().collect()
}

/// How many lines have exactly four squares.
pub(crate) fn fours(own: &Squares) -> usize {
    lines(own).iter().filter(|line| line.len() == 4).count()
}

/// All rules.
pub(crate) const RULES: [&str; 8] = [
    "",
    "no-five=draw",
    "ruleset=boardless",
    "ruleset=boardless,no-five=draw",
    "ruleset=kwinty",
    "ruleset=kwinty,no-five=draw",
    "first-block=free",
    "no-five=draw,first-block=free",
];

/// Plays moves, which blanks separate.
pub(crate) fn played(rules: &str, moves: &str) -> Kwintie {
    let options: Options = rules.parse().unwrap();
    let mut position = Kwintie::new(&options);
    for text in moves.split_whitespace() {
        let result = position.play(text.parse().unwrap());
        result.unwrap_or_else(|error| panic!("{text} of {moves}: {error}"));
    }
    position
}

/// The text of each legal move.
pub(crate) fn legal(position: &Kwintie) -> Vec<String> {
    position.moves().map(|m| m.to_string()).collect()
}

/// Makes the position of this line, options `-`.
pub(crate) fn line(text: &str) -> Kwintie {
    let line = format!("kwintie/1 {text}");
    line.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// All lines of five squares of the wall: 5 across in each row and 5 up in each column, and 5 by 5
/// along each diagonal.
pub(crate) fn lines_of_five() -> Vec<NodeSet> {
    let square = |column: i32, row: i32| {
        let on_wall = (0..9).contains(&column) && (0..9).contains(&row);
        on_wall.then(|| Node::new(usize::try_from(9 * row + column).unwrap()))
    };
    let mut lines: Vec<NodeSet> = Vec::new();
    for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for start in 0..81 {
            let squares = (0..5).map(|n| square(start % 9 + n * right, start / 9 + n * up));
            lines.extend(squares.collect::<Option<NodeSet>>());
        }
    }
    assert_eq!(lines.len(), 9 * 5 + 9 * 5 + 5 * 5 + 5 * 5);
    lines
}
