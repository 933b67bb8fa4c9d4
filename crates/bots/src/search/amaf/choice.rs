//! Which move a visit leaves a node by.

/// How many visits the promise of a move counts for in its value.
pub(super) const PROMISE_VISITS: f32 = 300.0;

/// How much the moves of the other seat are tried that look worse: the other seat may err, and where it has
/// one good move it errs more often than where it has many. The seat that searches tries no move for trying's
/// sake: the trials tell of all moves all the time.
pub(super) const DOUBT: f32 = 0.1;

/// What is known of the moves of a node, a row for each thing.
pub(super) struct Options<'a> {
    /// How often each was tried.
    pub(super) visits: &'a [u32],
    /// What that brought, on average.
    pub(super) means: &'a [f32],
    /// What the trials say of it; minus infinity for a move that loses.
    pub(super) promises: &'a [f32],
}

impl Options<'_> {
    /// Returns the place of the move that is worth most. `scores` is room to work in.
    pub(super) fn best(&self, scores: &mut Vec<f32>) -> usize {
        let values = self.values();
        scores.clear();
        scores.extend(values);
        index_of_most(scores)
    }

    /// Returns the place of the move that is worth most with a bonus for having been tried rarely, of as
    /// many visits.
    pub(super) fn best_in_doubt(&self, all_visits: u32, scores: &mut Vec<f32>) -> usize {
        let bonus = DOUBT * number(all_visits).sqrt();
        let rest = self.visits.iter().zip(self.promises);
        let values = self.values().zip(rest);
        scores.clear();
        scores.extend(values.map(|(value, (&visits, &promise))| {
            value + bonus * promise.max(0.0) / (number(visits) + 1.0)
        }));
        index_of_most(scores)
    }

    fn values(&self) -> impl Iterator<Item = f32> {
        let rows = self.visits.iter().zip(self.means).zip(self.promises);
        rows.map(|((&visits, &mean), &promise)| {
            let visits = number(visits);
            (visits * mean + PROMISE_VISITS * promise) / (visits + PROMISE_VISITS)
        })
    }
}

/// Returns a count as it is reckoned with.
#[expect(clippy::cast_precision_loss, reason = "it need not be exact")]
pub(super) const fn number(count: u32) -> f32 {
    // Of all conversions the one that is a single instruction for many at once.
    count.cast_signed() as f32
}

/// Returns where the greatest of some numbers is; the first of them if there are several.
fn index_of_most(scores: &[f32]) -> usize {
    /// How many are compared at once.
    const LANES: usize = 8;
    let greater = |one: f32, other: f32| if other > one { other } else { one };
    let (chunks, rest) = scores.as_chunks::<LANES>();
    let mut most = [f32::NEG_INFINITY; LANES];
    for chunk in chunks {
        for (most, &score) in most.iter_mut().zip(chunk) {
            *most = greater(*most, score);
        }
    }
    let all = most.iter().chain(rest).copied();
    let most = all.fold(f32::NEG_INFINITY, greater);
    let is_most = |&score: &f32| score >= most;
    scores.iter().position(is_most).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_the_greatest_is_found() {
        for len in 1..40 {
            for at in 0..len {
                let mut scores = vec![0.25; len];
                scores[at] = 0.5;
                scores[len - 1] = 0.5;
                assert_eq!(index_of_most(&scores), at);
            }
        }
        assert_eq!(index_of_most(&[f32::NEG_INFINITY; 9]), 0);
    }

    #[test]
    fn trials_count_until_visits_count_more() {
        let best = |visits: &[u32]| {
            let options = Options {
                visits,
                means: &[0.4, 0.6, 0.9],
                promises: &[0.7, 0.3, f32::NEG_INFINITY],
            };
            let mut scores = Vec::new();
            let best = options.best(&mut scores);
            let all_visits = visits.iter().sum();
            (best, options.best_in_doubt(all_visits, &mut scores))
        };
        assert_eq!(best(&[0, 0, 0]), (0, 0));
        // 0.43 against 0.57: a move that loses is never made, whatever it brought before.
        assert_eq!(best(&[3000, 3000, 3000]), (1, 1));
        // 0.7 against 0.57, with hardly a doubt.
        assert_eq!(best(&[1, 3000, 3000]).0, 0);
        // 0.43 against 0.3, and a doubt of 1.6.
        assert_eq!(best(&[3000, 0, 0]), (0, 1));
    }
}
