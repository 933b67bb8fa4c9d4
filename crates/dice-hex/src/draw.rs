//! The position as text and as a scene.

mod course;
mod picture_text;
mod scene;

use board_draw::{Canvas, Course, DrawOptions, Drawn, Scene, Stone};
use board_graph::Node;
use board_play::{Position as _, Seat};

use crate::{CellSet, Colour, DiceHex, Expression, Move, Nasty, NumberSet, Phase, Roll};

/// The board with the numbers of its cells, the dice, and below them an easy way to make each number
/// that can be made.
impl Drawn for DiceHex {
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
    position: &'a DiceHex,
    /// The cell of the last stone.
    last: Option<Node>,
    /// The dice, as long as they matter.
    roll: Option<Roll>,
    /// The numbers of the vacant cells that the dice make.
    makable: NumberSet,
    /// The stones of the winning chain.
    chain: CellSet,
}

impl<'a> Picture<'a> {
    fn new(position: &'a DiceHex, last: Option<Move>) -> Self {
        let last = match last {
            Some(Move::Cell(number)) if !position.vacant().contains(number) => {
                Some(position.cell(number))
            }
            _ => None,
        };
        Self {
            position,
            last,
            roll: position.phase().and_then(Phase::roll),
            makable: position.makable(),
            chain: position.winning_chain().unwrap_or_default(),
        }
    }

    /// Lists a way to make each cell that can be made.
    fn expressions(&self) -> impl Iterator<Item = Expression> {
        let numbers = self.makable.iter();
        numbers.filter_map(|number| self.roll?.expression(number))
    }

    /// Says what happens next, or who has won.
    fn caption(&self) -> String {
        let position = self.position;
        let colour = |seat: Seat| position.colour_of(seat);
        let who = |seat: Seat| format!("Seat {seat}, {},", colour(seat));
        let (mover, other) = (position.mover(), !position.mover());
        let none_can = if self.makable.is_empty() {
            "\nNo vacant cell can be made."
        } else {
            ""
        };
        match position.phase() {
            None => position.winner().map_or_else(String::new, |seat| {
                format!("Seat {seat}, playing {}, has won.", colour(seat))
            }),
            Some(Phase::Roll) => {
                format!("The dice are rolled for seat {mover}, {}.", colour(mover))
            }
            Some(Phase::Announce(_)) => format!(
                "{} names a cell that the dice make, or announces none.{none_can}",
                who(mover)
            ),
            Some(Phase::Point(_)) => {
                let stone = match position.options().nasty() {
                    Nasty::Off => mover,
                    Nasty::On => other,
                };
                format!(
                    "{} has announced none. {} points at a cell for a stone of {}, or answers \
                     none.{none_can}",
                    who(mover),
                    who(other),
                    colour(stone)
                )
            }
            Some(Phase::Place) => format!("{} puts a stone on any vacant cell.", who(mover)),
        }
    }
}

/// The name of the tray of dice as a place.
const DICE_NAME: &str = "dice";

/// Returns what the stones of a colour look like.
const fn stone(colour: Colour) -> Stone {
    match colour {
        Colour::Black => Stone::Black,
        Colour::Red => Stone::Red,
    }
}
