//! A table of rows in columns, one thread each, within a given width. Where the columns would get too narrow
//! to read, a list with the threads' names in front.

use crate::rows::{Row, Table};
use crate::{Detail, Style};
use anstyle::{AnsiColor, Style as Paint};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Space before every line.
const INDENT: usize = 3;
/// Narrower than this, a column is no longer worth reading.
const NARROWEST: usize = 26;
/// Of so many rows all are shown. Of more, only those that are relevant, unless all are asked for.
const FEW_ROWS: usize = 24;
/// Fewer rows than this are not worth a line that says that they are left out.
const SHORTEST_GAP: usize = 3;
/// More relevant rows than this are not shown: the first and the last ones are.
const MOST_ROWS: usize = 60;
const FIRST_ROWS: usize = 12;

/// Lays the table out. Every line ends in a line break.
pub(crate) fn columns(table: &Table, style: Style) -> String {
    let shown = shown(table, style.detail);
    let rows: Vec<&Row> = shown.iter().map(|at| &table.rows[*at]).collect();
    let layout = Layout::new(table, &rows, style);
    let mut text = layout.header(table);
    let mut next = 0;
    for (at, row) in shown.iter().zip(rows) {
        if *at > next {
            text += &format!("{:INDENT$}... {} steps\n", "", at - next);
        }
        text += &layout.row(table, row);
        next = at + 1;
    }
    text
}

/// The rows that are shown, by their numbers.
fn shown(table: &Table, detail: Detail) -> Vec<usize> {
    let all = 0..table.rows.len();
    if detail == Detail::Full || table.rows.len() <= FEW_ROWS {
        return all.collect();
    }
    let mut shown: Vec<usize> = Vec::new();
    for at in all.filter(|at| table.rows[*at].relevant) {
        let next = shown.last().map_or(0, |last| last + 1);
        if at - next < SHORTEST_GAP {
            shown.extend(next..at);
        }
        shown.push(at);
    }
    if shown.len() > MOST_ROWS {
        shown.drain(FIRST_ROWS..FIRST_ROWS + shown.len() - MOST_ROWS);
    }
    shown
}

struct Layout {
    style: Style,
    /// Where each column's cells begin and how wide they are; one column if the threads are listed.
    cells: Vec<Cell>,
    /// Whether the threads are listed, with their names in front.
    listed: Option<usize>,
}

#[derive(Clone, Copy)]
struct Cell {
    start: usize,
    width: usize,
    /// Width of the line numbers.
    place: usize,
    /// Width of the statements, up to the notes.
    text: usize,
}

impl Layout {
    fn new(table: &Table, rows: &[&Row], style: Style) -> Layout {
        let width = style.width.max(40);
        let all: Vec<&Row> = rows.to_vec();
        let mut cells: Vec<Cell> = (0..table.threads.len())
            .map(|column| {
                let own: Vec<&Row> = all.iter().filter(|row| row.column == column).copied().collect();
                natural(&own, &table.threads[column])
            })
            .collect();
        let room = width.saturating_sub(INDENT + cells.len().saturating_sub(1) * 2);
        if share(&mut cells, room) {
            for (column, cell) in cells.iter_mut().enumerate() {
                align(cell, &all, |row| row.column == column);
            }
            let mut start = INDENT;
            for cell in &mut cells {
                cell.start = start;
                start += cell.width + 2;
            }
            return Layout { style, cells, listed: None };
        }
        let names = table.threads.iter().map(|name| name.width()).max().unwrap_or(0).min(width / 4);
        let start = INDENT + names + 1;
        let mut cell = Cell { start, width: width.saturating_sub(start), ..natural(&all, "") };
        align(&mut cell, &all, |_| true);
        Layout { style, cells: vec![cell], listed: Some(names) }
    }

    fn header(&self, table: &Table) -> String {
        if self.listed.is_some() {
            return String::new();
        }
        let (mut names, mut rule) = (String::new(), String::new());
        for (cell, name) in self.cells.iter().zip(&table.threads) {
            pad(&mut names, cell.start);
            pad(&mut rule, cell.start);
            names += &" ".repeat(cell.place + 1);
            names += &cut(name, cell.width.saturating_sub(cell.place + 1));
            rule += &"-".repeat(cell.place);
            rule.push(' ');
            rule += &"-".repeat(cell.width.saturating_sub(cell.place + 1));
        }
        format!("{}\n{rule}\n", paint(&names, Paint::new().bold(), self.style))
    }

