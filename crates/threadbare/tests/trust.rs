//! What files that come with a program may ask for, what only the person may, and that nothing they say reaches the terminal as it is.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// The compiler of this machine.
fn clang() -> String {
    threadbare_toolchain::Clang::find(None).unwrap().path.display().to_string()
}

/// A folder with a program that fails, a compiler that leaves a trace, and a cache of its own.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        let folder = Folder(TempDir::new().unwrap());
        folder.write("p.c", "int main(void) { int *p = 0; return *p; }\n");
        let clang = clang();
        folder.write(
            "evil",
            &format!("#!/bin/sh\ntouch {}\nexec {clang} \"$@\"\n", folder.path("ran").display()),
        );
        fs::set_permissions(folder.path("evil"), fs::Permissions::from_mode(0o755)).unwrap();
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        let Output { status, stdout, stderr } = Command::new(env!("CARGO_BIN_EXE_threadbare"))
            .args(arguments)
            .current_dir(self.0.path())
            .env("XDG_CACHE_HOME", self.path("cache"))
            .output()
            .unwrap();
        (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
    }

    /// A command that must be refused in one line that says this.
    fn refused(&self, arguments: &[&str], says: &str) {
        let (status, stdout, stderr) = self.run(arguments);
        assert_eq!((status, stdout.as_str()), (2, ""), "{arguments:?}: {stderr}");
        assert!(stderr.contains(says) && stderr.lines().count() == 1, "{arguments:?}: {stderr}");
    }

    /// Whether the compiler that leaves a trace has run since somebody last looked.
    fn ran(&self) -> bool {
        fs::remove_file(self.path("ran")).is_ok()
    }
}

const WITNESS: &str = ".threadbare/runs/1/1-null-dereference.json";

#[test]
fn a_program_in_settings_runs_once_somebody_trusts_them_and_until_they_change() {
    let folder = Folder::new();
    let check = |more: &[&str]| folder.run(&[&["check", "p.c"], more].concat()).2;
    folder.write(
        "threadbare.toml",
        "[check]\nclang = \"./evil\"\n[inspect]\nclang = \"./evil\"\n[doctor]\nclang = \"./evil\"\n",
    );
    for command in [&["check", "p.c"][..], &["inspect", "p.c"], &["doctor"]] {
        folder.refused(command, "threadbare.toml: asks for `--clang=./evil`");
        assert!(!folder.ran(), "{command:?}");
    }
    // The person's own word counts, and needs no trust.
    assert_eq!(check(&["--clang", &clang()]), "");
    assert!(!folder.ran());
    assert_eq!(check(&["--trust"]), "threadbare: note: threadbare.toml: trusted, with `--clang=./evil`\n");
    assert!(folder.ran());
    assert_eq!(check(&[]), "");
    assert!(folder.ran());
    folder.write("threadbare.toml", "[check]\nclang = \"./evil\"\ntime = \"5s\"\n");
    folder.refused(&["check", "p.c"], "asks for `--clang=./evil`");
    assert!(!folder.ran());
    folder.write("threadbare.toml", "[check]\ntrust = true\nclang = \"./evil\"\n");
    folder.refused(&["check", "p.c"], "threadbare.toml:2: `trust` is said on the command line");
    folder.write("threadbare.toml", "[replay]\nnative = true\n");
    folder.refused(&["replay", WITNESS], "asks for `--native`");
}

