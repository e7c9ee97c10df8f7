//! The outcomes that a step can have, and what inputs must satisfy for each.

use crate::state::{Choice, State, ThreadIx};
use threadbare_expr::{Term, Terms};
use threadbare_trace::ThreadId;

/// The outcomes that the thread's next step has.
pub(crate) fn labels(state: &State, thread: ThreadIx) -> Vec<u32> {
    let choice = state.next(thread).map(|next| &next.choice);
    (0..).map_while(|number| label_of(state, choice, number)).collect()
}

/// One of the outcomes that the thread's next step has, by its number from 0.
#[inline]
pub(crate) fn label(state: &State, thread: ThreadIx, number: u32) -> Option<u32> {
    label_of(state, state.next(thread).map(|next| &next.choice), number)
}

#[inline]
fn label_of(state: &State, choice: Option<&Choice>, number: u32) -> Option<u32> {
    match choice {
        Some(Choice::Condition { .. }) => [1, 0].get(number as usize).copied(),
        Some(Choice::Receivers { condition }) => {
            match state.waiters(*condition).get(number as usize).copied() {
                Some(thread) => Some(receiver_label(state.threads[thread].id)),
                // Wakes nobody.
                None => (number == 0).then_some(0),
            }
        }
        Some(Choice::Ways(count)) => (number < *count).then_some(number),
        Some(Choice::Sides(sides)) => ((number as usize) < sides.len()).then_some(number),
        _ => (number == 0).then_some(0),
    }
}

/// The first of the outcomes that the thread's next step has with the inputs of the state.
pub(crate) fn label_by_inputs(terms: &Terms, state: &State, thread: ThreadIx) -> Option<u32> {
    match &state.next(thread)?.choice {
        Choice::Condition { term, .. } => Some(u32::from(terms.holds(*term, &state.model))),
        Choice::Sides(sides) => {
            let side = sides.iter().position(|side| terms.holds(side.condition, &state.model));
            side.map(|number| number as u32)
        }
        _ => label(state, thread, 0),
    }
}

/// How many outcomes the thread's next step has.
pub(crate) fn label_count(state: &State, thread: ThreadIx) -> usize {
    match state.next(thread).map(|next| &next.choice) {
        Some(Choice::Only) | None => 1,
        Some(_) => (0..).take_while(|number| label(state, thread, *number).is_some()).count(),
    }
}

/// What the inputs must satisfy for an outcome of the thread's next step; nothing if they have no say in it.
pub(crate) fn condition_of(terms: &mut Terms, state: &State, thread: ThreadIx, label: u32) -> Option<Term> {
    match &state.next(thread)?.choice {
        Choice::Condition { term, .. } if label == 1 => Some(*term),
        Choice::Condition { term, .. } => Some(terms.not(*term)),
        Choice::Sides(sides) => Some(sides.get(label as usize)?.condition),
        _ => None,
    }
}

/// What the inputs must satisfy for one of the outcomes that come before this one in the order of a choice that they have
/// a say in.
pub(crate) fn condition_before(
    terms: &mut Terms,
    state: &State,
    thread: ThreadIx,
    label: u32,
) -> Option<Term> {
    match &state.next(thread)?.choice {
        Choice::Condition { .. } => condition_of(terms, state, thread, 1 - label),
        Choice::Sides(sides) => {
            let earlier = sides[..sides.len().min(label as usize)].iter();
            earlier.map(|side| side.condition).reduce(|one, other| terms.or(one, other))
        }
        _ => None,
    }
}

/// The outcome of a signal that wakes this thread: a name that does not depend on the schedule. 0 wakes nobody.
pub(crate) fn receiver_label(thread: ThreadId) -> u32 {
    thread.code() | 1
}
