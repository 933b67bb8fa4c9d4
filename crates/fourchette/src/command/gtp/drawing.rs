//! The board as `showboard` draws it.

use board_draw::Glyphs;
use board_graph::{Board, Shape};
use fourchette::AnyPosition;
use y::Colour;

/// Draws a position in ASCII: flat boards by columns and rows, curved boards as everywhere else.
pub(super) fn draw(board: Board, position: &AnyPosition) -> String {
    match board.shape() {
        Shape::Flat { side } => draw_rows(board, side.into(), position),
        _ => Glyphs::Ascii.text(&position.diagram()).into_owned(),
    }
}

/// Draws row by row; each begins half a cell further to the right than the one above.
fn draw_rows(board: Board, side: usize, position: &AnyPosition) -> String {
    let stones = Colour::ALL.map(|colour| stones(position, colour));
    let sign = |letter: u8, row: usize| {
        let node = board.from_triangle(&format!("{}{row}", char::from(letter)));
        let name = node.map(|node| board.name(node).to_string());
        let has = |colour: Colour| {
            name.iter()
                .any(|name| stones[colour.index()].contains(name))
        };
        match (has(Colour::Black), has(Colour::White)) {
            (true, _) => " X",
            (_, true) => " O",
            _ => " .",
        }
    };
    let letters = (b'a'..)
        .take(side)
        .map(|letter| format!(" {}", char::from(letter)));
    let mut lines = vec![format!("  {}", letters.collect::<Vec<_>>().concat())];
    for row in 1..=side {
        let signs = (b'a'..)
            .take(side + 1 - row)
            .map(|letter| sign(letter, row));
        let (indent, signs) = (" ".repeat(row - 1), signs.collect::<Vec<_>>().concat());
        lines.push(format!("{indent}{row:>2}{signs}"));
    }
    lines.join("\n")
}

/// Lists the nodes with a stone of a colour, as the position's line has them.
fn stones(position: &AnyPosition, colour: Colour) -> Vec<String> {
    let line = position.to_string();
    let mut fields = line.rsplit(' ');
    let field = match colour {
        Colour::White => fields.next(),
        Colour::Black => fields.nth(1),
    };
    let names = field.unwrap_or_default().split(',');
    names.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flat_boards_are_drawn_by_columns_and_rows() {
        let mut position = AnyPosition::new("y", "board=flat:4").unwrap();
        for vertex in ["c1", "b2"] {
            let board = Board::flat(4).unwrap();
            let node = board.from_triangle(vertex).unwrap();
            position.play(&board.name(node).to_string()).unwrap();
        }
        let drawn = draw(Board::flat(4).unwrap(), &position);
        assert_eq!(
            drawn,
            "   a b c d\n 1 . . X .\n  2 . O .\n   3 . .\n    4 ."
        );
    }

    #[test]
    fn curved_boards_are_drawn_in_ascii() {
        let mut position = AnyPosition::new("y", "board=bent:3").unwrap();
        position.play("a1").unwrap();
        let drawn = draw(Board::bent(3).unwrap(), &position);
        assert!(drawn.is_ascii() && drawn.contains('X'), "{drawn}");
    }
}
