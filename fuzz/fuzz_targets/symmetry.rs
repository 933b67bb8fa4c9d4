//! To turn a position and play is to play and turn it.
#![no_main]

use board_play::{Notated, Symmetric};
use fourchette_fuzz::{pick, play, start};
use libfuzzer_sys::fuzz_target;

/// The most moves of one position that are mapped.
const LISTED: usize = 50;

fn turns<P: Symmetric + Notated>(data: &[u8]) {
    let (position, decisions) = start::<P>(data);
    let last = play(position, decisions, |position, m| {
        for symmetry in 0..position.symmetries() {
            let image = position.transform(symmetry);
            let mapped = position.transform_move(m, symmetry);
            let after = position.after(m).expect("the move is legal");
            assert_eq!(
                image.after(mapped),
                Ok(after.transform(symmetry)),
                "{position} {m}"
            );
        }
    });
    for symmetry in 0..last.symmetries() {
        let image = last.transform(symmetry);
        assert_eq!(image.move_count(), last.move_count(), "{last}");
        assert_eq!(image.canonical(), last.canonical(), "{last}");
        for m in last.moves().take(LISTED) {
            assert_eq!(
                image.check(last.transform_move(m, symmetry)),
                Ok(()),
                "{last} {m}"
            );
        }
    }
}

/// Returns the test of a game whose board has symmetries that keep the seats.
fn test_of(game: &str) -> Option<fn(&[u8])> {
    Some(match game {
        "y" => turns::<y::Y>,
        "aliens-amazons" => turns::<aliens_amazons::AliensAmazons>,
        "singularity" => turns::<singularity::Singularity>,
        "leap-over" => turns::<leap_over::LeapOver>,
        "tetra" => turns::<tetra::Tetra>,
        "quinta" => turns::<quinta::Quinta>,
        "sexta" => turns::<sexta::Sexta>,
        "yinyang" => turns::<yinyang::YinYang>,
        "kwintie" => turns::<kwintie::Kwintie>,
        _ => return None,
    })
}

fuzz_target!(|data: &[u8]| {
    if let Some((game, rest)) = pick(data)
        && let Some(test) = test_of(game)
    {
        test(rest);
    }
});
