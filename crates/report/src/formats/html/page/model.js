// What a finding's execution says, and what holds after any of its steps. Nothing is replayed: whatever changes has a history, in which the
// cursor is looked up, so that a step costs the same among 20 and among 20,000.
const DATA = JSON.parse(byId('data').textContent);
const models = new Map();

function model(number) {
  if (!models.has(number)) models.set(number, prepare(DATA.findings[number]));
  return models.get(number);
}

function prepare(finding) {
  const told = finding.execution;
  const m = { finding, threads: finding.threads.map(([id, name]) => ({ id, name })), told: !!told };
  m.threads.forEach((thread, i) => { thread.short = i === 0 ? 'M' : thread.id.replace(/^0\./, ''); });
  const { places, stacks } = told || { places: [], stacks: [] };
  const place = at => ({ file: places[at][0], line: places[at][1], function: DATA.texts[places[at][2]] });
  m.rows = (told ? told.rows : []).map(([thread, at, stack, what, sign, notes]) =>
    ({ thread, ...place(at), stack: stacks[stack], what: DATA.texts[what], sign, notes }));
  m.place = place;
  m.failing = new Map(told ? told.failing : []);
  m.last = m.failing.size ? Math.max(...m.failing.keys()) : m.rows.length - 1;
  m.stale = new Set(told ? told.stale : []);
  m.first = told ? told.first : [];
  m.lives = told ? told.lives : [];
  m.arrows = (told ? told.arrows : []).map(([sort, from, to, label, matters]) => ({ sort, from, to, label: DATA.texts[label], matters: !!matters }));
  m.arrowsAt = new Map();
  for (const arrow of m.arrows) for (const row of new Set([arrow.from, arrow.to])) {
    if (!m.arrowsAt.has(row)) m.arrowsAt.set(row, []);
    m.arrowsAt.get(row).push(arrow);
  }
  m.own = m.threads.map(() => []);
  m.rows.forEach((row, i) => m.own[row.thread].push(i));
  runs(m);
  histories(m, told);
  return m;
}

// Rows of one thread without another between them.
function runs(m) {
  m.runs = [];
  m.runOf = new Int32Array(m.rows.length);
  m.rows.forEach((row, i) => {
    const run = m.runs[m.runs.length - 1];
    if (run && run.thread === row.thread) run.to = i; else m.runs.push({ thread: row.thread, from: i, to: i });
    m.runOf[i] = m.runs.length - 1;
  });
}

function histories(m, told) {
  m.variables = (told ? told.variables : []).map(([name, initial]) => ({ name, initial, seen: [], writes: [] }));
  m.objects = (told ? told.objects : []).map(([name, kind, initial, values]) => ({ name, kind, initial, values, held: m.threads.map(() => []) }));
  m.held = (told ? told.held : []).map(([thread, object, from, to, shared]) => ({ thread, object, from, to: to ?? Infinity, shared: !!shared }));
  for (const held of m.held) m.objects[held.object].held[held.thread].push(held);
  m.waits = (told ? told.waits : []).map(([thread, from, to, object, endOf]) => ({ thread, from, to: to ?? Infinity, object, endOf }));
  m.waitsOf = m.threads.map(() => []);
  for (const waits of m.waits) m.waitsOf[waits.thread].push(waits);
  m.waitsOf.forEach(list => list.sort((a, b) => a.from - b.from));
  const forgotten = new Map(told ? told.forgotten : []);
  m.rows.forEach((row, i) => {
    for (const note of row.notes) {
      if (note.length === 1) continue;
      const variable = m.variables[note[0]];
      if (note.length === 3) variable.writes.push({ row: i, old: note[1] });
      variable.seen.push({ row: i, value: note[note.length - 1] });
    }
    for (const at of forgotten.get(i) || []) m.variables[at].seen.push({ row: i, value: null });
  });
}

// What holds after a step.
const valueAt = (variable, step) => {
  const seen = upTo(variable.seen, step, x => x.row), write = upTo(variable.writes, step, x => x.row);
  return { value: seen ? seen.value : variable.initial, write };
};
const heldAt = (m, object, step) => m.threads.flatMap((_, thread) => {
  const held = upTo(m.objects[object].held[thread], step, x => x.from);
  return held && step < held.to ? [held] : [];
});
const countAt = (object, step) => { const value = upTo(object.values, step, x => x[0]); return value ? value[1] : object.initial; };
const waitAt = (m, thread, step) => {
  const waits = upTo(m.waitsOf[thread], step, x => x.from);
  return waits && step < waits.to ? waits : null;
};

function threadAt(m, thread, step) {
  const own = m.own[thread], at = after(own, step), [born, ended] = m.lives[thread] || [];
  const last = own[at - 1], next = own[at];
  if (last == null && thread > 0 && (born == null ? next != null : born > step)) return { is: 'unborn' };
  if (ended != null && ended <= step) return { is: 'ended', last };
  const waits = waitAt(m, thread, step);
  const soon = last == null;
  const row = soon ? next : last;
  return { is: waits ? 'waits' : m.rows[step].thread === thread ? 'runs' : 'ready', waits, soon, last, next, row };
}

const waitsFor = (m, waits) => waits.endOf != null ? `${m.threads[waits.endOf].name} to end` : waits.object != null ? m.objects[waits.object].name : null;

// What a step did, as text and as elements.
const words = (m, note) => note.length === 1 ? [['', DATA.texts[note[0]]]]
  : note.length === 2 ? (note[1] == null ? [['b', m.variables[note[0]].name]] : [['b', m.variables[note[0]].name], ['', ' is '], ['b', note[1]]])
  : note[2] == null ? [['', 'writes '], ['b', m.variables[note[0]].name]]
  : [['b', `${m.variables[note[0]].name} ${note[1] == null ? '' : note[1] + ' '}→ ${note[2]}`]];
const didText = (m, row) => row.notes.map(note => words(m, note).map(word => word[1]).join('')).join(', ');
const did = (m, row) => row.notes.map((note, i) => [i ? ', ' : '', words(m, note).map(([tag, text]) => tag ? el(tag, {}, text) : text)]);
