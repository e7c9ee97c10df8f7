//! Measures the terms and the solver, and prints what is asked of them beside it. Arguments choose sections by name.

mod clock;
mod explorer;
mod floats;
mod identities;
mod laws;
mod long_paths;
mod memory;
mod programs;

use explorer::Explored;
use std::time::Duration;
use threadbare_expr::float::{FloatBinary, Format};
use threadbare_solver::{Layer, Options};

/// Prints one figure: ours, the reference's, their ratio, what is asked, and whether it is met.
fn row(measure: &str, ours: &str, reference: &str, ratio: Option<f64>, target: &str, met: bool) {
    let ratio = ratio.map_or("-".into(), |r| if r < 0.1 { format!("{r:.5}") } else { format!("{r:.2}") });
    let verdict = if met { "met" } else { "missed" };
    println!("{measure:<44}{ours:>14}{reference:>14}{ratio:>9}  {target:<22}{verdict}");
}

fn head(title: &str, reference: &str) {
    println!("\n{title}");
    println!("{:<44}{:>14}{:>14}{:>9}  {:<22}", "", "ours", reference, "ratio", "target");
}

fn seconds(d: Duration) -> String {
    format!("{:.3} s", d.as_secs_f64())
}

fn options() -> Options {
    Options::default()
}

/// The options of the reference: the same queries, all of them sent to z3.
fn z3_alone() -> Options {
    let without = Layer::ALL.into_iter().filter(|l| *l != Layer::Process).collect();
    Options { without, ..options() }
}

/// The queries of a program, all of its paths. `published`: the user time of KLEE with Z3 for a program of this kind.
fn query_load(name: &str, ours: &Explored, paths: u64, limit: f64, published: f64) {
    let time = ours.solving.as_secs_f64();
    row(
        &format!("{name}: time in the solver"),
        &seconds(ours.solving),
        &format!("{published} s"),
        Some(time / published),
        &format!("under {limit} s"),
        time < limit && ours.unknown == 0,
    );
    let total = ours.total.as_secs_f64();
    row(
        &format!("{name}: processor, with executions"),
        &seconds(ours.total),
        &format!("{published} s"),
        Some(total / published),
        &format!("under {limit} s"),
        total < limit,
    );
    row(
        &format!("{name}: paths"),
        &ours.paths.to_string(),
        "-",
        None,
        &paths.to_string(),
        ours.paths == paths,
    );
    let calls = ours.stats.solver_calls();
    let branches = ours.implied + ours.stats.queries;
    row(
        &format!("{name}: branches that reach SAT"),
        &calls.to_string(),
        &branches.to_string(),
        Some(calls as f64 / branches as f64),
        "less than half",
        2 * calls < branches,
    );
}

/// The same kind of queries asked of z3 alone, here and now; fewer of them, for it takes its time.
fn rate(name: &str, ours: &Explored, theirs: &Explored) {
    let rate = |e: &Explored| e.stats.queries as f64 / e.solving.as_secs_f64();
    let (ours, theirs) = (rate(ours), rate(theirs));
    row(name, &format!("{ours:.0}"), &format!("{theirs:.0}"), Some(ours / theirs), "more", ours > theirs);
}

fn paths() {
    let sort = explorer::explore(|r| programs::sort(r, 6), options());
    let matcher = explorer::explore(|r| programs::matcher(r, 8), options());
    head("Queries of whole programs", "KLEE, publ.");
    query_load("sort of 6", &sort, 720, 0.5, 27.5);
    query_load("matcher of 8", &matcher, 22_887, 2.0, 93.0);
    println!("\nsort of 6\n{}\nmatcher of 8\n{}", sort.stats, matcher.stats);
    head("Queries per second", "z3 alone");
    let theirs = explorer::explore(|r| programs::sort(r, 4), z3_alone());
    rate("sort (z3: of 4)", &sort, &theirs);
    let theirs = explorer::explore(|r| programs::matcher(r, 3), z3_alone());
    rate("matcher (z3: of 3)", &matcher, &theirs);
}

