//! Which moves decided other positions: they are tried first.

use std::collections::HashMap;

/// How many good answers are remembered at each depth.
const KILLERS: usize = 2;

/// From which depth on moves are put in the order of how often they decided something. Below it, to sort them
/// takes longer than to try them.
const SORTED: u32 = 4;

/// Moves that decided positions (Akl and Newborn, *The principal continuation and the killer heuristic*, 1977;
/// Schaeffer, *The history heuristic*, 1983).
#[derive(Debug)]
pub(crate) struct Experience<M> {
    /// The moves that decided positions last, by the depth that was left.
    killers: Vec<[Option<M>; KILLERS]>,
    /// How much the moves of the seat that is to win have decided, and those of the other: the squares of the
    /// depths that were left, added up.
    history: [HashMap<M, u64>; 2],
}

impl<M: Copy + Eq + Ord + core::hash::Hash> Experience<M> {
    pub(crate) fn new() -> Self {
        Self {
            killers: Vec::new(),
            history: [HashMap::new(), HashMap::new()],
        }
    }

    /// Lists the moves that decided other positions last in which so many moves were left.
    pub(crate) fn killers(&self, depth: u32) -> impl Iterator<Item = M> + use<M> {
        let killers = self.killers.get(place(depth)).copied();
        killers.unwrap_or_default().into_iter().flatten()
    }

    /// Notes that a move has decided a position in which so many moves were left.
    pub(crate) fn note(&mut self, m: M, is_own: bool, depth: u32) {
        let place = place(depth);
        if self.killers.len() <= place {
            self.killers.resize(place + 1, [None; KILLERS]);
        }
        let killers = &mut self.killers[place];
        if killers[0] != Some(m) {
            killers.rotate_right(1);
            killers[0] = Some(m);
        }
        if depth >= SORTED {
            let decided = self.history[usize::from(is_own)].entry(m).or_default();
            *decided = decided.saturating_add(u64::from(depth).pow(2));
        }
    }

    /// Returns the numbers of moves, which are in ascending order, in the order in which to try them: the one
    /// that is known to be good, those that were good elsewhere, and the rest.
    pub(crate) fn order(
        &self,
        moves: &[M],
        known: Option<usize>,
        is_own: bool,
        depth: u32,
    ) -> Vec<usize> {
        let mut rest: Vec<usize> = (0..moves.len()).collect();
        let history = &self.history[usize::from(is_own)];
        if depth >= SORTED && !history.is_empty() {
            rest.sort_by_cached_key(|&number| {
                let decided = history.get(&moves[number]).copied();
                core::cmp::Reverse(decided.unwrap_or(0))
            });
        }
        let killers = self.killers(depth);
        let likely = killers.filter_map(|m| moves.binary_search(&m).ok());
        let mut order: Vec<usize> = Vec::with_capacity(moves.len());
        for number in known.into_iter().chain(likely).chain(rest) {
            // What can come twice is among the first few.
            if !order.iter().take(KILLERS + 1).any(|&first| first == number) {
                order.push(number);
            }
        }
        order
    }
}

fn place(depth: u32) -> usize {
    usize::try_from(depth).unwrap_or(0)
}
