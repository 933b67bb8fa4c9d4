//! Moves and views as numbers, against lists of names.

use board_graph::Fork;
use board_play::testkit::{Standard, plays};
use board_play::{Actions as _, Planes as _, Seat};
use board_stones::testkit::{NamedBoard, planes_of_line};
use leap_over::{LeapOver, Position as _};
use proptest::prelude::*;

/// The rules by which moves fork, and whether they do.
const RULES: [(&str, Fork); 2] = [("", Fork::On), ("fork=off", Fork::Off)];

/// The nodes on which the seats begin.
const STARTS: [&str; 2] = [
    "a5,b4,b5,c3,c4,c5,d2,d3,d4,d5",
    "a13,b11,b12,c9,c10,c11,d7,d8,d9,d10",
];

/// Lists `a1-b1` and so on for each two nodes that jumps join, wherever stones stand: a node and the
/// ends of all straight runs of two steps, from there on again, until nothing new is met.
fn joined_by_jumps(fork: Fork) -> Vec<String> {
    let board = NamedBoard::new();
    let jumps = |from: &str| {
        let runs = board.runs(from, fork, &|_| true).into_iter();
        let two_steps = runs.filter(|run| run.len() == 3);
        two_steps.map(|run| run[2].clone()).collect::<Vec<_>>()
    };
    let mut pairs = Vec::new();
    for from in &board.nodes {
        let mut met = vec![from.clone()];
        let mut next = 0;
        while next < met.len() {
            for landing in jumps(&met[next]) {
                if !met.contains(&landing) {
                    met.push(landing);
                }
            }
            next += 1;
        }
        met.remove(0);
        met.sort_by_key(|node| board.place(node));
        pairs.extend(met.iter().map(|to| format!("{from}-{to}")));
    }
    pairs
}

/// Jumps split the board into two classes of 66 and 27 nodes (rulings, section 5), so that there are
/// 66 · 65 + 27 · 26 pairs of nodes that a chain of jumps may join.
#[test]
fn actions_are_the_pairs_of_nodes_that_jumps_join_and_the_pass() {
    for (rules, fork) in RULES {
        let start = LeapOver::new(&rules.parse().unwrap());
        let mut wanted = joined_by_jumps(fork);
        assert!(fork == Fork::Off || wanted.len() == 66 * 65 + 27 * 26);
        wanted.push("pass".to_owned());
        let actions = (0..start.action_count()).map(|action| start.move_of(action).unwrap());
        assert_eq!(actions.map(|m| m.to_string()).collect::<Vec<_>>(), wanted);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn planes_are_what_the_line_says(play in plays::<LeapOver, _>(Standard)) {
        // A seat's goal is where the other seat began.
        let goals = Seat::ALL.map(|seat| {
            let line = format!("leap-over/1 - o {} -", STARTS[(!seat).index()]);
            planes_of_line(&line, Seat::First)[..93].to_vec()
        });
        for position in play.positions() {
            for viewer in Seat::ALL {
                let mut planes = vec![0.5; position.plane_numbers()];
                LeapOver::write_planes(&position, viewer, &mut planes);
                // Between the turn and the stones stands the winner, which is not told.
                let line = position.to_string();
                let mut fields: Vec<&str> = line.split(' ').collect();
                fields.remove(3);
                let mut wanted = planes_of_line(&fields.join(" "), viewer);
                for seat in [viewer, !viewer] {
                    wanted.extend_from_slice(&goals[seat.index()]);
                }
                prop_assert_eq!(&planes, &wanted);
            }
        }
    }
}
