//! A second, slow and obvious Wyx, written from the rulings with nothing but names, strings and lists.
//!
//! It shares nothing with the crate.

use std::collections::BTreeMap;

/// The strongholds that the rulings list, with their values.
pub(crate) const STRONGHOLDS: [(&str, u32); 12] = [
    ("a1", 3),
    ("a8", 3),
    ("h1", 3),
    ("h8", 3),
    ("b4", 2),
    ("b5", 2),
    ("d2", 2),
    ("e2", 2),
    ("d7", 2),
    ("e7", 2),
    ("g4", 2),
    ("g5", 2),
];

/// The rules of a game as data.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    /// Whether a seat's own pawns bar a stronghold too.
    pub(crate) both_bar: bool,
    /// The strongholds and their values.
    pub(crate) strongholds: Vec<(String, u32)>,
    /// Where the knights start.
    pub(crate) starts: [String; 2],
    /// The dominoes of each colour, in the order of the columns.
    pub(crate) dominoes: [Vec<String>; 4],
    /// The rack that the game starts with.
    pub(crate) rack: Option<Vec<String>>,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            both_bar: false,
            strongholds: STRONGHOLDS
                .map(|(name, value)| (name.to_owned(), value))
                .into(),
            starts: ["d4", "e5"].map(str::to_owned),
            dominoes: [1, 3, 5, 7].map(dominoes_of_column),
            rack: None,
        }
    }
}

/// How a game ended: with a winner, or as a draw.
pub(crate) type Ended = Option<usize>;

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    rules: Rules,
    /// The dominoes placed so far.
    pub(crate) placed: Vec<String>,
    /// How many dominoes of each column have been played.
    pub(crate) played: [usize; 8],
    /// Where the knights are.
    pub(crate) knights: [String; 2],
    /// Who has how many pawns where.
    pub(crate) pawns: BTreeMap<String, (usize, u32)>,
    turn: usize,
}

/// All jumps that dominoes can have, whatever the set.
pub(crate) fn all_jumps() -> Vec<String> {
    let all = (-7..=7).flat_map(|x| (-7..=7).map(move |y| jump_text(x, y)));
    all.filter(|text| text != "+0+0").collect()
}

/// The jumps that the rulings give the dominoes of columns: `left`, `right`, `down`, `up` as counts.
pub(crate) fn dominoes_of_column(column: usize) -> Vec<String> {
    let (dx, dy) = match column {
        1 | 2 => (-3..=0, 1..=4),
        3 | 4 => (-4..=-1, -3..=0),
        5 | 6 => (0..=3, -4..=-1),
        7 | 8 => (1..=4, 0..=3),
        _ => panic!("there are 8 columns"),
    };
    let mut texts = Vec::new();
    for x in dx {
        for y in dy.clone() {
            texts.push(jump_text(x, y));
        }
    }
    texts
}

fn jump_text(x: i32, y: i32) -> String {
    let part = |n: i32| {
        let sign = if n < 0 { '-' } else { '+' };
        format!("{sign}{}", n.abs())
    };
    part(x) + &part(y)
}

/// Returns the square that a jump leads to from another, if there is one.
pub(crate) fn jump(from: &str, domino: &str) -> Option<String> {
    let files: Vec<char> = "abcdefgh".chars().collect();
    let (file, rank) = from.split_at(1);
    let file = files.iter().position(|&f| file.starts_with(f))?;
    let (dx, dy) = domino.split_at(2);
    let (dx, dy): (i32, i32) = (dx.parse().ok()?, dy.parse().ok()?);
    let file = usize::try_from(i32::try_from(file).ok()? + dx).ok()?;
    let rank = rank.parse::<i32>().ok()? + dy;
    let letter = files.get(file)?;
    (1..=8).contains(&rank).then(|| format!("{letter}{rank}"))
}

impl Model {
    pub(crate) fn new(rules: Rules) -> Self {
        Self {
            placed: rules.rack.clone().unwrap_or_default(),
            played: [0; 8],
            knights: rules.starts.clone(),
            pawns: BTreeMap::new(),
            turn: 0,
            rules,
        }
    }

    fn value(&self, square: &str) -> Option<u32> {
        let mut strongholds = self.rules.strongholds.iter();
        let found = strongholds.find(|(name, _)| name == square);
        found.map(|(_, value)| *value)
    }

    pub(crate) fn on_board(&self, seat: usize) -> u32 {
        let own = self.pawns.values().filter(|(owner, _)| *owner == seat);
        own.map(|(_, count)| count).sum()
    }