#[test]
fn flags_of_files_pass_a_list_and_trust_allows_more_by_name() {
    let folder = Folder::new();
    folder.write(
        "threadbare.toml",
        "[check]\nflags = [\"-DX\", \"-Xclang=-load\", \"-Xclang=./x.so\", \"-MJ\", \"x\"]\n",
    );
    folder.refused(&["check", "p.c"], "asks for `-Xclang=-load`, `-Xclang=./x.so`, which is not known");
    folder.write(
        "threadbare.toml",
        "[check]\nflags = [\"-DX\", \"-O2\", \"-MJ\", \"mj\", \"-MFmf\", \"-o\", \"out\"]\n",
    );
    assert_eq!(folder.run(&["check", "p.c"]).0, 1);
    assert!(!folder.path("mj").exists() && !folder.path("mf").exists() && !folder.path("out").exists());
    fs::remove_file(folder.path("threadbare.toml")).unwrap();

    let database = |flag: &str| {
        let entry =
            serde_json::json!({"directory": ".", "file": "p.c", "arguments": ["./evil", flag, "-c", "p.c"]});
        folder.write("compile_commands.json", &serde_json::json!([entry]).to_string());
    };
    database("-fsome-new-flag");
    folder.refused(
        &["check", "compile_commands.json"],
        "compile_commands.json: asks for `-fsome-new-flag`, which",
    );
    database("-ffixed-x18");
    folder.refused(&["check", "compile_commands.json"], "asks for `-ffixed-x18`");
    database("--system-header-prefix=x");
    let (status, _, stderr) = folder.run(&["check", "--trust", "compile_commands.json"]);
    assert_eq!(
        (status, &*stderr),
        (1, "threadbare: note: compile_commands.json: trusted, with `--system-header-prefix=x`\n")
    );
    assert_eq!(folder.run(&["check", "compile_commands.json"]).0, 1);
    // Not even a person who trusts a file lets it choose what is written.
    database("-ftime-trace=x");
    assert_eq!(folder.run(&["check", "compile_commands.json"]).0, 1);
    assert!(!folder.path("x").exists() && !folder.ran());
}

