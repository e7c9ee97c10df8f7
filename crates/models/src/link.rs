//! Which part of the library that is written in C a program gets: the modules that define what it needs and does not define
//! itself.

use crate::bodies::{self, MODULES, provided};
use crate::tables::library;
use std::collections::BTreeSet;
use threadbare_ir::Module;
use threadbare_ir::ReadError;
use threadbare_ir::program::Linkage;
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
    // Mostly that is nothing.
    if needed.is_subset(&defined) {
        return Ok(added);
    }
    let provided = |text: &'static str| -> Vec<&str> { provided(text).collect() };
    let mut left: Vec<_> = MODULES.iter().map(|(name, text)| (name, text, provided(text))).collect();
    loop {
        let is_wanted = |name: &&str| needed.contains(*name) && !defined.contains(*name);
        let found = left.iter().position(|(_, _, provided)| provided.iter().any(is_wanted));
        let Some(position) = found else { return Ok(added) };
        let (name, text, _) = left.remove(position);
        let module = Module::index(&format!("{MODULE_PREFIX}{name}"), text.as_bytes().to_vec())?;
        note(&module, &mut defined, &mut needed);
        added.push(module);
    }
}

/// Adds what a module defines, and what it uses without defining it.
fn note(module: &Module, defined: &mut BTreeSet<String>, needed: &mut BTreeSet<String>) {
    for symbol in module.symbols() {
        let name = symbol.name.to_string();
        // A copy for optimisers says that the function is defined elsewhere, perhaps here.
        if symbol.linkage == Linkage::AvailableExternally
            && bodies::functions().any(|function| function == name)
        {
            needed.insert(name);
        } else if symbol.is_definition() {
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
    use threadbare_ir::program::SymbolKind;

    #[test]
    fn what_a_module_provides_is_seen_without_reading_it() {
        for (name, text) in MODULES {
            let module = Module::index(name, text.as_bytes().to_vec()).unwrap();
            let definitions = module.symbols().iter().filter(|symbol| symbol.is_definition());
            let read: BTreeSet<&str> = definitions
                .filter_map(|symbol| match &symbol.kind {
                    SymbolKind::Variable(_) => Some(&*symbol.name).filter(|name| !name.starts_with('.')),
                    _ => symbol.name.strip_prefix(PREFIX),
                })
                .collect();
            assert_eq!(provided(text).collect::<BTreeSet<_>>(), read, "{name}");
        }
    }

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
