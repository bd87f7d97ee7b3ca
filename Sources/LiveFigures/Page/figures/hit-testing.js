// Chapter 2: which view gets the finger. The tree lies flat on the phone, and pulled apart beside it.
'use strict';
(() => {
  const { badge, escape, heard, html } = Live;
  const properties = { isHidden: 'hidden', alpha: 'alpha', isUserInteractionEnabled: 'interaction', clipsToBounds: 'clips', transform: 'transform' };
  const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
  const depths = { AView: 1, BView: 2, CView: 2, DView: 3, EView: 3, FView: 3 };
  const reasons = { hidden: 'hidden', disabled: 'touches are off', animated: 'being animated', transparent: 'alpha below 0.01', squeezed: 'no size', outside: 'outside', disabledControl: 'disabled' };
  const tap = (id, who, set, play = 0) => ({ id, text: `${who} is tapped. Who gets the touch?`, set: [set], play, asks: 'receiver' });
  const letter = (name) => name.replace('View', '');

  /** Who was asked in the last search, in which order, and what they answered. */
  function search({ entries, count }) {
    const asked = new Map();
    let touched = null, isDown = false;
    for (const entry of entries.slice(0, count)) {
      if (entry.note === 'pass') { asked.clear(); touched = null; }
      if (!depths[entry.subject]) continue;
      if (entry.stage === 'hitTesting') {
        if (entry.method === 'hitTest' && entry.kind === 'call') asked.set(entry.subject, { order: asked.size + 1 });
        const view = asked.get(entry.subject);
        if (!view || entry.kind !== 'answer') continue;
        if (entry.method === 'point') view.inside = entry.answer === 'true';
        if (entry.method === 'hitTest') {
          view.answer = entry.answer;
          view.because = reasons[entry.values[0]];
        }
      }
      if (entry.stage === 'delivery') { touched = entry.subject; isDown = !/Ended|Cancelled/.test(entry.method); }
    }
    return { asked, touched, isDown };
  }

  const at = ([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`;
  const polygon = (corners) => `<polygon points="${corners.map(at).join(' ')}"/>`;
  /** Where a point of a view at some depth lies, seen from above and from the side, in so many pixels of width. */
  const projection = (width) => {
    const scale = Math.min((width - 132) / 520, 0.66);
    return ([x, y], depth) => {
      const [u, v] = [x - 160, y - 240];
      return [(258 + u * 0.866 + v * 0.5) * scale + 2, (380 + (v * 0.866 - u * 0.5) * 0.5 - depth * 92) * scale + 20];
    };
  };

  /** The beginning of a view's drawing, in the style of its state. */
  function shape(view, corners, { asked, touched, isDown }, style = '') {
    const look = asked.get(view.name);
    return `<g class="l-view l-depth-${depths[view.name]} ${style} ${view.name === touched ? (isDown ? 'l-hit l-lit' : 'l-hit') : ''} ${view.isHidden || view.alpha < 0.01 ? 'l-gone' : view.alpha < 1 ? 'l-faint' : ''} ${view.isOff ? 'l-off' : ''} ${look ? (look.answer === 'nil' ? 'l-no' : 'l-asked') : ''}">${polygon(corners)}`;
  }

  const answerOf = (view, look, isTouched) => {
    if (isTouched) return 'gets the touch';
    if (!look) return '';
    if (look.answer === 'nil') return `no: ${look.because ?? 'no view'}`;
    if (look.answer) return `answers ${letter(look.answer)}`;
    return look.inside ? 'inside: asks its subviews' : 'is asked';
  };

  Live.scenes['hit-testing'] = {
    title: 'Live figure: hit-testing', invitation: 'Touch E', target: [108, 350], lab: 'hit-testing-lab', gap: 130, rest: 300,
    profiles: ['iOS5', 'iOS6', 'iOS12', 'iOS27'],

    shows(entry, figure) {
      if (entry.note === 'pass') { const [number, count] = entry.values; figure.memory.isLast = number === count; return false; }
      if (entry.stage === 'log' || entry.stage === 'refusal') return true;
      if (!depths[entry.subject]) return false;
      if (entry.stage === 'delivery') return entry.kind === 'call';
      return entry.stage === 'hitTesting' && figure.memory.isLast && !(entry.method === 'point' && entry.kind === 'call');
    },
    plain(e) {
      const name = letter(e.subject);
      if (e.kind === 'note') return undefined;
      if (e.stage === 'delivery') return `${name} ${heard[e.method]}`;
      if (e.kind === 'call') return `${name} is asked.`;
      if (e.method === 'point') return e.answer === 'true' ? `Your finger is inside ${name}.` : '';
      return `${name} says: ${e.answer === 'nil' ? `no, ${reasons[e.values[0]] ?? 'no view'}` : e.answer === e.subject ? 'me' : letter(e.answer)}.`;
    },
    depth(entry) { return entry.stage === 'hitTesting' ? Math.max(entry.depth - 1, 0) : 0; },

    draw(state) {
      const found = search(state), { asked } = found, { picture, figure } = state;
      let text = '';
      for (const view of picture.views) {
        const [x, y] = view.corners[0], look = asked.get(view.name);
        text += `${shape(view, view.corners, found)}<text x="${x + 10}" y="${y + 20}">${letter(view.name)}</text>`;
        text += `${look ? badge(x + 36, y + 15, look.order) : ''}</g>`;
      }
      if (figure.moving) text += `<g class="l-chosen">${polygon(picture.views[figure.chosen].corners)}</g>`;
      return text;
    },

    panel(state) {
      const found = search(state), { asked, touched } = found, { picture, width } = state;
      const lifted = projection(width), right = width - 116;
      const screen = [[0, 0], [320, 0], [320, 480], [0, 480]].map((p) => lifted(p, 0)), marks = [];
      let planes = `<g class="l-floor">${polygon(screen)}</g>`, labels = '';
      for (const view of picture.views) {
        const depth = depths[view.name], corners = view.corners.map((p) => lifted(p, depth));
        const parent = picture.views.find((v) => v.name === view.parent);
        if (parent) {
          const middle = view.corners.reduce(([a, b], [x, y]) => [a + x / 4, b + y / 4], [0, 0]);
          planes += `<path class="l-stalk ${asked.get(view.name) ? 'l-stalk-asked' : ''}" d="M${at(lifted(middle, depth))}L${at(lifted(middle, depth - 1))}"/>`;
        }
        planes += `${shape(view, corners, found, state.hasTouches && asked.size && !asked.get(view.name) ? 'l-unasked' : '')}</g>`;
        marks.push({ view, corner: corners.reduce((a, b) => (b[0] > a[0] ? b : a)) });
      }
      const finger = state.fingers.at(-1);
      if (finger) {
        const top = Math.max(1, ...[...asked.keys()].map((name) => depths[name]));
        const up = lifted(finger.way.at(-1), top + 0.9);
        planes += `<path class="l-needle" d="M${at(up)}L${at(lifted(finger.way.at(-1), 0))}"/><circle class="l-needle-point" cx="${up[0]}" cy="${up[1]}" r="5"/>`;
      }
      let y = 22;
      for (const { view, corner } of marks.sort((a, b) => a.corner[1] - b.corner[1])) {
        y = Math.max(y, corner[1] - 6);
        const look = asked.get(view.name), words = asked.size && !look ? 'never asked' : answerOf(view, look, view.name === touched);
        labels += `<g class="l-label ${!look && asked.size ? 'l-label-silent' : ''} ${view.name === touched ? 'l-label-hit' : ''}">`
          + `<path d="M${at(corner)}L${right - 10} ${y}h6"/><text x="${right}" y="${y + 4}"><tspan class="l-name">${look ? `${look.order}. ` : ''}${letter(view.name)}</tspan>`
          + `<tspan x="${right}" dy="15" class="l-quiet">${escape(words)}</tspan></text></g>`;
        y += 36;
      }
      return `<svg viewBox="0 0 ${width} ${Math.max(y - 24, lifted([0, 480], 0)[1], lifted([320, 480], 0)[1]) + 16}" role="img" aria-label="The views pulled apart, with what each was asked">${planes}${labels}</svg>`;
    },

    summary(state) {
      const { asked, touched } = search(state);
      if (!asked.size) return '';
      const never = letters.filter((name) => !asked.has(`${name}View`));
      return `${touched ? `${letter(touched)} gets the touch` : state.row < state.shown.length ? 'The search goes on' : 'No view gets the touch'}. Asked, in order: ${[...asked.keys()].map(letter).join(', ')}.`
        + (never.length && touched ? ` Never asked: ${never.join(', ')}.` : '');
    },

    /** A row of views to choose from, and the switches of the chosen one. */
    switches(figure) {
      figure.chosen ??= 2;
      const views = figure.choice('View', letters, figure.chosen, (n) => { figure.chosen = n; figure.buildSoon(); figure.draw(); });
      const move = html('button', { type: 'button', class: 'live-switch', 'aria-pressed': !!figure.moving, onclick: () => {
        figure.moving = !figure.moving;
        figure.screen.classList.toggle('live-moving', figure.moving);
        figure.buildSwitches();
        figure.draw();
        if (figure.moving) figure.tell('Drag a view to another place. Then switch this off, and touch it.');
      } }, 'Move views');
      return [views, ...Object.keys(properties).map((_, n) => figure.chosen * 5 + n), move];
    },
    words: Object.fromEntries(letters.flatMap((name) => Object.entries(properties).map(([property, word]) => [`${name}.${property}`, word]))),

    // While views are moved, the finger is the figure's, not the phone's.
    grab(figure, x, y, event) {
      if (!figure.moving) return false;
      const views = figure.state.picture.views, inside = ({ corners: c }) => x >= c[0][0] && x <= c[2][0] && y >= c[0][1] && y <= c[2][1];
      const view = views.findLast(inside);
      if (!view?.number) return true;
      figure.screen.setPointerCapture(event.pointerId);
      const parent = views.find((v) => v.name === view.parent);
      figure.chosen = view.number;
      figure.held = { number: view.number, dx: x - view.corners[0][0] + parent.corners[0][0], dy: y - view.corners[0][1] + parent.corners[0][1], base: figure.run.inputs.filter((i) => !i.contacts) };
      figure.buildSwitches();
      return true;
    },
    drag(figure, x, y) {
      const held = figure.held;
      if (!held) return;
      const place = [held.number, Math.round((x - held.dx) / 5) * 5, Math.round((y - held.dy) / 5) * 5];
      figure.restart([...held.base.filter((i) => i.place?.[0] !== held.number), { t: 0, place }].map((i) => ({ ...i, t: 0 })));
    },
    drop(figure) { figure.held = null; },

    predictions: [
      { id: 'HT1', text: 'A finger lands in the middle of E. Which views are asked, in which order?', play: 0, asks: 'order' },
      tap('HT3-hidden', 'C is hidden, and E', [10, 1]),
      tap('HT3-alpha', 'C has alpha 0.02, and E', [11, 1]),
      tap('HT3-transparent', 'C has alpha 0.005, and E', [11, 2]),
      tap('HT-clips', 'C clips what is in it, and F', [13, 1], 2),
    ],
    /** The rows that a reader predicts. */
    predicted: {
      order: (entries) => entries.filter((e) => e.stage === 'hitTesting' && e.method === 'hitTest' && e.kind === 'call').map((e) => letter(e.subject)),
      receiver: (entries) => [letter(entries.find((e) => e.method === 'touchesBegan' && e.stage === 'delivery')?.subject ?? 'no view')],
    },
    choices: { order: letters, receiver: [...letters, 'no view'] },
    drill(random, level) {
      const set = [];
      for (let n = 0; n <= Math.min(level, 4); n++) set.push([(1 + random(5)) * 5 + random(3), 0]);
      for (const pair of set) { const kind = pair[0] % 5; pair[1] = kind === 1 ? 1 + random(2) : kind ? 0 : 1; }
      const play = random(4);
      const words = set.map(([n, c]) => `${letters[Math.floor(n / 5)]} ${['is hidden', `has alpha ${['', '0.02', '0.005'][c]}`, 'takes no touches'][n % 5]}`);
      return { text: `${[...new Set(words)].join(', ')}. A finger taps ${['E', 'D', 'F', 'beside them, on A'][play]}. Who gets the touch?`, set, play, asks: 'receiver' };
    },
  };
})();
