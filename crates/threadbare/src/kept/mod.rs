//! The executions of a run, kept in one file beside its witnesses: `executions.jsonl`, a line each, written whole as the execution ends, so
//! that a process that is killed loses none that has ended. Numbers go up from 1 in the order of the file, and stay. The same execution,
//! of whichever worker and whichever part of a run, is kept once. What many executions have in common (names of inputs, objects, what
//! counts as visible) stands in lines of its own, the first time that it is needed, and is meant by its position.

pub mod follow;

use crate::place::{refuse_link, unwritable};
use crate::status::Failure;
use crate::trust;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use threadbare_trace::kept::{WrittenRead, long, reads_in_parts, short, with_reads};
use threadbare_trace::{ErrorKind, Input, InputObject, KeptEnd, KeptExecution, Options, Sites};

/// The name of the file in the folder of a run.
pub const FILE: &str = "executions.jsonl";

/// The version of the file's format.
const FORMAT: u32 = 1;

/// The first line: what all executions of the run have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Begin {
    pub format: u32,
    pub program: String,
    pub sources: Vec<String>,
    pub flags: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
    #[serde(default)]
    pub directory: String,
    pub entry: String,
    #[serde(default)]
    pub options: Options,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Line {
    Begin(Begin),
    /// An input without its bytes.
    Input(Input),
    Object(InputObject),
    Sites(Sites),
    Execution(Record),
}

/// An execution, with what it has in common with others by number.
#[derive(Serialize, Deserialize)]
struct Record {
    number: u64,
    end: KeptEnd,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    failures: Vec<ErrorKind>,
    sites: usize,
    /// Which input, and its bytes, two digits each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    inputs: Vec<(usize, String)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    objects: Vec<usize>,
    steps: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    reads: Vec<WrittenRead>,
}

impl Begin {
    pub fn new(program: String, entry: String, options: Options) -> Begin {
        let (sources, flags, directory) = (Vec::new(), Vec::new(), String::new());
        Begin { format: FORMAT, program, sources, flags, places: Vec::new(), directory, entry, options }
    }
}

/// Writes executions down, for all who explore together.
pub struct Keeping(Mutex<Writing>);

struct Writing {
    path: PathBuf,
    file: File,
    inputs: HashMap<String, usize>,
    objects: HashMap<String, usize>,
    sites: HashMap<String, usize>,
    /// What was kept.
    known: HashSet<[u64; 2]>,
    /// How many there are.
    count: u64,
    trouble: Option<Failure>,
}

impl Keeping {
    /// Begins the file of a run in its folder, or goes on with it.
    pub fn begin(folder: &Path, begin: &Begin) -> Result<Keeping, Failure> {
        let path = folder.join(FILE);
        refuse_link(folder)?;
        refuse_link(&path)?;
        let broken = |error: std::io::Error| unwritable(&path, &error);
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(broken)?;
        let mut writing = Writing {
            path: path.clone(),
            file: file.try_clone().map_err(broken)?,
            inputs: HashMap::new(),
            objects: HashMap::new(),
            sites: HashMap::new(),
            known: HashSet::new(),
            count: 0,
            trouble: None,
        };
        let mut whole = 0;
        if file.metadata().map_err(broken)?.len() > 0 {
            let mut lines = Lines::open(&path)?;
            while let Some(line) = lines.next()? {
                writing.know(line)?;
            }
            whole = lines.whole;
        }
        // What a process that was killed had begun to write.
        file.set_len(whole).and_then(|()| file.seek(SeekFrom::Start(whole))).map_err(broken)?;
        if whole == 0 {
            let line = text(&Line::Begin(begin.clone()))?;
            file.write_all(line.as_bytes()).map_err(broken)?;
            // The flags are what the person has typed, or trusts already.
            if !trust::unlisted(&begin.flags).is_empty() {
                threadbare_toolchain::remember(&path, line.trim_end().as_bytes());
            }
        }
        Ok(Keeping(Mutex::new(writing)))
    }

