// Brings figures to life when they come near the view; what they share and the engine come with the first of them.
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

  async function wake(place) {
    if (place.dataset.awake) return;
    place.dataset.awake = 'yes';
    try {
      const engine = load('engine.wasm.js');
      await load('shared.js');
      await Promise.all([engine, scene(place.dataset.live)]);
      place.figure = new Live.Figure(place, await Live.Engine.start());
      const [, name, code] = location.hash.match(/^#live=([a-z-]+)=(.+)$/) ?? [];
      if (name === place.dataset.live) place.figure.reopen(code);
      place.dataset.ready = 'yes';
    } catch (error) {
      // The still picture and the log of the page stay.
      place.dataset.failed = String(error.message ?? error);
    }
  }

  function begin() {
    const places = [...document.querySelectorAll('figure.live[data-live]')];
    const watch = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) { watch.unobserve(target); wake(target); }
    }, { rootMargin: '200% 0px' });
    for (const place of places) watch.observe(place);
    const named = location.hash.match(/^#live=([a-z-]+)=/);
    const place = named && places.find((p) => p.dataset.live === named[1]);
    if (place) wake(place).then(() => place.scrollIntoView({ block: 'center' }));
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin); else begin();
})();
