//! Running the tests.
//!
//! What runs and shrinks them is compiled once, here: every value and every test is erased before it
//! gets to proptest, whose runner would otherwise be compiled anew for each test of each game.

use core::any::Any;
use core::fmt::{self, Debug};

use proptest::strategy::{BoxedStrategy, Strategy};
use proptest::test_runner::{Config, RngSeed, TestCaseResult, TestRunner, contextualize_config};

use super::{Kit, Play, Subject, plays};

/// The seed that makes runs alike, unless the environment says otherwise.
const SEED: RngSeed = RngSeed::Fixed(0x5eed);

/// How many milliseconds are spent on shrinking a failure.
const SHRINK_TIME: u32 = 20_000;

/// Returns a runner that makes `cases` tries, the same each time, or what the environment says.
pub(super) fn runner(cases: u32) -> TestRunner {
    TestRunner::new(contextualize_config(Config {
        cases,
        failure_persistence: None,
        max_shrink_time: SHRINK_TIME,
        max_shrink_iters: u32::MAX,
        rng_seed: SEED,
        ..Config::default()
    }))
}

/// Tests random play; panics with the shortest play that fails.
pub(super) fn run<P: Subject, K: Kit<P>>(kit: &K, test: impl Fn(Play<P>) -> TestCaseResult) {
    run_on(kit.cases(), plays(kit.clone()), test);
}

/// Tests the values of a strategy; panics with the simplest value that fails.
pub(super) fn run_on<S>(cases: u32, strategy: S, test: impl Fn(S::Value) -> TestCaseResult)
where
    S: Strategy<Value: Debug + 'static> + 'static,
{
    let values = strategy.prop_map(Erased::new).boxed();
    run_erased(cases, &values, &|value| test(value.get()));
}

/// Tests erased values.
fn run_erased(
    cases: u32,
    strategy: &BoxedStrategy<Erased>,
    test: &dyn Fn(Erased) -> TestCaseResult,
) {
    if let Err(error) = runner(cases).run(strategy, test) {
        panic!("{error}");
    }
}

/// A value of which nothing is known but how to show it.
struct Erased(Box<dyn Value>);

/// Anything that can be shown.
trait Value: Any + Debug {}

impl<T: Any + Debug> Value for T {}

impl Erased {
    fn new<T: Debug + 'static>(value: T) -> Self {
        Self(Box::new(value))
    }

    /// Returns the value, which is a `T`.
    fn get<T: 'static>(self) -> T {
        let value: Box<dyn Any> = self.0;
        *value.downcast().expect("each strategy has its own test")
    }
}

impl Debug for Erased {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
