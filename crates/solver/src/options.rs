//! How a chain is put together.

use std::path::PathBuf;
use std::time::Duration;
use threadbare_expr::Cancel;

/// A layer of the chain, in the order in which they are asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Layer {
    /// The condition, or its negation, is a literal of the path.
    Literals,
    /// Only what shares inputs with the condition is asked; the rest of the model is kept.
    Slices,
    /// Bounds and values of one term contradict each other, or follow from each other.
    Contradictions,
    /// Equalities of polynomials, modulo a power of two.
    Algebra,
    /// Models found lately.
    Models,
    /// Slices whose inputs have few values are enumerated; where only some have few, the rest is decided for each combination.
    Enumeration,
    /// Sets of conditions known to contradict each other.
    Cores,
    /// The old model, mended.
    Repairs,
    /// Guesses about floating-point numbers.
    Guesses,
    /// The bit-blaster.
    Blaster,
    /// The SMT-LIB process.
    Process,
}

impl Layer {
    /// Every layer, in order.
    pub const ALL: [Layer; 11] = [
        Layer::Literals,
        Layer::Slices,
        Layer::Contradictions,
        Layer::Algebra,
        Layer::Models,
        Layer::Enumeration,
        Layer::Cores,
        Layer::Repairs,
        Layer::Guesses,
        Layer::Blaster,
        Layer::Process,
    ];

    /// The name, as the command line spells it.
    pub fn name(self) -> &'static str {
        match self {
            Layer::Literals => "literals",
            Layer::Slices => "slices",
            Layer::Contradictions => "contradictions",
            Layer::Algebra => "algebra",
            Layer::Models => "models",
            Layer::Enumeration => "enumeration",
            Layer::Cores => "cores",
            Layer::Repairs => "repairs",
            Layer::Guesses => "guesses",
            Layer::Blaster => "blaster",
            Layer::Process => "process",
        }
    }

    /// The layer of that name.
    pub fn from_name(name: &str) -> Option<Layer> {
        Layer::ALL.into_iter().find(|l| l.name() == name)
    }
}

/// Options of a chain.
#[derive(Clone, Debug)]
pub struct Options {
    /// Layers that are left out.
    pub without: Vec<Layer>,
    /// How many conflicts the SAT solver may have in a query before the next layer is asked.
    pub conflicts: u64,
    /// How many gates a query may add to the SAT solver.
    pub gates: u64,
    /// The SMT-LIB solver and its arguments.
    pub process: Vec<String>,
    /// How much of the processor's time the SMT-LIB solver may take for a query.
    pub process_time: Duration,
    /// How long, by the clock, it may do nothing at all before it counts as hung.
    pub process_idle: Duration,
    /// Evaluate every model, and refuse those that do not satisfy the conditions.
    pub validate: bool,
    /// Where to write every query that reaches the blaster or the process, as an SMT-LIB script each.
    pub log: Option<PathBuf>,
    /// Whoever asks to stop ends the query that runs, as unknown.
    pub cancel: Cancel,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            without: Vec::new(),
            conflicts: 20_000,
            gates: 2_000_000,
            process: ["z3", "-in", "-smt2"].map(String::from).to_vec(),
            process_time: Duration::from_secs(10),
            process_idle: Duration::from_secs(60),
            validate: true,
            log: None,
            cancel: Cancel::new(),
        }
    }
}

impl Options {
    /// Whether a layer is part of the chain.
    pub fn has(&self, layer: Layer) -> bool {
        !self.without.contains(&layer)
    }
}
