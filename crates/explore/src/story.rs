//! A replay as a story for reading.

use crate::confirm::Replayed;
use threadbare_trace::{Story, StoryStep, StoryThread};

/// Tells a replay step by step.
pub fn tell(replayed: &Replayed) -> Story {
    let threads = replayed.threads.iter();
    let steps = replayed.steps.iter();
    Story {
        threads: threads.map(|(id, function)| StoryThread { id: *id, function: function.clone() }).collect(),
        steps: steps
            .map(|step| StoryStep {
                event: step.event.clone(),
                location: step.location.clone(),
                note: step.note.clone(),
            })
            .collect(),
    }
}
