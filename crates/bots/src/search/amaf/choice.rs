//! Which move a visit leaves a node by.

/// How many visits the promise of a move counts for in its value. No move is tried for trying's sake: the
/// trials tell of all moves all the time, and any bonus for having been tried rarely lost games.
pub(super) const PROMISE_VISITS: f32 = 300.0;

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
        let rows = self.visits.iter().zip(self.means).zip(self.promises);
        let values = rows.map(|((&visits, &mean), &promise)| {
            let visits = number(visits);
            (visits * mean + PROMISE_VISITS * promise) / (visits + PROMISE_VISITS)
        });
        scores.clear();
        scores.extend(values);
        index_of_most(scores)
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
            options.best(&mut Vec::new())
        };
        assert_eq!(best(&[0, 0, 0]), 0);
        // 0.43 against 0.57: a move that loses is never made, whatever it brought before.
        assert_eq!(best(&[3000, 3000, 3000]), 1);
        // 0.7 against 0.57.
        assert_eq!(best(&[1, 3000, 3000]), 0);
        // 0.55 against 0.45.
        assert_eq!(best(&[300, 300, 300]), 0);
    }
}
