//! Ways to make a number from three dice.

use core::fmt;

use crate::Number;

/// One of the four operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operation {
    /// `+`
    Add,
    /// `−`
    Subtract,
    /// `×`
    Multiply,
    /// `÷`
    Divide,
}

impl Operation {
    /// All operations.
    pub const ALL: [Self; 4] = [Self::Add, Self::Subtract, Self::Multiply, Self::Divide];

    /// Returns the sign.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::Add => '+',
            Self::Subtract => '−',
            Self::Multiply => '×',
            Self::Divide => '÷',
        }
    }

    /// Returns the result if it is a whole number above 0. Neither a die nor what
    /// two dice make is too great for it.
    const fn apply(self, a: u8, b: u8) -> Option<u8> {
        match self {
            Self::Add => Some(a + b),
            Self::Subtract if a > b => Some(a - b),
            Self::Multiply => Some(a * b),
            Self::Divide if a.is_multiple_of(b) => Some(a / b),
            Self::Subtract | Self::Divide => None,
        }
    }

    /// Returns whether it goes before addition and subtraction.
    const fn binds(self) -> bool {
        matches!(self, Self::Multiply | Self::Divide)
    }
}

/// Which of the two operations is carried out first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum First {
    /// `(a · b) · c`
    Left,
    /// `a · (b · c)`
    Right,
}

/// A way to make a number from three dice, each used exactly once: `17 = 3 × 4 + 5`.
///
/// What is made on the way is a whole number above 0 too. That loses nothing: with fractions, zero and
/// negative numbers three dice make no other numbers from 1 to 36.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Expression {
    value: u8,
    dice: [u8; 3],
    operations: [Operation; 2],
    first: First,
}

/// The orders of three dice.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

impl Expression {
    /// How many expressions there are for three dice, some of them without a value.
    pub(crate) const COUNT: u8 = 192;

    /// Returns the expression at this place among all those with the dice `dice`, if it has a value.
    pub(crate) const fn nth(dice: [u8; 3], index: u8) -> Option<Self> {
        let order = ORDERS[index as usize % 6];
        let signs = index as usize / 6;
        let [a, b, c] = [dice[order[0]], dice[order[1]], dice[order[2]]];
        let [left, right] = [Operation::ALL[signs % 4], Operation::ALL[signs / 4 % 4]];
        let (first, value) = if signs / 16 == 0 {
            let value = match left.apply(a, b) {
                Some(both) => right.apply(both, c),
                None => None,
            };
            (First::Left, value)
        } else {
            let value = match right.apply(b, c) {
                Some(both) => left.apply(a, both),
                None => None,
            };
            (First::Right, value)
        };
        match value {
            Some(value) => Some(Self {
                value,
                dice: [a, b, c],
                operations: [left, right],
                first,
            }),
            None => None,
        }
    }

    /// Returns how hard it is to read: brackets weigh most, then divisions, then subtractions.
    pub(crate) const fn effort(self) -> u8 {
        let mut effort = if self.has_brackets() { 8 } else { 0 };
        let mut at = 0;
        while at < 2 {
            effort += match self.operations[at] {
                Operation::Add | Operation::Multiply => 0,
                Operation::Subtract => 1,
                Operation::Divide => 3,
            };
            at += 1;
        }
        effort
    }

    /// Returns whether it would have another value without brackets.
    const fn has_brackets(self) -> bool {
        let [left, right] = self.operations;
        match self.first {
            First::Left => !left.binds() && right.binds(),
            First::Right => left.binds() || !right.binds(),
        }
    }

    /// Returns the value, which may be above 36.
    pub(crate) const fn value(self) -> u8 {
        self.value
    }

    /// Returns the number that is made.
    ///
    /// # Panics
    ///
    /// Never: what [`Roll::expression`](crate::Roll::expression) returns makes a number.
    #[must_use]
    pub const fn number(self) -> Number {
        Number::new(self.value).expect("only expressions for numbers are given out")
    }

    /// Returns the dice in the order in which they are written.
    #[must_use]
    pub const fn dice(self) -> [u8; 3] {
        self.dice
    }

    /// Returns the operations from left to right.
    #[must_use]
    pub const fn operations(self) -> [Operation; 2] {
        self.operations
    }
}

/// Writes `17 = 3 × 4 + 5`.
impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.dice;
        let [left, right] = self.operations.map(Operation::sign);
        write!(f, "{} = ", self.value)?;
        match (self.has_brackets(), self.first) {
            (false, _) => write!(f, "{a} {left} {b} {right} {c}"),
            (true, First::Left) => write!(f, "({a} {left} {b}) {right} {c}"),
            (true, First::Right) => write!(f, "{a} {left} ({b} {right} {c})"),
        }
    }
}

/// Writes `17 = 3 × 4 + 5`.
impl fmt::Debug for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
