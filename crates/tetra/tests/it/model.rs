//! Generation, turns and results against a second model, position by position.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Map, Model, options, places, set};
use board_graph::{Board, Node, NodeSet};
use board_play::playout::{below, random_move};
use board_play::testkit::SplitMix;
use board_play::{Outcome, Position, RuleOptions, Seat, Status};
use board_stones::Colour;
use board_stones::testkit::nodes;
use tetra::{Figure, Options, Setup, SetupError, ShiftGame, StoneGame, Tetra, Wins, outcome};

/// What the model says about a position must be what the crate says.
fn assert_agree(model: &Model, position: &Tetra) {
    let legal: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    assert_eq!(legal, model.moves(), "{position}");

    let winner = model.winner.map(|seat| Seat::ALL[seat]);
    assert_eq!(position.winner(), winner, "{position}");
    let status = match winner {
        Some(winner) => Status::Over(Outcome::Win(winner)),
        None => Status::ToMove(Seat::ALL[model.turn]),
    };
    assert_eq!(position.status(), status, "{position}");
    let figures: BTreeSet<Figure> = position.winning_figures().collect();
    let expected = winner.map(|winner| model.figures(winner.index()));
    let expected = expected.unwrap_or_default().into_iter();
    let expected = expected.map(|(four, kind)| Figure {
        kind,
        nodes: set(&four),
    });
    assert_eq!(figures, expected.collect(), "{position}");

    assert_eq!(position.to_string().parse(), Ok(*position));
    let placing = model.has_stones_in_hand(model.turn);
    assert!(winner.is_some() || position.is_placing() == placing);
    for seat in Seat::ALL {
        let stones = &model.stones[seat.index()];
        assert_eq!(&places(position.stones(seat)), stones, "{position}");
        assert_eq!(position.in_hand(seat), 10 - stones.len());
        assert_eq!(position.can_move(seat), model.can_move(seat.index()));
        for &stone in stones {
            let targets = position.targets(Node::new(stone));
            assert_eq!(places(targets), model.targets(stone), "{position}");
            assert_eq!(position.stone(Node::new(stone)), Some(seat));
        }
    }
}

/// Plays a game in which the seats win if they can, a third of the time. Counts the positions in which
/// the two agreed.
fn follow_a_game(map: &Map, plies: usize, rng: &mut SplitMix, compared: &mut usize) -> Tetra {
    let mut position = Tetra::new(&map.options);
    let mut model = Model::new(map);
    for _ in 0..plies {
        assert_agree(&model, &position);
        *compared += 1;
        let wins = |m: tetra::Move| position.after(m).unwrap().status().is_over();
        let winning = position.moves().find(|&m| wins(m));
        let greedy = winning.filter(|_| below(rng, 3) == 0);
        let quiet = || {
            let mut tries = (0..20).filter_map(|_| random_move(&position, rng));
            tries.find(|&m| !wins(m))
        };
        let Some(m) = greedy.or_else(quiet).or_else(|| position.nth_move(0)) else {
            break;
        };
        position.play(m).unwrap();
        model.play(&m.to_string());
    }
    assert_agree(&model, &position);
    position
}

#[test]
fn random_games_agree_with_the_model() {
    let mut rng = SplitMix::new(7);
    let [mut compared, mut won_placing, mut won_moving] = [0; 3];
    for options in Options::all() {
        let map = Map::new(options);
        for _ in 0..25 {
            let last = follow_a_game(&map, 120, &mut rng, &mut compared);
            let won = usize::from(last.winner().is_some());
            *(if last.is_placing() {
                &mut won_placing
            } else {
                &mut won_moving
            }) += won;
        }
    }
    assert!(compared >= 4_100, "{compared} positions compared");
    assert!(
        won_placing > 20 && won_moving > 20,
        "{won_placing} {won_moving}"
    );
}

/// Nodes of a board, close to one of them for small spreads; some of them so that they form no figure.
fn cluster(
    (center, spread): (Node, u64),
    (count, avoid): (usize, bool),
    (taken, options): (NodeSet, Options),
    rng: &mut SplitMix,
) -> NodeSet {
    let board = Board::bent9();
    let vacant = board.nodes().filter(|&node| !taken.contains(node));
    let mut nodes: Vec<(usize, Node)> = vacant
        .map(|node| {
            let noise = usize::try_from(below(rng, spread + 1)).unwrap();
            (board.distance(center, node) + noise, node)
        })
        .collect();
    nodes.sort_unstable();
    let mut stones = NodeSet::EMPTY;
    for (_, node) in nodes {
        let more = stones.with(node);
        if stones.len() < count && !(avoid && outcome::has_figure(more, options)) {
            stones = more;
        }
    }
    stones
}

/// Ten nodes that are all in figures.
fn union_of_figures(options: Options, rng: &mut SplitMix) -> NodeSet {
    let figures = outcome::figures(options);
    let bound = u64::try_from(figures.len()).unwrap();
    let mut stones = NodeSet::EMPTY;
    while stones.len() < 10 {
        let figure = figures[usize::try_from(below(rng, bound)).unwrap()];
        let more: NodeSet = stones | figure.nodes;
        if more.len() <= 10 {
            stones = more;
        }
    }
    stones
}

