//! The moves that can be chosen, by the places that one points at.

use core::iter::Map;
use core::slice;
use std::vec;

use crate::Ends;

/// The legal moves of a position by where they begin and end, for a program in which moves are chosen by
/// pointing: first at a piece or a place, then at where it goes.
///
/// # Examples
///
/// ```
/// use board_draw::{Choices, Ends};
///
/// let choices = Choices::new([(Ends::new("a1", "b1"), "a1-b1"), (Ends::default(), "pass")]);
/// assert_eq!(choices.sources(), ["a1"]);
/// assert_eq!(choices.destinations("a1").collect::<Vec<_>>(), [("b1", &"a1-b1")]);
/// assert_eq!(choices.elsewhere().collect::<Vec<_>>(), [&"pass"]);
/// for (ends, m) in &choices {
///     assert_eq!(ends.first().is_none(), *m == "pass");
/// }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices<M> {
    choices: Vec<(Ends, M)>,
}

impl<M> Choices<M> {
    /// Makes choices of moves with their ends.
    #[must_use]
    pub fn new(choices: impl IntoIterator<Item = (Ends, M)>) -> Self {
        Self {
            choices: choices.into_iter().collect(),
        }
    }

    /// Lists the moves with their ends, in the order of the moves.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&Ends, &M)> {
        self.into_iter()
    }

    /// Lists the places with which a move begins, each once, sorted: pieces that can go and, where
    /// something comes from off the board, the places that it can come to.
    #[must_use]
    pub fn sources(&self) -> Vec<&str> {
        let mut sources: Vec<&str> = self.iter().filter_map(|(ends, _)| ends.first()).collect();
        sources.sort_unstable();
        sources.dedup();
        sources
    }

    /// Lists where a chosen source can go, with the moves. A move of one place has that place as its
    /// destination. A place comes more than once if several moves lead there, such as captures by
    /// different ways: then somebody has to say which.
    pub fn destinations(&self, source: &str) -> impl Iterator<Item = (&str, &M)> {
        let begun = self
            .iter()
            .filter(move |(ends, _)| ends.first() == Some(source));
        begun.filter_map(|(ends, m)| Some((ends.last()?, m)))
    }

    /// Lists the moves that no place stands for, such as a pass: for buttons.
    pub fn elsewhere(&self) -> impl Iterator<Item = &M> {
        let without = self.iter().filter(|(ends, _)| ends.first().is_none());
        without.map(|(_, m)| m)
    }

    /// Returns the choices with other values in place of the moves, such as their texts.
    #[must_use]
    pub fn map<N>(self, change: impl Fn(M) -> N) -> Choices<N> {
        Choices::new(self.into_iter().map(|(ends, m)| (ends, change(m))))
    }
}

/// Lists the moves with their ends, in the order of the moves.
impl<'a, M> IntoIterator for &'a Choices<M> {
    type Item = (&'a Ends, &'a M);
    type IntoIter = Map<slice::Iter<'a, (Ends, M)>, fn(&'a (Ends, M)) -> Self::Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.choices.iter().map(|(ends, m)| (ends, m))
    }
}

/// Lists the moves with their ends, in the order of the moves.
impl<M> IntoIterator for Choices<M> {
    type Item = (Ends, M);
    type IntoIter = vec::IntoIter<(Ends, M)>;

    fn into_iter(self) -> Self::IntoIter {
        self.choices.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_listed_in_the_order_of_the_moves() {
        let moves = [(Ends::new("a1", "b1"), 2), (Ends::default(), 1)];
        let choices = Choices::new(moves.clone());
        let mut listed = Vec::new();
        for (ends, &m) in &choices {
            listed.push((ends.clone(), m));
        }
        assert_eq!(listed, moves);
        assert_eq!(choices.into_iter().collect::<Vec<_>>(), moves);
    }
}
