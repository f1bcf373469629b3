import { type KeepPage, workerMessages } from './messages';

/** As much of a service worker's scope as is used: the page's types know windows only. */
interface WorkerScope {
  readonly kept?: KeptPages;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', hear: (event: LifeEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
}
interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What the server writes before this script: the build, and the files of each page marked `offline`, by path. */
interface KeptPages {
  readonly version: string;
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

const scope = self as unknown as WorkerScope;
const { version, pages } = scope.kept ?? { version: '', pages: {} };
const cacheName = `${workerMessages.cachePrefix}${version}`;
/** Says in the cache whose documents lie in it. */
const ownerAddress = '/kept-owner';
/** Proxies say so while a server is starting. */
const awayStatus = [502, 503, 504];

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(workerMessages.cachePrefix));

/** Keeps a page: its files, which never change, then its document as it is now. */
async function keep(path: string, person: string): Promise<void> {
  const files = pages[path];
  if (!files) return;
  const cache = await caches.open(cacheName);
  const owner = await (await cache.match(ownerAddress))?.text();
  if (owner === person && (await cache.match(path)) && (await hasAll(cache, files))) return;
  const document = await fetch(path, { credentials: 'same-origin', headers: { accept: 'text/html' } });
  if (!document.ok || document.redirected) return;
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  await cache.put(ownerAddress, new Response(person));
  await cache.put(path, document);
}

async function hasAll(cache: Cache, files: readonly string[]): Promise<boolean> {
  const found = await Promise.all(files.map((file) => cache.match(file)));
  return found.every(Boolean);
}

/** A newer build stores the pages that an older one stored; the older ones are deleted only then. */
async function takeOver(): Promise<void> {
  await scope.clients.claim();
  const older = (await ours()).filter((name) => name !== cacheName);
  for (const name of older) {
    const cache = await caches.open(name);
    const person = await (await cache.match(ownerAddress))?.text();
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path in pages);
    try {
      if (person) for (const path of paths) await keep(path, person);
      await caches.delete(name);
    } catch {
      // no network just now: the older pages stay until the next time
    }
  }
}

async function keptAnswer(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path)) ?? caches.match(path);
}

/** The server's document; while it is out of reach the one that is kept. */
async function documentOf(request: Request, path: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!awayStatus.includes(answer.status)) return answer;
    return (await keptAnswer(path)) ?? answer;
  } catch (error) {
    const kept = await keptAnswer(path);
    if (!kept) throw error;
    return kept;
  }
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => {
  const message = event.data as KeepPage;
  if (message.type === 'keep') event.waitUntil(keep(message.path, message.person).catch(() => undefined));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname in pages) event.respondWith(documentOf(request, pathname));
    return;
  }
  // files of a build are named by their content: a stored file is always right
  if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(pathname).then((found) => found ?? fetch(request)));
});
