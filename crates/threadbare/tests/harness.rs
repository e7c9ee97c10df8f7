//! `threadbare harness`: what it writes compiles, and its threads call every pair of operations, with equal arguments and with others;
//! what cannot be made up is said; nothing is written over.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::process::{Command, Output};
use tempfile::TempDir;

struct Folder(TempDir);

impl Folder {
    fn with(files: &[(&str, &str)]) -> Folder {
        let folder = Folder(TempDir::new().unwrap());
        for (name, text) in files {
            let path = folder.0.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    /// Exit status, standard output and standard error.
    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        let Output { status, stdout, stderr } = Command::new(env!("CARGO_BIN_EXE_threadbare"))
            .args(arguments)
            .current_dir(self.0.path())
            .output()
            .unwrap();
        (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.path().join(name)).unwrap()
    }
}

/// A box that notes who was put in, and fails where that is what the compiler was told.
const BOX_H: &str = "#pragma once
typedef struct box box;
typedef unsigned char item;
box *box_new(void);
int box_add(box *b, item what);
int box_remove(box *b, item what);
";

const BOX_C: &str = "#include \"box.h\"
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct box { pthread_mutex_t lock; int calls, operations[2]; item items[2]; };
box *box_new(void) {
    box *b = calloc(1, sizeof *b);
    if (b)
        pthread_mutex_init(&b->lock, NULL);
    return b;
}
static int note(box *b, int operation, item what) {
    pthread_mutex_lock(&b->lock);
    b->operations[b->calls] = operation;
    b->items[b->calls++] = what;
    if (b->calls == 2)
        assert(!(b->operations[0] == FIRST && b->operations[1] == SECOND && (b->items[0] == b->items[1]) == EQUAL));
    pthread_mutex_unlock(&b->lock);
    return 0;
}
int box_add(box *b, item what) { return note(b, 0, what); }
int box_remove(box *b, item what) { return note(b, 1, what); }
";

#[test]
fn every_pair_of_operations_and_equal_arguments_and_others_are_reached() {
    let folder = Folder::with(&[("src/box.h", BOX_H), ("src/box.c", BOX_C)]);
    let written = folder.run(&["harness", "src/box.h", "--ops", "box_add,box_remove", "-o", "harness.c"]);
    assert_eq!(written, (0, "harness.c\n".into(), String::new()));
    let check = |first: u32, second: u32, equal: u32| {
        let [first, second, equal] = [("FIRST", first), ("SECOND", second), ("EQUAL", equal)]
            .map(|(name, value)| format!("-D{name}={value}"));
        let given = [
            "check",
            "harness.c",
            "src/box.c",
            "--strategy",
            "dpor",
            "--json",
            "--",
            &first,
            &second,
            &equal,
        ];
        let (status, stdout, stderr) = folder.run(&given);
        assert_eq!(stderr, "");
        (status, stdout)
    };
    for number in 0..8 {
        let (status, stdout) = check(number & 1, number >> 1 & 1, number >> 2);
        assert!(status == 1 && stdout.contains("\"kind\": \"assertion\""), "{number}: {stdout}");
    }
    // No third operation, and no more calls than threads.
    let (status, stdout) = check(2, 0, 0);
    assert_eq!(status, 0, "{stdout}");
}

#[test]
fn parameters_of_every_kind_compile() {
    let header = "#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
typedef struct { int a, b; } pair;
typedef enum { RED, GREEN } color;
enum { UNUSED };
struct list { struct list *next; };
union word { int i; char c; };
typedef struct list *list_handle;
void list_init(struct list *list, int room);
void numbers(bool b, int8_t c, uint16_t s, int32_t i, size_t l, int64_t x, float f, double d, color e);
void places(struct list *list, int *out, const double *in, void *any, const char *text, char *buffer, void **made, FILE *to);
int records(pair by_value, const pair *at, union word *w, list_handle list, struct list **head, const struct list *const other);
int many(struct list *, int, int, const char *format, ...);
";
    let folder = Folder::with(&[("all.h", header)]);
    let given = ["harness", "all.h", "--threads", "3", "--ops", "numbers, places,records,many", "-o", "h.c"];
    assert_eq!(folder.run(&given), (0, "h.c\n".into(), String::new()));
    let text = folder.read("h.c");
    for expected in [
        "#define THREADS 3\n",
        "static struct list shared_list[2];\n",
        "static pair shared_pair;\n",
        "list_init(&shared_list[1], tb_int(\"room\"));\n",
        "static const color all_e[] = {RED, GREEN};\n",
        "numbers(tb_bool(\"b\"), tb_schar(\"c\"), tb_ushort(\"s\"), tb_int(\"i\"), tb_ulong(\"l\"), tb_long(\"x\"), tb_float(\"f\"), tb_double(\"d\"), ",
        "records(by_value, &shared_pair, &shared_word, &shared_list[tb_choose(2, \"list\")], &head_of_list, &shared_list[tb_choose(2, \"other\")]);\n",
        "many(&shared_list[tb_choose(2, \"argument_1\")], tb_int(\"argument_2\"), tb_int(\"argument_3\"), format);\n",
    ] {
        assert!(text.contains(expected), "no `{expected}` in:\n{text}");
    }
    // It is a program, but for the functions.
    let (status, _, stderr) = folder.run(&["inspect", "h.c"]);
    assert_eq!((status, &*stderr), (0, ""));
}

#[test]
fn what_cannot_be_made_up_is_said() {
    let header = "struct hidden;
void visit(struct hidden *of, void (*with)(int));
";
    let folder = Folder::with(&[("visit.h", header)]);
    let (status, stdout, _) = folder.run(&["harness", "visit.h", "--ops", "visit", "-o", "v.c"]);
    assert_eq!(status, 0);
    assert_eq!(
        stdout,
        "v.c\nleft for you: say what `with` is, of type void (*)(int)\n\
         left for you: make a `struct hidden` here, and let shared_hidden point to it\n"
    );
    // Nobody overlooks it.
    let (status, _, stderr) = folder.run(&["check", "v.c"]);
    assert!(status == 2 && stderr.contains("say what `with` is"), "{stderr}");
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    let folder =
        Folder::with(&[("a.h", "int f(int);\nint g(void);\n"), ("bad.h", "int f(;\n"), ("kept.c", "mine\n")]);
    for (given, expected) in [
        (
            ["harness", "a.h", "--ops", "h", "-o", "x.c"],
            "a.h: there is no function `h` in it. It declares: f, g\n",
        ),
        (["harness", "none.h", "--ops", "f", "-o", "x.c"], "none.h: no such file\n"),
        (["harness", "bad.h", "--ops", "f", "-o", "x.c"], "bad.h does not compile\n"),
        (["harness", "a.h", "--ops", "f", "-o", "kept.c"], "kept.c: is there already"),
        (["harness", "a.h", "--ops", "f", "-o", "no/folder/x.c"], "no/folder/x.c: "),
    ] {
        let (status, stdout, stderr) = folder.run(&given);
        assert_eq!((status, &*stdout), (2, ""), "{given:?}");
        assert!(stderr.contains(expected), "{given:?}: {stderr}");
    }
    assert_eq!(folder.read("kept.c"), "mine\n");
    assert!(!folder.0.path().join("x.c").exists());
}
