//! Runs on disk: listed, shown, resumed and deleted; settings, manual pages and completions.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

/// Two threads that write what main asserts: two executions, one of which fails.
const RACY: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
atomic_int x;
static void *one(void *p) { x = 1; return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, one, NULL);
    assert(x == 0);
    pthread_join(t, NULL);
    return 0;
}
";

const SAFE: &str = "int main(void) { return 0; }\n";

struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        let folder = Folder(TempDir::new().unwrap());
        folder.write("racy.c", RACY);
        folder.write("safe.c", SAFE);
        folder
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        run_in(self.0.path(), arguments)
    }

    /// A command that must be refused: status 2, and one line that says this.
    fn refused(&self, arguments: &[&str], says: &str) {
        let (status, stdout, stderr) = self.run(arguments);
        assert_eq!((status, stdout.as_str()), (2, ""), "{arguments:?}: {stderr}");
        assert!(stderr.contains(says) && stderr.lines().count() == 1, "{arguments:?}: {stderr}");
    }
}

fn run_in(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_threadbare")).args(arguments).current_dir(folder).output().unwrap();
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

#[test]
fn runs_are_listed_shown_and_deleted() {
    let folder = Folder::new();
    assert_eq!(folder.run(&["runs"]), (0, "no runs here yet\n".into(), String::new()));
    folder.refused(&["runs", "show", "last"], "there are no runs here yet");
    let (status, report, _) = folder.run(&["check", "racy.c"]);
    assert_eq!(status, 1);
    assert_eq!(folder.run(&["check", "safe.c"]).0, 0);

    let (status, list, _) = folder.run(&["runs", "list"]);
    assert_eq!(status, 0);
    let lines: Vec<Vec<&str>> = list.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines.len(), 2, "{list}");
    assert_eq!((lines[0][0], &lines[0][3..]), ("1", &["error", "1", "check", "racy.c"][..]));
    assert_eq!((lines[1][0], &lines[1][3..]), ("2", &["safe", "0", "check", "safe.c"][..]));

    let (status, shown, _) = folder.run(&["runs", "show", "1"]);
    assert_eq!((status, shown), (0, report));
    assert!(folder.run(&["runs", "show", "last"]).1.contains("no error found"));
    let (status, text, _) = folder.run(&["runs", "resume", "2"]);
    assert_eq!(status, 0);
    assert!(text.ends_with("run 2 is complete: there is nothing to go on with\n"), "{text}");

    assert_eq!(folder.run(&["runs", "delete", "1"]), (0, "run 1 is deleted\n".into(), String::new()));
    assert!(!folder.path(".threadbare/runs/1").exists());
    folder.refused(&["runs", "show", "1"], "there is no run 1");
    let (status, _, stderr) = folder.run(&["runs", "show", "first"]);
    assert!(status == 2 && stderr.contains("expected a number, or `last`"), "{stderr}");
}

/// A finding for each value of an input, beside a thread.
const SIX: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>
atomic_int x;
static void *one(void *p) { x = 1; return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, one, 0);
    switch (tb_choose(7, \"which\") + x) {
    case 1: assert(0); break;
    case 2: assert(0); break;
    case 3: assert(0); break;
    case 4: assert(0); break;
    case 5: assert(0); break;
    case 6: assert(0); break;
    }
    pthread_join(t, 0);
    return 0;
}
";

/// What is known already does not count: each time there are as many more, until there are no more.
#[test]
fn old_runs_are_pruned() {
    let folder = Folder::new();
    for _ in 0..4 {
        assert_eq!(folder.run(&["check", "racy.c"]).0, 1);
    }
    let numbers = || -> Vec<String> {
        let (_, list, _) = folder.run(&["runs"]);
        list.lines().skip(1).map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
    };
    let (status, said, _) = folder.run(&["runs", "prune", "--keep", "2"]);
    assert!(status == 0 && said.starts_with("2 runs deleted, "), "{said}");
    assert_eq!(numbers(), ["3", "4"]);
    assert!(
        !folder.path(".threadbare/runs/1").exists()
            && folder.path(".threadbare/runs/3/1-assertion.json").exists()
    );
    assert!(folder.run(&["runs", "prune"]).1.starts_with("0 runs deleted, "));
    // Numbers are not used again, and what is left can be shown.
    assert_eq!(folder.run(&["check", "safe.c"]).0, 0);
    assert_eq!(numbers(), ["3", "4", "5"]);
    assert!(folder.run(&["runs", "show", "3"]).1.contains("assertion"));
}

