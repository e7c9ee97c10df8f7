//! A function for reading: its instructions under the source lines that they come from.

use super::instruction::Writer;
use crate::status::Failure;
use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use threadbare_ir::inst::{Block, Body};
use threadbare_ir::program::{Place, Program, SymbolId};
use threadbare_report::escape;

/// The body of a function that has one.
pub fn body(program: &Program, function: SymbolId) -> Result<&Body, Failure> {
    let name = &program.symbol(function).name;
    program
        .body(function)
        .map_err(|error| Failure::new(error.to_string()))?
        .ok_or_else(|| Failure::new(format!("`{name}` has no body")))
}

/// The name of a block, or its number.
pub fn block_name(block: &Block, number: usize) -> String {
    block.name.as_deref().map_or_else(|| format!("block {number}"), str::to_owned)
}

/// The listing of a function.
pub fn listing(program: &Program, function: SymbolId) -> Result<String, Failure> {
    let body = body(program, function)?;
    let writer = Writer { program, body };
    let mut sources = Sources::default();
    let mut text = String::new();
    let parameters: Vec<String> = program
        .symbol(function)
        .function()
        .map(|function| (0..function.ty.params.len()).map(|n| writer.local(n)).collect())
        .unwrap_or_default();
    let _ = writeln!(text, "{}({})", escape(&program.symbol(function).name), parameters.join(", "));
    for (number, block) in body.blocks.iter().enumerate() {
        let _ = writeln!(text, "\n{}:", escape(&block_name(block, number)));
        let mut shown = None;
        for inst in &block.insts {
            if let Some(place) = inst.loc.and_then(|loc| program.place(function, loc))
                && place.line > 0
            {
                let here = (place.file.clone(), place.line);
                if shown.as_ref() != Some(&here) {
                    let _ = writeln!(text, "  {}", sources.line(&place));
                    shown = Some(here);
                }
            }
            let _ = writeln!(text, "      {}", escape(&writer.instruction(inst)));
        }
    }
    Ok(text)
}

/// The lines of source files, each file read once. A file that has moved since costs its lines, not the listing.
#[derive(Default)]
struct Sources {
    files: HashMap<String, Option<Vec<String>>>,
}

impl Sources {
    /// A place, and the line that stands there.
    fn line(&mut self, place: &Place) -> String {
        let lines = self.files.entry(place.file.to_string()).or_insert_with_key(|file| {
            // What a program calls its source may be a device, which has no end.
            let text =
                fs::metadata(file).ok().filter(fs::Metadata::is_file).and_then(|_| fs::read(file).ok())?;
            Some(String::from_utf8_lossy(&text).lines().map(str::to_owned).collect())
        });
        let line = lines.as_ref().and_then(|lines| lines.get((place.line as usize).checked_sub(1)?));
        let line = line.map_or("", |line| line.trim());
        format!("{}:{}  {}", escape(&place.file), place.line, escape(line)).trim_end().to_owned()
    }
}
