// Another beginning of the figure controls: who acts? The order of what happens is for the reader to predict.
'use strict';
(() => {
  const isAction = (e) => e.stage === 'log', says = { CLButton: 'The button acts.', Tap: 'The recognizer acts.' };
  // What a reader may find, what to do for it, and what then happens.
  const finds = [['view', 'The recognizer on the view:', 'the button acts.'], ['button', 'The recognizer on the button:', 'the recognizer acts.']];

  /** Which of the two a run has shown; a tap beside the button shows neither. */
  function seen(entries) {
    const found = new Set();
    let isPressed = false;
    for (const e of entries) {
      if (e.note === 'contact' && e.values[2] === 'began') isPressed = false;
      if (e.note === 'sends' && e.values[0] === 'touchDown') isPressed = true;
      if (isAction(e) && isPressed) found.add(e.subject === 'Tap' ? 'button' : 'view');
    }
    return found;
  }

  /** Who acted on the last touch; a switch that was turned since then takes the answer away. */
  const acted = ({ past, figure }) => figure.run.inputs.at(-1).set ? undefined
    : past.slice(past.findLastIndex((e) => e.note === 'contact' && e.values[2] === 'began')).findLast(isAction);

  (Live.variants ??= {})['two-logs'] = {
    of: 'controls', title: 'Live figure: one tap, two logs', begin: [{ t: 0, set: [0, 1] }], first: 1, invitation: 'Tap the button', isSmall: true, drags: false, panel: () => '', predictions: null, finds, seen,
    shows: (e) => isAction(e) || e.stage === 'refusal',
    plain: (e) => says[e.subject],
    switches: (figure) => [figure.choice('The recognizer is on', ['the view', 'the button'], figure.run.choices[0] - 1, (n) => figure.set(0, n + 1))],

    draw(state) {
      const { picture, choices } = state, button = picture.views[1], action = acted(state), owner = (n) => (choices[0] === n ? 'with the recognizer' : '');
      return `<rect class="l-blue" x="20" y="100" width="280" height="360" rx="14"/><text class="l-center" x="160" y="132">the blue view<tspan x="160" dy="24">${owner(1)}</tspan></text>`
        + `<rect class="l-button ${button.isHighlighted ? 'l-pressed' : ''}" x="110" y="215" width="100" height="50" rx="12"/><text class="l-center ${button.isHighlighted ? 'l-inverse' : ''}" x="160" y="246">Button</text>`
        + `<text class="l-center" x="160" y="290">${owner(2)}</text>${action ? `<text class="l-center l-good" x="160" y="400">${says[action.subject]}</text>` : ''}`;
    },

    summary(state) {
      const action = acted(state);
      if (action) return says[action.subject];
      if (state.figure.run.inputs.at(-1).set) return 'Tap the button again.';
      return state.fingers.some((f) => f.gone === undefined) ? 'Your finger is down. Who will act?' : 'No one acted.';
    },
  };
})();
