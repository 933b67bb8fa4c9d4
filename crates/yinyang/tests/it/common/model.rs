//! A second model of the game, slow and obvious: squares are names, laws are strings, and each rule
//! is written down as the rulings say it. It shares nothing with the crate.

use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The options, all eight combinations.
pub(crate) const ALL_RULES: [&str; 8] = [
    "",
    "goal=moved",
    "contradiction=different-effect",
    "contradiction=different-effect,goal=moved",
    "population=same-colour",
    "population=same-colour,goal=moved",
    "population=same-colour,contradiction=different-effect",
    "population=same-colour,contradiction=different-effect,goal=moved",
];

/// Which pawn stands on which square; vacant squares are `.`
pub(crate) type Board = BTreeMap<String, char>;

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// The options.
    pub(crate) rules: String,
    pub(crate) board: Board,
    /// The laws of Black and White, and whether each is posted.
    pub(crate) laws: [Vec<(String, bool)>; 2],
    pub(crate) seat: usize,
    pub(crate) stepped: bool,
    pub(crate) winner: Option<usize>,
}

fn square(file: usize, rank: usize) -> Option<String> {
    let file = ["a", "b", "c", "d"].get(file)?;
    let rank = ["1", "2", "3", "4"].get(rank)?;
    Some(format!("{file}{rank}"))
}

/// The squares of the window whose lower left is this square, top left, top right, bottom left and
/// bottom right, as a seat sees them. White sits opposite: what is top left to White is bottom right
/// to Black.
fn window(file: usize, rank: usize, seat: usize) -> Option<[String; 4]> {
    let at = |right: usize, up: usize| square(file + right, rank + up);
    let [top_left, top_right, bottom_left, bottom_right] =
        [at(0, 1)?, at(1, 1)?, at(0, 0)?, at(1, 0)?];
    Some(if seat == 0 {
        [top_left, top_right, bottom_left, bottom_right]
    } else {
        [bottom_right, bottom_left, top_right, top_left]
    })
}

/// The nine windows as a seat sees them, by the names of their lower left squares.
fn windows(seat: usize) -> Vec<(String, [String; 4])> {
    let mut windows = Vec::new();
    for rank in 0..3 {
        for file in 0..3 {
            let name = square(file, rank).unwrap();
            windows.push((name, window(file, rank, seat).unwrap()));
        }
    }
    windows
}

/// Returns what kind of law it is, if it is one: `d`, `p`, `m` for a population of both colours, `a`.
pub(crate) fn kind(cause: &str, effect: &str) -> Option<char> {
    if effect == "*" {
        return Some('a');
    }
    let changes: Vec<(char, char)> = cause
        .chars()
        .zip(effect.chars())
        .filter(|(from, to)| from != to)
        .collect();
    match changes[..] {
        [('b' | 'w', '.')] => Some('d'),
        [('.', 'b'), ('.', 'b')] | [('.', 'w'), ('.', 'w')] => Some('p'),
        [('.', 'b'), ('.', 'w')] | [('.', 'w'), ('.', 'b')] => Some('m'),
        _ => None,
    }
}

/// All texts of four cells.
pub(crate) fn quadruples() -> Vec<String> {
    let mut texts = vec![String::new()];
    for _ in 0..4 {
        texts = texts
            .iter()
            .flat_map(|text| ['.', 'b', 'w'].map(|cell| format!("{text}{cell}")))
            .collect();
    }
    texts
}

/// All laws there are, by trying every effect with every cause.
pub(crate) fn all_laws(same_colour: bool) -> &'static [String] {
    static ALL: [OnceLock<Vec<String>>; 2] = [OnceLock::new(), OnceLock::new()];
    ALL[usize::from(same_colour)].get_or_init(|| {
        let mut effects = quadruples();
        effects.push("*".to_owned());
        let mut laws = Vec::new();
        for cause in quadruples() {
            for effect in &effects {
                match kind(&cause, effect) {
                    None => {}
                    Some('m') if same_colour => {}
                    Some(_) => laws.push(format!("{cause}>{effect}")),
                }
            }
        }
        laws
    })
}

