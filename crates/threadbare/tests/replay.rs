//! `threadbare replay --native`, `--gdb` and `--rr`: what they say, and what they refuse.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// A program and the witness of its only failure.
struct Found {
    folder: TempDir,
    witness: String,
}

impl Found {
    fn new(source: &str, kind: &str) -> Found {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("p.c"), source).unwrap();
        let found = Found { folder, witness: format!(".threadbare/runs/1/1-{kind}.json") };
        let (status, stdout, stderr) = found.run(&["check", "p.c"]);
        assert_eq!(status, 1, "{stdout}{stderr}");
        found
    }

    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        self.run_on(std::env::var("PATH").unwrap().as_str(), arguments)
    }

    fn run_on(&self, path: &str, arguments: &[&str]) -> (i32, String, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_threadbare"))
            .args(arguments)
            .current_dir(self.folder.path())
            .env("PATH", path)
            .env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache"))
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
    }

    fn replay(&self, arguments: &[&str]) -> (i32, String, String) {
        self.run(&[&["replay", &self.witness], arguments].concat())
    }

    fn path(&self) -> std::path::PathBuf {
        self.folder.path().join(&self.witness)
    }
}

/// The update of one worker is lost.
const LOST: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int count;
static void *worker(void *unused) {
    int seen = count;
    count = seen + 1;
    return unused;
}
int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(count == 2);
    return 0;
}
";

const CROSSED: &str = "#include <pthread.h>
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static void *worker(void *unused) {
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return unused;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    pthread_join(t, NULL);
    return 0;
}
";

#[test]
fn one_run_shows_how_it_fails_and_many_are_counted() {
    let found = Found::new(LOST, "assertion");
    let (status, stdout, stderr) = found.replay(&["--native"]);
    assert_eq!((status, stdout.as_str()), (1, "1 of 1 runs failed as the witness says\n"), "{stderr}");
    assert!(stderr.contains("Assertion `count == 2' failed"), "{stderr}");
    assert!(stderr.contains("assertion at p.c:16:5 in main, in thread 0"), "{stderr}");
    let many = found.replay(&["--native", "--repeat", "20"]);
    assert_eq!(many, (1, "20 of 20 runs failed as the witness says\n".to_owned(), String::new()));
}

#[test]
fn a_deadlock_is_shown_with_its_cycle() {
    let found = Found::new(CROSSED, "deadlock");
    let (status, _, stderr) = found.replay(&["--native"]);
    assert_eq!(status, 1, "{stderr}");
    assert!(
        stderr.contains("thread 0 waits for a mutex, which thread 0.1 holds, at p.c:14:5 in main"),
        "{stderr}"
    );
    assert!(
        stderr.contains("thread 0.1 waits for a mutex, which thread 0 holds, at p.c:5:5 in worker"),
        "{stderr}"
    );
}

#[test]
fn under_gdb_every_thread_stands_where_the_witness_says() {
    let found = Found::new(CROSSED, "deadlock");
    let (status, stdout, stderr) = found.replay(&["--gdb", "--", "-nx", "-batch", "-ex", "info threads"]);
    assert_eq!(status, 1, "{stdout}{stderr}");
    assert!(stdout.contains("main () at p.c:14") && stdout.contains("p.c:5"), "{stdout}{stderr}");
    assert!(stdout.contains("\"0\"") && stdout.contains("\"0.1\""), "{stdout}{stderr}");
    let found = Found::new(LOST, "assertion");
    let arguments = ["--gdb", "--", "-nx", "-batch", "-ex", "frame", "-ex", "print (int) count"];
    let (status, stdout, stderr) = found.replay(&arguments);
    assert_eq!(status, 1, "{stdout}{stderr}");
    assert!(stdout.contains("main () at p.c:16") && stdout.contains("$1 = 1"), "{stdout}{stderr}");
}

/// What the compiler makes of the source itself fails too, atomics and locks included.
#[test]
fn the_untouched_source_fails_too() {
    for (source, kind) in [(LOST, "assertion"), (CROSSED, "deadlock")] {
        let found = Found::new(source, kind);
        let (status, stdout, stderr) = found.replay(&["--native", "--original", "--repeat", "5"]);
        assert_eq!((status, stdout.as_str()), (1, "5 of 5 runs failed as the witness says\n"), "{stderr}");
    }
}

