//! What is left of a search, as plain data: what workers hand each other, and what is kept on disk. It is executed again on
//! arrival; nothing in it points into a running state. Names in it are read by later versions: a field that is renamed
//! keeps its name there.

pub(super) mod choice;
pub(super) mod shared;
mod way;
pub(super) mod workers;

use crate::session::Part;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use threadbare_machine::{Knowledge, PlainModel};
use threadbare_trace::{Action, ThreadId};

use choice::Stack;
use shared::Claim;
pub(super) use way::Way;

/// A search at some moment: what was found, and what is still to be explored.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Checkpoint {
    /// What is still to be explored.
    pub frontier: Frontier,
    /// What was found, counted and given up so far.
    pub part: Part,
}

/// What is still to be explored, as plain data that can be written down. A search that goes on from there finds what an
/// undisturbed one would have found.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Frontier {
    #[serde(with = "way")]
    pub(super) tasks: Vec<Task>,
    pub(super) knowledge: Knowledge,
    /// What is left of a search by negated conditions and flipped races, and what of it somebody has seen to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) stacks: Vec<Stack>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) claims: Vec<Claim>,
}

impl Frontier {
    /// Whether nothing is left to do.
    pub fn is_empty(&self) -> bool {
        self.tasks.is_empty() && self.stacks.is_empty()
    }
}

/// Keeps checkpoints: whoever goes on from the last one ends like an undisturbed search.
pub type Journal = Box<dyn FnMut(&Checkpoint)>;

/// How a program is explored.
pub struct Exploration {
    /// How many workers there are, at least one.
    pub workers: usize,
    /// Where to go on.
    pub resume: Option<Checkpoint>,
    /// Who keeps checkpoints.
    pub journal: Option<Journal>,
    /// How often; less often if a checkpoint takes long. Zero: whenever it is possible.
    pub every: Duration,
    /// Divides the search at random, into many small tasks that are taken in a random order. The results are the same:
    /// that is what this is for.
    pub shuffle: Option<u64>,
}

impl Default for Exploration {
    fn default() -> Exploration {
        Exploration { workers: 1, resume: None, journal: None, every: Duration::from_secs(1), shuffle: None }
    }
}

/// A part of the classes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Task {
    /// The steps that lead to it.
    #[serde(skip)]
    pub(super) way: Way,
    /// What the wake-up sequences on the way exclude.
    #[serde(rename = "bans")]
    pub(super) exclusions: Vec<Exclusion>,
    /// What is to be done there.
    pub(super) first: First,
    /// What a wake-up sequence asks for after that.
    #[serde(rename = "wanted")]
    pub(super) sequence: Vec<WakeUpStep>,
    /// Inputs that lead there.
    pub(super) model: PlainModel,
}

/// A step on the way to a task.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Passed {
    pub thread: ThreadId,
    pub label: u32,
    pub kind: Kind,
    pub rank: u32,
}

/// What a task begins with.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum First {
    /// Whatever is chosen.
    Anything,
    /// These outcomes of a step.
    Outcomes { thread: ThreadId, labels: Vec<u32>, kind: Kind, rank: u32 },
    /// The steps of a wake-up sequence.
    #[serde(rename = "Seed")]
    WakeUp,
}

impl Task {
    /// Everything.
    pub fn whole() -> Task {
        Task {
            way: Way::default(),
            exclusions: Vec::new(),
            first: First::Anything,
            sequence: Vec::new(),
            model: PlainModel::default(),
        }
    }
}

/// Why a step is taken.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(super) enum Kind {
    /// It was chosen: classes that begin otherwise are found as wake-up sequences.
    Chosen,
    /// A wake-up sequence asks for it. `is_last`: another wake-up sequence, found before, ended with it.
    Asked { is_last: bool },
    /// A wake-up sequence ends with it.
    Last,
}

impl Kind {
    /// Whether what comes here is there because of a wake-up sequence that ended with it.
    pub fn ends_a_wakeup(self) -> bool {
        matches!(self, Kind::Last | Kind::Asked { is_last: true })
    }
}

/// A step that a wake-up sequence asks for.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct WakeUpStep {
    pub thread: ThreadId,
    /// Its outcome; `None`: every outcome that it has.
    pub label: Option<u32>,
    /// Whether another wake-up sequence ended with it.
    pub is_last: bool,
    /// How many of its outcomes were possible before this one.
    pub rank: u32,
}

/// Below a wake-up sequence, steps of lower threads that conflict with the one that was chosen instead must not come before it:
/// those executions belong to other wake-up sequences. (Sleep sets say the same of steps that were explored.)
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Exclusion {
    /// Where it was chosen.
    pub node: usize,
    pub thread: ThreadId,
    pub action: Action,
    /// Whose step ends the wake-up sequence.
    pub below: ThreadId,
    /// Before these events, by position, the step is not taken from here: it is from a place that is further on.
    pub reached: Vec<usize>,
}
