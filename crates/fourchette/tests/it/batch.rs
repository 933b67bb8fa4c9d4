//! Batches of every game against the same games played one by one.

use board_play::{Seat, Status};
use fourchette::{
    AnyBatch, AnyEnvironment, AnyPosition, BatchBuffers, BatchError, BatchFinals, BatchOptions,
    NAMES, RngStream, generator,
};

/// The buffers of a batch.
struct Arrays {
    planes: Vec<f32>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    ended: Vec<u8>,
    truncated: Vec<u8>,
    to_move: Vec<u8>,
    final_planes: Vec<f32>,
    final_seats: Vec<u8>,
}

impl Arrays {
    /// Makes buffers full of what a batch never writes.
    fn of(batch: &AnyBatch) -> Self {
        let count = batch.count();
        Self {
            planes: vec![9.0; count * batch.planes().len() * batch.places()],
            masks: vec![9; count * batch.action_count()],
            rewards: vec![9.0; count * 2],
            ended: vec![9; count],
            truncated: vec![9; count],
            to_move: vec![9; count],
            final_planes: vec![9.0; count * batch.planes().len() * batch.places()],
            final_seats: vec![9; count],
        }
    }

    fn buffers(&mut self) -> BatchBuffers<'_> {
        BatchBuffers {
            finals: None,
            ..self.buffers_with_finals()
        }
    }

    /// Returns the buffers, with those for last positions full of what a batch never writes.
    fn buffers_with_finals(&mut self) -> BatchBuffers<'_> {
        self.final_planes.fill(9.0);
        self.final_seats.fill(9);
        BatchBuffers {
            planes: &mut self.planes,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            ended: &mut self.ended,
            truncated: &mut self.truncated,
            to_move: &mut self.to_move,
            finals: Some(BatchFinals {
                planes: &mut self.final_planes,
                seats: &mut self.final_seats,
            }),
        }
    }
}

/// One game, played by itself as the docs of batches say that it is played there.
struct Single {
    environment: AnyEnvironment,
    start: AnyPosition,
    seed: u64,
    number: u64,
    plies: usize,
    actions: u32,
    /// The game before this one, as it was left, and the seat that made its last move.
    last: Option<(AnyEnvironment, Seat)>,
}

impl Single {
    fn begin(start: &AnyPosition, seed: u64, number: u64) -> Self {
        let mut single = Self {
            environment: start.environment(),
            start: start.clone(),
            seed,
            number,
            plies: 0,
            actions: 0,
            last: None,
        };
        single.decide_chance();
        single
    }

    /// Decides chance by the texts of its moves.
    fn decide_chance(&mut self) {
        while self.environment.status() == Status::Chance {
            let position = self.environment.position().expect("a whole move");
            let mut rng = generator(self.seed, self.number, self.plies, RngStream::Chance);
            let m = position.random_move(&mut rng).expect("the game goes on");
            let action = self.environment.chance_action(&m).unwrap();
            self.environment.play_chance(action.unwrap()).unwrap();
            self.plies += 1;
        }
    }

    /// Returns whether the rules have ended the game, whether it was broken off, and its values.
    fn play(&mut self, action: usize, count: u64, most: u32) -> (bool, bool, [f32; 2]) {
        let mover = self.environment.status().to_move().expect("a seat");
        self.environment.play(action).unwrap();
        self.plies += 1;
        self.actions += 1;
        self.decide_chance();
        let outcome = self.environment.status().outcome();
        let values = outcome.map_or([0.0; 2], |outcome| match outcome.winner() {
            Some(seat) if seat.index() == 0 => [1.0, -1.0],
            Some(_) => [-1.0, 1.0],
            None => [0.0; 2],
        });
        let is_truncated = outcome.is_none() && self.actions >= most;
        if outcome.is_some() || is_truncated {
            let last = self.environment.clone();
            *self = Self::begin(&self.start, self.seed, self.number + count);
            self.last = Some((last, mover));
        }
        (outcome.is_some(), is_truncated, values)
    }
}

fn options(count: usize, most: u32) -> BatchOptions {
    BatchOptions {
        count,
        seed: 11,
        max_actions: core::num::NonZeroU32::new(most),
    }
}

