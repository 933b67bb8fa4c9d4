//! Running the program.

use std::fmt::Debug;
use std::fs;
use std::io::{Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The program under test.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_fourchette");

/// Longer than any run here takes, also on a busy machine; a program that hangs does not hang its
/// tests.
const PATIENCE: Duration = Duration::from_secs(100);

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// Checks that the run went well, and returns what it wrote to standard output.
    #[track_caller]
    pub(crate) fn good(self) -> String {
        assert_eq!(self.status, Some(0), "{}", self.err);
        self.out
    }

    /// Checks that the run ended with `status` and one line that says why, which is returned.
    #[track_caller]
    pub(crate) fn refused(self, status: i32) -> String {
        assert_eq!(self.status, Some(status), "{}{}", self.out, self.err);
        let reason = self
            .err
            .strip_prefix("error: ")
            .and_then(|err| err.strip_suffix('\n'));
        let reason = reason.unwrap_or_else(|| panic!("not an error: {:?}", self.err));
        assert!(!reason.contains('\n'), "not one line: {reason}");
        reason.to_owned()
    }
}

/// Returns the program, to be run in a locale and a window that do not depend on who tests it, and told of
/// hang-ups.
pub(crate) fn program() -> Command {
    let mut command = if ignores_hang_ups() {
        let mut env = Command::new("env");
        env.args(["--default-signal=HUP", PROGRAM]);
        env
    } else {
        Command::new(PROGRAM)
    };
    command.env("LC_ALL", "C.UTF-8").env_remove("COLUMNS");
    command
}

/// Returns whether the tests ignore hang-ups, as under `nohup`, which programs that they start would too.
fn ignores_hang_ups() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
    // The hang-up is the first of the signals.
    ignored.is_some_and(|bits| bits & 1 != 0)
}

/// Runs the program with nothing on standard input.
pub(crate) fn run(args: &[&str]) -> Run {
    run_with(args, b"")
}

/// Runs the program with a text on standard input.
pub(crate) fn run_with(args: &[&str], input: &(impl AsRef<[u8]> + ?Sized)) -> Run {
    let mut command = program();
    command.args(args).stdin(Stdio::piped());
    watch(command, input.as_ref())
}

/// Runs the program in a folder, with nothing on standard input.
pub(crate) fn run_in(folder: &Path, args: &[&str]) -> Run {
    let mut command = program();
    command.current_dir(folder).args(args).stdin(Stdio::piped());
    watch(command, b"")
}

/// Runs a command to its end, and fails if it takes too long.
pub(crate) fn watch(mut command: Command, input: &[u8]) -> Run {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    thread::scope(|scope| {
        // Whoever refuses early does not read on; that is as it should be.
        scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(input)));
        let out = scope.spawn(move || drain(stdout));
        let err = scope.spawn(move || drain(stderr));
        let status = wait(&mut child, &command);
        Run {
            status,
            out: out.join().expect("standard output is text"),
            err: err.join().expect("standard error is text"),
        }
    })
}

fn drain(stream: Option<impl Read>) -> String {
    let mut text = String::new();
    if let Some(mut stream) = stream {
        stream
            .read_to_string(&mut text)
            .expect("the stream is text");
    }
    text
}

/// Waits for the end of a run.
pub(crate) fn wait(child: &mut Child, what: &impl Debug) -> Option<i32> {
    let begin = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("the program can be waited for") {
            return status.code();
        }
        if begin.elapsed() > PATIENCE {
            child.kill().expect("the program can be ended");
            panic!("hangs: {what:?}");
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// A file of a test, in a directory of its own.
pub(crate) struct TestFile(PathBuf);

impl TestFile {
    /// Names a file that does not exist yet. `name` must differ from that of every other test.
    pub(crate) fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        if path.exists() {
            fs::remove_file(&path).expect("an old file of the test can be removed");
        }
        Self(path)
    }

    /// Makes a file.
    pub(crate) fn with(name: &str, content: impl AsRef<[u8]>) -> Self {
        let file = Self::new(name);
        fs::write(&file.0, content).expect("the file can be written");
        file
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().expect("the path is text")
    }

    pub(crate) fn read(&self) -> String {
        fs::read_to_string(&self.0).expect("the file can be read")
    }
}

impl Drop for TestFile {
    fn drop(&mut self) {
        // Nothing depends on the file being gone.
        let _ = fs::remove_file(&self.0);
    }
}

/// Names a folder of a test that does not exist yet. `name` must differ from that of every other test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder of the test can be removed");
    }
    folder
}

/// Reads a file of test data that lies with the crate of a game, if it has such a file.
pub(crate) fn data(game: &str, file: &str) -> Option<String> {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let path = crates.join(game).join("tests/data").join(file);
    path.exists()
        .then(|| fs::read_to_string(path).expect("test data is text"))
}
