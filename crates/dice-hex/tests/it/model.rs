//! Legal moves, turns and results against a second model, position by position.

use crate::common::kit::{AllOptions, random_numbering, switches};
use crate::common::{BALANCED, COLOURS, Model, Step, has_joined, neighbours, numbers_of};
use board_graph::{Board, Node};
use board_play::playout::{below, shuffle};
use board_play::testkit::{Kit, SplitMix};
use board_play::{Outcome, Position, Seat, Status};
use dice_hex::{
    CellSet, Colour, DiceHex, Move, Nasty, Number, NumberSet, Numbering, Options, Phase, Roll,
    Setup, SetupError, Strict, board, outcome,
};

fn model(options: &Options) -> Model {
    let numbers = options.numbering().numbers().map(Number::value);
    let nasty = options.nasty() == Nasty::On;
    let strict = options.strict() == Strict::On;
    let colours = match options.begins() {
        Colour::Black => ['b', 'r'],
        Colour::Red => ['r', 'b'],
    };
    Model::new(&numbers, nasty, strict, colours)
}

fn set(numbers: &[u8]) -> NumberSet {
    numbers
        .iter()
        .filter_map(|&number| Number::new(number))
        .collect()
}

/// What the model says about the position that has been reached must be what the crate says.
fn assert_agree(model: &Model, position: &DiceHex) {
    let legal: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    assert_eq!(legal, model.moves(), "{position}");

    let winner = model.winner.map(|seat| Seat::ALL[seat]);
    assert_eq!(position.winner(), winner, "{position}");
    assert_eq!(
        position.status().turn().to_string(),
        model.turn().to_string()
    );
    assert_eq!(position.mover(), Seat::ALL[model.mover], "{position}");
    assert_eq!(position.vacant(), set(&model.vacant()), "{position}");
    let (phase, makable) = match model.step {
        _ if winner.is_some() => (None, Vec::new()),
        Step::Roll => (Some(Phase::Roll), Vec::new()),
        Step::Place => (Some(Phase::Place), Vec::new()),
        Step::Announce(dice) => (Roll::new(dice).map(Phase::Announce), model.makable(dice)),
        Step::Point(dice) => (Roll::new(dice).map(Phase::Point), model.makable(dice)),
    };
    assert_eq!(position.phase(), phase, "{position}");
    assert_eq!(position.makable(), set(&makable), "{position}");
    for seat in Seat::ALL {
        let stones = position.stones(seat).iter().map(Node::index);
        let cells = (0..36).filter(|&cell| model.cells[cell] == model.colours[seat.index()]);
        assert!(stones.eq(cells), "{position}");
    }
    let fields: Vec<String> = position.to_string().split(' ').map(str::to_owned).collect();
    assert_eq!(fields[2], model.turn().to_string());
    assert_eq!(fields[5..], [model.stones('b'), model.stones('r')]);
}

#[test]
fn random_games_agree_with_the_model() {
    let mut rng = SplitMix::new(7);
    let mut compared = 0;
    let mut wins = [0; 2];
    for round in 0..30 {
        for switches in switches() {
            let numbering = match round % 3 {
                0 => Numbering::BALANCED,
                1 => Numbering::SEQUENTIAL,
                _ => random_numbering(&mut rng),
            };
            let options = switches.with_numbering(numbering);
            let (mut position, mut model) = (DiceHex::new(&options), model(&options));
            assert_agree(&model, &position);
            compared += 1;
            while let Some(m) = AllOptions.choose(&position, &mut rng) {
                position.play(m).unwrap();
                model.play(&m.to_string());
                assert_agree(&model, &position);
                compared += 1;
            }
            let winner = position.winner().expect("every game is won");
            assert_eq!(position.status(), Status::Over(Outcome::Win(winner)));
            wins[winner.index()] += 1;
        }
    }
    assert!(compared >= 18_000, "{compared} positions compared");
    assert!(wins.iter().all(|&wins| wins > 20), "{wins:?}");
}

/// The board, as the rulings describe it.
#[test]
fn the_board_is_that_of_the_rulings() {
    let board = board();
    assert_eq!(board.node_count(), 36);
    for cell in 0..36 {
        let of_board = board
            .neighbours(Node::new(cell))
            .iter()
            .map(|node| node.index());
        let mut of_board: Vec<usize> = of_board.collect();
        let mut listed = neighbours(cell);
        of_board.sort_unstable();
        listed.sort_unstable();
        assert_eq!(of_board, listed, "{cell}");
    }
    let cells = |wanted: fn(usize) -> bool| -> CellSet {
        (0..36)
            .filter(|&cell| wanted(cell))
            .map(Node::new)
            .collect()
    };
    let [top, bottom] = outcome::goals(Colour::Black);
    assert_eq!(
        [top, bottom],
        [cells(|cell| cell < 6), cells(|cell| cell >= 30)]
    );
    let [left, right] = outcome::goals(Colour::Red);
    assert_eq!(
        [left, right],
        [cells(|cell| cell % 6 == 0), cells(|cell| cell % 6 == 5)]
    );
}

