//! Subsets of a few things, as bits, and their ranks among those of their size.

/// Of how many things subsets are counted at most.
pub(super) const MOST: usize = 24;

/// How many subsets of each size there are.
const BINOMIALS: [[usize; MOST + 1]; MOST + 1] = {
    let mut table = [[0; MOST + 1]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// Returns how many subsets of `n` things have `k`; of at most [`MOST`].
pub(super) const fn binomial(n: usize, k: usize) -> usize {
    BINOMIALS[n][k]
}

/// Lists the subsets of `n` things that have `k`, in ascending order.
pub(super) fn subsets(n: usize, k: usize) -> impl Iterator<Item = u32> {
    let first = (1 << k) - 1;
    let next = |&set: &u32| {
        // The lowest run of ones moves its highest by one; the others fall to the bottom (Gosper's hack).
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        Some(carried | (((set ^ carried) >> 2) / lowest.max(1)))
    };
    core::iter::successors(Some(first), next).take(binomial(n, k))
}

/// Returns the place of each subset of `n` things among those of its size, in ascending order.
pub(super) fn ranks(n: usize) -> Vec<u32> {
    let mut counts = [0; MOST + 1];
    let ranks = (0..1_u32 << n).map(|set| {
        let count = &mut counts[set.count_ones() as usize];
        *count += 1;
        *count - 1
    });
    ranks.collect()
}

/// The members of a set, in ascending order, as the places of bits: a pattern says which of them a subset has.
pub(super) struct Spread {
    /// What the lower half of a pattern stands for, and the upper half.
    halves: [Vec<u32>; 2],
    low: u32,
}

impl Spread {
    pub(super) fn of(set: u32) -> Self {
        let low = set.count_ones() / 2;
        let members = (0..u32::BITS).filter(|&at| set >> at & 1 == 1);
        let members: Vec<u32> = members.map(|at| 1 << at).collect();
        let (below, above) = members.split_at(low as usize);
        Self {
            halves: [below, above].map(|members| {
                let mut sums = vec![0];
                for &member in members {
                    let with: Vec<u32> = sums.iter().map(|sum| sum | member).collect();
                    sums.extend(with);
                }
                sums
            }),
            low,
        }
    }

    /// Returns the subset of a pattern.
    pub(super) fn subset(&self, pattern: u32) -> u32 {
        let [below, above] = &self.halves;
        let lower = pattern & ((1 << self.low) - 1);
        below[lower as usize] | above[(pattern >> self.low) as usize]
    }
}

/// Returns the pattern of a subset among the members of a set: what [`Spread::subset`] undoes.
pub(super) fn pattern(subset: u32, set: u32) -> u32 {
    let members = (0..u32::BITS).filter(|&at| set >> at & 1 == 1);
    let bits = members
        .zip(0..)
        .map(|(at, place)| (subset >> at & 1) << place);
    bits.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_are_listed_and_ranked() {
        let ranks = ranks(9);
        for k in 0..=9 {
            let plain: Vec<u32> = (0..1 << 9)
                .filter(|set: &u32| set.count_ones() == k)
                .collect();
            let listed: Vec<u32> = subsets(9, k as usize).collect();
            assert_eq!(listed, plain);
            assert_eq!(binomial(9, k as usize), plain.len());
            for (rank, &set) in plain.iter().enumerate() {
                assert_eq!(ranks[set as usize] as usize, rank);
            }
        }
    }

    #[test]
    fn patterns_stand_for_subsets() {
        for set in 0..1_u32 << 7 {
            let spread = Spread::of(set);
            let subsets = (0..1 << set.count_ones()).map(|pattern| spread.subset(pattern));
            let subsets: Vec<u32> = subsets.collect();
            // In ascending order, and all of them.
            let plain = (0..1_u32 << 7).filter(|subset| subset & !set == 0);
            assert!(subsets.iter().copied().eq(plain));
            for (number, subset) in (0..).zip(subsets) {
                assert_eq!(pattern(subset, set), number);
            }
        }
    }
}
