//! The IR of the library's C part is what its sources say: compiled again by the clang that made it, it is the same;
//! by another version, it defines the same functions and variables.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

#[test]
fn the_committed_ir_is_that_of_the_sources() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("libc");
    let Some(clang) =
        (14..=30).rev().map(|n| format!("clang-{n}")).chain(["clang".into()]).find(|name| runs(name))
    else {
        panic!("no clang to compile the library with");
    };
    // The one that made the committed files, where it is here.
    let clang = if runs("clang-19") { "clang-19".to_string() } else { clang };
    let fresh = tempfile::tempdir().unwrap();
    let built = Command::new(folder.join("build")).arg(&clang).arg(fresh.path()).output().unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let mut compared = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "c") {
            continue;
        }
        let name = path.with_extension("ll").file_name().unwrap().to_owned();
        let committed = std::fs::read_to_string(folder.join(&name)).unwrap_or_default();
        let made = std::fs::read_to_string(fresh.path().join(&name)).unwrap();
        if clang == "clang-19" {
            assert!(committed == made, "{name:?} is out of date: crates/models/libc/build makes it");
        }
        assert_eq!(defined(&committed), defined(&made), "{name:?} is out of date");
        compared += 1;
    }
    assert!(compared > 5, "only {compared} files");
}

fn runs(clang: &str) -> bool {
    Command::new(clang).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// The names that a module defines for others.
fn defined(text: &str) -> BTreeSet<&str> {
    let global = |line: &&str| {
        (line.starts_with("define ") || line.starts_with('@'))
            && ![" internal ", " private ", " external "].iter().any(|local| line.contains(local))
    };
    let name = |line: &'_ str| -> Option<usize> { line.find('@') };
    text.lines()
        .filter(global)
        .filter_map(|line| {
            let rest = &line[name(line)? + 1..];
            Some(&rest[..rest.find(['(', ' ']).unwrap_or(rest.len())])
        })
        .collect()
}
