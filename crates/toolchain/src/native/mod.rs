//! Building a program that follows a witness natively: the program that the machine ran, printed with hooks, and the
//! runtime beside it, compiled by the user's clang. What was built is kept in the cache. It is not run here.

mod hooks;
mod original;
mod words;

use crate::cache::{Cache, Digest};
use crate::{Clang, Error, process};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use threadbare_ir::Program;
use threadbare_ir::print::hooked_program;
use threadbare_trace::detectors::{Natively, natively};
use threadbare_trace::options::Undefined;
use threadbare_trace::{ErrorKind, Script};

pub use words::words;

/// What is to be built.
pub struct NativeProgram<'a> {
    /// The program.
    pub program: &'a Program,
    /// The same as the compiler itself makes it, with its own marks at accesses, if that is what is to run.
    pub original: Option<&'a Program>,
    /// Its script.
    pub script: &'a Script,
    /// The function that it starts in.
    pub entry: &'a str,
    /// What functions do that nobody has.
    pub undefined: Undefined,
    /// The failure that is expected, if one is.
    pub kind: Option<ErrorKind>,
    /// Whether a module, by its name, belongs to the library that the machine brings.
    pub is_library: fn(&str) -> bool,
    /// Whether such a module stays behind, because the system has its functions.
    pub is_replaced: fn(&str) -> bool,
    /// Whether the machine knows a function that a program does not define.
    pub is_known: &'a dyn Fn(&str) -> bool,
    /// The folder that source files are named from.
    pub folder: &'a Path,
}

impl NativeProgram<'_> {
    /// Whether the address sanitizer is to watch: memory errors show themselves only so, and memory that was never
    /// initialised has a pattern then.
    pub fn is_sanitized(&self) -> bool {
        self.kind.is_some_and(|kind| natively(kind) == Natively::ShowsUnderSanitizer)
    }
}

/// Builds the program; the result is an executable file.
pub fn build_native(native: &NativeProgram<'_>, clang: Option<&Path>) -> Result<PathBuf, Error> {
    let hooks = hooks::hooks(native)?;
    let text = hooked_program(native.original.unwrap_or(native.program), &hooks)
        .map_err(|error| Error::NotNative { why: error.to_string(), diagnostics: String::new() })?;
    let builder = Builder { clang: Clang::find(clang)?, cache: Cache::of_user()?, sanitize: hooks.sanitize };
    let is_cpp = native.program.symbols().iter().any(|symbol| {
        let name = &*symbol.name;
        name.starts_with("__cxa_") || name.starts_with("__gxx_") || name.starts_with("_ZSt")
    });
    builder.program(&text, is_cpp)
}

struct Builder {
    clang: Clang,
    cache: Cache,
    sanitize: bool,
}

/// What the IR itself says of lines is enough for a debugger; of the runtime it need not know any.
const COMMON: &[&str] = &["-w", "-pthread", "-fno-omit-frame-pointer", "-fno-crash-diagnostics"];

impl Builder {
    /// The runtime as object files.
    fn runtime(&self) -> Result<Vec<PathBuf>, Error> {
        let sources = threadbare_runtime::SOURCES;
        let parts = sources.iter().filter(|(name, _)| name.ends_with(".c"));
        parts
            .map(|(part, _)| {
                let mut key = self.key(&["runtime", "-O2", part]);
                sources.iter().for_each(|(_, text)| key.add(text.as_bytes()));
                self.make(key, "o", |folder, made| {
                    for (name, text) in sources {
                        std::fs::write(folder.join(name), text)?;
                    }
                    let mut command = self.command();
                    command.args(["-O2", "-c", "-o"]).arg(made).arg(folder.join(part));
                    Ok(command)
                })
            })
            .collect()
    }

    fn program(&self, text: &str, is_cpp: bool) -> Result<PathBuf, Error> {
        let runtime = self.runtime()?;
        let calls_atomics = calls_atomics(text);
        let mut key = self.key(&["program", "-O0", if calls_atomics { "-latomic" } else { "" }]);
        key.add(text.as_bytes());
        runtime.iter().for_each(|part| key.add(part.as_os_str().as_encoded_bytes()));
        self.make(key, "exe", |folder, made| {
            let ir = folder.join("program.ll");
            std::fs::write(&ir, text)?;
            let mut command = self.command();
            if is_cpp {
                command.arg("--driver-mode=g++");
            }
            if self.clang.major < 15 {
                command.args(["-mllvm", "-opaque-pointers"]);
            }
            // What only other paths of the program call need not be there.
            command.args(["-O0", "-Wl,--unresolved-symbols=ignore-all", "-rdynamic", "-o"]).arg(made);
            command.args(["-x", "ir"]).arg(ir).args(["-x", "none"]).args(&runtime).arg("-lm");
            if calls_atomics {
                command.arg("-latomic");
            }
            Ok(command)
        })
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.clang.path);
        command.args(COMMON).stdin(Stdio::null());
        if self.sanitize {
            command.arg("-fsanitize=address");
        }
        command
    }

    fn key(&self, parts: &[&str]) -> Digest {
        let mut key = Digest::new();
        key.add(self.clang.version.as_bytes());
        key.add(&[u8::from(self.sanitize)]);
        parts.iter().chain(COMMON).for_each(|part| key.add(part.as_bytes()));
        key
    }

    /// A file of the cache, made by a run of the compiler if it is not there yet.
    fn make(
        &self,
        key: Digest,
        ending: &str,
        command: impl FnOnce(&Path, &Path) -> std::io::Result<Command>,
    ) -> Result<PathBuf, Error> {
        let name = key.finish();
        let made = self.cache.folder().join("native").join(format!("{name}.{ending}"));
        if made.exists() {
            return Ok(made);
        }
        let folder = self.cache.folder().join("native").join(format!(".build-{name}-{}", std::process::id()));
        let unwritable = |source| Error::Unwritable { path: folder.clone(), source };
        std::fs::create_dir_all(&folder).map_err(unwritable)?;
        let part = folder.join("made");
        let built = command(&folder, &part).map_err(unwritable).and_then(|mut command| {
            let output = process::output(&mut command)
                .map_err(|error| Error::NotClang { path: self.clang.path.clone(), why: error.to_string() })?;
            if !output.status.success() {
                let diagnostics = String::from_utf8_lossy(&output.stderr).into_owned();
                let why = if self.sanitize && diagnostics.contains("asan") {
                    "the address sanitizer of this clang is not installed".to_owned()
                } else if diagnostics.contains("-latomic") {
                    "libatomic, which large atomic objects need, is not installed".to_owned()
                } else {
                    format!("{} refuses it", self.clang.path.display())
                };
                return Err(Error::NotNative { why, diagnostics });
            }
            std::fs::rename(&part, &made).map_err(unwritable)
        });
        let _ = std::fs::remove_dir_all(&folder);
        built.map(|()| made)
    }
}

/// Whether there are atomic accesses that become calls of a library, or may: those of sixteen bytes do on processors that
/// have no instruction for them, or are not known to have it.
fn calls_atomics(text: &str) -> bool {
    let is_large = |line: &str| {
        let is_atomic = [" atomic ", "atomicrmw ", "cmpxchg "].iter().any(|word| line.contains(word));
        is_atomic && line.contains("i128")
    };
    text.lines().any(|line| line.contains("@__atomic_") || is_large(line))
}
