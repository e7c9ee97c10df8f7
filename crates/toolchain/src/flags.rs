//! Which compiler flags are passed on. What a person types after `--` is passed on as it is, and what a
//! `compile_commands.json` says only if it is known to change the meaning of the source and nothing else.
//! Neither may load or run code: the program under test, and all that comes with it, runs only in the machine.

use crate::Error;

/// Flags that load or run code, or hide such flags in a file; by how they begin.
const REFUSED: &[(&str, &str)] = &[
    ("-fplugin", "it loads code into the compiler"),
    ("-fpass-plugin", "it loads code into the compiler"),
    ("-load", "it loads code into the compiler"),
    ("-plugin", "it loads code into the compiler"),
    ("-add-plugin", "it loads code into the compiler"),
    ("-wrapper", "it runs a program"),
    ("-fuse-ld", "it names a program to run"),
    ("-B", "it says where programs to run are found"),
    ("--prefix", "it says where programs to run are found"),
    ("-ccc-", "it steers what the compiler runs"),
    ("-specs", "it steers what the compiler runs"),
    ("--specs", "it steers what the compiler runs"),
    ("--config", "it hides flags in a file"),
    ("-cc1", "it replaces the compiler's own flags"),
    ("@", "it hides flags in a file"),
];

/// Flags that pass the next argument on to an inner tool, where the same rules hold.
const PASSES_ON: &[&str] = &["-Xclang", "-mllvm", "-Xpreprocessor"];

/// Flags that choose an output, which is ours to choose; with the number of separate arguments.
const OUTPUT: &[(&str, usize)] = &[
    ("-c", 0),
    ("-S", 0),
    ("-E", 0),
    ("-emit-llvm", 0),
    ("-fsyntax-only", 0),
    ("-o", 1),
    ("-M", 0),
    ("-MM", 0),
    ("-MD", 0),
    ("-MMD", 0),
    ("-MG", 0),
    ("-MP", 0),
    ("-MV", 0),
    ("-MF", 1),
    ("-MT", 1),
    ("-MQ", 1),
    ("-MJ", 1),
    ("-save-temps", 0),
    ("--serialize-diagnostics", 1),
];

/// Flags of a database that matter, and take their argument apart or joined.
const WITH_ARGUMENT: &[&str] = &[
    "-D",
    "-U",
    "-I",
    "-include",
    "-imacros",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-isysroot",
    "-iprefix",
    "-iwithprefix",
    "-iwithprefixbefore",
    "-x",
    "-target",
    "--sysroot",
    "-arch",
];

/// Flags of a database that matter, by how they begin.
const MEANINGFUL: &[&str] = &[
    "-std=",
    "--std=",
    "-stdlib=",
    "--target=",
    "--sysroot=",
    "-m",
    "-f",
    "-pthread",
    "-ansi",
    "-nostdinc",
    "-undef",
    "-trigraphs",
];

/// Flags that match the above, yet write files, or change how the compiler works rather than what the program means.
const MEANINGLESS: &[&str] = &[
    "-fsave-optimization-record",
    "-ftime-trace",
    "-fcrash-diagnostics",
    "-fproc-stat-report",
    "-fmodule",
    "-fimplicit-module",
    "-fprebuilt-module",
    "-fbuild-session",
    "-fdiagnostics",
    "-fcolor-diagnostics",
    "-fprofile",
    "-fcoverage",
    "-fcs-profile",
    "-ftest-coverage",
    "-fsanitize",
    "-fno-sanitize",
    "-flto",
    "-fno-lto",
    "-fthinlto",
    "-fembed-bitcode",
    "-fdebug-",
    "-ffile-prefix-map",
    "-fmacro-prefix-map",
    "-fbacktrace",
    "-fexec-charset",
    "-foptimization-record",
    "-fdepfile",
    "-fmessage-length",
    "-mrelax-all",
    "-fintegrated",
    "-fno-integrated",
    "-fxray",
    "-finstrument",
    "-fstack-usage",
    "-fcallgraph",
    "-fdump",
];

