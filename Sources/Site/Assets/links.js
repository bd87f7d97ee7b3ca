// Every heading and every line of a log can be linked to and copied: a click or a tap chooses it; in a log that has the
// focus, Enter chooses a line, and arrows another one.
(() => {
  "use strict";
  const bar = document.createElement("p");
  const said = document.createElement("span");
  bar.className = "linked";
  said.setAttribute("role", "status");
  let chosen = null;

  const isLine = (element) => element?.matches("pre.log span");
  const copy = async (text) => {
    try { await navigator.clipboard.writeText(text); } catch {
      // A page that came without encryption has no clipboard.
      const field = document.createElement("textarea");
      field.value = text;
      bar.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
    said.textContent = "Copied";
  };
  const button = (words, text) => {
    const one = document.createElement("button");
    one.type = "button";
    one.textContent = words;
    one.addEventListener("click", () => copy(text()));
    return one;
  };
  const words = () => (isLine(chosen) ? chosen : bar.closest(".symptom")?.querySelector("h3") ?? bar.previousElementSibling).textContent.replace(/\s*#$/, "");
  const address = () => new URL(`#${chosen.id}`, location.href).href;
  bar.append(said, button("Copy link", address), button("Copy text", words));

  const mark = (element) => {
    document.querySelector(".marked")?.classList.remove("marked");
    if (isLine(element)) element.classList.add("marked");
  };
  // Tab leads from the place to the buttons.
  const choose = (element, place) => {
    chosen = element;
    mark(element);
    if (!element) { bar.remove(); return; }
    history.replaceState(history.state, "", `#${element.id}`);
    said.textContent = isLine(element) ? `Line ${element.id.split(".").pop()}` : "This place";
    place.after(bar);
  };

  document.addEventListener("click", (event) => {
    if (bar.contains(event.target)) return;
    const line = getSelection().isCollapsed ? event.target.closest("pre.log span[id]") : null;
    const link = event.target.closest(".anchor, .same a");
    if (line) choose(line, line.closest("pre"));
    else if (link) choose(document.getElementById(decodeURIComponent(link.hash.slice(1))), link.parentElement);
    else if (chosen) choose(null);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && chosen) choose(null);
    const lines = event.target.matches("pre.log") ? [...event.target.querySelectorAll("span[id]")] : [];
    const place = lines.findIndex((line) => line.matches(".marked"));
    const step = { Enter: 0, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || (step && place < 0)) return;
    const line = lines[Math.max(place, 0) + step];
    if (!line) return;
    event.preventDefault();
    choose(line, event.target);
    line.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  const marked = () => mark(document.getElementById(decodeURIComponent(location.hash.slice(1))));
  addEventListener("hashchange", marked);
  marked();
})();
