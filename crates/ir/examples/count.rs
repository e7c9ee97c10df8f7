//! Reads modules, parses all that is in them, and says how much that was.

use std::time::Instant;
use threadbare_ir::program::SymbolId;
use threadbare_ir::{Module, Program};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start = Instant::now();
    let mut modules = Vec::new();
    for path in std::env::args().skip(1) {
        modules.push(Module::index(&path, std::fs::read(&path)?)?);
    }
    let program = Program::link(modules)?;
    let indexed = start.elapsed();
    let (mut functions, mut blocks, mut insts) = (0, 0, 0);
    for id in 0..program.symbols().len() {
        if let Some(body) = program.parse_body(SymbolId(id as u32))? {
            functions += 1;
            blocks += body.blocks.len();
            insts += body.blocks.iter().map(|b| b.insts.len()).sum::<usize>();
        }
    }
    let nodes = program.count_metadata()?;
    let symbols = program.symbols().len();
    println!(
        "symbols {symbols}, functions {functions}, blocks {blocks}, instructions {insts}, nodes {nodes}"
    );
    println!("index {indexed:?}, all {:?}", start.elapsed());
    for warning in program.warnings() {
        println!("warning: {warning}");
    }
    Ok(())
}
