//! Measures the terms and the solver, and prints what is asked of them beside it.

mod explorer;
mod programs;

use threadbare_solver::Options;

fn main() {
    let options = Options { validate: false, ..Options::default() };
    for (name, r) in [
        ("sort of 6", explorer::explore(|r| programs::sort(r, 6), options.clone())),
        ("matcher of 8", explorer::explore(|r| programs::matcher(r, 8), options.clone())),
    ] {
        println!(
            "{name}: {} paths, {} implied, {} unknown, solving {:?}, total {:?}",
            r.paths, r.implied, r.unknown, r.solving, r.total
        );
        println!("{}", r.stats);
    }
}
