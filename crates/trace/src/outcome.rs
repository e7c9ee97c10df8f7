//! What a run of the tool found: findings, counters, what was given up, and the verdict that follows.

use crate::coverage::Coverage;
use crate::story::Story;
use crate::suppress::Suppressed;
use crate::witness::{Location, Witness};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A failure whose witness has been re-executed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// How to make it happen again.
    pub witness: Witness,
    /// How it happens, step by step. It may be long, and results are handed on often; it is not written down, since the witness
    /// tells it again.
    #[serde(skip)]
    pub story: Arc<Story>,
    /// Whose re-execution confirmed it.
    pub confirmed: Confirmed,
    /// Whether the search for fewer context switches was given up: there was no time, or it would take too long.
    /// Nothing is said of the inputs: they are small where that was found in time.
    #[serde(default)]
    pub unshortened: bool,
}

/// Who re-executed a witness to the same failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirmed {
    /// The machine.
    Machine,
    /// The native program.
    Native,
}

/// Something that was not explored, and therefore limits what the verdict can say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GivenUp {
    /// What.
    pub what: String,
    /// Where.
    pub location: Location,
    /// How often.
    pub times: u64,
    /// Whether the program needs something that the machine lacks, rather than more time or a larger bound.
    pub unsupported: bool,
}

/// The answer of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Something fails.
    Error,
    /// Nothing was found, but the program needs something that the machine lacks.
    Unsupported,
    /// Nothing was found within the bounds.
    Bounded,
    /// Nothing can be found, under the assumptions.
    Safe,
}

impl Verdict {
    /// The name that users see.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Error => "error",
            Verdict::Unsupported => "unsupported",
            Verdict::Bounded => "bounded",
            Verdict::Safe => "safe",
        }
    }
}

/// Counters of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counters {
    /// Executions run to an ending.
    pub executions: u64,
    /// Executions cut by an assumption, a bound or a redundant prefix.
    pub blocked: u64,
    /// Distinct path conditions.
    pub paths: u64,
    /// Executions of the hunt, before the proof and in between.
    pub hunted: u64,
    /// Instructions executed.
    pub instructions: u64,
    /// Questions asked of the solver.
    pub queries: u64,
    /// Questions that reached a SAT or SMT solver.
    pub solver_calls: u64,
    /// Branch sides executed.
    pub branches_covered: u64,
    /// Branch sides there are in the functions reached.
    pub branches_total: u64,
    /// Of those that were not executed, how many lead to nothing but a failing assertion.
    #[serde(default)]
    pub branches_held: u64,
    /// Lines executed.
    pub lines_covered: u64,
    /// Lines with code there are in the functions reached.
    pub lines_total: u64,
}

/// Which executions count as the same in a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Equivalence {
    /// Those that differ only in the order of steps that commute.
    #[default]
    Trace,
    /// Those in which the same steps read from the same writes.
    ReadsFrom,
}

/// Whether of executions that differ only in which of several threads that are alike does what, one is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symmetry {
    /// No.
    #[default]
    Off,
    /// Yes, where nothing tells the threads apart.
    Auto,
}

/// Threads that were taken as alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Alike {
    /// How many groups of them there are.
    pub groups: u64,
    /// How many threads are in these.
    pub threads: u64,
}

/// What a search by negated conditions and flipped races did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Flips {
    /// Conditions that were negated: the solver was asked, between two runs.
    pub negated: u64,
    /// Of these, those while a run was on its way: there should be none.
    pub during: u64,
    /// Of these, those that no inputs satisfy.
    pub nowhere: u64,
    /// Schedule points at which another thread went on.
    pub flipped: u64,
    /// Races that were marked for that.
    pub races: u64,
    /// Races that were left unmarked: a delayed thread begins their reversal.
    pub delayed: u64,
    /// Negated conditions that the solver had no answer to, for which some inputs were given the values that they had.
    pub concrete: u64,
    /// Inputs that were tried for these and do not lead where they were to lead.
    pub mispredicted: u64,
    /// How often random inputs were tried after that.
    pub restarts: u64,
    /// Negated conditions that plainly contradict the path: nothing was solved.
    pub contradiction: u64,
    /// Conditions that were on the path before, and were left out.
    pub common: u64,
    /// Conditions that share no input with what was asked, and were left out: their part of the inputs stayed.
    pub incremental: u64,
}