fn long() {
    head("48 unrelated long paths through one solver", "fresh each");
    let fresh = long_paths::follow(48, true, &options());
    let shared = long_paths::follow(48, false, &options());
    let ratio = shared.total.as_secs_f64() / fresh.total.as_secs_f64();
    row(
        "48 paths of 40 conditions",
        &seconds(shared.total),
        &seconds(fresh.total),
        Some(ratio),
        "ratio below 2",
        ratio < 2.0 && shared.unknown == fresh.unknown,
    );
    let slower = shared.last.as_secs_f64() / shared.first.as_secs_f64();
    row(
        "last 8 paths against the first 8",
        &seconds(shared.last),
        &seconds(shared.first),
        Some(slower),
        "ratio below 2",
        slower < 2.0,
    );
    println!("{} rebuilds", shared.stats.rebuilds);
}

fn arithmetic() {
    head("Identities of multiplication, division, shifts, distributivity, 8 to 64 bits", "z3 alone");
    let budget = Duration::from_secs(2);
    let ours = identities::ask(&Options { process_time: budget, ..options() });
    let theirs = identities::ask(&Options { process_time: budget, ..z3_alone() });
    row(
        "answered of 200",
        &ours.answered.to_string(),
        &theirs.answered.to_string(),
        Some(f64::from(ours.answered) / f64::from(theirs.answered)),
        "at least 150",
        ours.answered >= 150,
    );
    row(
        "all of them",
        &seconds(ours.total),
        &seconds(theirs.total),
        Some(ours.total.as_secs_f64() / theirs.total.as_secs_f64()),
        "-",
        true,
    );
    // Beside the seconds of the process, what is unknown used up its conflicts.
    row(
        "longest wait for unknown, our processor",
        &seconds(ours.slowest_unknown),
        "-",
        None,
        "under 5 s",
        ours.slowest_unknown.as_secs_f64() < 5.0,
    );
    println!("{}", ours.stats);
}

fn floating() {
    head(
        "Random questions about floating point, 50 for each operation: how many are answered",
        "z3 alone, half",
    );
    for op in floats::OPERATIONS {
        let formats: &[Format] = match op {
            // The remainder over the whole range of exponents is beyond bit-blasting, except for half.
            floats::Operation::Binary(FloatBinary::Rem) => &[Format::Half],
            floats::Operation::Binary(FloatBinary::Add | FloatBinary::Sub) => &Format::ALL,
            floats::Operation::Binary(_) | floats::Operation::Fma | floats::Operation::Sqrt => {
                &[Format::Half, Format::Single]
            }
            _ => &Format::ALL,
        };
        let o = floats::ask(op, formats, 50, &options());
        let theirs = floats::ask(op, &[Format::Half], 50, &z3_alone());
        row(
            &format!("{op:?}, {} (z3 {})", seconds(o.total), seconds(theirs.total)),
            &o.answered.to_string(),
            &theirs.answered.to_string(),
            Some(f64::from(o.answered) / f64::from(theirs.answered)),
            "all, none refuted",
            o.answered == 50 && o.refuted + theirs.refuted == 0,
        );
    }
}

fn law() {
    head("Law: simplified = written = evaluated = bit-blasted = z3, on random terms", "asked");
    let o = laws::check(100_000);
    row(
        &format!("terms on which all five agree, {}", seconds(o.total)),
        &o.agreed.to_string(),
        &o.asked.to_string(),
        Some(o.agreed as f64 / o.asked as f64),
        "all",
        o.agreed == o.asked,
    );
}

fn terms() {
    head("Terms", "asked");
    let Some(o) = memory::in_own_process() else {
        println!("this system does not tell the memory of a process");
        return;
    };
    row(
        "ten million terms made and dropped: peak MiB",
        &o.peak_mib.to_string(),
        "1024",
        Some(o.peak_mib as f64 / 1024.0),
        "under 1 GiB",
        o.peak_mib < 1024,
    );
    row(
        "and with none of them dropped: peak MiB",
        &o.kept_mib.to_string(),
        "1024",
        Some(o.kept_mib as f64 / 1024.0),
        "under 1 GiB",
        o.kept_mib < 1024,
    );
    row("nanoseconds a term", &format!("{:.0}", o.nanoseconds), "-", None, "-", true);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with("--")).collect();
    if let [only, kept] = &arguments[..]
        && only == memory::CHILD
    {
        return memory::measure(kept == "kept");
    }
    let sections: [(&str, fn()); 6] = [
        ("paths", paths),
        ("long", long),
        ("arithmetic", arithmetic),
        ("floating", floating),
        ("terms", terms),
        ("law", law),
    ];
    for (name, section) in sections {
        if arguments.is_empty() || arguments.iter().any(|a| a == name) {
            section();
        }
    }
}
