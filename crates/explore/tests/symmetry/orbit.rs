//! Executions up to which of several threads that are alike does what.

use crate::form;
use crate::table::Form;
use threadbare_trace::{Action, Event, ThreadId};

/// All orders of so many things.
fn orders(count: u32) -> Vec<Vec<u32>> {
    let mut orders = vec![Vec::new()];
    for next in 0..count {
        let with = |order: &Vec<u32>| -> Vec<Vec<u32>> {
            (0..=order.len())
                .map(|at| {
                    let mut order = order.clone();
                    order.insert(at, next);
                    order
                })
                .collect()
        };
        orders = orders.iter().flat_map(with).collect();
    }
    orders
}

/// The form of an execution that is the same for all in which the first threads that the main thread creates have changed places. That
/// they are created and joined is not looked at: in which order, their names say.
pub fn orbit(events: &[Event], alike: u32) -> Form {
    let name = |number: u32| ThreadId::MAIN.child(number + 1).expect("a short name");
    let forms = orders(alike).into_iter().map(|order| {
        let renamed = |thread: ThreadId| {
            let number = (0..alike).find(|number| name(*number) == thread);
            number.map_or(thread, |number| name(order[number as usize]))
        };
        let is_alike = |thread: &ThreadId| (0..alike).any(|number| name(number) == *thread);
        let counts = |event: &&Event| match &event.action {
            Action::Create { child } | Action::Join { child } => !is_alike(child),
            _ => true,
        };
        let rename = |event: &Event| {
            let mut event = event.clone();
            event.thread = renamed(event.thread);
            if let Action::Signal { receiver, .. } = &mut event.action {
                *receiver = receiver.map(renamed);
                // It says the same by another name.
                event.label = 0;
            }
            event
        };
        form(&events.iter().filter(counts).map(rename).collect::<Vec<Event>>())
    });
    forms.min().unwrap_or_default()
}
