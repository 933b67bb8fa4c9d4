//! The game jump by jump is the same game.

use std::collections::BTreeSet;

use crate::common::{crowd, random};
use crate::conformance::Phases;
use aliens_amazons::{AliensAmazons, JumpByJump, Move, Options, Position as _, Step};
use board_play::testkit::{Kit, SplitMix, plays};
use board_play::{InSteps as _, Outcome, Seat, Status, perft};
use proptest::prelude::*;

/// Begins where the kit of the game does; jumps half of the time, so that chains get long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Jumps;

impl Kit<JumpByJump> for Jumps {
    fn options(&self) -> BoxedStrategy<Options> {
        Kit::<AliensAmazons>::options(&Phases)
    }

    fn start(&self, options: &Options, rng: &mut SplitMix) -> JumpByJump {
        Kit::<AliensAmazons>::start(&Phases, options, rng).in_steps()
    }

    fn choose(&self, position: &JumpByJump, rng: &mut SplitMix) -> Option<Step> {
        let moves: Vec<Step> = position.moves().collect();
        let is_jump = |m: &Step| matches!(m, Step::Jump { .. });
        let jumps: Vec<Step> = moves.iter().copied().filter(is_jump).collect();
        let among = match jumps.len() {
            0 => moves,
            _ if random(2, rng) == 0 => moves,
            _ => jumps,
        };
        among.get(random(among.len().max(1), rng)).copied()
    }

    fn max_plies(&self) -> usize {
        60
    }

    fn move_texts(&self) -> Vec<String> {
        [
            "pass", "stop", "a1", "a1-a1", "a1-a2", "a1-a3", "a1>a1", "a1>a2", "a1>a3", "c5>e3",
            "d1>e2", "d1>e12", "a2>a24", "f1>f1",
        ]
        .map(str::to_owned)
        .into()
    }

    fn cases(&self) -> u32 {
        48
    }
}

board_play::conformance!(JumpByJump: perfect, symmetric, numbers, symmetric_numbers; Jumps);

mod the_default_game {
    board_play::conformance!(aliens_amazons::JumpByJump: perfect, symmetric, numbers, symmetric_numbers);
}

/// Finds all positions of the game that steps lead to until a move is over.
fn after_steps(position: &AliensAmazons) -> BTreeSet<AliensAmazons> {
    let mut met: BTreeSet<JumpByJump> = BTreeSet::new();
    let mut todo = vec![position.in_steps()];
    let mut whole = BTreeSet::new();
    while let Some(state) = todo.pop() {
        for step in state.moves() {
            let next = state.after(step).expect("a legal step");
            if let Some(position) = AliensAmazons::whole(&next) {
                whole.insert(position);
                continue;
            }
            // In the middle of a move the same seat goes on.
            assert_eq!(next.status(), state.status());
            if met.insert(next) {
                todo.push(next);
            }
        }
    }
    whole
}

fn after_moves(position: &AliensAmazons) -> BTreeSet<AliensAmazons> {
    let after = |m: Move| position.after(m).expect("a legal move");
    position.moves().map(after).collect()
}

/// Crowded boards, with chains over many Amazons and over Aliens.
fn crowded() -> impl Iterator<Item = AliensAmazons> {
    let mut rng = SplitMix::new(7);
    let rules = ["", "fork=off", "amazons-needed=20"];
    (0..90).filter_map(move |n| crowd(rules[n % 3], 20 + n % 8, &mut rng))
}

#[test]
fn steps_lead_exactly_to_where_moves_lead() {
    let mut with_chains = 0;
    for position in crowded().filter(|position| position.move_count() <= 5000) {
        let by_moves = after_moves(&position);
        assert_eq!(after_steps(&position), by_moves, "{position}");
        let chain = |m: &Move| matches!(m, Move::Go { captured, .. } if captured.len() > 1);
        with_chains += usize::from(position.moves().any(|m| chain(&m)));
    }
    assert!(with_chains > 10, "{with_chains}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn steps_lead_to_where_moves_lead_in_random_play(play in plays(Phases)) {
        let position = play.last();
        prop_assume!(position.move_count() <= 2000);
        prop_assert_eq!(after_steps(&position), after_moves(&position));
    }

    #[test]
    fn a_move_is_made_of_its_steps(play in plays(Phases)) {
        let mut position = play.start();
        for &m in play.moves() {
            let next = position.after(m).unwrap();
            let mut steps = position.in_steps();
            let list = position.steps(m).unwrap();
            for (at, &step) in list.iter().enumerate() {
                prop_assert_eq!(steps.play(step), Ok(()));
                let is_last = at + 1 == list.len();
                prop_assert_eq!(AliensAmazons::whole(&steps).is_some(), is_last);
            }
            prop_assert_eq!(AliensAmazons::whole(&steps), Some(next));
            position = next;
        }
    }
}

