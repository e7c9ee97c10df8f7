//! What the tool finds in the programs, each explored from its own function on.

use super::native::Failures;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use threadbare_explore::{Budget, Exploration, Plan, Session, run};
use threadbare_ir::{Module, Program};
use threadbare_toolchain::{Options, build};
use threadbare_trace::options;

/// What may be spent on a program: far more than any needs that ends. A question counts as much as many instructions, and one that
/// reaches a SAT or SMT solver as much as many questions.
const WORK: u64 = 400_000_000;
const QUESTION: u64 = 20_000;
const SOLVED: u64 = 8_000_000;

/// What was found in one program.
pub struct Found {
    pub failures: Failures,
    /// What was given up, and where.
    pub given_up: Vec<String>,
    /// Processor time, that of an SMT solver too.
    pub took: Duration,
    /// Questions that reached a SAT or SMT solver.
    pub solved: u64,
}

/// The processor time of this process and of those that it has waited for, as Linux counts it; elsewhere nothing is known.
fn spent() -> Duration {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = text.rsplit(')').next().unwrap_or_default();
    // User and system time, its own and its children's, in hundredths of a second.
    let ticks: u64 =
        after.split_whitespace().skip(11).take(4).filter_map(|word| word.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}

/// The programs of a file.
pub fn load(source: &Path) -> Result<Arc<Program>, String> {
    let built = build(&[source.to_owned()], &Options::default()).map_err(|error| error.to_string())?;
    let mut modules = Vec::new();
    for module in built.modules {
        modules.push(Module::index(&module.name, module.text).map_err(|error| error.to_string())?);
    }
    modules.extend(threadbare_models::modules_for(&modules).map_err(|error| error.to_string())?);
    Ok(Arc::new(Program::link(modules).map_err(|error| error.to_string())?))
}

/// Explores one of them.
pub fn explore(program: &Arc<Program>, entry: &str, overflow: bool) -> Result<Found, String> {
    let started = spent();
    let mut session =
        Session::new(program.clone(), entry, Budget::default()).map_err(|error| format!("{error:?}"))?;
    let mut options = options::Options::default();
    options.detect.overflow = overflow;
    session.configure(options);
    session.watch = Box::new(|outcome| {
        let counters = &outcome.counters;
        counters.instructions + QUESTION * counters.queries + SOLVED * counters.solver_calls < WORK
    });
    run(&mut session, &Plan::default(), Exploration::default()).map_err(|error| format!("{error:?}"))?;
    // The solver's process ends with the session.
    let outcome = session.finish();
    let place = |finding: &threadbare_trace::Finding| {
        let failure = &finding.witness.failure;
        (failure.kind.to_string(), failure.location.line)
    };
    Ok(Found {
        failures: outcome.findings.iter().map(place).collect(),
        given_up: outcome
            .given_up
            .iter()
            .map(|given_up| format!("{} at line {}", given_up.what, given_up.location.line))
            .collect(),
        took: spent().saturating_sub(started),
        solved: outcome.counters.solver_calls,
    })
}
