//! Pairs of tables, one for each fork.

use std::sync::atomic::{AtomicUsize, Ordering};

use board_graph::{Board, ByFork, Fork, Jumps, Slides};

static BUILT: AtomicUsize = AtomicUsize::new(0);

static NAMES: ByFork<String> = ByFork::new(|fork| {
    BUILT.fetch_add(1, Ordering::Relaxed);
    fork.to_string()
});

/// The only test that looks at `NAMES`, since it counts.
#[test]
fn each_table_is_built_once_when_it_is_needed() {
    assert_eq!(BUILT.load(Ordering::Relaxed), 0);
    for (fork, built) in [(Fork::Off, 1), (Fork::On, 2), (Fork::Off, 2)] {
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| assert_eq!(NAMES.get(fork), &fork.to_string()));
            }
        });
        assert_eq!(BUILT.load(Ordering::Relaxed), built, "{fork}");
    }
}

#[test]
fn the_shared_tables_of_bent9_are_those_that_anybody_would_build() {
    let board = Board::bent9();
    for fork in [Fork::On, Fork::Off] {
        let (slides, jumps) = (Slides::new(board, fork), Jumps::new(board, fork));
        assert_eq!(Slides::bent9(fork).fork(), fork);
        assert_eq!(Slides::bent9(fork).board(), board);
        assert_eq!(Jumps::bent9(fork).board(), board);
        for node in board.nodes() {
            let occupied = board.neighbour_set(node) & board.side_set(0);
            let targets = Slides::bent9(fork).targets(node, occupied);
            assert_eq!(targets, slides.targets(node, occupied));
            assert_eq!(Jumps::bent9(fork).from(node), jumps.from(node));
        }
        assert!(std::ptr::eq(Jumps::bent9(fork), Jumps::bent9(fork)));
    }
}
