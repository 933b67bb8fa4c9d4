//! Every board: counts, names, the order of neighbours round a node, and text.

use std::collections::BTreeSet;

use board_graph::{Board, Neighbourhood, Node, NodeError, NodeName, NodeSetOf, Shape, ShapeError};

/// Room for the largest board, bent:25 with 757 nodes.
type Wide = NodeSetOf<12>;

fn bent_boards() -> impl Iterator<Item = Board> {
    (3..=25).map(|side| Board::bent(side).unwrap())
}

fn flat_boards() -> impl Iterator<Item = Board> {
    (3..=25).map(|side| Board::flat(side).unwrap())
}

/// Rhombi and grids: small ones of all proportions, and the largest.
fn lattices() -> Vec<Board> {
    let mut sizes: Vec<(u8, u8)> = (1..=5).flat_map(|a| (1..=5).map(move |b| (a, b))).collect();
    sizes.extend([(6, 6), (8, 8), (9, 9), (4, 9), (25, 25), (25, 1)]);
    let of_size = |(a, b)| {
        [
            Board::rhombus(a, b).unwrap(),
            Board::grid(a, b, Neighbourhood::Orthogonal).unwrap(),
            Board::grid(a, b, Neighbourhood::King).unwrap(),
        ]
    };
    sizes.into_iter().flat_map(of_size).collect()
}

fn all_boards() -> impl Iterator<Item = Board> {
    bent_boards().chain(flat_boards()).chain(lattices())
}

/// How many nodes have each degree, by degree.
fn degrees(board: Board) -> [usize; 9] {
    let mut counts = [0; 9];
    for node in board.nodes() {
        counts[board.degree(node)] += 1;
    }
    counts
}

#[test]
fn bent_boards_have_the_listed_numbers_of_nodes() {
    let counts: Vec<usize> = bent_boards().take(11).map(Board::node_count).collect();
    assert_eq!(counts, [9, 15, 27, 37, 55, 69, 93, 111, 141, 163, 199]);
}

#[test]
fn bent_boards_have_the_degrees_of_half_a_sphere() {
    for board in bent_boards() {
        let side = board.sides()[0].len();
        let rim = 3 * (side - 1);
        let mut expected = [0; 9];
        expected[3] = 3;
        expected[4] = rim - 3;
        expected[5] = 3;
        expected[6] = board.node_count() - rim - 3;
        assert_eq!(degrees(board), expected, "{board}");
        assert_eq!(board.rim().len(), rim);
        assert!(board.pentas().iter().all(|&node| board.degree(node) == 5));
        assert_eq!(board.pentas().len(), 3);
    }
    let nine = Board::bent9();
    assert_eq!(degrees(nine), [0, 0, 0, 3, 21, 3, 66, 0, 0]);
    assert_eq!(nine.edges().count(), 252);
    assert_eq!(nine.triangles().len(), 160);
}

#[test]
fn flat_boards_have_the_degrees_of_a_triangle() {
    for board in flat_boards() {
        let side = board.sides()[0].len();
        assert_eq!(board.node_count(), side * (side + 1) / 2);
        let mut expected = [0; 9];
        expected[2] = 3;
        expected[4] = 3 * (side - 2);
        expected[6] = board.node_count() - 3 * (side - 1);
        assert_eq!(degrees(board), expected, "{board}");
        assert!(board.pentas().is_empty());
    }
}

/// Euler: nodes - edges + faces = 2, the outside being one face. All other faces are triangles.
#[test]
fn triangulated_boards_satisfy_euler() {
    let rhombi = lattices()
        .into_iter()
        .filter(|board| matches!(board.shape(), Shape::Rhombus { .. }));
    for board in bent_boards().chain(flat_boards()).chain(rhombi) {
        let (edges, faces) = (board.edges().count(), board.triangles().len() + 1);
        assert_eq!(board.node_count() + faces, edges + 2, "{board}");
    }
}

