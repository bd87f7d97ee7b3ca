// The page of symptoms: what a reader types brings the symptoms that fit best to the top, and opens the first. If none
// fits well, it says so, opens none, and leaves the list.
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
    const { hits, fit } = asked.length > 1 ? ranking.rank(index, asked, 8) : { hits: [] };
    const best = hits.filter((hit) => hit.points > hits[0].points / 2);
    found.append(...best.map((hit) => symptoms[+hit.address.slice(1)].details));
    const fits = fit >= 0.5;
    all.hidden = fits;
    if (fits) found.firstElementChild.open = true;
    status.textContent = asked.length < 2 ? "" : best.length === 0 ? "No symptom has these words. Try others, or choose below."
      : !fits ? "No symptom fits well. These come nearest."
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
