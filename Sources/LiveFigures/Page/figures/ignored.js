// Another beginning of the figure hit-testing: views that ignore touches.
'use strict';
(Live.variants ??= {})['ignored'] = {
  of: 'hit-testing', begin: [{ t: 0, set: [11, 1] }], title: 'Live figure: views that ignore touches',
};
