//! `threadbare tests`: a folder of regression tests for the findings of a run. Nothing is run here; the witnesses are followed in the
//! machine once more, to see what happens at which line.

use crate::args::{Input, Tests};
use crate::replay::{enter, explain, home};
use crate::status::{Answer, Failure, Status};
use crate::{history, program, terminal, trust, witness};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use threadbare_explore::{renewed, sourced};
use threadbare_report::escape;
use threadbare_toolchain::{Case, Options, Regression, write_tests};
use threadbare_trace::detectors::{Natively, natively};
use threadbare_trace::{ErrorKind, ThreadId, Witness, WitnessedFailure};

pub fn run(args: &Tests) -> Result<Answer, Failure> {
    let folder = std::path::absolute(&args.output)
        .map_err(|error| Failure::new(format!("{}: {error}", args.output.display())))?;
    refuse_what_is_there(&args.output)?;
    let paths = history::witnesses_of(args.run)?;
    let mut read = Vec::new();
    for path in paths {
        let (witness, bytes) = witness::read_with_bytes(&path)?;
        read.push((path, witness, bytes));
    }
    let Some((path, first, bytes)) = read.first() else {
        return Err(Failure::new("nothing to test: the run has found nothing"));
    };
    let home = home(path, &first.directory)?;
    let asked = trust::asked(&first.flags, &home, None);
    trust::require(path, bytes, &asked.unlisted, args.trust)?;
    enter(&home)?;
    let input = Input {
        programs: first.sources.iter().map(PathBuf::from).collect(),
        clang: args.clang.clone(),
        flags: asked.flags,
        trust: args.trust,
        flags_are_trusted: true,
        places: first.places.clone(),
    };
    let program = Arc::new(program::load_to_run(&input)?);
    let mut found: Vec<(String, Witness, WitnessedFailure)> = Vec::new();
    let mut left_out = Vec::new();
    for (path, witness, _) in read {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let failure = witness.failure.clone();
        match unfit(&witness) {
            Some(why) => left_out.push((name, why)),
            None => found.push((name, renewed(&program, witness), failure)),
        }
    }
    let mut cases = Vec::new();
    for (name, witness, failure) in &found {
        // All witnesses of a run are of one program: if it has changed, there is nothing to make tests of.
        let sourced = sourced(&program, witness).map_err(|error| explain(name, &error))?;
        let taken = witness.inputs.iter().filter(|input| input.thread == ThreadId::MAIN);
        let first: Vec<u8> = taken.filter_map(|input| input.bytes.first().copied()).collect();
        let options = witness.options.with_bytes(first);
        cases.push(Case { name: name.clone(), failure, options, sourced });
    }
    let mut told: String =
        left_out.iter().map(|(name, why)| format!("no test for {}: {why}\n", escape(name))).collect();
    for case in &cases {
        if let Some(why) = case.doubt() {
            told += &format!("{} may pass on the program as it is: {}\n", escape(&case.name), escape(&why));
        }
    }
    if cases.is_empty() {
        return Err(Failure { message: "nothing to test".into(), diagnostics: Some(told) });
    }
    let known: std::collections::HashSet<&str> = threadbare_models::modelled_functions().collect();
    let options = Options {
        clang: input.clang.clone(),
        flags: input.flags.clone(),
        trusts_flags: true,
        trusts_files: input.trust,
        cache: None,
    };
    let undefined = found.first().map(|(_, witness, _)| witness.options.undefined).unwrap_or_default();
    let made = Regression {
        programs: &input.programs,
        options: &options,
        program: &program,
        undefined,
        is_known: &|name| known.contains(name),
        cases: &cases,
        left_out: &left_out,
    };
    for flag in write_tests(&made, &folder)? {
        terminal::note(&format!("`{flag}` is not used by the tests"));
    }
    let shown = args.output.display().to_string();
    let count = match cases.len() {
        1 => "1 test".to_owned(),
        count => format!("{count} tests"),
    };
    let text = format!("{told}{count} in {0}: make -C {0} check\n", escape(&shown));
    Ok(Answer::new(text, Status::Clean))
}

/// Why there can be no test for a finding.
fn unfit(witness: &Witness) -> Option<String> {
    if !witness.places.is_empty() {
        return Some("it leads to places, where nothing fails".into());
    }
    let kind = witness.failure.kind;
    // Compilers can set traps where behaviour is undefined, which a native replay has no use for.
    let has_traps = matches!(kind, ErrorKind::Overflow | ErrorKind::Unreachable);
    if let (Natively::ShowsNothing(why), false) = (natively(kind), has_traps) {
        return Some(format!("{kind} does not show in a process: {why}"));
    }
    if !witness.objects.is_empty() {
        return Some("pointers among its inputs lead to objects, which a test cannot make".into());
    }
    (witness.entry != "main")
        .then(|| format!("it starts in `{}`, and a process starts in `main`", witness.entry))
}

fn refuse_what_is_there(folder: &Path) -> Result<(), Failure> {
    let name = folder.display();
    match fs::read_dir(folder) {
        Ok(mut entries) => match entries.next() {
            None => Ok(()),
            Some(_) => Err(Failure::new(format!("{name}: is not empty, and nothing is overwritten"))),
        },
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(Failure::new(format!("{name}: cannot be written: {error}"))),
    }
}
