//! Moves and views of the game jump by jump as numbers, against lists of names.

use crate::jump_by_jump::Jumps;
use aliens_amazons::{JumpByJump, Position as _};
use board_graph::Fork;
use board_play::testkit::plays;
use board_play::{Actions as _, Planes as _, Seat};
use board_stones::testkit::NamedBoard;
use proptest::prelude::*;

/// A stone on each node; the steps to neighbours; the jumps to the ends of all straight runs of two
/// steps; the stop and the pass.
#[test]
fn actions_are_puts_steps_jumps_the_stop_and_the_pass() {
    let board = NamedBoard::new();
    for (rules, fork) in [("", Fork::On), ("fork=off", Fork::Off)] {
        let start = JumpByJump::new(&rules.parse().unwrap());
        let mut wanted = board.nodes.clone();
        for (sign, nodes) in [('-', 2), ('>', 3)] {
            for from in &board.nodes {
                let runs = board.runs(from, fork, &|_| true).into_iter();
                let long = runs.filter(|run| run.len() == nodes);
                let mut ends: Vec<usize> = long.map(|run| board.place(&run[nodes - 1])).collect();
                ends.sort_unstable();
                let count = ends.len();
                ends.dedup();
                // No two jumps lead from one node to another.
                assert_eq!(ends.len(), count, "{from}");
                wanted.extend(
                    ends.iter()
                        .map(|&to| format!("{from}{sign}{}", board.nodes[to])),
                );
            }
        }
        wanted.extend(["stop", "pass"].map(str::to_owned));
        // 252 edges, each in both directions (rulings, section 1).
        let steps = wanted.iter().filter(|text| text.contains('-')).count();
        assert_eq!(steps, 2 * 252);
        let actions = (0..start.action_count()).map(|action| start.move_of(action).unwrap());
        assert_eq!(actions.map(|m| m.to_string()).collect::<Vec<_>>(), wanted);
    }
}

/// Writes the planes from a position's line: options, turn, Aliens, Amazons, in hand, jumps.
fn planes(line: &str, viewer: Seat) -> Vec<f32> {
    let fields: Vec<&str> = line.split(' ').collect();
    let list = |text: &str| text.split(',').map(str::to_owned).collect::<Vec<_>>();
    let (mut aliens, mut amazons) = (list(fields[3]), list(fields[4]));
    let (mut at, mut from, mut captured) = (Vec::new(), Vec::new(), Vec::new());
    if let Some((before, after)) = fields[6].split_once('-').filter(|_| fields[6] != "-") {
        let (end, taken) = after.split_once('x').unwrap_or((after, ""));
        from.push(before.to_owned());
        at.push(end.to_owned());
        captured = list(taken);
        aliens.retain(|alien| alien != before);
        aliens.push(end.to_owned());
        amazons.retain(|amazon| !captured.contains(amazon));
    }
    let nodes = NamedBoard::new().nodes;
    let plane = |names: &[String]| -> Vec<f32> {
        nodes
            .iter()
            .map(|node| f32::from(names.contains(node)))
            .collect()
    };
    let constant = |number: f32| vec![number; nodes.len()];
    let in_hand: u8 = fields[5].parse().unwrap();
    [
        plane(&aliens),
        plane(&amazons),
        constant(f32::from(fields[2] == viewer.to_string())),
        constant(f32::from(viewer == Seat::First)),
        constant(f32::from(in_hand) / 30.0),
        plane(&at),
        plane(&from),
        plane(&captured),
    ]
    .concat()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn planes_are_what_the_line_says(play in plays(Jumps)) {
        for position in play.positions() {
            for viewer in Seat::ALL {
                let mut written = vec![0.5; position.plane_numbers()];
                JumpByJump::write_planes(&position, viewer, &mut written);
                prop_assert_eq!(&written, &planes(&position.to_string(), viewer));
            }
        }
    }
}
