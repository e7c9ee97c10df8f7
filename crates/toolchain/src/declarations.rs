//! What a C header declares, as clang understands it: functions with their parameters, and the types that these are of. It is
//! asked for as JSON, the form of clang's syntax tree that other programs may read. This does not know what it is for.

use crate::build::Builder;
use crate::{Error, Options, files};
use rustc_hash::{FxHashMap, FxHashSet};
use serde::Deserialize;
use std::path::Path;

/// What a header declares, with all that it includes.
#[derive(Clone, Default, Debug)]
pub struct Declarations {
    /// Its functions, in their order.
    pub functions: Vec<Function>,
    /// What `typedef` names stand for.
    pub aliases: FxHashMap<String, String>,
    /// The names of an enumeration's values, under `enum TAG`, or the name of its type.
    pub enumerations: FxHashMap<String, Vec<String>>,
    /// Structures and unions whose members are known: `struct TAG`, `union TAG`, or the name of a type whose structure has no tag.
    pub whole: FxHashSet<String>,
}

/// A function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// What it returns, as C.
    pub returns: String,
    /// What it takes.
    pub parameters: Vec<Parameter>,
    /// Whether it takes more than that.
    pub is_variadic: bool,
    /// Whether the header itself declares it, not one that it includes.
    pub is_own: bool,
}

/// A parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its type, as C.
    pub ty: String,
}

/// Reads a header.
pub fn declarations(header: &Path, options: &Options) -> Result<Declarations, Error> {
    files::look(header).map_err(|error| Error::reading(header, error))?;
    let tree = Builder::syntax(options, header)?;
    let unit: Node = serde_json::from_slice(&tree).map_err(|error| Error::DoesNotCompile {
        path: header.to_owned(),
        diagnostics: format!("clang's description of it cannot be read: {error}"),
    })?;
    let mut all = Declarations::default();
    let mut unnamed = Unnamed::Nothing;
    for node in &unit.inner {
        all.add(node, &mut unnamed);
    }
    Ok(all)
}

/// What was declared just before, if it has no name: `typedef struct { ... } name;` gives it one.
enum Unnamed {
    Nothing,
    Record,
    Enumeration(Vec<String>),
}

/// A part of the syntax tree. What is not asked for is passed over.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Node {
    kind: Option<String>,
    name: Option<String>,
    #[serde(rename = "type")]
    ty: Option<NodeType>,
    tag_used: Option<String>,
    loc: Option<Place>,
    #[serde(default)]
    complete_definition: bool,
    #[serde(default)]
    is_implicit: bool,
    #[serde(default)]
    variadic: bool,
    #[serde(default)]
    inner: Vec<Node>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct NodeType {
    qual_type: String,
}

/// Where something is. Of what a macro makes there are two places.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Place {
    included_from: Option<serde::de::IgnoredAny>,
    expansion_loc: Option<Box<Place>>,
}

impl Place {
    fn is_included(&self) -> bool {
        self.included_from.is_some() || self.expansion_loc.as_ref().is_some_and(|place| place.is_included())
    }
}

impl Declarations {
    fn add(&mut self, node: &Node, unnamed: &mut Unnamed) {
        let name = node.name.clone().unwrap_or_default();
        match node.kind.as_deref() {
            _ if node.is_implicit => {}
            Some("FunctionDecl") => self.add_function(node, name),
            Some("TypedefDecl") => {
                let Some(ty) = &node.ty else { return };
                let is_it = ["", "struct ", "union ", "enum "]
                    .iter()
                    .any(|tag| ty.qual_type == format!("{tag}{name}"));
                match std::mem::replace(unnamed, Unnamed::Nothing) {
                    Unnamed::Record if is_it => drop(self.whole.insert(name)),
                    Unnamed::Enumeration(values) if is_it => drop(self.enumerations.insert(name, values)),
                    _ => drop(self.aliases.insert(name, ty.qual_type.clone())),
                }
            }
            Some("RecordDecl") if node.complete_definition => {
                let tag = node.tag_used.as_deref().unwrap_or("struct");
                match name.is_empty() {
                    true => *unnamed = Unnamed::Record,
                    false => drop(self.whole.insert(format!("{tag} {name}"))),
                }
            }
            Some("EnumDecl") => {
                let is_value = |node: &&Node| node.kind.as_deref() == Some("EnumConstantDecl");
                let values: Vec<String> =
                    node.inner.iter().filter(is_value).filter_map(|value| value.name.clone()).collect();
                match name.is_empty() {
                    true => *unnamed = Unnamed::Enumeration(values),
                    false if values.is_empty() => {}
                    false => drop(self.enumerations.insert(format!("enum {name}"), values)),
                }
            }
            _ => {}
        }
    }

