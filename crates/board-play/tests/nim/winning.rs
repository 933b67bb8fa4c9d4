//! Moves that win at once, and moves into a buffer.

use board_play::Position;
use board_play::nim::Nim;

fn pile(rules: &str) -> Nim {
    Nim::new(&rules.parse().expect("good rules"))
}

fn winning(rules: &str) -> Vec<String> {
    let position = pile(rules);
    let moves = position.winning_moves().map(|m| m.to_string());
    moves.collect()
}

#[test]
fn the_move_that_takes_the_last_stone_wins() {
    assert_eq!(winning("stones=1"), ["1"]);
    assert_eq!(winning("stones=3"), ["3"]);
    // Three is the most that can be taken.
    assert!(winning("stones=4").is_empty());
}

#[test]
fn a_move_that_makes_the_other_seat_win_is_no_winning_move() {
    // Whoever takes the last stone loses, so nobody can win by a move of their own.
    for stones in 1..=4 {
        let rules = format!("stones={stones},last=loses");
        assert!(winning(&rules).is_empty(), "{rules}");
    }
}

#[test]
fn no_move_wins_a_game_that_is_over() {
    let one = pile("stones=1");
    let over = one.after("1".parse().unwrap()).unwrap();
    assert_eq!(over.winning_moves().count(), 0);
}

#[test]
fn a_buffer_keeps_what_it_has_and_takes_all_moves() {
    let mut moves = Vec::new();
    pile("stones=2").moves_into(&mut moves);
    pile("stones=1").moves_into(&mut moves);
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["1", "2", "1"]);
}
