//! The tests of `board-draw`: one program, so that it is linked once. What a drawing must show is read
//! back out of it.

mod board_svg;
mod board_text;
mod canvas;
mod common;
mod serde;
mod svg;
mod xml;
