// All of time from left to right, a line for each thread, below the slider.
function strip(view) {
  const { m } = view, canvas = byId('strip'), box = canvas.getBoundingClientRect(), scale = devicePixelRatio || 1;
  if (!box.width || !m.rows.length) return;
  canvas.width = box.width * scale;
  canvas.height = box.height * scale;
  const pen = canvas.getContext('2d'), css = getComputedStyle(document.documentElement);
  const ink = name => css.getPropertyValue('--' + name).trim(), of = thread => ink('t' + thread % 6);
  pen.scale(scale, scale);
  const n = m.rows.length, width = box.width - 16, height = (box.height - 8) / m.threads.length;
  const x = step => 8 + (n < 2 ? 0 : width * step / (n - 1)), half = Math.max(1, width / Math.max(1, n - 1) / 2);
  pen.globalAlpha = .28;
  for (const { thread, from, to } of m.waits) {
    pen.fillStyle = of(thread);
    pen.fillRect(x(from), 4 + (thread + .3) * height, x(Math.min(to, n - 1)) - x(from), height * .4);
  }
  pen.globalAlpha = 1;
  for (const { thread, from, to } of m.runs) {
    pen.fillStyle = of(thread);
    pen.fillRect(Math.max(0, x(from) - half + .5), 4 + thread * height + Math.min(1, height / 6), Math.max(1, x(to) - x(from) + 2 * half - 1), Math.max(1, height - Math.min(2, height / 3)));
  }
  for (const row of m.failing.keys()) {
    const cx = x(row), cy = 4 + (m.rows[row].thread + .5) * height;
    pen.fillStyle = ink('fail');
    pen.beginPath();
    pen.arc(cx, cy, 6, 0, 7);
    pen.fill();
    pen.strokeStyle = ink('panel');
    pen.lineWidth = 1.6;
    pen.beginPath();
    pen.moveTo(cx - 2.5, cy - 2.5); pen.lineTo(cx + 2.5, cy + 2.5);
    pen.moveTo(cx + 2.5, cy - 2.5); pen.lineTo(cx - 2.5, cy + 2.5);
    pen.stroke();
  }
  pen.strokeStyle = pen.fillStyle = ink('cursor-line');
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(x(view.step), 0); pen.lineTo(x(view.step), box.height);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x(view.step) - 5, 0); pen.lineTo(x(view.step) + 5, 0); pen.lineTo(x(view.step), 6);
  pen.fill();
}
