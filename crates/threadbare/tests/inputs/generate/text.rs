//! Strings, and functions that copy, compare and convert them.

use super::Maker;

const WORDS: [&str; 8] = ["abc", "a", "", "ab1", "-12x", "7", "0x1f", "b b"];

impl Maker {
    /// An array of characters that is text for all inputs, and how long it can be.
    fn some_text(&mut self) -> (String, u64) {
        let name = self.fresh("z");
        let word = self.random.of(&WORDS);
        let room = word.len() as u64 + 1 + self.random.below(3);
        put!(self.at, "LOCAL(char, {name}, [{room}]) = \"{word}\";");
        for _ in 0..self.random.below(3) {
            if room < 2 {
                break;
            }
            let index = self.below(room - 1);
            let character = match self.random.below(3) {
                0 => format!("(char)('a' + {})", self.below(3)),
                1 => format!("(char)('0' + {})", self.below(10)),
                _ => format!("\"ab\\0z\"[{}]", self.below(4)),
            };
            put!(self.at, "{name}[{index}] = {character};");
        }
        (name, room)
    }

    pub fn text(&mut self) {
        match self.random.below(8) {
            0 => self.lengths(),
            1 => self.comparisons(),
            2 | 3 => self.copies(),
            4 => self.searches(),
            5 => self.printed(),
            6 => self.numbers(),
            _ => self.unterminated(),
        }
    }

    fn lengths(&mut self) {
        let (name, room) = self.some_text();
        let offset = self.below(room);
        put!(self.at, "acc = acc * 7 + (unsigned)strlen({name} + {offset});");
        let most = self.below(room + 1);
        put!(self.at, "acc = acc * 7 + (unsigned)strnlen({name}, {most});");
        let copy = self.fresh("d");
        put!(self.at, "char *{copy} = strdup({name});");
        let index = self.index(room);
        put!(self.at, "acc += (unsigned char){copy}[{index}];");
        put!(self.at, "free({copy});");
    }

    fn comparisons(&mut self) {
        let ((a, room), (b, _)) = (self.some_text(), self.some_text());
        let count = self.below(room + 1);
        match self.random.below(4) {
            0 => put!(self.at, "if (strcmp({a}, {b}) < 0) acc += 3; else acc ^= 12;"),
            1 => put!(self.at, "if (strncmp({a}, {b}, {count}) == 0) acc += 3; else acc ^= 12;"),
            2 => put!(self.at, "if (memcmp({a}, \"ab1xyzuv\", {count}) > 0) acc += 3; else acc ^= 12;"),
            _ => {
                let chosen = self.below(3);
                put!(self.at, "LOCAL(const char *, {a}t, [3]) = {{{a}, {b}, \"ab\"}};");
                put!(self.at, "if (strcmp({a}t[{chosen}], \"ab\") == 0) acc += 21;");
            }
        }
        put!(self.mix, "{a}[0]");
    }

    /// Copies of as many bytes as inputs say, also of none: from the end of an array, and from nowhere.
    fn copies(&mut self) {
        let (from, to) = (self.fresh("z"), self.fresh("y"));
        let (long, short) = (3 + self.random.below(4), 3 + self.random.below(4));
        put!(self.at, "LOCAL(char, {from}, [{long}]) = \"abc\";");
        put!(self.at, "LOCAL(char, {to}, [{short}]) = \"xy\";");
        let offset = self.below(long + 1);
        match self.random.below(7) {
            0 => {
                let count = self.below(long + 1);
                put!(
                    self.at,
                    "if ({offset} + {count} <= {long} && {count} <= {short}) memcpy({to}, {from} + {offset}, {count});"
                );
            }
            1 => {
                let count = self.below(short + 1);
                let source = self.fresh("n");
                put!(self.at, "const char *{source} = {count} ? {from} : NULL;");
                let most = self.random.below(2) + long.min(short);
                put!(self.at, "if ({count} <= {most}) memcpy({to}, {source}, {count});");
            }
            2 => {
                let (count, place) = (self.below(4), self.below(3));
                put!(self.at, "memmove({from} + {place}, {from} + {}, {count});", self.random.below(2));
            }
            3 => {
                let count = self.below(short + 2);
                put!(self.at, "memset({to}, 'q', {count});");
            }
            4 => {
                let count = self.below(short + 1);
                put!(self.at, "strncpy({to}, {from}, {count});");
            }
            5 => {
                let (text, room) = self.some_text();
                put!(self.at, "strcpy({to}, {text});");
                let _ = room;
            }
            _ => {
                let count = self.below(4);
                let target = self.fresh("n");
                put!(self.at, "char *{target} = {count} == 2 ? NULL : {to};");
                put!(self.at, "memcpy({target}, {from}, {count} % 2);");
            }
        }
        let (i, j) = (self.below(short), self.below(long));
        put!(self.mix, "{to}[{i}]");
        put!(self.mix, "{from}[{j}]");
    }

