//! `threadbare replay`: executes a witness again, in the machine, and says whether it fails as it did.

use crate::args::{Input, Replay};
use crate::kept::follow;
use crate::native::{self, Wanted};
use crate::program;
use crate::status::{Answer, Failure, Status};
use crate::{place, trust, witness};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use threadbare_explore::{ReplayError, renewed, replay};
use threadbare_report::escape;

pub fn run(args: &Replay) -> Result<Answer, Failure> {
    if let Some(number) = args.execution {
        return follow::run(args, number);
    }
    let (witness, bytes) = witness::read_with_bytes(&args.witness)?;
    let home = home(&args.witness, &witness.directory)?;
    let asked = trust::asked(&witness.flags, &home, None);
    trust::require(&args.witness, &bytes, &asked.unlisted, args.trust)?;
    enter(&home)?;
    let input = Input {
        programs: witness.sources.iter().map(PathBuf::from).collect(),
        clang: args.clang.clone(),
        flags: asked.flags,
        trust: args.trust,
        flags_are_trusted: true,
        places: witness.places.clone(),
    };
    let program = Arc::new(program::load_to_run(&input)?);
    let witness = renewed(&program, witness);
    if args.original && !witness.places.is_empty() {
        let name = args.witness.display();
        return Err(Failure::new(format!(
            "{name}: leads to places, and what the compiler makes of the untouched source does not say when threads are there: leave --original out"
        )));
    }
    if args.native || args.gdb || args.rr {
        let original = args.original.then(|| program::load_instrumented(&input)).transpose()?;
        let name = args.witness.display().to_string();
        let wanted = Wanted { name, given: witness.given(), file: Some(&args.witness) };
        return native::run(args, &program, original.as_ref(), &wanted);
    }
    let replayed = replay(program, &witness).map_err(|error| explain(args.witness.display(), &error))?;
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

/// Where sources are compiled: they are named as they were when the witness was made.
pub fn home(witness: &Path, directory: &str) -> Result<PathBuf, Failure> {
    if !place::is_below(directory) {
        let name = witness.display();
        return Err(Failure::new(format!(
            "{name}: was made in `{directory}`, which is not inside of its project"
        )));
    }
    Ok(place::home(witness).unwrap_or(Path::new("")).join(directory))
}

pub fn enter(home: &Path) -> Result<(), Failure> {
    if home == Path::new("") {
        return Ok(());
    }
    std::env::set_current_dir(home)
        .map_err(|error| Failure::new(format!("{}: cannot be entered: {error}", home.display())))
}

pub fn explain(name: impl Display, error: &ReplayError) -> Failure {
    let hint = match error {
        ReplayError::OtherProgram => "; its sources, or the compiler, are not those that it was made with",
        _ => "",
    };
    Failure::new(format!("{name}: {error}{hint}"))
}
