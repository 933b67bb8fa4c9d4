//! What is no position is refused with the reason.

use crate::common::rules::{draw, options, random_rules};
use crate::common::state::MIDDLE;
use board_graph::Node;
use board_play::testkit::SplitMix;
use board_play::{Outcome, Position, Seat};
use wyx::{Domino, Dominoes, Options, Rack, RackError, Setup, SetupError, Wyx, board};

fn square(name: &str) -> Node {
    board().parse_node(name).unwrap()
}

fn refused(setup: &Setup) -> String {
    Wyx::try_from(setup.clone()).unwrap_err().to_string()
}

/// The setup of [`MIDDLE`] with a change.
fn middle(change: impl FnOnce(&mut Setup)) -> Setup {
    let mut setup = Setup::from(MIDDLE.position());
    change(&mut setup);
    setup
}

/// The setup of a full rack, nothing played, with a change.
fn full(change: impl FnOnce(&mut Setup)) -> Setup {
    let mut setup = Setup::from(Wyx::new(&Options::default()));
    setup.rack = Dominoes::default().all().to_vec();
    change(&mut setup);
    setup
}

#[test]
fn every_position_is_its_setup() {
    let rng = &mut SplitMix::new(21);
    for n in 0..40 {
        let mut position = Wyx::new(&options(&random_rules(rng, n % 4 == 0)));
        loop {
            let setup = Setup::from(position);
            assert_eq!(Wyx::try_from(setup.clone()), Ok(position));
            assert_eq!(Setup::from(Wyx::try_from(setup.clone()).unwrap()), setup);
            let Some(m) = position.nth_move(draw(rng, position.move_count().max(1))) else {
                break;
            };
            position.play(m).unwrap();
        }
    }
}

#[test]
fn bad_racks_are_refused() {
    let setup = full(|setup| setup.rack.swap(0, 16));
    let error = Wyx::try_from(setup).unwrap_err();
    assert!(matches!(error, SetupError::Rack(RackError::Colour { .. })));
    assert_eq!(
        error.to_string(),
        "-4-3 is left-down, and column 1 is left-up"
    );
    let setup = full(|setup| setup.rack[9] = setup.rack[0]);
    assert_eq!(refused(&setup), "-3+1 is there twice");
    let setup = full(|setup| setup.rack.push(setup.rack[0]));
    assert_eq!(refused(&setup), "the rack has room for 64 dominoes, has 65");

    let setup = full(|setup| setup.rack[9] = Domino::new(-4, 1).unwrap());
    assert_eq!(refused(&setup), "no domino has the jump -4+1");

    let setup = middle(|setup| setup.rack.swap(0, 1));
    assert_eq!(
        refused(&setup),
        "the rack is not the one that the options give"
    );
    let setup = middle(|setup| setup.rack.truncate(30));
    assert_eq!(
        refused(&setup),
        "the rack is not the one that the options give"
    );
}

#[test]
fn dominoes_are_played_from_a_full_rack() {
    let setup = middle(|setup| setup.played[3] = 9);
    assert_eq!(
        refused(&setup),
        "9 dominoes of column 4 have been played, of only 8"
    );
    let setup = full(|setup| {
        setup.rack.pop();
        setup.played[3] = 1;
    });
    assert_eq!(
        refused(&setup),
        "a domino of column 4 has been played before the rack was full"
    );
}

#[test]
fn a_square_has_one_thing_on_it() {
    let setup = middle(|setup| setup.knights[1] = Node::new(64));
    assert_eq!(
        refused(&setup),
        "the knight of seat 2 is on square 64, the board has 64, counted from 0"
    );
    let setup = middle(|setup| setup.knights[1] = square("d4"));
    assert_eq!(refused(&setup), "both knights are on d4");
    let setup = middle(|setup| setup.pawns[1].insert(square("d4")));
    assert_eq!(refused(&setup), "both seats have pawns on d4");
}

