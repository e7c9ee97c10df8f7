//! `threadbare check` and `threadbare replay`, from a source file to a reproduced failure.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};
use tempfile::TempDir;

/// A folder of its own for each test: runs are numbered where they are made.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(TempDir::new().unwrap())
    }

    fn with_example(name: &str) -> Folder {
        let example: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "examples", name].iter().collect();
        let folder = Folder::new();
        fs::copy(example, folder.0.path().join(name)).unwrap();
        folder
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.path().join(name), text).unwrap();
    }

    fn read(&self, name: &str) -> Value {
        serde_json::from_str(&fs::read_to_string(self.0.path().join(name)).unwrap()).unwrap()
    }

    /// Exit status, standard output and standard error.
    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        let Output { status, stdout, stderr } = Command::new(env!("CARGO_BIN_EXE_threadbare"))
            .args(arguments)
            .current_dir(self.0.path())
            .output()
            .unwrap();
        (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
    }

    fn check(&self, arguments: &[&str]) -> (i32, Value) {
        let (status, stdout, stderr) = self.run(&[&["check", "--json"], arguments].concat());
        assert_eq!(stderr, "");
        (status, serde_json::from_str(&stdout).unwrap())
    }
}

#[test]
fn threads_that_run_the_same_function_and_what_pointers_point_to_are_told_apart() {
    let folder = Folder::new();
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs/threads/transfers.c");
    let (status, stdout, _) = folder.run(&["check", program]);
    assert_eq!(status, 1, "{stdout}");
    for expected in ["`transfer 0.2` waits for `a`, which `transfer 0.1` holds", "is &a,"] {
        assert!(stdout.contains(expected), "no `{expected}` in:\n{stdout}");
    }
}

#[test]
fn the_deadlock_of_the_ring_is_found_shown_and_reproduced() {
    let folder = Folder::with_example("ring.c");
    let (status, stdout, stderr) = folder.run(&["check", "ring.c"]);
    assert_eq!((status, stderr.as_str()), (1, ""), "{stdout}");
    for expected in [
        "error[deadlock]: ",
        "--> ring.c:28:9",
        "`consumer` waits for `more`",
        "`main` waits for `consumer` to end",
        "witness .threadbare/runs/1/1-deadlock.json",
    ] {
        assert!(stdout.contains(expected), "no `{expected}` in:\n{stdout}");
    }

    let (status, stdout, stderr) = folder.run(&["replay", ".threadbare/runs/1/1-deadlock.json"]);
    assert_eq!((status, stderr.as_str()), (1, ""));
    assert!(stdout.starts_with("reproduced in ") && stdout.contains("deadlock at ring.c:28:9"), "{stdout}");
}

#[test]
fn a_finding_says_which_inputs_it_needs() {
    let folder = Folder::with_example("ring.c");
    let (status, report) = folder.check(&["ring.c"]);
    assert_eq!((status, &report["verdict"]), (1, &"error".into()));
    let findings = report["findings"].as_array().unwrap();
    assert_eq!(findings.len(), 1);
    let finding = &findings[0];
    assert_eq!(finding["kind"], "deadlock");
    assert_eq!((&finding["file"], &finding["line"]), (&"ring.c".into(), &28.into()));
    assert_eq!(finding["confirmed"], "machine");
    let witness = fs::read(folder.0.path().join(finding["witness"].as_str().unwrap())).unwrap();
    let witness: Value = serde_json::from_slice(&witness).unwrap();
    let sum: u64 =
        witness["inputs"].as_array().unwrap().iter().map(|input| input["bytes"][0].as_u64().unwrap()).sum();
    assert_eq!(sum, 64, "the record that fits exactly: {}", witness["inputs"]);
    assert_eq!(fs::read_to_string(folder.0.path().join(".threadbare/.gitignore")).unwrap(), "*\n");
}

#[test]
fn the_repaired_ring_is_safe_and_says_under_which_assumptions() {
    let folder = Folder::with_example("ring-fixed.c");
    let (status, report) = folder.check(&["ring-fixed.c"]);
    assert_eq!((status, &report["verdict"]), (0, &"safe".into()));
    assert_eq!(report["findings"], Value::Array(Vec::new()));
    assert_eq!(report["given_up"], Value::Array(Vec::new()));
    let assumptions = report["assumptions"].as_array().unwrap();
    assert!(assumptions.iter().any(|text| text.as_str().unwrap().contains("sequential consistency")));
}

