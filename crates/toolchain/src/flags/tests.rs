use super::*;
use crate::Error;
use std::path::Path;

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

fn scope() -> Scope {
    Scope { base: "/p".into(), inside: vec!["/p".into()] }
}

/// What would run code, write files, or hide flags.
const HOSTILE: &[&str] = &[
    "-fplugin=evil.so",
    "-fplugin-arg-x-y",
    "-Xclang -load",
    "-Xclang=-load",
    "-Xclang=evil.so",
    "-mllvm -load=evil.so",
    "-mllvm=-load=evil.so",
    "-fpass-plugin=evil.so",
    "-wrapper",
    "@more.rsp",
    "--config=evil.cfg",
    "-B/tmp/evil",
    "-Wp,-load,evil.so",
    "-Wp,-DX,-load",
    "-ftime-trace=/x",
    "-fcrash-diagnostics-dir=/x",
    "-fproc-stat-report=/x",
    "-foptimization-record-file=/x",
    "-fsave-optimization-record",
    "-save-stats=obj",
    "-dependency-file",
    "--serialize-diagnostics=/x",
    "-fmodules-cache-path=/x",
    "-fmodules",
    "-fmodule-file=/x",
    "-fdump-record-layouts",
    "-working-directory=/x",
    "-fprofile-instr-generate=/x",
    "-fprofile-use=/x",
    "--coverage",
    "-ftest-coverage",
    "-gsplit-dwarf",
    "-gen-cdb-fragment-path",
    "-Xarch_host",
    "-Xpreprocessor -MD",
    "-include-pch",
    "-include/etc/passwd",
    "-include /etc/passwd",
    "-include ../../etc/passwd",
    "-imacros /etc/passwd",
    "-include @x",
    "-isystem @x",
    "-isystem -load",
    "-I-",
    "-D",
    "-ivfsoverlay",
    "-iprefix /x",
    "-isysroot /x",
    "--sysroot=/x",
    "--target=nvptx64",
    "--target=x86_64-pc-windows-msvc",
    "-x cuda",
    "-x ir",
    "-xir",
    "-std=c11/../x",
    "-march=a/b",
    "-Wx/y",
    "-fno-builtin-a/b",
    "-fsanitize-ignorelist=/x",
    "-mlink-builtin-bitcode",
    "--include=/x",
    "--define-macro=X",
    "--analyze",
    "-ObjC",
    "-ccc-install-dir",
    "-specs=x",
    "-mllvm",
];

#[test]
fn what_could_harm_is_not_on_the_list() {
    for flags in HOSTILE {
        let asked = of_file(&words(flags), &scope());
        assert!(!asked.unlisted.is_empty(), "{flags}: {asked:?}");
        let asked = of_database(&words(flags), &scope());
        assert!(asked.flags.is_empty() || !asked.unlisted.is_empty(), "{flags}: {asked:?}");
    }
}

#[test]
fn outputs_are_left_out_in_every_spelling() {
    for flags in [
        "-o x",
        "-ox",
        "--output=x",
        "--output x",
        "-MFx",
        "-MF x",
        "-MJ x",
        "-MJx",
        "-MD",
        "-MTx",
        "-MQ x",
        "-save-temps=obj",
        "-Wp,-MD,x",
        "-Wp,-MMD,x",
        "--serialize-diagnostics x",
        "-c",
        "-S",
        "-E",
        "-emit-llvm",
    ] {
        assert_eq!(of_file(&words(flags), &scope()), Asked::default(), "{flags}");
        assert_eq!(of_database(&words(flags), &scope()), Asked::default(), "{flags}");
        assert!(of_person(&words(flags), true).unwrap().is_empty(), "{flags}");
    }
}

#[test]
fn what_programs_need_is_on_the_list() {
    let flags = "-DX=1 -UY -Iinc -isystem /sys -std=gnu++20 -pthread -fno-builtin -fno-builtin-memcpy -fPIC -march=native -mavx2 \
                 -mno-sse4.1 -fvisibility=hidden --target=x86_64-linux-gnu -xc++ -O2 -g -Wall -Wno-error=format -Wp,-D_FORTIFY_SOURCE=2 -fsanitize=address,undefined \
                 -include config.h";
    let asked = of_file(&words(flags), &scope());
    assert!(asked.unlisted.is_empty(), "{asked:?}");
    assert_eq!(asked.flags, words(&flags.replace("-Wp,-D", "-D")));
    // The next word is theirs, and joined to them no compiler takes it for something else.
    assert_eq!(
        of_file(&words("-D @x -I inc -target i686-linux-gnu"), &scope()).flags,
        words("-D@x -Iinc --target=i686-linux-gnu")
    );
}

