//! `threadbare check`: explores a program, writes a witness of everything that it finds, and reports.

use crate::args::{Accept, Check, EquivalenceName, FormatName, Switch, SymmetryName};
use crate::guard::{Given, Guard};
use crate::kept::Begin;
use crate::known::Known;
use crate::place::Place;
use crate::program::{self, warn};
use crate::record::{MadeOf, Recorder};
use crate::report::{self as reports, Stored};
use crate::status::{Answer, Failure, Status};
use crate::terminal::{self, Progress};
use crate::{outside, suppressions, trust, usage, watching};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs::File;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};
use threadbare_explore::{
    Budget, Checkpoint, Exploration, Plan, STRATEGIES, Session, SessionError, Strategy, Telling, Threads,
};
use threadbare_machine::Bounds;
use threadbare_report::{
    Baseline, Detail, Format, Kept, Run, Sources, Style, files, json, new_findings, stats, terminal as report,
};
use threadbare_solver::Solver;
use threadbare_store::Store;
use threadbare_trace::detectors::switched_ones;
use threadbare_trace::options::Detect;
use threadbare_trace::{
    Equivalence, ErrorKind, Finding, GivenUp, Location, Outcome, Symmetry, Verdict, Witness,
};

/// An earlier part of a run, to go on with.
pub struct GoingOn {
    pub number: u64,
    /// The hash of the program that it was about.
    pub program: String,
    /// When it began.
    pub started: u64,
    pub store: Store,
    pub lock: File,
    /// What was found before, with the path of each witness.
    pub witnesses: Vec<(String, Witness)>,
    /// Where it stood.
    pub checkpoint: Option<Checkpoint>,
}

