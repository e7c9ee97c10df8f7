//! The layers inside a room. `lib.rs` declares the modules from the lowest layer to the highest: a group of lines a layer,
//! blank lines between. A module uses only the layers before its own, and nothing in its own that uses it in turn. Methods
//! would be a way round that, so what a type can do is written in the module that has the type. What goes through traits
//! and pointers to functions is not seen: they are there for that.

#![allow(clippy::unwrap_used)]

mod uses;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use uses::{File, Room};

const ROOMS: [&str; 3] = ["machine", "models", "explore"];

/// Folders that have layers of their own, in their `mod.rs`: the room, and the folder.
const FLOORS: [(&str, &str); 1] = [("explore", "strategies")];

/// What is still wrong, a line each. What is new does not come in; what is gone comes off.
const KNOWN: &str = include_str!("known.txt");

/// The layers that a `lib.rs` declares: groups of modules, the lowest first.
fn layers(lib: &str) -> Vec<Vec<&str>> {
    let mut groups = vec![Vec::new()];
    for line in lib.lines().map(str::trim) {
        let item = line.strip_prefix("pub(crate) ").or(line.strip_prefix("pub ")).unwrap_or(line);
        if let Some(name) = item.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';')) {
            groups.last_mut().unwrap().push(name);
        } else if line.is_empty() {
            groups.push(Vec::new());
        }
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// What is wrong in a room, each with where it is seen.
fn violations(files: &[File]) -> BTreeMap<String, String> {
    let lib = files.iter().find(|(path, _)| path == "lib.rs").map_or("", |(_, text)| text.as_str());
    let layers = layers(lib);
    let layer = |name: &str| layers.iter().position(|group| group.contains(&name));
    let room = Room::read(files);
    let edges = room.edges();
    let mut wrong = BTreeMap::new();
    for ((from, to), places) in &edges {
        let (here, there) = (layer(from), layer(to));
        let may = match (here, there) {
            (Some(here), Some(there)) if here == there => {
                let inside = |(a, b): &(String, String)| layer(a) == Some(here) && layer(b) == Some(here);
                !reaches(edges.keys().filter(|edge| inside(edge)), to, from)
            }
            // The root, and what is declared nowhere, has no layer.
            (here, there) => there.is_some() && there < here,
        };
        if !may {
            let places: Vec<&str> = places.iter().map(String::as_str).collect();
            wrong.insert(format!("{from} uses {to}"), format!("({})", places.join(", ")));
        }
    }
    wrong.extend(room.added_methods().into_iter().map(|added| (added, String::new())));
    for (path, text) in files {
        // Neither would be followed here.
        if text.contains("#[path") || text.contains("include!(") {
            wrong.insert(format!("{path} takes in another file"), String::new());
        }
    }
    wrong
}

fn reaches<'a>(edges: impl Iterator<Item = &'a (String, String)>, from: &str, to: &str) -> bool {
    let edges: Vec<_> = edges.collect();
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(at) = open.pop() {
        if at == to {
            return true;
        }
        if seen.insert(at) {
            open.extend(edges.iter().filter(|(a, _)| a == at).map(|(_, b)| b.as_str()));
        }
    }
    false
}

fn collect(src: &Path, folder: &Path, files: &mut Vec<File>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(src, &path, files);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let name = path.strip_prefix(src).unwrap().display().to_string();
            files.push((name, std::fs::read_to_string(&path).unwrap()));
        }
    }
}

/// A file of a folder as if the folder were the whole room; what is outside is of another.
fn on_its_own(floor: &str, (path, text): File) -> File {
    let inside = format!("crate::{floor}::");
    let text = text.split(&inside).map(|rest| rest.replace("crate::", "outside::")).collect::<Vec<_>>();
    (if path == "mod.rs" { "lib.rs".into() } else { path }, text.join("crate::"))
}

#[test]
fn modules_use_only_the_layers_before_their_own() {
    let mut found = BTreeMap::new();
    for room in ROOMS {
        let src = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(room).join("src");
        let mut files = Vec::new();
        collect(&src, &src, &mut files);
        found
            .extend(violations(&files).into_iter().map(|(what, places)| (format!("{room}: {what}"), places)));
    }
    for (room, floor) in FLOORS {
        let src = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(room).join("src").join(floor);
        let mut files = Vec::new();
        collect(&src, &src, &mut files);
        let files: Vec<File> = files.into_iter().map(|file| on_its_own(floor, file)).collect();
        let here = violations(&files).into_iter();
        found.extend(here.map(|(what, places)| (format!("{room}/{floor}: {what}"), places)));
    }
    let known: BTreeSet<&str> = KNOWN.lines().collect();
    let new = found.iter().filter(|(what, _)| !known.contains(what.as_str()));
    let new = new.map(|(what, places)| format!("new: {what} {places}\n"));
    let gone = known.iter().filter(|known| !found.contains_key(**known));
    let gone = gone.map(|known| format!("gone, take it off known.txt: {known}\n"));
    let wrong: String = new.chain(gone).collect();
    assert!(wrong.is_empty(), "\n{wrong}lib.rs says which layers there are, modules/main.rs what they mean");
}

/// A room of two layers, `a` below `b`, with something added to each.
fn planted(to_a: &str, to_b: &str) -> Vec<String> {
    let quiet = "// use crate::b;\n/* crate::b::C /* nested */ crate::b::C */\n\
                 pub struct A<'a>(&'a str);\nconst T: &str = r#\"crate::b::\"x\"#;\nconst C: char = '\"';\n\
                 const B: u8 = b'\"';\nconst E: char = '\\'';\n#[cfg(test)]\nmod tests {\n    use crate::b::C;\n}\n";
    let files = [
        (
            "lib.rs",
            "//! A room.\n\n/// The lower one.\nmod a;\n\nmod b;\nmod d;\n\npub use b::C;\n".to_string(),
        ),
        ("a.rs", format!("{quiet}{to_a}")),
        ("b/mod.rs", format!("pub use c::C;\nuse crate::a::A;\nmod c;\n{to_b}")),
        ("b/c.rs", "pub struct C;\n".into()),
        ("d.rs", "use crate::b;\n".into()),
    ];
    violations(&files.map(|(path, text)| (path.to_string(), text))).into_keys().collect()
}

#[test]
fn wrong_uses_are_noticed() {
    assert_eq!(planted("", ""), [""; 0]);
    assert_eq!(planted("fn f() -> crate::b::C { todo!() }", ""), ["a uses b"]);
    assert_eq!(planted("use crate::{b::{self, C as D}};", ""), ["a uses b"]);
    assert_eq!(planted("macro_rules! m { () => { super::b::c::C } }", ""), ["a uses b"]);
    // Through the root it is a use of what is handed on there.
    assert_eq!(planted("use crate::C;", ""), ["a uses b"]);
    assert_eq!(planted("use crate::*;", ""), ["a uses (root)"]);
    assert_eq!(planted("", "use crate::d::x;"), ["b uses d", "d uses b"]);
    assert_eq!(planted("", "impl<'a> A<'a> { fn g(&self) {} }"), ["b adds methods to a::A"]);
    assert_eq!(
        planted("", "use crate::a::A as Z;\nimpl Z<'_> { fn g(&self) {} }"),
        ["b adds methods to a::A"]
    );
    assert_eq!(planted("", "impl Clone for A<'_> {}"), [""; 0]);
    assert_eq!(planted("#[path = \"x.rs\"]\nmod x;", ""), ["a.rs takes in another file"]);
}
