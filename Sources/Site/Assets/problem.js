// The page of symptoms: what a reader types brings the symptoms that fit best to the top, and opens the first.
(() => {
  "use strict";
  const form = document.querySelector(".ask");
  const field = document.querySelector("#problem-field");
  const status = document.querySelector("#problem-status");
  const found = document.querySelector("#problem-found");
  const all = document.querySelector("#problem-all");
  const symptoms = [...document.querySelectorAll("details.symptom")].map((details) => ({ details, home: details.parentNode }));
  form.hidden = false;

  const text = (details, selector) => details.querySelector(selector)?.textContent ?? "";
  const index = ranking.prepare(symptoms.map(({ details, home }, place) => [
    text(home, "h2"), text(details, "h3"), `#${place}`,
    [...details.querySelectorAll("p:not(.phrases, .same)")].map((part) => part.textContent).join(" "),
    text(details, ".phrases").replace(/^People type:\s*/, ""),
  ]));

  const show = () => {
    // Everything back to where it was, in its order.
    for (const { details, home } of symptoms) { details.open = false; home.append(details); }
    const asked = field.value.trim();
    all.hidden = asked.length > 1;
    status.textContent = "";
    if (!all.hidden) return;
    const best = ranking.rank(index, asked, 8).hits.filter((hit, _, [first]) => hit.points > first.points / 2);
    found.append(...best.map((hit) => symptoms[+hit.address.slice(1)].details));
    if (best.length) found.firstElementChild.open = true;
    status.textContent = best.length === 0 ? `No symptom has these words. Try others, or choose from the list: empty the field.`
      : best.length === 1 ? "One symptom fits" : `${best.length} symptoms fit, the best first`;
    history.replaceState(null, "", `#ask=${encodeURIComponent(asked)}`);
  };

  const opened = () => {
    const [, asked] = location.hash.match(/^#ask=(.*)$/) ?? [];
    if (asked === undefined) return;
    field.value = decodeURIComponent(asked);
    show();
  };
  field.addEventListener("input", show);
  form.addEventListener("submit", (event) => { event.preventDefault(); found.querySelector("summary")?.focus(); });
  addEventListener("hashchange", opened);
  opened();
})();
