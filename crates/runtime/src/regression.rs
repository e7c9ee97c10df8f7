//! What a folder of regression tests gets of ours, as text: the runtime that goes into the program, two tools of its build, and the
//! list of names that are changed in the program's objects.

/// The parts of the runtime: file names and texts. The first is a header.
pub const SOURCES: &[(&str, &str)] = &[
    ("test.h", include_str!("../c/regression/test.h")),
    ("baton.c", include_str!("../c/regression/baton.c")),
    ("order.c", include_str!("../c/regression/order.c")),
    ("script.c", include_str!("../c/regression/script.c")),
    ("moved.c", include_str!("../c/regression/moved.c")),
    ("report.c", include_str!("../c/regression/report.c")),
    ("locks.c", include_str!("../c/regression/locks.c")),
    ("waits.c", include_str!("../c/regression/waits.c")),
    ("threads.c", include_str!("../c/regression/threads.c")),
    ("hooks.c", include_str!("../c/regression/hooks.c")),
    ("heap.c", include_str!("../c/regression/heap.c")),
    ("library.c", include_str!("../c/regression/library.c")),
    ("inputs.c", include_str!("../c/regression/inputs.c")),
    ("attributes.c", include_str!("../c/regression/attributes.c")),
];

/// The tools of the build, and what the program's sources get.
pub const TOOLS: &[(&str, &str)] = &[
    ("clang.h", include_str!("../c/regression/clang.h")),
    ("places.c", include_str!("../c/regression/places.c")),
    ("run.c", include_str!("../c/regression/run.c")),
];

/// A line for each function of the C library that the runtime takes the place of: its name, and the runtime's.
pub const NAMES: &str = include_str!("../c/regression/names");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_renamed_is_there() {
        let all: String = SOURCES.iter().map(|(_, text)| *text).collect();
        for line in NAMES.lines() {
            let Some((name, ours)) = line.split_once(' ') else { panic!("{line}") };
            assert_eq!(ours, format!("__tb_w_{name}"));
            let marks = name.strip_prefix("__asan_").unwrap_or("-");
            let made = ["MAKES", "ENDS", "SETS", "TELLS"].map(|how| format!("{how}({name},"));
            let ways = [
                format!("W({name})("),
                format!("PRINTS({name},"),
                format!(" {name}, stream, ("),
                format!(", {name}, std"),
                format!("CHECKED({marks},"),
                format!("CHECKED_RANGE({marks},"),
                format!("{ours}("),
            ];
            assert!(ways.iter().chain(&made).any(|way| all.contains(way)), "{name}");
        }
    }

    #[test]
    fn what_is_replaced_is_renamed() {
        for (_, text) in SOURCES {
            for part in text.split("W(").skip(1) {
                let Some((name, _)) = part.split_once(")(") else { continue };
                let is_name = name != "name" && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
                assert!(!is_name || NAMES.contains(&format!("{name} __tb_w_{name}\n")), "{name}");
            }
        }
    }
}
