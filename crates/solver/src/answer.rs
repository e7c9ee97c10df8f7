//! What a solver answers.

use threadbare_expr::{Model, Term};

/// The answer to a query.
#[derive(Clone, Debug)]
pub enum Answer {
    /// There is an assignment.
    Sat(Model),
    /// There is none, because of these conditions alone.
    Unsat(Vec<Term>),
    /// Nobody could tell.
    Unknown(Reason),
}

impl Answer {
    /// Whether an assignment was found.
    pub fn is_sat(&self) -> bool {
        matches!(self, Answer::Sat(_))
    }

    /// Whether it was shown that there is none.
    pub fn is_unsat(&self) -> bool {
        matches!(self, Answer::Unsat(_))
    }

    /// Whether nobody could tell.
    pub fn is_unknown(&self) -> bool {
        matches!(self, Answer::Unknown(_))
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The SAT solver reached its limit of conflicts.
    Conflicts,
    /// The circuit would have too many gates.
    TooLarge,
    /// The query was cancelled.
    Cancelled,
    /// No layer that could decide it is left in the chain.
    NoLayer,
    /// The SMT-LIB solver used up its time.
    Time,
    /// The SMT-LIB solver said "unknown", with its reason.
    Declined(String),
    /// The SMT-LIB solver could not be started, died, or said what cannot be understood.
    Broken(String),
    /// A model did not satisfy the conditions when they were evaluated.
    Refuted,
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reason::Conflicts => write!(f, "limit of conflicts reached"),
            Reason::TooLarge => write!(f, "limit of gates reached"),
            Reason::Cancelled => write!(f, "cancelled"),
            Reason::NoLayer => write!(f, "no solver for this kind of condition"),
            Reason::Time => write!(f, "time limit of the SMT-LIB solver reached"),
            Reason::Declined(why) => write!(f, "the SMT-LIB solver does not know: {why}"),
            Reason::Broken(why) => write!(f, "the SMT-LIB solver failed: {why}"),
            Reason::Refuted => write!(f, "the model found does not satisfy the conditions"),
        }
    }
}
