// Chapter 6: a table, a button, and the two clocks that run from the landing of a finger on.
'use strict';
(() => {
  const { timeLine, origin, heard } = Live;
  const delay = 'UIScrollViewDelayedTouchesBeganGestureRecognizer', pan = 'UIScrollViewPanGestureRecognizer';
  const called = { [delay]: 'The delay', [pan]: 'The pan', Tap: 'Tap' };
  const touches = { touchesBegan: 'began', touchesMoved: 'changed', touchesEnded: 'ended', touchesCancelled: 'cancelled' };
  const isView = (e) => e.stage === 'delivery' && e.kind === 'call' && touches[e.method] && (e.subject === 'LoggingTable' || e.subject === 'LoggingButton');
  const isState = (e) => e.stage === 'gestures' && e.kind === 'state' && called[e.subject];
  // What a reader may find, what to do for it, and what then happens.
  const finds = [['quick', 'A quick tap:', 'the row hears nothing.'], ['short', 'A short press:', 'the row only lights up.'],
    ['long', 'A long press:', 'the row is selected.'], ['button', 'The button:', 'it’s clicked at once.']];
  const contents = { LoggingTable: 'The row', LoggingButton: 'The button' };

  /** Which of the four phenomena a run has shown. */
  function seen(entries) {
    const found = new Set();
    let touch = [];
    const judge = () => {
      const table = touch.filter((e) => isView(e) && e.subject === 'LoggingTable').map((e) => e.method), acted = touch.filter((e) => e.stage === 'log').map((e) => e.subject);
      if (acted.includes('BackView') && !table.length) found.add('quick');
      if (acted.includes('BackView') && table.includes('touchesCancelled')) found.add('short');
      if (acted.includes('LoggingTable') && !acted.includes('BackView')) found.add('long');
      if (acted.includes('LoggingButton')) found.add('button');
    };
    for (const e of entries) {
      if (e.note === 'contact' && e.values[2] === 'began') { judge(); touch = []; }
      touch.push(e);
    }
    judge();
    return found;
  }

  Live.scenes['scroll-delay'] = {
    title: 'Live figure: the delay of a scroll view', invitation: 'Hold a row', target: [160, 160], lab: 'scroll-delay-lab', gap: 0, rest: 1200, drags: true, keepsFinger: true,
    shows: (e) => isState(e) && e.name !== 'changed' || isView(e) || e.stage === 'log' || e.stage === 'refusal',
    depth: () => 0,
    line: (e) => e.stage === 'log' ? e.words : e.kind === 'state' ? `${called[e.subject]}: ${e.name}` : `${e.subject} ${e.method}`,

    draw({ picture, past, t, fingers, choices, figure }) {
      const [, table, button] = picture.views, [x, y] = table.corners[0], told = past.findLast(isView);
      const acted = past.findLast((e) => e.stage === 'log'), chosen = past.findLast((e) => e.stage === 'log' && e.subject === 'LoggingTable');
      const landing = chosen && figure.run.inputs.findLast((i) => i.t <= chosen.t && i.contacts?.[0][1] === 0);
      const selected = landing && Math.floor((landing.contacts[0][3] / 100 - y + figure.run.picture(landing.t, Infinity).views[1].offset) / 80);
      let rows = '';
      const first = Math.floor(table.offset / 80);
      for (let n = Math.max(first, 0); n <= first + 3 && n < 20; n++) {
        const top = y + n * 80 - table.offset, finger = fingers.at(-1);
        const isUnder = finger && finger.way[0][1] >= top && finger.way[0][1] < top + 80 && finger.way[0][1] < 280;
        const state = isUnder && told?.subject === 'LoggingTable' && /Began|Moved/.test(told.method) ? 'l-row-lit' : n === selected ? 'l-row-chosen' : '';
        rows += `<g><rect class="l-cell ${state}" x="${x}" y="${top}" width="280" height="79"/><text x="${x + 16}" y="${top + 45}">Row ${n}${n === selected ? ' ✓' : ''}</text></g>`;
      }
      let rings = '';
      for (const finger of fingers) {
        const [cx, cy] = finger.way.at(-1), passed = (finger.gone ?? t) - finger.landed;
        for (const [limit, radius, kind] of [[150_000, 32, 'l-clock-delay'], [750_000, 42, 'l-clock-tap']]) {
          const share = Math.min(passed / limit, 0.9999), a = share * 2 * Math.PI - Math.PI / 2;
          rings += `<circle class="l-clock-face" cx="${cx}" cy="${cy}" r="${radius}"/><path class="l-clock-hand ${kind} ${share > 0.999 ? 'l-full' : ''}" d="M${cx} ${cy - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${(cx + radius * Math.cos(a)).toFixed(2)} ${(cy + radius * Math.sin(a)).toFixed(2)}"/>`;
        }
      }
      return `<clipPath id="${figure.id}-clip"><rect x="${x}" y="${y}" width="280" height="240" rx="10"/></clipPath><g clip-path="url(#${figure.id}-clip)"><rect class="l-second-fill" x="${x}" y="${y}" width="280" height="240"/>${rows}</g><rect class="l-frame" x="${x}" y="${y}" width="280" height="240" rx="10"/>`
        + `<rect class="l-button ${button.isHighlighted ? 'l-pressed' : ''}" x="90" y="340" width="140" height="60" rx="14"/><text class="l-center ${button.isHighlighted ? 'l-inverse' : ''}" x="160" y="375">Button</text>`
        + `${acted ? `<text class="l-center l-good" x="160" y="${acted.subject === 'LoggingTable' ? 308 : acted.subject === 'LoggingButton' ? 425 : 450}">${this.plain(acted)}</text>` : `<text class="l-center l-quiet" x="160" y="450">${choices[2] ? 'the page behind' : 'the page, no recognizer'}</text>`}${rings}`;
    },

    panel({ entries, count, t, figure, width, choices }) {
      const start = origin(figure.run.inputs, t);
      const rows = [['the delay', delay], ['the scrolling', pan], ...(choices[2] ? [['the tap', 'Tap']] : []), ['the table', 'LoggingTable'], ['the button', 'LoggingButton'], ['the app', 'app']].map(([name, subject]) => ({ name, subject, marks: [], bars: [], quiet: true }));
      const past = entries.slice(0, count).filter((e) => e.t >= start);
      const landed = figure.run.inputs.some((i) => i.contacts && i.t >= start && i.t <= t);
      const tracks = past.some((e) => e.stage === 'gestures' && e.subject === delay);
      for (const row of rows) {
        if (landed && (row.subject === delay || row.subject === pan ? tracks : row.subject === 'Tap')) row.bars.push({ from: start, style: row.subject === delay ? 'l-bar-delay' : row.subject === 'Tap' ? 'l-bar-tap' : 'l-bar-possible' });
        for (const e of past) {
          if (isState(e) && e.subject === row.subject) {
            if (e.name !== 'changed' || row.marks.at(-1)?.state !== 'changed') row.marks.push({ t: e.t, state: e.name });
            if (row.bars[0] && row.bars[0].to === undefined) row.bars[0].to = e.t;
            if (e.name === 'began') row.bars.push({ from: e.t, style: 'l-bar-began' });
            if (e.name === 'ended' && row.bars.length > 1) row.bars.at(-1).to = e.t;
          }
          if (isView(e) && e.subject === row.subject) {
            row.marks.push({ t: e.t, state: touches[e.method] });
            if (e.method === 'touchesBegan') row.bars.push({ from: e.t, style: 'l-bar-view' });
            else if (e.method !== 'touchesMoved' && row.bars.length) row.bars.at(-1).to = e.t;
          }
          if (row.subject === 'app' && e.stage === 'log') row.marks.push({ t: e.t, state: 'ended', word: e.words });
        }
      }
      const line = timeLine({ rows, now: figure.run.hasTouches ? t : 0, start, width, least: 1_200_000, limits: [{ t: start + 150_000, name: '0.15 s' }, { t: start + 750_000, name: '0.75 s' }], title: 'Two clocks, and who is told what' });
      return `<svg viewBox="0 0 ${width} ${line.height}">${line.text}</svg>`;
    },

    /** What a touch has come to by now, in one sentence. */
    summary({ past, fingers, t }) {
      const landed = past.findLastIndex((e) => e.note === 'contact' && e.values[2] === 'began'), touch = past.slice(landed);
      const last = touch.findLast((e) => e.stage === 'log')?.subject, told = touch.findLast(isView), isDown = fingers.some((f) => f.gone === undefined);
      if (last === 'LoggingButton') return 'The button was clicked: it got your finger at once.';
      if (last === 'LoggingTable') return 'The row is selected.';
      if (last === 'BackView') return told?.subject === 'LoggingTable' ? 'The row lost the touch: the page behind it was tapped.' : 'The row heard nothing: the page behind it was tapped.';
      if (told?.method === 'touchesCancelled') return 'The row lost the touch: you scroll.';
      if (isDown && told?.subject === 'LoggingTable') return t - fingers.at(-1).landed < 750_000 ? 'The row has your finger. Lift now, and it’s still a tap.' : 'Too long for a tap. Lift, and the row is selected.';
      if (isDown) return told ? 'The button has your finger.' : 'Your finger is down. The row isn’t told yet.';
      return told ? 'Nothing was tapped, nothing selected.' : 'Nothing was told.';
    },
    finds, seen,

    /** The same log for people who don't know the classes yet; nothing for what only matters in code. */
    plain(e) {
      if (e.stage === 'log') return { BackView: 'The page behind was tapped.', LoggingTable: 'The row is selected.', LoggingButton: 'The button was clicked.' }[e.subject];
      if (isView(e)) return `${contents[e.subject]} ${heard[e.method]}`;
      if (e.subject === 'Tap') return e.name === 'ended' ? 'That was a tap.' : 'It’s no tap any more.';
      return e.subject === pan && e.name === 'began' ? 'It’s a scroll.' : '';
    },

    predictions: [
      { id: 'SD1', text: 'A finger stays on a row for 0.1 s. What is the table told, in order?', play: 0, asks: 'table' },
      { id: 'SD2', text: 'A finger stays on a row for 0.5 s. What is the table told, in order?', play: 1, asks: 'table' },
      { id: 'SD3', text: 'A finger stays on a row for 1 s. What does the app say?', play: 2, asks: 'app' },
      { id: 'SD4', text: 'A tap on the button: what does the app say?', play: 3, asks: 'app' },
      { id: 'SD6', text: 'The finger lands and drags at once. What is the table told, in order?', play: 4, asks: 'table' },
      { id: 'SD7', text: 'The finger rests for 0.3 s, then drags. What is the table told, in order?', play: 5, asks: 'table' },
    ],
    predicted: {
      table: (entries) => { const list = entries.filter((e) => isView(e) && e.subject === 'LoggingTable').map((e) => e.method); return list.filter((m, n) => m !== list[n - 1]); },
      app: (entries) => entries.filter((e) => e.stage === 'log').map((e) => e.words),
    },
    choices: { table: Object.keys(touches), app: ['backview tapped', 'button clicked!', 'cell selected!'] },
    drill(random, level) {
      const flags = [[0, 0, 'delaysContentTouches is false'], [1, 0, 'canCancelContentTouches is false'], [2, 0, 'there is no tap recognizer']].filter(() => random(4) < 1 + Math.min(level, 2));
      const play = random(6), asks = ['table', 'app'][random(2)];
      return { text: `${flags.length ? flags.map((f) => f[2]).join(', ') : 'Everything has its default'}. ${['A tap of 0.1 s on a row', 'A press of 0.5 s on a row', 'A press of 1 s on a row', 'A tap on the button', 'A drag at once', 'A drag after 0.3 s'][play]}. ${asks === 'table' ? 'What is the table told, in order?' : 'What does the app say, in order?'}`,
        set: flags.map((f) => [f[0], f[1]]), play, asks };
    },
  };
})();
