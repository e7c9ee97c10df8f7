//! Every function of strings and conversions that the machine models is proved equal to a plain reference: a program of
//! `tests/programs/libc/symbolic` says so in its line `// proves: ...`, and calls it. The proofs themselves are run by the
//! suite `programs`. Whatever else those models' files hold is listed here, with the reason why there is nothing to prove.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use threadbare_ir::Module;
use threadbare_models::modelled_by_subject;
use threadbare_toolchain::{Options, build};

/// The subjects of strings and conversions: tables of models, and modules of the library.
const SUBJECTS: &[&str] = &[
    "calendar",
    "checked",
    "convert",
    "ctype",
    "inet",
    "locale",
    "memory",
    "multibyte",
    "number",
    "output",
    "regcomp",
    "regexec",
    "scan",
    "strftime",
    "string",
    "strptime",
    "text",
    "token",
    "wide",
];

/// What is of these subjects, but neither a function of strings nor a conversion.
const LEFT_OUT: &[(&str, &[&str])] = &[
    (
        "numbers from numbers, without text",
        &[
            "difftime",
            "gmtime",
            "gmtime_r",
            "htonl",
            "htons",
            "localtime",
            "localtime_r",
            "mktime",
            "ntohl",
            "ntohs",
            "rand_r",
            "timegm",
        ],
    ),
    (
        "a fixed answer, or its argument",
        &[
            "__ctype_get_mb_cur_max",
            "bindtextdomain",
            "dcgettext",
            "dcngettext",
            "dgettext",
            "fwide",
            "gettext",
            "localeconv",
            "ngettext",
            "nl_langinfo",
            "textdomain",
        ],
    ),
    (
        "streams of bytes or characters as they are",
        &[
            "__fgets_chk",
            "__fpending",
            "__fread_chk",
            "__pread_chk",
            "__read_chk",
            "fflush",
            "fflush_unlocked",
            "fgetwc",
            "fgetws",
            "fputc",
            "fputc_unlocked",
            "fputs",
            "fputs_unlocked",
            "fputwc",
            "fputws",
            "fwrite",
            "fwrite_unlocked",
            "getwc",
            "getwchar",
            "perror",
            "putc",
            "putc_unlocked",
            "putchar",
            "putchar_unlocked",
            "puts",
            "putwc",
            "putwchar",
            "setbuf",
            "setbuffer",
            "setlinebuf",
            "setvbuf",
            "ungetwc",
        ],
    ),
    ("the name of a folder", &["__getcwd_chk"]),
    ("frees memory", &["regfree"]),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs/libc/symbolic")
}

/// The functions that each program says it proves.
fn proved() -> BTreeMap<PathBuf, BTreeSet<String>> {
    let paths = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut proved = BTreeMap::new();
    for path in paths.filter(|path| path.extension().is_some_and(|extension| extension == "c")) {
        let text = std::fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter_map(|line| line.strip_prefix("// proves: "));
        let names: BTreeSet<String> = lines.flat_map(|line| line.split(", ")).map(str::to_owned).collect();
        let is_safe = text.lines().next() == Some("// expect: safe");
        assert!(is_safe || names.is_empty(), "{} proves nothing: it fails", path.display());
        proved.insert(path, names);
    }
    proved
}

#[test]
fn every_function_of_strings_and_conversions_has_a_proof() {
    let proved: BTreeSet<String> = proved().into_values().flatten().collect();
    let left_out: BTreeSet<&str> = LEFT_OUT.iter().flat_map(|(_, names)| names.iter().copied()).collect();
    let mut missing = Vec::new();
    let mut known = BTreeSet::new();
    for (subject, function) in modelled_by_subject().filter(|(subject, _)| SUBJECTS.contains(subject)) {
        known.insert(function);
        let is_proved = proved.contains(function.strip_prefix("llvm.").unwrap_or(function));
        if !is_proved && !left_out.contains(function) {
            missing.push(format!("{subject}: {function}"));
        }
        assert!(!(is_proved && left_out.contains(function)), "{function} is proved and left out");
    }
    assert!(missing.is_empty(), "without a proof: {missing:#?}");
    let unknown: Vec<&&str> = left_out.iter().filter(|name| !known.contains(**name)).collect();
    assert!(unknown.is_empty(), "left out, but not there: {unknown:?}");
    let subjects: BTreeSet<&str> = modelled_by_subject().map(|(subject, _)| subject).collect();
    assert!(SUBJECTS.iter().all(|subject| subjects.contains(subject)), "a subject is not there");
}

#[test]
fn programs_call_what_they_prove() {
    let mut wrong = Vec::new();
    for (program, names) in proved() {
        let built = build(std::slice::from_ref(&program), &Options::default()).unwrap();
        let mut called = BTreeSet::new();
        for module in built.modules {
            let module = Module::index(&module.name, module.text).unwrap();
            let external = module.symbols().iter().filter(|symbol| !symbol.is_definition());
            called.extend(external.map(|symbol| symbol.name.to_string()));
        }
        for name in names {
            let intrinsic = format!("llvm.{name}.");
            if !called.iter().any(|called| *called == name || called.starts_with(&intrinsic)) {
                wrong.push(format!("{} does not call {name}", program.file_name().unwrap().display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
