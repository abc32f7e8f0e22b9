/**
 * The worker keeps every file of one version together, so that an open page goes on with its own version until its user takes
 * the new one. It keeps nothing of what the server answers.
 */
declare const self: ServiceWorkerGlobalScope;
/** Written in front of this file by the build (build/serviceWorker.ts). */
declare const VERSION: string;
declare const FILES: readonly string[];

const CACHE = `masabasi-${VERSION}`;
/** The worker before this one was Workbox's; its cache goes as well. */
const OURS = /^(masabasi|workbox)-/;
const PAGE = '/index.html';
/** Calls, addresses that machines ask, pages for people outside, and files are no page of the product. */
const NO_PAGE = [
  /^\/(api|health|ready|metrics|webistek|hesap|anket|davet|odeme|teklif|aydinlatma)(\/|$)/i,
  /\/[^/]*\.[^/]*$/,
];
const kept = new Set(FILES);

/** A built file has its content in its name, so an older version's copy is as good as the server's. */
async function keep(cache: Cache, file: string): Promise<void> {
  const built = file.startsWith('/assets/');
  const response =
    (built && (await caches.match(file))) || (await fetch(file, { cache: built ? 'default' : 'reload' }));
  if (!response.ok) throw new Error(`${file}: ${String(response.status)}`);
  await cache.put(file, response);
}

/** One file after the other, so that a page's own requests are not held up. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of FILES) await keep(cache, file);
}

async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => OURS.test(name) && name !== CACHE).map((name) => caches.delete(name)));
}

/** The browser may have thrown the cache away: then the server answers. */
async function answer(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(removeOthers()));

// Pages of versions from before this worker say it in the same words.
self.addEventListener('message', ({ data }: { readonly data: unknown }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const address = pathname + search;
  const page = request.mode === 'navigate' && !NO_PAGE.some((no) => no.test(address));
  const file = page ? PAGE : address;
  if (kept.has(file)) event.respondWith(answer(file, request));
});
