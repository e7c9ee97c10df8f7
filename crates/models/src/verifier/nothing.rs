//! Functions that do nothing here: hints to an optimiser, marks for a debugger, pauses.

use crate::results::ZERO;
use threadbare_machine::step::{Call, Flow, Model, Run};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "llvm.assume", run: nothing },
    Model { name: "llvm.donothing", run: nothing },
    Model { name: "klee_prefer_cex", run: nothing },
    Model { name: "klee_warning", run: nothing },
    Model { name: "klee_warning_once", run: nothing },
    Model { name: "klee_print_expr", run: nothing },
    Model { name: "klee_print_range", run: nothing },
    Model { name: "klee_open_merge", run: nothing },
    Model { name: "klee_close_merge", run: nothing },
    Model { name: "klee_mark_global", run: nothing },
    Model { name: "klee_stack_trace", run: nothing },
    Model { name: "klee_is_replay", run: nothing },
    // Where loops are and how often they go round, as Dat3M and GenMC are told: that is found out here, and nothing is cut.
    Model { name: "__VERIFIER_loop_bound", run: nothing },
    Model { name: "__VERIFIER_loop_begin", run: nothing },
    Model { name: "__VERIFIER_spin_start", run: nothing },
    Model { name: "__VERIFIER_spin_end", run: nothing },
    Model { name: "__VERIFIER_potential_spin_end", run: nothing },
    // Any schedule may follow a pause, so a pause adds none.
    Model { name: "__ESBMC_yield", run: nothing },
    Model { name: "usleep", run: nothing },
    Model { name: "sleep", run: nothing },
    Model { name: "sched_yield", run: nothing },
    Model { name: "pthread_yield", run: nothing },
    Model { name: "thrd_yield", run: nothing },
];

fn nothing(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(ZERO)
}
