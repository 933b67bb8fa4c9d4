//! Laws: which there are, how they lie, in words and drawn.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::model::{Model, all_laws, kind, quadruples};
use board_play::{Position, Seat};
use yinyang::{Cell, Effect, Kind, Law, LawError, Pawns, Population, YinYang};

fn law(text: &str) -> Law {
    text.parse().unwrap()
}

/// Counts laws by the model's letter for their kind.
fn counts(laws: impl Iterator<Item = String>) -> BTreeMap<char, usize> {
    let mut counts = BTreeMap::new();
    for law in laws {
        let (cause, effect) = law.split_once('>').unwrap();
        *counts.entry(kind(cause, effect).unwrap()).or_insert(0) += 1;
    }
    counts
}

/// 81 causes; 216 destructions, 216 populations and 81 adaptations are 513 laws; with populations of
/// one colour only, which are half of them, 405.
#[test]
fn there_are_as_many_laws_as_the_rulings_say() {
    assert_eq!(quadruples().len(), 81);
    let all = |population| Law::all(population).map(|law| law.to_string());
    for laws in [all(Population::Any).collect(), all_laws(false).to_vec()] {
        assert_eq!(laws.len(), 513);
        let expected = [('a', 81), ('d', 216), ('m', 108), ('p', 108)];
        assert_eq!(counts(laws.into_iter()), BTreeMap::from(expected));
    }
    for laws in [
        all(Population::SameColour).collect(),
        all_laws(true).to_vec(),
    ] {
        assert_eq!(laws.len(), 405);
        let expected = [('a', 81), ('d', 216), ('p', 108)];
        assert_eq!(counts(laws.into_iter()), BTreeMap::from(expected));
    }
}

/// The laws are those of the model, each once, in ascending order, with numbers from 0.
#[test]
fn laws_are_listed_in_order() {
    for (population, same_colour) in [(Population::Any, false), (Population::SameColour, true)] {
        let laws: Vec<Law> = Law::all(population).collect();
        assert!(laws.is_sorted_by(|one, other| one < other));
        let listed: BTreeSet<String> = laws.iter().map(ToString::to_string).collect();
        assert_eq!(listed, all_laws(same_colour).iter().cloned().collect());
        assert_eq!(laws.len(), Law::count(population));
        for (index, law) in laws.into_iter().enumerate() {
            assert_eq!(law.index(), index);
            assert_eq!(Law::from_index(index), Some(law));
            assert!(law.is_allowed(population));
        }
    }
    assert_eq!(Law::from_index(513), None);
    let mixed = law("....>bw..");
    assert!(!mixed.is_allowed(Population::SameColour));
    assert!(law("....>bb..").is_allowed(Population::SameColour));
}

/// Of all causes with all effects exactly the laws of the model are laws.
#[test]
fn exactly_these_are_laws() {
    let cells = |text: &str| -> [Cell; 4] {
        let cells: Vec<Cell> = text.chars().filter_map(Cell::from_letter).collect();
        cells.try_into().unwrap()
    };
    for cause in quadruples() {
        for effect in quadruples() {
            let made = Law::new(cells(&cause), Effect::Cells(cells(&effect)));
            assert_eq!(made.is_ok(), kind(&cause, &effect).is_some());
            let text = format!("{cause}>{effect}");
            assert_eq!(text.parse::<Law>().ok(), made.ok(), "{text}");
        }
        let adaptation = Law::new(cells(&cause), Effect::Adaptation).unwrap();
        assert_eq!(adaptation.to_string(), format!("{cause}>*"));
        assert_eq!(adaptation.kind(), Kind::Adaptation);
    }
}

#[test]
fn a_bad_effect_is_explained() {
    use Cell::{Black, Empty, White};
    let cause = [Black, White, Empty, Empty];
    let error = |effect| Law::new(cause, Effect::Cells(effect)).unwrap_err();
    let numbers = |gone, added| LawError::Numbers { gone, added };
    assert_eq!(error(cause), numbers(0, 0));
    assert_eq!(error([Empty; 4]), numbers(2, 0));
    assert_eq!(error([Black, White, Black, Empty]), numbers(0, 1));
    assert_eq!(error([Empty, White, Black, Empty]), numbers(1, 1));
    let recoloured = error([Black, Black, Empty, Empty]);
    assert_eq!(recoloured, LawError::Recoloured { place: 1 });
    assert_eq!(
        recoloured.to_string(),
        "the pawn top right changes its colour"
    );
}

