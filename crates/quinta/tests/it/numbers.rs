//! Moves and views as numbers, against lists of names.

use board_graph::Fork;
use board_play::testkit::{Standard, plays};
use board_play::{Actions as _, Planes as _, Seat};
use board_stones::testkit::{pairs_on_runs, planes_of_line};
use proptest::prelude::*;
use quinta::{Position as _, Quinta};

/// The rules by which moves fork, and whether they do.
const RULES: [(&str, Fork); 3] = [
    ("", Fork::On),
    ("fork=moves", Fork::On),
    ("fork=off", Fork::Off),
];

/// Each slide that an empty board allows has its number, and the pass has the last. 3198 pairs of nodes
/// lie on a straight run, counted by a review of its own.
#[test]
fn actions_are_the_pairs_of_nodes_on_a_run_and_the_pass() {
    for (rules, fork) in RULES {
        let start = Quinta::new(&rules.parse().unwrap());
        let mut wanted = pairs_on_runs(fork, usize::MAX);
        assert!(fork == Fork::Off || wanted.len() == 3198);
        wanted.push("pass".to_owned());
        let actions = (0..start.action_count()).map(|action| start.move_of(action).unwrap());
        assert_eq!(actions.map(|m| m.to_string()).collect::<Vec<_>>(), wanted);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn planes_are_what_the_line_says(play in plays::<Quinta, _>(Standard)) {
        for position in play.positions() {
            for viewer in Seat::ALL {
                let mut planes = vec![0.5; position.plane_numbers()];
                Quinta::write_planes(&position, viewer, &mut planes);
                prop_assert_eq!(&planes, &planes_of_line(&position.to_string(), viewer));
            }
        }
    }
}
