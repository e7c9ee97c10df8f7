//! The marks of atomic sections, as SV-COMP, CBMC and ESBMC spell them.

use crate::results::ZERO;
use threadbare_machine::step::{Call, Flow, Model, Run};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "__VERIFIER_atomic_begin", run: begin },
    Model { name: "__VERIFIER_atomic_end", run: end },
    Model { name: "__CPROVER_atomic_begin", run: begin },
    Model { name: "__CPROVER_atomic_end", run: end },
    Model { name: "__ESBMC_atomic_begin", run: begin },
    Model { name: "__ESBMC_atomic_end", run: end },
];

/// Functions whose names begin like this are sections as a whole.
pub const PREFIX: &str = "__VERIFIER_atomic_";

fn begin(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    run.begin_section().map(|()| ZERO)
}

fn end(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    run.end_section().map(|()| ZERO)
}