pub fn run(
    args: &Check,
    arguments: &[String],
    place: Place,
    going_on: Option<GoingOn>,
) -> Result<Answer, Failure> {
    let started = Instant::now();
    if let Some(filter) = &args.trace {
        watching::start(filter.clone());
    }
    let baseline = args.baseline.as_deref().map(baseline).transpose()?;
    let interrupt = terminal::watch_interrupts();
    let given = Given { time: args.time.map(|time| time.0), memory: args.memory.map(|memory| memory.0) };
    let guard = Guard::start(given, interrupt.clone());
    let known = Known::new(args, baseline.clone(), started, interrupt.clone());
    guard.set_last_resort(known.last_resort());
    let program = match program::load_to_run(&args.input) {
        Ok(program) => Arc::new(program),
        Err(failure) => match guard.cancel().why() {
            // Nothing was wrong with it: there was no time to read it.
            Some(why) => return Ok(known.answer(why)),
            None => return Err(failure),
        },
    };
    let bounds =
        Bounds { unwind: args.unwind, depth: args.depth, threads: args.max_threads, objects: args.objects };
    // So many that were not known when it went on: otherwise a run that they ended could never be completed.
    let before = going_on.as_ref().map_or(0, |run| run.witnesses.len() as u64);
    let findings = args.stop_at.map(|more| more.saturating_add(before));
    let budget = Budget { executions: args.executions, findings, bounds };
    let plan = plan(args)?;
    let options = match outside::options(args, detected(args), &guard.cancel()) {
        Ok(options) => options,
        Err(failure) => match guard.cancel().why() {
            // Somebody had still to write what it reads.
            Some(why) => return Ok(known.answer(why)),
            None => return Err(failure),
        },
    };
    let telling = if args.input.places.is_empty() {
        Telling { off: detect(&args.detect).1, suppressions: suppressions::read(args)? }
    } else {
        Telling::only(ErrorKind::Reached)
    };
    let session = Session::new(program.clone(), &args.entry, budget);
    if let Err(SessionError::Entry(message)) = session {
        return Err(Failure::new(message));
    }
    let made_of = MadeOf {
        sources: args.input.programs.iter().map(|path| path.display().to_string()).collect(),
        flags: args.input.flags.clone(),
        places: args.input.places.clone(),
        directory: place.inside(),
        is_special: !trust::of_input(&args.input).is_empty(),
    };
    let (recorder, before, resume) = match going_on {
        None => (Recorder::begin(place, &program.hash(), arguments, made_of), Vec::new(), None),
        Some(run) if run.program != program.hash() => {
            return Err(Failure::new(format!(
                "run {} was of another version of the program: check it anew",
                run.number
            )));
        }
        Some(run) => {
            let (paths, before) = run.witnesses.into_iter().unzip();
            (
                Recorder::resume(place, run.number, run.store, run.lock, made_of, paths, run.started),
                before,
                run.checkpoint,
            )
        }
    };
    let recorder = Rc::new(RefCell::new(recorder));
    let mut keeping = None;
    let (mut outcome, layers) = match session {
        Ok(mut session) => {
            let begin = Begin::new(program.hash(), args.entry.clone(), options.clone());
            session.configure(options);
            session.tell_only(telling);
            let without = args.without.clone();
            session.solver = Solver::new(threadbare_solver::Options { without, ..Default::default() });
            session.set_cancel(guard.cancel());
            if args.keep_executions {
                keeping = recorder.borrow_mut().keep_executions(begin);
            }
            if let Some(keeping) = keeping.clone() {
                session.keep_executions(Arc::new(move |execution| keeping.keep(execution)));
            }
            for witness in before {
                session.restore(witness).map_err(|error| Failure::new(error.to_string()))?;
            }
            let exploration = exploration(args, resume, recorder.clone());
            let found = search(session, &plan, exploration, recorder.clone(), known);
            found.inspect_err(|_| recorder.borrow_mut().forget())?
        }
        Err(SessionError::Entry(what) | SessionError::Unsupported(what)) => {
            (unsupported(what), String::new())
        }
    };
    outcome.places.clone_from(&args.input.places);
    if !outcome.places.is_empty() && outcome.verdict() == Verdict::Error {
        // Whoever wants to get somewhere, and has, wants nothing more.
        outcome.given_up.clear();
    }
    guard.answer();
    warn(&program);

    let mut recorder = recorder.borrow_mut();
    recorder.found(&outcome.findings);
    let run = Run {
        program: program.hash(),
        files: args.input.programs.iter().map(|path| path.display().to_string()).collect(),
        witnesses: recorder.witnesses(),
        kept: recorder
            .folder()
            .zip(keeping.as_ref())
            .map(|((run, _), keeping)| Kept { run, executions: keeping.count() }),
        started: recorder.started(),
        baseline,
        seconds: started.elapsed().as_secs_f64(),
        user_seconds: usage::user_seconds(),
        peak_bytes: usage::peak_bytes(),
    };
    let sources = sources_for(&args.format, &outcome, &run.files);
    let plain = report(&outcome, &run, &sources, Style { width: 100, colour: false, detail: Detail::Short });
    // A run that was interrupted has no end yet.
    if !interrupt.requested() {
        let stored = Stored::of(&outcome, &run)?;
        recorder.finish(
            &plain,
            &json(&outcome, &run, &sources)?,
            &stored,
            outcome.verdict_name(),
            is_cut(&outcome),
        );
    }
    let style = terminal::style(args.color, args.telling.detail());
    let mut unwritten = None;
    let mut text = if args.json {
        json(&outcome, &run, &sources)?
    } else {
        let (said, failure) = reports::put(&args.format, &outcome, &run, &sources, style);
        unwritten = failure;
        // Whoever asked for files alone is told on the terminal as ever.
        said.unwrap_or_else(|| report(&outcome, &run, &sources, style))
    };
    if args.stats {
        let figures = format!("{}\n{}\n", stats(&outcome, &run), layers.trim_end());
        // What is for programs is left to them.
        let is_for_programs = |named: &FormatName| named.file.is_none() && named.format != Format::Terminal;
        if args.json || args.format.iter().any(is_for_programs) {
            terminal::aside(&figures);
        } else {
            text += &figures;
        }
    }
    let status = if interrupt.requested() {
        Status::Interrupted
    } else {
        status(&outcome, new_findings(&outcome, &run, &sources), args.accept)
    };
    Ok(match recorder.trouble().or(unwritten).or_else(|| keeping.and_then(|keeping| keeping.trouble())) {
        // What was found is shown all the same.
        Some(failure) => Answer { text, status: Status::Bad, complaint: Some(failure) },
        None => Answer::new(text, status),
    })
}