/// What lies where on the window at a1 when an owner lays four cells there; `*` lies nowhere.
fn laid(cells: &str, seat: usize) -> BTreeMap<String, char> {
    let squares = window(0, 0, seat).unwrap();
    squares.into_iter().zip(cells.chars()).collect()
}

impl Model {
    pub(crate) fn new(rules: &str) -> Self {
        let black = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "a4"];
        let mut board = Board::new();
        for file in 0..4 {
            for rank in 0..4 {
                let name = square(file, rank).unwrap();
                let pawn = if black.contains(&name.as_str()) {
                    'b'
                } else {
                    'w'
                };
                board.insert(name, pawn);
            }
        }
        Self {
            rules: rules.to_owned(),
            board,
            laws: [Vec::new(), Vec::new()],
            seat: 0,
            stepped: false,
            winner: None,
        }
    }

    fn has(&self, rule: &str) -> bool {
        self.rules.contains(rule)
    }

    /// Returns whether some of the eight laws are still to be written.
    pub(crate) fn is_writing(&self) -> bool {
        self.laws.iter().any(|laws| laws.len() < 4)
    }

    fn pawn(seat: usize) -> char {
        ['b', 'w'][seat]
    }

    fn has_arrived(&self, seat: usize) -> bool {
        self.board[["d4", "a1"][seat]] == Self::pawn(seat)
    }

    /// The windows at which the cause of a law of the seat stands.
    pub(crate) fn places(&self, law: &str, seat: usize) -> Vec<String> {
        let (cause, _) = law.split_once('>').unwrap();
        let mut found = Vec::new();
        for (name, squares) in windows(seat) {
            let there: String = squares.iter().map(|square| self.board[square]).collect();
            if there == cause {
                found.push(name);
            }
        }
        found
    }

    /// Returns whether a law of the seat is hidden and contradicts a posted one.
    fn is_barred(&self, seat: usize, number: usize) -> bool {
        let (law, posted) = &self.laws[seat][number];
        if *posted {
            return false;
        }
        let (cause, effect) = law.split_once('>').unwrap();
        for owner in [0, 1] {
            for (other, posted) in &self.laws[owner] {
                if !*posted {
                    continue;
                }
                let (other_cause, other_effect) = other.split_once('>').unwrap();
                let same_cause = laid(cause, seat) == laid(other_cause, owner);
                let same_effect = match (effect, other_effect) {
                    ("*", "*") => true,
                    ("*", _) | (_, "*") => false,
                    _ => laid(effect, seat) == laid(other_effect, owner),
                };
                if same_cause && !(self.has("different-effect") && same_effect) {
                    return true;
                }
            }
        }
        false
    }

    fn steps(&self, seat: usize) -> Vec<String> {
        let mut steps = Vec::new();
        for file in 0..4_usize {
            for rank in 0..4_usize {
                let from = square(file, rank).unwrap();
                if self.board[&from] != Self::pawn(seat) {
                    continue;
                }
                let beside = [
                    (Some(file + 1), Some(rank)),
                    (file.checked_sub(1), Some(rank)),
                    (Some(file), Some(rank + 1)),
                    (Some(file), rank.checked_sub(1)),
                ];
                for (file, rank) in beside {
                    let to = file.zip(rank).and_then(|(file, rank)| square(file, rank));
                    if let Some(to) = to.filter(|to| self.board[to] == '.') {
                        steps.push(format!("{from}-{to}"));
                    }
                }
            }
        }
        steps
    }

    /// Lists the uses of laws, each adaptation once, as `3*`.
    fn law_uses(&self, seat: usize) -> Vec<String> {
        let mut uses = Vec::new();
        for (number, (law, _)) in self.laws[seat].iter().enumerate() {
            if self.is_barred(seat, number) {
                continue;
            }
            let places = self.places(law, seat);
            let number = number + 1;
            if !law.ends_with('*') {
                uses.extend(places.iter().map(|window| format!("{number}@{window}")));
            } else if !places.is_empty() {
                uses.push(format!("{number}*"));
            }
        }
        uses
    }

    /// Lists the uses of laws, with each text that an adaptation can write in each place.
    fn all_law_uses(&self, seat: usize) -> Vec<String> {
        let mut uses = Vec::new();
        for text in self.law_uses(seat) {
            if text.ends_with('*') {
                for rewritten in 1..=4 {
                    for law in all_laws(self.has("same-colour")) {
                        uses.push(format!("{text}{rewritten}={law}"));
                    }
                }
            } else {
                uses.push(text);
            }
        }
        uses
    }

    /// Returns whether a seat could move if its turn began now.
    pub(crate) fn can_move(&self, seat: usize) -> bool {
        !self.steps(seat).is_empty() || !self.law_uses(seat).is_empty()
    }

    /// Lists the legal moves, sorted by bytes.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves = if self.winner.is_some() {
            Vec::new()
        } else if self.is_writing() {
            all_laws(self.has("same-colour")).to_vec()
        } else if self.stepped {
            let mut moves = self.all_law_uses(self.seat);
            moves.push("end".to_owned());
            moves
        } else {
            let mut moves = self.steps(self.seat);
            moves.extend(self.all_law_uses(self.seat));
            moves
        };
        moves.sort();
        moves
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, text: &str) {
        let mover = self.seat;
        if self.is_writing() {
            self.laws[mover].push((text.to_owned(), false));
            if self.laws[mover].len() == 4 {
                self.seat = 1 - mover;
            }
            if !self.is_writing() {
                self.lose_if_stuck();
            }
            return;
        }
        if text == "end" {
            return self.pass_turn();
        }
        if let Some((from, to)) = text.split_once('-') {
            self.board.insert(from.to_owned(), '.');
            self.board.insert(to.to_owned(), Self::pawn(mover));
            self.stepped = true;
            if self.has("goal=moved") {
                let arrived = self.has_arrived(mover) && to == ["d4", "a1"][mover];
                self.winner = arrived.then_some(mover);
            } else {
                self.test_goals();
            }
            return;
        }
        let number: usize = text[..1].parse().unwrap();
        self.laws[mover][number - 1].1 = true;
        if let Some((slots, law)) = text.split_once('=') {
            let rewritten: usize = slots[2..].parse().unwrap();
            self.laws[mover][rewritten - 1] = (law.to_owned(), false);
        } else {
            let name = &text[2..];
            let squares = windows(mover)
                .into_iter()
                .find_map(|(window, squares)| (window == name).then_some(squares));
            let law = self.laws[mover][number - 1].0.clone();
            let effect = law.split_once('>').unwrap().1;
            for (square, cell) in squares.unwrap().into_iter().zip(effect.chars()) {
                self.board.insert(square, cell);
            }
        }
        if !self.has("goal=moved") {
            self.test_goals();
        }
        if self.winner.is_none() {
            self.pass_turn();
        }
    }

    fn test_goals(&mut self) {
        let seats = [self.seat, 1 - self.seat];
        self.winner = seats.into_iter().find(|&seat| self.has_arrived(seat));
    }

    fn pass_turn(&mut self) {
        self.seat = 1 - self.seat;
        self.stepped = false;
        self.lose_if_stuck();
    }

    fn lose_if_stuck(&mut self) {
        if !self.can_move(self.seat) {
            self.winner = Some(1 - self.seat);
        }
    }

    /// The character that stands for the status in a trace.
    pub(crate) fn turn(&self) -> char {
        match (self.winner, self.seat) {
            (Some(_), _) => 'o',
            (None, 0) => '1',
            (None, _) => '2',
        }
    }
}
