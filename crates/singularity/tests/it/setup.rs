//! States as plain data: which are positions, and why the others are not.

use std::collections::HashSet;

use crate::common::pick;
use board_graph::{Node, NodeSet};
use board_play::playout::random_move;
use board_play::testkit::SplitMix;
use board_play::{Position, RuleOptions as _, Seat};
use board_stones::testkit::nodes;
use board_stones::{Colour, StonesFault};
use singularity::{Options, Setup, SetupError, Singularity, StoneGame as _};

fn refused(setup: Setup) -> SetupError {
    Singularity::try_from(setup).unwrap_err()
}

/// A state in which nothing is wrong.
fn good() -> Setup {
    Setup {
        options: Options::default(),
        turn: Seat::First,
        black: nodes("a1 e4"),
        white: nodes("a2 d5"),
    }
}

#[test]
fn setups_are_checked_like_texts() {
    let name = |text: &str| text.parse().unwrap();
    let position = Singularity::try_from(good()).unwrap();
    assert_eq!(Setup::from(position), good());
    assert_eq!(position.turn(), Seat::First);

    let mut setup = good();
    setup.white.insert(Node::new(93));
    let (colour, index) = (Colour::White, 93);
    let off_board = StonesFault::OffBoard { colour, index };
    assert_eq!(refused(setup), SetupError::Stones(off_board));
    assert_eq!(
        refused(setup).to_string(),
        "a stone of White stands on node 93, which the board does not have"
    );

    setup = good();
    setup.white.insert(nodes("e4").first().unwrap());
    let shared = StonesFault::Shared(name("e4"));
    assert_eq!(refused(setup), SetupError::Stones(shared));

    setup = good();
    setup.black = NodeSet::EMPTY;
    let colour = Colour::Black;
    assert_eq!(refused(setup), SetupError::NoStone(colour));
    setup.black = nodes("a1 a3 a4 a5 a6 a7 a8 a9 b1 b2 b3 b4 b5");
    let too_many = StonesFault::TooMany {
        colour,
        count: 13,
        most: 12,
    };
    assert_eq!(refused(setup), SetupError::Stones(too_many));

    setup = good();
    setup.black = nodes("a1 f2 f3");
    let pair = [name("f2"), name("f3")];
    assert_eq!(
        refused(setup),
        SetupError::CentreLimit {
            colour,
            nodes: pair
        }
    );

    setup = good();
    setup.black = nodes("f2");
    assert_eq!(refused(setup), SetupError::PlayedOn(colour));
    setup.turn = Seat::Second;
    let won = Singularity::try_from(setup).unwrap();
    assert_eq!(won.winner(), Some(Seat::First));
    setup.white = nodes("f3");
    assert_eq!(refused(setup), SetupError::BothWon);
}

/// Twelve stones mean that nothing has fused yet.
#[test]
fn twelve_stones_stand_apart_in_the_centre_region() {
    let name = |text: &str| text.parse().unwrap();
    for options in Options::all() {
        let setup = |white: &str| Setup {
            options,
            turn: Seat::First,
            black: nodes("a1"),
            white: nodes("a2 a3 a4 a5 a6 a7 a8 a9 b1 b2") | nodes(white),
        };
        let together = Singularity::try_from(setup("e7 f3"));
        if options.to_string().contains("fusion=optional") {
            assert!(together.is_ok());
        } else {
            let error = SetupError::Unfused {
                colour: Colour::White,
                nodes: [name("e7"), name("f3")],
            };
            assert_eq!(together, Err(error));
        }
        // Apart; one of the two outside the region; eleven stones.
        for white in ["e5 f3", "d9 e7", "e7"] {
            assert!(Singularity::try_from(setup(white)).is_ok(), "{white}");
        }
    }
}

/// No state that play leads to is refused.
#[test]
fn what_play_leads_to_is_a_position() {
    let mut rng = SplitMix::new(6);
    for options in Options::all() {
        for _ in 0..10 {
            let mut position = Singularity::new(&options);
            for _ in 0..pick(200, &mut rng) {
                let Some(m) = random_move(&position, &mut rng) else {
                    break;
                };
                position.play(m).unwrap();
                let setup = Setup::from(position);
                assert_eq!(Singularity::try_from(setup), Ok(position));
            }
        }
    }
}

/// Different positions have different keys: no two of those within two plies of a start, and of a
/// position with fusions, share one.
#[test]
fn keys_tell_positions_apart() {
    let crowded: Singularity = "singularity/1 zone=mover 1 c5,d3,e2,e4 a1,d9"
        .parse()
        .unwrap();
    for first in [Singularity::new(&Options::default()), crowded] {
        let second: Vec<Singularity> = first.moves().map(|m| first.after(m).unwrap()).collect();
        let third = second
            .iter()
            .flat_map(|p| p.moves().map(|m| p.after(m).unwrap()));
        let mut positions: HashSet<Singularity> = third.collect();
        positions.extend(&second);
        positions.insert(first);
        let keys: HashSet<u64> = positions.iter().map(Singularity::key).collect();
        assert_eq!(keys.len(), positions.len());
    }
}
