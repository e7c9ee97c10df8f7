//! Streams over files that exist only in the machine: standard input, and the files that were named for the run. What is
//! written is in `output.rs`, what is done to a file by its name in `files.rs`.

use crate::libc::descriptors::{file_of, keep_taken, lowest_free, note_end, sought, taken};
use crate::libc::files::{Mode, open_file, refuse};
use crate::libc::handles::{close_stream, new_stream, standard_address, stream, stream_mut};
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::hidden::Stream;
use threadbare_machine::step::{Call, Flow, Model, Run, Stop, kept};
use threadbare_machine::value::{Value, signed};

pub const MODELS: &[Model] = &[
    Model { name: "getchar", run: getchar },
    Model { name: "getchar_unlocked", run: getchar },
    Model { name: "getc", run: fgetc },
    Model { name: "getc_unlocked", run: fgetc },
    Model { name: "fgetc", run: fgetc },
    Model { name: "fgetc_unlocked", run: fgetc },
    Model { name: "ungetc", run: ungetc },
    Model { name: "fgets", run: fgets },
    Model { name: "fgets_unlocked", run: fgets },
    Model { name: "fread", run: fread },
    Model { name: "fread_unlocked", run: fread },
    Model { name: "fopen", run: fopen },
    Model { name: "fopen64", run: fopen },
    Model { name: "fclose", run: fclose },
    Model { name: "tb_close_stream", run: fclose },
    Model { name: "tb_stream_memory", run: memory_of },
    Model { name: "tb_set_stream_memory", run: set_memory },
    Model { name: "fileno", run: fileno },
    Model { name: "feof", run: feof },
    Model { name: "feof_unlocked", run: feof },
    Model { name: "ferror", run: ferror },
    Model { name: "ferror_unlocked", run: ferror },
    Model { name: "clearerr", run: clearerr },
    Model { name: "fseek", run: fseek },
    Model { name: "fseeko", run: fseek },
    Model { name: "ftell", run: ftell },
    Model { name: "ftello", run: ftell },
    Model { name: "rewind", run: rewind },
];

const EINVAL: u64 = 22;
/// `EOF` as an `int`.
const END: Value = Value::concrete(0xffff_ffff);

/// The next bytes of a stream, at most `limit` and not beyond the first that `last` accepts; fewer at the end.
fn take(
    run: &mut Run<'_>,
    handle: u64,
    limit: u64,
    mut last: impl FnMut(&mut Run<'_>, Value) -> Flow<bool>,
) -> Flow<Vec<Value>> {
    let stream = stream(run, Value::concrete(handle))?;
    let ahead = run.foresee(kept::Files);
    let Some((number, position)) = file_of(run.hidden(&ahead), stream.descriptor) else {
        let leave = run.touch(kept::Files)?;
        stream_mut(run, &leave, handle, stream).failed = true;
        return Ok(Vec::new());
    };
    let file = run.hidden(&ahead).files[number].clone();
    note_end(run, number, file.len());
    let start = (position as usize).min(file.len());
    let mut pushed = stream.pushed.clone();
    let mut bytes = Vec::new();
    let mut from_file = 0;
    let mut met_end = false;
    while (bytes.len() as u64) < limit {
        let byte = match pushed.pop() {
            Some(byte) => byte,
            None => match file.get(start + from_file) {
                Some(byte) => {
                    from_file += 1;
                    *byte
                }
                None => {
                    met_end = true;
                    break;
                }
            },
        };
        bytes.push(byte);
        if last(run, byte)? {
            break;
        }
    }
    let leave = run.touch(kept::Files)?;
    let hidden = run.hidden_mut(&leave);
    hidden.move_to(stream.descriptor, (start + from_file) as u64);
    let stream = stream_mut(run, &leave, handle, stream);
    stream.pushed = pushed;
    stream.at_end |= met_end;
    Ok(bytes)
}

fn getchar(run: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    let Some(at) = standard_address(run, 0) else {
        // The program does not mention a stream, so nobody but `getchar` and its like reads it.
        return next_of_stdin(run);
    };
    next_byte(run, at)
}

fn next_of_stdin(run: &mut Run<'_>) -> Flow<Value> {
    let leave = run.touch(kept::Files)?;
    let Some((number, position)) = file_of(run.hidden(&leave), 0) else { return Ok(END) };
    note_end(run, number, run.hidden(&leave).files[number].len());
    let byte = run.hidden(&leave).files[number].get(position as usize).copied();
    if byte.is_some() {
        run.hidden_mut(&leave).move_to(0, position + 1);
    }
    Ok(byte.map_or(END, |byte| as_int(run, byte)))
}

fn fgetc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(0), 64)?;
    next_byte(run, at)
}

fn next_byte(run: &mut Run<'_>, at: u64) -> Flow<Value> {
    let bytes = take(run, at, 1, |_, _| Ok(true))?;
    Ok(bytes.first().map_or(END, |byte| as_int(run, *byte)))
}

fn ungetc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(1), 64)?;
    if call.arg(0).word() == Some(END.word) {
        return Ok(END);
    }
    let stream = stream(run, call.arg(1))?;
    let byte = crate::libc::memory::low_byte(run, call.arg(0), 32);
    let leave = run.touch(kept::Files)?;
    let stream = stream_mut(run, &leave, at, stream);
    stream.pushed.push(byte);
    stream.at_end = false;
    Ok(as_int(run, byte))
}

