//! `threadbare inspect`, from the files of a person to its text and JSON.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

fn example(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "examples", name].iter().collect();
    path.canonicalize().unwrap().display().to_string()
}

/// Exit status, standard output and standard error of `threadbare inspect`.
fn inspect(arguments: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_threadbare")).arg("inspect").args(arguments).output().unwrap();
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

fn json(arguments: &[&str]) -> Value {
    let (status, stdout, stderr) = inspect(&[arguments, &["--json"]].concat());
    assert_eq!((status, stderr.as_str()), (0, ""), "{stdout}");
    serde_json::from_str(&stdout).unwrap()
}

/// One member of every element of a list.
fn column<'a>(list: &'a Value, name: &str) -> Vec<&'a str> {
    list.as_array().unwrap().iter().map(|element| element[name].as_str().unwrap_or("")).collect()
}

#[test]
fn a_program_is_described_as_data() {
    let facts = json(&[&example("ring.c")]);
    assert_eq!(facts["format"], 1);
    let mut functions = column(&facts["functions"], "name");
    functions.sort_unstable();
    assert_eq!(functions, ["consumer", "get", "main", "put", "used"]);

    assert_eq!(column(&facts["threads"], "subject"), ["consumer"]);
    assert_eq!(
        (&facts["threads"][0]["function"], &facts["threads"][0]["line"]),
        (&"main".into(), &40.into())
    );

    assert_eq!(column(&facts["inputs"], "subject"), ["a", "b"]);
    assert_eq!(column(&facts["inputs"], "what"), ["tb_uchar", "tb_uchar"]);

    let waits: Vec<_> = facts["synchronisation"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|used| used["kind"] == "waits")
        .map(|used| (used["subject"].as_str().unwrap(), used["line"].as_u64().unwrap()))
        .collect();
    assert_eq!(waits.len(), 2);
    assert!(waits.contains(&("room", 18)) && waits.contains(&("more", 28)), "{waits:?}");

    let external = column(&facts["external"], "name");
    assert!(external.contains(&"pthread_cond_wait"), "{external:?}");
    assert!(!external.contains(&"pthread_exit"), "declared in a header, but never called");
    for function in facts["external"].as_array().unwrap() {
        assert_eq!(function["modelled"], true, "{function}");
    }
}

#[test]
fn what_is_not_modelled_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.c");
    std::fs::write(&file, "int frobnicate(int); int main(void) { return frobnicate(1); }\n").unwrap();
    let file = file.to_str().unwrap();
    let external = &json(&[file])["external"][0];
    assert_eq!((&external["name"], &external["modelled"]), (&"frobnicate".into(), &false.into()));
    assert_eq!(external["kind"], Value::Null);
    let (_, stdout, _) = inspect(&[file]);
    assert!(stdout.contains("frobnicate  unknown         NOT MODELLED"), "{stdout}");
}

#[test]
fn a_person_gets_the_same_on_one_page() {
    let (status, stdout, stderr) = inspect(&[&example("ring.c")]);
    assert_eq!((status, stderr.as_str()), (0, ""));
    for expected in
        ["Functions (5)", "consumer  started by main with pthread_create", "Inputs (2)", "ring.c:28"]
    {
        assert!(stdout.contains(expected), "no `{expected}` in:\n{stdout}");
    }
}

#[test]
fn names_alone_need_no_bodies() {
    let facts = json(&["--no-bodies", &example("ring.c")]);
    assert_eq!(facts["functions"].as_array().unwrap().len(), 5);
    assert_eq!(facts["functions"][0]["blocks"], Value::Null);
    assert_eq!(facts["threads"], Value::Null);
}

#[test]
fn a_function_is_listed_under_its_source_lines() {
    let (status, stdout, _) = inspect(&["--function", "get", &example("ring.c")]);
    assert_eq!(status, 0, "{stdout}");
    let line = stdout.find("ring.c:28  pthread_cond_wait(&more, &lock);").expect(&stdout);
    let call = stdout.find("call @pthread_cond_wait(@more, @lock)").expect(&stdout);
    assert!(line < call, "{stdout}");
}

