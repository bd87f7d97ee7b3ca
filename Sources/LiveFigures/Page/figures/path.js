// Chapter 1: whose hands a touch goes through, from the glass to the view.
'use strict';
(() => {
  const { escape, heard, lower } = Live;
  const isSystems = (name) => /^(_UI|UITextEffects|UIInputSet|UIEditing)/.test(name);
  /** What each station is called by people who don't know its name. */
  const called = {
    digitizer: 'The sensor', IOKit: 'The kernel', backboardd: 'The system', SpringBoard: 'The home screen', 'App event fetch thread': 'A thread of the app',
    App: 'The main thread', UIApplication: 'The app', UIWindow: 'The window', StarView: 'The star', PageView: 'The page',
  };
  const shortened = { 'App event fetch thread': 'Event fetch thread', App: 'Main run loop' };

  /** The stations of a system, from the glass on. */
  function stations(system) {
    const skipped = system === 'iOS5' ? ['backboardd', 'App event fetch thread'] : system === 'iOS6' ? ['App event fetch thread'] : [];
    return Object.keys(called).filter((name) => name !== 'PageView' && !skipped.includes(name));
  }

  const process = ({ subject, values: [name] }) => name === subject ? 'itself' : name === 'SpringBoard' ? 'the home screen' : 'the app';
  /** What happens to the event at each kind of note, in words that follow who does it. */
  const done = {
    contact: ({ values: [, , phase] }) => ({ began: 'notices a finger', moved: 'notices that it moves', ended: 'notices that it’s up' })[phase] ?? 'loses the finger',
    makesEvent: 'makes an event of it', mails: 'passes it on', wakes: 'wakes up', source1: 'takes it in', source0: 'gets to work on it', sleeps: 'goes to sleep',
    gets: (e) => `finds ${process(e)} in front`, draws: (e) => `finds ${process(e)} there`, keeps: (e) => `leaves it with ${process(e)}`,
    homeScreenHandles: 'uses it', homeScreenIgnores: 'has no use for it', interrupts: 'cancels all touches', queues: 'puts it into its queue', dequeues: 'takes it from its queue',
    pass: ({ values: [number] }) => number === '1' ? 'looks for the view under it' : 'looks once more', misses: 'finds no window that wants it', drops: 'drops it',
  };
  const does = (e) => {
    if (e.note) { const words = done[e.note]; return typeof words === 'function' ? words(e) : words; }
    return e.method === 'sendEvent' ? `sends it to the ${e.subject === 'UIWindow' ? 'view' : 'window'}` : heard[e.method]?.slice(0, -1);
  };
  /** Where the present touch begins. */
  const landing = (past) => Math.max(past.findLastIndex((e) => e.note === 'contact' && e.values[2] === 'began'), 0);
  const toldStar = (touch) => touch.findLast((e) => e.stage === 'delivery' && e.subject === 'StarView')?.method;

  Live.scenes.path = {
    title: 'Live figure: the path of a touch', invitation: 'Touch the star', target: [160, 240], lab: 'system-path-lab', gap: 170, rest: 300,
    profiles: ['iOS5', 'iOS6', 'iOS12', 'iOS27'],
    shows(entry) {
      if (isSystems(entry.subject) || entry.kind === 'answer') return false;
      if (entry.stage === 'hitTesting') return entry.kind === 'note';
      return ['digitizer', 'ioKit', 'machPort', 'system', 'runLoop', 'application', 'delivery', 'log', 'refusal'].includes(entry.stage);
    },
    depth: () => 0,
    /** The same log without names; nothing for what only matters in code. */
    plain: (e) => does(e) ? `${called[e.subject]} ${does(e)}.` : e.stage === 'refusal' ? undefined : '',

    draw({ picture, past, choices, fingers }) {
      const touch = past.slice(landing(past)), told = toldStar(touch);
      if (choices[0] === 1) {
        const finger = fingers.find((f) => f.gone === undefined), isUsed = finger && touch.some((e) => e.note === 'homeScreenHandles');
        let icons = '';
        for (let n = 0; n < 12; n++) {
          const [x, y] = [40 + (n % 3) * 90, 50 + Math.floor(n / 3) * 80], isUnder = isUsed && Math.abs(finger.way[0][0] - x - 30) < 30 && Math.abs(finger.way[0][1] - y - 30) < 30;
          icons += `<rect class="l-icon ${isUnder ? 'l-lit' : ''}" x="${x}" y="${y}" width="60" height="60" rx="14"/>`;
        }
        return `${icons}<text class="l-center" x="160" y="410">the home screen</text>`;
      }
      const star = picture.views[1].corners, [x, y] = star[0], [x2, y2] = star[2];
      const points = Array.from({ length: 10 }, (_, n) => { const r = n % 2 ? 34 : 76, a = (n / 10) * 2 * Math.PI - Math.PI / 2; return `${(160 + r * Math.cos(a)).toFixed(1)},${(240 + r * Math.sin(a)).toFixed(1)}`; });
      const state = { touchesEnded: 'l-told', touchesCancelled: 'l-told-cancelled' }[told] ?? (told ? 'l-told l-lit' : '');
      return `<rect class="l-plain" x="${x}" y="${y}" width="${x2 - x}" height="${y2 - y}" rx="14"/><polygon class="l-star ${state}" points="${points.join(' ')}"/>`
        + `<text class="l-center" x="160" y="352">Star</text>`
        + (choices[1] === 1 ? '<g class="l-call"><rect x="20" y="20" width="280" height="64" rx="16"/><text x="160" y="57">A call comes in</text></g>' : '');
    },

    panel({ entries, shown, row, figure, width }) {
      const { system, isInCode } = figure, list = stations(system), seen = new Map();
      let steps = 0, current = null;
      for (const place of shown.slice(0, row)) {
        const entry = entries[place];
        if (!list.includes(entry.subject)) continue;
        seen.set(current = entry.subject, { entry, steps: steps += 1 });
      }
      const height = 34, x = 20;
      let text = `<line class="l-wire" x1="${x}" y1="17" x2="${x}" y2="${17 + (list.length - 1) * height}"/>`;
      list.forEach((name, n) => {
        const y = 17 + n * height, look = seen.get(name), isNow = name === current, code = shortened[name] ?? name;
        const kind = isNow ? 'l-now-here' : look ? (look.entry.note === 'sleeps' ? 'l-asleep' : 'l-been') : 'l-not-yet';
        const words = look ? (!isInCode && does(look.entry)) || look.entry.words || look.entry.method : isInCode ? lower(called[name]) : code;
        text += `<g class="l-station ${kind}"><circle cx="${x}" cy="${y}" r="${isNow ? 14 : 11}"/><text class="l-step" x="${x}" y="${y + 4}">${look ? look.steps : ''}</text>`
          + `<text class="l-name" x="${x + 28}" y="${y - 2}">${isInCode ? code : called[name]}</text><text class="l-quiet" x="${x + 28}" y="${y + 13}">${escape(cut(words, width))}</text></g>`;
      });
      return `<svg viewBox="0 0 ${width} ${list.length * height + 2}" role="img" aria-label="The stations of the touch; step ${steps}">${text}</svg>`;
    },

    summary({ entries, past, row, shown, figure }) {
      const landed = landing(past), told = toldStar(past.slice(landed)), list = stations(figure.system);
      const hands = [...new Set(shown.slice(0, row).filter((place) => place >= landed).map((place) => entries[place].subject))].filter((name) => list.includes(name));
      if (told === 'touchesCancelled') return 'The star is told to forget your finger.';
      if (told === 'touchesEnded') return 'The star knows that your finger is up.';
      if (told) return `The star has your finger. ${hands.length - 1} others had it before.`;
      if (row < shown.length) return hands.length ? `${called[hands.at(-1)]} has it now.` : '';
      return past.some((e, n) => n > landed && e.note === 'homeScreenHandles') ? 'The home screen uses your touch. The app hears nothing.' : 'The star hears nothing of this touch.';
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
