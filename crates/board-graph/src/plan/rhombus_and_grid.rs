//! Rhombi and grids: rows and columns, and the directions from a cell to its neighbours.
//!
//! Columns are lettered from the left, rows numbered from 1.

use super::Plan;
use crate::Node;
use crate::node_name;

/// A step: by how many columns to the right, and by how many rows up in number.
type Step = (i8, i8);

/// A board of rows and columns, both counted from 0. Board order goes row by row.
struct Lattice<'a> {
    cols: u8,
    rows: u8,
    /// The directions, clockwise as the board is drawn.
    steps: &'a [Step],
    /// Returns where the cell in a column and a row is drawn.
    xy: fn(f64, f64) -> (f64, f64),
    /// The rows at the top and at the bottom as the board is drawn.
    top: u8,
    bottom: u8,
}

/// Plans a rhombus: row 1 at the top, each row half a cell farther right.
pub(super) fn rhombus(rows: u8, cols: u8) -> Plan {
    let lattice = Lattice {
        cols,
        rows,
        steps: &[(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)],
        xy: |x, y| (x + y / 2.0, y * 0.75f64.sqrt()),
        top: 0,
        bottom: rows - 1,
    };
    // A half-turn, and the exchange of rows and columns: a reflection in the longer diagonal.
    let turned = |(col, row)| (cols - 1 - col, rows - 1 - row);
    let mut plan = lattice.plan();
    plan.symmetries = lattice.maps(&[&|cell| cell, &turned]);
    if rows == cols {
        let swapped = |(col, row)| (row, col);
        plan.symmetries
            .extend(lattice.maps(&[&swapped, &|cell| turned(swapped(cell))]));
    }
    plan
}

/// Plans a grid whose squares touch along edges.
pub(super) fn orthogonal(cols: u8, rows: u8) -> Plan {
    grid(cols, rows, &[(0, 1), (1, 0), (0, -1), (-1, 0)])
}

/// Plans a grid whose squares touch along edges and at corners.
pub(super) fn king(cols: u8, rows: u8) -> Plan {
    let steps = [
        (0, 1),
        (1, 1),
        (1, 0),
        (1, -1),
        (0, -1),
        (-1, -1),
        (-1, 0),
        (-1, 1),
    ];
    grid(cols, rows, &steps)
}

/// Plans a grid: rank 1 at the bottom.
fn grid(cols: u8, rows: u8, steps: &[Step]) -> Plan {
    let lattice = Lattice {
        cols,
        rows,
        steps,
        xy: |x, y| (x, -y),
        top: rows - 1,
        bottom: 0,
    };
    let across = |(col, row)| (cols - 1 - col, row);
    let upside_down = |(col, row)| (col, rows - 1 - row);
    let mut plan = lattice.plan();
    let four: [&Map; 4] = [&|cell| cell, &across, &upside_down, &|cell| {
        across(upside_down(cell))
    }];
    plan.symmetries = lattice.maps(&four);
    if cols == rows {
        let swapped = |(col, row)| (row, col);
        let turned = four.map(|map| move |cell| map(swapped(cell)));
        let turned: Vec<&Map> = turned.iter().map(|map| map as &Map).collect();
        plan.symmetries.extend(lattice.maps(&turned));
    }
    plan
}

/// A map of the board: from a cell, its column and row, to its image.
type Map<'a> = dyn Fn((u8, u8)) -> (u8, u8) + 'a;

impl Lattice<'_> {
    fn plan(&self) -> Plan {
        let center = (self.xy)(
            f64::from(self.cols - 1) / 2.0,
            f64::from(self.rows - 1) / 2.0,
        );
        let draw = |(col, row)| {
            let (x, y) = (self.xy)(f64::from(col), f64::from(row));
            (x - center.0, y - center.1)
        };
        Plan {
            names: self
                .cells()
                .map(|(col, row)| node_name::in_column(col.into(), row.into()))
                .collect(),
            places: self.cells().map(|cell| self.places(cell)).collect(),
            sides: vec![
                self.row(self.top),
                self.row(self.bottom),
                self.column(0),
                self.column(self.cols - 1),
            ],
            corners: self.corners(),
            rim: self.rim(),
            xy: self.cells().map(draw).collect(),
            symmetries: Vec::new(),
        }
    }

    fn node(&self, (col, row): (u8, u8)) -> Node {
        Node::new(usize::from(row) * usize::from(self.cols) + usize::from(col))
    }

    fn cells(&self) -> impl Iterator<Item = (u8, u8)> {
        (0..self.rows).flat_map(|row| (0..self.cols).map(move |col| (col, row)))
    }

    fn row(&self, row: u8) -> Vec<Node> {
        (0..self.cols).map(|col| self.node((col, row))).collect()
    }

    fn column(&self, col: u8) -> Vec<Node> {
        (0..self.rows).map(|row| self.node((col, row))).collect()
    }

    fn places(&self, (col, row): (u8, u8)) -> Vec<Option<Node>> {
        let place = |&(right, on): &Step| {
            let col = col
                .checked_add_signed(right)
                .filter(|&col| col < self.cols)?;
            let row = row.checked_add_signed(on).filter(|&row| row < self.rows)?;
            Some(self.node((col, row)))
        };
        self.steps.iter().map(place).collect()
    }

    /// Lists the corners clockwise from a1; a board one cell wide has fewer than four.
    fn corners(&self) -> Vec<Node> {
        let (right, last) = (self.cols - 1, self.rows - 1);
        self.clockwise([(0, 0), (0, last), (right, last), (right, 0)])
    }

    /// Lists the rim clockwise from a1.
    fn rim(&self) -> Vec<Node> {
        let (right, last) = (self.cols - 1, self.rows - 1);
        let first_column = (0..=last).map(|row| (0, row));
        let last_row = (0..=right).map(|col| (col, last));
        let last_column = (0..=last).rev().map(|row| (right, row));
        let first_row = (0..=right).rev().map(|col| (col, 0));
        self.clockwise(
            first_column
                .chain(last_row)
                .chain(last_column)
                .chain(first_row),
        )
    }

    /// Turns a tour that begins at a1 along the first column into a clockwise one with each cell once.
    fn clockwise(&self, tour: impl IntoIterator<Item = (u8, u8)>) -> Vec<Node> {
        let mut nodes: Vec<Node> = Vec::new();
        for cell in tour {
            let node = self.node(cell);
            if !nodes.contains(&node) {
                nodes.push(node);
            }
        }
        // With row 1 at the top the first column leads down, which is anticlockwise.
        if self.top == 0 && nodes.len() > 2 {
            nodes[1..].reverse();
        }
        nodes
    }

    /// Lists the image of every node under each map.
    fn maps(&self, maps: &[&Map]) -> Vec<Vec<Node>> {
        let images = |map: &&Map| self.cells().map(|cell| self.node(map(cell))).collect();
        maps.iter().map(images).collect()
    }
}
