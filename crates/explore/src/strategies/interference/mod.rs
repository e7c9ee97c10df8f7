//! Con2colic testing: branches are covered by executions in which as few reads as possible read what another thread wrote. The idea is that
//! of Farzan, Holzer, Razavi, Veith: Con2colic Testing (ESEC/FSE 2013).
//!
//! A *scenario* is a prefix of each thread's path, a source for each read, and an order; its *degree* is the number of reads whose source is
//! another thread's write, unless threads are created and joined in a way that orders the two. The search covers what can be covered, and
//! says of each side of a branch which degree it needs.
//!
//! The paper fixes the sources of a scenario, asks whether it is possible, and if not tries all that have one more. Here sources,
//! prefixes, order and inputs are left to one question for each event that is known to come next in some thread but was never
//! executed (`encode`): is there any scenario that ends with it? So the number of questions grows with the trees (`forest`), and not
//! with the ways to put their paths together. What an answer says is executed (`run`), and followed to the end of every thread.
//!
//! Why nothing is missed: let every dangling node be refuted, for scenarios of at most some degree or for all. Take an execution of at
//! most this degree and its first event that is not a known node. All before it are known, so it is a dangling node, and the
//! execution up to there is a scenario with it. Degrees are looked for from above, as an execution shows how many are enough: that
//! fewer are not is one hard question then, where going up from zero asks it at every degree.
//!
//! What fails without a decision, data races, uses of what has ended and deadlocks, is asked for in the same way once all events are known
//! (`failures`): a search that has refuted everything is a proof. What cannot be explored this way is left to `dpor` (`unsuited`).

mod encode;
mod failures;
mod forest;
mod objects;
mod run;
mod unsuited;
mod values;
mod visit;

use super::frontier::Exploration;
use super::plan::{Clean, Explored, Plan, Strategy, Threads};
use crate::kernel::{Halt, Unsuited, go_on, see_every_schedule, until_settled};
use crate::session::Session;
use crate::traced::INTERFERENCE;
use encode::{Answer, Chosen, Encoder, Question, Refuted};
use failures::Key;
use forest::{Forest, Id, Side};
use run::Scenario;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use threadbare_expr::Model;
use threadbare_solver::Literal;
use threadbare_trace::{Interference, Location, Reached, ThreadId};
use tracing::debug;

pub const STRATEGY: Strategy = Strategy {
    name: "interference",
    help: "Covers branches with as few reads from other threads as possible",
    threads: Threads::Any,
    clean: Clean::Proof,
    bounds_preemptions: false,
    bounds_interferences: true,
    equivalences: &[],
    divides: false,
    resumes: false,
    variants: &[],
    explore,
};

/// What a question may cost, in conflicts of the SAT solver.
const CONFLICTS: u64 = 200_000;
/// The same where it is only about how few interferences are enough for what is covered.
const CONFLICTS_OF_DEGREES: u64 = 20_000;
/// The same where every side is taken, and only failures are still looked for.
const CONFLICTS_OF_REST: u64 = 50_000;
/// So many questions without an answer are enough.
const MOST_UNKNOWN: usize = 10;

fn explore(session: &mut Session, plan: &Plan, exploration: Exploration) -> Result<Explored, Halt> {
    see_every_schedule(session);
    let searched = until_settled(session, |session| {
        unsuited::beforehand(session)?;
        Search::new(session, plan.interferences).run(session)
    });
    match searched {
        Err(Halt::Unsuited(unsuited)) => leave(session, plan, exploration, &unsuited),
        ended => ended,
    }
}

/// Leaves the program to `dpor`, and says why.
fn leave(
    session: &mut Session,
    plan: &Plan,
    exploration: Exploration,
    unsuited: &Unsuited,
) -> Result<Explored, Halt> {
    debug!(target: INTERFERENCE, "left to dpor: {unsuited}");
    session.start_again();
    session.outcome.interference = None;
    session.warn(format!("explored by dpor instead of by interference: {unsuited}"));
    super::proof::prove(session, plan, exploration)
}

/// What became of a question, and with how many interferences at most.
enum Asked {
    Refuted(Refuted, u32),
    Unknown(u32),
}

