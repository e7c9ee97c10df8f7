//! The chain: who is asked after whom, and what becomes of the answer.

use crate::answer::{Answer, Reason};
use crate::blast::{Blaster, Limit};
use crate::cores::Cores;
use crate::enumerate::{Enumerator, Patience};
use crate::log::Log;
use crate::models::Recent;
use crate::options::{Layer, Options};
use crate::path::Path;
use crate::process::Process;
use crate::stats::Stats;
use crate::watch::Limits;
use crate::{algebra, cells, guess, literals, order, repair, validate};
use threadbare_expr::{Cancel, Model, Term, Terms, Variable};

/// What trying all values may cost before anything else is asked: evaluations of a condition.
const AT_ONCE: Patience = Patience::Evaluations(4_096);
/// What it may cost once nothing cheap has answered.
const AT_LEISURE: Patience = Patience::Work(2_000_000);
/// What it may cost once nothing else has answered: about a second.
const AT_LENGTH: Patience = Patience::Work(50_000_000);
/// How many conflicts the SAT solver may have in a query before all values are tried.
const FIRST_CONFLICTS: u64 = 500;

/// A query cut down to what matters.
pub(crate) struct Query<'a> {
    /// Conditions of the path that share inputs with the new one.
    pub slice: Vec<Term>,
    /// The new condition.
    pub extra: Term,
    /// The inputs of slice and condition.
    pub variables: Vec<Variable>,
    /// A model of the path.
    pub model: &'a Model,
}

impl Query<'_> {
    /// All conditions to be satisfied, the new one last.
    pub fn conditions(&self) -> Vec<Term> {
        let mut all = self.slice.clone();
        all.push(self.extra);
        all
    }
}

/// The whole chain.
pub struct Solver {
    options: Options,
    stats: Stats,
    path: Path,
    recent: Recent,
    enumerator: Enumerator,
    cores: Cores,
    blaster: Blaster,
    process: Process,
    log: Option<Log>,
    /// The arena of the last query.
    arena: u64,
}

impl Solver {
    /// A chain as the options say.
    pub fn new(options: Options) -> Solver {
        Solver {
            stats: Stats::default(),
            path: Path::default(),
            recent: Recent::default(),
            enumerator: Enumerator::default(),
            cores: Cores::default(),
            blaster: Blaster::new(),
            process: Process::new(&options.process),
            arena: 0,
            log: options.log.as_deref().map(Log::new),
            options,
        }
    }

    /// What the solver was told.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The counters.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    /// Why the log of queries is incomplete, if it is.
    pub fn log_failure(&self) -> Option<&str> {
        self.log.as_ref()?.failed.as_deref()
    }

    /// Drops the terms that neither a root nor anything else needs, and forgets what was remembered about terms.
    pub fn collect(&mut self, terms: &mut Terms, roots: impl IntoIterator<Item = Term>) -> usize {
        self.forget();
        terms.collect(roots)
    }

    /// Forgets what is remembered about terms.
    fn forget(&mut self) {
        self.path = Path::default();
        self.enumerator.clear();
        self.cores.clear();
        self.blaster.reset();
    }

    /// Whether `path` and `extra` are satisfiable together. `path` holds under `model`. A model that is returned
    /// satisfies both; a core is a subset of the conditions on the path, conjunctions taken apart, and `extra`.
    pub fn check(&mut self, terms: &mut Terms, path: &[Term], model: &Model, extra: Term) -> Answer {
        self.stats.queries += 1;
        if let Some(v) = terms.as_u64(extra) {
            return if v == 1 { Answer::Sat(model.clone()) } else { Answer::Unsat(vec![extra]) };
        }
        if terms.holds(extra, model) {
            let counter = self.stats.layer_mut(Layer::Models);
            counter.asked += 1;
            counter.sat += 1;
            return Answer::Sat(model.clone());
        }
        if self.arena != terms.identity() {
            self.arena = terms.identity();
            self.forget();
        }
        let before = self.path.common;
        self.path.follow(terms, path);
        self.stats.common += self.path.common - before;
        if self.options.has(Layer::Literals)
            && let Some(answer) = self.count(Layer::Literals, |s| literals::check(terms, &s.path, extra))
        {
            return answer;
        }
        let query = self.slice(terms, model, extra);
        match self.ask(terms, &query) {
            Answer::Sat(part) => {
                let whole = model.updated(&part);
                if self.options.validate && !validate::holds(terms, &query, &whole) {
                    self.stats.refuted += 1;
                    return Answer::Unknown(Reason::Refuted);
                }
                self.recent.add(&whole);
                Answer::Sat(whole)
            }
            other => other,
        }
    }

