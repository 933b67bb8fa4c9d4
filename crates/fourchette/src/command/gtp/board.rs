//! Which board is played on, and how its nodes are named.

use board_graph::{Board, Shape};

/// The board if the arguments name none.
const SIDE: u8 = 9;

/// The key of the option of Y that names the board.
const KEY: &str = "board=";

/// The word for the move that takes the first stone over.
pub(super) const SWAP: &str = "swap";

/// Returns the rules with a board, if they name none: a flat one.
pub(super) fn with_board(rules: &str) -> String {
    if rules.split(',').any(|rule| rule.starts_with(KEY)) {
        return rules.to_owned();
    }
    let shape = Shape::Flat { side: SIDE };
    with_shape(rules, shape)
}

/// Returns the rules with a board of the same kind and another size.
pub(super) fn with_side(rules: &str, side: u8) -> String {
    let is_flat = |rule: &str| rule.starts_with("board=flat:");
    let shape = if rules.split(',').any(is_flat) {
        Shape::Flat { side }
    } else {
        Shape::Bent { side }
    };
    with_shape(rules, shape)
}

fn with_shape(rules: &str, shape: Shape) -> String {
    let others = rules
        .split(',')
        .filter(|rule| !rule.is_empty() && !rule.starts_with(KEY));
    let board = format!("{KEY}{shape}");
    let all: Vec<&str> = others.chain([board.as_str()]).collect();
    all.join(",")
}

/// Returns the board that rules name.
pub(super) fn board_of(rules: &str) -> Option<Board> {
    let name = rules.split(',').find_map(|rule| rule.strip_prefix(KEY))?;
    Board::new(name.parse().ok()?).ok()
}

/// Returns the move of Y that a vertex means.
pub(super) fn move_at(board: Board, vertex: &str) -> Result<String, String> {
    let vertex = vertex.to_ascii_lowercase();
    if vertex == SWAP {
        return Ok(vertex);
    }
    if !matches!(board.shape(), Shape::Flat { .. }) {
        let node = board.parse_node(&vertex);
        return node
            .map(|node| board.name(node).to_string())
            .map_err(|reason| format!("vertex {vertex:?}: {reason}"));
    }
    let node = board.from_triangle(&vertex);
    let node = node.ok_or_else(|| format!("vertex {vertex:?}: {board} has none of this name"))?;
    Ok(board.name(node).to_string())
}

/// Returns the vertex that a move of Y means.
pub(super) fn vertex_of(board: Board, m: &str) -> String {
    let node = board.parse_node(m).ok();
    let vertex = node.and_then(|node| board.triangle(node));
    vertex.unwrap_or_else(|| m.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_change_and_other_rules_stay() {
        assert_eq!(with_board(""), "board=flat:9");
        assert_eq!(with_board("opening=pie"), "opening=pie,board=flat:9");
        assert_eq!(
            with_board("board=bent:4,opening=pie"),
            "board=bent:4,opening=pie"
        );
        assert_eq!(with_side("board=flat:9", 13), "board=flat:13");
        assert_eq!(
            with_side("board=bent:9,opening=pie", 5),
            "opening=pie,board=bent:5"
        );
    }

    #[test]
    fn vertices_are_columns_and_rows_on_flat_boards_and_rings_on_curved_ones() {
        let flat = board_of("board=flat:5").unwrap();
        // The second node of the rim, and the only one inside.
        assert_eq!(move_at(flat, "B1").as_deref(), Ok("a2"));
        assert_eq!(vertex_of(flat, "a2"), "b1");
        assert_eq!(vertex_of(flat, "swap"), "swap");
        let curved = board_of("board=bent:9").unwrap();
        assert_eq!(move_at(curved, "C18").as_deref(), Ok("c18"));
        assert_eq!(vertex_of(curved, "c18"), "c18");
        assert_eq!(move_at(curved, "Swap").as_deref(), Ok("swap"));
        for (board, vertex) in [(flat, "f1"), (flat, "b5"), (curved, "i9"), (flat, "pass")] {
            let refused = move_at(board, vertex).unwrap_err();
            assert!(refused.starts_with("vertex "), "{refused}");
        }
    }
}
