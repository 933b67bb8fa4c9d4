//! Generation, turns and results against a second model, position by position.

use crate::common::Model;
use board_graph::{Board, Node, NodeSet};
use board_play::playout::{below, random_move};
use board_play::testkit::SplitMix;
use board_play::{Outcome, Position, RuleOptions, Seat, Status};
use board_stones::testkit::{NamedBoard, names, nodes};
use sexta::{Move, Options, Ring, Setup, SetupError, Sexta, ShiftGame, StoneGame};

/// What the model says about the position that has been reached must be what the crate says.
fn assert_agree(model: &Model, position: &Sexta) {
    let legal: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    assert_eq!(legal, model.moves(), "{position}");
    let seats = Seat::ALL;
    let winner = model.winner().map(|seat| seats[seat]);
    assert_eq!(position.winner(), winner, "{position}");
    let status = match winner {
        Some(winner) => Status::Over(Outcome::Win(winner)),
        None => Status::ToMove(seats[model.turn]),
    };
    assert_eq!(position.status(), status, "{position}");
    for seat in seats {
        assert_eq!(names(position.stones(seat)), model.stones[seat.index()]);
        for stone in position.stones(seat) {
            let targets: Vec<String> = position
                .targets(stone)
                .iter()
                .map(|node| position.board().name(node).to_string())
                .collect();
            let from = position.board().name(stone).to_string();
            assert_eq!(targets, model.targets(&from), "{from} in {position}");
            assert_eq!(position.stone(stone), Some(seat));
        }
    }
    let won = winner.map(|winner| position.stones(winner));
    assert_eq!(position.winning_stones(), won);
}

/// How near the stones are to each other: less is nearer.
fn spread(stones: NodeSet) -> usize {
    let board = Board::bent9();
    let pairs = stones
        .iter()
        .flat_map(|a| stones.iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| board.distance(a, b)).sum()
}

/// Plays a game in which the seats win if they can, and else bring their stones together.
/// Counts the positions in which the two agreed.
fn follow_a_game(
    map: &NamedBoard,
    options: Options,
    plies: usize,
    rng: &mut SplitMix,
    compared: &mut usize,
) -> bool {
    let mut position = Sexta::new(&options);
    let mut model = Model::of(map, position);
    for _ in 0..plies {
        assert_agree(&model, &position);
        *compared += 1;
        let seat = position.turn();
        let cost = |&m: &Move| {
            let after = position.after(m).unwrap();
            (!after.status().is_over(), spread(after.stones(seat)))
        };
        let gathers = below(rng, 2) == 0;
        let chosen = if gathers {
            position.moves().min_by_key(cost)
        } else {
            random_move(&position, rng)
        };
        let Some(m) = chosen else { break };
        position.play(m).unwrap();
        model.play(&m.to_string());
    }
    assert_agree(&model, &position);
    position.winner().is_some()
}

#[test]
fn random_games_agree_with_the_model() {
    let map = NamedBoard::new();
    let mut rng = SplitMix::new(7);
    let [mut compared, mut won] = [0; 2];
    for options in Options::all() {
        for plies in [10, 60, 120] {
            won += usize::from(follow_a_game(&map, options, plies, &mut rng, &mut compared));
        }
    }
    assert!(compared >= 1_100, "{compared} positions compared");
    assert!(won > 5, "{won} games were won");
}

/// Grows six stones from a node, each next to one of the others, but for those that stray.
fn grown(start: Node, strays: usize, taken: NodeSet, rng: &mut SplitMix) -> NodeSet {
    let board = Board::bent9();
    let mut stones = NodeSet::EMPTY.with(start);
    while stones.len() < 6 {
        let near = if stones.len() + strays < 6 {
            board.around(stones)
        } else {
            board.all()
        };
        let free = near - (stones | taken);
        let n = below(rng, u64::try_from(free.len()).unwrap());
        let Some(node) = free.nth(usize::try_from(n).unwrap()) else {
            return grown(start, 6, taken, rng);
        };
        stones.insert(node);
    }
    stones
}

/// Positions that play seldom reaches: stones that are connected, in paths and rings and otherwise.
#[test]
fn random_states_agree_with_the_model() {
    let map = NamedBoard::new();
    let mut rng = SplitMix::new(8);
    let options = Options::all();
    let [mut positions, mut wins, mut refused] = [0; 3];
    for round in 0..6000 {
        let mut start = || Node::new(usize::try_from(below(&mut rng, 93)).unwrap());
        let [one, other] = [start(), start()];
        if one == other {
            continue;
        }
        let black = grown(one, round % 3, NodeSet::EMPTY.with(other), &mut rng);
        let white = grown(other, round / 3 % 3, black, &mut rng);
        let setup = Setup {
            options: options[round % options.len()],
            turn: Seat::ALL[round / 16 % 2],
            black,
            white,
        };
        let model = Model {
            map: &map,
            fork: setup.options.fork(),
            ring: setup.options.ring() == Ring::On,
            stones: [black, white].map(names),
            turn: setup.turn.index(),
        };
        match Sexta::try_from(setup) {
            Ok(position) => {
                assert_agree(&model, &position);
                positions += 1;
                wins += usize::from(position.winner().is_some());
            }
            Err(SetupError::PlayedOn(winner)) => {
                assert_eq!(winner, Sexta::colour(setup.turn));
                assert!(model.has_won(setup.turn.index()));
                refused += 1;
            }
            Err(error) => panic!("{error}"),
        }
    }
    assert!(
        positions > 3000 && wins > 100 && refused > 100,
        "{positions} {wins} {refused}"
    );
}

/// The starts as the rulings state them.
#[test]
fn the_starts_are_those_of_the_rulings() {
    for (rules, black, white) in [
        ("", "a2 a3 a10 a11 a18 a19", "a6 a7 a14 a15 a22 a23"),
        (
            "start=even-corner",
            "a1 a2 a9 a10 a17 a18",
            "a5 a6 a13 a14 a21 a22",
        ),
        (
            "start=fair-corner",
            "a2 a3 a10 a11 a18 a19",
            "a7 a8 a15 a16 a23 a24",
        ),
        (
            "start=fair-mid",
            "a3 a4 a11 a12 a19 a20",
            "a6 a7 a14 a15 a22 a23",
        ),
    ] {
        let start = Sexta::new(&rules.parse().unwrap());
        let stones = [nodes(black), nodes(white)];
        assert_eq!(Seat::ALL.map(|seat| start.stones(seat)), stones);
        assert_eq!(start.status(), Status::ToMove(Seat::First));
    }
}
