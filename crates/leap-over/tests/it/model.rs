//! Generation, turns and results against a second model, position by position.

use crate::common::{Model, RULES, node, states};
use board_play::playout::{below, random_move};
use board_play::testkit::SplitMix;
use board_play::{Outcome, Position, Seat, Status};
use board_stones::Shift;
use board_stones::testkit::{NamedBoard, names};
use leap_over::{LeapOver, Move, Options, Setup, ShiftGame as _, StoneGame as _};

/// What the model says about the position that has been reached must be what the crate says.
fn assert_agree(model: &Model, position: &LeapOver) {
    let legal: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    assert_eq!(legal, model.moves(), "{position}");
    let seats = Seat::ALL;
    let winner = model.winner.map(|seat| seats[seat]);
    assert_eq!(position.winner(), winner, "{position}");
    let status = match winner {
        Some(winner) => Status::Over(Outcome::Win(winner)),
        None => Status::ToMove(seats[model.turn]),
    };
    assert_eq!(position.status(), status, "{position}");
    assert_eq!(position.turn(), seats[model.turn], "{position}");
    for seat in seats {
        let stones = position.stones(seat);
        assert_eq!(names(stones), model.stones[seat.index()]);
        let jumps = model.jumps_of(seat.index());
        assert_eq!(position.can_move(seat), !jumps.is_empty(), "{position}");
        for stone in stones {
            assert_eq!(position.stone(stone), Some(seat));
            assert_agree_on_stone(model, position, &position.board().name(stone).to_string());
        }
    }
}

/// Where a stone can go, and by how many jumps.
fn assert_agree_on_stone(model: &Model, position: &LeapOver, from: &str) {
    let needed = model.jumps_needed(from);
    let targets = names(position.targets(node(from)));
    assert_eq!(
        targets,
        needed.keys().cloned().collect(),
        "{from} in {position}"
    );
    for to in &model.map.nodes {
        let shift = Shift::from((node(from), node(to)));
        let path = position.path(shift);
        let length = path.as_ref().map(|path| path.len() - 1);
        assert_eq!(length, needed.get(to).copied(), "{shift} in {position}");
        assert!(path.is_none_or(|path| path.last() == Some(&node(to))));
    }
}

/// Each landing of a path is one jump from the one before.
fn assert_path_is_of_jumps(model: &Model, position: &LeapOver, m: Move) {
    let Move::Shift(shift) = m else {
        return;
    };
    let name = |node| position.board().name(node).to_string();
    let mut stepping = model.clone();
    let path = position.path(shift).unwrap();
    assert_eq!(path[0], shift.from);
    let mut at = name(shift.from);
    for &landing in &path[1..] {
        let next = name(landing);
        assert_eq!(stepping.jumps_needed(&at)[&next], 1, "{m} in {position}");
        let mover = stepping.turn;
        stepping.stones[mover].remove(&at);
        stepping.stones[mover].insert(next.clone());
        at = next;
    }
}

/// Plays on; half of the time a seat that can win does. Counts the positions in which the two agreed.
fn follow_a_game(
    map: &NamedBoard,
    start: LeapOver,
    plies: usize,
    rng: &mut SplitMix,
    compared: &mut usize,
) -> LeapOver {
    let mut position = start;
    let mut model = Model::of(map, start);
    for _ in 0..plies {
        assert_agree(&model, &position);
        *compared += 1;
        let wins = |&m: &Move| position.after(m).unwrap().status().is_over();
        let winning = position.moves().find(wins).filter(|_| below(rng, 2) == 0);
        let Some(m) = winning.or_else(|| random_move(&position, rng)) else {
            break;
        };
        assert_path_is_of_jumps(&model, &position, m);
        position.play(m).unwrap();
        model.play(&m.to_string());
    }
    assert_agree(&model, &position);
    position
}

#[test]
fn random_games_agree_with_the_model() {
    let map = NamedBoard::new();
    let mut rng = SplitMix::new(7);
    let mut compared = 0;
    for rules in RULES {
        let options: Options = rules.parse().unwrap();
        let start = LeapOver::new(&options);
        let model = Model::new(&map, options);
        assert_eq!(Model::of(&map, start).stones, model.stones);
        for plies in [10, 40, 120] {
            follow_a_game(&map, start, plies, &mut rng, &mut compared);
        }
    }
    assert!(compared >= 680, "{compared} positions compared");
}

#[test]
fn games_near_their_end_agree_with_the_model() {
    let map = NamedBoard::new();
    let mut rng = SplitMix::new(8);
    let mut compared = 0;
    for rules in RULES {
        let options: Options = rules.parse().unwrap();
        let mut wins = [0; 2];
        for _ in 0..60 {
            let start = states::near_the_end(options, &mut rng);
            let last = follow_a_game(&map, start, 4, &mut rng, &mut compared);
            if let Some(winner) = last.winner() {
                wins[winner.index()] += 1;
            }
        }
        assert!(
            wins.iter().all(|&count| count > 3),
            "{rules}: {wins:?} wins"
        );
    }
    assert!(compared >= 810, "{compared} positions compared");
}

#[test]
fn stuck_seats_agree_with_the_model() {
    let map = NamedBoard::new();
    let mut rng = SplitMix::new(9);
    let mut compared = 0;
    for rules in RULES {
        for _ in 0..10 {
            let start = states::stuck(rules.parse().unwrap(), &mut rng);
            follow_a_game(&map, start, 3, &mut rng, &mut compared);
        }
    }
    assert!(compared >= 120, "{compared} positions compared");
}

/// Positions with stones anywhere.
#[test]
fn random_states_agree_with_the_model() {
    let map = NamedBoard::new();
    let mut rng = SplitMix::new(10);
    for rules in RULES {
        let options: Options = rules.parse().unwrap();
        let mut positions = 0;
        for _ in 0..150 {
            let setup = states::anywhere(options, &mut rng);
            let Ok(position) = LeapOver::try_from(setup) else {
                continue;
            };
            assert_eq!(Setup::from(position), setup);
            assert_agree(&Model::of(&map, position), &position);
            positions += 1;
        }
        assert!(positions > 100, "{rules}: {positions} positions");
    }
}
