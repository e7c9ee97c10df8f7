//! The flags that a file may ask for: what programs need, each by its exact name or in a form that can mean nothing else. A flag that is not
//! here is not known to be harmless. It is a list of what is allowed, because nobody knows all that compilers can be told to do.

use std::path::{Component, Path, PathBuf};

/// What is done with a flag of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// It changes what the source means.
    Meaning,
    /// It is harmless, and a build's own business: how much to optimise, what to warn of.
    Style,
}

/// Where the names in a flag begin, and within which folders files may be pulled into a source.
#[derive(Clone, Debug)]
pub struct Scope {
    /// Where the compiler runs.
    pub base: PathBuf,
    /// The program's folders.
    pub inside: Vec<PathBuf>,
}

/// Flags that take an argument, joined or as the next word.
const WITH_ARGUMENT: &[&str] =
    &["-isystem", "-iquote", "-idirafter", "-include", "-imacros", "-D", "-U", "-I", "-x"];

/// Those of them that name a folder of headers.
const HEADERS: &[&str] = &["-isystem", "-iquote", "-idirafter", "-I"];

/// Flags that take the next word as their argument, and have no joined form.
const WITH_WORD: &[&str] = &["-target"];

/// The languages of sources.
const LANGUAGES: &[&str] = &["c", "c++", "cpp-output", "c++-cpp-output", "none"];

const MEANING: &[&str] = &[
    "-pthread",
    "-ansi",
    "-nostdinc",
    "-nostdinc++",
    "-nostdlibinc",
    "-nobuiltininc",
    "-undef",
    "-trigraphs",
    "-traditional-cpp",
    "-fpack-struct",
    "-fopenmp",
    "-fopenmp-simd",
];

/// Flags that have an opposite, without their `-f` or `-fno-`.
const FEATURES: &[&str] = &[
    "access-control",
    "aligned-allocation",
    "asm",
    "asm-blocks",
    "associative-math",
    "assume-sane-operator-new",
    "async-exceptions",
    "asynchronous-unwind-tables",
    "blocks",
    "borland-extensions",
    "builtin",
    "c++-static-destructors",
    "cf-protection",
    "char8_t",
    "check-new",
    "common",
    "cx-fortran-rules",
    "cx-limited-range",
    "cxx-exceptions",
    "data-sections",
    "declspec",
    "delayed-template-parsing",
    "delete-null-pointer-checks",
    "digraphs",
    "discard-value-names",
    "dollars-in-identifiers",
    "elide-constructors",
    "elide-type",
    "emulated-tls",
    "exceptions",
    "fast-math",
    "finite-loops",
    "finite-math-only",
    "fixed-point",
    "freestanding",
    "function-sections",
    "gnu-inline-asm",
    "gnu-keywords",
    "gnu89-inline",
    "honor-infinities",
    "honor-nans",
    "hosted",
    "ident",
    "inline",
    "inline-functions",
    "jump-tables",
    "keep-static-consts",
    "lax-vector-conversions",
    "math-errno",
    "merge-all-constants",
    "merge-constants",
    "ms-compatibility",
    "ms-extensions",
    "omit-frame-pointer",
    "operator-names",
    "optimize-sibling-calls",
    "pascal-strings",
    "pic",
    "PIC",
    "pie",
    "PIE",
    "plt",
    "reciprocal-math",
    "rounding-math",
    "rtti",
    "semantic-interposition",
    "short-enums",
    "short-wchar",
    "signaling-math",
    "signed-bitfields",
    "signed-char",
    "signed-zeros",
    "sized-deallocation",
    "slp-vectorize",
    "split-stack",
    "stack-clash-protection",
    "stack-protector",
    "stack-protector-all",
    "stack-protector-strong",
    "strict-aliasing",
    "strict-enums",
    "strict-float-cast-overflow",
    "strict-overflow",
    "strict-return",
    "strict-vtable-pointers",
    "threadsafe-statics",
    "trapping-math",
    "trapv",
    "trigraphs",
    "unit-at-a-time",
    "unroll-loops",
    "unsafe-math-optimizations",
    "unsigned-bitfields",
    "unsigned-char",
    "unwind-tables",
    "use-cxa-atexit",
    "vectorize",
    "visibility-inlines-hidden",
    "wrapv",
    "writable-strings",
    "zero-initialized-in-bss",
];

