//! A browser without a window, spoken to through two pipes in the protocol of its developer tools. Nothing waits for time: an action is over when the
//! browser has answered, and what it draws then when it has drawn.

use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use tempfile::TempDir;

/// Whichever there is; the protocol is on descriptors 3 and 4.
const BROWSER: &str = "for name in chromium chromium-browser google-chrome; do
    command -v $name >/dev/null && exec $name \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1
done";

pub struct Browser {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
    events: VecDeque<Value>,
    sent: u64,
    session: Option<String>,
    /// The profile, which nothing else uses.
    _profile: TempDir,
}

impl Browser {
    pub fn start() -> Browser {
        let profile = TempDir::new().unwrap();
        let mut child = Command::new("sh")
            .args(["-c", BROWSER, "sh"])
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"])
            .args(["--disable-background-networking", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (to, from) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        let mut browser =
            Browser { child, to, from, events: VecDeque::new(), sent: 0, session: None, _profile: profile };
        let target = browser.call("Target.createTarget", json!({"url": "about:blank"}))["targetId"].clone();
        let attached = browser.call("Target.attachToTarget", json!({"targetId": target, "flatten": true}));
        browser.session = attached["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"] {
            browser.call(&format!("{domain}.enable"), json!({}));
        }
        browser
    }

    /// Sends a command, and returns its result.
    pub fn call(&mut self, method: &str, params: Value) -> Value {
        self.sent += 1;
        let mut message = json!({"id": self.sent, "method": method, "params": params});
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        let to = self.to.as_mut().unwrap();
        to.write_all(message.to_string().as_bytes()).and_then(|()| to.write_all(&[0])).unwrap();
        to.flush().unwrap();
        loop {
            let answer = self.read();
            if answer["id"] != self.sent {
                self.events.push_back(answer);
                continue;
            }
            assert!(answer.get("error").is_none(), "{method}: {answer}");
            return answer["result"].clone();
        }
    }

    fn read(&mut self) -> Value {
        let mut bytes = Vec::new();
        self.from.read_until(0, &mut bytes).unwrap();
        assert_eq!(bytes.pop(), Some(0), "chromium has ended; it is installed by script/setup --tests");
        serde_json::from_slice(&bytes).unwrap()
    }

    /// Waits for an event.
    fn wait(&mut self, method: &str) -> Value {
        loop {
            if let Some(at) = self.events.iter().position(|event| event["method"] == method) {
                return self.events.remove(at).unwrap();
            }
            let event = self.read();
            self.events.push_back(event);
        }
    }

    /// How large the window is, and whether the person likes it dark.
    pub fn look(&mut self, width: u32, height: u32, dark: bool) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.call("Emulation.setDeviceMetricsOverride", size);
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        self.call("Emulation.setEmulatedMedia", json!({"media": "", "features": features}));
    }

    /// Opens a file at a fragment, anew.
    pub fn open(&mut self, file: &Path, fragment: &str) {
        self.call("Page.navigate", json!({"url": "about:blank"}));
        self.wait("Page.loadEventFired");
        self.events.clear();
        self.call("Page.navigate", json!({"url": format!("file://{}{fragment}", file.display())}));
        self.wait("Page.loadEventFired");
        self.drawn();
    }

    /// The value of an expression.
    pub fn ask(&mut self, expression: &str) -> Value {
        let asked = json!({"expression": expression, "returnByValue": true, "awaitPromise": true});
        let answer = self.call("Runtime.evaluate", asked);
        assert!(answer.get("exceptionDetails").is_none(), "{expression}: {answer}");
        answer["result"]["value"].clone()
    }

    pub fn text(&mut self, expression: &str) -> String {
        let answer = self.ask(expression);
        answer.as_str().unwrap_or_else(|| panic!("{expression} is {answer}")).to_owned()
    }

    pub fn number(&mut self, expression: &str) -> u64 {
        let answer = self.ask(expression);
        answer.as_f64().unwrap_or_else(|| panic!("{expression} is {answer}")) as u64
    }

    /// Waits until what was asked for is on the screen.
    pub fn drawn(&mut self) {
        self.ask("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))");
    }

    pub fn key(&mut self, key: &str) {
        self.key_with(key, 0);
    }

    /// A key with Shift.
    pub fn shift(&mut self, key: &str) {
        self.key_with(key, 8);
    }

    fn key_with(&mut self, key: &str, modifiers: u32) {
        let mut down = json!({"type": "keyDown", "key": key, "modifiers": modifiers});
        if key.chars().count() == 1 {
            down["text"] = json!(key);
        }
        self.call("Input.dispatchKeyEvent", down);
        self.call("Input.dispatchKeyEvent", json!({"type": "keyUp", "key": key, "modifiers": modifiers}));
        self.drawn();
    }

    /// Clicks in the middle of the element.
    pub fn click(&mut self, selector: &str) {
        let place = self.ask(&format!(
            "(() => {{ const e = document.querySelector({}); e.scrollIntoView({{block: 'nearest'}}); const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }})()",
            json!(selector)
        ));
        for kind in ["mousePressed", "mouseReleased"] {
            let event =
                json!({"type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1});
            self.call("Input.dispatchMouseEvent", event);
        }
        self.drawn();
    }

    /// What the page did that no page of ours does: errors, messages, dialogs, and loads of anything but itself.
    pub fn complaints(&mut self) -> Vec<String> {
        let is_bad = |event: &Value| match event["method"].as_str().unwrap_or_default() {
            "Runtime.exceptionThrown"
            | "Runtime.consoleAPICalled"
            | "Log.entryAdded"
            | "Page.javascriptDialogOpening" => true,
            "Network.requestWillBeSent" => event["params"]["type"] != "Document",
            _ => false,
        };
        self.events.iter().filter(|event| is_bad(event)).map(Value::to_string).collect()
    }

    /// A picture, for people.
    pub fn picture(&mut self, file: &Path) {
        let png = self.call("Page.captureScreenshot", json!({"format": "png"}));
        std::fs::write(file, decode(png["data"].as_str().unwrap())).unwrap();
    }

    /// The page on paper.
    pub fn printed(&mut self) -> Vec<u8> {
        decode(self.call("Page.printToPDF", json!({"printBackground": true}))["data"].as_str().unwrap())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It ends when nobody speaks to it any more.
        self.to = None;
        let _ = self.child.wait();
    }
}

/// Base64.
fn decode(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let digits: Vec<u8> = text.bytes().filter(|byte| *byte != b'=').map(digit).collect();
    let bytes = digits.chunks(4).flat_map(|group| {
        let word =
            group.iter().fold(0u32, |word, digit| word << 6 | u32::from(*digit)) << (6 * (4 - group.len()));
        word.to_be_bytes()[1..group.len()].to_vec()
    });
    bytes.collect()
}
