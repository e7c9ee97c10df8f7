//! A check on disk while it runs: a number, a folder for witnesses, a place in the database for what is needed to go
//! on after an interruption. A finding is written as soon as it is there. If something cannot be written, the check
//! goes on, and says so at the end.

use crate::kept::{Begin, Keeping};
use crate::place::{Place, refuse_link, unwritable};
use crate::status::Failure;
use crate::witness;
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use threadbare_store::{Item, Run, Store};
use threadbare_trace::{Finding, Witness};

/// The kinds of things kept of a run.
pub const ARGUMENTS: &str = "arguments";
pub const DIRECTORY: &str = "directory";
pub const REPORT: &str = "report";
pub const JSON: &str = "json";
/// What was found, as plain data, for reports in other formats.
pub const OUTCOME: &str = "outcome";
pub const VERDICT: &str = "verdict";
pub const CHECKPOINT: &str = "checkpoint";
/// Kept of a run that a bound has ended.
pub const CUT: &str = "cut";

/// Keeps a running check.
pub struct Recorder {
    kept: Option<Kept>,
    /// What the witnesses say of how the program was built.
    made_of: MadeOf,
    witnesses: Vec<String>,
    trouble: Option<Failure>,
}

/// How a program was built.
#[derive(Clone)]
pub struct MadeOf {
    pub sources: Vec<String>,
    pub flags: Vec<String>,
    /// The places that threads are driven to.
    pub places: Vec<String>,
    pub directory: String,
    /// Whether the arguments ask for something that no file may ask for.
    pub is_special: bool,
}

struct Kept {
    place: Place,
    number: u64,
    started: u64,
    store: Store,
    /// Held as long as the run is going on.
    _lock: File,
}

impl Recorder {
    /// Begins a new run.
    pub fn begin(place: Place, program: &str, arguments: &[String], made_of: MadeOf) -> Recorder {
        let (kept, trouble) = match begin(place, program, arguments, &made_of.directory, made_of.is_special) {
            Ok(kept) => (Some(kept), None),
            Err(failure) => (None, Some(failure)),
        };
        Recorder { kept, made_of, witnesses: Vec::new(), trouble }
    }

    /// Goes on with a run whose lock is held. These witnesses are there already.
    pub fn resume(
        place: Place,
        number: u64,
        store: Store,
        lock: File,
        made_of: MadeOf,
        witnesses: Vec<String>,
        started: u64,
    ) -> Recorder {
        let kept = Some(Kept { place, number, started, store, _lock: lock });
        Recorder { kept, made_of, witnesses, trouble: None }
    }

    /// Writes the witnesses that are not written yet.
    pub fn found(&mut self, findings: &[Finding]) {
        let Some(kept) = &mut self.kept else { return };
        while self.trouble.is_none() && self.witnesses.len() < findings.len() {
            let number = self.witnesses.len();
            let made = complete(&findings[number].witness, &self.made_of);
            let path = kept.place.run(kept.number).join(format!("{}-{}.json", number + 1, made.failure.kind));
            match witness::write(&path, &made) {
                Ok(()) => self.witnesses.push(path.display().to_string()),
                Err(failure) => self.trouble = Some(failure),
            }
        }
    }

    /// The number of the run and its folder, if it is kept.
    pub fn folder(&self) -> Option<(u64, std::path::PathBuf)> {
        self.kept.as_ref().map(|kept| (kept.number, kept.place.run(kept.number)))
    }

    /// When the run began, in seconds since 1970; 0 if it is not kept.
    pub fn started(&self) -> u64 {
        self.kept.as_ref().map_or(0, |kept| kept.started)
    }

    /// Begins to keep executions beside the witnesses.
    pub fn keep_executions(&mut self, begin: Begin) -> Option<Arc<Keeping>> {
        let (_, folder) = self.folder()?;
        let MadeOf { sources, flags, places, directory, .. } = self.made_of.clone();
        let begin = Begin { sources, flags, places, directory, ..begin };
        match Keeping::begin(&folder, &begin) {
            Ok(keeping) => Some(Arc::new(keeping)),
            Err(failure) => {
                self.trouble = Some(failure);
                None
            }
        }
    }

    /// Keeps what is needed to go on from here.
    pub fn checkpoint(&mut self, bytes: &[u8]) {
        self.put(&[Item { kind: CHECKPOINT, key: "", bytes }]);
    }

    /// Keeps the report, as text and as JSON: the run is over. `cut`: a bound has ended it, so that there is something
    /// left to do.
    pub fn finish(&mut self, report: &str, json: &str, outcome: &[u8], verdict: &str, cut: bool) {
        let item = |kind, text| Item { kind, key: "", bytes: str::as_bytes(text) };
        // There is nothing left to go on with.
        if let (Some(kept), false) = (&mut self.kept, cut) {
            let _ = kept.store.forget(kept.number, CHECKPOINT);
        }
        self.put(&[
            item(REPORT, report),
            item(JSON, json),
            Item { kind: OUTCOME, key: "", bytes: outcome },
            item(VERDICT, verdict),
            item(CUT, if cut { "yes" } else { "" }),
        ]);
    }

    /// Leaves nothing of a run that could not even begin.
    pub fn forget(&mut self) {
        if let Some(mut kept) = self.kept.take() {
            // What stays behind is a run that was interrupted, which `runs delete` removes.
            let _ = std::fs::remove_dir_all(kept.place.run(kept.number));
            let _ = kept.store.delete(kept.number);
        }
    }

