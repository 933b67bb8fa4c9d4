//! What the values of the option `fork` let go on through a penta.

use board_graph::Fork;
use board_stones::{FORKS, Forks};

/// By the rulings (section 1) nothing goes on with `off`, and moves alone with `moves`.
#[test]
fn moves_and_lines_go_on_as_the_rulings_say() {
    for (word, forks, moves, lines) in [
        ("on", Forks::On, Fork::On, Fork::On),
        ("moves", Forks::Moves, Fork::On, Fork::Off),
        ("off", Forks::Off, Fork::Off, Fork::Off),
    ] {
        assert!(FORKS.0.contains(&(word, forks)));
        assert_eq!(forks.for_moves(), moves, "{word}");
        assert_eq!(forks.for_lines(), lines, "{word}");
    }
}
