//! A replay under gdb or rr.

use super::process::{Folder, Process};
use crate::status::{Answer, Failure, Status};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use threadbare_trace::{ErrorKind, Given};

/// The runtime calls this when everything has happened that the witness says, and the failure is next.
const STOP: &str = "tb_failing";

/// Runs gdb up to the failing event, and leaves it to the person.
pub fn gdb(process: &Process, given: Given<'_>, more: &[String]) -> Result<Answer, Failure> {
    let gdb = on_path("gdb").ok_or_else(|| {
        Failure::new("gdb is not installed: your package manager has it (package gdb); --native needs none")
    })?;
    let folder = Folder::new()?;
    let failed = |error: std::io::Error| Failure::new(format!("{}: cannot be run: {error}", gdb.display()));
    let program = process.command(&folder.0).map_err(failed)?;
    // The program gets its own environment, and gdb keeps the person's.
    let mut wrapper = "set exec-wrapper env -i".to_owned();
    let variables = program.get_envs().filter_map(|(name, value)| Some((name.to_str()?, value?.to_str()?)));
    for (name, value) in variables.chain([("THREADBARE_DEBUGGER", "1")]) {
        wrapper += &format!(" {}", quoted(&format!("{name}={value}")));
    }
    let arguments: Vec<String> =
        program.get_args().map(|argument| quoted(&argument.to_string_lossy())).collect();
    let run = format!("run {} < {}", arguments.join(" "), quoted(&folder.0.join("stdin").to_string_lossy()));
    let folder_of_work = program.get_current_dir().unwrap_or(&folder.0).display().to_string();
    let commands = [
        "set confirm off".to_owned(),
        "set debuginfod enabled off".to_owned(),
        "set print thread-events off".to_owned(),
        wrapper,
        format!("set cwd {folder_of_work}"),
        // An execution that does not fail is shown from its beginning.
        format!("tbreak {}", given.failure.map_or(given.entry, |_| STOP)),
        run,
        match given.failure {
            None => "frame".to_owned(),
            // Several threads stand somewhere, and the last to come there is of no importance.
            Some(failure) if matches!(failure.kind, ErrorKind::Deadlock | ErrorKind::Race) => {
                "thread apply all -q bt".to_owned()
            }
            // From the runtime up to where the program stands.
            Some(failure) => format!("frame function {}", failure.location.function),
        },
    ];
    let mut command = Command::new(&gdb);
    command.arg("-q");
    for text in commands {
        command.arg("-ex").arg(text);
    }
    command.args(more).arg(&process.binary);
    command.status().map_err(failed)?;
    let result = fs::read_to_string(folder.0.join("result")).unwrap_or_default();
    match result.trim() {
        "" if given.failure.is_none() => Ok(Answer::new(String::new(), Status::Clean)),
        "" => Err(Failure::new("the replay did not come to its failing event under gdb")),
        text if text.lines().all(|line| matches!(line, "stands" | "failed")) => {
            Ok(Answer::new(String::new(), Status::Failed))
        }
        why => Err(Failure::new(format!("the replay diverges under gdb: {why}"))),
    }
}

/// Records a run for `rr replay`.
pub fn rr(process: &Process, witness: &Path) -> Result<Answer, Failure> {
    let rr = on_path("rr").ok_or_else(|| {
        Failure::new("rr is not installed: your package manager has it (package rr); --gdb needs none")
    })?;
    let folder = Folder::new()?;
    let failed = |error: std::io::Error| Failure::new(format!("{}: cannot be run: {error}", rr.display()));
    let program = process.command(&folder.0).map_err(failed)?;
    let mut trace: OsString = witness.canonicalize().unwrap_or_else(|_| witness.to_owned()).into();
    trace.push(".rr");
    let _ = fs::remove_dir_all(&trace);
    let mut command = Command::new(&rr);
    command.arg("record").arg("-o").arg(&trace);
    for (name, value) in program.get_envs() {
        let mut setting = name.to_owned();
        setting.push("=");
        setting.push(value.unwrap_or_default());
        command.arg("-v").arg(setting);
    }
    command.arg(&process.binary).args(program.get_args());
    command.current_dir(program.get_current_dir().unwrap_or(&folder.0));
    command.stdin(fs::File::open(folder.0.join("stdin")).map_err(failed)?);
    command.status().map_err(failed)?;
    match fs::read_to_string(folder.0.join("result")).unwrap_or_default().trim() {
        "failed" => {
            let text =
                format!("failed as the witness says, and recorded: rr replay {}\n", trace.to_string_lossy());
            Ok(Answer::new(text, Status::Failed))
        }
        "" => Err(Failure::new("the replay did not fail under rr")),
        why => Err(Failure::new(format!("the replay diverges under rr: {why}"))),
    }
}

/// A word for the shell that gdb starts programs with.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    // A folder that depends on where we are may be the program's.
    let folders = std::env::split_paths(&path).filter(|folder| folder.is_absolute());
    folders.map(|folder| folder.join(name)).find(|file| file.is_file())
}
