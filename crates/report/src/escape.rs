//! Text of the program under test, made harmless for a terminal: what would move the cursor, change colours
//! or reorder letters is shown by its code.

use std::borrow::Cow;
use std::fmt::Write;

/// Whether a terminal would act on the character instead of showing it.
fn is_active(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The text on one line, with every character that a terminal acts on shown by its code.
pub fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(is_active) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        push(&mut safe, c);
    }
    Cow::Owned(safe)
}

/// A line of source: as `escape`, but with its tabs. Also the place of the byte column `column` (from 1) in the
/// new text.
pub(crate) fn source_line(line: &str, column: u32) -> (String, usize) {
    let wanted = (column as usize).saturating_sub(1);
    let mut safe = String::with_capacity(line.len() + 8);
    let mut place = None;
    for (at, c) in line.char_indices() {
        if at >= wanted && place.is_none() {
            place = Some(safe.len());
        }
        if c == '\t' {
            safe.push(c);
        } else {
            push(&mut safe, c);
        }
    }
    let place = place.unwrap_or(safe.len());
    (safe, place)
}

fn push(safe: &mut String, c: char) {
    match c {
        '\n' => safe.push_str("\\n"),
        '\t' => safe.push_str("\\t"),
        '\r' => safe.push_str("\\r"),
        c if is_active(c) && (c as u32) < 0x80 => {
            // Writing to a string cannot fail.
            let _ = write!(safe, "\\x{:02x}", c as u32);
        }
        c if is_active(c) => {
            let _ = write!(safe, "\\u{{{:x}}}", c as u32);
        }
        c => safe.push(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_acts_on_is_shown_by_its_code() {
        assert_eq!(escape("plain ä 漢"), "plain ä 漢");
        assert_eq!(escape("a\x1b[31mb\n\u{202e}c\u{9b}"), "a\\x1b[31mb\\n\\u{202e}c\\u{9b}");
    }

    #[test]
    fn a_column_is_found_again_after_tabs_and_escapes() {
        let (line, place) = source_line("\t\x07x = 1;", 3);
        assert_eq!(line, "\t\\x07x = 1;");
        assert_eq!(&line[place..], "x = 1;");
        assert_eq!(source_line("ab", 99).1, 2);
        // A column inside of a character means the character after it.
        let (line, place) = source_line("ä b", 2);
        assert_eq!(&line[place..], " b");
    }
}
