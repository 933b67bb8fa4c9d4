//! Reading files and standard input, with bounds.

use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;

use anyhow::{Context as _, Result, bail};

/// The longest record, and the longest line of JSON, that is read: room for a million moves.
pub(crate) const MAX_RECORD: usize = 16 << 20;

/// The longest certificate that is read: room for some ten million replies.
const MAX_CERTIFICATE: u64 = 4 << 30;

/// How every certificate begins.
pub(crate) const CERTIFICATE: &[u8] = b"certificate/1";

/// How far a certificate is read before it is known that it is one.
const BEGINNING: u64 = 64;

/// The name that stands for standard input.
pub(crate) const STANDARD: &str = "-";

/// The byte order mark, which some programs write at the start of a file.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// Opens a file, or standard input for `-`, behind a byte order mark at its start.
pub(crate) fn open(path: &Path) -> Result<Box<dyn BufRead>> {
    if path.as_os_str() == STANDARD {
        return skip_mark(io::stdin().lock());
    }
    let file = File::open(path).context("cannot open")?;
    skip_mark(io::BufReader::with_capacity(1 << 16, file))
}

/// Returns a source without the byte order mark at its start, if it has one.
///
/// It waits for no more bytes than it needs to see that there is none.
fn skip_mark(mut source: impl BufRead + 'static) -> Result<Box<dyn BufRead>> {
    let mut taken = 0;
    while taken < MARK.len() && peek(&mut source)? == Some(MARK[taken]) {
        source.consume(1);
        taken += 1;
    }
    if taken == MARK.len() {
        return Ok(Box::new(source));
    }
    // What looked like a mark was none, and is given back.
    Ok(Box::new(MARK[..taken].chain(source)))
}

/// Returns a line without the byte order mark at its start, if it has one.
pub(crate) fn without_mark(line: &[u8]) -> &[u8] {
    line.strip_prefix(MARK).unwrap_or(line)
}

/// Reads a whole record as text.
pub(crate) fn read_record(path: &Path) -> Result<String> {
    let text = open(path).and_then(|mut source| read_text(&mut source));
    text.with_context(|| record_name(path))
}

/// Names a file in a message.
pub(crate) fn name(path: &Path) -> String {
    if path.as_os_str() == STANDARD {
        return "standard input".to_owned();
    }
    path.display().to_string()
}

/// Names a record in a message.
pub(crate) fn record_name(path: &Path) -> String {
    if path.as_os_str() == STANDARD {
        return "record on standard input".to_owned();
    }
    format!("record {}", path.display())
}

/// Reads all of a source as text.
pub(crate) fn read_text(source: &mut impl Read) -> Result<String> {
    let mut bytes = Vec::new();
    let limit = MAX_RECORD as u64 + 1;
    source
        .take(limit)
        .read_to_end(&mut bytes)
        .context("cannot read")?;
    if bytes.len() > MAX_RECORD {
        bail!(too_long());
    }
    String::from_utf8(bytes).map_err(|error| not_text(error.utf8_error()))
}

/// Reads a whole certificate as text.
pub(crate) fn read_certificate(path: &Path) -> Result<String> {
    let read = || {
        let mut bytes = Vec::new();
        let mut source = open(path)?.take(MAX_CERTIFICATE + 1);
        let beginning = source.by_ref().take(BEGINNING).read_to_end(&mut bytes);
        beginning.context("cannot read")?;
        // Of what is no certificate no more is read than shows it.
        if bytes.starts_with(CERTIFICATE) {
            source.read_to_end(&mut bytes).context("cannot read")?;
        }
        if bytes.len() as u64 > MAX_CERTIFICATE {
            bail!("longer than {MAX_CERTIFICATE} bytes");
        }
        String::from_utf8(bytes).map_err(|error| not_text(error.utf8_error()))
    };
    read().with_context(|| format!("certificate {}", name(path)))
}

/// Says that a record or a line is too long.
pub(crate) fn too_long() -> String {
    format!("longer than {MAX_RECORD} bytes")
}

/// Says where bytes stop being text.
pub(crate) fn not_text(error: core::str::Utf8Error) -> anyhow::Error {
    anyhow::anyhow!("byte {} is not UTF-8 text", error.valid_up_to())
}

