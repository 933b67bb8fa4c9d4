//! The fit and its errors against other ways to find the same.

use board_play::{Ending, Outcome, Seat, Seating};
use fourchette::GameResult;

use super::*;

/// Makes a table of the wins, draws and losses of some players against others.
fn table(players: usize, scores: &[(usize, usize, [u64; 3])]) -> CrossTable {
    let mut table = CrossTable::new(players);
    for &(player, other, counts) in scores {
        assert!(player < other);
        let outcomes = [
            Outcome::Win(Seat::First),
            Outcome::Draw,
            Outcome::Win(Seat::Second),
        ];
        for (outcome, count) in outcomes.into_iter().zip(counts) {
            let result = GameResult {
                ending: Ending::Rules(outcome),
                plies: 1,
            };
            for _ in 0..count {
                table.add([player, other], Seating::default(), result);
            }
        }
    }
    table
}

#[track_caller]
fn assert_near(value: f64, expected: f64, tolerance: f64) {
    assert!(
        (value - expected).abs() < tolerance,
        "{value}, not {expected}"
    );
}

/// Of two players it is 400 times the decimal logarithm of the points of one by those of the other, each
/// with half a point for the virtual draw. The information of n games of which a share p is expected to be
/// won is n p (1 - p).
#[test]
fn of_two_players_the_rating_is_the_logarithm_of_the_points() {
    for [wins, draws, losses] in [[30, 4, 6], [1, 0, 0], [0, 0, 40], [7, 0, 7], [0, 5, 0]] {
        let ratings = Ratings::of(&table(2, &[(0, 1, [wins, draws, losses])]), 1);
        let half = |count: u64| f64::from(u32::try_from(count).unwrap()) / 2.0;
        let won = 2.0 * half(wins) + half(draws) + 0.5;
        let lost = 2.0 * half(losses) + half(draws) + 0.5;
        let difference = ratings.difference(0, 1).unwrap();
        assert_near(difference.elo, 400.0 * (won / lost).log10(), 1e-6);
        assert_near(ratings.elo(0).unwrap(), difference.elo, 1e-9);
        let share = won / (won + lost);
        let information = (won + lost) * share * (1.0 - share);
        let expected = 1.959_964 * 400.0 * core::f64::consts::LOG10_E / information.sqrt();
        assert_near(difference.error, expected, 1e-6);
        let other = ratings.difference(1, 0).unwrap();
        assert_near(other.elo, -difference.elo, 1e-9);
        assert_near(other.error, difference.error, 1e-9);
        assert_eq!(ratings.elo(1), Some(0.0));
        assert_near(ratings.difference(1, 1).unwrap().error, 0.0, 1e-12);
    }
}

/// Three players: [(wins, draws, losses); 3] of 0 against 1, 0 against 2, and 1 against 2.
const TRIOS: [[[u64; 3]; 3]; 4] = [
    [[20, 4, 16], [25, 0, 15], [22, 2, 16]],
    [[40, 0, 0], [40, 0, 0], [30, 0, 10]],
    // In a circle.
    [[10, 0, 0], [0, 0, 10], [10, 0, 0]],
    // Two have not met.
    [[3, 1, 8], [0, 0, 0], [9, 2, 1]],
];

/// The likelihood of ratings in Elo, written down as it is defined: the product of the chances of all
/// points, of the games with the virtual draws.
fn log_likelihood(trio: &[[u64; 3]; 3], elo: [f64; 3]) -> f64 {
    let pairs = [(0, 1), (0, 2), (1, 2)];
    let mut sum = 0.0;
    for ((one, other), counts) in pairs.into_iter().zip(trio) {
        let [wins, draws, losses] = counts.map(|count| f64::from(u32::try_from(count).unwrap()));
        if wins + draws + losses == 0.0 {
            continue;
        }
        let chance = 1.0 / (1.0 + 10_f64.powf((elo[other] - elo[one]) / 400.0));
        sum += (wins + draws / 2.0 + 0.5) * chance.ln();
        sum += (losses + draws / 2.0 + 0.5) * (1.0 - chance).ln();
    }
    sum
}

fn trio_table(trio: &[[u64; 3]; 3]) -> CrossTable {
    table(3, &[(0, 1, trio[0]), (0, 2, trio[1]), (1, 2, trio[2])])
}

