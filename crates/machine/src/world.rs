//! What the step relation works with besides a state. A state is what changes with each step, and is copied; here is what all
//! states of a machine have in common: the program, the terms, what was learned, what was decided for all runs, and who watches.
//! A machine owns these values and lends them for a run.

use crate::arena::Arena;
use crate::code::Code;
use crate::history::Memo;
use crate::learned::Learned;
use crate::limits::Limits;
use crate::options::Options;
use crate::policy::{Forms, Policy};
use crate::possible::Possible;
use crate::prepared::Prepared;
use crate::probes::Probes;
use std::rc::Rc;
use threadbare_trace::Range;
use threadbare_trace::options::Volatile;

/// What a machine lends for a run.
pub(crate) struct World<'a> {
    /// The program, made ready to run.
    pub prepared: &'a mut Prepared,
    /// What was learned of it while it ran.
    pub learned: &'a mut Learned,
    /// Terms and unknowns.
    pub arena: &'a mut Arena,
    /// Which sides of conditions are possible.
    pub possible: &'a mut Possible,
    /// What the run gets from outside.
    pub options: &'a Options,
    /// What was decided for all runs.
    pub policy: &'a Policy,
    /// What is cut short.
    pub limits: &'a Limits,
    /// What is watched.
    pub probes: &'a mut Probes,
    /// Steps that need not be taken again.
    pub memo: &'a mut Memo,
}

impl World<'_> {
    /// The same for a run inside a run.
    pub fn again(&mut self) -> World<'_> {
        World {
            prepared: self.prepared,
            learned: self.learned,
            arena: self.arena,
            possible: self.possible,
            options: self.options,
            policy: self.policy,
            limits: self.limits,
            probes: self.probes,
            memo: self.memo,
        }
    }

    /// The decoded body of a function.
    pub fn code(&mut self, symbol: u32) -> Result<Rc<Code>, String> {
        if let Some(code) = self.prepared.decoded(symbol) {
            return Ok(code);
        }
        let mut code = self.prepared.decode(&mut self.arena.terms, symbol, self.options.volatile)?;
        // What fast forms do is not noted.
        if self.policy.forms == Forms::Fast && self.probes.seen.is_none() {
            let counted = self.limits.bounds.unwind.is_some() && !code.library;
            crate::fast::specialise(&mut code, self.options.detect.overflow, counted);
        }
        if let Some(executed) = &mut self.probes.executed {
            let own = (self.prepared.globals.modelled().rules.of_body)(&self.prepared.name_of(symbol));
            own.into_iter().chain(code.lowered.iter().copied()).for_each(|name| executed.model(name));
        }
        Ok(self.prepared.keep(code))
    }

    /// Whether a compare-and-swap that fails conflicts as if it wrote.
    pub fn fails_like_a_write(&self, range: Range) -> bool {
        self.learned.fails_like_a_write(self.policy, range)
    }

    /// Whether data races are looked for in a program whose threads can tell each other something without ordering what
    /// they did before.
    pub fn tells_without_order(&mut self) -> bool {
        let facts = self.prepared.facts();
        let by_volatile = self.options.volatile == Volatile::Atomic && facts.has_volatile;
        self.options.detect.race && (facts.tells_without_order || by_volatile)
    }
}
