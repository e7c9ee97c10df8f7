//! Attributes: those that change what a program does are kept, all other known ones are skipped silently, and
//! an unknown one is skipped with one warning.

use super::Reader;
use crate::error::Read;
use crate::inst::{AttrSet, attr};
use crate::lex::Tok;
use std::sync::Arc;

impl<'a> Reader<'a> {
    /// Attributes of a parameter, an argument or a result, up to the first token that is none.
    pub fn value_attrs(&mut self, out: &mut AttrSet) -> Read<()> {
        loop {
            match self.tok() {
                Tok::Word(word) if !self.at_type() => self.word_attr(word, out)?,
                Tok::Str(_) => self.string_attr(None)?,
                Tok::Attr(n) => self.group_attr(n, out)?,
                _ => return Ok(()),
            }
        }
    }

    /// One attribute at a word that is known not to be anything else.
    pub fn word_attr(&mut self, word: &'a [u8], out: &mut AttrSet) -> Read<()> {
        let at = self.lex.start;
        self.advance();
        if let Some(flag) = flag(word) {
            out.flags |= flag;
            if self.is_punct(b'(') {
                self.skip_group()?; // `uwtable(sync)`
            }
            return Ok(());
        }
        match word {
            b"align" => out.align = Some(self.attr_number()?),
            b"alignstack" => out.align_stack = Some(self.attr_number()?),
            b"byval" | b"sret" | b"byref" | b"inalloca" | b"preallocated" | b"elementtype" => {
                if !self.eat_punct(b'(') {
                    return self.fault("`(` and a type");
                }
                let ty = self.ty()?;
                self.punct(b')')?;
                match word {
                    b"byval" => out.byval = Some(ty),
                    b"sret" => out.sret = Some(ty),
                    _ => out.typed.push((String::from_utf8_lossy(word).into(), ty)),
                }
            }
            _ => {
                if !is_known(word) {
                    self.module.warn(at, "attribute", word);
                }
                if self.is_punct(b'(') {
                    self.skip_group()?;
                } else if self.is_punct(b'=') {
                    // `align=8` and the like inside attribute groups.
                    self.advance();
                    self.number()?;
                }
            }
        }
        Ok(())
    }

    /// `8`, `(8)` or `=8` after an attribute's name.
    fn attr_number(&mut self) -> Read<u64> {
        if self.eat_punct(b'(') {
            let n = self.number()?;
            self.punct(b')')?;
            return Ok(n);
        }
        self.eat_punct(b'=');
        self.number()
    }

    /// `"key"` or `"key"="value"`.
    pub fn string_attr(&mut self, out: Option<&mut AttrSet>) -> Read<()> {
        let Tok::Str(key) = self.tok() else { return self.fault("a string") };
        self.advance();
        let mut value = None;
        if self.eat_punct(b'=') {
            let Tok::Str(text) = self.tok() else { return self.fault("a string") };
            value = Some(text);
            self.advance();
        }
        if let Some(out) = out {
            let text = |raw: &[u8]| -> Arc<str> { String::from_utf8_lossy(raw).into() };
            out.strings.push((text(key), value.map(text)));
        }
        Ok(())
    }

    /// `#5`: everything that the group says.
    pub fn group_attr(&mut self, n: u32, out: &mut AttrSet) -> Read<()> {
        let Some(group) = self.module.attr_groups.get(&n) else {
            return self.fault("an attribute group that the module defines");
        };
        self.advance();
        let parsed = match group.attrs.get() {
            Some(parsed) => parsed,
            None => {
                let mut inner = Reader::new(self.module, group.at as usize, group.end as usize, self.symbols);
                let mut set = AttrSet::default();
                inner.punct(b'{')?;
                while !inner.eat_punct(b'}') {
                    match inner.tok() {
                        Tok::Word(word) => inner.word_attr(word, &mut set)?,
                        Tok::Str(_) => inner.string_attr(Some(&mut set))?,
                        _ => return inner.fault("an attribute"),
                    }
                }
                group.attrs.get_or_init(|| set)
            }
        };
        out.flags |= parsed.flags;
        out.align = out.align.or(parsed.align);
        out.align_stack = out.align_stack.or(parsed.align_stack);
        out.strings.extend(parsed.strings.iter().cloned());
        Ok(())
    }
}