#[test]
fn what_is_found_is_shown_even_where_nothing_can_be_written() {
    let folder = Folder::with_example("ring.c");
    folder.write(".threadbare", "a file where the folder should be");
    let (status, stdout, stderr) = folder.run(&["check", "ring.c", "--stats"]);
    assert_eq!(status, 2);
    assert!(stdout.contains("error[deadlock]") && stdout.contains("   instructions "), "{stdout}");
    assert!(stderr.contains(".threadbare") && stderr.contains("cannot be written"), "{stderr}");
    assert_eq!(stderr.lines().count(), 1, "{stderr}");
}

#[test]
fn a_search_tells_what_it_decides_to_whoever_watches() {
    let folder = Folder::with_example("ring.c");
    let told = |filter: &[&str]| {
        let check = ["check", "ring.c", "--strategy", "dpor", "--workers", "1"];
        let (_, _, stderr) = folder.run(&[&check, filter].concat());
        stderr.lines().filter(|line| line.contains("explore::")).map(String::from).collect::<Vec<_>>()
    };
    let dpor = told(&["--trace", "explore::dpor=debug"]);
    for what in ["chooses thread", "a race of thread", "adds a wake-up sequence", "the execution ends"] {
        assert!(dpor.iter().any(|line| line.contains(what)), "{what}: {dpor:#?}");
    }
    assert_eq!(told(&["--trace", "threadbare_explore::dpor=debug"]), dpor);
    let kernel = told(&["--trace", "explore::kernel=trace"]);
    assert!(kernel.iter().all(|line| line.contains("explore::kernel")), "{kernel:#?}");
    assert!(kernel.iter().any(|line| line.contains("takes a step")), "{kernel:#?}");
    assert!(kernel.iter().any(|line| line.contains("the end of an execution")), "{kernel:#?}");
    assert_eq!(told(&["--trace", "explore::dpor=error"]), told(&[]));
    assert_eq!(told(&[]), Vec::<String>::new());
}

#[test]
fn who_watches_what_is_not_there_is_told_so() {
    let folder = Folder::with_example("ring.c");
    for (filter, why) in [
        ("explore::dpro=debug", "nothing is told of 'explore::dpro'"),
        ("explore=loud", "PLACE=LEVEL"),
        ("loud", "nothing is told of 'loud'"),
        ("", "names no place"),
    ] {
        let (status, stdout, stderr) = folder.run(&["check", "ring.c", "--trace", filter]);
        assert_eq!((status, stdout.as_str()), (2, ""), "{filter}");
        assert!(stderr.contains(why), "{filter}: {stderr}");
    }
}

#[test]
fn every_run_has_a_number_of_its_own() {
    let folder = Folder::with_example("ring.c");
    for number in 1..=2 {
        let (_, report) = folder.check(&["ring.c"]);
        let expected = format!(".threadbare/runs/{number}/1-deadlock.json");
        assert_eq!(report["findings"][0]["witness"], expected.as_str());
    }
}

#[test]
fn a_witness_can_be_replayed_from_elsewhere_but_not_with_changed_sources() {
    let folder = Folder::with_example("ring.c");
    folder.check(&["ring.c"]);
    let witness = folder.0.path().join(".threadbare/runs/1/1-deadlock.json");
    let elsewhere = Folder::new();
    let (status, stdout, _) = elsewhere.run(&["replay", witness.to_str().unwrap()]);
    assert_eq!(status, 1, "{stdout}");

    let source = fs::read_to_string(folder.0.path().join("ring.c")).unwrap();
    folder.write("ring.c", &source.replace("usleep(1000)", "usleep(2000)"));
    let (status, _, stderr) = folder.run(&["replay", ".threadbare/runs/1/1-deadlock.json"]);
    assert_eq!(status, 2);
    assert!(stderr.contains("another version of the program"), "{stderr}");
}

