//! Marks on the nodes of a board: the last move, the winning nodes, and areas.

/// One of four tints for parts of a board, such as start areas, goals and zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Area {
    /// The first tint; for an area that belongs to the first colour.
    First,
    /// The second tint; for an area that belongs to the second colour.
    Second,
    /// The third tint; for an area that belongs to nobody.
    Third,
    /// The fourth tint.
    Fourth,
}

impl Area {
    /// All tints.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Fourth];

    /// Returns the character before the name of a vacant node of the area in text.
    #[must_use]
    pub const fn glyph(self) -> char {
        match self {
            Self::First => '+',
            Self::Second => '=',
            Self::Third => ':',
            Self::Fourth => '%',
        }
    }
}

/// What is shown about a node in addition to its stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Mark {
    /// The last move put or moved a stone here.
    Last,
    /// The last move took a stone away from here.
    Captured,
    /// The node belongs to the chain, line or figure that won.
    Winning,
    /// The node belongs to an area.
    Area(Area),
}
