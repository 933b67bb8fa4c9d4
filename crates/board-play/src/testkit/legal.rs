//! The legal moves, for comparison with those of a model.

use super::Subject;

/// Returns the text of each legal move, in the order in which the position lists them.
///
/// # Panics
///
/// If [`move_count`](crate::Position::move_count) or [`nth_move`](crate::Position::nth_move), asked for
/// every move and one more, disagree with the list.
#[must_use]
pub fn legal<P: Subject>(position: &P) -> Vec<String> {
    let moves: Vec<P::Move> = position.moves().collect();
    assert_eq!(position.move_count(), moves.len(), "move_count: {position}");
    let picked = (0..=moves.len()).map(|n| position.nth_move(n));
    let listed = moves.iter().copied().map(Some).chain([None]);
    for (n, (picked, listed)) in picked.zip(listed).enumerate() {
        assert_eq!(picked, listed, "nth_move of {n}: {position}");
    }
    moves.iter().map(ToString::to_string).collect()
}
