//! `threadbare.h` without the tool: compiled natively, in C and C++, it reads its inputs from a file.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

const INCLUDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/include");

const PRINTS_INPUTS: &str = r#"
#include <stdio.h>
#include <threadbare.h>
int second(void);
int main(void) {
    unsigned char b[4];
    int first = tb_int("n");
    tb_assume(first != 7);
    tb_assert(first < 10);
    tb_bytes(b, sizeof b, "bytes");
    printf("%d %d %d %u %g %g %u ", first, second(), (int)tb_bool("flag"), tb_uchar("small"), tb_double("d"),
           (double)tb_float("f"), tb_choose(3, "choice"));
    printf("%llu %02x%02x%02x%02x\n", tb_ulonglong("a=b"), b[0], b[1], b[2], b[3]);
    return 0;
}
"#;
/// In another file, to see that both share the inputs.
const SECOND: &str =
    "#include <threadbare.h>\nint second(void);\nint second(void) { return tb_int(\"n\"); }\n";

fn compile(folder: &Path, compiler: &[&str], ending: &str) -> PathBuf {
    let (main, second) = (folder.join(format!("main.{ending}")), folder.join(format!("second.{ending}")));
    fs::write(&main, PRINTS_INPUTS).unwrap();
    fs::write(&second, SECOND).unwrap();
    let program = folder.join(format!("program-{ending}"));
    let output = Command::new(compiler[0])
        .args(&compiler[1..])
        .args(["-Wall", "-Wextra", "-Werror", "-I", INCLUDE, "-o"])
        .args([&program, &main, &second])
        .output()
        .unwrap();
    assert!(output.status.success(), "{compiler:?}: {}", String::from_utf8_lossy(&output.stderr));
    program
}

fn run(program: &Path, inputs: Option<&str>) -> Output {
    let file = program.with_extension("inputs");
    let mut command = Command::new(program);
    command.env_remove("THREADBARE_INPUTS");
    if let Some(text) = inputs {
        fs::write(&file, text).unwrap();
        command.env("THREADBARE_INPUTS", &file);
    }
    command.output().unwrap()
}

fn check(program: &Path) {
    let stdout = |output: Output| String::from_utf8(output.stdout).unwrap();
    assert_eq!(stdout(run(program, None)), "0 0 0 0 0 0 0 0 00000000\n", "zeroes without a file");
    let inputs = "# a comment\nn=-5\nflag=1\n\nn=0x10\nsmall=511\nd=bits:0x3ff0000000000000\nf=-1.5\nchoice=5\n\
                  a=b=18446744073709551615\nbytes=00ff1";
    assert_eq!(stdout(run(program, Some(inputs))), "-5 16 1 255 1 -1.5 2 18446744073709551615 00ff0000\n");

    let assumed = run(program, Some("n=7\n"));
    assert_eq!((assumed.status.code(), assumed.stdout.len()), (Some(0), 0), "a failed assumption is quiet");
    let failed = run(program, Some("n=10\n"));
    assert_eq!(failed.status.code(), None, "a failed assertion aborts");
    assert!(String::from_utf8_lossy(&failed.stderr).contains("main: assertion `first < 10` failed"));
    assert_eq!(run(program, Some("nonsense\n")).status.code(), Some(2));
}

#[test]
fn in_c() {
    let folder = TempDir::new().unwrap();
    for standard in ["-std=gnu89", "-std=c11"] {
        check(&compile(folder.path(), &["cc", standard], "c"));
    }
}

#[test]
fn in_cpp() {
    let folder = TempDir::new().unwrap();
    check(&compile(folder.path(), &["c++", "-std=c++11"], "cc"));
}
