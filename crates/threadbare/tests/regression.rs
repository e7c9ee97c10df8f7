//! Regression tests that `threadbare tests` makes: they build in a folder outside of the project with cc, binutils and make alone, fail on
//! the program as it is, each of them, and pass on its repaired twin.

#![allow(clippy::unwrap_used)]

#[path = "support/limited.rs"]
mod limited;

use limited::threadbare;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const PROGRAMS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs");

/// A program that was checked, and its folder of tests.
struct Checked {
    folder: TempDir,
}

/// What came of `make check`.
struct Made {
    passed: bool,
    text: String,
}

impl Made {
    /// How many tests are said to have failed.
    fn failed(&self) -> usize {
        self.text.lines().filter(|line| line.starts_with("FAILED")).count()
    }
}

impl Checked {
    fn of(files: &[(&str, &str)], arguments: &[&str]) -> Checked {
        let checked = Checked { folder: TempDir::new().unwrap() };
        for (name, text) in files {
            checked.write(&format!("project/{name}"), text);
        }
        let (status, text) = checked.tool(&[&["check"], arguments].concat());
        assert_eq!(status, 1, "{text}");
        let (status, text) = checked.tool(&["tests", "last", "-o", "../tests"]);
        assert_eq!(status, 0, "{text}");
        checked
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn tool(&self, arguments: &[&str]) -> (i32, String) {
        let mut command = threadbare();
        command.args(arguments).current_dir(self.path("project"));
        let output =
            command.env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache")).output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        (output.status.code().unwrap(), String::from_utf8(text).unwrap())
    }

    /// With nothing of ours around: neither variables nor other programs than the system's.
    fn make(&self, variables: &[&str]) -> Made {
        let mut command = Command::new("make");
        command.env_clear().env("PATH", "/usr/bin:/bin").env("LC_ALL", "C");
        let output = command.args(["-C", "tests", "check", "VERBOSE=1"]).args(variables);
        let output = output.current_dir(self.folder.path()).output().unwrap();
        let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        Made { passed: output.status.success(), text }
    }

    fn cases(&self) -> usize {
        fs::read_dir(self.path("tests/cases")).unwrap().count()
    }

    /// Every test fails on the program as it is.
    fn all_fail(&self) {
        let made = self.make(&[]);
        assert!(!made.passed && self.cases() > 0 && made.failed() == self.cases(), "{}", made.text);
    }

    /// None does on another.
    fn none_fails(&self, name: &str, text: &str) {
        self.write(&format!("tests/src/{name}"), text);
        let made = self.make(&[]);
        assert!(made.passed && made.failed() == 0, "{}", made.text);
    }
}

fn program(name: &str) -> String {
    fs::read_to_string(Path::new(PROGRAMS).join(name)).unwrap()
}

/// A program of the collection, with the options that it states.
fn checked(name: &str) -> Checked {
    let text = program(name);
    let stated = text.lines().filter_map(|line| line.strip_prefix("// flags: "));
    let flags: Vec<&str> = stated.flat_map(str::split_whitespace).collect();
    Checked::of(&[("program.c", &text)], &[&["program.c"], &flags[..]].concat())
}

/// All tests of a program fail, and none of them on its twin.
fn twins(name: &str) {
    let checked = checked(&format!("{name}.c"));
    checked.all_fail();
    checked.none_fails("program.c", &program(&format!("{name}-fixed.c")));
}

#[test]
fn an_assertion() {
    twins("threads/atomicity");
}

#[test]
fn an_assertion_on_inputs() {
    twins("strategies/fresh-input");
}

#[test]
fn a_deadlock() {
    twins("threads/philosophers");
}

#[test]
fn a_lost_wake_up() {
    twins("threads/lost-signal");
}

#[test]
fn a_race() {
    twins("threads/counter");
}

#[test]
fn a_race_for_some_inputs() {
    twins("threads/race-on-input");
}

#[test]
fn a_null_dereference() {
    twins("sequential/null");
}

#[test]
fn freed_memory() {
    twins("sequential/use-after-free");
}

#[test]
fn memory_freed_twice() {
    twins("sequential/double-free");
}

#[test]
fn an_access_out_of_bounds() {
    twins("sequential/strings");
}

#[test]
fn an_endless_loop_of_two_threads() {
    checked("loops/flags-20-one-missing.c").all_fail();
}

#[test]
fn threads_of_c11() {
    checked("sync/c11-lost-signal.c").all_fail();
}

#[test]
fn a_barrier() {
    checked("sync/barrier-missing.c").all_fail();
}

#[test]
fn misuse_of_what_the_library_takes_as_it_is() {
    for name in ["replay/attribute-made-with", "replay/closed", "replay/never-initialised-lock"] {
        twins(name);
    }
}

#[test]
fn races_on_what_the_library_reads() {
    for name in ["sync/attributes-written", "sync/moment-written"] {
        twins(name);
    }
}

#[test]
fn what_may_pass_is_said() {
    let checked = checked("replay/overlap-string.c");
    fs::remove_dir_all(checked.path("tests")).unwrap();
    let (status, text) = checked.tool(&["tests", "last", "-o", "../tests"]);
    let says = "may pass on the program as it is: misuse of `stpcpy` does not show in a process";
    assert!(status == 0 && text.contains(says), "{text}");
    assert!(fs::read_to_string(checked.path("tests/README")).unwrap().contains(says));
}

const SPLIT: &str = r#"#include "part/counter.h"
#include <pthread.h>
#include <threadbare.h>

static void *adds(void *unused) {
    add(AMOUNT);
    return unused;
}

int main(void) {
    pthread_t one, two;
    unsigned char start = tb_uchar("start");
    tb_assume(start > 10);
    count = start;
    pthread_create(&one, 0, adds, 0);
    pthread_create(&two, 0, adds, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    tb_assert(count == start + 2 * AMOUNT);
    return 0;
}
"#;

const COUNTER_HEADER: &str = "extern _Atomic int count;\nvoid add(int amount);\n";
const COUNTER: &str = "#include \"counter.h\"\n_Atomic int count;\nvoid add(int amount) {\n    int before = count;\n    \
                       count = before + amount;\n}\n";
/// With lines above that were not there.
const COUNTER_REPAIRED: &str = "// Adds at once.\n//\n#include \"counter.h\"\n_Atomic int count;\n\nvoid add(int amount) {\n    \
                                count += amount;\n}\n";
/// As wrong as before, at other lines.
const COUNTER_MOVED: &str = "// A comment.\n// Another one.\n#include \"counter.h\"\n_Atomic int count;\n\n\nvoid add(int amount) \
                             {\n    int before = count;\n\n    count = before + amount;\n}\n";

#[test]
fn several_sources_with_headers_and_flags() {
    let files = [("main.c", SPLIT), ("part/counter.h", COUNTER_HEADER), ("part/counter.c", COUNTER)];
    let checked = Checked::of(&files, &["main.c", "part/counter.c", "--", "-DAMOUNT=3", "-Ipart", "-O1"]);
    checked.all_fail();
    // The same elsewhere: the project as it is, and repaired.
    let project = checked.path("project");
    let elsewhere = format!("SRC={}", project.display());
    assert_eq!(checked.make(&[&elsewhere]).failed(), checked.cases());
    checked.write("project/part/counter.c", COUNTER_MOVED);
    assert_eq!(checked.make(&[&elsewhere]).failed(), checked.cases());
    checked.write("project/part/counter.c", COUNTER_REPAIRED);
    let made = checked.make(&[&elsewhere]);
    assert!(made.passed, "{}", made.text);
}

const READS: &str = r#"#include <assert.h>
#include <semaphore.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static sem_t ready;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int from_file = -1;

static void *reads(void *name) {
    FILE *file = fopen(name, "r");
    pthread_mutex_lock(&lock);
    from_file = file ? fgetc(file) : -2;
    sem_post(&ready);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(int count, char **arguments) {
    pthread_t thread;
    if (count != 2 || strlen(arguments[1]) != 6)
        return 0;
    sem_init(&ready, 0, 0);
    pthread_create(&thread, 0, reads, arguments[1]);
    int byte = getchar();
    sem_wait(&ready);
    int held = pthread_mutex_trylock(&lock);
    assert(held == 0 || from_file != byte || byte != 'x');
    if (held == 0)
        pthread_mutex_unlock(&lock);
    pthread_join(thread, 0);
    return 0;
}
"#;

#[test]
fn what_comes_from_outside() {
    let arguments = ["--stdin", "sym:1", "--file", "data/x=sym:1", "--arg", "data/x"];
    let checked = Checked::of(&[("program.c", READS)], &[&["program.c"], &arguments[..]].concat());
    checked.all_fail();
    let repaired = READS.replace("pthread_mutex_trylock", "pthread_mutex_lock");
    checked.none_fails("program.c", &repaired);
}

/// Inputs by functions of its own naming, and an assertion that it defines itself.
const SPELLINGS: &str = r#"#include <klee/klee.h>
extern int __VERIFIER_nondet_int(void);
extern _Bool nondet_bool(void);
extern double __VERIFIER_nondet_double(void);
void reach_error(void) {}
int main(void) {
    short bytes;
    int number = __VERIFIER_nondet_int();
    double real = __VERIFIER_nondet_double();
    klee_make_symbolic(&bytes, sizeof bytes, "bytes");
    if (nondet_bool() && number == 12345 && bytes == -2 && real == 0.25)
        reach_error();
    return 0;
}
"#;

#[test]
fn other_spellings() {
    let checked = Checked::of(&[("program.c", SPELLINGS)], &["program.c"]);
    checked.all_fail();
    checked.none_fails("program.c", &SPELLINGS.replace("bytes == -2", "bytes == -3"));
}

#[test]
fn nothing_names_this_machine() {
    let checked = checked("threads/counter.c");
    let places = [checked.folder.path().display().to_string(), env!("CARGO_MANIFEST_DIR").to_owned()];
    let mut folders = vec![checked.path("tests")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            assert!(!places.iter().any(|place| text.contains(place)), "{}", path.display());
        }
    }
}

#[test]
fn what_has_no_test_is_said() {
    let text = "#include <stdlib.h>\n#include <pthread.h>\nint x;\nstatic void *f(void *p) { x++; return p; }\nint main(void) {\n    \
                pthread_t t;\n    int *p = malloc(4);\n    pthread_create(&t, 0, f, 0);\n    x++;\n    pthread_join(t, 0);\n    \
                if (p && *p > 3)\n        return 1;\n    return 0;\n}\n";
    let checked = Checked::of(&[("program.c", text)], &["program.c"]);
    fs::remove_dir_all(checked.path("tests")).unwrap();
    let (status, text) = checked.tool(&["tests", "last", "-o", "../tests"]);
    assert!(status == 0 && text.contains("uninitialised does not show in a process"), "{text}");
    assert!(
        fs::read_to_string(checked.path("tests/README")).unwrap().contains("uninitialised does not show")
    );
    checked.all_fail();
}

#[test]
fn what_cannot_be_made_is_refused() {
    let checked = checked("threads/counter.c");
    for (arguments, says) in [
        (["7", "-o", "../new"], "there is no run 7"),
        (["last", "-o", "../tests"], "is not empty, and nothing is overwritten"),
        (["last", "-o", "program.c"], "cannot be written"),
    ] {
        let (status, text) = checked.tool(&[&["tests"], &arguments[..]].concat());
        assert!(status == 2 && text.contains(says), "{text}");
    }
    checked.write("project/program.c", "int main(void) { return 0; }\n");
    let (status, text) = checked.tool(&["tests", "1", "-o", "../new"]);
    assert!(status == 2 && text.contains("another version of the program"), "{text}");
    assert_eq!(checked.tool(&["check", "program.c"]).0, 0);
    let (status, text) = checked.tool(&["tests", "last", "-o", "../new"]);
    assert!(status == 2 && text.contains("nothing to test: the run has found nothing"), "{text}");
    assert!(!checked.path("new").exists());
}
