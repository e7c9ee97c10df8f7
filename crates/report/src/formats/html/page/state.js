// What holds after the step at the cursor: variables, threads, who holds and who waits, and the calls that lead there.
const SOME_VARIABLES = 12, MOST_SHOWN = 60;

function stateTables(view) {
  const { m, step } = view;
  byId('state-note').textContent = `after step ${step + 1}`;
  byId('state').replaceChildren(
    el('div', {}, el('h2', {}, 'Shared variables'), filter(view), variables(view)),
    el('div', {}, el('h2', {}, 'Threads'), threads(view), m.objects.length > 0 && [el('h2', {}, 'Synchronisation'), objects(view)], calls(view)));
}

const table = (names, rows) => el('table', {}, names && el('thead', {}, el('tr', {}, names.map(name => el('th', { scope: 'col' }, name)))), el('tbody', {}, rows));
const none = () => el('span', { class: 'dim' }, '–');
const value = text => text == null ? el('span', { class: 'dim', title: 'not one number, or not known' }, '?') : text.length > 60 ? el('span', { title: text }, text.slice(0, 59) + '…') : text;

function filter(view) {
  if (view.m.variables.length <= SOME_VARIABLES) return null;
  const box = el('input', { class: 'filter', type: 'search', id: 'filter', placeholder: `name (${view.m.variables.length} variables)`, 'aria-label': 'Show only variables with this in their names' });
  box.value = view.only || '';
  box.addEventListener('input', () => {
    view.only = box.value;
    const at = box.selectionStart;
    stateTables(view);
    byId('filter').focus();
    byId('filter').setSelectionRange(at, at);
  });
  return box;
}

// Those that the failure depends on come first, then those that were used last.
function variables(view) {
  const { m, step } = view, only = (view.only || '').toLowerCase();
  const first = new Map(m.first.map((at, i) => [at, i]));
  const used = m.variables.map((variable, at) => ({ variable, at, last: (upTo(variable.seen, step, x => x.row) || { row: -1 }).row }))
    .filter(({ variable }) => variable.name.toLowerCase().includes(only))
    .sort((a, b) => (first.get(a.at) ?? Infinity) - (first.get(b.at) ?? Infinity) || (m.variables.length > SOME_VARIABLES ? b.last - a.last : 0) || a.at - b.at);
  const shown = used.slice(0, only ? MOST_SHOWN : SOME_VARIABLES);
  const rows = shown.map(({ variable }) => {
    const { value: now, write } = valueAt(variable, step), changed = write && write.row === step;
    return el('tr', { class: changed && 'changed' }, el('td', { class: 'name' }, variable.name),
      el('td', { class: 'value' }, changed && write.old != null && write.old !== now && el('span', { class: 'was' }, write.old), value(now)),
      write ? el('td', { class: 'tight' }, badge(m, m.rows[write.row].thread), ' ', jump(write.row)) : el('td', { class: 'dim' }, 'initial value'));
  });
  if (used.length > shown.length) rows.push(el('tr', {}, el('td', { class: 'dim', colspan: 3 }, `${used.length - shown.length} more`)));
  if (!m.variables.length) return el('p', { class: 'dim' }, 'No step accesses memory that threads share.');
  return table(['name', 'now', 'last write'], rows);
}

function doing(view, thread, is) {
  const { m } = view;
  if (is.is === 'unborn') return el('span', { class: 'dim' }, 'not started');
  if (is.is === 'ended') return el('span', { class: 'dim' }, 'ended');
  if (is.is === 'waits') {
    const what = waitsFor(m, is.waits), ever = is.waits.to === Infinity;
    const words = ['waits', what != null && [' for ', is.waits.endOf != null ? what : el('code', {}, what)], ever && ' for ever'];
    return el('span', { class: ever && 'bad' }, words);
  }
  return is.is === 'runs' ? el('b', {}, 'runs') : 'can run';
}

function threads(view) {
  const { m, step } = view;
  const rows = m.threads.slice(0, MOST_SHOWN).map((thread, i) => {
    const is = threadAt(m, i, step), row = is.row != null && m.rows[is.row];
    const go_ = row && is.is !== 'ended' && is.is !== 'unborn';
    return el('tr', {}, el('td', { class: 'tight' }, badge(m, i, is.waits ? 'waits' : is.soon ? 'soon' : '')), el('td', { class: 'tight' }, thread.name), el('td', {}, doing(view, i, is)),
      el('td', { class: 'tight dim' }, go_ && `${is.soon ? 'next: ' : ''}line ${lineOf(m, row)}`));
  });
  if (m.threads.length > MOST_SHOWN) rows.push(el('tr', {}, el('td', { class: 'dim', colspan: 4 }, `${m.threads.length - MOST_SHOWN} more`)));
  return table(null, rows);
}

function objects(view) {
  const { m, step } = view;
  const all = m.objects.map((object, at) => ({ object, at, held: heldAt(m, at, step), waiting: m.threads.map((_, i) => i).filter(i => { const waits = waitAt(m, i, step); return waits && waits.object === at; }) }));
  const busy = ({ held, waiting }) => held.length + waiting.length ? 0 : 1;
  const shown = all.sort((a, b) => (all.length > SOME_VARIABLES ? busy(a) - busy(b) : 0) || a.at - b.at).slice(0, SOME_VARIABLES);
  const rows = shown.map(({ object, held, waiting }) => {
    const state = object.kind === 'semaphore' ? ['at ', el('b', {}, value(countAt(object, step)))]
      : object.kind === 'condition' || object.kind === 'barrier' ? el('span', { class: 'dim' }, '–')
      : held.length ? held.slice(0, 6).map(one => [badge(m, one.thread), one.shared ? ' reads since ' : ' since ', jump(one.from), ' ']) : el('span', { class: 'dim' }, 'free');
    return el('tr', {}, el('td', { class: 'name' }, object.name), el('td', { class: 'kind-of' }, object.kind), el('td', {}, state),
      el('td', {}, waiting.length ? waiting.slice(0, 8).map(thread => [badge(m, thread, 'waits'), ' ']) : none()));
  });
  if (all.length > shown.length) rows.push(el('tr', {}, el('td', { class: 'dim', colspan: 4 }, `${all.length - shown.length} more`)));
  return table(['name', 'kind', 'held', 'waiting'], rows);
}

// The functions that the thread at the cursor is in, the innermost first.
function calls(view) {
  const { m, step } = view, row = m.rows[step];
  if (!row.stack.length) return null;
  const all = [row, ...row.stack.map(m.place)];
  const show = place => () => { view.file = place.file; view.line = place.line; source(view); };
  return [el('h2', {}, 'Calls of ', m.threads[row.thread].name), el('ol', { class: 'calls' }, all.slice(0, 30).map(place => el('li', {}, el('code', {}, place.function || '?'), ' ',
    el('button', { class: 'link', onclick: show(place) }, `${DATA.files[place.file].name.split('/').pop()}:${place.line}`))), all.length > 30 && el('li', { class: 'dim' }, `${all.length - 30} more`))];
}
