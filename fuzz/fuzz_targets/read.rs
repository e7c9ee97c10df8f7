//! Any bytes at all, through everything that the room `ir` does: index, heads, bodies, clean-up, metadata, debug
//! places, printing; and what was printed must be readable again. Run: `cargo +nightly fuzz run read`, with the
//! modules under `crates/ir/tests/data` as seeds.

#![no_main]

use libfuzzer_sys::fuzz_target;
use threadbare_ir::program::SymbolId;
use threadbare_ir::{Module, Program, print};

fuzz_target!(|data: &[u8]| {
    let Ok(module) = Module::index("fuzz.ll", data) else { return };
    let Ok(program) = Program::link(vec![module]) else { return };
    for id in (0..program.symbols().len()).map(|id| SymbolId(id as u32)) {
        if let Ok(Some(body)) = program.clean_body(id) {
            for inst in body.blocks.iter().flat_map(|block| &block.insts) {
                if let Some(loc) = inst.loc {
                    program.place(id, loc);
                }
            }
        }
    }
    let _ = program.count_metadata();
    let _ = print::clean_program(&program);
    if let Ok(text) = print::program(&program) {
        let again = Module::index("printed.ll", text.as_bytes());
        assert!(again.is_ok(), "{}", again.map(|_| ()).unwrap_err());
    }
});
