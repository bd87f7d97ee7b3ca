// For people who read: where they were is kept on this device and offered on the first page, exercises that work are
// ticked, and what was read once can be read offline. Nothing of it is sent anywhere.
(() => {
  "use strict";
  const up = document.documentElement.dataset.up;
  const store = {
    get place() { try { return JSON.parse(localStorage.getItem("place")); } catch { return null; } },
    set place(place) { try { localStorage.setItem("place", JSON.stringify(place)); } catch { /* it isn't offered, then */ } },
  };

  const headings = [...document.querySelectorAll("article :is(h2, h3, h4)[id]")];
  const remember = () => {
    const heading = headings.filter((one) => one.getBoundingClientRect().top < 140).pop();
    const past = Math.round(heading ? -heading.getBoundingClientRect().top : scrollY);
    store.place = {
      page: location.pathname.split("/").pop(), title: document.querySelector("h1").textContent,
      section: heading?.textContent.replace(/\s*#$/, "") ?? "", anchor: heading?.id ?? "", past,
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
    // Beside the invitation, out of the flow: nothing moves.
    const invitation = document.querySelector(".live-invite");
    if (invitation) invitation.after(way); else document.querySelector("article").prepend(way);
  }

  if (!location.protocol.startsWith("http")) return;
  navigator.serviceWorker?.register(`${up}sw.js`).catch(() => {});
  // Not in the page: one that was opened from a file may not fetch it, and would complain.
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = `${up}book.webmanifest`;
  document.head.append(manifest);

  // What the checker noted, if that file is served beside the pages: exercises that work are ticked.
  fetch(`${up}.progress.json`).then((answer) => answer.json()).then(({ exercises }) => {
    const works = new Set(Object.keys(exercises).filter((id) => exercises[id].firstWorked ?? exercises[id].firstPassed));
    for (const row of document.querySelectorAll("article tr:has(a[href*='source/exercises.'])")) {
      if (works.has(row.firstChild.textContent)) row.firstChild.classList.add("works");
    }
    for (const link of document.querySelectorAll("#page-contents a:has(b)")) {
      const count = [...works].filter((id) => id.startsWith(`${link.querySelector("b").textContent}.`)).length;
      if (count) link.insertAdjacentHTML("beforeend", ` <small title="exercises that work">✓ ${count}</small>`);
    }
  }).catch(() => {});
})();