/// Explores with progress until the end: what was found, and how often each layer of the solver answered.
fn search(
    mut session: Session,
    plan: &Plan,
    exploration: Exploration,
    recorder: Rc<RefCell<Recorder>>,
    mut known: Known,
) -> Result<(Outcome, String), Failure> {
    let mut progress = Progress::new();
    session.watch = Box::new(move |outcome: &Outcome| {
        recorder.borrow_mut().found(&outcome.findings);
        known.keep(outcome, || recorder.borrow().witnesses());
        progress.show(outcome);
        true
    });
    threadbare_explore::run(&mut session, plan, exploration).map_err(|_unsuited| {
        Failure::new(
            "this strategy is for programs with one thread, and the program creates more: use auto or dpor",
        )
    })?;
    let layers = session.solver.stats().to_string();
    Ok((session.finish(), layers))
}

/// Who explores, from where on, and how it is kept.
fn exploration(args: &Check, resume: Option<Checkpoint>, recorder: Rc<RefCell<Recorder>>) -> Exploration {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let keep = move |checkpoint: &Checkpoint| {
        // Plain data: there is nothing in it that could not be written.
        if let Ok(bytes) = serde_json::to_vec(checkpoint) {
            recorder.borrow_mut().checkpoint(&bytes);
        }
    };
    Exploration {
        workers: args.workers.map_or(cores, usize::from),
        resume,
        journal: Some(Box::new(keep)),
        every: CHECKPOINTS,
        ..Exploration::default()
    }
}

/// How often a run is kept.
const CHECKPOINTS: Duration = Duration::from_millis(250);

/// Whether a bound has ended the search as a whole: what was given up has then no place in the program.
fn is_cut(outcome: &Outcome) -> bool {
    outcome.given_up.iter().any(|given_up| !given_up.unsupported && given_up.location == Location::default())
}

/// How the program is explored.
fn plan(args: &Check) -> Result<Plan, Failure> {
    let strategy = args.strategy;
    if strategy.threads == Threads::Driven && args.input.places.is_empty() {
        return Err(Failure::new(format!(
            "--strategy {} goes with `threadbare reach`, which says where threads are to be driven to",
            strategy.name
        )));
    }
    if args.preemptions.is_some() && !strategy.bounds_preemptions {
        let names = strategies_that(|strategy| strategy.bounds_preemptions);
        return Err(Failure::new(format!(
            "--preemptions goes with --strategy {names}: the others have no such bound"
        )));
    }
    if args.interferences.is_some() && !strategy.bounds_interferences {
        let names = strategies_that(|strategy| strategy.bounds_interferences);
        return Err(Failure::new(format!(
            "--interferences goes with --strategy {names}: the others have no such bound"
        )));
    }
    if let Some(variant) = args.variant.filter(|variant| !strategy.variants.contains(variant)) {
        let names = strategies_that(|strategy| strategy.variants.contains(&variant));
        return Err(Failure::new(format!(
            "--variant {variant} goes with --strategy {names}: {} has no such variant",
            strategy.name
        )));
    }
    let equivalence = match args.equivalence {
        EquivalenceName::Trace => Equivalence::Trace,
        EquivalenceName::ReadsFrom => Equivalence::ReadsFrom,
    };
    if equivalence == Equivalence::ReadsFrom {
        if args.preemptions.is_some() || !strategy.equivalences.contains(&equivalence) {
            let names = strategies_that(|strategy| strategy.equivalences.contains(&equivalence));
            return Err(Failure::new(format!(
                "--equivalence reads-from goes with --strategy {names}, without --preemptions: nothing else is a proof by classes"
            )));
        }
        if args.workers.is_some_and(|workers| workers.get() > 1) {
            return Err(Failure::new(
                "--equivalence reads-from has one worker: leave --workers out, or say --workers 1",
            ));
        }
    }
    let symmetry = match args.symmetry {
        SymmetryName::Off => Symmetry::Off,
        SymmetryName::Auto => Symmetry::Auto,
    };
    let by_order = |strategy: &Strategy| strategy.equivalences.contains(&Equivalence::Trace);
    let is_by_order = by_order(strategy) && args.preemptions.is_none() && equivalence == Equivalence::Trace;
    if symmetry == Symmetry::Auto && !is_by_order {
        let names = strategies_that(by_order);
        return Err(Failure::new(format!(
            "--symmetry auto goes with --strategy {names}, without --preemptions and without --equivalence reads-from: nothing else is a proof by the order of steps"
        )));
    }
    Ok(Plan {
        strategy,
        preemptions: args.preemptions,
        seed: args.seed,
        equivalence,
        symmetry,
        variant: args.variant,
        interferences: args.interferences,
    })
}

