//! `threadbare replay`: executes a witness again, in the machine, and says whether it fails as it did.

use crate::args::{Input, Replay};
use crate::native;
use crate::program;
use crate::status::{Answer, Failure, Status};
use crate::{place, witness};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use threadbare_explore::{ReplayError, renewed, replay};
use threadbare_report::escape;

pub fn run(args: &Replay) -> Result<Answer, Failure> {
    let witness = witness::read(&args.witness)?;
    enter_home(&args.witness, &witness.directory)?;
    let input = Input {
        programs: witness.sources.iter().map(PathBuf::from).collect(),
        clang: args.clang.clone(),
        flags: witness.flags.clone(),
    };
    let program = Arc::new(program::load_to_run(&input)?);
    let witness = renewed(&program, witness);
    if args.native || args.gdb || args.rr {
        let original = args.original.then(|| program::load_instrumented(&input)).transpose()?;
        return native::run(args, &program, original.as_ref(), &witness);
    }
    let replayed = replay(program, &witness).map_err(|error| explain(&args.witness, &error))?;
    let failure = &witness.failure;
    if !replayed.shows(failure) {
        let seen: Vec<String> = replayed
            .failures
            .iter()
            .map(|failure| format!("{} at {}", failure.kind, failure.location))
            .collect();
        let seen = if seen.is_empty() { "it does not fail".to_owned() } else { seen.join(", ") };
        return Err(Failure::new(format!(
            "{}: diverges: expected {} at {}, but {seen}",
            args.witness.display(),
            failure.kind,
            failure.location
        )));
    }
    let text = format!(
        "reproduced in {} steps: {} at {}, in `{}`: {}\n",
        replayed.steps.len(),
        failure.kind,
        escape(&failure.location.to_string()),
        escape(&failure.location.function),
        escape(&failure.message)
    );
    Ok(Answer::new(text, Status::Failed))
}

/// Sources are named as they were when the witness was made, so that is where they are compiled.
fn enter_home(witness: &Path, directory: &str) -> Result<(), Failure> {
    let home = place::home(witness).unwrap_or(Path::new("")).join(directory);
    if home == Path::new("") {
        return Ok(());
    }
    std::env::set_current_dir(&home)
        .map_err(|error| Failure::new(format!("{}: cannot be entered: {error}", home.display())))
}

pub fn explain(path: &Path, error: &ReplayError) -> Failure {
    let hint = match error {
        ReplayError::OtherProgram => "; its sources, or the compiler, are not those that it was made with",
        _ => "",
    };
    Failure::new(format!("{}: {error}{hint}", path.display()))
}
