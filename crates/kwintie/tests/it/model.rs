//! Generation, turns and results against a second model, position by position.

use std::collections::BTreeSet;

use crate::common::{Model, Piece, RULES, fives, fours, legal};
use board_graph::NodeSet;
use board_play::playout::{below, playout, random_move};
use board_play::testkit::SplitMix;
use board_play::{Outcome, Position, Seat, Status};
use kwintie::{
    Block, Blocks, Kwintie, Options, Orientation, Ruleset, Setup, SetupError, board, outcome,
};

/// The squares of a set by row and column.
fn places(set: NodeSet) -> BTreeSet<(i32, i32)> {
    let places = set.iter().map(|node| {
        let name = board().name(node);
        (i32::from(name.number()) - 1, i32::from(name.letter()))
    });
    places.collect()
}

/// Counts columns from the left end.
fn from_left(model: &Model, squares: BTreeSet<(i32, i32)>) -> BTreeSet<(i32, i32)> {
    let left_end = model.left_end();
    let moved = squares
        .into_iter()
        .map(|(row, column)| (row, column - left_end));
    moved.collect()
}

/// What the model says about the position that has been reached must be what the crate says.
fn assert_agree(model: &Model, position: &Kwintie) {
    let moves = legal(position);
    assert_eq!(moves, model.moves(), "{position}");

    let seats = Seat::ALL;
    let status = match model.end() {
        Some(Some(winner)) => Status::Over(Outcome::Win(seats[winner])),
        Some(None) => Status::Over(Outcome::Draw),
        None => Status::ToMove(seats[model.turn]),
    };
    assert_eq!(position.status(), status, "{position}");
    let winning = position.moves().filter(|m| {
        let outcome = position.after(*m).unwrap().outcome();
        outcome.is_some_and(|outcome| outcome.winner() == position.to_move())
    });
    let winning: Vec<_> = winning.collect();
    assert!(
        position.winning_moves().eq(winning.iter().copied()),
        "{position}"
    );
    assert_eq!(
        position.has_winning_move(),
        !winning.is_empty(),
        "{position}"
    );
    let mut fives = BTreeSet::new();
    for seat in seats {
        let index = seat.index();
        let squares = position.squares(seat);
        assert_eq!(
            places(squares),
            from_left(model, model.own(index)),
            "{position}"
        );
        assert_eq!(
            outcome::lines_of_four(squares),
            model.fours(index),
            "{position}"
        );
        let own_fives = from_left(model, model.fives(index));
        assert_eq!(
            outcome::has_five(squares),
            !own_fives.is_empty(),
            "{position}"
        );
        assert_eq!(
            places(outcome::squares_in_fives(squares)),
            own_fives,
            "{position}"
        );
        fives.extend(own_fives);
        let put = model
            .pieces
            .iter()
            .filter(|piece| piece.seat == index)
            .count();
        assert_eq!(position.in_hand(seat), 20 - put);
        assert_eq!(position.blocks(seat).len(), put);
    }
    let winning = position.winning_squares();
    assert_eq!(winning.map(places).unwrap_or_default(), fives);
    let fields: Vec<String> = position.to_string().split(' ').map(str::to_owned).collect();
    assert_eq!(fields[3..], [model.list(0), model.list(1)]);
    let columns: BTreeSet<i32> = model.covered().keys().map(|square| square.1).collect();
    let width = if model.fixed { 9 } else { columns.len() };
    assert_eq!(position.width(), width);
    for column in 0..9 {
        let squares = model.covered().into_keys();
        let left_end = model.left_end();
        let height = squares
            .filter(|square| square.1 - left_end == column)
            .count();
        assert_eq!(position.height(usize::try_from(column).unwrap()), height);
    }
}

