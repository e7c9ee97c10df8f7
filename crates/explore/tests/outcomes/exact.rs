//! Loops that wait, some of them with locks, under partial-order reduction against brute force: both must see the same
//! classes of executions, each once, those in which a thread goes round in vain included.

use crate::enumerate::{executions, failures};
use crate::table::{Form, form};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::rc::Rc;
use std::sync::Arc;
use threadbare_explore::{Budget, Session, explore};
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::Machine;

/// A program with more prefixes than this is left out.
const ENOUGH: usize = 20_000;

/// How many executions are cut where a thread goes round in vain; `None` if the program is too large.
pub fn compare(text: &str, what: &str) -> Option<u64> {
    let module = Module::index("generated", text.as_bytes().to_vec()).expect("generated IR is read");
    let program = Arc::new(Program::link(vec![module]).expect("generated IR is linked"));
    let mut machine = Machine::new(program.clone(), "main", threadbare_models::library())
        .expect("generated programs have a main");
    let all = executions(&mut machine, ENOUGH, |_, events| form(events))?;
    let classes: HashSet<Form> = all.iter().map(|(_, events)| form(events)).collect();
    let expected: BTreeSet<String> = all.iter().flat_map(|(state, _)| failures(state)).collect();

    let forms = Rc::new(RefCell::new(Vec::new()));
    let mut session =
        Session::new(program, "main", Budget::default()).expect("generated programs have a main");
    let seen = forms.clone();
    session.observe = Some(Box::new(move |_, _, events| seen.borrow_mut().push(form(events))));
    explore(&mut session);
    let outcome = session.finish();
    let counters = &outcome.counters;
    // A search that started again counts only the last time; so do we.
    let forms = forms.borrow();
    let forms = &forms[forms.len() - counters.executions as usize..];
    let distinct: HashSet<Form> = forms.iter().cloned().collect();
    assert!(distinct.is_subset(&classes) && distinct.len() == forms.len(), "{what}\n{text}");
    assert_eq!(counters.executions + counters.blocked, classes.len() as u64, "{what}\n{text}");
    let kinds = outcome.findings.iter().map(|finding| finding.witness.failure.kind.to_string());
    // The oracle knows no clocks: data races are compared elsewhere.
    let kinds: BTreeSet<String> = kinds.filter(|kind| kind != "race").collect();
    assert_eq!(kinds, expected, "{what}\n{text}");
    assert!(outcome.given_up.is_empty(), "{what}: {:?}\n{text}", outcome.given_up);
    Some(counters.blocked)
}
