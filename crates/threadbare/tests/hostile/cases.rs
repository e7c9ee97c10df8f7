//! Cases: a file that comes with a program, damaged or hostile, and the command that reads it.

use crate::flags::{any, hostile, sly};
use crate::random::Random;
use crate::scene::{Scene, Stage};
use serde_json::{Value, json};
use std::fs;

/// A case. Its file is shown if it fails.
#[derive(Debug)]
pub struct Case {
    kind: Kind,
    /// The bytes of the file.
    text: String,
    /// Flags that are typed.
    typed: Vec<String>,
    /// Which of the commands that take such a file.
    choice: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Witness,
    Database,
    Settings,
    Typed,
}

impl Case {
    pub fn new(seed: u64, scene: &Scene) -> Case {
        let random = &mut Random::new(seed);
        let is_flags = seed.is_multiple_of(16);
        let kind = match random.below(if is_flags { 4 } else { 3 }) {
            0 => Kind::Witness,
            1 => Kind::Database,
            2 => Kind::Settings,
            _ => Kind::Typed,
        };
        if is_flags {
            let flags = if random.one_in(4) { sly(random) } else { hostile(random) };
            return Case { choice: random.below(4), ..Case::with_flags(kind, &flags, scene) };
        }
        let mut text = match kind {
            Kind::Witness => witness(random, scene),
            Kind::Database => database(random),
            Kind::Settings | Kind::Typed => settings(random),
        };
        if random.one_in(6) {
            text = damaged(random, text);
        }
        Case { kind, text, typed: Vec::new(), choice: random.below(4) }
    }

    /// Flags by each of the ways that flags come.
    pub fn all_with(flags: &[&str], scene: &Scene) -> Vec<Case> {
        let flags: Vec<String> = flags.iter().map(|&flag| flag.to_owned()).collect();
        let kinds = [Kind::Witness, Kind::Database, Kind::Settings, Kind::Typed];
        kinds.map(|kind| Case::with_flags(kind, &flags, scene)).into()
    }

    fn with_flags(kind: Kind, flags: &[String], scene: &Scene) -> Case {
        let mut typed = Vec::new();
        let text = match kind {
            Kind::Witness => {
                let mut witness: Value = serde_json::from_str(&scene.witness).unwrap();
                witness["flags"] = json!(flags);
                witness.to_string()
            }
            Kind::Database => json!([entry(flags)]).to_string(),
            Kind::Settings => {
                ["check", "inspect"].map(|command| format!("[{command}]\n{}", list(flags))).concat()
            }
            Kind::Typed => {
                typed = flags.to_vec();
                String::new()
            }
        };
        Case { kind, text, typed, choice: 3 }
    }

    /// Puts the file where it belongs.
    pub fn write(&self, stage: &Stage<'_>) {
        let name = match self.kind {
            Kind::Witness => self.witness(),
            Kind::Database => "compile_commands.json",
            Kind::Settings => "threadbare.toml",
            Kind::Typed => return,
        };
        fs::write(stage.work().join(name), &self.text).unwrap();
    }

    /// The command.
    pub fn arguments(&self) -> Vec<String> {
        let words: &[&str] = match (self.kind, self.choice) {
            // Then the program runs, and so does a linker.
            (Kind::Witness, 0) => &["replay", "--native", self.witness()],
            (Kind::Witness, _) => &["replay", self.witness()],
            (Kind::Database, 0) => &["inspect", "compile_commands.json"],
            (Kind::Database, _) => &["check", "compile_commands.json"],
            (Kind::Settings, 0) => &["inspect", "p.c"],
            (Kind::Settings, 1) => &["replay", "keep.txt"],
            (Kind::Settings | Kind::Typed, _) => &["check", "p.c"],
        };
        let mut arguments: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        if !self.typed.is_empty() {
            arguments.push("--".to_owned());
            // What cannot be typed is not.
            arguments.extend(self.typed.iter().filter(|word| !word.contains('\0')).cloned());
        }
        arguments
    }

    /// A witness lies where the tool writes them, or elsewhere.
    fn witness(&self) -> &'static str {
        if self.choice < 2 { ".threadbare/runs/7/1-null-dereference.json" } else { "w.json" }
    }
}

/// Texts that mean harm, or that nobody expects.
const TEXTS: &[&str] = &[
    "../outside/precious",
    "keep.txt",
    "evil.so",
    "./evil.so",
    "./evil",
    "evil",
    "@evil.rsp",
    "@evil.rsp.c",
    "evil.c",
    "link.h",
    "/",
    "..",
    ".",
    "",
    "-",
    "--",
    "-o",
    "-fplugin=./evil.so",
    "\u{1b}[2J\u{7}",
    "a\u{0}b",
    "\u{9b}1m",
    "p.c",
    "compile_commands.json",
    "/dev/null",
    "-MJmade",
    "sym:3",
    "0.1.2",
    "18446744073709551616",
    "a.bc",
    "../../../../../../etc/passwd",
    "$(./evil)",
    "`./evil`",
    "; ./evil",
    "p.c\n./evil",
];

fn text(random: &mut Random) -> String {
    if random.one_in(20) { "A".repeat(5000) } else { random.of(TEXTS).to_owned() }
}

