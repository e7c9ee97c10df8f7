//! The programs whose reports are read back, each in a folder of its own.

use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};
use tempfile::TempDir;

/// Name, options, source.
const PROGRAMS: [(&str, &[&str], &str); 9] = [
    (
        "race<&\">,%.c",
        &[],
        "#include <pthread.h>
int counter;
static void *add(void *p) { counter++; return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, add, 0);
    counter++;
    pthread_join(t, 0);
    return 0;
}
",
    ),
    (
        "guarded.c",
        &[],
        "#include <assert.h>
#include <threadbare.h>
int main(void) {
    unsigned code = tb_uint(\"code\");
    assert(code != 4711);
    return 0;
}
",
    ),
    (
        // What the program calls its input is markup, a control character, and more than ASCII.
        "markup.c",
        &[],
        "#include <assert.h>
#include <threadbare.h>
int main(void) {
    int x = tb_int(\"<script>alert(\\\"1\\\")</script>\\x1b[31m%,:\\n\u{e4}\");
    assert(x != 7 && \"]]> & <b>::error file=a::b</b>\");
    return 0;
}
",
    ),
    (
        "hand-over.c",
        &["--detect", "-race"],
        "#include <pthread.h>
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
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    pthread_create(&t, 0, other, 0);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    pthread_join(t, 0);
    return 0;
}
",
    ),
    (
        "swap.c",
        &[],
        "#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
static void *other(void *p) {
    if (x == 1) y = 2;
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    x = 1;
    assert(y != 2);
    pthread_join(t, 0);
    return 0;
}
",
    ),
    (
        "twice.c",
        &[],
        "#include <assert.h>
#include <threadbare.h>
int main(void) {
    int x = tb_int(\"x\");
    if (x < 5) {
        assert(x != 1);
    }
    assert(x != 9);
    return 0;
}
",
    ),
    (
        "never.c",
        &[],
        "int main(int argc, char **argv) {
    (void)argv;
    int x = argc;
    if (x < 0)
        x = 3;
    return x - argc;
}
",
    ),
    (
        "endless.c",
        &["--unwind", "2"],
        "#include <threadbare.h>
int main(void) {
    unsigned char n = tb_uchar(\"n\");
    for (unsigned char i = 0; i < n; i++) {}
    return 0;
}
",
    ),
    (
        "lacks.c",
        &[],
        "#include <threadbare.h>
int main(void) {
    if (tb_int(\"x\") == 1)
        __asm__ volatile(\"cpuid\" ::: \"eax\", \"ebx\", \"ecx\", \"edx\");
    return 0;
}
",
    ),
];

pub struct Folder {
    folder: TempDir,
    pub program: String,
    pub options: &'static [&'static str],
}

impl std::fmt::Debug for Folder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.program)
    }
}

/// All of them.
pub fn programs() -> impl Iterator<Item = Folder> {
    PROGRAMS.iter().map(|(name, ..)| Folder::named(name))
}

impl Folder {
    pub fn named(wanted: &str) -> Folder {
        let (name, options, source) = PROGRAMS.iter().find(|(name, ..)| *name == wanted).unwrap();
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join(name), source).unwrap();
        Folder { folder, program: (*name).to_owned(), options }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The status, what it prints, and what it complains of.
    pub fn run(&self, arguments: &[impl AsRef<std::ffi::OsStr>]) -> (i32, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
        let Output { status, stdout, stderr } =
            command.args(arguments).current_dir(self.folder.path()).output().unwrap();
        (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
    }

    /// What a check says in a format.
    pub fn format(&self, format: &str) -> String {
        let mut arguments = vec!["check", &self.program, "--format", format];
        arguments.extend(self.options);
        let (status, stdout, stderr) = self.run(&arguments);
        assert!(status != 2, "{self:?}: {stderr}");
        stdout
    }

    /// The hash of a file, as another program knows it.
    pub fn sha256(&self, name: &str) -> String {
        let output = Command::new("sha256sum").arg("--").arg(self.path(name)).output().unwrap();
        // A name with characters that it escapes has a backslash before the hash.
        let text = String::from_utf8(output.stdout).unwrap();
        text.trim_start_matches('\\').split_whitespace().next().unwrap().to_owned()
    }

    /// The JSON of a check.
    pub fn report(&self) -> Value {
        serde_json::from_str(&self.format("json")).unwrap()
    }
}
