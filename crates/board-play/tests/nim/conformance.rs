//! Nim keeps the promises of the traits.

use board_play::Position;
use board_play::nim::Nim;
use board_play::testkit::Kit;
use proptest::prelude::{BoxedStrategy, Strategy as _};

/// Tests all sizes, and both things that taking the last stone can mean.
#[derive(Clone, Debug)]
struct AllRules;

impl Kit<Nim> for AllRules {
    fn options(&self) -> BoxedStrategy<<Nim as Position>::Options> {
        (1..=99_u8, proptest::bool::ANY)
            .prop_map(|(stones, loses)| {
                let last = if loses { "loses" } else { "wins" };
                let text = format!("stones={stones},last={last}");
                text.parse().expect("good options")
            })
            .boxed()
    }
}

board_play::conformance!(Nim: perfect, ends, numbers; AllRules);
