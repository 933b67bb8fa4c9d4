//! The protocol of a turn and the rules at their corners, on positions made by hand.

use board_play::{Outcome, Position, Seat, Status};
use dice_hex::{Colour, DiceHex, Illegal, Move, Number, Options, Phase, Roll};

fn position(line: &str) -> DiceHex {
    format!("dice-hex/1 {line}").parse().unwrap()
}

fn played(rules: &str, moves: &str) -> DiceHex {
    let mut position = DiceHex::new(&rules.parse().unwrap());
    for text in moves.split_whitespace() {
        position.play(text.parse().unwrap()).unwrap();
    }
    position
}

fn number(value: u8) -> Number {
    Number::new(value).unwrap()
}

fn moves(position: &DiceHex) -> String {
    let moves: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    moves.join(" ")
}

fn owner(position: &DiceHex, value: u8) -> Option<Seat> {
    position.stone(position.cell(number(value)))
}

/// What 3, 4 and 5 make on the empty board; see `arithmetic.rs`.
const D345: &str = "2 3 4 5 6 7 8 11 12 17 19 23 27 32 35";

#[test]
fn black_begins_and_chance_rolls_first() {
    let start = DiceHex::new(&Options::default());
    assert_eq!(start.status(), Status::Chance);
    assert_eq!(
        (start.mover(), start.phase()),
        (Seat::First, Some(Phase::Roll))
    );
    assert_eq!(start.move_count(), 56);
    assert!(!start.is_alternating());
}

/// With `begins=red` the first seat plays Red and joins left and right, the second plays Black and joins
/// top and bottom.
#[test]
fn either_colour_may_begin() {
    let colours = |rules| {
        let start = played(rules, "");
        let colours = Seat::ALL.map(|seat| start.colour_of(seat));
        assert_eq!(
            colours.map(|colour| start.seat_of(colour)),
            Seat::ALL,
            "{rules}"
        );
        assert_eq!(start.mover(), Seat::First, "{rules}");
        colours
    };
    assert_eq!(colours(""), [Colour::Black, Colour::Red]);
    assert_eq!(colours("begins=red"), [Colour::Red, Colour::Black]);

    let named = played("begins=red", "d345 17");
    assert_eq!(owner(&named, 17), Some(Seat::First));
    assert_eq!(named.to_string(), "dice-hex/1 begins=red c roll - - 17");

    // The same stones, and the sides are those of the colour.
    let red = position(&format!("begins=red 1 announce d456 1,2,3,4,5 {RED_CHAIN}"));
    assert_eq!(red.mover(), Seat::First);
    let none = red.after(Move::None).unwrap().after(Move::None).unwrap();
    let won = none.after("7".parse().unwrap()).unwrap();
    assert_eq!(won.status(), Status::Over(Outcome::Win(Seat::First)));
    assert_eq!(won.winning_chain().map(|chain| chain.len()), Some(6));
    let black = position(&format!(
        "begins=red 2 announce d456 {BLACK_CHAIN} 1,3,8,10,12,13"
    ));
    let won = black.after("34".parse().unwrap()).unwrap();
    assert_eq!(won.status(), Status::Over(Outcome::Win(Seat::Second)));
    assert_eq!(refusal(&won, "none"), "the game is over: Black has won");
}

