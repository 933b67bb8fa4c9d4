//! Draws the end of a game of Sexta: `picture FILE.svg` writes it as SVG, without arguments it is
//! drawn on the terminal.

use std::error::Error;
use std::{env, fs};

use board_draw::DrawOptions;
use board_play::{Record, Viewer};
use sexta::{Drawn, Sexta, StoneGame};

const GAME: &str = "# game: sexta
# first: Ada
# second: Grace

a2-b16 a14-b13 a3-b14 a7-c12 a18-b15 a6-d11 a10-b9 a23-b20 b9-b10 a22-b19
a11-a12 b20-c17 a12-b11 c17-c14 a19-b17 b19-e8 b17-c15 c14-e10 b10-a8 e8-d12
";

fn main() -> Result<(), Box<dyn Error>> {
    let record: Record<Sexta> = GAME.parse()?;
    let position = record.position();
    let shown = DrawOptions {
        last: record.moves().last().copied(),
        viewer: Viewer::Everyone,
    };
    if let Some(file) = env::args().nth(1) {
        fs::write(&file, position.svg(&shown).to_string())?;
        println!("{file}: {} bytes", fs::metadata(&file)?.len());
        return Ok(());
    }
    // `canvas.ansi()` is the same in colours.
    println!("{}", position.canvas(&shown));
    let winner = position.winner().and_then(|seat| record.name(seat));
    println!("{} has won", winner.unwrap_or("nobody"));
    Ok(())
}
