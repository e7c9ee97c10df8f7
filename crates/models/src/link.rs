//! Which part of the library that is written in C a program gets: the modules that define what it needs and does not define
//! itself.

use crate::bodies::MODULES;
use crate::tables::library;
use std::collections::BTreeSet;
use threadbare_ir::Module;
use threadbare_ir::ReadError;
use threadbare_ir::program::SymbolKind;
use threadbare_machine::library::{MODULE_PREFIX, PREFIX};

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
        } else if !library().has(&name) {
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
