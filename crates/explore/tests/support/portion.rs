//! How many generated programs a suite compares, and which. `THREADBARE_ORACLE_PROGRAMS` asks for more than everyday tests
//! do; `THREADBARE_ORACLE_AFTER` leaves out the seeds up to that one, so that a large number can be done in portions, side
//! by side or one after the other.

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().and_then(|text| text.parse().ok())
}

/// How many programs: few in everyday tests.
pub fn programs(few: u64) -> u64 {
    number("THREADBARE_ORACLE_PROGRAMS").unwrap_or(few)
}

/// The seed before the first one that is tried.
pub fn after() -> u64 {
    number("THREADBARE_ORACLE_AFTER").unwrap_or(0)
}
