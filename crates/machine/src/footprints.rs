//! What atomic sections may touch, besides what they touch.
//!
//! A section may touch something only if it finds what it finds. If another thread's step comes before it, it may not touch
//! that any more, or only then, and a third thread's step conflicts with the section in one order and not in the other,
//! although it does not conflict with the step in between. A reduction that goes by conflicts cannot see from one order of
//! such steps which others there are. Therefore of such a section is remembered all that it has ever touched, and from
//! then on it conflicts with all of that wherever it is taken. A section is known by its thread and by the place where it
//! begins. Who explores starts again when more becomes known; everything else here only remembers.

use crate::machine::Machine;
use crate::memory::Memory;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use threadbare_trace::{Action, CodePoint, Range, ThreadId};

/// A section of a thread.
pub type Site = (ThreadId, CodePoint);

/// All that is known.
#[derive(Default)]
pub(crate) struct Footprints {
    known: FxHashMap<Site, Vec<Action>>,
    /// Whether it became more since it was last asked.
    grew: bool,
}

impl Machine {
    /// Whether a section turned out to touch more than was known: then orders of steps may have been missed, and the
    /// exploration must start again.
    pub fn footprints_changed(&mut self) -> bool {
        std::mem::take(&mut self.footprints.grew)
    }

    /// Looks at a section that touches one thing if it is taken before some steps, and another if it is taken after them.
    pub fn compare_section<'a>(
        &mut self,
        site: Site,
        before: &Action,
        steps: impl Iterator<Item = &'a Action> + Clone,
        after: &Action,
    ) {
        let (Action::Section { parts }, Action::Section { parts: others }) = (before, after) else { return };
        // What conflicts with the section in one order conflicts with it, or with one of the steps, in the other, too: then
        // nothing is hidden.
        let same =
            |part: &Action, other: &Action| other.covers(part) || steps.clone().any(|step| step.covers(part));
        if parts.iter().all(|part| same(part, after)) && others.iter().all(|part| same(part, before)) {
            return;
        }
        let known = self.footprints.known.entry(site).or_default();
        for part in parts.iter().chain(others.iter()) {
            if !known.iter().any(|known| known.covers(part)) {
                known.push(certain(part).clone());
                self.footprints.grew = true;
            }
        }
        self.forget_steps();
    }

    /// The step of a section, with what it might do elsewhere.
    pub(crate) fn with_might(&mut self, memory: &Memory, site: Site, action: Action) -> Action {
        let Action::Section { parts } = &action else { return action };
        let Some(known) = self.footprints.known.get_mut(&site) else { return action };
        let mut grew = false;
        for part in parts.iter() {
            if !known.iter().any(|known| known.covers(part)) {
                add(known, certain(part), memory);
                grew = true;
            }
        }
        let hidden = known.iter().filter(|act| !action.covers(act));
        let hidden: Vec<Action> = hidden.map(|act| Action::Might { act: Arc::new(act.clone()) }).collect();
        let with = parts.iter().cloned().chain(hidden).collect();
        if grew {
            self.footprints.grew = true;
            self.forget_steps();
        }
        Action::Section { parts: with }
    }

    /// All that is known, in an order that does not depend on the runs.
    pub(crate) fn footprints(&self) -> Vec<(Site, Vec<Action>)> {
        let known = self.footprints.known.iter();
        let mut all: Vec<(Site, Vec<Action>)> = known.map(|(site, acts)| (*site, acts.clone())).collect();
        all.sort_by_key(|(site, _)| *site);
        all
    }

    /// Takes over what another machine knows; whether it is more than was known here.
    pub(crate) fn learn_footprints(&mut self, footprints: &[(Site, Vec<Action>)]) -> bool {
        let mut more = false;
        for (site, acts) in footprints {
            let known = self.footprints.known.entry(*site).or_default();
            for act in acts {
                if !known.iter().any(|known| known.covers(act)) {
                    known.push(act.clone());
                    more = true;
                }
            }
        }
        more
    }
}

fn certain(part: &Action) -> &Action {
    match part {
        Action::Might { act } => act,
        part => part,
    }
}

/// Adds what a section touches. Where it touches several parts of an object it may touch all of it, and need not be met at
/// each.
fn add(known: &mut Vec<Action>, part: &Action, memory: &Memory) {
    let whole = range_of(part)
        .and_then(|range| memory.find(range.start))
        .map(|object| Range { start: object.base, len: object.size });
    let elsewhere = |whole: &Range| known.iter().filter_map(range_of).any(|range| range.overlaps(*whole));
    let Some(whole) = whole.filter(elsewhere) else { return known.push(part.clone()) };
    let mut part = part.clone();
    if let Action::Read { range, .. } | Action::Write { range, .. } | Action::Update { range, .. } = &mut part
    {
        *range = whole;
    }
    known.retain(|known| !part.covers(known));
    known.push(part);
}

fn range_of(action: &Action) -> Option<Range> {
    match action {
        Action::Read { range, .. } | Action::Write { range, .. } | Action::Update { range, .. } => {
            Some(*range)
        }
        _ => None,
    }
}
