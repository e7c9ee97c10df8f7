//! Files in, IR text out, with the compilers of this machine.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;
use threadbare_toolchain::{Built, Cache, Error, Options, build, survey};

/// A folder with files in it, and a cache of its own.
struct Project {
    folder: TempDir,
}

/// The text of one module.
fn text(built: &Built, module: usize) -> &str {
    std::str::from_utf8(&built.modules[module].text).unwrap()
}

impl Project {
    fn new(files: &[(&str, &str)]) -> Project {
        let project = Project { folder: TempDir::new().unwrap() };
        files.iter().for_each(|(name, text)| project.write(name, text));
        project
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    fn build_with(&self, names: &[&str], flags: &[&str]) -> Result<Built, Error> {
        let options = Options {
            flags: flags.iter().map(|&flag| flag.to_owned()).collect(),
            cache: Some(Cache::at(self.path("cache")).unwrap()),
            ..Options::default()
        };
        build(&names.iter().map(|name| self.path(name)).collect::<Vec<_>>(), &options)
    }

    fn build(&self, names: &[&str]) -> Result<Built, Error> {
        self.build_with(names, &[])
    }
}

#[test]
fn a_c_file_is_compiled_with_what_the_machine_needs() {
    let project = Project::new(&[(
        "a.c",
        "#include <ctype.h>\n#include <threadbare.h>\n\
         int main(void) { int local = tb_int(\"n\"); return tolower(local); }\n",
    )]);
    let built = project.build(&["a.c"]).unwrap();
    let text = text(&built, 0);
    assert!(text.contains("call i32 @tb_int("), "the header's functions are calls");
    assert!(text.contains("%local = alloca i32"), "names and locals are kept");
    assert!(text.contains("@llvm.lifetime.start"), "lifetimes are marked");
    assert!(text.contains("!DILocation("), "places are known");
    assert!(text.contains("call i32 @tolower("), "library calls are not replaced by inline code");
    assert!(!text.contains("!tbaa"));
}

#[test]
fn the_second_time_comes_from_the_cache_until_something_changes() {
    let project =
        Project::new(&[("a.c", "#include \"a.h\"\nint f(void) { return N; }\n"), ("a.h", "#define N 41\n")]);
    let first = project.build(&["a.c"]).unwrap();
    assert_eq!(first.cached, 0);
    let second = project.build(&["a.c"]).unwrap();
    assert_eq!(second.cached, 1);
    assert_eq!(first.modules, second.modules);

    project.write("a.h", "#define N 42\n");
    let changed = project.build(&["a.c"]).unwrap();
    assert_eq!(changed.cached, 0, "a header has changed");
    assert!(text(&changed, 0).contains("ret i32 42"));
    assert_eq!(project.build_with(&["a.c"], &["-O2"]).unwrap().cached, 0, "a flag has changed");
}

#[test]
fn flags_reach_the_compiler() {
    let project = Project::new(&[("a.c", "int f(void) { return N; }\n")]);
    assert!(text(&project.build_with(&["a.c"], &["-DN=17"]).unwrap(), 0).contains("ret i32 17"));
    assert!(matches!(
        project.build_with(&["a.c"], &["-fplugin=x.so"]),
        Err(Error::RefusedFlag { flag, .. }) if flag == "-fplugin=x.so"
    ));
}

#[test]
fn old_c_is_let_through_by_every_version() {
    let source = "main() { char *p = malloc(4); int n = p; return undeclared(n); }\n";
    let project = Project::new(&[("a.c", source)]);
    assert!(text(&project.build(&["a.c"]).unwrap(), 0).contains("@undeclared("));
}

#[test]
fn errors_are_the_compilers_own() {
    let project = Project::new(&[("a.c", "int main(void) { return undeclared; }\n")]);
    let error = project.build(&["a.c"]).unwrap_err();
    let diagnostics = error.diagnostics().unwrap();
    assert!(
        diagnostics.contains("a.c:1:25: error: use of undeclared identifier 'undeclared'"),
        "{diagnostics}"
    );
    assert!(error.to_string().ends_with("a.c does not compile"), "{error}");
}

#[test]
fn what_is_no_program_is_said_by_name() {
    let project = Project::new(&[("a.txt", "")]);
    fs::write(project.path("b.ll"), b"BC\xc0\xde\x35").unwrap();
    assert!(
        matches!(project.build(&["missing.c"]), Err(Error::Missing(path)) if path.ends_with("missing.c"))
    );
    assert!(matches!(project.build(&["a.txt"]), Err(Error::UnknownKind(path)) if path.ends_with("a.txt")));
    assert!(matches!(project.build(&["b.ll"]), Err(Error::NotText(path)) if path.ends_with("b.ll")));
}

#[test]
fn a_named_compiler_must_be_a_clang() {
    let project = Project::new(&[("a.c", "")]);
    for (clang, expected) in [("/nonexistent/clang", "No such file"), ("/bin/true", "not a usable clang")] {
        let options = Options {
            clang: Some(clang.into()),
            cache: Some(Cache::at(project.path("cache")).unwrap()),
            ..Options::default()
        };
        let message = build(&[project.path("a.c")], &options).unwrap_err().to_string();
        assert!(message.contains(clang) && message.contains(expected), "{message}");
    }
}

#[test]
fn text_is_taken_as_it_is_and_bitcode_is_disassembled() {
    let ir = "define i32 @f() {\n  ret i32 7\n}\n";
    let project = Project::new(&[("a.ll", ir)]);
    assert_eq!(text(&project.build(&["a.ll"]).unwrap(), 0), ir);

    let clang = survey(None).into_iter().find(|tool| tool.name == "clang").unwrap().found.unwrap().0;
    let made = Command::new(clang)
        .args(["-w", "-c", "-emit-llvm", "-o"])
        .args([project.path("a.bc"), project.path("a.ll")])
        .status()
        .unwrap();
    assert!(made.success());
    assert!(text(&project.build(&["a.bc"]).unwrap(), 0).contains("ret i32 7"));
    project.write("broken.bc", "no bitcode");
    assert!(matches!(project.build(&["broken.bc"]), Err(Error::Bitcode { .. })));
}

#[test]
fn a_database_gives_files_and_flags_but_no_program_to_run() {
    let project =
        Project::new(&[("a.c", "int f(void) { return N; }\n"), ("b.c", "int g(void) { return N; }\n")]);
    let ran = project.path("ran");
    let compiler = project.path("evil");
    fs::write(&compiler, format!("#!/bin/sh\ntouch {}\n", ran.display())).unwrap();
    Command::new("chmod").arg("+x").arg(&compiler).status().unwrap();
    let entry = |file: &str, n: u32| {
        serde_json::json!({
            "directory": project.folder.path(), "file": file,
            "arguments": [compiler, format!("-DN={n}"), "-O3", "-c", file, "-o", "/dev/full"],
        })
    };
    let records = serde_json::json!([entry("a.c", 11), entry("b.c", 12), entry("start.S", 0)]);
    project.write("compile_commands.json", &records.to_string());
    let built = project.build(&["compile_commands.json"]).unwrap();
    let names: Vec<_> = built.modules.iter().map(|module| module.name.as_str()).collect();
    assert_eq!(names, ["a.c", "b.c"].map(|name| format!("{} (as IR)", project.path(name).display())));
    assert!(text(&built, 0).contains("ret i32 11") && text(&built, 1).contains("ret i32 12"));
    assert_eq!(built.notes.len(), 1, "the assembler file is left out, and said to be");
    assert!(!ran.exists());
}

#[test]
fn every_clang_of_this_machine_will_do() {
    let project =
        Project::new(&[("a.c", "#include <threadbare.h>\nint main(void) { tb_assert(tb_bool(\"b\")); }\n")]);
    let mut tried = 0;
    for version in [14, 16, 19] {
        let path = PathBuf::from(format!("/usr/bin/clang-{version}"));
        if !path.exists() {
            continue;
        }
        tried += 1;
        let options = Options {
            clang: Some(path),
            cache: Some(Cache::at(project.path("cache")).unwrap()),
            ..Options::default()
        };
        let built = build(&[project.path("a.c")], &options).unwrap();
        assert_eq!(built.cached, 0, "each version has its own entries");
        assert!(text(&built, 0).contains("@tb_assert_fail("));
    }
    assert!(tried > 0 || survey(None)[0].found.is_ok());
}
