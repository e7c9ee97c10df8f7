//! Test programs, compiled by each clang, are read, printed and compiled again; then they must behave as before,
//! both with their bodies as written and after the clean-up passes.
//!
//! Those about the language are done in every way. Of the others each is read as one of the compilers makes it, and one in four
//! is run: always the same ones, drawn by their names. With `THREADBARE_ROUND_TRIPS=all` (`script/soak`) every program is done in every way.

#![allow(clippy::unwrap_used)] // a test may

mod support;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use support::watched::{End, agree};
use support::{Scratch, behaviour, files, in_parallel, once, programs, run, versions};
use threadbare_ir::program::SymbolId;
use threadbare_ir::{Module, Program, print};

fn load(paths: &[&str]) -> Program {
    let module =
        |path: &&str| Module::index(path, std::fs::read(path).unwrap()).unwrap_or_else(|e| panic!("{e}"));
    Program::link(paths.iter().map(module).collect()).unwrap_or_else(|e| panic!("{e}"))
}

/// Parses all that is in a program, and insists that nothing was skipped. Compilers linked together here do
/// differ in how they align 128-bit integers.
fn parse_all(program: &Program) {
    for id in 0..program.symbols().len() {
        program.body(SymbolId(id as u32)).unwrap_or_else(|e| panic!("{e}"));
    }
    program.count_metadata().unwrap_or_else(|e| panic!("{e}"));
    let mut warnings = program.warnings();
    warnings.retain(|w| !w.what.starts_with("data layout"));
    assert!(warnings.is_empty(), "{warnings:?}");
}

/// The clang that compiles what we print of another one's IR.
fn reader_of(version: u32) -> String {
    format!("clang-{}", version.max(16))
}

/// Where the programs find `threadbare.h`.
fn include() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../include")
}

/// How the compilers are asked to optimise. The last is how programs are compiled to be checked.
const LEVELS: [&[&str]; 3] = [&["-O0"], &["-O2"], &["-O1", "-Xclang", "-disable-llvm-passes"]];

struct Job {
    source: PathBuf,
    version: u32,
    level: usize,
}

impl Job {
    /// Whether the program is about the language: those print what they compute, and are run in every way.
    fn is_language(&self) -> bool {
        self.source.parent().is_some_and(|p| p.ends_with("lang"))
    }

    /// Whether the program does the same in every run.
    fn is_safe(&self, text: &str) -> bool {
        self.is_language() || text.starts_with("// expect: safe\n")
    }

    /// The program's IR.
    fn compile(&self) -> String {
        let header = std::fs::read_to_string(include().join("threadbare.h")).unwrap_or_default();
        let text = std::fs::read_to_string(&self.source).unwrap();
        let version = self.version.to_string();
        let level = LEVELS[self.level];
        let headers = headers(&self.source, &text);
        once("ll", &["ir", &version, &level.concat(), &text, &header, &headers], |output| {
            let include = format!("-I{}", include().display());
            let source = self.source.to_str().unwrap();
            let flags = ["-w", "-g", "-pthread", &include, "-S", "-emit-llvm", source, "-o", output];
            run(&format!("clang-{version}"), &[level, &flags].concat());
        })
    }
}

/// The text of the headers that a source names from its own folder.
fn headers(source: &Path, text: &str) -> String {
    let folder = source.parent().unwrap();
    let named = text.lines().filter_map(|line| line.strip_prefix("#include \"")?.split('"').next());
    named
        .map(|name| {
            let path = folder.join(name);
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            format!("{}{text}", headers(&path, &text))
        })
        .collect()
}

/// A program compiled by that clang, from C or from IR in text; headers that it names are beside `source`. Functions that only a checker provides are there;
/// those that nobody provides are at address zero.
fn executable(clang: &str, extension: &str, text: &str, optimise: &str, source: Option<&Path>) -> String {
    const OUTSIDE: &str = include_str!("support/outside.c");
    let object = once("o", &["outside", clang, OUTSIDE], |output| {
        let source = once("c", &["text", OUTSIDE], |path| std::fs::write(path, OUTSIDE).unwrap());
        run(clang, &["-w", "-c", &source, "-o", output]);
    });
    let input = once(extension, &["text", text], |path| std::fs::write(path, text).unwrap());
    let headers = source.map(|source| headers(source, text)).unwrap_or_default();
    once("exe", &["exe", clang, optimise, text, OUTSIDE, &headers], |output| {
        let include = format!("-I{}", include().display());
        let folder = source.and_then(Path::parent).unwrap_or(Path::new("."));
        let beside = format!("-iquote{}", folder.display());
        let linker = [
            "-no-pie",
            "-lm",
            "-latomic",
            "-Wl,--unresolved-symbols=ignore-all",
            "-Wl,--allow-multiple-definition",
        ];
        let args = ["-w", optimise, "-pthread", &include, &beside, &input, &object, "-o", output];
        run(clang, &[&args[..], &linker].concat());
    })
}

