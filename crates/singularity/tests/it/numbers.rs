//! Moves and views as numbers, against lists of names.

use board_graph::Fork;
use board_play::testkit::{Standard, plays};
use board_play::{Actions as _, Planes as _, Seat};
use board_stones::testkit::{NamedBoard, pairs_on_runs, planes_of_line};
use proptest::prelude::*;
use singularity::{Position as _, Singularity};

/// What a slide from one node to another could remove under a value of `zone`: nothing, then the
/// neighbours of where it ends, in board order. The centre region is the rings e and f.
fn removals(board: &NamedBoard, zone: &str, from: &str, to: &str) -> Vec<String> {
    let in_region = |node: &str| node.starts_with(['e', 'f']);
    let mut removed: Vec<&String> = board.neighbours[to]
        .iter()
        .filter(|node| *node != from)
        .filter(|node| match zone {
            "joined" => in_region(node),
            "mover" => in_region(to),
            _ => in_region(node) && in_region(to),
        })
        .collect();
    removed.sort_by_key(|node| board.place(node));
    let nothing = [format!("{from}-{to}")];
    let some = removed.iter().map(|node| format!("{from}-{to}x{node}"));
    nothing.into_iter().chain(some).collect()
}

/// Slides go one to three nodes; each is numbered with nothing removed and with each stone that it could
/// remove; the pass has the last number.
#[test]
fn actions_are_slides_with_what_they_could_remove_and_the_pass() {
    let board = NamedBoard::new();
    for fork in [Fork::On, Fork::Off] {
        for zone in ["joined", "mover", "both"] {
            let rules = format!("zone={zone},fork={fork}");
            let start = Singularity::new(&rules.parse().unwrap());
            let slides = pairs_on_runs(fork, 3);
            let mut wanted: Vec<String> = Vec::new();
            for slide in &slides {
                let (from, to) = slide.split_once('-').unwrap();
                wanted.extend(removals(&board, zone, from, to));
            }
            wanted.push("pass".to_owned());
            let actions = (0..start.action_count()).map(|action| start.move_of(action).unwrap());
            assert_eq!(actions.map(|m| m.to_string()).collect::<Vec<_>>(), wanted);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn planes_are_what_the_line_says(play in plays::<Singularity, _>(Standard)) {
        for position in play.positions() {
            for viewer in Seat::ALL {
                let mut planes = vec![0.5; position.plane_numbers()];
                Singularity::write_planes(&position, viewer, &mut planes);
                prop_assert_eq!(&planes, &planes_of_line(&position.to_string(), viewer));
            }
        }
    }
}
