//! Positions solved from an empty table: what every move is worth.
//!
//! * Y by connections: all first stones of small boards, and one look at a position of `flat:9`, as the search of
//!   opponents takes it.
//! * Kwintie and Wyx near their end, by proof-number search.
//! * Quinta near its end: the shortest win, by alpha-beta to a depth.
//!
//! A rate is of whole solutions; the table is made anew for each, which takes a part of the time.

use core::hint::black_box;
use core::ops::ControlFlow;

use board_play::Position as _;
use criterion::{Criterion, criterion_group, criterion_main};
use kwintie::Kwintie;
use quinta::Quinta;
use solver::connections::Scout;
use solver::{Limits, Solvable, Solver, Wanted};
use wyx::Wyx;
use y::Y;

/// How many bytes tables take.
const MEMORY: usize = 1 << 20;

/// The first puzzles of `docs/puzzles`.
const KWINTIE: &str = "kwintie/1 - 2 ha1,vf1,vb2,vd2,vc3,hf3,vh3,vi3,ha4,ve4,vf6,vg6,hh6,vb7,ve8,hf8,hh9 vc1,hd1,vg1,vh1,vi1,va2,ve2,vd4,vf4,vg4,vb5,hh5,ve6,hh7,hh8,hf9";
const QUINTA: &str =
    "quinta/1 - 1 c3,c9,d5,d6,d8,d15,e1,e3,e5,e6,e7,e12 b1,b21,c5,c7,c10,c11,d1,d7,e2,e10,f2,f3";
const WYX: &str = "wyx/1 - 2 +0+3-2+2-2+3-2+4-1+2+0+1+0+4-3+3/-1+3-1+1-3+2-3+4+0+2-2+1-1+4-3+1/-1+0-3-2-1-2-2+0-3+0-2-3-1-1-4-3/-3-1-2-1-4-2-3-3-4+0-4-1-2-2-1-3/+2-4+1-4+2-2+1-1+3-4+3-2+0-1+3-3/+0-4+1-3+1-2+2-3+0-2+2-1+0-3+3-1/+3+0+2+0+3+1+1+0+4+3+4+1+1+2+3+3/+1+1+4+2+4+0+2+1+2+2+1+3+3+2+2+3 7,8,8,6,7,8,7,8 c7,f4 a1,b1,f1,c2,d2,f2,f3,c4,g4,g5,d6,g6,c7,d7,f7,a8,c8,d8,e8 c1,e1,g1,h1,a2,e2,b3,d3,e3,b4,f4,b5,c5,d5,b6,c6,e6,f6,h7,f8,h8";

/// Measures how long it takes to solve a position.
fn solve<G: Solvable>(c: &mut Criterion, name: &str, position: G, limits: Limits) {
    let limits = limits.with_memory(MEMORY);
    c.bench_function(name, |b| {
        b.iter(|| {
            let mut solver = Solver::new(position, limits).expect("nothing is hidden");
            let solution = solver.solve(&mut |_| ControlFlow::Continue(()));
            black_box(solution.expect("there is memory"))
        });
    });
}

fn y(c: &mut Criterion) {
    for board in ["flat:6", "flat:7", "bent:4"] {
        let rules = format!("board={board}").parse().expect("a board of Y");
        let name = format!("y: all first stones of {board}");
        solve(c, &name, Y::new(&rules), Limits::default());
    }
    let mut position = Y::new(&"board=flat:9".parse().expect("a board of Y"));
    for stone in ["b3", "c6", "c4"] {
        let m = stone.parse().expect("a stone");
        position.play(m).expect("a vacant node");
    }
    c.bench_function("y: a look at a position of flat:9", |b| {
        b.iter(|| {
            // What it knows from the last time would make it no work.
            let mut scout = Scout::new(position.board(), MEMORY).expect("45 nodes");
            black_box(scout.look(&position, &mut || false))
        });
    });
}

fn others(c: &mut Criterion) {
    let kwintie: Kwintie = KWINTIE.parse().expect("a position");
    solve(c, "kwintie: a puzzle", kwintie, Limits::default());
    let wyx: Wyx = WYX.parse().expect("a position");
    solve(c, "wyx: a puzzle", wyx, Limits::default());
    let quinta: Quinta = QUINTA.parse().expect("a position");
    let shortest = Limits::default()
        .with_moves(Wanted::No)
        .with_distances(Wanted::Yes)
        .with_nodes(100_000);
    solve(c, "quinta: a puzzle, its shortest win", quinta, shortest);
}

criterion_group!(benches, y, others);
criterion_main!(benches);
