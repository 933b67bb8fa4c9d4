//! Starts on the rim, described by a pattern that goes round it.

use crate::{Board, NodeSetOf};

impl Board {
    /// Returns the nodes of the rim at which `pattern`, repeated clockwise all round from a1, has the
    /// character `mark`.
    ///
    /// Many games begin with pieces round the rim. With the pattern `BW` Black and White alternate,
    /// with `BBWW` they alternate in pairs, and `.BB..WW.` leaves nodes vacant.
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes.
    ///
    /// # Examples
    /// ```
    /// use board_graph::{Board, NodeSet};
    ///
    /// let board = Board::bent9();
    /// let white: NodeSet = board.rim_pattern("..BB..WW", 'W');
    /// let names: Vec<String> = white.iter().map(|node| board.name(node).to_string()).collect();
    /// assert_eq!(names, ["a7", "a8", "a15", "a16", "a23", "a24"]);
    /// ```
    #[must_use]
    pub fn rim_pattern<const W: usize>(self, pattern: &str, mark: char) -> NodeSetOf<W> {
        let marks = pattern.chars().cycle();
        let nodes = self.rim().iter().zip(marks);
        let marked = nodes.filter(|&(_, found)| found == mark);
        marked.map(|(&node, _)| node).collect()
    }
}
