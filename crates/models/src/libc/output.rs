//! Output. What goes to standard output and the standard error stream is kept in the order of the run; nothing can
//! read it, so the order in which threads write there is no effect. What goes to memory or to a file is exact.

use crate::libc::arguments::Arguments;
use crate::libc::descriptors::EBADF;
use crate::libc::format::{Purposed, format};
use crate::libc::handles::{known_stream, not_open, stream};
use crate::libc::known::known;
use crate::results::ZERO;
use std::rc::Rc;
use threadbare_machine::hidden::{Files, Target};
use threadbare_machine::memory::Origin;
use threadbare_machine::state::Purpose;
use threadbare_machine::step::{Call, Flow, Holds, Looked, Model, Run, Stop, Touched, kept};
use threadbare_machine::value::Value;
use threadbare_trace::ErrorKind;

pub const MODELS: &[Model] = &[
    Model { name: "putchar", run: putchar },
    Model { name: "putchar_unlocked", run: putchar },
    Model { name: "puts", run: puts },
    Model { name: "putc", run: fputc },
    Model { name: "putc_unlocked", run: fputc },
    Model { name: "fputc", run: fputc },
    Model { name: "fputc_unlocked", run: fputc },
    Model { name: "fputs", run: fputs },
    Model { name: "fputs_unlocked", run: fputs },
    Model { name: "fwrite", run: fwrite },
    Model { name: "fwrite_unlocked", run: fwrite },
    Model { name: "printf", run: printf },
    Model { name: "__printf_chk", run: printf_checked },
    Model { name: "__vprintf_chk", run: vprintf_checked },
    Model { name: "__vfprintf_chk", run: vfprintf_checked },
    Model { name: "__vsprintf_chk", run: vsprintf_checked },
    Model { name: "__vsnprintf_chk", run: vsnprintf_checked },
    Model { name: "fprintf", run: fprintf },
    Model { name: "__fprintf_chk", run: fprintf_checked },
    Model { name: "dprintf", run: dprintf },
    Model { name: "vprintf", run: vprintf },
    Model { name: "vfprintf", run: vfprintf },
    Model { name: "vdprintf", run: vdprintf },
    Model { name: "sprintf", run: sprintf },
    Model { name: "snprintf", run: snprintf },
    Model { name: "vsprintf", run: vsprintf },
    Model { name: "vsnprintf", run: vsnprintf },
    Model { name: "__sprintf_chk", run: sprintf_checked },
    Model { name: "__snprintf_chk", run: snprintf_checked },
    Model { name: "asprintf", run: asprintf },
    Model { name: "vasprintf", run: vasprintf },
    Model { name: "fflush", run: fflush },
    Model { name: "fflush_unlocked", run: fflush },
    Model { name: "setbuf", run: buffered },
    Model { name: "setvbuf", run: buffered },
    Model { name: "setbuffer", run: buffered },
    Model { name: "__fpending", run: unbuffered },
    Model { name: "setlinebuf", run: unbuffered },
];

const STDOUT: Sink = Sink::Output;
/// `_IONBF`, which ignores the memory it is given.
const UNBUFFERED: u64 = 2;
/// `EOF` as an `int`.
const END: Value = Value::concrete(0xffff_ffff);

/// What a call writes to.
#[derive(Clone, Copy)]
pub enum Sink {
    /// A descriptor.
    Descriptor(u32),
    /// A stream.
    Stream(Value),
    /// The standard output, whatever the program's variable for it says.
    Output,
}

/// The number of the standard output, of its descriptor and among the standard streams.
const OUTPUT: u32 = 1;

impl Sink {
    /// The descriptor.
    fn descriptor(self, run: &mut Run<'_>) -> Flow<u32> {
        match self {
            Sink::Descriptor(descriptor) => Ok(descriptor),
            Sink::Stream(handle) => Ok(stream(run, handle)?.descriptor),
            Sink::Output => {
                let ahead = run.foresee(kept::Files);
                if run.hidden(&ahead).closed[OUTPUT as usize] {
                    return Err(not_open(run)?);
                }
                Ok(OUTPUT)
            }
        }
    }