#[test]
fn c_programs() {
    let versions = versions();
    let newest = *versions.last().unwrap();
    let mut jobs = Vec::new();
    let keeps_to_bounds =
        |source: &PathBuf| !source.parent().is_some_and(|folder| folder.ends_with("bounds"));
    let every_way = std::env::var("THREADBARE_ROUND_TRIPS").is_ok_and(|which| which == "all");
    for source in files(&programs(), "c").into_iter().filter(keeps_to_bounds) {
        let mut ways = Vec::new();
        for &version in &versions {
            for level in 0..LEVELS.len() {
                let job = Job { source: source.clone(), version, level };
                if level < 2 || (version == newest && job.is_language()) {
                    ways.push(job);
                }
            }
        }
        let all = every_way || ways.iter().all(Job::is_language);
        jobs.extend(if all { ways } else { drawn(ways, newest) });
    }
    assert!(jobs.len() >= 6 * 30 / versions.len(), "where are the test programs?");
    println!("{} round trips", jobs.len());
    in_parallel(&jobs, |job| round_trip(job, newest));
}

/// Of the ways of one program, those of everyday tests: one in which it is only read and printed; and for one program in eight the
/// one in which it is run, too.
fn drawn(ways: Vec<Job>, newest: u32) -> Vec<Job> {
    let (run, mut read): (Vec<Job>, Vec<Job>) =
        ways.into_iter().partition(|job| job.version == newest && job.level == 0);
    let number = run.first().map_or(0, |job| {
        let mut hasher = DefaultHasher::new();
        job.source.file_name().hash(&mut hasher);
        hasher.finish() as usize
    });
    let mut drawn: Vec<Job> = run.into_iter().filter(|_| number.is_multiple_of(8)).collect();
    drawn.push(read.swap_remove(number / 4 % read.len()));
    drawn
}

fn round_trip(job: &Job, newest: u32) {
    let program = load(&[&job.compile()]);
    parse_all(&program);
    let is_newest = job.version == newest;
    // The passes have most to do on code that no compiler has optimised.
    let texts = match job.level {
        0 if is_newest => vec![print::program(&program), print::clean_program(&program)],
        1 => vec![print::program(&program)],
        _ => vec![print::clean_program(&program)],
    };
    let reader = reader_of(job.version);
    let original = std::fs::read_to_string(&job.source).unwrap();
    for (i, text) in texts.into_iter().map(Result::unwrap).enumerate() {
        let as_written = is_newest && job.level == 0;
        // What a program with an error does is up to the compiler: there the same code has to come out.
        let optimise = match job.is_safe(&original) {
            true if job.is_language() || as_written => "-O1",
            false if as_written && i == 0 => "-O0",
            _ => continue,
        };
        let expected = executable(&format!("clang-{newest}"), "c", &original, "-O0", Some(&job.source));
        let found = executable(&reader, "ll", &text, optimise, None);
        agree(&expected, &found).unwrap_or_else(|e| panic!("{}: {e}", job.source.display()));
    }
}

#[test]
fn cpp_programs_with_exceptions() {
    let scratch = Scratch::new("cpp");
    let mut jobs = Vec::new();
    for version in versions() {
        jobs.extend(["-O0", "-O2"].map(|level| (version, level)));
    }
    // One with all that there is; the others, each a megabyte or two of headers, at full size alone.
    let every_way = std::env::var("THREADBARE_ROUND_TRIPS").is_ok_and(|which| which == "all");
    let is_wanted = |source: &PathBuf| match every_way {
        true => std::fs::read_to_string(source).unwrap().contains("// expect: safe"),
        false => source.ends_with("exceptions.cpp"),
    };
    let include = format!("-I{}", include().display());
    for source in files(&programs().join("cpp"), "cpp").into_iter().filter(is_wanted) {
        in_parallel(&jobs, |(version, level)| {
            let name = |suffix: &str| scratch.path(&format!("{version}{level}{suffix}"));
            let (ll, original, printed, again) = (name(".ll"), name(".exe"), name("-p.ll"), name("-p.exe"));
            let clang = format!("clang++-{version}");
            let source = source.to_str().unwrap();
            run(&clang, &["-w", "-g", level, "-std=c++17", &include, "-S", "-emit-llvm", source, "-o", &ll]);
            run(&clang, &["-w", "-pthread", &ll, "-o", &original]);
            let program = load(&[&ll]);
            parse_all(&program);
            for text in [print::program(&program), print::clean_program(&program)] {
                std::fs::write(&printed, text.unwrap()).unwrap();
                let reader = format!("clang++-{}", (*version).max(16));
                run(&reader, &["-w", "-pthread", &printed, "-o", &again]);
                assert_eq!(behaviour(&again), behaviour(&original), "{ll}");
            }
        });
    }
}

