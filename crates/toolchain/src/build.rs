//! From the files that a person names to the IR text of each.

use crate::cache::{Cache, Digest};
use crate::database::{self, Entry};
use crate::{Clang, Error, bitcode, files, flags, headers, process};
use std::cell::OnceCell;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// How to compile.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The compiler to use; the best one is found if none is named.
    pub clang: Option<PathBuf>,
    /// Flags for every source file.
    pub flags: Vec<String>,
    /// Whether these flags may load code.
    pub trusts_flags: bool,
    /// Whether compilation databases are trusted from now on.
    pub trusts_files: bool,
    /// Where compiled files are kept; the user's cache if none is given.
    pub cache: Option<Cache>,
}

/// The IR of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Module {
    /// What its lines are counted in: the file as it was named, with a remark if it was compiled.
    pub name: String,
    /// Its IR, as text.
    pub text: Vec<u8>,
}

/// The IR of all files.
#[derive(Clone, Debug)]
pub struct Built {
    /// One module a file, in the order in which they were named.
    pub modules: Vec<Module>,
    /// How many were found in the cache.
    pub cached: usize,
    /// What was left out, and why.
    pub notes: Vec<String>,
}

/// What compiles to what the machine should see: every access of the source, with debug information and the
/// lifetimes of locals.
///
/// At -O0 clang marks no lifetimes, so -O1 without any pass. glibc's headers turn calls into inline code where
/// `__OPTIMIZE__` is set, and hide them from the models. With `.` as its folder, debug information names files as
/// they were given, and does not depend on where that was. Without contraction `a * b + c` rounds twice, as on
/// every x86-64. What other compilers only warn of in old C, such as a call without a declaration, is let through.
const COMPILE: &[&str] = &[
    "-O1",
    "-Xclang",
    "-disable-llvm-passes",
    "-U__OPTIMIZE__",
    "-D__THREADBARE__=1",
    "-g",
    "-fdebug-compilation-dir=.",
    "-fno-discard-value-names",
    "-fno-strict-aliasing",
    "-ffp-contract=off",
    "-fno-color-diagnostics",
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=implicit-int",
    "-Wno-error=int-conversion",
    "-Wno-error=incompatible-function-pointer-types",
    "-w",
];

/// What compiles to what a native replay of the original has to see: the compiler's own code, with its own marks at
/// every access that threads may share.
const INSTRUMENT: &[&str] = &[
    "-O0",
    "-fsanitize=thread",
    "-mllvm",
    "-tsan-instrument-read-before-write=1",
    "-D__THREADBARE__=1",
    "-g",
    "-fdebug-compilation-dir=.",
    "-fno-strict-aliasing",
    "-ffp-contract=off",
    "-fno-color-diagnostics",
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=implicit-int",
    "-Wno-error=int-conversion",
    "-Wno-error=incompatible-function-pointer-types",
    "-w",
];

/// Makes IR of everything that was named.
pub fn build(programs: &[PathBuf], options: &Options) -> Result<Built, Error> {
    build_as(programs, options, COMPILE)
}

/// Makes IR of everything that was named, with the compiler's own marks at accesses.
pub fn build_instrumented(programs: &[PathBuf], options: &Options) -> Result<Built, Error> {
    build_as(programs, options, INSTRUMENT)
}

fn build_as(
    programs: &[PathBuf],
    options: &Options,
    compile: &'static [&'static str],
) -> Result<Built, Error> {
    let builder = Builder::new(options, compile)?;
    let mut built = Built { modules: Vec::new(), cached: 0, notes: Vec::new() };
    for program in programs {
        // Before any work is done: a missing file is never reported late, or by the compiler.
        files::look(program).map_err(|error| Error::reading(program, error))?;
        match kind(program) {
            Some(Kind::Source) => builder.compile(program, None, &[], &mut built)?,
            Some(Kind::Text) => built.modules.push(text_module(program)?),
            Some(Kind::Bitcode) => {
                let bytes = bitcode::disassemble(program, options.clang.as_deref())?;
                built.modules.push(module(program, bytes)?);
            }
            Some(Kind::Database) => builder.compile_all(program, &mut built)?,
            None => return Err(Error::UnknownKind(program.clone())),
        }
    }
    Ok(built)
}