#[test]
fn batches_are_the_same_games_as_one_by_one() {
    for name in NAMES {
        let start = AnyPosition::new(name, "").unwrap();
        let mut batch = start.batch(options(3, 60)).unwrap();
        let mut singles: Vec<Single> = (0..3).map(|n| Single::begin(&start, 11, n)).collect();
        let mut arrays = Arrays::of(&batch);
        batch.observe(&mut arrays.buffers()).unwrap();
        let mut chosen = [0; 3];
        let mut games = 0;
        for _ in 0..130 {
            check_seen(&batch, &singles, &arrays);
            batch.random_actions(&mut chosen).unwrap();
            batch.step(&chosen, &mut arrays.buffers()).unwrap();
            for (at, single) in singles.iter_mut().enumerate() {
                let action = usize::try_from(chosen[at]).unwrap();
                let (ended, truncated, values) = single.play(action, 3, 60);
                assert_eq!(arrays.ended[at], u8::from(ended), "{name}");
                assert_eq!(arrays.truncated[at], u8::from(truncated), "{name}");
                assert_eq!(arrays.rewards[2 * at..][..2], values, "{name}");
                games += u32::from(ended || truncated);
            }
        }
        // In 130 actions, of which a game has 60 at most, each place has had two games to their end.
        assert!(games >= 6, "{name}: {games}");
    }
}

/// Compares what a batch has written with what each game says by itself.
fn check_seen(batch: &AnyBatch, singles: &[Single], arrays: &Arrays) {
    let (actions, planes) = (batch.action_count(), batch.planes().len() * batch.places());
    for (at, single) in singles.iter().enumerate() {
        let environment = &single.environment;
        assert_eq!(batch.number(at), Some(single.number));
        let same = batch.environment(at).expect("a game");
        assert_eq!(same.to_string(), environment.to_string());
        let seat = environment.status().to_move().expect("a seat is to move");
        assert_eq!(usize::from(arrays.to_move[at]), seat.index());
        let mut expected = vec![0.0; planes];
        environment.write_planes(seat, &mut expected);
        assert_eq!(arrays.planes[at * planes..][..planes], expected);
        for (action, &bit) in arrays.masks[at * actions..][..actions].iter().enumerate() {
            let is_legal = environment.clone().play(action).is_ok();
            assert_eq!(bit, u8::from(is_legal), "{environment:?} {action}");
        }
    }
}

#[test]
fn games_are_shown_as_they_were_left() {
    // How many games were over, broken off with the other seat to move, and with the same.
    let [mut over, mut other, mut same] = [0; 3];
    let games = NAMES.iter().map(|&name| (name, ""));
    for (name, rules) in games.chain([("y", "board=bent:3")]) {
        let start = AnyPosition::new(name, rules).unwrap();
        let mut batch = start.batch(options(3, 37)).unwrap();
        let mut singles: Vec<Single> = (0..3).map(|n| Single::begin(&start, 11, n)).collect();
        let mut arrays = Arrays::of(&batch);
        let mut chosen = [0; 3];
        for _ in 0..120 {
            batch.random_actions(&mut chosen).unwrap();
            let mut buffers = arrays.buffers_with_finals();
            batch.step(&chosen, &mut buffers).unwrap();
            for (at, single) in singles.iter_mut().enumerate() {
                single.play(usize::try_from(chosen[at]).unwrap(), 3, 37);
                let Some((last, mover)) = single.last.take() else {
                    check_final(&arrays, at, None);
                    continue;
                };
                let to_move = last.status().to_move();
                let seen_by = to_move.unwrap_or(mover);
                check_final(&arrays, at, Some((&last, seen_by)));
                over += u32::from(to_move.is_none());
                other += u32::from(to_move.is_some_and(|seat| seat != mover));
                same += u32::from(to_move == Some(mover));
            }
            check_seen(&batch, &singles, &arrays);
        }
    }
    assert!(over > 0 && other > 0 && same > 0, "{over} {other} {same}");
}

