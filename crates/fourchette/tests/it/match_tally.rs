//! What came of a match is counted for each player and each seat.

use core::num::NonZeroU32;

use board_play::{Ended, Ending, Outcome, Seat, Seating};
use fourchette::{GameResult, MatchTally, Score};

#[test]
fn a_win_counts_for_the_seat_and_for_who_sat_there() {
    let other = Seating::with_first(Seat::Second);
    let own = Seating::default();
    let resigned = Ending::Ended(Ended::Resignation, Outcome::Win(Seat::Second));
    // The first player, Ada, sits first twice: wins, and resigns. Then she sits second: wins, draws by
    // the rules and by length, and loses.
    let games = [
        (own, Ending::Rules(Outcome::Win(Seat::First))),
        (own, resigned),
        (other, Ending::Rules(Outcome::Win(Seat::Second))),
        (other, Ending::Rules(Outcome::Draw)),
        (other, Ending::MaxPlies(NonZeroU32::MIN)),
        (other, Ending::Rules(Outcome::Win(Seat::First))),
    ];
    let tally = games
        .into_iter()
        .fold(MatchTally::default(), |tally, (seating, ending)| {
            tally.with(seating, GameResult { ending, plies: 1 })
        });
    let score = |games, wins, draws, losses| Score {
        games,
        wins,
        draws,
        losses,
    };
    let [ada, grace] = Seat::ALL;
    assert_eq!(tally.score(ada), score(6, 2, 2, 2));
    assert_eq!(tally.score_at(ada, Seat::First), score(2, 1, 0, 1));
    assert_eq!(tally.score_at(ada, Seat::Second), score(4, 1, 2, 1));
    assert_eq!(tally.score(grace), score(6, 2, 2, 2));
    assert_eq!(tally.score_at(grace, Seat::First), score(4, 1, 2, 1));
    assert_eq!(tally.score_at(grace, Seat::Second), score(2, 1, 0, 1));
    // Parts merge to the whole, wherever it is cut and in whatever order.
    for cut in 0..=games.len() {
        let part = |games: &[(Seating, Ending)]| {
            games.iter().fold(MatchTally::default(), |tally, game| {
                let (seating, ending) = *game;
                tally.with(seating, GameResult { ending, plies: 1 })
            })
        };
        let (before, after) = (part(&games[..cut]), part(&games[cut..]));
        assert_eq!(before.merged(after), tally);
        assert_eq!(after.merged(before), tally);
    }
    // The first seat won Ada's first game and Grace's last, the second what else was won.
    assert_eq!(tally.total().wins, [2, 2]);
    assert_eq!(tally.total().games, 6);
}
