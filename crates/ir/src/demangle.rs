//! Names of symbols as people wrote them: compilers of C++ put types into names.

use cpp_demangle::{DemangleOptions, Symbol};
use std::borrow::Cow;

/// A symbol's name as it stands in the source, with its namespaces and without its parameters; any other name as it is.
pub fn demangled(name: &str) -> Cow<'_, str> {
    if !name.starts_with("_Z") {
        return Cow::Borrowed(name);
    }
    let options = DemangleOptions::new().no_params().no_return_type();
    let written = Symbol::new(name).ok().and_then(|symbol| symbol.demangle_with_options(&options).ok());
    written.map_or(Cow::Borrowed(name), Cow::Owned)
}

#[cfg(test)]
mod tests {
    use super::demangled;

    #[test]
    fn names_are_those_of_the_source() {
        assert_eq!(demangled("_ZL5total"), "total");
        assert_eq!(demangled("_ZN5queue4pushEi"), "queue::push");
        assert_eq!(demangled("_ZTSSt13runtime_error"), "typeinfo name for std::runtime_error");
        assert_eq!(demangled("total"), "total");
        assert_eq!(demangled("_Z!"), "_Z!");
    }
}
