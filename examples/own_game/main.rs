//! A game of one's own: written once in `noughts.rs`, it has records, counts, traces and opponents.

mod noughts;

use std::collections::HashMap;
use std::error::Error;

use board_play::{Outcome, Position, Record, Seat, perft};
use bots::{BotKind, SeatView};
use noughts::Noughts;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Solves any plain game that is small enough: the result of best play from each position.
fn solve<P: Position>(position: P, table: &mut HashMap<P, Outcome>) -> Outcome {
    let Some(seat) = position.to_move() else {
        return position.outcome().unwrap_or(Outcome::Draw);
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

fn main() -> Result<(), Box<dyn Error>> {
    let start = Noughts::default();
    let counts: Vec<u64> = (1..=9).map(|depth| perft(&start, depth)).collect();
    println!("sequences of 1 to 9 moves: {counts:?}");
    let mut table = HashMap::new();
    println!(
        "best play: {}, {} positions",
        solve(start, &mut table),
        table.len()
    );

    // Records, and refusals that name the part and the reason.
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

    // Opponents play it. A search sees all there is here, and never loses.
    let mut lost = 0;
    for seed in 0..20 {
        let [rng, other] = [seed, seed + 100].map(ChaCha8Rng::seed_from_u64);
        let kinds: [BotKind; 2] = ["random".parse()?, "search:3".parse()?];
        let mut seats = [kinds[0].bot::<Noughts>(rng), kinds[1].bot(other)];
        let mut game = start;
        while let Some(seat) = SeatView::new(&game) {
            let m = seats[seat.seat().index()].choose(&seat);
            game.play(m)?;
        }
        lost += usize::from(game.outcome() == Some(Outcome::Win(Seat::First)));
    }
    println!("search:3 lost {lost} of 20 games as second seat");
    Ok(())
}
