//! Boards laid flat: every edge is kept, and nothing is joined that is apart.

use board_graph::{Board, Neighbourhood, Node, Unfolding};

/// The three directions of a lattice of hexagons, each of which has an opposite.
const DIRECTIONS: [(isize, isize); 3] = [(0, 1), (1, 0), (1, -1)];

fn boards() -> impl Iterator<Item = Board> {
    let both = |side| [Board::bent(side).unwrap(), Board::flat(side).unwrap()];
    (3..=25).flat_map(both)
}

/// Lists what lies in neighbouring cells.
fn neighbours(unfolding: &Unfolding) -> Vec<(Node, Node)> {
    let side = unfolding.side().cast_signed();
    let at =
        |row: isize, column: isize| unfolding.node(row.try_into().ok()?, column.try_into().ok()?);
    let mut pairs = Vec::new();
    for row in 0..side {
        for column in 0..side {
            for (down, right) in DIRECTIONS {
                let there = at(row + down, column + right);
                if let (Some(here), Some(there)) = (at(row, column), there) {
                    pairs.push((here, there));
                }
            }
        }
    }
    pairs
}

#[test]
fn every_edge_joins_neighbouring_cells() {
    for board in boards() {
        let pairs = neighbours(&board.unfolding().unwrap());
        for (a, b) in board.edges() {
            let joined = pairs.contains(&(a, b)) || pairs.contains(&(b, a));
            assert!(joined, "{board}: {}", board.pair_name(a, b));
        }
    }
}

#[test]
fn neighbouring_cells_hold_neighbours_or_a_seam_at_its_penta() {
    for board in boards() {
        let mut seams = 0;
        for (a, b) in neighbours(&board.unfolding().unwrap()) {
            let at_penta = a == b
                && board
                    .pentas()
                    .iter()
                    .any(|&penta| board.are_adjacent(a, penta));
            assert!(
                board.are_adjacent(a, b) || at_penta,
                "{board}: {}",
                board.pair_name(a, b)
            );
            seams += usize::from(a == b);
        }
        assert_eq!(seams, board.pentas().len(), "{board}");
    }
}

/// A seam leads straight from a corner to a penta; its nodes but the penta lie twice.
#[test]
fn the_nodes_of_seams_lie_twice_and_all_others_once() {
    for board in boards() {
        let unfolding = board.unfolding().unwrap();
        let mut twice: Vec<Node> = Vec::new();
        for node in board.nodes() {
            match unfolding.cells(node).count() {
                1 => {}
                2 => twice.push(node),
                count => panic!("{board}: {} lies in {count} cells", board.name(node)),
            }
        }
        // A bent board has as many curved rings as half its side, one node of each on each seam.
        let rings = match board.pentas() {
            [] => 0,
            pentas => board.distance(board.corners()[0], pentas[0]),
        };
        assert_eq!(twice.len(), 3 * rings, "{board}");
        let on_seam = |node: &Node| {
            let mut ends = board.corners().iter().zip(board.pentas());
            ends.any(|(&corner, &penta)| {
                board.distance(corner, *node) + board.distance(*node, penta) == rings
            })
        };
        assert!(twice.iter().all(on_seam), "{board}");
    }
}

#[test]
fn grids_are_grids_as_they_are() {
    assert_eq!(Board::rhombus(6, 6).unwrap().unfolding(), None);
    let squares = Board::grid(8, 8, Neighbourhood::King).unwrap();
    assert_eq!(squares.unfolding(), None);
}

#[test]
fn there_is_nothing_beyond_the_grid() {
    let unfolding = Board::bent9().unfolding().unwrap();
    assert_eq!(unfolding.side(), 13);
    assert_eq!(unfolding.all().len(), 169);
    assert_eq!(unfolding.node(0, 13), None);
    assert_eq!(unfolding.node(13, 0), None);
}
