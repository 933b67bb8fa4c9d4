//! A thread on which an engine thinks while it goes on to listen.

use core::panic::AssertUnwindSafe;
use core::sync::atomic::{AtomicBool, Ordering};
use std::io;
use std::panic;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use anyhow::{Context as _, Result};
use fourchette::engine::{EngineHost, Thinking, Thought, error_line};

use super::say;

/// A thread that thinks.
pub(super) struct Thinker {
    signals: Arc<Signals>,
    thread: JoinHandle<(Thought, io::Result<()>)>,
}

/// What the two threads let each other know.
#[derive(Default)]
struct Signals {
    is_stopped: AtomicBool,
    is_done: AtomicBool,
}

impl Thinker {
    /// Begins to think.
    pub(super) fn start(thinking: Thinking) -> Result<Self> {
        let signals = Arc::<Signals>::default();
        let mut host = Host::new(Arc::clone(&signals));
        let thread = thread::Builder::new().spawn(move || {
            let (thought, answer) = answered(&mut host, |host| thinking.run(host));
            // Whoever reads the answer may send the next line at once.
            host.signals.is_done.store(true, Ordering::SeqCst);
            host.say(&answer);
            (thought, host.said)
        });
        let thread = thread.context("cannot start a thread to think on")?;
        Ok(Self { signals, thread })
    }

    /// Lets it stop soon.
    pub(super) fn stop(&self) {
        self.signals.is_stopped.store(true, Ordering::SeqCst);
        self.thread.thread().unpark();
    }

    /// Returns whether the answer has been found.
    pub(super) fn is_done(&self) -> bool {
        self.signals.is_done.load(Ordering::SeqCst)
    }

    /// Waits until the answer has been sent.
    pub(super) fn wait(self) -> Result<Thought> {
        let (thought, said) = self.thread.join().ok().context("the search has failed")?;
        said?;
        Ok(thought)
    }
}

/// Does some work. If it panics, whoever waits for an answer gets one first: the program ends with the next
/// line that it hears.
fn answered<T>(host: &mut Host, work: impl FnOnce(&mut Host) -> T) -> T {
    match panic::catch_unwind(AssertUnwindSafe(|| work(&mut *host))) {
        Ok(done) => done,
        Err(cause) => {
            host.signals.is_done.store(true, Ordering::SeqCst);
            host.say(&error_line(&"go: the search has failed"));
            host.say("bestmove none");
            panic::resume_unwind(cause)
        }
    }
}

/// The thread, as it works for the program.
struct Host {
    signals: Arc<Signals>,
    /// Whether all that there was to say could be sent.
    said: io::Result<()>,
}

impl Host {
    const fn new(signals: Arc<Signals>) -> Self {
        let said = Ok(());
        Self { signals, said }
    }
}

impl EngineHost for Host {
    fn say(&mut self, line: &str) {
        if self.said.is_ok() {
            self.said = say(&[line.to_owned()]);
        }
        if self.said.is_err() {
            // Nobody listens any more.
            self.signals.is_stopped.store(true, Ordering::SeqCst);
        }
    }

    fn is_stopped(&mut self) -> bool {
        self.signals.is_stopped.load(Ordering::Relaxed)
    }

    fn wait_for_stop(&mut self) {
        while !self.signals.is_stopped.load(Ordering::SeqCst) {
            thread::park();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Its answer is written to standard output, where this test cannot see it.
    #[test]
    fn a_search_that_panics_is_done_and_its_thread_has_failed() {
        let signals = Arc::<Signals>::default();
        let mut host = Host::new(Arc::clone(&signals));
        let thread = thread::spawn(move || answered(&mut host, |_| panic!("a test")));
        assert!(thread.join().is_err());
        assert!(signals.is_done.load(Ordering::SeqCst));
    }
}
