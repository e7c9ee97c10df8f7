//! Programs out of operations: the IR of all of them is there once, and a program is what is left of it when everything is
//! taken away that its operations do not use.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use threadbare_ir::{Module, Program};

const CLANGS: [&str; 4] = ["clang", "clang-19", "clang-16", "clang-14"];

/// One call of the library.
pub struct Operation {
    /// Its name.
    pub name: String,
    /// What it is about: those about the same things meet.
    pub subject: String,
}

/// All operations, and their IR.
pub struct Operations {
    /// The operations.
    pub all: Vec<Operation>,
    /// The lines that everything needs: types, attributes, metadata.
    common: String,
    /// Functions and variables by name: their text, and the names in it.
    parts: BTreeMap<String, (String, Vec<String>)>,
}

impl Operations {
    /// Reads and compiles the operations.
    pub fn compile() -> Operations {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../explore/tests/pairs/operations");
        let mut all = Vec::new();
        let mut files: Vec<_> = std::fs::read_dir(&folder)
            .expect("the folder is there")
            .map(|file| file.expect("it can be read").path())
            .collect();
        files.sort();
        for file in files {
            let text = std::fs::read_to_string(file).expect("operations are text");
            for line in text.lines().filter_map(|line| line.strip_prefix("OP(")) {
                let (name, rest) = line.split_once(", ").expect("an operation has a name");
                let (subject, _) = rest.split_once(')').expect("and a subject");
                all.push(Operation { name: name.to_string(), subject: subject.to_string() });
            }
        }
        let (common, parts) = split(&compile(&folder.join("all.c")));
        Operations { all, common, parts }
    }

    /// What a program is called.
    pub fn name(&self, first: usize, second: usize, third: Option<usize>) -> String {
        let name = |number: usize| self.all[number].name.as_str();
        let watched = third.map_or_else(String::new, |third| format!(", watched by {}", name(third)));
        format!("{} and {}{watched}", name(first), name(second))
    }

    /// The program in which these operations meet.
    pub fn program(&self, first: usize, second: usize, third: Option<usize>) -> Arc<Program> {
        let module = Module::index("pair", self.text(first, second, third).into_bytes()).expect("IR is read");
        let mut modules = vec![module];
        modules.extend(threadbare_models::modules_for(&modules).expect("the library is read"));
        Arc::new(Program::link(modules).expect("IR is linked"))
    }

    /// The same as text.
    pub fn text(&self, first: usize, second: usize, third: Option<usize>) -> String {
        let mut made = String::new();
        for (name, number) in [("first", first), ("second", second), ("third", third.unwrap_or(second))] {
            let operation = &self.all[number].name;
            made += &format!(
                "define i64 @{name}(ptr %o, ptr %x) {{\n  %r = call i64 @op_{operation}(ptr %o, ptr %x)\n  ret i64 %r\n}}\n"
            );
        }
        let numbers = [Some(first), Some(second), third];
        let subjects: BTreeSet<&str> =
            numbers.iter().flatten().map(|number| self.all[*number].subject.as_str()).collect();
        let (mut prepare, mut observe) = (String::new(), String::new());
        for (number, subject) in subjects.iter().enumerate() {
            prepare += &format!("  %p{number} = call ptr @prepare_{subject}()\n");
            for (slot, operation) in numbers.iter().enumerate() {
                if operation.is_some_and(|operation| self.all[operation].subject == *subject) {
                    prepare += &format!("  %x{slot} = getelementptr ptr, ptr %xs, i64 {slot}\n");
                    prepare += &format!("  store ptr %p{number}, ptr %x{slot}\n");
                }
            }
            observe += &format!("  %o{number} = getelementptr i64, ptr %o, i64 {}\n", 8 * number);
            observe += &format!("  call void @observe_{subject}(ptr %o{number})\n");
        }
        made += &format!("define void @prepare(ptr %xs) {{\n{prepare}  ret void\n}}\n");
        made += &format!("define void @observe(ptr %o) {{\n{observe}  ret void\n}}\n");

        let mut open: Vec<String> = names(&made);
        open.push(if third.is_some() { "watched".into() } else { "main".into() });
        let own = ["first", "second", "third", "prepare", "observe"];
        let mut used: BTreeSet<String> = BTreeSet::new();
        while let Some(name) = open.pop() {
            if let Some((_, more)) = self.parts.get(&name).filter(|_| !own.contains(&name.as_str()))
                && used.insert(name)
            {
                open.extend(more.iter().cloned());
            }
        }
        let parts: String = used.iter().map(|name| self.parts[name].0.as_str()).collect();
        format!("{}{parts}{made}", self.common)
    }

    /// The names that the operations use.
    pub fn used(&self) -> BTreeSet<&str> {
        self.parts.values().flat_map(|(_, names)| names).map(String::as_str).collect()
    }
}

/// The IR of a file, compiled as the tool does: every access of the source.
fn compile(path: &Path) -> String {
    let works =
        |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success());
    let clang = CLANGS.into_iter().find(works).expect("there is a clang");
    let output = Command::new(clang)
        .args(["-O1", "-Xclang", "-disable-llvm-passes", "-U__OPTIMIZE__", "-D__THREADBARE__=1", "-w"])
        .args(["-gline-tables-only", "-S", "-emit-llvm", "-o", "-"])
        .arg(path)
        .output()
        .expect("clang can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("IR is text")
}

/// Functions and variables by their names, and the rest.
fn split(text: &str) -> (String, BTreeMap<String, (String, Vec<String>)>) {
    let (mut common, mut parts) = (String::new(), BTreeMap::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let is_part = line.starts_with('@') || line.starts_with("define ") || line.starts_with("declare ");
        let mut part = format!("{line}\n");
        if !is_part {
            common += &part;
            continue;
        }
        if line.starts_with("define ") {
            for line in lines.by_ref() {
                part += &format!("{line}\n");
                if line == "}" {
                    break;
                }
            }
        }
        let mut found = names(&part);
        let name = found.remove(0);
        parts.insert(name, (part, found));
    }
    (common, parts)
}

/// The names of functions and variables in some IR, in order.
fn names(text: &str) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    text.split('@')
        .skip(1)
        .map(|rest| rest.split(|c| !is_part(c)).next().unwrap_or_default().to_string())
        .collect()
}
