//! A program that notes which sides of its branches it takes, natively. The text is that of the clean bodies which the
//! machine executes, so a side here is a side there; before each branch stands a call that names the side to be taken. The
//! process runs itself once for each input, in children that share the notes.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use threadbare_ir::Program;
use threadbare_ir::print::clean_program;

/// The harness. Before `main` it takes the inputs one by one, and lets a child go on with each.
const HARNESS: &str = r#"
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static unsigned char *notes;

void tb_counted_side(unsigned side) {
    if (notes)
        notes[side] = 1;
}

/* COUNTED_NOTES: the file of the notes; COUNTED_SIDES: its size; COUNTED_INPUTS: the file of the inputs, eight bytes each;
 * COUNTED_NAME: the file that the program reads; COUNTED_STDIN: set if it reads it as its standard input. */
__attribute__((constructor(101))) static void harness(void) {
    const char *name = getenv("COUNTED_NAME");
    char *is_stdin = getenv("COUNTED_STDIN");
    int file = open(getenv("COUNTED_NOTES"), O_RDWR), inputs = open(getenv("COUNTED_INPUTS"), O_RDONLY | O_CLOEXEC);
    notes = mmap(NULL, strtoul(getenv("COUNTED_SIDES"), NULL, 10), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (inputs < 0 || notes == MAP_FAILED)
        _exit(99);
    close(file);
    char input[8];
    while (read(inputs, input, sizeof input) == sizeof input) {
        int to = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
        if (to < 0 || write(to, input, sizeof input) != sizeof input)
            _exit(99);
        close(to);
        pid_t child = fork();
        if (child < 0)
            _exit(99);
        if (child == 0) {
            close(inputs);
            if (is_stdin)
                dup2(open(name, O_RDONLY | O_CLOEXEC), 0);
            clearenv();
            /* Of the processor's time, so that it does not matter how busy the machine is; whoever waits for ever takes none. */
            setrlimit(RLIMIT_CPU, &(struct rlimit){5, 5});
            alarm(600);
            return;
        }
        if (waitpid(child, NULL, 0) != child)
            _exit(99);
    }
    _exit(0);
}
"#;

pub struct Counted {
    binary: PathBuf,
    /// How many sides there are.
    pub sides: usize,
}

impl Counted {
    /// Builds it from a program without the machine's library.
    pub fn build(program: &Program, clang: &Path, folder: &Path, name: &str) -> Result<Counted, String> {
        let text = clean_program(program).map_err(|error| error.to_string())?;
        let (text, sides) = marked(&text)?;
        let at = |ending: &str| folder.join(format!("counted-{name}{ending}"));
        let (ir, harness, binary) = (at(".ll"), at(".c"), at(""));
        std::fs::write(&ir, text).map_err(|error| error.to_string())?;
        std::fs::write(&harness, HARNESS).map_err(|error| error.to_string())?;
        let out = Command::new(clang)
            .args(["-w", "-O0", "-o"])
            .args([&binary, &ir, &harness])
            .arg("-lm")
            .output()
            .map_err(|error| error.to_string())?;
        match out.status.success() {
            true => Ok(Counted { binary, sides }),
            false => Err(format!("the counted program: {}", String::from_utf8_lossy(&out.stderr))),
        }
    }

    /// The sides that runs on these inputs take, by number.
    pub fn taken(
        &self,
        inputs: &[[u8; 8]],
        input: &str,
        is_stdin: bool,
        arguments: &[&str],
    ) -> Result<Vec<bool>, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let work = folder.path().join("work");
        let (notes, given) = (folder.path().join("notes"), folder.path().join("inputs"));
        std::fs::create_dir(&work).map_err(|error| error.to_string())?;
        std::fs::write(&notes, vec![0; self.sides.max(1)]).map_err(|error| error.to_string())?;
        std::fs::write(&given, inputs.concat()).map_err(|error| error.to_string())?;
        let mut command = Command::new(&self.binary);
        command.args(arguments).current_dir(&work).env_clear();
        command.env("COUNTED_NOTES", &notes).env("COUNTED_INPUTS", &given).env("COUNTED_NAME", input);
        command.env("COUNTED_SIDES", self.sides.max(1).to_string());
        if is_stdin {
            command.env("COUNTED_STDIN", "yes");
        }
        let ran = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .map_err(|error| error.to_string())?;
        if !ran.success() {
            return Err(format!("the counted program ended with {ran}"));
        }
        let notes = std::fs::read(&notes).map_err(|error| error.to_string())?;
        Ok(notes.into_iter().take(self.sides).map(|note| note == 1).collect())
    }
}

/// The text with a call before each branch, and how many sides there are. The printer writes an instruction a line.
fn marked(text: &str) -> Result<(String, usize), String> {
    let mut out = String::with_capacity(2 * text.len());
    let mut sides = 0;
    for line in text.lines() {
        let inst = line.trim_start();
        if let Some(rest) = inst.strip_prefix("br i1 ") {
            let (condition, _) = rest.split_once(", label ").ok_or("a branch without labels")?;
            out += &format!("  %tb.side.{sides} = select i1 {condition}, i32 {sides}, i32 {}\n", sides + 1);
            out += &format!("  call void @tb_counted_side(i32 %tb.side.{sides})\n");
            sides += 2;
        } else if let Some(rest) = inst.strip_prefix("switch ") {
            let (value, cases) = rest.split_once(", label ").ok_or("a switch without labels")?;
            let (ty, value) = value.split_once(' ').ok_or("a switch without a value")?;
            let (_, cases) = cases.split_once(" [").ok_or("a switch without cases")?;
            // Case after case; the default is the last side.
            let constants: Vec<&str> = cases
                .split(", label ")
                .filter_map(|part| Some(part.rsplit_once(&format!("{ty} "))?.1))
                .collect();
            let first = sides;
            let mut side = (first + constants.len()).to_string();
            for (i, constant) in constants.iter().enumerate() {
                out += &format!("  %tb.case.{first}.{i} = icmp eq {ty} {value}, {constant}\n");
                out += &format!(
                    "  %tb.side.{first}.{i} = select i1 %tb.case.{first}.{i}, i32 {}, i32 {side}\n",
                    first + i
                );
                side = format!("%tb.side.{first}.{i}");
            }
            out += &format!("  call void @tb_counted_side(i32 {side})\n");
            sides += constants.len() + 1;
        } else if inst.starts_with("indirectbr ") {
            return Err("a computed goto, whose sides are not counted".into());
        }
        out += line;
        out.push('\n');
    }
    out += "declare void @tb_counted_side(i32)\n";
    Ok((out, sides))
}
