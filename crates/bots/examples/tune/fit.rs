//! Logistic regression.

use board_play::playout::shuffle;
use bots::rand_chacha::ChaCha8Rng;
use bots::rand_chacha::rand_core::SeedableRng as _;

/// How often all samples are gone through.
const EPOCHS: u16 = 40;

/// How many samples make a step.
const BATCH: usize = 64;

/// How far a weight moves in the first steps, in logits.
const RATE: f64 = 0.1;

/// How many samples a change of one logit in a weight must be worth: a feature that was hardly seen keeps
/// its weight.
const INERTIA: f64 = 3.0;

/// A position: which features it has how often, and what is to be foretold, from 0 to 1.
pub(crate) struct Sample {
    features: Vec<(usize, f64)>,
    target: f64,
}

impl Sample {
    /// Makes a sample from the counts of all features.
    pub(crate) fn new(counts: &[u16], target: f64) -> Self {
        let counts = counts.iter().enumerate();
        let seen = counts.filter(|(_, count)| **count > 0);
        Self {
            features: seen.map(|(at, &count)| (at, count.into())).collect(),
            target,
        }
    }

    /// Returns what is foretold by some weights, in logits.
    fn foretold(&self, weights: &[f64]) -> f64 {
        let features = self.features.iter();
        let sum: f64 = features.map(|&(at, count)| weights[at] * count).sum();
        1.0 / (1.0 + libm::exp(-sum))
    }

    /// Returns the cross-entropy of what is foretold.
    fn loss(&self, weights: &[f64]) -> f64 {
        let foretold = self.foretold(weights).clamp(1e-9, 1.0 - 1e-9);
        -self.target * libm::log(foretold) - (1.0 - self.target) * libm::log(1.0 - foretold)
    }
}

/// What was found.
pub(crate) struct Fitted {
    /// The weights, in thousandths of a logit.
    pub(crate) weights: Vec<i32>,
    /// The mean losses before and after: of the samples that were learnt from, and of the others.
    pub(crate) before: [f64; 2],
    pub(crate) after: [f64; 2],
}

/// Fits weights to the first nine tenths of some samples, beginning with some weights.
///
/// Source: stochastic gradient descent with a rate for each weight (Duchi, Hazan and Singer, "Adaptive
/// subgradient methods for online learning and stochastic optimization", 2011).
pub(crate) fn fit(samples: &[Sample], start: &[i32]) -> Fitted {
    let start: Vec<f64> = start.iter().map(|&one| f64::from(one) / 1000.0).collect();
    let (learnt, others) = samples.split_at(samples.len() * 9 / 10);
    let losses = |weights: &[f64]| {
        [learnt, others].map(|part| {
            let sum: f64 = part.iter().map(|sample| sample.loss(weights)).sum();
            sum / number(part.len())
        })
    };
    let before = losses(&start);
    let mut weights = start.clone();
    let mut squares = vec![1e-3; weights.len()];
    let mut order: Vec<&Sample> = learnt.iter().collect();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for epoch in 0..EPOCHS {
        shuffle(&mut order, &mut rng);
        let rate = RATE / (1.0 + 0.3 * f64::from(epoch));
        for batch in order.chunks(BATCH) {
            let mut slopes = vec![0.0; weights.len()];
            for sample in batch {
                let error = sample.foretold(&weights) - sample.target;
                for &(at, count) in &sample.features {
                    slopes[at] += error * count / number(batch.len());
                }
            }
            for (at, weight) in weights.iter_mut().enumerate() {
                let slope = slopes[at] + INERTIA * (*weight - start[at]) / number(learnt.len());
                squares[at] += slope * slope;
                *weight -= rate * slope / f64::sqrt(squares[at]);
            }
        }
    }
    let after = losses(&weights);
    #[expect(
        clippy::cast_possible_truncation,
        reason = "weights are small, and casts keep to the bounds"
    )]
    let weights = weights
        .iter()
        .map(|weight| (1000.0 * weight).round() as i32);
    Fitted {
        weights: weights.collect(),
        before,
        after,
    }
}

/// Returns a count as a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "counts are small")]
fn number(count: usize) -> f64 {
    count as f64
}
