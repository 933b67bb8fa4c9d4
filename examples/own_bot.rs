//! An opponent of one's own for the Game of Y, beside those that there are: it goes for the shortest
//! chain that still joins the three sides.

use std::error::Error;
use std::ops::ControlFlow;

use board_graph::NodeSet;
use board_play::Seat;
use bots::rand_chacha::ChaCha8Rng;
use bots::rand_chacha::rand_core::SeedableRng;
use bots::{Bot, BotKind, Budget, ProgressFn, SeatView, analyse};
use y::{Move, Position, Y};

/// Plays on a shortest chain of vacant nodes and stones of its seat.
struct Shortest;

impl Bot<Y> for Shortest {
    fn think(&mut self, seat: &SeatView<'_, Y>, _watch: &mut ProgressFn<'_>) -> Move {
        // Nothing is hidden in this game: what the seat sees is the position.
        let position = seat.view();
        let own = position.stones(position.colour_of(seat.seat()));
        let board = position.board();
        let sides: [NodeSet; 3] = [0, 1, 2].map(|side| board.side_set(side));
        let chain = board.shortest_chain(position.vacant() | own, &sides);
        // Until the other seat has a Y there is such a chain, and it is not complete.
        let missing = chain.unwrap_or_default() - own;
        missing
            .last()
            .map_or(Move::Swap, |node| Move::Place(board.name(node)))
    }
}

/// Plays a game, and returns the seat that won.
fn play(start: Y, mut seats: [Box<dyn Bot<Y>>; 2]) -> Option<Seat> {
    let mut game = start;
    while let Some(seat) = SeatView::new(&game) {
        let m = seats[seat.seat().index()].choose(&seat);
        game.play(m).expect("bots choose legal moves");
    }
    game.outcome()?.winner()
}

fn main() -> Result<(), Box<dyn Error>> {
    let start = Y::new(&"board=bent:6".parse()?);
    let random: BotKind = "random".parse()?;
    let rng = |seed| ChaCha8Rng::seed_from_u64(seed);
    let won = (0..20).filter(|&seed| {
        let seats = [Box::new(Shortest) as Box<dyn Bot<Y>>, random.bot(rng(seed))];
        play(start, seats) == Some(Seat::First)
    });
    println!("against random: wins {} of 20 games", won.count());

    // A stronger one finds the win, and knows that it is one.
    let position: Y = "y/1 board=bent:3 1 black a2,a4,b2 a1,b1,b3".parse()?;
    let seat = SeatView::new(&position).ok_or("the game is over")?;
    let never = &mut |_| ControlFlow::Continue(());
    let analysis = analyse(&seat, Budget::iterations(500), &mut rng(5), never);
    let best = analysis.candidates.first().ok_or("there are moves")?;
    println!(
        "{}: wins {}, proven {}",
        best.m, best.win_rate, best.is_proven
    );
    Ok(())
}
