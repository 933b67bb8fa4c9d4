//! How long `genmove` may think: `time_settings` and `time_left`.

use core::time::Duration;

use fourchette::engine::MoveTime;
use y::Colour;

/// The time of both colours.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock {
    settings: Option<TimeSettings>,
    left: [Option<Left>; 2],
}

/// What `time_settings` has said.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TimeSettings {
    main: Duration,
    period: Duration,
    stones: u32,
}

/// What is left of the time of a colour: of its main time, or for so many stones.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Left {
    time: Duration,
    stones: u32,
}

/// Which part of the main time a move gets.
const MOVES: u32 = 20;

/// Which part of a time is kept back for what is not thinking.
const RESERVE: u32 = 50;

impl Clock {
    /// Says how long the game may take: a main time, then `stones` moves in each period. A period for no
    /// stones is no limit, as the protocol has it.
    pub(super) fn set(&mut self, main: Duration, period: Duration, stones: u32) {
        let is_unlimited = stones == 0 && !period.is_zero();
        self.settings = (!is_unlimited).then_some(TimeSettings {
            main,
            period,
            stones,
        });
        self.rewind();
    }

    /// Begins a game anew, by the same settings.
    pub(super) fn rewind(&mut self) {
        self.left = [None; 2];
    }

    /// Says what is left for a colour: of the main time, if for no stones.
    pub(super) fn set_left(&mut self, colour: Colour, time: Duration, stones: u32) {
        self.left[colour.index()] = Some(Left { time, stones });
    }

    /// Returns how long a colour may think about a move; none if as long as it likes. What the main time, or
    /// a period of several stones, has left is kept for later moves; a period that ends with this stone is
    /// spent.
    pub(super) fn share(&self, colour: Colour) -> Option<MoveTime> {
        let Left { time, stones } = self.left[colour.index()].or_else(|| self.begin())?;
        let less_reserve = |time: Duration| time.saturating_sub(time / RESERVE);
        let half = less_reserve(time) / 2;
        Some(match stones {
            0 => {
                let wanted = time / MOVES;
                // Where the main time runs out a period begins.
                let period = self.settings.and_then(TimeSettings::of_a_stone);
                let wanted = less_reserve(period.map_or(wanted, |period| wanted.max(period)));
                MoveTime::banked(wanted, half.max(wanted))
            }
            1 => MoveTime::fixed(less_reserve(time)),
            stones => MoveTime::banked(less_reserve(time / stones), half),
        })
    }

    /// Counts what a move has taken, until the next `time_left`.
    pub(super) fn spend(&mut self, colour: Colour, spent: Duration) {
        let Some(Left { time, stones }) = self.left[colour.index()].or_else(|| self.begin()) else {
            return;
        };
        let time = time.saturating_sub(spent);
        let next_period = || self.settings.filter(|settings| settings.stones > 0);
        let left = match (stones, next_period()) {
            (0, Some(settings)) if time.is_zero() => settings.in_period(),
            (1, Some(settings)) => settings.in_period(),
            (0 | 1, _) => Left { time, stones },
            _ => Left {
                time,
                stones: stones - 1,
            },
        };
        self.left[colour.index()] = Some(left);
    }

    /// Returns what a colour has at the beginning.
    fn begin(&self) -> Option<Left> {
        let settings = self.settings?;
        if settings.main.is_zero() && settings.stones > 0 {
            return Some(settings.in_period());
        }
        Some(Left {
            time: settings.main,
            stones: 0,
        })
    }
}

impl TimeSettings {
    const fn in_period(self) -> Left {
        Left {
            time: self.period,
            stones: self.stones,
        }
    }

    /// Returns what a period has for each of its stones.
    fn of_a_stone(self) -> Option<Duration> {
        self.period.checked_div(self.stones)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLACK: Colour = Colour::Black;

    const fn ms(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    fn wanted(clock: &Clock, colour: Colour) -> Option<Duration> {
        clock.share(colour).map(|time| time.wanted)
    }

    #[test]
    fn a_move_gets_its_share_less_a_fiftieth() {
        let mut clock = Clock::default();
        assert_eq!(wanted(&clock, BLACK), None);
        // A second for each stone.
        clock.set(Duration::ZERO, ms(1000), 1);
        assert_eq!(wanted(&clock, BLACK), Some(ms(980)));
        clock.spend(BLACK, ms(990));
        assert_eq!(wanted(&clock, BLACK), Some(ms(980)));
        // Five stones in ten seconds, of which the first takes six.
        clock.set(Duration::ZERO, ms(10_000), 5);
        assert_eq!(wanted(&clock, BLACK), Some(ms(1960)));
        clock.spend(BLACK, ms(6000));
        assert_eq!(wanted(&clock, BLACK), Some(ms(980)));
        // The main time, a twentieth a move, whoever tells what is left of it.
        clock.set(ms(20_000), Duration::ZERO, 0);
        assert_eq!(wanted(&clock, BLACK), Some(ms(980)));
        clock.spend(BLACK, ms(10_000));
        assert_eq!(wanted(&clock, BLACK), Some(ms(490)));
        clock.set_left(BLACK, ms(2000), 0);
        assert_eq!(wanted(&clock, BLACK), Some(ms(98)));
        assert_eq!(wanted(&clock, Colour::White), Some(ms(980)));
        clock.set_left(BLACK, ms(1000), 2);
        assert_eq!(wanted(&clock, BLACK), Some(ms(490)));
        clock.rewind();
        assert_eq!(wanted(&clock, BLACK), Some(ms(980)));
    }

    #[test]
    fn periods_follow_the_main_time() {
        let mut clock = Clock::default();
        clock.set(ms(1000), ms(500), 1);
        // A twentieth of the main time is less than a period gives.
        assert_eq!(wanted(&clock, BLACK), Some(ms(490)));
        clock.spend(BLACK, ms(1200));
        assert_eq!(wanted(&clock, BLACK), Some(ms(490)));
        // A period for no stones is no limit; no time at all is one.
        clock.set(ms(5), ms(500), 0);
        assert_eq!(wanted(&clock, BLACK), None);
        clock.set(Duration::ZERO, Duration::ZERO, 0);
        assert_eq!(wanted(&clock, BLACK), Some(Duration::ZERO));
    }

    #[test]
    fn what_is_kept_for_later_moves_need_not_be_spent() {
        let mut clock = Clock::default();
        let share = |clock: &Clock| clock.share(BLACK).unwrap();
        // A period of one stone ends with it.
        clock.set(Duration::ZERO, ms(1000), 1);
        assert_eq!(share(&clock), MoveTime::fixed(ms(980)));
        // Of several it goes on: two and a half shares at most, and never more than half.
        clock.set(Duration::ZERO, ms(10_000), 5);
        let time = share(&clock);
        assert_eq!((time.least, time.most), (Duration::ZERO, ms(4900)));
        clock.set_left(BLACK, ms(10_000), 2);
        assert_eq!(share(&clock).most, ms(4900));
        // The main time: 980 ms and half as much again twice over.
        clock.set(ms(20_000), Duration::ZERO, 0);
        let time = share(&clock);
        assert_eq!((time.least, time.most), (Duration::ZERO, ms(2450)));
    }
}
