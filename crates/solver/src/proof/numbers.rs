//! Proof and disproof numbers, and how those of a position follow from those of the next ones.

/// How many bits a number has in the data of the table.
const BITS: u32 = 28;

/// The number of what cannot be.
const INFINITE: u32 = (1 << BITS) - 1;

/// How many positions must at least be looked into to prove that the seat wins, and that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    /// Thresholds that only a decided position reaches.
    pub(super) const UNLIMITED: Self = Self {
        proof: INFINITE,
        disproof: INFINITE,
    };

    pub(super) const fn decided(wins: bool) -> Self {
        let (proof, disproof) = if wins { (0, INFINITE) } else { (INFINITE, 0) };
        Self { proof, disproof }
    }

    /// Returns the numbers of a position that has not been looked into: one move is enough for one of them,
    /// all moves are needed for the other.
    pub(super) fn first(node: Node, moves: usize) -> Self {
        let moves = u32::try_from(moves).unwrap_or(INFINITE).min(INFINITE - 1);
        let (proof, disproof) = match node {
            Node::Or => (1, moves),
            Node::And => (moves, 1),
        };
        Self { proof, disproof }
    }

    pub(super) const fn is_proved(self) -> bool {
        self.proof == 0
    }

    pub(super) const fn is_disproved(self) -> bool {
        self.disproof == 0
    }

    pub(super) const fn is_known(self) -> bool {
        self.is_proved() || self.is_disproved()
    }

    pub(super) const fn reaches(self, threshold: Self) -> bool {
        self.proof >= threshold.proof || self.disproof >= threshold.disproof
    }

    /// Returns the data that the table keeps. It is never 0, since the numbers are never both 0.
    pub(super) const fn to_data(self, work: u64) -> u64 {
        (self.proof as u64) << (8 + BITS) | (self.disproof as u64) << 8 | work
    }

    #[expect(clippy::cast_possible_truncation, reason = "numbers have 28 bits")]
    pub(super) const fn of_data(data: u64) -> Self {
        Self {
            proof: (data >> (8 + BITS)) as u32,
            disproof: (data >> 8) as u32 & INFINITE,
        }
    }

    /// Returns the numbers as the seat that decides sees them: that of its own goal first.
    const fn seen_by(self, node: Node) -> [u32; 2] {
        match node {
            Node::Or => [self.proof, self.disproof],
            Node::And => [self.disproof, self.proof],
        }
    }

    const fn as_seen_by(node: Node, [own, other]: [u32; 2]) -> Self {
        let (proof, disproof) = match node {
            Node::Or => (own, other),
            Node::And => (other, own),
        };
        Self { proof, disproof }
    }
}

/// Whose decision a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// That of the seat that is to win: one move is enough.
    Or,
    /// That of the other seat, or of chance: all moves must win.
    And,
}

/// The numbers of a position, and where to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) numbers: Numbers,
    /// The next position that is nearest to what the one who decides wants.
    pub(super) best: usize,
    /// How near the second nearest is.
    second: u32,
    /// The sum of the other numbers, which is not bounded.
    sum: u64,
}

impl Node {
    /// Returns whether a next position decides this one.
    pub(super) const fn is_decided_by(self, child: Numbers) -> bool {
        match self {
            Self::Or => child.is_proved(),
            Self::And => child.is_disproved(),
        }
    }

    /// Chooses among the next positions, of which there is at least one.
    pub(super) fn choose(self, children: impl Iterator<Item = Numbers>) -> Choice {
        let (mut best, mut least, mut second, mut sum) = (0, INFINITE, INFINITE, 0);
        let mut is_impossible = false;
        for (place, child) in children.enumerate() {
            let [own, other] = child.seen_by(self);
            is_impossible |= other == INFINITE;
            sum += u64::from(other);
            if own < least {
                (best, second, least) = (place, least, own);
            } else if own < second {
                second = own;
            }
        }
        let total = u32::try_from(sum).unwrap_or(INFINITE).min(INFINITE - 1);
        let other = if is_impossible { INFINITE } else { total };
        Choice {
            numbers: Numbers::as_seen_by(self, [least, other]),
            best,
            second,
            sum,
        }
    }

    /// Returns the thresholds for the best of the next positions: it is searched until it is clearly worse
    /// than the second best, or this position reaches its own threshold. They are always beyond its numbers.
    pub(super) fn threshold(self, choice: &Choice, best: Numbers, threshold: Numbers) -> Numbers {
        let [own_limit, other_limit] = threshold.seen_by(self);
        let [own, other] = best.seen_by(self);
        let patience = choice
            .second
            .saturating_add(choice.second / 4)
            .saturating_add(1);
        let own_limit = own_limit.min(patience).max(own + 1).min(INFINITE);
        let others = choice.sum - u64::from(other);
        let other_limit = if other_limit == INFINITE {
            INFINITE
        } else {
            let left = u64::from(other_limit).saturating_sub(others);
            u32::try_from(left)
                .unwrap_or(INFINITE)
                .max(other + 1)
                .min(INFINITE)
        };
        Numbers::as_seen_by(self, [own_limit, other_limit])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WON: Numbers = Numbers::decided(true);
    const LOST: Numbers = Numbers::decided(false);

    fn numbers(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof, disproof }
    }

    #[test]
    fn data_keep_numbers() {
        for numbers in [WON, LOST, numbers(1, 1), numbers(7, INFINITE - 1)] {
            assert_eq!(Numbers::of_data(numbers.to_data(0xFF)), numbers);
            assert_ne!(numbers.to_data(0), 0);
        }
    }

    #[test]
    fn one_win_is_enough_for_the_seat_and_one_other_end_for_the_rest() {
        let of = |node: Node, children: &[Numbers]| node.choose(children.iter().copied()).numbers;
        let open = numbers(3, 5);
        assert_eq!(of(Node::Or, &[LOST, open, WON]), WON);
        assert_eq!(of(Node::Or, &[LOST, LOST]), LOST);
        assert_eq!(of(Node::And, &[WON, open, LOST]), LOST);
        assert_eq!(of(Node::And, &[WON, WON]), WON);
        assert_eq!(of(Node::Or, &[open, numbers(2, 7), LOST]), numbers(2, 12));
        assert_eq!(of(Node::And, &[open, numbers(2, 7), WON]), numbers(5, 5));
    }

    #[test]
    fn sums_that_are_too_great_prove_nothing() {
        let great = numbers(INFINITE - 1, INFINITE - 1);
        for node in [Node::Or, Node::And] {
            let numbers = node.choose([great, great].into_iter()).numbers;
            assert!(!numbers.is_known());
            assert!(!numbers.reaches(Numbers::UNLIMITED));
        }
    }
}
