//! Moves and views as numbers, against lists of names.

use board_graph::Fork;
use board_play::testkit::{Standard, plays};
use board_play::{Actions as _, Planes as _, Seat};
use board_stones::testkit::{NamedBoard, pairs_on_runs, planes_of_line};
use proptest::prelude::*;
use tetra::{Position as _, Tetra};

/// The rules by which moves fork, and whether they do.
const RULES: [(&str, Fork); 3] = [
    ("", Fork::On),
    ("fork=moves", Fork::On),
    ("fork=off", Fork::Off),
];

/// A stone is put on one of 93 nodes; then come the shifts by one or two nodes, and the pass.
#[test]
fn actions_are_the_nodes_the_pairs_that_are_near_on_a_run_and_the_pass() {
    for (rules, fork) in RULES {
        let start = Tetra::new(&rules.parse().unwrap());
        let mut wanted = NamedBoard::new().nodes;
        wanted.extend(pairs_on_runs(fork, 2));
        wanted.push("pass".to_owned());
        let actions = (0..start.action_count()).map(|action| start.move_of(action).unwrap());
        assert_eq!(actions.map(|m| m.to_string()).collect::<Vec<_>>(), wanted);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn planes_are_what_the_line_says(play in plays::<Tetra, _>(Standard)) {
        for position in play.positions() {
            for viewer in Seat::ALL {
                let mut planes = vec![0.5; position.plane_numbers()];
                Tetra::write_planes(&position, viewer, &mut planes);
                // With wins=moving the winner stands between the turn and the stones, and is not told.
                let line = position.to_string();
                let mut fields: Vec<&str> = line.split(' ').collect();
                if fields.len() == 6 {
                    fields.remove(3);
                }
                let line = fields.join(" ");
                let mut wanted = planes_of_line(&line, viewer);
                for seat in [viewer, !viewer] {
                    let field = line.split(' ').nth(3 + seat.index()).unwrap();
                    let down = field.split(',').filter(|&stone| stone != "-").count();
                    let in_hand = u8::try_from(10 - down).unwrap();
                    wanted.extend([f32::from(in_hand) / 10.0; 93]);
                }
                prop_assert_eq!(&planes, &wanted);
            }
        }
    }
}
