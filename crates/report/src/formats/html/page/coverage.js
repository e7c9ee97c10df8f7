// The run as a whole: its verdict and what that covers, and what was executed, by file and line.
function about() {
  const { verdict, sentence, assumptions, given_up, warnings, suppressed, executions, hunted } = DATA;
  byId('about-title').replaceChildren(el('span', { class: 'verdict ' + verdict }, verdict), el('span', {}, 'What was checked'));
  const list = (title, items) => items.length > 0 && [el('h2', {}, title), el('ul', {}, items.slice(0, 100).map(item => el('li', {}, marked(item))), items.length > 100 && el('li', {}, `${items.length - 100} more`))];
  byId('verdict').replaceChildren(...[el('p', {}, marked(sentence)), el('p', {}, `${plural(executions, 'execution')}${hunted ? `, and ${hunted.toLocaleString('en')} of the hunt before` : ''}; lines ${DATA.lines.join('/')}, sides of branches ${DATA.branches.join('/')}.`),
    ...[list('Not explored', given_up), list('Assumptions', assumptions), list('Warnings', warnings), list('Suppressed', suppressed.map(([pattern, from, times]) => `${plural(times, 'finding')} by \`${pattern}\` (${from})`))].flat(3)].filter(Boolean));
}

const coveredFiles = () => DATA.files.map((file, at) => ({ file, at })).filter(({ file }) => file.covered);

function filesTable(current) {
  const share = (list, is) => [list.filter(is).length, list.length];
  const figures = ({ lines, branches }) => [share(lines, line => line[1]), share(branches.flatMap(branch => branch[2]), side => side === 1)];
  byId('files').replaceChildren(table(['file', 'lines', 'branches'], coveredFiles().slice(0, 500).map(({ file, at }) => el('tr', { 'aria-current': String(at === current) },
    el('td', { class: 'name' }, el('button', { class: 'link', onclick: () => showAbout(at) }, file.name)), figures(file.covered).map(([some, all]) => el('td', { class: 'figure' }, `${some}/${all}`))))));
}

function marksOf(file) {
  if (file.marks) return file.marks;
  const marks = file.marks = new Map(file.covered.lines.map(([line, executed]) => [line, { executed: !!executed, not: [] }]));
  // That nobody took the side behind which an assertion fails is as it should be.
  for (const [line, , sides] of file.covered.branches) {
    const missing = sides.flatMap((taken, side) => taken ? [] : [side]);
    if (!missing.length || missing.length === sides.length) continue;
    if (!marks.has(line)) marks.set(line, { executed: true, not: [] });
    marks.get(line).not.push(sides.length === 2 ? (missing[0] === 0 ? 'never true' : 'never false') : `${missing.length} of ${sides.length} sides never taken`);
  }
  return marks;
}

// What is shown: a file of the coverage, from a line on.
function showAbout(at, line) {
  const files = coveredFiles(), current = files.some(one => one.at === at) ? at : files.length ? files[0].at : null;
  view_(false);
  about();
  filesTable(current);
  document.title = 'Coverage – Threadbare';
  markCurrent('coverage');
  if (current == null) return COVERED.show(null, () => ({}));
  const marks = marksOf(DATA.files[current]);
  byId('covered-name').textContent = DATA.files[current].name;
  ABOUT.file = current;
  ABOUT.line = line || 1;
  const say = line => {
    const mark = marks.get(line);
    if (!mark) return {};
    return { how: mark.executed ? 'yes' : 'no', label: mark.executed ? 'executed' : 'not executed', badges: mark.executed ? '' : '✖', value: mark.not.slice(0, 3).map(text => el('span', { class: 'side-not' }, text)) };
  };
  COVERED.show(current, say, ABOUT.line);
  keep(`#coverage=${current + 1}${line ? '&line=' + line : ''}`);
}

function nextUncovered() {
  if (ABOUT.file == null) return;
  const marks = [...marksOf(DATA.files[ABOUT.file])].filter(([, mark]) => !mark.executed || mark.not.length).map(([line]) => line).sort((a, b) => a - b);
  if (marks.length) showAbout(ABOUT.file, marks.find(line => line > ABOUT.line) ?? marks[0]);
}
const ABOUT = { file: null, line: 1 };