#[test]
fn triangles_are_three_neighbours_and_all_different() {
    for board in all_boards() {
        let mut seen = BTreeSet::new();
        for &triangle in board.triangles() {
            let [a, b, c] = triangle;
            assert!(
                board.are_adjacent(a, b) && board.are_adjacent(b, c) && board.are_adjacent(c, a)
            );
            let mut sorted = triangle;
            sorted.sort();
            assert!(seen.insert(sorted), "{board}: {triangle:?} twice");
        }
    }
}

#[test]
fn neighbours_are_mutual_different_and_agree_with_their_set() {
    for board in all_boards() {
        for node in board.nodes() {
            let list = board.neighbours(node);
            let set: Wide = list.iter().copied().collect();
            assert_eq!(set.len(), list.len());
            assert!(!set.contains(node));
            assert_eq!(set, board.neighbour_set(node));
            for &next in list {
                assert!(board.are_adjacent(next, node), "{board}");
            }
        }
    }
}

#[test]
fn neighbour_sets_come_in_every_width_that_holds_the_board() {
    let board = Board::bent9();
    for node in board.nodes() {
        let set: NodeSetOf<2> = board.neighbour_set(node);
        assert_eq!(set.resize(), Some(board.neighbour_set::<3>(node)));
        assert_eq!(set.resize(), Some(board.neighbour_set::<12>(node)));
    }
}

/// On a triangulated board two consecutive neighbours are adjacent, except across the rim.
#[test]
fn neighbours_go_round_the_node() {
    for board in bent_boards().chain(flat_boards()) {
        for node in board.nodes() {
            let round = board.neighbours(node);
            let next = round.iter().cycle().skip(1);
            let gaps = round
                .iter()
                .zip(next)
                .filter(|&(&a, &b)| !board.are_adjacent(a, b))
                .count();
            // The two neighbours of a flat corner are adjacent.
            let expected = usize::from(board.is_rim(node) && round.len() > 2);
            assert_eq!(gaps, expected, "{board} {}", board.name(node));
        }
    }
}

/// With `y` downward a clockwise turn is a positive angle, and all angles round a node add up to one
/// full turn. A gap at the rim may be more than half of it.
#[test]
fn neighbours_go_clockwise() {
    for board in all_boards() {
        for node in board.nodes() {
            let (x, y) = board.xy(node);
            let angles: Vec<f64> = board
                .neighbours(node)
                .iter()
                .map(|&next| {
                    let (to_x, to_y) = board.xy(next);
                    (to_y - y).atan2(to_x - x)
                })
                .collect();
            let turns = angles.iter().zip(angles.iter().cycle().skip(1));
            let total: f64 = turns
                .map(|(a, b)| (b - a).rem_euclid(std::f64::consts::TAU))
                .sum();
            if angles.len() > 1 {
                let full = std::f64::consts::TAU;
                assert!((total - full).abs() < 1e-9, "{board} {}", board.name(node));
            }
        }
    }
}

#[test]
fn rims_are_closed_walks_clockwise_from_a1() {
    for board in all_boards() {
        let rim = board.rim();
        assert_eq!(board.name(rim[0]).to_string(), "a1");
        let set: Wide = rim.iter().copied().collect();
        assert_eq!(set.len(), rim.len());
        let flagged: Wide = board.nodes().filter(|&node| board.is_rim(node)).collect();
        assert_eq!(set, flagged);
        let sides = (0..board.sides().len()).map(|side| board.side_set::<12>(side));
        assert_eq!(set, sides.fold(Wide::EMPTY, |rim, side| rim | side));
        if rim.len() < 4 || board.sides().iter().any(|side| side.len() == 1) {
            continue;
        }
        // The signed area of a clockwise walk is positive where y grows downward.
        let mut area = 0.0;
        for (&a, &b) in rim.iter().zip(rim.iter().cycle().skip(1)) {
            assert!(board.are_adjacent(a, b), "{board}");
            let ((ax, ay), (bx, by)) = (board.xy(a), board.xy(b));
            area += ax * by - bx * ay;
        }
        assert!(area > 0.0, "{board}");
    }
}

