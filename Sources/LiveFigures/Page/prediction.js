// Predict mode: a reader says first what will happen; the engine judges. Drills make cases from a seed.
'use strict';
(() => {
  const Live = (globalThis.Live ??= { scenes: {} });
  const { html } = Live;
  const key = (figure) => `live-${figure.place.dataset.live}`;

  /** Numbers from a seed, the same in every browser. */
  const generator = (seed) => {
    let state = seed >>> 0;
    return (below) => {
      state = (state + 0x6d2b79f5) >>> 0;
      let n = Math.imul(state ^ (state >>> 15), state | 1);
      n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
      return ((n ^ (n >>> 14)) >>> 0) % below;
    };
  };

  class Prediction {
    constructor(figure) {
      this.figure = figure;
      this.scene = figure.scene;
      // Progress stays in this browser, and is not missed where it cannot be kept.
      try { figure.progress = JSON.parse(localStorage.getItem(key(figure)) ?? '{}'); } catch { figure.progress = {}; }
      figure.keep = (more) => {
        Object.assign(figure.progress, more);
        try { localStorage.setItem(key(figure), JSON.stringify(figure.progress)); } catch { /* A browser that keeps nothing. */ }
      };
      this.panel = html('section', { class: 'live-predict', hidden: true, 'aria-label': 'Predict' });
      this.button = html('button', { type: 'button', 'aria-expanded': false, title: 'Say first what will happen', onclick: () => this.toggle() }, 'Predict');
      (this.scene.isSmall ? figure.playButton : figure.bar.lastChild).before(this.button);
      figure.bar.after(this.panel);
    }

    toggle() {
      this.panel.hidden = !this.panel.hidden;
      this.button.setAttribute('aria-expanded', !this.panel.hidden);
      if (!this.panel.hidden && !this.question) this.next();
    }

    /** The next question of the chapter that was not answered rightly yet. */
    next() {
      const done = this.figure.progress.done ?? [], open = this.scene.predictions.filter((p) => !done.includes(p.id) && p !== this.question);
      if (open.length) this.ask(open[0]);
      else if (this.question || done.length >= this.scene.predictions.length) this.drill();
      else this.ask(this.scene.predictions[0]);
    }

    drill(seed = this.seed ?? 1 + (Date.now() % 9999)) {
      if (seed !== this.seed) { this.seed = seed; this.number = 0; this.level = 0; } else if (!this.isJudged) this.level += 1;
      this.number += 1;
      const question = this.scene.drill(generator(seed * 1_000_003 + this.number), this.level);
      this.ask({ ...question, isDrill: true, text: `Case ${this.number} of seed ${seed}. ${question.text}` });
    }

    /** What happens, as the engine says. */
    truth(question) {
      const { figure } = this, play = figure.run.outline.plays[question.play];
      const begin = (question.set ?? []).map((set) => ({ t: 0, set }));
      const run = new Live.Run(this.engine, figure.number, this.engine.usualProfile, [...begin, ...play.steps]);
      run.advance(run.end + 1_200_000);
      const from = figure.scene.shows, entries = [];
      // Scenes that show only a part of what happens, such as one pass of a search, are asked about that part.
      const state = { memory: {} };
      for (const entry of run.entries) if (question.asks !== 'order' || from(entry, state) || entry.stage === 'delivery') entries.push(entry);
      return this.scene.predicted[question.asks](entries);
    }

    async ask(question) {
      this.engine ??= await Live.Engine.start();
      this.question = question;
      this.answer = [];
      const right = this.truth(question), choices = this.scene.choices[question.asks], isOne = ['receiver', 'last', 'top'].includes(question.asks);
      this.right = right;
      const list = html('ol', { class: 'live-answer', 'aria-label': 'Your prediction' });
      const verdict = html('p', { class: 'live-verdict', role: 'status' });
      const chips = html('div', { class: 'live-chips', role: 'group', 'aria-label': 'Choices' }, ...choices.map((text) => html('button', { type: 'button', onclick: () => {
        if (this.isJudged) return;
        if (isOne) this.answer = [];
        if (this.answer.length < 30) this.answer.push(text);
        list.replaceChildren(...this.answer.map((line) => html('li', {}, line)));
        if (isOne) this.judge(verdict, list);
      } }, text)));
      this.isJudged = false;
      const check = html('button', { type: 'button', class: 'live-main', onclick: () => this.judge(verdict, list) }, 'Check');
      const undo = html('button', { type: 'button', onclick: () => { if (!this.isJudged) { this.answer.pop(); list.lastChild?.remove(); } } }, 'Undo');
      const seed = html('input', { type: 'number', min: 1, max: 99999, value: this.seed ?? 7, class: 'live-seed', 'aria-label': 'Seed of the drill' });
      const progress = this.figure.progress;
      this.panel.replaceChildren(
        html('p', { class: 'live-question' }, question.text),
        html('p', { class: 'live-words' }, isOne ? 'Choose one.' : 'Choose line by line, in order. If nothing happens, check an empty list.'),
        chips, list, verdict,
        html('div', { class: 'live-bar' }, ...(isOne ? [] : [check, undo]),
          html('button', { type: 'button', onclick: () => this.show() }, 'Show it'),
          html('button', { type: 'button', onclick: () => this.next() }, 'Next question'),
          html('span', { class: 'live-choice' }, html('button', { type: 'button', onclick: () => this.drill(Math.max(1, Math.floor(+seed.value) || 1)) }, 'Drill with seed'), seed),
          html('span', { class: 'live-words' }, `${progress.done?.length ?? 0} of ${this.scene.predictions.length} questions; drills: ${progress.right ?? 0} of ${progress.asked ?? 0} right`)));
    }

    judge(verdict, list) {
      if (this.isJudged) return;
      this.isJudged = true;
      const { answer, right, question, figure } = this, progress = figure.progress;
      const wrong = Array.from({ length: Math.max(answer.length, right.length) }, (_, n) => n).find((n) => answer[n] !== right[n]);
      const isRight = wrong === undefined;
      if (question.isDrill) {
        if (isRight) this.level += 1;
        figure.keep({ asked: (progress.asked ?? 0) + 1, right: (progress.right ?? 0) + (isRight ? 1 : 0) });
      } else if (isRight) figure.keep({ done: [...new Set([...(progress.done ?? []), question.id])] });
      verdict.className = `live-verdict ${isRight ? 'live-right' : 'live-wrong'}`;
      verdict.textContent = isRight ? 'Right: the engine says the same.'
        : right.length === 1 && answer.length <= 1 ? `The engine says: ${right[0]}. Press Show it.`
          : `${right.length ? `Line ${wrong + 1} is the first that differs.` : 'Nothing happens.'} You: ${answer[wrong] ?? 'nothing more'}. The engine: ${right[wrong] ?? 'nothing more'}. Press Show it.`;
      list.replaceChildren(...(answer[right.length] ? [...right, 'nothing more'] : right).map((line, n) => html('li', { class: answer[n] === line ? '' : 'live-first' }, line)));
    }

    /** Plays the case in the figure. */
    show() {
      const { figure, question } = this;
      figure.guard(() => {
        figure.profile = figure.engine.usualProfile;
        figure.restart((question.set ?? []).map((set) => ({ t: 0, set })));
        figure.buildSwitches();
        figure.screen.scrollIntoView({ block: 'nearest' });
        figure.perform(figure.run.outline.plays[question.play].steps);
      });
    }
  }

  Live.Prediction = Prediction;
})();