#[test]
fn both_seats_play_one_of_the_first_two_dominoes() {
    let setup = full(|setup| setup.pawns[1].insert(square("e5")));
    assert_eq!(
        refused(&setup),
        "seat 2 has pawns on the board and cannot have moved (dominoes played: 0)"
    );
    let setup = full(|setup| setup.turn = Seat::Second);
    assert_eq!(
        refused(&setup),
        "it is the turn of seat 1 (dominoes played: 0)"
    );
    let setup = full(|setup| {
        setup.played[0] = 1;
        setup.knights[0] = square("a5");
        setup.pawns[0].insert(square("a5"));
    });
    assert_eq!(
        refused(&setup),
        "it is the turn of seat 2 (dominoes played: 1)"
    );
    let setup = full(|setup| setup.played[0] = 1);
    assert_eq!(
        refused(&setup),
        "seat 1 has no pawns on the board and must have moved (dominoes played: 1): then there is \
         one under its knight"
    );
    let setup = middle(|setup| setup.pawns[1].remove(square("h3")));
    assert!(
        refused(&setup).starts_with(
            "seat 2 has no pawns on the board and must have moved (dominoes played: 56)"
        )
    );
}

#[test]
fn a_knight_that_has_moved_has_laid_a_pawn() {
    let setup = full(|setup| setup.knights[1] = square("f5"));
    assert_eq!(
        refused(&setup),
        "the knight of seat 2 is on f5, not on e5, and has left no pawns"
    );
    let setup = middle(|setup| setup.knights[1] = square("g3"));
    assert_eq!(
        refused(&setup),
        "the knight of seat 2 has landed on g3 and laid no pawn there"
    );
    let setup = middle(|setup| {
        setup.pawns[0].insert(square("g3"));
        setup.knights[1] = square("g3");
    });
    assert_eq!(
        refused(&setup),
        "the knight of seat 2 is on g3, among pawns of the other seat"
    );
    // Also while it has not moved: it was there first.
    let setup = full(|setup| {
        setup.turn = Seat::Second;
        setup.played[7] = 1;
        setup.knights[0] = square("e4");
        setup.pawns[0].insert(square("e4"));
        setup.pawns[0].insert(square("e5"));
    });
    assert_eq!(
        refused(&setup),
        "the knight of seat 2 is on e5, among pawns of the other seat"
    );
}

#[test]
fn pawns_are_limited() {
    let ordinary = || {
        let strongholds = Options::default().strongholds();
        let others = [square("d4"), square("h3")];
        let free = move |node: &Node| !strongholds.contains(*node) && !others.contains(node);
        board().nodes().filter(free)
    };
    // 31 and the one under the knight.
    let all_laid = middle(|setup| setup.pawns[0].extend(ordinary().take(31)));
    assert!(Wyx::try_from(all_laid.clone()).unwrap().status().is_over());
    let mut setup = all_laid.clone();
    setup.pawns[0].insert(ordinary().nth(31).unwrap());
    assert_eq!(
        refused(&setup),
        "seat 1 has 33 pawns on the board, of only 32"
    );
    // The last stronghold may have one pawn in place of three, but not none.
    for (others, good) in [(30, true), (31, true), (32, false)] {
        let setup = middle(|setup| {
            setup.pawns[0].remove(square("d4"));
            setup.pawns[0].extend(ordinary().take(others));
            setup.pawns[0].insert(square("a8"));
            setup.knights[0] = square("a8");
        });
        assert_eq!(Wyx::try_from(setup).is_ok(), good, "{others}");
    }
    // Under the knight only.
    let setup = middle(|setup| {
        setup.pawns[0].extend(ordinary().take(30));
        setup.pawns[0].insert(square("a8"));
    });
    assert_eq!(
        refused(&setup),
        "seat 1 has 34 pawns on the board, of only 32"
    );

    let setup = middle(|setup| {
        setup.played = [3, 0, 0, 0, 0, 0, 0, 0];
        setup.pawns[1].extend(["g1", "f1"].map(square));
    });
    assert_eq!(
        refused(&setup),
        "there are pawns on 4 squares (dominoes played: 3)"
    );

    let mut setup = all_laid;
    let [a, b, c, d] = ["a1", "a8", "h1", "h8"].map(square);
    setup.pawns[1].extend([a, b, c, d]);
    setup.pawns[1].extend(["b4", "b5", "d2", "e2", "d7", "e7", "g4", "g5"].map(square));
    setup.pawns[1].extend(ordinary().skip(31).take(3));
    assert_eq!(refused(&setup), "both seats have laid all their pawns");
}

