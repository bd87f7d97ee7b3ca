// Another beginning of the figure chain: three choices.
'use strict';
(Live.variants ??= {})['choices'] = {
  of: 'chain', title: 'Live figure: keep, pass on, or both', begin: [{ t: 0, set: [1, 2] }, { t: 0, set: [2, 1] }],
};
