// Elements. Text of the program comes into the page here alone, and only ever as text.
const byId = id => document.getElementById(id);

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value == null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  for (const child of children.flat(Infinity)) if (child != null && child !== false) element.append(child);
  return element;
}

const el = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
const svg = (tag, attributes, ...children) => fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

// What stands between backticks is code.
const marked = text => text.split('`').map((part, i) => i % 2 ? el('code', {}, part) : part);
const unmarked = text => text.replaceAll('`', '');

const colour = thread => thread < 0 ? 'tn' : 't' + thread % 6;
const plural = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : /(s|sh|ch)$/.test(noun) ? 'es' : 's'}`;

// The place in an ascending list behind all that are not greater than the value.
function after(list, value, key = x => x) {
  let low = 0, high = list.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (key(list[middle]) <= value) low = middle + 1; else high = middle;
  }
  return low;
}
const upTo = (list, value, key) => list[after(list, value, key) - 1];
