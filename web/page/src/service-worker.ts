// Keeps the page, so that it works without a network.

import { ENGINES } from './storage.js';

/** The files of this version, and the name of the version: the build writes them here. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** What the names of all versions begin with. */
const PREFIX = 'fourchette-';

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const here = self as unknown as EventTarget & {
  readonly clients: { claim(): Promise<void> };
};

here.addEventListener('install', (event) => {
  // Past the browser's own store, which may hold files of an earlier version.
  const files = FILES.map((file) => new Request(file, { cache: 'reload' }));
  // A version that is open goes on with its own files: the next one waits until nobody has it open.
  (event as Lasting).waitUntil(caches.open(VERSION).then((cache) => cache.addAll(files)));
});

here.addEventListener('activate', (event) => {
  // What has another name belongs to somebody else on the same server.
  const isOld = (name: string) => name.startsWith(PREFIX) && name !== VERSION && name !== ENGINES;
  (event as Lasting).waitUntil(
    caches
      .keys()
      .then((names) => names.filter(isOld))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => here.clients.claim()),
  );
});

here.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const kept = caches
    .open(VERSION)
    .then((cache) => cache.match(request, { ignoreSearch: true }))
    .then((response) => response ?? fetch(request));
  respondWith.call(event, kept);
});
