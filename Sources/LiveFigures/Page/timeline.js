// Time lines: rows of bars and marks over one scale of seconds, and the shapes of states.
'use strict';
(() => {
  const Live = (globalThis.Live ??= { scenes: {} });

  /** The mark of a state: told apart by shape as well as by colour. */
  function mark(state, x, y, size = 6) {
    const s = size, c = `class="l-mark l-is-${state}"`;
    switch (state) {
      case 'possible': return `<circle ${c} cx="${x}" cy="${y}" r="${s}"/>`;
      case 'began': return `<path ${c} d="M${x - s} ${y + s}L${x} ${y - s}L${x + s} ${y + s}z"/>`;
      case 'ended': return `<rect ${c} x="${x - s}" y="${y - s}" width="${2 * s}" height="${2 * s}"/>`;
      case 'failed': return `<path ${c} d="M${x - s} ${y - s}l${2 * s} ${2 * s}m0 ${-2 * s}l${-2 * s} ${2 * s}"/>`;
      case 'cancelled': return `<g ${c}><circle cx="${x}" cy="${y}" r="${s}"/><path d="M${x - s - 3} ${y}h${2 * s + 6}"/></g>`;
      default: return `<circle ${c} cx="${x}" cy="${y}" r="${s * 0.7}"/>`;
    }
  }

  /** When the present series of touches began: a landing that no other touch came shortly before. */
  function origin(inputs, t) {
    let [start, down, lifted] = [0, 0, -Infinity];
    for (const { t: when, contacts } of inputs) {
      if (when > t) break;
      for (const [, phase] of contacts ?? []) {
        if (phase === 0) { if (!down && when - lifted > 1e6) start = when; down++; }
        if (phase >= 2) { down--; lifted = when; }
      }
    }
    return start;
  }

  /**
   * Rows with a name, bars `{ from, to, style }` and marks `{ t, state }`, in microseconds.
   * Limits are times that something happens at by itself.
   */
  function timeLine({ rows, now, start, width, least = 1e6, limits = [], title, left = Math.min(118, width * 0.3) }) {
    // Beside or below the phone, all rows have to be in sight while a finger is down.
    const right = width - 14, top = 22, height = width < 400 ? 20 : 26;
    const span = Math.max(least, (now - start) * 1.02), x = (t) => left + Math.min(Math.max(t - start, 0) / span, 1) * (right - left);
    const most = (right - left) / 64, step = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100].find((s) => (span / 1e6) / s <= most) ?? 500;
    const bottom = top + rows.length * height;
    let text = '';
    for (let s = 0; s * 1e6 <= span; s += step) {
      const place = x(start + s * 1e6).toFixed(1);
      text += `<line class="l-grid" x1="${place}" y1="${top - 6}" x2="${place}" y2="${bottom}"/><text class="l-scale" x="${place}" y="${top - 10}">${+s.toFixed(2)}${s ? '' : ' s'}</text>`;
    }
    for (const { t, name } of limits) {
      if (t - start > span) continue;
      const place = x(t).toFixed(1);
      text += `<line class="l-limit" x1="${place}" y1="${top - 6}" x2="${place}" y2="${bottom + 4}"/><text class="l-scale l-limit-name" x="${place}" y="${bottom + 17}">${Live.escape(name)}</text>`;
    }
    rows.forEach((row, n) => {
      const y = top + n * height + height / 2;
      text += `<text class="l-row ${row.quiet ? 'l-quiet' : ''}" x="0" y="${y + 4}">${Live.escape(row.name)}</text><line class="l-lane" x1="${left}" y1="${y}" x2="${right}" y2="${y}"/>`;
      for (const bar of row.bars ?? []) {
        const [a, b] = [x(bar.from), x(Math.min(bar.to ?? now, now))];
        text += `<rect class="l-bar ${bar.style ?? ''} ${bar.to === undefined || bar.to > now ? 'l-open' : ''}" x="${a.toFixed(1)}" y="${y - 6}" width="${Math.max(b - a, 1).toFixed(1)}" height="12" rx="3"/>`;
      }
      let last = -Infinity;
      for (const m of row.marks ?? []) {
        const place = x(m.t);
        // Moves come so densely that their marks would be one stroke.
        if (m.state === 'changed' && place - last < 7) continue;
        last = place;
        text += mark(m.state, +place.toFixed(1), y, 6);
        if (m.word) text += `<text class="l-word" x="${(place + 10).toFixed(1)}" y="${y - 8}">${Live.escape(m.word)}</text>`;
      }
    });
    if (now > start) text += `<line class="l-now" x1="${x(now).toFixed(1)}" y1="${top - 6}" x2="${x(now).toFixed(1)}" y2="${bottom}"/>`;
    return { text: `<g role="img" aria-label="${Live.escape(title)}">${text}</g>`, height: bottom + (limits.length ? 24 : 8) };
  }

  Object.assign(Live, { mark, origin, timeLine });
})();
