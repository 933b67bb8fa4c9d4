//! A server of Yin Yang: it holds the position, and sends each seat no more than it may know.

use std::error::Error;

use board_play::{Observe, Seat};
use yinyang::{Hidden, Law, Population, Position, YinYang};

/// What the players do; the first eight moves write the laws.
const MOVES: &str = "bbbb>bb.b bbbb>bb.b bw..>b... ....>* \
                     wwww>ww.w wwww>* ....>* b..w>bwbw 1@a1";

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = YinYang::start();
    for text in MOVES.split_whitespace() {
        let m = text.parse()?;
        let told = Seat::ALL.map(|seat| format!("seat {seat} is told {}", game.seen(m, seat)));
        game.play(m)?;
        println!("{}", told.join(", "));
    }
    for seat in Seat::ALL {
        println!("seat {seat} sees {}", game.view(seat));
    }

    // A client that wants to think ahead guesses what it does not see. A guess that cannot be is
    // refused: no white pawn can step, so that White must have a law that can be used.
    let view = game.view(Seat::First);
    let possible = Law::all(Population::Any).filter(|&law| {
        let mut guess = Hidden::default();
        for slot in view.hidden_slots() {
            guess.laws[slot.index()] = Some(law);
        }
        let guessed = YinYang::complete(&view, &guess);
        guessed.is_some_and(|guessed| guessed.view(Seat::First) == view)
    });
    println!(
        "four times the same law: {} laws are possible",
        possible.count()
    );
    Ok(())
}