    /// The standard stream that it leads to, if it does.
    fn output<P: Holds<Content = Files>>(self, run: &mut Run<'_>, leave: &Looked<P>) -> Flow<Option<Target>> {
        let descriptor = match self {
            Sink::Descriptor(descriptor) => Some(descriptor),
            Sink::Stream(handle) => {
                let at = run.pin(handle, 64)?;
                known_stream(run, leave, at).map(|stream| stream.descriptor)
            }
            Sink::Output => (!run.hidden(leave).closed[OUTPUT as usize]).then_some(OUTPUT),
        };
        let open = descriptor.and_then(|descriptor| run.hidden(leave).descriptors.get(&descriptor));
        let open = open.filter(|open| open.writable && !matches!(open.target, Target::File(_)));
        Ok(open.map(|open| open.target))
    }
}

/// Writes bytes to a stream; false if it cannot be written, which the stream remembers. The last thing that a call does.
fn emit(run: &mut Run<'_>, sink: Sink, bytes: &[Value]) -> Flow<bool> {
    let Err((leave, descriptor)) = write(run, sink, bytes, None)? else { return Ok(true) };
    let hidden = run.hidden_mut(&leave);
    let streams = Rc::make_mut(&mut hidden.streams);
    streams
        .values_mut()
        .filter(|stream| stream.descriptor == descriptor)
        .for_each(|stream| stream.failed = true);
    run.set_errno(EBADF)?;
    Ok(false)
}

/// The number under which a call keeps that what it writes to is no standard stream.
const LOOKED: u8 = u8::MAX - 1;

/// Writes bytes, at an offset or where the next access is; what it would have written to, with the leave to say so, if that
/// cannot be done. The last thing that a call does.
///
/// It looks first whether they go to a standard stream, which others do not notice; all else is a step on files.
pub fn write(
    run: &mut Run<'_>,
    sink: Sink,
    bytes: &[Value],
    from: Option<u64>,
) -> Flow<Result<(), (Touched<kept::Files>, u32)>> {
    if run.kept(LOOKED).is_none() {
        let ahead = run.foresee(kept::Outputs);
        let shows = match sink.output(run, &ahead)? {
            Some(_) => shown(run, bytes)?,
            None => Vec::new(),
        };
        let leave = run.look(kept::Outputs)?;
        if let Some(target) = sink.output(run, &leave)?.filter(|_| from.is_none()) {
            show(run, target, shows);
            return Ok(Ok(()));
        }
        run.keep(LOOKED, &Rc::default());
    }
    let ahead = run.foresee(kept::Files);
    if let Some(target) = sink.output(run, &ahead)?.filter(|_| from.is_none()) {
        let shows = shown(run, bytes)?;
        run.touch(kept::Files)?;
        show(run, target, shows);
        return Ok(Ok(()));
    }
    let descriptor = sink.descriptor(run)?;
    let leave = run.touch(kept::Files)?;
    let open = run.hidden(&leave).descriptors.get(&descriptor).filter(|open| open.writable).cloned();
    let Some((open, Target::File(number))) = open.map(|open| (open.clone(), open.target)) else {
        return Ok(Err((leave, descriptor)));
    };
    if bytes.is_empty() {
        return Ok(Ok(()));
    }
    let hidden = run.hidden_mut(&leave);
    let file = Rc::make_mut(&mut hidden.files[number]);
    let start = match from {
        _ if open.append => file.len(),
        Some(from) => from as usize,
        None => open.position as usize,
    };
    if file.len() < start + bytes.len() {
        file.resize(start + bytes.len(), ZERO);
    }
    file[start..start + bytes.len()].copy_from_slice(bytes);
    if from.is_none() {
        hidden.move_to(descriptor, (start + bytes.len()) as u64);
    }
    Ok(Ok(()))
}

/// Keeps text for a person.
fn show(run: &mut Run<'_>, target: Target, text: Vec<u8>) {
    run.show(target == Target::Error, text);
}

/// Bytes as a person sees them: symbolic ones as the model has them.
fn shown(run: &mut Run<'_>, bytes: &[Value]) -> Flow<Vec<u8>> {
    let mut text = Vec::new();
    for byte in bytes {
        text.push(match byte.word() {
            Some(word) => word as u8,
            None => {
                let term = run.term(*byte, 8);
                run.defined(term, "the output depends on")?;
                run.evaluate_u64(term) as u8
            }
        });
    }
    Ok(text)
}

