//! A replay as a story for reading.

use crate::confirm::Replayed;
use std::sync::Arc;
use threadbare_trace::seen::show;
use threadbare_trace::{Story, StoryStep, StoryThread};

/// Tells a replay step by step.
pub fn tell(replayed: Replayed) -> Arc<Story> {
    let threads = replayed.threads.into_iter();
    let steps = replayed.steps.into_iter();
    Arc::new(Story {
        threads: threads.map(|(id, function)| StoryThread { id, function }).collect(),
        steps: steps
            .map(|step| {
                let (mut location, mut stack) = (step.location, step.callers);
                show(&mut location, &mut stack);
                StoryStep { event: step.event, location, note: step.note, stack, touched: step.touched }
            })
            .collect(),
        draws: replayed.draws,
    })
}
