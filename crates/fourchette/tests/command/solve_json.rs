//! What `solve --json` prints of a solution is what the library writes.

use core::ops::ControlFlow;

use fourchette::AnyPosition;
use fourchette::solver::{Limits, Solution, Wanted};

use crate::harness::run;
use crate::solve::ending;

/// Solves a position by the program and by the library, and compares what they write, to the byte.
#[track_caller]
fn compare(position: &AnyPosition, options: &[&str], limits: Limits) {
    let line = position.to_string();
    let call = [
        "solve",
        position.game(),
        "--position",
        &line,
        "--threads",
        "1",
        "--json",
    ];
    let out = run(&[&call[..], options].concat()).good();
    let mut solver = position.solver(limits).unwrap();
    let solution = solver.solve(&mut |_| ControlFlow::Continue(())).unwrap();
    let written = serde_json::to_string(&solution).unwrap();
    assert!(serde_json::from_str::<Solution<String>>(&written).is_ok());
    let fields = written
        .strip_prefix('{')
        .unwrap()
        .strip_suffix('}')
        .unwrap();
    let begin = format!(
        r#"{{"game":"{}","rules":"{}","position":"{line}",{fields},"seconds":"#,
        position.game(),
        position.rules(),
    );
    let seconds = out.strip_prefix(&begin);
    let seconds = seconds.unwrap_or_else(|| panic!("{out} does not begin so: {begin}"));
    let seconds = seconds.strip_suffix("}\n").unwrap();
    assert!(seconds.parse::<f64>().is_ok(), "{seconds}");
}

#[test]
fn the_program_prints_what_the_library_writes() {
    let all = Limits::default();
    let triangle = AnyPosition::new("y", "board=flat:3").unwrap();
    let distances = all.with_distances(Wanted::Yes);
    compare(&triangle, &["--distance"], distances);
    let large = AnyPosition::new("y", "").unwrap();
    compare(&large, &["--nodes", "10"], all.with_nodes(10));
    compare(&ending(3).parse().unwrap(), &[], all);
    let mut over = triangle;
    for m in ["a1", "a4", "a2", "a5", "a3"] {
        over.play(m).unwrap();
    }
    compare(&over, &[], all);
}