#[test]
fn a_database_gives_only_what_changes_the_meaning() {
    let flags = "-DX=1 -D Y -I inc -Iother -isystem /sys -std=gnu11 -O3 -g -Wall -Werror -c -o out.o -MD -MF \
                 dep.d -pthread -fno-builtin -fsave-optimization-record=yaml -m32 -lm -Wl,-z,now -fdiagnostics-color in.c";
    let kept = "-DX=1 -DY -Iinc -Iother -isystem /sys -std=gnu11 -pthread -fno-builtin -m32";
    let asked = of_database(&words(flags), &scope());
    assert_eq!(asked, Asked { flags: words(kept), unlisted: Vec::new() });
}

#[test]
fn a_file_is_pulled_in_only_from_the_programs_folder() {
    let folder = tempfile::tempdir().unwrap();
    let (inside, outside) = (folder.path().join("in"), folder.path().join("out.h"));
    std::fs::create_dir(&inside).unwrap();
    std::fs::write(inside.join("a.h"), "").unwrap();
    std::fs::write(&outside, "").unwrap();
    std::os::unix::fs::symlink(&outside, inside.join("link.h")).unwrap();
    let scope = Scope { base: inside.clone(), inside: vec![inside.clone()] };
    let is_listed = |name: &Path| {
        let flags = ["-include".to_owned(), name.display().to_string()];
        of_file(&flags, &scope).unlisted.is_empty()
    };
    assert!(is_listed(Path::new("a.h")) && is_listed(&inside.join("a.h")) && is_listed(Path::new("stdio.h")));
    // Nor from a folder of headers that lies elsewhere.
    let elsewhere = format!("-I{} -include out.h", folder.path().display());
    assert!(!of_file(&words(&elsewhere), &scope).unlisted.is_empty());
    assert!(!is_listed(Path::new("../out.h")) && !is_listed(&outside) && !is_listed(Path::new("link.h")));
}

#[test]
fn a_person_loads_code_only_with_trust_and_writes_nothing() {
    for flags in [
        "-fplugin=evil.so",
        "-Xclang -load -Xclang evil.so",
        "-Xclang=-load -Xclang=evil.so",
        "-Xclang -add-plugin -Xclang p",
        "-fpass-plugin=evil.so",
        "-mllvm -load=evil.so",
        "-mllvm=-load=evil.so",
        "-mllvm -some-file=x",
        "-Xclang -some-option",
        "-wrapper evil",
        "-O2 @more.rsp",
        "-include @more.rsp",
        "--config evil.cfg",
        "-B/tmp/evil",
        "-Wp,-load,evil.so",
        "-fsome-new-flag=x",
        "-fmodules",
        "-isysroot @more.rsp",
        "-Rpass,-load",
        "more.c",
    ] {
        assert!(matches!(of_person(&words(flags), false), Err(Error::RefusedFlag { .. })), "{flags}");
        assert_eq!(of_person(&words(flags), true).unwrap(), words(flags), "{flags}");
    }
    for flags in [
        "-ftime-trace=x",
        "--save-stats=obj",
        "-Xclang -o -Xclang x",
        "-Xclang=-o -Xclang=x",
        "-Xclang -dependency-file -Xclang x",
        "-Xclang=-dependency-file",
        "-fcrash-diagnostics-dir=x",
        "--coverage",
    ] {
        assert!(matches!(of_person(&words(flags), true), Err(Error::RefusedFlag { .. })), "{flags}");
    }
    // A word that cannot be anything but a name is one, whatever it looks like.
    assert_eq!(of_person(&words("-D @more.rsp"), false).unwrap(), words("-D@more.rsp"));
    assert_eq!(
        needing_trust(&words("-O2 -Xclang -load -Xclang x -fplugin=y -lm -o z")),
        ["-Xclang -load", "-Xclang x", "-fplugin=y"]
    );
}

#[test]
fn what_a_person_usually_types_simply_works() {
    let flags = "-O2 -Os -g -Wall -Wextra -Wno-unused -std=c11 -DX=a,-B -UY -Iinc -isystem /usr/x -iquote q -pthread \
                 -fno-strict-aliasing -fwrapv -fsanitize=thread -ffast-math -fno-discard-value-names -march=native -mavx2 -msse4.2 \
                 -include /etc/x -imacros ../y.h --sysroot=/s -isysroot /s -fopenmp -fPIC -fcommon -ferror-limit=1 -Rpass=inline \
                 -Xclang -disable-O0-optnone --target=x86_64-linux-gnu";
    assert_eq!(of_person(&words(flags), false).unwrap(), words(flags));
    let left_out = "-c -o x.o -lm -l m -Llib -Wl,-z,now -static -rdynamic -MD -MFx -save-temps";
    assert!(of_person(&words(left_out), false).unwrap().is_empty());
}
