//! What to say beside a statement about a step of it: the machine's own words, unless the statement already says
//! the same, or the report knows the threads by better names.

use crate::escape::escape;
use crate::names::Names;
use threadbare_trace::{Action, StoryStep};

/// The note of a step whose statement is `text`.
pub(crate) fn note(step: &StoryStep, names: &Names<'_>, text: &str) -> String {
    let name = |id| names.name(id);
    match &step.event.action {
        Action::Create { child } if mentions(text, &name(*child)) => String::new(),
        Action::Create { child } => format!("starts {}", name(*child)),
        Action::Join { child } => format!("{} has ended", name(*child)),
        Action::Signal { receiver: Some(receiver), .. } => format!("wakes {}", name(*receiver)),
        // `pthread_mutex_lock(&lock)` beside "locks `lock`" says it twice.
        Action::Lock { .. } | Action::Unlock { .. } if mentions(text, quoted(&step.note)) => String::new(),
        // Beside the statement, the names need no marks.
        _ => escape(&step.note).replace('`', ""),
    }
}

/// Adds a note to those of the same statement. What was written tells what was read before.
pub(crate) fn add(notes: &mut Vec<String>, note: String) {
    if note.is_empty() || notes.contains(&note) {
        return;
    }
    if let Some((variable, old)) = written(&note) {
        notes.retain(|earlier| {
            earlier.strip_prefix(variable).and_then(|rest| rest.strip_prefix(" is ")) != Some(old)
        });
    }
    notes.push(note);
}

/// The variable and its old value, of a note like "head 0 -> 1".
fn written(note: &str) -> Option<(&str, &str)> {
    let (before, _) = note.split_once(" -> ")?;
    before.rsplit_once(' ')
}

/// The first name in backticks.
fn quoted(note: &str) -> &str {
    note.split('`').nth(1).unwrap_or_default()
}

/// Whether a text of the source contains the name as a word.
fn mentions(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    !name.is_empty()
        && text
            .match_indices(name)
            .any(|(at, _)| !text[..at].ends_with(is_part) && !text[at + name.len()..].starts_with(is_part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_write_replaces_the_read_of_what_it_overwrites() {
        let mut notes = Vec::new();
        for note in ["head is 0", "tail is 0", "head 0 -> 5", "head 0 -> 5", "", "tail 3 -> 4"] {
            add(&mut notes, note.to_owned());
        }
        assert_eq!(notes, ["tail is 0", "head 0 -> 5", "tail 3 -> 4"]);
    }

    #[test]
    fn names_are_found_as_words_only() {
        assert!(mentions("pthread_mutex_lock(&lock)", "lock"));
        assert!(!mentions("pthread_mutex_lock(&other)", "lock"));
        assert!(!mentions("f()", ""));
    }
}