/// What a processor has, without its `-m` or `-mno-`.
const PROCESSOR: &[&str] = &[
    "3dnow",
    "abm",
    "adx",
    "aes",
    "avx",
    "avx2",
    "avx512bf16",
    "avx512bitalg",
    "avx512bw",
    "avx512cd",
    "avx512dq",
    "avx512f",
    "avx512fp16",
    "avx512ifma",
    "avx512vbmi",
    "avx512vbmi2",
    "avx512vl",
    "avx512vnni",
    "avx512vpopcntdq",
    "avxvnni",
    "bmi",
    "bmi2",
    "clflushopt",
    "clwb",
    "crc",
    "crc32",
    "cx16",
    "f16c",
    "fma",
    "fma4",
    "fsgsbase",
    "fxsr",
    "general-regs-only",
    "gfni",
    "implicit-float",
    "lzcnt",
    "mmx",
    "movbe",
    "ms-bitfields",
    "omit-leaf-frame-pointer",
    "outline-atomics",
    "pclmul",
    "pku",
    "popcnt",
    "prfchw",
    "rdpid",
    "rdrnd",
    "rdseed",
    "red-zone",
    "retpoline",
    "rtm",
    "sahf",
    "sha",
    "shstk",
    "soft-float",
    "sse",
    "sse2",
    "sse3",
    "sse4",
    "sse4.1",
    "sse4.2",
    "sse4a",
    "ssse3",
    "stackrealign",
    "strict-align",
    "tbm",
    "tls-direct-seg-refs",
    "unaligned-access",
    "vaes",
    "vpclmulqdq",
    "x87",
    "xop",
    "xsave",
    "xsavec",
    "xsaveopt",
    "xsaves",
    "vzeroupper",
];

/// Which processor, and how wide it is: the narrow ones are refused later, in words of their own.
const WIDTHS: &[&str] = &[
    "-m64",
    "-m32",
    "-mx32",
    "-m16",
    "-mlong-double-64",
    "-mlong-double-80",
    "-mlong-double-128",
    "-mlittle-endian",
];

/// Flags whose value is a plain word.
const VALUED: &[&str] = &[
    "-std=",
    "--std=",
    "-stdlib=",
    "-march=",
    "-mtune=",
    "-mcpu=",
    "-mabi=",
    "-mcmodel=",
    "-mfpmath=",
    "-mtls-dialect=",
    "-mbranch-protection=",
    "-mstack-alignment=",
    "-mprefer-vector-width=",
    "-mharden-sls=",
    "-mfunction-return=",
    "-mstack-protector-guard=",
    "-mpreferred-stack-boundary=",
    "-fabi-version=",
    "-fcf-protection=",
    "-fclang-abi-compat=",
    "-fcomplex-arithmetic=",
    "-fconstexpr-depth=",
    "-fconstexpr-steps=",
    "-fbracket-depth=",
    "-fdenormal-fp-math=",
    "-fexcess-precision=",
    "-ffp-contract=",
    "-ffp-eval-method=",
    "-ffp-exception-behavior=",
    "-ffp-model=",
    "-fgnuc-version=",
    "-flax-vector-conversions=",
    "-fms-compatibility-version=",
    "-fmax-type-align=",
    "-fnew-alignment=",
    "-fno-builtin-",
    "-foperator-arrow-depth=",
    "-fpack-struct=",
    "-fstrict-flex-arrays=",
    "-ftemplate-depth=",
    "-ftemplate-depth-",
    "-ftls-model=",
    "-ftrivial-auto-var-init=",
    "-fvisibility=",
    "-fzero-call-used-regs=",
];

