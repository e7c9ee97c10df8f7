//! Arrays, pointers and the heap.

use super::{Int, Maker};
use std::fmt::Write;

impl Maker {
    fn elements(&mut self, kind: Int, count: u64) -> String {
        let values: Vec<String> = (0..count)
            .map(|_| {
                let value = self.random.of(&[0, 1, 2, 3, 7, 100, 127]).min(kind.high() as u64);
                value.to_string()
            })
            .collect();
        format!("{{{}}}", values.join(", "))
    }

    /// An array of a local, the file or the heap, its name, and how many elements it has.
    pub fn some_array(&mut self, kind: Int) -> (String, u64) {
        let count = 2 + self.random.below(6);
        let init = self.elements(kind, count);
        let name = match self.random.below(3) {
            0 => self.global(kind.name(), &format!("[{count}]"), &init),
            1 => {
                let name = self.fresh("x");
                put!(self.at, "LOCAL({}, {name}, [{count}]) = {init};", kind.name());
                name
            }
            _ => {
                let name = self.fresh("h");
                put!(self.at, "{} *{name} = malloc({count} * sizeof *{name});", kind.name());
                let step = 1 + self.random.below(5);
                let by = kind.name();
                put!(self.line, "for (int i = 0; i < {count}; i++) {name}[i] = ({by})(i * {step});");
                name
            }
        };
        (name, count)
    }

    /// Reads, writes and both, at indices of inputs.
    pub fn array(&mut self) {
        let kind = Int::any(&mut self.random);
        let (name, count) = self.some_array(kind);
        // Sometimes from the middle of it.
        let mut start = name.clone();
        if self.random.one_in(3) {
            start = self.fresh("p");
            let offset = self.random.below(count);
            put!(self.at, "{} *{start} = {name} + {offset};", kind.name());
            if self.random.one_in(2) {
                let index = self.index(count);
                put!(self.at, "acc += (unsigned){start}[{index} - {offset}{}];", self.random.of(&["", "u"]));
            }
            start = format!("({start} - {offset})");
        }
        for _ in 0..1 + self.random.below(3) {
            let index = self.index(count);
            match self.random.below(5) {
                0 => {
                    let value = self.some();
                    put!(self.at, "{start}[{index}] = {value};");
                }
                1 => put!(self.at, "{start}[{index}]{};", self.random.of(&["++", "--", " ^= 5", " += 9"])),
                2 => {
                    let other = self.below(count);
                    put!(self.at, "{start}[{index}] = {start}[{other}];");
                }
                _ => put!(self.mix, "{start}[{index}]"),
            }
        }
        let index = self.below(count);
        put!(self.mix, "{name}[{index}]");
    }

