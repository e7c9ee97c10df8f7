// The list of steps: only what is in sight is in the document.
const badge = (m, thread, how) => el('span', { class: `badge ${colour(thread)} ${how || ''}`, title: m.threads[thread].name }, m.threads[thread].short);
const jump = step => el('button', { class: 'link', 'aria-label': `Go to step ${step + 1}`, onclick: () => go(step, true) }, `step ${step + 1}`);

function placed(row, item) {
  row.style.top = item.y + 'px';
  row.style.height = item.h + 'px';
  return row;
}

function gap(view) {
  const space = el('span', { class: 'gap' });
  space.style.width = view.width + 'px';
  return space;
}

function heading(view, { run }) {
  const { m } = view, first = m.own[run.thread][0] === run.from;
  return el('div', { class: 'row seg', role: 'presentation' }, el('span', { class: 'no' }), gap(view),
    el('span', { class: 'txt' }, badge(m, run.thread), el('b', {}, m.threads[run.thread].name),
      el('span', { class: 'dim' }, `${first ? 'starts' : 'goes on'}, ${plural(run.to - run.from + 1, 'step')}`)));
}

function fold(view, item) {
  const inside = view.step >= item.from && view.step <= item.to, text = foldText(view.m, item);
  const open = event => { event.stopPropagation(); view.open.add(item.from); relayout(); };
  return el('div', { class: `row fold ${colour(item.thread)} ${inside ? 'now' : ''}`, role: 'option', id: 'row' + item.from, 'aria-selected': String(inside), 'aria-label': `Steps ${item.from + 1} to ${item.to + 1}, folded: ${text}` },
    el('span', { class: 'no' }, '⋮'), gap(view), el('span', { class: 'txt' }, el('button', { tabindex: -1, 'aria-expanded': 'false', onclick: open }, '⋯ ' + text)));
}

const failWord = kind => kind === 'deadlock' ? 'for ever' : kind === 'race' ? 'race' : 'fails here';
const lineOf = (m, row) => row.line ? (m.files > 1 ? `${DATA.files[row.file].name.split('/').pop()}:${row.line}` : String(row.line)) : '?';

function spoken(m, step) {
  const row = m.rows[step], text = didText(m, row);
  return `${m.threads[row.thread].name}, line ${row.line}: ${row.what}${text ? '; ' + text : ''}${m.failing.has(step) ? '. Failure: ' + unmarked(m.failing.get(step)) : ''}`;
}

function stepRow(view, { row: i }) {
  const { m } = view, row = m.rows[i], now = i === view.step, failing = m.failing.has(i), said = spoken(m, i);
  return el('div', {
    class: `row step ${colour(row.thread)} ${now ? 'now' : ''} ${failing ? 'failing' : ''}`, id: 'row' + i, role: 'option', title: said,
    'aria-selected': String(now), 'aria-posinset': i + 1, 'aria-setsize': m.rows.length, 'aria-label': `Step ${i + 1}, ${said}`,
    onclick: () => go(i), onmouseenter: () => { view.hover = i; lanes(view); }, onmouseleave: () => { view.hover = -1; lanes(view); },
  }, el('span', { class: 'no' }, String(i + 1)), gap(view),
  el('span', { class: 'txt' }, el('span', { class: 'line' }, lineOf(m, row)), el('span', { class: 'what' }, row.what),
    el('span', { class: 'did' }, did(m, row)), m.stale.has(i) && el('span', { class: 'stale' }, 'goes stale'),
    failing && el('span', { class: 'mark' }, failWord(m.finding.kind))));
}

function endRow(view) {
  const { m } = view, failing = [...m.failing];
  return el('div', { class: 'row end', role: 'presentation' }, el('div', { class: 'fin' }, el('b', {}, '✖ ' + m.finding.kind),
    failing.slice(0, 12).map(([row, said]) => el('div', { class: 'one' }, badge(m, m.rows[row].thread), ' ', el('span', {}, marked(said)), ' ', jump(row))),
    failing.length > 12 && ` and ${failing.length - 12} more`));
}

const drawn = { heading, fold, step: stepRow, end: endRow };
// On paper, of what is not folded the beginning and the end.
const PRINTED = 400;

function inSight(view) {
  const box = byId('view'), { items } = view;
  if (view.printing) return items.length <= PRINTED ? [0, items.length] : [items.length - PRINTED, items.length];
  const from = box.scrollTop - 200, to = box.scrollTop + box.clientHeight + 200;
  return [Math.max(0, after(items, from, item => item.y) - 1), after(items, to, item => item.y)];
}

function draw(view) {
  const [from, to] = view.sight = inSight(view), space = byId('space');
  const above = view.printing && from > 0 ? view.items[from].y : 0;
  space.replaceChildren(view.graph = svg('svg', { class: 'graph', width: view.width, height: 1, 'aria-hidden': 'true' }));
  for (let i = from; i < to; i++) space.append(placed(drawn[view.items[i].is](view, view.items[i]), view.items[i]));
  space.style.marginTop = above ? -above + 'px' : '';
  space.append(view.graph);
  const item = view.items[view.itemOf[view.step]];
  byId('view').setAttribute('aria-activedescendant', item ? 'row' + (item.is === 'fold' ? item.from : item.row) : '');
  lanes(view);
}

function reveal(view) {
  const item = view.items[view.itemOf[view.step]], box = byId('view');
  if (!item) return draw(view);
  const room = Math.min(90, box.clientHeight / 4);
  if (item.y - room < box.scrollTop) box.scrollTop = item.y - room;
  else if (item.y + item.h + room > box.scrollTop + box.clientHeight) box.scrollTop = item.y + item.h + room - box.clientHeight;
  draw(view);
}

function relayout() {
  layout(VIEW);
  reveal(VIEW);
}