/// `fgets(place, size, stream)`.
fn fgets(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let size = signed(run.pin(call.arg(1), 32)?, 32);
    let handle = run.pin(call.arg(2), 64)?;
    let place = run.pointer(call.arg(0), true)?;
    if size < 1 {
        return Ok(ZERO);
    }
    // What was taken is kept until it can be written.
    if run.thread_ref().stage == 0 {
        let line = take(run, handle, size as u64 - 1, |run, byte| run.is_byte(byte, b'\n'))?;
        keep_taken(run, line);
    }
    let mut line = taken(run);
    if line.is_empty() && size > 1 {
        return Ok(ZERO);
    }
    line.push(ZERO);
    run.put(1, place, &line)?;
    Ok(Value::concrete(place))
}

/// `fread(place, size, count, stream)`.
fn fread(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (size, count) = (run.pin(call.arg(1), 64)?, run.pin(call.arg(2), 64)?);
    let handle = run.pin(call.arg(3), 64)?;
    let place = run.pin(call.arg(0), 64)?;
    let len = size.saturating_mul(count);
    if len == 0 {
        return Ok(ZERO);
    }
    if run.thread_ref().stage == 0 {
        let bytes = take(run, handle, len, |_, _| Ok(false))?;
        keep_taken(run, bytes);
    }
    let bytes = taken(run);
    run.put(1, place, &bytes)?;
    Ok(Value::concrete(bytes.len() as u64 / size))
}

// Streams

fn fopen(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let name = run.fetch_name(0, call.arg(0))?;
    let mode = run.fetch_name(1, call.arg(1))?;
    let leave = run.touch(kept::Files)?;
    let opened = match Mode::of_text(&mode) {
        Some(mode) => open_file(run.hidden_mut(&leave), &name, mode)?,
        None => Err(EINVAL),
    };
    match opened {
        Ok(open) => {
            let hidden = run.hidden_mut(&leave);
            let descriptor = lowest_free(hidden);
            Rc::make_mut(&mut hidden.descriptors).insert(descriptor, open);
            new_stream(run, &leave, descriptor)
        }
        Err(error) => {
            refuse(run, error)?;
            Ok(ZERO)
        }
    }
}

fn fclose(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(0), 64)?;
    let stream = stream(run, call.arg(0))?;
    let leave = run.touch(kept::Descriptors)?;
    close_stream(run, &leave, at, stream.descriptor);
    Ok(ZERO)
}

/// What the library's C part keeps about a stream over memory; a null pointer for other streams.
fn memory_of(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let found = stream(run, call.arg(0))?;
    run.touch(kept::Files)?;
    Ok(Value::concrete(found.memory))
}

fn set_memory(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(0), 64)?;
    let found = stream(run, call.arg(0))?;
    let memory = run.pin(call.arg(1), 64)?;
    let leave = run.touch(kept::Files)?;
    stream_mut(run, &leave, at, found).memory = memory;
    Ok(ZERO)
}

fn fileno(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let found = stream(run, call.arg(0))?;
    run.touch(kept::Files)?;
    Ok(Value::concrete(found.descriptor.into()))
}

fn feof(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let found = stream(run, call.arg(0))?;
    run.touch(kept::Files)?;
    Ok(Value::concrete(found.at_end.into()))
}

fn ferror(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let found = stream(run, call.arg(0))?;
    run.touch(kept::Files)?;
    Ok(Value::concrete(found.failed.into()))
}

fn clearerr(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(0), 64)?;
    let found = stream(run, call.arg(0))?;
    let leave = run.touch(kept::Files)?;
    let stream = stream_mut(run, &leave, at, found);
    stream.at_end = false;
    stream.failed = false;
    Ok(ZERO)
}

fn fseek(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(0), 64)?;
    let found = stream(run, call.arg(0))?;
    let (offset, from) = (run.pin(call.arg(1), 64)? as i64, run.pin(call.arg(2), 32)?);
    let leave = run.touch(kept::Files)?;
    let Some(position) =
        sought(run.hidden(&leave), found.descriptor, offset, from, found.pushed.len() as i64)
    else {
        run.set_errno(EINVAL)?;
        return Ok(END);
    };
    run.hidden_mut(&leave).move_to(found.descriptor, position);
    let stream = stream_mut(run, &leave, at, found);
    stream.pushed.clear();
    stream.at_end = false;
    Ok(ZERO)
}

fn ftell(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let found = stream(run, call.arg(0))?;
    let leave = run.touch(kept::Files)?;
    match sought(run.hidden(&leave), found.descriptor, 0, 1, found.pushed.len() as i64) {
        Some(position) => Ok(Value::concrete(position)),
        None => Err(Stop::unsupported("the position in the standard output")),
    }
}

fn rewind(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(0), 64)?;
    let found = stream(run, call.arg(0))?;
    let leave = run.touch(kept::Files)?;
    run.hidden_mut(&leave).move_to(found.descriptor, 0);
    let (descriptor, memory) = (found.descriptor, found.memory);
    *stream_mut(run, &leave, at, found) = Stream { descriptor, memory, ..Stream::default() };
    Ok(ZERO)
}

/// A byte as a non-negative `int`.
pub fn as_int(run: &mut Run<'_>, byte: Value) -> Value {
    match byte.word() {
        Some(word) => Value::concrete(word & 0xff),
        None => {
            let term = run.term(byte, 8);
            let term = run.terms().zext(term, 32);
            run.value(term)
        }
    }
}
