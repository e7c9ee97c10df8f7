//! What a program can do at all, by the functions that it knows: whoever cannot use a thing need not be asked whether it was
//! used.

use crate::libc::lockfile;
use threadbare_ir::program::Program;
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
    let has = |place: u32| run.known_functions() >> place & 1 == 1;
    Known { redirects: has(0), locks: has(1), unlocked: has(2), deletes_keys: has(3) }
}