/// Flags of a database that are skipped with the argument that follows.
const SKIPPED_WITH_ARGUMENT: &[&str] =
    &["-L", "-l", "-u", "-z", "-T", "-Xlinker", "-Xassembler", "-framework", "-G", "-dumpdir", "-aux-info"];

/// Checks flags that a person gave, and leaves out those that choose an output.
pub fn of_person(flags: &[String]) -> Result<Vec<String>, Error> {
    refuse(flags, "after `--`")?;
    let mut kept = Vec::new();
    let mut rest = flags.iter();
    while let Some(flag) = rest.next() {
        match OUTPUT.iter().find(|(name, _)| name == flag) {
            Some((_, arguments)) => rest.by_ref().take(*arguments).for_each(drop),
            None => kept.push(flag.clone()),
        }
    }
    Ok(kept)
}

/// Picks from the arguments of a recorded compiler call (without the compiler) the flags that matter.
pub fn of_database(arguments: &[String], origin: &str) -> Result<Vec<String>, Error> {
    refuse(arguments, origin)?;
    let mut kept = Vec::new();
    let mut rest = arguments.iter();
    while let Some(flag) = rest.next() {
        if flag == "--" {
            break;
        } else if let Some((_, arguments)) = OUTPUT.iter().find(|(name, _)| name == flag) {
            rest.by_ref().take(*arguments).for_each(drop);
        } else if PASSES_ON.contains(&flag.as_str()) || SKIPPED_WITH_ARGUMENT.contains(&flag.as_str()) {
            rest.next();
        } else if WITH_ARGUMENT.contains(&flag.as_str()) {
            if let Some(argument) = rest.next() {
                kept.extend([flag.clone(), argument.clone()]);
            }
        } else if MEANINGLESS.iter().any(|front| flag.starts_with(front)) {
        } else if WITH_ARGUMENT.iter().chain(MEANINGFUL).any(|front| flag.starts_with(front)) {
            kept.push(flag.clone());
        }
    }
    Ok(kept)
}

/// An error if one of the flags loads or runs code.
fn refuse(flags: &[String], origin: &str) -> Result<(), Error> {
    for flag in flags {
        // `-Wp,-load` hands its parts on to the preprocessor.
        let parts: Vec<&str> = match flag.strip_prefix("-Wp,") {
            Some(parts) => parts.split(',').collect(),
            None => vec![flag],
        };
        for part in parts {
            if let Some((_, why)) = REFUSED.iter().find(|(front, _)| part.starts_with(front)) {
                return Err(Error::RefusedFlag { flag: flag.clone(), origin: origin.to_owned(), why });
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn code_is_never_loaded() {
        for flags in [
            "-fplugin=evil.so",
            "-Xclang -load -Xclang evil.so",
            "-Xclang -add-plugin -Xclang p",
            "-fpass-plugin=evil.so",
            "-mllvm -load=evil.so",
            "-wrapper evil",
            "-O2 @more.rsp",
            "--config evil.cfg",
            "-B/tmp/evil",
            "-Wp,-load,evil.so",
        ] {
            assert!(matches!(of_person(&words(flags)), Err(Error::RefusedFlag { .. })), "{flags}");
            assert!(matches!(of_database(&words(flags), "db"), Err(Error::RefusedFlag { .. })), "{flags}");
        }
    }

    #[test]
    fn a_database_gives_only_what_changes_the_meaning() {
        let flags = "-DX=1 -D Y -I inc -Iother -isystem /sys -std=gnu11 -O3 -g -Wall -Werror -c -o out.o -MD -MF \
                     dep.d -pthread -fno-builtin -fsave-optimization-record=yaml -m32 -Xclang -ast-dump -lm in.c";
        let kept = "-DX=1 -D Y -I inc -Iother -isystem /sys -std=gnu11 -pthread -fno-builtin -m32";
        assert_eq!(of_database(&words(flags), "db").unwrap(), words(kept));
    }

    #[test]
    fn a_person_gets_what_was_asked_for_but_the_output() {
        let flags = "-O2 -c -o x.o -Wall -DX=a,-B -Xclang -some-option";
        assert_eq!(of_person(&words(flags)).unwrap(), words("-O2 -Wall -DX=a,-B -Xclang -some-option"));
    }
}
