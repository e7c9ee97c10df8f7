//! The command line: arguments, configuration, progress and exit status. It knows no algorithm: each command
//! reads what it is given, calls the rooms that do the work, and prints what they say.

mod args;
mod check;
mod doctor;
mod goals;
mod guard;
mod harness;
mod history;
mod inspect;
mod kept;
mod known;
mod manual;
mod native;
mod outside;
mod place;
mod program;
mod record;
mod regression;
mod replay;
mod report;
mod settings;
mod status;
mod suppressions;
mod terminal;
mod trust;
mod usage;
mod watching;
mod witness;

pub use status::Status;

use args::{Args, Command, Typed};
use clap::parser::ValueSource;
use clap::{CommandFactory, Parser};
use place::Place;
use status::{Answer, Failure};
use std::ffi::OsString;
use std::io::{self, Write};
use threadbare_report::escape;

/// Runs the tool on its arguments, the first of which is its own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Status {
    let (args, arguments) = match parse(arguments.into_iter().collect()) {
        Ok(parsed) => parsed,
        Err(Unparsed::Usage(error, arguments)) => {
            // Help and version come this way too, and are no errors.
            let status = if error.use_stderr() { Status::Bad } else { Status::Clean };
            // Settings may have a say in it, and what they say must not reach the terminal as it is.
            let is_plain = |argument: &OsString| {
                let text = argument.to_string_lossy();
                escape(&text) == text
            };
            let _ = if arguments.iter().all(is_plain) {
                error.print()
            } else {
                io::stderr().write_all(terminal::lines(&error.render().to_string()).as_bytes())
            };
            return status;
        }
        Err(Unparsed::Settings(failure)) => return complain(&failure),
    };
    match execute(args.command, &arguments) {
        Ok(Answer { text, status, complaint }) => match io::stdout().write_all(text.as_bytes()) {
            // Nobody reads on, which changes nothing about the answer.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                complain(&Failure::new(format!("cannot write the answer: {error}")))
            }
            _ => {
                if let Some(failure) = complaint {
                    complain(&failure);
                }
                status
            }
        },
        Err(failure) => complain(&failure),
    }
}

/// Why there are no arguments to work with.
enum Unparsed {
    /// With the arguments that it is about.
    Usage(clap::Error, Vec<OsString>),
    Settings(Failure),
}

/// The arguments with the settings of the place added, and both as text, without the tool's name.
fn parse(arguments: Vec<OsString>) -> Result<(Args, Vec<String>), Unparsed> {
    let matches = match Args::command().try_get_matches_from(&arguments) {
        Ok(matches) => matches,
        Err(error) => return Err(Unparsed::Usage(error, arguments)),
    };
    let settings = Place::find().map_err(Unparsed::Settings)?.settings();
    let mut has_flags = false;
    let arguments = match settings {
        Some(path) => {
            let merged =
                settings::add(&path, &Args::command(), &matches, arguments).map_err(Unparsed::Settings)?;
            merged.note.iter().for_each(|note| terminal::note(note));
            has_flags = merged.has_flags;
            merged.arguments
        }
        None => arguments,
    };
    let mut args = match Args::try_parse_from(&arguments) {
        Ok(args) => args,
        Err(error) => return Err(Unparsed::Usage(error, arguments)),
    };
    let check = match &mut args.command {
        Command::Check(check) => Some(&mut **check),
        Command::Reach(reach) => Some(&mut reach.check),
        _ => None,
    };
    if let (Some(check), Some((_, given))) = (check, matches.subcommand()) {
        let is_typed = |name| given.value_source(name) == Some(ValueSource::CommandLine);
        check.typed = Typed { stdin: is_typed("stdin"), file: is_typed("file") };
    }
    let input = match &mut args.command {
        Command::Check(check) => Some(&mut check.input),
        Command::Reach(reach) => Some(&mut reach.check.input),
        Command::Inspect(inspect) => Some(&mut inspect.input),
        _ => None,
    };
    if let Some(input) = input {
        // Flags of settings were looked at there.
        input.flags_are_trusted = has_flags || input.trust;
        if input.trust && !has_flags {
            trust::say(&input.flags);
        }
    }
    let text = |argument: &OsString| argument.to_string_lossy().into_owned();
    Ok((args, arguments.iter().skip(1).map(text).collect()))
}

fn execute(command: Command, arguments: &[String]) -> Result<Answer, Failure> {
    match command {
        Command::Check(args) => check::run(&args, arguments, Place::find()?, None),
        Command::Reach(args) => check::run(&args.into_check(), arguments, Place::find()?, None),
        Command::Replay(args) => replay::run(&args),
        Command::Runs(args) => history::run(&args),
        Command::Report(args) => report::run(&args),
        Command::Harness(args) => harness::run(&args),
        Command::Tests(args) => regression::run(&args),
        Command::Inspect(args) => inspect::run(&args),
        Command::Doctor(args) => doctor::run(&args),
        Command::Completions(args) => Ok(manual::completions(&args)),
        Command::Man(args) => manual::man(&args),
    }
}

fn complain(failure: &Failure) -> Status {
    let mut stderr = io::stderr();
    if let Some(diagnostics) = &failure.diagnostics {
        let _ = writeln!(stderr, "{}", terminal::lines(diagnostics));
    }
    // File names, flags and what a compiler wrote may be in it.
    let _ = writeln!(stderr, "threadbare: {}", escape(&failure.message));
    Status::Bad
}
