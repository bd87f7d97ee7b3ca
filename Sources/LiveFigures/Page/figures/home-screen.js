// Another beginning of the figure path: the home screen is in front.
'use strict';
(Live.variants ??= {})['home-screen'] = {
  of: 'path', title: 'Live figure: a touch on the home screen', begin: [{ t: 0, set: [0, 1] }], invitation: 'Touch the home screen',
};