#[test]
fn numberings_are_those_of_the_rulings() {
    let rows = |numbering: Numbering| numbering.numbers().map(Number::value).to_vec();
    assert_eq!(rows(Numbering::BALANCED), numbers_of(BALANCED));
    assert_eq!(Numbering::default(), Numbering::BALANCED);
    assert_eq!(rows(Numbering::SEQUENTIAL), (1..=36).collect::<Vec<u8>>());
    let mut rng = SplitMix::new(3);
    for _ in 0..20 {
        let numbering = random_numbering(&mut rng);
        for cell in board().nodes() {
            assert_eq!(numbering.cell(numbering.number(cell)), cell);
            assert_eq!(numbering.number(cell), numbering.numbers()[cell.index()]);
        }
    }
}

/// A full board has exactly one winner, whatever the numbering: it does not matter to chains.
#[test]
fn a_full_board_has_exactly_one_winner() {
    let mut rng = SplitMix::new(11);
    let mut wins = [0; 2];
    for _ in 0..5000 {
        // From hardly any black stones to nearly all.
        let share = below(&mut rng, 37);
        let cells: Vec<char> = (0..36)
            .map(|_| COLOURS[usize::from(below(&mut rng, 36) < share)])
            .collect();
        let joined = COLOURS.map(|colour| has_joined(&cells, colour));
        assert!(joined[0] != joined[1], "{cells:?}");
        let stones = COLOURS.map(|colour| -> CellSet {
            let own = (0..36).filter(|&cell| cells[cell] == colour);
            own.map(Node::new).collect()
        });
        let colours = Colour::ALL;
        let found = colours.map(|colour| outcome::joins(stones[colour.index()], colour));
        assert_eq!(found, joined);
        let winner = usize::from(joined[1]);
        assert_eq!(outcome::winner(stones[0], stones[1]), Some(colours[winner]));
        for colour in colours {
            let chain = outcome::winning_chain(stones[colour.index()], colour);
            assert_eq!(chain.is_some(), joined[colour.index()]);
            if let Some(chain) = chain {
                assert_minimal(chain, stones[colour.index()], colour);
            }
        }
        wins[winner] += 1;
    }
    assert!(wins.iter().all(|&wins| wins > 500), "{wins:?}");
}

/// All 2^9 fillings of the 3 × 3 rhombus have exactly one winner: the argument does not depend on the
/// size, and here nothing is left out.
#[test]
fn every_filling_of_a_small_rhombus_has_exactly_one_winner() {
    let small = Board::rhombus(3, 3).unwrap();
    let sides = |pair: [usize; 2]| pair.map(|side| small.side_set::<1>(side));
    for filling in 0..1_u64 << 9 {
        let black = CellSet::from_words([filling]);
        let red = small.all() - black;
        let black_joins = small.joins(black, &sides([0, 1]));
        assert_ne!(black_joins, small.joins(red, &sides([2, 3])), "{filling:b}");
    }
}

/// A chain consists of the colour's stones, joins the sides, and no stone of it is too many.
fn assert_minimal(chain: CellSet, stones: CellSet, colour: Colour) {
    assert!(chain.is_subset(&stones));
    let joins = |chain: CellSet| {
        let cells: Vec<char> = (0..36)
            .map(|cell| {
                if chain.contains(Node::new(cell)) {
                    COLOURS[colour.index()]
                } else {
                    '.'
                }
            })
            .collect();
        has_joined(&cells, COLOURS[colour.index()])
    };
    assert!(joins(chain));
    assert!(chain.iter().all(|cell| !joins(chain.without(cell))));
}

/// A random state: any stones on any cells, any phase.
fn random_setup(rng: &mut SplitMix) -> Setup {
    let all = switches();
    let pick = |count: usize, rng: &mut SplitMix| -> usize {
        usize::try_from(below(rng, count as u64)).unwrap()
    };
    let mut numbers: Vec<u8> = (1..=36).collect();
    shuffle(&mut numbers, rng);
    let total = pick(37, rng);
    // Mostly as many of both colours, as play has it.
    let black = match pick(4, rng) {
        0 => pick(total + 1, rng),
        1 => total / 2,
        _ => total.div_ceil(2),
    };
    let roll = Roll::all().nth(pick(56, rng)).unwrap();
    let phases = [
        Phase::Roll,
        Phase::Announce(roll),
        Phase::Point(roll),
        Phase::Place,
    ];
    Setup {
        options: all[pick(all.len(), rng)].with_numbering(random_numbering(rng)),
        phase: phases[pick(4, rng)],
        black: set(&numbers[..black]),
        red: set(&numbers[black..total]),
    }
}

