//! What a program under test gets from outside: arguments, standard input, files, and how the library answers. Files are read here, since the
//! machine opens none. What the program does with them is not known here.

use crate::args::{
    AbortMeans, Argument, Bytes, Check, NamedBytes, PreferenceName, UndefinedMeans, VolatileMeans,
    WeakCasMeans,
};
use crate::status::Failure;
use std::io;
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;
use threadbare_explore::Cancel;
use threadbare_toolchain::files;
use threadbare_trace::options::{Abort, Content, Detect, Options, Preference, Undefined, Volatile, WeakCas};

/// What the program gets. Reading ends when nobody wants it any more: a pipe is waited for as long as somebody may write to it.
pub fn options(args: &Check, detect: Detect, cancel: &Cancel) -> Result<Options, Failure> {
    let content = |bytes: &Bytes, typed: bool| match bytes {
        Bytes::Symbolic(count) => Ok(Content::Symbolic(*count)),
        Bytes::File(path) => read(path, typed, cancel)
            .map(Content::Known)
            .map_err(|error| Failure::new(format!("{}: cannot be read: {error}", path.display()))),
    };
    let file = |NamedBytes(name, bytes): &NamedBytes| Ok((name.clone(), content(bytes, args.typed.file)?));
    let files = args.file.iter().map(file);
    let stdin = args.stdin.as_ref().map(|bytes| content(bytes, args.typed.stdin));
    let arguments = args.arg.iter().map(|argument| match argument {
        Argument::Symbolic(count) => Content::Symbolic(*count),
        Argument::Text(text) => Content::Known(text.clone().into_bytes()),
    });
    Ok(Options {
        arguments: arguments.collect(),
        undefined: match args.undefined {
            UndefinedMeans::Stop => Undefined::Stop,
            UndefinedMeans::Input => Undefined::Input,
            UndefinedMeans::Concrete => Undefined::Concrete,
        },
        stdin: stdin.transpose()?.unwrap_or_default(),
        files: files.collect::<Result<_, Failure>>()?,
        abort: match args.abort {
            AbortMeans::Error => Abort::Error,
            AbortMeans::End => Abort::End,
        },
        spurious_wakeups: args.spurious_wakeups,
        null: args.null,
        weak_cas: match args.weak_cas {
            WeakCasMeans::Succeed => WeakCas::Succeed,
            WeakCasMeans::Fail => WeakCas::Fail,
        },
        rwlock: match args.rwlock {
            PreferenceName::Reader => Preference::Reader,
            PreferenceName::Writer => Preference::Writer,
            PreferenceName::Any => Preference::Any,
        },
        volatile: match args.volatile {
            VolatileMeans::Race => Volatile::Race,
            VolatileMeans::Atomic => Volatile::Atomic,
        },
        detect,
        ..Options::default()
    })
}

/// The bytes of what a name leads to. Only the person who types it may name a pipe or a device.
fn read(path: &Path, typed: bool, cancel: &Cancel) -> io::Result<Vec<u8>> {
    if !typed {
        return files::read(path);
    }
    let (sender, receiver) = channel();
    let path = path.to_owned();
    // Nothing ends a thread that waits for a writer. It goes with the process.
    std::thread::Builder::new().spawn(move || sender.send(files::read_to_end(&path)))?;
    loop {
        match receiver.recv_timeout(LOOK) {
            Ok(bytes) => return bytes,
            Err(RecvTimeoutError::Disconnected) => return Err(io::Error::other("nobody read it")),
            Err(RecvTimeoutError::Timeout) if cancel.is_requested() => {
                return Err(io::ErrorKind::Interrupted.into());
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

/// How often it is looked at whether the bytes are still wanted.
const LOOK: Duration = Duration::from_millis(5);
