//! The position as text and as a scene, as far as the viewer may see it.

mod course;
mod picture_text;
mod scene;

use board_draw::{Canvas, Course, DrawOptions, Drawn, Scene};
use board_play::{Described as _, Seat, Viewer};

use crate::outcome::{goal, has_arrived};
use crate::view::Sight;
use crate::{
    Cell, Effect, Kind, Law, LawView, Move, Pawns, Phase, Slot, Square, Window, Written, YinYang,
};

/// What is drawn for a seat shows no more than that seat's view does.
impl Drawn for YinYang {
    fn canvas(&self, options: &DrawOptions<Move>) -> Canvas {
        Picture::new(self, *options).canvas()
    }

    fn scene(&self, options: &DrawOptions<Move>) -> Scene {
        Picture::new(self, *options).scene()
    }

    fn course(&self, m: Move) -> Course {
        course::course(self, m)
    }
}

/// What a drawing shows. Of the laws it has only what the viewer may see.
struct Picture {
    viewer: Viewer,
    sight: Sight,
    /// The known laws that posted ones bar.
    barred: [[bool; 4]; 2],
    last: Last,
}

/// What the last move touched.
#[derive(Clone, Copy, Debug, Default)]
struct Last {
    /// The squares that it may have changed.
    squares: [Option<Square>; 4],
    /// The square that a pawn has left.
    left: Option<(Square, Square)>,
    /// The laws that it used or wrote.
    laws: [[bool; 4]; 2],
}

impl Last {
    fn with_law(mut self, seat: Seat, slot: Slot) -> Self {
        self.laws[seat.index()][slot.index()] = true;
        self
    }
}

impl Picture {
    fn new(position: &YinYang, options: DrawOptions<Move>) -> Self {
        let DrawOptions {
            viewer,
            last: last_move,
        } = options;
        let sight = position.sight(viewer);
        let is_barred = |seat: Seat, slot: Slot| {
            let known = sight.law(seat, slot).known();
            known.is_some() && position.is_barred(seat, slot)
        };
        Self {
            viewer,
            sight,
            barred: Seat::ALL.map(|seat| Slot::ALL.map(|slot| is_barred(seat, slot))),
            last: last_move.and_then(|m| last(&sight, m)).unwrap_or_default(),
        }
    }

    fn is_last(&self, square: Square) -> bool {
        self.last.squares.contains(&Some(square))
    }

    /// Returns whether a pawn on this square has won.
    fn is_winning(&self, square: Square) -> bool {
        match self.sight.phase {
            Phase::Over { winner } => {
                square == goal(winner) && has_arrived(self.sight.pawns, winner)
            }
            _ => false,
        }
    }

    /// Says what state a law is in.
    fn state(&self, seat: Seat, slot: Slot) -> &'static str {
        match self.sight.law(seat, slot) {
            LawView::Unwritten => "not written",
            LawView::Known(written) if written.posted => "posted",
            _ if self.barred[seat.index()][slot.index()] => "hidden, barred",
            LawView::Known(_) | LawView::Hidden => "hidden",
        }
    }

    /// Says whose turn it is, or who has won.
    fn caption(&self) -> String {
        let name = |seat: Seat| format!("Seat {seat}, {},", YinYang::seat_name(seat));
        let told = match self.sight.phase {
            Phase::Writing { seat, slot } => format!("{} is to write law {slot}.", name(seat)),
            Phase::Turn(seat) => format!("{} is to step or to use a law.", name(seat)),
            Phase::Stepped(seat) => format!("{} has stepped: a law, or end.", name(seat)),
            Phase::Over { winner } if has_arrived(self.sight.pawns, winner) => {
                format!("{} has won: its pawn is on {}.", name(winner), goal(winner))
            }
            Phase::Over { winner } => {
                let loser = !winner;
                format!("{} has won: seat {loser} cannot move.", name(winner))
            }
        };
        match self.viewer {
            Viewer::Seat(viewer) => format!("{told} As seat {viewer} sees it."),
            Viewer::Everyone => told,
        }
    }
}

