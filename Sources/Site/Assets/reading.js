// For people who read: where they were is kept on this device and offered on the first page, a line of a log can be
// linked to, and what was read once can be read offline. Nothing of it is sent anywhere.
(() => {
  "use strict";
  const up = document.documentElement.dataset.up;
  const store = {
    get place() { try { return JSON.parse(localStorage.getItem("place")); } catch { return null; } },
    set place(place) { try { localStorage.setItem("place", JSON.stringify(place)); } catch { /* it isn't offered, then */ } },
  };

  const headings = [...document.querySelectorAll("article :is(h2, h3, h4)[id]")];
  const words = (element) => [...element.childNodes].filter((node) => !node.classList?.contains("anchor"))
    .map((node) => node.textContent).join("").trim();
  const remember = () => {
    const heading = headings.filter((one) => one.getBoundingClientRect().top < 140).pop();
    const past = Math.round(heading ? -heading.getBoundingClientRect().top : scrollY);
    store.place = {
      page: location.pathname.split("/").pop(), title: document.querySelector("h1").textContent,
      section: heading ? words(heading) : "", anchor: heading?.id ?? "", past,
    };
  };
  if (document.body.classList.contains("page")) {
    let waiting = 0;
    addEventListener("scroll", () => { clearTimeout(waiting); waiting = setTimeout(remember, 300); }, { passive: true });
    addEventListener("pagehide", remember);
    // Back to the line, not only to its heading.
    const place = store.place;
    if (location.hash === "#resume" && place?.page === location.pathname.split("/").pop()) {
      history.replaceState(null, "", place.anchor ? `#${place.anchor}` : location.pathname);
      const from = place.anchor ? document.getElementById(place.anchor) : null;
      addEventListener("load", () => scrollTo({ top: (from ? from.getBoundingClientRect().top + scrollY : 0) + place.past, behavior: "instant" }));
    }
  }

  const place = store.place;
  if (document.body.classList.contains("first") && place?.page?.match(/^[\w-]+\.html$/)) {
    const way = document.createElement("p");
    const link = document.createElement("a");
    way.className = "resume";
    link.href = `${place.page}#resume`;
    link.textContent = place.section ? `${place.title}: ${place.section}` : place.title;
    way.append("You were here: ", link);
    (document.querySelector(".ways") ?? document.querySelector("article").firstChild).before(way);
  }

  // A click on a line of a log marks it, and puts the link to it into the address.
  const mark = (line) => {
    document.querySelector(".marked")?.classList.remove("marked");
    line?.classList.add("marked");
  };
  document.addEventListener("click", (event) => {
    const line = event.target.closest("pre.log span[id]");
    if (!line || !getSelection().isCollapsed) return;
    mark(line);
    history.replaceState(history.state, "", `#${line.id}`);
  });
  const marked = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    mark(target?.matches("pre.log span") ? target : null);
  };
  addEventListener("hashchange", marked);
  marked();

  if (location.protocol.startsWith("http")) navigator.serviceWorker?.register(`${up}sw.js`).catch(() => {});
})();
