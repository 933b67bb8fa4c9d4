//! Which positions have stood in a game.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// The keys of the positions that have stood in a game, each as often as it stood.
///
/// A [`Record`](crate::Record) keeps one, and so may whoever plays a game without a record. Cost: constant
/// time for each position that is seen, forgotten or asked for, however long the game is.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::{Past, Position};
///
/// let mut position = Nim::start();
/// let mut past = Past::default();
/// past.see(position.key());
/// assert!(past.contains(position.key()));
/// position.play("3".parse()?)?;
/// assert!(!past.contains(position.key()));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Past {
    times: HashMap<u64, usize>,
}

impl Past {
    /// Makes one of which nothing is known.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes that a position with this [key](crate::Position::key) stands on the board.
    pub fn see(&mut self, key: u64) {
        *self.times.entry(key).or_default() += 1;
    }

    /// Takes back that a position stood; one that is not known is ignored.
    pub fn forget(&mut self, key: u64) {
        if let Entry::Occupied(mut known) = self.times.entry(key) {
            *known.get_mut() -= 1;
            if *known.get() == 0 {
                known.remove();
            }
        }
    }

    /// Returns whether a position with this key has stood.
    #[must_use]
    pub fn contains(&self, key: u64) -> bool {
        self.times.contains_key(&key)
    }
}

/// Collects keys.
impl FromIterator<u64> for Past {
    fn from_iter<I: IntoIterator<Item = u64>>(keys: I) -> Self {
        let mut past = Self::new();
        for key in keys {
            past.see(key);
        }
        past
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_known_until_it_has_been_forgotten_as_often_as_it_was_seen() {
        let mut past = Past::from_iter([7, 8, 7]);
        past.forget(7);
        assert!(past.contains(7));
        past.forget(7);
        assert!(!past.contains(7));
        // There is nothing left to forget.
        past.forget(7);
        assert_eq!(past, Past::from_iter([8]));
    }
}