const STYLE: &[&str] = &[
    "-O",
    "-O0",
    "-O1",
    "-O2",
    "-O3",
    "-O4",
    "-Os",
    "-Oz",
    "-Og",
    "-Ofast",
    "-g",
    "-g0",
    "-g1",
    "-g2",
    "-g3",
    "-ggdb",
    "-ggdb0",
    "-ggdb1",
    "-ggdb2",
    "-ggdb3",
    "-gdwarf",
    "-gdwarf-2",
    "-gdwarf-3",
    "-gdwarf-4",
    "-gdwarf-5",
    "-gdwarf32",
    "-gdwarf64",
    "-gline-tables-only",
    "-gcolumn-info",
    "-gno-column-info",
    "-gstrict-dwarf",
    "-gno-strict-dwarf",
    "-gz",
    "-w",
    "-W",
    "-pedantic",
    "-pedantic-errors",
    "--pedantic",
    "-pipe",
    "-Qunused-arguments",
    "-fcolor-diagnostics",
    "-fno-color-diagnostics",
    "-fdiagnostics-color",
    "-fno-diagnostics-color",
    "-fansi-escape-codes",
    "-fshow-column",
    "-fno-show-column",
    "-fno-caret-diagnostics",
    "-fdiagnostics-show-option",
    "-fno-diagnostics-show-option",
    "-fno-spell-checking",
    "-frecord-gcc-switches",
    "-grecord-gcc-switches",
    "-gno-record-gcc-switches",
    "-fverbose-asm",
    "-fno-verbose-asm",
    "-fintegrated-as",
    "-fno-lto",
];

/// Harmless flags whose value is a plain word, or several with commas between them.
const STYLE_VALUED: &[&str] = &[
    "-W",
    "-fsanitize=",
    "-fno-sanitize=",
    "-fsanitize-recover=",
    "-fno-sanitize-recover=",
    "-fsanitize-trap=",
    "-fdiagnostics-color=",
    "-fdiagnostics-format=",
    "-fmessage-length=",
    "-ferror-limit=",
    "-fmax-errors=",
    "-ftabstop=",
    "-ftemplate-backtrace-limit=",
    "-fmacro-backtrace-limit=",
    "-gz=",
    "-falign-functions=",
    "-falign-loops=",
];

/// Harmless flags that rewrite names; the value is any text.
const STYLE_RENAMES: &[&str] = &["-ffile-prefix-map=", "-fmacro-prefix-map=", "-fdebug-prefix-map="];

/// The processors of a target. The narrow ones are refused later, in words of their own.
const TARGETS: &[&str] = &[
    "x86_64", "amd64", "aarch64", "arm64", "i386", "i486", "i586", "i686", "arm", "armv7", "armv7a", "armv6",
];

/// What the first words are, if they are on the list: the flags to pass on, how many words they were, and what they are for. `all` are the
/// words from the beginning. Without a scope they are a person's, who may pull any file into a source.
pub(super) fn listed(
    words: &[String],
    all: &[String],
    scope: Option<&Scope>,
) -> Option<(Vec<String>, usize, Use)> {
    let flag = words.first()?.as_str();
    // What nobody can see in a message nobody can allow, and no process takes a zero.
    if flag.contains('\0') || words.get(1).is_some_and(|next| next.contains('\0')) {
        return None;
    }
    let kept = |kind| Some((vec![flag.to_owned()], 1, kind));
    if is_word(MEANING, flag)
        || is_word(WIDTHS, flag)
        || is_feature(flag)
        || has_value(VALUED, flag, is_plain)
    {
        return kept(Use::Meaning);
    }
    if flag.strip_prefix("--target=").is_some_and(is_target) {
        return kept(Use::Meaning);
    }
    if is_word(STYLE, flag)
        || has_value(STYLE_VALUED, flag, is_plain_list)
        || has_value(STYLE_RENAMES, flag, |_| true)
    {
        return kept(Use::Style);
    }
    // `-Wp,-DX` is how the macros of some builds are spelled.
    if let Some(parts) = flag.strip_prefix("-Wp,") {
        let macros: Vec<String> = parts.split(',').map(str::to_owned).collect();
        let is_macro = |part: &String| part.len() > 2 && (part.starts_with("-D") || part.starts_with("-U"));
        return macros.iter().all(is_macro).then_some((macros, 1, Use::Meaning));
    }
    if WITH_WORD.contains(&flag) {
        let value = words.get(1).filter(|value| is_target(value))?;
        return Some((vec![format!("--target={value}")], 2, Use::Meaning));
    }
    let name = WITH_ARGUMENT.iter().find(|name| flag.starts_with(**name))?;
    let (value, count) = match &flag[name.len()..] {
        "" => (words.get(1)?.as_str(), 2),
        // `-include-pch` is no file called `-pch`, and `-I-` is something else altogether.
        joined if joined.starts_with('-') => return None,
        joined => (joined, 1),
    };
    let fits = match *name {
        "-x" => LANGUAGES.contains(&value),
        "-include" | "-imacros" => scope.is_none_or(|scope| is_inside(value, scope, all)),
        _ => !value.is_empty(),
    };
    // Compilers take every word that begins with `@` for the name of a file with flags in it, wherever it stands.
    let flags = match *name {
        "-D" | "-U" | "-I" | "-x" if !value.starts_with('-') => vec![format!("{name}{value}")],
        _ if value.starts_with(['@', '-']) => return None,
        _ => vec![(*name).to_owned(), value.to_owned()],
    };
    fits.then_some((flags, count, Use::Meaning))
}

