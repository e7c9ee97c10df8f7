//! The programs whose pages are looked at, each in a folder of its own.

use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

pub struct Page {
    folder: TempDir,
    /// What the run says as JSON.
    pub report: Value,
}

impl Page {
    /// Checks a program with these files, the first of which is the program, and writes its page.
    pub fn of(files: &[(&str, &str)], options: &[&str]) -> Page {
        let folder = TempDir::new().unwrap();
        for (name, text) in files {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let output = Command::new(env!("CARGO_BIN_EXE_threadbare"))
            .args(["check", files[0].0, "--format", "html=page.html", "--format", "json"])
            .args(options)
            .current_dir(folder.path())
            .env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache"))
            .output()
            .unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        let report =
            serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {stderr}"));
        Page { folder, report }
    }

    pub fn file(&self) -> PathBuf {
        self.folder.path().join("page.html")
    }

    pub fn bytes(&self) -> u64 {
        fs::metadata(self.file()).unwrap().len()
    }
}

pub const RACE: &str = "#include <pthread.h>
int counter;
static void *add(void *p) {
    counter++;
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, add, 0);
    counter++;
    pthread_join(t, 0);
    return 0;
}
";

pub const DEADLOCK: &str = "#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static void *other(void *p) {
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    pthread_join(t, 0);
    return 0;
}
";

/// A signal that comes before the wait.
pub const LOST: &str = "#include <pthread.h>
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t more = PTHREAD_COND_INITIALIZER;
int jobs;
static void *worker(void *p) {
    pthread_mutex_lock(&lock);
    pthread_cond_wait(&more, &lock);
    jobs--;
    pthread_mutex_unlock(&lock);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_mutex_lock(&lock);
    jobs++;
    pthread_cond_signal(&more);
    pthread_mutex_unlock(&lock);
    pthread_join(t, 0);
    return 0;
}
";

/// An update that goes lost, in functions of another file.
pub const ACCOUNT: [(&str, &str); 2] = [
    (
        "account.c",
        "#include <assert.h>
#include <threadbare.h>
#include \"safe.h\"
static void *teller(void *amount) {
    add(*(int *)amount);
    return 0;
}
int main(void) {
    pthread_t t[2];
    int amount[2] = {tb_int(\"amount\"), -1};
    tb_assume(amount[0] == 7);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, teller, &amount[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(get() == amount[0] + amount[1]);
    return 0;
}
",
    ),
    (
        "safe.h",
        "#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance;
static int get(void) {
    pthread_mutex_lock(&lock);
    int value = balance;
    pthread_mutex_unlock(&lock);
    return value;
}
static void put(int value) {
    pthread_mutex_lock(&lock);
    balance = value;
    pthread_mutex_unlock(&lock);
}
static void add(int amount) {
    put(get() + amount);
}
",
    ),
];

/// All kinds of objects, and a failure after them.
pub const OBJECTS: &str = "#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
pthread_rwlock_t table = PTHREAD_RWLOCK_INITIALIZER;
pthread_barrier_t both;
pthread_mutex_t again;
sem_t units;
int entry;
static void *reader(void *p) {
    pthread_rwlock_rdlock(&table);
    int seen = entry;
    sem_wait(&units);
    pthread_rwlock_unlock(&table);
    pthread_barrier_wait(&both);
    assert(seen == 1);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&again, &kind);
    pthread_barrier_init(&both, 0, 2);
    sem_init(&units, 0, 0);
    pthread_create(&t, 0, reader, 0);
    pthread_mutex_lock(&again);
    pthread_mutex_lock(&again);
    sem_post(&units);
    pthread_mutex_unlock(&again);
    pthread_mutex_unlock(&again);
    pthread_rwlock_wrlock(&table);
    entry = 1;
    pthread_rwlock_unlock(&table);
    pthread_barrier_wait(&both);
    pthread_join(t, 0);
    return 0;
}
";

/// Names and texts that are markup, script or control characters.
pub const HOSTILE: (&str, &str) = (
    "<img src=x onerror=alert(1)>.c",
    "#include <assert.h>
#include <pthread.h>
#include <threadbare.h>
int shared; // </script><script>alert(2)</script><!--
static void *other(void *p) { shared = 1; return p; } /* \x1b[31m \u{202e} <b>bold</b> */
int main(void) {
    pthread_t t;
    int x = tb_int(\"</script><script>document.title='taken'</script>\\x1b]0;\\x07`\");
    pthread_create(&t, 0, other, 0);
    pthread_join(t, 0);
    assert(x != 5 && shared && \"<svg onload=alert(3)>&lt;`\");
    return 0;
}
",
);

/// Two threads that take turns thousands of times; `sum` never is what is asserted.
pub const LONG: &str = "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef ROUNDS
#define ROUNDS 1000
#endif
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
atomic_int turn;
int cell[4];
static void *worker(void *p) {
    int me = *(int *)p;
    for (int i = 0; i < ROUNDS; i++) {
        while (turn != me) {}
        pthread_mutex_lock(&lock);
        cell[i % 4] += me + 1;
        pthread_mutex_unlock(&lock);
        turn = 1 - me;
    }
    return p;
}
int main(void) {
    pthread_t t[2];
    int name[2] = {0, 1};
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &name[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(cell[0] + cell[1] + cell[2] + cell[3] != 3 * ROUNDS);
    return 0;
}
";
