//! Logistic regression.

use crate::descent::{Steps, descend, number};

/// How many steps are made.
const STEPS: Steps = Steps {
    epochs: 40,
    batch: 64,
};

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
    let weights = descend(learnt, &start, &STEPS, |sample, weights, slopes| {
        let error = sample.foretold(weights) - sample.target;
        for &(at, count) in &sample.features {
            slopes[at] += error * count;
        }
    });
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
