//! The commands there are, and what each does.

use core::time::Duration;

use board_play::text::number;
use y::Colour;

use super::Answer;
use super::request::Request;
use super::session::Session;

/// The command that ends the program.
pub(super) const QUIT: &str = "quit";

/// The version of the protocol.
const VERSION: &str = "2";

/// What a command does, with its arguments.
type Run = fn(&mut Session, &[&str]) -> Answer;

/// The commands, by their names.
const COMMANDS: &[(&str, Run)] = &[
    ("boardsize", boardsize),
    ("clear_board", clear_board),
    ("final_score", final_score),
    ("genmove", genmove),
    ("known_command", known_command),
    ("list_commands", list_commands),
    ("name", |_, arguments| alone(arguments, "Fourchette")),
    ("play", play),
    ("protocol_version", |_, arguments| alone(arguments, VERSION)),
    (QUIT, |_, arguments| alone(arguments, "")),
    ("showboard", showboard),
    ("time_left", time_left),
    ("time_settings", time_settings),
    ("undo", undo),
    ("version", |_, arguments| {
        alone(arguments, env!("CARGO_PKG_VERSION"))
    }),
];

/// Does what a command says.
pub(super) fn obey(session: &mut Session, request: &Request) -> Answer {
    let arguments: Vec<&str> = request.arguments.iter().map(String::as_str).collect();
    let known = COMMANDS.iter().find(|(name, _)| *name == request.command);
    match known {
        Some((_, run)) => run(session, &arguments),
        None => Err(format!("unknown command {:?}", request.command)),
    }
}

/// Answers a command that has no arguments.
fn alone(arguments: &[&str], answer: &str) -> Answer {
    match arguments {
        [] => Ok(answer.to_owned()),
        _ => Err(syntax("no arguments")),
    }
}

fn syntax(wanted: &str) -> String {
    format!("syntax error: there must be {wanted}")
}

fn known_command(_: &mut Session, arguments: &[&str]) -> Answer {
    match arguments {
        [name] => Ok(COMMANDS.iter().any(|(known, _)| known == name).to_string()),
        _ => Err(syntax("the name of a command")),
    }
}

fn list_commands(_: &mut Session, arguments: &[&str]) -> Answer {
    let names: Vec<&str> = COMMANDS.iter().map(|&(name, _)| name).collect();
    alone(arguments, &names.join("\n"))
}

fn boardsize(session: &mut Session, arguments: &[&str]) -> Answer {
    let [side] = arguments else {
        return Err(syntax("a number of nodes a side"));
    };
    let side = number(side, 3..=25_u8);
    let side = side.map_err(|reason| format!("unacceptable size: {reason}"))?;
    let resized = session.resize(side);
    resized.map_err(|reason| format!("unacceptable size: {reason}"))?;
    Ok(String::new())
}

fn clear_board(session: &mut Session, arguments: &[&str]) -> Answer {
    alone(arguments, "")?;
    session.clear()?;
    Ok(String::new())
}

fn play(session: &mut Session, arguments: &[&str]) -> Answer {
    let [colour, vertex] = arguments else {
        return Err(syntax("a colour and a vertex"));
    };
    let played = session.play(read_colour(colour)?, vertex);
    played.map_err(|reason| format!("illegal move: {reason}"))?;
    Ok(String::new())
}

fn genmove(session: &mut Session, arguments: &[&str]) -> Answer {
    match arguments {
        [colour] => session.generate(read_colour(colour)?),
        _ => Err(syntax("a colour")),
    }
}

fn undo(session: &mut Session, arguments: &[&str]) -> Answer {
    alone(arguments, "")?;
    let undone = session.undo();
    undone.map_err(|reason| format!("cannot undo: {reason}"))?;
    Ok(String::new())
}

fn showboard(session: &mut Session, arguments: &[&str]) -> Answer {
    alone(arguments, "")?;
    // The answer begins on the line of the sign.
    Ok(format!("board\n{}", session.drawing()))
}

fn final_score(session: &mut Session, arguments: &[&str]) -> Answer {
    alone(arguments, "")?;
    match session.winner() {
        Some(Colour::Black) => Ok("B+".to_owned()),
        Some(Colour::White) => Ok("W+".to_owned()),
        None => Err("cannot score: the game goes on".to_owned()),
    }
}

fn time_settings(session: &mut Session, arguments: &[&str]) -> Answer {
    let [main, period, stones] = arguments else {
        return Err(syntax(
            "a main time, a time of periods and a number of stones",
        ));
    };
    let (main, period) = (read_seconds(main)?, read_seconds(period)?);
    session.clock.set(main, period, read_stones(stones)?);
    Ok(String::new())
}

fn time_left(session: &mut Session, arguments: &[&str]) -> Answer {
    let [colour, time, stones] = arguments else {
        return Err(syntax("a colour, a time and a number of stones"));
    };
    let (colour, time) = (read_colour(colour)?, read_seconds(time)?);
    session.clock.set_left(colour, time, read_stones(stones)?);
    Ok(String::new())
}

fn read_colour(word: &str) -> Result<Colour, String> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Colour::Black),
        "w" | "white" => Ok(Colour::White),
        _ => Err(syntax("a colour: b, black, w or white")),
    }
}

/// Reads a time in seconds. The protocol has whole numbers; many programs send others.
fn read_seconds(word: &str) -> Result<Duration, String> {
    let is_plain = word
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds = word.parse().ok().filter(|_| is_plain);
    let time = seconds.and_then(|seconds: f64| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| syntax("a time in seconds, such as 30 or 0.5"))
}

fn read_stones(word: &str) -> Result<u32, String> {
    let read = number(word, 0..=u32::MAX);
    read.map_err(|_| syntax("a number of stones"))
}
