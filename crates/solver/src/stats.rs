//! Counters of a chain.

use crate::options::Layer;

/// What a layer was asked and could answer.
#[derive(Copy, Clone, Default, Debug, PartialEq, Eq)]
pub struct Counter {
    /// Queries that reached the layer.
    pub asked: u64,
    /// Queries that it answered: satisfiable.
    pub sat: u64,
    /// Queries that it answered: unsatisfiable.
    pub unsat: u64,
    /// Queries that it gave up on.
    pub unknown: u64,
}

/// Counters of a chain.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct Stats {
    layers: [Counter; Layer::ALL.len()],
    /// All queries.
    pub queries: u64,
    /// Conditions of paths that were left out as sharing no input with the query's, and those that were not.
    pub sliced_away: u64,
    /// Conditions of paths that were kept in slices.
    pub kept: u64,
    /// Conditions that were on a path before, and were left out.
    pub common: u64,
    /// Conflicts of the SAT solver.
    pub conflicts: u64,
    /// How often the SAT solver was built anew.
    pub rebuilds: u64,
    /// How often the SMT-LIB solver had to be started.
    pub started: u64,
    /// Models that did not satisfy their conditions.
    pub refuted: u64,
    /// Queries that are unknown because time ran out: these depend on the machine.
    pub timeouts: u64,
}

impl Stats {
    /// The counter of a layer.
    pub fn layer(&self, layer: Layer) -> &Counter {
        &self.layers[layer as usize]
    }

    pub(crate) fn layer_mut(&mut self, layer: Layer) -> &mut Counter {
        &mut self.layers[layer as usize]
    }

    /// Queries that reached the SAT solver or the SMT-LIB solver.
    pub fn solver_calls(&self) -> u64 {
        self.layer(Layer::Blaster).asked + self.layer(Layer::Process).asked
    }

    /// Adds the counters of another chain.
    pub fn add(&mut self, other: &Stats) {
        for (a, b) in self.layers.iter_mut().zip(&other.layers) {
            a.asked += b.asked;
            a.sat += b.sat;
            a.unsat += b.unsat;
            a.unknown += b.unknown;
        }
        self.queries += other.queries;
        self.sliced_away += other.sliced_away;
        self.kept += other.kept;
        self.common += other.common;
        self.conflicts += other.conflicts;
        self.rebuilds += other.rebuilds;
        self.started += other.started;
        self.refuted += other.refuted;
        self.timeouts += other.timeouts;
    }
}

impl std::fmt::Display for Stats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{:<16}{:>10}{:>10}{:>10}{:>10}", "layer", "asked", "sat", "unsat", "unknown")?;
        for layer in Layer::ALL {
            let c = self.layer(layer);
            writeln!(f, "{:<16}{:>10}{:>10}{:>10}{:>10}", layer.name(), c.asked, c.sat, c.unsat, c.unknown)?;
        }
        writeln!(
            f,
            "{} queries, {} conflicts, {} rebuilds, {} process starts, {} time-outs, {} models refuted",
            self.queries, self.conflicts, self.rebuilds, self.started, self.timeouts, self.refuted
        )
    }
}
