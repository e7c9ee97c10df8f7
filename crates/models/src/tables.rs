//! All models in one table, as a machine gets them. One file a subject, each with a table of the names that it models; this file
//! only joins the tables.

use crate::libc::{known, lockfile};
use crate::posix::thread;
use crate::verifier::section;
use crate::{bodies, c11, cxx, libc, posix, verifier};
use std::sync::OnceLock;
use threadbare_machine::modelled::Rules;
use threadbare_machine::step::{Hooks, Library, Model};

/// All tables, each with its subject.
pub const TABLES: &[(&str, &[Model])] = &[
    ("allocation", libc::allocation::MODELS),
    ("atomics", c11::atomics::MODELS),
    ("attributes", posix::attributes::MODELS),
    ("barrier", posix::barrier::MODELS),
    ("c11", c11::threads::MODELS),
    ("cleanup", posix::cleanup::MODELS),
    ("condition", posix::condition::MODELS),
    ("convert", libc::convert::MODELS),
    ("errno", libc::errno::MODELS),
    ("input", verifier::input::MODELS),
    ("math", libc::math::MODELS),
    ("memory", libc::memory::MODELS),
    ("mutex", posix::mutex::MODELS),
    ("nothing", verifier::nothing::MODELS),
    ("once", posix::once::MODELS),
    ("process", libc::process::MODELS),
    ("rwlock", posix::rwlock::MODELS),
    ("section", verifier::section::MODELS),
    ("semaphore", posix::semaphore::MODELS),
    ("specific", posix::specific::MODELS),
    ("stack", libc::stack::MODELS),
    ("string", libc::string::MODELS),
    ("thread", posix::thread::MODELS),
    ("output", libc::output::MODELS),
    ("lockfile", libc::lockfile::MODELS),
    ("time", libc::time::MODELS),
    ("unwind", cxx::unwind::MODELS),
    ("stdio", libc::stdio::MODELS),
    ("descriptors", libc::descriptors::MODELS),
    ("files", libc::files::MODELS),
    ("names", libc::names::MODELS),
    ("random", libc::random::MODELS),
    ("environment", libc::environment::MODELS),
];

/// All models.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let models: Vec<Model> = TABLES.iter().flat_map(|(_, table)| table.iter().copied()).collect();
        let rules = Rules {
            is_section: |name| name.starts_with(section::PREFIX),
            overrides_definition: threadbare_analysis::library::overrides_definition,
            does_nothing: |name| verifier::nothing::MODELS.iter().any(|model| model.name == name),
            gives_halves: c11::atomics::gives_halves,
            of_body: bodies::function,
            known: known::of,
            lasts: known::lasts,
        };
        let hooks = Hooks { around: lockfile::around, before_end: thread::before_end };
        Library::new(models, rules, hooks)
    })
}
