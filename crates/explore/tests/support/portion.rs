//! How many generated programs a suite compares, and which. `THREADBARE_ORACLE_PROGRAMS` asks for more than everyday tests
//! do; `THREADBARE_ORACLE_AFTER` leaves out the seeds up to that one, so that a large number can be done in portions, side
//! by side or one after the other.

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().and_then(|text| text.parse().ok())
}

/// Compares on the first programs that will do, and says on how many: few in everyday tests. Whoever compares says of a seed
/// whether its program will do.
pub fn compare_first(few: u64, mut compare: impl FnMut(u64) -> bool) -> u64 {
    let count = number("THREADBARE_ORACLE_PROGRAMS").unwrap_or(few);
    let (mut compared, mut seed) = (0, number("THREADBARE_ORACLE_AFTER").unwrap_or(0));
    while compared < count {
        seed += 1;
        compared += u64::from(compare(seed));
    }
    compared
}
