//! Writes a program in C whose threads call the functions of a header in any order, with any arguments, on objects that they share.
//! It is written for a person, who goes on with it: what cannot be made up stands there as an `#error` that says what is missing.
//! Knows declarations alone; nothing is compiled or run here.

use crate::declarations::{Declarations, Function, Parameter, split_pointers, unqualified};
use std::collections::BTreeMap;
use std::fmt::Write;

/// What to write.
#[derive(Clone, Debug)]
pub struct Harness {
    /// How the program includes the header.
    pub include: String,
    /// How many threads there are.
    pub threads: u32,
    /// The names of the functions that they call.
    pub operations: Vec<String>,
}

/// Why there is no program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HarnessError {
    /// The header has no such function.
    #[error("there is no function `{name}` in it. It declares: {known}")]
    NoFunction {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
}

/// The inputs of `threadbare.h`, by the types that they are of.
const SCALARS: [(&str, &str); 17] = [
    ("_Bool", "bool"),
    ("bool", "bool"),
    ("char", "char"),
    ("signed char", "schar"),
    ("unsigned char", "uchar"),
    ("short", "short"),
    ("unsigned short", "ushort"),
    ("int", "int"),
    ("unsigned int", "uint"),
    ("long", "long"),
    ("unsigned long", "ulong"),
    ("long long", "longlong"),
    ("unsigned long long", "ulonglong"),
    ("__int128", "longlong"),
    ("unsigned __int128", "ulonglong"),
    ("float", "float"),
    ("double", "double"),
];

/// What a parameter is given.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Argument {
    /// A number of a kind that there are inputs of.
    Number(&'static str),
    /// One of an enumeration's values.
    OneOf(Vec<String>),
    /// A structure, as bytes.
    Bytes,
    /// A short text.
    Text,
    /// Where a number is, or is to be put.
    Place(&'static str),
    /// Where something is to be put that begins with zeroes.
    Empty,
    /// One of two addresses, which nobody looks behind.
    Address,
    /// An object that threads share, by its type.
    Shared(String),
    /// A pointer that threads share, by the type of what it points to: the head of a list.
    Head(String),
    /// A stream.
    Stream,
    /// Nothing that could be made up.
    Missing,
}

/// Objects of one type that threads share.
struct Shared<'a> {
    name: String,
    count: usize,
    /// What makes one, and returns where it is.
    maker: Option<&'a Function>,
    /// What sets up one that is there.
    setter: Option<&'a Function>,
    is_whole: bool,
}

struct Writer<'a> {
    all: &'a Declarations,
    operations: Vec<&'a Function>,
    shared: BTreeMap<String, Shared<'a>>,
    heads: BTreeMap<String, String>,
    text: String,
}

/// Writes the program.
pub fn write_harness(all: &Declarations, harness: &Harness) -> Result<String, HarnessError> {
    let function = |name: &String| {
        all.functions.iter().find(|function| function.name == *name).ok_or_else(|| {
            let known: Vec<&str> = all
                .functions
                .iter()
                .filter(|function| function.is_own)
                .map(|function| &*function.name)
                .collect();
            let known = if known.is_empty() { "no function at all".into() } else { known.join(", ") };
            HarnessError::NoFunction { name: name.clone(), known }
        })
    };
    let operations = harness.operations.iter().map(function).collect::<Result<Vec<_>, _>>()?;
    let mut writer =
        Writer { all, operations, shared: BTreeMap::new(), heads: BTreeMap::new(), text: String::new() };
    writer.find_shared();
    writer.write(harness);
    Ok(writer.text)
}

impl<'a> Writer<'a> {
    fn argument(&self, parameter: &Parameter) -> Argument {
        if parameter.ty.contains('(') || parameter.ty.contains('[') {
            return Argument::Missing;
        }
        let plain = self.all.plain(&parameter.ty);
        let (base, stars) = split_pointers(&plain);
        // A name for an enumeration without a name, or for a pointer inside of a pointer.
        let inner = self.all.plain(base);
        let scalar = SCALARS.iter().find(|(name, _)| *name == inner).map(|(_, input)| *input);
        let is_record =
            inner.starts_with("struct ") || inner.starts_with("union ") || self.all.whole.contains(&inner);
        match (stars, scalar) {
            ("", Some(input)) => Argument::Number(input),
            ("", None) => match self.all.enumerations.get(&inner) {
                Some(values) => Argument::OneOf(values.clone()),
                None if is_record => Argument::Bytes,
                None => Argument::Missing,
            },
            ("*", Some("char")) => Argument::Text,
            ("*", Some(input)) => Argument::Place(input),
            ("*", None) if inner == "void" => Argument::Address,
            ("*", None) if inner == "struct _IO_FILE" => Argument::Stream,
            ("*", None) if is_record => Argument::Shared(inner),
            ("**", None) if is_record => Argument::Head(inner),
            ("*" | "**", _) => Argument::Empty,
            _ => Argument::Missing,
        }
    }