#[test]
fn a_witness_that_leads_elsewhere_diverges() {
    let folder = Folder::with_example("ring.c");
    folder.check(&["ring.c"]);
    let path = ".threadbare/runs/1/1-deadlock.json";
    let text = fs::read_to_string(folder.0.path().join(path)).unwrap();
    let mut witness: Value = serde_json::from_str(&text).unwrap();
    witness["schedule"]["steps"].as_array_mut().unwrap().truncate(4);
    folder.write("short.json", &witness.to_string());
    witness["schedule"]["steps"][0]["thread"] = "0.7".into();
    folder.write("wrong.json", &witness.to_string());
    folder.write("nonsense.json", "{}");
    for (file, expected) in [
        ("short.json", "diverges: expected deadlock at ring.c:28:9, but it does not fail"),
        ("wrong.json", "there is no such thread yet"),
        ("nonsense.json", "not a witness"),
        ("missing.json", "cannot be read"),
    ] {
        let (status, stdout, stderr) = folder.run(&["replay", file]);
        assert_eq!((status, stdout.as_str()), (2, ""), "{file}");
        assert!(stderr.contains(expected), "{file}: {stderr}");
    }
}

#[test]
fn what_is_unsupported_is_named_with_its_place_and_is_status_3() {
    let folder = Folder::new();
    folder.write("a.c", "int frobnicate(int);\nint main(void) {\n    return frobnicate(1);\n}\n");
    let (status, report) = folder.check(&["a.c"]);
    assert_eq!((status, &report["verdict"]), (3, &"unsupported".into()));
    let given_up = report["given_up"][0].to_string();
    let what = "the function 'frobnicate' (no file given defines it)";
    assert!(given_up.contains(what) && given_up.contains("a.c"), "{given_up}");
    let (status, stdout, _) = folder.run(&["check", "a.c", "--accept", "bounded"]);
    assert_eq!(status, 3, "unsupported is not bounded");
    assert!(stdout.contains("frobnicate") && stdout.contains("a.c:3"), "{stdout}");
}

#[test]
fn a_bound_that_was_reached_is_status_3_unless_accepted() {
    let folder = Folder::with_example("ring-fixed.c");
    let (status, report) = folder.check(&["ring-fixed.c", "--executions", "2"]);
    assert_eq!((status, &report["verdict"]), (3, &"bounded".into()));
    let (status, _) = folder.check(&["ring-fixed.c", "--executions", "2", "--accept", "bounded"]);
    assert_eq!(status, 0);
}

