//! What can be wrong with a module's text, and with modules that do not fit together.

use std::fmt;

/// Text that is not IR as this reader knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The module, as its reader named it (a file, usually).
    pub module: String,
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
    /// What stands there.
    pub found: String,
    /// What should stand there.
    pub expected: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ReadError { module, line, column, found, expected } = self;
        write!(f, "{module}:{line}:{column}: found {found}, expected {expected}")
    }
}

impl std::error::Error for ReadError {}

/// Modules that do not make one program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// A module's text is wrong.
    Read(ReadError),
    /// Two definitions of one name.
    Duplicate {
        /// The name.
        name: String,
        /// Where the first is, `module:line`.
        first: String,
        /// Where the second is.
        second: String,
    },
    /// Two modules disagree about what a name is.
    Mismatch {
        /// The name.
        name: String,
        /// Where the first is, `module:line`.
        first: String,
        /// Where the second is.
        second: String,
        /// What differs.
        what: String,
    },
    /// Two modules were compiled for different machines.
    Layout {
        /// The first module and its data layout.
        first: String,
        /// The second.
        second: String,
    },
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Read(e) => e.fmt(f),
            LinkError::Duplicate { name, first, second } => {
                write!(f, "`{name}` is defined twice: at {first} and at {second}")
            }
            LinkError::Mismatch { name, first, second, what } => {
                write!(f, "`{name}` at {first} and at {second} do not match: {what}")
            }
            LinkError::Layout { first, second } => {
                write!(f, "modules for different machines: {first}, {second}")
            }
        }
    }
}

impl std::error::Error for LinkError {}

impl From<ReadError> for LinkError {
    fn from(e: ReadError) -> LinkError {
        LinkError::Read(e)
    }
}

/// A fault inside one module's text; the line and column are counted only when it leaves the reader.
#[derive(Debug)]
pub(crate) struct Fault {
    pub at: usize,
    pub found: Option<String>,
    pub expected: String,
}

/// Results inside the reader.
pub(crate) type Read<T> = Result<T, Box<Fault>>;

impl Fault {
    /// Makes the error that users see.
    pub fn locate(self, module: &str, text: &[u8]) -> ReadError {
        let at = self.at.min(text.len());
        let line_start = memchr::memrchr(b'\n', &text[..at]).map_or(0, |n| n + 1);
        let line = memchr::memchr_iter(b'\n', &text[..at]).count() + 1;
        let found = self.found.unwrap_or_else(|| excerpt(text, at));
        ReadError {
            module: module.to_string(),
            line: u32::try_from(line).unwrap_or(u32::MAX),
            column: u32::try_from(at - line_start + 1).unwrap_or(u32::MAX),
            found,
            expected: self.expected,
        }
    }
}

/// The text at a position, up to the end of the line or a readable length.
fn excerpt(text: &[u8], at: usize) -> String {
    let rest = &text[at..];
    let end = rest.iter().position(|c| *c == b'\n').unwrap_or(rest.len());
    match end {
        0 if rest.is_empty() => "the end of the text".to_string(),
        0 => "the end of the line".to_string(),
        _ => {
            let cut = String::from_utf8_lossy(&rest[..end.min(40)]);
            format!("`{}{}`", cut.escape_debug(), if end > 40 { "…" } else { "" })
        }
    }
}
