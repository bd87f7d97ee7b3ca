// What every page does: the button for light and dark, the section that is read, paper, and links into answers.
(() => {
  "use strict";
  const root = document.documentElement;
  const button = document.querySelector(".theme");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : dark.matches);
  const label = () => { button.textContent = isDark() ? "Light" : "Dark"; };
  button.hidden = false;
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    try { localStorage.setItem("theme", root.dataset.theme); } catch { /* it holds for this page */ }
    label();
  });
  dark.addEventListener("change", label);
  label();

  // The contents say which section is being read.
  const links = new Map([...document.querySelectorAll("#page-contents ol ol a")].map((a) => [a.hash.slice(1), a]));
  const headings = [...document.querySelectorAll("article h2[id]")];
  let here = null;
  const mark = () => {
    const current = headings.filter((heading) => heading.getBoundingClientRect().top < 120).pop();
    const link = current ? links.get(current.id) : null;
    if (link === here) return;
    here?.classList.remove("here");
    link?.classList.add("here");
    here = link;
  };
  addEventListener("scroll", mark, { passive: true });
  mark();

  // Paper cannot be clicked: answers are open on it.
  const closed = new Set();
  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll("details:not([open])")) { closed.add(details); details.open = true; }
  });
  addEventListener("afterprint", () => { for (const details of closed) details.open = false; closed.clear(); });

  // A link to a place inside an answer opens it.
  const reveal = () => {
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    const details = target?.closest("details");
    if (details) { details.open = true; target.scrollIntoView(); }
  };
  addEventListener("hashchange", reveal);
  reveal();
})();