#[test]
fn broken_input_is_status_2_and_one_message() {
    let folder = Folder::new();
    folder.write("broken.c", "int main(void) { return 1 +; }\n");
    folder.write("library.c", "int f(void) { return 1; }\n");
    for (arguments, expected) in [
        (&["missing.c"][..], "threadbare: missing.c: no such file\n"),
        (&["broken.c"], "broken.c:1:28: error: expected expression"),
        (&["library.c"], "no function 'main'"),
        (&["library.c", "--entry", "g"], "no function 'g'"),
        (&["library.c", "--time", "soon"], "`soon` is no time"),
    ] {
        let (status, stdout, stderr) = folder.run(&[&["check"], arguments].concat());
        assert_eq!((status, stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(stderr.contains(expected), "{arguments:?}: {stderr}");
    }
}

#[test]
fn a_spurious_wake_up_breaks_a_wait_without_a_loop_and_its_witness_replays() {
    let folder = Folder::new();
    folder.write(
        "a.c",
        "#include <assert.h>\n#include <pthread.h>\n\
         static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n\
         static pthread_cond_t c = PTHREAD_COND_INITIALIZER;\nstatic int ready;\n\
         static void *setter(void *p) {\n    pthread_mutex_lock(&m); ready = 1;\n\
         pthread_cond_signal(&c); pthread_mutex_unlock(&m);\n    return p;\n}\n\
         int main(void) {\n    pthread_t t; pthread_create(&t, 0, setter, 0);\n    pthread_mutex_lock(&m);\n\
         if (!ready) pthread_cond_wait(&c, &m);\n    assert(ready);\n    pthread_mutex_unlock(&m);\n\
         pthread_join(t, 0);\n}\n",
    );
    let (status, report) = folder.check(&["a.c"]);
    assert_eq!((status, &report["verdict"]), (0, &"safe".into()), "{report}");
    let (status, report) = folder.check(&["a.c", "--spurious-wakeups", "1"]);
    assert_eq!((status, &report["findings"][0]["kind"]), (1, &"assertion".into()), "{report}");
    assert!(!report["assumptions"].to_string().contains("without spurious"), "{report}");
    let path = ".threadbare/runs/2/1-assertion.json";
    let (status, stdout, stderr) = folder.run(&["replay", path]);
    assert_eq!(status, 1, "{stdout}{stderr}");
    // Earlier versions did not say of a wait how it ends.
    let mut witness: Value = folder.read(path);
    let steps = witness["schedule"]["steps"].as_array_mut().unwrap();
    let labels = steps.iter_mut().filter_map(|step| step.as_object_mut().unwrap().remove("label"));
    assert_eq!(labels.collect::<Vec<Value>>(), [1]);
    folder.write("old.json", &witness.to_string());
    let (status, stdout, stderr) = folder.run(&["replay", "old.json"]);
    assert_eq!(status, 1, "{stdout}{stderr}");
}

/// The failure comes while a thread waits, and has nothing to do with how that ends.
#[test]
fn a_witness_has_no_spurious_wake_up_that_is_not_needed() {
    let folder = Folder::new();
    folder.write(
        "a.c",
        "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n\
         static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n\
         static pthread_cond_t c = PTHREAD_COND_INITIALIZER;\nstatic atomic_int begun;\n\
         static void *wait(void *p) { pthread_mutex_lock(&m); begun = 1; pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); return p; }\n\
         int main(void) {\n    pthread_t t; pthread_create(&t, 0, wait, 0);\n    pthread_mutex_lock(&m);\n\
         assert(!begun);\n    return 0;\n}\n",
    );
    for run in 1..=8 {
        let (seed, path) = (run.to_string(), format!(".threadbare/runs/{run}/1-assertion.json"));
        let how =
            ["a.c", "--spurious-wakeups", "1", "--strategy", "random", "--seed", &seed, "--executions", "50"];
        let (status, report) = folder.check(&how);
        assert_eq!((status, &report["findings"][0]["kind"]), (1, &"assertion".into()), "{report}");
        let witness = folder.read(&path);
        let steps = witness["schedule"]["steps"].as_array().unwrap();
        assert!(steps.iter().all(|step| step["label"].is_null()), "seed {seed}: {witness}");
    }
}

#[test]
fn standard_input_can_be_anything_and_its_witness_replays() {
    let folder = Folder::new();
    folder.write(
        "a.c",
        "#include <assert.h>\n#include <stdio.h>\n\
         int main(void) {\n    int a = getchar(), b = getchar();\n    assert(!(a == 'k' && b == 'o'));\n    return 0;\n}\n",
    );
    folder.write("input", "ko");
    folder.write("other", "ok");
    let (status, report) = folder.check(&["a.c", "--stdin", "other"]);
    assert_eq!((status, &report["verdict"]), (0, &"safe".into()), "{report}");
    for (run, stdin) in [(2, "input"), (3, "sym:2")] {
        let (status, report) = folder.check(&["a.c", "--stdin", stdin]);
        assert_eq!((status, &report["findings"][0]["kind"]), (1, &"assertion".into()), "{stdin}: {report}");
        let witness = format!(".threadbare/runs/{run}/1-assertion.json");
        let (status, stdout, stderr) = folder.run(&["replay", &witness]);
        assert_eq!(status, 1, "{stdin}: {stdout}{stderr}");
    }
    let (status, _, stderr) = folder.run(&["check", "a.c", "--stdin", "missing"]);
    assert_eq!(status, 2);
    assert!(stderr.contains("missing: cannot be read"), "{stderr}");
}

#[test]
fn abort_is_an_error_unless_it_is_said_to_be_an_end() {
    let folder = Folder::new();
    folder.write("a.c", "#include <stdlib.h>\nint main(void) { abort(); }\n");
    assert_eq!(folder.check(&["a.c"]).0, 1);
    let (status, report) = folder.check(&["a.c", "--abort", "end"]);
    assert_eq!(status, 0, "{report}");
    assert!(report["assumptions"].to_string().contains("abort"), "{report}");
}

#[test]
fn a_function_that_is_given_pointers_is_safe_under_an_assumption() {
    let folder = Folder::new();
    let text = "struct s { void *rest; };
        void f(int *p, int *q) { *p = 0; *q = 1; }
        int g(int x) { return x; }
        int h(const void *p) { return p != 0; }
        int s(struct s *s) { return s->rest != 0; }";
    folder.write("a.c", text);
    let assumed = |entry: &str, more: &[&str]| {
        let (_, report) = folder.check(&[&["a.c", "--entry", entry], more].concat());
        report["assumptions"].to_string()
    };
    let typed = "with pointers that 'f' is given leading to the beginning of objects of their types";
    assert!(assumed("f", &[]).contains(&format!("{typed}, null only where")), "{}", assumed("f", &[]));
    assert!(assumed("f", &["--null"]).contains(&format!("{typed}\"")), "{}", assumed("f", &["--null"]));
    assert!(!assumed("g", &[]).contains("given"));
    assert!(assumed("h", &[]).contains("with 'h' given pointers to 64 bytes of their own each, never null"));
    assert!(assumed("s", &[]).contains("with 's->rest' leading to bytes of their own"));
}

#[test]
fn a_witness_has_the_new_format_only_where_pointers_lead_to_objects() {
    let folder = Folder::new();
    let text = "#include <assert.h>
        struct node { struct node *next; };
        void f(struct node *p) { assert(p->next != p); }
        void g(int x) { assert(x != 7); }";
    folder.write("a.c", text);
    let witness = |entry: &str| -> Value {
        let (status, report) = folder.check(&["a.c", "--entry", entry]);
        assert_eq!(status, 1, "{report}");
        let path = folder.0.path().join(report["findings"][0]["witness"].as_str().unwrap());
        serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
    };
    let plain = witness("g");
    assert_eq!(plain["format"], 1);
    assert_eq!(plain["objects"], Value::Null);
    let graph = witness("f");
    assert_eq!(graph["format"], 2);
    let object = &graph["objects"][0];
    assert_eq!([&object["name"], &object["type"]], ["*p", "struct node"]);
    assert_eq!(object["size"], 8);
    let inputs = graph["inputs"].as_array().unwrap();
    let next = inputs.iter().find(|input| input["name"] == "p->next").unwrap();
    assert_eq!([&next["kind"], &next["to"]], ["pointer", "p"]);
    assert_eq!(next["at"], object["address"]);
}

#[test]
fn layers_of_the_solver_can_be_left_out_without_changing_the_answer() {
    let folder = Folder::with_example("ring.c");
    let (_, whole) = folder.check(&["ring.c"]);
    let (status, less) =
        folder.check(&["--without", "slices,enumeration,models,repairs,contradictions", "ring.c"]);
    assert_eq!(status, 1);
    assert_eq!((&less["executions"], &less["verdict"]), (&whole["executions"], &whole["verdict"]));
    let calls = |of: &Value| of["solver_calls"].as_u64().unwrap();
    assert!(calls(&less) > calls(&whole), "{} with fewer layers, {} with all", calls(&less), calls(&whole));

    let (status, _, stderr) = folder.run(&["check", "--without", "nonsense", "ring.c"]);
    assert_eq!(status, 2);
    assert!(stderr.contains("there is no such layer"), "{stderr}");
}

/// Nothing promises that a wait ends for no reason: a deadlock is one although it might have.
#[test]
fn spurious_wakeups_hide_no_deadlock() {
    let folder = Folder::new();
    folder.write(
        "a.c",
        "#include <pthread.h>\n\
         static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n\
         static pthread_cond_t c = PTHREAD_COND_INITIALIZER;\n\
         static void *wait(void *p) { pthread_mutex_lock(&m); pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); return p; }\n\
         int main(void) { pthread_t t; pthread_create(&t, 0, wait, 0); pthread_cond_signal(&c); pthread_join(t, 0); }\n",
    );
    let (status, report) = folder.check(&["a.c"]);
    assert_eq!((status, &report["findings"][0]["kind"]), (1, &"deadlock".into()));
    let (status, report) = folder.check(&["a.c", "--spurious-wakeups", "1"]);
    assert_eq!((status, &report["findings"][0]["kind"]), (1, &"deadlock".into()), "{report}");
    let assumptions = report["assumptions"].to_string();
    assert!(assumptions.contains("at most 1 spurious wake-ups of each thread"), "{assumptions}");
    let (status, stdout, stderr) = folder.run(&["replay", ".threadbare/runs/2/1-deadlock.json"]);
    assert_eq!(status, 1, "{stdout}{stderr}");
}

#[test]
fn what_a_verdict_assumes_is_named() {
    let folder = Folder::new();
    folder.write(
        "a.c",
        r#"
#include <pthread.h>
#include <stdatomic.h>
static atomic_int value;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static void *other(void *p) {
    int zero = 0;
    atomic_compare_exchange_weak(&value, &zero, 1);
    pthread_rwlock_wrlock(&lock);
    pthread_rwlock_unlock(&lock);
    return p;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    atomic_store_explicit(&value, 2, memory_order_release);
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
    pthread_join(thread, 0);
    return atomic_load_explicit(&value, memory_order_relaxed) != 2;
}
"#,
    );
    let assumed = |options: &[&str]| {
        let (status, report) = folder.check(&[&["a.c"], options].concat());
        assert_eq!(status, 0, "{report}");
        report["assumptions"].to_string()
    };
    let usual = assumed(&[]);
    for text in ["2 atomic operations ask for less", "without weak compare-and-swaps", "readers going past"] {
        assert!(usual.contains(text), "{usual}");
    }
    let all = assumed(&["--weak-cas", "fail", "--rwlock", "any"]);
    assert!(all.contains("once at each place in each thread") && !all.contains("readers"), "{all}");
    assert!(assumed(&["--rwlock", "writer"]).contains("readers waiting for writers"));
}

#[test]
fn what_a_program_asks_of_its_surroundings_is_named() {
    let folder = Folder::new();
    folder.write(
        "a.c",
        r#"#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>
static pthread_t thread;
static struct utsname about;
static int *kept;
static void handled(int number) { about.nodename[0] = (char)number; }
static void *other(void *p) { return pthread_equal(thread, pthread_self()) ? p : 0; }
static void *frees(void *p) { free(kept); return p; }
static int aside(int by) { return by + pthread_create(&(pthread_t){0}, 0, frees, 0) + !malloc(1); }
int main(int count, char **words) {
    switch (WHICH) {
    case 0: return pthread_create(&thread, 0, other, 0) + pthread_join(thread, 0);
    case 1: return !malloc(1);
    case 2: return time(0) == 1;
    case 3: return getenv("A") != 0;
    case 4: return getpid() == 1;
    case 5: return getchar() != EOF;
    case 6: return fopen("a", "r") != 0;
    case 7: return uname(&about);
    case 8: return gethostname(about.nodename, sizeof about.nodename);
    case 9: free(malloc(1)); return 0;
    case 10: free(malloc(1)); return !malloc(1);
    case 11: kept = malloc(4); return aside(0);
    case 12: kept = malloc(4); return !realloc(kept, 8);
    case 13: return umask(0) == 1;
    case 14: return getcwd(about.nodename, sizeof about.nodename) == 0;
    case 15: signal(SIGUSR1, handled); return raise(SIGUSR1);
    default: return 0;
    }
}
"#,
    );
    let memory = "allocations that never fail";
    let (fresh, system) = ("not used again once it was freed", "fixed answers about process");
    let cases: [&[&str]; 17] = [
        &["handle written before it begins"],
        &[memory],
        &["a clock that begins at a fixed moment"],
        &["no variables of the environment"],
        &[system],
        &["nothing on the standard input"],
        &["no files but those named"],
        &[system],
        &[system],
        &[memory],
        &[memory, fresh],
        // No thread waits for the other: whether one comes after the other nobody sees.
        &[memory, fresh],
        &[memory, fresh],
        &[system],
        &[system],
        // What the library is made of is no operation of the program's.
        &[],
        &[],
    ];
    let mut named = cases.concat();
    named.push("for less than sequential consistency");
    named.sort_unstable();
    named.dedup();
    for (which, expected) in cases.iter().enumerate() {
        let (status, report) = folder.check(&["a.c", "--", &format!("-DWHICH={which}")]);
        assert_eq!(status, 0, "{report}");
        let assumptions = report["assumptions"].to_string();
        let found: Vec<&str> = named.iter().copied().filter(|text| assumptions.contains(text)).collect();
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        assert_eq!(found, expected, "{which}: {assumptions}");
    }
}
