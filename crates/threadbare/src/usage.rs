//! What this process has used so far, as Linux tells it. Zero where nobody tells.

use std::fs;

/// Processor time spent in user mode.
pub fn user_seconds() -> f64 {
    // Linux counts these in hundredths of a second on every architecture.
    let ticks = fs::read_to_string("/proc/self/stat").ok().and_then(|text| ticks(&text));
    ticks.unwrap_or_default().0 as f64 / 100.0
}

/// Processor time spent in all.
pub fn processor_seconds() -> f64 {
    let ticks = fs::read_to_string("/proc/self/stat").ok().and_then(|text| ticks(&text));
    let (user, system) = ticks.unwrap_or_default();
    (user + system) as f64 / 100.0
}

/// The most memory that was resident at a time.
pub fn peak_bytes() -> u64 {
    fs::read_to_string("/proc/self/status").ok().and_then(|text| field_kib(&text, "VmHWM:")).unwrap_or(0)
        * 1024
}

/// Linux on x86-64 counts memory in pages of this size.
const PAGE: u64 = 4096;

/// The memory that is resident now.
pub fn resident_bytes() -> u64 {
    let pages = fs::read_to_string("/proc/self/statm").ok();
    let pages = pages.and_then(|text| text.split_whitespace().nth(1)?.parse::<u64>().ok());
    pages.unwrap_or(0) * PAGE
}

/// In user mode, and in the system.
fn ticks(stat: &str) -> Option<(u64, u64)> {
    // The second field is the program's name in parentheses, and may contain anything.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
}

fn field_kib(status: &str, name: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_field_is_read() {
        let stat = "17 (a b) c) S 1 17 17 0 -1 4194304 119 0 0 0 250 30 0 0 20 0 1 0 1000 1 1 1";
        assert_eq!(ticks(stat), Some((250, 30)));
        assert_eq!(ticks("17 (sh"), None);
        assert_eq!(field_kib("Name:\tx\nVmPeak:\t  900 kB\nVmHWM:\t  512 kB\n", "VmHWM:"), Some(512));
        assert_eq!(field_kib("", "VmHWM:"), None);
    }
}
