// The lanes beside the list: who runs, holds and waits, and the arrows from step to step. One picture, drawn anew for what is in sight.
function lanes(view) {
  const { m, graph, items } = view;
  if (!graph) return;
  graph.replaceChildren();
  const [from, to] = view.sight;
  if (from >= to) return;
  const top = items[from].y - 40, bottom = items[to - 1].y + items[to - 1].h + 60;
  const seen = (a, b) => b >= top && a <= bottom;
  const draw = { view, m, graph, seen, top, bottom, y: row => yOf(view, row) };
  hatches(draw);
  waiting(draw);
  lives(draw);
  holding(draw);
  for (let i = from; i < to; i++) sign(draw, items[i]);
  arrows(draw);
}

function hatches({ m, graph }) {
  const used = m.threads.slice(0, 6);
  graph.append(svg('defs', {}, used.map((_, i) => svg('pattern', { id: 'hatch' + i, class: `hatch ${colour(i)}`, width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    svg('rect', { width: 6, height: 6 }), svg('line', { x1: 0, y1: 0, x2: 0, y2: 6 })))));
}

function waiting({ view, m, graph, seen, y }) {
  for (const { thread, from, to } of m.waits) {
    const a = y(from) + 8, b = to === Infinity ? view.foot + 6 : y(to) - 8;
    if (b - a < 4 || !seen(a, b)) continue;
    const half = Math.min(8, view.room / 2 - 1);
    graph.append(svg('rect', { class: `waiting ${colour(thread)}`, x: view.x[thread] - half, y: a, width: 2 * half, height: b - a, rx: 4, fill: `url(#hatch${thread % 6})` }));
  }
}

function lives({ view, m, graph, seen, top, bottom, y }) {
  m.threads.forEach((_, thread) => {
    const [born, ended] = m.lives[thread] || [];
    const a = thread === 0 ? 0 : born == null ? (m.own[thread].length ? y(m.own[thread][0]) : Infinity) : y(born), b = ended == null ? view.foot : y(ended);
    if (seen(a, b)) graph.append(svg('line', { class: `life ${colour(thread)}`, x1: view.x[thread], x2: view.x[thread], y1: Math.max(a, top), y2: Math.min(b, bottom) }));
  });
  // Of a fold across threads, whose turns are whose is not drawn.
  const first = after(m.runs, firstRow(view) - 1, run => run.to);
  for (let k = first; k < m.runs.length; k++) {
    const run = m.runs[k], a = y(run.from), b = y(run.to);
    if (a > bottom) break;
    const item = view.items[view.itemOf[run.from]], before = m.runs[k - 1];
    if (item.is === 'fold' && item.thread < 0 && item.to >= run.to) continue;
    if (before && before.to >= 0 && view.items[view.itemOf[before.to]] !== item) {
      const turn = a - STEP / 2 - HEADING / 2;
      graph.append(svg('path', { class: 'switch', d: `M${view.x[before.thread]},${y(before.to) + 7}V${turn}H${view.x[run.thread]}V${a - 7}` }));
    }
    graph.append(svg('line', { class: `runs ${colour(run.thread)}`, x1: view.x[run.thread], x2: view.x[run.thread], y1: a, y2: b + .01 }));
  }
}

// The first row in sight.
function firstRow(view) {
  for (let i = view.sight[0]; i < view.sight[1]; i++) {
    const item = view.items[i];
    if (item.is === 'step') return item.row;
    if (item.is === 'fold') return item.from;
    if (item.is === 'heading') return item.run.from;
  }
  return view.m.rows.length;
}

// Bars of locks that one thread holds at the same time stand beside each other.
function slots(m) {
  if (m.slotted) return;
  m.slotted = true;
  const open = m.threads.map(() => []);
  for (const held of m.held) {
    const own = open[held.thread];
    own.forEach((other, slot) => { if (other && other.to <= held.from) own[slot] = null; });
    let slot = own.findIndex(other => !other);
    if (slot < 0) slot = own.length;
    own[slot] = held;
    held.slot = slot;
  }
}

function holding({ view, m, graph, seen, top, y }) {
  slots(m);
  for (const held of m.held) {
    const a = y(held.from), b = held.to === Infinity ? view.foot : y(held.to);
    if (!seen(a, b) || 10 + held.slot * 6 > view.room - 8 && held.slot > 0) continue;
    // What begins and ends in one fold would lie on others.
    if (held.to !== Infinity && view.itemOf[held.from] === view.itemOf[held.to] && view.items[view.itemOf[held.from]].is === 'fold') continue;
    const x = view.x[held.thread] + Math.min(10, view.room / 3) + held.slot * 6, { name } = m.objects[held.object];
    graph.append(svg('rect', { class: `held ${held.shared ? 'shared' : ''}`, x, y: a - 5, width: 3.5, height: Math.max(4, b - a + 10), rx: 1.7 }));
    const length = Math.min(name.length, 18) * 5.5;
    if (held.slot === 0 && b - a > length + 4 && view.room > 30) {
      const end = Math.min(b - 2, Math.max(a, top + 40) + length + 4);
      graph.append(svg('text', { class: 'held-name', transform: `translate(${x + 12},${end}) rotate(-90)` }, name.length > 18 ? name.slice(0, 17) + '…' : name));
    }
  }
}

function sign({ view, m, graph }, item) {
  if (item.is === 'fold') {
    const y = item.y + item.h / 2;
    for (const thread of item.thread < 0 ? item.threads : []) graph.append(svg('line', { class: `runs ${colour(thread)}`, x1: view.x[thread], x2: view.x[thread], y1: y - 7, y2: y + 7 }));
    for (const thread of item.threads) for (const step of [-6, 0, 6]) graph.append(svg('circle', { class: 'dots', cx: view.x[thread], cy: y + step, r: 1.6 }));
    if (view.step >= item.from && view.step <= item.to) graph.append(svg('circle', { class: 'ring', cx: view.x[m.rows[view.step].thread], cy: view.y[view.step], r: 6 }));
  }
  if (item.is !== 'step') return;
  const row = m.rows[item.row], x = view.x[row.thread], y = view.y[item.row], how = `sign ${row.sign} ${colour(row.thread)}`;
  if (m.failing.has(item.row)) graph.append(cross(x, y));
  else if (row.sign === 's') graph.append(svg('rect', { class: how, x: x - 4.5, y: y - 4.5, width: 9, height: 9, rx: 1.5 }));
  else graph.append(svg('circle', { class: how, cx: x, cy: y, r: row.sign === 'w' ? 5 : row.sign === 'r' ? 4 : 3 }));
  if (item.row === view.step) graph.append(svg('circle', { class: 'ring', cx: x, cy: y, r: 10.5 }));
}

const cross = (x, y, size = 1) => svg('g', { class: 'fails', transform: `translate(${x},${y}) scale(${size})` }, svg('circle', { r: 8.5 }), svg('path', { d: 'M-3,-3L3,3M3,-3L-3,3' }));

const NAMES = { wake: 'wakes', ow: 'overwrites', race: 'race', join: 'end', create: '' };
// With few arrows, starts of threads are shown, too.
const FEW_ARROWS = 60;

function shownArrows(view) {
  const { m } = view;
  if (view.allArrows) return m.arrows;
  // What one access of a race reads of the other says less than the race.
  const race = m.arrows.find(arrow => arrow.sort === 'race');
  const shown = new Set(m.arrows.length < FEW_ARROWS ? m.arrows.filter(arrow => arrow.matters || arrow.sort === 'create') : m.important ||= m.arrows.filter(arrow => arrow.matters));
  for (const row of [view.step, view.hover]) for (const arrow of m.arrowsAt.get(row) || []) {
    if (!race || arrow === race || arrow.from !== race.from || arrow.to !== race.to) shown.add(arrow);
  }
  return shown;
}

function arrows(draw) {
  const { view, graph, seen, y } = draw, labels = [], lines = [];
  let left = 300;
  for (const arrow of shownArrows(view)) {
    const a = y(arrow.from), b = y(arrow.to);
    if (!seen(Math.min(a, b), Math.max(a, b)) || view.itemOf[arrow.from] === view.itemOf[arrow.to] && arrow.sort !== 'lost') continue;
    if (left-- === 0) break;
    if (arrow.sort === 'lost') lost(draw, arrow, a); else line(draw, arrow, a, b, lines, labels);
  }
  for (const label of labels) write(draw, label, labels);
}

function lost({ view, m, graph }, arrow, y) {
  const from = view.x[m.rows[arrow.from].thread], to = from + Math.max(view.room - 30, 16);
  graph.append(svg('path', { class: 'halo', d: `M${from + 7},${y}H${to}` }), svg('path', { class: 'edge lost', d: `M${from + 7},${y}H${to}M${to + 1},${y - 5}V${y + 5}M${to + 5},${y - 5}V${y + 5}` }),
    svg('text', { class: 'lost-name', x: from + 15, y: y - 3 }, 'lost'));
}

function line({ view, m, graph }, arrow, a, b, lines, labels) {
  const near = [arrow.from, arrow.to].some(row => row === view.step || row === view.hover), how = `${arrow.sort} ${arrow.matters ? '' : 'quiet'}`;
  const [x0, x1] = [arrow.from, arrow.to].map(row => view.x[m.rows[row].thread]);
  const way = x1 > x0 ? 1 : -1, start = x0 + way * 7, end = x1 - way * (m.failing.has(arrow.to) ? 11 : 9);
  let middle = way > 0 ? x1 - view.room * .42 : x1 + view.room * .55;
  while (lines.some(other => Math.abs(other.x - middle) < 6 && other.a < Math.max(a, b) && other.b > Math.min(a, b))) middle -= way * 6;
  lines.push({ x: middle, a: Math.min(a, b), b: Math.max(a, b) });
  const down = b >= a ? 1 : -1, r = Math.max(0, Math.min(8, Math.abs(middle - start), Math.abs(end - middle), Math.abs(b - a) / 2));
  const side = Math.sign(middle - start) || 1;
  const path = `M${start},${a}H${middle - side * r}Q${middle},${a} ${middle},${a + down * r}V${b - down * r}Q${middle},${b} ${middle + way * r},${b}H${end}`;
  if (arrow.matters) graph.append(svg('path', { class: 'halo', d: path }));
  graph.append(svg('path', { class: 'edge ' + how, d: path }));
  graph.append(arrow.sort === 'race' ? svg('path', { class: 'edge race', d: `M${start},${a - 3}l${way * 4},3l${-way * 4},3M${end},${b - 3}l${-way * 4},3l${way * 4},3` })
    : svg('path', { class: 'tip ' + how, d: `M${end + way * 3},${b}l${-way * 7},-4v8z` }));
  const name = NAMES[arrow.sort] ?? (arrow.sort === 'holds' ? 'holds ' + arrow.label : arrow.label);
  if (name && (arrow.matters || near) && Math.abs(b - a) > 30) labels.push({ name: name.length > 20 ? name.slice(0, 19) + '…' : name, how, x: middle, y: (a + b) / 2, low: Math.min(a, b), high: Math.max(a, b) });
}

// Names of arrows make way for each other.
function write({ view, graph, top, bottom }, label, all) {
  const width = label.name.length * 6.4 + 10;
  let y = Math.min(Math.max(label.y, top + 70), bottom - 90);
  if (y < label.low + 12 || y > label.high - 12) y = label.y;
  const x = Math.min(Math.max(label.x, width / 2), Math.max(view.width - width / 2, width / 2));
  for (const other of all) if (other.done && Math.abs(other.at - x) < (width + other.width) / 2 && Math.abs(other.done - y) < 18) y = other.done + 19;
  Object.assign(label, { done: y, at: x, width });
  graph.append(svg('g', { class: 'label ' + label.how, transform: `translate(${x},${y})` }, svg('rect', { x: -width / 2, y: -8, width, height: 16, rx: 5 }), svg('text', { 'text-anchor': 'middle', y: 3.6 }, label.name)));
}

function legend(view) {
  const one = (shape, text) => el('span', {}, svg('svg', { width: 14, height: 12, viewBox: '0 0 14 12', class: 'tn', 'aria-hidden': 'true' }, shape), text);
  byId('lanes').replaceChildren(...view.m.threads.map((_, i) => {
    const lane = el('span', { class: 'lane' }, view.room >= 18 && badge(view.m, i));
    lane.style.width = view.room + 'px';
    lane.style.paddingLeft = Math.max(0, view.x[i] - i * view.room - 9) + 'px';
    return lane;
  }), el('span', { class: 'legend', 'aria-hidden': 'true' }, one(svg('circle', { class: 'sign r', cx: 7, cy: 6, r: 4 }), 'read'), one(svg('circle', { class: 'sign w', cx: 7, cy: 6, r: 5 }), 'write'),
    one(svg('rect', { class: 'sign s', x: 2.5, y: 1.5, width: 9, height: 9, rx: 1.5 }), 'synchronise'), one(svg('rect', { class: 'held', x: 5, y: 0, width: 3.5, height: 12 }), 'holds'),
    one([svg('rect', { class: 'waiting', x: 1, y: 0, width: 12, height: 12, rx: 3, fill: 'url(#hatch0)' })], 'waits'), one(cross(7, 6, .68), 'fails')));
}
