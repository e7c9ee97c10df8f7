//! What was executed, as the tracefile of lcov: lines, and sides of branches. How often is not counted: once is as good as ever.

use std::collections::BTreeMap;
use std::fmt::Write;
use threadbare_trace::{Location, Outcome, Side};

/// A record for each file.
pub(super) fn lcov(outcome: &Outcome) -> String {
    let coverage = &outcome.coverage;
    let mut files: BTreeMap<&str, File<'_>> = BTreeMap::new();
    for ((file, line), executed) in &coverage.lines {
        files.entry(file).or_default().lines.push((*line, *executed));
    }
    for (location, sides) in &coverage.branches {
        files.entry(&location.file).or_default().branches.push((location, sides));
    }
    // Generated code and macros of headers have no file; there is no record for it.
    files.remove("");
    // Writing to a string cannot fail.
    let mut text = String::new();
    for (name, file) in files {
        let _ = write!(text, "TN:\nSF:{}\n", one_line(name));
        file.write(&mut text);
        text += "end_of_record\n";
    }
    text
}

#[derive(Default)]
struct File<'a> {
    lines: Vec<(u32, bool)>,
    branches: Vec<(&'a Location, &'a Vec<Side>)>,
}

impl File<'_> {
    fn write(mut self, text: &mut String) {
        self.branches.sort_by_key(|(location, _)| (location.line, location.column));
        let executed = |line: u32| self.lines.iter().any(|(known, executed)| *known == line && *executed);
        let (mut found, mut hit) = (0, 0);
        // Several branches of one line are blocks of it.
        let mut last = (0, 0);
        for (location, sides) in &self.branches {
            let block = if last.0 == location.line { last.1 + 1 } else { 0 };
            last = (location.line, block);
            for (number, side) in sides.iter().enumerate() {
                let taken = *side == Side::Taken;
                let count = match (executed(location.line) || sides.contains(&Side::Taken), taken) {
                    (false, _) => "-",
                    (true, false) => "0",
                    (true, true) => "1",
                };
                let _ = writeln!(text, "BRDA:{},{block},{number},{count}", location.line);
                found += 1;
                hit += u32::from(taken);
            }
        }
        if found > 0 {
            let _ = write!(text, "BRF:{found}\nBRH:{hit}\n");
        }
        for (line, executed) in &self.lines {
            let _ = writeln!(text, "DA:{line},{}", u32::from(*executed));
        }
        let hit = self.lines.iter().filter(|(_, executed)| *executed).count();
        let _ = write!(text, "LF:{}\nLH:{hit}\n", self.lines.len());
    }
}

/// A line break in a file's name would end its line.
fn one_line(name: &str) -> String {
    name.replace(['\n', '\r'], "?")
}
