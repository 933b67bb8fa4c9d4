//! What the shapes of a picture mean; `style_sheet.rs` says how they look.

use std::fmt;

use crate::{Area, Stone};

/// What a shape or a text of a [`Scene`](crate::Scene) means. The style sheet gives it its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Class {
    /// The ground of a board.
    Board,
    /// A square or hexagon of a board.
    Cell,
    /// A square of the other shade, on boards that have two.
    CellAlt,
    /// A thin line of a board.
    Line,
    /// A strong line, such as the rim of a board.
    Border,
    /// A vacant node.
    Node,
    /// A vacant node that stands out, such as a penta.
    Penta,
    /// The face of a card, die or domino.
    Card,
    /// A piece.
    Stone(Stone),
    /// The middle of a piece, drawn over what crosses the piece so that its name can be read.
    Face(Stone),
    /// A tinted part of a board.
    Area(Area),
    /// A move that wins.
    Wins,
    /// A move that draws.
    Draws,
    /// A move that loses.
    Loses,
    /// The ring round a node that the last move changed.
    Last,
    /// The ring round a node that the last move left.
    Left,
    /// The ring round a node from which the last move took a piece.
    Captured,
    /// The ring round a winning node, or the line between two of them.
    Winning,
    /// An arrow; [`Scene::arrow`](crate::Scene::arrow) uses it.
    Arrow,
    /// A faint text, such as a coordinate.
    Name,
    /// A text at full strength, or a pip of a die.
    Label,
    /// A heading.
    Title,
    /// A shape that is not seen and can be pointed at: [`Scene::hit_area`](crate::Scene::hit_area).
    Hit,
    /// A text on a piece.
    OnStone(Stone),
}

impl fmt::Display for Class {
    /// Writes the value of the `class` attribute.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "board",
            Self::Cell => "cell",
            Self::CellAlt => "cell-alt",
            Self::Line => "line",
            Self::Border => "border",
            Self::Node => "node",
            Self::Penta => "penta",
            Self::Card => "card",
            Self::Stone(Stone::Black) => "black",
            Self::Stone(Stone::White) => "white",
            Self::Stone(Stone::Red) => "red",
            Self::Face(Stone::Black) => "face-black",
            Self::Face(Stone::White) => "face-white",
            Self::Face(Stone::Red) => "face-red",
            Self::Area(Area::First) => "area-1",
            Self::Area(Area::Second) => "area-2",
            Self::Area(Area::Third) => "area-3",
            Self::Area(Area::Fourth) => "area-4",
            Self::Wins => "wins",
            Self::Draws => "draws",
            Self::Loses => "loses",
            Self::Last => "last",
            Self::Left => "left",
            Self::Captured => "captured",
            Self::Winning => "winning",
            Self::Arrow => "arrow",
            Self::Name => "name",
            Self::Label => "label",
            Self::Title => "title",
            Self::Hit => "hit",
            Self::OnStone(Stone::Black) => "on-black",
            Self::OnStone(Stone::White) => "on-white",
            Self::OnStone(Stone::Red) => "on-red",
        })
    }
}
