// Another beginning of the figure scroll-delay: the first page, where the page behind the phone scrolls as well.
'use strict';
(Live.variants ??= {})['dead-row'] = {
  of: 'scroll-delay', title: 'Live figure: the dead row', invitation: 'Tap a row', isSmall: true, drags: false, panel: () => '', predictions: null,
};
