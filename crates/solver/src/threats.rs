//! What the seats threaten to do: the shortest of all forced wins, told without making moves.

/// What the seats can do within three moves.
///
/// Only for positions from which the seats take turns for three moves at least, and in which a move ends the
/// game with a win of the seat that makes it or not at all.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Threats<M> {
    /// The game does not tell.
    Unknown,
    /// The seat to move can win with its next move.
    Win,
    /// Neither seat could win with its next move, but the one to move wins with its second, whatever the other
    /// does.
    WinInThree,
    /// Neither seat could win with its next move, and the one to move cannot force a win with its second.
    Nothing,
    /// The seat to move cannot win with its next move, but the other could then. After these moves, which are
    /// legal, it cannot; after all others it still can. Without such moves the position is lost.
    Answers(Vec<M>),
}

impl<M> Threats<M> {
    /// Returns whether a seat, which is to move or not, can force a win within so many moves of both seats, if
    /// that follows.
    pub(crate) fn decide(&self, is_own: bool, depth: u32) -> Option<bool> {
        // How many moves of its own the seat has in time.
        let own_moves = if is_own { depth.div_ceil(2) } else { depth / 2 };
        match self {
            Self::Unknown => None,
            Self::Win => Some(is_own && own_moves >= 1),
            Self::WinInThree => Some(is_own && own_moves >= 2),
            Self::Nothing => (own_moves <= 1 + u32::from(is_own)).then_some(false),
            Self::Answers(answers) if answers.is_empty() => Some(!is_own && own_moves >= 1),
            Self::Answers(_) => (own_moves <= 1).then_some(false),
        }
    }
}
