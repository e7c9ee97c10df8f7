//! Descriptors of files that exist only in the machine. They are one part of the library's state, together with the streams over
//! them, which are not known here.

use crate::libc::names::FAILED;
use crate::libc::output::{self, Sink};
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::Relied;
use threadbare_machine::hidden::{Files, Target};
use threadbare_machine::step::{Call, Flow, Model, Run, kept};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "write", run: write },
    Model { name: "read", run: read },
    Model { name: "pread", run: pread },
    Model { name: "pread64", run: pread },
    Model { name: "pwrite", run: pwrite },
    Model { name: "close", run: close },
    Model { name: "lseek", run: lseek },
    Model { name: "lseek64", run: lseek },
    Model { name: "isatty", run: isatty },
];

pub const EBADF: u64 = 9;
const EINVAL: u64 = 22;
const ENOTTY: u64 = 25;
const ESPIPE: u64 = 29;
const MINUS_ONE: Value = Value::concrete(u64::MAX);

/// The file that is the standard input at first.
const INPUT: usize = 0;

/// Notes that a program reads its standard input, where nothing was given.
pub fn note_end(run: &mut Run<'_>, file: usize, size: usize) {
    if file == INPUT && size == 0 {
        run.relies_on(Relied::Input);
    }
}

/// The file that a descriptor reads, and where.
pub fn file_of(files: &Files, descriptor: u32) -> Option<(usize, u64)> {
    let open = files.descriptors.get(&descriptor).filter(|open| open.readable)?;
    match open.target {
        Target::File(number) => Some((number, open.position)),
        _ => None,
    }
}

pub fn lowest_free(files: &Files) -> u32 {
    let used = &files.descriptors;
    (0..).find(|number| !used.contains_key(number)).unwrap_or(u32::MAX)
}

/// The position that an offset from a point means: 0 the start, 1 here, 2 the end.
pub fn sought(files: &Files, descriptor: u32, offset: i64, from: u64, unread: i64) -> Option<u64> {
    let open = files.descriptors.get(&descriptor)?;
    let Target::File(number) = open.target else { return None };
    let start = match from {
        0 => 0,
        1 => open.position as i64 - unread,
        2 => files.files[number].len() as i64,
        _ => return None,
    };
    u64::try_from(start.checked_add(offset)?).ok()
}

fn write(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    write_at(run, call, None)
}

fn write_at(run: &mut Run<'_>, call: &Call<'_>, from: Option<u64>) -> Flow<Value> {
    let descriptor = run.pin(call.arg(0), 32)? as u32;
    // Of nothing it says whether it could be written.
    let bytes = match run.is_none(call.arg(2))? {
        true => Rc::default(),
        false => {
            let at = run.pointer(call.arg(1), false)?;
            let len = run.extent(call.arg(2), at, false)?;
            run.fetch(0, at, len)?
        }
    };
    let len = bytes.len() as u64;
    if output::write(run, Sink::Descriptor(descriptor), &bytes, from)?.is_ok() {
        return Ok(Value::concrete(len));
    }
    run.set_errno(EBADF)?;
    Ok(MINUS_ONE)
}

fn read(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    read_from(run, call, None)
}

/// `pread(descriptor, place, size, offset)`: the position stays what it is.
fn pread(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match offset(run, call)? {
        None => Ok(MINUS_ONE),
        from => read_from(run, call, from),
    }
}

/// `pwrite(descriptor, bytes, size, offset)`.
fn pwrite(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    match offset(run, call)? {
        None => Ok(MINUS_ONE),
        from => write_at(run, call, from),
    }
}

/// The offset that a call is given; none, and an error, if it is negative.
fn offset(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Option<u64>> {
    let offset = run.pin(call.arg(3), 64)?;
    if (offset as i64) < 0 {
        run.set_errno(EINVAL)?;
        return Ok(None);
    }
    Ok(Some(offset))
}

fn read_from(run: &mut Run<'_>, call: &Call<'_>, from: Option<u64>) -> Flow<Value> {
    let descriptor = run.pin(call.arg(0), 32)? as u32;
    let place = run.pin(call.arg(1), 64)?;
    let len = run.pin(call.arg(2), 64)?;
    if run.thread_ref().stage == 0 {
        let leave = run.touch(kept::Files)?;
        let Some((number, position)) = file_of(run.hidden(&leave), descriptor) else {
            run.set_errno(EBADF)?;
            return Ok(MINUS_ONE);
        };
        let file = run.hidden(&leave).files[number].clone();
        note_end(run, number, file.len());
        let start = (from.unwrap_or(position) as usize).min(file.len());
        let end = start.saturating_add(len as usize).min(file.len());
        if from.is_none() {
            run.hidden_mut(&leave).move_to(descriptor, end as u64);
        }
        keep_taken(run, file[start..end].to_vec());
    }
    let bytes = taken(run);
    run.put(1, place, &bytes)?;
    Ok(Value::concrete(bytes.len() as u64))
}

fn close(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let descriptor = run.pin(call.arg(0), 32)? as u32;
    let leave = run.touch(kept::Descriptors)?;
    let hidden = run.hidden_mut(&leave);
    if Rc::make_mut(&mut hidden.descriptors).remove(&descriptor).is_none() {
        run.set_errno(EBADF)?;
        return Ok(FAILED);
    }
    Ok(ZERO)
}

fn lseek(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let descriptor = run.pin(call.arg(0), 32)? as u32;
    let (offset, from) = (run.pin(call.arg(1), 64)? as i64, run.pin(call.arg(2), 32)?);
    let leave = run.touch(kept::Files)?;
    match sought(run.hidden(&leave), descriptor, offset, from, 0) {
        Some(position) => {
            run.hidden_mut(&leave).move_to(descriptor, position);
            Ok(Value::concrete(position))
        }
        None => {
            let target = run.hidden(&leave).descriptors.get(&descriptor).map(|open| open.target);
            run.set_errno(match target {
                None => EBADF,
                Some(Target::File(_)) => EINVAL,
                Some(_) => ESPIPE,
            })?;
            Ok(MINUS_ONE)
        }
    }
}

/// Nothing is a terminal here.
fn isatty(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let descriptor = run.pin(call.arg(0), 32)? as u32;
    let leave = run.touch(kept::Files)?;
    let is_open = run.hidden(&leave).descriptors.contains_key(&descriptor);
    run.relies_on(Relied::System);
    run.set_errno(if is_open { ENOTTY } else { EBADF })?;
    Ok(ZERO)
}

/// Keeps what a call has taken from a stream, which it must not take twice.
pub fn keep_taken(run: &mut Run<'_>, bytes: Vec<Value>) {
    let thread = run.thread_mut();
    thread.kept.push((TAKEN, Rc::new(bytes)));
    thread.stage = 1;
}

pub fn taken(run: &Run<'_>) -> Vec<Value> {
    let kept = run.thread_ref().kept.iter().find(|(number, _)| *number == TAKEN);
    kept.map(|(_, bytes)| bytes.to_vec()).unwrap_or_default()
}

/// The number under which it is kept.
const TAKEN: u8 = u8::MAX;
