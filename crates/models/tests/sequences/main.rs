//! Random sequences of calls of the library on things that it keeps between them give the same results in the machine as
//! natively: signals, files and streams, synchronisation objects, data of threads, and what else is kept. Programs written
//! by hand call each function once or twice; what only the third call shows is seen here.
//!
//! Each subject is a file beside this one. Its comments say what is drawn: `//= n: a | b` names a choice, `//! call` comes
//! first, and each `//: call` may come, any number of times; `$n` is one of a choice, `#k` a number below k. A call's value
//! is its result. They must do nothing that the standards leave open.

#![allow(clippy::unwrap_used)] // a test

#[path = "../../../explore/tests/support/portion.rs"]
mod portion;
#[allow(dead_code)] // how programs start their threads is said in C here
#[path = "../../../explore/tests/support/random.rs"]
mod random;

use random::Random;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use threadbare_ir::Module;
use threadbare_ir::program::Program;
use threadbare_machine::{Machine, Policy, Status};
use threadbare_trace::{Ending, Range};

const CLANGS: [&str; 4] = ["clang", "clang-19", "clang-16", "clang-14"];

/// How many calls a sequence has.
const CALLS: u64 = 30;

/// What a subject's comments say.
struct Subject {
    path: PathBuf,
    choices: BTreeMap<String, Vec<String>>,
    first: Vec<String>,
    calls: Vec<String>,
}

impl Subject {
    fn read(name: &str) -> Subject {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/sequences/{name}.c"));
        let text = std::fs::read_to_string(&path).unwrap();
        let with = |mark: &str| -> Vec<String> {
            text.lines()
                .filter_map(|line| line.strip_prefix(mark))
                .map(|line| line.trim().to_string())
                .collect()
        };
        let choices = with("//=").into_iter().map(|line| {
            let (name, of) = line.split_once(": ").unwrap();
            (name.to_string(), of.split(" | ").map(str::to_string).collect())
        });
        Subject { choices: choices.collect(), first: with("//!"), calls: with("//:"), path: path.clone() }
    }

    /// The sequence of a seed.
    fn sequence(&self, seed: u64) -> Vec<String> {
        let mut random = Random::new(seed);
        for _ in 0..8 {
            random.below(2);
        }
        let mut all: Vec<String> = self.first.iter().map(|call| self.draw(call, &mut random)).collect();
        for _ in 0..CALLS {
            let call = &self.calls[random.below(self.calls.len() as u64) as usize];
            all.push(self.draw(call, &mut random));
        }
        all
    }

    /// A call with what it leaves open drawn.
    fn draw(&self, call: &str, random: &mut Random) -> String {
        let (mut drawn, mut rest) = (String::new(), call);
        while let Some(at) = rest.find(['$', '#']) {
            let (before, marked) = rest.split_at(at);
            let end =
                marked[1..].find(|c: char| !c.is_ascii_alphanumeric()).map_or(marked.len(), |end| end + 1);
            drawn += before;
            match marked[1..end].parse::<u64>() {
                Ok(bound) => drawn += &random.below(bound).to_string(),
                Err(_) => {
                    let of = &self.choices[&marked[1..end]];
                    drawn += &of[random.below(of.len() as u64) as usize];
                }
            }
            rest = &marked[end..];
        }
        drawn + rest
    }
}

/// The program of some sequences, each a process of its own natively and a run of its own in the machine.
fn source(subject: &Subject, sequences: &[Vec<String>]) -> String {
    let shim = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sequences/shim.h");
    let mut text = format!("#include \"{}\"\n#include \"{}\"\n", shim.display(), subject.path.display());
    for (number, calls) in sequences.iter().enumerate() {
        text += &format!("void run_{number}(void) {{\n");
        calls.iter().for_each(|call| text += &format!("    note({call});\n"));
        text += "}\n";
    }
    text += "#ifdef NATIVE\nstatic void (*const runs[])(void) = {";
    (0..sequences.len()).for_each(|number| text += &format!("run_{number}, "));
    text + "};\n#include \"native.h\"\n#endif\n"
}

fn compile(source: &Path, more: &[&str], to: &Path) {
    let works =
        |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success());
    let clang = CLANGS.into_iter().find(works).expect("a clang");
    let include = format!("-I{}", Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sequences").display());
    let mut command = Command::new(clang);
    command.args(["-O1", "-Xclang", "-disable-llvm-passes", "-U__OPTIMIZE__", "-w", "-std=gnu17", &include]);
    let out = command.args(more).arg(source).arg("-o").arg(to).output().unwrap();
    assert!(out.status.success(), "{}: {}", source.display(), String::from_utf8_lossy(&out.stderr));
}

