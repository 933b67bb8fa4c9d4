//! Puzzles for people.

use std::io::{self, Write};

use board_play::Viewer;
use fourchette::AnyPuzzle;
use fourchette::solver::Uniqueness;

use crate::command::failure::Failure;
use crate::command::phrases::seat_name;
use crate::command::{output, wrapped::wrapped};

/// Says what is to be found.
pub(crate) fn task(AnyPuzzle { puzzle, .. }: &AnyPuzzle) -> String {
    let (seat, moves) = (seat_name(puzzle.seat), puzzle.wins_in);
    format!("the {seat} seat to move and win in {moves}")
}

/// Writes each puzzle: its number and task, the drawing and the position's line.
pub(super) fn write_puzzles(out: &mut impl Write, puzzles: &[AnyPuzzle]) -> Result<(), Failure> {
    for (number, puzzle) in (1..).zip(puzzles) {
        writeln!(out, "{number}. {}", task(puzzle))?;
        writeln!(out)?;
        let canvas = puzzle.position.canvas(None, Viewer::Everyone)?;
        output::draw(out, &canvas)?;
        writeln!(out)?;
        writeln!(out, "{}", puzzle.position)?;
        writeln!(out)?;
    }
    Ok(())
}

/// Writes the line of each puzzle, and what is proved of other first moves.
pub(super) fn write_solutions(out: &mut impl Write, puzzles: &[AnyPuzzle]) -> io::Result<()> {
    writeln!(out, "Solutions")?;
    for (number, AnyPuzzle { puzzle, .. }) in (1..).zip(puzzles) {
        let claim = match puzzle.unique {
            Uniqueness::Wins => "no other first move wins",
            Uniqueness::InTime => "no other first move wins so fast",
        };
        let said = format!("{}; {claim}", puzzle.line.join(" "));
        wrapped(out, &format!("{number:>3}. "), &said)?;
    }
    Ok(())
}
