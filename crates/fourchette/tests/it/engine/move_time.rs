//! How long a move is thought about by a clock.

use core::ops::ControlFlow;
use core::time::Duration;

use bots::{Analysis, Candidate};
use fourchette::engine::MoveTime;
use fourchette::{AnyRecord, Player, Start};

const fn ms(time: u64) -> Duration {
    Duration::from_millis(time)
}

const fn choice(visits: u32, win_rate: f64) -> Candidate<()> {
    Candidate::new((), visits, win_rate)
}

/// Returns how much longer to think when so many iterations took so long and found these moves.
fn more(time: MoveTime, choices: &[Candidate<()>], spent: u64, made: u32) -> Option<Duration> {
    time.more(&Analysis::new(choices.to_vec(), made), ms(spent))
}

#[test]
fn a_clock_gives_a_move_its_share() {
    let time = |left, increment| MoveTime::of_clock(ms(left), ms(increment));
    // A twentieth of a minute, and three quarters of a second.
    assert_eq!(time(60_000, 1000).wanted, ms(3750));
    assert_eq!(time(1000, 0).wanted, ms(50));
    // Never more than half of what is left, without what is kept back.
    assert_eq!(time(100, 9000).wanted, ms(40));
    assert_eq!(time(5, 0).wanted, ms(0));
    assert_eq!(time(40, 0).wanted, ms(2));
    // In two minds: two and a half times as much, within the same bound.
    let doubtful = time(60_000, 1000);
    assert_eq!((doubtful.least, doubtful.most), (ms(0), ms(9375)));
    assert_eq!(time(100, 9000).most, ms(40));
    for greatest in [ms(u64::MAX), Duration::MAX] {
        assert!(MoveTime::of_clock(greatest, greatest).wanted <= greatest / 2);
    }
}

/// A second for a move, of which 400 ms have brought 400 iterations: the other 600 bring 600 more.
#[test]
fn a_choice_is_settled_when_no_other_can_catch_up() {
    let time = MoveTime::banked(ms(1000), ms(10_000));
    let of = |choices: &[Candidate<()>]| more(time, choices, 400, 400);
    let lead = |best: u32, second: u32| of(&[choice(best, 0.6), choice(second, 0.5)]);
    assert_eq!(lead(300, 100), Some(ms(600)));
    // What was found in moves before counts too: a lead of 600 can be caught up with, one of 601 not.
    assert_eq!(lead(700, 100), Some(ms(600)));
    assert_eq!(lead(701, 100), None);
    // A move has no rival if all others are known to lose.
    let lost = Candidate::proven((), 900, 0.0);
    assert_eq!(of(&[choice(1, 0.1)]), None);
    assert_eq!(of(&[choice(1, 0.1), lost]), None);
    assert_eq!(of(&[]), None);
    assert_eq!(of(&[lost, lost]), None);
    assert_eq!(
        of(&[choice(300, 0.6), choice(100, 0.5), lost]),
        Some(ms(600))
    );
    let won = Candidate::proven((), 5, 1.0);
    assert_eq!(of(&[won, choice(300, 0.9)]), None);
}

#[test]
fn a_search_in_two_minds_gets_more_time() {
    let time = MoveTime::banked(ms(1000), ms(10_000));
    let more = |second, spent| more(time, &[choice(500, 0.5), second], spent, 1000);
    // At the end of its time, and in the middle of what it has more.
    assert_eq!(more(choice(400, 0.4), 1000), None);
    assert_eq!(more(choice(400, 0.6), 1000), Some(ms(1500)));
    // A thousand iterations in 2400 ms are 41 in the last hundred, which are not enough for a hundred.
    assert_eq!(more(choice(480, 0.6), 2400), Some(ms(100)));
    assert_eq!(more(choice(400, 0.6), 2400), None);
    assert_eq!(more(choice(400, 0.6), 2500), None);
    // A win rate of few visits is not believed.
    assert_eq!(more(choice(124, 0.6), 1000), None);
    assert_eq!(more(choice(125, 0.6), 1000), Some(ms(1500)));
}

#[test]
fn what_cannot_be_kept_is_spent() {
    let time = MoveTime::fixed(ms(1000));
    let settled = [choice(10_000, 0.9), choice(1, 0.1)];
    assert_eq!(more(time, &settled, 400, 400), Some(ms(600)));
    let doubtful = [choice(500, 0.5), choice(400, 0.6)];
    assert_eq!(more(time, &doubtful, 1000, 1000), None);
}

#[test]
fn no_move_gets_more_than_the_bound() {
    let time = MoveTime::banked(ms(100), ms(150));
    assert_eq!((time.wanted, time.most), (ms(100), ms(150)));
    let time = MoveTime::banked(ms(100), ms(40));
    assert_eq!((time.wanted, time.most), (ms(40), ms(40)));
    let endless = MoveTime::banked(Duration::MAX, Duration::MAX);
    assert_eq!(endless.most, Duration::MAX);
}

/// Black wins by a3, which joins the corners of this small board: whether the tree is kept or not, the
/// search proves it and does not need its hour.
#[test]
fn a_decided_game_takes_no_time() {
    let moves = "# game: y\n# rules: board=flat:3\n\na1 a4 a2 a5\n";
    for keeps in [true, false] {
        let record = AnyRecord::begin("y", Start::Record(moves)).unwrap();
        let mut table = record.into_table([Player::Human; 2], 1);
        if keeps {
            table.keep_trees();
        }
        let hour = ms(3_600_000);
        let watch = &mut |_| ControlFlow::Continue(());
        let found = MoveTime::banked(hour, hour)
            .advise(&mut table, watch)
            .unwrap();
        assert_eq!(found.candidates[0].m, "a3");
        assert!(found.candidates[0].is_proven, "{found:?}");
    }
}

/// A watcher sees one search, whatever it is made of, and ends it.
#[test]
fn whoever_watches_sees_all_iterations() {
    let record = AnyRecord::begin("quinta", Start::Rules("")).unwrap();
    let mut table = record.into_table([Player::Human; 2], 1);
    table.keep_trees();
    let mut last = 0;
    let found = MoveTime::banked(ms(60), ms(60)).advise(&mut table, &mut |progress| {
        assert!(
            progress.iterations >= last,
            "{} after {last}",
            progress.iterations
        );
        assert!((0.0..=1.0).contains(&progress.share));
        last = progress.iterations;
        ControlFlow::Continue(())
    });
    let found = found.unwrap();
    assert!(found.iterations >= last);
    assert_eq!(found.iterations, table.advice_visits());
    // Whoever breaks it off need not wait for an hour.
    let hour = ms(3_600_000);
    let watch = &mut |_| ControlFlow::Break(());
    assert!(
        MoveTime::banked(hour, hour)
            .advise(&mut table, watch)
            .is_some()
    );
}
