//! `threadbare runs`: the runs that were kept in this place: listed, shown, gone on with, deleted.

use crate::args::{Args, Command, ResumeRun, RunName, Runs, RunsCommand};
use crate::check::{self, GoingOn};
use crate::place::{Place, is_below, unwritable};
use crate::record::{self, ARGUMENTS, CHECKPOINT, CUT, DIRECTORY, JSON, OUTCOME, REPORT, VERDICT};
use crate::status::{Answer, Failure, Status};
use crate::{terminal, trust, witness};
use clap::Parser;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use threadbare_report::{date, escape};
use threadbare_store::{Run, Store};

pub fn run(args: &Runs) -> Result<Answer, Failure> {
    let place = Place::find()?;
    if !place.database().exists() {
        return match &args.command {
            None | Some(RunsCommand::List) => Ok(Answer::new("no runs here yet\n".into(), Status::Clean)),
            Some(_) => Err(Failure::new("there are no runs here yet: `threadbare check` makes them")),
        };
    }
    let mut history = History { store: record::open(&place)?, place };
    match &args.command {
        None | Some(RunsCommand::List) => history.list(),
        Some(RunsCommand::Show { run, json }) => history.show(*run, if *json { JSON } else { REPORT }),
        Some(RunsCommand::Resume(args)) => history.resume(args),
        Some(RunsCommand::Delete { run }) => history.delete(*run),
        Some(RunsCommand::Prune { keep }) => history.prune(*keep),
    }
}

/// The witnesses of a run, in the order of the findings.
pub fn witnesses_of(run: RunName) -> Result<Vec<PathBuf>, Failure> {
    let place = Place::find()?;
    if !place.database().exists() {
        return Err(Failure::new("there are no runs here yet: `threadbare check` makes them"));
    }
    let history = History { store: record::open(&place)?, place };
    let run = history.named(run)?;
    history.witnesses(run.number)
}

/// The number of a run, and its folder.
pub fn folder_of(run: RunName) -> Result<(u64, PathBuf), Failure> {
    let place = Place::find()?;
    if !place.database().exists() {
        return Err(Failure::new("there are no runs here yet: `threadbare check` makes them"));
    }
    let history = History { store: record::open(&place)?, place };
    let run = history.named(run)?;
    Ok((run.number, history.place.run(run.number)))
}

/// What is kept of a run that is over, with its number and the witnesses of its findings.
pub fn stored(run: RunName) -> Result<(u64, Vec<u8>, Vec<PathBuf>), Failure> {
    let place = Place::find()?;
    if !place.database().exists() {
        return Err(Failure::new("there are no runs here yet: `threadbare check` makes them"));
    }
    let history = History { store: record::open(&place)?, place };
    let number = history.named(run)?.number;
    let bytes = history.store.get(number, OUTCOME, "").map_err(broken)?.ok_or_else(|| {
        let why = "is not over, or was made by an earlier version of threadbare";
        Failure::new(format!(
            "run {number} {why}: `threadbare runs` says which, and `runs resume {number}` goes on with it"
        ))
    })?;
    Ok((number, bytes, history.witnesses(number)?))
}

struct History {
    place: Place,
    store: Store,
}

impl History {
    fn list(&self) -> Result<Answer, Failure> {
        let mut text = String::from("run  started (UTC)     result        findings  arguments\n");
        for run in self.store.runs().map_err(broken)? {
            let result = match self.text(run.number, VERDICT)? {
                Some(verdict) => escape(&verdict).into_owned(),
                None if self.take(run.number)?.is_none() => "running".into(),
                None => "interrupted".into(),
            };
            let findings = self.witnesses(run.number)?.len();
            let arguments = self.arguments(run.number)?.join(" ");
            let (number, started) = (run.number, moment(run.started));
            text += &format!("{number:>3}  {started}  {result:<12}  {findings:>8}  {}\n", escape(&arguments));
        }
        Ok(Answer::new(text, Status::Clean))
    }

