//! The table of all laws, made by the compiler.
//!
//! The laws are numbered so that those of `population=same-colour` come first: destruction,
//! population of one colour, adaptation, population of two colours. Within these they ascend by cause,
//! then by the places of the pawns that go or come.

use board_play::Seat;

use crate::Cell;

/// Four cells: top left, top right, bottom left, bottom right.
pub(crate) type Cells = [Cell; 4];

/// How many causes there are.
pub(crate) const CAUSES: usize = 81;

/// The numbers at which the kinds of laws begin.
pub(crate) const POPULATION: usize = 216;
pub(crate) const ADAPTATION: usize = 324;
pub(crate) const MIXED_POPULATION: usize = 405;

/// How many laws there are.
pub(crate) const LAWS: usize = 513;

/// A law, ready for use.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    /// The cause, as the owner sees it.
    pub(crate) cause: Cells,
    /// The effect, as the owner sees it; none if it is an adaptation.
    pub(crate) effect: Option<Cells>,
    /// The law as it lies on the board, for each owner.
    pub(crate) oriented: [OrientedLaw; 2],
}

/// A law as it lies on the board.
#[derive(Clone, Copy)]
pub(crate) struct OrientedLaw {
    /// The kinds of cells of the cause, as indices: top left, top right, bottom left, bottom right.
    pub(crate) cause: [u8; 4],
    /// The cause as a number.
    pub(crate) cause_code: u8,
    /// The effect as a number; 255 if it is an adaptation.
    pub(crate) effect_code: u8,
    /// The pawns of each seat that come or go, as squares of the window at a1.
    pub(crate) changes: [u16; 2],
}

/// The squares of the window at a1: top left, top right, bottom left, bottom right.
const WINDOW: [u16; 4] = [1 << 4, 1 << 5, 1, 1 << 1];

/// The laws by number.
pub(crate) static TABLE: [Entry; LAWS] = table();

/// Finds the number of a law.
///
/// Cost: some twenty comparisons, since the laws of a kind ascend by cause.
pub(crate) fn find(cause: Cells, effect: Option<Cells>) -> Option<usize> {
    let code = code(cause);
    if effect.is_none() {
        return Some(ADAPTATION + usize::from(code));
    }
    let kinds = [
        0..POPULATION,
        POPULATION..ADAPTATION,
        MIXED_POPULATION..LAWS,
    ];
    kinds.into_iter().find_map(|numbers| {
        let entries = &TABLE[numbers.clone()];
        let first = entries.partition_point(|entry| entry.oriented[0].cause_code < code);
        let found = entries[first..]
            .iter()
            .take_while(|entry| entry.cause == cause)
            .position(|entry| entry.effect == effect)?;
        Some(numbers.start + first + found)
    })
}

const fn table() -> [Entry; LAWS] {
    let mut table = [entry([Cell::Empty; 4], None); LAWS];
    let [mut gone, mut same, mut mixed] = [0, POPULATION, MIXED_POPULATION];
    let mut code = 0;
    while code < CAUSES {
        let cause = cells(code);
        table[ADAPTATION + code] = entry(cause, None);
        let mut one = 0;
        while one < 4 {
            if !cause[one].is_empty() {
                table[gone] = entry(cause, Some(with(cause, one, Cell::Empty)));
                gone += 1;
            }
            let mut other = one + 1;
            while other < 4 {
                if cause[one].is_empty() && cause[other].is_empty() {
                    let mut n = 0;
                    while n < 4 {
                        let first = if n & 2 == 0 { Cell::Black } else { Cell::White };
                        let last = if n & 1 == 0 { Cell::Black } else { Cell::White };
                        let effect = with(with(cause, one, first), other, last);
                        let place = if n == 0 || n == 3 {
                            &mut same
                        } else {
                            &mut mixed
                        };
                        table[*place] = entry(cause, Some(effect));
                        *place += 1;
                        n += 1;
                    }
                }
                other += 1;
            }
            one += 1;
        }
        code += 1;
    }
    assert!(gone == POPULATION && same == ADAPTATION && mixed == LAWS);
    table
}

/// Returns the cells whose number is `code`.
const fn cells(code: usize) -> Cells {
    [
        Cell::ALL[code / 27 % 3],
        Cell::ALL[code / 9 % 3],
        Cell::ALL[code / 3 % 3],
        Cell::ALL[code % 3],
    ]
}

/// Returns the number of four cells.
const fn code(cells: Cells) -> u8 {
    let [a, b, c, d] = cells;
    27 * (a as u8) + 9 * (b as u8) + 3 * (c as u8) + d as u8
}

const fn with(mut cells: Cells, place: usize, cell: Cell) -> Cells {
    cells[place] = cell;
    cells
}

/// Returns four cells after a half turn.
pub(crate) const fn turned(cells: Cells) -> Cells {
    let [top_left, top_right, bottom_left, bottom_right] = cells;
    [bottom_right, bottom_left, top_right, top_left]
}

const fn entry(cause: Cells, effect: Option<Cells>) -> Entry {
    let across = match effect {
        Some(effect) => Some(turned(effect)),
        None => None,
    };
    Entry {
        cause,
        effect,
        oriented: [oriented(cause, effect), oriented(turned(cause), across)],
    }
}

const fn oriented(cause: Cells, effect: Option<Cells>) -> OrientedLaw {
    let [a, b, c, d] = cause;
    let (effect_code, changes) = match effect {
        None => (u8::MAX, [0; 2]),
        Some(effect) => {
            let mut changes = [0; 2];
            let seats = Seat::ALL;
            let mut seat = 0;
            while seat < seats.len() {
                let pawn = Cell::pawn(seats[seat]);
                changes[seat] = squares_of(cause, pawn) ^ squares_of(effect, pawn);
                seat += 1;
            }
            (code(effect), changes)
        }
    };
    OrientedLaw {
        cause: [a as u8, b as u8, c as u8, d as u8],
        cause_code: code(cause),
        effect_code,
        changes,
    }
}

/// Returns the squares of the window at a1 that have this pawn.
const fn squares_of(cells: Cells, pawn: Cell) -> u16 {
    let mut squares = 0;
    let mut place = 0;
    while place < 4 {
        if cells[place] as u8 == pawn as u8 {
            squares |= WINDOW[place];
        }
        place += 1;
    }
    squares
}
