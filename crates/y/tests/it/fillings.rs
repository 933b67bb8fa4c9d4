//! Fillings of many boards at once, against the model and against played games.

#![cfg(feature = "rand")]

use board_graph::Node;
use board_play::testkit::SplitMix;
use board_play::{Position, playout::playout};
use y::playout::Fillings;
use y::{Colour, YOn};

use crate::common::{Map, names};

fn position<const W: usize>(rules: &str, moves: &str) -> YOn<W> {
    let mut position = YOn::new(&rules.parse().unwrap());
    for m in moves.split_whitespace() {
        position.play(m.parse().unwrap()).unwrap();
    }
    position
}

const STARTS: [(&str, &str); 8] = [
    ("", ""),
    ("", "e5 f1 d4 a1 b2"),
    ("opening=pie", "e5 swap"),
    ("handicap=3", "a1 a2"),
    ("board=flat:9", "b2 c1 b9 c4 b14"),
    ("board=flat:15", "a1"),
    ("board=bent:10,handicap=20", "a1"),
    ("board=bent:3,handicap=9", ""),
];

fn bit<const L: usize>(words: [u64; L], filling: usize) -> bool {
    words[filling / 64] >> (filling % 64) & 1 != 0
}

/// The nodes that are Black's in one of the fillings.
fn black_in<const L: usize, const W: usize>(
    fillings: &Fillings<L>,
    position: &YOn<W>,
    filling: usize,
) -> board_graph::NodeSetOf<W> {
    let nodes = position.board().nodes();
    nodes
        .filter(|&node| bit(fillings.black(node), filling))
        .collect()
}

fn assert_filled<const L: usize, const W: usize>(position: &YOn<W>, rng: &mut SplitMix) {
    let board = position.board();
    let map = Map::new(board);
    let mut fillings = Fillings::<L>::new(board);
    // How many stones Black has at the end: counted by playing on, wherever.
    let mut stones = position.stone_count(Colour::Black);
    let [mut black, mut white] = Colour::ALL.map(|colour| position.stone_count(colour));
    let handicap = position.options().handicap();
    while black + white < board.node_count() {
        if black < white + handicap.max(1) {
            black += 1;
            stones += 1;
        } else {
            white += 1;
        }
    }
    for _ in 0..2 {
        fillings.fill(position, rng);
        for filling in (0..64 * L).step_by(9) {
            let black = black_in(&fillings, position, filling);
            assert!(position.stones(Colour::Black).is_subset(&black));
            assert!(position.stones(Colour::White).is_disjoint(&black));
            assert_eq!(black.len(), stones, "{position}");
            let black_wins = map.has_y(&names(board, black));
            assert_eq!(bit(fillings.wins(), filling), black_wins, "{position}");
        }
    }
}

#[test]
fn fillings_have_the_right_stones_and_winners() {
    let mut rng = SplitMix::new(21);
    for (rules, moves) in STARTS {
        let position: YOn<2> = position(rules, moves);
        assert_filled::<1, 2>(&position, &mut rng);
        assert_filled::<4, 2>(&position, &mut rng);
    }
    assert_filled::<2, 12>(&position("board=bent:25", "a1 a2"), &mut rng);
}

/// Of a bridge each colour has one carrier in every filling; which one is even.
#[test]
fn bridges_are_kept() {
    // The stone on b2 is in the second row of one side, which is its one bridge.
    let position: YOn<2> = position("board=flat:9", "b2 c3");
    let board = position.board();
    let around = |name: &str| board.neighbours(board.parse_node(name).unwrap());
    let on_rim: Vec<Node> = around("b2")
        .iter()
        .copied()
        .filter(|&node| board.is_rim(node))
        .collect();
    let &[a, b] = &on_rim[..] else {
        panic!("a node of the second row has two neighbours on the rim: {on_rim:?}")
    };
    let mut fillings = Fillings::<1>::new(board);
    let mut rng = SplitMix::new(22);
    let mut first = 0;
    for _ in 0..100 {
        fillings.fill(&position, &mut rng);
        let [a, b] = [a, b].map(|node| fillings.black(node)[0]);
        assert_eq!(a ^ b, u64::MAX);
        first += a.count_ones();
    }
    // 6400 tosses, give or take five standard deviations.
    assert!((3000..=3400).contains(&first), "{first}");
}

/// A stone in the third row, with nothing around it, is connected to its side in every filling; without that
/// it is not in many.
#[test]
fn ziggurats_are_kept() {
    let board = board_graph::Board::flat(9).unwrap();
    let third_row = |node: &Node| board.name(*node).letter_char() == 'c';
    let mut rng = SplitMix::new(26);
    for node in board.nodes().filter(third_row) {
        let name = board.name(node);
        let position: YOn<2> = position("board=flat:9", &name.to_string());
        let mut fillings = Fillings::<1>::new(board);
        for _ in 0..10 {
            fillings.fill(&position, &mut rng);
            for filling in 0..64 {
                let black = black_in(&fillings, &position, filling);
                let group = board.reach(board_graph::NodeSetOf::of(node), black);
                let is_joined = |side| group.intersects(&board.side_set(side));
                assert!((0..3).any(is_joined), "{name}");
            }
        }
    }
}

/// One filling of each batch, which is like any other, beside played games.
#[test]
fn winners_are_as_frequent_as_in_played_games() {
    // None of these has a bridge.
    for (rules, moves) in [
        ("board=flat:3", ""),
        ("board=flat:3", "a1"),
        ("board=bent:3,handicap=2", ""),
        ("board=flat:4,handicap=3", "a1"),
    ] {
        let start: YOn<2> = position(rules, moves);
        let mut fillings = Fillings::<1>::new(start.board());
        let mut rng = SplitMix::new(23);
        let games = 20_000;
        let by_filling = (0..games).filter(|_| {
            fillings.fill(&start, &mut rng);
            fillings.wins()[0] >> 17 & 1 != 0
        });
        let by_filling = by_filling.count();
        let by_play = (0..games).filter(|_| {
            let mut game = start;
            playout(&mut game, &mut rng, 100);
            game.winner() == Some(Colour::Black)
        });
        let by_play = by_play.count();
        // The difference of two counts of 20 000 tosses has a standard deviation of at most 100.
        assert!(
            by_filling.abs_diff(by_play) <= 500,
            "{rules} {moves}: {by_filling}, not {by_play}"
        );
    }
}

#[test]
fn a_game_that_is_over_stays_as_it_is() {
    let mut rng = SplitMix::new(24);
    let black: YOn<2> = position("board=bent:3", "a1 b1 a2 b2 a3");
    let mut fillings = Fillings::<2>::new(black.board());
    fillings.fill(&black, &mut rng);
    assert_eq!(fillings.wins(), [u64::MAX; 2]);
    let white: YOn<2> = position("board=bent:3", "b1 a1 b2 a2 b3 a3");
    fillings.fill(&white, &mut rng);
    assert_eq!(fillings.wins(), [0; 2]);
}

#[test]
#[should_panic(expected = "the board of the position")]
fn another_board_is_refused() {
    let start: YOn<2> = position("board=flat:9", "");
    Fillings::<1>::new(board_graph::Board::bent9()).fill(&start, &mut SplitMix::new(25));
}