fn witness(random: &mut Random, scene: &Scene) -> String {
    let mut witness: Value = serde_json::from_str(&scene.witness).unwrap();
    for _ in 0..1 + random.below(2) {
        match random.below(7) {
            0 | 6 => *member(&mut witness, "flags") = json!(any(random)),
            1 => *member(&mut witness, "sources") = json!([text(random), "p.c"]),
            2 => *member(&mut witness, "directory") = json!(text(random)),
            3 => {
                *member(&mut witness, "options") = json!({"files": [[text(random), {"known": [1]}]], "environment": [[text(random), text(random)]]})
            }
            _ => change(random, &mut witness),
        }
    }
    witness.to_string()
}

/// A member, of whatever is left.
fn member<'a>(value: &'a mut Value, name: &str) -> &'a mut Value {
    if value.is_object() { &mut value[name] } else { value }
}

/// The first item, of whatever is left.
fn item(value: &mut Value) -> &mut Value {
    if value.as_array().is_some_and(|items| !items.is_empty()) { &mut value[0] } else { value }
}

/// An entry of a database, which names a compiler of its own.
fn entry(flags: &[String]) -> Value {
    let flags = flags.iter().map(String::as_str);
    let arguments: Vec<&str> = ["./evil"].into_iter().chain(flags).chain(["-c", "p.c"]).collect();
    json!({"directory": ".", "file": "p.c", "arguments": arguments})
}

fn database(random: &mut Random) -> String {
    let mut all = json!([entry(&["-DN=2", "-Iinc", "-O2"].map(String::from))]);
    for _ in 0..1 + random.below(2) {
        match random.below(7) {
            0 | 6 => *member(item(&mut all), "arguments") = entry(&any(random))["arguments"].clone(),
            1 => {
                *item(&mut all) = json!({"directory": ".", "file": "p.c", "command": format!("./evil {} p.c", any(random).join(" "))})
            }
            2 => *member(item(&mut all), "directory") = json!(text(random)),
            3 => *member(item(&mut all), "file") = json!(text(random)),
            _ => change(random, &mut all),
        }
    }
    all.to_string()
}

/// Settings that run something if they are obeyed, and others.
const KEYS: &[&str] = &[
    "clang",
    "trust",
    "native",
    "gdb",
    "rr",
    "original",
    "debugger",
    "flags",
    "stdin",
    "file",
    "arg",
    "entry",
    "time",
    "detect",
    "strategy",
    "workers",
    "json",
    "color",
    "function",
    "dot",
    "output",
    "repeat",
    "seed",
    "abort",
    "executions",
    "help",
    "programs",
    "witness",
    "input",
];

/// Flags in settings.
fn list(flags: &[String]) -> String {
    format!("flags = {}\n", json!(flags))
}

fn settings(random: &mut Random) -> String {
    let mut all = String::new();
    for command in ["check", "inspect", "replay"] {
        all += &format!("[{command}]\n");
        let mut used = Vec::new();
        for _ in 0..random.below(2) {
            let key = if random.one_in(3) { "flags" } else { random.of(KEYS) };
            // A key that is there twice is a mistake that hides all others.
            if used.contains(&key) {
                continue;
            }
            used.push(key);
            let value = json!(text(random)).to_string().replace('\u{9b}', "\\u009b");
            all += &match random.below(4) {
                _ if key == "flags" => list(&any(random)),
                0 => format!("{key} = true\n"),
                1 => format!("{key} = [{value}, {value}]\n"),
                2 => format!("{key} = {}\n", random.below(9)),
                _ => format!("{key} = {value}\n"),
            };
        }
    }
    all
}

/// Changes one value somewhere inside.
fn change(random: &mut Random, value: &mut Value) {
    match value {
        Value::Array(items) if !items.is_empty() && !random.one_in(4) => {
            let at = random.below(items.len());
            match random.below(4) {
                0 => _ = items.remove(at),
                1 => items.push(items[at].clone()),
                _ => change(random, &mut items[at]),
            }
        }
        Value::Object(members) if !members.is_empty() && !random.one_in(8) => {
            let name = members.keys().nth(random.below(members.len())).cloned().unwrap_or_default();
            if random.one_in(6) {
                members.remove(&name);
            } else if let Some(member) = members.get_mut(&name) {
                change(random, member);
            }
        }
        value => {
            *value = match random.below(6) {
                0 => Value::Null,
                1 => json!(random.below(1 << 40)),
                2 => json!([value.clone()]),
                3 => json!({"x": value.clone()}),
                _ => json!(text(random)),
            }
        }
    }
}

/// The text with a few bytes that are others, missing, or there twice.
fn damaged(random: &mut Random, text: String) -> String {
    let mut bytes = text.into_bytes();
    for _ in 0..1 + random.below(3) {
        let at = random.below(bytes.len());
        match random.below(4) {
            _ if bytes.is_empty() => {}
            0 => bytes[at] = random.of(b"\"'{}[],:=\\-@/.\x1b\n 09az"),
            1 => _ = bytes.remove(at),
            2 => bytes.insert(at, random.of(b"\"'{}[],:=\\-@/.\x1b\n 09az")),
            _ => bytes.truncate(at.max(1)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