    fn show(&self, name: RunName, form: &str) -> Result<Answer, Failure> {
        let run = self.named(name)?;
        if let Some(report) = self.text(run.number, form)? {
            let report = if form == JSON { printable_json(&report) } else { terminal::lines(&report) };
            return Ok(Answer::new(report, Status::Clean));
        }
        let number = run.number;
        let state = match self.take(number)? {
            None => "is still running".to_owned(),
            Some(_) => format!("was interrupted: `threadbare runs resume {number}` goes on with it"),
        };
        let mut text = format!("run {number} {state}\n");
        for path in self.witnesses(number)? {
            text += &format!("finding  {}\n", escape(&path.display().to_string()));
        }
        Ok(Answer::new(text, Status::Clean))
    }

    fn resume(self, args: &ResumeRun) -> Result<Answer, Failure> {
        let run = self.named(args.run)?;
        let number = run.number;
        let Some(lock) = self.take(number)? else {
            return Err(Failure::new(format!("run {number} is still running, in another process")));
        };
        let cut = self.text(number, CUT)?.is_some_and(|cut| !cut.is_empty());
        if let (Some(report), false) = (self.text(number, REPORT)?, cut) {
            let verdict = self.text(number, VERDICT)?.unwrap_or_default();
            return Ok(Answer::new(
                format!(
                    "{}run {number} is complete: there is nothing to go on with\n",
                    terminal::lines(&report)
                ),
                check::status_of(&verdict),
            ));
        }
        let checkpoint = match self.text(number, CHECKPOINT)? {
            Some(text) => Some(serde_json::from_str(&text).map_err(|_| other_version(number))?),
            None => None,
        };
        let database = std::path::absolute(self.place.database()).unwrap_or(self.place.database());
        self.enter(number)?;
        let arguments = self.arguments(number)?;
        let parsed = Args::try_parse_from(std::iter::once(&"threadbare".to_owned()).chain(&arguments));
        let mut check = match parsed.map(|args| args.command) {
            Ok(Command::Check(check)) => *check,
            Ok(Command::Reach(reach)) => reach.into_check(),
            _ => return Err(other_version(number)),
        };
        // The index may have come with the program.
        let asks = trust::of_input(&check.input);
        trust::require(&database, &serde_json::to_vec(&arguments)?, &asks, args.trust)?;
        check.input.trust = args.trust;
        check.input.flags = trust::asked(&check.input.flags, Path::new(""), None).flags;
        check.input.flags_are_trusted = true;
        // The time of a run begins anew, and so does how many findings end it; other bounds count from its beginning.
        if args.time.is_some() {
            check.time = args.time;
        }
        if args.executions.is_some() {
            check.executions = args.executions;
        }
        let place = Place::find()?;
        let found = History { place: place.clone(), store: record::open(&place)? }.witnesses(number)?;
        let read = |path: PathBuf| Ok((path.display().to_string(), witness::read(&path)?));
        let witnesses = found.into_iter().map(read).collect::<Result<_, Failure>>()?;
        let going_on = GoingOn {
            number,
            program: run.program,
            started: run.started,
            store: self.store,
            lock,
            witnesses,
            checkpoint,
        };
        check::run(&check, &arguments, place, Some(going_on))
    }

    fn delete(&mut self, name: RunName) -> Result<Answer, Failure> {
        let number = self.named(name)?.number;
        if !record::delete(&self.place, &mut self.store, number)? {
            return Err(Failure::new(format!("run {number} is still running: stop it first")));
        }
        Ok(Answer::new(format!("run {number} is deleted\n"), Status::Clean))
    }

    /// Deletes old runs, and what was compiled long ago, and gives the room back.
    fn prune(&mut self, keep: usize) -> Result<Answer, Failure> {
        let before = self.bytes();
        let deleted = record::prune(&self.place, &mut self.store, keep)?;
        self.store.compact().map_err(broken)?;
        let freed = before.saturating_sub(self.bytes()) + threadbare_toolchain::prune_cache();
        let runs = if deleted == 1 { "run" } else { "runs" };
        Ok(Answer::new(
            format!("{deleted} {runs} deleted, {:.1} MB freed\n", freed as f64 / 1e6),
            Status::Clean,
        ))
    }

