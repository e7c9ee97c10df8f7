// Where one is: which finding, and which of its steps. The address says it, too.
let VIEW = null;
const SOURCE = pane(byId('source')), COVERED = pane(byId('covered'));

function keep(hash) {
  if (location.hash !== hash) history.replaceState(null, '', hash);
}

// Which half of the page is in sight.
function view_(finding) {
  byId('finding').hidden = !finding;
  byId('about').hidden = finding;
}

function show(number, step) {
  const m = model(number);
  m.files = new Set(m.rows.map(row => row.file)).size;
  VIEW = { m, number, step: 0, open: new Set(), folding: m.rows.length > FEW, allArrows: byId('all').getAttribute('aria-pressed') === 'true', hover: -1, file: null, line: null };
  view_(true);
  side(number);
  markCurrent(number);
  head(VIEW);
  byId('fold').setAttribute('aria-pressed', String(VIEW.folding));
  byId('time-note').textContent = m.told ? `${plural(m.threads.length, 'thread')}, ${plural(m.rows.length, 'step')}` : `its ${plural(m.finding.steps, 'step')} are left out of this page; the command above shows them`;
  byId('range').max = Math.max(1, m.rows.length);
  layout(VIEW);
  legend(VIEW);
  byId('view').scrollTop = 0;
  if (m.rows.length) go(step ?? m.last, true, true);
  else keep(`#finding=${number + 1}`);
}

function go(step, unfold, quiet) {
  const view = VIEW, { m } = view;
  view.step = Math.max(0, Math.min(m.rows.length - 1, step));
  view.file = view.line = null;
  const item = view.items[view.itemOf[view.step]], row = m.rows[view.step];
  if (unfold && item && item.is === 'fold') { openAround(view, item); layout(view); }
  const where = `${m.threads[row.thread].name}, line ${lineOf(m, row)}`;
  byId('range').value = view.step + 1;
  byId('range').setAttribute('aria-valuetext', `step ${view.step + 1}, ${where}`);
  byId('at').replaceChildren(el('span', {}, el('b', {}, `step ${view.step + 1}`), ` of ${m.rows.length}`), el('small', { title: where }, where));
  reveal(view);
  stateTables(view);
  source(view);
  strip(view);
  if (!quiet) byId('live').textContent = `Step ${view.step + 1} of ${m.rows.length}. ${spoken(m, view.step)}`;
  keep(`#finding=${view.number + 1}&step=${view.step + 1}`);
}

// Of a large fold only what is near the cursor is opened.
const OPENED = 200;

function openAround(view, item) {
  const keepIt = kept(view.m);
  if (item.to - item.from < 2 * OPENED) return view.open.add(item.from);
  keepIt.fill(1, Math.max(item.from, view.step - OPENED / 2), Math.min(item.to, view.step + OPENED / 2) + 1);
}

function move(by) {
  const { items, itemOf, step } = VIEW;
  let at = itemOf[step] + by;
  while (items[at] && items[at].is === 'heading') at += by;
  const item = items[at];
  if (item && item.is !== 'end') go(item.is === 'fold' ? (by > 0 ? item.to : item.from) : item.row);
}

function sameThread(by) {
  const { m, step } = VIEW, own = m.own[m.rows[step].thread], next = own[after(own, step) - 1 + by];
  if (next != null) go(next, true);
}

function toSwitch(by) {
  const { m, step } = VIEW, at = m.runOf[step];
  const run = by > 0 ? m.runs[at + 1] : step > m.runs[at].from ? m.runs[at] : m.runs[at - 1];
  if (run) go(run.from, true);
}

function fromHash() {
  const asked = new URLSearchParams(location.hash.slice(1)), count = DATA.findings.length;
  if (['light', 'dark'].includes(asked.get('theme'))) document.documentElement.dataset.theme = asked.get('theme');
  const number = name => { const n = parseInt(asked.get(name), 10); return n > 0 ? n : null; };
  if (!count || asked.has('coverage')) return showAbout((number('coverage') || 0) - 1, number('line'));
  const finding = Math.min(count, number('finding') || 1) - 1, step = number('step');
  if (!VIEW || VIEW.number !== finding || byId('finding').hidden) show(finding, step && step - 1);
  else if (step && step - 1 !== VIEW.step) go(step - 1, true);
}
