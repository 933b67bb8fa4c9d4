//! An opponent of one's own for the Game of Y, beside those that there are: it goes for the shortest
//! chain that still joins the three sides.

use std::error::Error;
use std::ops::ControlFlow;

use board_graph::NodeSet;
use board_play::Adjudication;
use bots::rand_chacha::ChaCha8Rng;
use bots::rand_chacha::rand_core::SeedableRng;
use bots::{Bot, BotKind, Budget, ProgressFn, SeatView, analyse};
use fourchette::{GameResult, Series, Tally};
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

fn main() -> Result<(), Box<dyn Error>> {
    let series = Series {
        start: Y::new(&"board=bent:6".parse()?),
        players: [BotKind::Random; 2],
        seed: 1,
        adjudication: Adjudication::default(),
        memory: Budget::MEMORY,
    };
    let mut tally = Tally::default();
    for game in 0..20 {
        // In place of the first of the two.
        let record = series.record_with(game, [Some(&mut Shortest), None])?;
        tally = tally.with(GameResult::of(&record).ok_or("a game of Y ends")?);
    }
    let [won, lost] = tally.wins;
    println!("against random: wins {won} of 20 games, loses {lost}");

    // A stronger one finds the win, and knows that it is one.
    let position: Y = "y/1 board=bent:3 1 black a2,a4,b2 a1,b1,b3".parse()?;
    let seat = SeatView::new(&position).ok_or("the game is over")?;
    let never = &mut |_| ControlFlow::Continue(());
    let rng = &mut ChaCha8Rng::seed_from_u64(5);
    let analysis = analyse(&seat, Budget::iterations(500), rng, never);
    let best = analysis.candidates.first().ok_or("there are moves")?;
    println!(
        "{}: wins {}, proven {}",
        best.m, best.win_rate, best.is_proven
    );
    Ok(())
}