/// Returns the name of a law as a place.
fn law_name(seat: Seat, slot: Slot) -> String {
    format!("law-{seat}-{slot}")
}

/// Finds what a move has touched; none if it cannot have led to what is seen. It looks at nothing else,
/// so that a mark cannot give a secret away.
fn last(sight: &Sight, m: Move) -> Option<Last> {
    match m {
        Move::Write(law) => last_write(sight, law),
        Move::Step { from, to } => last_step(sight, from, to),
        Move::Use { slot, window } => last_use(sight, slot, window),
        Move::Adapt {
            slot,
            rewritten,
            law,
        } => last_adaptation(sight, slot, rewritten, law),
        Move::End => None,
    }
}

/// Returns whether a law can be there, hidden.
fn may_be(view: LawView, law: Law) -> bool {
    let posted = false;
    view == LawView::Hidden || view == LawView::Known(Written { law, posted })
}

fn last_write(sight: &Sight, law: Law) -> Option<Last> {
    let places = Seat::ALL
        .into_iter()
        .flat_map(|seat| Slot::ALL.map(|slot| (seat, slot)));
    let written = places.filter(|&(seat, slot)| sight.phase.has_written(seat, slot));
    let (seat, slot) = written.max()?;
    let laws = sight.laws.iter().flatten();
    let posted = laws.filter_map(|law| law.known()).any(|law| law.posted);
    let fits = sight.pawns == Pawns::START && !posted && may_be(sight.law(seat, slot), law);
    fits.then(|| Last::default().with_law(seat, slot))
}

fn last_step(sight: &Sight, from: Square, to: Square) -> Option<Last> {
    let mover = match sight.phase {
        Phase::Stepped(seat) => seat,
        Phase::Over { winner } if to == goal(winner) => winner,
        _ => return None,
    };
    let fits = sight.pawns.cell(to) == Cell::pawn(mover)
        && sight.pawns.cell(from).is_empty()
        && from.neighbours() & to.bit() != 0;
    fits.then(|| Last {
        squares: [Some(to), None, None, None],
        left: Some((from, to)),
        ..Last::default()
    })
}

fn last_use(sight: &Sight, slot: Slot, window: Window) -> Option<Last> {
    let squares = window.squares();
    let cells = squares.map(|square| sight.pawns.cell(square));
    let fits = |&mover: &Seat| {
        let written = sight.law(mover, slot).known();
        written.is_some_and(|written| {
            written.posted && written.law.on_board(mover).1 == Effect::Cells(cells)
        })
    };
    let mover = movers(sight.phase).into_iter().flatten().find(fits)?;
    let last = Last {
        squares: squares.map(Some),
        ..Last::default()
    };
    Some(last.with_law(mover, slot))
}

fn last_adaptation(sight: &Sight, slot: Slot, rewritten: Slot, law: Law) -> Option<Last> {
    let fits = |&mover: &Seat| {
        let written = sight.law(mover, slot).known();
        let is_adaptation =
            written.is_some_and(|written| written.posted && written.law.kind() == Kind::Adaptation);
        may_be(sight.law(mover, rewritten), law) && (slot == rewritten || is_adaptation)
    };
    let mover = movers(sight.phase).into_iter().flatten().find(fits)?;
    let last = Last::default();
    Some(last.with_law(mover, slot).with_law(mover, rewritten))
}

/// Lists the seats that can have moved last by using a law, the likelier one first.
fn movers(phase: Phase) -> [Option<Seat>; 2] {
    match phase {
        Phase::Turn(seat) => [Some(!seat), None],
        Phase::Over { winner } => [Some(winner), Some(!winner)],
        Phase::Writing { .. } | Phase::Stepped(_) => [None, None],
    }
}