    fn searches(&mut self) {
        let (name, room) = self.some_text();
        let found = self.fresh("f");
        let character = self.random.of(&["'a'", "'b'", "'1'", "0", "'x'"]);
        match self.random.below(4) {
            0 => put!(self.at, "char *{found} = strchr({name}, {character});"),
            1 => put!(self.at, "char *{found} = strrchr({name}, {character});"),
            2 => {
                let count = self.below(room + 1);
                put!(self.at, "char *{found} = memchr({name}, {character}, {count});");
            }
            _ => put!(
                self.at,
                "char *{found} = strstr({name}, \"{}\");",
                self.random.of(&["b", "ab", "1", ""])
            ),
        }
        match self.random.below(3) {
            0 => put!(self.at, "acc += (unsigned char)*{found};"),
            1 => put!(self.at, "if ({found}) acc += (unsigned)({found} - {name}) + 1;"),
            _ => put!(self.at, "if ({found}) acc += (unsigned char){found}[{}];", self.random.below(2)),
        }
    }

    fn printed(&mut self) {
        let (name, room) = (self.fresh("z"), 4 + self.random.below(6));
        put!(self.at, "LOCAL(char, {name}, [{room}]) = \"\";");
        let value = self.below(120);
        let format = self.random.of(&["%d", "%u", "%x", "%03d", "%-4d|", "<%d>", "%c", "%5d", "%o"]);
        let size = match self.random.below(4) {
            0 => self.below(room),
            1 => self.below(room + 2),
            _ => room.to_string(),
        };
        let length = self.fresh("n");
        if self.random.one_in(4) {
            let (text, _) = self.some_text();
            put!(self.at, "int {length} = snprintf({name}, {size}, \"%s.%d\", {text}, (int){value});");
        } else {
            put!(self.at, "int {length} = snprintf({name}, {size}, \"{format}\", (int){value});");
        }
        self.mix(&length);
        let index = self.index(room);
        put!(self.mix, "{name}[{index}]");
    }

    fn numbers(&mut self) {
        let (name, _) = self.some_text();
        let (end, value) = (self.fresh("e"), self.fresh("n"));
        let base = self.random.of(&["10", "0", "16", "8", "2"]);
        match self.random.below(4) {
            0 => {
                put!(self.at, "char *{end}; long {value} = strtol({name}, &{end}, {base});");
                put!(self.at, "acc = acc * 3 + (unsigned)({end} - {name});");
            }
            1 => put!(self.at, "int {value} = atoi({name});"),
            2 => put!(self.at, "unsigned long {value} = strtoul({name}, NULL, {base});"),
            _ => put!(self.at, "long long {value} = strtoll({name}, NULL, {base});"),
        }
        self.mix(&value);
        put!(self.at, "if ({value} == {}) acc ^= 0x99;", self.random.below(20));
    }

    /// Text whose end may be gone.
    fn unterminated(&mut self) {
        let (name, room) = self.some_text();
        let index = self.below(room);
        put!(self.at, "{name}[{index}] = 'k';");
        match self.random.below(3) {
            0 => put!(self.at, "acc += (unsigned)strlen({name});"),
            1 => put!(self.at, "acc += strchr({name}, 'b') != NULL;"),
            _ => put!(self.at, "acc += strcmp({name}, \"abk\") == 0;"),
        }
    }
}
