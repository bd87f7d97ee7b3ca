// Brings figures to life when they come near the view, or are touched; what they share comes with the first of them.
'use strict';
(() => {
  const Live = (globalThis.Live ??= { scenes: {} });
  const base = document.currentScript.src.replace(/[^/]*$/, '');
  const loads = new Map();
  const load = (name) => {
    // A page that needs no other file has run all of them.
    if (Live.isWhole) return Promise.resolve();
    if (!loads.has(name)) loads.set(name, new Promise((done, fail) => {
      const script = document.createElement('script');
      script.src = base + name;
      script.onload = done;
      script.onerror = () => fail(new Error(`cannot load ${name}`));
      document.head.append(script);
    }));
    return loads.get(name);
  };

  /** A figure may be another one with other switches: then that one's script is needed, too. */
  async function scene(name) {
    await load(`${name}.js`);
    const { of, ...changes } = Live.variants?.[name] ?? {};
    if (!of) return;
    await scene(of);
    const base = Live.scenes[of];
    // Not spread: some of a scene's properties are computed when they are asked for.
    Live.scenes[name] ??= Object.assign(Object.create(base), { of: base.of ?? of }, changes);
  }

  const wake = (place) => (place.waking ??= start(place));

  async function start(place) {
    place.dataset.awake = 'yes';
    try {
      const engine = load('engine.wasm.js');
      await load('shared.js');
      await Promise.all([engine, scene(place.dataset.live)]);
      const started = await Live.Engine.start();
      const { top, height } = place.getBoundingClientRect();
      place.figure = new Live.Figure(place, started);
      // A figure that wakes above the window must not push what is being read; Safari doesn't see to that itself.
      if (top < 0 && !CSS.supports('overflow-anchor', 'auto')) scrollBy({ top: place.offsetHeight - height, behavior: 'instant' });
      const [, name, code] = location.hash.match(/^#live=([a-z-]+)=(.+)$/) ?? [];
      if (name === place.dataset.live) place.figure.reopen(code);
      place.dataset.ready = 'yes';
    } catch (error) {
      // The still picture and the log of the page stay.
      place.dataset.failed = String(error.message ?? error);
      const say = place.querySelector('.live-say');
      if (say) say.textContent = 'The engine can’t be loaded here. The log is written out below.';
    }
  }

  /** A figure whose picture may be touched, or Enter pressed on it, before it's awake. That first touch isn't lost. */
  function sleep(place) {
    const screen = place.querySelector('.live-screen'), svg = screen.firstElementChild, ring = svg.querySelector('.l-ring');
    const samples = [];
    let finger = null;
    const note = (phase) => (event) => {
      if (place.figure || (phase ? event.pointerId !== finger : finger !== null || event.button)) return;
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
      samples.push({ stamp: event.timeStamp, phase, x, y });
      ring.setAttribute('cx', x);
      ring.setAttribute('cy', y);
      if (phase) return;
      finger = event.pointerId;
      if (event.pointerType === 'mouse') event.preventDefault();
      // The figure stays when its picture goes.
      place.setPointerCapture(finger);
      svg.querySelector('.l-invite')?.remove();
      wake(place).then(() => place.figure?.adopt(samples, finger));
    };
    screen.addEventListener('pointerdown', note(0));
    place.addEventListener('pointermove', note(1));
    place.addEventListener('pointerup', note(2));
    place.addEventListener('pointercancel', note(3));
    screen.tabIndex = 0;
    screen.setAttribute('role', 'button');
    screen.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      wake(place).then(() => place.figure?.screen.focus());
    });
  }

  function begin() {
    const places = [...document.querySelectorAll('figure.live[data-live]')];
    places.filter((p) => p.querySelector('.live-screen')).forEach(sleep);
    const watch = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) { watch.unobserve(target); wake(target); }
    }, { rootMargin: '0px 0px 200% 0px' });
    for (const place of places) if (!('wait' in place.dataset)) watch.observe(place);
    const named = location.hash.match(/^#live=([a-z-]+)=/);
    const place = named && places.find((p) => p.dataset.live === named[1]);
    if (place) wake(place).then(() => place.scrollIntoView({ block: 'center' }));
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin); else begin();
})();