/// Compares what a batch has written of the game that has ended at a place, if one has, with what it was left as.
fn check_final(arrays: &Arrays, at: usize, last: Option<(&AnyEnvironment, Seat)>) {
    let numbers = arrays.final_planes.len() / arrays.final_seats.len();
    let mut expected = (vec![9.0; numbers], 9);
    if let Some((last, seat)) = last {
        last.write_planes(seat, &mut expected.0);
        expected.1 = seat.index();
    }
    assert_eq!(arrays.final_planes[at * numbers..][..numbers], expected.0);
    assert_eq!(usize::from(arrays.final_seats[at]), expected.1);
}

#[test]
fn what_is_rolled_in_a_game_depends_on_its_number_alone() {
    let start = AnyPosition::new("dice-hex", "").unwrap();
    let wide = start.batch(options(8, 100)).unwrap();
    let narrow = start.batch(options(5, 100)).unwrap();
    for at in 0..5 {
        let line = |batch: &AnyBatch| batch.environment(at).unwrap().to_string();
        assert_eq!(line(&wide), line(&narrow));
    }
    let alone = Single::begin(&start, 11, 7).environment;
    assert_eq!(wide.environment(7).unwrap().to_string(), alone.to_string());
}

#[test]
fn a_reset_batch_repeats_itself() {
    let start = AnyPosition::new("wyx", "").unwrap();
    let mut batch = start.batch(options(4, 100)).unwrap();
    let mut arrays = Arrays::of(&batch);
    let mut play = |batch: &mut AnyBatch| {
        let mut chosen = [0; 4];
        for _ in 0..250 {
            batch.random_actions(&mut chosen).unwrap();
            batch.step(&chosen, &mut arrays.buffers()).unwrap();
        }
        (0..4)
            .map(|at| batch.environment(at).unwrap().to_string())
            .collect::<Vec<_>>()
    };
    let first = play(&mut batch);
    assert_ne!(play(&mut batch), first);
    batch.reset();
    assert_eq!(play(&mut batch), first);
}

#[test]
fn what_a_batch_refuses_changes_nothing() {
    let start = AnyPosition::new("y", "").unwrap();
    let mut batch = start.batch(options(2, 100)).unwrap();
    let mut arrays = Arrays::of(&batch);
    batch.step(&[40, 41], &mut arrays.buffers()).unwrap();
    let before = batch.environment(0).unwrap().to_string();
    let node = batch.environment(1).unwrap().action_text(41).unwrap();
    let mut refuse = |actions: &[i64]| {
        let refused = batch.step(actions, &mut arrays.buffers());
        let reason = refused.expect_err("refused").to_string();
        assert_eq!(batch.environment(0).unwrap().to_string(), before);
        reason
    };
    assert_eq!(
        refuse(&[3, 41]),
        format!("game 1: action 41: move {node:?}: {node} is occupied")
    );
    for action in [-1, 93, i64::MAX, i64::MIN] {
        let reason = format!("game 1: action {action}: there are 93, counted from 0");
        assert_eq!(refuse(&[3, action]), reason);
    }
    assert_eq!(refuse(&[3]), "actions: there are 1, must be 2");

    arrays.masks.pop();
    let refused = batch.step(&[3, 4], &mut arrays.buffers()).unwrap_err();
    assert_eq!(refused.to_string(), "masks: there are 185, must be 186");
    assert_eq!(batch.environment(0).unwrap().to_string(), before);

    arrays = Arrays::of(&batch);
    arrays.final_seats.pop();
    let refused = batch.step(&[3, 4], &mut arrays.buffers_with_finals());
    let reason = refused.expect_err("refused").to_string();
    assert_eq!(reason, "finals.seats: there are 1, must be 2");
    assert_eq!(batch.environment(0).unwrap().to_string(), before);
}

#[test]
fn a_batch_has_games_that_go_on() {
    let start = AnyPosition::new("y", "board=bent:3").unwrap();
    assert!(matches!(start.batch(options(0, 1)), Err(BatchError::Empty)));
    let mut over = start;
    while let Some(m) = over.nth_move(0) {
        over.play(&m).unwrap();
    }
    let refused = over.batch(options(2, 1)).unwrap_err();
    assert_eq!(refused.to_string(), "game 0: it is over at its start");
}
