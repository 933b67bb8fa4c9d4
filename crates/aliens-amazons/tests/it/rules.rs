//! The rulings, point by point, on positions made by hand.

use std::collections::BTreeSet;

use crate::common::Model;
use aliens_amazons::{AliensAmazons, Move, Options, Position, Setup, StoneGame};
use board_graph::{Board, NodeSet};
use board_play::{Outcome, Seat, Status};
use board_stones::testkit::{Names, names, nodes};

fn position(rest: &str) -> AliensAmazons {
    format!("aliens-amazons/1 {rest}").parse().unwrap()
}

/// The legal moves that begin with a text.
fn moves(position: &AliensAmazons, prefix: &str) -> BTreeSet<String> {
    let texts = position.moves().map(|m| m.to_string());
    texts.filter(|text| text.starts_with(prefix)).collect()
}

fn set(texts: &str) -> BTreeSet<String> {
    texts.split_whitespace().map(str::to_owned).collect()
}

/// The names of the landings of a move.
fn way(position: &AliensAmazons, text: &str) -> Vec<String> {
    let way = position.path(text.parse().unwrap()).unwrap();
    let names = way
        .iter()
        .map(|&node| Board::bent9().name(node).to_string());
    names.collect()
}

fn after(position: &AliensAmazons, text: &str) -> AliensAmazons {
    position.after(text.parse().unwrap()).unwrap()
}

#[test]
fn stones_are_put_down_in_turn_and_aliens_move_when_all_three_are_down() {
    let mut game = AliensAmazons::start();
    let put = ["a1", "b1", "a5", "b5", "a9", "b8"];
    for (ply, text) in put.into_iter().enumerate() {
        let seat = [Seat::First, Seat::Second][ply % 2];
        assert_eq!(game.status(), Status::ToMove(seat));
        assert_eq!(game.in_hand(Seat::First), 3 - ply.div_ceil(2));
        assert_eq!(game.in_hand(Seat::Second), 30 - ply / 2);
        assert_eq!(game.move_count(), 93 - ply);
        game.play(text.parse().unwrap()).unwrap();
    }
    // Nothing but moves of the Aliens for White, nothing but puts for Black.
    assert!(game.moves().all(|m| matches!(m, Move::Go { .. })));
    game.play("a1-a2".parse().unwrap()).unwrap();
    assert!(game.moves().all(|m| matches!(m, Move::Put(_))));
    assert_eq!(game.move_count(), 93 - 6);
}

/// Captured Amazons count as put down: Black moves after thirty puts, however many stones are left.
#[test]
fn amazons_move_when_the_last_one_has_been_put_down() {
    let mut game = position("amazons-needed=1 2 a1,a9,a17 c5 1");
    assert_eq!(game.amazons_left(), 2);
    game.play("f1".parse().unwrap()).unwrap();
    game.play("a1-a2".parse().unwrap()).unwrap();
    assert_eq!(game.in_hand(Seat::Second), 0);
    assert_eq!(
        moves(&game, ""),
        set("c5-b5 c5-b6 c5-c4 c5-c6 c5-d4 c5-d5 f1-e3 f1-e2 f1-e11 f1-e12 f1-f2 f1-f3")
    );
}

/// One jump over an Amazon captures it, one over an Alien does not.
#[test]
fn a_jumped_amazon_is_lifted_and_a_jumped_alien_stays() {
    let game = position("- 1 a1,c5,c6 d4 10");
    assert_eq!(moves(&game, "c5-e3"), set("c5-e3xd4"));
    assert_eq!(moves(&game, "c5-c7"), set("c5-c7"));
    let after = game.after("c5-e3xd4".parse().unwrap()).unwrap();
    assert!(after.amazons().is_empty());
    assert_eq!(after.amazons_left(), 10);
    let after = game.after("c5-c7".parse().unwrap()).unwrap();
    assert_eq!(after.aliens(), nodes("a1 c6 c7"));
    assert_eq!(after.amazons(), game.amazons());
}

