//! The part of the C library that is written in C: what calls back, and what computes on text digit by digit. The
//! sources are in `libc/`, compiled to IR beforehand.

use std::sync::OnceLock;
use threadbare_machine::library::PREFIX;

/// Name and IR of each module.
pub const MODULES: &[(&str, &str)] = &[
    ("calendar", include_str!("../libc/calendar.ll")),
    ("checked", include_str!("../libc/checked.ll")),
    ("ctype", include_str!("../libc/ctype.ll")),
    ("cxx_containers", include_str!("../libc/cxx_containers.ll")),
    ("cxx_exceptions", include_str!("../libc/cxx_exceptions.ll")),
    ("cxx_standard", include_str!("../libc/cxx_standard.ll")),
    ("cxx_strings", include_str!("../libc/cxx_strings.ll")),
    ("cxx_threads", include_str!("../libc/cxx_threads.ll")),
    ("cxx_types", include_str!("../libc/cxx_types.ll")),
    ("exit", include_str!("../libc/exit.ll")),
    ("extended", include_str!("../libc/extended.ll")),
    ("folders", include_str!("../libc/folders.ll")),
    ("getopt", include_str!("../libc/getopt.ll")),
    ("inet", include_str!("../libc/inet.ll")),
    ("lines", include_str!("../libc/lines.ll")),
    ("locale", include_str!("../libc/locale.ll")),
    ("math", include_str!("../libc/math.ll")),
    ("memory_streams", include_str!("../libc/memory_streams.ll")),
    ("messages", include_str!("../libc/messages.ll")),
    ("multibyte", include_str!("../libc/multibyte.ll")),
    ("number", include_str!("../libc/number.ll")),
    ("reach", include_str!("../libc/reach.ll")),
    ("regcomp", include_str!("../libc/regcomp.ll")),
    ("regexec", include_str!("../libc/regexec.ll")),
    ("scan", include_str!("../libc/scan.ll")),
    ("search", include_str!("../libc/search.ll")),
    ("signals", include_str!("../libc/signals.ll")),
    ("sort", include_str!("../libc/sort.ll")),
    ("streams", include_str!("../libc/streams.ll")),
    ("strftime", include_str!("../libc/strftime.ll")),
    ("strptime", include_str!("../libc/strptime.ll")),
    ("system", include_str!("../libc/system.ll")),
    ("text", include_str!("../libc/text.ll")),
    ("token", include_str!("../libc/token.ll")),
    ("wide", include_str!("../libc/wide.ll")),
];

/// The functions that the library defines.
pub fn functions() -> impl Iterator<Item = &'static str> {
    by_module().map(|(_, function)| function)
}

/// The functions that the library defines, each behind its module's name.
pub fn by_module() -> impl Iterator<Item = (&'static str, &'static str)> {
    static NAMES: OnceLock<Vec<(&'static str, &'static str)>> = OnceLock::new();
    let names = || {
        MODULES
            .iter()
            .flat_map(|(module, text)| provided_functions(text).map(|name| (*module, name)))
            .collect()
    };
    NAMES.get_or_init(names).iter().copied()
}

/// The function that a body of the library is of.
pub fn function(body: &str) -> Option<&'static str> {
    let name = body.strip_prefix(PREFIX)?;
    functions().find(|function| *function == name)
}

/// What a module provides: functions under their usual names, and variables. A look at where lines begin is enough for that; to
/// read all modules takes longer than many a check.
pub fn provided(text: &'static str) -> impl Iterator<Item = &'static str> {
    variables(text).chain(provided_functions(text))
}

fn provided_functions(text: &'static str) -> impl Iterator<Item = &'static str> {
    behind(text, "\ndefine ").filter_map(|line| {
        let name = line.split_once('@')?.1.split_once('(')?.0;
        name.strip_prefix(PREFIX)
    })
}

/// Those with a definition; what has no name in the source is nobody else's.
fn variables(text: &'static str) -> impl Iterator<Item = &'static str> {
    behind(text, "\n@").filter_map(|line| {
        let (name, what) = line.split_once(" = ")?;
        (!what.starts_with("external ") && !name.starts_with('.')).then_some(name)
    })
}

/// What stands behind each of these beginnings of a line.
fn behind(text: &'static str, beginning: &'static str) -> impl Iterator<Item = &'static str> {
    memchr::memmem::find_iter(text.as_bytes(), beginning).map(move |at| &text[at + beginning.len()..])
}