/// Any state: mostly with all stones down, in clusters, some without figures, some of them all in
/// figures; now and then with numbers of stones, a turn or a winner that cannot be.
fn random_state(round: usize, rng: &mut SplitMix) -> Setup {
    let all = Options::all();
    let options = all[round % all.len()];
    let mut draw = |bound| usize::try_from(below(rng, bound)).unwrap();
    let centers = [0, 1].map(|_| Node::new(draw(93)));
    let (counts, turn) = match draw(4) {
        0 => ([draw(11), draw(11)], draw(2)),
        1 => {
            let white = draw(10);
            let turn = draw(2);
            ([white + turn, white], turn)
        }
        _ => ([10, 10], draw(2)),
    };
    let avoid = [draw(3) > 0, draw(3) > 0];
    let (spread, apart) = (below(rng, 7), round % 2);
    let first = (centers[0], spread);
    let second = (centers[apart], spread);
    let start = (NodeSet::EMPTY, options);
    let all_in_figures = counts[0] == 10 && below(rng, 6) == 0;
    let black = if all_in_figures {
        union_of_figures(options, rng)
    } else {
        cluster(first, (counts[0], avoid[0]), start, rng)
    };
    let white = cluster(second, (counts[1], avoid[1]), (black, options), rng);
    let turn = Seat::ALL[turn];
    let last = if turn == Seat::First { white } else { black };
    let has_figure = outcome::has_figure(last, options);
    let winner = match below(rng, 8) {
        0 => Some(turn),
        1 => Some(!turn),
        2 => None,
        _ => has_figure.then_some(!turn),
    };
    Setup {
        options,
        turn,
        winner,
        black,
        white,
    }
}

/// Positions that play seldom reaches; and exactly the states that play can reach are positions.
#[test]
fn random_states_agree_with_the_model() {
    let maps: Vec<Map> = Options::all().into_iter().map(Map::new).collect();
    let mut rng = SplitMix::new(8);
    let mut counts = BTreeMap::new();
    for round in 0..ROUNDS {
        let setup = random_state(round, &mut rng);
        let map = &maps[round % maps.len()];
        let model = Model::of(map, &setup);
        let result = Tetra::try_from(setup);
        let is_position = result.is_ok();
        assert_eq!(is_position, model.is_reachable(), "{setup:?}: {result:?}");
        let mut count = |what| *counts.entry(what).or_insert(0) += 1;
        match result {
            Ok(position) => {
                assert_agree(&model, &position);
                assert_eq!(Setup::from(position), setup);
                count("position");
                if model.moves() == ["pass"] {
                    count("stuck");
                }
                if position.winning_figures().count() > 1 {
                    count("several figures");
                }
                count(if model.winner.is_some() {
                    "won"
                } else {
                    "goes on"
                });
            }
            Err(error) => count(kind(&error, &setup, &model)),
        }
    }
    assert!(counts["position"] >= 1_800, "{counts:?}");
    for (what, count) in &counts {
        assert!(*count > 2, "{what}: {counts:?}");
    }
    assert!(counts.len() >= 15, "{counts:?}");
}

/// How many states are tried.
const ROUNDS: usize = 3_600;

/// Returns what is wrong with a state, if the model does not contradict it.
fn kind(error: &SetupError, setup: &Setup, model: &Model) -> &'static str {
    let has_figure = |colour: &Colour| {
        let seat = usize::from(*colour == Colour::White);
        !model.figures(seat).is_empty()
    };
    let always = setup.options.wins() == Wins::Always;
    let (holds, what) = match error {
        SetupError::Counts { .. } => (true, "counts"),
        SetupError::Turn { .. } => (true, "turn"),
        SetupError::WinnerToMove(winner) => {
            let to_move = *winner == Tetra::colour(setup.turn);
            (to_move, "winner to move")
        }
        SetupError::NoFigure(winner) => (!has_figure(winner), "no figure"),
        SetupError::PlayedOn(winner) => (always && has_figure(winner), "played on"),
        SetupError::WonBefore(winner) => (always && has_figure(winner), "won before"),
        SetupError::NoLastMove => (always && model.winner.is_none(), "no last move"),
        SetupError::WonPlacing(_) => (!always && model.has_stones_in_hand(1), "won placing"),
        SetupError::NoWinningMove(winner) => (!always && has_figure(winner), "no winning move"),
        SetupError::NoMoveBefore => (!always && model.winner == Some(1), "no move before"),
        SetupError::WouldHaveWon => (!always && model.winner.is_none(), "would have won"),
        error => panic!("{error}"),
    };
    assert!(holds, "{error}: {setup:?}");
    what
}

/// The stones of Black are shut in but for c7, where any of them would complete a figure. White put
/// down its last stone before Black last moved; but from wherever Black came, it had a figure there.
#[test]
fn a_state_that_no_move_leads_to_is_no_position() {
    let setup = Setup {
        options: options(""),
        turn: Seat::Second,
        winner: None,
        black: nodes("a7 a8 a9 a10 a11 a12 b7 b8 b9 b10"),
        white: nodes("a1 a6 a13 a23 b6 b11 c6 c8 c9 e12"),
    };
    let map = Map::new(setup.options);
    let model = Model::of(&map, &setup);
    assert_eq!(model.seat_with_figure(), None);
    assert!(model.can_move(0));
    assert!(!model.is_reachable());
    assert_eq!(Tetra::try_from(setup), Err(SetupError::NoLastMove));
    // With Black to move it is one: White's last stone was the last of all.
    let blacks_turn = Setup {
        turn: Seat::First,
        ..setup
    };
    assert!(Model::of(&map, &blacks_turn).is_reachable());
    assert_agree(
        &Model::of(&map, &blacks_turn),
        &blacks_turn.try_into().unwrap(),
    );
}