/// With `begins=red` too a stone is that of the mover, and with `nasty=on` that of the seat that points;
/// refusals name its colour.
#[test]
fn where_red_begins_stones_are_those_of_the_same_seats() {
    for (rules, seat, colour, line) in [
        ("begins=red", Seat::First, "Red", "- 17"),
        ("nasty=on,begins=red", Seat::Second, "Black", "17 -"),
    ] {
        let announced = played(rules, "d345 none");
        assert_eq!(announced.status(), Status::ToMove(Seat::Second));
        assert_eq!(announced.next_stone(), seat);
        assert_eq!(
            refusal(&announced, "d111"),
            "d111 cannot be rolled: Black has to decide on a cell"
        );
        let pointed = announced.after("17".parse().unwrap()).unwrap();
        assert_eq!(owner(&pointed, 17), Some(seat));
        assert_eq!(
            pointed.to_string(),
            format!("dice-hex/1 {rules} c roll - {line}")
        );
        let rolled = pointed.after("d345".parse().unwrap()).unwrap();
        assert_eq!(
            refusal(&rolled, "17"),
            format!("a stone of {colour} is on 17")
        );
    }
    // With nasty=on Black, the second seat, joins its sides in Red's turn.
    let game = position(&format!(
        "nasty=on,begins=red 2 point d456 {BLACK_CHAIN} 1,3,6,8,9"
    ));
    assert_eq!(game.mover(), Seat::First);
    let won = game.after("34".parse().unwrap()).unwrap();
    assert_eq!(won.status(), Status::Over(Outcome::Win(Seat::Second)));
}

#[test]
fn the_mover_names_a_cell() {
    let rolled = played("", "d345");
    assert_eq!(rolled.status(), Status::ToMove(Seat::First));
    assert_eq!(moves(&rolled), format!("{D345} none"));
    let named = played("", "d345 17");
    assert_eq!(owner(&named, 17), Some(Seat::First));
    assert_eq!(
        (named.status(), named.mover()),
        (Status::Chance, Seat::Second)
    );
    // What is occupied cannot be named.
    let next = played("", "d345 17 d345");
    assert_eq!(next.status(), Status::ToMove(Seat::Second));
    assert_eq!(moves(&next), format!("{D345} none").replace(" 17", ""));
    assert_eq!(
        owner(&played("", "d345 17 d345 19"), 19),
        Some(Seat::Second)
    );
}

#[test]
fn the_other_seat_points_at_what_can_be_made() {
    for (rules, colour) in [("", Seat::First), ("nasty=on", Seat::Second)] {
        let announced = played(rules, "d345 none");
        assert_eq!(announced.status(), Status::ToMove(Seat::Second));
        assert_eq!(announced.mover(), Seat::First);
        assert_eq!(moves(&announced), format!("{D345} none"));
        assert_eq!(announced.next_stone(), colour);
        let pointed = played(rules, "d345 none 17");
        assert_eq!(owner(&pointed, 17), Some(colour), "{rules}");
        // In every case it is the other seat's turn.
        assert_eq!(
            (pointed.status(), pointed.mover()),
            (Status::Chance, Seat::Second)
        );
    }
    // On Red's turn Black points.
    let red = played("nasty=on", "d345 17 d345 none 19");
    assert_eq!(owner(&red, 19), Some(Seat::First));
    assert_eq!(red.mover(), Seat::First);
}

#[test]
fn a_mover_who_is_not_pointed_at_a_cell_takes_any() {
    for rules in ["", "nasty=on"] {
        let free = played(rules, "d345 17 d345 none none");
        assert_eq!(free.status(), Status::ToMove(Seat::Second));
        assert_eq!(free.phase(), Some(Phase::Place));
        let all: Vec<String> = (1..=36)
            .filter(|&n| n != 17)
            .map(|n: u8| n.to_string())
            .collect();
        assert_eq!(moves(&free), all.join(" "));
        let placed = played(rules, "d345 17 d345 none none 36");
        assert_eq!(owner(&placed, 36), Some(Seat::Second));
        assert_eq!(
            (placed.status(), placed.mover()),
            (Status::Chance, Seat::First)
        );
    }
}