    /// How large all that is kept here is.
    fn bytes(&self) -> u64 {
        let database = fs::metadata(self.place.database()).map_or(0, |data| data.len());
        let runs = self.store.runs().unwrap_or_default();
        let files = runs.iter().filter_map(|run| fs::read_dir(self.place.run(run.number)).ok()).flatten();
        database + files.filter_map(|file| Some(file.ok()?.metadata().ok()?.len())).sum::<u64>()
    }

    fn named(&self, name: RunName) -> Result<Run, Failure> {
        let mut runs = self.store.runs().map_err(broken)?;
        let found = match name {
            RunName::Last => runs.pop(),
            RunName::Number(number) => runs.into_iter().find(|run| run.number == number),
        };
        found.ok_or_else(|| match name {
            RunName::Last => Failure::new("there are no runs here yet: `threadbare check` makes them"),
            RunName::Number(number) => {
                Failure::new(format!("there is no run {number}: `threadbare runs` lists those there are"))
            }
        })
    }

    /// The lock of a run, unless a process has it.
    fn take(&self, number: u64) -> Result<Option<File>, Failure> {
        let folder = self.place.run(number);
        fs::create_dir_all(&folder).map_err(|error| unwritable(&folder, &error))?;
        record::lock(&folder)
    }

    fn text(&self, number: u64, kind: &str) -> Result<Option<String>, Failure> {
        let bytes = self.store.get(number, kind, "").map_err(broken)?;
        Ok(bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn arguments(&self, number: u64) -> Result<Vec<String>, Failure> {
        let bytes = self.store.get(number, ARGUMENTS, "").map_err(broken)?.unwrap_or_default();
        Ok(serde_json::from_slice(&bytes).unwrap_or_default())
    }

    /// The witness files of a run, in the order of the findings.
    fn witnesses(&self, number: u64) -> Result<Vec<PathBuf>, Failure> {
        let folder = self.place.run(number);
        let Ok(entries) = fs::read_dir(&folder) else { return Ok(Vec::new()) };
        let numbered = |path: &Path| {
            let name = path.file_name()?.to_str()?.strip_suffix(".json")?;
            name.split_once('-')?.0.parse::<u64>().ok()
        };
        let mut found: Vec<(u64, PathBuf)> = entries
            .filter_map(|entry| {
                let path = entry.ok()?.path();
                Some((numbered(&path)?, path))
            })
            .collect();
        found.sort();
        Ok(found.into_iter().map(|(_, path)| path).collect())
    }

    /// Goes to where the run was started: its arguments name files from there.
    fn enter(&self, number: u64) -> Result<(), Failure> {
        let inside = self.text(number, DIRECTORY)?.unwrap_or_default();
        if !is_below(&inside) {
            return Err(Failure::new(format!(
                "run {number} was made in `{inside}`, which is not inside of its project"
            )));
        }
        let directory = self.place.home().join(inside);
        if directory == Path::new("") {
            return Ok(());
        }
        std::env::set_current_dir(&directory)
            .map_err(|error| Failure::new(format!("{}: cannot be entered: {error}", directory.display())))
    }
}

/// JSON that is shown as it was kept, but for what a terminal acts on.
fn printable_json(text: &str) -> String {
    let shown = |c: char| match c {
        c if c.is_control() && c != '\n' && c != '\t' => format!("\\u{:04x}", c as u32),
        c => c.to_string(),
    };
    text.chars().map(shown).collect()
}

fn other_version(number: u64) -> Failure {
    Failure::new(format!("run {number} was made by another version of threadbare: check the program anew"))
}

fn broken(error: threadbare_store::Error) -> Failure {
    Failure::new(error.to_string())
}

/// When a run began: to the minute.
fn moment(seconds: u64) -> String {
    let text = date(seconds, " ");
    text[..text.len() - 3].to_owned()
}
