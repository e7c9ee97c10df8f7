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
}
