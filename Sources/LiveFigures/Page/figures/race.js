// Another beginning of the figure recognizers: a pan and a view.
'use strict';
(Live.variants ??= {})['race'] = {
  of: 'recognizers', title: 'Live figure: a pan races with a view', begin: [0, 1, 3].map((n) => ({ t: 0, set: [n, 0] })), invitation: 'Drag over the view',
};
