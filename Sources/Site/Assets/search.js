// Full-text search. The index is a script of its own, fetched with the first key, because a page from a disk may read
// nothing else.
(() => {
  "use strict";
  const form = document.querySelector(".search");
  const field = document.querySelector("#page-search");
  const found = document.querySelector("#page-found");
  const up = document.documentElement.dataset.up;
  form.hidden = false;

  let index = null;
  const load = () => index ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${up}search-index.js`;
    script.onload = () => resolve(globalThis.searchIndex.map(([page, heading, address, text]) => (
      { page, heading, address, text, title: `${page} ${heading}`.toLowerCase(), words: text.toLowerCase() })));
    script.onerror = reject;
    document.head.append(script);
  });

  // A title counts more than a heading, a heading more than the text, a whole word more than a part of one.
  const score = (entry, terms, phrase) => {
    let sum = terms.length > 1 && entry.words.includes(phrase) ? 60 : 0;
    for (const term of terms) {
      const inTitle = entry.title.indexOf(term);
      const inText = entry.words.indexOf(term);
      if (inTitle < 0 && inText < 0) return 0;
      if (entry.page.toLowerCase() === term) sum += 60;
      else if (entry.page.toLowerCase().startsWith(term)) sum += 12;
      if (inTitle >= 0) sum += /\w/.test(entry.title[inTitle - 1] ?? " ") ? 8 : 20;
      if (inText >= 0) sum += 1 + Math.min(entry.words.split(term).length, 6);
    }
    return sum;
  };

  const excerpt = (entry, terms) => {
    const place = Math.max(entry.words.indexOf(terms[0]), 0);
    const start = place < 60 ? 0 : entry.text.indexOf(" ", place - 60) + 1;
    const text = (start > 0 ? "… " : "") + entry.text.slice(start, start + 150);
    const pattern = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    const out = document.createDocumentFragment();
    for (const [place, part] of text.split(new RegExp(`(${pattern})`, "gi")).entries()) {
      if (place % 2 === 0) out.append(part);
      else { const mark = document.createElement("mark"); mark.textContent = part; out.append(mark); }
    }
    return out;
  };

  const show = async () => {
    const terms = field.value.toLowerCase().split(/\s+/).filter((term) => term.length > 1);
    if (terms.length === 0) { found.hidden = true; return; }
    const asked = field.value;
    const entries = await load().catch(() => null);
    if (asked !== field.value) return;
    found.replaceChildren();
    const status = document.createElement("p");
    status.setAttribute("role", "status");
    const hits = (entries ?? []).map((entry) => [score(entry, terms, asked.trim().toLowerCase()), entry]).filter(([points]) => points > 0)
      .sort((a, b) => b[0] - a[0]);
    status.textContent = entries === null ? "The index cannot be read."
      : hits.length === 0 ? `Nothing has “${field.value}”.`
      : hits.length > 20 ? `The first 20 of ${hits.length} places` : hits.length === 1 ? "1 place" : `${hits.length} places`;
    const list = document.createElement("ol");
    for (const [, entry] of hits.slice(0, 20)) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      const title = document.createElement("b");
      link.href = up + entry.address;
      title.textContent = entry.heading ? `${entry.page} · ${entry.heading}` : entry.page;
      link.append(title, document.createElement("br"), excerpt(entry, terms));
      item.append(link);
      list.append(item);
    }
    found.append(status, list);
    found.hidden = false;
  };

  const close = () => { found.hidden = true; };
  field.addEventListener("focus", () => load().catch(() => {}), { once: true });
  field.addEventListener("input", show);
  form.addEventListener("submit", (event) => { event.preventDefault(); found.querySelector("a")?.click(); });
  // From the field down through the places and back, and out.
  addEventListener("keydown", (event) => {
    const links = [...found.querySelectorAll("a")];
    const isInside = event.target === field || found.contains(event.target);
    if (event.key === "/" && !event.target.closest("input, textarea, select")) { event.preventDefault(); field.focus(); }
    if (event.key === "Escape" && isInside) { close(); field.focus(); }
    if (found.hidden || !isInside || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    const place = links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
    (links[place] ?? field).focus();
  });
  addEventListener("pointerdown", (event) => {
    if (!found.contains(event.target) && !form.contains(event.target)) close();
  });
  found.addEventListener("click", (event) => { if (event.target.closest("a")) close(); });
})();