    /// A pointer that an input chooses among several, some of which are no good.
    pub fn pointers(&mut self) {
        let kind = Int::wide(&mut self.random);
        let by = kind.name();
        let count = 2 + self.random.below(4);
        let table = self.fresh("t");
        let mut targets = Vec::new();
        let mut short = u64::MAX;
        for _ in 0..count {
            let target = match self.random.below(8) {
                0 => "NULL".to_string(),
                1 => {
                    let name = self.fresh("s");
                    let value = self.random.below(100);
                    put!(self.at, "LOCAL({by}, {name}, ) = {value};");
                    short = 1;
                    format!("&{name}")
                }
                2 => {
                    let (name, len) = self.some_array(kind);
                    short = short.min(len - 1);
                    format!("{name} + 1")
                }
                3 => {
                    let (name, len) = self.some_array(kind);
                    short = short.min(len);
                    // Only what is of the heap can be freed.
                    if name.starts_with('h') && self.random.one_in(2) {
                        put!(self.at, "free({name});");
                    }
                    name
                }
                _ => {
                    let (name, len) = self.some_array(kind);
                    short = short.min(len);
                    name
                }
            };
            targets.push(target);
        }
        put!(self.at, "LOCAL({by} *, {table}, [{count}]) = {{{}}};", targets.join(", "));
        let chosen = self.fresh("p");
        let index = if self.random.one_in(4) { self.index(count) } else { self.below(count) };
        put!(self.at, "{by} *{chosen} = {table}[{index}];");
        if self.random.one_in(6) {
            let not = self.fresh("q");
            let index = self.below(count);
            put!(self.at, "{by} *{not} = {table}[{index}];");
            put!(self.at, "if ({chosen} == {not}) acc += 13;");
        }
        if self.random.one_in(4) {
            put!(self.at, "if (!{chosen}) acc += 5;");
        }
        let short = short.clamp(1, 8);
        let element = match self.random.below(3) {
            0 => format!("*{chosen}"),
            1 => {
                let index = self.below(short);
                format!("{chosen}[{index}]")
            }
            _ => {
                let index = if self.random.one_in(3) { self.index(short) } else { self.below(short + 1) };
                format!("{chosen}[{index}]")
            }
        };
        match self.random.below(7) {
            0 => {
                let value = self.some();
                put!(self.at, "{element} = {value};");
            }
            1 => put!(self.at, "{element} += 3;"),
            2 => put!(self.at, "free({chosen});"),
            3 => {
                let value = self.fresh("w");
                put!(self.at, "{by} {value} = {element};");
                for n in 1..=3 {
                    put!(self.at, "if ({value} == {n} && acc % 3 == 0) tb_assert(!\"{n}\");");
                }
            }
            _ => self.mix(&element),
        }
        if self.random.one_in(3) {
            let again = self.below(count);
            put!(self.at, "if ({table}[{again}]) acc ^= (unsigned)*{table}[{again}];");
        }
    }

    /// Memory of a size that inputs decide, in which there may be no room for all of the last element.
    pub fn odd_end(&mut self) {
        let name = self.fresh("m");
        let most = 3 + self.random.below(6);
        let (size, index) = (self.below(most), self.below(most / 2 + 1));
        put!(self.at, "unsigned short *{name} = calloc({size} + 2, 1);");
        put!(self.at, "if ({index} * 2 < {size} + 2) acc += {name}[{index}];");
        put!(self.line, "free({name});");
    }

    /// Memory of a size that inputs decide.
    pub fn heap(&mut self) {
        let kind = Int::wide(&mut self.random);
        let (by, name) = (kind.name(), self.fresh("m"));
        let most = 2 + self.random.below(4);
        let size = self.below(most + 1);
        let size = if self.random.one_in(2) { format!("{size} + 1") } else { size };
        match self.random.below(3) {
            0 => put!(self.at, "{by} *{name} = calloc({size}, sizeof({by}));"),
            _ => {
                put!(self.at, "{by} *{name} = malloc(({size}) * sizeof({by}));");
                let shape = self.random.below(3);
                match shape {
                    0 => put!(self.at, "memset({name}, 1, ({size}) * sizeof({by}));"),
                    _ => put!(
                        self.line,
                        "for (unsigned i = 0; HERE(i < (unsigned)({size})); i++) {name}[i] = ({by})(i * 3 + 1);"
                    ),
                }
            }
        }
        for _ in 0..1 + self.random.below(3) {
            match self.random.below(11) {
                8 => {
                    let (count, value) = (self.below(most + 1), self.random.below(200));
                    put!(
                        self.at,
                        "if ({count} <= ({size})) memset({name}, {value}, ({count}) * sizeof({by}));"
                    );
                }
                9 | 10 => {
                    // As many as there are, or one too many, to where there is as much room, or a little less.
                    let (copy, count, index) = (self.fresh("c"), self.below(most + 1), self.below(most));
                    let (room, spare) = (self.random.of(&["", " + 1"]), self.random.of(&["<", "<=", "<="]));
                    let copies = self.random.of(&["memcpy", "memmove"]);
                    put!(self.at, "{by} *{copy} = calloc(({size}){room}, sizeof({by}));");
                    put!(
                        self.at,
                        "if ({count} {spare} ({size}){room}) {copies}({copy}, {name}, ({count}) * sizeof({by}));"
                    );
                    put!(self.at, "if ({index} < ({size})) acc += (unsigned){copy}[{index}];");
                    put!(self.line, "free({copy});");
                }
                0 => {
                    let index = self.below(most);
                    put!(self.at, "if ({index} < ({size})) {name}[{index}] = 9;");
                }
                1 | 2 => {
                    let index = self.below(most);
                    put!(self.at, "if ({index} <= ({size})) acc += (unsigned){name}[{index}];");
                }
                3 => {
                    let more = self.below(most);
                    put!(self.at, "{name} = realloc({name}, ({size} + {more} + 1) * sizeof({by}));");
                }
                4 => {
                    let condition = self.some();
                    put!(self.at, "if (({condition}) % 7 == 3) free({name});");
                }
                5 => {
                    let condition = self.some();
                    let offset = self.below(3);
                    put!(self.at, "if (({condition}) % 5 == 2) {{ free({name} + {offset}); return 0; }}");
                }
                6 => {
                    let bytes = self.below(3);
                    put!(self.at, "{name} = realloc({name}, {bytes} * sizeof({by}));");
                    put!(self.at, "if (!{name}) return 3;");
                }
                _ => {
                    let index = self.below(most);
                    put!(self.at, "if ({index} < ({size})) acc = acc * 5 + (unsigned){name}[{index}];");
                }
            }
        }
        if self.random.one_in(2) {
            put!(self.at, "free({name});");
        }
    }

