//! A program, explored by a machine that notes what happens.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use threadbare_analysis::Facts;
use threadbare_explore::{Budget, Session, SessionError};
use threadbare_ir::{Module, Program};
use threadbare_machine::Bounds;
use threadbare_machine::seen::Seen;
use threadbare_toolchain::{Clang, Options, build};
use threadbare_trace::options::{Abort, Content, Options as Given, Preference, Undefined, Volatile, WeakCas};

/// What was seen of a program, and what is said of it.
pub struct Explored {
    pub program: Arc<Program>,
    pub facts: Facts,
    pub seen: Seen,
}

/// Executions of each program, in everyday tests and else.
const FEW: u64 = 24;
const MANY: u64 = 400;

/// So many decisions on inputs are made.
const DEEPEST: u32 = 200;

/// An execution that has so many steps may have no end.
const LONGEST: u64 = 1_500;

pub fn explore_session(
    program: &Arc<Program>,
    entry: &str,
    bounds: Bounds,
    given: Given,
) -> Result<Seen, String> {
    let many = std::env::var_os("THREADBARE_FACTS").is_some();
    let executions = Some(if many { MANY } else { FEW });
    // Of loops over inputs the first rounds are enough.
    let bounds = Bounds { depth: bounds.depth.or(Some(DEEPEST)), ..bounds };
    let budget = Budget { executions, findings: None, bounds };
    let mut session = match Session::new(program.clone(), entry, budget) {
        Ok(session) => session,
        // Nothing happens there.
        Err(SessionError::Unsupported(_)) => return Ok(Seen::default()),
        Err(error) => return Err(format!("cannot begin: {error:?}")),
    };
    session.configure(given);
    session.machine.note_what_happens();
    let (mut steps, mut begun, mut ended) = (0u64, 0u64, 0u64);
    let most = if many { 400_000 } else { 40_000 };
    session.watch = Box::new(move |outcome| {
        steps += 1;
        let now = outcome.counters.executions + outcome.counters.blocked;
        if now != ended {
            (begun, ended) = (steps, now);
        }
        steps < most && steps - begun < LONGEST
    });
    threadbare_explore::explore(&mut session);
    let seen = session.machine.take_notes();
    Ok(*seen.unwrap_or_default())
}

/// Explores a program as its comments say.
pub fn explore(path: &Path) -> Result<Explored, String> {
    let text = std::fs::read_to_string(path).unwrap();
    let flags = text.lines().find_map(|line| line.strip_prefix("// flags: ")).unwrap_or_default();
    let (entry, bounds, given) = given(flags);
    let program = Arc::new(program(path)?);
    let seen = explore_session(&program, &entry, bounds, given)?;
    let start = program.find(&entry).ok_or("no such entry")?;
    Ok(Explored { facts: Facts::new(program.clone(), start), program, seen })
}

/// The program with what it needs of the library, as the tool has it.
fn program(path: &Path) -> Result<Program, String> {
    let level = std::env::var("THREADBARE_FACTS_LEVEL").ok();
    let folder = tempfile::tempdir().unwrap();
    let path = match level {
        Some(level) => optimised(path, &level, folder.path())?,
        None => path.to_owned(),
    };
    let built = build(&[path], &Options::default()).map_err(|error| error.to_string())?;
    let modules = built.modules.into_iter().map(|module| Module::index(&module.name, module.text));
    let mut modules = modules.collect::<Result<Vec<_>, _>>().map_err(|error| error.to_string())?;
    let library = threadbare_models::modules_for(&modules).map_err(|error| error.to_string())?;
    modules.extend(library);
    Program::link(modules).map_err(|error| error.to_string())
}

fn optimised(path: &Path, level: &str, folder: &Path) -> Result<PathBuf, String> {
    let to = folder.join("made.ll");
    let clang = Clang::find(None).map_err(|error| error.to_string())?;
    let made = Command::new(&clang.path)
        .args([level, "-w", "-g", "-fno-builtin", "-D__THREADBARE__=1", "-S", "-emit-llvm", "-I"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../include"))
        .arg("-o")
        .args([&to, path])
        .output()
        .map_err(|error| error.to_string())?;
    if made.status.success() { Ok(to) } else { Err(String::from_utf8_lossy(&made.stderr).into_owned()) }
}

/// What options say of the program and of what it is given; those that only say how it is explored change nothing here.
fn given(flags: &str) -> (String, Bounds, Given) {
    let mut entry = "main".to_owned();
    let (mut bounds, mut given) = (Bounds::default(), Given::default());
    let mut words = flags.split_whitespace();
    let content = |text: &str| match text.strip_prefix("sym:") {
        Some(count) => Content::Symbolic(count.parse().unwrap_or(0)),
        None => Content::Known(text.as_bytes().to_vec()),
    };
    while let Some(word) = words.next() {
        match word {
            "--null" => given.null = true,
            "--entry" => entry = words.next().unwrap_or_default().to_owned(),
            "--unwind" => bounds.unwind = words.next().and_then(|word| word.parse().ok()),
            "--depth" => bounds.depth = words.next().and_then(|word| word.parse().ok()),
            "--max-threads" => bounds.threads = words.next().and_then(|word| word.parse().ok()),
            "--objects" => bounds.objects = words.next().and_then(|word| word.parse().ok()),
            "--spurious-wakeups" => {
                given.spurious_wakeups = words.next().unwrap_or_default().parse().unwrap_or(0)
            }
            "--weak-cas" if words.next() == Some("fail") => given.weak_cas = WeakCas::Fail,
            "--volatile" if words.next() == Some("atomic") => given.volatile = Volatile::Atomic,
            "--abort" if words.next() == Some("end") => given.abort = Abort::End,
            "--arg" => given.arguments.push(content(words.next().unwrap_or_default())),
            "--undefined" => {
                given.undefined = match words.next() {
                    Some("input") => Undefined::Input,
                    Some("concrete") => Undefined::Concrete,
                    _ => Undefined::Stop,
                }
            }
            "--rwlock" => {
                given.rwlock = match words.next() {
                    Some("writer") => Preference::Writer,
                    Some("any") => Preference::Any,
                    _ => Preference::Reader,
                }
            }
            _ => {}
        }
    }
    (entry, bounds, given)
}