/// White reads with the arrow to White's right, sitting opposite: on the board the law is turned.
#[test]
fn laws_of_white_lie_turned_by_a_half_turn() {
    let made = law("bw..>b...");
    let reads = |(cause, effect): ([Cell; 4], Effect)| {
        let text = |cells: [Cell; 4]| cells.map(Cell::letter).iter().collect::<String>();
        match effect {
            Effect::Cells(effect) => format!("{}>{}", text(cause), text(effect)),
            Effect::Adaptation => format!("{}>*", text(cause)),
        }
    };
    assert_eq!(reads(made.on_board(Seat::First)), "bw..>b...");
    assert_eq!(reads(made.on_board(Seat::Second)), "..wb>...b");
    let adaptation = law("bw.b>*");
    assert_eq!(reads(adaptation.on_board(Seat::First)), "bw.b>*");
    assert_eq!(reads(adaptation.on_board(Seat::Second)), "b.wb>*");
}

/// Where a law's cause stands, by the model, on the board of the start and on boards with holes.
#[test]
fn windows_agree_with_the_model() {
    let boards = [
        "bwww/bwww/bbbw/bbbw",
        "b.ww/bw.w/.bbw/bb.w",
        "..../..../..../....",
        "b.b./.w.w/b.b./.w.w",
    ];
    let mut found = 0;
    for text in boards {
        let pawns: Pawns = text.parse().unwrap();
        let mut model = Model::new("");
        for (row, rank) in text.split('/').zip(["4", "3", "2", "1"]) {
            for (cell, file) in row.chars().zip(["a", "b", "c", "d"]) {
                model.board.insert(format!("{file}{rank}"), cell);
            }
        }
        for owner in Seat::ALL {
            for text in all_laws(false) {
                let windows = pawns.windows(law(text), owner);
                let windows: Vec<String> = windows.map(|window| window.to_string()).collect();
                assert_eq!(windows, model.places(text, owner.index()), "{text}");
                found += windows.len();
            }
        }
    }
    assert!(found > 100);
}

/// Both maps of laws are their own inverse, and keep the kind.
#[test]
fn exchanged_and_mirrored_laws() {
    assert_eq!(law("bw..>b...").exchanged(), law("wb..>w..."));
    assert_eq!(law("bw..>b...").mirrored(), law(".w.b>...b"));
    assert_eq!(law("b..w>*").mirrored(), law("w..b>*"));
    for law in Law::all(Population::Any) {
        assert_eq!(law.exchanged().exchanged(), law);
        assert_eq!(law.mirrored().mirrored(), law);
        assert_eq!(law.exchanged().kind(), law.kind());
        assert_eq!(law.mirrored().kind(), law.kind());
    }
}

/// The start is its own half turn with the colours exchanged, square by square.
#[test]
fn the_start_equals_its_half_turn_with_colours_exchanged() {
    let board = Model::new("").board;
    let files = ["a", "b", "c", "d"];
    for (file, name) in files.iter().enumerate() {
        for rank in 1..=4 {
            let other = format!("{}{}", files[3 - file], 5 - rank);
            assert_ne!(board[&format!("{name}{rank}")], board[&other]);
        }
    }
    let start = YinYang::new(&"".parse().unwrap()).pawns();
    assert_eq!(start, Pawns::START);
    assert_eq!(start.exchanged(), start);
    assert_eq!(start.to_string(), "bwww/bwww/bbbw/bbbw");
}

/// Four laws taken at random leave Black without a move about four times in five.
#[test]
fn few_laws_are_usable_at_the_start() {
    let model = Model::new("");
    let usable = all_laws(false)
        .iter()
        .filter(|law| !model.places(law, 0).is_empty());
    // Six different causes stand at the nine windows, all full: four destructions, one adaptation.
    assert_eq!(usable.count(), 6 * 5);
}

#[test]
fn laws_in_words() {
    for (text, words) in [
        (
            "bwbw>bw.w",
            "destruction: black top left, white top right, black bottom left, white bottom right; \
             the black pawn bottom left goes",
        ),
        (
            "...w>wb.w",
            "population: white bottom right, the rest empty; \
             a white pawn comes top left, a black pawn comes top right",
        ),
        (
            "....>*",
            "adaptation: four empty cells; \
             if that stands anywhere on the board, a law of the owner is rewritten",
        ),
    ] {
        assert_eq!(law(text).explain(), words);
    }
    // All different, so nothing is left out.
    let words: BTreeSet<String> = Law::all(Population::Any).map(Law::explain).collect();
    assert_eq!(words.len(), 513);
}

#[test]
fn laws_drawn() {
    assert_eq!(law("bwbw>bw.w").diagram(), "●○   ●○\n●○ → ·○");
    assert_eq!(law("...w>wb.w").diagram(), "··   ○●\n·○ → ·○");
    assert_eq!(law("b..w>*").diagram(), "●·\n·○ → *");
    let drawings: BTreeSet<String> = Law::all(Population::Any).map(Law::diagram).collect();
    assert_eq!(drawings.len(), 513);
}
