//! Descriptors of files: opening, copying, cutting; and what the library's C part asks to answer `stat`. The files exist
//! only in the machine; what their names say is another file's matter.

use crate::libc::descriptors::lowest_free;
use crate::libc::handles::{close_stream, new_stream, stream, stream_mut};
use crate::libc::names::{ENOENT, FAILED, can_hold, is_folder};
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::Relied;
use threadbare_machine::hidden::{Descriptor, Files, Stream, Target, plain_name as plain};
use threadbare_machine::step::{Call, Flow, Model, Run, Stop, Touched, kept};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "open", run: open },
    Model { name: "open64", run: open },
    Model { name: "creat", run: creat },
    Model { name: "fdopen", run: fdopen },
    Model { name: "freopen", run: freopen },
    Model { name: "dup", run: dup },
    Model { name: "dup2", run: dup2 },
    Model { name: "ftruncate", run: ftruncate },
    Model { name: "truncate", run: truncate },
    Model { name: "tb_file_size", run: file_size },
    Model { name: "tb_descriptor_size", run: descriptor_size },
];

const EBADF: u64 = 9;
const EEXIST: u64 = 17;
const ENOTDIR: u64 = 20;
const EISDIR: u64 = 21;
const EINVAL: u64 = 22;
const MINUS_ONE: Value = Value::concrete(u64::MAX);

const O_WRITE_ONLY: u64 = 1;
const O_READ_WRITE: u64 = 2;
const O_CREATE: u64 = 0o100;
const O_EXCLUSIVE: u64 = 0o200;
const O_TRUNCATE: u64 = 0o1000;
const O_APPEND: u64 = 0o2000;
const O_DIRECTORY: u64 = 0o200_000;

/// How a file is to be opened.
#[derive(Clone, Copy, Default)]
pub struct Mode {
    pub readable: bool,
    pub writable: bool,
    pub append: bool,
    pub create: bool,
    pub exclusive: bool,
    pub truncate: bool,
    pub folder: bool,
}

impl Mode {
    /// As `fopen` spells it.
    pub fn of_text(text: &[u8]) -> Option<Mode> {
        let both = text.contains(&b'+');
        let exclusive = text.contains(&b'x');
        Some(match text.first()? {
            b'r' => Mode { readable: true, writable: both, ..Mode::default() },
            b'w' => Mode {
                readable: both,
                writable: true,
                create: true,
                truncate: true,
                exclusive,
                ..Mode::default()
            },
            b'a' => Mode {
                readable: both,
                writable: true,
                create: true,
                append: true,
                exclusive,
                ..Mode::default()
            },
            _ => return None,
        })
    }

    /// As `open` has it.
    fn of_flags(flags: u64) -> Mode {
        let access = flags & 3;
        Mode {
            readable: access != O_WRITE_ONLY,
            writable: access == O_WRITE_ONLY || access == O_READ_WRITE,
            append: flags & O_APPEND != 0,
            create: flags & O_CREATE != 0,
            exclusive: flags & O_EXCLUSIVE != 0,
            truncate: flags & O_TRUNCATE != 0,
            folder: flags & O_DIRECTORY != 0,
        }
    }
}

/// Opens a file, as one part of a visible step: a descriptor, or the error.
pub fn open_file(hidden: &mut Files, name: &[u8], mode: Mode) -> Flow<Result<Descriptor, u64>> {
    let name = plain(name);
    let number = match hidden.names.get(&name).copied() {
        Some(_) if mode.create && mode.exclusive => return Ok(Err(EEXIST)),
        Some(_) if mode.folder => return Ok(Err(ENOTDIR)),
        Some(number) => {
            if mode.truncate && mode.writable {
                hidden.files[number] = Rc::default();
            }
            number
        }
        None if is_folder(hidden, &name) => {
            return match mode {
                Mode { create: true, exclusive: true, .. } => Ok(Err(EEXIST)),
                Mode { writable: true, .. } | Mode { create: true, .. } => Ok(Err(EISDIR)),
                _ => Err(Stop::unsupported("a folder that is opened like a file")),
            };
        }
        None if mode.create && !name.is_empty() && can_hold(hidden, &name) => {
            hidden.files.push(Rc::default());
            let number = hidden.files.len() - 1;
            Rc::make_mut(&mut hidden.names).insert(name, number);
            number
        }
        None => return Ok(Err(ENOENT)),
    };
    hidden.openings += 1;
    Ok(Ok(Descriptor {
        opening: hidden.openings,
        target: Target::File(number),
        position: 0,
        readable: mode.readable,
        writable: mode.writable,
        append: mode.append,
    }))
}

/// A file cannot be opened. That there is none may be otherwise elsewhere.
pub fn refuse(run: &mut Run<'_>, error: u64) -> Flow<()> {
    if error == ENOENT {
        run.relies_on(Relied::Files);
    }
    run.set_errno(error)
}

fn open(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let flags = run.pin(call.arg(1), 32)?;
    open_as(run, call, Mode::of_flags(flags))
}

fn creat(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    open_as(run, call, Mode::of_flags(O_WRITE_ONLY | O_CREATE | O_TRUNCATE))
}

fn open_as(run: &mut Run<'_>, call: &Call<'_>, mode: Mode) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    let leave = run.touch(kept::Files)?;
    match open_file(run.hidden_mut(&leave), &name, mode)? {
        Ok(open) => {
            let hidden = run.hidden_mut(&leave);
            let descriptor = lowest_free(hidden);
            Rc::make_mut(&mut hidden.descriptors).insert(descriptor, open);
            Ok(Value::concrete(descriptor.into()))
        }
        Err(error) => {
            refuse(run, error)?;
            Ok(FAILED)
        }
    }
}