    /// Writes an execution down.
    pub fn keep(&self, execution: KeptExecution) {
        let mut writing = self.writing();
        if writing.trouble.is_none() {
            writing.trouble = writing.keep(execution).err();
        }
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.writing().count
    }

    /// What could not be written, if anything.
    pub fn trouble(&self) -> Option<Failure> {
        self.writing().trouble.take()
    }

    fn writing(&self) -> MutexGuard<'_, Writing> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Writing {
    fn keep(&mut self, execution: KeptExecution) -> Result<(), Failure> {
        let KeptExecution { inputs, objects, sites, schedule, end, failures } = execution;
        let mut new = String::new();
        let mut record = Record {
            number: 0,
            end,
            failures,
            sites: declared(&mut self.sites, &mut new, &Line::Sites(sites))?,
            inputs: Vec::with_capacity(inputs.len()),
            objects: Vec::with_capacity(objects.len()),
            steps: short(&schedule),
            // Where nothing depends on inputs, steps are what they are.
            reads: if inputs.is_empty() { Vec::new() } else { reads_in_parts(&schedule) },
        };
        for mut input in inputs {
            let bytes = std::mem::take(&mut input.bytes);
            let number = declared(&mut self.inputs, &mut new, &Line::Input(input))?;
            record.inputs.push((number, hexadecimal(&bytes)));
        }
        for object in objects {
            record.objects.push(declared(&mut self.objects, &mut new, &Line::Object(object))?);
        }
        if self.known.insert(print(&record)?) {
            record.number = self.count + 1;
            new += &text(&Line::Execution(record))?;
        }
        self.file.write_all(new.as_bytes()).map_err(|error| unwritable(&self.path, &error))?;
        self.count = self.known.len() as u64;
        Ok(())
    }

    /// Takes over a line that is there already.
    fn know(&mut self, line: Line) -> Result<(), Failure> {
        match line {
            Line::Begin(_) => {}
            Line::Input(_) => drop(self.inputs.insert(text(&line)?, self.inputs.len())),
            Line::Object(_) => drop(self.objects.insert(text(&line)?, self.objects.len())),
            Line::Sites(_) => drop(self.sites.insert(text(&line)?, self.sites.len())),
            Line::Execution(record) => {
                self.known.insert(print(&Record { number: 0, ..record })?);
                self.count = self.known.len() as u64;
            }
        }
        Ok(())
    }
}

/// The position of what executions have in common; it is declared the first time.
fn declared(known: &mut HashMap<String, usize>, new: &mut String, line: &Line) -> Result<usize, Failure> {
    let text = text(line)?;
    if let Some(number) = known.get(&text) {
        return Ok(*number);
    }
    *new += &text;
    known.insert(text, known.len());
    Ok(known.len() - 1)
}

fn text(line: &Line) -> Result<String, Failure> {
    Ok(serde_json::to_string(line)? + "\n")
}

/// What tells executions apart, whatever their numbers: two hashes, so that there is no chance of taking one for another.
fn print(record: &Record) -> Result<[u64; 2], Failure> {
    let text = serde_json::to_string(record)?;
    Ok([0u8, 1].map(|salt| {
        let mut hasher = DefaultHasher::new();
        (salt, &text).hash(&mut hasher);
        hasher.finish()
    }))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes().chunks(2).map(|two| std::str::from_utf8(two).ok());
    digits.map(|two| u8::from_str_radix(two.filter(|two| two.len() == 2)?, 16).ok()).collect()
}

/// The lines of a file of executions.
struct Lines<'a> {
    path: &'a Path,
    reader: BufReader<File>,
    number: usize,
    /// How many bytes whole lines have so far.
    whole: u64,
}