    /// What threads share: all that some operation takes a pointer to, as many as one operation takes at once.
    fn find_shared(&mut self) {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for function in self.operations.clone() {
            let mut here: BTreeMap<String, usize> = BTreeMap::new();
            for parameter in &function.parameters {
                match self.argument(parameter) {
                    Argument::Shared(ty) => *here.entry(ty).or_default() += 1,
                    Argument::Head(ty) => {
                        let name = format!("head_of_{}", identifier(&ty));
                        self.heads.insert(ty, name);
                    }
                    _ => {}
                }
            }
            for (ty, count) in here {
                let most = counts.entry(ty).or_default();
                *most = count.max(*most);
            }
        }
        for (ty, count) in counts {
            let is_whole = self.all.whole.contains(&ty);
            let others = || {
                self.all.functions.iter().filter(|function| {
                    function.is_own
                        && !self.operations.iter().any(|operation| operation.name == function.name)
                })
            };
            let takes = |function: &Function| {
                function
                    .parameters
                    .iter()
                    .filter(|one| self.argument(one) == Argument::Shared(ty.clone()))
                    .count()
            };
            let makes = |function: &&Function| {
                let plain = self.all.plain(&function.returns);
                let (base, stars) = split_pointers(&plain);
                stars == "*" && self.all.plain(base) == ty && takes(function) == 0
            };
            let sets = |function: &&Function| {
                function.name.contains("init")
                    && function
                        .parameters
                        .first()
                        .is_some_and(|one| self.argument(one) == Argument::Shared(ty.clone()))
            };
            let (maker, setter) = match is_whole {
                true => (None, others().find(sets)),
                false => (others().find(makes), None),
            };
            let name = format!("shared_{}", identifier(&ty));
            self.shared.insert(ty, Shared { name, count, maker, setter, is_whole });
        }
    }

    fn write(&mut self, harness: &Harness) {
        let names = harness.operations.join(", ");
        let Harness { include, threads, .. } = harness;
        self.text = format!(
            "/* Threads that call {names} in any order, with any arguments.\n\
             \x20*\n\
             \x20*   threadbare check THIS.c SOURCES... [-- -DTHREADS=3 -DOPERATIONS=2]\n\
             \x20*\n\
             \x20* Written by `threadbare harness`; it is yours now. */\n\
             #include \"{include}\"\n\
             #include <pthread.h>\n\
             #include <stdio.h>\n\
             #include <threadbare.h>\n\n\
             #ifndef THREADS\n#define THREADS {threads}\n#endif\n\
             /* How many of them each thread calls. */\n\
             #ifndef OPERATIONS\n#define OPERATIONS 1\n#endif\n\n"
        );
        self.write_shared();
        self.write_operations();
        self.write_main();
    }

    fn write_shared(&mut self) {
        let mut text = String::new();
        if !self.shared.is_empty() || !self.heads.is_empty() {
            text += "/* What the threads share. */\n";
        }
        for (ty, Shared { name, count, is_whole, .. }) in &self.shared {
            let star = if *is_whole { "" } else { "*" };
            let _ = match count {
                1 => writeln!(text, "static {ty} {star}{name};"),
                _ => writeln!(text, "static {ty} {star}{name}[{count}];"),
            };
        }
        for (ty, name) in &self.heads {
            let _ = writeln!(text, "static {ty} *{name};");
        }
        let arguments =
            self.operations.iter().flat_map(|function| &function.parameters).map(|one| self.argument(one));
        if arguments.clone().any(|argument| argument == Argument::Address) {
            text += "/* Two addresses, for pointers to anything. */\nstatic char things[2];\n";
        }
        self.text += &text;
    }

    fn write_operations(&mut self) {
        let mut text = String::from("\n/* One operation, whichever. */\nstatic void operate(void) {\n");
        let _ = writeln!(text, "    switch (tb_choose({}, \"operation\")) {{", self.operations.len());
        for (number, function) in self.operations.iter().enumerate() {
            let _ = writeln!(text, "    case {number}: {{");
            let (before, call) = self.call(function, "        ");
            let _ = writeln!(text, "{before}        {call};\n        break;\n    }}");
        }
        text += "    }\n}\n\n\
                 static void *work(void *unused) {\n    for (int i = 0; i < OPERATIONS; i++)\n        operate();\n    return unused;\n}\n\n";
        self.text += &text;
    }

    /// What comes before a call, and the call.
    fn call(&self, function: &Function, indent: &str) -> (String, String) {
        let (mut before, mut arguments) = (String::new(), Vec::new());
        let mut used: Vec<String> = Vec::new();
        for (number, parameter) in function.parameters.iter().enumerate() {
            let mut name = parameter.name.clone().unwrap_or_else(|| format!("argument_{}", number + 1));
            while used.contains(&name) || self.shared.values().any(|shared| shared.name == name) {
                name.push('_');
            }
            used.push(name.clone());
            let (line, argument) = self.given(parameter, &name, indent);
            before += &line;
            arguments.push(argument);
        }
        (before, format!("{}({})", function.name, arguments.join(", ")))
    }

