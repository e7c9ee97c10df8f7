//! The story of one execution, as a report tells it: steps with their source lines and what they saw.

use crate::event::Event;
use crate::thread::ThreadId;
use crate::witness::Location;
use serde::{Deserialize, Serialize};

/// One step of the story.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoryStep {
    /// The event.
    pub event: Event,
    /// Where it is in the source.
    pub location: Location,
    /// What it did, in the source's words: `head` 0 -> 1, `lock` acquired, waits.
    pub note: String,
    /// The calls that lead there, the innermost first.
    #[serde(default)]
    pub stack: Vec<Location>,
    /// What it read, changed or used.
    #[serde(default)]
    pub touched: Vec<Touched>,
}

/// A piece of memory or a synchronisation object that a step had to do with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Touched {
    /// Its address.
    pub at: u64,
    /// How many bytes of memory it is; 0 for an object.
    pub len: u64,
    /// What the source calls it.
    pub name: String,
    /// Its value before the step, if that is one number.
    pub before: Option<String>,
    /// Its value after the step, if the step changes it.
    pub after: Option<String>,
}

impl Touched {
    /// What is there, without a name and a value.
    pub fn at(at: u64, len: u64) -> Touched {
        Touched { at, len, ..Touched::default() }
    }
}

/// An input that a thread took.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// The thread.
    pub thread: ThreadId,
    /// Which of the thread's inputs it is, from 0.
    pub index: u32,
    /// How many steps of the story were taken before.
    pub after: usize,
    /// The function that was called for it.
    pub function: String,
    /// Where it was called.
    pub location: Location,
}

/// A thread of the story.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoryThread {
    /// Its name in schedules.
    pub id: ThreadId,
    /// The function that it runs.
    pub function: String,
}

/// An execution for reading.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Story {
    /// The threads in the order of their birth.
    pub threads: Vec<StoryThread>,
    /// What they did, in order.
    pub steps: Vec<StoryStep>,
    /// The inputs that they took, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Draw>,
}
