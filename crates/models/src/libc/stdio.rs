//! Streams and descriptors over files that exist only in the machine: standard input, and the files that were named
//! for the run. They are one part of the library's state.

use crate::libc::files::{Mode, open_file};
use crate::libc::output::{self, Sink};
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::hidden::{Files, Stream, Target};
use threadbare_machine::memory::{Initial, Origin};
use threadbare_machine::step::{Call, Flow, Holds, Looked, Model, Run, Stop, Touched, kept};
use threadbare_machine::value::{Value, signed};
use threadbare_trace::ErrorKind;

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
/// `EOF` as an `int`.
const END: Value = Value::concrete(0xffff_ffff);

/// The file that a descriptor reads, and where.
fn file_of(files: &Files, descriptor: u32) -> Option<(usize, u64)> {
    let open = files.descriptors.get(&descriptor).filter(|open| open.readable)?;
    match open.target {
        Target::File(number) => Some((number, open.position)),
        _ => None,
    }
}

/// The stream at an address, as it is when the step is taken that follows. The three standard ones are variables of the
/// library's C part.
pub fn stream(run: &mut Run<'_>, handle: Value) -> Flow<Stream> {
    let at = run.pin(handle, 64)?;
    let ahead = run.foresee(kept::Files);
    if let Some(stream) = known_stream(run, &ahead, at) {
        return Ok(stream);
    }
    if at == 0 {
        run.touch(kept::Files)?;
        return Err(Stop::error(ErrorKind::Misuse, "a stream function is given a null pointer"));
    }
    Err(not_open(run)?)
}

/// What happens to who uses a stream that is not open. Somebody else may have closed it: that is a step.
pub fn not_open(run: &mut Run<'_>) -> Flow<Stop> {
    run.touch(kept::Files)?;
    Ok(Stop::error(ErrorKind::Misuse, "a stream that is not open is used"))
}

/// The stream at an address, if there is one.
pub fn known_stream<P: Holds<Content = Files>>(run: &Run<'_>, leave: &Looked<P>, at: u64) -> Option<Stream> {
    let files = run.hidden(leave);
    if let Some(stream) = files.streams.get(&at) {
        return Some(stream.clone());
    }
    standard(run, files, at).map(|descriptor| Stream { descriptor, ..Stream::default() })
}

/// The descriptor of a standard stream that was not changed yet.
fn standard(run: &Run<'_>, files: &Files, at: u64) -> Option<u32> {
    let number = number_of_standard(run, at)?;
    (!files.closed[number]).then_some(number as u32)
}

/// Which of the standard streams is at an address.
fn number_of_standard(run: &Run<'_>, at: u64) -> Option<usize> {
    let number = at.checked_sub(run.address_of("tb_libc_streams")?)?;
    usize::try_from(number).ok().filter(|number| *number < 3)
}

pub fn stream_mut<'a, P: Holds<Content = Files>>(
    run: &'a mut Run<'_>,
    leave: &Touched<P>,
    handle: u64,
    stream: Stream,
) -> &'a mut Stream {
    let hidden = run.hidden_mut(leave);
    Rc::make_mut(&mut hidden.streams).entry(handle).or_insert(stream)
}

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

pub fn standard_address(run: &Run<'_>, number: u64) -> Option<u64> {
    run.address_of("tb_libc_streams").map(|base| base + number)
}

fn next_of_stdin(run: &mut Run<'_>) -> Flow<Value> {
    let leave = run.touch(kept::Files)?;
    let Some((number, position)) = file_of(run.hidden(&leave), 0) else { return Ok(END) };
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
            run.set_errno(error)?;
            Ok(ZERO)
        }
    }
}

/// A stream over a descriptor, known by an address of its own.
pub fn new_stream<P: Holds<Content = Files>>(
    run: &mut Run<'_>,
    leave: &Touched<P>,
    descriptor: u32,
) -> Flow<Value> {
    let point = run.thread_ref().point();
    let handle = run.allocate(Origin::Heap(point), 1, 16, Initial::Zero)?;
    let handle = handle.ok_or_else(|| Stop::unsupported("a stream more"))?;
    let hidden = run.hidden_mut(leave);
    Rc::make_mut(&mut hidden.streams).insert(handle, Stream { descriptor, ..Stream::default() });
    Ok(Value::concrete(handle))
}

pub fn lowest_free(files: &Files) -> u32 {
    let used = &files.descriptors;
    (0..).find(|number| !used.contains_key(number)).unwrap_or(u32::MAX)
}

fn fclose(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pin(call.arg(0), 64)?;
    let stream = stream(run, call.arg(0))?;
    let standard = number_of_standard(run, at);
    let leave = run.touch(kept::Descriptors)?;
    let hidden = run.hidden_mut(&leave);
    Rc::make_mut(&mut hidden.descriptors).remove(&stream.descriptor);
    Rc::make_mut(&mut hidden.streams).remove(&at);
    if let Some(number) = standard {
        hidden.closed[number] = true;
    }
    run.end_stream(&leave, at);
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

/// The position that an offset from a point means: 0 the start, 1 here, 2 the end.
fn sought(files: &Files, descriptor: u32, offset: i64, from: u64, unread: i64) -> Option<u64> {
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

// Descriptors

fn write(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    write_at(run, call, None)
}

fn write_at(run: &mut Run<'_>, call: &Call<'_>, from: Option<u64>) -> Flow<Value> {
    let descriptor = run.pin(call.arg(0), 32)? as u32;
    if run.is_none(call.arg(2))? {
        return Ok(ZERO);
    }
    let at = run.pointer(call.arg(1), false)?;
    let len = run.extent(call.arg(2), at, false)?;
    let bytes = run.fetch(0, at, len)?;
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
        return Ok(END);
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
    run.set_errno(if is_open { ENOTTY } else { EBADF })?;
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

/// Keeps what a call has taken from a stream, which it must not take twice.
fn keep_taken(run: &mut Run<'_>, bytes: Vec<Value>) {
    let thread = run.thread_mut();
    thread.kept.push((TAKEN, Rc::new(bytes)));
    thread.stage = 1;
}

fn taken(run: &Run<'_>) -> Vec<Value> {
    let kept = run.thread_ref().kept.iter().find(|(number, _)| *number == TAKEN);
    kept.map(|(_, bytes)| bytes.to_vec()).unwrap_or_default()
}

/// The number under which it is kept.
const TAKEN: u8 = u8::MAX;
