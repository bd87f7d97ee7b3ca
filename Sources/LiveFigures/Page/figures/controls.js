// Chapter 5: a button, the zone around it, and the events it sends.
'use strict';
(() => {
  const { timeLine, origin, escape } = Live;
  const events = ['touchDown', 'touchDownRepeat', 'touchDragInside', 'touchDragExit', 'touchDragOutside', 'touchDragEnter', 'touchUpInside', 'touchUpOutside', 'touchCancel'];
  const shapes = { touchDown: 'began', touchDownRepeat: 'began', touchUpInside: 'ended', touchUpOutside: 'failed', touchCancel: 'cancelled' };
  const done = { touchDown: 'pressed', touchDownRepeat: 'pressed again', touchDragInside: 'dragged on', touchDragExit: 'left', touchDragOutside: 'dragged beside', touchDragEnter: 'entered again', touchUpInside: 'let go', touchUpOutside: 'let go outside', touchCancel: 'told to forget it' };
  // Of several events that are sent at once, the first one says what the finger did.
  const sent = (e) => e.note === 'sends' && e.subject === 'CLButton' ? e.values[0] : null;
  const actors = { CLButton: 'The button', Tap: 'The recognizer' };
  const isTap = (e) => e.stage === 'gestures' && e.kind === 'state' && e.subject === 'Tap';

  Live.scenes.controls = {
    title: 'Live figure: a button and its zone', invitation: 'Press, and slip off', target: [160, 240], lab: 'controls-lab', gap: 0, rest: 900, drags: true, keepsFinger: true,
    shows: (e) => !!sent(e) || isTap(e) || e.stage === 'log' || e.stage === 'refusal' || (e.kind === 'note' && e.subject === 'Tap'),
    depth: () => 0,
    line: (e) => e.stage === 'log' ? e.words : e.kind === 'state' ? `Tap: ${e.name}` : `${e.subject} ${e.words}`,
    plain(e) {
      if (e.stage === 'log') return `${actors[e.subject]} acts.`;
      if (sent(e)) return `The button is ${done[sent(e)]}.`;
      if (isTap(e)) return e.name === 'ended' ? 'The recognizer has seen its tap.' : 'The recognizer fails.';
      return e.note === 'fails' && e.subject === 'Tap' ? 'The button says no to the recognizer.' : undefined;
    },

    draw({ picture, entries, count }) {
      const [blue, button] = picture.views, box = (v) => [...v.corners[0], v.corners[2][0] - v.corners[0][0], v.corners[2][1] - v.corners[0][1]];
      const [x, y, w, h] = box(button), [bx, by, bw, bh] = box(blue);
      const last = entries.slice(0, count).map(sent).findLast(Boolean), isOut = ['touchDragOutside', 'touchDragExit'].includes(last);
      return `<rect class="l-blue" x="${bx}" y="${by}" width="${bw}" height="${bh}" rx="14"/><text class="l-center" x="160" y="${by + 26}">the blue view</text>`
        + `<rect class="l-zone ${button.isTracking ? (isOut ? 'l-zone-out' : 'l-zone-on') : ''}" x="${x - 70}" y="${y - 70}" width="${w + 140}" height="${h + 140}" rx="6"/>`
        + `<text class="l-center l-quiet" x="160" y="${y + h + 92}">70 points around it<tspan x="160" dy="18">still count as inside</tspan></text>`
        + `<rect class="l-button ${button.isHighlighted ? 'l-pressed' : ''} ${button.isDisabled ? 'l-gone' : ''}" x="${x}" y="${y}" width="${w}" height="${h}" rx="12"/><text class="l-center ${button.isHighlighted ? 'l-inverse' : ''}" x="160" y="${y + h / 2 + 5}">Button</text>`;
    },

    panel({ entries, count, t, figure, width, choices }) {
      const start = origin(figure.run.inputs, t), { isInCode } = figure, rows = events.map((name) => ({ name: isInCode ? name : done[name], marks: [], n: 0, quiet: true })), app = { name: 'the app', marks: [] }, tap = { name: isInCode ? 'Tap' : 'recognizer', marks: [] };
      for (const e of entries.slice(0, count)) {
        const name = sent(e);
        if (name && rows[events.indexOf(name)]) { const row = rows[events.indexOf(name)]; row.n += 1; row.quiet = false; row.last = e.t; if (e.t >= start) row.marks.push({ t: e.t, state: shapes[name] ?? 'changed' }); }
        if (e.t >= start && e.stage === 'log') app.marks.push({ t: e.t, state: 'ended', word: isInCode ? e.subject : e.subject === 'Tap' ? 'recognizer' : 'button' });
        if (e.t >= start && isTap(e)) tap.marks.push({ t: e.t, state: e.name });
      }
      for (const row of rows) if (row.n) row.name = `${row.name} ${row.n > 1 ? `×${row.n}` : ''}`;
      const line = timeLine({ rows: [...rows, ...(choices[0] ? [tap] : []), app], now: figure.run.hasTouches ? t : 0, start, width: width - 10, least: 800_000, left: Math.min(156, width * 0.45), title: 'The control events over time' });
      return `<svg class="l-events" viewBox="0 0 ${width} ${line.height}">${line.text}</svg>`;
    },

    summary({ past }) {
      const list = [];
      for (const e of past) { const name = sent(e); if (name && list.at(-1) !== name) list.push(name); }
      const actions = past.filter((e) => e.stage === 'log').map((e) => (e.subject === 'Tap' ? 'the tap recognizer' : 'the button'));
      return `${list.length ? `The button is ${list.slice(-3).map((name) => done[name]).join(', ')}.` : 'The button noticed nothing.'} ${actions.length ? `Acted: ${actions.join(', ')}.` : 'No one acted yet.'}`;
    },

    predictions: [
      { id: 'CT9', text: 'A finger presses the button, slips far off, comes back and lifts. Which events are sent, in order? What is repeated counts once.', play: 0, asks: 'events' },
      { id: 'C8', text: 'The button ends at x 210. A tap at x 214: who acts?', play: 2, asks: 'actions' },
      { id: 'CT1', text: 'A tap recognizer watches BlueView. The button is tapped: who acts?', set: [[0, 1]], play: 1, asks: 'actions' },
      { id: 'CT2', text: 'The recognizer is on the button itself. The button is tapped: who acts?', set: [[0, 2]], play: 1, asks: 'actions' },
      { id: 'CT3', text: 'The recognizer is on BlueView, and cancelsTouchesInView is false. Who acts, in which order?', set: [[0, 1], [1, 0]], play: 1, asks: 'actions' },
      { id: 'CT9-outside', text: 'The finger slips off and lifts there. What does the button send last?', play: 3, asks: 'last' },
    ],
    predicted: {
      events: (entries) => { const list = []; for (const e of entries) { const name = sent(e); if (name && list.at(-1) !== name) list.push(name); } return list; },
      last: (entries) => [entries.map(sent).findLast(Boolean) ?? 'nothing'],
      actions: (entries) => entries.filter((e) => e.stage === 'log').map((e) => e.subject),
    },
    choices: { events, last: [...events, 'nothing'], actions: ['CLButton', 'Tap'] },
    drill(random, level) {
      const place = random(3), cancels = level > 0 ? random(2) : 1, play = [1, 1, 2, 3, 0][random(5)];
      return { text: `${['No recognizer', 'A tap recognizer on BlueView', 'A tap recognizer on the button'][place]}${place && !cancels ? ', cancelsTouchesInView is false' : ''}. ${['The finger drags out and back', 'A tap on the button', 'A tap 4 points beside it', 'The finger lifts outside'][play]}. Who acts?`,
        set: [[0, place], [1, cancels]], play, asks: 'actions' };
    },
  };
  void escape;
})();
