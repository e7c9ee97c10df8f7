//! One run of a program that was built to be replayed, in a folder of its own, with nothing of the person's environment.

use crate::status::Failure;
use std::fs::{self, File};
use std::io::ErrorKind;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use threadbare_trace::Options;
use threadbare_trace::options::Content;

pub struct Process {
    pub binary: PathBuf,
    /// The bytes of the script.
    pub script: Vec<u8>,
    /// What it gets from outside.
    pub options: Options,
    /// Whether a person sees what it writes.
    pub is_shown: bool,
    /// Whether it is to fail.
    pub fails: bool,
    /// Where memory is allocated that it loses, if that is how it fails: the sanitizer says so at its end.
    pub leak: Option<String>,
}

/// The exit status by which the sanitizer says that memory was lost.
const LEAKS: i32 = 23;

/// How a run ended.
pub enum Ending {
    AsExpected,
    /// The sentence that the runtime, or the system, has for it.
    Otherwise(String),
}

impl Process {
    pub fn run(&self) -> Result<Ending, Failure> {
        let folder = Folder::new()?;
        let status = self
            .command(&folder.0)
            .and_then(|mut command| command.status())
            .map_err(|error| Failure::new(format!("{}: cannot be run: {error}", self.binary.display())))?;
        let result = fs::read(folder.0.join("result")).unwrap_or_default();
        let result = String::from_utf8_lossy(&result).trim().to_owned();
        if let (Some(place), "") = (&self.leak, &*result) {
            let said = fs::read(folder.0.join("stderr")).unwrap_or_default();
            let said = String::from_utf8_lossy(&said);
            if self.is_shown {
                eprint!("{}", crate::terminal::lines(&said));
            }
            return Ok(match status.code() {
                Some(LEAKS) if said.contains(&format!("{place}:")) => Ending::AsExpected,
                Some(LEAKS) => Ending::Otherwise(format!("it leaks, but not what is allocated at {place}")),
                Some(0) => Ending::Otherwise("it does not leak".to_owned()),
                // Where memory is limited, the sanitizer cannot begin.
                _ if said.contains("Sanitizer failed") || said.contains("Sanitizer CHECK failed") => {
                    let why = said.lines().find(|line| line.contains("Sanitizer")).unwrap_or_default();
                    return Err(Failure::new(format!(
                        "the sanitizer that looks for leaks cannot run: {why}"
                    )));
                }
                _ => Ending::Otherwise("it does not leak".to_owned()),
            });
        }
        Ok(match (&*result, status.signal()) {
            ("failed", _) => Ending::AsExpected,
            ("", Some(signal)) => Ending::Otherwise(format!("it is ended by signal {signal}")),
            ("", None) if !self.fails => Ending::AsExpected,
            ("", None) => Ending::Otherwise("it does not fail".to_owned()),
            (why, _) => Ending::Otherwise(why.to_owned()),
        })
    }

    /// The program, ready to run in this folder.
    pub fn command(&self, folder: &Path) -> std::io::Result<Command> {
        let place = folder.join("work");
        fs::create_dir(&place)?;
        fs::write(folder.join("script"), &self.script)?;
        fs::write(folder.join("stdin"), known(&self.options.stdin))?;
        for (name, content) in &self.options.files {
            // A name that leads elsewhere is not written: nothing outside of the folder is touched.
            if Path::new(name).components().all(|part| matches!(part, std::path::Component::Normal(_))) {
                let path = place.join(name);
                fs::create_dir_all(path.parent().unwrap_or(&place))?;
                fs::write(path, known(content))?;
            }
        }
        let mut command = Command::new(&self.binary);
        command.arg0("program").current_dir(&place).env_clear();
        command.envs(self.options.environment.iter().map(|(name, value)| (name, value)));
        command.env("THREADBARE_SCRIPT", folder.join("script"));
        command.env("THREADBARE_RESULT", folder.join("result"));
        command.env("ASAN_OPTIONS", self.sanitizer_options());
        command.env("LSAN_OPTIONS", format!("exitcode={LEAKS}"));
        if let Some(path) = std::env::var_os("PATH").filter(|_| self.is_shown || self.leak.is_some()) {
            // For the sanitizer's symbolizer.
            command.env("PATH", path);
        }
        for argument in &self.options.arguments {
            use std::os::unix::ffi::OsStrExt;
            // What is behind the first zero of an argument, no program sees.
            let bytes = known(argument);
            let text = bytes.split(|byte| *byte == 0).next().unwrap_or_default();
            command.arg(std::ffi::OsStr::from_bytes(text));
        }
        command.stdin(Stdio::from(File::open(folder.join("stdin"))?));
        if self.leak.is_some() {
            command.stdout(Stdio::null()).stderr(Stdio::from(File::create(folder.join("stderr"))?));
        } else if self.is_shown {
            // What the program says is no part of the answer.
            command.stdout(Stdio::from(std::io::stderr()));
        } else {
            command.stdout(Stdio::null()).stderr(Stdio::null());
        }
        Ok(command)
    }

    /// Signals are the runtime's.
    fn sanitizer_options(&self) -> String {
        let symbolize = u8::from(self.is_shown || self.leak.is_some());
        let leaks = u8::from(self.leak.is_some());
        format!(
            "handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0:detect_leaks={leaks}:\
             exitcode=1:redzone=128:detect_stack_use_after_return=1:symbolize={symbolize}"
        )
    }
}

fn known(content: &Content) -> &[u8] {
    match content {
        Content::Known(bytes) => bytes,
        Content::Symbolic(_) => &[],
    }
}

/// A folder for one run, which goes when the run is over.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Result<Folder, Failure> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        loop {
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let name = format!("threadbare-replay-{}-{count}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Folder(path)),
                // A process that was killed has left it, and its number was given again.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => {
                    return Err(Failure::new(format!("{}: cannot be made: {error}", path.display())));
                }
            }
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
