//! The curved board in words.

/// What somebody who has never seen [`Board::bent9`](crate::Board::bent9) has to know of it: what its
/// nodes, rings, sides and pentas are, what they are called, and where straight runs go on and fork.
///
/// The text speaks of a picture of the board, which a program shows below it. Its paragraphs are
/// separated by blank lines; headings begin with `#` and items of lists with `-`.
pub const CURVED_BOARD: &str = include_str!("curved_board.txt");