    fn put(&mut self, items: &[Item<'_>]) {
        if let Some(kept) = &mut self.kept
            && self.trouble.is_none()
        {
            self.trouble = kept.store.put(kept.number, items).err().map(|e| Failure::new(e.to_string()));
        }
    }

    /// The witnesses' paths, in the order of the findings.
    pub fn witnesses(&self) -> Vec<String> {
        self.witnesses.clone()
    }

    /// What could not be written, if anything.
    pub fn trouble(&mut self) -> Option<Failure> {
        self.trouble.take()
    }
}

fn begin(
    place: Place,
    program: &str,
    arguments: &[String],
    directory: &str,
    is_special: bool,
) -> Result<Kept, Failure> {
    place.make()?;
    let mut store = open(&place)?;
    // Whatever is in the way of that is no reason not to check.
    let _ = prune(&place, &mut store, MOST_RUNS - 1);
    let started = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let broken = |error: threadbare_store::Error| Failure::new(error.to_string());
    let mut taken = store.runs().map_err(broken)?.last().map_or(0, |run| run.number);
    let arguments = serde_json::to_vec(arguments)?;
    if is_special {
        // The person has typed it, or trusts it already.
        threadbare_toolchain::remember(&place.database(), &arguments);
    }
    let item = |kind, bytes| Item { kind, key: "", bytes };
    let items = [item(ARGUMENTS, &arguments[..]), item(DIRECTORY, directory.as_bytes())];
    loop {
        let number = place.new_run(taken)?;
        // From the moment that others see it, the run can be gone on with, and is not free.
        let Some(lock) = lock(&place.run(number))? else {
            return Err(Failure::new(format!("run {number} is taken by another process")));
        };
        let run = Run { number, program: program.to_owned(), started };
        if store.begin(&run, &items).map_err(broken)? {
            return Ok(Kept { place, number, started, store, _lock: lock });
        }
        taken = number;
    }
}

/// So many runs are kept: a check that makes one more deletes the oldest.
pub const MOST_RUNS: usize = 100;

/// Deletes all runs but the newest, and those that a process works on. Returns how many.
pub fn prune(place: &Place, store: &mut Store, keep: usize) -> Result<usize, Failure> {
    let broken = |error: threadbare_store::Error| Failure::new(error.to_string());
    let runs = store.runs().map_err(broken)?;
    let old = runs.len().saturating_sub(keep);
    let mut deleted = 0;
    for Run { number, .. } in &runs[..old] {
        if delete(place, store, *number)? {
            deleted += 1;
        }
    }
    Ok(deleted)
}

/// Deletes a run and its folder, unless a process works on it.
pub fn delete(place: &Place, store: &mut Store, number: u64) -> Result<bool, Failure> {
    let folder = place.run(number);
    std::fs::create_dir_all(&folder).map_err(|error| unwritable(&folder, &error))?;
    let Some(_lock) = lock(&folder)? else { return Ok(false) };
    std::fs::remove_dir_all(&folder).map_err(|error| unwritable(&folder, &error))?;
    store.delete(number).map_err(|error| Failure::new(error.to_string()))?;
    Ok(true)
}

/// Opens the database of a place.
pub fn open(place: &Place) -> Result<Store, Failure> {
    place.refuse_links()?;
    Store::open(&place.database()).map_err(|error| Failure::new(error.to_string()))
}

/// Notes that the native program has failed as a witness says, if the witness belongs to a run of this place that is
/// over.
pub fn confirm_natively(witness: &Path) -> Result<(), Failure> {
    let name = |path: Option<&Path>| path?.file_name()?.to_str().map(str::to_owned);
    let Some(file) = name(Some(witness)) else { return Ok(()) };
    let run = name(witness.parent()).and_then(|name| name.parse::<u64>().ok());
    let place = Place::find()?;
    let (Some(run), true) = (run, place.database().exists()) else { return Ok(()) };
    let mut store = open(&place)?;
    let broken = |error: threadbare_store::Error| Failure::new(error.to_string());
    let Some(bytes) = store.get(run, JSON, "").map_err(broken)? else { return Ok(()) };
    let mut report: serde_json::Value = serde_json::from_slice(&bytes)?;
    // Findings are told in another order than they were written in.
    let is_it = |entry: &&mut serde_json::Value| {
        let written = entry["witness"].as_str();
        written.and_then(|path| name(Some(Path::new(path)))).as_ref() == Some(&file)
    };
    let mut entries = report["findings"].as_array_mut().into_iter().flatten();
    let Some(entry) = entries.find(is_it) else { return Ok(()) };
    entry["confirmed"] = "native".into();
    let text = serde_json::to_string_pretty(&report)? + "\n";
    store.put(run, &[Item { kind: JSON, key: "", bytes: text.as_bytes() }]).map_err(broken)
}

/// Takes a run for this process, unless another one has it. It is free again when the process ends, however it ends.
pub fn lock(folder: &Path) -> Result<Option<File>, Failure> {
    let path = folder.join("lock");
    refuse_link(folder)?;
    refuse_link(&path)?;
    let mut options = File::options();
    let file = options.write(true).create(true).truncate(false).open(&path);
    let file = file.map_err(|error| unwritable(&path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(unwritable(&path, &error)),
    }
}

/// The witness with what only the command line knows.
fn complete(witness: &Witness, made_of: &MadeOf) -> Witness {
    let mut witness = witness.clone();
    witness.sources.clone_from(&made_of.sources);
    witness.flags.clone_from(&made_of.flags);
    witness.places.clone_from(&made_of.places);
    witness.directory.clone_from(&made_of.directory);
    witness
}
