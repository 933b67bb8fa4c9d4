//! A position with more than a million moves: listing them takes its time, all else must not.
//!
//! The times allowed here are many times what is needed even on a slow and busy machine, but far less
//! than listing the moves each time would take.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::common::random;
use aliens_amazons::{AliensAmazons, Illegal, Move, Position, StoneGame};
use board_graph::Node;
use board_play::testkit::SplitMix;
use board_play::{Seat, Status};

/// All thirty Amazons are down, many of them near the Alien on e3.
const HUGE: &str = "aliens-amazons/1 - 1 a1,a2,e3 \
    a4,a6,b2,b3,b4,b5,b6,b7,c2,c4,c6,c8,c18,d1,d2,d3,d4,d5,d6,d7,d8,d14,d15,e2,e4,e6,e12,f1,f2,f3 0";

/// How many moves there are: given with the position.
const MOVES: usize = 1_650_468;

const LIMIT: Duration = Duration::from_secs(20);

fn huge() -> AliensAmazons {
    HUGE.parse().unwrap()
}

/// The position is reached by putting the stones down, and so is the number of moves.
#[test]
fn a_million_moves_are_counted_and_listed() {
    let mut game = AliensAmazons::start();
    let line: Vec<&str> = HUGE.split_whitespace().collect();
    let but_f2 = line[4].split(',').filter(|&amazon| amazon != "f2");
    let mut amazons = but_f2.chain(["f2"]);
    for alien in ["f2", "a1", "a2"] {
        game.play(alien.parse().unwrap()).unwrap();
        game.play(amazons.next().unwrap().parse().unwrap()).unwrap();
    }
    // 27 times the Alien on f2 goes to e3 or back; the last Amazon takes its other place.
    for (ply, amazon) in amazons.enumerate() {
        let step = ["f2-e3", "e3-f2"][ply % 2];
        game.play(step.parse().unwrap()).unwrap();
        game.play(amazon.parse().unwrap()).unwrap();
    }
    assert_eq!(game, huge());
    assert_eq!(game.in_hand(Seat::Second), 0);

    assert_eq!(game.move_count(), MOVES);
    let mut count = 0;
    let mut last = None;
    for m in game.moves() {
        assert!(last < Some(m), "the moves do not ascend");
        last = Some(m);
        count += 1;
    }
    assert_eq!(count, MOVES);
    assert_eq!(game.nth_move(MOVES - 1), last);
    assert_eq!(game.nth_move(MOVES), None);
}

/// Legal moves of all kinds are accepted, played and explained without listing.
#[test]
fn legal_moves_are_checked_quickly() {
    let game = huge();
    let some: Vec<Move> = game.moves().step_by(2003).collect();
    let begin = Instant::now();
    for &m in &some {
        assert_eq!(game.check(m), Ok(()));
        let mut after = game;
        after.play(m).unwrap();
        let way = game.path(m).unwrap();
        let Move::Go { from, to, captured } = m else {
            panic!("White moves an Alien");
        };
        assert_eq!(after.aliens(), game.aliens().without(from).with(to));
        assert_eq!(after.amazons(), game.amazons() - captured);
        assert_eq!(way.last(), Some(&to));
        assert!(way.len() >= captured.len());
    }
    assert!(some.len() > 800);
    assert!(begin.elapsed() < LIMIT, "{:?}", begin.elapsed());
}

/// Moves that are not legal, far from it or nearly, are refused without listing.
#[test]
fn illegal_moves_are_checked_quickly() {
    let game = huge();
    let mut rng = SplitMix::new(1);
    let listed: Vec<Move> = game.moves().step_by(499).collect();
    let all: BTreeSet<Move> = game.moves().collect();
    let mut tried: Vec<Move> = Vec::new();
    // A legal capture with another end or with an Amazon more or less.
    for &m in &listed {
        let Move::Go { from, to, captured } = m else {
            panic!("White moves an Alien");
        };
        let other = Node::new(random(93, &mut rng));
        tried.push(Move::Go {
            from,
            to: other,
            captured,
        });
        for _ in 0..2 {
            let amazon = game.amazons().nth(random(30, &mut rng));
            let mut captured = captured;
            captured.toggle(amazon.unwrap());
            tried.push(Move::Go { from, to, captured });
        }
    }
    // All Amazons, or all but one or two.
    for from in game.aliens() {
        for to in game.vacant() {
            let all = game.amazons();
            tried.push(Move::Go {
                from,
                to,
                captured: all,
            });
            for n in 0..30 {
                let but_one = all.without(all.nth(n).unwrap());
                let but_two = but_one.without(but_one.nth(n * 7 % 29).unwrap());
                tried.push(Move::Go {
                    from,
                    to,
                    captured: but_one,
                });
                tried.push(Move::Go {
                    from,
                    to,
                    captured: but_two,
                });
            }
        }
    }
    let begin = Instant::now();
    let results: Vec<Result<(), Illegal>> = tried.iter().map(|&m| game.check(m)).collect();
    assert!(begin.elapsed() < LIMIT, "{:?}", begin.elapsed());
    for (m, result) in tried.iter().zip(&results) {
        assert_eq!(result.is_ok(), all.contains(m), "{m}");
    }
    assert!(results.iter().filter(|result| result.is_err()).count() > 10_000);
}

/// What needs no list, or only its beginning, takes no time.
#[test]
fn the_first_moves_and_the_status_come_quickly() {
    let game = huge();
    let few: Vec<Move> = game.moves().take(100).collect();
    let begin = Instant::now();
    for _ in 0..100 {
        assert_eq!(game.status(), Status::ToMove(Seat::First));
        assert!(game.moves().take(100).eq(few.iter().copied()));
        for (n, &m) in few.iter().enumerate() {
            assert_eq!(game.nth_move(n), Some(m));
        }
    }
    assert!(begin.elapsed() < LIMIT, "{:?}", begin.elapsed());
    // The Aliens on the rim, which come first, have few moves.
    let rim = game
        .moves()
        .take(100)
        .filter(|m| m.to_string().starts_with('a'));
    assert!(rim.count() > 5);
}
