//! Writes a picture of an empty board to standard output: `board_svg [SHAPE]`, by default `bent:9`.

use std::error::Error;
use std::io::{self, Write as _};

use board_draw::BoardPicture;
use board_graph::{Board, Shape};

fn main() -> Result<(), Box<dyn Error>> {
    let shape = std::env::args().nth(1);
    let shape: Shape = shape.as_deref().unwrap_or("bent:9").parse()?;
    let picture = BoardPicture::new(Board::new(shape)?);
    write!(io::stdout(), "{}", picture.svg())?;
    Ok(())
}
