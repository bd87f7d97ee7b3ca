// Chapter 3: the responder chain as a ladder, and what each rung does with a touch.
'use strict';
(() => {
  const { escape } = Live;
  const own = ['StarView', 'CardView', 'PageView', 'PageController', 'AppWindow', 'AppDelegate'];
  const names = ['StarView', 'CardView', 'PageView', 'PageController', 'UIDropShadowView', 'UITransitionView', 'AppWindow', 'UIWindowScene', 'UIApplication', 'AppDelegate'];
  const plain = { StarView: 'the star', CardView: 'the card', PageView: 'the page', PageController: 'the page’s controller', AppWindow: 'the window', UIWindowScene: 'the scene', UIApplication: 'the app', AppDelegate: 'the app’s delegate' };
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
    line: (entry) => isWork(entry) ? `${entry.subject} ${entry.words}` : entry.line,

    draw(state) {
      const { told } = climb(state), [page, card, star] = state.picture.views;
      const box = (v, radius) => `x="${v.corners[0][0]}" y="${v.corners[0][1]}" width="${v.corners[2][0] - v.corners[0][0]}" height="${v.corners[2][1] - v.corners[0][1]}" rx="${radius}"`;
      const hit = (v) => (told.has(v.name) ? 'l-on-way' : '');
      return `<rect class="l-plain ${hit(page)}" ${box(page, 28)}/><text class="l-center" x="160" y="60">Page</text>`
        + `<rect class="l-plain l-second ${hit(card)}" ${box(card, 14)}/><text class="l-center" x="160" y="352">Card</text>`
        + `<rect class="l-plain l-third ${hit(star)}" ${box(star, 14)}/><text class="l-center" x="160" y="280">Star</text>`;
    },

    panel(state) {
      const { told, method, works } = climb(state), { picture, choices, width } = state, chain = [...picture.chain].reverse();
      // On a phone the rungs are as wide as the longest name, and what they do has the rest.
      const height = width < 400 ? 30 : 36, isNarrow = width < 400, x = isNarrow ? 20 : 34, wide = isNarrow ? 160 : 190;
      let text = `<path class="l-rails" d="M${x} 6V${chain.length * height}M${x + wide} 6V${chain.length * height}"/>`;
      chain.forEach((name, n) => {
        const y = 2 + n * height, order = told.get(name), rung = own.indexOf(name), choice = rung >= 0 ? choices[rung] : 0;
        const stops = works.has(name) && choice === 1;
        const what = order ? (stops ? 'keeps it: the way ends' : works.has(name) ? 'works, calls super' : 'passes it on')
          : told.size ? 'not told' : rung >= 0 ? ['would pass it on', 'would keep it', 'would work, call super'][choice] : 'passes it on, always';
        text += `<g class="l-rung ${order ? (stops ? 'l-rung-stop' : 'l-rung-told') : told.size ? 'l-rung-not' : ''}"><rect x="${x}" y="${y}" width="${wide}" height="${height - 8}" rx="7"/>`
          + `<text class="l-name" x="${x + 10}" y="${y + height / 2 + 1}">${escape(name)}</text>${order ? `<text class="l-step" x="${x - (isNarrow ? 11 : 18)}" y="${y + height / 2 + 1}">${order}</text>` : ''}`
          + `<text class="l-quiet" x="${x + wide + 8}" y="${y + height / 2 + 1}">${width < 320 ? what.replace(/^would | it on.*|: .*|, .*/g, '') : what}</text></g>`;
        if (order > 1) text += `<path class="l-arrow" d="M${x + wide / 2} ${y + height}v-8"/><path class="l-arrow-head" d="M${x + wide / 2 - 5} ${y + height - 5}l5 -6l5 6z"/>`;
      });
      return `<svg viewBox="0 0 ${width} ${chain.length * height + 8}" role="img" aria-label="The chain, from the app's delegate down to the view${method ? `; ${method}` : ''}">${text}</svg>`;
    },

    summary(state) {
      const { told, method } = climb(state), list = [...told.keys()];
      if (!list.length) return '';
      const what = { touchesBegan: 'The finger is down', touchesMoved: 'The finger moves', touchesEnded: 'The finger is up', touchesCancelled: 'The touch is cancelled' }[method];
      return `${what}: ${plain[list[0]] ?? list[0]} is told first${list.length > 1 ? `, then ${list.length - 1} more, up to ${plain[list.at(-1)] ?? list.at(-1)}` : ''}.`;
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
