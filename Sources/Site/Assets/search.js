// The search of every page. The index and what ranks it are scripts of their own, loaded with the first key, because a
// page from a disk may read nothing else.
(() => {
  "use strict";
  const form = document.querySelector(".search");
  const field = document.querySelector("#page-search");
  const found = document.querySelector("#page-found");
  const up = document.documentElement.dataset.up;
  form.hidden = false;

  const script = (name) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = up + name;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  let index = null;
  const load = () => index ??= Promise.all([script("search-index.js"), globalThis.ranking ?? script("ranking.js")])
    .then(() => ranking.prepare(searchIndex));

  /** A text in which the words that were asked for are marked. */
  const marked = (text, isTerm) => {
    const out = document.createDocumentFragment();
    for (const [place, part] of text.split(/([\p{L}\d_'’]+)/u).entries()) {
      if (place % 2 === 0 || !isTerm(part)) out.append(part);
      else { const mark = document.createElement("mark"); mark.textContent = part; out.append(mark); }
    }
    return out;
  };

  const show = async () => {
    const asked = field.value;
    if (asked.trim().length < 2) { found.hidden = true; return; }
    const entries = await load().catch(() => null);
    if (asked !== field.value) return;
    const { count, hits, isTerm } = entries ? ranking.rank(entries, asked) : { count: 0, hits: [] };
    found.replaceChildren();
    const status = document.createElement("p");
    status.setAttribute("role", "status");
    status.textContent = entries === null ? "The index cannot be read." : count === 0 ? `Nothing has “${asked}”.`
      : count > 20 ? `The best 20 of ${count} places` : count === 1 ? "1 place" : `${count} places`;
    const list = document.createElement("ol");
    for (const entry of hits) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      const title = document.createElement("b");
      link.href = up + entry.address;
      title.textContent = !entry.heading ? entry.page : /^problem\./.test(entry.address) ? entry.heading : `${entry.page} · ${entry.heading}`;
      link.append(title, document.createElement("br"), marked(entry.sentence, isTerm));
      item.append(link);
      list.append(item);
    }
    found.append(status, list);
    found.hidden = false;
  };

  const close = () => { found.hidden = true; };
  field.addEventListener("focus", () => load().catch(() => {}), { once: true });
  let typing = 0;
  const showNow = () => { clearTimeout(typing); typing = 0; return show(); };
  field.addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(showNow, 60); });
  form.addEventListener("submit", async (event) => { event.preventDefault(); await showNow(); found.querySelector("a")?.click(); });
  // From the field down through the places and back, and out.
  addEventListener("keydown", async (event) => {
    const isInside = event.target === field || found.contains(event.target);
    if (event.key === "/" && !event.target.closest("input, textarea, select")) { event.preventDefault(); field.focus(); }
    if (event.key === "Escape" && isInside) { close(); field.focus(); }
    if (!isInside || !["ArrowDown", "ArrowUp"].includes(event.key) || (found.hidden && !typing)) return;
    event.preventDefault();
    // Fingers may be faster than the list.
    if (typing) await showNow();
    const links = [...found.querySelectorAll("a")];
    const place = links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
    (links[place] ?? field).focus();
  });
  addEventListener("pointerdown", (event) => {
    if (!found.contains(event.target) && !form.contains(event.target)) close();
  });
  found.addEventListener("click", (event) => { if (event.target.closest("a")) close(); });
})();
