//! The cheapest way to pair things with places.

/// Returns the least sum of costs by which every row is paired with a column of its own.
///
/// Cost: N³ steps. Source: the Hungarian method by shortest augmenting paths (Jonker and Volgenant, "A
/// shortest augmenting path algorithm for dense and sparse linear assignment problems", 1987).
pub(super) fn cheapest<const N: usize>(costs: &[[f64; N]; N]) -> f64 {
    // Prices at which no pair is cheaper than the one that is made, and which row has each column.
    let (mut row_prices, mut column_prices) = ([0.0; N], [0.0; N]);
    let mut rows: [Option<usize>; N] = [None; N];
    for start in 0..N {
        // Grows a tree of cheapest paths from the new row to a free column.
        let mut least = [f64::INFINITY; N];
        let mut before = [None; N];
        let mut is_done = [false; N];
        let mut at = None;
        loop {
            let row = at.map_or(Some(start), |column: usize| rows[column]);
            let Some(row) = row else { break };
            for column in (0..N).filter(|&column| !is_done[column]) {
                let slack = costs[row][column] - row_prices[row] - column_prices[column];
                if slack < least[column] {
                    least[column] = slack;
                    before[column] = at;
                }
            }
            let open = (0..N).filter(|&column| !is_done[column]);
            let Some(next) = open.min_by(|&one, &other| least[one].total_cmp(&least[other])) else {
                break;
            };
            let step = least[next];
            row_prices[start] += step;
            for column in 0..N {
                if is_done[column] {
                    column_prices[column] -= step;
                    if let Some(row) = rows[column] {
                        row_prices[row] += step;
                    }
                } else {
                    least[column] -= step;
                }
            }
            is_done[next] = true;
            at = Some(next);
        }
        // Moves the pairs along the path.
        while let Some(column) = at {
            at = before[column];
            rows[column] = at.map_or(Some(start), |column| rows[column]);
        }
    }
    row_prices.iter().sum::<f64>() + column_prices.iter().sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries all pairings.
    fn by_trial<const N: usize>(costs: &[[f64; N]; N], row: usize, taken: [bool; N]) -> f64 {
        let free = (0..N).filter(|&column| !taken[column]);
        let rests = free.map(|column| {
            let mut taken = taken;
            taken[column] = true;
            costs[row][column] + by_trial(costs, row + 1, taken)
        });
        rests.reduce(f64::min).unwrap_or_default()
    }

    #[test]
    fn no_pairing_is_cheaper() {
        let mut seed: u32 = 1;
        for _ in 0..200 {
            let costs = [[(); 6]; 6].map(|row| {
                row.map(|()| {
                    seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    f64::from(seed >> 28)
                })
            });
            let least = by_trial(&costs, 0, [false; 6]);
            assert!((cheapest(&costs) - least).abs() < 1e-9, "{costs:?}");
        }
    }
}
