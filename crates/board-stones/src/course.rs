//! What moves do, step by step, in all games of stones.

use board_draw::{Course, Step};
use board_graph::{Board, Node, NodeSet};

use crate::{Shift, ShiftGame};

/// Returns what a move does that puts a stone on a node.
#[must_use]
pub fn put(node: Node) -> Course {
    Course::new([Step::put(name(node))])
}

/// Returns what a shift does: a slide is one step, and so is each jump of a chain. Nothing, if no route
/// leads there.
#[must_use]
pub fn shift<P: ShiftGame>(position: &P, shift: Shift) -> Course {
    let path = position.path(shift).unwrap_or_default();
    Course::new(steps(&path, position.occupied()))
}

/// Returns the steps along the nodes of a way: nodes in a row that are neighbours are a slide, and
/// between others a stone is jumped over.
#[must_use]
pub fn steps(path: &[Node], occupied: NodeSet) -> Vec<Step> {
    let board = Board::bent9();
    let slides = path.chunk_by(|&a, &b| board.are_adjacent(a, b));
    let mut steps = Vec::new();
    let mut before: Option<Node> = None;
    for slide in slides {
        let (Some(&first), Some(&last)) = (slide.first(), slide.last()) else {
            continue;
        };
        if let Some(from) = before {
            let over = jumped(from, first, occupied);
            steps.push(Step::Go {
                from: name(from),
                over: over.map(name).into_iter().collect(),
                to: name(first),
            });
        }
        if let [_, over @ .., _] = slide {
            steps.push(Step::Go {
                from: name(first),
                over: over.iter().copied().map(name).collect(),
                to: name(last),
            });
        }
        before = Some(last);
    }
    steps
}

/// Returns the stone over which a jump leads. No two nodes lie straight across two others, so that there
/// is no more than one.
#[must_use]
pub fn jumped(from: Node, to: Node, occupied: NodeSet) -> Option<Node> {
    let board = Board::bent9();
    let mut between = board.neighbours(from).iter().copied();
    between.find(|&over| occupied.contains(over) && board.straight(from, over).contains(&to))
}

fn name(node: Node) -> String {
    Board::bent9().name(node).to_string()
}
