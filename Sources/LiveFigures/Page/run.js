// A run: what was put in, what happened, and how everything looked meanwhile. Rewinding is replaying.
'use strict';
(() => {
  const Live = (globalThis.Live ??= { scenes: {} });
  /** How far apart pictures are taken while time passes, in microseconds: as on a display. */
  const frame = 16_667;

  class Run {
    constructor(engine, scene, profile = engine.usualProfile, inputs = []) {
      Object.assign(this, { engine, scene, profile });
      this.replay(inputs);
    }

    /** Starts anew with some inputs. */
    replay(inputs, end = 0) {
      this.inputs = [];
      this.entries = [];
      this.moments = [];
      this.end = 0;
      this.outline = this.engine.open(this.scene, this.profile);
      this.choices = this.outline.settings.map((s) => s.initial);
      this.look(0);
      for (const input of inputs) this.put(input);
      this.advance(end);
    }

    put(input) {
      const t = Math.max(Math.round(input.t), this.end);
      this.advance(t);
      const put = { ...input, t };
      this.inputs.push(put);
      if (put.set) this.choices[put.set[0]] = put.set[1];
      this.engine.apply(put);
      this.look(t);
    }

    /** Lets time pass, with a picture of each frame of the display. */
    advance(t) {
      while (this.end < t) {
        const next = Math.min(this.end + frame, t);
        this.engine.advance(next);
        this.look(next);
      }
    }

    look(t) {
      const { entries, picture } = this.engine.news();
      this.entries.push(...entries);
      this.end = t;
      const last = this.moments.at(-1), text = JSON.stringify(picture);
      // Most frames look like the one before.
      if (last && last.text === text && last.t === t) last.count = this.entries.length;
      else this.moments.push({ t, count: this.entries.length, text, picture: last?.text === text ? last.picture : picture });
      if (this.moments.length > 2 && this.moments.at(-2).text === text && this.moments.at(-2).count === this.entries.length
        && this.moments.at(-3).text === text) this.moments.splice(-2, 1);
    }

    /** The picture at a time, when so many entries were written. */
    picture(t, count) {
      let [low, high] = [0, this.moments.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1, moment = this.moments[middle];
        if (moment.t <= t && moment.count <= count) low = middle; else high = middle - 1;
      }
      return this.moments[low].picture;
    }

    /** Everything that was set and not touched: what a new run begins with. */
    get base() {
      return this.outline.settings.flatMap((s, n) => this.choices[n] === s.initial ? [] : [{ t: 0, set: [n, this.choices[n]] }]);
    }

    get hasTouches() { return this.inputs.some((i) => i.contacts); }

    /** Whether something still happens by itself: a finger is down, a row slides, a recognizer has not decided. */
    get isBusy() {
      const { views, recognizers } = this.moments.at(-1).picture;
      return views.some((v) => v.isDragging || v.isDecelerating || v.isTracking)
        || recognizers.some((r) => r.state !== 'possible');
    }

    /** The run as a short text, for links. */
    get code() {
      const items = this.inputs.map(({ t, contacts, set, place }) => [t, contacts ? 0 : set ? 1 : 2,
        ...(contacts ? contacts.flat() : set ?? place)].map((n) => n.toString(36)).join('.'));
      return [this.profile, this.end.toString(36), ...items].join('_');
    }

    static parse(code) {
      if (!/^\d+_[0-9a-z]+(_[0-9a-z.-]+)*$/.test(code)) throw new Error('not a run');
      const [profile, end, ...items] = code.split('_');
      const inputs = items.map((item) => {
        const [t, kind, ...n] = item.split('.').map((word) => parseInt(word, 36));
        if (kind === 1) return { t, set: n };
        if (kind === 2) return { t, place: n };
        return { t, contacts: Array.from({ length: Math.floor(n.length / 6) }, (_, i) => n.slice(i * 6, i * 6 + 6)) };
      });
      if (items.length > 20_000 || inputs.some((i) => !Number.isFinite(i.t) || !(i.set ?? i.place ?? i.contacts.flat()).every(Number.isFinite))) throw new Error('not a run');
      return { profile: +profile, end: Math.min(parseInt(end, 36) || 0, 600e6), inputs };
    }
  }

  Live.Run = Run;
})();
