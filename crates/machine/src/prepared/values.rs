//! How the bytes of a variable are read for people: by its declared type, where debug information has one.

use std::sync::Arc;
use threadbare_ir::debug::{DebugInfo, SourceTypeKind};
use threadbare_ir::inst::MetadataId;

/// How a word is read.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum Reading {
    /// As a number without sign, or as nobody knows what.
    #[default]
    Plain,
    /// In two's complement.
    Signed,
    /// As a character, if it is one that can be shown.
    Character,
    /// As an IEEE number.
    Float,
    /// As one of these, if it is one.
    Enum(Arc<[(Arc<str>, i128)]>),
}

impl Reading {
    /// How a type is read, if it has so many bytes.
    pub(crate) fn of(debug: &DebugInfo<'_>, ty: MetadataId, bytes: u64) -> Reading {
        let Some((_, ty)) = debug.plain_type(ty).filter(|(_, ty)| ty.bits == 8 * bytes) else {
            return Reading::Plain;
        };
        match ty.kind {
            SourceTypeKind::Base(encoding) => match &*encoding {
                "DW_ATE_signed" => Reading::Signed,
                // `signed char` and what is made of it are numbers, `char` is not.
                "DW_ATE_signed_char" if &*ty.name == "char" => Reading::Character,
                "DW_ATE_signed_char" => Reading::Signed,
                "DW_ATE_float" => Reading::Float,
                _ => Reading::Plain,
            },
            SourceTypeKind::Enum(names) => Reading::Enum(names.into()),
            _ => Reading::Plain,
        }
    }

    /// So many bytes of a word, as they are read.
    pub(crate) fn told(&self, word: u64, bytes: u64) -> String {
        let unused = 64_u32.saturating_sub(8 * bytes as u32).min(63);
        let signed = (word << unused) as i64 >> unused;
        match self {
            Reading::Plain => word.to_string(),
            Reading::Signed => signed.to_string(),
            Reading::Character => match u8::try_from(word) {
                Ok(byte) if byte.is_ascii_graphic() || byte == b' ' => format!("'{}'", char::from(byte)),
                _ => signed.to_string(),
            },
            Reading::Float => match bytes {
                4 => format!("{:?}", f32::from_bits(word as u32)),
                8 => format!("{:?}", f64::from_bits(word)),
                _ => word.to_string(),
            },
            Reading::Enum(names) => {
                let is_it = |value: &i128| *value == i128::from(signed) || *value == i128::from(word);
                match names.iter().find(|(_, value)| is_it(value)) {
                    Some((name, _)) => name.to_string(),
                    None => signed.to_string(),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_as_their_types_read_them() {
        let told = |reading: Reading, word, bytes| reading.told(word, bytes);
        assert_eq!(told(Reading::Plain, 0xffff_ffff, 4), "4294967295");
        assert_eq!(told(Reading::Signed, 0xffff_ffff, 4), "-1");
        assert_eq!(told(Reading::Signed, u64::MAX, 8), "-1");
        assert_eq!(told(Reading::Signed, 0x7f, 1), "127");
        assert_eq!(told(Reading::Signed, 0x80, 1), "-128");
        assert_eq!(told(Reading::Character, u64::from(b'x'), 1), "'x'");
        assert_eq!(told(Reading::Character, 0, 1), "0");
        assert_eq!(told(Reading::Character, 0xff, 1), "-1");
        assert_eq!(told(Reading::Float, u64::from(1.5_f32.to_bits()), 4), "1.5");
        assert_eq!(told(Reading::Float, (-2.0_f64).to_bits(), 8), "-2.0");
        let colours = Reading::Enum([("RED".into(), -1), ("GREEN".into(), 7)].into());
        assert_eq!(told(colours.clone(), 0xffff_ffff, 4), "RED");
        assert_eq!(told(colours.clone(), 7, 4), "GREEN");
        assert_eq!(told(colours, 8, 4), "8");
    }
}
