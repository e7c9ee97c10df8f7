//! Flags that do harm if a compiler gets them, in every spelling that a compiler may know, among flags that every build has.

use crate::random::Random;

/// Attacks that work, if a compiler gets them: code is loaded, or a file is written.
pub const ATTACKS: &[&[&str]] = &[
    &["-fplugin=./evil.so"],
    &["-Xclang", "-load", "-Xclang", "./evil.so"],
    &["-Xclang=-load", "-Xclang=./evil.so"],
    &["-Xclang", "-dependency-file", "-Xclang", "made", "-Xclang", "-MT", "-Xclang", "x"],
    &["-MJ", "../outside/precious"],
    &["-MJmade"],
    &["-MD", "-MFkeep.txt"],
    &["-MMD", "-MF", "made"],
    &["-Wp,-MD,made"],
    &["-ftime-trace=made"],
    &["-fproc-stat-report=made"],
    &["--serialize-diagnostics", "made"],
    &["@evil.rsp"],
    &["-D", "@evil.rsp"],
    &["--config=./evil.cfg"],
];

/// Flags that write the file that they are given.
const OUTPUTS: &[&str] = &[
    "-o",
    "--output",
    "-MF",
    "-MJ",
    "-dependency-file",
    "-dependency-dot",
    "--serialize-diagnostics",
    "-serialize-diagnostics",
    "-serialize-diagnostic-file",
    "-diagnostic-log-file",
    "-header-include-file",
    "-ftime-trace",
    "-foptimization-record-file",
    "-opt-record-file",
    "-fproc-stat-report",
    "-fcrash-diagnostics-dir",
    "-gen-cdb-fragment-path",
    "-save-stats",
    "-stats-file",
    "-info-output-file",
    "-fmodules-cache-path",
    "-fmodule-output",
    "-module-dependency-dir",
    "-fprofile-instr-generate",
    "-fprofile-generate",
    "-coverage-notes-file",
    "-coverage-data-file",
    "-split-dwarf-output",
    "-stack-usage-file",
    "-fthin-link-bitcode",
    "-dumpdir",
    "-index-store-path",
    "-symbol-graph-dir",
    "-working-directory",
    "-fdebug-compilation-dir",
    "-object-file-name",
    "-aux-info",
    "-dsym-dir",
    "-fdump-record-layouts",
];

/// Flags that load or run what they are given.
const LOADS: &[&str] = &[
    "-fplugin",
    "-fpass-plugin",
    "-load",
    "-plugin",
    "-add-plugin",
    "-load-pass-plugin",
    "-hipspv-pass-plugin",
    "-wrapper",
    "-fuse-ld",
    "-ld-path",
    "-B",
    "--prefix",
    "-ccc-gcc-name",
    "-ccc-install-dir",
    "-specs",
    "--config",
    "--config-user-dir",
    "-ivfsoverlay",
    "-fmodule-file",
    "-fmodule-map-file",
    "-include-pch",
    "-iprefix",
    "-isysroot",
    "-resource-dir",
    "--gcc-toolchain",
    "-mlink-bitcode-file",
    "-mlink-builtin-bitcode",
    "-fprofile-use",
    "--ptxas-path",
    "-include",
    "-imacros",
];

/// Flags that do harm alone.
const ALONE: &[&str] = &[
    "@evil.rsp",
    "@./evil.rsp",
    "--config=evil.cfg",
    "-MD",
    "-MMD",
    "-save-temps",
    "-save-temps=cwd",
    "--save-temps",
    "-save-stats",
    "-ftime-trace",
    "--coverage",
    "-ftest-coverage",
    "-fprofile-arcs",
    "-fstack-usage",
    "-fsave-optimization-record",
    "-gsplit-dwarf",
    "-fmodules",
    "-fcxx-modules",
    "-fno-integrated-as",
    "-fno-integrated-cc1",
    "--analyze",
    "-emit-ast",
    "-emit-pch",
    "-c",
    "-S",
    "-cc1",
    "-###",
    "-v",
    "-gen-reproducer",
    "-fcrash-diagnostics=all",
    "-Wp,-MD,outside",
    "-Wp,-MMD,../outside/precious",
    "-Wl,-o,x",
    "-Wa,--MD,x",
    "-xir",
    "-xcuda",
    "-xassembler-with-cpp",
    "--target=nvptx64-nvidia-cuda",
    "--driver-mode=cl",
    "--",
    "-",
    "",
    "evil.c",
    "-ObjC",
    "--precompile",
    "--migrate",
    "-verify-pch",
    "-traditional-cpp",
    "-dM",
];

