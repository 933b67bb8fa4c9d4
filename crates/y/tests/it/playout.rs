//! The shortcuts have the distribution that played games have.

#![cfg(feature = "rand")]

use std::collections::HashMap;

use board_graph::Node;
use board_play::testkit::SplitMix;
use board_play::{Position, playout::playout};
use y::playout::Playouts;
use y::{Colour, Move, Y, YOn};

fn position<const W: usize>(rules: &str, moves: &str) -> YOn<W> {
    let mut position = YOn::new(&rules.parse().unwrap());
    for m in moves.split_whitespace() {
        position.play(m.parse().unwrap()).unwrap();
    }
    position
}

/// Plays the nodes in order and returns who wins, with the number of stones that took.
fn play_in_order<const W: usize>(mut position: YOn<W>, order: &[Node]) -> (Colour, usize) {
    for (index, &node) in order.iter().enumerate() {
        if let Some(winner) = position.winner() {
            return (winner, index);
        }
        let name = position.board().name(node);
        position.play(Move::Place(name)).unwrap();
    }
    (position.winner().unwrap(), order.len())
}

const STARTS: [(&str, &str); 9] = [
    ("", ""),
    ("", "e5 f1 d4 a1 b2"),
    ("opening=pie", "e5 swap"),
    ("opening=pie", "e5"),
    ("handicap=3", ""),
    ("handicap=3", "a1 a2"),
    ("board=flat:15", "a1"),
    ("board=bent:10,handicap=20", "a1"),
    ("board=bent:3,handicap=9", ""),
];

#[test]
fn an_order_gives_the_winner_of_the_game_played_in_that_order() {
    let mut rng = SplitMix::new(6);
    for (rules, moves) in STARTS {
        let position: Y = position(rules, moves);
        let mut playouts = Playouts::new(&position);
        for _ in 0..50 {
            let (order, winner) = playouts.order(&mut rng);
            assert_eq!(play_in_order(position, order).0, winner, "{position}");
        }
    }
    let big: YOn<7> = position("board=bent:19", "a1 a2");
    let mut playouts = Playouts::new(&big);
    for _ in 0..20 {
        let (order, winner) = playouts.order(&mut rng);
        assert_eq!(play_in_order(big, order).0, winner);
    }
}

/// The share of games that Black wins, from all orders there are: 6! = 720 and, after three stones,
/// 6!.
#[test]
fn winners_are_as_frequent_as_over_all_orders() {
    for (rules, moves) in [
        ("board=flat:3", ""),
        ("board=bent:3", "b1 a2 a4"),
        ("board=flat:3,handicap=2", ""),
    ] {
        let start: Y = position(rules, moves);
        let mut orders: Vec<Vec<Node>> = vec![Vec::new()];
        for _ in 0..start.vacant().len() {
            orders = orders
                .iter()
                .flat_map(|order| {
                    let left = start.vacant().iter().filter(|node| !order.contains(node));
                    left.map(|node| [order.as_slice(), &[node]].concat())
                })
                .collect();
        }
        assert_eq!(orders.len(), 720);
        let black = orders
            .iter()
            .filter(|order| play_in_order(start, order).0 == Colour::Black)
            .count();
        let expected = f64::from(u32::try_from(black).unwrap()) / 720.0;

        let games: u32 = 40_000;
        let mut rng = SplitMix::new(7);
        let mut playouts = Playouts::new(&start);
        let by_order = (0..games)
            .filter(|_| playouts.order(&mut rng).1 == Colour::Black)
            .count();
        let [by_wins, _] = playouts.wins(40_000, &mut rng);
        let by_play = (0..games)
            .filter(|_| {
                let mut game = start;
                playout(&mut game, &mut rng, 100);
                game.winner() == Some(Colour::Black)
            })
            .count();
        // Five standard deviations.
        let slack = 5.0 * (expected * (1.0 - expected) / f64::from(games)).sqrt();
        for found in [by_order, by_wins, by_play] {
            let share = f64::from(u32::try_from(found).unwrap()) / f64::from(games);
            assert!(
                (share - expected).abs() <= slack,
                "{rules}: {share}, not {expected}"
            );
        }
    }
}

#[test]
fn every_node_is_as_likely_to_come_first() {
    let start: Y = position("", "");
    let mut playouts = Playouts::new(&start);
    let mut rng = SplitMix::new(8);
    let mut firsts: HashMap<Node, u32> = HashMap::new();
    for _ in 0..93_000 {
        *firsts.entry(playouts.order(&mut rng).0[0]).or_default() += 1;
    }
    assert_eq!(firsts.len(), 93);
    // 1000 each, give or take five standard deviations.
    assert!(
        firsts.values().all(|count| (840..=1160).contains(count)),
        "{firsts:?}"
    );
}

#[test]
fn a_game_that_is_over_stays_as_it_is() {
    let over: Y = position("board=bent:3", "a1 b1 a2 b2 a3");
    let mut playouts = Playouts::new(&over);
    let mut rng = SplitMix::new(9);
    assert_eq!(playouts.winner(&mut rng), Colour::Black);
    assert_eq!(playouts.wins(10, &mut rng), [10, 0]);
    assert_eq!(playouts.order(&mut rng), (&[][..], Colour::Black));
    let lost: Y = position("board=bent:3", "b1 a1 b2 a2 b3 a3");
    assert_eq!(Playouts::new(&lost).wins(10, &mut rng), [0, 10]);
    assert_eq!(
        Playouts::new(&lost).order(&mut rng),
        (&[][..], Colour::White)
    );
}
