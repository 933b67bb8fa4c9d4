//! Rules to try, drawn by chance, both for the crate and for the model.

use board_play::playout::below;
use board_play::testkit::SplitMix;
use wyx::Options;

use super::model::{Rules, all_jumps};

/// Draws a number below `bound`.
pub(crate) fn draw(rng: &mut SplitMix, bound: usize) -> usize {
    usize::try_from(below(rng, u64::try_from(bound).unwrap())).unwrap()
}

/// Shuffles a list.
pub(crate) fn shuffle<T>(items: &mut [T], rng: &mut SplitMix) {
    for at in (1..items.len()).rev() {
        items.swap(at, draw(rng, at + 1));
    }
}

/// Lists the names of all squares.
pub(crate) fn squares() -> Vec<String> {
    let ranks =
        (1..=8).flat_map(|rank| "abcdefgh".chars().map(move |file| format!("{file}{rank}")));
    ranks.collect()
}

/// Draws a set of dominoes.
pub(crate) fn random_dominoes(rng: &mut SplitMix) -> [Vec<String>; 4] {
    let mut jumps = all_jumps();
    shuffle(&mut jumps, rng);
    [(); 4].map(|()| jumps.drain(..16).collect())
}

/// Draws a rack of the default dominoes.
pub(crate) fn random_rack(rng: &mut SplitMix) -> Vec<String> {
    random_rack_of(&Rules::default().dominoes, rng)
}

/// Draws a rack.
pub(crate) fn random_rack_of(dominoes: &[Vec<String>; 4], rng: &mut SplitMix) -> Vec<String> {
    let mut rack = Vec::new();
    for mut dominoes in dominoes.clone() {
        shuffle(&mut dominoes, rng);
        rack.extend(dominoes);
    }
    rack
}

/// Writes a rack as the option has it.
pub(crate) fn rack_text(rack: &[String]) -> String {
    let columns: Vec<String> = rack.chunks(8).map(<[String]>::concat).collect();
    columns.join("/")
}

/// Writes a set of dominoes as the option has it.
pub(crate) fn dominoes_text(dominoes: &[Vec<String>; 4]) -> String {
    dominoes.each_ref().map(|colour| colour.concat()).join("/")
}

/// Draws rules: each option is the default half of the time, but there is a rack unless `chance`.
pub(crate) fn random_rules(rng: &mut SplitMix, chance: bool) -> Rules {
    let mut rules = Rules {
        both_bar: draw(rng, 2) == 0,
        ..Rules::default()
    };
    match draw(rng, 4) {
        0 | 1 => {
            let mut names = squares();
            shuffle(&mut names, rng);
            let starts = names.split_off(62);
            rules.strongholds = names
                .drain(..12)
                .map(|name| (name, if draw(rng, 2) == 0 { 2 } else { 3 }))
                .collect();
            rules.starts = starts.try_into().unwrap();
        }
        2 => rules.starts = ["e4", "c7"].map(str::to_owned),
        _ => {}
    }
    if draw(rng, 2) == 0 {
        rules.dominoes = random_dominoes(rng);
    }
    if !chance {
        rules.rack = Some(random_rack_of(&rules.dominoes, rng));
    }
    rules
}

/// Writes rules as options: everything, in this order, whether it is the default or not.
pub(crate) fn rules_text(rules: &Rules) -> String {
    let strongholds: Vec<String> = rules
        .strongholds
        .iter()
        .map(|(name, value)| format!("{name}:{value}"))
        .collect();
    let bars = if rules.both_bar { "both" } else { "opponent" };
    let rack = rules.rack.as_ref().map(|rack| rack_text(rack));
    format!(
        "rack={},dominoes={},starts={},strongholds={},stronghold-bars={bars}",
        rack.as_deref().unwrap_or("chance"),
        dominoes_text(&rules.dominoes),
        rules.starts.join("."),
        strongholds.join("."),
    )
}

/// Makes options of rules.
pub(crate) fn options(rules: &Rules) -> Options {
    rules_text(rules).parse().unwrap()
}
