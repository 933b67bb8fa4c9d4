//! The text of pairs of nodes.

use board_graph::{Board, Node, PairError};

#[test]
fn pairs_are_read_as_they_are_written() {
    let board = Board::bent9();
    for from in board.nodes() {
        for to in [from, Node::new(0), Node::new(92)] {
            let text = board.pair_name(from, to).to_string();
            assert_eq!(text, format!("{}-{}", board.name(from), board.name(to)));
            assert_eq!(board.parse_pair(&text), Ok((from, to)));
        }
    }
    let off_board = Node::new(93);
    assert_eq!(
        board.pair_name(off_board, Node::new(0)).to_string(),
        "#93-a1"
    );

    for text in ["", "a1", "a1b1", "a1 b1", "a1_b1"] {
        assert_eq!(board.parse_pair(text), Err(PairError::NoHyphen), "{text:?}");
    }
    for (text, reason) in [
        ("-", "before the hyphen: not a node name"),
        ("-a1", "before the hyphen: not a node name"),
        ("a25-a1", "before the hyphen: ring a has 24 nodes"),
        ("#93-a1", "before the hyphen: not a node name"),
        ("a1-", "after the hyphen: not a node name"),
        ("a1-g1", "after the hyphen: there is no ring g"),
        ("a1-b1-c1", "after the hyphen: not a node name"),
        ("a1--b1", "after the hyphen: not a node name"),
    ] {
        let error = board.parse_pair(text).unwrap_err().to_string();
        assert!(error.starts_with(reason), "{text}: {error}");
    }
}
