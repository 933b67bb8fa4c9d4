//! A referee of any game who keeps a journal on disk, and loses nothing by being killed in any byte.
//!
//! `journal GAME RULES FILE` reads moves, a line each, and `resign`; it goes on with the journal that
//! is there. Without arguments it plays every game and is killed in every byte of every journal.
//!
//! A journal is a record: its header is there as a whole or not at all, and each move is a line. A last
//! line without its end is torn and is cut off: `c1` may have been about to become `c12`.

use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::{env, process};

use board_play::{Ended, Outcome};
use fourchette::{AnyRecord, NAMES, Start};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A game and its journal.
struct Referee {
    record: AnyRecord,
    path: PathBuf,
    file: File,
}

impl Referee {
    /// Goes on with a journal, or begins one.
    fn open(game: &str, rules: &str, path: &Path) -> Result<Self> {
        if !path.exists() {
            // The result is not known yet.
            let text = AnyRecord::begin(game, Start::Rules(rules))?.to_string();
            write_whole(path, &text.replace("# result: *\n", ""))?;
        }
        let text = fs::read_to_string(path)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let record = AnyRecord::begin(game, Start::Record(&text[..whole]))?;
        let (file, path) = (OpenOptions::new().append(true).open(path)?, path.to_owned());
        file.set_len(whole as u64)?;
        Ok(Self { record, path, file })
    }

    /// Makes a move, or gives the game up for the seat to move, and says what the game says to that. A
    /// journal that cannot be written is an error, after which there is no going on.
    fn play(&mut self, text: &str) -> Result<String> {
        let told = match (text, self.record.position().status().to_move()) {
            ("resign", Some(seat)) => {
                let ended = self.record.end(Ended::Resignation, Outcome::Win(!seat))?;
                // The whole game with its result takes the place of the journal.
                write_whole(&self.path, &self.record.to_string())?;
                return Ok(ended.to_string());
            }
            _ => self.record.push(text),
        };
        if let Err(reason) = told {
            return Ok(reason.to_string());
        }
        self.file.write_all(format!("{text}\n").as_bytes())?;
        self.file.sync_data()?;
        Ok("done".to_owned())
    }
}

/// Writes a file so that there is all of it or none.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = File::create(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(new, path)
}

/// Plays part of a game, then cuts its journal in every byte after the header, opens what is left, and
/// plays on.
fn be_killed(game: &str, path: &Path) -> Result<String> {
    let mut referee = Referee::open(game, "", path)?;
    let header = fs::read(path)?.len();
    for ply in 0..24 {
        let moves = referee.record.position().moves();
        let Some(m) = moves.get(ply * 7 % moves.len().max(1)) else {
            break;
        };
        referee.play(m)?;
    }
    let (journal, moves) = (fs::read(path)?, referee.record.moves());
    for killed in header..=journal.len() {
        fs::write(path, &journal[..killed])?;
        let mut referee = Referee::open(game, "", path)?;
        let whole = journal[header..killed]
            .iter()
            .filter(|&&byte| byte == b'\n');
        let whole = whole.count();
        assert_eq!(referee.record.moves(), moves[..whole], "{killed} bytes");
        for m in &moves[whole..] {
            referee.play(m)?;
        }
        assert_eq!(fs::read(path)?, journal, "{game}, {killed} bytes");
    }
    let (plies, killed) = (moves.len(), journal.len() - header + 1);
    Ok(format!("{game}: {plies} moves, killed {killed} times"))
}

fn main() -> Result<()> {
    let args: Vec<String> = env::args().skip(1).collect();
    if let [game, rules, file] = &args[..] {
        let mut referee = Referee::open(game, rules, Path::new(file))?;
        for line in io::stdin().lines() {
            println!("{}", referee.play(line?.trim())?);
        }
        return Ok(());
    }
    let path = env::temp_dir().join(format!("fourchette-journal-{}.txt", process::id()));
    for game in NAMES {
        println!("{}", be_killed(game, &path)?);
        fs::remove_file(&path)?;
    }
    Ok(())
}