    /// Locals whose lives end while a pointer to them stays.
    pub fn outlived(&mut self) {
        let pointer = self.fresh("o");
        let keep = self.fresh("k");
        put!(self.line, "LOCAL(int, {keep}, [2]) = {{4, 5}};");
        put!(self.line, "int *{pointer} = {keep};");
        if self.random.one_in(2) {
            let inner = self.fresh("i");
            let condition = self.below(3);
            self.open("{");
            let value = self.some();
            put!(self.at, "LOCAL(int, {inner}, [2]) = {{6, (int)({value})}};");
            put!(self.at, "acc += (unsigned){inner}[1];");
            put!(self.at, "if ({condition} == 1) {pointer} = {inner};");
            put!(self.at, "acc += (unsigned){pointer}[1];");
            self.close("");
        } else {
            let function = self.fresh_top("f");
            let wanted = self.random.below(3);
            writeln!(
                self.top,
                "static int *{function}(int *given, int which) {{\n    LOCAL(int, own, [2]) = {{which, 2}};\n    \
                 int *volatile result = which == {wanted} ? own : given;\n    return result;\n}}"
            )
            .expect("text");
            let which = self.below(3);
            put!(self.at, "{pointer} = {function}({keep}, (int){which});");
        }
        let index = self.below(2);
        match self.random.below(3) {
            0 => put!(self.at, "{pointer}[{index}] = 3;"),
            _ => put!(self.mix, "{pointer}[{index}]"),
        }
        put!(self.mix, "{keep}[0]");
    }

    /// What nobody wrote for some inputs.
    pub fn unwritten(&mut self) {
        let kind = self.random.of(&[Int { bits: 8, signed: false }, Int { bits: 32, signed: true }]);
        let (by, name) = (kind.name(), self.fresh("u"));
        let count = 2 + self.random.below(3);
        if self.random.one_in(2) {
            put!(self.line, "LOCAL({by}, {name}, [{count}]);");
        } else {
            put!(self.line, "{by} *{name} = malloc({count} * sizeof({by}));");
        }
        for i in 0..count {
            let condition = self.some();
            match self.random.below(3) {
                0 => put!(self.at, "if (({condition}) % 5 != {}) {name}[{i}] = {i};", self.random.below(5)),
                _ => put!(self.at, "{name}[{i}] = {};", self.random.below(9)),
            }
        }
        let index = self.below(count);
        let value = self.fresh("v");
        put!(self.at, "{by} {value} = {name}[{index}];");
        match self.random.below(3) {
            0 => put!(self.at, "if ({value} > 3) acc += 7;"),
            1 => put!(self.at, "switch ({value} & 3) {{ case 0: acc ^= 1; break; case 2: acc += 6; }}"),
            _ => put!(self.at, "if ({value} & 1) acc ^= 0x55;"),
        }
    }
}
