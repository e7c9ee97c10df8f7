//! What can go wrong between a file and its IR. Each error is one message for the person who typed the command.

use std::io;
use std::path::PathBuf;

/// Why there is no IR.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file that was named does not exist.
    #[error("{}: no such file", .0.display())]
    Missing(PathBuf),
    /// A file that was named cannot be read.
    #[error("{}: cannot be read: {source}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A file whose ending says nothing.
    #[error("{}: not a program: expected .c, .i, .cc, .cpp, .cxx, .ll, .bc or compile_commands.json", .0.display())]
    UnknownKind(PathBuf),
    /// There is no clang.
    #[error(
        "no clang found: looked for {searched} on the PATH. `script/setup` or your package manager installs \
         one (from version 14 on); --clang PATH names one"
    )]
    NoClang {
        /// The names that were looked for.
        searched: String,
    },
    /// What was named as a clang is none, or does not run.
    #[error("{}: not a usable clang: {why}", path.display())]
    NotClang {
        /// The program that was named.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// A clang that is too old.
    #[error("{}: clang {found} is too old: version 14 or newer is needed", path.display())]
    OldClang {
        /// The compiler.
        path: PathBuf,
        /// Its major version.
        found: u32,
    },
    /// The compiler says no; its own words.
    #[error("{} does not compile", path.display())]
    DoesNotCompile {
        /// The source file.
        path: PathBuf,
        /// What the compiler wrote.
        diagnostics: String,
    },
    /// Bitcode that cannot be turned into text.
    #[error("{}: bitcode that no llvm-dis here can read", path.display())]
    Bitcode {
        /// The file.
        path: PathBuf,
        /// What the disassembler wrote.
        diagnostics: String,
    },
    /// There is nothing that reads bitcode.
    #[error("{}: bitcode needs an llvm-dis (package llvm), or a clang: neither was found", .0.display())]
    NoDisassembler(PathBuf),
    /// IR that is no text.
    #[error("{}: bitcode, not text: name it .bc", .0.display())]
    NotText(PathBuf),
    /// A flag that would load or run code, or write a file.
    #[error("the flag `{flag}` is refused: {why}{remedy}")]
    RefusedFlag {
        /// The flag.
        flag: String,
        /// What is wrong with it.
        why: &'static str,
        /// What to do about it.
        remedy: &'static str,
    },
    /// A file asks for more than files may ask for.
    #[error(
        "{}: asks for {asks}, which is not known to be harmless: look at the file, then --trust allows it, and is \
         remembered until the file changes",
        path.display()
    )]
    Untrusted {
        /// The file.
        path: PathBuf,
        /// What it asks for, by name.
        asks: String,
    },
    /// A compilation database that makes no sense.
    #[error("{}: {why}", path.display())]
    BadDatabase {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The program with its hooks cannot be built.
    #[error("the program cannot be built for a native replay: {why}")]
    NotNative {
        /// Why.
        why: String,
        /// What the compiler wrote.
        diagnostics: String,
    },
    /// There can be no regression tests of this program.
    #[error("no tests can be made of this program: {why}")]
    NoTests {
        /// Why.
        why: String,
    },
    /// There is no place to put the headers.
    #[error("{}: cannot be written: {source}", path.display())]
    Unwritable {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

impl Error {
    /// What the compiler itself wrote; it comes before the message.
    #[must_use]
    pub fn diagnostics(&self) -> Option<&str> {
        match self {
            Error::DoesNotCompile { diagnostics, .. }
            | Error::Bitcode { diagnostics, .. }
            | Error::NotNative { diagnostics, .. } => Some(diagnostics.trim_end()),
            _ => None,
        }
    }

    /// The error of reading a file that was named.
    pub(crate) fn reading(path: &std::path::Path, source: io::Error) -> Error {
        match source.kind() {
            io::ErrorKind::NotFound => Error::Missing(path.to_owned()),
            _ => Error::Unreadable { path: path.to_owned(), source },
        }
    }
}
