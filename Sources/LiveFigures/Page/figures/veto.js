// Another beginning of the figure controls: a button and a recognizer.
'use strict';
(Live.variants ??= {})['veto'] = {
  of: 'controls', title: 'Live figure: a button and a tap recognizer', begin: [{ t: 0, set: [0, 1] }], first: 1, invitation: 'Tap the button',
};
