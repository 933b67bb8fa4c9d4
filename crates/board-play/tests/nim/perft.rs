//! Perft against the obvious recursion, and at its limits.

use board_play::nim::Nim;
use board_play::{Position, divide, perft};

fn pile(rules: &str) -> Nim {
    Nim::new(&rules.parse().expect("good rules"))
}

/// Counts by playing everything.
fn slow(position: Nim, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = position
        .moves()
        .map(|m| position.after(m).expect("a legal move"));
    next.map(|next| slow(next, depth - 1)).sum()
}

#[test]
fn perft_agrees_with_plain_recursion() {
    for stones in [1, 2, 3, 7, 12] {
        let start = pile(&format!("stones={stones}"));
        for depth in 0..=13 {
            let count = perft(&start, depth);
            assert_eq!(count, slow(start, depth), "{stones} stones, depth {depth}");
            let parts = divide(&start, depth);
            let moves: Vec<_> = parts.iter().map(|(m, _)| *m).collect();
            let listed: Vec<_> = start.moves().filter(|_| depth > 0).collect();
            assert_eq!(moves, listed, "{stones} stones, depth {depth}");
            let sum: u64 = parts.iter().map(|(_, count)| count).sum();
            assert_eq!(sum, if depth == 0 { 0 } else { count });
        }
    }
}

#[test]
fn sequences_that_end_earlier_are_not_counted() {
    // Three stones: 1-1-1 is the only sequence of three; none is longer.
    let counts = [1, 2, 3, 4, 1_000_000].map(|depth| perft(&pile("stones=3"), depth));
    assert_eq!(counts, [3, 3, 1, 0, 0]);
}

mod endless {
    //! A game with one move, forever, that claims to have as many as can be counted.

    use board_play::{NoOptions, Seat, Status};

    use super::{Nim, Position};

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub(super) struct Endless {
        pub(super) claims: usize,
    }

    impl Position for Endless {
        const NAME: &'static str = "endless";
        type Options = NoOptions;
        type Move = <Nim as Position>::Move;
        type Illegal = <Nim as Position>::Illegal;

        fn new(_: &NoOptions) -> Self {
            Self { claims: 1 }
        }

        fn options(&self) -> NoOptions {
            NoOptions
        }

        fn status(&self) -> Status {
            Status::ToMove(Seat::First)
        }

        fn moves(&self) -> impl Iterator<Item = Self::Move> {
            let one = if self.claims == 1 { 1 } else { 2 };
            let texts = ["1", "2"].into_iter().take(one);
            texts.map(|text| text.parse().expect("a move"))
        }

        fn move_count(&self) -> usize {
            self.claims
        }

        fn check(&self, _: Self::Move) -> Result<(), Self::Illegal> {
            Ok(())
        }

        fn play_unchecked(&mut self, _: Self::Move) {}
    }
}

#[test]
fn a_great_depth_does_not_overflow_the_stack() {
    let endless = endless::Endless { claims: 1 };
    assert_eq!(perft(&endless, 1_000_000), 1);
}

#[test]
fn a_count_that_is_too_great_stays_at_the_limit() {
    let endless = endless::Endless { claims: usize::MAX };
    for depth in [2, 3, 4] {
        assert_eq!(perft(&endless, depth), u64::MAX, "depth {depth}");
    }
}
