// Chapter 2: a round button that sticks out of its bar, and answers in its lower half only.
'use strict';
(() => {
  const { heard } = Live;
  const called = { TableView: 'The table', TabBar: 'The bar', CircleButton: 'The button', RootView: 'The page' };
  const isTold = (e) => e.stage === 'delivery' && e.kind === 'call' && called[e.subject];
  const isAsked = (e) => e.stage === 'hitTesting' && called[e.subject];

  /** Who was asked by the last search, what they answered, and who was told last. */
  function search(past) {
    const asked = new Map(), start = past.findLastIndex((e) => e.note === 'pass');
    for (const e of past.slice(Math.max(start, 0))) {
      if (isAsked(e) && e.method === 'hitTest') asked.set(e.subject, e.kind === 'answer' ? e.answer : '');
    }
    return { asked, told: past.findLast(isTold) };
  }

  Live.scenes['round-button'] = {
    title: 'Live figure: the half-dead round button', invitation: 'Tap the button at its top', target: [160, 400], lab: 'hit-testing-lab', gap: 130, rest: 300, isSmall: true,
    shows(e, figure) {
      if (e.note === 'pass') figure.memory.isLast = e.values[0] === e.values[1];
      return isTold(e) || e.stage === 'refusal' || (isAsked(e) && figure.memory.isLast && e.method === 'hitTest');
    },
    depth: (e) => (e.stage === 'hitTesting' ? Math.max(e.depth - 1, 0) : 0),
    plain(e) {
      if (isTold(e)) return `${called[e.subject]} ${heard[e.method]}`;
      if (e.kind === 'call') return `${called[e.subject]} is asked.`;
      return e.answer === 'nil' ? `${called[e.subject]} says: not here.` : `${called[e.subject]} says: ${e.answer === e.subject ? 'here.' : `${called[e.answer].toLowerCase()}.`}`;
    },

    draw({ past, choices }) {
      const { asked, told } = search(past), has = (name) => told?.subject === name && told.method !== 'touchesEnded' && told.method !== 'touchesCancelled';
      const edge = (name) => (has(name) ? 'l-told' : asked.has(name) ? 'l-on-way' : '');
      let rows = '';
      for (let n = 1; n < 7; n++) rows += `<path class="l-lane" d="M16 ${n * 60}H304"/>`;
      return `<rect class="l-plain ${edge('TableView')}" x="2" y="2" width="316" height="416" rx="26"/>${rows}<text class="l-center l-quiet" x="160" y="36">the table</text>`
        + `<path class="l-plain l-third ${edge('TabBar')}" d="M2 420H318V452a26 26 0 0 1 -26 26H28a26 26 0 0 1 -26 -26z"/><text x="22" y="456">the bar</text>`
        + `<circle class="l-button ${has('CircleButton') ? 'l-pressed' : ''} ${edge('CircleButton')}" cx="160" cy="425" r="45"/><text class="l-center ${has('CircleButton') ? 'l-inverse' : ''}" x="160" y="452">Button</text>`
        + (choices[0] ? '' : `<path class="l-limit" d="M8 420H312"/>`);
    },

    panel({ past, width, hasTouches }) {
      const { asked, told } = search(past), rows = [['TabBar', 0], ['CircleButton', 1], ['TableView', 0]];
      const text = rows.map(([name, depth], n) => {
        const answer = asked.get(name), y = 4 + n * 44, isHit = told?.subject === name;
        const words = isHit ? (/Began|Moved/.test(told.method) ? 'has your finger' : 'had your finger') : answer === 'nil' ? 'says: not here' : answer ? 'says: here' : asked.has(name) ? 'is asked' : hasTouches ? 'is never asked' : '';
        return `<g class="l-rung ${isHit ? 'l-rung-stop' : asked.has(name) ? 'l-rung-told' : 'l-rung-not'}"><rect x="${2 + depth * 28}" y="${y}" width="${138 - depth * 28}" height="34" rx="8"/>`
          + `<text class="l-name" x="${14 + depth * 28}" y="${y + 22}">${called[name]}</text><text class="l-quiet" x="152" y="${y + 22}">${words}</text></g>`;
      }).join('');
      return `<svg viewBox="0 0 ${width} ${rows.length * 44 + 4}" role="img" aria-label="The bar with the button in it is asked first, then the table">${text}</svg>`;
    },

    summary({ past, row, shown }) {
      const { asked, told } = search(past);
      if (told?.subject === 'CircleButton') return 'The button has heard you.';
      if (told?.subject === 'TableView') return asked.has('CircleButton') || !asked.size ? 'The table gets this touch.' : 'The bar said “not here”, so the table gets it.';
      return told ? `${called[told.subject]} gets this touch.` : row < shown.length ? 'The search goes on.' : '';
    },

    predictions: [
      { id: 'HT5', text: 'A finger taps the upper half of the button, above the bar. Who gets the touch?', play: 0, asks: 'receiver' },
      { id: 'HT5-lower', text: 'A finger taps the lower half of the button, inside the bar. Who gets the touch?', play: 1, asks: 'receiver' },
      { id: 'HT5-override', text: 'The bar also says yes for its button, and the upper half is tapped. Who gets the touch?', set: [[0, 1]], play: 0, asks: 'receiver' },
    ],
    predicted: { receiver: (entries) => [called[entries.find((e) => isTold(e) && e.method === 'touchesBegan')?.subject] ?? 'no view'] },
    choices: { receiver: ['The bar', 'The button', 'The table', 'no view'] },
    drill(random) {
      const isRaised = random(2), play = random(3);
      return { text: `The bar ${isRaised ? 'also says yes for its button' : 'keeps to its own bounds'}. A finger taps ${['the upper half of the button', 'the lower half of the button', 'the table'][play]}. Who gets the touch?`, set: [[0, isRaised]], play, asks: 'receiver' };
    },
  };
})();
