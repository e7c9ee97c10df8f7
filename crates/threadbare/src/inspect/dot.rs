//! The control-flow graph of a function, in the language of Graphviz.

use super::listing;
use crate::status::Failure;
use std::fmt::Write;
use threadbare_ir::inst::{Block, Op};
use threadbare_ir::program::{Program, SymbolId};

/// One box a block, with its source lines; one arrow for each way out of it.
pub fn graph(program: &Program, function: SymbolId) -> Result<String, Failure> {
    let name = &program.symbol(function).name;
    let body = listing::body(program, function)?;
    let mut text = format!("digraph {} {{\n    node [shape=box, fontname=monospace];\n", quoted(name));
    for (number, block) in body.blocks.iter().enumerate() {
        let mut label =
            format!("{}: {} instructions\n", listing::block_name(block, number), block.insts.len());
        for line in lines(program, function, block) {
            let _ = writeln!(label, "{line}");
        }
        let _ = writeln!(text, "    b{number} [label={}];", left_aligned(&label));
        let Some(last) = block.insts.last() else { continue };
        let mut way = 0;
        last.op.for_each_successor(&mut |to| {
            let _ = writeln!(text, "    b{number} -> b{}{};", to.0, edge_label(&last.op, way));
            way += 1;
        });
    }
    text.push_str("}\n");
    Ok(text)
}

/// What is written on a way out.
fn edge_label(last: &Op, way: usize) -> &'static str {
    match (last, way) {
        (Op::CondBr { .. }, 0) => " [label=true]",
        (Op::CondBr { .. }, _) => " [label=false]",
        (Op::Invoke { .. }, 1) => " [label=unwind]",
        _ => "",
    }
}

/// The source lines of a block, each once, in the order of its instructions.
fn lines(program: &Program, function: SymbolId, block: &Block) -> Vec<String> {
    let mut lines = Vec::new();
    for place in block.insts.iter().filter_map(|inst| program.place(function, inst.loc?)) {
        let line = format!("{}:{}", place.file, place.line);
        if place.line > 0 && !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// A string of the language: only quotes and backslashes need care.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A string whose lines end in `\l`, which sets them flush left.
fn left_aligned(text: &str) -> String {
    quoted(text).replace('\n', "\\l")
}
