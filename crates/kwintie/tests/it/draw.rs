//! What a drawing of a position shows.

use crate::common::{line, lines_of_five, played};
use board_draw::{DrawOptions, Drawn};
use board_play::Position;
use board_play::playout::random_move;
use board_play::testkit::SplitMix;
use kwintie::{Kwintie, Move, Options};

fn shown(last: Option<&str>) -> DrawOptions<Move> {
    DrawOptions {
        last: last.map(|text| text.parse().unwrap()),
        ..DrawOptions::default()
    }
}

fn drawn(position: &Kwintie, last: Option<&str>) -> String {
    position.canvas(&shown(last)).to_string()
}

/// Borders run between blocks and round them, never between the two squares of one.
#[test]
fn no_border_runs_between_the_two_squares_of_a_block() {
    let text = played("", "h1 v3 h1 h6").diagram();
    let wall = "\
2  │ ○   ○ │ ● │ .   .   .   .   .   .
   ├───────┤   │       ┌───────┐
1  │ ○   ○ │ ● │ .   . │ ●   ● │ .   .
   └───────┴───┘       └───────┘
   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
     1   2   3   4   5   6   7   8   9

Seat 1, White, to move.
Blocks left: White 18, Black 18.

○ White (seat 1)   ● Black (seat 2)";
    assert!(text.ends_with(wall), "{text}");
    let all_lying = played("", "h1 h1").diagram();
    assert_eq!(all_lying.matches("●   ●").count(), 1, "{all_lying}");
}

/// Without fixed columns those next to the wall that a block can reach are shown too.
#[test]
fn columns_are_counted_from_the_left_end() {
    for (moves, numbers) in [
        ("", "1 2"),
        ("v1", "-1 0 1 2 3"),
        ("h1 h3 h5 h7", "0 1 2 3 4 5 6 7 8 9"),
        ("h1 h3 h5 h7 v0", "1 2 3 4 5 6 7 8 9"),
    ] {
        let text = played("ruleset=boardless", moves).diagram();
        let mut lines = text.lines().skip_while(|line| !line.contains('▀'));
        let found: Vec<&str> = lines.nth(1).unwrap().split_whitespace().collect();
        assert_eq!(found.join(" "), numbers, "{text}");
    }
}

/// The number of a column is beneath its squares.
#[test]
fn the_wall_stands_above_its_numbers() {
    let text = played("ruleset=boardless", "v1 h-1").diagram();
    let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let numbers = lines.iter().position(|line| line.contains(&'▀')).unwrap() + 1;
    let ground = &lines[numbers - 3];
    for (number, sign) in [('1', '●'), ('2', '●'), ('3', '○')] {
        let place = lines[numbers].iter().rposition(|&c| c == number).unwrap();
        assert_eq!(ground[place], sign, "{text}");
    }
}

#[test]
fn the_last_block_is_marked_if_it_fits() {
    let position = played("ruleset=boardless", "h1 v3 v0");
    assert!(drawn(&position, Some("v0")).contains("│[○]│"));
    assert!(drawn(&position, Some("v0")).contains("[ ] last"));
    for does_not_fit in [
        None,
        Some("pass"),
        Some("h3"),
        Some("v4"),
        Some("h0"),
        Some("v9"),
    ] {
        let text = drawn(&position, does_not_fit);
        assert!(!text.contains('['), "{text}");
        let svg = position.svg(&shown(does_not_fit)).to_string();
        assert!(!svg.contains("class=\"last\""));
    }
    let svg = position.svg(&shown(Some("v0"))).to_string();
    assert_eq!(svg.matches("<rect class=\"last\"").count(), 1);
    assert_eq!(svg.matches("<rect class=\"white\"").count(), 2);
    assert_eq!(svg.matches("<rect class=\"black\"").count(), 1);
}

#[test]
fn a_win_shows_the_five() {
    let won = line("- o ha1,vc1,hd1 vh1,vi1");
    let text = won.diagram();
    assert_eq!(text.matches("(○)").count(), 5, "{text}");
    assert!(text.contains("Seat 1, White, has five in a line and has won."));
    assert!(text.contains("( ) five in a line"));
    let svg = won.svg(&DrawOptions::default()).to_string();
    assert_eq!(svg.matches("<circle class=\"winning\"").count(), 5);
    let line = svg.split("<path class=\"winning\" d=\"").nth(1).unwrap();
    let line = line.split('"').next().unwrap();
    assert_eq!(line.matches('M').count(), 1, "a line of five: {line}");
    assert!(svg.contains("Blocks of White: ha1 vc1 hd1. Blocks of Black: vh1 vi1."));
}

#[test]
fn a_seat_without_blocks_has_none_in_words() {
    let svg = line("- 1 - -").svg(&DrawOptions::default()).to_string();
    assert!(svg.contains("Blocks of White: none. Blocks of Black: none."));
}

/// A black block on top of the others cannot be the one that White has won with.
#[test]
fn the_block_that_won_is_marked_and_no_other() {
    let won = line("- o ha1,vc1,hd1 vh1,vi1");
    assert!(drawn(&won, Some("v3")).contains("[ ] last"));
    assert!(!drawn(&won, Some("v8")).contains("[ ] last"));
}