/// What an answer comes to.
enum Found {
    /// A scenario, which was executed.
    Executed,
    Refuted(Refuted),
    Unknown,
}

/// Any number of interferences.
const ANY: u32 = u32::MAX;

/// A search on its way.
struct Search {
    forest: Forest,
    objects: objects::Objects,
    encoder: Encoder,
    /// How many interferences there may be at most.
    most: u32,
    /// The nodes that were never executed.
    dangling: Vec<Id>,
    /// What was asked about nodes before.
    asked: FxHashMap<Id, Asked>,
    /// The nodes by which each side is covered.
    sides: BTreeMap<Side, Vec<Id>>,
    /// Sides of which it is known that no fewer interferences will do.
    least: FxHashMap<Side, u32>,
    found: Interference,
    /// How many nodes of the forest were looked at.
    listed: usize,
    /// The failures that were executed.
    shown: FxHashSet<Key>,
    /// Whether more interferences may lead to failures, and whether there may be others for another reason.
    lacks_degree: bool,
    is_unsettled: bool,
    /// Whether it goes on when every side is taken.
    finds_all: bool,
}

impl Search {
    fn new(session: &Session, most: Option<u32>) -> Search {
        Search {
            forest: Forest::default(),
            objects: objects::Objects::default(),
            encoder: Encoder::new(session.cancel.clone()),
            most: most.unwrap_or(ANY),
            dangling: Vec::new(),
            asked: FxHashMap::default(),
            sides: BTreeMap::new(),
            least: FxHashMap::default(),
            found: Interference::default(),
            listed: 0,
            shown: FxHashSet::default(),
            lacks_degree: false,
            is_unsettled: false,
            finds_all: false,
        }
    }

    fn run(mut self, session: &mut Session) -> Result<Explored, Halt> {
        let searched = self.search(session);
        // What is known when the search ends is told, whatever ends it.
        self.tell(session);
        searched
    }

    fn search(&mut self, session: &mut Session) -> Result<Explored, Halt> {
        self.execute(session, Scenario::default(), &Model::new())?;
        // What can be covered at all comes first: how little it needs is easier to find out from above.
        self.cover(session, self.most, CONFLICTS)?;
        if self.is_full(session) {
            self.found.reached = Reached::Full;
        }
        self.tell(session);
        self.fail(session)?;
        let (more, unknown) = self.left();
        if self.found.reached == Reached::Part && !more && !unknown && session.outcome.given_up.is_empty() {
            self.found.reached = Reached::Maximal;
        }
        debug!(
            target: INTERFERENCE,
            "{} sides covered, {} nodes, {} questions, {} executions",
            self.sides.len(), self.forest.nodes.len(), self.found.queries, self.found.executions,
        );
        self.tell(session);
        self.lower(session)?;
        if unknown || self.is_unsettled {
            let what = "scenarios that the solver has no answer to";
            session.give_up(what.into(), Location::default(), false);
        }
        if more || self.lacks_degree {
            let bound = match self.most {
                1 => "more than 1 interference".into(),
                most => format!("more than {most} interferences"),
            };
            session.give_up(bound, Location::default(), false);
        }
        Ok(Explored::Everything)
    }

    /// Looks for what fails, and for events that nothing new depends on but failures.
    fn fail(&mut self, session: &mut Session) -> Result<(), Halt> {
        loop {
            self.finds_all = true;
            self.cover(session, self.most, CONFLICTS_OF_REST)?;
            let before = self.forest.nodes.len();
            (self.lacks_degree, self.is_unsettled) = (false, false);
            self.look_for_failures(session)?;
            if self.forest.nodes.len() == before {
                return Ok(());
            }
        }
    }

    /// Whether more interferences may lead to more, and whether something was asked without an answer.
    fn left(&self) -> (bool, bool) {
        let (mut more, mut unknown) = (false, false);
        for asked in self.dangling.iter().filter_map(|id| self.asked.get(id)) {
            match asked {
                Asked::Refuted(refuted, _) => more |= refuted.by_degree,
                Asked::Unknown(_) => unknown = true,
            }
        }
        // Some were not asked about.
        unknown |= self.dangling.iter().any(|id| !self.asked.contains_key(id));
        (more, unknown)
    }

