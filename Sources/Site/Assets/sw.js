// Reading offline: the book's pages are kept at the first visit. With a network the newest page counts, without one the
// page that was kept.
importScripts("offline-files.js");
const { version, files } = self.offline;
const name = `book-${version}`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});
addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((old) => old.startsWith("book-") && old !== name).map((old) => caches.delete(old))))
    .then(() => self.clients.claim()));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(fetch(request).then((response) => {
    if (response.ok) {
      const copy = response.clone();
      event.waitUntil(caches.open(name).then((cache) => cache.put(request, copy)));
    }
    return response;
  }).catch(async () => (await caches.match(request, { ignoreSearch: true })) ?? (await caches.match("404.html")) ?? Response.error()));
});
