//! What the seats see.

use core::cell::Cell;

use proptest::prelude::any;
use proptest::test_runner::TestCaseResult;
use rand_core::Rng as _;

use super::POSITIONS;
use super::assert::assert_same;
use super::views::follow;
use crate::playout::below;
use crate::testkit::candidates::{sample_plays, spread};
use crate::testkit::run::run_on;
use crate::testkit::{Kit, Play, SecretSubject, SplitMix, Subject, plays};
use crate::{Observe, Seat};

/// How many foreign guesses are tried on a position.
const GUESSES: usize = 24;
/// How many moves of a position are followed.
const MOVES: usize = 4;

/// Tests that a view and what is hidden make up the position; that no accepted guess at what is hidden
/// changes the view, the options, or the legal moves of the seat that guesses.
///
/// The guesses are what is hidden elsewhere, those of the kit, and what would be hidden had the other
/// seat made moves that look the same: as long as the view stays the same too, these must be accepted.
/// What the two are told of such moves must be the same then: it says no more than the views do.
/// In all plays together, at least one guess other than the truth must be accepted, and the game must
/// then say that it [has secrets](crate::Observe::HAS_SECRETS).
///
/// # Panics
///
/// If random play shows otherwise.
pub fn hidden<P: SecretSubject, K: Kit<P>>(kit: &K) {
    let foreign = foreign(kit);
    let accepted = Cell::new(0_u32);
    let strategy = (plays(kit.clone()), any::<u64>());
    run_on(kit.cases(), strategy, |(play, seed)| {
        let mut rng = SplitMix::new(seed);
        let positions: Vec<P> = play.positions().collect();
        for position in spread(&positions, POSITIONS) {
            for viewer in Seat::ALL {
                truth(&position, viewer)?;
                let own = kit.guesses(&position, viewer, &mut rng);
                let taken = (0..GUESSES).filter_map(|_| foreign.pick(&position, viewer, &mut rng));
                for guess in own.into_iter().chain(taken) {
                    let other = sound_guess(&position, viewer, &guess)?;
                    accepted.set(accepted.get() + u32::from(other));
                }
            }
        }
        for viewer in Seat::ALL {
            let others = twin(&play, viewer, &mut rng)?;
            accepted.set(accepted.get() + others);
        }
        Ok(())
    });
    assert!(
        accepted.get() > 0,
        "no guess but the truth was ever accepted"
    );
    assert!(
        P::HAS_SECRETS,
        "something is hidden, but HAS_SECRETS is false"
    );
}

/// Tests that the truth is accepted, and that the view can be advanced by some moves.
fn truth<P: SecretSubject>(position: &P, viewer: Seat) -> TestCaseResult {
    let view = position.view(viewer);
    let completed = P::complete(&view, &position.hidden(viewer));
    assert_same!(
        completed,
        Some(*position),
        "the truth for {viewer}: {position}"
    );
    let moves: Vec<P::Move> = position.moves().collect();
    for m in spread(&moves, MOVES) {
        follow(position, m, viewer)?;
    }
    Ok(())
}

/// Tests that a guess, if it is accepted, changes nothing that the viewer knows. Returns whether it
/// is accepted and not the truth.
fn sound_guess<P: SecretSubject>(
    position: &P,
    viewer: Seat,
    guess: &P::Hidden,
) -> Result<bool, proptest::test_runner::TestCaseError> {
    let view = position.view(viewer);
    let Some(other) = P::complete(&view, guess) else {
        return Ok(false);
    };
    assert_same!(
        other.view(viewer),
        view,
        "view for {viewer}: {position} and {other}"
    );
    assert_same!(other.options(), position.options(), "options: {other}");
    if position.to_move() == Some(viewer) {
        let moves: Vec<P::Move> = position.moves().collect();
        let guessed: Vec<P::Move> = other.moves().collect();
        assert_same!(guessed, moves, "moves: {position} and {other}");
    }
    truth(&other, viewer)?;
    Ok(other != *position)
}

/// Plays along with a play, so that the viewer sees the same, but with other moves of the other seat
/// where these look alike. While the views agree, what is hidden in one must be a guess that is
/// accepted in the other, and what the viewer is told must be the same. Returns how many such guesses
/// differed from the truth.
fn twin<P: SecretSubject>(
    play: &Play<P>,
    viewer: Seat,
    rng: &mut SplitMix,
) -> Result<u32, proptest::test_runner::TestCaseError> {
    let mut others = 0;
    let (mut position, mut twin) = (play.start(), play.start());
    for &m in play.moves() {
        let Some(chosen) = lookalike(&position, m, &twin, viewer, rng) else {
            break;
        };
        let told = [position.told(m, viewer), twin.told(chosen, viewer)];
        position.play_unchecked(m);
        twin.play_unchecked(chosen);
        let guess = twin.hidden(viewer);
        let differs = sound_guess(&position, viewer, &guess)?;
        if position.view(viewer) != twin.view(viewer) {
            break;
        }
        let [one, other] = &told;
        assert_same!(other, one, "told to {viewer}: {position} and {twin}");
        let completed = P::complete(&position.view(viewer), &guess);
        assert_same!(completed, Some(twin), "for {viewer}: {position} and {twin}");
        others += u32::from(differs);
    }
    Ok(others)
}

/// Returns a legal move of `twin` that looks to the viewer like the move `m` of `position`: often `m`
/// itself, otherwise a random one; none if there is none.
fn lookalike<P: SecretSubject>(
    position: &P,
    m: P::Move,
    twin: &P,
    viewer: Seat,
    rng: &mut SplitMix,
) -> Option<P::Move> {
    let seen = position.seen(m, viewer);
    let alike = |other: P::Move| twin.seen(other, viewer) == seen;
    if rng.next_u32().is_multiple_of(2) && twin.check(m).is_ok() && alike(m) {
        return Some(m);
    }
    let moves: Vec<P::Move> = twin.moves().filter(|&other| alike(other)).collect();
    let n = below(rng, u64::try_from(moves.len()).ok()?);
    moves.get(usize::try_from(n).ok()?).copied()
}

/// What is hidden elsewhere.
pub(super) struct Foreign<P>(Vec<P>);

impl<P: Subject + Observe> Foreign<P> {
    /// Returns what is hidden from `viewer` in some other position of a game by the same options;
    /// none if the one drawn is by others.
    pub(super) fn pick(&self, position: &P, viewer: Seat, rng: &mut SplitMix) -> Option<P::Hidden> {
        let n = below(rng, u64::try_from(self.0.len()).ok()?);
        let other = self.0.get(usize::try_from(n).ok()?)?;
        (other.options() == position.options()).then(|| other.hidden(viewer))
    }
}

/// Collects positions that guesses are taken from.
pub(super) fn foreign<P: Subject + Observe, K: Kit<P>>(kit: &K) -> Foreign<P> {
    let plays = sample_plays(kit);
    let positions = plays.iter().flat_map(|play| {
        let positions: Vec<P> = play.positions().collect();
        spread(&positions, POSITIONS)
    });
    Foreign(positions.collect())
}
