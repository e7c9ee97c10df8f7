//! `threadbare replay RUN --execution N`: follows an execution that a run has kept, and tells what happens in it.

use super::{FILE, find};
use crate::args::{Input, Replay, RunName};
use crate::native::{self, Wanted};
use crate::program;
use crate::replay::{enter, explain, home};
use crate::status::{Answer, Failure, Status};
use crate::{check, history, terminal, trust};
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;
use threadbare_explore::{Followed, follow_kept};
use threadbare_report::{Detail, Style, escape, input_value, story};
use threadbare_trace::{ErrorKind, KeptEnd, KeptExecution, Location, WitnessedFailure};

pub fn run(args: &Replay, number: u64) -> Result<Answer, Failure> {
    let run: RunName = args.witness.to_string_lossy().parse().map_err(Failure::new)?;
    let (run, folder) = history::folder_of(run)?;
    let path = folder.join(FILE);
    let found = find(&path, run, number)?;
    let home = home(&path, &found.begin.directory)?;
    let asked = trust::asked(&found.begin.flags, &home, None);
    trust::require(&path, &found.bytes, &asked.unlisted, args.trust)?;
    enter(&home)?;
    let input = Input {
        programs: found.begin.sources.iter().map(PathBuf::from).collect(),
        clang: args.clang.clone(),
        flags: asked.flags,
        trust: args.trust,
        flags_are_trusted: true,
        places: found.begin.places.clone(),
    };
    let program = Arc::new(program::load_to_run(&input)?);
    let (entry, options) = (&found.begin.entry, &found.begin.options);
    let followed =
        follow_kept(&program, &found.begin.program, entry, options, &found.execution).map_err(|error| {
            Failure::new(format!("execution {number} of run {}", explain(run, &error).message))
        })?;
    if args.native || args.gdb {
        if let Some(why) = unfinished(&followed.execution.end) {
            return Err(Failure::new(format!(
                "execution {number} of run {run} cannot be replayed natively: {why}, and a process would go on"
            )));
        }
        let original = args.original.then(|| program::load_instrumented(&input)).transpose()?;
        let failure = followed.failures.iter().find(|failure| ends_a_process(failure));
        let wanted = Wanted {
            name: format!("execution {number} of run {run}"),
            given: followed.execution.given(&found.begin.program, entry, options, failure),
            file: None,
        };
        return native::run(args, &program, original.as_ref(), &wanted);
    }
    let status = if followed.failures.is_empty() { Status::Clean } else { Status::Failed };
    Ok(Answer::new(told(number, &followed, terminal::style(terminal::Color::Auto, Detail::Short)), status))
}

/// Why an execution has no end of its own, if so.
fn unfinished(end: &KeptEnd) -> Option<String> {
    match end {
        KeptEnd::Complete => None,
        KeptEnd::Cut(why) => Some(format!("it was cut ({})", escape(why))),
        KeptEnd::Redundant => Some("what would come after is seen in other executions".into()),
    }
}

/// Whether a process that fails so does not come to its end. Races happen on the way, and what is lost was never missed.
fn ends_a_process(failure: &WitnessedFailure) -> bool {
    !matches!(failure.kind, ErrorKind::Race | ErrorKind::Leak)
}

/// What happens in an execution, for reading.
fn told(number: u64, followed: &Followed, style: Style) -> String {
    let Followed { execution, failures, story: happened } = followed;
    let KeptExecution { inputs, schedule, end, .. } = execution;
    let places = failures.iter().map(|failure| &failure.location);
    let places: Vec<&Location> = places.chain(happened.steps.iter().map(|step| &step.location)).collect();
    let files = places.iter().map(|place| place.file.as_str());
    let sources = check::sources_of(files.collect());
    let failing = failures.iter().find(|failure| ends_a_process(failure)).or(failures.first());
    let ended = match unfinished(end) {
        None => "comes to its end".to_owned(),
        Some(why) => format!("stops here: {why}"),
    };
    let steps = match schedule.steps.len() {
        1 => "1 step".to_owned(),
        steps => format!("{steps} steps"),
    };
    let mut text = format!("execution {number}: {steps}, {ended}\n");
    if !inputs.is_empty() {
        let inputs = inputs.iter().map(|input| format!("{} = {}", escape(&input.name), input_value(input)));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "inputs: {}", inputs.collect::<Vec<_>>().join(", "));
    }
    if !happened.steps.is_empty() {
        text.push('\n');
        text += &story(happened, failing, &sources, style);
    }
    let mut said: Vec<String> = failures
        .iter()
        .map(|failure| {
            let place = failure.location.to_string();
            format!("{} at {}: {}\n", failure.kind, escape(&place), escape(&failure.message))
        })
        .collect();
    said.sort();
    said.dedup();
    if !said.is_empty() {
        text.push('\n');
        text += &said.concat();
    }
    text
}