/// What the calls of a sequence come to natively, in an empty folder.
fn natively(program: &Path, number: usize) -> Vec<u64> {
    let folder = tempfile::tempdir().unwrap();
    let results = folder.path().with_extension("results");
    let mut command = Command::new(program);
    command.arg(number.to_string()).arg(&results).current_dir(folder.path()).env_clear();
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
    let text = std::fs::read_to_string(&results).unwrap_or_default();
    let _ = std::fs::remove_file(&results);
    assert!(status.success(), "sequence {number} ends natively with {status}");
    text.lines().map(|line| line.parse::<i64>().unwrap() as u64).collect()
}

/// The same in the machine, one thread after the other; how it ends, if not by itself.
fn in_machine(program: &Arc<Program>, number: usize, count: usize) -> (Vec<u64>, Option<Ending>) {
    let mut machine =
        Machine::new(program.clone(), &format!("run_{number}"), threadbare_models::library()).unwrap();
    machine.set_policy(Policy { patience: 100_000_000, ..Policy::default() });
    let mut state = machine.start();
    let ending = loop {
        let halted = state.threads.iter().find_map(|thread| match thread.status() {
            Status::Halted(ending) => Some(ending.clone()),
            _ => None,
        });
        if halted.is_some() || state.exited.is_some() {
            break halted;
        }
        let next = (0..state.threads.len()).find(|thread| state.is_enabled(*thread)).unwrap();
        machine.step(&mut state, next, 0);
    };
    let word = |name: &str, at: u64| {
        let start = machine.address_of(name).unwrap() + 8 * at;
        machine.word_at(&state, Range { start, len: 8 }).unwrap_or_default()
    };
    let done = word("noted", 0).min(count as u64);
    ((0..done).map(|at| word("results", at)).collect(), ending)
}

/// Compares some sequences of a subject, ten in a program.
fn compare(name: &str, few: u64) {
    const TOGETHER: u64 = 10;
    let subject = Subject::read(name);
    let folder = tempfile::tempdir().unwrap();
    let (mut wrong, mut lacking, mut seeds) = (Vec::new(), 0, Vec::new());
    let mut all = 0u64;
    portion::compare_first(few, |seed| {
        seeds.push(seed);
        all += 1;
        true
    });
    for seeds in seeds.chunks(TOGETHER as usize) {
        let sequences: Vec<_> = seeds.iter().map(|seed| subject.sequence(*seed)).collect();
        let (file, ir, native) =
            (folder.path().join("s.c"), folder.path().join("s.ll"), folder.path().join("native"));
        std::fs::write(&file, source(&subject, &sequences)).unwrap();
        compile(&file, &["-S", "-emit-llvm"], &ir);
        compile(&file, &["-DNATIVE", "-lpthread", "-lm"], &native);
        let mut modules = vec![Module::index("s.ll", std::fs::read(&ir).unwrap()).unwrap()];
        modules.extend(threadbare_models::modules_for(&modules).unwrap());
        let program = Arc::new(Program::link(modules).unwrap());
        for (number, (seed, calls)) in seeds.iter().zip(&sequences).enumerate() {
            let expected = natively(&native, number);
            let (found, ending) = in_machine(&program, number, calls.len());
            assert_eq!(expected.len(), calls.len(), "{name}, seed {seed}");
            let differs = found.iter().zip(&expected).position(|(found, expected)| found != expected);
            if let Some(at) = differs {
                wrong.push(format!(
                    "seed {seed}: {} is {} natively, {} in the machine, after {:?}",
                    calls[at],
                    expected[at] as i64,
                    found[at] as i64,
                    &calls[at.saturating_sub(8)..at]
                ));
            } else if matches!(ending, Some(Ending::Unsupported { .. })) {
                lacking += 1;
            } else if found.len() < calls.len() {
                wrong.push(format!("seed {seed}: {} ends in the machine: {ending:?}", calls[found.len()]));
            }
        }
    }
    println!("{name}: {all} sequences, {lacking} need what the machine lacks, {} differ", wrong.len());
    assert!(wrong.is_empty(), "{} sequences of {name} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(10 * lacking <= all + 10, "{lacking} of {all} sequences of {name} are not supported");
}

#[test]
fn signals() {
    compare("signals", 60);
}

#[test]
fn files() {
    compare("files", 60);
}

#[test]
fn synchronisation() {
    compare("synchronisation", 60);
}

#[test]
fn keys() {
    compare("keys", 60);
}

#[test]
fn kept() {
    compare("kept", 60);
}
