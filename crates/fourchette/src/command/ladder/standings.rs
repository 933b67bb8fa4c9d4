//! Who is how strong, the best first.

use fourchette::Score;

use super::cross_table::CrossTable;
use super::ratings::{Difference, Ratings};

/// What is known of a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    /// Who it is, by number.
    pub(super) player: usize,
    /// How much better than the anchor; none if no chain of games leads there.
    pub(super) rating: Option<Difference>,
    /// How much better than the next one, if that is known.
    pub(super) above_next: Option<Difference>,
    /// What came of all games.
    pub(super) score: Score,
}

/// Ranks the players of a table; those without a rating come last.
pub(super) fn standings(table: &CrossTable, anchor: usize) -> Vec<Standing> {
    let ratings = Ratings::of(table, anchor);
    let elo = |player: usize| ratings.elo(player).unwrap_or(f64::NEG_INFINITY);
    let mut order: Vec<usize> = (0..table.players()).collect();
    order.sort_by(|&one, &other| elo(other).total_cmp(&elo(one)));
    let standing = |(at, &player): (usize, &usize)| Standing {
        player,
        rating: ratings.difference(player, anchor),
        above_next: order
            .get(at + 1)
            .and_then(|&next| ratings.difference(player, next)),
        score: table.score_of(player),
    };
    order.iter().enumerate().map(standing).collect()
}
