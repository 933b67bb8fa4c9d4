//! What the rulings state as facts, and what the code relies on, counted over the model's map.

use std::collections::BTreeSet;

use crate::common::{BLACK, Model, RULES, WHITE, class_of, jumps, listed, node, states};
use board_play::testkit::SplitMix;
use board_play::{Position, Seat};
use board_stones::testkit::{NamedBoard, Names, nodes};
use leap_over::{Fork, LeapOver, Setup, SetupError, StoneGame as _, outcome, start_nodes};

#[test]
fn the_start_is_that_of_the_rulings() {
    for rules in RULES {
        let position = LeapOver::new(&rules.parse().unwrap());
        for (seat, names) in Seat::ALL.into_iter().zip([BLACK, WHITE]) {
            assert_eq!(position.stones(seat), nodes(names));
            assert_eq!(start_nodes(seat), nodes(names));
            assert_eq!(outcome::goal_nodes(!seat), nodes(names));
        }
        assert_eq!(position.turn(), Seat::First);
        assert_eq!(position.winner(), None);
    }
}

#[test]
fn there_are_16_first_moves() {
    let map = NamedBoard::new();
    let position = LeapOver::start();
    assert_eq!(position.move_count(), 16);
    assert_eq!(Model::of(&map, position).moves().len(), 16);
    // No jump of the start goes over a penta.
    assert_eq!(LeapOver::new(&"fork=off".parse().unwrap()).move_count(), 16);
}

#[test]
fn jumps_split_the_board_into_classes_of_66_and_27_nodes() {
    let map = NamedBoard::new();
    for fork in [Fork::On, Fork::Off] {
        let classes: BTreeSet<Names> = map.nodes.iter().map(|n| class_of(&map, n, fork)).collect();
        let mut sizes: Vec<usize> = classes.iter().map(BTreeSet::len).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [27, 66]);
        // Each seat begins with as many stones in a class as it needs there.
        for class in classes {
            let counts = [BLACK, WHITE].map(|names| listed(names).intersection(&class).count());
            let expected = if class.len() == 27 { 3 } else { 7 };
            assert_eq!(counts, [expected; 2]);
        }
    }
}

/// A stone of the start that stood on another node would still have to be in its class.
#[test]
fn states_with_stones_out_of_their_class_are_no_positions() {
    let map = NamedBoard::new();
    for rules in RULES {
        let setup = Setup::from(LeapOver::new(&rules.parse().unwrap()));
        for from in BLACK.split(' ') {
            let class = class_of(&map, from, Fork::On);
            for to in &map.nodes {
                let black = setup.black.without(node(from)).with(node(to));
                if black.len() != 10 || setup.white.contains(node(to)) {
                    continue;
                }
                let result = LeapOver::try_from(Setup { black, ..setup });
                let refused = matches!(result, Err(SetupError::Class { .. }));
                assert_eq!(refused, !class.contains(to), "{from} {to}: {result:?}");
            }
        }
    }
}

/// The graph of jumps toggles a bit for a pair of nodes with a stone between them.
#[test]
fn no_two_nodes_lie_straight_across_two_others() {
    let map = NamedBoard::new();
    for from in &map.nodes {
        let jumps = jumps(&map, from, Fork::On);
        let landings: BTreeSet<&str> = jumps.iter().map(|&(_, to)| to).collect();
        assert_eq!(landings.len(), jumps.len(), "{from}");
    }
}

/// What is straight one way is straight the other way.
#[test]
fn a_single_jump_can_be_jumped_back() {
    let map = NamedBoard::new();
    for fork in [Fork::On, Fork::Off] {
        for from in &map.nodes {
            for (over, to) in jumps(&map, from, fork) {
                assert!(jumps(&map, to, fork).contains(&(over, from.as_str())));
            }
        }
    }
}

/// So the seat that has jumped last can always jump, and no game is drawn by its rules.
#[test]
fn a_chain_of_jumps_can_be_jumped_back() {
    let map = NamedBoard::new();
    let mut rng = SplitMix::new(3);
    for rules in RULES {
        for _ in 0..20 {
            let position = states::near_the_end(rules.parse().unwrap(), &mut rng);
            let model = Model::of(&map, position);
            for text in model.moves() {
                let Some((from, to)) = text.split_once('-') else {
                    continue;
                };
                let mut after = model.clone();
                after.play(&text);
                let back = after.jumps_of(model.turn);
                assert!(back.contains(&format!("{to}-{from}")), "{text}: {position}");
            }
        }
    }
}

/// What symmetries are made of; the game has none but the identity, which would not tell.
#[test]
fn stones_can_be_exchanged_for_others() {
    let start = LeapOver::start();
    for map in start.board().symmetries() {
        let image = start.with_stones(start.all_stones().mapped(map));
        for seat in Seat::ALL {
            assert_eq!(image.stones(seat), map.set(start_nodes(seat)));
        }
    }
}

/// The mirror exchanges the seats, and nothing else.
#[test]
fn the_mirror_exchanges_the_seats() {
    let mut rng = SplitMix::new(4);
    for rules in RULES {
        let options = rules.parse().unwrap();
        let start = LeapOver::new(&options);
        let setup = Setup::from(start.mirrored());
        assert_eq!(setup.turn, Seat::Second);
        assert_eq!(
            [setup.black, setup.white],
            Seat::ALL.map(leap_over::start_nodes)
        );
        for _ in 0..50 {
            let position = states::near_the_end(options, &mut rng);
            let mirrored = position.mirrored();
            assert_eq!(mirrored.mirrored(), position);
            assert_eq!(mirrored.turn(), !position.turn());
            let mut moves: Vec<_> = position.moves().map(LeapOver::mirrored_move).collect();
            moves.sort_unstable();
            assert_eq!(moves, mirrored.moves().collect::<Vec<_>>(), "{position}");
            for m in position.moves() {
                let after = position.after(m).unwrap();
                let image = mirrored.after(LeapOver::mirrored_move(m)).unwrap();
                assert_eq!(image, after.mirrored());
                assert_eq!(image.winner(), after.winner().map(|winner| !winner));
                assert_eq!(image.to_string().parse(), Ok(image));
            }
        }
    }
}
