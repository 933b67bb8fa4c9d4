//! Sets of columns, all 256 of them.

use wyx::{Column, ColumnSet};

#[test]
fn sets_agree_with_lists() {
    for bits in 0..=u8::MAX {
        let set = ColumnSet::from_bits(bits);
        assert_eq!(set.bits(), bits);
        let list: Vec<Column> = Column::all()
            .filter(|column| bits & (1 << column.index()) != 0)
            .collect();
        assert!(set.iter().eq(list.iter().copied()));
        assert_eq!(set.len(), list.len());
        assert_eq!(set.is_empty(), list.is_empty());
        assert_eq!(set.first(), list.first().copied());
        for n in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255, 256, usize::MAX] {
            assert_eq!(set.nth(n), list.get(n).copied(), "{n} of {set:?}");
        }
        for column in Column::all() {
            assert_eq!(set.contains(column), list.contains(&column));
        }
    }
    assert_eq!(ColumnSet::EMPTY, ColumnSet::default());
    assert!(ColumnSet::EMPTY.is_empty());
}