    /// Asks layer after layer. A model that is returned covers the inputs of the slice only.
    fn ask(&mut self, terms: &mut Terms, query: &Query<'_>) -> Answer {
        let extra = query.extra;
        if self.options.has(Layer::Contradictions)
            && let Some(answer) =
                self.count(Layer::Contradictions, |_| order::check(terms, &query.slice, extra))
        {
            return answer;
        }
        if self.options.has(Layer::Algebra)
            && let Some(answer) = self.count(Layer::Algebra, |_| algebra::check(terms, extra))
        {
            return answer;
        }
        if self.options.has(Layer::Models)
            && let Some(answer) = self.count(Layer::Models, |s| s.recent.check(terms, query).map(Answer::Sat))
        {
            return answer;
        }
        if self.options.has(Layer::Enumeration)
            && let Some(answer) = self.count(Layer::Enumeration, |s| s.try_all(terms, query, AT_ONCE))
        {
            return answer;
        }
        if self.options.has(Layer::Cores)
            && let Some(answer) =
                self.count(Layer::Cores, |s| s.cores.check(&s.path, extra).map(Answer::Unsat))
        {
            return answer;
        }
        if self.options.has(Layer::Repairs)
            && let Some(answer) = self.count(Layer::Repairs, |_| repair::check(terms, query).map(Answer::Sat))
        {
            return answer;
        }
        if self.options.has(Layer::Guesses)
            && terms.has_floats(extra)
            && let Some(answer) = self.count(Layer::Guesses, |_| guess::check(terms, query).map(Answer::Sat))
        {
            return answer;
        }
        let conditions = query.conditions();
        let answer = self.solve(terms, query, &conditions);
        if let Some(log) = &mut self.log {
            log.write(terms, &conditions, &answer);
        }
        if let Answer::Unsat(core) = &answer {
            self.cores.add(core);
        }
        answer
    }

