//! Drawing: characters for terminals, SVG for pages and books, and boards in both.
//!
//! - [`Canvas`]: a grid of characters, each with a [`Style`] that says what it means.
//! - [`Svg`]: a builder of stand-alone pictures from shapes, each with a [`Class`] that says what
//!   it means. One style sheet gives every class its colours, light and dark.
//! - [`BoardPicture`]: a board and what is on it, drawn as either.
//!
//! # Examples
//!
//! ```
//! use board_draw::{BoardPicture, Mark, Stone};
//!
//! let board = Board::bent9();
//! let node = board.parse_node("e1")?;
//! let mut picture = BoardPicture::new(board);
//! picture.stone(node, Stone::Black).mark(node, Mark::Last);
//! assert!(picture.canvas().to_string().contains("[●e1]"));
//! assert!(picture.svg().to_string().ends_with("</svg>\n"));
//! # Ok::<(), board_graph::NodeError>(())
//! ```

mod board_legend;
mod board_picture;
mod board_svg;
mod board_text;
mod canvas;
mod class;
mod draw_options;
mod drawn;
mod extent;
mod grid;
mod style;
mod svg;
mod svg_text;

pub use board_picture::BoardPicture;
pub use canvas::{Ansi, Canvas};
pub use class::Class;
pub use draw_options::DrawOptions;
pub use drawn::{Drawn, DrawnOnBoard};
use extent::Extent;
pub use style::{Area, Mark, Stone, Style};
pub use svg::{Anchor, Point, Svg};
