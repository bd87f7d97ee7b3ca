// Predict mode for the questions of the text: the reader writes first what the log will say, and then sees the first
// line that differs. What is right comes from the log, which is a run of the engine.
addEventListener("DOMContentLoaded", () => {
  "use strict";
  /** The words of a line in whatever style: `-[EView touchesBegan:withEvent:]`, `EView.touchesBegan(_:with:)`, `e touchesBegan`. */
  const words = (line) => (line.toLowerCase().replace(/^[\s\d.]*(?=\s|-\[)/, "").replace(/\bpoint(?=\(inside)/, "pointInside").match(/[\p{L}\d]+/gu) ?? [])
    .map((word, place) => place ? word.toLowerCase() : word.toLowerCase().replace(/(.)view$/, "$1"));
  /** Two words say who and what; a name such as `scrollViewDidScroll` says it alone. */
  const isEnough = (mine, line) => mine.length > 1 || mine.length === line.words.length || /^[a-z]+[A-Z]/.test(line.text.replace(/^[\s\d.]*/, ""));
  const fits = (mine, line) => isEnough(mine, line) && mine.every((word, place) => word === line.words[place]);
  /** Neither the command, headings and what was left out, nor what a call answers. */
  const isAsked = (line) => /[\p{L}]/u.test(line) && !/^\$|^\s*…|: pass \d|^[\s\d.]*\w+\.\w+\([\w:]*\) →/u.test(line);

  for (const log of document.querySelectorAll("details > pre:first-of-type > code")) {
    const details = log.closest("details");
    const lines = log.textContent.split("\n").filter(isAsked).map((text) => ({ text, words: words(text) }));
    if (!log.textContent.startsWith("$") || /[│┄─]/.test(log.textContent) || !lines.length) continue;
    const form = document.createElement("form");
    form.className = "predict";
    form.innerHTML = "<button type=\"button\" aria-expanded=\"false\">Predict</button><div hidden><label>Who gets which message? One line each, such as <code>EView touchesBegan</code>; "
      + "times and what stands behind don’t count, and what comes several times in a row counts once.<textarea rows=\"5\" spellcheck=\"false\" autocapitalize=\"off\"></textarea></label><button>Compare</button></div><p role=\"status\"></p>";
    const [open, body, verdict] = form.children, text = form.querySelector("textarea");
    details.before(form);
    open.addEventListener("click", () => {
      body.hidden = !body.hidden;
      open.setAttribute("aria-expanded", !body.hidden);
      if (!body.hidden) text.focus();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const mine = text.value.split("\n").filter(isAsked).map((line) => ({ text: line.trim(), words: words(line).slice(0, /[[(]/.test(line) ? 2 : 99) }));
      if (!mine.length) { verdict.textContent = "Write at least one line first."; return; }
      let place = 0, wrong = mine.findIndex((line, number) => {
        if (!lines[place] || !fits(line.words, lines[place])) return true;
        place += 1;
        if (mine[number + 1]?.words.join() !== line.words.join()) while (lines[place] && fits(line.words, lines[place])) place += 1;
      });
      if (wrong < 0 && lines[place]) wrong = mine.length;
      details.open = true;
      verdict.textContent = wrong < 0 ? "Right: the engine’s log says the same."
        : `Line ${wrong + 1} is the first that differs. You: ${mine[wrong]?.text ?? "nothing more"}. The log: ${lines[place]?.text.trim() ?? "nothing more"}.`;
    });
  }
});