/// While stones are put down there are no chains: the numbers of sequences are those of the game.
#[test]
fn perft_of_the_start_is_that_of_the_game() {
    let (moves, steps) = (AliensAmazons::start(), JumpByJump::start());
    for depth in 0..=3 {
        assert_eq!(perft(&steps, depth), perft(&moves, depth));
    }
}

fn read(line: &str) -> JumpByJump {
    line.parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// Refuses a step, and returns the reason.
fn refusal(position: &JumpByJump, step: &str) -> String {
    position
        .check(step.parse().unwrap())
        .unwrap_err()
        .to_string()
}

#[test]
fn a_jumping_alien_goes_on_or_stops() {
    let mut position = read("aliens-amazons-jump-by-jump/1 - 1 a1,a17,c5 c7,d4,e4 20 -");
    assert_eq!(
        refusal(&position, "stop"),
        "no Alien is jumping, so none can stop"
    );
    assert_eq!(refusal(&position, "c5>e5"), "no jump leads from c5 to e5");
    assert_eq!(
        refusal(&position, "c7>e5"),
        "only Aliens jump, and there is none on c7 whose turn it is"
    );
    position.play("c5>e3".parse().unwrap()).unwrap();
    assert_eq!(
        position.to_string(),
        "aliens-amazons-jump-by-jump/1 - 1 a1,a17,c5 c7,d4,e4 20 c5-e3xd4"
    );
    assert_eq!(position.status(), Status::ToMove(Seat::First));
    let moves: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    assert_eq!(moves, ["e3>e5", "stop"]);
    for step in ["a1-a2", "pass", "a17>a15", "c5>e3"] {
        assert_eq!(
            refusal(&position, step),
            "the Alien on e3 is jumping: it jumps on or stops"
        );
    }
}

/// Over another Alien and back nothing has been done: the Alien must jump on.
#[test]
fn there_and_back_over_an_alien_is_no_move() {
    let mut position = read("aliens-amazons-jump-by-jump/1 amazons-needed=1 1 a1,c5,d4 a17 0 -");
    for step in ["c5>e3", "e3>c5"] {
        position.play(step.parse().unwrap()).unwrap();
    }
    assert_eq!(
        refusal(&position, "stop"),
        "the Alien is back on c5 and has captured nothing: it must jump on"
    );
    assert_eq!(read(&position.to_string()), position);
    position.play("c5>e3".parse().unwrap()).unwrap();
    position.play("stop".parse().unwrap()).unwrap();
    let reached = AliensAmazons::whole(&position).unwrap();
    assert_eq!(
        reached.to_string(),
        "aliens-amazons/1 amazons-needed=1 2 a1,d4,e3 a17 0"
    );
}

/// With an Amazon fewer than are needed White has won, but only once the Alien stops.
#[test]
fn a_capture_wins_when_the_alien_stops() {
    let mut position = read("aliens-amazons-jump-by-jump/1 amazons-needed=2 1 a1,a17,c5 d4,e9 0 -");
    position.play("c5>e3".parse().unwrap()).unwrap();
    assert!(!position.is_over());
    position.play("stop".parse().unwrap()).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(Seat::First)));
}

#[test]
fn jumps_that_cannot_have_been_made_are_refused() {
    let line =
        |jumps: &str| format!("aliens-amazons-jump-by-jump/1 - 1 a1,a17,c5 c7,d4,e4 20 {jumps}");
    assert!(line("c5-e3xd4").parse::<JumpByJump>().is_ok());
    for (jumps, reason) in [
        ("d4-e3", "no Alien stands there"),
        ("c5", "must be - or the jumps of an Alien"),
        ("c5-d5", "no jumps of the Alien lead there"),
        ("c5-c5", "no jumps of the Alien lead there"),
        ("c5-e3", "no jumps of the Alien lead there"),
        ("c5-c7xd4", "no jumps of the Alien lead there"),
        ("c5-e3xd5", "no jumps of the Alien lead there"),
    ] {
        let error = line(jumps).parse::<JumpByJump>().unwrap_err().to_string();
        assert!(error.contains(reason), "{jumps}: {error}");
    }
}
