//! Whole programs through the command line, one worker: time and memory beside what is asked for. The figures of KLEE are
//! published ones for programs of the same kind; it is not run here.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made may stop

use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// What is measured of a program, and what it should be at most.
struct Measure {
    program: &'static str,
    what: &'static str,
    executions: u64,
    seconds: Option<f64>,
    mebibytes: Option<f64>,
    klee: &'static str,
}

const MEASURES: [Measure; 3] = [
    Measure {
        program: "sort",
        what: "sort of six",
        executions: 720,
        seconds: Some(1.5),
        mebibytes: None,
        klee: "27.5-33 s",
    },
    Measure {
        program: "matcher",
        what: "matcher, 8 bytes",
        executions: 22_887,
        seconds: Some(4.5),
        mebibytes: None,
        klee: "93 s",
    },
    Measure {
        program: "paths",
        what: "a million paths",
        executions: 1 << 20,
        seconds: None,
        mebibytes: Some(1024.0),
        klee: "-",
    },
];

fn main() {
    println!("whole programs through `threadbare check`, one worker (user time)");
    println!(
        "{:18} {:>10} {:>10} {:>10} {:>7}  {:8} {:>10}",
        "program", "executions", "target", "ours", "ratio", "", "KLEE*"
    );
    for measure in &MEASURES {
        let report = check(measure.program);
        let figure = |name: &str| report[name].as_f64().unwrap();
        let executions = report["executions"].as_u64().unwrap();
        let right = if executions == measure.executions { "" } else { "  WRONG NUMBER OF EXECUTIONS" };
        let print = |target: f64, ours: f64, unit: &str| {
            let met = if ours <= target { "met" } else { "missed" };
            println!(
                "{:18} {executions:10} {:>10} {:>10} {:6.2}x  {met:8} {:>10}{right}",
                measure.what,
                format!("{target} {unit}"),
                format!("{ours:.2} {unit}"),
                ours / target,
                measure.klee
            );
        };
        if let Some(seconds) = measure.seconds {
            print(seconds, figure("user_seconds"), "s");
        }
        if let Some(mebibytes) = measure.mebibytes {
            print(mebibytes, figure("peak_bytes") / f64::from(1 << 20), "MiB");
        }
    }
    println!("* published, not measured here");
}

fn check(program: &str) -> Value {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("benches/programs/{program}.c"));
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_threadbare"))
        .args(["check", "--json"])
        .arg(source)
        .current_dir(folder.path())
        .output()
        .unwrap();
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{program}: {}", String::from_utf8_lossy(&output.stderr)))
}
