// The engine: TouchKit as WebAssembly. Functions take numbers; what they tell is text in the memory of the module.
'use strict';
(() => {
  const Live = (globalThis.Live ??= { scenes: {} });
  const decoder = new TextDecoder();
  let compiled;

  /** What a page is told after the engine has met a state that it cannot go on from. */
  class Trap extends Error {}

  class Engine {
    /** An engine of its own for each figure: if one traps, the others go on. */
    static async start() {
      compiled ??= unpacked(globalThis.ENGINE_WASM_BASE64).then((bytes) => WebAssembly.compile(bytes));
      return new Engine((await WebAssembly.instantiate(await compiled, {})).exports);
    }

    /** What the engine counts, it names once: the places in these lists are numbers elsewhere. */
    constructor(exports) {
      this.exports = exports;
      const [stages, scenes, profiles, [usualProfile]] = lines(this.text('live_lists')).map(([, ...names]) => names);
      Object.assign(this, { stages, scenes, profiles, usualProfile: +usualProfile });
    }

    call(name, ...numbers) {
      try {
        return this.exports[name](...numbers);
      } catch (error) {
        throw new Trap(String(error.message ?? error));
      }
    }

    /** The memory may have moved since the last call, so each text is read from a new view of it. */
    text(name, ...numbers) {
      const length = this.call(name, ...numbers);
      if (length <= 0) return '';
      return decoder.decode(new Uint8Array(this.exports.memory.buffer, this.call('live_text'), length));
    }

    /** Starts a scene anew, and says what can be set and played in it. */
    open(scene, profile) {
      const outline = { settings: [], plays: [] };
      for (const [kind, name, ...rest] of lines(this.text('live_open', scene, profile))) {
        if (kind === 's') outline.settings.push({ name, initial: +rest[0], choices: rest.slice(1) });
        if (kind === 'p') outline.plays.push({ name, steps: rest.map(step) });
      }
      return outline;
    }

    /** Hands in one input of a run. */
    apply({ t, contacts, set, place }) {
      this.call('live_frame', t);
      if (set) this.call('live_set', ...set);
      if (place) this.call('live_place', ...place);
      if (!contacts) return;
      for (const contact of contacts) this.call('live_contact', ...contact);
      this.call('live_frame', t);
    }

    advance(t) { this.call('live_frame', t); }

    /** What happened since this was asked last, and how everything looks now. */
    news() {
      const entries = [], picture = { views: [], recognizers: [], chain: [] };
      for (const [kind, ...f] of lines(this.text('live_news'))) {
        if (kind === 'e') entries.push(this.entry(f));
        else if (kind === 'v') picture.views.push(view(f));
        else if (kind === 'g') picture.recognizers.push({ view: +f[0], name: f[1], state: f[2] });
        else picture.chain.push(f[0]);
      }
      return { entries, picture };
    }

    trace() { return this.text('live_trace'); }

    /** An entry of the trace. A note has its kind, its words for people, and its values; an answer may say why it is nil. */
    entry([time, stage, depth, subject, kind, name, answer, line, ...values]) {
      const isNote = kind === 'note';
      return {
        t: Math.round(time * 1e6), stage: this.stages[stage], depth: +depth, subject, kind, name, answer, values,
        line: line.replace(/^\S+\s+/, ''), method: isNote ? '' : name.split('(')[0], note: isNote ? name : '', words: isNote ? answer : '',
      };
    }
  }

  const unpacked = (base64) => {
    const packed = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  };
  const lines = (text) => text.split('\n').filter(Boolean).map((line) => line.split('\t'));
  const step = (text) => {
    const [time, kind, ...rest] = text.split(' ');
    if (kind === '=') return { t: time * 1000, set: rest.map(Number) };
    const [phase, x, y] = rest.map(Number);
    return { t: time * 1000, contacts: [[+kind, phase, x * 100, y * 100, 0, 50]] };
  };
  const view = ([number, name, parent, ...rest]) => {
    const n = rest.map(Number), bits = n[8];
    return {
      number: +number, name, parent, corners: [[n[0], n[1]], [n[2], n[3]], [n[4], n[5]], [n[6], n[7]]],
      alpha: n[9] / 1000, offset: n[10],
      isHidden: !!(bits & 1), isOff: !!(bits & 2), clips: !!(bits & 4), isHighlighted: !!(bits & 8),
      isTracking: !!(bits & 16), isDragging: !!(bits & 32), isDecelerating: !!(bits & 64), isDisabled: !!(bits & 128),
    };
  };

  Object.assign(Live, { Engine, Trap });
})();