/// A search on ever finer grids for the ratings of the first two that are most likely, that of the third
/// being 0: the likelihood has a single peak.
fn most_likely(trio: &[[u64; 3]; 3]) -> [f64; 2] {
    let mut best = [0.0, 0.0];
    let mut step = 512.0;
    while step > 1e-4 {
        let around = |centre: f64| (-3..=3).map(move |k| centre + step * f64::from(k));
        let [one, other] = best;
        let grid = around(one).flat_map(|one| around(other).map(move |other| [one, other]));
        let likelihood = |point: &[f64; 2]| log_likelihood(trio, [point[0], point[1], 0.0]);
        let peak = grid
            .max_by(|a, b| likelihood(a).total_cmp(&likelihood(b)))
            .unwrap();
        // The middle of the grid is the peak.
        if (peak[0] - one).abs() + (peak[1] - other).abs() < step / 2.0 {
            step /= 2.0;
        }
        best = peak;
    }
    best
}

#[test]
fn three_players_are_rated_as_a_search_for_the_greatest_likelihood_rates_them() {
    for trio in &TRIOS {
        let ratings = Ratings::of(&trio_table(trio), 2);
        let [one, other] = most_likely(trio);
        assert_near(ratings.elo(0).unwrap(), one, 0.01);
        assert_near(ratings.elo(1).unwrap(), other, 0.01);
        assert_eq!(ratings.elo(2), Some(0.0));
    }
}

/// The information is the curvature of the logarithm of the likelihood, taken here by differences; the
/// inverse of a matrix of two rows is written down.
#[test]
fn errors_come_from_the_curvature_of_the_likelihood() {
    for trio in &TRIOS {
        let ratings = Ratings::of(&trio_table(trio), 2);
        let [one, other] = [0, 1].map(|player| ratings.elo(player).unwrap());
        let at = |a: f64, b: f64| log_likelihood(trio, [one + a, other + b, 0.0]);
        let h = 0.5;
        let aa = -(at(h, 0.0) - 2.0 * at(0.0, 0.0) + at(-h, 0.0)) / (h * h);
        let bb = -(at(0.0, h) - 2.0 * at(0.0, 0.0) + at(0.0, -h)) / (h * h);
        let ab = -(at(h, h) - at(h, -h) - at(-h, h) + at(-h, -h)) / (4.0 * h * h);
        let determinant = aa * bb - ab * ab;
        for (player, against, variance) in [
            (0, 2, bb / determinant),
            (1, 2, aa / determinant),
            (0, 1, (aa + bb + 2.0 * ab) / determinant),
        ] {
            let error = ratings.difference(player, against).unwrap().error;
            let expected = 1.959_964 * variance.sqrt();
            assert_near(error / expected, 1.0, 1e-3);
        }
    }
}

/// Whoever is the anchor: the differences are the same, and so are their errors.
#[test]
fn an_anchor_moves_the_scale_and_nothing_else() {
    for trio in &TRIOS {
        let table = trio_table(trio);
        let by_anchor = [0, 1, 2].map(|anchor| Ratings::of(&table, anchor));
        for (anchor, ratings) in by_anchor.iter().enumerate() {
            assert_eq!(ratings.elo(anchor), Some(0.0));
            for (player, other) in [(0, 1), (1, 2), (2, 0)] {
                let here = ratings.difference(player, other).unwrap();
                let there = by_anchor[0].difference(player, other).unwrap();
                assert_near(here.elo, there.elo, 1e-6);
                assert_near(here.error, there.error, 1e-6);
            }
        }
    }
}

/// A broken-off ladder: 0 and 1 have met, 2 and 3 have, and 4 has met nobody.
#[test]
fn whom_no_chain_of_games_connects_has_no_rating() {
    let table = table(5, &[(0, 1, [3, 0, 1]), (2, 3, [1, 0, 0])]);
    let ratings = Ratings::of(&table, 1);
    assert_near(
        ratings.elo(0).unwrap(),
        400.0 * (3.5_f64 / 1.5).log10(),
        1e-6,
    );
    for player in 2..5 {
        assert_eq!(ratings.elo(player), None);
        assert_eq!(ratings.difference(player, 1), None);
    }
    assert_eq!(Ratings::of(&table, 4).elo(4), Some(0.0));
    assert_eq!(Ratings::of(&table, 3).elo(0), None);
}

/// Seven who have won all games against those below them: the ratings are finite and in that order.
#[test]
fn perfect_scores_have_finite_ratings() {
    let pairs = (0..7).flat_map(|one| (one + 1..7).map(move |other| (one, other, [40, 0, 0])));
    let ratings = Ratings::of(&table(7, &pairs.collect::<Vec<_>>()), 6);
    for player in 0..6 {
        let difference = ratings.difference(player, player + 1).unwrap();
        assert!(
            difference.elo > 100.0 && difference.elo < 1000.0,
            "{difference:?}"
        );
        assert!(difference.error.is_finite(), "{difference:?}");
    }
}
