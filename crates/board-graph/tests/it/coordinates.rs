//! Where the nodes are drawn: the symmetry of the board, no crossing edges, even distances.

use board_graph::{Board, Neighbourhood, Node};

fn bent_and_flat() -> impl Iterator<Item = Board> {
    let bent = (3..=25).map(|side| Board::bent(side).unwrap());
    bent.chain((3..=25).map(|side| Board::flat(side).unwrap()))
}

fn distance(board: Board, a: Node, b: Node) -> f64 {
    let ((ax, ay), (bx, by)) = (board.xy(a), board.xy(b));
    (ax - bx).hypot(ay - by)
}

/// Twice the signed area of a triangle.
fn area(board: Board, [a, b, c]: [Node; 3]) -> f64 {
    let ((ax, ay), (bx, by), (cx, cy)) = (board.xy(a), board.xy(b), board.xy(c));
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

/// The distance of a node from the segment between two others.
fn from_segment(board: Board, node: Node, (a, b): (Node, Node)) -> f64 {
    let (start, end, point) = (board.xy(a), board.xy(b), board.xy(node));
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let (to_x, to_y) = (point.0 - start.0, point.1 - start.1);
    let along = (to_x * dx + to_y * dy) / (dx * dx + dy * dy);
    let nearest = along.clamp(0.0, 1.0);
    (to_x - nearest * dx).hypot(to_y - nearest * dy)
}

/// The distance between two segments: 0 if they cross, which is if the ends of each are on different
/// sides of the other, or else the least distance of an end of one from the other.
fn between(board: Board, (a, b): (Node, Node), (c, d): (Node, Node)) -> f64 {
    let parts = |p, q, r, s| area(board, [p, q, r]) * area(board, [p, q, s]) < 0.0;
    if parts(a, b, c, d) && parts(c, d, a, b) {
        return 0.0;
    }
    let ends = [(a, (c, d)), (b, (c, d)), (c, (a, b)), (d, (a, b))];
    ends.into_iter()
        .map(|(node, edge)| from_segment(board, node, edge))
        .fold(f64::INFINITY, f64::min)
}

fn assert_no_edges_cross(board: Board) {
    let edges: Vec<(Node, Node)> = board.edges().collect();
    for (index, &first) in edges.iter().enumerate() {
        for &second in &edges[index + 1..] {
            let apart = first.0 != second.0
                && first.0 != second.1
                && first.1 != second.0
                && first.1 != second.1;
            assert!(
                !apart || between(board, first, second) > 0.3,
                "{board}: {first:?} meets {second:?}"
            );
        }
    }
}

#[test]
fn no_edges_cross_on_bent_and_flat_boards() {
    bent_and_flat().for_each(assert_no_edges_cross);
}

#[test]
fn no_edges_cross_on_rhombi_and_orthogonal_grids() {
    assert_no_edges_cross(Board::rhombus(6, 6).unwrap());
    assert_no_edges_cross(Board::rhombus(3, 8).unwrap());
    assert_no_edges_cross(Board::grid(9, 9, Neighbourhood::Orthogonal).unwrap());
}

#[test]
fn crossing_is_noticed() {
    let board = Board::grid(2, 2, Neighbourhood::King).unwrap();
    let [a1, b1, a2, b2] = [0, 1, 2, 3].map(Node::new);
    assert!(between(board, (a1, b2), (b1, a2)) < 1e-9);
    assert!((between(board, (a1, b1), (a2, b2)) - 1.0).abs() < 1e-9);
}

/// All triangles have the same orientation: the drawing has no folds.
#[test]
fn triangles_go_clockwise() {
    for board in bent_and_flat().chain([Board::rhombus(5, 7).unwrap()]) {
        for &triangle in board.triangles() {
            assert!(area(board, triangle) > 0.1, "{board}: {triangle:?}");
        }
    }
}

#[test]
fn symmetries_keep_distances() {
    let others = [
        Board::rhombus(5, 5).unwrap(),
        Board::rhombus(4, 6).unwrap(),
        Board::grid(5, 5, Neighbourhood::King).unwrap(),
        Board::grid(4, 6, Neighbourhood::Orthogonal).unwrap(),
    ];
    for board in bent_and_flat()
        .filter(|board| board.node_count() < 200)
        .chain(others)
    {
        for symmetry in board.symmetries() {
            for a in board.nodes() {
                for b in board.nodes() {
                    let image = distance(board, symmetry.node(a), symmetry.node(b));
                    assert!((image - distance(board, a, b)).abs() < 1e-9, "{board}");
                }
            }
        }
    }
}

#[test]
fn boards_are_drawn_about_the_origin_with_a1_at_the_top() {
    for board in bent_and_flat() {
        let (x, y) = board.xy(Node::new(0));
        assert!(x.abs() < 1e-9 && y < 0.0);
        assert!(board.nodes().all(|node| board.xy(node).1 >= y));
        let sum = |part: fn((f64, f64)) -> f64| -> f64 {
            board.nodes().map(|node| part(board.xy(node))).sum()
        };
        assert!(sum(|(x, _)| x).abs() < 1e-6 && sum(|(_, y)| y).abs() < 1e-6);
    }
}

#[test]
fn neighbours_lie_about_one_apart_and_no_nodes_closer() {
    for board in bent_and_flat() {
        for (a, b) in board.edges() {
            let length = distance(board, a, b);
            assert!((0.6..1.45).contains(&length), "{board}: {length}");
        }
    }
    let board = Board::bent9();
    for a in board.nodes() {
        for b in board.nodes().filter(|&b| b != a) {
            assert!(distance(board, a, b) > 0.77);
        }
    }
}

/// The sides of a bent board are rounded: the middle of a side lies outside the chord between its
/// corners, and all turns along the side are in the same direction.
#[test]
fn bent_boards_are_rounded() {
    for side in 3..=25 {
        let board = Board::bent(side).unwrap();
        for nodes in board.sides() {
            for three in nodes.windows(3) {
                assert!(
                    area(board, [three[0], three[1], three[2]]) > 1e-3,
                    "{board}"
                );
            }
        }
    }
}
