//! Whether a flag that a file asks for is one of those that it may (`allowed.rs` has their names), and in a form that can mean nothing else.
//! It does not know what is done with flags that are not.

use super::allowed::{
    FEATURES, HEADERS, LANGUAGES, MEANING, PROCESSOR, STYLE, STYLE_RENAMES, STYLE_VALUED, TARGETS, VALUED,
    WIDTHS, WITH_ARGUMENT, WITH_WORD,
};
use std::path::{Component, Path, PathBuf};

/// What is done with a flag of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// It changes what the source means.
    Meaning,
    /// It is harmless, and a build's own business: how much to optimise, what to warn of.
    Style,
}

/// Where the names in a flag begin, and within which folders files may be pulled into a source.
#[derive(Clone, Debug)]
pub struct Scope {
    /// Where the compiler runs.
    pub base: PathBuf,
    /// The program's folders.
    pub inside: Vec<PathBuf>,
}

/// What the first words are, if they are on the list: the flags to pass on, how many words they were, and what they are for. `all` are the
/// words from the beginning. Without a scope they are a person's, who may pull any file into a source.
pub(super) fn listed(
    words: &[String],
    all: &[String],
    scope: Option<&Scope>,
) -> Option<(Vec<String>, usize, Use)> {
    let flag = words.first()?.as_str();
    // What nobody can see in a message nobody can allow, and no process takes a zero.
    if flag.contains('\0') || words.get(1).is_some_and(|next| next.contains('\0')) {
        return None;
    }
    let kept = |kind| Some((vec![flag.to_owned()], 1, kind));
    if is_word(MEANING, flag)
        || is_word(WIDTHS, flag)
        || is_feature(flag)
        || has_value(VALUED, flag, is_plain)
    {
        return kept(Use::Meaning);
    }
    if flag.strip_prefix("--target=").is_some_and(is_target) {
        return kept(Use::Meaning);
    }
    if is_word(STYLE, flag)
        || has_value(STYLE_VALUED, flag, is_plain_list)
        || has_value(STYLE_RENAMES, flag, |_| true)
    {
        return kept(Use::Style);
    }
    // `-Wp,-DX` is how the macros of some builds are spelled.
    if let Some(parts) = flag.strip_prefix("-Wp,") {
        let macros: Vec<String> = parts.split(',').map(str::to_owned).collect();
        let is_macro = |part: &String| part.len() > 2 && (part.starts_with("-D") || part.starts_with("-U"));
        return macros.iter().all(is_macro).then_some((macros, 1, Use::Meaning));
    }
    if WITH_WORD.contains(&flag) {
        let value = words.get(1).filter(|value| is_target(value))?;
        return Some((vec![format!("--target={value}")], 2, Use::Meaning));
    }
    let name = WITH_ARGUMENT.iter().find(|name| flag.starts_with(**name))?;
    let (value, count) = match &flag[name.len()..] {
        "" => (words.get(1)?.as_str(), 2),
        // `-include-pch` is no file called `-pch`, and `-I-` is something else altogether.
        joined if joined.starts_with('-') => return None,
        joined => (joined, 1),
    };
    let fits = match *name {
        "-x" => LANGUAGES.contains(&value),
        "-include" | "-imacros" => scope.is_none_or(|scope| is_inside(value, scope, all)),
        _ => !value.is_empty(),
    };
    // Compilers take every word that begins with `@` for the name of a file with flags in it, wherever it stands.
    let flags = match *name {
        "-D" | "-U" | "-I" | "-x" if !value.starts_with('-') => vec![format!("{name}{value}")],
        _ if value.starts_with(['@', '-']) => return None,
        _ => vec![(*name).to_owned(), value.to_owned()],
    };
    fits.then_some((flags, count, Use::Meaning))
}

fn is_word(list: &[&str], flag: &str) -> bool {
    list.contains(&flag)
}

/// Whether a flag switches something on or off that the source or the processor has.
fn is_feature(flag: &str) -> bool {
    let of = |front: &str, list: &[&str]| {
        flag.strip_prefix(front).is_some_and(|name| {
            list.contains(&name) || name.strip_prefix("no-").is_some_and(|name| list.contains(&name))
        })
    };
    of("-f", FEATURES) || of("-m", PROCESSOR)
}

fn has_value(list: &[&str], flag: &str, fits: impl Fn(&str) -> bool) -> bool {
    list.iter().any(|front| flag.strip_prefix(front).is_some_and(|value| !value.is_empty() && fits(value)))
}

fn is_plain(value: &str) -> bool {
    value.chars().all(|c| c.is_ascii_alphanumeric() || "_+:.-".contains(c))
}

/// Plain words with commas or `=` in between. A comma after one letter is something else: `-Wl,` hands flags on to another program.
fn is_plain_list(value: &str) -> bool {
    let is_passed_on = value.as_bytes().get(1) == Some(&b',');
    !is_passed_on && value.split([',', '=']).all(is_plain)
}

/// Whether it names a system that a program can be compiled for without other tools.
fn is_target(value: &str) -> bool {
    let (processor, system) = value.split_once('-').unwrap_or((value, "linux"));
    is_plain(value) && TARGETS.contains(&processor) && (system.contains("linux") || system == "gnu")
}

/// Whether a file that is pulled into a source lies within the program's folders, or is one that the compiler looks for among its own headers.
/// `words` are all that the file says: they may send the compiler elsewhere for it.
fn is_inside(name: &str, scope: &Scope, words: &[String]) -> bool {
    let is_ours = |real: PathBuf| {
        let holds = |folder: &PathBuf| folder.canonicalize().is_ok_and(|folder| real.starts_with(folder));
        scope.inside.iter().any(holds)
    };
    if let Ok(real) = scope.base.join(name).canonicalize() {
        return is_ours(real);
    }
    let is_plain_name =
        Path::new(name).components().all(|part| matches!(part, Component::Normal(_) | Component::CurDir));
    let mut found =
        header_folders(words).filter_map(|folder| scope.base.join(folder).join(name).canonicalize().ok());
    is_plain_name && !name.is_empty() && found.all(is_ours)
}

/// The folders that the words name for headers.
fn header_folders(words: &[String]) -> impl Iterator<Item = &str> {
    words.iter().enumerate().filter_map(|(at, word)| {
        let rest = HEADERS.iter().find_map(|name| word.strip_prefix(name))?;
        if rest.is_empty() { words.get(at + 1).map(String::as_str) } else { Some(rest) }
    })
}
