//! The random programs that variants are compared on, family by family: shared variables with locks, conditions, attempts, inputs and branches; one
//! input that all look at; semaphores, read-write locks, barriers, waits with time-outs and without reason, once; atomic sections; loops that
//! wait; accesses of every size; swaps that fail for no reason.

#[path = "../outcomes/generate.rs"]
#[allow(dead_code)] // it makes more programs than are asked for here
mod accesses;
#[path = "../support/inputs.rs"]
mod inputs;
#[path = "../reads_from/mixed.rs"]
#[allow(dead_code)] // as above
mod mixed;
#[path = "../oracle/generate.rs"]
mod oracle;
#[path = "../primitives/generate.rs"]
#[allow(dead_code)] // as above
mod primitives;
#[path = "../primitives/sections.rs"]
#[allow(dead_code)] // as above
mod sections;

use threadbare_machine::Options;
use threadbare_trace::options::{Preference, WeakCas};

/// A program, and what may happen in it for no reason.
pub struct Subject {
    pub text: String,
    pub options: Options,
    /// Whether inputs take part in it.
    pub has_inputs: bool,
}

/// The program with this seed.
pub fn program(seed: u64) -> Subject {
    let number = seed / 12;
    let mut options = Options::default();
    let text = match seed % 12 {
        0..=2 => oracle::program(seed),
        3 => inputs::program(number),
        4 | 5 => primitives::program(seed),
        6 => {
            options.spurious_wakeups = (number % 3) as u32;
            primitives::waits(number)
        }
        7 => {
            options.rwlock = Preference::Any;
            primitives::locks(number)
        }
        8 if number.is_multiple_of(2) => sections::at_one_input(number),
        8 => sections::either(number),
        9 if number.is_multiple_of(2) => accesses::loops(number).0,
        9 => accesses::accesses(number),
        10 => mixed::waits(number, 1 + number % 2),
        _ => {
            options.weak_cas = WeakCas::Fail;
            mixed::program(number).replace("cmpxchg ptr", "cmpxchg weak ptr")
        }
    };
    let has_inputs = text.contains("call zeroext") || text.contains("nondet");
    Subject { text, options, has_inputs }
}
