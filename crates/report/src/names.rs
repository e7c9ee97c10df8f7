//! Threads by the names that a reader knows them by: the function that they run.

use crate::escape::escape;
use std::collections::HashMap;
use threadbare_trace::{Story, ThreadId};

/// The names of all threads of a story: the functions that they run; where several run the same one, with their own names.
pub(crate) struct Names<'a> {
    functions: HashMap<ThreadId, &'a str>,
    /// How many threads run each function.
    namesakes: HashMap<&'a str, usize>,
}

impl Names<'_> {
    pub fn of(story: &Story) -> Names<'_> {
        let mut names = Names { functions: HashMap::new(), namesakes: HashMap::new() };
        for thread in &story.threads {
            names.functions.insert(thread.id, &thread.function);
            *names.namesakes.entry(&thread.function).or_default() += 1;
        }
        names
    }

    /// What a reader knows a thread by.
    pub fn name(&self, id: ThreadId) -> String {
        let Some(function) = self.functions.get(&id) else {
            return if id == ThreadId::MAIN { "main".to_owned() } else { format!("thread {id}") };
        };
        let namesakes = self.namesakes.get(function).copied().unwrap_or(0);
        let function = escape(function);
        if namesakes > 1 { format!("{function} {id}") } else { function.into_owned() }
    }
}
