//! The command line: arguments, configuration, progress and exit status. It knows no algorithm: each command
//! reads what it is given, calls the rooms that do the work, and prints what they say.

mod args;
mod check;
mod doctor;
mod inspect;
mod program;
mod replay;
mod runs;
mod status;
mod terminal;
mod usage;

pub use status::Status;

use args::{Args, Command};
use clap::Parser;
use status::{Answer, Failure};
use std::ffi::OsString;
use std::io::{self, Write};

/// Runs the tool on its arguments, the first of which is its own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Status {
    let args = match Args::try_parse_from(arguments) {
        Ok(args) => args,
        Err(error) => {
            // Help and version come this way too, and are no errors.
            let status = if error.use_stderr() { Status::Bad } else { Status::Clean };
            let _ = error.print();
            return status;
        }
    };
    match execute(args.command) {
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

fn execute(command: Command) -> Result<Answer, Failure> {
    match command {
        Command::Check(args) => check::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Inspect(args) => inspect::run(&args),
        Command::Doctor(args) => doctor::run(&args),
    }
}

fn complain(failure: &Failure) -> Status {
    let mut stderr = io::stderr();
    if let Some(diagnostics) = &failure.diagnostics {
        let _ = writeln!(stderr, "{diagnostics}");
    }
    let _ = writeln!(stderr, "threadbare: {}", failure.message);
    Status::Bad
}
