// Which rows are shown. Of long executions, rows that do not matter are folded into one, across threads where there are many.
const STEP = 25, HEADING = 23;
// Up to so many rows nothing is folded; up to so many, each thread's turn keeps its heading.
const FEW = 60, SOME = 300, SHORTEST = 4, NEAR = 2;

function kept(m) {
  if (m.kept) return m.kept;
  const keep = m.kept = new Uint8Array(m.rows.length), own = new Int32Array(m.rows.length);
  m.own.forEach(rows => rows.forEach((row, i) => { own[row] = i; }));
  const near = row => {
    const rows = m.own[m.rows[row].thread];
    for (let i = own[row] - NEAR; i <= own[row] + NEAR; i++) if (i >= 0 && i < rows.length) keep[rows[i]] = 1;
  };
  for (const arrow of m.arrows) if (arrow.matters) { near(arrow.from); near(arrow.to); }
  for (const row of m.failing.keys()) near(row);
  for (const row of m.stale) near(row);
  if (m.rows.length) keep[0] = keep[m.rows.length - 1] = 1;
  if (m.rows.length <= SOME) for (const run of m.runs) {
    keep[run.from] = 1;
    if (run.to - run.from < SHORTEST) keep.fill(1, run.from, run.to + 1);
  }
  return keep;
}

// The items of the list from top to bottom: headings, steps, folds, the end; and where each step stands.
function layout(view) {
  const { m } = view, keep = kept(m), items = [], n = m.rows.length;
  const itemOf = new Int32Array(n), y = new Float64Array(n);
  let top = 4;
  const add = (item, height) => { item.y = top; item.h = height; items.push(item); top += height; };
  const foldFrom = from => {
    let to = from;
    while (to < n && !keep[to]) to++;
    return to;
  };
  let headed = -1;
  for (let i = 0; i < n;) {
    const to = view.folding && !view.open.has(i) ? foldFrom(i) : i;
    if (to - i >= SHORTEST) {
      const threads = new Set();
      for (let k = m.runOf[i]; k <= m.runOf[to - 1]; k++) threads.add(m.runs[k].thread);
      const thread = threads.size === 1 ? m.rows[i].thread : -1;
      // A fold of one thread stands in its turn; a fold of several is a turn of its own.
      if (thread >= 0 && headed !== m.runOf[i]) { headed = m.runOf[i]; add({ is: 'heading', run: m.runs[headed] }, HEADING); }
      const item = { is: 'fold', from: i, to: to - 1, thread, threads };
      for (let row = i; row < to; row++) { itemOf[row] = items.length; y[row] = top + 3 + (STEP - 6) * (row - i + .5) / (to - i); }
      add(item, STEP);
      i = to;
    } else {
      for (const stop = Math.max(to, i + 1); i < stop; i++) {
        if (headed !== m.runOf[i]) { headed = m.runOf[i]; add({ is: 'heading', run: m.runs[headed] }, HEADING); }
        itemOf[i] = items.length;
        y[i] = top + STEP / 2;
        add({ is: 'step', row: i }, STEP);
      }
    }
  }
  top += 12;
  add({ is: 'end' }, 34 + 20 * Math.min(m.failing.size, 12));
  const threads = m.threads.length, room = threads <= 2 ? 76 : threads <= 3 ? 64 : threads <= 4 ? 52 : threads <= 8 ? 36 : Math.max(8, 288 / threads);
  const x = m.threads.map((_, i) => i * room + (threads <= 4 ? 18 : Math.min(12, room / 2)));
  Object.assign(view, { items, itemOf, y, total: top + 8, room, x, width: threads * room + 4, foot: items[items.length - 1].y });
  byId('space').style.height = view.total + 'px';
}

const yOf = (view, row) => row < 0 ? 0 : row >= view.y.length ? view.foot + 6 : view.y[row];

function foldText(m, item) {
  const written = new Map();
  for (let i = item.from; i <= item.to; i++) for (const note of m.rows[i].notes) if (note.length === 3) written.set(note[0], (written.get(note[0]) || 0) + 1);
  const most = [...written].slice(0, 4).map(([at, times]) => m.variables[at].name + (times > 1 ? ` ×${times}` : ''));
  const who = item.threads.size > 1 ? ` of ${item.threads.size} threads` : '';
  return `${plural(item.to - item.from + 1, 'step')}${who}${most.length ? '; writes ' + most.join(', ') : ''}${written.size > 4 ? ', …' : ''}`;
}
