//! What a seat sees as numbers, for programs that learn.

use crate::actions::check_length;
use crate::{Observe, Seat, Symmetric};

/// A game whose views can be written as numbers: *planes*, each of which says one thing of every
/// place of the board, or the same number for all places if it is about none in particular.
///
/// Planes are written from the view of a seat and from nothing else, so that they tell nothing that is
/// hidden from it; and they are told from its side: its own stones come first, whatever their colour.
/// The board is not turned for the second seat: places are those of the actions. Options and what
/// follows from them alone are left out, unless they say something of places.
///
/// The numbers are `f32`, since that is what networks take, from -1 to 1, so that nobody has to know
/// what is counted in which plane: a count is divided by the greatest that it can be. They are
/// the same on every machine. Plane `p` of place `i` is number `p * places + i`; the places are in the
/// order of the board. What each plane of each game says, and how it is scaled, is told in
/// `docs/encodings.md`.
///
/// # Contract
///
/// * Equal views give equal planes, and different views of one seat in games by the same options
///   that go on give different ones.
/// * All numbers are from -1 to 1, and all of them are written.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::{Planes, Position, Seat};
///
/// let position = Nim::new(&"stones=5".parse()?);
/// let mut planes = vec![0.0; position.plane_numbers()];
/// Nim::write_planes(&position, Seat::First, &mut planes);
/// assert_eq!(Nim::PLANES, ["a stone lies here", "it is the viewer's turn"]);
/// assert_eq!(planes, [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub trait Planes: Observe {
    /// What each plane says, in order. Where it is a number and not yes or no, that is said.
    const PLANES: &'static [&'static str];

    /// Returns how many places there are under the options of this position: the length of a plane.
    #[must_use]
    fn places(&self) -> usize;

    /// Returns how many numbers there are: the planes times the places.
    #[must_use]
    fn plane_numbers(&self) -> usize {
        Self::PLANES.len() * self.places()
    }

    /// Returns how the places lie in rows and columns, for networks that convolve.
    ///
    /// Cost: it allocates; the answer is the same for all positions by the same options.
    #[must_use]
    fn grid(&self) -> PlaneGrid;

    /// Writes the planes of what `viewer` sees; `view` is a view of that seat.
    ///
    /// Nothing is allocated.
    ///
    /// # Panics
    ///
    /// If the buffer has not as many numbers as [`plane_numbers`](Self::plane_numbers) says.
    fn write_planes(view: &Self::View, viewer: Seat, planes: &mut [f32]);
}

/// A game with symmetries in which the planes of an image are an image of the planes.
pub trait SymmetricPlanes: Planes + Symmetric {
    /// Returns the place that a place goes to under symmetry number `symmetry`: what the planes of a
    /// position say of the one, the planes of its image say of the other.
    ///
    /// # Panics
    ///
    /// If there is no such place, or `symmetry` is not below [`Symmetric::symmetries`].
    #[must_use]
    fn transform_place(&self, place: usize, symmetry: usize) -> usize;
}

/// How places lie in a grid of rows and columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaneGrid {
    columns: usize,
    cells: Vec<Option<usize>>,
}

impl PlaneGrid {
    /// Makes the grid in which the places lie in order, row by row.
    #[must_use]
    pub fn filled(rows: usize, columns: usize) -> Self {
        Self::new(columns, (0..rows * columns).map(Some).collect())
    }

    /// Makes a grid of its cells, row by row: each has a place or is empty. A place may lie in
    /// several cells.
    ///
    /// # Panics
    ///
    /// If the cells are not whole rows.
    #[must_use]
    pub fn new(columns: usize, cells: Vec<Option<usize>>) -> Self {
        assert!(
            columns > 0 && cells.len().is_multiple_of(columns),
            "the cells are not whole rows"
        );
        Self { columns, cells }
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns
    }

    /// Returns the number of columns.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Returns the place in each cell, row by row.
    #[must_use]
    pub fn cells(&self) -> &[Option<usize>] {
        &self.cells
    }

    /// Spreads planes of this length, the number of places, over the grid: each cell gets the number
    /// of its place, and 0 if it is empty.
    ///
    /// # Panics
    ///
    /// If the planes are not whole, a cell has a place that they have not, or `grid` has not as many
    /// numbers as there are cells for all planes.
    pub fn spread(&self, planes: &[f32], length: usize, grid: &mut [f32]) {
        assert!(
            length > 0 && planes.len().is_multiple_of(length),
            "the planes are not whole"
        );
        let count = planes.len() / length;
        check_length("numbers", grid.len(), count * self.cells.len());
        let targets = grid.chunks_exact_mut(self.cells.len());
        for (plane, target) in planes.chunks_exact(length).zip(targets) {
            for (number, cell) in target.iter_mut().zip(&self.cells) {
                *number = cell.map_or(0.0, |place| plane[place]);
            }
        }
    }
}

/// A caller's planes while they are written, one after the other; games use it for
/// [`Planes::write_planes`].
#[derive(Debug)]
pub struct PlaneWriter<'a> {
    left: core::slice::ChunksExactMut<'a, f32>,
}

impl<'a> PlaneWriter<'a> {
    /// Begins with planes that are all 0.
    ///
    /// # Panics
    ///
    /// If the buffer has not room for exactly so many planes of this length.
    #[must_use]
    #[inline]
    pub fn new(buffer: &'a mut [f32], planes: usize, length: usize) -> Self {
        check_length("numbers", buffer.len(), planes * length);
        buffer.fill(0.0);
        Self {
            left: buffer.chunks_exact_mut(length),
        }
    }

    /// Goes on to the next plane and returns it.
    ///
    /// # Panics
    ///
    /// If there are no more.
    #[inline]
    pub fn next_plane(&mut self) -> &mut [f32] {
        self.left.next().expect("there are no more planes")
    }

    /// Writes a plane that is 1 in some places.
    ///
    /// # Panics
    ///
    /// If there are no more planes, or there is no such place.
    #[inline]
    pub fn set(&mut self, places: impl IntoIterator<Item = usize>) {
        let plane = self.next_plane();
        for place in places {
            plane[place] = 1.0;
        }
    }

    /// Writes a plane that is the same everywhere.
    ///
    /// # Panics
    ///
    /// If there are no more planes.
    #[inline]
    pub fn constant(&mut self, number: impl Into<f32>) {
        self.next_plane().fill(number.into());
    }

    /// Writes a plane that says a count everywhere, as a share of the greatest that it can be, which is
    /// small.
    ///
    /// # Panics
    ///
    /// If there are no more planes.
    #[inline]
    pub fn share(&mut self, count: usize, greatest: usize) {
        let number = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
        self.next_plane().fill(number(count) / number(greatest));
    }
}