#[test]
fn sides_are_walks_between_corners() {
    for board in all_boards() {
        for (index, side) in board.sides().iter().enumerate() {
            assert!(
                side.windows(2)
                    .all(|pair| board.are_adjacent(pair[0], pair[1]))
            );
            assert!(board.corners().contains(side.first().unwrap()));
            assert!(board.corners().contains(side.last().unwrap()));
            let set: Wide = side.iter().copied().collect();
            assert_eq!(set, board.side_set(index));
            for node in board.nodes() {
                let on_side = board.sides_at(node) >> index & 1 != 0;
                assert_eq!(on_side, side.contains(&node));
            }
        }
    }
}

#[test]
fn names_and_nodes_correspond() {
    for board in all_boards() {
        for node in board.nodes() {
            let name = board.name(node);
            assert_eq!(board.node(name), Some(node));
            assert_eq!(board.parse_node(&name.to_string()), Ok(node));
        }
        let every_name = (0..26)
            .flat_map(|letter| (1..=255).map(move |number| NodeName::new(letter, number).unwrap()));
        let known = every_name
            .filter(|&name| board.node(name).is_some())
            .count();
        assert_eq!(known, board.node_count());
    }
}

#[test]
fn names_are_in_board_order_on_boards_of_rings() {
    for board in bent_boards().chain(flat_boards()) {
        assert!(board.nodes().map(|node| board.name(node)).is_sorted());
    }
}

#[test]
fn lattices_are_named_by_column_and_row() {
    let rhombus = Board::rhombus(6, 6).unwrap();
    let dots = |names: &[&str], board: Board| -> Vec<Node> {
        names
            .iter()
            .map(|name| board.parse_node(name).unwrap())
            .collect()
    };
    assert_eq!(
        rhombus.nodes().take(7).collect::<Vec<_>>(),
        dots(&["a1", "b1", "c1", "d1", "e1", "f1", "a2"], rhombus)
    );
    // Rulings, section 10: (r,c±1), (r±1,c), (r-1,c+1), (r+1,c-1); here of row 3, column b.
    let mut around = rhombus
        .neighbours(rhombus.parse_node("b3").unwrap())
        .to_vec();
    around.sort();
    assert_eq!(around, dots(&["b2", "c2", "a3", "c3", "a4", "b4"], rhombus));
    assert_eq!(
        rhombus.sides()[0],
        dots(&["a1", "b1", "c1", "d1", "e1", "f1"], rhombus)
    );
    assert_eq!(
        rhombus.sides()[3],
        dots(&["f1", "f2", "f3", "f4", "f5", "f6"], rhombus)
    );

    let grid = Board::grid(3, 2, Neighbourhood::Orthogonal).unwrap();
    assert_eq!(
        grid.nodes().collect::<Vec<_>>(),
        dots(&["a1", "b1", "c1", "a2", "b2", "c2"], grid)
    );
    // The top is the row with the highest number.
    assert_eq!(grid.sides()[0], dots(&["a2", "b2", "c2"], grid));
    assert_eq!(grid.sides()[2], dots(&["a1", "a2"], grid));
    assert_eq!(grid.neighbours(Node::new(0)), dots(&["a2", "b1"], grid));
    let king = Board::grid(3, 2, Neighbourhood::King).unwrap();
    assert_eq!(
        king.neighbours(Node::new(0)),
        dots(&["a2", "b2", "b1"], king)
    );
    assert_eq!(king.xy(Node::new(0)), (-1.0, 0.5));
}

#[test]
fn unknown_nodes_are_refused_with_a_reason() {
    let board = Board::bent9();
    let reason = |text| board.parse_node(text).unwrap_err().to_string();
    assert_eq!(reason("c19"), "ring c has 18 nodes");
    assert_eq!(reason("g1"), "there is no ring g, the last is f");
    let not_a_name = "not a node name: expected a lowercase letter and a number, such as c5";
    for text in [
        "", "c", "5", "C5", "c05", "c0", "c-1", "c+1", "c5 ", " c5", "c5x", "cc5", "c256", "c⑤",
        "é5",
    ] {
        assert_eq!(reason(text), not_a_name, "{text:?}");
    }
    let grid = Board::grid(8, 8, Neighbourhood::King).unwrap();
    assert_eq!(
        grid.parse_node("i1"),
        Err(NodeError::Letter {
            kind: "column",
            letter: 'i',
            last: 'h'
        })
    );
    assert_eq!(
        grid.parse_node("h9").unwrap_err().to_string(),
        "column h has 8 nodes"
    );
}

