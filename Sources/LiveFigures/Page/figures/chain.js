// Chapter 3: the responder chain as a ladder, and what each rung does with a touch.
'use strict';
(() => {
  const { badge, heard, lower } = Live;
  const own = ['StarView', 'CardView', 'PageView', 'PageController', 'AppWindow', 'AppDelegate'];
  const names = ['StarView', 'CardView', 'PageView', 'PageController', 'UIDropShadowView', 'UITransitionView', 'AppWindow', 'UIWindowScene', 'UIApplication', 'AppDelegate'];
  const plain = {
    StarView: 'The star', CardView: 'The card', PageView: 'The page', PageController: 'The controller', UIDropShadowView: 'A system view', UITransitionView: 'Another system view',
    AppWindow: 'The window', UIWindowScene: 'The scene', UIApplication: 'The app', AppDelegate: 'The app’s delegate',
  };
  const isTouch = (entry) => entry.stage === 'delivery' && entry.kind === 'call' && /^touches/.test(entry.method) && !/^_UI/.test(entry.subject);

  const isWork = (entry) => entry.stage === 'log';

  /** Who was told in the last message, in order, and who did work of its own. */
  function climb({ entries, count }) {
    let told = new Map(), method = null, works = new Set(), last = null;
    for (const entry of entries.slice(0, count)) {
      if (entry.method === 'sendEvent' && entry.kind === 'call' && entry.subject === 'UIApplication') last = null;
      if (isTouch(entry)) {
        if (last === null || entry.method !== method) { told = new Map(); works = new Set(); }
        last = method = entry.method;
        told.set(entry.subject, told.size + 1);
      }
      if (isWork(entry)) works.add(entry.subject);
    }
    return { told, method, works };
  }

  Live.scenes.chain = {
    title: 'Live figure: the responder chain', invitation: 'Touch the star', target: [160, 220], lab: 'responder-chain-lab', gap: 180, rest: 200, fold: 'What each one does', profiles: ['iOS12', 'iOS27'],
    shows: (entry) => isTouch(entry) || isWork(entry) || entry.stage === 'refusal' || (entry.stage === 'responders' && entry.kind === 'answer' && entry.method === 'next'),
    depth: () => 0,
    plain(e) {
      const name = plain[e.subject];
      if (isWork(e)) return `${name} does its own work.`;
      if (e.method === 'next') return e.answer === 'nil' ? `${name} has no next.` : `${name}: next is ${lower(plain[e.answer])}.`;
      return isTouch(e) ? `${name} ${e.method === 'touchesBegan' ? 'hears of your finger.' : heard[e.method]}` : undefined;
    },
    words: plain,
    line: (entry) => isWork(entry) ? `${entry.subject} ${entry.words}` : entry.line,

    draw(state) {
      const { told, works } = climb(state), isDown = state.fingers.some((f) => f.gone === undefined);
      return state.picture.views.map((view, n) => {
        const [[x, y], , [right, bottom]] = view.corners, order = told.get(view.name), isKept = works.has(view.name);
        return `<rect class="l-plain ${['', 'l-second', 'l-third'][n]} ${order ? 'l-on-way' : ''} ${isKept ? 'l-works' : ''} ${order === 1 && isDown ? 'l-lit' : ''}" x="${x}" y="${y}" width="${right - x}" height="${bottom - y}" rx="${n ? 14 : 28}"/>`
          + `<text class="l-center" x="160" y="${[60, bottom - 18, bottom - 10][n]}">${['Page', 'Card', 'Star'][n]}</text>${order ? badge(x + 24, y + 24, order) : ''}`;
      }).join('');
    },

    panel(state) {
      const { told, method, works } = climb(state), { picture, choices, width, figure: { isInCode } } = state, chain = [...picture.chain].reverse();
      // On a phone the rungs are as wide as the longest name, and what they do has the rest.
      const height = width < 400 ? 30 : 36, isNarrow = width < 400, x = isNarrow ? 20 : 34, wide = isNarrow ? 172 : 190;
      let text = `<path class="l-rails" d="M${x} 6V${chain.length * height}M${x + wide} 6V${chain.length * height}"/>`;
      chain.forEach((name, n) => {
        const y = 2 + n * height, order = told.get(name), rung = own.indexOf(name), choice = rung >= 0 ? choices[rung] : 0;
        const stops = works.has(name) && choice === 1;
        const what = order ? (stops ? (isNarrow ? 'keeps it' : 'keeps it: the way ends') : works.has(name) ? `works, ${isInCode ? 'calls super' : 'passes it on'}` : n ? 'passes it on' : 'is the last')
          : told.size ? 'not told' : rung >= 0 ? ['would pass it on', 'would keep it', 'would do both'][choice] : 'passes it on, always';
        text += `<g class="l-rung ${order ? (stops ? 'l-rung-stop' : 'l-rung-told') : told.size ? 'l-rung-not' : ''}"><rect x="${x}" y="${y}" width="${wide}" height="${height - 8}" rx="7"/>`
          + `<text class="l-name" x="${x + 10}" y="${y + height / 2 + 1}">${isInCode ? name : plain[name] ?? name}</text>${order ? `<text class="l-step" x="${x - (isNarrow ? 11 : 18)}" y="${y + height / 2 + 1}">${order}</text>` : ''}`
          + `<text class="l-quiet" x="${x + wide + 8}" y="${y + height / 2 + 1}">${width < 320 ? what.replace(/^would | it on.*|: .*|, .*/g, '') : what}</text></g>`;
        if (order > 1) text += `<path class="l-arrow" d="M${x + wide / 2} ${y + height}v-8"/><path class="l-arrow-head" d="M${x + wide / 2 - 5} ${y + height - 5}l5 -6l5 6z"/>`;
      });
      return `<svg viewBox="0 0 ${width} ${chain.length * height + 8}" role="img" aria-label="The chain, from the app's delegate down to the view${method ? `; ${method}` : ''}">${text}</svg>`;
    },

    summary(state) {
      const { told, method, works } = climb(state), list = [...told.keys()], last = list.at(-1);
      if (!last) return '';
      const what = { touchesBegan: 'Your finger is down', touchesMoved: 'Your finger moves', touchesEnded: 'Your finger is up', touchesCancelled: 'The touch is cancelled' }[method];
      const isKept = works.has(last) && state.choices[own.indexOf(last)] === 1, isOver = state.row === state.shown.length;
      return `${what}: ${lower(plain[list[0]])} is told${list.length > 1 ? `, then ${list.length - 1} more` : ''}.${isOver ? ` ${isKept ? `${plain[last]} keeps it` : 'No one keeps it'}.` : ''}`;
    },

    predictions: [
      { id: 'RC5', text: 'No rung overrides anything, and the star is tapped. How far does touchesBegan climb?', play: 0, asks: 'top' },
      { id: 'RC5-keep', text: 'CardView overrides touchesBegan and does not call super. How far does it climb?', set: [[1, 1]], play: 0, asks: 'top' },
      { id: 'RC5-super', text: 'CardView does its own work and calls super. How far does touchesBegan climb?', set: [[1, 2]], play: 0, asks: 'top' },
      { id: 'RC1', text: 'The star is tapped, and every rung passes on. Who is told of touchesBegan, in which order?', play: 0, asks: 'order' },
    ],
    predicted: {
      order: (entries) => entries.filter((e) => isTouch(e) && e.method === 'touchesBegan').map((e) => e.subject),
      top: (entries) => [entries.findLast((e) => isTouch(e) && e.method === 'touchesBegan')?.subject ?? 'no responder'],
    },
    choices: { order: [...names].sort(), top: names },
    drill(random, level) {
      const set = [];
      for (let n = 0; n <= Math.min(level, 4); n++) set.push([random(6), 1 + random(2)]);
      const last = new Map(set), play = random(3);
      return { text: `${[...last].map(([n, c]) => `${own[n]} ${c === 1 ? 'keeps the touch' : 'works and calls super'}`).join('; ')}. A finger taps ${['the star', 'the card', 'the page'][play]}. How far does touchesBegan climb?`,
        set: [...last], play, asks: 'top' };
    },
  };
})();
