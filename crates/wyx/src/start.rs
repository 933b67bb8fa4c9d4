//! Where the knights start.

use board_graph::Node;
use board_play::TextError;
use board_play::text::Field;

use crate::square::{board, square};

/// The squares of the first and of the second seat's knight by the default rules. The booklet's figure
/// is lost, and they are rebuilt (rulings, section 9).
pub(crate) const KNIGHTS: [Node; 2] = [square(*b"d4"), square(*b"e5")];

/// Returns the text of two squares: `d4.e5`.
pub(crate) fn text(knights: [Node; 2]) -> String {
    let [first, second] = knights.map(|square| board().name(square));
    format!("{first}.{second}")
}

/// Reads two squares.
pub(crate) fn read(value: Field<'_>) -> Result<[Node; 2], TextError> {
    let squares = value.text().split_once('.');
    let Some((first, second)) = squares.filter(|(_, second)| !second.contains('.')) else {
        return Err(value.error("must be two squares joined by a dot, such as d4.e5"));
    };
    let read = |name: &str| {
        let square = board().parse_node(name);
        square.map_err(|reason| value.error_at(name, reason))
    };
    Ok([read(first)?, read(second)?])
}