/// The flag of an attribute that is kept as one.
fn flag(word: &[u8]) -> Option<u32> {
    Some(match word {
        b"noundef" => attr::NOUNDEF,
        b"noreturn" => attr::NORETURN,
        b"nounwind" => attr::NOUNWIND,
        b"returns_twice" => attr::RETURNS_TWICE,
        b"signext" => attr::SIGNEXT,
        b"zeroext" => attr::ZEROEXT,
        b"inreg" => attr::INREG,
        b"nest" => attr::NEST,
        b"nonnull" => attr::NONNULL,
        b"naked" => attr::NAKED,
        b"alwaysinline" => attr::ALWAYS_INLINE,
        b"noinline" => attr::NO_INLINE,
        b"optnone" => attr::OPTNONE,
        b"strictfp" => attr::STRICTFP,
        b"returned" => attr::RETURNED,
        b"swiftself" => attr::SWIFT_SELF,
        b"swifterror" => attr::SWIFT_ERROR,
        b"swiftasync" => attr::SWIFT_ASYNC,
        b"uwtable" => attr::UWTABLE,
        b"nobuiltin" => attr::NO_BUILTIN,
        b"builtin" => attr::BUILTIN,
        b"null_pointer_is_valid" => attr::NULL_POINTER_IS_VALID,
        b"readnone" => attr::READ_NONE,
        b"noalias" => attr::NO_ALIAS,
        b"immarg" => attr::IMM_ARG,
        b"safestack" => attr::SAFE_STACK,
        b"presplitcoroutine" => attr::PRESPLIT_COROUTINE,
        _ => return None,
    })
}

/// Whether an attribute of a call site may have that name.
pub(super) fn is_attr(word: &[u8]) -> bool {
    flag(word).is_some() || is_known(word) || matches!(word, b"align" | b"alignstack")
}

/// Attributes that help optimisers and code generators only, in alphabetical order.
#[rustfmt::skip]
const KNOWN: &[&str] = &[
    "allocalign", "allockind", "allocptr", "allocsize", "argmemonly", "captures", "cold", "convergent",
    "coro_elide_safe", "coro_only_destroy_when_complete", "dead_on_return", "dead_on_unwind",
    "denormal_fpenv", "dereferenceable", "dereferenceable_or_null", "disable_sanitizer_instrumentation",
    "flatten", "fn_ret_thunk_extern", "hot", "hybrid_patchable", "inaccessiblemem_or_argmemonly",
    "inaccessiblememonly", "initializes", "inlinehint", "jumptable", "memory", "minsize", "mustprogress",
    "nocallback", "nocapture", "nocf_check", "nocreateundeforpoison", "nodivergencesource", "noduplicate",
    "noext", "nofpclass", "nofree", "noimplicitfloat", "nomerge", "nonlazybind", "nooutline", "noprofile",
    "norecurse", "noredzone", "nosanitize_bounds", "nosanitize_coverage", "nosync", "optdebug",
    "optforfuzzing", "optsize", "range", "readonly", "sanitize_address", "sanitize_alloc_token",
    "sanitize_hwaddress", "sanitize_memory", "sanitize_memtag", "sanitize_numerical_stability",
    "sanitize_realtime", "sanitize_realtime_blocking", "sanitize_thread", "sanitize_type",
    "shadowcallstack", "skipprofile", "speculatable", "speculative_load_hardening", "ssp", "sspreq",
    "sspstrong", "vscale_range", "willreturn", "writable", "writeonly",
];

fn is_known(word: &[u8]) -> bool {
    KNOWN.binary_search_by(|known| known.as_bytes().cmp(word)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order() {
        assert!(KNOWN.is_sorted());
        assert!(is_known(b"nocapture") && is_known(b"writeonly") && !is_known(b"shiny"));
        assert!(KNOWN.iter().all(|word| flag(word.as_bytes()).is_none()));
    }
}
