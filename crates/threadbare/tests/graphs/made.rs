//! What the random programs of this suite have in common: choices, the tool's answer, and what happens natively on all graphs.

use super::limited;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// How many random functions there are.
pub fn count() -> u64 {
    std::env::var("THREADBARE_ORACLE_PROGRAMS").ok().and_then(|count| count.parse().ok()).unwrap_or(30)
}

pub fn first() -> u64 {
    std::env::var("THREADBARE_ORACLE_AFTER").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0)
}

pub fn check(folder: &Path, text: &str, arguments: &[&str]) -> Value {
    let program = folder.join("program.c");
    std::fs::write(&program, text).unwrap();
    let output = limited::threadbare()
        .args(["check", "--json", "--workers", "1"])
        .args(arguments)
        .arg(&program)
        .env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache"))
        .current_dir(folder)
        .output()
        .unwrap();
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

/// Random choices that depend on nothing but a seed.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5eed)
    }

    pub fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    pub fn pick(&mut self, all: &[&'static str]) -> &'static str {
        all[self.below(all.len() as u64) as usize]
    }
}

/// How the tool says that it fails: kinds and lines.
pub fn findings(report: &Value) -> BTreeSet<String> {
    let name = |finding: &Value| format!("{} {}", finding["kind"].as_str().unwrap(), finding["line"]);
    report["findings"].as_array().unwrap().iter().map(name).collect()
}

/// How the function fails on any graph: kinds and lines.
pub fn natively(folder: &Path, text: &str) -> BTreeSet<String> {
    let (source, binary) = (folder.join("all.c"), folder.join("all"));
    std::fs::write(&source, text).unwrap();
    let clang = threadbare_toolchain::Clang::find(None).unwrap().path;
    let built =
        Command::new(clang).args(["-O1", "-w", "-DALL", "-o"]).arg(&binary).arg(&source).status().unwrap();
    assert!(built.success(), "{text}");
    let output = Command::new(binary).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}
