//! How an execution, or one thread of it, can end: the one enumeration.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How an execution ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ending", rename_all = "kebab-case")]
pub enum Ending {
    /// The program ran to its end, with this exit status.
    Finished {
        /// What `main` returned or `exit` was given, modulo 256.
        status: u32,
    },
    /// An error was found.
    Error(Failure),
    /// An assumption does not hold: this execution does not count.
    AssumptionFailed,
    /// A bound was reached.
    Bounded {
        /// Which one.
        bound: String,
    },
    /// The program needs something that the machine does not have.
    Unsupported {
        /// What, by name.
        what: String,
    },
}

/// An error in the program under test.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Failure {
    /// Its kind.
    pub kind: ErrorKind,
    /// One sentence with the values involved.
    pub message: String,
}

/// The kinds of errors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // named as the manual names them
pub enum ErrorKind {
    Assertion,
    Deadlock,
    Race,
    NullDereference,
    OutOfBounds,
    UseAfterFree,
    DoubleFree,
    InvalidFree,
    Uninitialised,
    Leak,
    DivisionByZero,
    Overflow,
    Unreachable,
    StackOverflow,
    BadCall,
    Misuse,
    EndlessLoop,
    Uncaught,
    /// Nothing that is wrong: threads hold the places that they were to be driven to.
    Reached,
}

impl ErrorKind {
    /// The last of those that are errors.
    pub const LAST: ErrorKind = ErrorKind::Uncaught;

    /// One of them, in a sentence.
    pub fn one(self) -> String {
        let name = self.name();
        match name.starts_with(['a', 'e', 'i', 'o', 'u']) {
            true => format!("an {name}"),
            false => format!("a {name}"),
        }
    }

    /// The name that users see.
    pub fn name(self) -> &'static str {
        use ErrorKind::*;
        match self {
            Assertion => "assertion",
            Deadlock => "deadlock",
            Race => "race",
            NullDereference => "null-dereference",
            OutOfBounds => "out-of-bounds",
            UseAfterFree => "use-after-free",
            DoubleFree => "double-free",
            InvalidFree => "invalid-free",
            Uninitialised => "uninitialised",
            Leak => "leak",
            DivisionByZero => "division-by-zero",
            Overflow => "overflow",
            Unreachable => "unreachable",
            StackOverflow => "stack-overflow",
            BadCall => "bad-call",
            Misuse => "misuse",
            EndlessLoop => "endless-loop",
            Uncaught => "uncaught",
            Reached => "reached",
        }
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
