//! Operators, comparison and hashing, all on whole words.

use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use super::NodeSetOf;

macro_rules! operator {
    ($what:literal, $op:ident::$method:ident, $assign:ident::$assign_method:ident, $word:expr) => {
        #[doc = $what]
        impl<const W: usize> $op for NodeSetOf<W> {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                $assign::$assign_method(&mut self, other);
                self
            }
        }

        #[doc = $what]
        impl<const W: usize> $assign for NodeSetOf<W> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                let word: fn(u64, u64) -> u64 = $word;
                for (a, b) in self.0.iter_mut().zip(other.0) {
                    *a = word(*a, b);
                }
            }
        }
    };
}

operator!(
    "The intersection.",
    BitAnd::bitand,
    BitAndAssign::bitand_assign,
    |a, b| a & b
);
operator!(
    "The union.",
    BitOr::bitor,
    BitOrAssign::bitor_assign,
    |a, b| a | b
);
operator!(
    "The symmetric difference.",
    BitXor::bitxor,
    BitXorAssign::bitxor_assign,
    |a, b| a ^ b
);
operator!(
    "The difference.",
    Sub::sub,
    SubAssign::sub_assign,
    |a, b| a & !b
);

/// The complement within all 64·`W` nodes; intersect it with [`Board::all`](crate::Board::all) to
/// get only nodes that are on the board.
impl<const W: usize> Not for NodeSetOf<W> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::from_words(self.words().map(|word| !word))
    }
}

impl<const W: usize> Default for NodeSetOf<W> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> PartialEq for NodeSetOf<W> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<const W: usize> Eq for NodeSetOf<W> {}

impl<const W: usize> PartialOrd for NodeSetOf<W> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const W: usize> Ord for NodeSetOf<W> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl<const W: usize> Hash for NodeSetOf<W> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        for word in self.0 {
            state.write_u64(word);
        }
    }
}
