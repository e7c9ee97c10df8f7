//! The order of the rooms: a room may use only the rooms before it. Checked against what cargo itself says of
//! the workspace, so that no dependency can slip in.

use serde_json::Value;
use std::process::Command;

const ORDER: [&str; 13] = [
    "runtime",
    "ir",
    "expr",
    "solver",
    "trace",
    "analysis",
    "machine",
    "models",
    "explore",
    "store",
    "toolchain",
    "report",
    "threadbare",
];

/// The room of a package, if the package is one of ours.
fn room(package: &str) -> Option<&str> {
    match package.strip_prefix("threadbare") {
        Some("") => Some("threadbare"),
        Some(rest) => rest.strip_prefix('-'),
        None => None,
    }
}

/// What is wrong with the dependencies in the output of `cargo metadata`.
fn violations(metadata: &Value) -> Vec<String> {
    let position = |room: &str| ORDER.iter().position(|r| *r == room);
    let text = |v: &Value| v.as_str().unwrap_or_default().to_owned();
    let mut wrong = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let name = text(&package["name"]);
        let Some(here) = room(&name).and_then(position) else {
            wrong.push(format!("{name} is not a room"));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let used = text(&dependency["name"]);
            let Some(other) = room(&used) else { continue };
            if position(other).is_none_or(|there| there >= here) {
                wrong.push(format!("{name} uses {used}, which is not before it"));
            }
        }
    }
    wrong
}

#[test]
fn a_room_uses_only_the_rooms_before_it() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(metadata["packages"].as_array().is_some_and(|p| p.len() > 1), "no packages");
    assert_eq!(violations(&metadata), Vec::<String>::new());
}

#[test]
fn a_wrong_dependency_is_noticed() {
    let metadata = serde_json::json!({ "packages": [
        { "name": "threadbare-ir", "dependencies": [{ "name": "threadbare-machine" }, { "name": "serde" }] },
        { "name": "threadbare-attic", "dependencies": [] },
        { "name": "threadbare", "dependencies": [{ "name": "threadbare-report" }] },
    ]});
    assert_eq!(
        violations(&metadata),
        ["threadbare-ir uses threadbare-machine, which is not before it", "threadbare-attic is not a room"]
    );
}
