//! Names of files and folders: what is where, making and removing folders, renaming. A folder is there if a file's name
//! says so, or if it was made; the root, the current folder and `/tmp` always are. There are no links, so `..` is a
//! matter of names alone.

use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::hidden::{Files, plain_name as plain};
use threadbare_machine::step::{Call, Flow, Model, Run, kept};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "mkdir", run: mkdir },
    Model { name: "rmdir", run: rmdir },
    Model { name: "unlink", run: unlink },
    Model { name: "remove", run: remove },
    Model { name: "rename", run: rename },
    Model { name: "tb_is_folder", run: folder },
    Model { name: "tb_file_name", run: file_name },
    Model { name: "tb_plain_name", run: plain_name },
];

pub const ENOENT: u64 = 2;
const EBUSY: u64 = 16;
const EEXIST: u64 = 17;
const ENOTDIR: u64 = 20;
const EISDIR: u64 = 21;
const EINVAL: u64 = 22;
const ENOTEMPTY: u64 = 39;
/// -1 as an `int`.
pub const FAILED: Value = Value::concrete(0xffff_ffff);
const MINUS_ONE: Value = Value::concrete(u64::MAX);

/// Folders that nobody makes or removes.
const ALWAYS: [&[u8]; 3] = [b".", b"/", b"/tmp"];

/// What a name of a file or folder says of where it is: the rest of it, if it is inside the folder.
fn inside<'a>(name: &'a [u8], folder: &[u8]) -> Option<&'a [u8]> {
    match folder {
        b"." => (name.first() != Some(&b'/')).then_some(name),
        b"/" => name.strip_prefix(b"/"),
        _ => name.strip_prefix(folder)?.strip_prefix(b"/"),
    }
}

/// Whether there is such a folder. The name is plain.
pub fn is_folder(hidden: &Files, name: &[u8]) -> bool {
    ALWAYS.contains(&name)
        || !name.is_empty() && hidden.names.keys().any(|other| inside(other, name).is_some())
}

/// Whether there is the folder that a file or folder of this plain name would be in.
pub fn can_hold(hidden: &Files, name: &[u8]) -> bool {
    match name.iter().rposition(|byte| *byte == b'/') {
        None | Some(0) => true,
        Some(end) => is_folder(hidden, &name[..end]),
    }
}

/// The name under which a folder that was made is kept.
fn kept(folder: &[u8]) -> Vec<u8> {
    [folder, b"/"].concat()
}

/// Ends a call with 0, or with an error.
fn answer(run: &mut Run<'_>, result: Result<(), u64>) -> Flow<Value> {
    match result {
        Ok(()) => Ok(ZERO),
        Err(error) => {
            run.set_errno(error)?;
            Ok(FAILED)
        }
    }
}

/// Fetches a call's first argument as a plain name, and takes the visible step on files.
fn named<'a>(run: &'a mut Run<'_>, call: &Call<'_>) -> Flow<(Vec<u8>, &'a mut Files)> {
    let name = run.fetch_name(0, call.arg(0))?;
    let leave = run.touch(kept::Files)?;
    Ok((plain(&name), run.hidden_mut(&leave)))
}

fn mkdir(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (name, hidden) = named(run, call)?;
    let result = if hidden.names.contains_key(&name) || is_folder(hidden, &name) {
        Err(EEXIST)
    } else if name.is_empty() || !can_hold(hidden, &name) {
        Err(ENOENT)
    } else {
        // Its content is never asked for.
        Rc::make_mut(&mut hidden.names).insert(kept(&name), 0);
        Ok(())
    };
    answer(run, result)
}

fn rmdir(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (name, hidden) = named(run, call)?;
    let result = remove_folder(hidden, &name);
    answer(run, result)
}

fn remove_folder(hidden: &mut Files, name: &[u8]) -> Result<(), u64> {
    if hidden.names.contains_key(name) {
        return Err(ENOTDIR);
    }
    if !is_folder(hidden, name) {
        return Err(ENOENT);
    }
    if ALWAYS.contains(&name) {
        return Err(if name == b"." { EINVAL } else { EBUSY });
    }
    if hidden.names.keys().any(|other| inside(other, name).is_some_and(|rest| !rest.is_empty())) {
        return Err(ENOTEMPTY);
    }
    Rc::make_mut(&mut hidden.names).remove(&kept(name));
    Ok(())
}

fn unlink(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (name, hidden) = named(run, call)?;
    let result = remove_file(hidden, &name);
    answer(run, result)
}

