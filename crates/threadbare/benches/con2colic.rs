//! Con2colic testing beside the paper's first table (Farzan, Holzer, Razavi, Veith: Con2colic Testing, 2013), as far as there are programs like its
//! own, and beside `dpor` on programs with few paths and very many schedules: time in user mode, questions, executions, and what is found. The
//! other way round is printed, too. Times are of the whole check, with reading the program; compiling it is not counted.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made may stop

use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// How long `dpor` may take.
const CUT: &str = "20s";

fn main() {
    profiles();
    beside_dpor();
}

fn met(met: bool) -> &'static str {
    if met { "met" } else { "missed" }
}

fn check(program: &str, strategy: &str, options: &[&str], defines: &[String]) -> Value {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs/con2colic");
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
    command.current_dir(folder.path()).arg("check").arg(programs.join(program).with_extension("c"));
    command.args(["--strategy", strategy, "--workers", "1", "--json"]).args(options).arg("--").args(defines);
    let output = command.output().unwrap();
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{program}: {error}: {}", String::from_utf8_lossy(&output.stderr)))
}

fn seconds(report: &Value) -> f64 {
    report["user_seconds"].as_f64().unwrap_or_default()
}

/// Sides by degree, as the paper writes them.
fn profile(report: &Value) -> String {
    let sides = report["interference"]["sides"].as_array().into_iter().flatten();
    sides.map(Value::to_string).collect::<Vec<_>>().join("/")
}

/// Table 1: how many scenarios the paper's search took and how long, and what is asked of ours.
fn profiles() {
    println!(
        "the paper's table 1: sides of branches by the number of reads from other threads that they need"
    );
    println!(
        "{:12} {:>22} {:>10} {:>8}   {:>24} {:>8} {:>7} {:>6}",
        "", "paper: sides", "scenarios", "s", "ours: sides", "asked", "s", "asked of"
    );
    let art = |threads: u32| vec![format!("-DTHREADS={threads}")];
    for (name, program, defines, sides, scenarios, paper, most) in [
        ("bluetooth", "bluetooth", vec![], "14/8/2", 282, 0.5, 0.05),
        ("art2", "one", art(2), "7/1", 80, 0.3, 0.1),
        ("art3", "one", art(3), "10/1/1", 17_942, 21.8, 0.1),
        ("art4", "one", art(4), "13/1/1/1", 2_842_066, 197.1, 0.1),
        ("art5", "one", art(5), "16/1/1/1/1", 10_851_573, 741.1, 0.1),
        ("art8", "one", art(8), "-", 0, 0.0, 1.0),
    ] {
        let report = check(program, "interference", &["--time", "120s"], &defines);
        let asked = report["interference"]["queries"].as_u64().unwrap_or_default();
        let is_met = seconds(&report) <= most && (name != "art5" || asked < 100);
        println!(
            "{name:12} {sides:>22} {scenarios:>10} {paper:>8}   {:>24} {asked:>8} {:>7.2} {most:>6}  {}, {}  {}",
            profile(&report),
            seconds(&report),
            report["verdict"].as_str().unwrap_or_default(),
            report["interference"]["reached"].as_str().unwrap_or_default(),
            met(is_met)
        );
    }
}

/// Programs with few paths, both verdicts, and what is asked of ours, if anything.
fn beside_dpor() {
    println!("\nbeside dpor, which is cut after {CUT}");
    println!(
        "{:24} {:>10} {:>9} {:>9}   {:>10} {:>9} {:>10}",
        "", "verdict", "s", "asked of", "dpor", "s", "executions"
    );
    let define = |name: &str, value: u32| vec![format!("-D{name}={value}")];
    let mut rows = Vec::new();
    for steps in 8..=11 {
        rows.push(("fibonacci", define("STEPS", steps), (steps == 11).then_some(60.0)));
    }
    for (threads, most) in [(10, 1.0), (20, 2.0), (50, 10.0)] {
        rows.push(("twostage", define("WRITERS", threads - 1), Some(most)));
    }
    rows.push(("reorder", define("SETTERS", 60), None));
    rows.push(("one", define("THREADS", 8), None));
    rows.push(("guarded", Vec::new(), None));
    for threads in 5..=8 {
        rows.push(("sums", define("THREADS", threads), None));
    }
    for (program, defines, most) in rows {
        for name in [program.to_owned(), format!("{program}-fixed")] {
            let ours = check(&name, "interference", &["--time", "300s"], &defines);
            let dpor = check(&name, "dpor", &["--time", CUT], &defines);
            let verdict = |report: &Value| report["verdict"].as_str().unwrap_or_default().to_owned();
            let is_met = most.map(|most| {
                let expected = if name.ends_with("-fixed") { "safe" } else { "error" };
                met(seconds(&ours) <= most && verdict(&ours) == expected)
            });
            println!(
                "{:24} {:>10} {:>9.2} {:>9}   {:>10} {:>9.2} {:>10}  {}",
                format!("{name} {}", defines.concat().trim_start_matches("-D")),
                verdict(&ours),
                seconds(&ours),
                most.map_or("-".into(), |most| most.to_string()),
                verdict(&dpor),
                seconds(&dpor),
                dpor["executions"],
                is_met.unwrap_or_default()
            );
        }
    }
}
