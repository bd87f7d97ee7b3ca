// Another beginning of the figure scroll-delay: a drag after the delay.
'use strict';
(Live.variants ??= {})['drag-later'] = {
  of: 'scroll-delay', title: 'Live figure: a drag after the delay', first: 5, invitation: 'Rest on a row, then drag',
};
