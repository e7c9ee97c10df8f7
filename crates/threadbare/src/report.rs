//! `threadbare report`, and the files of `check --format`: a run in the formats that other tools read. What the formats are, the room of reports
//! knows; here they come to files.

use crate::args::{FormatName, Input, Report};
use crate::check::sources_for;
use crate::program;
use crate::replay::{enter, home};
use crate::status::{Answer, Failure, Status};
use crate::{history, terminal, trust, witness};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use threadbare_explore::{Budget, Session, SessionError};
use threadbare_report::{Run, Sources, Style, Written, write};
use threadbare_trace::{Coverage, Finding, Location, Outcome, Side};

/// What is kept of a run that is over: what was found, but for the stories, which the witnesses tell again.
#[derive(Serialize, Deserialize)]
pub struct Stored {
    outcome: Outcome,
    branches: Vec<(Location, Vec<Side>)>,
    lines: Vec<(String, u32, bool)>,
    program: String,
    witnesses: Vec<String>,
    seconds: f64,
    user_seconds: f64,
    peak_bytes: u64,
    #[serde(default)]
    started: u64,
    #[serde(default)]
    files: Vec<String>,
}

impl Stored {
    /// As bytes.
    pub fn of(outcome: &Outcome, run: &Run) -> Result<Vec<u8>, Failure> {
        let coverage = &outcome.coverage;
        let lines = coverage.lines.iter().map(|((file, line), executed)| (file.clone(), *line, *executed));
        let stored = Stored {
            outcome: outcome.clone(),
            branches: coverage.branches.clone(),
            lines: lines.collect(),
            program: run.program.clone(),
            witnesses: run.witnesses.clone(),
            seconds: run.seconds,
            user_seconds: run.user_seconds,
            peak_bytes: run.peak_bytes,
            started: run.started,
            files: run.files.clone(),
        };
        Ok(serde_json::to_vec(&stored)?)
    }
}

/// Writes the files that are named, and says what is for the standard output, if something is. What could not be written costs nothing else.
pub fn put(
    formats: &[FormatName],
    outcome: &Outcome,
    run: &Run,
    sources: &Sources,
    style: Style,
) -> (Option<String>, Option<Failure>) {
    let (mut said, mut trouble) = (None, None);
    for FormatName { format, file } in formats {
        let plain = Style { width: 100, colour: false, ..style };
        let style = if file.is_none() { style } else { plain };
        let done = write(*format, outcome, run, sources, style).map_err(Failure::from).and_then(|written| {
            match (written, file) {
                (Written::File(text), None) => said.get_or_insert_with(String::new).push_str(&text),
                (Written::File(text), Some(path)) => save(path, text.as_bytes())?,
                (Written::Folder(files), Some(folder)) => save_all(folder, &files)?,
                // The arguments do not allow it.
                (Written::Folder(_), None) => {}
            }
            Ok(())
        });
        trouble = trouble.or(done.err());
    }
    (said, trouble)
}

fn save(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes)
        .map_err(|error| Failure::new(format!("{}: cannot be written: {error}", path.display())))
}

fn save_all(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), Failure> {
    fs::create_dir_all(folder)
        .map_err(|error| Failure::new(format!("{}: cannot be made: {error}", folder.display())))?;
    files.iter().try_for_each(|(name, bytes)| save(&folder.join(name), bytes))
}

pub fn run(args: &Report) -> Result<Answer, Failure> {
    // Files are named from here, and the program is compiled where it was.
    let formats: Vec<FormatName> = args.format.iter().map(absolute).collect::<Result<_, _>>()?;
    let (number, bytes, witnesses) = history::stored(args.run)?;
    let Stored {
        mut outcome,
        branches,
        lines,
        program,
        witnesses: written,
        seconds,
        user_seconds,
        peak_bytes,
        started,
        files,
    } = serde_json::from_slice(&bytes).map_err(|_| {
        Failure::new(format!(
            "run {number} was made by another version of threadbare: check the program anew"
        ))
    })?;
    outcome.coverage = Coverage {
        branches,
        lines: lines.into_iter().map(|(file, line, executed)| ((file, line), executed)).collect(),
    };
    let run = Run {
        program,
        files,
        witnesses: written,
        kept: None,
        started,
        baseline: None,
        seconds,
        user_seconds,
        peak_bytes,
    };
    tell_again(args, &mut outcome.findings, witnesses.first())?;
    let style = terminal::style(args.color, args.telling.detail());
    let (said, failure) = put(&formats, &outcome, &run, &sources_for(&formats, &outcome, &run.files), style);
    match failure {
        Some(failure) => Err(failure),
        None => Ok(Answer::new(said.unwrap_or_default(), Status::Clean)),
    }
}

fn absolute(format: &FormatName) -> Result<FormatName, Failure> {
    let file = match &format.file {
        Some(path) => Some(
            std::path::absolute(path)
                .map_err(|error| Failure::new(format!("{}: {error}", path.display())))?,
        ),
        None => None,
    };
    Ok(FormatName { format: format.format, file })
}

/// Executes the findings' witnesses again, for their stories.
fn tell_again(args: &Report, findings: &mut [Finding], path: Option<&PathBuf>) -> Result<(), Failure> {
    let (Some(first), Some(path)) = (findings.first(), path) else { return Ok(()) };
    let (made, bytes) = witness::read_with_bytes(path)?;
    let home = home(path, &made.directory)?;
    let asked = trust::asked(&made.flags, &home, None);
    trust::require(path, &bytes, &asked.unlisted, args.trust)?;
    enter(&home)?;
    let input = Input {
        programs: made.sources.iter().map(PathBuf::from).collect(),
        clang: args.clang.clone(),
        flags: asked.flags,
        trust: args.trust,
        flags_are_trusted: true,
        places: made.places.clone(),
    };
    let program = Arc::new(program::load_to_run(&input)?);
    let changed = "its sources, or the compiler, are not those that it was made with: check the program anew";
    if program.hash() != made.program {
        return Err(Failure::new(changed));
    }
    let session = Session::new(program, &first.witness.entry, Budget::default());
    let mut session = session.map_err(|error| match error {
        SessionError::Entry(why) | SessionError::Unsupported(why) => Failure::new(why),
    })?;
    for finding in findings.iter() {
        session.restore(finding.witness.clone()).map_err(|error| Failure::new(error.to_string()))?;
    }
    for (finding, told) in findings.iter_mut().zip(session.finish().findings) {
        finding.story = told.story;
    }
    Ok(())
}
