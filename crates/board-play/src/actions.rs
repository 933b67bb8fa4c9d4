//! Moves as numbers, for programs that learn.

use crate::{Position, Symmetric};

/// A game whose moves are numbered, without gaps and without regard to the position: what a learner
/// needs, whose policy is a row of numbers, one for each action.
///
/// An *action* is the number of a move that a seat makes; chance moves have numbers of their own,
/// *chance actions*. Numbers depend on the options alone, so that those of the start of a game
/// are those of all its positions, and they tell nothing that is hidden. Where they are in each game is
/// told in `docs/encodings.md`.
///
/// # Contract
///
/// * Each action below [`action_count`](Self::action_count) is the number of one move, and each move
///   that a seat can ever make under these options has an action; the same for chance actions.
/// * No move has both.
/// * [`write_mask`](Self::write_mask) sets the bits of the legal moves, and no others.
///
/// # Examples
///
/// A policy that knows nothing: the legal action with the greatest number.
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::{Actions, Position, mask_words};
///
/// let mut position = Nim::new(&"stones=5".parse()?);
/// let mut mask = vec![0; mask_words(position.action_count())];
/// let mut taken = Vec::new();
/// while !position.is_over() {
///     position.write_mask(&mut mask);
///     let action = (0..position.action_count()).rev().find(|action| mask[action / 64] >> (action % 64) & 1 != 0);
///     let m = action.and_then(|action| position.move_of(action)).expect("a legal move");
///     position.play(m)?;
///     taken.push(m.to_string());
/// }
/// assert_eq!(taken, ["3", "2"]);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub trait Actions: Position {
    /// Returns how many actions there are under the options of this position.
    #[must_use]
    fn action_count(&self) -> usize;

    /// Returns the action of a move that a seat makes; none for a chance move, and for one that is
    /// never legal under these options.
    #[must_use]
    fn action(&self, m: Self::Move) -> Option<usize>;

    /// Returns the move of an action; none from [`action_count`](Self::action_count) on.
    #[must_use]
    fn move_of(&self, action: usize) -> Option<Self::Move>;

    /// Writes which actions are legal now: action `a` is bit `a % 64` of word `a / 64`, and the bits
    /// beyond the last action are 0. If chance is to decide, or the game is over, none is.
    ///
    /// Nothing is allocated. [`mask_bytes`] makes bytes of the bits.
    ///
    /// # Panics
    ///
    /// If there are not [`mask_words`] words.
    fn write_mask(&self, mask: &mut [u64]) {
        let mut mask = ActionMask::new(mask, self.action_count());
        for m in self.moves() {
            if let Some(action) = self.action(m) {
                mask.insert(action);
            }
        }
    }

    /// Returns how many chance actions there are; 0 if nothing is left to chance.
    #[must_use]
    fn chance_action_count(&self) -> usize {
        0
    }

    /// Returns the chance action of a chance move; none for a move that a seat makes, and for one that
    /// chance never makes under these options.
    #[must_use]
    fn chance_action(&self, m: Self::Move) -> Option<usize> {
        let _ = m;
        None
    }

    /// Returns the move of a chance action; none from
    /// [`chance_action_count`](Self::chance_action_count) on.
    #[must_use]
    fn chance_move(&self, action: usize) -> Option<Self::Move> {
        let _ = action;
        None
    }

    /// Returns the action of the image of a legal move under symmetry number `symmetry`.
    ///
    /// # Panics
    ///
    /// If `symmetry` is not below [`Symmetric::symmetries`].
    #[must_use]
    fn transform_action(&self, action: usize, symmetry: usize) -> Option<usize>
    where
        Self: Symmetric,
    {
        let m = self.move_of(action)?;
        self.action(self.transform_move(m, symmetry))
    }
}

/// Returns how many words a mask of so many actions has.
#[must_use]
pub const fn mask_words(actions: usize) -> usize {
    actions.div_ceil(64)
}

/// Writes a mask as bytes: 1 for a legal action, 0 for another.
///
/// # Panics
///
/// If there are not [`mask_words`] words for as many actions as there are bytes.
pub fn mask_bytes(mask: &[u64], bytes: &mut [u8]) {
    check_length("words", mask.len(), mask_words(bytes.len()));
    for (bytes, &word) in bytes.chunks_mut(64).zip(mask) {
        for (byte, bit) in bytes.iter_mut().zip(0..) {
            *byte = (word >> bit & 1) as u8;
        }
    }
}

/// A caller's mask while it is written; games use it for [`Actions::write_mask`].
#[derive(Debug)]
pub struct ActionMask<'a> {
    words: &'a mut [u64],
    actions: usize,
}

impl<'a> ActionMask<'a> {
    /// Begins with no action.
    ///
    /// # Panics
    ///
    /// If there are not [`mask_words`] words.
    #[must_use]
    #[inline]
    pub fn new(words: &'a mut [u64], actions: usize) -> Self {
        check_length("words", words.len(), mask_words(actions));
        words.fill(0);
        Self { words, actions }
    }

    /// Adds an action.
    ///
    /// # Panics
    ///
    /// If there are not so many actions.
    #[inline]
    pub fn insert(&mut self, action: usize) {
        assert!(action < self.actions, "there are not so many actions");
        self.words[action / 64] |= 1 << (action % 64);
    }

    /// Adds `count` actions from `first` on.
    ///
    /// # Panics
    ///
    /// If there are not so many actions.
    pub fn insert_range(&mut self, first: usize, count: usize) {
        let mut at = first;
        let end = first + count;
        assert!(end <= self.actions, "there are not so many actions");
        while at < end {
            let bits = (64 - at % 64).min(end - at);
            self.insert_word(at, u64::MAX >> (64 - bits));
            at += bits;
        }
    }

    /// Adds the actions `first + n` for each bit `n` of a word.
    ///
    /// # Panics
    ///
    /// It may panic if there are not so many actions; if it does not, the mask is meaningless.
    #[inline]
    pub fn insert_word(&mut self, first: usize, word: u64) {
        let (at, shift) = (first / 64, first % 64);
        if word != 0 {
            self.words[at] |= word << shift;
        }
        if shift > 0 && word >> (64 - shift) != 0 {
            self.words[at + 1] |= word >> (64 - shift);
        }
    }
}

/// Checks the length of a caller's buffer.
#[inline]
pub(crate) fn check_length(of: &str, found: usize, wanted: usize) {
    assert!(
        found == wanted,
        "the buffer has {found} {of}, must have {wanted}"
    );
}