    /// Whether every side of a branch was taken, and there is nothing else to look for.
    fn is_full(&self, session: &Session) -> bool {
        let is_check = |id: &Id| self.forest.nodes[*id].is_check && !self.is_refuted(*id, ANY);
        let (taken, all) = session.machine.coverage().sides();
        taken == all && !self.dangling.iter().any(is_check)
    }

    /// Whether it is known that no scenario with at most so many interferences ends with a node.
    fn is_refuted(&self, id: Id, most: u32) -> bool {
        match self.asked.get(&id) {
            Some(Asked::Refuted(refuted, degree)) => {
                (!refuted.by_degree || most <= *degree) && self.encoder.still_holds(refuted)
            }
            _ => false,
        }
    }

    /// Executes whatever can be with at most so many interferences and was not, until there is no more.
    fn cover(&mut self, session: &mut Session, most: u32, conflicts: u64) -> Result<(), Halt> {
        let mut looked = 0;
        loop {
            let mut any = false;
            let mut targets = self.dangling.clone();
            // Errors come first.
            targets.sort_by_key(|id| (!self.forest.nodes[*id].is_check, *id));
            for id in targets {
                go_on(session)?;
                if !self.finds_all && self.found.executions != looked {
                    if self.is_full(session) {
                        return Ok(());
                    }
                    looked = self.found.executions;
                }
                let is_asked = matches!(self.asked.get(&id), Some(Asked::Unknown(asked)) if *asked == most);
                if self.finds_all && self.count_unknown() >= MOST_UNKNOWN {
                    return Ok(());
                }
                if self.forest.nodes[id].is_known || is_asked || self.is_refuted(id, most) {
                    continue;
                }
                match self.ask(session, &[id], most, conflicts)? {
                    Found::Executed => any = true,
                    Found::Refuted(refuted) => drop(self.asked.insert(id, Asked::Refuted(refuted, most))),
                    Found::Unknown => drop(self.asked.insert(id, Asked::Unknown(most))),
                }
            }
            if !any {
                return Ok(());
            }
        }
    }

    /// Asks for a scenario with one of these nodes, and executes it if there is one.
    fn ask(&mut self, session: &mut Session, nodes: &[Id], most: u32, conflicts: u64) -> Result<Found, Halt> {
        let inside: Vec<Literal> = nodes.iter().map(|id| self.encoder.inside(*id)).collect();
        let target = self.encoder.any(&inside);
        let most = Some(most).filter(|most| *most != ANY);
        self.put(session, Question { target, most, conflicts }, |_| Vec::new())
    }

    /// Puts a question, and executes what comes of it; it is asked of the answer who takes a step behind it.
    fn put(
        &mut self,
        session: &mut Session,
        question: Question,
        then: impl FnOnce(&mut Search) -> Vec<ThreadId>,
    ) -> Result<Found, Halt> {
        self.found.queries += 1;
        session.outcome.counters.queries += 1;
        session.outcome.counters.solver_calls += 1;
        Ok(match self.encoder.ask(&self.forest, question) {
            Answer::Scenario(Chosen { events, wakes, model }) => {
                let then = then(self);
                self.execute(session, Scenario { events: &events, wakes: &wakes, then: &then }, &model)?;
                Found::Executed
            }
            Answer::Refuted(refuted) => Found::Refuted(refuted),
            Answer::Unknown => Found::Unknown,
        })
    }

    /// How many nodes there is no answer about.
    fn count_unknown(&self) -> usize {
        let asked = self.dangling.iter().filter_map(|id| self.asked.get(id));
        asked.filter(|asked| matches!(asked, Asked::Unknown(_))).count()
    }

    /// The least number of interferences of an execution that has covered a side so far.
    fn reached(&self, side: &Side) -> u32 {
        let nodes = self.sides.get(side).into_iter().flatten();
        nodes.map(|id| self.forest.nodes[*id].reached).min().unwrap_or(ANY)
    }

