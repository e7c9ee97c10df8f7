//! Which module of a room uses which, and which adds methods to a type of another, from the sources alone. It knows no
//! layers.

use crate::words::Token::{self, Colons, Mark, Word};
use crate::words::words;
use std::collections::{BTreeMap, BTreeSet};

/// A file of a room: its path from `src`, and its text.
pub type File = (String, String);
type Path = Vec<String>;

/// The modules of a room, by their paths.
pub struct Room(BTreeMap<Path, Module>);

#[derive(Default)]
struct Module {
    /// The paths that it names, each with the name that it has here.
    uses: Vec<(String, Path)>,
    /// What it hands on.
    exports: BTreeMap<String, Path>,
    types: BTreeSet<String>,
    /// The types that it adds methods to.
    impls: Vec<String>,
}

impl Room {
    pub fn read(files: &[File]) -> Room {
        let names: BTreeSet<Path> = files.iter().map(|(path, _)| module_of(path)).collect();
        let modules = files.iter().map(|(path, text)| {
            let name = module_of(path);
            let is_child = |n: &&Path| n.len() == name.len() + 1 && n.starts_with(&name);
            let children = names.iter().filter(is_child).filter_map(|n| n.last().cloned()).collect();
            (name, Module::read(&words(text), &children))
        });
        Room(modules.collect())
    }

    /// Which module of the first level uses which, with the places. What is used through the root of the room has no
    /// module of its own, and is `(root)`.
    pub fn edges(&self) -> BTreeMap<(String, String), BTreeSet<String>> {
        let mut edges: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
        for (name, module) in &self.0 {
            let Some(from) = name.first() else { continue };
            for (_, path) in &module.uses {
                let Some(to) = self.resolve(name, path, 8) else { continue };
                let to = to.first().cloned().unwrap_or_else(|| "(root)".into());
                if to != *from {
                    let place = format!("{} names {}", name.join("::"), path.join("::"));
                    edges.entry((from.clone(), to)).or_default().insert(place);
                }
            }
        }
        edges
    }

    /// Methods that are added to a type of another module of the first level.
    pub fn added_methods(&self) -> BTreeSet<String> {
        let mut added = BTreeSet::new();
        for (name, module) in &self.0 {
            for ty in module.impls.iter().filter(|ty| !module.types.contains(*ty)) {
                let mut named = module.uses.iter().filter(|(known_as, _)| known_as == ty);
                let used = named.find_map(|(_, path)| Some((self.resolve(name, path, 8)?, path.last()?)));
                let anywhere =
                    || self.0.iter().find(|(_, m)| m.types.contains(ty)).map(|(n, _)| (n.clone(), ty));
                if let Some((home, ty)) =
                    used.or_else(anywhere).filter(|(home, _)| home.first() != name.first())
                {
                    added.insert(format!("{} adds methods to {}::{ty}", name.join("::"), home.join("::")));
                }
            }
        }
        added
    }

    /// The module that a path leads to, through what others hand on.
    fn resolve(&self, from: &[String], path: &[String], left: u32) -> Option<Path> {
        let mut rest = path;
        let mut here: Path = match path.first()?.as_str() {
            "crate" => {
                rest = &rest[1..];
                Vec::new()
            }
            "self" => {
                rest = &rest[1..];
                from.to_vec()
            }
            "super" => {
                let mut up = from.to_vec();
                while rest.first().is_some_and(|w| w == "super") {
                    up.pop();
                    rest = &rest[1..];
                }
                up
            }
            first => {
                let child: Path = from.iter().cloned().chain([first.to_string()]).collect();
                self.0.get(&child)?;
                from.to_vec()
            }
        };
        while let Some(next) = rest.first() {
            here.push(next.clone());
            if !self.0.contains_key(&here) {
                here.pop();
                break;
            }
            rest = &rest[1..];
        }
        let handed_on = rest.first().and_then(|name| self.0.get(&here)?.exports.get(name));
        match handed_on.filter(|_| left > 0) {
            Some(to) => {
                let longer: Path = to.iter().chain(&rest[1..]).cloned().collect();
                self.resolve(&here, &longer, left - 1).or(Some(here))
            }
            None => Some(here),
        }
    }
}