impl Flips {
    /// Adds what another part of the search did.
    pub fn add(&mut self, other: &Flips) {
        self.negated += other.negated;
        self.during += other.during;
        self.nowhere += other.nowhere;
        self.flipped += other.flipped;
        self.races += other.races;
        self.delayed += other.delayed;
        self.concrete += other.concrete;
        self.mispredicted += other.mispredicted;
        self.restarts += other.restarts;
        self.contradiction += other.contradiction;
        self.common += other.common;
        self.incremental += other.incremental;
    }
}

/// How far a search by interference came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reached {
    /// There may be more.
    #[default]
    Part,
    /// No side that was not taken can be, whatever reads read from.
    Maximal,
    /// Every side was taken.
    Full,
}

/// What a search by interference did: how many reads from other threads the sides of branches need.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Interference {
    /// The sides that need no read from another thread, those that need one, and so on.
    pub sides: Vec<u64>,
    /// How many of these might need fewer: of all others it is known that they do not.
    pub unsure: u64,
    /// How far it came.
    pub reached: Reached,
    /// Questions whether there is a scenario that ends with an event.
    pub queries: u64,
    /// Executions, each of a scenario.
    pub executions: u64,
    /// Events of threads that are known, each with the path that leads there.
    pub events: u64,
}

/// What it took to drive threads to places. Beginnings and ends of threads do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pursuit {
    /// Steps that were kept.
    pub states: u64,
    /// Steps that were taken to try a thread out, and taken back.
    pub tried: u64,
}

/// When the first finding came.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FirstFinding {
    /// Executions until then, hunted ones too, with the one that shows it.
    pub executions: u64,
    /// Seconds from the start.
    pub seconds: f64,
    /// Who found it.
    pub strategy: String,
}

/// What a run found.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Outcome {
    /// The failures, each confirmed.
    pub findings: Vec<Finding>,
    /// Failures that are not told because a pattern says so. They were confirmed, too.
    #[serde(default)]
    pub suppressed: Vec<Suppressed>,
    /// Patterns that no finding matched, each with where it was written.
    #[serde(default)]
    pub unused_suppressions: Vec<(String, String)>,
    /// Suspicions that are no failures.
    pub warnings: Vec<String>,
    /// What the verdict rests on.
    pub assumptions: Vec<String>,
    /// What was not explored.
    pub given_up: Vec<GivenUp>,
    /// Counters.
    pub counters: Counters,
    /// When the first of them came.
    #[serde(default)]
    pub first_finding: Option<FirstFinding>,
    /// Which executions counted as the same.
    #[serde(default)]
    pub equivalence: Equivalence,
    /// Why it was not the equivalence that was asked for.
    #[serde(default)]
    pub instead_because: Option<String>,
    /// The threads that were taken as alike, if that was asked for.
    #[serde(default)]
    pub symmetry: Option<Alike>,
    /// What a search by negated conditions and flipped races did, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flips: Option<Flips>,
    /// What a search by interference did, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interference: Option<Interference>,
    /// What driving threads to places took, if they were driven.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pursuit: Option<Pursuit>,
    /// The places that threads were driven to, if they were, as they were named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
    /// What was executed.
    #[serde(skip)]
    pub coverage: Coverage,
}

impl Outcome {
    /// Whether everything was explored: what no execution did then cannot be done, but behind a failure.
    pub fn is_complete(&self) -> bool {
        self.given_up.is_empty()
    }

    /// The first verdict that applies.
    pub fn verdict(&self) -> Verdict {
        if self.findings.is_empty() { self.verdict_without_findings() } else { Verdict::Error }
    }

    /// The name of the verdict; what it is about if threads were driven to places.
    pub fn verdict_name(&self) -> &'static str {
        match self.verdict() {
            Verdict::Error if !self.places.is_empty() => "reached",
            Verdict::Safe if !self.places.is_empty() => "unreachable",
            verdict => verdict.name(),
        }
    }

    /// The verdict that it would be without the findings.
    pub fn verdict_without_findings(&self) -> Verdict {
        if self.given_up.iter().any(|given_up| given_up.unsupported) {
            Verdict::Unsupported
        } else if !self.given_up.is_empty() {
            Verdict::Bounded
        } else {
            Verdict::Safe
        }
    }
}