#[test]
fn a_run_that_was_ended_by_its_findings_goes_on_for_as_many_more() {
    let folder = Folder::new();
    folder.write("six.c", SIX);
    let found = |report: &str| report.matches("error[assertion]").count();
    let (_, first, _) = folder.run(&["check", "six.c", "--workers", "1", "--stop-at", "2"]);
    assert!(found(&first) >= 2 && first.contains("as many findings as asked for"), "{first}");
    let mut known = found(&first);
    for _ in 0..4 {
        let (status, report, stderr) = folder.run(&["runs", "resume", "1"]);
        assert_eq!(status, 1, "{stderr}");
        if !report.contains("as many findings as asked for") {
            assert_eq!(found(&report), 6, "{report}");
            return;
        }
        assert!(found(&report) >= known + 2, "{known} were known\n{report}");
        known = found(&report);
    }
    panic!("it is never complete");
}

#[test]
fn a_database_that_is_not_ours_is_left_alone_and_the_report_is_shown() {
    let folder = Folder::new();
    fs::create_dir(folder.path(".threadbare")).unwrap();
    let other = "somebody's notes, which must not be lost\n".repeat(100);
    folder.write(".threadbare/runs.db", &other);
    let (status, stdout, stderr) = folder.run(&["check", "racy.c"]);
    assert_eq!(status, 2);
    assert!(stdout.contains("error[assertion]"), "{stdout}");
    assert!(stderr.contains("not a database of Threadbare's") && stderr.lines().count() == 1, "{stderr}");
    assert_eq!(fs::read_to_string(folder.path(".threadbare/runs.db")).unwrap(), other);
    folder.refused(&["runs"], "not a database of Threadbare's");
}

#[test]
fn a_native_replay_confirms_a_finding() {
    let folder = Folder::new();
    assert_eq!(folder.run(&["check", "racy.c"]).0, 1);
    let confirmed = || {
        let (status, report, _) = folder.run(&["runs", "show", "last", "--json"]);
        assert_eq!(status, 0);
        let report: serde_json::Value = serde_json::from_str(&report).unwrap();
        report["findings"][0]["confirmed"].clone()
    };
    assert_eq!(confirmed(), "machine");
    let (status, stdout, stderr) = folder.run(&["replay", "--native", ".threadbare/runs/1/1-assertion.json"]);
    assert_eq!(status, 1, "{stdout}{stderr}");
    assert_eq!(confirmed(), "native");
}

#[test]
fn many_runs_at_once_share_a_database() {
    let folder = Folder::new();
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| assert_eq!(folder.run(&["check", "racy.c"]).0, 1));
        }
    });
    let list = folder.run(&["runs"]).1;
    assert_eq!(list.lines().filter(|line| line.contains(" error ")).count(), 6, "{list}");
}

#[test]
fn settings_come_from_the_nearest_file_and_runs_are_kept_beside_it() {
    let folder = Folder::new();
    fs::create_dir(folder.path("sub")).unwrap();
    fs::copy(folder.path("racy.c"), folder.path("sub/racy.c")).unwrap();
    folder.write("threadbare.toml", "[check]\nexecutions = 1\nflags = [\"-DUNUSED\"]\nstats = true\n");
    let sub = folder.path("sub");
    let (status, stdout, stderr) = run_in(&sub, &["check", "racy.c", "--strategy", "dpor"]);
    assert!(stdout.contains("the number of executions given") || status == 1, "{stdout}{stderr}");
    assert!(stdout.contains("   instructions "), "the settings ask for figures: {stdout}");
    let (status, _, stderr) = run_in(&sub, &["check", "racy.c", "--executions", "100"]);
    assert_eq!(status, 1, "{stderr}");
    let witness = "../.threadbare/runs/2/1-assertion.json";
    assert!(sub.join(witness).exists());
    // From wherever: the witness knows where it was made.
    assert_eq!(run_in(&sub, &["replay", witness]).0, 1);
    let from_above = folder.run(&["replay", ".threadbare/runs/2/1-assertion.json"]);
    assert_eq!(from_above.0, 1, "{}", from_above.2);
    assert!(folder.run(&["runs"]).1.contains(" error "));

    folder.write("threadbare.toml", "[check]\nexecutions = 1\nwrong = 3\n");
    folder.refused(&["check", "racy.c"], "threadbare.toml:3: `wrong` is no option of `threadbare check`");
}

#[test]
fn manual_pages_and_completions_name_every_command() {
    let folder = Folder::new();
    let (status, list, _) = folder.run(&["man", "-o", "man"]);
    assert_eq!(status, 0);
    for command in ["check", "replay", "runs", "inspect", "doctor"] {
        assert!(list.contains(&format!("man/threadbare-{command}.1\n")), "{list}");
    }
    let page = fs::read_to_string(folder.path("man/threadbare-check.1")).unwrap();
    assert!(page.contains("spurious") && page.contains("Exit status"), "{page}");
    for shell in ["bash", "zsh", "fish"] {
        let (status, script, _) = folder.run(&["completions", shell]);
        assert_eq!(status, 0);
        assert!(script.contains("spurious-wakeups") && script.contains("resume"), "{shell}: {script}");
    }
    folder.refused(&["man", "-o", "racy.c/man"], "cannot be written");
}
