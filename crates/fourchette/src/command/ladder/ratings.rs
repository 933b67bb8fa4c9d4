//! Elo ratings from the games of many players, with error bars.

use core::f64::consts::LN_10;

use super::cross_table::{CrossTable, points};
use super::matrix::{Matrix, inverse};

/// How many draws each two players who have met are taken to have played besides.
pub(super) const VIRTUAL_DRAWS: u32 = 1;

/// How many standard deviations an error bar has to each side: 95 % of a normal distribution.
pub(super) const QUANTILE: f64 = 1.959_964;

/// The step of the logarithms of strengths at which the fit ends.
const STEP: f64 = 1e-11;

/// The number of rounds at which the fit ends if its steps are still longer.
const ROUNDS: usize = 1_000_000;

/// How strong the players are that have met the anchor, or have met somebody who has, and so on.
///
/// **The model** is that of Bradley and Terry: a player of strength s scores s / (s + t) against one of
/// strength t, a draw being half a win and half a loss. The Elo rating is 400 times the decimal logarithm of
/// the strength; that of the anchor is 0.
///
/// **The fit** is that of maximum likelihood, by the MM algorithm of Hunter ("MM algorithms for generalized
/// Bradley-Terry models", 2004). Two players that have met are taken to have drawn [`VIRTUAL_DRAWS`] games
/// more, so that whoever has won all games has a finite rating, as programs for ratings have it.
///
/// **The errors** are those of differences, by the observed Fisher information of the games with the
/// virtual ones: the inverse of its matrix without the row of the anchor is the covariance. They hold for
/// many games; where nearly all games were won, the virtual ones make up most of what is known, and an error
/// says little more than that it is large.
#[derive(Clone, Debug)]
pub(super) struct Ratings {
    /// By players: the natural logarithms of strengths; that of the anchor is 0.
    strengths: Vec<Option<f64>>,
    /// Between players who have a strength; 0 for the anchor. None if it is beyond the precision of numbers.
    covariance: Option<Matrix>,
}

/// A difference of ratings, and how far it may be off with 95 % probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Difference {
    pub(super) elo: f64,
    pub(super) error: f64,
}

impl Difference {
    /// Returns between what it lies with 95 % probability.
    pub(super) fn ends(self) -> [f64; 2] {
        [self.elo - self.error, self.elo + self.error]
    }
}

impl Ratings {
    /// Rates the players of a table.
    pub(super) fn of(table: &CrossTable, anchor: usize) -> Self {
        let members = connected(table, anchor);
        let points: Matrix = members
            .iter()
            .map(|&player| {
                let others = members.iter();
                others
                    .map(|&other| with_virtual(table, player, other))
                    .collect()
            })
            .collect();
        let fitted = fit(&points);
        let of_anchor = members.iter().position(|&member| member == anchor);
        let of_anchor = of_anchor.unwrap_or_default();
        let mut strengths = vec![None; table.players()];
        for (&player, strength) in members.iter().zip(&fitted) {
            strengths[player] = Some(strength - fitted[of_anchor]);
        }
        let covariance = covariance(&points, &fitted, of_anchor);
        Self {
            strengths,
            covariance: covariance.map(|of_members| spread(&of_members, &members, table.players())),
        }
    }

    /// Returns the rating of a player; none if no chain of games leads to the anchor.
    pub(super) fn elo(&self, player: usize) -> Option<f64> {
        Some(elo(self.strengths[player]?))
    }

    /// Returns how much better a player is than another.
    pub(super) fn difference(&self, player: usize, other: usize) -> Option<Difference> {
        let strength = self.strengths[player]? - self.strengths[other]?;
        let variance = self.covariance.as_ref().map_or(f64::INFINITY, |of| {
            of[player][player] + of[other][other] - 2.0 * of[player][other]
        });
        // Of a player and itself it is 0, but for rounding.
        let deviation = variance.max(0.0).sqrt();
        Some(Difference {
            elo: elo(strength),
            error: QUANTILE * elo(deviation),
        })
    }
}

/// Writes the natural logarithm of a strength as Elo.
fn elo(logarithm: f64) -> f64 {
    400.0 / LN_10 * logarithm
}

/// Returns the points of a player against another, with those of the virtual games if they have met.
fn with_virtual(table: &CrossTable, player: usize, other: usize) -> f64 {
    if player == other || table.score(player, other).games == 0 {
        return 0.0;
    }
    points(table.score(player, other)) + f64::from(VIRTUAL_DRAWS) / 2.0
}

/// Lists the players that games connect with one of them, in their order.
fn connected(table: &CrossTable, player: usize) -> Vec<usize> {
    let mut found = vec![player];
    let mut at = 0;
    while let Some(&one) = found.get(at) {
        let others = 0..table.players();
        let met = others.filter(|&other| other != one && table.score(one, other).games > 0);
        let new: Vec<usize> = met.filter(|other| !found.contains(other)).collect();
        found.extend(new);
        at += 1;
    }
    found.sort_unstable();
    found
}

/// Fits the logarithms of strengths to the points of each player, the row, against each other, the column.
/// Each has some against somebody, and all are connected.
fn fit(points: &Matrix) -> Vec<f64> {
    let size = points.len();
    let mut strengths = vec![1.0_f64; size];
    for _ in 0..ROUNDS {
        let mut longest = 0.0_f64;
        for player in 0..size {
            let won: f64 = points[player].iter().sum();
            let others = 0..size;
            let expected: f64 = others
                .map(|other| {
                    let games = points[player][other] + points[other][player];
                    games / (strengths[player] + strengths[other])
                })
                .sum();
            // A player alone has no games.
            if expected > 0.0 {
                let before = core::mem::replace(&mut strengths[player], won / expected);
                longest = longest.max((strengths[player] / before).ln().abs());
            }
        }
        if longest < STEP {
            break;
        }
    }
    strengths.into_iter().map(f64::ln).collect()
}

/// Returns the covariance of fitted strengths, taking that of the anchor for certain.
fn covariance(points: &Matrix, fitted: &[f64], anchor: usize) -> Option<Matrix> {
    let size = points.len();
    let information = |player: usize, other: usize| {
        let games = points[player][other] + points[other][player];
        let expected = 1.0 / (1.0 + (fitted[other] - fitted[player]).exp());
        games * expected * (1.0 - expected)
    };
    let free: Vec<usize> = (0..size).filter(|&player| player != anchor).collect();
    let of_free = free.iter().map(|&player| {
        let entry = |&other: &usize| {
            if player == other {
                (0..size).map(|any| information(player, any)).sum()
            } else {
                -information(player, other)
            }
        };
        free.iter().map(entry).collect()
    });
    Some(spread(&inverse(of_free.collect())?, &free, size))
}

/// Puts a matrix of some players into one of all, which is 0 elsewhere.
fn spread(matrix: &Matrix, players: &[usize], size: usize) -> Matrix {
    let mut spread = vec![vec![0.0; size]; size];
    for (values, &player) in matrix.iter().zip(players) {
        for (value, &other) in values.iter().zip(players) {
            spread[player][other] = *value;
        }
    }
    spread
}

#[cfg(test)]
mod tests;
