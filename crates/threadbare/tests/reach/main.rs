//! Random programs whose threads are driven to random places: whether they get there must be what every interleaving of the visible steps
//! says, without guidance and without reduction. `THREADBARE_ORACLE_PROGRAMS` says how many, `THREADBARE_ORACLE_AFTER` after which
//! seed; `THREADBARE_REACH_SOURCE=FILE` writes the source of the first instead.

#![allow(clippy::unwrap_used)]

#[path = "../support/limited.rs"]
mod limited;

use serde_json::Value;
use std::fmt::Write;
use std::path::Path;

/// Numbers that a seed decides.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }
}

/// A program, line by line, and the lines that statements are at.
#[derive(Default)]
struct Text {
    lines: Vec<String>,
    statements: Vec<usize>,
}

impl Text {
    fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    fn statement(&mut self, text: String) {
        self.lines.push(text);
        self.statements.push(self.lines.len());
    }

    /// One to so many statements of a thread.
    fn body(&mut self, random: &mut Random, most: u64, depth: u32, locked: bool) {
        for _ in 0..=random.below(most) {
            let variable = ["x", "y"][random.below(2) as usize];
            let number = random.below(3);
            match random.below(if depth == 0 { 3 } else { 7 }) {
                0 => self.statement(format!("    atomic_store(&{variable}, {number});")),
                1 => self.statement(format!("    atomic_fetch_add(&{variable}, {});", number + 1)),
                2 => self.statement(format!(
                    "    atomic_store(&x, atomic_load(&y) + {number}), atomic_store(&y, 0);"
                )),
                3 if !locked => {
                    self.statement("    pthread_mutex_lock(&lock);".into());
                    self.body(random, 2, depth - 1, true);
                    self.statement("    pthread_mutex_unlock(&lock);".into());
                }
                4 => {
                    self.statement(format!("    if (tb_uchar(\"n\") == {number}) {{"));
                    self.body(random, 1, depth - 1, locked);
                    self.line("    }");
                }
                _ => {
                    let sign = ["==", "!=", ">"][random.below(3) as usize];
                    self.statement(format!("    if (atomic_load(&{variable}) {sign} {number}) {{"));
                    self.body(random, 1, depth - 1, locked);
                    self.line("    }");
                }
            }
        }
    }
}

/// The program of a seed, and the lines of its places.
fn program(seed: u64) -> (String, Vec<usize>) {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for _ in 0..8 {
        random.below(2);
    }
    let mut text = Text::default();
    for line in [
        "#include <pthread.h>",
        "#include <stdatomic.h>",
        "#include <threadbare.h>",
        "static atomic_int x, y;",
        "static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;",
    ] {
        text.line(line);
    }
    let threads = 2 + random.below(2);
    for thread in 0..threads {
        text.line(format!("void *f{thread}(void *p) {{"));
        text.body(&mut random, if threads == 2 { 3 } else { 1 }, 2, false);
        text.line("    return p;");
        text.line("}");
    }
    text.line("int main(void) {");
    text.line("    pthread_t t[3];");
    for thread in 0..threads {
        // Now and then two threads run the same function.
        let function = if random.below(4) == 0 { 0 } else { thread };
        text.line(format!("    pthread_create(&t[{thread}], 0, f{function}, 0);"));
    }
    for thread in 0..threads {
        text.line(format!("    pthread_join(t[{thread}], 0);"));
    }
    text.line("    return 0;");
    text.line("}");
    let count = text.statements.len() as u64;
    let places = (0..=random.below(2)).map(|_| text.statements[random.below(count) as usize]).collect();
    (text.lines.join("\n") + "\n", places)
}

/// What the tool says of a program's places.
fn verdict(folder: &Path, places: &[usize], options: &[&str]) -> Value {
    let mut command = limited::threadbare();
    command.current_dir(folder).env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache"));
    command.args(["reach", "p.c", "--json", "--workers", "1"]).args(options);
    for place in places {
        command.arg("--at").arg(format!("p.c:{place}"));
    }
    let output = command.output().unwrap();
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{options:?}: {}", String::from_utf8_lossy(&output.stderr)))
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().map_or(otherwise, |text| text.parse().unwrap())
}

#[test]
fn threads_get_where_every_schedule_says_that_they_can() {
    let (first, count) = (number("THREADBARE_ORACLE_AFTER", 0) + 1, number("THREADBARE_ORACLE_PROGRAMS", 40));
    if let Some(file) = std::env::var_os("THREADBARE_REACH_SOURCE") {
        return std::fs::write(file, program(first).0).unwrap();
    }
    let (mut reached, mut guided, mut unreachable, mut wrong) = (0, 0, 0, String::new());
    for seed in first..first + count {
        let (text, places) = program(seed);
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("p.c"), &text).unwrap();
        let plain = verdict(folder.path(), &places, &["--strategy", "naive", "--executions", "20000"]);
        if plain["verdict"] == "bounded" {
            continue;
        }
        let ours = verdict(folder.path(), &places, &[]);
        let proof = verdict(folder.path(), &places, &["--strategy", "dpor"]);
        for (who, found) in [("guided", &ours), ("dpor", &proof)] {
            if found["verdict"] != plain["verdict"] {
                let _ = writeln!(
                    wrong,
                    "seed {seed}, lines {places:?}: {who} {}, naive {}",
                    found["verdict"], plain["verdict"]
                );
            }
        }
        reached += u64::from(plain["verdict"] == "reached");
        unreachable += u64::from(plain["verdict"] == "unreachable");
        guided += u64::from(ours["first_finding"]["strategy"] == "guided");
    }
    println!("reached {reached}, {guided} of them by driving alone; unreachable {unreachable}");
    assert_eq!(wrong, "");
    // A suite in which nothing is reached, or everything, or in which others do the work, shows nothing.
    assert!(
        reached * 5 > count && unreachable * 20 > count && guided * 10 > reached * 7,
        "{reached} {guided} {unreachable}"
    );
}