fn putchar(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    put_byte(run, call.arg(0), STDOUT)
}

fn fputc(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    put_byte(run, call.arg(0), Sink::Stream(call.arg(1)))
}

fn put_byte(run: &mut Run<'_>, value: Value, sink: Sink) -> Flow<Value> {
    let byte = crate::libc::memory::low_byte(run, value, 32);
    if !emit(run, sink, &[byte])? {
        return Ok(END);
    }
    Ok(crate::libc::stdio::as_int(run, byte))
}

fn puts(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let mut text = run.fetch_string(0, call.arg(0))?;
    text.push(Value::concrete(b'\n'.into()));
    written(run, STDOUT, &text)
}

fn fputs(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let text = run.fetch_string(0, call.arg(0))?;
    if emit(run, Sink::Stream(call.arg(1)), &text)? { Ok(Value::concrete(1)) } else { Ok(END) }
}

fn fwrite(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (size, count) = (run.pin(call.arg(1), 64)?, run.pin(call.arg(2), 64)?);
    let Some(len) = size.checked_mul(count) else {
        return Err(Stop::error(ErrorKind::Misuse, "fwrite of more bytes than there are"));
    };
    if len == 0 {
        return Ok(ZERO);
    }
    let at = run.pointer(call.arg(0), false)?;
    let bytes = run.fetch(0, at, len)?;
    if emit(run, Sink::Stream(call.arg(3)), &bytes)? { Ok(Value::concrete(count)) } else { Ok(ZERO) }
}

/// The result of a function that says how many bytes it has written.
fn written(run: &mut Run<'_>, sink: Sink, text: &[Value]) -> Flow<Value> {
    if emit(run, sink, text)? { Ok(Value::concrete(text.len() as u64)) } else { Ok(END) }
}

fn print(run: &mut Run<'_>, sink: Sink, text: Value, arguments: &mut Arguments) -> Flow<Value> {
    // Where another thread may redirect it, it is known only at the end whether the text matters.
    let may_change = known(run).redirects && run.is_threaded();
    let ahead = run.foresee(kept::Outputs);
    let is_output = sink.output(run, &ahead)?.is_some() && !may_change;
    let purpose = if is_output { Purposed::Output } else { Purposed::Memory };
    let name = run.fetch_name(0, text)?;
    let made = format(run, purpose, &name, arguments, 1)?;
    made.store_counts(run)?;
    written(run, sink, &made.bytes)
}

fn printf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    print(run, STDOUT, call.arg(0), &mut Arguments::of(call, 1))
}

fn printf_checked(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    print(run, STDOUT, call.arg(1), &mut Arguments::of(call, 2))
}

fn fprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let sink = Sink::Stream(call.arg(0));
    print(run, sink, call.arg(1), &mut Arguments::of(call, 2))
}

fn fprintf_checked(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let sink = Sink::Stream(call.arg(0));
    print(run, sink, call.arg(2), &mut Arguments::of(call, 3))
}

fn dprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let sink = Sink::Descriptor(run.pin(call.arg(0), 32)? as u32);
    print(run, sink, call.arg(1), &mut Arguments::of(call, 2))
}

fn vprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let mut arguments = Arguments::list(run, call.arg(1))?;
    print(run, STDOUT, call.arg(0), &mut arguments)
}

fn vprintf_checked(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let mut arguments = Arguments::list(run, call.arg(2))?;
    print(run, STDOUT, call.arg(1), &mut arguments)
}

fn vfprintf_checked(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let sink = Sink::Stream(call.arg(0));
    let mut arguments = Arguments::list(run, call.arg(3))?;
    print(run, sink, call.arg(2), &mut arguments)
}

fn vfprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let sink = Sink::Stream(call.arg(0));
    let mut arguments = Arguments::list(run, call.arg(2))?;
    print(run, sink, call.arg(1), &mut arguments)
}