/// While chance fills the rack, and once the game is over, the turn means nothing.
#[test]
fn a_turn_that_means_nothing_is_not_looked_at() {
    let start = Setup::from(Wyx::new(&Options::default()));
    let setup = Setup {
        turn: Seat::Second,
        ..start
    };
    assert_eq!(Wyx::try_from(setup), Ok(Wyx::new(&Options::default())));
}

/// Returns a rack whose columns have these dominoes at the bottom, in place of `+0+0` one that leads
/// off the board from d4 and e5, as do those above.
fn rack_with(bottoms: [&str; 8]) -> Rack {
    let far = (-7..=7).flat_map(|dx| [7, -7, 6, -6, 5, -5].map(|dy| (dx, dy)));
    let mut far = far.map(|(dx, dy)| Domino::new(dx, dy).unwrap());
    let mut dominoes = Vec::new();
    for bottom in bottoms {
        let bottom: Option<Domino> = bottom.parse().ok();
        dominoes.push(bottom.unwrap_or_else(|| far.next().unwrap()));
        dominoes.extend(far.by_ref().take(7));
    }
    Rack::new(&dominoes).unwrap()
}

/// With the dominoes of the table nobody is stuck at the beginning; with others White or Black or both
/// may be, and what play then leads to is a position.
#[test]
fn with_other_dominoes_a_seat_may_pass_at_once() {
    let none = "+0+0";
    let start = |bottoms| Wyx::from_rack(&Options::default(), rack_with(bottoms));
    let play = |mut position: Wyx, moves: &str| {
        for m in moves.split_whitespace() {
            position.play(m.parse().unwrap()).unwrap();
            assert_eq!(Wyx::try_from(Setup::from(position)), Ok(position));
            assert_eq!(position.to_string().parse(), Ok(position));
        }
        position
    };

    // Nobody can do anything: a draw before the first turn.
    let over = start([none; 8]);
    assert_eq!(over.outcome(), Some(Outcome::Draw));
    assert_eq!(Wyx::try_from(Setup::from(over)), Ok(over));

    // -4-4 leads from e5 to a1, and from d4 off the board.
    let passes = start(["-4-4", none, none, none, none, none, none, none]);
    let position = play(passes, "pass 1");
    assert_eq!(position.unlaid(Seat::First), 32);
    assert_eq!(position.unlaid(Seat::Second), 29);
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::Second)));

    // +4+4 leads from d4 to h8, and from e5 off the board.
    let passes = start(["+4+4", none, none, none, none, none, none, none]);
    let position = play(passes, "1 pass 2");
    assert_eq!(position.unlaid(Seat::Second), 32);

    // Black is not stuck: White's turn at the start is White's.
    let turn = |start: Wyx| {
        let mut setup = Setup::from(start);
        setup.turn = Seat::Second;
        Wyx::try_from(setup).map_err(|error| error.to_string())
    };
    assert_eq!(
        turn(passes),
        Err("it is the turn of seat 1 (dominoes played: 0)".to_owned())
    );
    // A jump that nobody made has left pawns somewhere.
    let mut setup = Setup::from(start(["-4-4", none, none, none, none, none, none, none]));
    setup.played[0] = 1;
    assert!(refused(&setup).starts_with("seat 1 has no pawns on the board and must have moved"));
    // White is not stuck at the start, and has no pawns.
    let mut setup = Setup::from(start(["-4-4", "+4+4", none, none, none, none, none, none]));
    setup.played[0] = 1;
    setup.knights[1] = square("a1");
    setup.pawns[1].insert(square("a1"));
    assert!(refused(&setup).starts_with("seat 1 has no pawns on the board and must have moved"));
}
