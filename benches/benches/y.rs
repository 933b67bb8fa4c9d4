//! The Game of Y, beside what a programmer would write first.
//!
//! Times are for one item: one full board, one whole game, one perft.

use std::hint::black_box;

use benches::connection::{Groups, Lists, Stones};
use benches::inputs::{INPUTS, index_below, positions, rng};
use benches::measure::on_each;
use board_graph::{Board, Node, NodeSet};
use board_play::perft;
use board_play::playout::{playout, shuffle};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rand::Rng;
use rand::rngs::SmallRng;
use y::playout::{Fillings, Playouts};
use y::{Move, OptionsOn, Position as _, Y, YOn, outcome};

/// Returns the nodes of a board in random order.
fn random_order(board: Board, rng: &mut SmallRng) -> Vec<usize> {
    let mut order: Vec<usize> = (0..board.node_count()).collect();
    shuffle(&mut order, rng);
    order
}

fn full_board_winner(c: &mut Criterion) {
    const GROUP: &str = "y: winner of a full board";
    let board = Board::bent9();
    let lists = Lists::new(board);
    let mut rng = rng();
    let boards: Vec<(NodeSet, NodeSet, Stones)> = (0..INPUTS)
        .map(|_| {
            let order = random_order(board, &mut rng);
            let mut stones = vec![Some(1); order.len()];
            for &node in &order[..order.len().div_ceil(2)] {
                stones[node] = Some(0);
            }
            let black: NodeSet = board
                .nodes()
                .filter(|node| stones[node.index()] == Some(0))
                .collect();
            (black, board.all() - black, stones)
        })
        .collect();
    on_each(
        c,
        (GROUP, "baseline: flood over lists"),
        &boards,
        |(.., stones)| lists.has_won(stones, 0),
    );
    on_each(
        c,
        (GROUP, "baseline: union-find"),
        &boards,
        |(.., stones)| {
            let mut groups = Groups::new(&lists);
            (0..lists.len())
                .filter(|&node| stones[node] == Some(0))
                .any(|node| groups.join(&lists, stones, node))
        },
    );
    on_each(
        c,
        (GROUP, "baseline: flood over sets"),
        &boards,
        |&(black, ..)| {
            let sides = [0, 1, 2].map(|side| board.side_set(side));
            board.joins(black, &sides)
        },
    );
    on_each(
        c,
        (GROUP, "outcome::winner"),
        &boards,
        |&(black, white, _)| outcome::winner(board, black, white),
    );
    let all: Vec<NodeSet> = boards.iter().map(|&(black, ..)| black).collect();
    let (by_64, _) = all.as_chunks::<64>();
    on_each(
        c,
        (GROUP, "outcome::have_y, for 64 boards together"),
        by_64,
        |sets| outcome::have_y(board, sets),
    );
}

fn winner_after_each_ply(c: &mut Criterion) {
    const GROUP: &str = "y: winner after each ply of a game";
    let board = Board::bent9();
    let lists = Lists::new(board);
    let mut rng = rng();
    let orders: Vec<(Vec<usize>, Vec<Move>)> = (0..INPUTS)
        .map(|_| {
            let order = random_order(board, &mut rng);
            let moves = order
                .iter()
                .map(|&index| Move::Place(board.name(Node::new(index))))
                .collect();
            (order, moves)
        })
        .collect();
    on_each(
        c,
        (GROUP, "baseline: flood over lists"),
        &orders,
        |(order, _)| {
            let mut stones: Stones = vec![None; order.len()];
            order
                .iter()
                .enumerate()
                .find(|&(ply, &node)| {
                    stones[node] = Some(ply % 2);
                    lists.group_wins(&stones, node)
                })
                .map(|(ply, _)| ply)
        },
    );
    on_each(c, (GROUP, "baseline: union-find"), &orders, |(order, _)| {
        let mut stones: Stones = vec![None; order.len()];
        let mut groups = Groups::new(&lists);
        order
            .iter()
            .enumerate()
            .find(|&(ply, &node)| {
                stones[node] = Some(ply % 2);
                groups.join(&lists, &stones, node)
            })
            .map(|(ply, _)| ply)
    });
    on_each(
        c,
        (GROUP, "Position::play_unchecked and status"),
        &orders,
        |(_, moves)| {
            let mut position = Y::start();
            moves.iter().position(|&m| {
                position.play_unchecked(m);
                position.status().is_over()
            })
        },
    );
}

/// Plays random moves as a first program would: lists the vacant nodes, picks one, floods.
fn naive_playout(lists: &Lists, rng: &mut SmallRng) -> usize {
    let mut stones: Stones = vec![None; lists.len()];
    for ply in 0.. {
        let vacant: Vec<usize> = (0..lists.len()).filter(|&n| stones[n].is_none()).collect();
        let node = vacant[index_below(rng, vacant.len())];
        stones[node] = Some(ply % 2);
        if lists.group_wins(&stones, node) {
            return ply % 2;
        }
    }
    unreachable!("a full board has a winner")
}