#[test]
fn names_have_limits() {
    assert_eq!(NodeName::new(26, 1), None);
    assert_eq!(NodeName::new(0, 0), None);
    let last = NodeName::new(25, 255).unwrap();
    assert_eq!(last.to_string(), "z255");
    assert_eq!("z255".parse(), Ok(last));
    assert_eq!(
        (last.letter(), last.number(), last.letter_char()),
        (25, 255, 'z')
    );
    assert_eq!(size_of::<NodeName>(), 2);
}

#[test]
fn shapes_read_what_they_write() {
    for board in all_boards() {
        let text = board.shape().to_string();
        assert_eq!(text.parse(), Ok(board.shape()));
        assert_eq!(Board::new(text.parse().unwrap()), Ok(board));
    }
    assert_eq!(Board::bent9().shape().to_string(), "bent:9");
    assert_eq!(
        Board::rhombus(4, 5).unwrap().shape().to_string(),
        "rhombus:4x5"
    );
    let king = Board::grid(4, 5, Neighbourhood::King).unwrap();
    assert_eq!(king.shape().to_string(), "king:4x5");
    assert_eq!((king.node_count(), king.sides()[0].len()), (20, 4));
}

#[test]
fn shapes_refuse_other_texts() {
    for text in [
        "",
        "bent",
        "bent:",
        "bent:09",
        "bent: 9",
        "bent:9 ",
        "Bent:9",
        "bent:+9",
        "bent:-9",
        "bent:9x9",
        "ring:9",
        "grid:8",
        "grid:8x",
        "grid:x8",
        "grid:8X8",
        "grid:8x8x8",
        "rhombus:6",
        "king:",
        "bent:٩",
    ] {
        assert_eq!(text.parse::<Shape>(), Err(ShapeError::Text), "{text:?}");
    }
    for text in [
        "bent:2",
        "flat:1",
        "bent:26",
        "flat:255",
        "bent:256",
        "flat:99999999999999999999",
    ] {
        assert_eq!(
            text.parse::<Shape>(),
            Err(ShapeError::Length { min: 3 }),
            "{text:?}"
        );
    }
    for text in ["grid:26x3", "king:3x26", "rhombus:1000x3"] {
        assert_eq!(
            text.parse::<Shape>(),
            Err(ShapeError::Length { min: 1 }),
            "{text:?}"
        );
    }
    let error = Board::bent(2).unwrap_err().to_string();
    assert_eq!(error, "a side must be 3 to 25 long");
    for side in [0, 1, 2, 26, 255] {
        assert!(Board::bent(side).is_err() && Board::flat(side).is_err());
    }
    for side in [0, 26, 255] {
        assert!(Board::rhombus(side, 3).is_err() && Board::rhombus(3, side).is_err());
        assert!(Board::grid(3, side, Neighbourhood::King).is_err());
    }
}

#[test]
fn boards_compare_by_shape() {
    let (a, b) = (Board::bent9(), Board::bent(9).unwrap());
    assert_eq!(a, b);
    assert_eq!(Board::flat(13), Board::new(Shape::Flat { side: 13 }));
    assert_ne!(a, Board::flat(9).unwrap());
    assert!(Board::bent(25).unwrap() < Board::flat(3).unwrap());
    assert_eq!(format!("{a} {a:?}"), "bent:9 Board(bent:9)");
}

#[test]
fn boards_are_built_once_whoever_asks_first() {
    let rows: Vec<&[Node]> = std::thread::scope(|scope| {
        let ask = || Board::rhombus(7, 8).unwrap().neighbours(Node::new(9));
        let threads: Vec<_> = (0..8).map(|_| scope.spawn(ask)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect()
    });
    assert!(rows.iter().all(|row| std::ptr::eq(*row, rows[0])));
}
