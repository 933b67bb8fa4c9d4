//! Running the tests.

use core::fmt::Debug;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestCaseResult, TestRunner, contextualize_config};

use super::{Kit, Play, Subject, plays};

/// The seed that makes runs alike, unless the environment says otherwise.
const SEED: RngSeed = RngSeed::Fixed(0x5eed);

/// How many milliseconds are spent on cutting down what fails.
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
    run_on(kit.cases(), &plays(kit.clone()), test);
}

/// Tests the values of a strategy; panics with the simplest value that fails.
pub(super) fn run_on<S: Strategy<Value: Debug>>(
    cases: u32,
    strategy: &S,
    test: impl Fn(S::Value) -> TestCaseResult,
) {
    if let Err(error) = runner(cases).run(strategy, test) {
        panic!("{error}");
    }
}
