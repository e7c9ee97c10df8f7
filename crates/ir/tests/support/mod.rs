//! What the tests that need compilers share: finding them, running them, finding the test programs.

#![allow(dead_code, missing_docs, clippy::unwrap_used)] // each test uses its part, and a test may

pub mod watched;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The compilers whose IR we promise to read.
pub const VERSIONS: [u32; 3] = [14, 16, 19];

/// The versions of clang on this machine, of those that we promise. There must be one that can read what we print.
pub fn versions() -> Vec<u32> {
    let found: Vec<u32> = VERSIONS.into_iter().filter(|v| exists(&format!("clang-{v}"))).collect();
    assert!(found.iter().any(|v| *v >= 16), "no clang-16 or clang-19 on the PATH");
    found
}

fn exists(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|o| o.status.success())
}

/// The folder of all test programs.
pub fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs").canonicalize().unwrap()
}

/// All files below a folder that end so.
pub fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// A fresh folder of this test's own; removed when it goes out of scope.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("threadbare-ir-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_string()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs a command that must succeed.
pub fn run(program: &str, args: &[&str]) -> Output {
    let output = Command::new(program).args(args).output().unwrap_or_else(|e| panic!("{program}: {e}"));
    assert!(output.status.success(), "{program} {args:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

/// What a program does when run. One that hangs is ended, and says so.
pub fn behaviour(executable: &str) -> watched::Run {
    /// Seconds of the processor: far more than any of them takes.
    const MOST: u32 = 300;
    watched::watch(executable, MOST)
}

/// A file that is made once and kept beside the other build products: `key` is all that its content depends on.
pub fn once(extension: &str, key: &[&str], make: impl FnOnce(&str)) -> String {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    let path = format!("{}/{:016x}.{extension}", env!("CARGO_TARGET_TMPDIR"), hasher.finish());
    if !Path::new(&path).exists() {
        let partial = format!("{path}.{}.{:?}.partial", std::process::id(), std::thread::current().id());
        make(&partial);
        std::fs::rename(&partial, &path).unwrap();
    }
    path
}

/// Does the jobs on all cores; the first panic is passed on.
pub fn in_parallel<T: Sync>(jobs: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(job);
                }
            });
        }
    });
}
