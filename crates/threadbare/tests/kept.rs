//! Executions that a check keeps (`--keep-executions`): their numbers, what a replay of one says, and that none is lost or kept twice by a
//! run that is stopped and resumed.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::fs;
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

/// Executions that come to their end, one that an assumption cuts, and one that a bound cuts; text of inputs that threads share.
const CUT: &str = "#include <pthread.h>
#include <string.h>
#include <threadbare.h>
static char text[4];
static size_t length;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *measure(void *p) {
    pthread_mutex_lock(&lock);
    length = strlen(text);
    pthread_mutex_unlock(&lock);
    return p;
}
int main(void) {
    pthread_t t;
    tb_bytes(text, 3, \"text\");
    unsigned char n = tb_uchar(\"n\");
    pthread_create(&t, NULL, measure, NULL);
    pthread_mutex_lock(&lock);
    tb_assume(length < 3);
    pthread_mutex_unlock(&lock);
    for (unsigned char i = 0; i < n; i++) {}
    pthread_join(t, NULL);
    return 0;
}
";

/// Six increments in six orders, and two values of an input: enough to be stopped in between.
const MANY: &str = "#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>
atomic_int x;
static void *twice(void *p) { x++; x += 2; return p; }
int main(void) {
    pthread_t s, t;
    int wanted = tb_int(\"wanted\");
    pthread_create(&s, 0, twice, 0);
    pthread_create(&t, 0, twice, 0);
    x = x == wanted;
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}
";

const SHAPES: &str = "struct cell { int v; struct cell *next; };
int sum(struct cell *p, struct cell *q) {
    if (p == 0 || q == 0) return 0;
    q->v = 1;
    if (p->v == 1 && p->next != 0) return p->next->v == 7;
    return 2;
}
";

struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        let folder = Folder(TempDir::new().unwrap());
        for (name, text) in [("racy.c", RACY), ("cut.c", CUT), ("many.c", MANY), ("shapes.c", SHAPES)] {
            fs::write(folder.0.path().join(name), text).unwrap();
        }
        folder
    }

    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
        let Output { status, stdout, stderr } =
            command.args(arguments).current_dir(self.0.path()).output().unwrap();
        (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
    }

    /// The report of a check that keeps its executions, or goes on doing so.
    fn kept(&self, arguments: &[&str]) -> Value {
        let (_, stdout, stderr) = self.run(arguments);
        serde_json::from_str(&stdout).unwrap_or_else(|_| panic!("{stdout}{stderr}"))
    }

    /// A replay that must be refused: status 2, and one line that says this.
    fn refused(&self, arguments: &[&str], says: &str) {
        let (status, stdout, stderr) = self.run(arguments);
        assert_eq!((status, stdout.as_str()), (2, ""), "{arguments:?}: {stderr}");
        assert!(stderr.contains(says) && stderr.lines().count() == 1, "{arguments:?}: {stderr}");
    }

    fn file(&self, run: u32) -> std::path::PathBuf {
        self.0.path().join(format!(".threadbare/runs/{run}/executions.jsonl"))
    }
}

#[test]
fn each_execution_is_followed_by_its_number() {
    let folder = Folder::new();
    let (status, text, _) = folder.run(&["check", "racy.c", "--strategy", "dpor", "--keep-executions"]);
    assert_eq!(status, 1);
    assert!(text.ends_with("2 executions kept: threadbare replay 1 --execution N\n"), "{text}");
    let shown = folder.run(&["runs", "show", "1"]).1;
    assert!(shown.contains("2 executions kept"), "{shown}");
    let told: Vec<(i32, String, String)> =
        ["1", "2"].iter().map(|number| folder.run(&["replay", "1", "--execution", number])).collect();
    let (well, fails) = if told[0].0 == 0 { (&told[0], &told[1]) } else { (&told[1], &told[0]) };
    assert_eq!((well.0, fails.0), (0, 1), "{told:?}");
    assert!(well.1.contains("comes to its end") && well.1.contains("x 0 -> 1"), "{}", well.1);
    assert!(fails.1.contains("assertion at racy.c:10:5") && !well.1.contains("assertion at"), "{}", fails.1);

    folder.refused(
        &["replay", "1", "--execution", "3"],
        "run 1 has no execution 3: it has kept those from 1 to 2",
    );
    folder.refused(&["replay", "1", "--execution", "0"], "run 1 has no execution 0");
    folder.refused(&["replay", "7", "--execution", "1"], "there is no run 7");
    folder.refused(&["replay", "racy.c", "--execution", "1"], "`racy.c` is no run");
    assert_eq!(folder.run(&["check", "racy.c"]).0, 1);
    folder.refused(&["replay", "last", "--execution", "1"], "run 2 has kept no executions");

    let text = fs::read_to_string(folder.file(1)).unwrap();
    for (bad, says) in [
        (text.replacen("\"format\":1", "\"format\":9", 1), "it has format 9; this version reads format 1"),
        (text.replacen("{\"begin\"", "{\"execution\"", 1), "not an execution that was kept"),
        (text.replacen("\"steps\":\"0", "\"steps\":\"9", 1), "not an execution that was kept"),
        (text.replacen("\"sites\":0", "\"sites\":5", 1), "it names what was not said before"),
        (text.replacen("\"steps\":\"0*", "\"steps\":\"0*9", 1), "execution 1 of run 1: step"),
        (
            text.replacen("\"end\":\"complete\"", "\"end\":\"complete\",\"failures\":[\"deadlock\"]", 1),
            "diverges: it does not end as it did",
        ),
    ] {
        fs::write(folder.file(1), &bad).unwrap();
        if bad == text {
            continue;
        }
        folder.refused(&["replay", "1", "--execution", "1"], says);
    }
    fs::write(folder.file(1), text).unwrap();
    fs::write(folder.0.path().join("racy.c"), RACY.replace("x == 0", "x < 2")).unwrap();
    folder.refused(&["replay", "1", "--execution", "1"], "another version of the program");
}

#[test]
fn executions_are_followed_natively_whether_they_fail_or_not() {
    let folder = Folder::new();
    folder.run(&["check", "racy.c", "--strategy", "flip", "--keep-executions"]);
    let natively =
        |number: &str| folder.run(&["replay", "1", "--execution", number, "--native", "--repeat", "3"]);
    let mut told = [natively("1"), natively("2")];
    told.sort();
    assert_eq!(told[0].0, 0, "{told:?}");
    assert!(told[0].1.starts_with("3 of 3 runs went as execution"), "{told:?}");
    assert_eq!(told[1].0, 1, "{told:?}");
    assert!(told[1].1.starts_with("3 of 3 runs failed as execution"), "{told:?}");
}

#[test]
fn executions_that_were_cut_are_kept_and_say_why() {
    let folder = Folder::new();
    let report = folder.kept(&[
        "check",
        "cut.c",
        "--strategy",
        "flip",
        "--unwind",
        "2",
        "--keep-executions",
        "--json",
    ]);
    let kept = report["kept_executions"].as_u64().unwrap();
    assert!(kept >= report["executions"].as_u64().unwrap() + report["blocked"].as_u64().unwrap(), "{report}");
    let (mut ends, mut bounds, mut complete) = (0, 0, 0);
    for number in (1..=kept).map(|number| number.to_string()) {
        let (status, stdout, stderr) = folder.run(&["replay", "last", "--execution", &number]);
        assert!(status < 2, "{number}: {stderr}");
        let first = stdout.lines().next().unwrap();
        ends += u32::from(first.contains("stops here: it was cut (an assumption does not hold at cut.c:"));
        let is_bound = first.contains("stops here: it was cut (") && first.contains("went round");
        bounds += u32::from(is_bound);
        complete += u32::from(first.ends_with("comes to its end"));
        if is_bound && bounds == 1 {
            folder.refused(
                &["replay", "last", "--execution", &number, "--native"],
                "cannot be replayed natively: it was cut",
            );
        }
    }
    assert!(complete > 1 && ends + bounds > 0, "{complete} complete, {ends} and {bounds} cut: {report}");
}

#[test]
fn a_run_that_goes_on_keeps_what_it_had_and_nothing_twice() {
    for strategy in ["dpor", "flip", "naive"] {
        let folder = Folder::new();
        let check = ["check", "many.c", "--keep-executions", "--json", "--strategy", strategy];
        let whole = folder.kept(&check);
        let all = whole["kept_executions"].as_u64().unwrap();
        assert!(all >= whole["executions"].as_u64().unwrap(), "{whole}");
        let cut = folder.kept(&[&check[..], &["--executions", "7"]].concat());
        assert_eq!(cut["kept_executions"], 7, "{cut}");
        let before = fs::read_to_string(folder.file(2)).unwrap();
        // What a process that was killed had begun to write.
        fs::write(folder.file(2), format!("{before}{{\"execution\":{{\"number\":8,\"en")).unwrap();
        let resumed = folder.kept(&["runs", "resume", "2", "--executions", "100000"]);
        assert_eq!(resumed["executions"], whole["executions"], "{strategy}");
        assert_eq!(resumed["kept_executions"], all, "{strategy}");
        let after = fs::read_to_string(folder.file(2)).unwrap();
        assert!(after.starts_with(&before), "{strategy}");
        for number in ["1", "7", "8", &all.to_string()] {
            let (status, _, stderr) = folder.run(&["replay", "2", "--execution", number]);
            assert_eq!(status, 0, "{strategy}, execution {number}: {stderr}");
        }
    }
}

#[test]
fn objects_that_pointers_lead_to_are_kept_with_each_execution() {
    let folder = Folder::new();
    let report = folder.kept(&["check", "shapes.c", "--entry", "sum", "--keep-executions", "--json"]);
    let kept = report["kept_executions"].as_u64().unwrap();
    assert_eq!(report["executions"].as_u64(), Some(kept), "{report}");
    let told = (1..=kept).map(|number| folder.run(&["replay", "1", "--execution", &number.to_string()]));
    let told: Vec<(i32, String, String)> = told.collect();
    assert!(told.iter().all(|(status, _, _)| *status == 0), "{told:?}");
    let with = |what: &str| told.iter().filter(|(_, text, _)| text.contains(what)).count();
    assert!(with("p = q,") > 0 && with("p->next = new struct cell") > 0 && with("p = null,") > 0, "{told:?}");
    let natively = folder.run(&["replay", "1", "--execution", &kept.to_string(), "--native"]);
    assert_eq!(natively.0, 0, "{natively:?}");
}
