//! The programs: where they come from, how they are compiled and run. Which models they needed that others did not is
//! said beside them.

use std::path::{Path, PathBuf};

pub struct Program {
    pub name: &'static str,
    pub package: &'static str,
    /// What the name of the package's archive begins with.
    pub tarball: &'static str,
    /// Sources, relative to the package; a `*` in the last part stands for anything.
    sources: &'static [&'static str],
    /// Folders of headers, relative to the package.
    includes: &'static [&'static str],
    flags: &'static [&'static str],
    pub arguments: &'static [&'static str],
    pub input: Input,
    /// Inputs of which the outputs are compared.
    pub examples: &'static [&'static str],
    /// How to search.
    pub search: &'static [&'static str],
}

#[derive(Clone, Copy)]
pub enum Input {
    Stdin,
    File(&'static str),
}

const PLAIN: Program = Program {
    name: "",
    package: "",
    tarball: "",
    sources: &[],
    includes: &[],
    flags: &[],
    arguments: &[],
    input: Input::Stdin,
    examples: &[],
    // Whole random paths: in programs that read a command a byte they reach more than the shortest way to each branch.
    search: &["--strategy", "random"],
};

const JSON: &[&str] =
    &["{\"a\": [1, 2.5, \"x\\n\"], \"b\": null}", "[true, false, {}]", "[1, ", "\"\\u0041\""];
const TEXT: &[&str] = &[
    "A few words that are longer than one line of the output can be.\n\n  An indented one.\n",
    "one\r\ntwo\r\n",
    "",
    "no end of line",
];
const C: &[&str] = &[
    "#ifdef A\nint a;\n#else\nint b;\n#endif\n#if defined(B) && 1\nint c;\n#endif\n",
    "int f(int x) { if (x) return 1; while (x--) ; return x ? 2 : 3; }\n/* comment */ int g(void) { switch (1) { case 1: break; } }\n",
    "#endif\n",
];

pub const PROGRAMS: &[Program] = &[
    // A JSON parser.
    Program {
        name: "jsondump",
        package: "jsmn",
        tarball: "jsmn",
        sources: &["example/jsondump.c"],
        includes: &["."],
        examples: JSON,
        ..PLAIN
    },
    // Another one, which prints what it has parsed: fopen, fseek, ftell, strtod, sprintf.
    Program {
        name: "cjson",
        package: "cjson",
        tarball: "cjson",
        sources: &["fuzzing/afl.c", "cJSON.c"],
        includes: &["."],
        arguments: &["input", "yes"],
        input: Input::File("input"),
        examples: JSON,
        ..PLAIN
    },
    // A calculator with numbers of any length: getopt_long, setvbuf.
    Program {
        name: "dc",
        package: "bc",
        tarball: "bc",
        sources: &["dc/*.c", "lib/number.c"],
        includes: &["h"],
        flags: &[
            "-DDC_VERSION=\"1\"",
            "-DDC_COPYRIGHT=\"\"",
            "-DPACKAGE=\"dc\"",
            "-DVERSION=\"1\"",
            "-DSTDC_HEADERS",
            "-DHAVE_STRING_H",
            "-DHAVE_STDLIB_H",
            "-DHAVE_LIMITS_H",
            "-DHAVE_UNISTD_H",
            "-DHAVE_STDARG_H",
            "-DHAVE_SYS_TYPES_H",
            "-DHAVE_ERRNO_H",
            "-DHAVE_STDDEF_H",
            "-DHAVE_CTYPE_H",
        ],
        examples: &["3 4 + p 20 k 7 2 / p [text]P 2 100 ^ p", "1 0 / p 2 v p f c z p", "5 sa la 3 > b"],
        ..PLAIN
    },
    // Checksums of files: stat, localtime, strftime.
    Program {
        name: "cksfv",
        package: "cksfv",
        tarball: "cksfv",
        sources: &["src/*.c"],
        flags: &[
            "-DVERSION=\"1\"",
            "-DPACKAGE_VERSION=\"1\"",
            "-include",
            "stdint.h",
            "-include",
            "unistd.h",
        ],
        arguments: &["-b", "-q", "-f", "input"],
        input: Input::File("input"),
        examples: &["; a comment\ninput 00000000\n", "other 12345678\n", "x\n", ""],
        ..PLAIN
    },
    // A compressor: read, write, fstat, signal.
    Program {
        name: "compress",
        package: "ncompress",
        tarball: "ncompress",
        sources: &["compress42.c"],
        flags: &["-DDIRENT=1", "-DUSERMEM=800000"],
        arguments: &["-c"],
        examples: TEXT,
        ..PLAIN
    },
    // Takes parts out of C: regular files, renames, tmpfile.
    Program {
        name: "unifdef",
        package: "unifdef",
        tarball: "unifdef",
        sources: &["unifdef.c"],
        arguments: &["-DA", "-UB"],
        examples: C,
        ..PLAIN
    },
    // Formats paragraphs: setlocale, wide characters of the C locale.
    Program {
        name: "par",
        package: "par",
        tarball: "par",
        sources: &["buffer.c", "charset.c", "errmsg.c", "par.c", "reformat.c"],
        arguments: &["20"],
        examples: TEXT,
        ..PLAIN
    },
    // JSON out of words: getline-like input, strtod, its own hash of strings.
    Program {
        name: "jo",
        package: "jo",
        tarball: "jo",
        sources: &["jo.c", "json.c", "base64.c"],
        flags: &["-DPACKAGE_VERSION=\"1\""],
        examples: &["a=1\nb=true\nc[]=2\n", "x=@y\n", "k=\n", "=\n", "a@T\n"],
        ..PLAIN
    },
    // Line ends of other systems.
    Program {
        name: "fromdos",
        package: "tofrodos",
        tarball: "tofrodos",
        sources: &["src/emsg.c", "src/init.c", "src/tofrodos.c", "src/utility.c"],
        arguments: &["-d"],
        examples: TEXT,
        ..PLAIN
    },
    // How branching C is: its own lexer, qsort-free tables, getopt.
    Program {
        name: "pmccabe",
        package: "pmccabe",
        tarball: "pmccabe",
        sources: &["combined.c"],
        arguments: &["input.c"],
        input: Input::File("input.c"),
        examples: C,
        ..PLAIN
    },
];

impl Program {
    /// The sources and the flags.
    pub fn build(&self, folder: &Path, headers: &Path) -> (Vec<PathBuf>, Vec<String>) {
        let mut files = Vec::new();
        for source in self.sources {
            match source.split_once('*') {
                None => files.push(folder.join(source)),
                Some((place, end)) => {
                    let entries = std::fs::read_dir(folder.join(place)).into_iter().flatten();
                    let mut found: Vec<PathBuf> = entries
                        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
                        .filter(|path| path.to_string_lossy().ends_with(end))
                        .collect();
                    found.sort();
                    files.extend(found);
                }
            }
        }
        let mut flags: Vec<String> = self.flags.iter().map(ToString::to_string).collect();
        flags.push(format!("-I{}", headers.display()));
        flags.extend(self.includes.iter().map(|include| format!("-I{}", folder.join(include).display())));
        (files, flags)
    }
}