/// The names of the strategies that have something, as a person would list them.
fn strategies_that(have: impl Fn(&Strategy) -> bool) -> String {
    let names: Vec<&str> = STRATEGIES.iter().filter(|s| have(s)).map(|strategy| strategy.name).collect();
    match names.split_last() {
        Some((last, [])) => (*last).into(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

/// The outcome for a program that cannot even begin.
fn unsupported(what: String) -> Outcome {
    let given_up = GivenUp { what, location: Location::default(), times: 1, unsupported: true };
    Outcome { given_up: vec![given_up], ..Outcome::default() }
}

/// Which errors are looked for. Where threads are driven to places, races are nobody's concern.
fn detected(args: &Check) -> Detect {
    let (detect, _) = detect(&args.detect);
    if args.input.places.is_empty() { detect } else { Detect { race: false, ..detect } }
}

/// Which errors are looked for: the usual ones, then what was said, the last word on each counts. What the machine has no switch for
/// is not told.
fn detect(said: &[Switch]) -> (Detect, Vec<ErrorKind>) {
    let (mut detect, mut off) = (Detect::default(), Vec::new());
    for Switch { kind, on } in said {
        off.retain(|other| other != kind);
        if !on {
            off.push(*kind);
        }
        let detector = switched_ones().find(|detector| detector.kind == *kind);
        if let Some(switch) = detector.and_then(|detector| detector.switch) {
            *switch(&mut detect) = *on;
        }
    }
    // What is off anyway is not worth a word.
    off.retain(|kind| *kind != ErrorKind::Leak);
    (detect, off)
}

/// The status for what was found. Findings that were known before do not count.
pub fn status(outcome: &Outcome, new_findings: usize, accept: Option<Accept>) -> Status {
    let verdict = if new_findings > 0 { Verdict::Error } else { outcome.verdict_without_findings() };
    match verdict {
        Verdict::Error => Status::Failed,
        Verdict::Safe => Status::Clean,
        Verdict::Bounded if accept == Some(Accept::Bounded) => Status::Clean,
        Verdict::Bounded | Verdict::Unsupported => Status::Inconclusive,
    }
}

/// The status for a verdict that was kept.
pub fn status_of(verdict: &str) -> Status {
    match verdict {
        "error" | "reached" => Status::Failed,
        "safe" | "unreachable" => Status::Clean,
        _ => Status::Inconclusive,
    }
}

/// The findings that were known before.
fn baseline(path: &Path) -> Result<Baseline, Failure> {
    let failed = |why: String| Failure::new(format!("{}: {why}", path.display()));
    let bytes = threadbare_toolchain::files::read(path)
        .map_err(|error| failed(format!("cannot be read: {error}")))?;
    Baseline::read(&bytes).map_err(failed)
}

/// The source text that reports quote in these formats. A page shows what was executed of all files; verifiers' witnesses have hashes of the
/// program's own.
pub fn sources_for(formats: &[FormatName], outcome: &Outcome, program: &[String]) -> Sources {
    let mut names = files(&outcome.findings);
    let is_among = |format| formats.iter().any(|named| named.format == format);
    if is_among(Format::SvWitness) {
        names.extend(program.iter().map(String::as_str));
    }
    if is_among(Format::Html) {
        names.extend(outcome.coverage.lines.keys().map(|(file, _)| file.as_str()));
        names.extend(outcome.coverage.branches.iter().map(|(location, _)| location.file.as_str()));
        names.remove("");
    }
    sources_of(names)
}

/// The source text that the findings speak of. A file that cannot be read costs its lines, not the report.
pub fn sources(findings: &[Finding]) -> Sources {
    sources_of(files(findings))
}

/// The text of files.
pub fn sources_of(files: BTreeSet<&str>) -> Sources {
    let mut sources = Sources::new();
    for file in files {
        // A program may say that its lines are those of a device, which has no end.
        if let Ok(bytes) = threadbare_toolchain::files::read(file.as_ref()) {
            sources.add(file, String::from_utf8_lossy(&bytes));
        }
    }
    sources
}
