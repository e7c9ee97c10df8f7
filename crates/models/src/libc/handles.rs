//! Which stream a program means: streams by their addresses, the three standard ones among them, and new ones. What is read
//! from them or written to them is not known here.

use std::rc::Rc;
use threadbare_machine::hidden::{Files, Stream};
use threadbare_machine::memory::{Initial, Origin};
use threadbare_machine::step::{Flow, Holds, Looked, Run, Stop, Touched, kept};
use threadbare_machine::value::Value;
use threadbare_trace::ErrorKind;

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
pub fn number_of_standard(run: &Run<'_>, at: u64) -> Option<usize> {
    let number = at.checked_sub(run.address_of("tb_libc_streams")?)?;
    usize::try_from(number).ok().filter(|number| *number < 3)
}

pub fn standard_address(run: &Run<'_>, number: u64) -> Option<u64> {
    run.address_of("tb_libc_streams").map(|base| base + number)
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

/// Ends a stream, and closes its descriptor.
pub fn close_stream(run: &mut Run<'_>, leave: &Touched<kept::Descriptors>, at: u64, descriptor: u32) {
    let standard = number_of_standard(run, at);
    let hidden = run.hidden_mut(leave);
    Rc::make_mut(&mut hidden.descriptors).remove(&descriptor);
    Rc::make_mut(&mut hidden.streams).remove(&at);
    if let Some(number) = standard {
        hidden.closed[number] = true;
    }
    run.end_stream(leave, at);
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
