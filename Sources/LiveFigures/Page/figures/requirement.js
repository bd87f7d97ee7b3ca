// Another beginning of the figure recognizers: a tap that waits for a double tap.
'use strict';
(Live.variants ??= {})['requirement'] = {
  of: 'recognizers', title: 'Live figure: a tap waits for a double tap to fail', begin: [{ t: 0, set: [2, 0] }, { t: 0, set: [3, 0] }, { t: 0, set: [7, 1] }], first: 1, invitation: 'Tap once, or twice',
};
