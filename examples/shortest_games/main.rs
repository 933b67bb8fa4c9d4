//! In how few moves games can end if both seats help, and that it takes no fewer: the searches behind
//! the shortest games of `docs/facts.md`.

mod cooperation;
mod sexta_slides;
mod wyx_jumps;

use board_graph::{Board, Fork, NodeSet};
use board_play::{Position, Seat};
use cooperation::{Left, shortest};
use leap_over::{LeapOver, StoneGame};
use quinta::Quinta;
use sexta::{Sexta, Start};

/// Returns whether a win of Leap Over takes more moves than are left: each stone of the winner that is
/// not at its goal has to move, and so has each stone of the other seat that is still there.
fn leap_over_takes_longer(position: &LeapOver, left: Left) -> bool {
    let goal = leap_over::start_nodes(!left.winner);
    let away = position.stones(left.winner) - goal;
    let in_the_way = position.stones(!left.winner) & goal;
    away.len() > left.moves_of(left.winner) || in_the_way.len() > left.moves_of(!left.winner)
}

/// Returns whether a win of Quinta takes more moves than are left: some line has to be cleared by the
/// other seat and filled by the winner.
fn quinta_takes_longer(lines: &[NodeSet], position: &Quinta, left: Left) -> bool {
    let [winner, other] = [left.winner, !left.winner].map(|seat| position.stones(seat));
    !lines.iter().any(|&line| {
        (line - winner).len() <= left.moves_of(left.winner)
            && (line & other).len() <= left.moves_of(!left.winner)
    })
}

fn show<P: Position>(game: &str, found: Option<Vec<P::Move>>)
where
    P::Move: ToString,
{
    match found {
        None => println!("{game}: longer"),
        Some(moves) => {
            let text: Vec<String> = moves.iter().map(ToString::to_string).collect();
            println!("{game}: {} moves: {}", moves.len(), text.join(" "));
        }
    }
}

fn main() {
    let lines: Vec<NodeSet> = Board::bent9().line_sets(5, Fork::On);
    show::<Quinta>(
        "Quinta",
        shortest(Quinta::start(), 5, |position, left| {
            quinta_takes_longer(&lines, position, left)
        }),
    );
    show::<LeapOver>(
        "Leap Over",
        shortest(LeapOver::start(), 22, leap_over_takes_longer),
    );

    let paths = sexta_slides::open_paths();
    println!("Sexta: {} open paths", paths.len());
    for start in [
        Start::Even,
        Start::EvenCorner,
        Start::FairCorner,
        Start::FairMid,
    ] {
        let sexta = Sexta::new(&sexta::Options::default().with_start(start));
        for seat in Seat::ALL {
            let stones = sexta.stones(seat);
            let most = paths.iter().map(|&path| (path & stones).len()).max();
            let four = paths
                .iter()
                .any(|&path| sexta_slides::fill(stones, path, 4));
            println!(
                "Sexta, {start:?}, {seat:?}: at most {} stones are in place; four slides {}",
                most.unwrap_or(0),
                if four {
                    "can be enough"
                } else {
                    "are not enough"
                }
            );
        }
    }

    for moves in 0..=4 {
        let ends = wyx_jumps::can_end(moves);
        println!(
            "Wyx: a game of {moves} moves: {}",
            if ends { "yes" } else { "no" }
        );
    }
}
