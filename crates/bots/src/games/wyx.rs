//! Wyx: which seat has fewer pawns left to lay, and which holds more strongholds.

use board_play::Seat;
use wyx::Wyx;

use super::chance;
use crate::Playable;

impl Playable for Wyx {
    const PLAYOUT_PLIES: usize = 12;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let ahead = f64::from(self.unlaid(!seat)) - f64::from(self.unlaid(seat));
        // Pawns on strongholds do not come back where enemies may not land.
        let held = |seat| {
            let strongholds = self.strongholds();
            let held = strongholds
                .iter()
                .filter(|(square, _)| self.pawns(seat).contains(*square));
            held.map(|(_, value)| f64::from(value)).sum::<f64>()
        };
        let choices = |seat| super::number(self.playable(seat).len());
        let safety = held(seat) - held(!seat);
        let mobility = choices(seat) - choices(!seat);
        Some(chance(0.25 * ahead + 0.1 * safety + 0.05 * mobility))
    }
}
