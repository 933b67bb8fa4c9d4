//! Follows straight lines of the curved board over its five-armed nodes, where they fork.

use std::error::Error;

use board_graph::{Board, Fork, Node, NodeSet, Slides};

/// Writes what lies straight on from `via` when one comes from `from`, a line a way, to the rim.
fn follow(board: Board, from: Node, via: Node, depth: usize) {
    for &next in board.straight(from, via) {
        let fork = if board.pentas().contains(&next) {
            " (forks)"
        } else {
            ""
        };
        println!("{:depth$}{}{fork}", "", board.name(next));
        follow(board, via, next, depth + 1);
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let board = Board::bent9();
    let [c1, d1] = [board.parse_node("c1")?, board.parse_node("d1")?];
    println!("straight on from c1 over d1:");
    follow(board, c1, d1, 1);

    for fork in [Fork::On, Fork::Off] {
        let lines: Vec<NodeSet> = board.line_sets(5, fork);
        println!("fork={fork}: {} lines of five nodes", lines.len());
    }

    // A rook of this board, and what stands in its way.
    let rook: Slides = Slides::new(board, Fork::On);
    let stones = NodeSet::of(board.parse_node("e2")?);
    println!(
        "from c1 with nothing in the way: {} nodes",
        rook.targets(c1, NodeSet::EMPTY).len()
    );
    println!("with a stone on e2: {}", rook.targets(c1, stones).len());
    let blocked = rook.check(c1, board.parse_node("e3")?, stones);
    println!(
        "from c1 to e3: {}",
        blocked.map_or_else(|fault| fault.to_string(), |()| "free".to_owned())
    );

    // The least that joins the three sides.
    let sides = [0, 1, 2].map(|side| board.side_set(side));
    let chain = board.shortest_chain(board.all::<2>(), &sides);
    println!("shortest Y: {} nodes", chain.map_or(0, |chain| chain.len()));
    Ok(())
}