    fn add_function(&mut self, node: &Node, name: String) {
        let Some(ty) = &node.ty else { return };
        let is_parameter = |node: &&Node| node.kind.as_deref() == Some("ParmVarDecl");
        let parameters = node.inner.iter().filter(is_parameter).filter_map(|node| {
            Some(Parameter { name: node.name.clone(), ty: node.ty.as_ref()?.qual_type.clone() })
        });
        let function = Function {
            returns: returned(&ty.qual_type).to_owned(),
            parameters: parameters.collect(),
            is_variadic: node.variadic,
            is_own: !node.loc.as_ref().is_some_and(Place::is_included),
            name,
        };
        // A declaration may come again, with names or without.
        match self.functions.iter_mut().find(|known| known.name == function.name) {
            Some(known) if known.parameters.iter().all(|parameter| parameter.name.is_some()) => {}
            Some(known) => *known = function,
            None => self.functions.push(function),
        }
    }

    /// A type with its `typedef` names replaced by what they stand for, outermost first, and without `const` and its like in front.
    pub fn plain(&self, ty: &str) -> String {
        let mut ty = unqualified(ty).to_owned();
        // Names may stand for names; none stands for itself through others.
        for _ in 0..64 {
            let (base, stars) = split_pointers(&ty);
            let Some(meant) = self.aliases.get(base).filter(|meant| *meant != base) else {
                break;
            };
            // A name for a function or an array is no prefix of a declaration.
            if meant.contains('(') || meant.contains('[') {
                break;
            }
            ty = unqualified(&format!(
                "{}{}{stars}",
                unqualified(meant),
                if stars.is_empty() { "" } else { " " }
            ))
            .to_owned();
        }
        ty
    }
}

/// The part of a function's type before its parameters.
fn returned(ty: &str) -> &str {
    // `int (*(int))(char)` returns a pointer to a function: what comes before is not a type by itself, and nobody needs it.
    ty.split_once('(').map_or(ty, |(returns, _)| returns).trim_end()
}

/// A type without `const`, `volatile` and `restrict` in front and behind.
pub fn unqualified(ty: &str) -> &str {
    const WORDS: [&str; 4] = ["const", "volatile", "restrict", "_Atomic"];
    let mut ty = ty.trim();
    loop {
        let cut = WORDS.iter().find_map(|word| {
            let behind = ty.strip_prefix(word).filter(|rest| rest.starts_with(' '));
            behind.or_else(|| ty.strip_suffix(word).filter(|rest| rest.ends_with([' ', '*'])))
        });
        match cut {
            Some(rest) => ty = rest.trim(),
            None => return ty,
        }
    }
}

/// A type without the stars at its end, and these.
pub fn split_pointers(ty: &str) -> (&str, &str) {
    let base = ty.trim_end_matches(['*', ' ']);
    (unqualified(base), ty[base.len()..].trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_taken_apart() {
        assert_eq!(unqualified("const struct queue *const"), "struct queue *");
        assert_eq!(split_pointers("const struct queue *"), ("struct queue", "*"));
        assert_eq!(split_pointers("char **"), ("char", "**"));
        assert_eq!(returned("struct opaque *(void)"), "struct opaque *");
        assert_eq!(unqualified("constant_t"), "constant_t");
    }

    #[test]
    fn names_stand_for_names() {
        let mut all = Declarations::default();
        for (name, meant) in
            [("handle", "struct list *"), ("alias", "handle"), ("u8", "unsigned char"), ("same", "same")]
        {
            all.aliases.insert(name.into(), meant.into());
        }
        assert_eq!(all.plain("alias"), "struct list *");
        assert_eq!(all.plain("const u8 *"), "unsigned char *");
        assert_eq!(all.plain("same"), "same");
    }
}
