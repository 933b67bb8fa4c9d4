//! Makes the pictures of `docs`: `gallery --write` writes them; without arguments it tells whether
//! they are what this program makes.

mod pictures;

use std::error::Error;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let pictures = pictures::all()?;
    match arguments[..] {
        ["--write"] => {
            for picture in pictures.iter().filter(|picture| picture.has_drifted()) {
                fs::write(picture.file(), &picture.svg)
                    .map_err(|reason| format!("{}: {reason}", picture.path))?;
                println!("{}", picture.path);
            }
            Ok(())
        }
        [] => {
            let drifted = pictures.iter().filter(|picture| picture.has_drifted());
            let drifted: Vec<&str> = drifted.map(|picture| picture.path.as_str()).collect();
            if drifted.is_empty() {
                return Ok(());
            }
            let drifted = drifted.join(", ");
            Err(format!("not what the program draws: {drifted}; run with --write").into())
        }
        _ => Err("usage: gallery [--write]".into()),
    }
}
