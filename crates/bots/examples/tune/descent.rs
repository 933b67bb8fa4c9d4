//! Stochastic gradient descent with a rate for each weight.

use board_play::playout::shuffle;
use bots::rand_chacha::ChaCha8Rng;
use bots::rand_chacha::rand_core::SeedableRng as _;

/// How far a weight moves in the first steps.
const RATE: f64 = 0.1;

/// How many samples a change of one in a weight must be worth: what was hardly seen keeps its weight.
const INERTIA: f64 = 3.0;

/// How many steps are made.
pub(crate) struct Steps {
    /// How often all samples are gone through.
    pub(crate) epochs: u16,
    /// How many samples make a step.
    pub(crate) batch: usize,
}

/// Fits weights to some samples, beginning with some weights: `add_slopes` adds for one sample how much its loss
/// rises with each weight.
///
/// Source: Duchi, Hazan and Singer, "Adaptive subgradient methods for online learning and stochastic
/// optimization", 2011.
pub(crate) fn descend<S>(
    samples: &[S],
    start: &[f64],
    steps: &Steps,
    add_slopes: impl Fn(&S, &[f64], &mut [f64]),
) -> Vec<f64> {
    let mut weights = start.to_vec();
    let mut squares = vec![1e-3; weights.len()];
    let mut order: Vec<&S> = samples.iter().collect();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for epoch in 0..steps.epochs {
        shuffle(&mut order, &mut rng);
        let rate = RATE / (1.0 + 0.3 * f64::from(epoch));
        for batch in order.chunks(steps.batch) {
            let mut slopes = vec![0.0; weights.len()];
            for sample in batch {
                add_slopes(sample, &weights, &mut slopes);
            }
            for (at, weight) in weights.iter_mut().enumerate() {
                let pull = INERTIA * (*weight - start[at]) / number(samples.len());
                let slope = slopes[at] / number(batch.len()) + pull;
                squares[at] += slope * slope;
                *weight -= rate * slope / f64::sqrt(squares[at]);
            }
        }
    }
    weights
}

/// Returns a count as a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "counts are small")]
pub(crate) fn number(count: usize) -> f64 {
    count as f64
}
