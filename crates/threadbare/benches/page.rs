//! The page of a finding whose witness has nearly 20,000 events: how large it is, how many elements it has while one looks through it, and how
//! long it takes to open and to go a step.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made has nothing better to do

#[path = "../tests/page/browser.rs"]
#[allow(dead_code)]
mod browser;

use browser::Browser;
use std::process::Command;
use std::time::{Duration, Instant};

const TIMES: usize = 5;
const NODES: &str = "document.querySelectorAll('*').length";

fn main() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("turns.c"), include_str!("programs/turns.c")).unwrap();
    let check = ["check", "turns.c", "--strategy", "random", "--executions", "1", "--stop-at", "first"];
    let status = Command::new(env!("CARGO_BIN_EXE_threadbare"))
        .args(check)
        .args(["--format", "html=page.html", "--", "-DROUNDS=1660"])
        .current_dir(folder.path())
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(1));
    let file = folder.path().join("page.html");
    let witness = std::fs::read(folder.path().join(".threadbare/runs/1/1-assertion.json")).unwrap();
    let witness: serde_json::Value = serde_json::from_slice(&witness).unwrap();
    let events = witness["schedule"]["steps"].as_array().unwrap().len();
    let bytes = std::fs::metadata(&file).unwrap().len();

    let mut browser = Browser::start();
    browser.look(1400, 900, false);
    let open = median(|| browser.open(&file, ""));
    let mut most = browser.number(NODES);
    browser.key("f");
    let step = median(|| browser.key("ArrowUp"));
    for key in ["a", "[", "Home", "End"] {
        browser.key(key);
        most = most.max(browser.number(NODES));
    }
    let rows = browser.number("VIEW.m.rows.length");
    println!("a witness of {events} events, {rows} rows, in headless Chromium:");
    row("size", bytes as f64 / 1e6, "MB", 10.0);
    row("elements", most as f64, "at most", 5_000.0);
    row("open", open.as_secs_f64(), "s", 2.0);
    row("a step", step.as_secs_f64(), "s", 0.1);
}

fn row(what: &str, figure: f64, unit: &str, most: f64) {
    let met = if figure < most { "met" } else { "missed" };
    println!("   {what:<10} {figure:>8.2} {unit:<8} at most {most} wanted: {met}");
}

/// The time of one of several times.
fn median(mut action: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..TIMES)
        .map(|_| {
            let start = Instant::now();
            action();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[TIMES / 2]
}
