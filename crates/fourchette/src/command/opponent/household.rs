//! The processes that play: none outlives this program.

use std::io;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A process, which is ended once.
#[derive(Clone, Debug)]
pub(super) struct Member(Arc<Mutex<Option<Child>>>);

/// The processes that have not been ended, and whether there may be more.
struct Members {
    living: Vec<Member>,
    is_closed: bool,
}

static MEMBERS: Mutex<Members> = Mutex::new(Members {
    living: Vec::new(),
    is_closed: false,
});

/// Ends all processes when it goes out of scope.
#[derive(Debug)]
pub(crate) struct Household;

impl Drop for Household {
    fn drop(&mut self) {
        end_all();
    }
}

/// Ends all processes, with those that they have started; no more are started.
pub(crate) fn end_all() {
    let living = {
        let mut members = members();
        members.is_closed = true;
        core::mem::take(&mut members.living)
    };
    for member in living {
        member.end();
    }
}

/// Starts a process in a group of its own: Ctrl-C at the terminal is not for it, and it is ended together
/// with those that it starts. Its input and its output are piped.
pub(super) fn start(command: &mut Command) -> io::Result<(Member, ChildStdin, ChildStdout)> {
    // Whoever ends all of them waits until this one is known.
    let mut members = members();
    if members.is_closed {
        return Err(io::Error::other("the program is about to end"));
    }
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        command.process_group(0);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn()?;
    let pipes = child.stdin.take().zip(child.stdout.take());
    let member = Member(Arc::new(Mutex::new(Some(child))));
    members.living.push(member.clone());
    let (input, output) = pipes.ok_or_else(|| io::Error::other("it has no pipes"))?;
    Ok((member, input, output))
}

impl Member {
    /// Ends the process and those that it has started, if that has not been done.
    pub(super) fn end(&self) {
        let child = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut child) = child else {
            return;
        };
        // Until it has been waited for, its number is that of no other process.
        end_group(&child);
        // One that has ended by itself cannot be ended, and is waited for all the same.
        let _ = child.kill();
        let _ = child.wait();
        members()
            .living
            .retain(|member| !Arc::ptr_eq(&member.0, &self.0));
    }
}

/// Ends all processes of the group that a process leads.
#[cfg(unix)]
fn end_group(leader: &Child) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;

    if let Ok(number) = i32::try_from(leader.id()) {
        // There is none any more if all of them have been waited for.
        let _ = killpg(Pid::from_raw(number), Signal::SIGKILL);
    }
}

#[cfg(not(unix))]
fn end_group(_: &Child) {}

fn members() -> MutexGuard<'static, Members> {
    MEMBERS.lock().unwrap_or_else(PoisonError::into_inner)
}
