//! Rows of different lengths in one allocation.

/// A list of rows: row `i` is the part of `items` from its start to the next one.
#[derive(Clone, Debug)]
pub(crate) struct Rows<T> {
    starts: Vec<u32>,
    items: Vec<T>,
}

impl<T> Rows<T> {
    pub(crate) fn new() -> Self {
        Self {
            starts: vec![0],
            items: Vec::new(),
        }
    }

    /// Appends a row.
    pub(crate) fn push(&mut self, row: impl IntoIterator<Item = T>) {
        self.items.extend(row);
        let end = u32::try_from(self.items.len()).expect("tables are far smaller");
        self.starts.push(end);
    }

    /// Returns the number of rows.
    pub(crate) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns where row `row` begins among all items.
    #[inline]
    pub(crate) fn start(&self, row: usize) -> usize {
        self.starts[row] as usize
    }

    /// Returns row `row`.
    #[inline]
    pub(crate) fn row(&self, row: usize) -> &[T] {
        &self.items[self.start(row)..self.start(row + 1)]
    }

    /// Returns the rows in order.
    pub(crate) fn iter(&self) -> impl ExactSizeIterator<Item = &[T]> {
        (0..self.len()).map(|row| self.row(row))
    }
}

impl<T, R: IntoIterator<Item = T>> FromIterator<R> for Rows<T> {
    fn from_iter<I: IntoIterator<Item = R>>(rows: I) -> Self {
        let mut all = Self::new();
        rows.into_iter().for_each(|row| all.push(row));
        all
    }
}