/// A file that is compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unit {
    /// Where it is.
    pub path: PathBuf,
    /// Its flags.
    pub flags: Vec<String>,
    /// The files that it includes, but for those of the system and ours.
    pub includes: Vec<PathBuf>,
}

/// The C files of a program, and what they include. A program that is made of anything else has none.
pub(crate) fn units(programs: &[PathBuf], options: &Options) -> Result<Vec<Unit>, Error> {
    let builder = Builder::new(options, COMPILE)?;
    let mut units = Vec::new();
    for program in programs {
        files::look(program).map_err(|error| Error::reading(program, error))?;
        let entries = match kind(program) {
            Some(Kind::Database) => database::read(program, builder.trusts_files)?.0,
            _ => vec![Entry { directory: PathBuf::new(), file: program.clone(), flags: Vec::new() }],
        };
        for Entry { directory, file, flags } in entries {
            let path = directory.join(&file);
            if !matches!(file.extension().and_then(OsStr::to_str), Some("c" | "i")) {
                return Err(Error::NoTests { why: format!("{} is not C", file.display()) });
            }
            let place = Some(&*directory).filter(|folder| *folder != Path::new(""));
            let listed = builder.run(&path, place, &flags, &["-MM", "-MT", "it", "-o", "-"])?;
            let base = if directory == Path::new("") { Path::new(".") } else { &directory };
            let includes = prerequisites(&String::from_utf8_lossy(&listed));
            let includes = includes.into_iter().map(|name| base.join(name)).collect();
            units.push(Unit { path, flags: [flags, builder.flags.clone()].concat(), includes });
        }
    }
    Ok(units)
}

/// The names in a rule that a compiler has written: spaces in them have a backslash.
fn prerequisites(rule: &str) -> Vec<String> {
    let (_, names) = rule.split_once(": ").unwrap_or_default();
    let (mut found, mut name) = (Vec::new(), String::new());
    let mut rest = names.chars().peekable();
    while let Some(c) = rest.next() {
        match (c, rest.peek()) {
            ('\\', Some(' ' | '#')) | ('$', Some('$')) => name.extend(rest.next()),
            ('\\', Some('\n')) => {}
            _ if c.is_whitespace() => found.push(std::mem::take(&mut name)),
            _ => name.push(c),
        }
    }
    found.push(name);
    found.retain(|name| !name.is_empty());
    found
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Source,
    Text,
    Bitcode,
    Database,
}

fn kind(path: &Path) -> Option<Kind> {
    match path.extension().and_then(OsStr::to_str)? {
        "c" | "i" | "cc" | "cpp" | "cxx" | "c++" | "C" | "ii" => Some(Kind::Source),
        "ll" => Some(Kind::Text),
        "bc" => Some(Kind::Bitcode),
        "json" => Some(Kind::Database),
        _ => None,
    }
}

/// The name of a file as an argument: one that begins with `@` would be taken for a file with flags in it.
pub(crate) fn as_input(file: &Path) -> PathBuf {
    if file.as_os_str().as_encoded_bytes().starts_with(b"@") {
        Path::new(".").join(file)
    } else {
        file.to_owned()
    }
}

fn text_module(path: &Path) -> Result<Module, Error> {
    module(path, files::read(path).map_err(|error| Error::reading(path, error))?)
}

fn module(path: &Path, bytes: Vec<u8>) -> Result<Module, Error> {
    // Text that is broken in other ways is the reader's to describe.
    if bytes.starts_with(b"BC\xc0\xde") || bytes.starts_with(b"\xde\xc0\x17\x0b") {
        return Err(Error::NotText(path.to_owned()));
    }
    Ok(Module { name: path.display().to_string(), text: bytes })
}

/// A compiler, looked for when the first source file needs it.
pub(crate) struct Builder<'a> {
    compile: &'static [&'static str],
    named: Option<&'a Path>,
    flags: Vec<String>,
    trusts_files: bool,
    cache: Cache,
    found: OnceCell<(Clang, PathBuf)>,
}

