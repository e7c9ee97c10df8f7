//! The part of the C library that is written in C: what calls back, and what computes on text digit by digit. The
//! sources are in `libc/`, compiled to IR beforehand; a program gets the modules that define what it needs and
//! does not define itself.

use crate::models;
use std::collections::BTreeSet;
use std::sync::OnceLock;
use threadbare_ir::Module;
use threadbare_ir::ReadError;
use threadbare_ir::program::SymbolKind;

/// What the names of library functions that are written in C begin with.
pub(crate) const PREFIX: &str = "tb_libc_";

/// What the names of the library's modules begin with.
const MODULE_PREFIX: &str = "<libc>/";

/// Name and IR of each module.
const MODULES: &[(&str, &str)] = &[
    ("calendar", include_str!("../libc/calendar.ll")),
    ("checked", include_str!("../libc/checked.ll")),
    ("ctype", include_str!("../libc/ctype.ll")),
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

/// The name of a library function's body.
pub fn body_name(function: &str) -> String {
    format!("{PREFIX}{function}")
}

/// Whether a module is one of the library's.
pub fn is_library(module_name: &str) -> bool {
    module_name.starts_with(MODULE_PREFIX)
}

/// The functions that the library defines.
pub fn functions() -> impl Iterator<Item = &'static str> {
    by_module().map(|(_, function)| function)
}

/// The functions that the library defines, each behind its module's name.
pub fn by_module() -> impl Iterator<Item = (&'static str, &'static str)> {
    static NAMES: OnceLock<Vec<(&'static str, &'static str)>> = OnceLock::new();
    let names =
        || MODULES.iter().flat_map(|(module, text)| provided(text).map(|name| (*module, name))).collect();
    NAMES.get_or_init(names).iter().copied()
}

/// The function that a body of the library is of.
pub fn function(body: &str) -> Option<&'static str> {
    let name = body.strip_prefix(PREFIX)?;
    functions().find(|function| *function == name)
}

/// What a module provides: functions under their usual names, and variables.
fn provided(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| line.starts_with("define ")).filter_map(|line| {
        let name = line.split_once('@')?.1.split_once('(')?.0;
        name.strip_prefix(PREFIX)
    })
}

/// The modules of the library that the modules of a program need, to be linked behind them.
pub fn modules_for(program: &[Module]) -> Result<Vec<Module>, ReadError> {
    let mut defined: BTreeSet<String> = BTreeSet::new();
    let mut needed: BTreeSet<String> = BTreeSet::new();
    for module in program {
        note(module, &mut defined, &mut needed);
    }
    // Destructors of modules run in the library's `exit`.
    if defined.contains("llvm.global_dtors") {
        needed.insert("exit".to_string());
    }
    let mut added = Vec::new();
    let mut left: Vec<&(&str, &str)> = MODULES.iter().collect();
    loop {
        let mut found = None;
        for (position, (name, text)) in left.iter().enumerate() {
            let module = Module::index(&format!("{MODULE_PREFIX}{name}"), text.as_bytes().to_vec())?;
            let wanted = |name: &str| needed.contains(name) && !defined.contains(name);
            let is_wanted = module.symbols().iter().filter(|symbol| symbol.is_definition()).any(|symbol| {
                match &symbol.kind {
                    SymbolKind::Variable(_) => wanted(&symbol.name),
                    _ => symbol.name.strip_prefix(PREFIX).is_some_and(wanted),
                }
            });
            if is_wanted {
                found = Some((position, module));
                break;
            }
        }
        let Some((position, module)) = found else { return Ok(added) };
        note(&module, &mut defined, &mut needed);
        added.push(module);
        left.remove(position);
    }
}

/// Adds what a module defines, and what it uses without defining it.
fn note(module: &Module, defined: &mut BTreeSet<String>, needed: &mut BTreeSet<String>) {
    for symbol in module.symbols() {
        let name = symbol.name.to_string();
        if symbol.is_definition() {
            if let Some(function) = name.strip_prefix(PREFIX) {
                defined.insert(function.to_string());
            }
            defined.insert(name);
        } else if models::find(&name).is_none() {
            needed.insert(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_gets_what_it_needs_and_no_more() {
        let names = |text: &str| -> Vec<String> {
            let module = Module::index("p", text.as_bytes().to_vec()).unwrap();
            let modules = modules_for(&[module]).unwrap();
            modules.iter().map(|module| module.symbols()[0].name.to_string()).collect()
        };
        assert_eq!(names("declare i32 @puts(ptr)\n").len(), 0);
        assert_eq!(names("declare i32 @atoi(ptr)\n").len(), 1);
        let destructors = "@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer\n";
        assert_eq!(names(destructors).len(), 1);
        assert_eq!(names("@stderr = external global ptr\n"), ["tb_libc_streams"]);
        assert_eq!(names("define i32 @atoi(ptr %s) {\n  ret i32 0\n}\n").len(), 0);
    }
}
