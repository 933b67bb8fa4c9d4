//! What came of a number of games, as JSON.

use fourchette::Tally;
use serde::Serialize;

/// What came of games that no repetition ends.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TallyJson {
    games: u64,
    wins: [u64; 2],
    draws: u64,
    too_long: u64,
    plies: u64,
}

impl From<Tally> for TallyJson {
    fn from(tally: Tally) -> Self {
        Self {
            games: tally.games,
            wins: tally.wins,
            draws: tally.draws,
            too_long: tally.too_long,
            plies: tally.plies,
        }
    }
}
