// Source: only the lines in sight are in the document. What is said of a line, whoever shows it decides.
const LINE = 19;
const KEYWORDS = new Set(('auto break case char const continue default do double else enum extern float for goto if inline int long register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while bool _Bool _Atomic').split(' '));

const lines = file => {
  const known = DATA.files[file];
  if (known && known.text != null && !known.split) known.split = known.text.split('\n');
  return known && known.split;
};

// Which lines begin inside of a comment.
function inComment(file) {
  const known = DATA.files[file];
  if (known.comments) return known.comments;
  let inside = false;
  return known.comments = lines(file).map(line => {
    const before = inside;
    for (const [found] of line.matchAll(/\/\*|\*\/|\/\/|"(?:[^"\\]|\\.)*"/g)) {
      if (found === '//' && !inside) break;
      if (found === '/*') inside = true; else if (found === '*/') inside = false;
    }
    return before;
  });
}

function tokens(line, inside) {
  const found = [];
  if (inside) {
    const end = line.indexOf('*/');
    if (end < 0) return [el('span', { class: 'c' }, line)];
    found.push(el('span', { class: 'c' }, line.slice(0, end + 2)));
    line = line.slice(end + 2);
  }
  for (const [all, comment, literal, word] of line.matchAll(/(\/\/.*|\/\*.*?(?:\*\/|$))|("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\b\d[\w.]*)|([#A-Za-z_]\w*)|[^\w"'#/]+|./g)) {
    const kind = comment ? 'c' : literal ? 'nu' : word && (KEYWORDS.has(word) || word[0] === '#') ? 'kw' : '';
    found.push(kind ? el('span', { class: kind }, all) : all);
  }
  return found;
}

// A pane with a file in it. `say(line)` is what to show of a line: classes, badges, a value; lines that are said below another are in `below`.
function pane(box) {
  const inner = el('div', { class: 'inner' });
  box.append(inner);
  const shown = { file: null, say: () => ({}), below: [] };
  const top = line => (line - 1) * LINE + shown.below.filter(said => said.line < line).length * LINE;

  function draw() {
    const text = lines(shown.file);
    inner.replaceChildren();
    if (!text) {
      inner.style.height = '';
      inner.append(el('div', { class: 'empty' }, shown.file == null ? 'The program does not say where this is.' : `The text of ${DATA.files[shown.file].name} is not known.`));
      return;
    }
    const all = text.length + shown.below.length;
    inner.style.height = all * LINE + 'px';
    const printing = matchMedia('print').matches;
    const first = Math.max(1, Math.floor(box.scrollTop / LINE) - 20 - shown.below.length), last = Math.min(text.length, first + (printing ? 60 : Math.ceil(box.clientHeight / LINE)) + 40 + shown.below.length);
    const comments = inComment(shown.file);
    const parts = document.createDocumentFragment();
    for (let line = first; line <= last; line++) {
      const { how, badges, value, label, now } = shown.say(line);
      parts.append(put(el('div', { class: `sl ${how || ''}`, 'aria-current': now && 'step', 'aria-label': label && `line ${line}, ${label}: ${text[line - 1]}` },
        el('span', { class: 'g' }, badges), el('span', { class: 'k' }, String(line)), el('span', { class: 't' }, tokens(text[line - 1], comments[line - 1])), value), top(line)));
      shown.below.filter(said => said.line === line).forEach((said, i) => parts.append(put(el('div', { class: 'sl said' }, el('span', { class: 'g' }), el('span', { class: 'k' }),
        el('span', { class: 't' }, text[line - 1].match(/^\s*/)[0] + '└ ', marked(said.text))), top(line) + (i + 1) * LINE)));
    }
    inner.append(parts);
  }

  function put(element, y) {
    element.style.top = y + 'px';
    return element;
  }

  let frame = 0;
  box.addEventListener('scroll', () => { frame ||= requestAnimationFrame(() => { frame = 0; draw(); }); }, { passive: true });
  return {
    draw,
    // Shows a file, and a line of it where one can see it.
    show(file, say, line, below = []) {
      const other = file !== shown.file;
      Object.assign(shown, { file, say, below: below.sort((a, b) => a.line - b.line) });
      draw();
      if (!line) return;
      const y = top(line);
      if (other || y < box.scrollTop + 40 || y > box.scrollTop + box.clientHeight - 60) box.scrollTop = Math.max(0, Math.round((y - box.clientHeight * .3) / LINE) * LINE);
      draw();
    },
  };
}

// The source at the cursor, with the line that each thread stands at.
function source(view) {
  const { m } = view, row = m.rows[view.step], standing = new Map(), below = [];
  const file = view.file ?? row.file;
  m.threads.forEach((_, thread) => {
    const is = threadAt(m, thread, view.step);
    if (is.row == null || is.is === 'ended' || is.is === 'unborn') return;
    const { file: where, line } = m.rows[is.row];
    if (where !== file) return;
    if (!standing.has(line)) standing.set(line, []);
    standing.get(line).push({ thread, is });
    if (is.last != null && m.failing.has(is.last)) below.push({ line, text: m.failing.get(is.last) });
  });
  for (const [step, said] of m.failing) {
    const { file: where, line } = m.rows[step];
    if (step <= view.step && where === file && !below.some(other => other.line === line && other.text === said)) below.push({ line, text: said });
  }
  const say = line => {
    const here = standing.get(line), now = line === row.line && file === row.file;
    if (!here && !now) return {};
    const text = now && !m.failing.has(view.step) && didText(m, row), first = now ? row.thread : here[0].thread;
    const label = (here || []).map(({ thread, is }) => `${m.threads[thread].name}${is.waits ? ' waits' : is.soon ? ' will start' : ''}`).join(', ');
    return { now, how: `${here ? 'on' : ''} ${colour(first)} ${now ? 'now' : ''}`, label, badges: (here || []).slice(0, 4).map(({ thread, is }) => badge(m, thread, is.waits ? 'waits' : is.soon ? 'soon' : '')),
      value: text && el('span', { class: 'value' }, text.length > 120 ? text.slice(0, 119) + '…' : text) };
  };
  byId('source').style.setProperty('--gutter', Math.min(m.threads.length, 4) * 20 + 8 + 'px');
  SOURCE.show(row.line || view.file != null ? file : null, say, view.line ?? (file === row.file ? row.line : below[0]?.line), below.slice(0, 12));
  tabs(view, file);
}

// The files that the execution goes through; more than some are left to the call stacks.
function tabs(view, file) {
  const { m } = view;
  m.visited ||= [...new Set([...m.rows.filter((_, i) => m.failing.has(i)), ...m.rows].map(row => row.file))].filter(at => DATA.files[at].name);
  const names = [...new Set([...m.visited.slice(0, 6), file])];
  byId('tabs').replaceChildren(...names.map(at => el('button', { role: 'tab', 'aria-selected': String(at === file), title: DATA.files[at].name, onclick: () => { view.file = at; view.line = null; source(view); } },
    DATA.files[at].name.split('/').pop() || '?')));
}