/// At a penta the lines fork: from d1 over e1 to e2 and to e12.
#[test]
fn over_a_penta_either_exit_serves() {
    let game = position("- 1 a9,a17,d1 e1 20");
    assert_eq!(moves(&game, "d1-e"), set("d1-e2xe1 d1-e12xe1"));
    let game = position("fork=off 1 a9,a17,d1 e1 20");
    assert_eq!(moves(&game, "d1-e"), set(""));
}

/// A jump along the rim goes on along the rim, and none goes over a corner.
#[test]
fn jumps_on_the_rim() {
    let game = position("- 1 a2,a9,a13 a1,a3,b1,b2 10");
    assert_eq!(moves(&game, "a2-"), set("a2-a4xa3 a2-c2xb2 a2-b21xb1"));
}

/// A chain may mix captures and hops, come back to where it began and end there: c5 over the Amazon
/// on d4 to e3, over the Alien on d3 to c3, over the Alien on c4 to c5.
#[test]
fn a_chain_may_end_where_it_began_if_it_captures() {
    let game = position("- 1 c4,c5,d3 d4 10");
    assert_eq!(moves(&game, "c5-c5"), set("c5-c5xd4"));
    assert_eq!(way(&game, "c5-c5xd4"), ["e3", "c3", "c5"]);
    let after = after(&game, "c5-c5xd4");
    assert_eq!(after.aliens(), game.aliens());
    assert!(after.amazons().is_empty());
    // Without the Amazon there is nothing that such a chain would do.
    let game = position("- 1 c4,c5,d3 f1 10");
    assert_eq!(moves(&game, "c5-c5"), set(""));
}

/// Once lifted, an Amazon is not jumped over again: from c5 over d4 to e3, and not back.
#[test]
fn a_captured_amazon_is_gone_for_the_rest_of_the_chain() {
    let game = position("- 1 a1,a17,c5 d4 10");
    assert_eq!(
        moves(&game, "c5-"),
        set("c5-b5 c5-b6 c5-c4 c5-c6 c5-d5 c5-e3xd4")
    );
}

/// A chain may land where it captured, and on the node that it began on: d10 over the Alien on the
/// penta e9 to e10, over the Amazon on d12 to c14, over the Alien on d11 to d10, and once more over
/// d11 to d12.
#[test]
fn a_chain_may_land_where_it_captured() {
    let game = position("- 1 d10,d11,e9 d12 20");
    assert!(moves(&game, "d10-d12").contains("d10-d12xd12"));
    assert_eq!(way(&game, "d10-d12xd12"), ["e10", "c14", "d10", "d12"]);
    let after = after(&game, "d10-d12xd12");
    assert_eq!(after.aliens(), nodes("d11 d12 e9"));
    assert!(after.amazons().is_empty());
}

/// The node that a chain began on is vacant for it: c17 over b19 to a21, over the Alien on a22 to
/// a23, over b20 to c17, over the Alien on c16 to c15.
#[test]
fn a_chain_may_pass_the_node_that_it_began_on() {
    let game = position("- 1 a22,c16,c17 b19,b20 20");
    assert!(moves(&game, "c17-c15").contains("c17-c15xb19,b20"));
    assert_eq!(way(&game, "c17-c15xb19,b20"), ["a21", "a23", "c17", "c15"]);
}

/// Routes do not tell moves apart. From e5 over the Alien on d7 to c9, then round b10 and a12 and b11
/// in either direction back to c9: two routes, one move.
#[test]
fn different_routes_are_one_move() {
    let game = position("- 1 b10,d7,e5 a12,b11 20");
    let model = Model::of(&game);
    let captured = names(nodes("a12 b11"));
    assert_eq!(
        routes(
            &model,
            "e5",
            "e5",
            &Names::new(),
            &["c9", "a13", "a11", "c9"],
            &captured
        ),
        1
    );
    assert_eq!(
        routes(
            &model,
            "e5",
            "e5",
            &Names::new(),
            &["c9", "a11", "a13", "c9"],
            &captured
        ),
        1
    );
    let listed = game.moves().map(|m| m.to_string());
    assert_eq!(listed.filter(|text| text == "e5-c9xa12,b11").count(), 1);
}

