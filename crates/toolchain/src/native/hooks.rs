//! Which places of a program get hooks, and which functions stand-ins.

use super::{NativeProgram, original};
use crate::Error;
use threadbare_ir::print::{Hooks, StandIn};
use threadbare_ir::program::{Linkage, SymbolId};
use threadbare_runtime::{Role, overrides_definition, replacement, role};
use threadbare_trace::options::Undefined;
use threadbare_trace::{CodePoint, ErrorKind, How};

/// What the names of library functions that the machine has as code begin with.
const LIBRARY_PREFIX: &str = "tb_libc_";
pub(super) fn hooks(native: &NativeProgram<'_>) -> Result<Hooks, Error> {
    let program = native.original.unwrap_or(native.program);
    let mut hooks = Hooks {
        entry: native.entry.to_owned(),
        pointers: native.script.graph.parameters.clone(),
        functions: native.script.graph.functions.clone(),
        sanitize: native.is_sanitized(),
        lifetimes: matches!(
            native.kind,
            Some(ErrorKind::UseAfterFree | ErrorKind::OutOfBounds | ErrorKind::Misuse)
        ),
        failing: failing(native),
        jumps: native.kind == Some(ErrorKind::Misuse),
        folder: native.folder.display().to_string(),
        ..Hooks::default()
    };
    if let Some(original) = native.original {
        hooks.as_written = true;
        hooks.points = original::points(native.program, original, &native.script.points)?;
    } else {
        let numbered = (0..).zip(&native.script.points);
        let place = |(number, (point, _)): (u32, &(CodePoint, _))| {
            ((SymbolId(point.function), point.instruction), number)
        };
        hooks.points = numbered.map(place).collect();
    }
    for (id, symbol) in (0..).map(SymbolId).zip(program.symbols()) {
        let module = program.module_name(symbol.module);
        let is_library = symbol.is_definition() && (native.is_library)(module);
        if is_library && (native.is_replaced)(module) {
            hooks.omitted.insert(id);
            continue;
        }
        if symbol.function().is_none() || is_library {
            continue;
        }
        let name = &*symbol.name;
        let is_own = symbol.is_definition() && !overrides_definition(name);
        match role(name).filter(|_| !is_own) {
            Some(Role::Replaced) => {
                hooks.renamed.insert(id, replacement(name));
            }
            Some(role) => {
                hooks.stand_ins.insert(id, stand_in(role));
            }
            None if symbol.is_definition() && symbol.linkage != Linkage::AvailableExternally
                || name.starts_with("llvm.") => {}
            None => {
                let body = format!("{LIBRARY_PREFIX}{name}");
                let in_library = program.find(&body).map(|id| program.module_name(program.symbol(id).module));
                if in_library.is_some_and(|module| !(native.is_replaced)(module)) {
                    hooks.renamed.insert(id, body);
                } else if !is_own && !(native.is_known)(name) && native.undefined != Undefined::Stop {
                    let value =
                        if native.undefined == Undefined::Input { StandIn::Input } else { StandIn::Nothing };
                    hooks.stand_ins.insert(id, value);
                }
            }
        }
    }
    Ok(hooks)
}

/// The place that is to fail, where the runtime has to look at it.
fn failing(native: &NativeProgram<'_>) -> Option<u32> {
    let is_looked_at = matches!(
        native.kind,
        Some(
            ErrorKind::OutOfBounds
                | ErrorKind::UseAfterFree
                | ErrorKind::NullDereference
                | ErrorKind::Misuse
                | ErrorKind::BadCall
        )
    );
    let mut stands = native.script.threads.iter().filter_map(|thread| thread.stand);
    stands.find(|stand| is_looked_at && stand.how == How::Fail).map(|stand| stand.point)
}

fn stand_in(role: Role) -> StandIn {
    match role {
        Role::Input => StandIn::Input,
        Role::Assume => StandIn::Assume,
        Role::Assert => StandIn::Assert,
        Role::Fail => StandIn::Fail,
        Role::Nothing | Role::Replaced => StandIn::Nothing,
    }
}
