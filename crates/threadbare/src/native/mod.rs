//! `threadbare replay --native`: builds the program with hooks, runs it under the script of a witness, and says how often
//! it failed as the witness says; or hands it to a debugger.

mod debugger;
mod process;

use crate::args::Replay;
use crate::replay::explain;
use crate::status::{Answer, Failure, Status};
use crate::{place, record};
use process::{Ending, Process};
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use threadbare_explore::script;
use threadbare_ir::Program;
use threadbare_toolchain::{NativeProgram, build_native, words};
use threadbare_trace::detectors::{Natively, natively};
use threadbare_trace::{ErrorKind, Given, ThreadId};

/// Why a failure may not happen in a process though its kind does.
const TORN: &str = "it happens in the midst of a call of the C library, which a process makes in one go";

/// What is to happen in a process.
pub struct Wanted<'a> {
    /// What it is called where something is said of it.
    pub name: String,
    pub given: Given<'a>,
    /// The witness that it comes from, if it does.
    pub file: Option<&'a Path>,
}

pub fn run(
    args: &Replay,
    program: &Arc<Program>,
    original: Option<&Program>,
    wanted: &Wanted<'_>,
) -> Result<Answer, Failure> {
    let Wanted { name, given, file } = wanted;
    let kind = given.failure.map(|failure| failure.kind);
    if let Some(kind) = kind
        && let Natively::ShowsNothing(why) = natively(kind)
    {
        return Err(Failure::new(format!("{name}: {} cannot be replayed natively: {why}", kind.name())));
    }
    let script = script(program, *given).map_err(|error| explain(name, &error))?;
    let known: HashSet<&str> = threadbare_models::modelled_functions().collect();
    let folder = std::env::current_dir().unwrap_or_default();
    let native = NativeProgram {
        program,
        original,
        script: &script,
        entry: given.entry,
        undefined: given.options.undefined,
        kind,
        is_library: threadbare_machine::library::is_library,
        is_replaced: threadbare_machine::library::is_replaced,
        is_known: &|name| known.contains(name),
        folder: &folder,
    };
    let binary = build_native(&native, args.clang.as_deref())?;
    let taken = given.inputs.iter().filter(|input| input.thread == ThreadId::MAIN && input.at.is_none());
    let first: Vec<u8> = taken.filter_map(|input| input.bytes.first().copied()).collect();
    let process = Process {
        binary,
        script: words(&script, kind),
        options: given.options.with_bytes(first),
        is_shown: args.repeat == 1,
        fails: kind.is_some(),
        leak: given
            .failure
            .filter(|failure| failure.kind == ErrorKind::Leak)
            .map(|failure| format!("{}:{}", failure.location.file, failure.location.line)),
    };
    if args.gdb {
        return debugger::gdb(&process, *given, &args.debugger);
    }
    if args.rr {
        return debugger::rr(&process, &args.witness);
    }
    for run in 1..=args.repeat {
        match process.run()? {
            Ending::AsExpected => {}
            Ending::Otherwise(why) => {
                if let (Some(kind), true) = (kind, script.is_torn) {
                    let kind = kind.name();
                    return Err(Failure::new(format!("{name}: {kind} cannot be replayed natively: {TORN}")));
                }
                return Err(Failure::new(format!(
                    "{name}: native run {run} of {} diverges: {why}",
                    args.repeat
                )));
            }
        }
    }
    if let Some(file) = file.filter(|file| !args.original && place::home(file).is_some()) {
        record::confirm_natively(file)?;
    }
    let times = args.repeat;
    Ok(match (file, kind) {
        (Some(_), _) => {
            Answer::new(format!("{times} of {times} runs failed as the witness says\n"), Status::Failed)
        }
        (None, Some(_)) => Answer::new(format!("{times} of {times} runs failed as {name}\n"), Status::Failed),
        (None, None) => Answer::new(format!("{times} of {times} runs went as {name}\n"), Status::Clean),
    })
}
