// Keeps the page, so that it works without a network.

import { ENGINES } from './storage.js';

/** The files of this version, and the name of the version: the build writes them here. */
declare const FILES: readonly string[];
declare const VERSION: string;

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const here = self as unknown as EventTarget & {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
};

here.addEventListener('install', (event) => {
  // Past the browser's own store, which may hold files of an earlier version.
  const files = FILES.map((file) => new Request(file, { cache: 'reload' }));
  (event as Lasting).waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(files))
      .then(() => here.skipWaiting()),
  );
});

here.addEventListener('activate', (event) => {
  (event as Lasting).waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== VERSION && name !== ENGINES))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => here.clients.claim()),
  );
});

here.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const kept = caches.match(request, { ignoreSearch: true }).then((response) => response ?? fetch(request));
  respondWith.call(event, kept);
});
