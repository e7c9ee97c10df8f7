//! What files ask for that is not known to be harmless, and whether the person allows it. Files are settings, witnesses and the index of runs;
//! compilation databases are the toolchain's.

use crate::args::Input;
use crate::status::Failure;
use crate::terminal;
use std::path::Path;
use threadbare_toolchain::{Asked, Scope, allow, names, needing_trust, of_file};

/// What flags in a file ask for. The compiler runs in the folder `base`, seen from here; the program's folders are that one, this one and `folder`.
pub fn asked(flags: &[String], base: &Path, folder: Option<&Path>) -> Asked {
    let here = std::env::current_dir().unwrap_or_default();
    let base = here.join(base);
    let inside =
        [base.clone(), here.clone()].into_iter().chain(folder.map(|folder| here.join(folder))).collect();
    of_file(flags, &Scope { base, inside })
}

/// The flags that are not on the list of harmless ones, for a compiler that runs here.
pub fn unlisted(flags: &[String]) -> Vec<String> {
    asked(flags, Path::new(""), None).unlisted
}

/// What a run asks for, if a file says how it is done.
pub fn of_input(input: &Input) -> Vec<String> {
    let clang = input.clang.as_ref().map(|clang| format!("--clang {}", clang.display()));
    clang.into_iter().chain(unlisted(&input.flags)).collect()
}

/// Goes on if the file asks for nothing, or if the person trusts it: now, which is said, or earlier.
pub fn require(file: &Path, bytes: &[u8], asks: &[String], now: bool) -> Result<(), Failure> {
    let note = allow(file, bytes, asks, now)?;
    note.iter().for_each(|note| terminal::note(note));
    Ok(())
}

/// Says which of the flags that the person has typed need the trust that the person has.
pub fn say(flags: &[String]) {
    let needing = needing_trust(flags);
    if !needing.is_empty() {
        terminal::note(&format!("trusted, with {}", names(&needing)));
    }
}