/// In whatever direction it lies, each line of five is drawn.
#[test]
fn every_line_of_five_is_drawn() {
    let lines = lines_of_five();
    let mut rng = SplitMix::new(5);
    let mut drawn = [0; 4];
    for _ in 0..200 {
        let mut position = Kwintie::new(&Options::default());
        while let Some(m) = random_move(&position, &mut rng) {
            position.play(m).unwrap();
        }
        let Some(winning) = position.winning_squares() else {
            continue;
        };
        let svg = position.svg(&shown(None)).to_string();
        let path = svg.split("<path class=\"winning\" d=\"").nth(1).unwrap();
        let path = path.split('"').next().unwrap();
        let won = lines.iter().filter(|line| line.is_subset(&winning));
        assert_eq!(path.matches('M').count(), won.clone().count(), "{position}");
        for line in won {
            // A step of 1 across, 9 up, 10 or 8 along the diagonals.
            let places: Vec<usize> = line.iter().map(board_graph::Node::index).collect();
            let direction = [1, 9, 10, 8]
                .iter()
                .position(|&step| places[1] - places[0] == step);
            drawn[direction.unwrap()] += 1;
        }
    }
    assert!(drawn.iter().all(|&count| count > 2), "{drawn:?}");
}

/// The values of some attributes of all elements that begin so.
fn numbers<const N: usize>(svg: &str, element: &str, attributes: [&str; N]) -> Vec<[f64; N]> {
    let elements = svg.split(element).skip(1);
    let elements = elements.map(|rest| rest.split('>').next().unwrap());
    let value = |element: &str, attribute: &str| {
        let value = element.split(&format!(" {attribute}=\"")).nth(1).unwrap();
        value.split('"').next().unwrap().parse().unwrap()
    };
    elements
        .map(|element| attributes.map(|attribute| value(element, attribute)))
        .collect()
}

#[test]
fn blocks_stand_on_each_other_above_the_numbers_of_their_columns() {
    let position = played("", "h1 h1 v3 v4");
    let svg = position.svg(&shown(Some("v4"))).to_string();
    let columns = numbers(&svg, "<text class=\"label\"", ["x"]);
    let columns: Vec<f64> = columns.iter().map(|[x]| *x).collect();
    assert_eq!(columns.len(), 9);
    let side = columns[1] - columns[0];
    assert!(side > 0.0);
    let is_close = |a: f64, b: f64| (a - b).abs() < 0.01 * side;
    assert!(
        columns
            .windows(2)
            .all(|pair| is_close(pair[1] - pair[0], side))
    );
    // From left to right.
    let middles = |class: &str| {
        let element = format!("<rect class=\"{class}\"");
        let blocks = numbers(&svg, &element, ["x", "y", "width", "height"]);
        let middles = blocks
            .iter()
            .map(|[x, y, width, height]| [x + width / 2.0, y + height / 2.0]);
        let mut middles: Vec<[f64; 2]> = middles.collect();
        middles.sort_by(|one, other| one[0].total_cmp(&other[0]));
        middles
    };
    let (white, black, last) = (middles("white"), middles("black"), middles("last"));
    // White's lying block covers the columns 1 and 2; the other middles from there, in squares.
    let [x, y] = white[0];
    assert!(is_close(x, columns[0] + side / 2.0));
    for (middle, right, up) in [
        (white[1], 1.5, 0.5),
        (black[0], 0.0, 1.0),
        (black[1], 2.5, 0.5),
        (last[0], 2.5, 0.5),
    ] {
        assert!(is_close(middle[0], x + right * side), "{svg}");
        assert!(is_close(middle[1], y - up * side), "{svg}");
    }
}

#[test]
fn the_end_without_five_is_told() {
    let moves = "v3 h8 v6 v2 v1 v4 v2 v7 v8 v1 h1 v2 v7 v8 v5 v5 h3 v3 v8 v6 v9 h6 v1 v7 v4 v8 h1 v4 \
                 v3 h1 v7 h3 h3 v9 v6 v6 v9 v9 v5 v5";
    let fours = played("", moves).diagram().replace('\n', " ");
    let told = "Nobody can put a block. Lines of four: White 3, Black 5. Seat 2, Black, has won.";
    assert!(fours.contains(told), "{fours}");
    let draw = played("no-five=draw", moves).diagram();
    assert!(draw.contains("Nobody can put a block. A draw."), "{draw}");
}

#[test]
fn a_seat_that_has_to_pass_is_told() {
    let moves = "h3 h7 v3 v2 v2 v4 h7 v2 v4 v4 v9 v1 v4 v7 v5 v8 v1 v5 v2 v9 v9 v3 v8 v9 v5 v5 v7 v1 \
                 v3 v8 h8 v6 v6 v7 v1 h1";
    let text = played("", moves).diagram();
    assert!(
        text.contains("Seat 1, White, can put no block and passes."),
        "{text}"
    );
}