#[test]
fn a_witness_gets_no_more_than_the_list_unless_the_person_wrote_it() {
    let folder = Folder::new();
    assert_eq!(folder.run(&["check", "p.c", "--", "-Xclang", "-disable-O0-optnone"]).0, 1);
    assert_eq!(folder.run(&["replay", WITNESS]).0, 1, "the person has typed these flags");
    let text = fs::read_to_string(folder.path(WITNESS)).unwrap();
    folder.write(WITNESS, &text.replace("-disable-O0-optnone", "-disable-free"));
    folder.refused(&["replay", WITNESS], "asks for `-Xclang -disable-free`");
    let (status, _, stderr) = folder.run(&["replay", "--trust", WITNESS]);
    assert_eq!(status, 1);
    assert!(stderr.ends_with("trusted, with `-Xclang -disable-free`\n"), "{stderr}");
    assert_eq!(folder.run(&["replay", WITNESS]).0, 1);
    for flags in
        [r#""-Xclang=-load", "-Xclang=./x.so""#, r#""@flags""#, r#""-include", "/etc/passwd""#, r#""-D""#]
    {
        folder.write(WITNESS, &text.replace("\"-Xclang\",", "").replace("\"-disable-O0-optnone\"", flags));
        folder.refused(&["replay", WITNESS], "which is not known to be harmless");
    }
    folder.write(WITNESS, &text.replacen('{', "{\"directory\": \"/\",", 1));
    folder.refused(&["replay", WITNESS], "was made in `/`, which is not inside of its project");
}

#[test]
fn a_run_that_came_with_a_program_gets_no_more_either() {
    let folder = Folder::new();
    folder.write("two.c", "#include <pthread.h>\nint x;\nstatic void *f(void *p) { x++; return p; }\nint main(void) { pthread_t t, u; \
         pthread_create(&t, 0, f, 0); pthread_create(&u, 0, f, 0); return 0; }\n");
    let evil = folder.path("evil").display().to_string();
    assert_eq!(
        folder.run(&["check", "two.c", "--executions", "1", "--detect", "-race", "--clang", &evil]).0,
        3
    );
    assert!(folder.ran());
    // The person typed it here, and the cache knows.
    assert_eq!(folder.run(&["runs", "resume", "last", "--executions", "2"]).0, 3);
    assert!(folder.ran());
    fs::remove_dir_all(folder.path("cache")).unwrap();
    folder.refused(&["runs", "resume", "last"], "asks for `--clang ");
    assert!(!folder.ran());
    let (status, _, stderr) = folder.run(&["runs", "resume", "last", "--trust"]);
    assert!(status != 2 && stderr.contains("trusted, with `--clang "), "{stderr}");
    // What lies where files of ours should be is not written through.
    folder.write("precious", "precious");
    fs::remove_file(folder.path(".threadbare/runs/1/lock")).unwrap();
    symlink(folder.path("precious"), folder.path(".threadbare/runs/1/lock")).unwrap();
    folder.refused(&["runs", "delete", "last"], "is a symbolic link");
    assert_eq!(fs::read_to_string(folder.path("precious")).unwrap(), "precious");
    fs::rename(folder.path(".threadbare"), folder.path("elsewhere")).unwrap();
    symlink(folder.path("elsewhere"), folder.path(".threadbare")).unwrap();
    let (status, _, stderr) = folder.run(&["check", "p.c"]);
    assert!(status == 2 && stderr.contains("is a symbolic link"), "{stderr}");
}

#[test]
fn what_a_person_types_passes_but_for_outputs_and_code() {
    let folder = Folder::new();
    folder.write("outside.h", "#define N 1\n");
    let outside = folder.path("outside.h").display().to_string();
    assert_eq!(folder.run(&["check", "p.c", "--", "-include", &outside, "-ox", "-MD", "-MFy"]).0, 1);
    assert!(!folder.path("x").exists() && !folder.path("y").exists());
    folder.refused(
        &["check", "p.c", "--", "-Xclang=-load", "-Xclang=./x.so"],
        "it loads code into the compiler; --trust allows it",
    );
    folder.refused(
        &["check", "p.c", "--", "-include", "@x"],
        "`-include` is refused: it is not known to be harmless",
    );
    folder.refused(&["check", "p.c", "--", "@x"], "it hides flags in a file; --trust allows it");
    folder.refused(&["check", "p.c", "--", "-mllvm", "-x=y"], "it is not known to be harmless; --trust");
    folder.refused(&["check", "p.c", "--trust", "--", "-ftime-trace=x"], "it writes a file");
    let (status, _, stderr) = folder.run(&["check", "p.c", "--trust", "--", "-fplugin=./x.so"]);
    assert!(status == 2 && stderr.contains("./x.so"), "the compiler has looked for it: {stderr}");
    assert!(stderr.starts_with("threadbare: note: trusted, with `-fplugin=./x.so`\n"), "{stderr}");
    // A source is a source, whatever its name looks like.
    folder.write("flags", "-fplugin=./x.so");
    folder.write("@flags.c", "int main(void) { return 0; }\n");
    folder.write("flags.c", "-fplugin=./x.so");
    assert_eq!(folder.run(&["check", "@flags.c"]).0, 0);
}

#[test]
fn tools_are_not_taken_from_where_the_program_lies() {
    let folder = Folder::new();
    folder.write(
        "asks.c",
        "#include <threadbare.h>\nint main(void) { unsigned x = tb_uint(\"x\"); return x * x == 9409; }\n",
    );
    for name in ["z3", "clang", "clang-19"] {
        fs::copy(folder.path("evil"), folder.path(name)).unwrap();
    }
    let path = format!(".::{}", std::env::var("PATH").unwrap());
    let check = |path: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
        command.args(["check", "asks.c", "--json", "--without"]);
        // Nobody else answers.
        command
            .arg("literals,slices,contradictions,algebra,models,enumeration,cores,repairs,guesses,blaster");
        command.current_dir(folder.0.path()).env("XDG_CACHE_HOME", folder.path("cache")).env("PATH", path);
        let output = command.output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(check(&path).contains("\"verdict\": \"safe\""), "{}", check(&path));
    assert!(!folder.ran());
    // A folder that is named in full is the person's own choice.
    check(&format!("{}:{path}", folder.0.path().display()));
    assert!(folder.ran());
}

#[test]
fn what_has_no_end_is_not_read() {
    let folder = Folder::new();
    symlink("/dev/zero", folder.path("zero.c")).unwrap();
    symlink("/dev/zero", folder.path("zero.json")).unwrap();
    assert!(Command::new("mkfifo").arg(folder.path("pipe")).status().unwrap().success());
    let why = "it is a device or a pipe, and only files are read";
    for arguments in [&["check", "zero.c"][..], &["check", "zero.json"], &["replay", "zero.json"]] {
        folder.refused(arguments, why);
    }
    for arguments in
        [&["check", "p.c", "--stdin", "/dev/zero"][..], &["check", "p.c", "--file", "a=/dev/zero"]]
    {
        folder.refused(arguments, "/dev/zero: cannot be read: it is a device without an end");
    }
    // In a file such names are not even tried.
    for (setting, named) in
        [("stdin = \"/dev/zero\"", "/dev/zero"), ("stdin = \"pipe\"", "pipe"), ("file = \"a=pipe\"", "pipe")]
    {
        folder.write("threadbare.toml", &format!("[check]\n{setting}\n"));
        folder.refused(&["check", "p.c"], &format!("{named}: cannot be read: {why}"));
    }
}

/// A program that fails if standard input begins with an x.
const READS: &str =
    "#include <stdio.h>\nint main(void) { if (getchar() == 'x') __builtin_trap(); return 0; }\n";

#[test]
fn what_has_an_end_is_read() {
    let folder = Folder::new();
    folder.write("r.c", READS);
    let status = |arguments: &[&str]| folder.run(arguments).0;
    assert_eq!(status(&["check", "r.c", "--stdin", "/dev/null"]), 0);
    folder.write("threadbare.toml", "[check]\nstdin = \"/dev/null\"\n");
    assert_eq!(status(&["check", "r.c"]), 0);
    for (option, name) in [("--stdin", ""), ("--file", "unused=")] {
        for (text, expected) in [("yes", 0), ("xyz", if name.is_empty() { 1 } else { 0 })] {
            let script = "exec \"$0\" check r.c \"$1\" \"$2\"<(printf %s \"$3\")";
            let mut command = Command::new("bash");
            command.args(["-c", script]);
            command.args([env!("CARGO_BIN_EXE_threadbare"), option, name, text]);
            command.current_dir(folder.0.path()).env("XDG_CACHE_HOME", folder.path("cache"));
            let output = command.output().unwrap();
            assert_eq!(output.status.code(), Some(expected), "{option} {text}: {output:?}");
        }
    }
}

/// A pipe to which nobody writes is waited for, until Ctrl-C or until time is up.
#[test]
fn a_pipe_can_be_left() {
    let folder = Folder::new();
    folder.write("r.c", READS);
    assert!(Command::new("mkfifo").arg(folder.path("pipe")).status().unwrap().success());
    for (more, expected) in [(&["--json"][..], 130), (&["--json", "--time", "1s"], 3)] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
        command.args(["check", "r.c", "--stdin", "pipe"]).args(more).stdout(Stdio::piped());
        command.current_dir(folder.0.path()).env("XDG_CACHE_HOME", folder.path("cache"));
        let mut pipe = fs::File::options();
        // To open a pipe both ways is not to wait for others; to open it one way is to wait until the tool does.
        let _early = (expected == 3).then(|| pipe.read(true).write(true).open(folder.path("pipe")).unwrap());
        let child = command.spawn().unwrap();
        let _late = (expected == 130).then(|| pipe.write(true).open(folder.path("pipe")).unwrap());
        if expected == 130 {
            let id = child.id().to_string();
            assert!(Command::new("kill").args(["-s", "INT", &id]).status().unwrap().success());
        }
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(expected), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stdout).contains("\"verdict\": \"bounded\""), "{output:?}");
    }
}

