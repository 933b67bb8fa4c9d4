//! The checker of strategies that are written as regions. It shares no code with what finds and writes them,
//! and knows three things: the nodes of the board, who has a Y, and that a stone less of one's own and one more
//! of the other's never help.

use std::collections::HashSet;

use board_play::text;
use y::board_graph::{Board, Node, NodeSetOf};
use y::outcome::has_y;

use crate::certificate::check::{CheckError, refuse};

/// Nodes of a board that a certificate may be about.
type Nodes = NodeSetOf<2>;

/// Who has which nodes, and whose turn it is, in the position of a certificate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    pub(super) board: Board,
    /// The stones of the colour that is said to win.
    pub(super) own: Nodes,
    pub(super) vacant: Nodes,
    pub(super) is_to_move: bool,
}

/// A line as it is read.
#[derive(Debug)]
struct Line {
    own: Nodes,
    region: Nodes,
    stone: Option<Node>,
    /// What is done after each stone of the other colour: the number of a line.
    replies: Vec<(Node, usize)>,
    number: usize,
}

/// Verifies the lines of a certificate, each with its number in the text.
///
/// A line is about all positions where the colour has at least its `own` nodes, and where each node of the
/// region is vacant or its own. If each line is right about what follows from its stone, by lines with smaller
/// regions, and the first line is about the position, the colour wins.
///
/// # Errors
///
/// The first line that is wrong, and why.
pub(super) fn check(question: Question, lines: &[(usize, &str)]) -> Result<(), CheckError> {
    let board = question.board;
    let lines = lines
        .iter()
        .map(|&(number, text)| read(board, number, text));
    let lines: Vec<Line> = lines.collect::<Result<_, _>>()?;
    let Some(first) = lines.first() else {
        return refuse(0, "there are no regions");
    };
    if !first.own.is_subset(&question.own) {
        return refuse(first.number, "not all of these stones are in the position");
    }
    if !first.region.is_subset(&question.vacant) {
        return refuse(first.number, "the region is not vacant in the position");
    }
    if first.stone.is_some() != question.is_to_move {
        return refuse(first.number, "it is the other colour's turn");
    }
    lines
        .iter()
        .try_for_each(|line| check_line(board, line, &lines))?;
    check_need(&lines)
}

/// Checks that each line but the first is gone on with. (Two lines may be the same.)
fn check_need(lines: &[Line]) -> Result<(), CheckError> {
    let needed = lines.iter().flat_map(|line| &line.replies);
    let needed: HashSet<usize> = needed.map(|&(_, number)| number).collect();
    let mut behind = lines.iter().zip(1..).skip(1);
    match behind.find(|(_, number)| !needed.contains(number)) {
        Some((line, _)) => refuse(line.number, "no reply goes on with this line"),
        None => Ok(()),
    }
}

fn check_line(board: Board, line: &Line, lines: &[Line]) -> Result<(), CheckError> {
    let mut own = line.own;
    let mut region = line.region;
    if let Some(stone) = line.stone {
        if !region.contains(stone) {
            return refuse(line.number, "the stone is not in the region");
        }
        own.insert(stone);
        region.remove(stone);
    }
    if has_y(board, own) {
        if line.replies.is_empty() {
            return Ok(());
        }
        return refuse(line.number, "the game is won, and there are replies");
    }
    if region.is_empty() {
        return refuse(line.number, "nothing is left, and there is no Y");
    }
    let answered: Nodes = line.replies.iter().map(|&(node, _)| node).collect();
    if answered != region || line.replies.len() != region.len() {
        return refuse(line.number, "each vacant node needs one reply");
    }
    for &(node, number) in &line.replies {
        let next = number.checked_sub(1).and_then(|at| lines.get(at));
        let name = board.name(node);
        let Some(next) = next else {
            return refuse(
                line.number,
                format_args!("{name}:{number}: there is no such line"),
            );
        };
        let is_there = next.own.is_subset(&own) && next.region.is_subset(&region.without(node));
        // Without a stone it would be about the other colour's turn.
        if !is_there || next.stone.is_none() {
            let reason = format_args!("{name}:{number}: that line is about something else");
            return refuse(line.number, reason);
        }
    }
    Ok(())
}

fn read(board: Board, number: usize, text: &str) -> Result<Line, CheckError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[own, region, stone, replies] = fields.as_slice() else {
        let wanted = "must be stones, region, stone and replies";
        return refuse(number, format_args!("{text:?}: {wanted}"));
    };
    let mut line = Line {
        own: read_nodes(board, number, own)?,
        region: read_nodes(board, number, region)?,
        stone: None,
        replies: Vec::new(),
        number,
    };
    if stone != "-" {
        line.stone = Some(read_node(board, number, stone)?);
    }
    if replies == "-" {
        return Ok(line);
    }
    for reply in replies.split(',') {
        let parts = reply.split_once(':');
        let parts =
            parts.and_then(|(node, next)| Some((node, text::number(next, 0..=usize::MAX).ok()?)));
        let Some((node, next)) = parts else {
            return refuse(number, format_args!("{reply:?}: must be `NODE:LINE`"));
        };
        line.replies.push((read_node(board, number, node)?, next));
    }
    Ok(line)
}

fn read_nodes(board: Board, line: usize, text: &str) -> Result<Nodes, CheckError> {
    if text == "-" {
        return Ok(Nodes::EMPTY);
    }
    let mut nodes = Nodes::EMPTY;
    for name in text.split(',') {
        let node = read_node(board, line, name)?;
        if nodes.contains(node) {
            return refuse(line, format_args!("{name} stands twice"));
        }
        nodes.insert(node);
    }
    Ok(nodes)
}

fn read_node(board: Board, line: usize, name: &str) -> Result<Node, CheckError> {
    match board.parse_node(name) {
        Ok(node) => Ok(node),
        Err(error) => refuse(line, error),
    }
}
