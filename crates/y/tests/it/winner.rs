//! Who has won: `outcome` against a second model, and facts that hold for every board.

use crate::common::{Map, all_boards, names};
use board_graph::{Board, Node, NodeSetOf};
use board_play::Position;
use board_play::testkit::SplitMix;
use proptest::prelude::*;
use rand_core::Rng;
use y::{Colour, Move, OptionsOn, YOn, outcome};

/// Room for every board.
type Set = NodeSetOf<12>;

/// A random set of nodes in which each node is with a chance of `part` in 256.
fn random_set<const W: usize>(board: Board, rng: &mut SplitMix, part: u64) -> NodeSetOf<W> {
    board
        .nodes()
        .filter(|_| rng.next_u64() % 256 < part)
        .collect()
}

/// Exactly one colour has a Y, the model finds the same one, and the shortcut that a full board
/// allows is right.
fn assert_one_winner(board: Board, map: &Map, black: Set) {
    let white = board.all() - black;
    let [black_has, white_has] = [black, white].map(|stones| outcome::has_y(board, stones));
    assert_ne!(black_has, white_has, "{board} {black:?}");
    assert_eq!(map.has_y(&names(board, black)), black_has, "{board}");
    assert_eq!(map.has_y(&names(board, white)), white_has, "{board}");
    let winner = if black_has {
        Colour::Black
    } else {
        Colour::White
    };
    assert_eq!(outcome::winner(board, black, white), Some(winner));
}

#[test]
fn every_filling_of_a_small_board_has_exactly_one_winner() {
    for (board, nodes) in [
        (Board::bent(3).unwrap(), 9),
        (Board::flat(3).unwrap(), 6),
        (Board::bent(4).unwrap(), 15),
    ] {
        assert_eq!(board.node_count(), nodes);
        let map = Map::new(board);
        for filling in 0..1_u64 << nodes {
            let mut words = [0; 12];
            words[0] = filling;
            assert_one_winner(board, &map, Set::from_words(words));
        }
    }
}

#[test]
fn random_full_boards_of_every_size_have_exactly_one_winner() {
    let mut rng = SplitMix::new(1);
    for board in all_boards() {
        let map = Map::new(board);
        for part in [64, 112, 128, 128, 128, 144, 192] {
            assert_one_winner(board, &map, random_set(board, &mut rng, part));
        }
    }
}

/// Any board and any full set of stones on it.
fn any_filling() -> impl Strategy<Value = (Board, Set)> {
    let boards: Vec<Board> = all_boards().collect();
    (prop::sample::select(boards), any::<[u64; 12]>())
        .prop_map(|(board, words)| (board, Set::from_words(words) & board.all()))
}

proptest! {
    #[test]
    fn a_full_board_has_exactly_one_winner((board, black) in any_filling()) {
        let white = board.all() - black;
        prop_assert_ne!(outcome::has_y(board, black), outcome::has_y(board, white));
    }

    #[test]
    fn no_symmetry_changes_the_winner((board, black) in any_filling()) {
        let winner = outcome::has_y(board, black);
        prop_assert_eq!(board.symmetries().len(), 6);
        for symmetry in board.symmetries() {
            prop_assert_eq!(outcome::has_y(board, symmetry.set(black)), winner);
        }
    }

    #[test]
    fn one_more_stone_never_hurts((board, black) in any_filling(), pick in any::<prop::sample::Index>()) {
        let vacant: Vec<Node> = (board.all::<12>() - black).iter().collect();
        prop_assume!(!vacant.is_empty());
        let more = black.with(*pick.get(&vacant));
        prop_assert!(!outcome::has_y(board, black) || outcome::has_y(board, more));
    }
}

/// Sets of all densities, some with a Y, some without, looked at one by one and all at once.
#[test]
fn many_sets_at_once_are_seen_like_each() {
    let mut rng = SplitMix::new(4);
    for board in all_boards() {
        let sets: [Set; 64] =
            core::array::from_fn(|index| random_set(board, &mut rng, 96 + index as u64));
        let have_y = outcome::have_y(board, &sets);
        let mut found = 0;
        for (index, &set) in sets.iter().enumerate() {
            let has_y = outcome::has_y(board, set);
            assert_eq!(have_y >> index & 1 != 0, has_y, "{board}");
            found += u32::from(has_y);
        }
        assert!((1..64).contains(&found), "{board}: {found} of 64");
    }
}