#[test]
fn random_games_agree_with_the_model() {
    let mut rng = SplitMix::new(7);
    let [mut compared, mut fives, mut without, mut passes] = [0; 4];
    for round in 0..120 {
        let rules = RULES[round % RULES.len()];
        let mut position = Kwintie::new(&rules.parse().unwrap());
        let mut model = Model::new(rules);
        // Some of the games shun lines of five.
        let shuns = !(round / RULES.len()).is_multiple_of(4);
        loop {
            assert_agree(&model, &position);
            compared += 1;
            let Some(mut m) = random_move(&position, &mut rng) else {
                break;
            };
            if shuns {
                let safe = |m: &_| position.after(*m).unwrap().winning_squares().is_none();
                let all: Vec<_> = position.moves().filter(safe).collect();
                if !all.is_empty() {
                    let n = below(&mut rng, all.len() as u64);
                    m = all[usize::try_from(n).unwrap()];
                }
            }
            passes += usize::from(m == kwintie::Move::Pass);
            position.play(m).unwrap();
            model.play(&m.to_string());
        }
        match position.winning_squares() {
            Some(_) => fives += 1,
            None => without += 1,
        }
    }
    assert!(compared >= 3_000, "{compared} positions compared");
    assert!(
        fives > 10 && without > 10 && passes > 10,
        "{fives} {without} {passes}"
    );
}

/// Lines on squares that no wall could have: full of holes, and nearly full.
#[test]
fn lines_on_any_squares_agree_with_the_model() {
    let mut rng = SplitMix::new(8);
    for round in 0..2000 {
        let density = 20 + round % 70;
        let is_own = |_: &board_graph::Node| below(&mut rng, 100) < density;
        let squares: NodeSet = board().nodes().filter(is_own).collect();
        let own = places(squares);
        assert_eq!(outcome::lines_of_four(squares), fours(&own));
        assert_eq!(places(outcome::squares_in_fives(squares)), fives(&own));
        assert_eq!(outcome::has_five(squares), !fives(&own).is_empty());
    }
}

/// How many lines of four and of five squares a wall of 9×9 has: 6 or 5 of each row and column, and
/// as many squared along each diagonal.
#[test]
fn a_wall_has_so_many_lines() {
    let mut count = [0; 2];
    for (n, length) in [(0, 4), (1, 5)] {
        for start in board().nodes() {
            let name = board().name(start);
            let (row, column) = (i32::from(name.number()), i32::from(name.letter()) + 1);
            for (up, on) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let squares = (0..length).map(|n| (row + n * up, column + n * on));
                let nodes: Option<NodeSet> = squares
                    .map(|(row, column)| {
                        let letter = u8::try_from(column - 1).ok()?;
                        let name = board_graph::NodeName::new(letter, u8::try_from(row).ok()?)?;
                        board().node(name)
                    })
                    .collect();
                let Some(nodes) = nodes else { continue };
                count[n] += 1;
                assert_eq!(outcome::lines_of_four(nodes), usize::from(length == 4));
                assert_eq!(outcome::has_five(nodes), length == 5);
            }
        }
    }
    assert_eq!(count, [2 * 9 * 6 + 2 * 6 * 6, 2 * 9 * 5 + 2 * 5 * 5]);
}

/// All blocks that can be on a wall, 8·9 lying and 9·8 standing.
fn all_blocks() -> Vec<Block> {
    let blocks = Orientation::ALL.into_iter().flat_map(|orientation| {
        let nodes = board().nodes();
        nodes.filter_map(move |node| Block::new(orientation, node))
    });
    blocks.collect()
}

