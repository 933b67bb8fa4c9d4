//! What would complete a line of five.

use crate::squares::Squares;
use crate::wall::{SIDE, columns};

/// What would complete a line of five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Completions {
    /// The squares that would do so alone.
    single: Squares,
    /// The left squares of two beside each other that would do so together.
    beside: Squares,
    /// The lower squares of two above each other that would do so together.
    above: Squares,
}

impl Completions {
    /// Finds what would complete a line of five of these squares.
    ///
    /// No line is higher than five rows, so each lies in the lower seven rows or in the upper seven, and
    /// seven rows fit into one word.
    #[inline]
    pub(crate) fn of(squares: Squares) -> Self {
        let [lower, upper] = squares.seven_rows();
        let (lower, upper) = (Missing::of(lower), Missing::of(upper));
        Self {
            single: Squares::of_seven_rows([lower.single, upper.single]),
            beside: Squares::of_seven_rows([lower.beside, upper.beside]),
            above: Squares::of_seven_rows([lower.above, upper.above]),
        }
    }

    /// Returns those of the left squares of lying blocks with which a block would complete a line.
    #[inline]
    pub(crate) fn lying(self, left: Squares) -> Squares {
        left & (self.single | self.single.left(1) | self.beside)
    }

    /// Returns those of the lower squares of standing blocks with which a block would complete a line.
    #[inline]
    pub(crate) fn standing(self, lower: Squares) -> Squares {
        lower & (self.single | self.single.down(1) | self.above)
    }
}

/// The same within seven rows, each set in a word.
struct Missing {
    single: u64,
    beside: u64,
    above: u64,
}

/// The squares at which a line of five to the right begins, and those for one to the left.
const TO_THE_RIGHT: u64 = columns(0, SIDE - 5).words()[0];
const TO_THE_LEFT: u64 = columns(4, SIDE - 1).words()[0];

/// The squares at which a line of five to a higher row begins.
const UPWARDS: u64 = (1 << (3 * SIDE)) - 1;

impl Missing {
    #[inline]
    const fn of(rows: u64) -> Self {
        let (across, beside) = missing(rows, 1, TO_THE_RIGHT);
        let (up, above) = missing(rows, SIDE, UPWARDS);
        let (up_right, _) = missing(rows, SIDE + 1, UPWARDS & TO_THE_RIGHT);
        let (up_left, _) = missing(rows, SIDE - 1, UPWARDS & TO_THE_LEFT);
        Self {
            single: across | up | up_right | up_left,
            beside,
            above,
        }
    }
}

/// Returns the squares that would complete a line of five in one direction, which begins at one of the
/// `starts`: those that would do so alone, and the first ones of two neighbours that would do so together,
/// if no more than these two are missing.
#[inline]
const fn missing(rows: u64, step: usize, starts: u64) -> (u64, u64) {
    let first = rows & starts;
    let second = rows >> step & starts;
    let third = rows >> (2 * step) & starts;
    let fourth = rows >> (3 * step) & starts;
    let fifth = rows >> (4 * step) & starts;
    let (begin, end) = (first & second, fourth & fifth);
    let single = (second & third & end)
        | (first & third & end) << step
        | (begin & end) << (2 * step)
        | (begin & third & fifth) << (3 * step)
        | (begin & third & fourth) << (4 * step);
    let pair = (third & end)
        | (first & end) << step
        | (begin & fifth) << (2 * step)
        | (begin & third) << (3 * step);
    (single, pair)
}

#[cfg(test)]
mod tests {
    use board_graph::{Node, NodeSet};
    use board_play::testkit::SplitMix;
    use rand_core::Rng as _;

    use super::*;
    use crate::Orientation;
    use crate::outcome::has_five;

    /// Each place of a block is looked at alone, on walls that are covered here and there, with holes too,
    /// and of which no square stands in a line of five yet.
    #[test]
    fn blocks_that_complete_a_line_are_those_after_which_there_is_one() {
        let mut rng = SplitMix::new(3);
        let mut found = 0;
        for round in 0..3000 {
            let mut own = NodeSet::EMPTY;
            for index in 0..SIDE * SIDE {
                let with = own | NodeSet::from_iter([Node::new(index)]);
                if rng.next_u32() % 8 < 3 + round % 4 && !has_five(with) {
                    own = with;
                }
            }
            let completions = Completions::of(Squares::of(own));
            for (orientation, step) in [(Orientation::Lying, 1), (Orientation::Standing, SIDE)] {
                for corner in orientation.corners() {
                    let both = [corner, Node::new(corner.index() + step)];
                    let set = Squares::of(NodeSet::from_iter([corner]));
                    let completing = match orientation {
                        Orientation::Lying => completions.lying(set),
                        Orientation::Standing => completions.standing(set),
                    };
                    if both.iter().any(|square| own.contains(*square)) {
                        continue;
                    }
                    let has_line = has_five(own | NodeSet::from_iter(both));
                    assert_eq!(!completing.is_empty(), has_line, "{own:?} {both:?}");
                    found += usize::from(has_line);
                }
            }
        }
        assert!(found > 1000, "{found}");
    }
}
