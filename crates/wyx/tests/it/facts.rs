//! The tables that were rebuilt: dominoes, strongholds, starts.

use std::collections::BTreeSet;

use crate::common::model::{STRONGHOLDS, dominoes_of_column};
use board_play::{Position, Seat};
use wyx::{Colour, Column, Dominoes, Options, Strongholds, Wyx, board};

#[test]
fn the_64_dominoes_are_those_of_the_rulings() {
    let dominoes = Dominoes::default();
    let jumps: BTreeSet<(i8, i8)> = dominoes
        .all()
        .iter()
        .map(|domino| (domino.dx(), domino.dy()))
        .collect();
    assert_eq!(jumps.len(), 64);
    assert!(!jumps.contains(&(0, 0)));
    for column in Column::all() {
        let colour = column.colour();
        let of_colour = dominoes.of(colour);
        let texts: BTreeSet<String> = of_colour.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), 16);
        let expected = dominoes_of_column(column.number().into());
        assert_eq!(texts, expected.into_iter().collect());
        let is_of_colour = |domino| dominoes.colour(domino) == Some(colour);
        assert!(of_colour.iter().copied().all(is_of_colour));
    }
    // left-up, left-down, right-down, right-up, in the rulings' words.
    for (colour, dx, dy) in [
        (Colour::LeftUp, -3..=0, 1..=4),
        (Colour::LeftDown, -4..=-1, -3..=0),
        (Colour::RightDown, 0..=3, -4..=-1),
        (Colour::RightUp, 1..=4, 0..=3),
    ] {
        for &domino in dominoes.all() {
            let inside = dx.contains(&domino.dx()) && dy.contains(&domino.dy());
            assert_eq!(inside, dominoes.colour(domino) == Some(colour), "{domino}");
        }
    }
}

#[test]
fn columns_have_the_colours_of_the_rulings() {
    let colours: Vec<String> = Column::all()
        .map(|column| column.colour().to_string())
        .collect();
    assert_eq!(
        colours.join(" "),
        "left-up left-up left-down left-down right-down right-down right-up right-up"
    );
}

#[test]
fn the_strongholds_are_those_of_the_rulings() {
    let found: BTreeSet<(String, u32)> = Strongholds::default()
        .iter()
        .map(|(square, value)| (board().name(square).to_string(), value.into()))
        .collect();
    let expected = STRONGHOLDS.map(|(name, value)| (name.to_owned(), value));
    assert_eq!(found, BTreeSet::from(expected));
    // A quarter turn maps them onto themselves.
    let turned = found.iter().map(|(name, value)| {
        let (file, rank) = (name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'1');
        let name = format!("{}{}", char::from(b'a' + 7 - rank), file + 1);
        (name, *value)
    });
    assert_eq!(turned.collect::<BTreeSet<_>>(), found);
}

#[test]
fn the_knights_start_where_the_rulings_say() {
    let start = Wyx::new(&Options::default());
    let names = Seat::ALL.map(|seat| board().name(start.knight(seat)).to_string());
    assert_eq!(names, ["d4", "e5"]);
    for seat in Seat::ALL {
        assert_eq!(start.unlaid(seat), 32);
        assert!(start.pawns(seat).is_empty());
    }
}