/// Of all states with up to one block of each colour exactly those are positions that play leads to.
#[test]
fn the_first_two_plies_are_all_that_is_accepted() {
    let blocks = all_blocks();
    assert_eq!(blocks.len(), 144);
    let choices: Vec<Blocks> = core::iter::once(Blocks::default())
        .chain(
            blocks
                .iter()
                .map(|&block| core::iter::once(block).collect()),
        )
        .collect();
    for rules in ["", "ruleset=boardless", "first-block=free"] {
        let options: Options = rules.parse().unwrap();
        let start = Kwintie::new(&options);
        let mut reached: Vec<Setup> = vec![Setup::from(start)];
        for first in start.moves() {
            let after = start.after(first).unwrap();
            reached.push(Setup::from(after));
            reached.extend(after.moves().map(|m| Setup::from(after.after(m).unwrap())));
        }
        reached.sort_unstable();
        for &white in &choices {
            for &black in &choices {
                for turn in Seat::ALL {
                    let setup = Setup {
                        options,
                        turn,
                        white,
                        black,
                    };
                    let is_reached = reached.binary_search(&setup).is_ok();
                    let result = Kwintie::try_from(setup);
                    assert_eq!(result.is_ok(), is_reached, "{setup:?} {result:?}");
                }
            }
        }
    }
}

/// States that differ from a position by a block are refused if and only if the model sees why.
#[test]
fn changed_positions_are_refused() {
    let mut rng = SplitMix::new(9);
    let blocks = all_blocks();
    let [mut accepted, mut refused] = [0; 2];
    for round in 0..400 {
        let rules = RULES[round % RULES.len()];
        let mut position = Kwintie::new(&rules.parse().unwrap());
        playout(&mut position, &mut rng, 6 + round / RULES.len() % 20);
        for _ in 0..20 {
            let mut setup = Setup::from(position);
            let n = below(&mut rng, blocks.len() as u64);
            let extra = blocks[usize::try_from(n).unwrap()];
            // One block more, and one less of the other kind every other time.
            let removed = setup
                .white
                .iter()
                .next()
                .filter(|_| below(&mut rng, 2) == 0);
            if let Some(block) = removed {
                setup.white.remove(block);
            }
            setup.white.insert(extra);
            let fault = fault(&setup);
            match Kwintie::try_from(setup) {
                Ok(_) => accepted += 1,
                Err(
                    SetupError::Overlap(_)
                    | SetupError::Unsupported(_)
                    | SetupError::ShortEnds { .. }
                    | SetupError::Gap { .. },
                ) => {
                    assert!(fault, "{setup:?}");
                    refused += 1;
                    continue;
                }
                Err(_) => {}
            }
            assert!(!fault, "{setup:?}");
        }
    }
    assert!(accepted > 50 && refused > 50, "{accepted} {refused}");
}

/// Whether blocks overlap, hang in the air, touch short side to short side or leave a gap.
fn fault(setup: &Setup) -> bool {
    let fixed = setup.options.ruleset() == Ruleset::Kwintie;
    let mut pieces: Vec<Piece> = Vec::new();
    for (seat, blocks) in [setup.white, setup.black].into_iter().enumerate() {
        for block in blocks.iter() {
            pieces.push(Piece {
                seat,
                lies: block.orientation() == Orientation::Lying,
                row: i32::try_from(block.row()).unwrap(),
                column: i32::try_from(block.column()).unwrap(),
            });
        }
    }
    let squares: Vec<(i32, i32)> = pieces.iter().flat_map(Piece::squares).collect();
    let set: BTreeSet<(i32, i32)> = squares.iter().copied().collect();
    let overlaps = set.len() < squares.len();
    let hangs = pieces.iter().any(|piece| {
        let mut below = piece.below().into_iter();
        below.any(|square| square.0 >= 0 && !set.contains(&square))
    });
    let touches = pieces.iter().enumerate().any(|(n, one)| {
        let others = &pieces[..n];
        others.iter().any(|other| {
            let sides = other.short_sides();
            one.seat == other.seat && one.short_sides().iter().any(|side| sides.contains(side))
        })
    });
    let ground: BTreeSet<i32> = set.iter().filter(|s| s.0 == 0).map(|s| s.1).collect();
    let gap = !fixed
        && !ground
            .iter()
            .copied()
            .eq(0..i32::try_from(ground.len()).unwrap());
    overlaps || hangs || touches || gap
}
