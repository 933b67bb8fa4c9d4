//! What the fuzz targets share: fuzz input as the choice of a game, of rule options and of moves.
//!
//! Each target holds one invariant and dispatches over all games: the first byte of the input picks
//! the game, and what follows is a text, or one byte a decision.

use board_play::Position;
use fourchette::{GameVisitor, NAMES, visit};

/// The most moves that one input plays.
const PLIES: usize = 400;

/// Runs `visitor` for the game that the first byte of `data` picks.
pub fn dispatch<'a, V: GameVisitor>(data: &'a [u8], make: impl FnOnce(&'a [u8]) -> V) {
    let Some((&pick, rest)) = data.split_first() else {
        return;
    };
    let name = NAMES[usize::from(pick) % NAMES.len()];
    visit(name, make(rest)).expect("the name comes from the list");
}

/// Splits input into rule options, written as text up to the first line feed, and decisions.
/// Text that is no options stands for the default.
#[must_use]
pub fn start<P: Position>(data: &[u8]) -> (P, &[u8]) {
    let end = data.iter().position(|&byte| byte == b'\n');
    let (text, decisions) = end.map_or((&[][..], data), |end| (&data[..end], &data[end + 1..]));
    let options = str::from_utf8(text)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or_default();
    (P::new(&options), decisions)
}

/// Plays one legal move a decision, and shows each position before its move to `look`.
pub fn play<P: Position>(start: P, decisions: &[u8], mut look: impl FnMut(&P, P::Move)) -> P {
    let mut position = start;
    for &decision in decisions.iter().take(PLIES) {
        let count = position.move_count();
        if count == 0 {
            break;
        }
        // Decisions are spread over long lists as well as short ones.
        let n = usize::from(decision) * count / 256;
        let m = position.nth_move(n).expect("n is below the count");
        look(&position, m);
        position.play_unchecked(m);
    }
    position
}