fn remove_file(hidden: &mut Files, name: &[u8]) -> Result<(), u64> {
    if is_folder(hidden, name) {
        return Err(EISDIR);
    }
    Rc::make_mut(&mut hidden.names).remove(name).map(|_| ()).ok_or(ENOENT)
}

/// `remove`: a file or an empty folder.
fn remove(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (name, hidden) = named(run, call)?;
    let result = match remove_file(hidden, &name) {
        Err(EISDIR) => remove_folder(hidden, &name),
        result => result,
    };
    answer(run, result)
}

fn rename(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let to = run.fetch_name(1, call.arg(1))?;
    let (from, hidden) = named(run, call)?;
    let result = move_name(hidden, &from, &plain(&to));
    answer(run, result)
}

fn move_name(hidden: &mut Files, from: &[u8], to: &[u8]) -> Result<(), u64> {
    let (from_folder, to_folder) = (is_folder(hidden, from), is_folder(hidden, to));
    if !from_folder && !hidden.names.contains_key(from) || to.is_empty() || !can_hold(hidden, to) {
        return Err(ENOENT);
    }
    if from == to {
        return Ok(());
    }
    if ALWAYS.contains(&from) || from_folder && ALWAYS.contains(&to) {
        return Err(EBUSY);
    }
    if inside(from, to).is_some() {
        return Err(ENOTEMPTY);
    }
    if !from_folder {
        if to_folder {
            return Err(EISDIR);
        }
        let names = Rc::make_mut(&mut hidden.names);
        let number = names.remove(from).ok_or(ENOENT)?;
        names.insert(to.to_vec(), number);
        return Ok(());
    }
    if inside(to, from).is_some() {
        return Err(EINVAL);
    }
    if hidden.names.contains_key(to) {
        return Err(ENOTDIR);
    }
    if to_folder {
        remove_folder(hidden, to)?;
    }
    let moved: Vec<(Vec<u8>, usize)> =
        hidden.names.iter().map(|(name, number)| (name.clone(), *number)).collect();
    let names = Rc::make_mut(&mut hidden.names);
    for (name, number) in moved {
        if let Some(rest) = inside(&name, from) {
            names.remove(&name);
            names.insert([to, b"/", rest].concat(), number);
        }
    }
    Ok(())
}

/// Whether there is such a folder.
fn folder(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (name, hidden) = named(run, call)?;
    Ok(Value::concrete(is_folder(hidden, &name).into()))
}

/// `tb_plain_name(name, place, size)`.
fn plain_name(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    let (place, size) = (run.pin(call.arg(1), 64)?, run.pin(call.arg(2), 64)?);
    put_name(run, place, size, &plain(&name))
}

/// Writes a name, cut to the size; its length.
fn put_name(run: &mut Run<'_>, place: u64, size: u64, name: &[u8]) -> Flow<Value> {
    let mut bytes: Vec<Value> = name.iter().map(|byte| Value::concrete(u64::from(*byte))).collect();
    bytes.truncate(size.saturating_sub(1) as usize);
    bytes.push(ZERO);
    run.put(1, place, &bytes)?;
    Ok(Value::concrete(name.len() as u64))
}

/// The number under which a name is kept.
const FOUND: u8 = u8::MAX;

/// `tb_file_name(number, place, size)`.
fn file_name(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let number = run.pin(call.arg(0), 64)?;
    let place = run.pin(call.arg(1), 64)?;
    let size = run.pin(call.arg(2), 64)?;
    // What it finds is kept until it can be written.
    if run.kept(FOUND).is_none() {
        let leave = run.touch(kept::Files)?;
        let Some(name) = run.hidden(&leave).names.keys().nth(number as usize).cloned() else {
            return Ok(MINUS_ONE);
        };
        let name = name.into_iter().map(|byte| Value::concrete(byte.into())).collect();
        run.keep(FOUND, &Rc::new(name));
    }
    let name = run.kept(FOUND).unwrap_or_default();
    let name: Vec<u8> = name.iter().filter_map(|byte| byte.word()).map(|byte| byte as u8).collect();
    put_name(run, place, size, &name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_plain() {
        let plain = |name: &str| String::from_utf8(plain(name.as_bytes())).unwrap_or_default();
        assert_eq!(plain("./a//b/./c/"), "a/b/c");
        assert_eq!(plain("a/../b"), "b");
        assert_eq!(plain("/../x"), "/x");
        assert_eq!(plain("../x"), "../x");
        assert_eq!(plain("/"), "/");
        assert_eq!(plain("a/.."), ".");
        assert_eq!(plain(""), "");
    }
}