/// What builds have, and what swallows the next word.
const HARMLESS: &[&str] = &[
    "-DN=1",
    "-O2",
    "-Wall",
    "-std=gnu11",
    "-Iinc",
    "-D",
    "-U",
    "-I",
    "-include",
    "-isystem",
    "-x",
    "-target",
    "-fPIC",
    "-mavx2",
    "-Xclang",
];

/// Where outputs would go, and what would be loaded.
const FILES: &[&str] = &["../outside/precious", "keep.txt", "made", "../outside/new", "p.c", "-"];
const CODE: &[&str] = &[
    "./evil.so",
    "evil.so",
    "evil",
    "./evil",
    ".",
    "evil.rsp",
    "evil.cfg",
    "@evil.rsp",
    "../outside/precious",
];

/// What passes the list, or is left out, and does harm if it is passed on in another form.
const SLY: &[&[&str]] = &[
    &["-o", "../outside/precious"],
    &["-omade"],
    &["-MF", "made"],
    &["-MFmade"],
    &["-MJ", "keep.txt"],
    &["-MJmade"],
    &["-MD"],
    &["-Wp,-MD,made"],
    &["-Wp,-DX=1,-UY"],
    &["-D", "@evil.rsp"],
    &["-D@evil.rsp"],
    &["-U", "@evil.rsp"],
    &["-I", "@evil.rsp"],
    &["-I", "-fplugin=./evil.so"],
    &["-DX=-fplugin=./evil.so"],
    &["-isystem", "."],
    &["-iquote", "inc"],
    &["-lfoo"],
    &["-load"],
    &["-l", "-fplugin=./evil.so"],
    &["-L", "@evil.rsp"],
    &["-Xlinker", "-fplugin=./evil.so"],
    &["-Wl,-o,made"],
    &["-save-temps=cwd"],
    &["--serialize-diagnostics", "made"],
    &["-include", "p.c"],
    &["-x", "c"],
    &["-target", "x86_64-linux-gnu"],
    &["-march=native"],
    &["-fsanitize=address"],
    &["-ffile-prefix-map=p.c=made"],
    &["-c"],
    &["-S"],
    &["-E"],
    &["-emit-llvm"],
];

/// Flags of a build that mostly pass.
pub fn sly(random: &mut Random) -> Vec<String> {
    let mut flags = Vec::new();
    for _ in 0..1 + random.below(4) {
        flags.extend(random.of(SLY).iter().map(|&word| word.to_owned()));
    }
    flags
}

/// Flags of either kind.
pub fn any(random: &mut Random) -> Vec<String> {
    if random.one_in(2) { sly(random) } else { hostile(random) }
}

/// A few flags, at least one of which is hostile.
pub fn hostile(random: &mut Random) -> Vec<String> {
    let mut flags = Vec::new();
    for _ in 0..1 + random.below(3) {
        for _ in 0..random.below(3) {
            flags.push(random.of(HARMLESS).to_owned());
        }
        match random.below(7) {
            5 | 6 => flags.extend(random.of(ATTACKS).iter().map(|&word| word.to_owned())),
            0 | 1 => {
                let (name, value) = (random.of(OUTPUTS), random.of(FILES));
                spell(random, name, value, &mut flags);
            }
            2 | 3 => {
                let (name, value) = (random.of(LOADS), random.of(CODE));
                spell(random, name, value, &mut flags);
            }
            _ => flags.push(random.of(ALONE).to_owned()),
        }
    }
    flags
}

/// One of the ways to say `name value`.
fn spell(random: &mut Random, name: &str, value: &str, flags: &mut Vec<String>) {
    let bare = name.trim_start_matches('-');
    let name = match random.below(6) {
        0 => format!("-{bare}"),
        1 => format!("--{bare}"),
        // Some parsers take a name that is cut short.
        2 if bare.len() > 4 => format!("--{}", &bare[..bare.len() - 1 - random.below(2)]),
        _ => name.to_owned(),
    };
    let joined = [format!("{name}={value}"), format!("{name}{value}")];
    let joined = joined[random.below(2)].clone();
    let add =
        |words: &[&str], flags: &mut Vec<String>| flags.extend(words.iter().map(|&word| word.to_owned()));
    match random.below(14) {
        0..=2 => add(&[&name, value], flags),
        3..=5 => add(&[&joined], flags),
        6 => add(&["-Xclang", &name, "-Xclang", value], flags),
        7 => add(&[&format!("-Xclang={name}"), &format!("-Xclang={value}")], flags),
        8 => add(&["-Xclang", &joined], flags),
        9 => add(&[&format!("-Wp,{name},{value}")], flags),
        10 => add(&["-Xpreprocessor", &name, "-Xpreprocessor", value], flags),
        11 => add(&["-mllvm", &joined], flags),
        12 => add(&["-Xarch_host", &joined], flags),
        _ => add(&["-D", &name, value], flags),
    }
}
