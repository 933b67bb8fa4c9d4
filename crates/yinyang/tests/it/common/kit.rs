//! Random play that leads somewhere.

use board_play::playout::below;
use board_play::testkit::{Kit, SplitMix};
use board_play::{Observe, Position, Seat};
use yinyang::{Hidden, Law, Move, Pawns, Phase, Population, Slot, YinYang};

/// Chooses a law: half of the time one that can be used on this board, often an adaptation.
pub(crate) fn choose_law(
    pawns: Pawns,
    owner: Seat,
    population: Population,
    rng: &mut SplitMix,
) -> Option<Law> {
    let usable = below(rng, 2) == 0;
    let adaptation = below(rng, 4) == 0;
    let laws: Vec<Law> = Law::all(population)
        .filter(|&law| !usable || pawns.windows(law, owner).next().is_some())
        .filter(|law| !adaptation || law.kind() == yinyang::Kind::Adaptation)
        .collect();
    pick(&laws, rng)
}

fn pick<T: Copy>(items: &[T], rng: &mut SplitMix) -> Option<T> {
    let n = below(rng, u64::try_from(items.len()).ok()?);
    items.get(usize::try_from(n).ok()?).copied()
}

/// Chooses a move: any kind of move as likely as any other, so that adaptations, which come by the
/// thousand, do not drown the rest.
pub(crate) fn choose(position: &YinYang, rng: &mut SplitMix) -> Option<Move> {
    let population = position.options().population();
    let seat = position.to_move()?;
    if let Phase::Writing { .. } = position.phase() {
        return choose_law(position.pawns(), seat, population, rng).map(Move::Write);
    }
    let moves: Vec<Move> = position.moves().collect();
    let kinds: Vec<usize> = (0..4)
        .filter(|&kind| moves.iter().any(|&m| kind_of(m) == kind))
        .collect();
    let kind = pick(&kinds, rng)?;
    let moves: Vec<Move> = moves.into_iter().filter(|&m| kind_of(m) == kind).collect();
    let m = pick(&moves, rng)?;
    let Move::Adapt {
        slot, rewritten, ..
    } = m
    else {
        return Some(m);
    };
    let law = choose_law(position.pawns(), seat, population, rng)?;
    Some(Move::Adapt {
        slot,
        rewritten,
        law,
    })
}

fn kind_of(m: Move) -> usize {
    match m {
        Move::Write(_) | Move::Step { .. } => 0,
        Move::Use { .. } => 1,
        Move::Adapt { .. } => 2,
        Move::End => 3,
    }
}

/// Laws half of which are usable; many guesses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UsableLaws;

impl Kit<YinYang> for UsableLaws {
    fn choose(&self, position: &YinYang, rng: &mut SplitMix) -> Option<Move> {
        choose(position, rng)
    }

    fn max_plies(&self) -> usize {
        80
    }

    fn move_texts(&self) -> Vec<String> {
        [
            "end",
            "a1-a2",
            "a1-b1",
            "d4-d3",
            "b2-c3",
            "a1-a1",
            "1@a1",
            "2@b2",
            "3@c3",
            "4@a3",
            "1*1=....>*",
            "4*2=bbbb>bb.b",
            "2*3=....>b..w",
            "3*4=ww..>wwbw",
            "....>*",
        ]
        .map(str::to_owned)
        .into()
    }

    fn guesses(&self, position: &YinYang, from: Seat, rng: &mut SplitMix) -> Vec<Hidden> {
        let truth = position.hidden(from);
        let population = position.options().population();
        let pawns = position.pawns();
        let mut guesses = Vec::new();
        for _ in 0..8 {
            // All hidden laws otherwise.
            let laws = truth
                .laws
                .map(|law| law.and_then(|_| choose_law(pawns, !from, population, rng)));
            guesses.push(Hidden { laws });
            // One place otherwise: another law, none, or one where none is hidden.
            let mut laws = truth.laws;
            let slot = pick(&Slot::ALL, rng).expect("there are four");
            let law = choose_law(pawns, !from, Population::Any, rng);
            laws[slot.index()] = law.filter(|_| below(rng, 4) > 0);
            guesses.push(Hidden { laws });
        }
        guesses.push(Hidden::default());
        guesses
    }
}
