//! The library's own state: what a program can reach only by calling functions. It is part of a state like memory
//! is, and cheap to copy.

use crate::roots::Roots;
use crate::value::Value;
use imbl::shared_ptr::RcK;
use std::collections::BTreeMap;
use std::rc::Rc;
use threadbare_trace::ThreadId;
use threadbare_trace::options::{Content, Options};

/// The library's own state. What is in it can be had by taking a step on the part that it is of (`step/parts.rs`).
#[derive(Clone)]
pub struct Hidden {
    pub(crate) randoms: Randoms,
    /// Microseconds since the epoch.
    pub(crate) clock: u64,
    pub(crate) environment: Environment,
    pub(crate) files: Files,
    /// What runs at the end of the process, the last first: with `exit`, and with `quick_exit`.
    pub(crate) ends: Ends,
    /// What was written for a person to read, in the order of this run.
    pub(crate) output: imbl::GenericVector<Written, RcK>,
}

/// Generators of random numbers.
#[derive(Clone)]
pub struct Randoms {
    /// The generator behind `rand` and `random`.
    pub random: Rc<Random>,
    /// The state of `drand48` and its like: 48 bits. In glibc it begins with zero.
    pub rand48: u64,
}

/// Variables of the environment.
pub type Environment = Rc<BTreeMap<Vec<u8>, Variable>>;

/// What runs at the end of the process: two lists.
pub type Ends = [Rc<Vec<Handler>>; 2];

/// Files, and what leads to them.
#[derive(Clone)]
pub struct Files {
    /// Files by number; the first is standard input.
    pub files: Vec<Rc<Vec<Value>>>,
    /// The numbers of the files that have a name. The name of a folder that was made ends in a slash.
    pub names: Rc<BTreeMap<Vec<u8>, usize>>,
    /// Open descriptors.
    pub descriptors: Rc<BTreeMap<u32, Descriptor>>,
    /// How often something was opened.
    pub openings: u32,
    /// Streams, by the address that the program knows them by.
    pub streams: Rc<BTreeMap<u64, Stream>>,
    /// Which of the standard streams were closed. That their descriptors are is something else: who reads or writes then is
    /// told so.
    pub closed: [bool; 3],
}

/// The value of a variable of the environment.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its text.
    pub text: Vec<u8>,
    /// Where it is in memory; 0 if it is not there yet.
    pub at: u64,
    /// Whether it stands there in the program's own text, behind its name.
    pub is_own: bool,
}

/// A function that runs at the end of the process.
#[derive(Clone, Copy, Debug)]
pub struct Handler {
    /// How it is called: the library's C part knows.
    pub kind: u64,
    /// The function.
    pub function: Value,
    /// What it is given.
    pub argument: Value,
}

/// Some text for a person.
#[derive(Clone, Debug)]
pub struct Written {
    /// Who wrote it.
    pub thread: ThreadId,
    /// Whether it went to the standard error stream, rather than to standard output.
    pub to_stderr: bool,
    /// The text.
    pub bytes: Rc<[u8]>,
}

/// An open descriptor.
#[derive(Clone, Debug)]
pub struct Descriptor {
    /// Which opening it is of: descriptors of the same one share their position.
    pub opening: u32,
    /// What it leads to.
    pub target: Target,
    /// Where the next access is.
    pub position: u64,
    /// Whether it may be read.
    pub readable: bool,
    /// Whether it may be written.
    pub writable: bool,
    /// Whether every write goes to the end.
    pub append: bool,
}

/// What a descriptor leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Standard output.
    Output,
    /// The standard error stream.
    Error,
    /// A file by its number.
    File(usize),
}

/// A stream over a descriptor.
#[derive(Clone, Debug, Default)]
pub struct Stream {
    /// The descriptor.
    pub descriptor: u32,
    /// Whether it has met the end.
    pub at_end: bool,
    /// Whether something failed.
    pub failed: bool,
    /// Bytes that were pushed back, the next one last.
    pub pushed: Vec<Value>,
    /// What the library's C part keeps about a stream over memory; 0 for all others.
    pub memory: u64,
}

/// Where the clock starts: a fixed moment, so that every run sees the same times.
const START: u64 = 1_700_000_000_000_000;
/// How much later every look at the clock is.
pub const TICK: u64 = 1000;

