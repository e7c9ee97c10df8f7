//! Damaged text: the reader answers every one with a program or an error, never with a panic or without an end.

#![allow(clippy::unwrap_used)] // a test may

use threadbare_ir::inst::MetadataId;
use threadbare_ir::program::SymbolId;
use threadbare_ir::{Module, Program, print};

const TEXTS: [&str; 2] = [include_str!("data/opaque.ll"), include_str!("data/typed.ll")];

/// Does everything to a text that the room can do.
fn exercise(text: &[u8]) -> bool {
    let Ok(module) = Module::index("mutant.ll", text) else { return false };
    let Ok(program) = Program::link(vec![module]) else { return false };
    let mut whole = true;
    for id in (0..program.symbols().len()).map(|id| SymbolId(id as u32)) {
        if let Some(variable) = program.symbol(id).variable() {
            program.layout().size_of(&variable.ty);
        }
        match program.clean_body(id) {
            Ok(Some(body)) => {
                for inst in body.blocks.iter().flat_map(|b| &b.insts) {
                    if let Some(loc) = inst.loc {
                        program.place(id, loc);
                    }
                }
                for local in &body.locals {
                    program.layout().size_of(&local.ty);
                }
            }
            Ok(None) => {}
            Err(error) => {
                assert!(!error.to_string().is_empty());
                whole = false;
            }
        }
    }
    for symbol in program.symbols() {
        let debug = program.debug(symbol.module);
        for id in 0..20 {
            debug.place(MetadataId(id));
            debug.variable(MetadataId(id));
            debug.plain_type(MetadataId(id));
        }
    }
    let _ = program.count_metadata();
    whole &= print::program(&program).is_ok() & print::clean_program(&program).is_ok();
    whole
}

/// A small generator: what it makes is the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit.max(1)
    }
}

/// One of several small damages.
fn damage(text: &mut Vec<u8>, random: &mut Random) {
    const PIECES: [&str; 16] = [
        "%",
        "@",
        "!",
        "\"",
        "{",
        "}",
        "(",
        "<",
        ">*",
        " = ",
        "\n",
        "[4294967296 x ",
        "i65536 ",
        "!0",
        "null",
        "\\",
    ];
    let at = random.below(text.len());
    let length = 1 + random.below(12);
    let end = (at + length).min(text.len());
    match random.below(6) {
        0 => text[at] = random.below(256) as u8,
        1 => drop(text.drain(at..end)),
        2 => {
            let piece = PIECES[random.below(PIECES.len())].as_bytes();
            text.splice(at..at, piece.iter().copied());
        }
        3 => {
            let copy = text[at..end].to_vec();
            let to = random.below(text.len());
            text.splice(to..to, copy);
        }
        4 => {
            // Two lines change places.
            let mut lines: Vec<&[u8]> = text.split(|c| *c == b'\n').collect();
            let (a, b) = (random.below(lines.len()), random.below(lines.len()));
            lines.swap(a, b);
            *text = lines.join(&b'\n');
        }
        _ => {
            // A word becomes another one of the same text.
            let words: Vec<(usize, usize)> = words(text);
            let (from, to) = (words[random.below(words.len())], words[random.below(words.len())]);
            let word = text[from.0..from.1].to_vec();
            text.splice(to.0..to.1, word);
        }
    }
}

fn words(text: &[u8]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = 0;
    for (i, c) in text.iter().enumerate() {
        if !c.is_ascii_alphanumeric() && *c != b'_' && *c != b'.' {
            if i > start {
                found.push((start, i));
            }
            start = i + 1;
        }
    }
    if found.is_empty() { vec![(0, 0)] } else { found }
}

#[test]
fn the_texts_themselves_are_whole() {
    for text in TEXTS {
        assert!(exercise(text.as_bytes()));
    }
}

#[test]
fn damaged_texts() {
    let mut random = Random(0x5DEE_CE66_D1CE_4E5B);
    let mut whole = 0;
    for round in 0..4000 {
        let mut text = TEXTS[round % TEXTS.len()].as_bytes().to_vec();
        for _ in 0..=random.below(3) {
            damage(&mut text, &mut random);
        }
        whole += usize::from(exercise(&text));
    }
    // Enough of them must get past the reader for the later stages to be tested too.
    assert!(whole > 200, "only {whole} were readable");
}

#[test]
fn every_prefix() {
    for text in TEXTS {
        for end in (0..text.len()).step_by(7) {
            exercise(&text.as_bytes()[..end]);
        }
    }
}

#[test]
fn deep_nesting_is_refused() {
    let n = 100_000;
    for (open, close) in [("[1 x ", "]"), ("{ ", " }"), ("<{ ", " }>"), ("void (", ")")] {
        let text = format!("@g = global {}i8{} zeroinitializer\n", open.repeat(n), close.repeat(n));
        assert!(Module::index("deep.ll", text.as_bytes()).is_err());
    }
    let expression = format!("@g = global ptr {}null{}\n", "bitcast (ptr ".repeat(n), " to ptr)".repeat(n));
    assert!(Module::index("deep.ll", expression.as_bytes()).is_err());
    // Each type holds the one before: none is deep by itself.
    let mut chain = String::from("%t0 = type { i8 }\n");
    for i in 1..n {
        chain += &format!("%t{i} = type {{ %t{} }}\n", i - 1);
    }
    for i in 0..n {
        chain += &format!("@g{i} = external global %t{i}\n");
    }
    assert!(Module::index("chain.ll", chain.as_bytes()).is_err());
    // Each type holds the one before twice: few lines, and more parts than memory.
    let mut tree = String::from("%t0 = type { i8 }\n");
    for i in 1..64 {
        tree += &format!("%t{i} = type {{ %t{}, %t{} }}\n", i - 1, i - 1);
    }
    tree += "@g = external global %t63\n";
    assert!(Module::index("tree.ll", tree.as_bytes()).is_err());
    let own = "%t = type { %t }\n@g = external global %t\n";
    assert!(Module::index("own.ll", own.as_bytes()).is_err());
    let metadata = format!("!0 = {}{}\n", "!{".repeat(n), "}".repeat(n));
    let program = Program::link(vec![Module::index("meta.ll", metadata.as_bytes()).unwrap()]).unwrap();
    assert!(program.count_metadata().is_err());
    let distinct = format!("!0 = {}!{{}}\n", "distinct ".repeat(n));
    exercise(distinct.as_bytes());
}
