//! Quinta, beside what a programmer would write first.
//!
//! Times are for one item: one position, one whole game, one perft. Rates are moves counted.

use benches::measure::on_each;
use benches::shifts::Comparison;
use benches::stone_list::{Sliding, StoneList};
use criterion::{Criterion, criterion_group, criterion_main};
use quinta::{Move, Position as _, Quinta, StoneGame as _, outcome};

const QUINTA: Comparison<Quinta, Sliding> = Comparison {
    baseline: "baseline: walked step by step",
    plain: |position| StoneList::of(position, position.options().fork().for_moves()),
};

fn win_detection(c: &mut Criterion) {
    const GROUP: &str = "quinta: five in a line after a move";
    let moved = QUINTA.after_a_move(|m| m.shift().map(|shift| shift.to));
    on_each(
        c,
        (GROUP, "baseline: along the lines from the stone"),
        &moved,
        |(_, to, list)| list.in_line(*to, 5),
    );
    on_each(
        c,
        (GROUP, "outcome::completes_five"),
        &moved,
        |(position, to, _)| {
            let stones = position.stones(!position.turn());
            outcome::completes_five(stones, *to, position.options().fork().for_lines())
        },
    );
}

fn generation(c: &mut Criterion) {
    QUINTA.generation(c, |m| m != Move::Pass);
}

fn counting(c: &mut Criterion) {
    QUINTA.counting(c, 2);
}

fn playouts(c: &mut Criterion) {
    QUINTA.playouts(c, |list, rng| {
        list.playout(rng, |list, to| list.in_line(to, 5))
    });
}

criterion_group!(benches, win_detection, generation, counting, playouts);
criterion_main!(benches);