/// The chain shown for a win is part of the stones, a Y, and as short as can be.
#[test]
fn the_winning_chain_is_a_shortest_y() {
    let mut rng = SplitMix::new(2);
    let mut found = 0;
    for board in all_boards().take(20) {
        let map = Map::new(board);
        for part in [128, 160, 192, 255] {
            let stones: Set = random_set(board, &mut rng, part);
            let chain = outcome::winning_chain(board, stones);
            let shortest = map.shortest_y(&names(board, stones));
            assert_eq!(chain.map(|chain| chain.len()), shortest, "{board}");
            if let Some(chain) = chain {
                found += 1;
                assert!(chain.is_subset(&stones));
                assert!(map.has_y(&names(board, chain)));
            }
        }
    }
    assert!(found > 20, "{found} of 80 boards had a Y");
}

/// A fact of the rulings. Lower bound: no chain of any stones is shorter than the search on the map
/// finds. Upper bound: the game below.
#[test]
fn the_shortest_win_on_the_93_nodes_has_9_stones() {
    let board = Board::bent9();
    let map = Map::new(board);
    let everywhere = names::<2>(board, board.all());
    assert_eq!(map.shortest_y(&everywhere), Some(9));

    let chain = outcome::winning_chain(board, board.all::<2>()).unwrap();
    let mut position = y::Y::start();
    let mut others = (board.all() - chain).iter();
    for (index, stone) in chain.iter().enumerate() {
        assert_eq!(position.winner(), None, "after {index} stones");
        position.play(Move::Place(board.name(stone))).unwrap();
        if index < 8 {
            let other = others.next().unwrap();
            position.play(Move::Place(board.name(other))).unwrap();
        }
    }
    assert_eq!(position.winner(), Some(Colour::Black));
    assert_eq!(position.stone_count(Colour::Black), 9);
}

/// Plays out a random game and compares what the position keeps up to date with what the pure
/// functions say about the sets, ply by ply.
fn follow_a_game<const W: usize>(board: Board, rng: &mut SplitMix) {
    let options = OptionsOn::<W>::default().with_board(board.shape());
    let mut position = YOn::new(&options.unwrap());
    let mut last: Option<Node> = None;
    loop {
        let [black, white] = Colour::ALL.map(|colour| position.stones(colour));
        let winner = outcome::winner(board, black, white);
        assert_eq!(position.winner(), winner, "{position}");
        if let Some(node) = last {
            let stones = position.stones(position.stone(node).unwrap());
            let completed = outcome::completes_y(board, stones, node);
            assert_eq!(completed, winner.is_some(), "{position}");
        }
        let Some(count) = u64::try_from(position.move_count()).ok().filter(|&n| n > 0) else {
            break;
        };
        let n = usize::try_from(rng.next_u64() % count).unwrap();
        let Some(Move::Place(name)) = position.nth_move(n) else {
            unreachable!("there is no swap in a free opening");
        };
        last = board.node(name);
        position.play(Move::Place(name)).unwrap();
    }
    assert!(position.winner().is_some());
}

#[test]
fn play_agrees_with_the_winner_of_the_sets() {
    let mut rng = SplitMix::new(3);
    for _ in 0..200 {
        follow_a_game::<2>(Board::bent9(), &mut rng);
    }
    for board in all_boards() {
        follow_a_game::<12>(board, &mut rng);
    }
    follow_a_game::<7>(Board::bent(19).unwrap(), &mut rng);
}

/// On a full board the chance of a Y is certain, before that the chances of the colours add up to 1,
/// and one more stone is never worse: as with tosses of coins.
#[test]
fn chances_of_a_y_are_those_of_tosses() {
    let mut rng = SplitMix::new(17);
    for board in all_boards() {
        let black: Set = random_set(board, &mut rng, 128);
        let chance = outcome::chance_of_y(board, black, Set::EMPTY);
        let expected = f64::from(u8::from(outcome::has_y(board, black)));
        assert!((chance - expected).abs() < 1e-9, "{board} {black:?}");

        let vacant: Set = random_set(board, &mut rng, 128);
        let (black, white) = (black - vacant, board.all() - black - vacant);
        let [chance, other] =
            [black, white].map(|stones| outcome::chance_of_y(board, stones, vacant));
        assert!((chance + other - 1.0).abs() < 1e-9, "{board}");
        for node in vacant.iter().take(9) {
            let more = outcome::chance_of_y(board, black.with(node), vacant.without(node));
            assert!(more >= chance - 1e-9, "{board} {node:?}");
        }
    }
    // The only stone is worth more in the middle of the booklet's board than at a corner.
    let board = Board::bent9();
    let first = |name| {
        let stone = Set::of(board.parse_node(name).unwrap());
        outcome::chance_of_y(board, stone, board.all() - stone)
    };
    assert!(first("f1") > first("a1") && first("a1") > 0.5);
}