    pub(crate) fn left(&self, seat: usize) -> u32 {
        32 - self.on_board(seat)
    }

    fn bottom(&self, column: usize) -> Option<&String> {
        let row = self.played[column - 1];
        (row < 8).then(|| &self.placed[8 * (column - 1) + row])
    }

    /// Says why a seat may not play a column; nothing if it may.
    fn refusal(&self, seat: usize, column: usize) -> Option<&'static str> {
        let Some(domino) = self.bottom(column) else {
            return Some("empty");
        };
        let Some(to) = jump(&self.knights[seat], domino) else {
            return Some("off board");
        };
        if to == self.knights[1 - seat] {
            return Some("onto knight");
        }
        let owner = self.pawns.get(&to).map(|(owner, _)| *owner);
        let bars = owner.is_some_and(|owner| owner != seat || self.rules.both_bar);
        (bars && self.value(&to).is_some()).then_some("barred")
    }

    /// Lists the columns that a seat could play, whoever is to move.
    pub(crate) fn playable(&self, seat: usize) -> Vec<usize> {
        let columns = 1..=8;
        columns
            .filter(|&column| self.refusal(seat, column).is_none())
            .collect()
    }

    fn is_full(&self) -> bool {
        self.placed.len() == 64
    }

    /// Returns how the game ended, if it did.
    pub(crate) fn ended(&self) -> Option<Ended> {
        if !self.is_full() {
            return None;
        }
        for seat in [0, 1] {
            if self.on_board(seat) == 32 {
                return Some(Some(seat));
            }
        }
        let rack_is_empty = self.played == [8; 8];
        let nobody_can = (0..2).all(|seat| self.playable(seat).is_empty());
        if !rack_is_empty && !nobody_can {
            return None;
        }
        let (white, black) = (self.left(0), self.left(1));
        Some(match white {
            _ if white < black => Some(0),
            _ if white > black => Some(1),
            _ => None,
        })
    }

    /// Returns whose decision comes next, as traces write it.
    pub(crate) fn turn(&self) -> &'static str {
        match self.ended() {
            Some(_) => "o",
            None if !self.is_full() => "c",
            None => ["1", "2"][self.turn],
        }
    }

    /// Lists the legal moves, sorted.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let mut moves: Vec<String> = if self.is_full() {
            let columns = self.playable(self.turn);
            columns.iter().map(ToString::to_string).collect()
        } else {
            let mut dominoes = self.rules.dominoes[self.placed.len() / 16].clone();
            dominoes.retain(|domino| !self.placed.contains(domino));
            dominoes
        };
        if moves.is_empty() {
            moves.push("pass".to_owned());
        }
        moves.sort();
        moves
    }

    /// Says which rule a move breaks; nothing if it is legal.
    pub(crate) fn fault(&self, text: &str) -> Option<&'static str> {
        if self.ended().is_some() {
            return Some("over");
        }
        let is_domino = text.starts_with(['+', '-']);
        match (is_domino, self.is_full()) {
            (true, true) => Some("rack full"),
            (false, false) => Some("rack not full"),
            (true, false) => {
                let text = text.to_owned();
                let all = &self.rules.dominoes;
                if !all.iter().any(|dominoes| dominoes.contains(&text)) {
                    return Some("no domino");
                }
                if !all[self.placed.len() / 16].contains(&text) {
                    return Some("colour");
                }
                let is_there = self.placed.contains(&text);
                is_there.then_some("in rack")
            }
            (false, true) if text == "pass" => {
                let can = !self.playable(self.turn).is_empty();
                can.then_some("cannot pass")
            }
            (false, true) => self.refusal(self.turn, text.parse().unwrap()),
        }
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, text: &str) {
        assert!(
            self.moves().contains(&text.to_owned()),
            "{text} in {self:?}"
        );
        if !self.is_full() {
            self.placed.push(text.to_owned());
            return;
        }
        let seat = self.turn;
        self.turn = 1 - seat;
        if text == "pass" {
            return;
        }
        let column: usize = text.parse().unwrap();
        let domino = self.bottom(column).unwrap();
        let to = jump(&self.knights[seat], domino).unwrap();
        self.played[column - 1] += 1;
        self.knights[seat].clone_from(&to);
        match self.pawns.get(&to) {
            Some((owner, _)) if *owner == seat => return,
            Some((_, count)) => assert_eq!(*count, 1, "{self:?}"),
            None => {}
        }
        // The enemy pawn goes back to its owner.
        self.pawns.remove(&to);
        let laid = self.value(&to).unwrap_or(1).min(self.left(seat));
        self.pawns.insert(to, (seat, laid));
    }
}
