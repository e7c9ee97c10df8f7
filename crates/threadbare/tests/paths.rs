//! Predicted paths are those that are taken: for executions that the machine finds of a program with one thread, all of
//! them or a random sample, the native program is run with the inputs of that execution, and enters the same blocks in the
//! same order.
//!
//! Both run the same IR, in which every block first writes its number to the standard error stream. An execution that
//! ends in an error is compared up to the error: what a native program does then is anybody's guess.

#![allow(clippy::unwrap_used)]

use libtest_mimic::{Arguments, Failed, Trial};
use std::cell::RefCell;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_explore::{Budget, Exploration, Plan, Session, run, strategy};
use threadbare_ir::{Module, Program};
use threadbare_machine::Status;
use threadbare_toolchain::{Clang, Options, build};
use threadbare_trace::{Input, InputKind};

/// Executions of one program that are run natively: all of most programs.
const MOST: usize = 60;
/// Executions that these are taken from, some of which may not be comparable.
const FOUND: u64 = 300;

/// The status by which a program says that the C library of the system is known to answer otherwise: such an execution is
/// not run natively.
const ANSWERED_OTHERWISE: u32 = 77;

/// What every block calls.
const TRACE: &str = r"
#include <unistd.h>
void tb_block(int number);
void tb_block(int number) {
    char text[12];
    int at = sizeof text;
    text[--at] = '\n';
    do
        text[--at] = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    write(2, text + at, sizeof text - at);
}
";

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs").canonicalize().unwrap();
    let mut tests = vec![Trial::test("inputs are written", || inputs_are_written().map_err(Failed::from))];
    for folder in ["sequential", "inputs", "libc/symbolic"] {
        let mut programs: Vec<PathBuf> =
            std::fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
        programs.retain(|path| path.extension().is_some_and(|extension| extension == "c") && is_fit(path));
        programs.sort();
        for program in programs {
            let name = program.strip_prefix(&root).unwrap().display().to_string();
            tests.push(Trial::test(name, move || compare(&program).map_err(Failed::from)));
        }
    }
    libtest_mimic::run(&arguments, tests).exit();
}

/// Programs whose inputs all come through `threadbare.h`, that end, that another compiler can build, and that the system does
/// not run one way or another as it likes.
fn is_fit(program: &Path) -> bool {
    let text = std::fs::read_to_string(program).unwrap();
    let says = |what: &str| text.contains(what);
    let usual = text
        .lines()
        .filter_map(|line| line.strip_prefix("// flags: "))
        .all(|flags| flags.split_whitespace().all(|flag| flag == "--detect" || flag.starts_with('+')));
    says("<threadbare.h>")
        && usual
        && !says("endless-loop")
        && !says("// natively: it depends")
        && !says("expect: unsupported")
        && !says("executions: 0")
        && !says("pthread")
        && !says("asm")
}

/// What the machine expects of one execution.
struct Expected {
    inputs: Vec<Input>,
    stdout: Vec<u8>,
    blocks: Vec<u8>,
    /// None if it ends in an error.
    status: Option<u32>,
}

fn compare(program: &Path) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace.c");
    std::fs::write(&trace, TRACE).unwrap();
    let built = build(&[program.to_owned(), trace.clone()], &Options::default());
    let mut modules = built.map_err(|error| error.to_string())?.modules;
    modules[0].text = marked(&String::from_utf8_lossy(&modules[0].text)).into_bytes();
    let ir = folder.path().join("program.ll");
    std::fs::write(&ir, &modules[0].text).unwrap();

    let mut indexed = Vec::new();
    for module in modules {
        indexed.push(Module::index(&module.name, module.text).map_err(|error| error.to_string())?);
    }
    let library = threadbare_models::modules_for(&indexed).map_err(|error| error.to_string())?;
    indexed.extend(library);
    let expected = expectations(Arc::new(Program::link(indexed).map_err(|error| error.to_string())?))?;
    if expected.is_empty() {
        return Err("no execution".into());
    }
    let native = match native(&ir, &trace, folder.path()) {
        // A function that the library of this system does not have: there is nothing to compare with.
        Err(why)
            if ["str", "__isoc23_"]
                .iter()
                .any(|name| why.contains(&format!("undefined reference to `{name}"))) =>
        {
            return Ok(());
        }
        native => native?,
    };
    let comparable = |expected: &&Expected| expected.status != Some(ANSWERED_OTHERWISE);
    for expected in expected.iter().filter(comparable).take(MOST) {
        check(expected, &native, folder.path())?;
    }
    Ok(())
}

/// The executions that the machine finds, in a random order that is always the same.
fn expectations(program: Arc<Program>) -> Result<Vec<Expected>, String> {
    let budget = Budget { executions: Some(FOUND), ..Budget::default() };
    let mut session = Session::new(program, "main", budget).map_err(|error| format!("{error:?}"))?;
    let found = Rc::new(RefCell::new(Vec::new()));
    let collected = found.clone();
    session.observe = Some(Box::new(move |machine, state, _| {
        let written = |to_stderr: bool| {
            let parts = state.output().filter(|part| part.to_stderr == to_stderr);
            parts.flat_map(|part| part.bytes.iter().copied()).collect()
        };
        let failed = matches!(state.threads[0].status(), Status::Halted(_));
        collected.borrow_mut().push(Expected {
            inputs: machine.inputs(state),
            stdout: written(false),
            blocks: written(true),
            status: if failed { None } else { state.exited },
        });
    }));
    run(
        &mut session,
        &Plan { strategy: strategy("random").unwrap(), ..Plan::default() },
        Exploration::default(),
    )
    .map_err(|error| format!("{error:?}"))?;
    drop(session);
    Ok(Rc::try_unwrap(found).map_err(|_| "still observed")?.into_inner())
}

