// Chapter 1: whose hands a touch goes through, from the glass to the view.
'use strict';
(() => {
  const { escape } = Live;
  const isSystems = (name) => /^(_UI|UITextEffects|UIInputSet|UIEditing)/.test(name);

  /** The stations of a profile, from the glass on. */
  function stations(system) {
    const old = system === 'iOS5', threads = !old && system !== 'iOS6';
    return [
      ['digitizer', 'hardware'], ['IOKit', 'the kernel'], [old ? 'SpringBoard' : 'backboardd', 'a process'],
      ...(old ? [] : [['SpringBoard', 'the home screen']]),
      ...(threads ? [['App event fetch thread', 'a thread of the app']] : []),
      ['App', 'the main thread'], ['UIApplication', 'the app'], ['UIWindow', 'its window'], ['StarView', 'the view'],
    ];
  }
  const shortened = { 'App event fetch thread': 'Event fetch thread', App: 'Main run loop' };
  const words = (entry) => entry.kind === 'call' ? entry.method : entry.note === 'sleeps' ? 'sleeps' : entry.words;

  Live.scenes.path = {
    title: 'Live figure: the path of a touch', invitation: 'Touch the star', target: [160, 240], lab: 'system-path-lab', gap: 170, rest: 300,
    profiles: ['iOS5', 'iOS6', 'iOS12', 'iOS27'],
    shows(entry) {
      if (isSystems(entry.subject) || entry.kind === 'answer') return false;
      if (entry.stage === 'hitTesting') return entry.kind === 'note';
      return ['digitizer', 'ioKit', 'machPort', 'system', 'runLoop', 'application', 'delivery', 'log', 'refusal'].includes(entry.stage);
    },
    depth: () => 0,
    line: (entry) => entry.line,

    draw({ picture, entries, count, choices }) {
      const isHome = choices[0] === 1, told = entries.slice(0, count).findLast((e) => e.stage === 'delivery' && e.subject === 'StarView');
      if (isHome) {
        let icons = '';
        for (let n = 0; n < 12; n++) icons += `<rect class="l-icon" x="${44 + (n % 4) * 62}" y="${70 + Math.floor(n / 4) * 82}" width="46" height="46" rx="11"/>`;
        return `${icons}<text class="l-center" x="160" y="380">the home screen</text>`;
      }
      const star = picture.views[1].corners, [x, y] = star[0], [x2, y2] = star[2];
      const points = Array.from({ length: 10 }, (_, n) => { const r = n % 2 ? 34 : 76, a = (n / 10) * 2 * Math.PI - Math.PI / 2; return `${(160 + r * Math.cos(a)).toFixed(1)},${(240 + r * Math.sin(a)).toFixed(1)}`; });
      const state = told?.method === 'touchesCancelled' ? 'l-told-cancelled' : told ? 'l-told' : '';
      return `<rect class="l-plain" x="${x}" y="${y}" width="${x2 - x}" height="${y2 - y}" rx="14"/><polygon class="l-star ${state}" points="${points.join(' ')}"/>`
        + `<text class="l-center" x="160" y="352">Star</text>`
        + (choices[1] === 1 ? '<g class="l-call"><rect x="20" y="20" width="280" height="64" rx="16"/><text x="160" y="57">A call comes in</text></g>' : '');
    },

    panel(state) {
      const { entries, shown, row, figure, width } = state, list = stations(figure.system), seen = new Map();
      let steps = 0, current = null;
      for (const place of shown.slice(0, row)) {
        const entry = entries[place], station = list.findIndex(([name]) => name === entry.subject);
        if (station < 0) continue;
        steps += 1;
        current = station;
        seen.set(station, { entry, steps, isAsleep: entry.note === 'sleeps' });
      }
      const height = 34, x = 20;
      let text = `<line class="l-wire" x1="${x}" y1="17" x2="${x}" y2="${17 + (list.length - 1) * height}"/>`;
      list.forEach(([name, what], n) => {
        const y = 17 + n * height, look = seen.get(n), isNow = n === current;
        const kind = isNow ? 'l-now-here' : look ? (look.isAsleep ? 'l-asleep' : 'l-been') : 'l-not-yet';
        text += `<g class="l-station ${kind}"><circle cx="${x}" cy="${y}" r="${isNow ? 14 : 11}"/><text class="l-step" x="${x}" y="${y + 4}">${look ? look.steps : ''}</text>`
          + `<text class="l-name" x="${x + 28}" y="${y - 2}">${escape(shortened[name] ?? name)}</text><text class="l-quiet" x="${x + 28}" y="${y + 13}">${escape(look ? cut(words(look.entry), width) : what)}</text></g>`;
      });
      return `<svg viewBox="0 0 ${width} ${list.length * height + 2}" role="img" aria-label="The stations of the touch; step ${steps}">${text}</svg>`;
    },

    summary({ entries, past, row, shown, figure }) {
      const hands = new Set(), list = stations(figure.system).map(([name]) => name);
      for (const place of shown.slice(0, row)) if (list.includes(entries[place].subject)) hands.add(entries[place].subject);
      const last = [...hands].at(-1), heard = past.some((e) => e.subject === 'StarView' && e.stage === 'delivery');
      if (!last) return '';
      const end = heard ? 'The star hears of it.' : row === shown.length ? 'The star hears nothing of it.' : `Now: ${shortened[last] ?? last}.`;
      return `${hands.size} ${hands.size === 1 ? 'pair' : 'pairs'} of hands so far. ${end}`;
    },
    words: { 'in front': 'in front', 'a call': 'a call comes in' },

    predictions: [
      { id: 'SP1', text: 'A finger lands on the star. Through whose hands does the event go, in which order?', play: 0, asks: 'hands' },
      { id: 'SP2', text: 'The home screen is in front. Whose hands does a landing finger go through now?', set: [[0, 1]], play: 0, asks: 'hands' },
      { id: 'SP8', text: 'A call comes in while the finger is down. What is the last thing the star is told?', play: 2, asks: 'last' },
    ],
    predicted: {
      hands: (entries) => {
        const list = [];
        for (const e of entries) {
          if (e.t > 0 || e.kind === 'answer' || isSystems(e.subject) || e.stage === 'hitTesting' || e.stage === 'runLoopActivity' || e.stage === 'gestures' || e.stage === 'responders' || e.note === 'sleeps') continue;
          const name = shortened[e.subject] ?? e.subject;
          if (list.at(-1) !== name) list.push(name);
        }
        return list;
      },
      last: (entries) => [entries.findLast((e) => e.stage === 'delivery' && e.kind === 'call' && e.subject === 'StarView')?.method ?? 'nothing'],
    },
    choices: {
      hands: ['backboardd', 'digitizer', 'Event fetch thread', 'IOKit', 'Main run loop', 'SpringBoard', 'StarView', 'UIApplication', 'UIWindow'],
      last: ['touchesBegan', 'touchesMoved', 'touchesEnded', 'touchesCancelled', 'nothing'],
    },
    drill(random) {
      const home = random(3) === 0, call = random(2) === 1;
      return { text: `${home ? 'The home screen' : 'The app'} is in front${call ? ', and a call comes in while the finger is down' : ''}. What is the last thing the star is told?`,
        set: home ? [[0, 1]] : [], play: call ? 2 : 0, asks: 'last' };
    },
  };
  const cut = (text, width) => { const most = Math.floor((width - 60) / 6.6); return text.length > most ? `${text.slice(0, most - 1)}…` : text; };
})();
