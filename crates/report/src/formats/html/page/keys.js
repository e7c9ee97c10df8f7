// Keys and buttons, and the beginning of everything.
const KEYS = [['↓ → j / ↑ ← k', 'next / previous step'], ['Shift + arrow', 'next / previous step of the same thread'], ['] / [', 'next / previous context switch'], ['Home / End', 'first / last step'],
  ['x', 'the failure'], ['f', 'fold or unfold'], ['a', 'all arrows'], ['n / p', 'next / previous finding'], ['c', 'verdict and coverage'], ['?', 'this list']];
const BUTTONS = [['to-first', 'First step', 'Home', 'M3 2v10M12 2 5 7l7 5z', () => go(0, true)], ['back-switch', 'Previous context switch', '[', 'M2 4h5v6M7 10 4.5 7.500M7 10l2.500-2.500M12 2v10', () => toSwitch(-1)],
  ['back', 'Previous step', '↑', 'M10 2 4 7l6 5z', () => move(-1)], ['forward', 'Next step', '↓', 'M4 2l6 5-6 5z', () => move(1)],
  ['forward-switch', 'Next context switch', ']', 'M2 2v10M5 4h5v6M10 10 7.500 7.500M10 10l2.500-2.500', () => toSwitch(1)], ['to-failure', 'The failure', 'x', 'M3 3l8 8M11 3l-8 8', () => go(VIEW.m.last, true)]];

function fold_() {
  VIEW.folding = !VIEW.folding;
  VIEW.open = new Set();
  VIEW.m.kept = null;
  byId('fold').setAttribute('aria-pressed', String(VIEW.folding));
  relayout();
}

function allArrows() {
  VIEW.allArrows = !VIEW.allArrows;
  byId('all').setAttribute('aria-pressed', String(VIEW.allArrows));
  lanes(VIEW);
}

function theme() {
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  if (VIEW && !byId('finding').hidden) strip(VIEW);
}

function onKey(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || byId('keys').open || target.type === 'search') return;
  const findings = DATA.findings.length, finding = !byId('finding').hidden;
  if (key === '?') return byId('keys').showModal();
  if (key === 'c') return finding ? showAbout() : findings && show(VIEW ? VIEW.number : 0);
  if (!finding) return;
  if (key === 'n' || key === 'p') return show(Math.max(0, Math.min(findings - 1, VIEW.number + (key === 'n' ? 1 : -1))));
  if (!VIEW.m.rows.length) return;
  const way = ['ArrowDown', 'ArrowRight', 'j'].includes(key) ? 1 : ['ArrowUp', 'ArrowLeft', 'k'].includes(key) ? -1 : 0;
  if (way && ['source', 'state', 'covered'].includes(target.id)) return;
  const does = way ? () => event.shiftKey ? sameThread(way) : move(way) : {
    ']': () => toSwitch(1), '[': () => toSwitch(-1), Home: () => go(0, true), End: () => go(VIEW.m.rows.length - 1, true), x: () => go(VIEW.m.last, true), f: fold_, a: allArrows,
    Enter: () => { if (target.id === 'view') go(VIEW.step, true); },
  }[key];
  if (!does) return;
  if (key !== 'Enter') event.preventDefault();
  does();
}

function frame(does) {
  let asked = 0;
  return () => { asked ||= requestAnimationFrame(() => { asked = 0; if (VIEW && !byId('finding').hidden) does(VIEW); }); };
}

function print_(printing) {
  if (!VIEW || byId('finding').hidden) return SOURCE.draw();
  VIEW.printing = printing;
  draw(VIEW);
  SOURCE.draw();
}

function begin() {
  for (const [keys, does] of KEYS) byId('key-list').append(el('dt', {}, keys), el('dd', {}, does));
  for (const [id, name, key, path, does] of BUTTONS) byId('buttons').append(el('button', { id, 'aria-label': name, title: `${name} (${key})`, class: path.endsWith('z') && 'solid', onclick: does }, svg('svg', { width: 14, height: 14, viewBox: '0 0 14 14', 'aria-hidden': 'true' }, svg('path', { d: path }))));
  const { findings } = DATA;
  byId('sum').textContent = `${findings.length ? plural(findings.length, 'finding') : 'No finding'}: ${DATA.verdict}`;
  document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
  byId('help').onclick = () => byId('keys').showModal();
  byId('theme').onclick = theme;
  byId('fold').onclick = fold_;
  byId('all').onclick = allArrows;
  byId('uncovered').onclick = nextUncovered;
  byId('range').oninput = event => go(event.target.value - 1);
  byId('view').addEventListener('scroll', frame(draw), { passive: true });
  addEventListener('resize', frame(view => { draw(view); strip(view); SOURCE.draw(); }));
  addEventListener('hashchange', fromHash);
  addEventListener('beforeprint', () => print_(true));
  addEventListener('afterprint', () => print_(false));
  addEventListener('keydown', onKey);
  side(0);
  fromHash();
}
begin();