fn playouts<const W: usize>(c: &mut Criterion, board: Board) {
    let mut group = c.benchmark_group("y: random playout");
    let lists = Lists::new(board);
    let options = OptionsOn::<W>::default().with_board(board.shape());
    let start = YOn::new(&options.expect("W is wide enough"));
    let id = |name: &str| BenchmarkId::new(name, board);
    let mut rng = rng();
    group.bench_function(id("baseline: shuffling the nodes alone"), |b| {
        let mut order = random_order(board, &mut rng);
        b.iter(|| {
            shuffle(&mut order, &mut rng);
            order[0]
        });
    });
    group.bench_function(id("baseline: lists and floods"), |b| {
        b.iter(|| naive_playout(&lists, &mut rng));
    });
    group.bench_function(id("nth_move, status after each ply"), |b| {
        b.iter(|| {
            let mut position = start;
            while !position.status().is_over() {
                let n = index_below(&mut rng, position.move_count());
                let Some(m) = position.nth_move(n) else { break };
                position.play_unchecked(m);
            }
            position.winner()
        });
    });
    group.bench_function(id("playout::playout"), |b| {
        b.iter(|| playout(&mut start.clone(), &mut rng, usize::MAX));
    });
    group.bench_function(id("shuffled nodes, status after each ply"), |b| {
        let mut moves: Vec<Move> = start.moves().collect();
        b.iter(|| {
            shuffle(&mut moves, &mut rng);
            let mut position = start;
            for &m in &moves {
                position.play_unchecked(m);
                if position.status().is_over() {
                    break;
                }
            }
            position.winner()
        });
    });
}

/// Boards of both families, and bent boards of growing size.
fn all_playouts(c: &mut Criterion) {
    let bent = |side| Board::bent(side).expect("there is such a board");
    playouts::<2>(c, bent(5));
    playouts::<2>(c, bent(9));
    playouts::<2>(c, Board::flat(13).expect("there is such a board"));
    playouts::<4>(c, bent(13));
    playouts::<7>(c, bent(19));
    playouts::<12>(c, bent(25));
}

/// The winners of random games that are not played.
fn shortcuts(c: &mut Criterion) {
    let mut rng = rng();
    let mut playouts = Playouts::new(&Y::start());
    let mut group = c.benchmark_group("y: winner of a random game");
    group.bench_function("baseline: the random numbers of Playouts::winner", |b| {
        b.iter(|| [rng.next_u64(), rng.next_u64()]);
    });
    group.bench_function("Playouts::order", |b| {
        b.iter(|| playouts.order(&mut rng).1);
    });
    group.bench_function("Playouts::winner", |b| {
        b.iter(|| playouts.winner(&mut rng));
    });
    group.bench_function("Playouts::wins, for 64 games", |b| {
        b.iter(|| playouts.wins(64, &mut rng));
    });
    group.finish();
    fillings::<1>(c);
    fillings::<4>(c);
}

/// A batch of fillings and their winners, 64 times `L`: from the start, where there are most to fill, and after
/// some moves, where there are links to keep.
fn fillings<const L: usize>(c: &mut Criterion) {
    let mut rng = rng();
    let mut group = c.benchmark_group("y: a batch of fillings");
    group.throughput(Throughput::Elements(64 * L as u64));
    let start = Y::start();
    for plies in [0, 20] {
        let position = positions(start, plies).next().unwrap_or(start);
        let mut fillings = Fillings::<L>::new(position.board());
        let id = format!("Fillings::fill, {} together, after {plies} plies", 64 * L);
        group.bench_function(id, |b| {
            b.iter(|| {
                fillings.fill(&position, &mut rng);
                fillings.wins()
            });
        });
    }
}

fn generation(c: &mut Criterion) {
    const GROUP: &str = "y: moves of a position after 40 plies";
    let start = Y::start();
    let middles: Vec<Y> = positions(start, 40).take(INPUTS).collect();
    on_each(
        c,
        (GROUP, "baseline: a list of vacant nodes"),
        &middles,
        |position| {
            let moves: Vec<Move> = position
                .board()
                .nodes()
                .filter(|&node| position.stone(node).is_none())
                .map(|node| Move::Place(position.board().name(node)))
                .collect();
            moves.len()
        },
    );
    on_each(c, (GROUP, "moves"), &middles, |position| {
        position.moves().filter(|&m| m != Move::Swap).count()
    });
    on_each(c, (GROUP, "move_count"), &middles, Y::move_count);
    c.bench_function("y: perft 4, last ply counted", |b| {
        b.iter(|| perft(black_box(&start), 4));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default();
    targets = full_board_winner, winner_after_each_ply, shortcuts, all_playouts, generation
}
criterion_main!(benches);
