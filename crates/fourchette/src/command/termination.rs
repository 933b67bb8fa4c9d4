//! The program is told to end by something that does not wait for an answer: the signals TERM and HUP,
//! which come when the machine goes down, a window is closed, or a connection breaks. One that whoever
//! started the program has it ignore, as `nohup` does, stays without effect.

use core::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

static TOLD: AtomicBool = AtomicBool::new(false);

/// What is done in place of a program that waits for its input.
type Will = Box<dyn FnOnce() + Send>;

static WILL: Mutex<Option<Will>> = Mutex::new(None);

/// Returns whether the program has been told to end.
pub(crate) fn is_told() -> bool {
    TOLD.load(Ordering::SeqCst)
}

/// Waits for something that nothing else can interrupt. If the program is told to end meanwhile, the
/// will is done on another thread and the program ends; none if it had been told before.
pub(crate) fn with_will<T>(
    will: impl FnOnce() + Send + 'static,
    wait: impl FnOnce() -> T,
) -> Option<T> {
    *WILL.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(will));
    // Who tells sets the flag first and looks for a will then, so that one of the two sees the other.
    let waited = (!is_told()).then(wait);
    if take_will().is_none() {
        // It is being done. The end is near.
        loop {
            thread::park();
        }
    }
    waited
}

fn take_will() -> Option<Will> {
    WILL.lock().unwrap_or_else(PoisonError::into_inner).take()
}

#[cfg(unix)]
pub(crate) use signals::{catch, end};

#[cfg(unix)]
mod signals {
    use core::sync::atomic::AtomicI32;
    use std::{fs, process};

    use anyhow::{Context as _, Result};
    use nix::sys::signal::{SigSet, Signal, raise};

    use super::{Ordering, TOLD, take_will, thread};
    use crate::command::{interrupt, opponent};

    /// Which signal told it.
    static SIGNAL: AtomicI32 = AtomicI32::new(Signal::SIGINT as i32);

    /// Lets the signals no longer end the program, but be noticed by [`is_told`](super::is_told). To be
    /// called once, before there are other threads. If they come twice they end it at once.
    pub(crate) fn catch() -> Result<()> {
        let noticed = [Signal::SIGTERM, Signal::SIGHUP].into_iter();
        let signals: SigSet = noticed.filter(|&signal| !is_ignored(signal)).collect();
        let blocked = signals.thread_block();
        blocked.context("cannot catch signals")?;
        thread::spawn(move || {
            while let Ok(signal) = signals.wait() {
                SIGNAL.store(signal as i32, Ordering::SeqCst);
                if TOLD.swap(true, Ordering::SeqCst) {
                    end();
                }
                if let Some(will) = take_will() {
                    will();
                    end();
                }
                interrupt::wake();
            }
        });
        Ok(())
    }

    /// Returns whether a signal was to be ignored when the program began, as far as the system tells: a signal
    /// that is blocked to be waited for would come all the same.
    fn is_ignored(signal: Signal) -> bool {
        // One bit a signal, in hexadecimal; other systems than Linux have no such file.
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
        ignored.is_some_and(|bits| bits & 1 << (signal as i32 - 1) != 0)
    }

    /// Ends the program as the signal that told it would have done, or Ctrl-C, so that whoever waits
    /// for it knows.
    pub(crate) fn end() -> ! {
        opponent::end_all();
        let number = SIGNAL.load(Ordering::SeqCst);
        if let Ok(signal) = Signal::try_from(number) {
            let mut signals = SigSet::empty();
            signals.add(signal);
            // If the signal is without effect, the status says the same.
            let _ = signals.thread_unblock();
            if signal != Signal::SIGINT {
                let _ = raise(signal);
            }
        }
        process::exit(128 + number)
    }
}

#[cfg(not(unix))]
pub(crate) fn catch() -> anyhow::Result<()> {
    Ok(())
}

/// Ends the program as Ctrl-C would have done.
#[cfg(not(unix))]
pub(crate) fn end() -> ! {
    super::opponent::end_all();
    std::process::exit(130)
}