/// Looks at the first byte without taking it; there is none at the end.
pub(crate) fn peek(source: &mut (impl BufRead + ?Sized)) -> Result<Option<u8>> {
    loop {
        match source.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            other => return Ok(other.context("cannot read")?.first().copied()),
        }
    }
}

/// Takes the blanks and blank lines at the start of a source, no more of them than a record may have.
pub(crate) fn take_blanks(source: &mut (impl BufRead + ?Sized)) -> Result<Vec<u8>> {
    let mut blanks = Vec::new();
    while let Some(byte) = peek(source)?
        && byte.is_ascii_whitespace()
        && blanks.len() <= MAX_RECORD
    {
        blanks.push(byte);
        source.consume(1);
    }
    Ok(blanks)
}

/// What came of reading a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line was read, without its line feed.
    Read,
    /// The last line was read, which has no line feed.
    Half,
    /// The line is longer than the bound: only its beginning was read, and the rest was skipped.
    TooLong,
    /// There are no more lines.
    End,
}

/// Reads the next line into `line`, which holds at most `limit` bytes whatever comes.
pub(crate) fn read_line(
    source: &mut dyn BufRead,
    line: &mut Vec<u8>,
    limit: usize,
) -> io::Result<Line> {
    line.clear();
    let mut outcome = Line::End;
    loop {
        let buffer = match source.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if buffer.is_empty() {
            return Ok(match outcome {
                Line::Read => Line::Half,
                outcome => outcome,
            });
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let piece = &buffer[..end.unwrap_or(buffer.len())];
        if outcome == Line::End {
            outcome = Line::Read;
        }
        if outcome == Line::Read {
            let room = limit - line.len();
            line.extend_from_slice(&piece[..piece.len().min(room)]);
            if piece.len() > room {
                outcome = Line::TooLong;
            }
        }
        let used = end.map_or(buffer.len(), |end| end + 1);
        source.consume(used);
        if end.is_some() {
            return Ok(outcome);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8], limit: usize, chunk: usize) -> Vec<(Line, Vec<u8>)> {
        let mut source = io::BufReader::with_capacity(chunk, text);
        let mut line = Vec::new();
        let mut read = Vec::new();
        loop {
            match read_line(&mut source, &mut line, limit).unwrap() {
                Line::End => return read,
                outcome => read.push((outcome, line.clone())),
            }
        }
    }

    #[test]
    fn a_byte_order_mark_is_skipped_once_and_nothing_else() {
        for (input, output) in [
            (&b""[..], &b""[..]),
            (b"a", b"a"),
            (b"\xef\xbb\xbf", b""),
            (b"\xef\xbb\xbfa", b"a"),
            (b"\xef\xbb\xbf\xef\xbb\xbfa", b"\xef\xbb\xbfa"),
            (b"\xef\xbb", b"\xef\xbb"),
            (b"\xef\xbba", b"\xef\xbba"),
            (b"\xefa", b"\xefa"),
        ] {
            for chunk in [1, 2, 3, 100] {
                let mut source = skip_mark(io::BufReader::with_capacity(chunk, input)).unwrap();
                let mut read = Vec::new();
                source.read_to_end(&mut read).unwrap();
                assert_eq!(read, output, "{input:?}");
            }
        }
    }

    #[test]
    fn lines_are_split_at_line_feeds_and_bounded() {
        let read = |text: &str| (Line::Read, text.as_bytes().to_vec());
        let half = |text: &str| (Line::Half, text.as_bytes().to_vec());
        let long = |begin: &str| (Line::TooLong, begin.as_bytes().to_vec());
        for chunk in [1, 2, 3, 100] {
            assert_eq!(lines(b"", 3, chunk), []);
            assert_eq!(lines(b"\n", 3, chunk), [read("")]);
            assert_eq!(lines(b"ab", 3, chunk), [half("ab")]);
            assert_eq!(lines(b"ab\ncd", 3, chunk), [read("ab"), half("cd")]);
            assert_eq!(
                lines(b"abc\n\nd\n", 3, chunk),
                [read("abc"), read(""), read("d")]
            );
            assert_eq!(
                lines(b"abcd\nef\nghijklmn", 3, chunk),
                [long("abc"), read("ef"), long("ghi")]
            );
        }
    }
}
