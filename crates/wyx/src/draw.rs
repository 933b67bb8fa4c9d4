//! The position as text and as a scene.

mod course;
mod picture_text;
mod scene;

use board_draw::{Canvas, Course, DrawOptions, Drawn, Scene, Stone};
use board_graph::Node;
use board_play::{Described as _, Outcome, Position as _, Seat, Status};

use crate::column::HEIGHT;
use crate::{Column, Domino, Move, Wyx, landing, outcome};

/// The board, and beside it the rack with its bottom row in front of rank 1.
impl Drawn for Wyx {
    fn canvas(&self, options: &DrawOptions<Move>) -> Canvas {
        Picture::new(self, options.last).canvas()
    }

    fn scene(&self, options: &DrawOptions<Move>) -> Scene {
        Picture::new(self, options.last).scene()
    }

    fn course(&self, m: Move) -> Course {
        course::course(self, m)
    }
}

/// What a drawing shows.
struct Picture<'a> {
    position: &'a Wyx,
    /// The jump of the last move.
    jump: Option<(Node, Node)>,
    /// The column whose domino was the last move.
    column: Option<Column>,
    /// The place in the rack that the last move filled.
    filled: Option<(Column, usize)>,
}

impl<'a> Picture<'a> {
    fn new(position: &'a Wyx, last: Option<Move>) -> Self {
        let mut picture = Self {
            position,
            jump: None,
            column: None,
            filled: None,
        };
        match last {
            Some(Move::Column(column)) if position.played(column) > 0 => {
                picture.jump = last_jump(position, column);
                picture.column = Some(column);
            }
            Some(Move::Domino(domino)) => picture.filled = last_filled(position, domino),
            _ => {}
        }
        picture
    }

    /// Returns the domino that is drawn in a row of a column, the bottom one in row 0.
    fn domino(&self, column: Column, row: usize) -> Option<Domino> {
        let row = row + usize::from(self.position.played(column));
        let place = column.index() * HEIGHT + row;
        let placed = self.position.placed().get(place).copied();
        placed.filter(|_| row < HEIGHT)
    }

    fn is_last(&self, square: Node) -> bool {
        self.jump.is_some_and(|(_, to)| to == square)
    }

    /// Returns the seat whose knight is on a square.
    fn knight(&self, square: Node) -> Option<Seat> {
        let mut seats = Seat::ALL.into_iter();
        seats.find(|&seat| self.position.knight(seat) == square)
    }

    /// Returns the seat that has pawns on a square.
    fn pawns(&self, square: Node) -> Option<Seat> {
        let mut seats = Seat::ALL.into_iter();
        seats.find(|&seat| self.position.pawns(seat).contains(square))
    }

    /// Returns the value of a stronghold.
    fn value(&self, square: Node) -> Option<u8> {
        let strongholds = self.position.strongholds();
        let is_stronghold = strongholds.contains(square);
        is_stronghold.then(|| strongholds.value(square))
    }

    /// Says whose turn it is, or how the game ended, and how many pawns are left.
    fn caption(&self) -> String {
        let position = self.position;
        let [white, black] = Seat::ALL.map(|seat| position.unlaid(seat));
        let told = match (position.status(), position.filling()) {
            (Status::ToMove(seat), _) if position.must_pass() => {
                format!("{} can play no column and passes.", named(seat))
            }
            (Status::ToMove(seat), _) => format!("{} to move.", named(seat)),
            (Status::Over(Outcome::Win(seat)), _) if has_laid_all(position, seat) => {
                format!("{} has laid all its pawns and won.", named(seat))
            }
            (Status::Over(Outcome::Win(seat)), _) => {
                format!("No column can be played. {} has won.", named(seat))
            }
            (Status::Over(Outcome::Draw), _) => "No column can be played. A draw.".to_owned(),
            (Status::Chance, Some(column)) => {
                let colour = column.colour();
                format!("The rack is being filled: a {colour} domino for column {column} is next.")
            }
            (Status::Chance, None) => String::new(),
        };
        format!("{told}\nPawns left to lay: White {white}, Black {black}.")
    }
}

/// Names a seat at the beginning of a sentence.
fn named(seat: Seat) -> String {
    format!("Seat {seat}, {},", Wyx::seat_name(seat))
}

fn has_laid_all(position: &Wyx, seat: Seat) -> bool {
    outcome::has_laid_all(position.unlaid(seat))
}

/// Returns the name of a column as a place.
fn column_name(column: Column) -> String {
    format!("column-{column}")
}

/// Returns what the pieces of a seat look like.
const fn stone(seat: Seat) -> Stone {
    match seat {
        Seat::First => Stone::White,
        Seat::Second => Stone::Black,
    }
}

/// Finds from where to where a knight has just jumped by the last domino of a column; none if it
/// cannot have, or if it is not clear which did.
fn last_jump(position: &Wyx, column: Column) -> Option<(Node, Node)> {
    let row = usize::from(position.played(column)).checked_sub(1)?;
    let domino = *position.placed().get(column.index() * HEIGHT + row)?;
    let jump = |seat: Seat| {
        let to = position.knight(seat);
        if !position.pawns(seat).contains(to) {
            return None;
        }
        let mut squares = crate::board().nodes();
        let from = squares.find(|&from| landing::landing(from, domino) == Some(to));
        from.map(|from| (from, to))
    };
    match position.status() {
        Status::ToMove(seat) => jump(!seat),
        Status::Over(Outcome::Win(seat)) if has_laid_all(position, seat) => jump(seat),
        // Whoever moved last, if the domino fits only one of the knights.
        Status::Over(_) => match Seat::ALL.map(jump) {
            [Some(only), None] | [None, Some(only)] => Some(only),
            _ => None,
        },
        Status::Chance => None,
    }
}

/// Finds the place in the rack that a domino has just been put into.
fn last_filled(position: &Wyx, domino: Domino) -> Option<(Column, usize)> {
    let (&last, before) = position.placed().split_last()?;
    let place = before.len();
    let fits = last == domino && !position.has_begun();
    fits.then(|| (Column::nth(place / HEIGHT), place % HEIGHT))
}
