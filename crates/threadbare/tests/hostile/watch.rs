//! What a process and its children did, by strace: what they started, and what they wrote.

use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

/// Calls that start a program, or that change what is on a disk.
const CALLS: &str = "trace=execve,execveat,chdir,open,openat,openat2,creat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,link,\
                     linkat,symlink,symlinkat,truncate,chmod,fchmodat,chown,lchown,fchownat,mknod,mknodat,connect,bind,mount";

/// Programs that may be started, by the beginning of their names.
const PROGRAMS: &[&str] = &["threadbare", "clang", "llvm-dis", "z3"];

/// Programs that a native replay starts, too: a linker, what it built, and what names its lines.
const NATIVE: &[&str] = &["ld", "llvm-symbolizer"];

/// The command, traced into a file.
pub fn under(command: Command, trace: &Path) -> Command {
    let mut strace = Command::new("strace");
    strace
        .args(["-f", "-qq", "-y", "--seccomp-bpf", "-s", "65536", "-e", "signal=none", "-e", CALLS, "-o"])
        .arg(trace);
    strace.arg("--").arg(command.get_program()).args(command.get_args());
    strace
}

/// Reads a trace: whether something was compiled, or what must not have happened. `own` are the folders that may be written to.
pub fn judge(trace: &str, work: &Path, own: &[PathBuf]) -> Result<bool, String> {
    let mut folders: HashMap<&str, PathBuf> = HashMap::new();
    let (mut seen, mut compiled, mut native) = (Vec::new(), false, false);
    // A call that another thread interrupts is on two lines.
    let mut unfinished: HashMap<&str, &str> = HashMap::new();
    for line in trace.lines() {
        let Some((process, call)) = line.split_once(' ') else { continue };
        let call = call.trim_start();
        if let Some(begun) = call.strip_suffix(" <unfinished ...>") {
            unfinished.insert(process, begun);
            continue;
        }
        let call = match call.strip_prefix("<... ") {
            Some(rest) => {
                let end = rest.split_once(" resumed>").map_or("", |(_, end)| end);
                format!("{}{end}", unfinished.remove(process).unwrap_or_default())
            }
            None => call.to_owned(),
        };
        let here = folders.get(process).cloned().unwrap_or_else(|| work.to_owned());
        let Some((name, arguments)) = call.split_once('(') else { continue };
        let paths: Vec<PathBuf> = quoted(arguments).iter().map(|path| whole(&here.join(path))).collect();
        let has_failed = call.rsplit_once(" = ").is_some_and(|(_, result)| result.starts_with('-'));
        let Some(first) = paths.first() else { continue };
        match name {
            "chdir" if !has_failed => _ = folders.insert(process, first.clone()),
            "chdir" => {}
            "execve" | "execveat" => {
                compiled |= arguments.contains("\"-E\"");
                let program = first.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let is_native = call.contains("--native");
                native |= is_native && program == "threadbare";
                let known = |list: &[&str]| list.iter().any(|known| program.starts_with(known));
                let is_built = own.iter().any(|folder| first.starts_with(folder.join("threadbare/native")));
                let may = known(PROGRAMS) || native && (known(NATIVE) || is_built);
                if !may || first.starts_with(work) {
                    seen.push(format!("starts {}", first.display()));
                }
            }
            "open" | "openat" | "openat2" if !is_writing(arguments) => {}
            // What links lead to, strace shows with the result.
            "open" | "openat" | "openat2" | "creat" => {
                let opened =
                    call.rsplit_once('<').and_then(|(_, path)| path.strip_suffix('>')).map(PathBuf::from);
                let path = opened.filter(|_| !has_failed).unwrap_or(first.clone());
                if !is_own(&path, own) {
                    seen.push(format!("writes {}", path.display()));
                }
            }
            "connect" | "bind" => seen.push(format!("connects: {call}")),
            _ => {
                let paths = if name.starts_with("execve") { &paths[..1] } else { &paths[..] };
                for path in paths.iter().filter(|path| !is_own(path, own)) {
                    seen.push(format!("writes {}: {call}", path.display()));
                }
            }
        }
    }
    if seen.is_empty() { Ok(compiled) } else { Err(seen.join("\n")) }
}

fn is_writing(arguments: &str) -> bool {
    // Behind the path: a name may contain anything.
    let flags = arguments.rsplit_once("\", ").map_or(arguments, |(_, flags)| flags);
    ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_APPEND"].iter().any(|flag| flags.contains(flag))
}

/// Whether something may be written: in a folder of the tool's own, or the folder itself.
fn is_own(path: &Path, own: &[PathBuf]) -> bool {
    path.starts_with("/dev/null")
        || path.starts_with("/dev/tty")
        || own.iter().any(|folder| path.starts_with(folder))
}

/// The texts in quotes, each with the folder that stands before it, if one does: `3</folder>, "name"`. strace shows other bytes as escapes, of
/// which only quotes and backslashes matter here.
fn quoted(arguments: &str) -> Vec<PathBuf> {
    let (mut paths, mut folder, mut outside) = (Vec::new(), None::<&str>, 0);
    let mut text = None::<String>;
    let mut escaped = false;
    for (at, c) in arguments.char_indices() {
        match (&mut text, c) {
            (Some(inside), c) if escaped => {
                inside.push(c);
                escaped = false;
            }
            (Some(_), '\\') => escaped = true,
            (Some(inside), '"') => {
                paths.push(Path::new(folder.unwrap_or("")).join(&*inside));
                (text, outside) = (None, at + 1);
            }
            (Some(inside), c) => inside.push(c),
            (None, '"') => {
                let before = arguments[outside..at].strip_suffix(">, ");
                folder = before.and_then(|before| before.split_once('<')).map(|(_, folder)| folder);
                text = Some(String::new());
            }
            (None, _) => {}
        }
    }
    paths
}

/// The path without `.` and `..`.
fn whole(path: &Path) -> PathBuf {
    let mut whole = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => _ = whole.pop(),
            Component::CurDir => {}
            part => whole.push(part),
        }
    }
    whole
}
