//! Programs in C that state how many executions they have, against brute force: the number in their comment, the classes
//! of all interleavings and what exploration executes must be the same, and exploration must come to each class once.

#[path = "../support/enumerate.rs"]
mod enumerate;
#[path = "../primitives/table.rs"]
mod table;

use enumerate::{executions, failures};
use std::cell::RefCell;
use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::sync::Arc;
use table::{Form, Step, form, last};
use threadbare_explore::{Budget, Session, explore};
use threadbare_ir::{Module, Program};
use threadbare_machine::{Conflicts, Machine, Policy};
use threadbare_trace::{Action, Event};

/// The folders of programs with threads whose comments give numbers.
const FOLDERS: [&str; 4] = ["counts", "spin", "sync", "threads"];

/// So many programs there are at least: were they moved, nothing would be compared.
const AT_LEAST: usize = 100;

const CLANGS: [&str; 4] = ["clang", "clang-19", "clang-16", "clang-14"];

/// A program with more prefixes than this is too large to be here.
const ENOUGH: usize = 2_000_000;

/// How many executions the comment says there are. Programs that need options are explored in other suites.
fn stated(text: &str) -> Option<usize> {
    let says = |word: &str| text.lines().find_map(|line| line.strip_prefix("// ")?.strip_prefix(word));
    says("executions: ").filter(|_| says("flags: ").is_none())?.parse().ok()
}

fn programs() -> Vec<(PathBuf, usize)> {
    let folder = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs").join(name);
    let mut programs = Vec::new();
    for name in FOLDERS {
        let files = std::fs::read_dir(folder(name)).expect("the folder is there");
        for file in files.map(|file| file.expect("it can be read").path()) {
            let text = std::fs::read_to_string(&file).expect("programs are text");
            programs.extend(stated(&text).map(|count| (file, count)));
        }
    }
    programs.sort();
    programs
}

/// The program, compiled as the tool does: every access of the source.
fn compile(path: &Path) -> Arc<Program> {
    let works =
        |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success());
    let clang = CLANGS.into_iter().find(works).expect("there is a clang");
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../include");
    let output = Command::new(clang)
        .args(["-O1", "-Xclang", "-disable-llvm-passes", "-U__OPTIMIZE__", "-D__THREADBARE__=1", "-w", "-g"])
        .args(["-S", "-emit-llvm", "-o", "-", "-I"])
        .args([&include, path])
        .output()
        .expect("clang can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let module = Module::index(&path.display().to_string(), output.stdout).expect("its IR is read");
    Arc::new(Program::link(vec![module]).expect("its IR is linked"))
}

/// The form of a prefix as a number: the sum of what each of its events adds to the form. Forms as they are would take minutes
/// and gigabytes for the largest of these programs.
fn digest(before: &u128, events: &[Event]) -> u128 {
    let steps: Vec<Step> = events.iter().map(Step::of).collect();
    let added = last(&steps);
    let half =
        |salt: u64| u128::from(BuildHasherDefault::<DefaultHasher>::default().hash_one((salt, &added)));
    before.wrapping_add(half(0) << 64 | half(1))
}

/// What tells executions apart. Which of several threads ends the process does not: it is the last that is done.
fn class(events: &[Event]) -> Form {
    let all_but_exit: Vec<Event> =
        events.iter().filter(|event| event.action != Action::Exit).cloned().collect();
    form(&all_but_exit)
}

/// What is wrong with the number of a program.
fn compare(path: &Path, stated: usize) -> Result<(), String> {
    let program = compile(path);
    let mut session = Session::new(program.clone(), "main", Budget::default()).expect("there is a main");
    let all = Rc::new(RefCell::new(Vec::new()));
    let seen = all.clone();
    session.observe = Some(Box::new(move |_, _, events| seen.borrow_mut().push(class(events))));
    explore(&mut session);
    let knowledge = session.machine.knowledge();
    let outcome = session.finish();
    // A search that started again counts only the last time; so do we.
    let mut all = all.borrow_mut();
    let executed = outcome.counters.executions as usize;
    let before = all.len() - executed;
    let distinct: HashSet<Form> = all.drain(..).skip(before).collect();

    let mut machine = Machine::new(program, "main", threadbare_models::library()).expect("there is a main");
    machine.learn(&knowledge);
    machine.set_policy(Policy { conflicts: Conflicts::Heeded, ..Policy::default() });
    let ends = executions(&mut machine, ENOUGH, digest).ok_or("too many prefixes")?;
    let complete = ends.iter().filter(|(state, _)| !state.is_cut());
    let classes: HashSet<Form> = complete.map(|(_, events)| class(events)).collect();
    let missing = classes.difference(&distinct).count();
    let strange = distinct.difference(&classes).count();
    if classes.len() != stated || executed != stated || missing + strange > 0 {
        return Err(format!(
            "{stated} stated, {} by brute force, {executed} executed; {missing} missing, {strange} strange",
            classes.len()
        ));
    }
    if let Some(failure) = ends.iter().flat_map(|(state, _)| failures(state)).next() {
        return Err(format!("fails by brute force: {failure}"));
    }
    let cut = ends.len() - classes.len();
    if outcome.counters.blocked != 0 && outcome.counters.blocked as usize != cut {
        return Err(format!("{} executions blocked, {cut} by brute force", outcome.counters.blocked));
    }
    if !outcome.given_up.is_empty() {
        return Err(format!("given up: {:?}", outcome.given_up));
    }
    Ok(())
}

#[test]
fn as_many_executions_as_stated_and_as_by_brute_force() {
    let programs = programs();
    assert!(programs.len() >= AT_LEAST, "only {} programs", programs.len());
    let wrong: Vec<String> = programs
        .iter()
        .filter_map(|(path, stated)| Some(format!("{}: {}", path.display(), compare(path, *stated).err()?)))
        .collect();
    assert!(wrong.is_empty(), "{} of {} programs:\n{}", wrong.len(), programs.len(), wrong.join("\n"));
}
