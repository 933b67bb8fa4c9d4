//! A game of one's own. The rules in `noughts.rs` are enough to count, to solve and to play it; the text
//! in `text.rs` adds records, and whatever else works by text.

mod noughts;
mod text;

use std::collections::HashMap;
use std::error::Error;

use board_play::{Outcome, Position, Record, Seat, Status, perft};
use bots::rand_chacha::ChaCha8Rng;
use bots::rand_chacha::rand_core::SeedableRng;
use bots::{Bot, BotKind, SeatView};
use noughts::Noughts;

/// Solves any game without chance that is small enough: returns the result of best play.
fn solve<P: Position>(position: P, table: &mut HashMap<P, Outcome>) -> Outcome {
    let seat = match position.status() {
        Status::Over(outcome) => return outcome,
        Status::ToMove(seat) => seat,
        Status::Chance => unreachable!("there is no chance in the game"),
    };
    if let Some(&known) = table.get(&position) {
        return known;
    }
    let replies: Vec<Outcome> = position
        .moves()
        .map(|m| solve(position.after(m).expect("listed moves are legal"), table))
        .collect();
    let best = [Outcome::Win(seat), Outcome::Draw]
        .into_iter()
        .find(|it| replies.contains(it));
    let best = best.unwrap_or(Outcome::Win(!seat));
    table.insert(position, best);
    best
}

/// Plays a game, and returns how it ended.
fn play(mut seats: [Box<dyn Bot<Noughts>>; 2]) -> Option<Outcome> {
    let mut game = Noughts::start();
    while let Some(seat) = SeatView::new(&game) {
        let m = seats[seat.seat().index()].choose(&seat);
        game.play(m).expect("opponents choose legal moves");
    }
    game.outcome()
}

fn main() -> Result<(), Box<dyn Error>> {
    // By the rules alone.
    let start = Noughts::start();
    let counts: Vec<u64> = (1..=9).map(|depth| perft(&start, depth)).collect();
    println!("sequences of 1 to 9 moves: {counts:?}");
    let mut table = HashMap::new();
    let best = solve(start, &mut table);
    println!("best play: {best}, {} positions", table.len());

    // Opponents play it. A search sees all there is here, and never loses.
    let [random, search]: [BotKind; 2] = ["random".parse()?, "search:3".parse()?];
    let lost = (0..20).filter(|&seed| {
        let [rng, other] = [seed, seed + 100].map(ChaCha8Rng::seed_from_u64);
        play([random.bot(rng), search.bot(other)]) == Some(Outcome::Win(Seat::First))
    });
    println!("{search} lost {} of 20 games as second seat", lost.count());

    // With text there are records, and refusals that name the part and the reason.
    let record: Record<Noughts> = "# game: noughts\n\n1 5 2 3 7\n".parse()?;
    println!("{}", record.position());
    for text in [
        "# game: noughts\n\n1 1\n",
        "# game: noughts\n# position: noughts/1 - xx.......\n",
    ] {
        let refused = text
            .parse::<Record<Noughts>>()
            .map_err(|reason| reason.to_string());
        println!("{}", refused.expect_err("this breaks a rule"));
    }
    Ok(())
}