impl<'a> Builder<'a> {
    fn new(options: &'a Options, compile: &'static [&'static str]) -> Result<Builder<'a>, Error> {
        let cache = match &options.cache {
            Some(cache) => cache.clone(),
            None => Cache::of_user()?,
        };
        let flags = flags::of_person(&options.flags, options.trusts_flags)?;
        let (named, trusts_files) = (options.clang.as_deref(), options.trusts_files);
        Ok(Builder { compile, named, flags, trusts_files, cache, found: OnceCell::new() })
    }

    /// The syntax tree of a header, as JSON.
    pub(crate) fn syntax(options: &'a Options, header: &Path) -> Result<Vec<u8>, Error> {
        let builder = Builder::new(options, COMPILE)?;
        builder.run(header, None, &[], &["-x", "c", "-fsyntax-only", "-Xclang", "-ast-dump=json"])
    }

    /// The compiler, and the folder of our headers.
    fn clang(&self) -> Result<&(Clang, PathBuf), Error> {
        if let Some(found) = self.found.get() {
            return Ok(found);
        }
        let found = (Clang::find(self.named)?, headers::folder(&self.cache)?);
        Ok(self.found.get_or_init(|| found))
    }

    fn compile_all(&self, database: &Path, built: &mut Built) -> Result<(), Error> {
        let (entries, note) = database::read(database, self.trusts_files)?;
        built.notes.extend(note);
        for Entry { directory, file, flags } in entries {
            let path = directory.join(&file);
            if kind(&file) != Some(Kind::Source) {
                built.notes.push(format!("{}: left out: neither C nor C++", path.display()));
            } else {
                files::look(&path).map_err(|error| Error::reading(&path, error))?;
                self.compile(&path, Some(&directory), &flags, built)?;
            }
        }
        Ok(())
    }

    fn compile(
        &self,
        file: &Path,
        directory: Option<&Path>,
        flags: &[String],
        built: &mut Built,
    ) -> Result<(), Error> {
        let run = |mode: &[&str]| self.run(file, directory, flags, mode);
        let (clang, _) = self.clang()?;
        let source = run(&["-E", "-o", "-"])?;
        let mut key = Digest::new();
        key.add(clang.version.as_bytes());
        key.add(&source);
        for flag in self.compile.iter().copied().chain(self.flags.iter().chain(flags).map(String::as_str)) {
            key.add(flag.as_bytes());
        }
        // Debug information names the file.
        key.add(file.as_os_str().as_encoded_bytes());
        let key = key.finish();
        let name = format!("{} (as IR)", file.display());
        let text = if let Some(text) = self.cache.get(&key) {
            built.cached += 1;
            text
        } else {
            let text = run(&["-S", "-emit-llvm", "-o", "-"])?;
            self.cache.put(&key, &text);
            text
        };
        built.modules.push(Module { name, text });
        Ok(())
    }

    /// One run of the compiler over one file: what it writes to standard output.
    fn run(
        &self,
        file: &Path,
        directory: Option<&Path>,
        flags: &[String],
        mode: &[&str],
    ) -> Result<Vec<u8>, Error> {
        let (clang, headers) = self.clang()?;
        let mut command = Command::new(&clang.path);
        if let Some(directory) = directory {
            command.current_dir(directory);
        }
        command.args(self.compile).args(flags).args(&self.flags);
        // Last in the search, so that a project's own copy comes first.
        command.arg("-idirafter").arg(headers);
        command.arg("-fno-crash-diagnostics").args(mode).arg("--").arg(as_input(file));
        let Output { status, stdout, stderr } = process::output(&mut command)
            .map_err(|error| Error::NotClang { path: clang.path.clone(), why: error.to_string() })?;
        if !status.success() {
            let diagnostics = String::from_utf8_lossy(&stderr).into_owned();
            return Err(Error::DoesNotCompile { path: file.to_owned(), diagnostics });
        }
        Ok(stdout)
    }
}