impl Hidden {
    /// The state before the first instruction. `fresh` makes symbolic bytes under a name.
    pub fn new(options: &Options, mut fresh: impl FnMut(&str, u64) -> Vec<Value>) -> Hidden {
        let mut content = |name: &str, content: &Content| Rc::new(bytes_of(content, name, &mut fresh));
        let mut files = vec![content("stdin", &options.stdin)];
        let mut names = BTreeMap::new();
        for (name, bytes) in &options.files {
            names.insert(plain_name(name.as_bytes()), files.len());
            files.push(content(name, bytes));
        }
        let open = |opening, target, readable| Descriptor {
            opening,
            target,
            position: 0,
            readable,
            writable: !readable,
            append: false,
        };
        let descriptors = [
            (0, open(0, Target::File(0), true)),
            (1, open(1, Target::Output, false)),
            (2, open(2, Target::Error, false)),
        ];
        let environment = options.environment.iter();
        let environment = environment
            .map(|(k, v)| {
                (k.clone().into_bytes(), Variable { text: v.clone().into_bytes(), at: 0, is_own: false })
            })
            .collect();
        Hidden {
            randoms: Randoms { random: Rc::new(Random::seeded(1)), rand48: 0 },
            clock: START,
            environment: Rc::new(environment),
            files: Files {
                files,
                names: Rc::new(names),
                openings: descriptors.len() as u32,
                descriptors: Rc::new(descriptors.into()),
                streams: Rc::default(),
                closed: [false; 3],
            },
            ends: Default::default(),
            output: imbl::GenericVector::new(),
        }
    }

    /// The terms that it holds.
    pub(crate) fn roots(&self, roots: &mut Roots) {
        for file in &self.files.files {
            if roots.is_new(file) {
                roots.values(file.iter());
            }
        }
        self.files.streams.values().for_each(|stream| roots.values(&stream.pushed));
        for end in self.ends.iter().flat_map(|list| list.iter()) {
            roots.values([&end.function, &end.argument]);
        }
    }
}

impl Files {
    /// Sets where the next access of a descriptor, and of every copy of it, is.
    pub fn move_to(&mut self, descriptor: u32, position: u64) {
        let Some(opening) = self.descriptors.get(&descriptor).map(|open| open.opening) else { return };
        for open in Rc::make_mut(&mut self.descriptors).values_mut().filter(|open| open.opening == opening) {
            open.position = position;
        }
    }
}

/// Bytes from outside as values. `fresh` makes symbolic bytes under a name.
pub fn bytes_of(content: &Content, name: &str, mut fresh: impl FnMut(&str, u64) -> Vec<Value>) -> Vec<Value> {
    match content {
        Content::Known(bytes) => bytes.iter().map(|byte| Value::concrete(u64::from(*byte))).collect(),
        Content::Symbolic(len) => fresh(name, *len),
    }
}

/// A name as files are known by: without what means nothing, such as `./` and doubled slashes.
pub fn plain_name(name: &[u8]) -> Vec<u8> {
    let rooted = name.first() == Some(&b'/');
    let mut parts: Vec<&[u8]> = Vec::new();
    for part in name.split(|byte| *byte == b'/') {
        match part {
            b"" | b"." => {}
            b".." if parts.last().is_some_and(|last| *last != b"..") => {
                parts.pop();
            }
            b".." if rooted => {}
            part => parts.push(part),
        }
    }
    let joined = parts.join(&b'/');
    match (rooted, joined.is_empty()) {
        (true, _) => [b"/", &joined[..]].concat(),
        (false, true) if !name.is_empty() => b".".to_vec(),
        (false, _) => joined,
    }
}

/// The additive feedback generator that glibc uses for `rand` and `random`.
#[derive(Clone, Debug)]
pub struct Random {
    state: [u32; Random::DEGREE],
    /// The element that is added to.
    front: usize,
}

impl Random {
    const DEGREE: usize = 31;
    const SEPARATION: usize = 3;

    /// The generator after `srand(seed)`.
    pub fn seeded(seed: u32) -> Random {
        let mut state = [0; Random::DEGREE];
        let mut word = if seed == 0 { 1 } else { seed as i32 };
        for slot in &mut state {
            *slot = word as u32;
            // 16807 times the last one modulo 2^31 - 1, without overflow.
            let (high, low) = (word / 127_773, word % 127_773);
            word = 16807 * low - 2836 * high;
            if word < 0 {
                word += i32::MAX;
            }
        }
        let mut random = Random { state, front: Random::SEPARATION };
        for _ in 0..10 * Random::DEGREE {
            random.draw();
        }
        random
    }

    /// The next number, 31 bits.
    pub fn draw(&mut self) -> u32 {
        let rear = (self.front + Random::DEGREE - Random::SEPARATION) % Random::DEGREE;
        let sum = self.state[self.front].wrapping_add(self.state[rear]);
        self.state[self.front] = sum;
        self.front = (self.front + 1) % Random::DEGREE;
        sum >> 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_glibc() {
        let mut random = Random::seeded(1);
        let first: Vec<u32> = (0..3).map(|_| random.draw()).collect();
        assert_eq!(first, [1_804_289_383, 846_930_886, 1_681_692_777]);
    }
}