#[test]
fn nothing_reaches_the_terminal_as_it_is() {
    let folder = Folder::new();
    let evil = "\x1b]0;x\x07\u{9b}2J\u{202e}";
    let json = serde_json::to_string(evil).unwrap();
    folder.write("empty.json", "[]");
    folder
        .write("db.json", &format!(r#"[{{"directory": ".", "file": {json}, "arguments": ["cc", {json}]}}]"#));
    folder.write(
        "flag.json",
        &format!(
            r#"[{{"directory": ".", "file": "p.c", "arguments": ["cc", "-f{}"]}}]"#,
            json.trim_matches('"')
        ),
    );
    folder.write("missing.json", &format!(r#"[{{"directory": {json}, "file": "p.c", "command": "cc"}}]"#));
    folder.write("type.json", &format!(r#"[{{{json}: 1}}]"#));
    folder.write("error.c", &format!("#error {evil}\n"));
    folder.write("line.c", &format!("#line 1 \"{evil}\"\nint main(void) {{ return nothing; }}\n"));
    folder.write("bad.ll", &format!("define i32 @main() {{\n  {evil} = add i32 1, 1\n}}\n"));
    folder.write("w.json", &format!(r#"{{"format": 1, "program": {json}}}"#));
    let name = format!("{evil}.c");
    let settings = |text: &str| folder.write("threadbare.toml", text);
    for arguments in [
        &["check", "db.json"][..],
        &["check", "flag.json"],
        &["check", "missing.json"],
        &["check", "type.json"],
        &["check", "error.c"],
        &["check", "line.c"],
        &["check", "bad.ll"],
        &["replay", "w.json"],
        &["check", &name],
        &["check", "p.c", "--entry", evil],
        &["check", "p.c", "--clang", evil],
        &["check", "p.c", "--", &format!("-f{evil}")],
        &["inspect", "p.c", "--function", evil],
        &["runs", "show", evil],
    ] {
        let (status, stdout, stderr) = folder.run(arguments);
        assert!(status >= 2, "{arguments:?}: {stdout}{stderr}");
        assert!(is_plain(&stdout) && is_plain(&stderr), "{arguments:?}: {stdout:?}{stderr:?}");
    }
    let toml = json.replace('\u{9b}', "\\u009b").replace('\u{202e}', "\\u202e");
    for text in [
        format!("[check]\ntime = {toml}\n"),
        format!("[check]\n{toml} = 1\n"),
        format!("[{toml}]\ntime = 1\n"),
        format!("[check]\nclang = {toml}\n"),
        format!("[check]\nflags = [{toml}]\n"),
        format!("[check]\ntime = {evil}\n"),
    ] {
        settings(&text);
        let (status, stdout, stderr) = folder.run(&["check", "p.c"]);
        assert_eq!(status, 2, "{text:?}: {stdout}{stderr}");
        assert!(is_plain(&stdout) && is_plain(&stderr), "{text:?}: {stdout:?}{stderr:?}");
    }
}

fn is_plain(text: &str) -> bool {
    !text.chars().any(|c| c.is_control() && c != '\n' && c != '\t' || c == '\u{202e}')
}

#[test]
fn programs_with_narrow_pointers_are_refused() {
    let folder = Folder::new();
    let says = "whose pointers do not have 64 bits (i";
    folder.refused(&["check", "p.c", "--", "-m32"], says);
    folder.refused(&["check", "p.c", "--", "--target=i686-linux-gnu"], says);
    folder
        .write("triple.ll", "target triple = \"i686-pc-linux-gnu\"\ndefine i32 @main() {\n  ret i32 0\n}\n");
    folder.refused(&["check", "triple.ll"], says);
    folder.write("layout.ll", "target datalayout = \"e-p:32:32\"\ndefine i32 @main() {\n  ret i32 0\n}\n");
    folder.refused(&["check", "layout.ll"], "do not have 64 bits, and");
    folder.write(
        "compile_commands.json",
        r#"[{"directory": ".", "file": "p.c", "command": "cc -m32 -c p.c"}]"#,
    );
    folder.refused(&["check", "compile_commands.json"], says);
    // Other address spaces may be narrow.
    folder.write("space.ll", "target datalayout = \"e-p270:32:32\"\ndefine i32 @main() {\n  ret i32 0\n}\n");
    assert_eq!(folder.run(&["check", "space.ll"]).0, 0);
}