/// The IR with a call at the start of every block.
fn marked(ir: &str) -> String {
    let mut text = String::new();
    let (mut inside, mut due, mut number) = (false, false, 0);
    for line in ir.lines() {
        let is_label = inside && !line.starts_with(' ') && line.contains(':');
        let stays_first = line.contains(" = phi ") || line.trim().is_empty() || line.trim().starts_with(';');
        if due && !is_label && !stays_first {
            number += 1;
            writeln!(text, "  call void @tb_block(i32 {number})").unwrap();
            due = false;
        }
        writeln!(text, "{line}").unwrap();
        if line.starts_with("define ") {
            (inside, due) = (true, true);
        } else if line == "}" {
            inside = false;
        } else if is_label {
            due = true;
        }
    }
    text + "declare void @tb_block(i32)\n"
}

/// The native program, of the same IR; the inputs as `threadbare.h` reads them.
fn native(ir: &Path, trace: &Path, folder: &Path) -> Result<PathBuf, String> {
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../include");
    let header = std::fs::read_to_string(include.join("threadbare.h")).unwrap();
    // The functions of the header as those of a library.
    let library = header.replace("static __inline__ __attribute__((unused))", "__attribute__((weak))");
    assert_ne!(header, library);
    let inputs = folder.join("inputs.c");
    std::fs::write(&inputs, library).unwrap();
    let clang = Clang::find(None).map_err(|error| error.to_string())?;
    let binary = folder.join("native");
    let compiled = Command::new(&clang.path)
        .args(["-w", "-O0", "-o"])
        .args([&binary, ir, trace, &inputs])
        .arg("-lm")
        .output()
        .map_err(|error| error.to_string())?;
    match compiled.status.success() {
        true => Ok(binary),
        false => Err(String::from_utf8_lossy(&compiled.stderr).into_owned()),
    }
}

fn check(expected: &Expected, native: &Path, folder: &Path) -> Result<(), String> {
    let file = folder.join("inputs.txt");
    let inputs = lines(&expected.inputs);
    std::fs::write(&file, &inputs).unwrap();
    let output = Command::new(native)
        .env_clear()
        .env("THREADBARE_INPUTS", &file)
        .current_dir(folder)
        .output()
        .map_err(|error| error.to_string())?;
    let same = match expected.status {
        Some(status) => {
            output.stderr == expected.blocks
                && output.stdout == expected.stdout
                && output.status.code() == Some(status as i32)
        }
        None => output.stderr.starts_with(&expected.blocks),
    };
    if same {
        return Ok(());
    }
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace('\n', " ");
    Err(format!(
        "with the inputs\n{inputs}the machine expects status {:?}, output {:?} and blocks\n{}\nnatively {:?}, {:?},\n{}",
        expected.status,
        text(&expected.stdout),
        text(&expected.blocks),
        output.status,
        text(&output.stdout),
        text(&output.stderr)
    ))
}

/// The file that `threadbare.h` reads: bytes of one buffer are one line.
fn lines(inputs: &[Input]) -> String {
    let mut text = String::new();
    let mut open: Option<(String, usize)> = None;
    for input in inputs {
        let part = input.name.strip_suffix(']').and_then(|name| name.rsplit_once('['));
        let part = part.and_then(|(name, index)| Some((name.to_string(), index.parse::<usize>().ok()?)));
        let part = part.filter(|_| input.kind == InputKind::Bytes);
        let goes_on = part.is_some() && part == open;
        if !goes_on {
            if !text.is_empty() {
                text.push('\n');
            }
            let name = part.as_ref().map_or(&*input.name, |(name, _)| name);
            let prefix = match input.kind {
                InputKind::Bytes => "",
                InputKind::Float => "bits:0x",
                _ => "0x",
            };
            write!(text, "{name}={prefix}").unwrap();
        }
        open = part.map(|(name, index)| (name, index + 1));
        // Numbers have their most significant digit first, bytes come in the order of memory.
        match input.kind {
            InputKind::Bytes => input.bytes.iter().for_each(|byte| write!(text, "{byte:02x}").unwrap()),
            _ => input.bytes.iter().rev().for_each(|byte| write!(text, "{byte:02x}").unwrap()),
        }
    }
    text + "\n"
}

fn inputs_are_written() -> Result<(), String> {
    let input = |name: &str, kind, bytes: &[u8]| Input {
        thread: threadbare_trace::ThreadId::MAIN,
        index: 0,
        name: name.into(),
        kind,
        bytes: bytes.to_vec(),
        at: None,
        to: None,
    };
    let found = lines(&[
        input("n", InputKind::Signed, &[0x34, 0x12]),
        input("b[0]", InputKind::Bytes, &[1]),
        input("b[1]", InputKind::Bytes, &[2]),
        input("b[0]", InputKind::Bytes, &[3]),
        input("d", InputKind::Float, &[0, 0, 0xf0, 0x3f]),
    ]);
    let expected = "n=0x1234\nb=0102\nb=03\nd=bits:0x3ff00000\n";
    if found == expected { Ok(()) } else { Err(format!("{found:?}, expected {expected:?}")) }
}
