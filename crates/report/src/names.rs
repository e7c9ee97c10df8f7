//! Threads by the names that a reader knows them by: the function that they run.

use crate::escape::escape;
use threadbare_trace::{Story, ThreadId};

/// The function that the thread runs; where several threads run the same one, with the thread's own name.
pub(crate) fn thread_name(story: &Story, id: ThreadId) -> String {
    let Some(thread) = story.threads.iter().find(|thread| thread.id == id) else {
        return if id == ThreadId::MAIN { "main".to_owned() } else { format!("thread {id}") };
    };
    let namesakes = story.threads.iter().filter(|other| other.function == thread.function).count();
    let function = escape(&thread.function);
    if namesakes > 1 { format!("{function} {id}") } else { function.into_owned() }
}
