// The list of findings, and what stands above the execution of one.
const AROUND = 60;

function side(current) {
  const { findings } = DATA, from = Math.max(0, Math.min(current - AROUND, findings.length - 2 * AROUND)), to = Math.min(findings.length, from + 2 * AROUND);
  const item = (finding, i) => el('button', { class: 'item', 'data-finding': i, onclick: () => show(i) }, el('span', { class: 'n' }, String(i + 1)), el('span', {}, el('span', { class: 't' }, marked(finding.title)),
    el('div', { class: 'where' }, `${finding.known ? 'known before, ' : ''}${finding.kind}, ${DATA.files[finding.place[0]].name.split('/').pop()}:${finding.place[1]}, ${plural(finding.threads.length, 'thread')}`)));
  const more = (count, to) => count > 0 && el('button', { class: 'more', onclick: () => show(to) }, `${count} more`);
  byId('side').replaceChildren(...[findings.length > 0 && el('h3', {}, 'Findings'), more(from, from - 1), ...findings.slice(from, to).map((finding, i) => item(finding, from + i)), more(findings.length - to, to), el('h3', {}, 'The run'),
    el('button', { class: 'item of-run', id: 'to-about', onclick: () => showAbout() }, el('span', { class: 'n' }, '▤'), el('span', {}, el('span', { class: 't' }, 'Verdict and coverage'),
      el('div', { class: 'where' }, `lines ${DATA.lines.join('/')}, branches ${DATA.branches.join('/')}`)))].filter(Boolean));
}

function markCurrent(which) {
  for (const button of byId('side').querySelectorAll('.item')) {
    const is = button.dataset.finding === String(which) || which === 'coverage' && button.id === 'to-about';
    button.setAttribute('aria-current', String(is));
    if (is) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = el('textarea', { class: 'unseen' });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  button.textContent = 'Copied';
}

function head(view) {
  const { m } = view, { finding } = m, [file, line, column, inFunction] = finding.place;
  document.title = `${finding.kind} in ${DATA.files[file].name || 'a program'} – Threadbare`;
  byId('title').replaceChildren(el('span', { class: 'kind' }, `error[${finding.kind}]`), el('span', {}, marked(finding.title)));
  byId('explain').replaceChildren(...explained(finding.explain));
  const fact = (name, ...what) => el('span', {}, el('b', {}, name), what);
  byId('facts').replaceChildren(...[
    fact('at', el('code', {}, `${DATA.files[file].name}:${line}:${column}`), inFunction && [' in ', el('code', {}, inFunction)]),
    finding.inputs.length > 0 && fact('inputs', finding.inputs.slice(0, 24).map(([name, value]) => el('span', { class: 'input', title: `${name} = ${value}` }, `${name} = ${value}`)), finding.inputs.length > 24 && `and ${finding.inputs.length - 24} more`),
    fact('schedule', `${plural(m.threads.length, 'thread')}, ${plural(finding.switches, 'context switch')}`),
    finding.replay && el('span', { class: 'command' }, el('code', { title: finding.replay }, finding.replay), el('button', { 'aria-label': 'Copy the command that replays it', onclick: event => copy(finding.replay, event.currentTarget) }, 'Copy'))].filter(Boolean));
}

// Steps that are named lead there.
const explained = sentences => sentences.flatMap(sentence => [...sentence.split(/(steps? \d+(?:, \d+)*)/).map((part, i) => {
  if (i % 2 === 0) return marked(part);
  return part.split(/(\d+)/).map((piece, k) => k % 2 ? el('button', { class: 'link', 'aria-label': `Go to step ${piece}`, onclick: () => go(piece - 1, true) }, piece) : piece);
}), ' ']).flat(2);
