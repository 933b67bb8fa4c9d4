//! The screen: whether it can be cleared, and how it is left in order.

use std::env;
use std::io::{self, IsTerminal as _};

/// Returns whether the terminal does nothing but show characters, line by line.
pub(super) fn is_dumb() -> bool {
    env::var_os("TERM").is_none_or(|term| term == "dumb")
}

/// Returns whether what was shown can be made to disappear.
pub(super) fn can_be_cleared() -> bool {
    io::stdout().is_terminal() && !is_dumb()
}

#[cfg(unix)]
pub(super) use modes::Modes;

#[cfg(unix)]
mod modes {
    use std::fs::File;
    use std::io::{self, Write as _};
    use std::os::fd::AsFd as _;
    use std::sync::Arc;

    use nix::sys::termios::{SetArg, Termios, tcgetattr, tcsetattr};

    /// Ends what a line editor has switched on, shows the cursor, and leaves the line.
    const LEAVE: &str = "\x1b[?2004l\x1b[?25h\r\n";

    /// How the terminal was before a line editor got it.
    #[derive(Clone)]
    pub(in super::super) struct Modes {
        before: Termios,
        /// Standard output, which is locked.
        screen: Option<Arc<File>>,
    }

    impl Modes {
        /// Looks at the terminal.
        pub(in super::super) fn now() -> Option<Self> {
            let screen = io::stdout().as_fd().try_clone_to_owned().ok();
            Some(Self {
                before: tcgetattr(io::stdin()).ok()?,
                screen: screen.map(|screen| Arc::new(File::from(screen))),
            })
        }

        /// Makes the terminal what it was, while an editor waits for a line.
        pub(in super::super) fn restore(&self) {
            // A terminal that is gone needs no order.
            let _ = tcsetattr(io::stdin(), SetArg::TCSANOW, &self.before);
            if let Some(screen) = &self.screen {
                let _ = (&**screen).write_all(LEAVE.as_bytes());
            }
        }
    }
}

/// How the terminal was: nothing that is known of.
#[cfg(not(unix))]
#[derive(Clone)]
pub(super) struct Modes;

#[cfg(not(unix))]
impl Modes {
    /// Looks at the terminal.
    pub(super) fn now() -> Option<Self> {
        None
    }

    /// Makes the terminal what it was.
    pub(super) fn restore(&self) {}
}