/// Counts the ways to jump with these landings and capture just this.
fn routes(
    model: &Model,
    from: &str,
    at: &str,
    captured: &Names,
    landings: &[&str],
    all: &Names,
) -> usize {
    let Some((landing, rest)) = landings.split_first() else {
        return usize::from(captured == all);
    };
    let jumps = model.jump(from, at, captured);
    jumps
        .iter()
        .filter(|(node, _)| node == landing)
        .map(|(node, captured)| routes(model, from, node, captured, rest, all))
        .sum()
}

/// A step and a chain that captures nothing and ends on the same node are one move: round the Alien
/// on the penta e1, from d1 to e12 to d2, which is next to d1.
#[test]
fn a_quiet_chain_that_ends_beside_its_start_is_the_step() {
    let game = position("- 1 a9,d1,e1 a17 20");
    let chains = Model::of(&game).chains("d1");
    assert_eq!(chains[&("d2".to_owned(), Names::new())], 2);
    let listed = game.moves().map(|m| m.to_string());
    assert_eq!(listed.filter(|text| text == "d1-d2").count(), 1);
    assert_eq!(way(&game, "d1-d2"), ["d2"]);
    assert_eq!(way(&game, "d1-e12"), ["e12"]);
}

/// Capturing is never compulsory, and a chain may stop after any jump.
#[test]
fn capturing_is_free_and_chains_stop_anywhere() {
    let game = position("- 1 a1,a17,c5 d4,e4 20");
    assert_eq!(
        moves(&game, "c5-"),
        set("c5-b5 c5-b6 c5-c4 c5-c6 c5-d5 c5-e3xd4 c5-e5xd4,e4")
    );
}

/// Black needs as many Amazons as the option says, those in hand included.
#[test]
fn white_wins_when_black_has_too_few_amazons() {
    for (before, text, wins) in [
        ("- 1 a1,a17,c5 d4 10", "c5-e3xd4", false),
        ("- 1 a1,a17,c5 d4 9", "c5-e3xd4", true),
        ("- 1 a1,a17,c5 d4,e4 9", "c5-e3xd4", false),
        ("- 1 a1,a17,c5 d4,e4 9", "c5-e5xd4,e4", true),
        ("amazons-needed=1 1 a1,a17,c5 d4,e4 0", "c5-e3xd4", false),
        ("amazons-needed=1 1 a1,a17,c5 d4,e4 0", "c5-e5xd4,e4", true),
        ("amazons-needed=30 1 a1,a17,c5 d4,e4,f1 27", "c5-b5", false),
        (
            "amazons-needed=30 1 a1,a17,c5 d4,e4,f1 27",
            "c5-e3xd4",
            true,
        ),
    ] {
        let after = after(&position(before), text);
        let winner = after.outcome().and_then(Outcome::winner);
        assert_eq!(winner, wins.then_some(Seat::First), "{text} at {before}");
        assert_eq!(after.winner(), winner);
        assert_eq!(after.move_count() == 0, wins);
    }
}

