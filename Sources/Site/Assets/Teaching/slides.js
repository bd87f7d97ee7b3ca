// Turns slides and shows notes. Without it, the slides stand one below the other.
'use strict';
(() => {
  const slides = [...document.querySelectorAll('.slide')];

  /** Shows the slide that the address names, or the one with the live figure that it names. */
  function show() {
    const name = location.hash.match(/^#live=([a-z-]+)=/)?.[1];
    const named = name ? document.querySelector(`[data-live="${name}"]`)?.closest('.slide')
      : document.getElementById(location.hash.slice(1));
    const current = slides.includes(named) ? named : slides[0];
    for (const slide of slides) slide.classList.toggle('current', slide === current);
    scrollTo(0, 0);
  }

  function turn(by) {
    const place = slides.findIndex((slide) => slide.classList.contains('current')) + by;
    const next = slides[Math.max(0, Math.min(slides.length - 1, place))];
    // Not a step back in the history for each slide.
    location.replace(`#${next.id}`);
    document.activeElement?.blur();
  }

  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The keys of a clicker turn slides everywhere; the others belong to a figure as long as it is in use.
    const ways = { PageDown: 1, PageUp: -1 };
    if (event.key === 'Escape') return document.activeElement?.blur();
    if (!event.target.closest?.('figure.live')) {
      Object.assign(ways, { ArrowRight: 1, ArrowDown: 1, ' ': 1, ArrowLeft: -1, ArrowUp: -1, Home: -slides.length, End: slides.length });
      if (event.key === 'n' || event.key === 'N') document.body.classList.toggle('with-notes');
    }
    if (!(event.key in ways)) return;
    event.preventDefault();
    turn(ways[event.key]);
  });
  addEventListener('hashchange', show);
  document.documentElement.classList.add('turning');
  show();
})();