fn vdprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let sink = Sink::Descriptor(run.pin(call.arg(0), 32)? as u32);
    let mut arguments = Arguments::list(run, call.arg(2))?;
    print(run, sink, call.arg(1), &mut arguments)
}

/// Formats into memory, of which at most `size` bytes are written.
fn print_to(
    run: &mut Run<'_>,
    place: Value,
    size: Value,
    text: Value,
    arguments: &mut Arguments,
) -> Flow<Value> {
    let name = run.fetch_name(0, text)?;
    let mut made = format(run, Purposed::Memory, &name, arguments, 1)?;
    let len = made.bytes.len() as u64;
    let write = made.store_counts(run)?;
    // Of a size that depends on inputs it matters first whether all fits.
    let size = match size.word() {
        None => {
            let cuts = run.is_below(size, 64, len + 1);
            if run.decide(cuts, Purpose::Branch)? { run.pin(size, 64)? } else { u64::MAX }
        }
        Some(size) => size,
    };
    if size > 0 {
        let at = run.pointer(place, true)?;
        made.bytes.truncate((size - 1).min(len) as usize);
        made.bytes.push(ZERO);
        run.put(write, at, &made.bytes)?;
    }
    Ok(Value::concrete(len))
}

fn sprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    print_to(run, call.arg(0), Value::concrete(u64::MAX), call.arg(1), &mut Arguments::of(call, 2))
}

fn sprintf_checked(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    print_to(run, call.arg(0), Value::concrete(u64::MAX), call.arg(3), &mut Arguments::of(call, 4))
}

fn snprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    print_to(run, call.arg(0), call.arg(1), call.arg(2), &mut Arguments::of(call, 3))
}

fn snprintf_checked(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    print_to(run, call.arg(0), call.arg(1), call.arg(4), &mut Arguments::of(call, 5))
}

fn vsprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let mut arguments = Arguments::list(run, call.arg(2))?;
    print_to(run, call.arg(0), Value::concrete(u64::MAX), call.arg(1), &mut arguments)
}

fn vsprintf_checked(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let mut arguments = Arguments::list(run, call.arg(4))?;
    print_to(run, call.arg(0), Value::concrete(u64::MAX), call.arg(3), &mut arguments)
}

fn vsnprintf_checked(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let mut arguments = Arguments::list(run, call.arg(5))?;
    print_to(run, call.arg(0), call.arg(1), call.arg(4), &mut arguments)
}

fn vsnprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let mut arguments = Arguments::list(run, call.arg(3))?;
    print_to(run, call.arg(0), call.arg(1), call.arg(2), &mut arguments)
}

fn asprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    print_allocated(run, call, &mut Arguments::of(call, 2))
}

fn vasprintf(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let mut arguments = Arguments::list(run, call.arg(2))?;
    print_allocated(run, call, &mut arguments)
}

fn print_allocated(run: &mut Run<'_>, call: &Call<'_>, arguments: &mut Arguments) -> Flow<Value> {
    let place = run.pointer(call.arg(0), true)?;
    let name = run.fetch_name(0, call.arg(1))?;
    let made = format(run, Purposed::Memory, &name, arguments, 1)?;
    made.store_counts(run)?;
    let mut text = made.bytes;
    let len = text.len() as u64;
    text.push(ZERO);
    let leave = run.announce_write(place, 8)?;
    let at = run.allocate_bytes(&text)?;
    run.write_number(&leave, at);
    Ok(Value::concrete(len))
}

/// Nothing is buffered.
fn fflush(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(ZERO)
}

/// Nothing is buffered, also not in memory that the program gives: that must be memory that nobody misses.
fn buffered(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let at = run.pick(call.arg(1), 64)?;
    if at == 0 || call.name() == "setvbuf" && run.pick(call.arg(2), 32)? == UNBUFFERED {
        return Ok(ZERO);
    }
    match run.object(at).map(|object| object.origin) {
        Some(Origin::Global(_)) => Ok(ZERO),
        _ => Err(Stop::unsupported("a stream whose buffer is a local or allocated")),
    }
}

fn unbuffered(_: &mut Run<'_>, _: &Call<'_>) -> Flow<Value> {
    Ok(ZERO)
}