/// Finds moves that lead to a state, or returns `None` if there are none: the stones go down in an order
/// in which the winner's last comes last.
fn moves_to(setup: &Setup) -> Option<Vec<Move>> {
    let mut model = model(&setup.options);
    let may_point = model.nasty && !model.strict;
    let stones = model.colours.map(|colour| {
        let stones = if colour == 'b' {
            setup.black
        } else {
            setup.red
        };
        stones.iter().collect::<Vec<Number>>()
    });
    for (seat, stones) in stones.iter().enumerate() {
        for number in stones {
            let cell = setup.options.numbering().cell(*number).index();
            model.cells[cell] = model.colours[seat];
        }
    }
    let total = stones[0].len() + stones[1].len();
    // Who owns the stones, turn by turn, and which of them is the last.
    let mut queues = stones.clone();
    let winner = [0, 1]
        .into_iter()
        .find(|&seat| has_joined(&model.cells, model.colours[seat]));
    if let Some(winner) = winner {
        let needed = |number: &Number| {
            let mut cells = model.cells.clone();
            cells[setup.options.numbering().cell(*number).index()] = '.';
            !has_joined(&cells, model.colours[winner])
        };
        let at = queues[winner].iter().position(needed)?;
        let last = queues[winner].remove(at);
        queues[winner].push(last);
    }
    let mut moves = Vec::new();
    for turn in 0..total {
        let seat = turn % 2;
        let is_last = turn + 1 == total;
        let owner = match winner {
            Some(winner) if is_last => winner,
            // The winner keeps a stone for the end.
            Some(winner) if may_point && queues[winner].len() == 1 => 1 - winner,
            _ if may_point && queues[seat].is_empty() => 1 - seat,
            _ => seat,
        };
        if queues[owner].is_empty() || (owner != seat && !may_point) {
            return None;
        }
        let number = queues[owner].remove(0);
        let roll = Roll::all().find(|roll| roll.numbers().contains(number))?;
        moves.push(Move::Roll(roll));
        if owner != seat {
            moves.push(Move::None);
        }
        moves.push(Move::Cell(number));
    }
    if winner.is_some() {
        return Some(moves);
    }
    let vacant = model.vacant();
    let makes = |roll: &Roll| {
        vacant
            .iter()
            .any(|&n| roll.numbers() & set(&[n]) != set(&[]))
    };
    match setup.phase {
        Phase::Roll => {}
        Phase::Announce(roll) => moves.push(Move::Roll(roll)),
        Phase::Point(roll) => {
            if model.strict && makes(&roll) {
                return None;
            }
            moves.extend([Move::Roll(roll), Move::None]);
        }
        Phase::Place => {
            let roll = Roll::all().find(|roll| !model.strict || !makes(roll))?;
            moves.extend([Move::Roll(roll), Move::None, Move::None]);
        }
    }
    Some(moves)
}

/// A state is accepted exactly if there are moves that lead to it.
#[test]
fn states_are_accepted_exactly_if_play_leads_there() {
    let mut rng = SplitMix::new(5);
    let [mut accepted, mut over] = [0; 2];
    let mut refused = std::collections::BTreeMap::<String, usize>::new();
    for _ in 0..20_000 {
        let setup = random_setup(&mut rng);
        let found = DiceHex::try_from(setup);
        let Some(moves) = moves_to(&setup) else {
            let error = found.expect_err("no moves lead there");
            let name = format!("{error:?}");
            let name = name.split([' ', '(']).next().unwrap_or_default();
            *refused.entry(name.to_owned()).or_default() += 1;
            continue;
        };
        let position = found.unwrap_or_else(|error| panic!("{error}: {setup:?}"));
        let mut played = DiceHex::new(&setup.options);
        for m in moves {
            played
                .play(m)
                .unwrap_or_else(|error| panic!("{error}: {setup:?}"));
        }
        assert_eq!(played, position);
        assert_eq!(played.key(), position.key());
        accepted += 1;
        over += usize::from(position.status().is_over());
        let mut canonical = setup;
        if position.status().is_over() {
            canonical.phase = Phase::Roll;
        }
        assert_eq!(Setup::from(position), canonical);
    }
    assert!(
        accepted > 2000 && over > 200,
        "{accepted} accepted, {over} over"
    );
    for name in [
        "Counts",
        "PlayedOn",
        "WonBefore",
        "CanBeMade",
        "NoRollIsBad",
    ] {
        assert!(
            refused.get(name).is_some_and(|&count| count > 5),
            "{name}: {refused:?}"
        );
    }
}

/// Two stones on one cell are refused in any state.
#[test]
fn one_stone_to_a_cell() {
    let start = Setup::from(DiceHex::new(&Options::default()));
    let both = set(&[17, 4]);
    let refused = DiceHex::try_from(Setup {
        black: both,
        red: both,
        ..start
    });
    assert_eq!(refused, Err(SetupError::Shared(Number::new(4).unwrap())));
}

/// The rhombus has four symmetries, and each but the identity moves every numbering: two numbers are
/// never equal.
#[test]
fn only_the_identity_keeps_a_numbering() {
    let symmetries = board().symmetries();
    assert_eq!(symmetries.len(), 4);
    let numbering = Numbering::BALANCED;
    for (index, symmetry) in symmetries.iter().enumerate() {
        let keeps = |cell: Node| numbering.number(symmetry.node(cell)) == numbering.number(cell);
        assert_eq!(board().nodes().all(keeps), index == 0);
    }
}
