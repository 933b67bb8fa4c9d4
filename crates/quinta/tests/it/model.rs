//! Generation, turns and results against a second model, position by position.

use crate::common::Model;
use board_graph::{Board, Node, NodeSet};
use board_play::playout::{below, random_move};
use board_play::testkit::SplitMix;
use board_play::{Outcome, Position, Seat, Status};
use board_stones::testkit::{NamedBoard, Names, names, nodes};
use quinta::{Corners, Fork, Forks, Options, Quinta, Setup, SetupError, ShiftGame, StoneGame};

const CORNERS: [Corners; 2] = [Corners::Black, Corners::White];
const FORKS: [Forks; 3] = [Forks::On, Forks::Moves, Forks::Off];

/// What the model says about the position that has been reached must be what the crate says.
fn assert_agree(model: &Model, position: &Quinta) {
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
    if let Some(winner) = model.winner() {
        let stones = model.fives(winner).into_iter().flatten().collect();
        assert_eq!(position.winning_stones().map(names), Some(stones));
    } else {
        assert_eq!(position.winning_stones(), None);
    }
}

/// Plays a game in which the seats win if they can, half of the time.
/// Counts the positions in which the two agreed.
fn follow_a_game(
    map: &NamedBoard,
    options: Options,
    plies: usize,
    rng: &mut SplitMix,
    compared: &mut usize,
) -> bool {
    let mut position = Quinta::new(&options);
    let white_has_corners = options.corners() == Corners::White;
    let mut model = Model::new(map, white_has_corners, options.fork());
    for _ in 0..plies {
        assert_agree(&model, &position);
        *compared += 1;
        let wins = |&m: &quinta::Move| position.after(m).unwrap().status().is_over();
        let winning = position.moves().find(wins).filter(|_| below(rng, 2) == 0);
        let Some(m) = winning.or_else(|| random_move(&position, rng)) else {
            break;
        };
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
    for corners in CORNERS {
        for fork in FORKS {
            let options = Options::default().with_corners(corners).with_fork(fork);
            for plies in [10, 100, 300] {
                won += usize::from(follow_a_game(&map, options, plies, &mut rng, &mut compared));
            }
        }
    }
    assert!(compared >= 600, "{compared} positions compared");
    assert!(won > 0, "no game was won");
}

/// Twelve nodes of a board, close to one of them for small spreads.
fn cluster(center: Node, spread: usize, taken: NodeSet, rng: &mut SplitMix) -> NodeSet {
    let board = Board::bent9();
    let mut nodes: Vec<(usize, Node)> = board
        .nodes()
        .filter(|&node| !taken.contains(node))
        .map(|node| {
            let noise = below(rng, spread as u64 + 1);
            (
                board.distance(center, node) + usize::try_from(noise).unwrap(),
                node,
            )
        })
        .collect();
    nodes.sort_unstable();
    nodes.iter().take(12).map(|&(_, node)| node).collect()
}

/// Positions that play seldom reaches: stones in clusters, with fives and shut in.
#[test]
fn random_states_agree_with_the_model() {
    let map = NamedBoard::new();
    let mut rng = SplitMix::new(8);
    let [mut positions, mut wins, mut two_fives] = [0; 3];
    for round in 0..1500 {
        let mut center = || Node::new(usize::try_from(below(&mut rng, 93)).unwrap());
        let centers = [center(), center()];
        let spread = round % 8;
        let black = cluster(centers[0], spread, NodeSet::EMPTY, &mut rng);
        let white = cluster(centers[round % 2], spread, black, &mut rng);
        let fork = FORKS[round / 2 % 3];
        let setup = Setup {
            options: Options::default().with_fork(fork),
            turn: Seat::ALL[round / 4 % 2],
            black,
            white,
        };
        let model = Model {
            map: &map,
            fork,
            stones: [black, white].map(names),
            turn: setup.turn.index(),
        };
        let fives = [0, 1].map(|seat| model.fives(seat).len());
        match Quinta::try_from(setup) {
            Ok(position) => {
                assert_agree(&model, &position);
                positions += 1;
                wins += usize::from(position.winner().is_some());
                two_fives += usize::from(fives.iter().any(|&count| count > 1));
            }
            Err(SetupError::PlayedOn(winner)) => {
                assert_eq!(winner, Quinta::colour(setup.turn));
                assert_ne!(fives[setup.turn.index()], 0);
            }
            Err(SetupError::WonBefore(winner)) => {
                let seat = !setup.turn;
                assert_eq!(winner, Quinta::colour(seat));
                assert_ne!(fives[seat.index()], 0);
                assert!(!won_just_now(&model, seat.index()), "{setup:?}");
            }
            Err(error) => panic!("{error}"),
        }
    }
    assert!(positions > 500 && wins > 50 && two_fives > 5);
}

/// Returns whether one of the stones can have come, by a slide, from where it made no five.
fn won_just_now(model: &Model, winner: usize) -> bool {
    model.stones[winner].iter().any(|stone| {
        model.targets(stone).iter().any(|before| {
            let mut earlier = model.clone();
            earlier.stones[winner].remove(stone);
            earlier.stones[winner].insert(before.clone());
            earlier.fives(winner).is_empty()
        })
    })
}

/// The start as the rulings state it, and every stone's way round the rim and inward.
#[test]
fn the_start_is_that_of_the_rulings() {
    let black = nodes("a1 a2 a5 a6 a9 a10 a13 a14 a17 a18 a21 a22");
    let white = nodes("a3 a4 a7 a8 a11 a12 a15 a16 a19 a20 a23 a24");
    for (rules, stones) in [("", [black, white]), ("corners=white", [white, black])] {
        let start = Quinta::new(&rules.parse().unwrap());
        assert_eq!(Seat::ALL.map(|seat| start.stones(seat)), stones);
        assert_eq!(start.status(), Status::ToMove(Seat::First));
    }
}

/// 198 lines of five, 153 where runs end at pentas, counted over all runs of the model.
#[test]
fn there_are_198_lines_of_five() {
    let map = NamedBoard::new();
    for (fork, count) in [(Fork::On, 198), (Fork::Off, 153)] {
        let lines: std::collections::BTreeSet<Names> = map
            .nodes
            .iter()
            .flat_map(|node| map.runs(node, fork, &|_| true))
            .filter(|run| run.len() == 5)
            .map(|run| run.into_iter().collect())
            .collect();
        assert_eq!(lines.len(), count);
        let known = quinta::outcome::fives(fork).all();
        assert_eq!(
            known
                .iter()
                .map(|&line| names(line))
                .collect::<std::collections::BTreeSet<_>>(),
            lines
        );
    }
}