impl<'a> Lines<'a> {
    fn open(path: &'a Path) -> Result<Lines<'a>, Failure> {
        let broken =
            |error: std::io::Error| Failure::new(format!("{}: cannot be read: {error}", path.display()));
        if !fs::metadata(path).map_err(broken)?.is_file() {
            return Err(Failure::new(format!("{}: cannot be read: it is no file", path.display())));
        }
        Ok(Lines { path, reader: BufReader::new(File::open(path).map_err(broken)?), number: 0, whole: 0 })
    }

    fn bad(&self, why: &str) -> Failure {
        Failure::new(format!(
            "{}:{}: not an execution that was kept: {why}",
            self.path.display(),
            self.number
        ))
    }

    /// The next line; none at the end, and none for one that was not written to its end.
    fn next(&mut self) -> Result<Option<Line>, Failure> {
        let mut line = Vec::new();
        self.number += 1;
        self.reader.read_until(b'\n', &mut line).map_err(|error| self.bad(&error.to_string()))?;
        if line.last() != Some(&b'\n') {
            return Ok(None);
        }
        self.whole += line.len() as u64;
        let line = serde_json::from_slice(&line).map_err(|error| self.bad(&error.to_string()))?;
        match &line {
            Line::Begin(begin) if self.number == 1 && begin.format == FORMAT => {}
            Line::Begin(begin) if self.number == 1 => {
                let format = begin.format;
                return Err(self.bad(&format!("it has format {format}; this version reads format {FORMAT}")));
            }
            Line::Begin(_) => return Err(self.bad("it begins twice")),
            _ if self.number == 1 => return Err(self.bad("it does not say of which program it is")),
            _ => {}
        }
        Ok(Some(line))
    }
}

/// An execution as it was kept: what it has in common with others of its run, the text of that for whoever has to trust it, and the
/// execution.
pub struct Found {
    pub begin: Begin,
    pub bytes: Vec<u8>,
    pub execution: KeptExecution,
}

/// Looks an execution up by its number.
pub fn find(path: &Path, run: u64, number: u64) -> Result<Found, Failure> {
    if !path.exists() {
        return Err(Failure::new(format!(
            "run {run} has kept no executions: `threadbare check --keep-executions` keeps them"
        )));
    }
    let mut lines = Lines::open(path)?;
    let Some(Line::Begin(begin)) = lines.next()? else {
        return Err(lines.bad("it is not whole"));
    };
    let bytes = serde_json::to_vec(&Line::Begin(begin.clone()))?;
    let (mut inputs, mut objects, mut sites, mut last) = (Vec::new(), Vec::new(), Vec::new(), 0);
    while let Some(line) = lines.next()? {
        match line {
            Line::Begin(_) => {}
            Line::Input(input) => inputs.push(input),
            Line::Object(object) => objects.push(object),
            Line::Sites(found) => sites.push(found),
            Line::Execution(record) if record.number == number => {
                let execution = whole(record, &inputs, &objects, &sites).map_err(|why| lines.bad(&why))?;
                return Ok(Found { begin, bytes, execution });
            }
            Line::Execution(record) => last = record.number,
        }
    }
    Err(Failure::new(match last {
        0 => format!("run {run} has kept no executions: none has come to its end"),
        1 => format!("run {run} has no execution {number}: it has kept one, number 1"),
        _ => format!("run {run} has no execution {number}: it has kept those from 1 to {last}"),
    }))
}

fn whole(
    record: Record,
    inputs: &[Input],
    objects: &[InputObject],
    sites: &[Sites],
) -> Result<KeptExecution, String> {
    let missing = || "it names what was not said before".to_owned();
    let input = |(number, text): &(usize, String)| {
        let bytes = bytes(text).ok_or_else(|| format!("`{text}` are no bytes"))?;
        Ok(Input { bytes, ..inputs.get(*number).ok_or_else(missing)?.clone() })
    };
    let object = |number: &usize| objects.get(*number).cloned().ok_or_else(missing);
    Ok(KeptExecution {
        inputs: record.inputs.iter().map(input).collect::<Result<_, String>>()?,
        objects: record.objects.iter().map(object).collect::<Result<_, String>>()?,
        sites: sites.get(record.sites).ok_or_else(missing)?.clone(),
        schedule: with_reads(long(&record.steps)?, &record.reads),
        end: record.end,
        failures: record.failures,
    })
}