/// With a roll that makes no vacant cell, `none` is the only move of both, and both are played.
#[test]
fn none_is_played_by_both_even_where_it_is_the_only_move() {
    // Three ones make 1, 2 and 3.
    for rules in ["-", "nasty=on", "strict=on", "nasty=on,strict=on"] {
        let line = format!("{rules} c roll - 1,3 2");
        let mut position = position(&line);
        for (text, status) in [
            ("d111", Status::ToMove(Seat::Second)),
            ("none", Status::ToMove(Seat::First)),
            ("none", Status::ToMove(Seat::Second)),
        ] {
            if text == "none" {
                assert_eq!(moves(&position), "none", "{rules}");
            }
            position.play(text.parse().unwrap()).unwrap();
            assert_eq!(position.status(), status, "{rules}");
        }
        assert_eq!(position.move_count(), 33);
        position.play("36".parse().unwrap()).unwrap();
        assert_eq!(owner(&position, 36), Some(Seat::Second));
    }
}

/// Announcing `none` against better knowledge is legal, unless `strict=on`.
#[test]
fn strict_forbids_none_where_a_cell_can_be_made() {
    for rules in ["strict=on", "nasty=on,strict=on"] {
        let rolled = played(rules, "d345");
        assert_eq!(moves(&rolled), D345);
        assert_eq!(rolled.move_count(), 15);
        assert_eq!(rolled.nth_move(15), None);
        assert!(rolled.check(Move::None).is_err());
        // So there is never anything to point at: the seat that may point has only `none`.
        let announced = position(&format!("{rules} 1 point d111 1,3 2"));
        assert_eq!(moves(&announced), "none");
    }
    assert!(played("", "d345").check(Move::None).is_ok());
}

/// From the top 4, 5, 28, 35, 2: Black lacks 34 in the bottom row.
const BLACK_CHAIN: &str = "2,4,5,28,35";
/// The third row from the left, 24, 12, 16, 31, 28: Red lacks 7.
const RED_CHAIN: &str = "12,16,24,28,31";

#[test]
fn a_chain_between_the_two_sides_of_a_seat_wins() {
    let black = position(&format!("- 1 announce d456 {BLACK_CHAIN} 1,8,10,12,13"));
    let won = black.after("34".parse().unwrap()).unwrap();
    assert_eq!(won.status(), Status::Over(Outcome::Win(Seat::First)));
    assert_eq!(won.winning_chain().map(|chain| chain.len()), Some(6));
    assert_eq!(
        (won.phase(), won.move_count(), won.nth_move(0)),
        (None, 0, None)
    );
    assert_eq!(won.moves().next(), None);
    assert!(won.is_alternating());
    // Any other stone does not.
    assert!(
        !black
            .after("3".parse().unwrap())
            .unwrap()
            .status()
            .is_over()
    );

    let red = position(&format!("- 2 announce d111 1,2,3,4,5,6 {RED_CHAIN}"));
    let red = red.after(Move::None).unwrap().after(Move::None).unwrap();
    let won = red.after("7".parse().unwrap()).unwrap();
    assert_eq!(won.status(), Status::Over(Outcome::Win(Seat::Second)));
    // Black's sides joined by red stones are nothing.
    let crossed = position(&format!("- 2 place - 1,3,6,8,9,10 {BLACK_CHAIN}"));
    assert!(
        !crossed
            .after("34".parse().unwrap())
            .unwrap()
            .status()
            .is_over()
    );
}

/// The win is tested for the colour of the stone put down: with `nasty=on` it can win for the seat that
/// points, in the mover's turn.
#[test]
fn with_nasty_on_a_stone_wins_for_the_seat_that_points_in_the_movers_turn() {
    let start = position(&format!("nasty=on c roll - 1,2,3,4,5 {RED_CHAIN}"));
    assert_eq!(start.mover(), Seat::First);
    let mut game = start;
    for text in ["d345", "none", "7"] {
        assert!(!game.status().is_over());
        game.play(text.parse().unwrap()).unwrap();
    }
    assert_eq!(game.status(), Status::Over(Outcome::Win(Seat::Second)));
    assert_eq!(owner(&game, 7), Some(Seat::Second));
    // And never for the other seat: without nasty the stone is Black's, and no win.
    let tame = position(&format!("- 2 point d345 1,2,3,4,5 {RED_CHAIN}"));
    let tame = tame.after("7".parse().unwrap()).unwrap();
    assert_eq!(
        (tame.status(), owner(&tame, 7)),
        (Status::Chance, Some(Seat::First))
    );
    // With nasty it is the same the other way round: Black points in Red's turn and joins its own sides.
    let other = position(&format!("nasty=on 1 point d456 {BLACK_CHAIN} 1,3,6,8,9,10"));
    let won = other.after("34".parse().unwrap()).unwrap();
    assert_eq!(won.status(), Status::Over(Outcome::Win(Seat::First)));
}

