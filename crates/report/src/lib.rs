//! What people and programs get to see of a run, from the data of `trace` alone. This room reads no file,
//! knows no strategy and asks no terminal: source text, width and colours are handed in, and the same data
//! always gives the same text.

mod baseline;
mod columns;
mod date;
mod diagnostic;
mod escape;
mod formats;
mod json;
mod names;
mod notes;
mod order;
mod ranked;
mod relevant;
mod rows;
mod sources;
mod statements;
mod stats;
mod terminal;
mod values;

pub use baseline::{Baseline, new_findings};
pub use date::date;
pub use diagnostic::{finding, story};
pub use escape::escape;
pub use formats::{Format, Written, fingerprints, write};
pub use json::{FORMAT, json};
pub use sources::{Sources, files};
pub use stats::stats;
pub use terminal::terminal;
pub use values::input_value;

/// What the caller knows of a run beyond its outcome.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Run {
    /// The hash of the program.
    pub program: String,
    /// The files of the program, as they were named.
    pub files: Vec<String>,
    /// Where each finding's witness was written, in the order of the findings.
    pub witnesses: Vec<String>,
    /// How many executions were kept, and of which run, if that was asked for.
    pub kept: Option<Kept>,
    /// When it began, in seconds since 1970.
    pub started: u64,
    /// What was known before, if findings of an earlier run do not count.
    pub baseline: Option<Baseline>,
    /// How long the run took, on the wall.
    pub seconds: f64,
    /// Processor time that the run took.
    pub user_seconds: f64,
    /// The most memory that the run held at a time.
    pub peak_bytes: u64,
}

/// Executions that were kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The number of the run.
    pub run: u64,
    /// How many; they are numbered from 1.
    pub executions: u64,
}

/// How text for people is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Columns of the terminal.
    pub width: usize,
    /// Whether to use colours.
    pub colour: bool,
    /// How much is told.
    pub detail: Detail,
}

/// How much is told of a finding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Detail {
    /// A line.
    Line,
    /// What matters of its interleaving.
    #[default]
    Short,
    /// All that happens in it.
    Full,
}