/// A witness that was tampered with is followed as far as it goes, and is said to diverge.
#[test]
fn a_witness_that_leads_elsewhere_is_refused() {
    let found = Found::new(LOST, "assertion");
    let text = fs::read_to_string(found.path()).unwrap();
    let mut witness: serde_json::Value = serde_json::from_str(&text).unwrap();
    let steps = witness["schedule"]["steps"].as_array_mut().unwrap();
    // One worker after the other: no update is lost.
    let (mut main, workers): (Vec<_>, Vec<_>) = steps.drain(..).partition(|step| step["thread"] == "0");
    let (one, two): (Vec<_>, Vec<_>) = workers.into_iter().partition(|step| step["thread"] == "0.1");
    let rest = main.split_off(2);
    steps.extend(main.into_iter().chain(one).chain(two).chain(rest));
    fs::write(found.path(), witness.to_string()).unwrap();
    let (status, stdout, stderr) = found.replay(&["--native"]);
    assert_eq!((status, stdout.as_str()), (2, ""));
    assert!(stderr.contains("diverges") && stderr.lines().count() == 1, "{stderr}");
}

/// Each is one sentence, and status 2.
#[test]
fn what_cannot_be_replayed_is_said_in_one_sentence() {
    let found = Found::new(LOST, "assertion");
    let sentence = |(status, stdout, stderr): (i32, String, String), says: &str| {
        assert_eq!((status, stdout.as_str()), (2, ""), "{stderr}");
        assert!(stderr.contains(says) && stderr.lines().count() == 1, "{says}: {stderr}");
    };
    sentence(found.replay(&["--native", "--clang", "/no/such/clang"]), "not a usable clang");
    sentence(found.run_on("/nowhere", &["replay", &found.witness, "--native"]), "no clang found");
    let tools = only_clang();
    let path = tools.path().to_str().unwrap();
    sentence(found.run_on(path, &["replay", &found.witness, "--gdb"]), "gdb is not installed");
    sentence(found.run_on(path, &["replay", &found.witness, "--rr"]), "rr is not installed");
    let text = fs::read_to_string(found.path()).unwrap();
    fs::write(found.path(), text.replace("\"format\": 1", "\"format\": 77")).unwrap();
    sentence(found.replay(&["--native"]), "format 77");
    fs::write(found.path(), &text[..text.len() / 2]).unwrap();
    sentence(found.replay(&["--native"]), "not a whole one");
    fs::write(found.path(), &text).unwrap();
    fs::write(found.folder.path().join("p.c"), LOST.replace("count == 2", "count == 3")).unwrap();
    sentence(found.replay(&["--native"]), "another version of the program");
}

/// A folder with the clang of this machine and its linker, and nothing else.
fn only_clang() -> TempDir {
    let folder = TempDir::new().unwrap();
    let path = std::env::var_os("PATH").unwrap();
    let names =
        (14..=19).map(|version| format!("clang-{version}")).chain(["clang".into(), "ld".into(), "as".into()]);
    for name in names {
        let found = std::env::split_paths(&path).map(|place| place.join(&name)).find(|file| file.exists());
        if let Some(found) = found {
            std::os::unix::fs::symlink(Path::new(&found), folder.path().join(&name)).unwrap();
        }
    }
    folder
}

/// What a program finds in `errno` is its own, whatever the runtime does in between.
#[test]
fn the_runtime_leaves_errno_alone() {
    let source = "#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int turn, seen;
static void *worker(void *unused) {
    errno = ERANGE;
    turn = 1;
    turn = 2;
    seen = errno;
    return unused;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int was = turn;
    pthread_join(t, NULL);
    assert(!(was == 1 && seen == ERANGE));
    return 0;
}
";
    let found = Found::new(source, "assertion");
    let (status, stdout, stderr) = found.replay(&["--native", "--repeat", "5"]);
    assert_eq!((status, stdout.as_str()), (1, "5 of 5 runs failed as the witness says\n"), "{stderr}");
}