/// A colour has no supply that could run out: with `nasty=on` one can have more than 18 stones.
#[test]
fn the_supply_limits_nothing() {
    let mut game = DiceHex::new(&"nasty=on".parse().unwrap());
    // Black gets all cells but those of the bottom row, so that top and bottom are not joined.
    let bottom = [1, 32, 8, 10, 34, 26];
    let cells: Vec<Number> = Number::all()
        .filter(|n| !bottom.contains(&n.value()))
        .collect();
    for (turn, &cell) in cells.iter().enumerate() {
        let roll = Roll::all()
            .find(|roll| roll.numbers().contains(cell))
            .unwrap();
        game.play(Move::Roll(roll)).unwrap();
        if turn % 2 == 1 {
            // Red announces none, and Black points.
            game.play(Move::None).unwrap();
        }
        game.play(Move::Cell(cell)).unwrap();
    }
    assert_eq!(game.stones(Seat::First).len(), 30);
    assert_eq!(game.status(), Status::Chance);
    assert_eq!(game.to_string().parse(), Ok(game));
}

fn refusal(position: &DiceHex, text: &str) -> String {
    let m: Move = text.parse().unwrap();
    let mut same = *position;
    let error = same.play(m).unwrap_err();
    assert_eq!(same, *position);
    assert_eq!(position.after(m), Err(error));
    assert!(position.moves().all(|legal| legal != m));
    error.to_string()
}

/// Every rule that a move can break, with the words in which it is refused.
#[test]
fn illegal_moves_are_refused_with_the_rule_they_break() {
    let start = DiceHex::new(&Options::default());
    for text in ["17", "none"] {
        assert_eq!(
            refusal(&start, text),
            "the dice are rolled first: the next move is a roll, such as d136"
        );
    }
    let rolled = played("", "d345 17 d345");
    for (text, message) in [
        ("d345", "d345 cannot be rolled: Red has to decide on a cell"),
        ("17", "a stone of Black is on 17"),
        ("16", "d345 cannot make 16"),
    ] {
        assert_eq!(refusal(&rolled, text), message);
    }
    let announced = rolled.after(Move::None).unwrap();
    for (text, message) in [
        (
            "d111",
            "d111 cannot be rolled: Black has to decide on a cell",
        ),
        ("17", "a stone of Black is on 17"),
        ("16", "d345 cannot make 16"),
    ] {
        assert_eq!(refusal(&announced, text), message);
    }
    let free = announced.after(Move::None).unwrap();
    for (text, message) in [
        ("d111", "d111 cannot be rolled: Red has to decide on a cell"),
        ("17", "a stone of Black is on 17"),
        (
            "none",
            "none is no move here: a stone goes on any vacant cell, such as 1",
        ),
    ] {
        assert_eq!(refusal(&free, text), message);
    }
    assert_eq!(
        refusal(&played("strict=on", "d345"), "none"),
        "with strict=on none is allowed only if no vacant cell can be made, and 2 = 3 + 4 − 5"
    );
    let won = position("- o over - 2,4,5,28,34,35 1,8,10,12,13");
    for text in ["d111", "17", "34", "none"] {
        assert_eq!(refusal(&won, text), "the game is over: Black has won");
    }
    let won = position(&format!("- o over - 1,2,3,4,5,6 7,{RED_CHAIN}"));
    assert_eq!(won.check(Move::None), Err(Illegal::GameOver(Colour::Red)));
}
