#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod board_picture;
mod board_scene;
mod board_scene_legend;
mod board_text;
mod canvas;
mod choices;
mod course;
mod draw_options;
mod drawn;
mod extent;
mod glyphs;
mod legend;
mod mark;
mod scene;
#[cfg(feature = "serde")]
mod serde;
mod stone;
mod style_sheet;
mod svg;
mod svg_class;
mod svg_element;
mod svg_format;
mod terminal_style;
mod text_layout;

pub use board_picture::BoardPicture;
pub use canvas::{Ansi, Canvas};
pub use choices::Choices;
pub use course::{Course, Ends, Step};
pub use draw_options::DrawOptions;
pub use drawn::{Drawn, DrawnOnBoard};
pub use glyphs::Glyphs;
pub use legend::Legend;
pub use mark::{Area, Mark};
pub use scene::{
    Anchor, Form, Hand, Highlight, Outline, Piece, Place, PlaceId, Point, Scene, Shape,
};
pub use stone::Stone;
pub use svg::Svg;
pub use svg_class::Class;
pub use terminal_style::Style;