fn module_of(path: &str) -> Path {
    let mut parts: Path = path.trim_end_matches(".rs").split('/').map(String::from).collect();
    if matches!(parts.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        parts.pop();
    }
    parts
}

impl Module {
    fn read(t: &[Token], children: &BTreeSet<String>) -> Module {
        let mut module = Module::default();
        let mut at = 0;
        while at < t.len() {
            let Word(word) = &t[at] else {
                at += 1;
                continue;
            };
            let before = at.checked_sub(1).map(|k| &t[k]);
            match word.as_str() {
                "use" => {
                    let is_public = matches!(before, Some(Mark(')'))) || before == Some(&Word("pub".into()));
                    let mut named = Vec::new();
                    at = tree(t, at + 1, &[], &mut named);
                    if is_public {
                        module.exports.extend(named.iter().cloned());
                    }
                    module.uses.extend(named);
                    continue;
                }
                "struct" | "enum" | "trait" | "union" => {
                    if let Some(Word(name)) = t.get(at + 1) {
                        module.types.insert(name.clone());
                    }
                }
                "impl" => module.impls.extend(subject(t, at + 1)),
                // A path in the code: macros too, whose bodies are words like others.
                first => {
                    let is_start = !matches!(before, Some(Colons | Mark('.')));
                    let is_ours = matches!(first, "crate" | "super" | "self") || children.contains(first);
                    if is_start && is_ours && t.get(at + 1) == Some(&Colons) {
                        let mut path = vec![word.clone()];
                        while let (Some(Colons), Some(Word(next))) = (t.get(at + 1), t.get(at + 2)) {
                            path.push(next.clone());
                            at += 2;
                        }
                        module.uses.push((path[path.len() - 1].clone(), path));
                    }
                }
            }
            at += 1;
        }
        module
    }
}

/// Collects the paths of a `use` tree that begins here, with the names that they get; the position behind it.
fn tree(t: &[Token], mut at: usize, before: &[String], named: &mut Vec<(String, Path)>) -> usize {
    let mut path = before.to_vec();
    let last = |path: &Path| match path.last().map(String::as_str) {
        Some("self") => path.iter().rev().nth(1).cloned().unwrap_or_default(),
        last => last.unwrap_or_default().to_string(),
    };
    loop {
        match t.get(at) {
            Some(Word(w)) if w == "as" => {
                if let Some(Word(name)) = t.get(at + 1) {
                    named.push((name.clone(), path));
                }
                return at + 2;
            }
            Some(Word(w)) => path.push(w.clone()),
            Some(Colons) => {}
            Some(Mark('*')) => {
                named.push(("*".into(), path));
                return at + 1;
            }
            Some(Mark('{')) => {
                at += 1;
                while !matches!(t.get(at), Some(Mark('}')) | None) {
                    at = tree(t, at, &path, named);
                    if t.get(at) == Some(&Mark(',')) {
                        at += 1;
                    }
                }
                return at + 1;
            }
            _ => {
                named.push((last(&path), path));
                return at;
            }
        }
        at += 1;
    }
}

/// The type that an `impl` gives methods to; none if it is that of a trait.
fn subject(t: &[Token], mut at: usize) -> Option<String> {
    let mut name = None;
    while let Some(token) = t.get(at) {
        match token {
            Word(w) if w == "for" => return None,
            Word(w) if w == "where" => break,
            Word(w) => name = Some(w.clone()),
            Mark('<') => {
                at = behind_angles(t, at);
                continue;
            }
            Mark('{') => break,
            Colons | Mark('&') => {}
            _ => return None,
        }
        at += 1;
    }
    name
}

fn behind_angles(t: &[Token], mut at: usize) -> usize {
    let mut depth = 0;
    while let Some(token) = t.get(at) {
        match token {
            Mark('<') => depth += 1,
            // Not that of an arrow.
            Mark('>') if t[at - 1] != Mark('-') => depth -= 1,
            _ => {}
        }
        at += 1;
        if depth == 0 {
            break;
        }
    }
    at
}