/// `fdopen(descriptor, mode)`.
fn fdopen(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let descriptor = run.pin(call.arg(0), 32)? as u32;
    let mode = run.fetch_name(0, call.arg(1))?;
    let leave = run.touch(kept::Descriptors)?;
    let error = match Mode::of_text(&mode) {
        None => EINVAL,
        Some(_) if !run.hidden(&leave).descriptors.contains_key(&descriptor) => EBADF,
        Some(_) => return new_stream(run, &leave, descriptor),
    };
    run.set_errno(error)?;
    Ok(ZERO)
}

/// `freopen(name, mode, stream)`: the descriptor stays the same.
fn freopen(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(2), 64)?;
    let found = stream(run, call.arg(2))?;
    let mode = run.fetch_name(0, call.arg(1))?;
    let name = match call.arg(0).word() {
        Some(0) => None,
        _ => Some(run.fetch_name(1, call.arg(0))?),
    };
    let leave = run.touch(kept::Descriptors)?;
    let descriptor = found.descriptor;
    let opened = match (Mode::of_text(&mode), name) {
        (Some(mode), Some(name)) => open_file(run.hidden_mut(&leave), &name, mode)?,
        // Another mode of the same file: only what was allowed before.
        (Some(_), None) => run.hidden(&leave).descriptors.get(&descriptor).cloned().ok_or(EBADF),
        (None, _) => Err(EINVAL),
    };
    match opened {
        Ok(open) => {
            let hidden = run.hidden_mut(&leave);
            Rc::make_mut(&mut hidden.descriptors).insert(descriptor, open);
            *stream_mut(run, &leave, at, found) = Stream { descriptor, ..Stream::default() };
            Ok(Value::concrete(at))
        }
        Err(error) => {
            refuse(run, error)?;
            // The stream is closed all the same.
            close_stream(run, &leave, at, descriptor);
            Ok(ZERO)
        }
    }
}

fn dup(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let from = run.pin(call.arg(0), 32)? as u32;
    let leave = run.touch(kept::Descriptors)?;
    let to = lowest_free(run.hidden(&leave));
    copy(run, &leave, from, to)
}

fn dup2(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (from, to) = (run.pin(call.arg(0), 32)? as u32, run.pin(call.arg(1), 32)? as u32);
    let leave = run.touch(kept::Descriptors)?;
    copy(run, &leave, from, to)
}

/// A descriptor more of the same opening, in the place of whatever had its number.
fn copy(run: &mut Run<'_>, leave: &Touched<kept::Descriptors>, from: u32, to: u32) -> Flow<Value> {
    /// What a process may have open, unless it asks for more.
    const MOST: u32 = 1024;
    match run.hidden(leave).descriptors.get(&from).cloned().filter(|_| to < MOST) {
        Some(open) => {
            let hidden = run.hidden_mut(leave);
            Rc::make_mut(&mut hidden.descriptors).insert(to, open);
            Ok(Value::concrete(to.into()))
        }
        None => {
            run.set_errno(EBADF)?;
            Ok(FAILED)
        }
    }
}

fn cut(hidden: &mut Files, number: usize, len: u64) {
    Rc::make_mut(&mut hidden.files[number]).resize(len as usize, ZERO);
}

fn ftruncate(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let descriptor = run.pin(call.arg(0), 32)? as u32;
    let len = run.pin(call.arg(1), 64)?;
    let leave = run.touch(kept::Files)?;
    let error = match run.hidden(&leave).descriptors.get(&descriptor) {
        _ if (len as i64) < 0 => EINVAL,
        None => EBADF,
        Some(Descriptor { writable: true, target: Target::File(number), .. }) => {
            let number = *number;
            cut(run.hidden_mut(&leave), number, len);
            return Ok(ZERO);
        }
        Some(_) => EINVAL,
    };
    run.set_errno(error)?;
    Ok(FAILED)
}

fn truncate(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    let len = run.pin(call.arg(1), 64)?;
    let leave = run.touch(kept::Files)?;
    let name = plain(&name);
    let error = match run.hidden(&leave).names.get(&name).copied() {
        _ if (len as i64) < 0 => EINVAL,
        Some(number) => {
            cut(run.hidden_mut(&leave), number, len);
            return Ok(ZERO);
        }
        None if is_folder(run.hidden(&leave), &name) => EISDIR,
        None => ENOENT,
    };
    run.set_errno(error)?;
    Ok(FAILED)
}

fn file_size(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    let leave = run.touch(kept::Files)?;
    let hidden = run.hidden(&leave);
    let size = hidden.names.get(&plain(&name)).map(|number| hidden.files[*number].len() as u64);
    Ok(size.map_or(MINUS_ONE, Value::concrete))
}

fn descriptor_size(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let descriptor = run.pin(call.arg(0), 32)? as u32;
    let leave = run.touch(kept::Files)?;
    let hidden = run.hidden(&leave);
    Ok(match hidden.descriptors.get(&descriptor).map(|open| open.target) {
        None => MINUS_ONE,
        Some(Target::File(number)) => Value::concrete(hidden.files[number].len() as u64),
        Some(_) => Value::concrete(-2i64 as u64),
    })
}
