//! What a run gets from outside: arguments, standard input, files, the environment; and what to make of functions
//! that nobody describes. Part of every witness, since the execution depends on it.

use serde::{Deserialize, Serialize};

/// How the machine behaves where the program does not say.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// The program's arguments, from `argv[1]` on. Without any, `argv[0]` alone is there.
    pub arguments: Vec<Content>,
    /// What standard input has to give.
    pub stdin: Content,
    /// The files that there are, by name.
    pub files: Vec<(String, Content)>,
    /// Variables of the environment.
    pub environment: Vec<(String, String)>,
    /// What a call of a function without body and model does.
    pub undefined: Undefined,
    /// What `abort` means.
    pub abort: Abort,
    /// How often each thread may stop waiting for a condition for no reason at all.
    pub spurious_wakeups: u32,
    /// What a weak compare-and-swap does for no reason.
    pub weak_cas: WeakCas,
    /// Who comes first where a read-write lock says nothing of it.
    pub rwlock: Preference,
    /// What accesses to volatile objects are.
    #[serde(skip_serializing_if = "Volatile::is_usual")]
    pub volatile: Volatile,
    /// Whether every pointer that is an input is tried as null where it is followed.
    #[serde(skip_serializing_if = "is_false")]
    pub null: bool,
    /// Which errors are looked for, of those that can be left out.
    pub detect: Detect,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// Which errors are looked for, of those that can be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Detect {
    /// Arithmetic whose result does not fit where the program promises that it does; without it, it wraps.
    pub overflow: bool,
    /// Heap memory that nothing points to when the program ends.
    pub leak: bool,
    /// Data races.
    pub race: bool,
}

impl Default for Detect {
    fn default() -> Detect {
        Detect { overflow: false, leak: false, race: true }
    }
}

impl Options {
    /// Whether nothing differs from what is usual.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Options::default()
    }

    /// How many inputs the first thread has taken before it starts: the symbolic bytes of standard input, of files, and
    /// of arguments, in this order.
    #[must_use]
    pub fn symbolic_bytes(&self) -> u64 {
        let count = |content: &Content| match content {
            Content::Known(_) => 0,
            Content::Symbolic(count) => *count,
        };
        let files = self.files.iter().map(|(_, content)| content);
        std::iter::once(&self.stdin).chain(files).chain(&self.arguments).map(count).sum()
    }

    /// The same with every symbolic byte replaced by the next of these.
    #[must_use]
    pub fn with_bytes(&self, bytes: impl IntoIterator<Item = u8>) -> Options {
        let mut bytes = bytes.into_iter();
        let mut options = self.clone();
        let files = options.files.iter_mut().map(|(_, content)| content);
        for content in std::iter::once(&mut options.stdin).chain(files).chain(&mut options.arguments) {
            if let Content::Symbolic(count) = content {
                let next = (0..*count).map(|_| bytes.next().unwrap_or(0)).collect();
                *content = Content::Known(next);
            }
        }
        options
    }
}

/// Bytes from outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Content {
    /// These.
    Known(Vec<u8>),
    /// So many, each an input.
    Symbolic(u64),
}

impl Default for Content {
    fn default() -> Content {
        Content::Known(Vec::new())
    }
}

/// What a call of a function without body and model does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Undefined {
    /// The thread goes no further, and the verdict is "unsupported".
    #[default]
    Stop,
    /// It returns an input.
    Input,
    /// It returns zero.
    Concrete,
}

/// What a weak compare-and-swap does for no reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WeakCas {
    /// Nothing: it fails only where the values differ.
    #[default]
    Succeed,
    /// It may fail, at each place once in each thread.
    Fail,
}

/// Who comes first at a read-write lock that readers hold: a writer who waits, or a reader who comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Preference {
    /// The reader.
    #[default]
    Reader,
    /// The writer.
    Writer,
    /// It may be the one or the other. Since a writer may come late, that is whatever may happen where writers come first.
    Any,
}

/// What accesses to volatile objects are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Volatile {
    /// Like any other: nothing orders them, so that they race.
    #[default]
    Race,
    /// Atomic and relaxed.
    Atomic,
}

impl Volatile {
    fn is_usual(&self) -> bool {
        *self == Volatile::default()
    }
}

/// What `abort` means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Abort {
    /// An error.
    #[default]
    Error,
    /// An end of the process like any other.
    End,
}
