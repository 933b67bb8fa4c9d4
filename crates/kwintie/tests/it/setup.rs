//! States that are positions, and states that are none, as text and as `Setup`.

use crate::common::{line, played};
use board_graph::{Node, NodeSet};
use board_play::testkit::refusal;
use board_play::{Outcome, Position, Seat, Status};
use kwintie::{Block, Blocks, Kwintie, Orientation, Setup, SetupError};

/// Walls that no sequence of legal blocks builds.
#[test]
fn walls_that_cannot_be_are_refused() {
    for (text, reason) in [
        // Squares covered twice.
        ("- 1 ha1 va1", r#"field black "va1": two blocks cover a1"#),
        (
            "- 1 ha1,hb1 vd1,ve1",
            r#"field black "vd1,ve1": two blocks cover b1"#,
        ),
        // In the air.
        ("- 1 ha1 hc2", r#"field black "hc2": nothing is under c2"#),
        ("- 1 ha1 hb2", r#"field black "hb2": nothing is under c2"#),
        ("- 1 ha1 va3", r#"field black "va3": nothing is under a3"#),
        // Contact.
        (
            "- 1 ha1,hc1 ve1,vf1",
            r#"field white "ha1,hc1": White's blocks ha1 and hc1 touch short side to short side"#,
        ),
        (
            "- 1 ha1,hf1 ve1,ve3",
            r#"field black "ve1,ve3": Black's blocks ve1 and ve3 touch short side to short side"#,
        ),
        // Whose turn it cannot be.
        (
            "- 2 - -",
            r#"field turn "2": with Black to move the blocks put, White 0 and Black 0, need a pass that nobody can have had to make"#,
        ),
        (
            "- 1 ha1 -",
            r#"field turn "1": with White to move the blocks put, White 1 and Black 0, need a pass that nobody can have had to make"#,
        ),
        (
            "- 2 ha1 hc1",
            r#"field turn "2": with Black to move the blocks put, White 1 and Black 1, need a pass that nobody can have had to make"#,
        ),
        (
            "- 1 ha1 vc1,vd1",
            r#"field turn "1": with White to move the blocks put, White 1 and Black 2, need a pass that nobody can have had to make"#,
        ),
        // The first block.
        (
            "- 2 ve1 -",
            r#"field white "ve1": no white block on the ground can have been the first: it was not in column 5 of nine fixed ones"#,
        ),
        (
            "- 1 hd1 ha1",
            r#"field white "hd1": no white block on the ground can have been the first: it was not in column 5 of nine fixed ones"#,
        ),
        (
            "- 1 ha2 ha1",
            r#"field white "ha2": no white block on the ground can have been the first: it was not in column 5 of nine fixed ones"#,
        ),
        (
            "first-block=free 1 ha2 ha1",
            r#"field white "ha2": no white block is on the ground, where the first one was put"#,
        ),
        (
            "ruleset=boardless 1 ha2 ha1",
            r#"field white "ha2": no white block is on the ground, where the first one was put"#,
        ),
        // Without fixed columns.
        (
            "ruleset=boardless 2 hb1 -",
            r#"field white "hb1": no block is on the ground in column 1, and the wall has no gaps and begins in column 1"#,
        ),
        (
            "ruleset=kwinty 1 ha1 hd1",
            r#"field white "ha1": no block is on the ground in column 3, and the wall has no gaps and begins in column 1"#,
        ),
        // Lines of five.
        (
            "- 1 ha1,vc1,hd1 vh1,vi1",
            r#"field white "ha1,vc1,hd1": White has five in a line, and the game went on"#,
        ),
        (
            "- o ha1,vc1,hd1,va3 ha2,hd2,vc3",
            r#"field white "ha1,vc1,hd1,va3": White has five in a line, and had before any last move"#,
        ),
        (
            "- o ha1,vc1,hd1,vh1 vi1,hh3,vi4",
            r#"field black "vi1,hh3,vi4": both seats have five in a line"#,
        ),
        (
            "- o ha1,vc1,hd1 vg1,vh1,vi1",
            r#"field turn "o": with Black to move the blocks put, White 3 and Black 3, need a pass that nobody can have had to make"#,
        ),
    ] {
        assert_eq!(refusal::<Kwintie>(&format!("kwintie/1 {text}")), reason);
    }
}

/// A line of five whose last block is under none, but on the ground in the middle of a wall that
/// must not have had a gap, was not made just now.
#[test]
fn the_last_block_of_a_line_must_have_had_a_place() {
    let on_ground =
        |rules: &str| format!("kwintie/1 {rules} o ha1,vc1,hd1 ha2,hd2").parse::<Kwintie>();
    // Only c1 is uncovered: it can have come last between gaps, but not where there are none.
    assert_eq!(
        on_ground("-").unwrap().status(),
        Status::Over(Outcome::Win(Seat::First))
    );
    assert_eq!(
        on_ground("ruleset=boardless").unwrap_err().to_string(),
        r#"field white "ha1,vc1,hd1": White has five in a line, and had before any last move"#
    );
}

/// A seat passes only where every column bars a standing block, or without a block left.
#[test]
fn passes_explain_unequal_numbers() {
    let stuck = "h3 h7 v3 v2 v2 v4 h7 v2 v4 v4 v9 v1 v4 v7 v5 v8 v1 v5 v2 v9 v9 v3 v8 v9 v5 v5 v7 v1 \
                 v3 v8 h8 v6 v6 v7 v1 h1 pass v3 pass";
    let position = played("", stuck);
    let [white, black] = Seat::ALL.map(|seat| position.blocks(seat).len());
    // White has passed twice, and Black is to move.
    assert_eq!((white, black), (18, 19));
    let text = position.to_string();
    assert_eq!(text.parse(), Ok(position));

    // With White to move it would have passed once only.
    let mut setup = Setup::from(position);
    setup.turn = Seat::First;
    assert!(Kwintie::try_from(setup).is_ok());

    // Without one of the uppermost standing blocks White would have passed too, which it could not in
    // a column less than 8 high that has no standing block of White.
    let [mut explained, mut not_explained] = [0; 2];
    for (seat, counts) in [(Seat::First, [17, 19]), (Seat::Second, [18, 18])] {
        for block in position.blocks(seat).iter() {
            let mut setup = Setup::from(position);
            setup.turn = seat;
            setup.white.remove(block);
            setup.black.remove(block);
            let height = position.height(block.column()) - 2;
            if block.orientation() == Orientation::Lying || block.row() != height {
                continue;
            }
            let mut own = setup.white.iter();
            let barred = own.any(|own| {
                own.orientation() == Orientation::Standing && own.column() == block.column()
            });
            let result = Kwintie::try_from(setup);
            if barred || height >= 8 {
                explained += 1;
                assert!(result.is_ok(), "{block}: {result:?}");
            } else {
                not_explained += 1;
                let turn = Some(seat);
                assert_eq!(result, Err(SetupError::Turn { counts, turn }));
            }
        }
    }
    assert!(
        explained > 0 && not_explained > 0,
        "{explained} {not_explained}"
    );
}

#[test]
fn setups_are_checked_like_text() {
    let start = Setup::from(played("", ""));
    assert_eq!(Kwintie::try_from(start), Ok(played("", "")));
    let refused = |change: &dyn Fn(&mut Setup)| {
        let mut setup = start;
        change(&mut setup);
        Kwintie::try_from(setup).unwrap_err()
    };
    for (orientation, index, letter) in [
        (Orientation::Lying, 8, 'h'),
        (Orientation::Standing, 80, 'v'),
        (Orientation::Lying, 127, 'h'),
    ] {
        let error = refused(&|setup| {
            let blocks = match orientation {
                Orientation::Lying => &mut setup.black.lying,
                Orientation::Standing => &mut setup.black.standing,
            };
            blocks.insert(Node::new(index));
        });
        let seat = Seat::Second;
        assert_eq!(
            error,
            SetupError::OffWall {
                seat,
                orientation,
                index
            }
        );
        let reason = format!("a block {letter}{index} of Black sticks out of the wall");
        assert_eq!(error.to_string(), reason);
    }
    // Three stacks of lying blocks, 9, 9 and 3 high.
    let too_many = refused(&|setup| {
        let rows = |count: usize, column: usize| (0..count).map(move |row| 9 * row + column);
        let squares = rows(9, 0).chain(rows(9, 3)).chain(rows(3, 6));
        setup.white.lying = squares.map(Node::new).collect();
    });
    let seat = Seat::First;
    assert_eq!(too_many, SetupError::Count { seat, count: 21 });
    assert_eq!(
        too_many.to_string(),
        "White has put 21 blocks and has only 20"
    );
    let turn = Some(Seat::Second);
    let counts = [0, 0];
    assert_eq!(
        refused(&|setup| setup.turn = Seat::Second),
        SetupError::Turn { counts, turn }
    );
}

#[test]
fn blocks_are_two_sets() {
    let blocks: Blocks = ["ha1", "vc1", "vh8"]
        .map(|text| text.parse::<Block>().unwrap())
        .into_iter()
        .collect();
    assert_eq!(blocks.len(), 3);
    let squares: NodeSet = ["a1", "b1", "c1", "c2", "h8", "h9"]
        .map(|name| kwintie::board().parse_node(name).unwrap())
        .into_iter()
        .collect();
    assert_eq!(blocks.squares(), squares);
    let mut fewer = blocks;
    fewer.remove("vc1".parse().unwrap());
    let texts: Vec<String> = fewer.iter().map(|block| block.to_string()).collect();
    assert_eq!(texts, ["ha1", "vh8"]);
    assert!(Blocks::default().is_empty());
}

/// Once the game is over, the line of five says who would be next; without one it does not matter.
#[test]
fn turns_of_positions_that_are_over() {
    assert_eq!(
        Setup::from(line("- o ha1,vc1,hd1 vh1,vi1")).turn,
        Seat::Second
    );
    assert_eq!(
        Setup::from(line("- o va1,vc1,vh1 vi1,hh3,vi4")).turn,
        Seat::First
    );
}