#[test]
fn a_rust_program_with_its_standard_library() {
    let scratch = Scratch::new("rust");
    let source = programs().join("rust/threads.rs");
    let (ll, original) = (scratch.path("threads.ll"), scratch.path("threads"));
    let emit = format!("--emit=llvm-ir={ll},link={original}");
    let flags = ["--edition", "2024", "-g", "-Copt-level=1", "-Clto=fat", "-Ccodegen-units=1"];
    run("rustc", &[&flags[..], &[&emit, source.to_str().unwrap()]].concat());
    let sysroot = String::from_utf8(run("rustc", &["--print", "target-libdir"]).stdout).unwrap();
    let builtins = files(Path::new(sysroot.trim()), "rlib")
        .into_iter()
        .find(|path| {
            path.file_name().is_some_and(|n| n.to_string_lossy().starts_with("libcompiler_builtins"))
        })
        .expect("the compiler's own library");
    let program = load(&[&ll]);
    parse_all(&program);
    let newest = versions().into_iter().max().unwrap_or(16);
    for text in [print::program(&program), print::clean_program(&program)] {
        let (printed, again) = (scratch.path("printed.ll"), scratch.path("printed"));
        std::fs::write(&printed, text.unwrap()).unwrap();
        let libraries = ["-lpthread", "-ldl", "-lm", "-lgcc_s"];
        let files = ["-w", &printed, builtins.to_str().unwrap(), "-o", &again];
        run(&format!("clang-{newest}"), &[&files[..], &libraries].concat());
        assert_eq!(behaviour(&again), behaviour(&original));
    }
}

const SHARED_H: &str = "
inline __attribute__((weak)) int shared(int x) { static int calls; return x + ++calls; }
extern int table[];
extern int tentative;
extern __thread int per_thread;
struct opaque;
int count(struct opaque *o);
int old_style();
int weak_one(void);
";

const MODULES: [&str; 3] = [
    "#include <stdio.h>
     static int same_name(void) { return 1; }
     static const char *text = \"first\";
     int tentative;
     __attribute__((weak)) int weak_one(void) { return 10; }
     extern int only_here __attribute__((weak));
     __attribute__((constructor)) static void start(void) { printf(\"start 1\\n\"); }
     int main(void) {
         per_thread += 5;
         printf(\"%d %s %d %d %d\\n\", same_name(), text, shared(100), tentative, table[2]);
         printf(\"%d %d %d %d\\n\", count(0), old_style(7), weak_one(), per_thread);
         printf(\"%d %d\\n\", shared(200), &only_here != 0);
         return 0;
     }",
    "#include <stdio.h>
     static int same_name(void) { return 2; }
     static const char *text = \"second\";
     int table[4] = {1, 2, 3, 4};
     __thread int per_thread = 30;
     struct opaque { int n; struct opaque *next; };
     int count(struct opaque *o) { return o ? 1 + count(o->next) : shared(same_name()); }
     __attribute__((constructor)) static void start(void) { printf(\"start 2 %s\\n\", text); }",
    "int tentative __attribute__((weak)) = 77;
     int weak_one(void) { return 20; }
     int old_style(int x) { return x * 3 + shared(0); }
     int alias_target(void) __attribute__((alias(\"weak_one\")));",
];

#[test]
fn several_modules_become_one_program() {
    let scratch = Scratch::new("link");
    let version = *versions().last().unwrap();
    let clang = format!("clang-{version}");
    std::fs::write(scratch.path("shared.h"), SHARED_H).unwrap();
    let (mut modules, mut objects) = (Vec::new(), Vec::new());
    for (i, source) in MODULES.iter().enumerate() {
        let name = |suffix: &str| scratch.path(&format!("{i}.{suffix}"));
        let (c, ll, object) = (name("c"), name("ll"), name("o"));
        std::fs::write(&c, format!("#include \"shared.h\"\n{source}\n")).unwrap();
        // One of them by another compiler, where there is one.
        let clang = format!("clang-{}", versions()[i % versions().len()]);
        run(&clang, &["-w", "-g", "-O1", "-std=gnu11", "-S", "-emit-llvm", &c, "-o", &ll]);
        run(&clang, &["-w", "-c", &ll, "-o", &object]);
        modules.push(ll);
        objects.push(object);
    }
    let paths: Vec<&str> = modules.iter().map(String::as_str).collect();
    let original = scratch.path("original");
    let link: Vec<&str> = objects.iter().map(String::as_str).chain(["-o", &original]).collect();
    run(&clang, &link);
    let program = load(&paths);
    parse_all(&program);
    let (printed, again) = (scratch.path("printed.ll"), scratch.path("printed"));
    std::fs::write(&printed, print::program(&program).unwrap()).unwrap();
    run(&clang, &["-w", "-O1", &printed, "-o", &again]);
    let (found, expected) = (behaviour(&again), behaviour(&original));
    assert_eq!(String::from_utf8_lossy(&found.0), String::from_utf8_lossy(&expected.0));
    assert_eq!(found.1, End::Status(0));
}