#[test]
fn a_function_is_drawn() {
    let (status, stdout, _) = inspect(&["--dot", "get", &example("ring.c")]);
    assert_eq!(status, 0);
    assert!(stdout.starts_with("digraph \"get\" {") && stdout.ends_with("}\n"), "{stdout}");
    assert!(stdout.contains("[label=true]") && stdout.contains("[label=false]"), "{stdout}");
    assert!(stdout.contains("ring.c:28"), "{stdout}");
}

#[test]
fn a_wrong_function_is_status_2_and_named() {
    for (name, expected) in [
        ("gett", "no function `gett`; is it `get`?"),
        ("pthread_join", "`pthread_join` is declared, but has no body"),
        ("ring", "`ring` is no function"),
    ] {
        let (status, stdout, stderr) = inspect(&["--function", name, &example("ring.c")]);
        assert_eq!((status, stdout.as_str()), (2, ""));
        assert!(stderr.contains(expected), "{stderr}");
    }
}

#[test]
fn broken_input_is_status_2_and_one_message() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let broken = file("broken.c", "int main(void) { return 1 +; }\n");
    let strange = file("strange.ll", "define i32 @f() {\n  %x = frobnicate i32 1\n  ret i32 %x\n}\n");
    let one = file("one.c", "int f(void) { return 1; }\n");
    let two = file("two.c", "int f(void) { return 2; }\n");
    for (arguments, expected) in [
        (vec!["/nonexistent/a.c"], "threadbare: /nonexistent/a.c: no such file\n"),
        (vec![&broken], "broken.c:1:28: error: expected expression"),
        (vec![&strange], "strange.ll:2:"),
        (vec![&one, &two], "`f`"),
        (vec![&one, "--", "-fplugin=x.so"], "the flag `-fplugin=x.so` is refused"),
    ] {
        let (status, stdout, stderr) = inspect(&arguments);
        assert_eq!((status, stdout.as_str()), (2, ""), "{arguments:?}: {stderr}");
        assert!(stderr.contains(expected), "{arguments:?}: {stderr}");
        assert_eq!(stderr.matches("threadbare: ").count(), 1, "{stderr}");
    }
}

#[test]
fn a_database_in_the_working_folder_is_a_program() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("src")).unwrap();
    std::fs::write(folder.path().join("src/a.c"), "int main(void) { return N; }\n").unwrap();
    let records = serde_json::json!([{ "directory": "src", "file": "a.c", "command": "cc -DN=1 -c a.c" }]);
    std::fs::write(folder.path().join("compile_commands.json"), records.to_string()).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_threadbare"))
        .args(["inspect", "--function", "main", "compile_commands.json"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert!(stdout.contains("a.c:1  int main(void) { return N; }"), "{stdout}");
}

#[test]
fn a_slice_lists_what_decides_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.c");
    let text = "#include <threadbare.h>\nstatic int shown, hidden;\nint main(void) {\n    int n = tb_int(\"n\");\n    hidden = 3;\n    \
                if (n > 2)\n        shown = 1;\n    return shown;\n}\n";
    std::fs::write(&file, text).unwrap();
    let file = file.to_str().unwrap();
    let lines = |arguments: &[&str]| -> Vec<u64> {
        let found = json(&[&["--slice"], arguments, &[file]].concat());
        found["lines"].as_array().unwrap().iter().map(|line| line["line"].as_u64().unwrap()).collect()
    };
    assert_eq!(lines(&["a.c:8"]), [4, 6, 7, 8]);
    assert_eq!(lines(&["a.c:4", "--forward"]), [4, 6, 7, 8]);
    assert_eq!(lines(&["a.c:5", "--forward"]), [5]);
    let (_, stdout, _) = inspect(&["--slice", "a.c:8", file]);
    assert!(stdout.starts_with("What may influence a.c:8 (4)\n"), "{stdout}");
    for (wrong, expected) in [("a.c", "is no place"), ("a.c:99", "nothing that may run is at a.c:99")] {
        let (status, _, stderr) = inspect(&["--slice", wrong, file]);
        assert!(status == 2 && stderr.contains(expected), "{stderr}");
    }
}
