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
use std::sync::Arc;
use threadbare_explore::script;
use threadbare_ir::Program;
use threadbare_toolchain::{NativeProgram, build_native, words};
use threadbare_trace::detectors::{Natively, natively};
use threadbare_trace::{ErrorKind, ThreadId, Witness};

/// Why a failure may not happen in a process though its kind does.
const TORN: &str = "it happens in the midst of a call of the C library, which a process makes in one go";

pub fn run(
    args: &Replay,
    program: &Arc<Program>,
    original: Option<&Program>,
    witness: &Witness,
) -> Result<Answer, Failure> {
    let name = args.witness.display();
    let kind = witness.failure.kind;
    if let Natively::ShowsNothing(why) = natively(kind) {
        return Err(Failure::new(format!("{name}: {} cannot be replayed natively: {why}", kind.name())));
    }
    let script = script(program, witness).map_err(|error| explain(&args.witness, &error))?;
    let known: HashSet<&str> = threadbare_models::modelled_functions().collect();
    let folder = std::env::current_dir().unwrap_or_default();
    let native = NativeProgram {
        program,
        original,
        script: &script,
        entry: &witness.entry,
        undefined: witness.options.undefined,
        kind,
        is_library: threadbare_machine::library::is_library,
        is_known: &|name| known.contains(name),
        folder: &folder,
    };
    let binary = build_native(&native, args.clang.as_deref())?;
    let taken = witness.inputs.iter().filter(|input| input.thread == ThreadId::MAIN && input.at.is_none());
    let first: Vec<u8> = taken.filter_map(|input| input.bytes.first().copied()).collect();
    let process = Process {
        binary,
        script: words(&script, kind),
        options: witness.options.with_bytes(first),
        is_shown: args.repeat == 1,
        leak: (kind == ErrorKind::Leak)
            .then(|| format!("{}:{}", witness.failure.location.file, witness.failure.location.line)),
    };
    if args.gdb {
        return debugger::gdb(&process, &witness.failure, &args.debugger);
    }
    if args.rr {
        return debugger::rr(&process, &args.witness);
    }
    for run in 1..=args.repeat {
        match process.run()? {
            Ending::AsExpected => {}
            Ending::Otherwise(why) => {
                if script.is_torn {
                    return Err(Failure::new(format!(
                        "{name}: {} cannot be replayed natively: {TORN}",
                        kind.name()
                    )));
                }
                return Err(Failure::new(format!(
                    "{name}: native run {run} of {} diverges: {why}",
                    args.repeat
                )));
            }
        }
    }
    if !args.original && place::home(&args.witness).is_some() {
        record::confirm_natively(&args.witness)?;
    }
    let text = format!("{0} of {0} runs failed as the witness says\n", args.repeat);
    Ok(Answer::new(text, Status::Failed))
}
