//! The Makefile and the README of a folder of tests.

use super::case::Case;
use super::sources::Sources;
use std::fmt::Write;
use threadbare_trace::ErrorKind;

/// What every compiler gets. Macros and builtins that hide calls are switched off, so that the runtime sees them;
/// gcc makes something else of `1 / x` that does not fail.
const FLAGS: &str = "-g -gdwarf-4 -O0 -fno-pie -fno-builtin -fno-omit-frame-pointer -fno-strict-aliasing -ffp-contract=off -pthread -w \
-U_FORTIFY_SOURCE -D__THREADBARE__=1 -Wno-error=implicit-function-declaration -Wno-error=implicit-int \
-Wno-error=int-conversion -Wno-error=incompatible-pointer-types \
-fsanitize=integer-divide-by-zero -fsanitize-undefined-trap-on-error";

pub(super) fn makefile(sources: &Sources, cases: &[Case<'_>], overridden: &[String]) -> String {
    let is_built = |build: &str| cases.iter().any(|case| case.build() == build);
    let has_plain = is_built("plain") || is_built("both");
    let has_addresses = is_built("addresses") || is_built("both");
    let has = |kind| cases.iter().any(|case| case.failure.kind == kind);
    // A program may rely on what a finding does not speak of.
    let traps: Vec<&str> =
        [(ErrorKind::Overflow, "signed-integer-overflow,shift"), (ErrorKind::Unreachable, "unreachable")]
            .into_iter()
            .filter_map(|(kind, traps)| has(kind).then_some(traps))
            .collect();
    let weaken: String = overridden.iter().map(|name| format!(" --weaken-symbol={name}")).collect();
    let mut text = format!(
        "# Regression tests: `make check` fails while the program fails as it did when these were made.\n\
         #\n\
         #     make check                  the sources in src\n\
         #     make check SRC=FOLDER       sources elsewhere, under the same names\n\
         #     make check VERBOSE=1        says what became of each schedule\n\
         #     make check SECONDS=60       processor time for each test\n\
         #\n\
         # Needed are a C compiler (gcc, or clang), binutils and make.\n\
         SRC = src\n\
         BUILD = build\n\
         SECONDS = 20\n\
         VERBOSE =\n\
         OBJCOPY = objcopy\n\
         OBJDUMP = objdump\n\
         NM = nm\n\n\
         S := $(abspath $(SRC))\n\
         B := $(BUILD)\n\
         IS_CLANG := $(findstring clang,$(shell $(CC) --version 2>/dev/null))\n\
         THREADS := -fsanitize=thread $(if $(IS_CLANG),-mllvm -tsan-instrument-read-before-write=1)\n\
         ADDRESSES := -fsanitize=address $(if $(IS_CLANG),-mllvm -asan-instrumentation-with-call-threshold=0,\
         --param asan-instrumentation-with-call-threshold=0)\n\
         UNDEFINED := $(THREADS) -fsanitize={traps}\n\
         ATOMIC := $(wildcard $(shell $(CC) -print-file-name=libatomic.a))\n\
         FLAGS := {FLAGS} $(if $(IS_CLANG),,-include runtime/clang.h)\n\
         RENAME := $(OBJCOPY) --redefine-syms=runtime/names{weaken}\n\
         LINK := -no-pie -pthread -Wl,--warn-unresolved-symbols\n\
         LIBRARIES := -lm $(ATOMIC)\n\
         PARTS := inputs program baton order script moved report locks waits threads hooks heap library attributes\n\n",
        traps = traps.join(",")
    );
    let mut needed = vec!["$(B)/run"];
    if has_plain {
        needed.push("$(B)/places");
    }
    if has_addresses {
        needed.push("$(B)/places-addresses");
    }
    if !traps.is_empty() {
        needed.push("$(B)/places-undefined");
    }
    let files: Vec<String> = cases.iter().map(|case| format!("cases/{}.case", case.name)).collect();
    let _ = writeln!(
        text,
        ".PHONY: check all clean\n\
         all: {needed}\n\
         check: all\n\
         \t@THREADBARE_SECONDS='$(SECONDS)' $(if $(VERBOSE),THREADBARE_VERBOSE='$(VERBOSE)') $(B)/run $(B) $(S) \\\n\t\t{cases}\n\
         clean:\n\t@rm -rf $(B)\n\n\
         $(B)/run: runtime/run.c\n\t@mkdir -p $(B)\n\t@$(CC) -O1 -w -o $@ $<\n\
         $(B)/table: runtime/places.c\n\t@mkdir -p $(B)\n\t@$(CC) -O1 -w -o $@ $<\n",
        needed = needed.join(" "),
        cases = files.join(" \\\n\t\t")
    );
    for (suffix, marks, own, wanted) in [
        ("", "$(THREADS)", "", has_plain),
        ("-addresses", "$(ADDRESSES)", "-DTB_ADDRESSES", has_addresses),
        ("-undefined", "$(UNDEFINED)", "", !traps.is_empty()),
    ] {
        if wanted {
            program(&mut text, sources, suffix, marks, own);
        }
    }
    text
}

/// The rules of one build of the program.
fn program(text: &mut String, sources: &Sources, suffix: &str, marks: &str, own: &str) {
    let mut objects = String::new();
    let mut recipes = String::new();
    for (number, (name, flags)) in sources.units.iter().enumerate() {
        let object = format!("$(B)/o{suffix}/{number}.o");
        let flags: String = flags.iter().map(|flag| format!(" {}", quoted(flag))).collect();
        let _ = writeln!(
            recipes,
            "\t@$(CC) $(FLAGS) {marks}{flags} -idirafter include -c -o {object} $(S)/{name}\n\
             \t@$(RENAME) {object}"
        );
        objects += &format!("{object} ");
    }
    // Sources and headers may be anywhere, so they are compiled each time. Of the runtime nothing but what it has in common is seen.
    let linked = if suffix == "-addresses" { " -fsanitize=address" } else { "" };
    let _ = write!(
        text,
        "$(B)/r{suffix}/%.o: runtime/%.c runtime/test.h\n\
         \t@mkdir -p $(@D)\n\
         \t@$(CC) -std=gnu11 -O1 -fno-pie -fno-builtin -w {own} -c -o $@ $<\n\
         \t@$(OBJCOPY) --discard-all $(if $(findstring inputs,$@),--weaken) $@\n\
         .PHONY: $(B)/places{suffix}\n\
         $(B)/places{suffix}: $(B)/table $(PARTS:%=$(B)/r{suffix}/%.o)\n\
         \t@rm -rf $(B)/o{suffix} && mkdir -p $(B)/o{suffix}\n\
         {recipes}\
         \t@$(CC) $(LINK){linked} -o $(B)/program{suffix} $(PARTS:%=$(B)/r{suffix}/%.o) \\\n\
         \t\t{objects}$(LIBRARIES)\n\
         \t@$(NM) -S $(B)/program{suffix} > $(B)/symbols{suffix}\n\
         \t@$(OBJDUMP) -dl --no-show-raw-insn $(B)/program{suffix} > $(B)/listing{suffix}\n\
         \t@$(B)/table $(B)/symbols{suffix} $(B)/listing{suffix} $(S) > $@\n\n"
    );
}

/// A word for the shell in a recipe. What begins with an option and names a folder of ours is two words, and plain.
fn quoted(flag: &str) -> String {
    let is_macro = flag.starts_with("-D") || flag.starts_with("-U");
    if !is_macro && flag.contains("$(S)") {
        return flag.to_owned();
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-+/,=".contains(c);
    if flag.chars().all(plain) {
        return flag.to_owned();
    }
    format!("'{}'", flag.replace('\'', "'\\''").replace('$', "$$"))
}

pub(super) fn readme(cases: &[Case<'_>], left_out: &[(String, String)], unused: &[String]) -> String {
    let mut text = String::from(
        "Regression tests, made by `threadbare tests`. They need a C compiler, binutils and make, and nothing else.\n\n\
         \x20   make check                 the sources in src: fails (status 2) as long as one of the tests fails\n\
         \x20   make check SRC=FOLDER      the sources elsewhere, under the same names\n\
         \x20   make check VERBOSE=1       says for each test whether its schedule was followed\n\n\
         A test gives the program the inputs of a finding, and makes its threads go in the order that led to the failure. It fails if the\n\
         program is ended by a signal, fails an assertion, gets stuck (every thread waits, nothing changes any more, or it takes too much\n\
         processor time), or if two threads stand before the accesses of a data race at the same time. Where the program does not come by\n\
         the places of the schedule any more, because it was repaired or changed, it runs on freely to its end, and has passed if that\n\
         is no failure. Its exit status does not matter.\n\n",
    );
    text += "Tests:\n";
    for case in cases {
        let place = format!("{}:{}", file_name(&case.failure.location.file), case.failure.location.line);
        let _ = writeln!(text, "    {}  {} at {place}", case.name, case.failure.kind);
        if let Some(why) = case.doubt() {
            let _ = writeln!(text, "        may pass on the program as it is: {why}");
        }
    }
    if !left_out.is_empty() {
        text += "\nFindings without a test:\n";
        for (name, why) in left_out {
            let _ = writeln!(text, "    {name}: {why}");
        }
    }
    if !unused.is_empty() {
        text += "\nFlags of the check that are not used here:\n";
        for flag in unused {
            let _ = writeln!(text, "    {flag}");
        }
    }
    text += "\nsrc has the sources, cases what leads to each failure, runtime what is linked into the program (its threads take turns there),\n\
             include the headers that come with Threadbare.\n";
    text
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}
