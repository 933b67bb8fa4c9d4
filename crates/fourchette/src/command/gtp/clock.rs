//! How long `genmove` may think: `time_settings` and `time_left`.

use core::time::Duration;

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

    /// Returns how long a colour may think about a move; none if as long as it likes.
    pub(super) fn share(&self, colour: Colour) -> Option<Duration> {
        let left = self.left[colour.index()].or_else(|| self.begin())?;
        let time = match left.stones {
            0 => left.time / MOVES,
            stones => left.time / stones,
        };
        // Where the main time runs out a period begins.
        let period = self.settings.and_then(TimeSettings::of_a_stone);
        let time = match (left.stones, period) {
            (0, Some(period)) => time.max(period),
            _ => time,
        };
        Some(time.saturating_sub(time / RESERVE))
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

    #[test]
    fn a_move_gets_its_share_less_a_fiftieth() {
        let mut clock = Clock::default();
        assert_eq!(clock.share(BLACK), None);
        // A second for each stone.
        clock.set(Duration::ZERO, ms(1000), 1);
        assert_eq!(clock.share(BLACK), Some(ms(980)));
        clock.spend(BLACK, ms(990));
        assert_eq!(clock.share(BLACK), Some(ms(980)));
        // Five stones in ten seconds, of which the first takes six.
        clock.set(Duration::ZERO, ms(10_000), 5);
        assert_eq!(clock.share(BLACK), Some(ms(1960)));
        clock.spend(BLACK, ms(6000));
        assert_eq!(clock.share(BLACK), Some(ms(980)));
        // The main time, a twentieth a move, whoever tells what is left of it.
        clock.set(ms(20_000), Duration::ZERO, 0);
        assert_eq!(clock.share(BLACK), Some(ms(980)));
        clock.spend(BLACK, ms(10_000));
        assert_eq!(clock.share(BLACK), Some(ms(490)));
        clock.set_left(BLACK, ms(2000), 0);
        assert_eq!(clock.share(BLACK), Some(ms(98)));
        assert_eq!(clock.share(Colour::White), Some(ms(980)));
        clock.set_left(BLACK, ms(1000), 2);
        assert_eq!(clock.share(BLACK), Some(ms(490)));
        clock.rewind();
        assert_eq!(clock.share(BLACK), Some(ms(980)));
    }

    #[test]
    fn periods_follow_the_main_time() {
        let mut clock = Clock::default();
        clock.set(ms(1000), ms(500), 1);
        // A twentieth of the main time is less than a period gives.
        assert_eq!(clock.share(BLACK), Some(ms(490)));
        clock.spend(BLACK, ms(1200));
        assert_eq!(clock.share(BLACK), Some(ms(490)));
        // A period for no stones is no limit; no time at all is one.
        clock.set(ms(5), ms(500), 0);
        assert_eq!(clock.share(BLACK), None);
        clock.set(Duration::ZERO, Duration::ZERO, 0);
        assert_eq!(clock.share(BLACK), Some(Duration::ZERO));
    }
}
