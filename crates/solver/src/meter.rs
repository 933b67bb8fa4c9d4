//! Limits that are being used up.

use core::sync::atomic::{AtomicU8, AtomicU64, AtomicUsize, Ordering};
use core::time::Duration;

use web_time::Instant;

use crate::{Limits, Progress, ProgressFn, Stop};

/// After how many nodes the clock and the watcher are looked at.
const PERIOD: u64 = 256;

/// The reasons to stop, by their numbers in [`Gauge::stop`]; 0 is none.
const STOPS: [Stop; 4] = [Stop::Nodes, Stop::Time, Stop::Memory, Stop::Watcher];

/// What all threads of one call have used up together.
#[derive(Debug)]
pub(crate) struct Gauge {
    nodes: AtomicU64,
    most: u64,
    end: Option<(Instant, Duration)>,
    stop: AtomicU8,
    decided: AtomicUsize,
    moves: AtomicUsize,
}

impl Gauge {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            nodes: AtomicU64::new(0),
            most: limits.nodes().unwrap_or(u64::MAX),
            end: limits.time().map(|time| (Instant::now(), time)),
            stop: AtomicU8::new(0),
            decided: AtomicUsize::new(0),
            moves: AtomicUsize::new(0),
        }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Returns which limit has been reached.
    pub(crate) fn stopped(&self) -> Option<Stop> {
        let number = usize::from(self.stop.load(Ordering::Relaxed));
        STOPS.get(number.checked_sub(1)?).copied()
    }

    /// Stops everybody.
    pub(crate) fn stop(&self, stop: Stop) {
        let place = STOPS.iter().position(|&known| known == stop);
        let number = place.and_then(|place| u8::try_from(place + 1).ok());
        // The first reason stays.
        let _ = self.stop.compare_exchange(
            0,
            number.unwrap_or(1),
            Ordering::Relaxed,
            Ordering::Relaxed,
        );
    }

    /// Says of how many moves it is to be told how many are decided.
    pub(crate) fn expect(&self, moves: usize) {
        self.moves.store(moves, Ordering::Relaxed);
    }

    /// Notes that moves have been decided.
    pub(crate) fn note_decided(&self, moves: usize) {
        self.decided.fetch_add(moves, Ordering::Relaxed);
    }

    fn progress(&self) -> Progress {
        Progress {
            nodes: self.nodes(),
            decided: self.decided.load(Ordering::Relaxed),
            moves: self.moves.load(Ordering::Relaxed),
        }
    }
}

/// Counts what one thread does, and says when it must stop. A [`Prover`](crate::Prover) asks it at every
/// node.
pub struct Meter<'a, 'w> {
    gauge: &'a Gauge,
    watch: Option<&'a mut ProgressFn<'w>>,
    /// How many nodes may be looked into before somebody else has a turn.
    share: u64,
    /// How many of them are left.
    left: u64,
    /// How many nodes were counted.
    spent: u64,
    /// How many nodes the gauge does not know of yet.
    unseen: u64,
    /// After how many nodes it is to be told.
    period: u64,
    is_stopped: bool,
}

impl core::fmt::Debug for Meter<'_, '_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Meter").field("left", &self.left).finish()
    }
}

impl<'a, 'w> Meter<'a, 'w> {
    /// Makes a meter for work in shares of so many nodes.
    pub(crate) fn new(gauge: &'a Gauge, share: u64, watch: Option<&'a mut ProgressFn<'w>>) -> Self {
        let mut meter = Self {
            gauge,
            watch,
            share,
            left: share,
            spent: 0,
            unseen: 0,
            period: 1,
            is_stopped: false,
        };
        meter.look();
        meter
    }

    /// Counts a node; returns whether it may be looked into.
    pub fn spend(&mut self) -> bool {
        if self.is_stopped || self.left == 0 {
            return false;
        }
        self.left -= 1;
        self.spent += 1;
        self.unseen += 1;
        if self.unseen >= self.period {
            self.look();
        }
        true
    }

    /// Returns whether nothing more may be looked into, now or ever.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Returns whether nothing more may be looked into for now.
    #[must_use]
    pub const fn is_out(&self) -> bool {
        self.is_stopped || self.left == 0
    }

    /// Begins with a new share.
    pub(crate) const fn refill(&mut self) {
        self.left = self.share;
    }

    /// Returns how many nodes were counted.
    pub(crate) const fn spent(&self) -> u64 {
        self.spent
    }

    pub(crate) const fn gauge(&self) -> &'a Gauge {
        self.gauge
    }

    /// Stops everybody, for this reason: a prover or a weigher that can keep no more says
    /// [`Stop::Memory`] and returns none. The first reason that is given stays, and is that of the
    /// [solution](crate::Solution::stop).
    pub fn stop(&mut self, stop: Stop) {
        self.gauge.stop(stop);
        self.is_stopped = true;
    }

    /// Tells the gauge, and looks at the clock and the watcher.
    #[cold]
    pub(crate) fn look(&mut self) {
        let gauge = self.gauge;
        let unseen = core::mem::take(&mut self.unseen);
        let nodes = gauge.nodes.fetch_add(unseen, Ordering::Relaxed) + unseen;
        if nodes >= gauge.most {
            gauge.stop(Stop::Nodes);
        }
        if gauge
            .end
            .is_some_and(|(begin, time)| begin.elapsed() >= time)
        {
            gauge.stop(Stop::Time);
        }
        let watched = self.watch.as_mut();
        if watched.is_some_and(|watch| watch(gauge.progress()).is_break()) {
            gauge.stop(Stop::Watcher);
        }
        self.period = PERIOD.min(gauge.most.saturating_sub(nodes)).max(1);
        self.is_stopped |= gauge.stopped().is_some();
    }
}

impl Drop for Meter<'_, '_> {
    /// What was not told yet counts.
    fn drop(&mut self) {
        self.gauge.nodes.fetch_add(self.unseen, Ordering::Relaxed);
    }
}
