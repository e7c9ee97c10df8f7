//! What a program can do at all, by the functions that it knows: whoever cannot use a thing need not be asked whether it was
//! used.

use crate::libc::lockfile;
use threadbare_ir::program::Program;
use threadbare_machine::parts::Part;
use threadbare_machine::step::Run;

/// What functions a program knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// Those that change where descriptors and streams lead to.
    pub redirects: bool,
    /// Those that lock a stream.
    pub locks: bool,
    /// Those that use one without locking it.
    pub unlocked: bool,
    /// That which deletes keys of thread-specific data.
    pub deletes_keys: bool,
}

/// What this program knows, as the machine keeps it: a bit for each.
pub fn of(program: &Program) -> u32 {
    let knows = |names: &[&str]| names.iter().any(|name| program.find(name).is_some());
    let bits = [
        knows(&["close", "dup", "dup2", "fclose", "freopen", "tb_close_stream"]),
        knows(&["flockfile", "ftrylockfile"]),
        lockfile::unlocked().any(|name| program.find(name).is_some()),
        knows(&["pthread_key_delete", "tss_delete"]),
    ];
    bits.iter().zip(0..).fold(0, |all, (bit, place)| all | u32::from(*bit) << place)
}

/// What the program that is run knows.
pub fn known(run: &Run<'_>) -> Known {
    Known::from_bits(run.known_functions())
}

impl Known {
    fn from_bits(bits: u32) -> Known {
        let has = |place: u32| bits >> place & 1 == 1;
        Known { redirects: has(0), locks: has(1), unlocked: has(2), deletes_keys: has(3) }
    }
}

/// Whether nothing that a program which knows these functions can do changes a part while there are several threads.
pub fn lasts(bits: u32, part: Part) -> bool {
    let known = Known::from_bits(bits);
    match part {
        // Only what was open at the start leads to the standard streams.
        Part::Outputs => !known.redirects,
        // They are neither made any more nor deleted.
        Part::FirstKeys => !known.deletes_keys,
        _ => false,
    }
}
