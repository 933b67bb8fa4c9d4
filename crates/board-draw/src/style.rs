//! What the parts of a drawing mean; how they look is decided in one place per medium.

/// What a character of a [`Canvas`](crate::Canvas) means, not its colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Style {
    /// Ordinary text.
    #[default]
    Plain,
    /// What should stay in the background: names, lines, vacant places.
    Faint,
    /// Pieces of the first colour, usually Black.
    First,
    /// Pieces of the second colour, usually White.
    Second,
    /// Pieces of a third colour, usually Red.
    Third,
    /// Of the last move.
    Last,
    /// Of the chain, line or figure that won.
    Winning,
    /// Start areas, goals and zones.
    Area,
    /// Headings.
    Title,
}

impl Style {
    /// The parameters of the terminal's "select graphic rendition"; empty for plain text.
    ///
    /// The colours are of middle brightness, so that they show on light and on dark terminals.
    pub(super) const fn sgr(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Faint => "2",
            Self::First => "1;38;5;33",
            Self::Second => "1;38;5;172",
            Self::Third => "1;38;5;161",
            Self::Last => "1;38;5;133",
            Self::Winning => "1;38;5;35",
            Self::Area => "38;5;37",
            Self::Title => "1",
        }
    }
}

/// The appearance of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stone {
    /// A black stone.
    Black,
    /// A white stone.
    White,
    /// A red stone.
    Red,
}

impl Stone {
    /// All appearances.
    pub const ALL: [Self; 3] = [Self::Black, Self::White, Self::Red];

    /// Names the colour: `Black`, `White`, `Red`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "Black",
            Self::White => "White",
            Self::Red => "Red",
        }
    }

    /// Gives the character that stands for the stone in text: `●`, `○`, `▲`.
    ///
    /// All three are in every font that covers the old DOS character set.
    #[must_use]
    pub const fn glyph(self) -> char {
        match self {
            Self::Black => '●',
            Self::White => '○',
            Self::Red => '▲',
        }
    }

    /// Gives the style of the stone on a [`Canvas`](crate::Canvas).
    #[must_use]
    pub const fn style(self) -> Style {
        match self {
            Self::Black => Style::First,
            Self::White => Style::Second,
            Self::Red => Style::Third,
        }
    }
}

/// One of four tints for parts of a board: start areas, goals, zones, suits.
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

    /// Gives the character that stands before the name of a vacant node of the area.
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

/// What is said about a node beside what stands on it.
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