fn is_word(list: &[&str], flag: &str) -> bool {
    list.contains(&flag)
}

/// Whether a flag switches something on or off that the source or the processor has.
fn is_feature(flag: &str) -> bool {
    let of = |front: &str, list: &[&str]| {
        flag.strip_prefix(front).is_some_and(|name| {
            list.contains(&name) || name.strip_prefix("no-").is_some_and(|name| list.contains(&name))
        })
    };
    of("-f", FEATURES) || of("-m", PROCESSOR)
}

fn has_value(list: &[&str], flag: &str, fits: impl Fn(&str) -> bool) -> bool {
    list.iter().any(|front| flag.strip_prefix(front).is_some_and(|value| !value.is_empty() && fits(value)))
}

fn is_plain(value: &str) -> bool {
    value.chars().all(|c| c.is_ascii_alphanumeric() || "_+:.-".contains(c))
}

/// Plain words with commas or `=` in between. A comma after one letter is something else: `-Wl,` hands flags on to another program.
fn is_plain_list(value: &str) -> bool {
    let is_passed_on = value.as_bytes().get(1) == Some(&b',');
    !is_passed_on && value.split([',', '=']).all(is_plain)
}

/// Whether it names a system that a program can be compiled for without other tools.
fn is_target(value: &str) -> bool {
    let (processor, system) = value.split_once('-').unwrap_or((value, "linux"));
    is_plain(value) && TARGETS.contains(&processor) && (system.contains("linux") || system == "gnu")
}

/// Whether a file that is pulled into a source lies within the program's folders, or is one that the compiler looks for among its own headers.
/// `words` are all that the file says: they may send the compiler elsewhere for it.
fn is_inside(name: &str, scope: &Scope, words: &[String]) -> bool {
    let is_ours = |real: PathBuf| {
        let holds = |folder: &PathBuf| folder.canonicalize().is_ok_and(|folder| real.starts_with(folder));
        scope.inside.iter().any(holds)
    };
    if let Ok(real) = scope.base.join(name).canonicalize() {
        return is_ours(real);
    }
    let is_plain_name =
        Path::new(name).components().all(|part| matches!(part, Component::Normal(_) | Component::CurDir));
    let mut found =
        header_folders(words).filter_map(|folder| scope.base.join(folder).join(name).canonicalize().ok());
    is_plain_name && !name.is_empty() && found.all(is_ours)
}

/// The folders that the words name for headers.
fn header_folders(words: &[String]) -> impl Iterator<Item = &str> {
    words.iter().enumerate().filter_map(|(at, word)| {
        let rest = HEADERS.iter().find_map(|name| word.strip_prefix(name))?;
        if rest.is_empty() { words.get(at + 1).map(String::as_str) } else { Some(rest) }
    })
}
