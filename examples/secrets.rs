//! A server of Yin Yang, which sends each seat no more than it may know, and the clients, who follow the
//! game from that. Nothing passes between them but texts.

use std::error::Error;

use board_play::{Observe, Seat};
use yinyang::{Hidden, Law, Population, Position, View, YinYang};

/// What the players do; the first eight moves write the laws.
const MOVES: &str = "bbbb>bb.b bbbb>bb.b bw..>b... ....>* \
                     wwww>ww.w wwww>* ....>* b..w>bwbw 1@a1";

/// What a seat sees of the game, far away from the server.
struct Client(View);

impl Client {
    fn hear(&mut self, told: &str) -> Result<(), Box<dyn Error>> {
        self.0 = YinYang::advance(&self.0, &told.parse()?)?;
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = YinYang::start();
    let [first, second] = Seat::ALL.map(|seat| game.view(seat).to_string());
    let mut clients = [Client(first.parse()?), Client(second.parse()?)];
    for text in MOVES.split_whitespace() {
        let m = text.parse()?;
        let told = Seat::ALL.map(|seat| game.told(m, seat).to_string());
        game.play(m)?;
        for (client, told) in clients.iter_mut().zip(&told) {
            client.hear(told)?;
        }
        let [first, second] = told;
        println!("seat 1 is told {first}, seat 2 is told {second}");
    }
    for (seat, Client(view)) in Seat::ALL.into_iter().zip(&clients) {
        assert_eq!(*view, game.view(seat));
        println!("seat {seat} sees {view}");
    }

    // A client that wants to think ahead guesses what it does not see. A guess that cannot be is
    // refused: no white pawn can step, so that White must have a law that can be used.
    let [Client(view), _] = clients;
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
