//! Opponents play every game, repeat themselves, and are told the truth about each.

use core::ops::ControlFlow;

use fourchette::board_play::{Record, Seat, Status};
use fourchette::bots::rand_chacha::ChaCha8Rng;
use fourchette::bots::rand_chacha::rand_core::SeedableRng as _;
use fourchette::bots::{BotKind, Budget, Progress, SeatView, analyse};
use fourchette::{Game, GameVisitor, RecordVisitor, Start, visit_all, visit_start};

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

fn stay(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Plays at random from the start until the seats have moved so many times, and returns the positions
/// with a seat to move.
fn positions<G: Game>(most: usize, seed: u64) -> Vec<G> {
    let mut position = G::new(&G::Options::default());
    let mut rng = rng(seed);
    let mut all = Vec::new();
    while all.len() < most && !position.status().is_over() {
        if matches!(position.status(), Status::ToMove(_)) {
            all.push(position);
        }
        let m = position.sample(&mut rng).expect("the game is not over");
        position.play_unchecked(m);
    }
    all
}

/// Lets every opponent choose twice with the same seed.
#[derive(Clone)]
struct Repeats;

impl GameVisitor for Repeats {
    type Out = ();

    fn visit<G: Game>(self) {
        for position in positions::<G>(30, 1).into_iter().step_by(9) {
            let seat = SeatView::new(&position).unwrap();
            for kind in ["random", "greedy", "search:1"] {
                let kind: BotKind = kind.parse().unwrap();
                let [one, other] = [(); 2].map(|()| {
                    let mut bot = kind.bot::<G>(rng(5));
                    [bot.choose(&seat), bot.choose(&seat)]
                });
                assert_eq!(one, other, "{kind} in {position}");
                for m in one {
                    assert_eq!(position.check(m), Ok(()), "{kind} in {position}");
                }
            }
            let budget = Budget::iterations(70);
            let [one, other] = [(); 2].map(|()| analyse(&seat, budget, &mut rng(6), &mut stay));
            assert_eq!(one, other, "{position}");
            assert!(one.iterations <= 70);
            let visits: u32 = one
                .candidates
                .iter()
                .map(|candidate| candidate.visits)
                .sum();
            assert!(visits <= one.iterations);
            for candidate in one.candidates {
                assert_eq!(position.check(candidate.m), Ok(()), "{position}");
                assert!((0.0..=1.0).contains(&candidate.win_rate), "{candidate:?}");
            }
        }
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_moves_in_every_game() {
    visit_all(&Repeats);
}

/// Checks what a game tells opponents.
#[derive(Clone)]
struct Sound;

impl GameVisitor for Sound {
    type Out = ();

    fn visit<G: Game>(self) {
        let mut rng = rng(3);
        for seed in 0..4 {
            for position in positions::<G>(60, seed) {
                let m = position.sample(&mut rng).unwrap();
                assert_eq!(position.check(m), Ok(()), "{position}");
                let value = position.judge(&mut rng);
                assert!((0.0..=1.0).contains(&value), "{value} {position}");
                let [first, second] = Seat::ALL.map(|seat| position.estimate(seat).unwrap_or(0.5));
                assert!((0.0..=1.0).contains(&first), "{first} {position}");
                assert!(
                    (first + second - 1.0).abs() < 1e-9,
                    "{first} {second} {position}"
                );
                let seat = position.to_move().unwrap();
                let view = position.view(seat);
                let guess = G::guess(&view, &mut rng);
                let guess = guess.unwrap_or_else(|| panic!("no guess in {position}"));
                assert!(guess.view(seat) == view, "{position}");
                assert!(guess.moves().eq(position.moves()), "{position}");
            }
        }
    }
}

#[test]
fn estimates_samples_and_guesses_keep_their_promises() {
    visit_all(&Sound);
}

/// The start of a game which nobody wins or loses at once.
struct Begin;

impl RecordVisitor for Begin {
    type Out = u32;

    fn visit<G: Game>(self, record: Record<G>) -> u32 {
        let seat = SeatView::new(record.position()).unwrap();
        analyse(&seat, Budget::iterations(123), &mut rng(0), &mut stay).iterations
    }
}

#[test]
fn a_budget_of_iterations_is_used_up() {
    for game in ["y", "quinta", "yinyang", "leap-over"] {
        assert_eq!(
            visit_start(game, Start::Rules(""), Begin).unwrap(),
            123,
            "{game}"
        );
    }
}
