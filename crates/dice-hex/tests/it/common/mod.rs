//! A second, slow and obvious dice-hex, written from the rulings with lists and exact fractions only.
//! It shares nothing with the crate.

pub(crate) mod arithmetic;
pub(crate) mod kit;

use arithmetic::can_make;

/// The balanced numbering as the rulings print it.
pub(crate) const BALANCED: &str = "13 17 20 15 36 4 / 19 18 9 21 5 27 / 24 12 16 31 28 7 / \
                            14 30 29 3 35 11 / 25 6 22 23 2 33 / 1 32 8 10 34 26";

/// The numbers of a list in reading order, whatever separates them.
pub(crate) fn numbers_of(list: &str) -> Vec<u8> {
    list.split(|c: char| !c.is_ascii_digit())
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().unwrap())
        .collect()
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Roll,
    Announce([u8; 3]),
    Point([u8; 3]),
    Place,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// The numbers in reading order.
    pub(crate) numbers: Vec<u8>,
    pub(crate) nasty: bool,
    pub(crate) strict: bool,
    /// The colours of the two seats: `b` for Black and `r` for Red.
    pub(crate) colours: [char; 2],
    /// The cells in reading order: `.`, `b` or `r`.
    pub(crate) cells: Vec<char>,
    pub(crate) step: Step,
    /// 0 or 1.
    pub(crate) mover: usize,
    pub(crate) winner: Option<usize>,
}

pub(crate) const COLOURS: [char; 2] = ['b', 'r'];

/// The neighbours of a cell as the rulings list them.
pub(crate) fn neighbours(cell: usize) -> Vec<usize> {
    let (row, column) = (
        i32::try_from(cell / 6).unwrap(),
        i32::try_from(cell % 6).unwrap(),
    );
    let steps = [(0, 1), (0, -1), (1, 0), (-1, 0), (-1, 1), (1, -1)];
    let places = steps.map(|(down, right)| (row + down, column + right));
    places
        .into_iter()
        .filter(|(row, column)| (0..6).contains(row) && (0..6).contains(column))
        .map(|(row, column)| usize::try_from(6 * row + column).unwrap())
        .collect()
}

/// Returns whether a colour has joined its sides: Black top and bottom, Red left and right.
pub(crate) fn has_joined(cells: &[char], colour: char) -> bool {
    // How far a cell lies from the first side of the colour.
    let along = |cell: usize| match colour {
        'b' => cell / 6,
        _ => cell % 6,
    };
    let starts_on = |cell: usize| along(cell) == 0;
    let ends_on = |cell: usize| along(cell) == 5;
    let is_own = |cell: &usize| cells[*cell] == colour;
    let mut reached: Vec<usize> = (0..36)
        .filter(|&cell| starts_on(cell))
        .filter(is_own)
        .collect();
    let mut at = 0;
    while at < reached.len() {
        let onward = neighbours(reached[at]);
        for cell in onward.into_iter().filter(is_own) {
            if !reached.contains(&cell) {
                reached.push(cell);
            }
        }
        at += 1;
    }
    reached.into_iter().any(ends_on)
}

impl Model {
    /// Sets up the start.
    pub(crate) fn new(numbers: &[u8], nasty: bool, strict: bool, colours: [char; 2]) -> Self {
        Self {
            numbers: numbers.to_vec(),
            nasty,
            strict,
            colours,
            cells: vec!['.'; 36],
            step: Step::Roll,
            mover: 0,
            winner: None,
        }
    }

    /// The numbers of the vacant cells, ascending.
    pub(crate) fn vacant(&self) -> Vec<u8> {
        let cells = self.numbers.iter().zip(&self.cells);
        let mut vacant: Vec<u8> = cells
            .filter(|(_, cell)| **cell == '.')
            .map(|(number, _)| *number)
            .collect();
        vacant.sort_unstable();
        vacant
    }

    /// The numbers of the vacant cells that dice can make, ascending.
    pub(crate) fn makable(&self, dice: [u8; 3]) -> Vec<u8> {
        let mut makable = self.vacant();
        makable.retain(|&number| can_make(dice, number));
        makable
    }

    /// The legal moves: rolls ascending, then cells by number, then `none`.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.winner.is_some() {
            return Vec::new();
        }
        let (cells, none) = match self.step {
            Step::Roll => {
                return arithmetic::rolls()
                    .iter()
                    .map(|&dice| roll_text(dice))
                    .collect();
            }
            Step::Announce(dice) => {
                let cells = self.makable(dice);
                let none = !self.strict || cells.is_empty();
                (cells, none)
            }
            Step::Point(dice) => (self.makable(dice), true),
            Step::Place => (self.vacant(), false),
        };
        let mut moves: Vec<String> = cells.iter().map(u8::to_string).collect();
        if none {
            moves.push("none".to_owned());
        }
        moves
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, text: &str) {
        if let Some(dice) = text.strip_prefix('d') {
            let dice: Vec<u8> = dice.bytes().map(|die| die - b'0').collect();
            self.step = Step::Announce(dice.try_into().unwrap());
            return;
        }
        if text == "none" {
            self.step = match self.step {
                Step::Announce(dice) => Step::Point(dice),
                _ => Step::Place,
            };
            return;
        }
        let was_pointed = matches!(self.step, Step::Point(_));
        let owner = if self.nasty && was_pointed {
            1 - self.mover
        } else {
            self.mover
        };
        let number: u8 = text.parse().unwrap();
        let cell = self
            .numbers
            .iter()
            .position(|&other| other == number)
            .unwrap();
        self.cells[cell] = self.colours[owner];
        if has_joined(&self.cells, self.colours[owner]) {
            self.winner = Some(owner);
        }
        self.mover = 1 - self.mover;
        self.step = Step::Roll;
    }

    /// The character that stands for the status in a trace.
    pub(crate) fn turn(&self) -> char {
        let seat = match self.step {
            _ if self.winner.is_some() => return 'o',
            Step::Roll => return 'c',
            Step::Announce(_) | Step::Place => self.mover,
            Step::Point(_) => 1 - self.mover,
        };
        ['1', '2'][seat]
    }

    /// The numbers of the stones of a colour, ascending, joined by commas; `-` if there are none.
    pub(crate) fn stones(&self, colour: char) -> String {
        let cells = self.numbers.iter().zip(&self.cells);
        let mut stones: Vec<u8> = cells
            .filter(|(_, cell)| **cell == colour)
            .map(|(number, _)| *number)
            .collect();
        stones.sort_unstable();
        let stones: Vec<String> = stones.iter().map(u8::to_string).collect();
        if stones.is_empty() {
            "-".to_owned()
        } else {
            stones.join(",")
        }
    }
}

/// The text of a roll.
pub(crate) fn roll_text(dice: [u8; 3]) -> String {
    let [a, b, c] = dice;
    format!("d{a}{b}{c}")
}
