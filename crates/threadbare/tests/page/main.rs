//! `--format html`: pages of real findings in a real browser, stepped through by keys and clicks. What a page shows is compared with what the report says
//! of the same run. One browser looks at all of them.

#![allow(clippy::unwrap_used)]

mod browser;
mod programs;

use browser::Browser;
use programs::{ACCOUNT, DEADLOCK, HOSTILE, LONG, LOST, OBJECTS, Page, RACE};
use std::path::Path;

#[test]
fn pages() {
    let mut browser = Browser::start();
    let browser = &mut browser;
    for (name, look) in [
        ("race", race as fn(&mut Browser)),
        ("deadlock", deadlock),
        ("lost signal", lost_signal),
        ("assertion", assertion),
        ("objects", objects),
        ("hostile", hostile),
        ("long", long),
        ("nothing found", nothing_found),
    ] {
        eprintln!("page of {name}");
        browser.look(1400, 900, false);
        look(browser);
        let complaints = browser.complaints();
        assert!(complaints.is_empty(), "{name}: {complaints:?}");
    }
}

/// Of all elements, the text of those that match.
fn texts(browser: &mut Browser, selector: &str) -> Vec<String> {
    let all = browser.ask(&format!("[...document.querySelectorAll({selector:?})].map(e => e.textContent)"));
    all.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// The step at the cursor, as the address, the list and the slider say it.
fn step(browser: &mut Browser) -> u64 {
    let hash = browser.text("location.hash");
    let step: u64 = hash.split_once("&step=").unwrap().1.parse().unwrap();
    assert_eq!(browser.number("Number(document.getElementById('range').value)"), step);
    assert_eq!(browser.text("document.querySelector('#at b').textContent"), format!("step {step}"));
    let selected = browser.ask("document.querySelector('[role=option][aria-selected=true]').id");
    assert_eq!(
        browser.ask("document.getElementById('view').getAttribute('aria-activedescendant')"),
        selected
    );
    step
}

/// The cells of a row of the state's tables, by the name in it.
fn state(browser: &mut Browser, name: &str) -> Vec<String> {
    let cells = browser.ask(&format!(
        "[...document.querySelectorAll('#state tr')].filter(r => [...r.cells].some(c => c.textContent === {name:?})).flatMap(r => [...r.cells].map(c => c.textContent))"
    ));
    cells.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// Pictures for people are in the target directory.
fn picture(browser: &mut Browser, name: &str) {
    browser.picture(&Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("page-{name}.png")));
}

fn race(browser: &mut Browser) {
    let page = Page::of(&[("race.c", RACE)], &[]);
    let finding = &page.report["findings"][0];
    browser.open(&page.file(), "");
    assert!(browser.text("document.title").starts_with("race in race.c"));
    assert!(
        browser
            .text("document.getElementById('title').textContent")
            .contains(&finding["message"].as_str().unwrap().replace('`', ""))
    );
    // It opens at the failure, and both accesses are marked.
    let last = step(browser);
    assert_eq!(last, browser.number("VIEW.m.rows.length"));
    assert_eq!(texts(browser, ".row.failing .mark"), ["race", "race"]);
    assert!(texts(browser, ".row.failing .what").iter().all(|what| what == "counter++"), "both accesses");
    assert_eq!(
        browser.number("document.querySelectorAll('.edge.race').length"),
        2,
        "the line between them and its ends"
    );
    let explained = browser.text("document.getElementById('explain').textContent");
    assert!(explained.contains("holds no lock"), "{explained}");
    // The value that was read, beside the source.
    assert!(state(browser, "counter")[1].ends_with('1'), "{:?}", state(browser, "counter"));
    assert_eq!(texts(browser, ".sl.now .t"), ["    counter++;"]);
    // The command that replays it.
    let replay = browser.text("document.querySelector('.command code').textContent");
    assert_eq!(replay, format!("threadbare replay {}", finding["witness"].as_str().unwrap()));
    picture(browser, "race-light");
    browser.look(1400, 900, true);
    browser.open(&page.file(), "#finding=1&step=2");
    assert_eq!(step(browser), 2);
    assert_eq!(browser.text("getComputedStyle(document.documentElement).colorScheme"), "dark");
    picture(browser, "race-dark");
    names_for_readers(browser);
}

/// Whatever takes part in what a person does has a name in the tree that screen readers read.
fn names_for_readers(browser: &mut Browser) {
    let tree = browser.call("Accessibility.getFullAXTree", serde_json::json!({}));
    let mut roles = Vec::new();
    for node in tree["nodes"].as_array().unwrap() {
        let role = node["role"]["value"].as_str().unwrap_or_default().to_owned();
        let name = node["name"]["value"].as_str().unwrap_or_default();
        if ["button", "option", "slider", "listbox", "tab", "navigation", "main", "searchbox", "region"]
            .contains(&role.as_str())
        {
            assert!(!name.is_empty(), "{node}");
            roles.push(role);
        }
    }
    for wanted in ["button", "option", "slider", "listbox", "tab", "navigation", "main"] {
        assert!(roles.iter().any(|role| role == wanted), "no {wanted} among {roles:?}");
    }
}

fn deadlock(browser: &mut Browser) {
    let page = Page::of(&[("deadlock.c", DEADLOCK)], &["--detect", "-race"]);
    browser.open(&page.file(), "");
    let last = step(browser);
    assert_eq!(texts(browser, ".row.failing .mark"), ["for ever", "for ever"]);
    assert_eq!(
        browser.number("document.querySelectorAll('.edge.holds').length"),
        2,
        "each holds what the other waits for"
    );
    for (lock, owner, waiting) in [("a", "M", "1"), ("b", "1", "M")] {
        let row = state(browser, lock);
        assert!(row[1] == "mutex" && row[2].starts_with(owner) && row[3].trim() == waiting, "{row:?}");
    }
    let explained = browser.text("document.getElementById('explain').textContent");
    assert!(explained.contains("waits for b, which other holds since step"), "{explained}");
    picture(browser, "deadlock-light");
    // Backwards until the locks are free again, by key; the same by clicks.
    browser.key("ArrowUp");
    assert_eq!(step(browser), last - 1);
    browser.key("Home");
    assert_eq!(step(browser), 1);
    assert_eq!(state(browser, "a")[2], "free");
    assert_eq!(state(browser, "other")[2], "can run");
    browser.key("j");
    browser.click("#forward");
    assert_eq!(step(browser), 3);
    browser.key("x");
    assert_eq!(step(browser), last);
    browser.click("#row1");
    assert_eq!(step(browser), 2);
    browser.key("]");
    let other = browser.number("VIEW.m.runs[1].from") + 1;
    assert_eq!(step(browser), other);
    browser.key("[");
    assert!(step(browser) < other);
    browser.click("#to-failure");
    // The same thread's step before.
    browser.shift("ArrowUp");
    let thread = "VIEW.m.rows[VIEW.step].thread";
    assert_eq!(browser.number(thread), browser.number("VIEW.m.rows[VIEW.m.last].thread"));
    browser.key("?");
    assert!(browser.ask("document.getElementById('keys').open").as_bool().unwrap());
    browser.click("#keys form button");
    browser.key("End");
    assert_eq!(step(browser), last);
    // Names of steps in the explanation lead there.
    browser.click("#explain button");
    assert_eq!(
        step(browser),
        browser.number("Number(document.querySelector('#explain button').textContent)")
    );
}

fn lost_signal(browser: &mut Browser) {
    let page = Page::of(&[("lost.c", LOST)], &["--detect", "-race"]);
    browser.open(&page.file(), "");
    assert!(browser.number("document.querySelectorAll('.edge.lost').length") > 0);
    let explained = browser.text("document.getElementById('explain').textContent");
    assert!(explained.contains("waits for more, which was signalled in step"), "{explained}");
    assert_eq!(state(browser, "more")[3].trim(), "1");
    assert_eq!(state(browser, "lock")[2], "free", "who waits for a condition has given its lock back");
    picture(browser, "lost-light");
}

fn assertion(browser: &mut Browser) {
    let page = Page::of(&ACCOUNT, &[]);
    browser.look(1400, 900, true);
    browser.open(&page.file(), "");
    let last = step(browser);
    assert_eq!(texts(browser, ".row.failing .mark"), ["fails here"]);
    assert_eq!(texts(browser, ".input"), ["amount = 7"]);
    // The update that went lost.
    let explained = browser.text("document.getElementById('explain').textContent");
    assert!(explained.contains("writes over that without having seen it"), "{explained}");
    assert_eq!(texts(browser, ".row .stale").len(), 1);
    assert!(browser.number("document.querySelectorAll('.edge.ow').length") == 1);
    let value = state(browser, "balance")[1].clone();
    assert!(value == "7" || value == "-1", "one of the two is lost, and the other is an int: {value}");
    picture(browser, "assertion-dark");
    // Both files have a tab, and the calls are named: get, called by add, called by teller.
    assert_eq!(texts(browser, "#tabs button"), ["account.c", "safe.h"]);
    browser.open(&page.file(), "#finding=1&step=4");
    assert_eq!(browser.ask("document.querySelector('#tabs [aria-selected=true]').textContent"), "safe.h");
    assert_eq!(texts(browser, ".calls code")[..3], ["get", "add", "teller"]);
    browser.click(".calls li:nth-child(3) button");
    assert_eq!(browser.ask("document.querySelector('#tabs [aria-selected=true]').textContent"), "account.c");
    assert_eq!(step(browser), 4, "looking elsewhere is no step");
    browser.click("#tabs button:nth-child(2)");
    assert!(texts(browser, ".sl .t").iter().any(|line| line.contains("static int balance")));
    // Coverage, by file and line.
    browser.key("c");
    assert_eq!(texts(browser, "#files .name"), ["account.c", "./safe.h"]);
    let report = &page.report;
    let lines = format!("lines {}/{}", report["lines_covered"], report["lines_total"]);
    assert!(browser.text("document.getElementById('verdict').textContent").contains(&lines));
    assert!(browser.text("location.hash").starts_with("#coverage="));
    picture(browser, "coverage-dark");
    browser.key("c");
    assert_eq!(step(browser), last);
    on_paper(browser);
}

/// Nothing that is for the screen only is printed, and all steps are.
fn on_paper(browser: &mut Browser) {
    assert!(browser.printed().starts_with(b"%PDF"));
    browser.call("Emulation.setEmulatedMedia", serde_json::json!({"media": "print"}));
    assert_eq!(browser.text("getComputedStyle(document.getElementById('side')).display"), "none");
    assert_eq!(browser.text("getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)");
}

fn objects(browser: &mut Browser) {
    let page = Page::of(&[("objects.c", OBJECTS)], &["--detect", "-race"]);
    assert_eq!(page.report["findings"][0]["kind"], "assertion");
    browser.open(&page.file(), "");
    picture(browser, "objects-light");
    for (name, kind) in
        [("table", "read-write lock"), ("units", "semaphore"), ("both", "barrier"), ("again", "mutex")]
    {
        assert_eq!(state(browser, name)[1], kind);
    }
    // From the beginning on, each object is seen in use.
    browser.key("Home");
    browser.key("f");
    browser.key("f");
    let rows = browser.number("VIEW.m.rows.length");
    let mut seen = [false; 5];
    for _ in 1..rows {
        browser.key("ArrowDown");
        let (table, units, again) =
            (state(browser, "table"), state(browser, "units"), state(browser, "again"));
        seen[0] |= table[2].contains("reads since");
        seen[1] |= table[2].starts_with('M');
        seen[2] |= units[2] == "at 1";
        seen[3] |= again[2].starts_with('M');
        seen[4] |= !state(browser, "both")[3].trim().is_empty() && state(browser, "both")[3] != "–";
    }
    assert_eq!(seen, [true; 5], "read, written, counted, held, waited at");
    assert_eq!(state(browser, "again")[2], "free", "taken twice, given back twice");
}

fn hostile(browser: &mut Browser) {
    let page = Page::of(&[HOSTILE], &["--detect", "-race"]);
    assert_eq!(page.report["verdict"], "error");
    browser.open(&page.file(), "");
    // All of it is text.
    for tag in ["img", "b.x", "body > svg", "iframe", "object", "link"] {
        assert_eq!(browser.number(&format!("document.querySelectorAll({tag:?}).length")), 0, "{tag}");
    }
    assert_eq!(browser.number("document.scripts.length"), 2, "the data and the script");
    assert!(browser.text("document.title").starts_with("assertion in <img src=x onerror=alert(1)>.c"));
    assert!(
        texts(browser, ".input")[0]
            .starts_with("</script><script>document.title='taken'</script>\\x1b]0;\\x07")
    );
    assert!(browser.text("document.getElementById('title').textContent").contains("<svg onload=alert(3)>"));
    let source = texts(browser, ".sl .t").join("\n");
    assert!(source.contains("// </script><script>alert(2)</script><!--"), "{source}");
    assert!(source.contains("\\x1b[31m \\u{202e} <b>bold</b>"), "{source}");
    let all = browser.text("document.body.innerText");
    assert!(!all.contains(|c: char| c.is_control() && c != '\n' && c != '\t'), "{all:?}");
    browser.key("c");
}

fn long(browser: &mut Browser) {
    let options = ["--strategy", "random", "--executions", "1", "--stop-at", "first"];
    let page = Page::of(&[("long.c", LONG)], &options);
    browser.open(&page.file(), "");
    let rows = browser.number("VIEW.m.rows.length");
    assert!(rows > 4_000, "{rows}");
    assert!(page.bytes() < 10_000_000, "{}", page.bytes());
    let nodes = "document.querySelectorAll('*').length";
    let mut most = browser.number(nodes);
    picture(browser, "long-light");
    // A deep link into what is folded; then all of it unfolded, up and down.
    browser.open(&page.file(), "#finding=1&step=2000");
    assert_eq!(step(browser), 2000);
    assert!(browser.ask("document.getElementById('row1999') !== null").as_bool().unwrap());
    most = most.max(browser.number(nodes));
    browser.key("f");
    browser.key("a");
    for key in ["ArrowDown", "ArrowUp", "[", "]", "Home", "End", "x"] {
        browser.key(key);
        step(browser);
        most = most.max(browser.number(nodes));
    }
    browser.ask("document.getElementById('view').scrollTop = 30000");
    browser.drawn();
    most = most.max(browser.number(nodes));
    picture(browser, "long-unfolded-light");
    assert!(browser.printed().starts_with(b"%PDF"));
    most = most.max(browser.number(nodes));
    assert!(most < 5_000, "{most} elements");
}

fn nothing_found(browser: &mut Browser) {
    let program = "int main(int argc, char **argv) {\n    (void)argv;\n    int x = argc;\n    if (x < 0)\n        x = 3;\n    return x - argc;\n}\n";
    let page = Page::of(&[("never.c", program)], &[]);
    browser.open(&page.file(), "");
    assert_eq!(texts(browser, ".head .verdict"), ["safe"]);
    assert_eq!(texts(browser, ".sl.no .k"), ["5"]);
    browser.click("#uncovered");
    assert!(browser.text("document.getElementById('verdict').textContent").contains("complete"));
    for key in ["ArrowDown", "x", "n", "c", "f", "a"] {
        browser.key(key);
    }
    picture(browser, "safe-light");
}
