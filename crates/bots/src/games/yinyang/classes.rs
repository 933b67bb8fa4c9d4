//! Classes of laws that are alike: by how many pawns of its owner and of the other seat stand in the cause, and
//! by whose pawns go or come.

use std::sync::LazyLock;

use board_play::Seat;
use yinyang::{Cell, Effect, Law};

/// How many causes there are, of four cells each, by the numbers of pawns of both seats.
const CAUSES: usize = 15;

// The effects: a pawn of the owner goes, or one of the other seat; two new pawns of which both, one or none are
// the owner's; adaptation.
const OWN_GOES: usize = 0;
const OTHER_GOES: usize = 1;
const BOTH_ARE_OWN: usize = 2;
const ADAPTATION: usize = 5;

/// How many classes there are: ten causes have a pawn of the owner that can go, and ten one of the other seat; six
/// have two empty cells, which are filled in three ways; all fifteen can be those of an adaptation.
pub(super) const CLASSES: usize = 10 + 10 + 6 * 3 + CAUSES;

static OF_LAWS: LazyLock<[[u8; Law::COUNT]; 2]> = LazyLock::new(|| {
    Seat::ALL.map(|owner| {
        let kinds: [usize; Law::COUNT] = core::array::from_fn(|index| {
            let law = Law::from_index(index).expect("there are so many laws");
            kind_of(law, owner)
        });
        // Not every cause has every effect, so that not every number is that of a kind.
        let mut all = kinds.to_vec();
        all.sort_unstable();
        all.dedup();
        let rank = |kind| all.partition_point(|&other| other < kind);
        kinds.map(|kind| u8::try_from(rank(kind)).expect("classes are few"))
    })
});

/// Returns the class of a law, below [`CLASSES`].
pub(super) fn class_of(law: Law, owner: Seat) -> usize {
    OF_LAWS[owner.index()][law.index()].into()
}

/// Numbers the effects of each cause.
fn kind_of(law: Law, owner: Seat) -> usize {
    let before = pawns(law.cause(), owner);
    let [own, others] = before;
    // First those without a pawn of the owner, by the pawns of the other seat, then those with one, and so on.
    let cause = own * (11 - own) / 2 + others;
    effect_of(law, before, owner) * CAUSES + cause
}

fn effect_of(law: Law, [own, others]: [usize; 2], owner: Seat) -> usize {
    let Effect::Cells(cells) = law.effect() else {
        return ADAPTATION;
    };
    match pawns(cells, owner) {
        [after, _] if after < own => OWN_GOES,
        [_, after] if after < others => OTHER_GOES,
        [_, after] => BOTH_ARE_OWN + after - others,
    }
}

/// Counts the pawns of the owner and those of the other seat.
fn pawns(cells: [Cell; 4], owner: Seat) -> [usize; 2] {
    let colours = match owner {
        Seat::First => [Cell::Black, Cell::White],
        Seat::Second => [Cell::White, Cell::Black],
    };
    colours.map(|colour| cells.iter().filter(|&&cell| cell == colour).count())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn laws_are_told_apart_by_what_they_do_to_whom() {
        let class = |text: &str, owner| class_of(text.parse().unwrap(), owner);
        for (one, other) in [
            ("bw..>b...", "wb..>w..."),
            ("bbw.>bb..", "wwb.>ww.."),
            ("b...>bbw.", "w...>wwb."),
            ("b...>bbb.", "w...>www."),
            ("bb.w>*", "ww.b>*"),
        ] {
            // The same law with the colours exchanged, to the other seat.
            assert_eq!(class(one, Seat::First), class(other, Seat::Second), "{one}");
        }
        let others = [
            "bw..>.w..",
            "bw..>b...",
            "bbw.>bb..",
            "b...>bbb.",
            "b...>bbw.",
            "b...>bww.",
            "b...>*",
            "w...>*",
        ];
        for (at, one) in others.iter().enumerate() {
            for other in &others[at + 1..] {
                let classes = [one, other].map(|text| class(text, Seat::First));
                assert_ne!(classes[0], classes[1], "{one} {other}");
            }
        }
        // Where the pawns stand does not matter.
        assert_eq!(
            class("bw..>b...", Seat::First),
            class("..wb>...b", Seat::First)
        );
    }

    #[test]
    fn every_class_has_laws() {
        for owner in Seat::ALL {
            let laws = (0..Law::COUNT).filter_map(Law::from_index);
            let classes: BTreeSet<usize> = laws.map(|law| class_of(law, owner)).collect();
            assert!(classes.into_iter().eq(0..CLASSES));
        }
    }
}