    fn slice<'a>(&mut self, terms: &Terms, model: &'a Model, extra: Term) -> Query<'a> {
        if !self.options.has(Layer::Slices) {
            let slice = self.path.literals().to_vec();
            let mut variables: Vec<Variable> =
                slice.iter().chain([&extra]).flat_map(|t| terms.support(*t).into_owned()).collect();
            variables.sort_unstable();
            variables.dedup();
            return Query { slice, extra, variables, model };
        }
        let (slice, variables) = self.path.slice(terms, extra);
        self.stats.layer_mut(Layer::Slices).asked += 1;
        self.stats.kept += slice.len() as u64;
        self.stats.sliced_away += (self.path.literals().len() - slice.len()) as u64;
        Query { slice, extra, variables, model }
    }

    /// The layers that really solve.
    fn solve(&mut self, terms: &Terms, query: &Query<'_>, conditions: &[Term]) -> Answer {
        let mut answer = Answer::Unknown(Reason::NoLayer);
        let circuits = self.options.has(Layer::Blaster) && !conditions.iter().any(|t| terms.has_floats(*t));
        // The SAT solver for a while, then all values if they can be tried, then the SAT solver for as long as it may.
        if circuits {
            answer = self.blast(terms, conditions, FIRST_CONFLICTS.min(self.options.conflicts));
        }
        if answer.is_unknown()
            && !self.cancelled()
            && self.options.has(Layer::Enumeration)
            && let Some(found) = self.count(Layer::Enumeration, |s| s.try_long(terms, query))
        {
            return found;
        }
        if let Answer::Unknown(Reason::Conflicts) = answer
            && !self.cancelled()
            && self.options.conflicts > FIRST_CONFLICTS
        {
            answer = self.blast(terms, conditions, self.options.conflicts - FIRST_CONFLICTS);
        }
        if !answer.is_unknown() {
            return answer;
        }
        if self.cancelled() {
            return Answer::Unknown(Reason::Cancelled);
        }
        if self.options.has(Layer::Process) {
            let found = self.count(Layer::Process, |s| {
                let limits = Limits { work: s.options.process_time, idle: s.options.process_idle };
                let cancel = s.options.cancel.clone();
                let answer = s.process.check(terms, conditions, limits, &cancel);
                Some(match answer {
                    // A foreign solver's word is not taken for it.
                    Answer::Sat(m) if !conditions.iter().all(|t| terms.holds(*t, &m)) => {
                        s.stats.refuted += 1;
                        Answer::Unknown(Reason::Refuted)
                    }
                    other => other,
                })
            });
            self.stats.started = self.process.started;
            if let Some(Answer::Unknown(Reason::Time)) = found {
                self.stats.timeouts += 1;
            }
            answer = match (found, answer) {
                // Why the bit-blaster gave up says more than that there is no other solver.
                (Some(Answer::Unknown(Reason::Broken(_))), Answer::Unknown(first))
                    if first != Reason::NoLayer =>
                {
                    Answer::Unknown(first)
                }
                (Some(found), _) => found,
                (None, answer) => answer,
            };
        }
        answer
    }

    /// Tries all values, if there are few.
    fn try_all(&mut self, terms: &Terms, query: &Query<'_>, patience: Patience) -> Option<Answer> {
        self.enumerator.check(terms, query, patience, &self.options.cancel)
    }

    /// The same with more patience; where only some of the inputs have few values, by each combination of these.
    fn try_long(&mut self, terms: &Terms, query: &Query<'_>) -> Option<Answer> {
        let cancel = self.options.cancel.clone();
        self.try_all(terms, query, AT_LEISURE)
            .or_else(|| match self.enumerator.inputs(terms, query)? {
                Ok(inputs) => cells::check(terms, query, &inputs, &cancel),
                Err(answer) => Some(answer),
            })
            .or_else(|| self.try_all(terms, query, AT_LENGTH))
    }

    /// Asks the SAT solver.
    fn blast(&mut self, terms: &Terms, conditions: &[Term], conflicts: u64) -> Answer {
        let (gates, cancel) = (self.options.gates, self.options.cancel.clone());
        let limit = Limit { conflicts, gates, cancel };
        let found = self.count(Layer::Blaster, |s| Some(s.blaster.check(terms, conditions, &limit)));
        self.stats.conflicts = self.blaster.conflicts();
        self.stats.rebuilds = self.blaster.rebuilds;
        found.unwrap_or(Answer::Unknown(Reason::NoLayer))
    }

    fn cancelled(&self) -> bool {
        self.options.cancel.is_requested()
    }

    /// From now on queries heed this word.
    pub fn set_cancel(&mut self, cancel: Cancel) {
        self.options.cancel = cancel;
    }

    /// Asks a layer and counts what it says.
    fn count(&mut self, layer: Layer, ask: impl FnOnce(&mut Solver) -> Option<Answer>) -> Option<Answer> {
        let answer = ask(self);
        let counter = self.stats.layer_mut(layer);
        counter.asked += 1;
        match &answer {
            Some(Answer::Sat(_)) => counter.sat += 1,
            Some(Answer::Unsat(_)) => counter.unsat += 1,
            Some(Answer::Unknown(_)) => counter.unknown += 1,
            None => {}
        }
        answer
    }
}