/// The ten Amazons of the rulings round a1 a2 a24. One of them away, stepping from wherever it came,
/// and the Aliens can move: step, or only jump.
#[test]
fn black_wins_when_white_is_to_move_and_all_aliens_are_blocked() {
    let blockade = "a3 a4 a22 a23 b1 b2 b21 c1 c2 c18";
    for missing in blockade.split(' ') {
        let rest = nodes(blockade).without(nodes(missing).first().unwrap());
        let away = Setup {
            options: Options::default(),
            turn: Seat::Second,
            aliens: nodes("a1 a2 a24"),
            amazons: rest | nodes("f1"),
            amazons_in_hand: 1,
        };
        let open = AliensAmazons::try_from(away).unwrap();
        assert_eq!(open.status(), Status::ToMove(Seat::Second));
        let elsewhere = after(&open, "f3");
        assert_eq!(elsewhere.status(), Status::ToMove(Seat::First));
        assert!(elsewhere.move_count() > 0);
        let closed = after(&open, missing);
        assert_eq!(
            closed.outcome(),
            Some(Outcome::Win(Seat::Second)),
            "{closed}"
        );
        assert_eq!(closed.moves().next(), None);
        assert_eq!(closed.move_count(), 0);
        assert_eq!(closed.nth_move(0), None);
    }
    // The last Alien that could move is blocked by a step of an Amazon.
    let game = position("- 2 a1,a2,a24 a3,a4,a22,a23,b2,b20,b21,c1,c2,c18 0");
    assert_eq!(after(&game, "b20-b19").outcome(), None);
    let game = position("- 2 a1,a2,a24 a3,a4,a22,a23,b1,b2,b20,c1,c2,c18 0");
    assert_eq!(after(&game, "b20-b21").winner(), Some(Seat::Second));
}

/// Black is stuck only with its last Amazon in a corner and three Aliens round it, and passes then.
#[test]
fn a_stuck_amazon_passes() {
    let game = position("amazons-needed=1 2 a2,a24,b1 a1 0");
    assert_eq!(moves(&game, ""), set("pass"));
    assert!(game.must_pass());
    assert_eq!(game.move_count(), 1);
    assert_eq!(game.nth_move(0), Some(Move::Pass));
    assert_eq!(game.nth_move(1), None);
    assert_eq!(way(&game, "pass"), [""; 0]);
    let next = after(&game, "pass");
    assert_eq!(next.status(), Status::ToMove(Seat::First));
    assert_eq!(next.aliens(), game.aliens());
    assert!(next.move_count() > 0);
    // With one in hand there is something to do.
    let game = position("amazons-needed=1 2 a2,a24,b1 a1 1");
    assert_eq!(game.move_count(), 89);
}

/// No draw can arise: of all places for one Amazon and three Aliens with Black to move, Black is stuck
/// only where White, who has just moved, can move again; and two Amazons are never stuck, since their
/// neighbours are more than three.
#[test]
fn no_draw_can_arise() {
    let board = Board::bent9();
    let mut stuck = 0;
    for amazon in board.nodes() {
        let around: NodeSet = board.neighbour_set(amazon);
        if around.len() > 3 {
            continue;
        }
        stuck += 1;
        let options = "amazons-needed=1".parse().unwrap();
        let setup = Setup {
            options,
            turn: Seat::Second,
            aliens: around,
            amazons: NodeSet::EMPTY.with(amazon),
            amazons_in_hand: 0,
        };
        let game = AliensAmazons::try_from(setup).unwrap();
        assert!(game.must_pass());
        assert!(after(&game, "pass").moves().any(|m| m != Move::Pass));
    }
    assert_eq!(stuck, 3);
    for one in board.nodes() {
        for other in board.nodes().filter(|&other| other != one) {
            let both = NodeSet::EMPTY.with(one).with(other);
            assert!((board.around(both) - both).len() > 3);
        }
    }
}

/// There are no chance moves; to put down a stone and to pass are turns like any other.
#[test]
fn the_seats_take_turns_move_by_move() {
    assert!(AliensAmazons::start().is_alternating());
}

/// How many Amazons are in hand is one constant a number, whatever else is in the key.
#[test]
fn the_amazons_in_hand_change_every_key_alike() {
    let change = |stones: &str| {
        let [many, few] =
            ["20", "19"].map(|in_hand| position(&format!("{stones} {in_hand}")).key());
        many ^ few
    };
    let of_hand = change("- 1 a1,a17,c5 c7,d4,e4");
    assert_ne!(of_hand, 0);
    for stones in [
        "- 1 a1,a17,c5 c7,d4,e5",
        "- 1 a9,b1,f1 c7,d4,e4",
        "fork=off 2 a1,a17,c5 c7,d4,e4",
    ] {
        assert_eq!(change(stones), of_hand, "{stones}");
    }
}
