//! What the characters of a drawing for terminals mean, and their colours.

/// What a character of a [`Canvas`](crate::Canvas) means. [`Canvas::ansi`](crate::Canvas::ansi) gives
/// it its colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Style {
    /// Ordinary text.
    #[default]
    Plain,
    /// What should stay in the background: names, edges, vacant nodes.
    Faint,
    /// Pieces of the first colour, usually Black.
    First,
    /// Pieces of the second colour, usually White.
    Second,
    /// Pieces of a third colour, usually Red.
    Third,
    /// What belongs to the last move.
    Last,
    /// What belongs to the chain, line or figure that won.
    Winning,
    /// Start areas, goals and zones.
    Area,
    /// Headings.
    Title,
}

impl Style {
    /// Returns the parameters of the escape sequence "select graphic rendition"; empty for plain text.
    ///
    /// The colours are of medium brightness, so that they are legible on light and dark terminals.
    pub(crate) const fn sgr(self) -> &'static str {
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