    /// Finds out how few interferences each side needs. An execution shows that some number is enough; that no fewer are is so once no
    /// known node of the side is in a scenario with fewer, and no dangling node is.
    fn lower(&mut self, session: &mut Session) -> Result<(), Halt> {
        loop {
            let before = self.found.executions;
            let sides: Vec<Side> = self.sides.keys().copied().collect();
            let Some(most) = sides.iter().map(|side| self.reached(side)).max().filter(|most| *most > 0)
            else {
                return Ok(());
            };
            self.least.clear();
            for side in &sides {
                while let Some(fewer) = self.reached(side).checked_sub(1) {
                    go_on(session)?;
                    let nodes = self.sides.get(side).cloned().unwrap_or_default();
                    match self.ask(session, &nodes, fewer, CONFLICTS_OF_DEGREES)? {
                        Found::Executed => {}
                        Found::Refuted(_) => {
                            self.least.insert(*side, fewer + 1);
                            break;
                        }
                        Found::Unknown => break,
                    }
                }
            }
            let lower = sides.iter().map(|side| self.reached(side)).max().unwrap_or(most).min(most);
            if let Some(fewer) = lower.checked_sub(1) {
                self.cover(session, fewer, CONFLICTS)?;
                if self.dangling.iter().any(|id| !self.is_refuted(*id, fewer)) {
                    self.least.clear();
                }
            }
            if self.found.executions == before {
                return Ok(());
            }
        }
    }

    /// Executes a scenario, and notes what is new.
    fn execute(&mut self, session: &mut Session, scenario: Scenario, model: &Model) -> Result<(), Halt> {
        let grown = run::execute(session, &mut self.forest, &mut self.objects, scenario, model)?;
        self.found.executions += 1;
        if grown.strayed {
            return Err(Unsuited::new("scenarios that do not run as predicted").into());
        }
        let terms = session.machine.terms();
        let no_circuit = |_| Unsuited::new("conditions on floating-point numbers, or too large ones");
        let before = self.encoder.count_nodes();
        self.encoder.add_new(&self.forest, terms).map_err(no_circuit)?;
        for id in grown.known.iter().filter(|id| **id < before) {
            self.encoder.becomes_known(&self.forest, terms, *id).map_err(no_circuit)?;
        }
        self.encoder.bound(&self.forest, terms).map_err(no_circuit)?;
        for id in grown.known.iter().chain((scenario.events.is_empty()).then_some(&0)) {
            for side in &self.forest.nodes[*id].sides {
                self.sides.entry(*side).or_default().push(*id);
            }
        }
        for id in self.listed..self.forest.nodes.len() {
            if !self.forest.nodes[id].is_known {
                self.dangling.push(id);
            }
        }
        self.listed = self.forest.nodes.len();
        let nodes = &self.forest.nodes;
        self.dangling.retain(|id| !nodes[*id].is_known);
        grown.known.iter().for_each(|id| drop(self.asked.remove(id)));
        Ok(())
    }

    /// Tells what was found so far.
    fn tell(&mut self, session: &mut Session) {
        let all = session.machine.take_sides();
        let reached: Vec<(Side, u32)> = self.sides.keys().map(|side| (*side, self.reached(side))).collect();
        let most = reached.iter().map(|(_, degree)| *degree).max().unwrap_or(0);
        let mut sides: Vec<u64> = Vec::new();
        let mut before = 0;
        for degree in 0..=most {
            let these = reached.iter().filter(|(_, at)| *at == degree).map(|(side, _)| side);
            session.machine.cover_sides(these);
            let covered = session.machine.coverage().sides().0;
            sides.push(covered - before);
            before = covered;
        }
        session.machine.cover_sides(&all);
        let is_sure = |(side, degree): &&(Side, u32)| *degree == 0 || self.least.get(side) == Some(degree);
        self.found.unsure = reached.len() as u64 - reached.iter().filter(is_sure).count() as u64;
        self.found.sides = sides;
        self.found.events = self.forest.nodes.iter().filter(|node| node.is_known).count() as u64;
        session.outcome.interference = Some(self.found.clone());
    }
}
