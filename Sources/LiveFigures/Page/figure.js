// The frame that all figures share: the phone and its fingers, the tool bar, the time slider, the log.
'use strict';
(() => {
  const Live = (globalThis.Live ??= { scenes: {} });
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  const escape = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
  const html = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
      else if (key.startsWith('aria-')) element.setAttribute(key, value);
      else if (value !== false && value != null) element.setAttribute(key, value === true ? '' : value);
    }
    element.append(...children.filter((c) => c != null));
    return element;
  };
  const seconds = (t) => `${(t / 1e6).toFixed(3).replace(/0$/, '')} s`;
  /** What a view hears, in words of a log that says no name. */
  const heard = { touchesBegan: 'gets your finger.', touchesMoved: 'is told that it moves.', touchesEnded: 'is told that it’s up.', touchesCancelled: 'is told to forget it.' };
  const lower = (words) => words[0].toLowerCase() + words.slice(1);
  /** A number on a view: how many were asked or told before it. */
  const badge = (x, y, number) => `<g class="l-badge"><circle cx="${x}" cy="${y}" r="10"/><text x="${x}" y="${y + 4.5}">${number}</text></g>`;
  let count = 0;

  class Figure {
    constructor(place, engine) {
      this.place = place;
      this.scene = Live.scenes[place.dataset.live];
      this.number = engine.scenes.indexOf(this.scene.of ?? place.dataset.live);
      this.id = `live-${++count}`;
      this.engine = engine;
      this.speed = 1;
      this.cursor = 0;
      this.fingers = new Map();
      this.memory = {};
      this.profile = engine.usualProfile;
      this.run = new Live.Run(engine, this.number, this.profile, this.scene.begin ?? []);
      this.build();
      this.restart([...(this.scene.begin ?? [])]);
    }

    // MARK: Building

    build() {
      const { scene, id } = this;
      const button = (text, title, act, more = {}) =>
        html('button', { type: 'button', title, onclick: () => this.guard(act), ...more }, text);
      this.playButton = button('Play', 'Play the run', () => this.play(), { class: 'live-main' });
      const speeds = html('span', { class: 'live-group', role: 'group', 'aria-label': 'Speed of the clock' });
      for (const [speed, text, words] of [[1, '1', 'real time'], [0.25, '¼', 'a quarter of real time'], [0.1, '⅒', 'a tenth of real time']])
        speeds.append(html('button', { type: 'button', 'aria-label': words, title: words, 'aria-pressed': speed === 1,
          onclick: (e) => { this.speed = speed; press(speeds, e.currentTarget); } }, text));
      const file = html('input', { type: 'file', hidden: true, accept: '.evemu,.txt,text/plain', onchange: () => this.open(file.files[0]) });
      this.plays = html('div', { class: 'live-plays', role: 'group', 'aria-label': 'Exact touches' },
        ...this.run.outline.plays.map((play) => button(play.name, 'Play it with exact times', () => this.perform(play.steps))));
      this.screen = html('div', { class: `live-screen ${scene.drags ? 'live-drags' : 'live-taps'}`, tabindex: 0, role: 'application',
        'aria-roledescription': 'touch screen', 'aria-label': `Screen of the phone. ${scene.invitation}. Arrow keys move the finger, Space puts it down, Escape cancels it.` });
      this.screen.innerHTML = '<svg viewBox="-6 -6 332 492" aria-hidden="true" focusable="false"></svg>';
      this.svg = this.screen.firstChild;
      this.panel = html('div', { class: 'live-panel' });
      this.log = html('ol', { class: 'live-log', tabindex: 0, 'aria-label': 'Log' });
      // The sentence moves with the finger. For people who listen it is said once, when the touch is over.
      this.say = html('p', { class: 'live-say', 'aria-hidden': 'true' });
      this.status = html('p', { class: 'live-status', role: 'status' });
      this.finds = scene.finds ? html('ol', { class: 'live-finds' }, ...scene.finds.map(([name, what, result]) =>
        html('li', { 'data-find': name }, html('b', {}, what), ' ', html('span', {}, result)))) : null;
      this.slider = html('input', { type: 'range', min: 0, max: 1, step: 1, value: 0, class: 'live-slider', 'aria-label': 'Time',
        oninput: () => { this.stop(); this.cursor = +this.slider.value; this.draw(); } });
      this.ticks = html('div', { class: 'live-ticks', 'aria-hidden': 'true' });
      this.clock = html('output', { class: 'live-clock' }, '0.000 s');
      this.switches = html('div', { class: 'live-switches' });
      const time = html('div', { class: 'live-time' }, button('‹', 'One step back', () => this.step(-1), { 'aria-label': 'Back' }),
        html('div', { class: 'live-track' }, this.slider, this.ticks), button('›', 'One step on', () => this.step(1), { 'aria-label': 'Step' }), this.clock);
      // Before a page's first word only those switches are in sight that the figure has named itself.
      const isFolded = scene.isSmall && !scene.switches;
      const more = html('details', { class: 'live-fold' }, html('summary', {}, 'More'), ...(scene.isSmall ? [this.playButton, time] : []), isFolded ? this.switches : null,
        html('p', { class: 'live-words' }, 'Touches with exact times'), this.plays,
        html('p', { class: 'live-words' }, 'The clock runs at'), speeds,
        html('p', { class: 'live-words' }, 'The log and the run'), html('div', { class: 'live-plays' },
          this.toggle('The whole log', 'live-tall'),
          button('Copy the trace', 'Everything that happened, as the labs print it', () => this.copy(this.engine.trace(), 'The trace')),
          button('Copy a link', 'A link that opens this very run', () => this.copy(this.link, 'The link')),
          button('Save the run', 'A recording for --play and for this figure', () => this.save()),
          button('Open a recording', 'A recording of fingers in the text of evemu', () => file.click()), file));
      this.bar = html('div', { class: 'live-bar', role: 'group', 'aria-label': 'Run' }, scene.isSmall ? null : this.playButton,
        button('Start over', 'Forget the run; the switches stay', () => this.startOver()),
        scene.plain ? this.toggle('In code', 'live-in-code') : null, more);
      const switches = scene.fold ? html('details', { class: 'live-fold' }, html('summary', {}, scene.fold), this.switches) : this.switches;
      this.root = html('div', { class: `live-root live-${this.engine.scenes[this.number]} ${scene.isSmall ? 'live-small' : ''}` },
        html('div', { class: 'live-stage' }, html('div', { class: 'live-phone' }, this.screen),
          html('div', { class: 'live-outcome' }, this.say, this.panel, this.finds, this.log)),
        this.status, ...(scene.isSmall ? [isFolded ? null : switches, this.bar] : [time, this.bar, switches]));
      const waiting = this.place.querySelector('.live-root'), caption = this.place.querySelector('figcaption');
      waiting?.remove();
      const still = this.place.querySelector('.live-still') ?? html('div', { class: 'live-still' });
      still.append(...[...this.place.childNodes].filter((n) => n !== still && n.nodeName !== 'FIGCAPTION'));
      this.place.prepend(still, this.root);
      this.place.setAttribute('role', 'group');
      this.place.setAttribute('aria-label', scene.title);
      if (caption) caption.id ||= `${id}-caption`, this.place.setAttribute('aria-describedby', caption.id);
      this.buildSwitches();
      if (Live.Prediction && scene.predictions) this.prediction = new Live.Prediction(this);
      this.listen();
      new ResizeObserver(() => { if (this.state && this.panel.clientWidth !== this.drawnWidth) { this.drawnWidth = this.panel.clientWidth; requestAnimationFrame(() => this.draw()); } }).observe(this.panel);
      this.log.addEventListener('click', (e) => {
        const row = e.target.closest('li');
        if (row) { this.stop(); this.cursor = this.story[+row.dataset.row]; this.draw(); }
      });
    }

    /** A button that changes how the figure looks. */
    toggle(text, style) {
      return html('button', { type: 'button', class: 'live-switch', 'aria-pressed': false, onclick: (e) => {
        e.currentTarget.setAttribute('aria-pressed', this.root.classList.toggle(style));
        this.buildSwitches();
        this.draw();
        this.mark(this.now.row);
      } }, text);
    }

    /** Whether the reader has asked for the names of classes and methods. */
    get isInCode() { return this.root.classList.contains('live-in-code'); }

    buildSwitches() {
      const chosen = this.scene.switches?.(this) ?? this.run.outline.settings.map((_, n) => n);
      const rows = chosen.map((n) => typeof n === 'number' ? this.control(n) : n);
      if (this.scene.profiles) rows.push(this.choice('system', this.scene.profiles, this.scene.profiles.indexOf(this.system),
        (n) => { this.profile = this.engine.profiles.indexOf(this.scene.profiles[n]); this.startOver(); }));
      this.switches.replaceChildren(...rows);
    }

    /** The control of one switch: a button that is pressed for two choices, a group of them for more. */
    control(n) {
      const setting = this.run.outline.settings[n], words = (!this.isInCode && this.scene.words?.[setting.name]) || setting.name;
      return this.choice(words, setting.choices, this.run.choices[n], (choice) => this.set(n, choice));
    }

    choice(words, choices, current, act) {
      const isSwitch = choices.length === 2 && /^(false|no|none|detached)$/.test(choices[0]);
      if (isSwitch) return html('button', { type: 'button', class: 'live-switch', 'aria-pressed': current === 1,
        onclick: (e) => this.guard(() => { const on = e.currentTarget.getAttribute('aria-pressed') !== 'true'; e.currentTarget.setAttribute('aria-pressed', on); act(on ? 1 : 0); }) }, words);
      const group = html('span', { class: 'live-group', role: 'group', 'aria-label': words });
      choices.forEach((text, place) => group.append(html('button', { type: 'button', 'aria-pressed': place === current,
        onclick: (e) => this.guard(() => { press(group, e.currentTarget); act(place); }) }, text)));
      return html('span', { class: 'live-choice' }, html('span', { class: 'live-words', 'aria-hidden': 'true' }, words), group);
    }

    // MARK: The run

    /** The name of the system that the figure runs on. */
    get system() { return this.engine.profiles[this.profile]; }

    /** Does something with the engine; after a trap the last good picture stays, with a sentence and a way out. */
    guard(act) {
      try {
        act();
      } catch (error) {
        this.stop();
        this.fingers.clear();
        if (!(error instanceof Live.Trap)) return this.tell(error.message);
        this.isBroken = true;
        this.place.classList.add('live-broken');
        this.tell('The engine met something that it cannot go on from. Press Start over; the page is fine.');
      }
    }

    restart(inputs, end = 0) {
      if (this.isBroken && Live.fresh) this.engine = Live.fresh();
      this.stop();
      this.fingers.clear();
      Object.assign(this.run, { profile: this.profile, engine: this.engine });
      this.run.replay(inputs, end);
      this.isBroken = false;
      this.place.classList.remove('live-broken');
      this.shown = [];
      this.story = [];
      this.read = 0;
      this.memory = {};
      this.log.replaceChildren();
      this.ticks.replaceChildren();
      this.follow();
      this.cursor = 0;
      this.said = null;
      this.draw();
    }

    async startOver() {
      if (this.isBroken) this.engine = await Live.Engine.start();
      this.isBroken = false;
      this.guard(() => this.restart(this.run.base));
    }

    set(n, choice) {
      this.catchUp();
      if (!this.run.hasTouches) {
        const inputs = [...this.run.inputs.filter((i) => !i.set || i.set[0] !== n), { t: 0, set: [n, choice] }];
        this.restart(inputs);
      } else {
        this.run.put({ t: this.run.end, set: [n, choice] });
        this.follow();
        this.cursor = this.total;
        this.draw();
      }
      this.buildSoon();
    }

    buildSoon() { if (this.scene.switches) { const focus = document.activeElement?.textContent; this.buildSwitches(); [...this.switches.querySelectorAll('button')].find((b) => b.textContent === focus)?.focus({ preventScroll: true }); } }

    /** After a look back, a new touch begins from what is shown; what came later is forgotten. */
    catchUp() {
      if (this.cursor >= this.total - 1 || !this.run.hasTouches) return;
      const { t } = this.now;
      const end = this.run.end, inputs = this.run.inputs.filter((i) => i.t <= t);
      if (t < end) { this.restart(inputs, t); this.cursor = this.total; }
    }

    /** Takes in what the run has new: rows of the log, places on the slider. */
    follow() {
      const { entries } = this.run, rows = document.createDocumentFragment();
      for (; this.read < entries.length; this.read++) {
        const entry = entries[this.read];
        if (!this.scene.shows(entry, this)) continue;
        const last = this.shown.at(-1);
        const gap = last === undefined ? 0 : Math.max(Math.min((entry.t - entries[last].t) / 1000, 1200), this.scene.gap);
        this.story.push((this.story.at(-1) ?? (this.scene.gap ? 0 : Math.min(entry.t / 1000, 300))) + gap);
        this.shown.push(this.read);
        if (this.shown.length > 3000) continue;
        const plain = this.scene.plain?.(entry, this);
        rows.append(html('li', { 'data-row': this.shown.length - 1, class: `e-${entry.kind} s-${entry.stage} ${plain === '' ? 'live-wordless' : ''}`, style: `--depth:${Math.min(this.scene.depth?.(entry) ?? entry.depth, 12)}` },
          html('span', { class: 'live-when' }, (entry.t / 1e6).toFixed(3)), html('span', { class: 'live-what' }, this.scene.line?.(entry) ?? entry.line),
          plain ? html('span', { class: 'live-plain' }, plain) : null));
      }
      this.log.append(rows);
      const last = this.shown.at(-1);
      this.total = last === undefined ? 0 : this.story.at(-1) + Math.max(this.scene.gap, Math.min((this.run.end - entries[last].t) / 1000, 1200));
      this.slider.max = Math.max(Math.ceil(this.total), 1);
      if (this.scene.gap === 0 && last !== undefined) {
        this.ticks.innerHTML = this.story.slice(0, 400).map((s) => `<i style="left:${(s / Math.max(this.total, 1) * 100).toFixed(2)}%"></i>`).join('');
      }
    }

    /** What the cursor stands at: the time, and how many entries and rows have been written by then. */
    get now() {
      const { story, shown, cursor, run } = this;
      let row = story.length;
      while (row > 0 && story[row - 1] > cursor) row--;
      if (cursor >= this.total) return { row: shown.length, t: run.end, count: run.entries.length };
      const before = row > 0 ? run.entries[shown[row - 1]].t : 0, after = row < shown.length ? run.entries[shown[row]].t : run.end;
      const from = row > 0 ? story[row - 1] : 0, to = row < story.length ? story[row] : this.total;
      const share = to > from ? (cursor - from) / (to - from) : 1;
      const t = Math.round(before + (after - before) * share);
      return { row, t, count: row > 0 ? (row < shown.length ? shown[row - 1] + 1 : run.entries.length) : (shown[0] ?? run.entries.length) };
    }

    get firstPlay() { return this.run.outline.plays[this.scene.first ?? 0].steps; }

    step(direction) {
      this.stop();
      if (!this.run.hasTouches) { this.perform(this.firstPlay, false); this.cursor = 0; }
      const { row } = this.now;
      const next = direction > 0 ? Math.min(row, this.story.length - 1) : row - 2;
      this.cursor = next < 0 ? 0 : direction > 0 && row >= this.story.length ? this.total : this.story[next] + 0.01;
      this.draw();
      this.announce();
    }

    play() {
      if (this.isPlaying) { this.stop(); return this.draw(); }
      if (!this.run.hasTouches) return this.perform(this.firstPlay);
      if (this.cursor >= this.total) this.cursor = 0;
      this.go();
    }

    /** Plays exact touches in a new run. */
    perform(steps, goes = true) {
      const inputs = [...this.run.base];
      for (const step of steps) inputs.push(step);
      this.restart(inputs, Math.max(...steps.map((s) => s.t)) + this.scene.rest * 1000);
      for (let more = 0; this.run.isBusy && more < 40; more++) this.run.advance(this.run.end + 100_000);
      this.follow();
      this.buildSoon();
      if (!goes) return;
      if (still()) { this.cursor = this.total; this.draw(); this.announce(); } else this.go();
    }

    go() {
      this.isPlaying = true;
      this.last = performance.now();
      this.draw();
      requestAnimationFrame((now) => this.tick(now));
    }

    stop() { this.isPlaying = false; this.isLive = false; }

    tick(now) {
      if (!this.isPlaying && !this.isLive) return;
      const passed = Math.min(now - this.last, 100);
      this.last = now;
      this.guard(() => {
        if (this.isLive) this.liveTick(now, passed); else {
          this.cursor += passed * this.speed;
          if (this.cursor >= this.total) { this.cursor = this.total; this.stop(); this.announce(); }
        }
        this.draw();
      });
      if (this.isPlaying || this.isLive) requestAnimationFrame((next) => this.tick(next));
    }

    // MARK: Fingers

    /** The virtual time of a moment of the page: the clock runs at the chosen speed while fingers are on the glass. */
    time(stamp) { return Math.round(this.liveStart + Math.max(stamp - this.liveOrigin, 0) * 1000 * this.speed); }

    goLive(stamp) {
      if (this.isLive) return;
      this.catchUp();
      this.isPlaying = false;
      this.isLive = true;
      this.liveOrigin = stamp;
      this.liveStart = this.run.hasTouches ? this.run.end : 0;
      this.last = performance.now();
      requestAnimationFrame((now) => this.tick(now));
    }

    liveTick(now, passed) {
      const t = this.time(now);
      if (t > this.run.end) this.run.advance(t);
      this.follow();
      // Where many things happen at one instant, they are shown one after the other, but never far behind the finger.
      const behind = this.total - this.cursor;
      this.cursor = this.scene.gap && !still() ? Math.min(this.total, this.cursor + Math.max(passed, behind * passed / 350) * (this.fingers.size ? 1 : this.speed)) : this.total;
      if (this.fingers.size) this.lifted = t;
      const rested = t - this.lifted;
      if (!this.fingers.size && this.cursor >= this.total && (rested > 5e6 || (rested > this.scene.rest * 1000 && !this.run.isBusy))) {
        this.stop();
        this.announce();
      }
    }

    contact(stamp, finger, phase, x, y, pressure = 0, radius = 5) {
      const edge = (value, size) => Math.min(Math.max(Math.round(value * 100), 0), size - 1);
      this.lifted = this.time(stamp);
      this.run.put({ t: this.lifted, contacts: [[finger, phase, edge(x, 32000), edge(y, 48000), Math.round(pressure * 255), Math.round(radius * 10)]] });
    }

    listen() {
      const { screen, svg } = this;
      const at = (e) => { const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(svg.getScreenCTM().inverse()); return [p.x, p.y]; };
      const force = (e) => e.pointerType === 'mouse' || e.pressure === 0.5 || e.pressure === 1 ? 0 : e.pressure;
      const radius = (e) => e.width > 1 ? Math.min(e.width / 2, 60) : 5;
      const free = () => { for (let n = 0; ; n++) if (![...this.fingers.values()].some((f) => f.slot === n)) return n; };
      screen.addEventListener('pointerdown', (e) => this.guard(() => {
        if (this.isBroken || (e.pointerType === 'mouse' && e.button !== 0) || this.fingers.size >= 5) return;
        const [x, y] = at(e);
        if (x < 0 || y < 0 || x >= 320 || y >= 480) return;
        if (e.pointerType === 'mouse') e.preventDefault(), screen.focus({ preventScroll: true, focusVisible: false });
        if (this.scene.grab?.(this, x, y, e)) return;
        this.goLive(e.timeStamp);
        screen.setPointerCapture(e.pointerId);
        const slot = free();
        this.fingers.set(e.pointerId, { slot, x, y });
        this.contact(e.timeStamp, slot, 0, x, y, force(e), radius(e));
        this.follow();
      }));
      screen.addEventListener('pointermove', (e) => this.guard(() => {
        const finger = this.fingers.get(e.pointerId);
        if (!finger) return this.scene.drag?.(this, ...at(e), e);
        const samples = e.getCoalescedEvents?.() ?? [];
        for (const sample of samples.length ? samples : [e]) {
          const [x, y] = at(sample);
          if (Math.abs(x - finger.x) + Math.abs(y - finger.y) < 0.01) continue;
          Object.assign(finger, { x, y });
          this.contact(sample.timeStamp, finger.slot, 1, x, y, force(sample), radius(sample));
        }
      }));
      const leave = (phase) => (e) => this.guard(() => {
        const finger = this.fingers.get(e.pointerId);
        if (!finger) return this.scene.drop?.(this, e);
        this.fingers.delete(e.pointerId);
        this.contact(e.timeStamp, finger.slot, phase, finger.x, finger.y);
        this.follow();
        if (phase === 3) this.tell('The page scrolled and took the finger: the touch is cancelled. Chapter 6 is about this.');
      });
      screen.addEventListener('pointerup', leave(2));
      screen.addEventListener('pointercancel', leave(3));
      screen.addEventListener('contextmenu', (e) => { if (this.fingers.size) e.preventDefault(); });
      screen.addEventListener('keydown', (e) => this.guard(() => this.key(e)));
      screen.addEventListener('keyup', (e) => this.guard(() => { if (e.key === ' ') this.liftKey(2, e.timeStamp); }));
      screen.addEventListener('blur', () => this.guard(() => { this.liftKey(3, performance.now()); this.pointing = false; this.draw(); }));
      screen.addEventListener('focus', () => { this.pointing = screen.matches(':focus-visible'); this.draw(); });
      for (const name of ['dragover', 'drop']) this.place.addEventListener(name, (e) => {
        e.preventDefault();
        if (name === 'drop' && e.dataTransfer.files[0]) this.open(e.dataTransfer.files[0]);
      });
    }

    key(e) {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
      const place = (this.keyPlace ??= [...this.scene.target]), finger = this.fingers.get('key');
      if (way) {
        const step = e.shiftKey ? 1 : 10;
        place[0] = Math.min(Math.max(place[0] + way[0] * step, 0), 319);
        place[1] = Math.min(Math.max(place[1] + way[1] * step, 0), 479);
        this.pointing = true;
        if (finger) this.contact(e.timeStamp, finger.slot, 1, ...place), Object.assign(finger, { x: place[0], y: place[1] });
      } else if (e.key === ' ' && !e.repeat && !finger && !this.isBroken) {
        this.pointing = true;
        this.goLive(e.timeStamp);
        this.fingers.set('key', { slot: 0, x: place[0], y: place[1] });
        this.contact(e.timeStamp, 0, 0, ...place);
      } else if (e.key === 'Escape') this.liftKey(3, e.timeStamp);
      else if (e.key !== ' ') return;
      e.preventDefault();
      this.follow();
      this.draw();
    }

    liftKey(phase, stamp) {
      const finger = this.fingers.get('key');
      if (!finger) return;
      this.fingers.delete('key');
      this.contact(stamp, finger.slot, phase, finger.x, finger.y);
      this.follow();
    }

    /** The fingers on the glass at a time, with the way they came. */
    fingersAt(t) {
      const fingers = new Map();
      for (const { t: when, contacts } of this.run.inputs) {
        if (when > t) break;
        for (const [slot, phase, x, y, pressure] of contacts ?? []) {
          const place = [x / 100, y / 100];
          if (phase === 0) fingers.set(slot, { slot, landed: when, way: [place], pressure });
          const finger = fingers.get(slot);
          if (!finger) continue;
          if (phase === 1) { finger.way.push(place); finger.pressure = pressure; }
          if (phase >= 2) Object.assign(finger, { gone: when, end: phase });
        }
      }
      // What the last fingers left behind stays, so that one can see where they were.
      return [...fingers.values()].map((f) => ({ ...f, isTrace: f.gone !== undefined && t - f.gone >= (this.scene.gap ? 0 : 300_000) && !(this.scene.keepsFinger && this.cursor < this.total) }));
    }

    // MARK: Drawing

    draw() {
      const { run, scene } = this, now = this.now;
      const picture = run.picture(now.t, now.count);
      const state = {
        ...now, picture, figure: this, width: Math.min(Math.max(this.panel.parentNode.clientWidth, 288), 620), entries: run.entries, past: run.entries.slice(0, now.count), shown: this.shown, choices: run.choices, hasTouches: run.hasTouches,
        entry: now.row > 0 ? run.entries[this.shown[now.row - 1]] : null, traces: this.fingersAt(now.t),
      };
      state.fingers = state.traces.filter((f) => !f.isTrace);
      this.state = state;
      const screen = `<rect class="l-glass" x="0" y="0" width="320" height="480" rx="28"/>` + scene.draw(state) + this.drawFingers(state)
        + `<rect class="l-edge" x="-1" y="-1" width="322" height="482" rx="29"/>`;
      if (screen !== this.drawn) this.svg.innerHTML = this.drawn = screen;
      const panel = scene.panel?.(state) ?? '';
      if (panel !== this.drawnPanel) this.panel.innerHTML = this.drawnPanel = panel;
      const words = (run.hasTouches && scene.summary(state)) || (scene.finds ? `${scene.finds.length > 2 ? 'Four' : 'Two'} things to find:` : `${scene.invitation}.`);
      if (words !== this.said) this.say.textContent = this.said = words;
      if (scene.finds) this.find(scene.seen(state.past));
      this.slider.value = this.cursor;
      this.clock.textContent = `${(now.t / 1e6).toFixed(3)} s`;
      this.playButton.textContent = this.isPlaying ? 'Pause' : 'Play';
      if (this.marked !== now.row || this.markedOf !== this.shown.length) this.mark(now.row);
      const line = this.current?.children;
      this.slider.setAttribute('aria-valuetext', `${seconds(now.t)}: ${line ? line[this.isInCode ? 1 : line.length - 1].textContent : 'nothing yet'}`);
    }

    /** Fills in what was found; a first page forgets it when it is left. */
    find(names) {
      const found = (this.found ??= new Set(this.scene.isSmall ? [] : this.progress?.finds));
      for (const item of this.finds.children) {
        const name = item.dataset.find;
        if (names.has(name) && !found.has(name)) { found.add(name); if (!this.scene.isSmall) this.keep?.({ finds: [...found] }); }
        item.classList.toggle('live-found', found.has(name));
      }
    }

    mark(row) {
      const rows = this.log.children;
      for (let n = Math.max(0, Math.min(this.marked ?? 0, row, rows.length) - 1); n < Math.min(Math.max(this.markedOf ?? 0, this.marked ?? 0, row) + 1, rows.length); n++) rows[n].classList.toggle('live-later', n >= row);
      for (let n = Math.max(this.markedOf ?? 0, row); n < rows.length; n++) rows[n].classList.add('live-later');
      [this.marked, this.markedOf] = [row, this.shown.length];
      // A line that only code has is not in sight; the one before it is the last that was said.
      let n = Math.min(row, rows.length) - 1;
      while (n > 0 && !this.isInCode && rows[n].classList.contains('live-wordless')) n--;
      this.current?.removeAttribute('aria-current');
      this.current = rows[n];
      this.current?.setAttribute('aria-current', true);
      if (this.current) this.log.scrollTop = Math.max(0, this.current.offsetTop - this.log.clientHeight + 52);
      else this.log.scrollTop = 0;
    }

    drawFingers({ traces, t, hasTouches }) {
      let text = '';
      if (!hasTouches && !this.fingers.size) {
        const [x, y] = this.scene.target;
        text += `<circle class="l-ring" cx="${x}" cy="${y}" r="22"/><text class="l-invite" x="${x}" y="${y + (y > 300 ? -32 : 42)}">${escape(this.scene.invitation)}</text>`;
      }
      for (const f of traces) {
        const [x, y] = f.way.at(-1), [x0, y0] = f.way[0];
        const trail = f.way.slice(f.isTrace ? 0 : -60);
        const fade = f.gone === undefined ? 0 : Math.min((t - f.gone) / 300_000, 1);
        text += `<path class="l-cross" d="M${x0 - 6} ${y0 - 6}l12 12m0 -12l-12 12"/>`;
        if (trail.length > 1) text += `<polyline class="l-trail" points="${trail.map((p) => p.join()).join(' ')}"/>`;
        if (!f.isTrace) text += `<g class="l-finger" opacity="${(1 - fade).toFixed(2)}"><circle cx="${x}" cy="${y}" r="${(22 + f.pressure / 30 + fade * 11).toFixed(1)}"/>`
          + `<text x="${x + 17}" y="${y - 20}">${f.slot + 1}${f.end === 3 ? ' cancelled' : ''}</text></g>`;
      }
      if (this.pointing && !this.fingers.has('key')) {
        const [x, y] = this.keyPlace ?? this.scene.target;
        text += `<g class="l-pointer"><circle cx="${x}" cy="${y}" r="14"/><path d="M${x - 22} ${y}h12m20 0h12M${x} ${y - 22}v12m0 20v12"/></g>`;
      }
      return text;
    }

    // MARK: Words

    tell(words) { this.say.textContent = this.status.textContent = words; }

    /** One sentence for each touch, for people who listen to the page as well. */
    announce() { if (this.state) this.status.textContent = this.scene.summary(this.state); }

    copy(text, what) {
      const done = () => this.tell(`${what} is in the clipboard.`);
      const by = () => {
        const area = html('textarea', { style: 'position:fixed;opacity:0' });
        area.value = text;
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
        done();
      };
      navigator.clipboard?.writeText(text).then(done, by) ?? by();
    }

    get link() { return `${location.href.split('#')[0]}#live=${this.place.dataset.live}=${this.run.code}`; }

    save() {
      if (!this.run.hasTouches) return this.tell('There is no touch to save yet.');
      const url = URL.createObjectURL(new Blob([Live.Recording.write(this.run)], { type: 'text/plain' }));
      html('a', { href: url, download: `${this.place.dataset.live}.evemu` }).click();
      setTimeout(() => URL.revokeObjectURL(url), 1000);
      this.tell(`Saved. Play it in a lab: ${this.scene.lab} --play ${this.place.dataset.live}.evemu`);
    }

    async open(file) {
      if (!file) return;
      const text = file.size < 4e6 ? await file.text() : '';
      this.guard(() => {
        if (!text) throw new Error('The file is larger than 4 MB, or empty.');
        this.perform(Live.Recording.read(text));
      });
    }

    /** Goes on with a touch that began on the picture, before the engine was there; plays it again if it's over. */
    adopt(samples, pointer) {
      const first = samples[0].stamp, { phase, x, y } = samples.at(-1);
      this.guard(() => {
        if (phase >= 2) return this.perform(samples.map((s) => ({ t: (s.stamp - first) * 1000, contacts: [[0, s.phase, Math.round(s.x * 100), Math.round(s.y * 100), 0, 50]] })));
        this.goLive(first);
        for (const s of samples) this.contact(s.stamp, 0, s.phase, s.x, s.y);
        this.screen.setPointerCapture(pointer);
        this.fingers.set(pointer, { slot: 0, x, y });
      });
    }

    /** Opens the run of a link, at its end. */
    reopen(code) {
      this.guard(() => {
        let parsed;
        try { parsed = Live.Run.parse(code); } catch { throw new Error('The link is damaged: it holds no run that can be read.'); }
        this.profile = this.engine.profiles[parsed.profile] ? parsed.profile : this.engine.usualProfile;
        this.restart(parsed.inputs, parsed.end);
        this.buildSwitches();
        this.cursor = this.total;
        this.draw();
        this.tell('This is the run of the link. Press Play to see it again.');
      });
    }
  }

  const press = (group, pressed) => {
    for (const button of group.querySelectorAll('button')) button.setAttribute('aria-pressed', button === pressed);
  };

  Object.assign(Live, { Figure, html, escape, heard, lower, badge, seconds });
})();