    fn row(&self, table: &Table, row: &Row) -> String {
        let cell = self.cells[if self.listed.is_some() { 0 } else { row.column }];
        let inside = cell.width.saturating_sub(cell.place + 1);
        let mut lines = vec![cut(&row.text, inside)];
        if !row.note.is_empty() {
            let gap = (cell.text.saturating_sub(row.text.width()) + 2).max(2);
            let aligned = row.text.width() + gap + row.note.width();
            if aligned <= inside {
                lines[0] += &format!("{:gap$}{}", "", row.note);
            } else if row.text.width() + 2 + row.note.width() <= inside {
                lines[0] += &format!("  {}", row.note);
            } else {
                lines.extend(wrap(&row.note, inside.saturating_sub(2)).map(|line| format!("  {line}")));
            }
        }
        let mut text = String::new();
        for (i, line) in lines.iter().enumerate() {
            let mut front = String::new();
            if let (0, Some(names)) = (i, self.listed) {
                front = format!("{:INDENT$}{}", "", cut(&table.threads[row.column], names));
            }
            pad(&mut front, cell.start);
            let place = if i == 0 { row.place.as_str() } else { "" };
            let line = format!("{place:>width$} {line}", width = cell.place);
            let red = Paint::new().bold().fg_color(Some(AnsiColor::BrightRed.into()));
            text += &front;
            text += &if row.failing { paint(&line, red, self.style) } else { line };
            text.push('\n');
        }
        text
    }
}

/// A cell that is as wide as its rows would like.
fn natural(rows: &[&Row], name: &str) -> Cell {
    let widest = |of: fn(&Row) -> &str| rows.iter().map(|row| of(row).width()).max().unwrap_or(0);
    let (place, text, note) = (widest(|row| &row.place), widest(|row| &row.text), widest(|row| &row.note));
    let noted = rows.iter().filter(|row| !row.note.is_empty()).map(|row| row.text.width()).max();
    let inside = noted.map_or(text, |noted| text.max(noted + 2 + note));
    Cell { start: 0, width: place + 1 + inside.max(name.width()), place, text: 0 }
}

/// Puts the notes of those rows that fit on one line below each other.
fn align(cell: &mut Cell, rows: &[&Row], is_own: impl Fn(&Row) -> bool) {
    let inside = cell.width.saturating_sub(cell.place + 1);
    let fits = |row: &&&Row| {
        is_own(row) && !row.note.is_empty() && row.text.width() + 2 + row.note.width() <= inside
    };
    cell.text = rows.iter().filter(fits).map(|row| row.text.width()).max().unwrap_or(0);
}

/// Cuts the widths down until they fit into the room, the widest first. Says whether they stay readable.
fn share(cells: &mut [Cell], room: usize) -> bool {
    let mut order: Vec<usize> = (0..cells.len()).collect();
    order.sort_by_key(|i| cells[*i].width);
    let mut left = room;
    for (done, i) in order.iter().enumerate() {
        let fair = left / (cells.len() - done);
        if cells[*i].width > fair {
            if fair < NARROWEST {
                return false;
            }
            cells[*i].width = fair;
        }
        left -= cells[*i].width.min(left);
    }
    true
}

fn pad(line: &mut String, to: usize) {
    let missing = to.saturating_sub(line.width());
    line.push_str(&" ".repeat(missing));
}

/// The text, or as much of it as fits, with an ellipsis.
fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    let mut used = 1;
    for c in text.chars() {
        used += c.width().unwrap_or(0);
        if used > width {
            break;
        }
        short.push(c);
    }
    short.push('…');
    short
}

/// The text in lines of that width, broken at spaces where there are some.
fn wrap(text: &str, width: usize) -> impl Iterator<Item = String> {
    let width = width.max(8);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line =
            lines.last_mut().filter(|line| line.is_empty() || line.width() + 1 + word.width() <= width);
        match line {
            Some(line) if line.is_empty() => line.push_str(&cut(word, width)),
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(cut(word, width)),
        }
    }
    lines.into_iter()
}

pub(crate) fn paint(text: &str, paint: Paint, style: Style) -> String {
    if style.colour { format!("{paint}{text}{paint:#}") } else { text.to_owned() }
}
