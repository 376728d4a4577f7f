import { type KeepShell, SHELL_PATH } from '#platform/offline/shell-message.ts';
import { SHARE_PATH, storeShared } from '#platform/uploads/shared-photos.ts';
import { type FetchEvent, type Waiting, worker } from './scope.ts';

/** Which files of this build the offline pages need; written into the worker by its build, as JSON. */
declare const SHELL: string;
const shell = JSON.parse(SHELL) as {
  readonly build: string;
  /** The document of this build, and no other, names it. */
  readonly entry: string;
  /** In every language, and in each. */
  readonly common: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
};

const PREFIX = 'bellbird-shell-';
const CACHE = PREFIX + shell.build;
const ASSETS = '/assets/';
/** Not pages of the panel. */
const NOT_PAGES = /^\/(?:api|files|assets|q|hooks)\/|^\/(?:healthz|readyz)$|\.\w+$/;
/** A line that takes longer for the document is as good as none. */
const PATIENCE_MS = 10_000;
/** A proxy's answer when there is no server behind it. */
const UNREACHABLE: ReadonlySet<number> = new Set([502, 503, 504]);
const DAY_MS = 24 * 60 * 60_000;
/** Where another answer of the server's may be compressed differently, the stored one is the same file. */
const ANY_VARIANT = { ignoreVary: true } as const;

type Message = Waiting & { data: unknown };

/** A copy of another build is of no use: this worker would not offer it. */
export async function dropOtherBuilds(): Promise<void> {
  // The browser asks for the document while the worker starts.
  await worker.registration.navigationPreload?.enable();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** Stores the panel when a page asks for it, and answers with it when the server cannot be reached. */
export function serveShell(): void {
  worker.addEventListener('message', (event: Message) => {
    const message = event.data as Partial<KeepShell> | null;
    if (message?.kind === 'keep-shell') event.waitUntil(keepShell(message.language ?? 'en').catch(() => undefined));
  });

  worker.addEventListener('fetch', (event: FetchEvent) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin === worker.location.origin && request.method === 'POST' && pathname === SHARE_PATH)
      return event.respondWith(storeShared(request));
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (pathname.startsWith(ASSETS)) event.respondWith(findFile(request));
    else if (request.mode === 'navigate' && !NOT_PAGES.test(pathname)) event.respondWith(findPage(event));
  });
}

/** File by file, so that what somebody is doing has the line to itself. The document comes last: then all is here. */
async function keepShell(language: string): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of [...shell.common, ...(shell.texts[language] ?? [])]) {
    if (!(await cache.match(`/${file}`, ANY_VARIANT))) await keep(cache, `/${file}`, await fetch(`/${file}`));
  }
  if (!isFresh(await cache.match(SHELL_PATH, ANY_VARIANT))) await keepDocument(cache);
}

/** The configuration in the document may change without a new build. */
function isFresh(document: Response | undefined): boolean {
  const at = document?.headers.get('date');
  return at !== null && at !== undefined && Date.now() - Date.parse(at) < DAY_MS;
}

/** During a release the server may already send another build's document; that build brings its own worker. */
async function keepDocument(cache: Cache): Promise<void> {
  const answer = await fetch(SHELL_PATH, { cache: 'no-store' });
  if ((await answer.clone().text()).includes(shell.entry)) await keep(cache, SHELL_PATH, answer);
}

async function keep(cache: Cache, path: string, answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${path} is not there.`);
  await cache.put(path, answer);
}

/** A file's name contains the hash of its content, so a stored one is never out of date. */
async function findFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url, ANY_VARIANT)) ?? fetch(request);
}

/** The server's document. The stored one only if there is no answer: an old panel must not meet a new server. */
async function findPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(SHELL_PATH, ANY_VARIANT);
  const answer = preloadResponse.then((early) => early ?? fetch(request));
  if (!stored) return answer;
  try {
    const answered = await Promise.race([answer, refuseAfter(PATIENCE_MS)]);
    return UNREACHABLE.has(answered.status) ? await markStored(stored) : answered;
  } catch {
    return markStored(stored);
  }
}

function refuseAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The line is slow.')), ms));
}

/** The page must know that it is a copy: see `stored-page.ts`. */
async function markStored(stored: Response): Promise<Response> {
  const headers = new Headers(stored.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response((await stored.text()).replace('<html ', '<html data-stored '), { headers });
}
