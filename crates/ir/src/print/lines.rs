//! Line tables of a program that is run elsewhere, so that a debugger shows its source. What else is printed is not known here.

use super::hooks::Hooks;
use super::names;
use rustc_hash::FxHashMap;

/// Debug information: which instruction belongs to which line, and nothing else.
#[derive(Default)]
pub(super) struct Lines {
    nodes: Vec<String>,
    known: FxHashMap<String, usize>,
    /// The files of the subprograms.
    homes: FxHashMap<usize, usize>,
}

/// The unit and the two flags come first.
const FIRST: usize = 3;

impl Lines {
    fn node(&mut self, text: String) -> usize {
        let nodes = &mut self.nodes;
        *self.known.entry(text).or_insert_with_key(|text| {
            nodes.push(text.clone());
            FIRST + nodes.len() - 1
        })
    }

    fn file(&mut self, name: &str) -> usize {
        let name = names::string(name.as_bytes());
        self.node(format!("!DIFile(filename: {name}, directory: DIRECTORY)"))
    }

    pub(super) fn subprogram(&mut self, name: &str, file: &str, line: u32) -> usize {
        let file = self.file(file);
        let name = names::string(name.as_bytes());
        let ty = self.node("!DISubroutineType(types: !{null})".to_owned());
        let number = self.node(format!(
            "distinct !DISubprogram(name: {name}, file: !{file}, line: {line}, type: !{ty}, scopeLine: {line}, \
             spFlags: DISPFlagDefinition, unit: !0)"
        ));
        self.homes.insert(number, file);
        number
    }

    pub(super) fn location(&mut self, scope: usize, file: &str, line: u32, column: u32) -> usize {
        let mut scope = scope;
        if line > 0 {
            let file = self.file(file);
            if self.homes.get(&scope) != Some(&file) {
                scope = self
                    .node(format!("!DILexicalBlockFile(scope: !{scope}, file: !{file}, discriminator: 0)"));
            }
        }
        self.node(format!("!DILocation(line: {line}, column: {column}, scope: !{scope})"))
    }

    pub(super) fn text(&self, hooks: &Hooks) -> String {
        let folder = names::string(hooks.folder.as_bytes());
        let mut nodes = self.nodes.clone();
        nodes.push("!DIFile(filename: \"program\", directory: DIRECTORY)".to_owned());
        let unit = FIRST + nodes.len() - 1;
        let mut text = format!(
            "!llvm.dbg.cu = !{{!0}}\n!llvm.module.flags = !{{!1, !2}}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !{unit}, emissionKind: FullDebug)\n\
             !1 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n!2 = !{{i32 7, !\"Dwarf Version\", i32 4}}\n"
        );
        for (i, node) in nodes.iter().enumerate() {
            text += &format!(
                "!{} = {}\n",
                FIRST + i,
                node.replace("directory: DIRECTORY", &format!("directory: {folder}"))
            );
        }
        text
    }
}