    /// What comes before, and the argument.
    fn given(&self, parameter: &Parameter, name: &str, indent: &str) -> (String, String) {
        let ty = unqualified(&parameter.ty);
        let pointed = split_pointers(ty).0;
        match self.argument(parameter) {
            Argument::Number(input) => (String::new(), format!("tb_{input}(\"{name}\")")),
            Argument::OneOf(values) => {
                let line = format!("{indent}static const {ty} all_{name}[] = {{{}}};\n", values.join(", "));
                (line, format!("all_{name}[tb_choose({}, \"{name}\")]", values.len()))
            }
            Argument::Bytes => (
                format!("{indent}{ty} {name};\n{indent}tb_bytes(&{name}, sizeof {name}, \"{name}\");\n"),
                name.into(),
            ),
            Argument::Text => {
                let line = format!(
                    "{indent}char {name}[4];\n{indent}tb_bytes({name}, 3, \"{name}\");\n{indent}{name}[3] = 0;\n"
                );
                (line, name.into())
            }
            Argument::Place(input) => {
                let pointed = self.all.plain(pointed);
                (format!("{indent}{pointed} {name} = tb_{input}(\"{name}\");\n"), format!("&{name}"))
            }
            Argument::Empty => {
                let within = ty.strip_suffix('*').unwrap_or(ty).trim_end();
                (format!("{indent}{within} {name} = 0;\n"), format!("&{name}"))
            }
            Argument::Address => (String::new(), format!("&things[tb_choose(2, \"{name}\")]")),
            Argument::Shared(ty) => (String::new(), self.shared[&ty].any(name)),
            Argument::Head(ty) => (String::new(), format!("&{}", self.heads[&ty])),
            Argument::Stream => (String::new(), "stdout".into()),
            Argument::Missing => (
                format!("#error \"say what `{name}` is, of type {}\"\n", parameter.ty),
                format!("0 /* {name} */"),
            ),
        }
    }

    fn write_main(&mut self) {
        let mut text = String::from("int main(void) {\n");
        for (ty, shared) in &self.shared {
            for number in 0..shared.count {
                let place = if shared.count == 1 {
                    shared.name.clone()
                } else {
                    format!("{}[{number}]", shared.name)
                };
                if let Some(maker) = shared.maker {
                    let (before, call) = self.call(maker, "        ");
                    let _ = match before.is_empty() {
                        true => writeln!(text, "    {place} = {call};"),
                        false => writeln!(text, "    {{\n{before}        {place} = {call};\n    }}"),
                    };
                    let _ = writeln!(text, "    if (!{place})\n        return 0;");
                } else if let Some(setter) = shared.setter {
                    let (before, call) = self.call_on(setter, &format!("&{place}"));
                    let _ = match before.is_empty() {
                        true => writeln!(text, "    {call};"),
                        false => writeln!(text, "    {{\n{before}        {call};\n    }}"),
                    };
                } else if !shared.is_whole {
                    let _ = writeln!(text, "#error \"make a `{ty}` here, and let {place} point to it\"");
                }
            }
        }
        text += "    pthread_t threads[THREADS];\n\
                 \x20   for (int i = 0; i < THREADS; i++)\n\
                 \x20       pthread_create(&threads[i], NULL, work, NULL);\n\
                 \x20   for (int i = 0; i < THREADS; i++)\n\
                 \x20       pthread_join(threads[i], NULL);\n\
                 \x20   /* What must hold at the end belongs here: tb_assert(...); */\n\
                 \x20   return 0;\n}\n";
        self.text += &text;
    }

    /// A call whose first argument is known.
    fn call_on(&self, function: &Function, first: &str) -> (String, String) {
        let rest = Function { parameters: function.parameters[1..].to_vec(), ..function.clone() };
        let (before, call) = self.call(&rest, "        ");
        let open = function.name.len() + 1;
        let comma = if rest.parameters.is_empty() { "" } else { ", " };
        (before, format!("{}{first}{comma}{}", &call[..open], &call[open..]))
    }
}

impl Shared<'_> {
    /// Where one of them is, whichever.
    fn any(&self, name: &str) -> String {
        let address = if self.is_whole { "&" } else { "" };
        match self.count {
            1 => format!("{address}{}", self.name),
            count => format!("{address}{}[tb_choose({count}, \"{name}\")]", self.name),
        }
    }
}

/// The name of a type as a part of another name.
fn identifier(ty: &str) -> String {
    let tag = ty.rsplit(' ').next().unwrap_or(ty);
    tag.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}
