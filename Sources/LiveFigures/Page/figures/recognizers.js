// Chapter 4: four recognizers and one finger. Their states side by side, and one time line.
'use strict';
(() => {
  const { heard, mark, timeLine, origin } = Live;
  const names = ['Tap', 'DoubleTap', 'Pan', 'Press'];
  const touches = { touchesBegan: 'began', touchesMoved: 'changed', touchesEnded: 'ended', touchesCancelled: 'cancelled' };
  const words = { touchesBegan: 'has your finger', touchesMoved: 'has your finger', touchesEnded: 'knows that it’s up', touchesCancelled: 'lost your finger' };
  const plain = { Tap: 'tap', DoubleTap: 'double tap', Pan: 'drag', Press: 'long press' };
  const states = { possible: 'maybe', began: 'it’s one', changed: 'goes on', ended: 'it was one', failed: 'it’s none', cancelled: 'stopped' };
  const title = (name, isInCode) => isInCode ? name : plain[name][0].toUpperCase() + plain[name].slice(1);
  const isDiscrete = (name) => name === 'Tap' || name === 'DoubleTap';
  const isView = (e) => e.stage === 'delivery' && e.subject === 'YellowView' && e.kind === 'call' && touches[e.method];
  const isState = (e) => e.stage === 'gestures' && e.kind === 'state' && names.includes(e.subject);
  const places = { possible: [0, 0], began: [-1, 1], changed: [-1, 2], ended: [-0.35, 3], failed: [1, 1], cancelled: [-1.6, 3] };
  const ways = { discrete: [['possible', 'ended'], ['possible', 'failed']],
    continuous: [['possible', 'began'], ['began', 'changed'], ['changed', 'ended'], ['changed', 'cancelled'], ['possible', 'failed']] };

  Live.scenes.recognizers = {
    title: 'Live figure: four recognizers', invitation: 'Touch, drag, press', target: [160, 240], lab: 'recognizers-lab', gap: 0, rest: 1000, drags: true, keepsFinger: true,
    shows: (e) => isState(e) || isView(e) || (e.stage === 'log' || e.stage === 'refusal') || (e.kind === 'note' && names.includes(e.subject)),
    depth: () => 0,
    line: (e) => e.stage === 'log' ? e.words : e.kind === 'state' ? `${e.subject}: ${e.name}` : e.kind === 'note' ? `${e.subject} ${e.words}` : `${e.subject} ${e.method}`,
    plain(e, { memory }) {
      const it = plain[e.subject];
      if (isView(e)) return `The view ${heard[e.method]}`;
      if (e.note === 'waits') return `Maybe a ${it}, if it’s no ${plain[e.values[0]]}.`;
      if (e.note === 'fails') { memory.why = e.subject; return `It’s a ${plain[e.values[0]]}, so it’s no ${it}.`; }
      if (isState(e)) {
        const isSaid = memory.why === e.subject && e.name === 'failed' || e.name === 'changed';
        memory[e.subject] = e.name;
        return isSaid ? '' : e.name === 'failed' ? `It’s no ${it}.` : e.name === 'began' || isDiscrete(e.subject) ? `It’s a ${it}.` : `The ${it} is ${e.name === 'ended' ? 'over' : 'stopped'}.`;
      }
      if (e.stage === 'log') return `The app hears: ${isDiscrete(e.subject) ? `a ${it}` : `the ${it} ${{ began: 'begins', changed: 'goes on', ended: 'is over' }[memory[e.subject]] ?? 'is stopped'}`}.`;
    },
    words: { 'Tap waits for DoubleTap to fail': 'Tap waits for DoubleTap to fail', DoubleTap: 'Double tap' },

    draw({ picture, past }) {
      const { corners } = picture.views[1], [x, y] = corners[0], told = past.findLast(isView);
      const style = told ? { touchesBegan: 'l-told l-lit', touchesMoved: 'l-told l-lit', touchesEnded: '', touchesCancelled: 'l-told-cancelled' }[told.method] : '';
      return `<rect class="l-yellow ${style}" x="${x}" y="${y}" width="200" height="240" rx="16"/><text class="l-center" x="160" y="${y + 26}">the yellow view</text>`
        + `<text class="l-center" x="160" y="${y + 224}">${told ? `${words[told.method]}` : ''}</text>`;
    },

    panel({ past, t, figure, choices, width }) {
      const { isInCode } = figure, start = origin(figure.run.inputs, t), seen = new Map(names.map((n) => [n, ['possible']])), rows = names.map((name) => ({ name: title(name, isInCode), marks: [], bars: [], quiet: true }));
      const view = { name: 'the view', marks: [], bars: [] };
      let since = null;
      for (const entry of past) {
        if (entry.t < start) continue;
        if (isState(entry)) {
          const row = rows[names.indexOf(entry.subject)], list = seen.get(entry.subject);
          if (['ended', 'failed', 'cancelled', 'possible'].includes(list.at(-1)) && list.length > 1 && ['began', 'ended'].includes(entry.name)) list.splice(0, list.length, 'possible');
          list.push(entry.name);
          row.marks.push({ t: entry.t, state: entry.name });
          if (entry.name === 'began') row.bars.push({ from: entry.t, style: 'l-bar-began' });
          if (['ended', 'cancelled'].includes(entry.name) && row.bars.length) row.bars.at(-1).to = entry.t;
        }
        if (isView(entry)) {
          const state = touches[entry.method];
          view.marks.push({ t: entry.t, state });
          if (state === 'began') since = { from: entry.t, style: 'l-bar-view' }, view.bars.push(since);
          if (state === 'ended' || state === 'cancelled') { if (since) since.to = entry.t; since = null; }
        }
      }
      const said = (state) => isInCode ? state : states[state], column = width / 4, unit = Math.min(column * 0.27, 34), height = width < 400 ? 21 : 40;
      let text = '';
      names.forEach((name, n) => {
        const x = column * n + column / 2, list = seen.get(name), isOn = choices[n] === 1;
        const kind = isDiscrete(name) ? 'discrete' : 'continuous';
        const at = (s) => kind === 'discrete' ? [x + (s === 'ended' ? -unit : s === 'failed' ? unit : 0), 52 + (s === 'possible' ? 0 : 2) * height * 0.75] : [x + places[s][0] * unit * 0.85, 52 + places[s][1] * height * 0.9];
        const current = list.at(-1);
        text += `<g class="${isOn ? '' : 'l-detached'}"><text class="l-column" x="${x}" y="20">${title(name, isInCode)}</text>`;
        for (const [from, to] of ways[kind]) {
          const [a, b] = [at(from), at(to)], went = list.some((s, i) => s === to && (list[i - 1] === from || (from === 'changed' && list[i - 1] === 'began')));
          text += `<line class="l-way ${went ? 'l-went' : ''}" x1="${a[0].toFixed(1)}" y1="${a[1]}" x2="${b[0].toFixed(1)}" y2="${b[1].toFixed(1)}"/>`;
        }
        for (const state of kind === 'discrete' ? ['possible', 'ended', 'failed'] : ['possible', 'began', 'changed', 'ended', 'cancelled', 'failed']) {
          const [a, b] = at(state), isHere = state === current;
          text += `<g class="${list.includes(state) && list.length > 1 || state === 'possible' ? '' : 'l-unreached'}">${isHere ? `<circle class="l-here" cx="${a.toFixed(1)}" cy="${b.toFixed(1)}" r="13"/>` : ''}${mark(state, +a.toFixed(1), +b.toFixed(1), 7)}</g>`;
        }
        text += `<text class="l-column l-quiet" x="${x}" y="${52 + 3.7 * height}">${isOn ? said(current) : isInCode ? 'detached' : 'off'}</text></g>`;
      });
      const line = timeLine({ rows: [...rows.filter((_, n) => choices[n] === 1), view], now: figure.run.hasTouches ? t : 0, start, width, title: 'The states of the recognizers and the messages of the view over time' });
      const legend = Object.keys(states), columns = width < 480 ? 3 : 6, each = width / columns;
      const key = legend.map((s, n) => { const [x, y] = [(n % columns) * each, 14 + Math.floor(n / columns) * 22]; return `${mark(s, x + 9, y, 5)}<text class="l-key" x="${x + 19}" y="${y + 4}">${said(s)}</text>`; }).join('');
      const top = 52 + 3.7 * height + 18;
      return `<svg viewBox="0 0 ${width} ${top + line.height + (6 / columns) * 22 + 6}"><g>${text}</g><g transform="translate(0 ${top})">${line.text}</g><g transform="translate(0 ${top + line.height})">${key}</g></svg>`;
    },

    summary({ past, t, figure, choices }) {
      const start = origin(figure.run.inputs, t), touch = past.filter((e) => e.t >= start), last = touch.findLast(isView)?.method;
      const sent = [...new Set(touch.filter((e) => e.stage === 'log').map((e) => `a ${plain[e.subject]}`))];
      const watching = names.filter((_, n) => choices[n] === 1), open = watching.filter((name) => touch.findLast((e) => isState(e) && e.subject === name)?.name !== 'failed');
      const list = (names) => names.length > 2 ? 'any of these' : names.map((name) => `a ${plain[name]}`).join(' or ');
      const waits = touch.findLast((e) => e.note === 'waits');
      const what = sent.length ? `It’s ${sent.join(' and ')}.` : !open.length ? `It isn’t ${list(watching) || 'watched'}.` : waits ? `Maybe a ${plain[waits.subject]}: a second one may still come.` : `It may still be ${list(open)}.`;
      return `${what} The view ${last ? words[last] : 'hears nothing'}.`;
    },

    predictions: [
      { id: 'GR3', text: 'A finger drags over YellowView, 3 points at a time. All four recognizers watch. What is the last thing the view is told?', play: 0, asks: 'last' },
      { id: 'GR10', text: 'The same drag. Which recognizers fail? Choose them alphabetically.', play: 0, asks: 'failed' },
      { id: 'GR7', text: 'cancelsTouchesInView is false, and the finger drags. What is the last thing the view is told?', set: [[4, 0]], play: 0, asks: 'last' },
      { id: 'GR14', text: 'Tap waits for DoubleTap to fail. One tap: which action is sent, if any?', set: [[7, 1]], play: 1, asks: 'actions' },
      { id: 'GR14-double', text: 'Tap waits for DoubleTap to fail. Two taps: which actions are sent?', set: [[7, 1]], play: 2, asks: 'actions' },
    ],
    predicted: {
      last: (entries) => [entries.findLast(isView)?.method ?? 'nothing'],
      failed: (entries) => [...new Set(entries.filter((e) => isState(e) && e.name === 'failed').map((e) => e.subject))].sort(),
      actions: (entries) => { const list = []; for (const e of entries) if (e.stage === 'log' && list.at(-1) !== e.subject) list.push(e.subject); return list; },
    },
    choices: { last: [...Object.keys(touches), 'nothing'], failed: [...names].sort(), actions: [...names].sort() },
    drill(random, level) {
      const flags = [[4, 0, 'cancelsTouchesInView is false'], [5, 1, 'delaysTouchesBegan is true'], [6, 0, 'delaysTouchesEnded is false'], [7, 1, 'Tap waits for DoubleTap to fail']];
      const chosen = flags.filter(() => random(4) < 1 + Math.min(level, 2)), play = random(4), asks = ['last', 'actions'][random(2)];
      return { text: `${chosen.length ? chosen.map((f) => f[2]).join(', ') : 'Everything has its default'}. ${['A finger drags', 'One tap', 'Two taps', 'A press of 1 s'][play]}. ${asks === 'last' ? 'What is the last thing the view is told?' : 'Which actions are sent, in order?'}`,
        set: chosen.map((f) => [f[0], f[1]]), play, asks };
    },
  };
})();
