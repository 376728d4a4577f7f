import { pathTo } from '#platform/routing/paths.ts';

/** Where the service worker puts photos that another app shared, until a page takes them. */
const SHARED_CACHE = 'bellbird-shared';
/** The manifest's `share_target`. */
export const SHARE_PATH = '/share-photos';
/** Where a share ends up. */
const GOAL = `${pathTo('galleries')}?shared=true`;
const FIELD = 'photos';

/** In the worker: stores the photos of a share and opens the page that asks where they belong. */
export async function storeShared(request: Pick<Request, 'formData'>): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll(FIELD).filter((entry) => entry instanceof File);
  const cache = await openShared();
  // An earlier share that nobody took is over.
  for (const key of await cache.keys()) await cache.delete(key);
  for (const [at, file] of files.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(`${SHARE_PATH}/${String(at).padStart(4, '0')}`, new Response(file, { headers }));
  }
  return Response.redirect(GOAL, 303);
}

/** In the page: the shared photos, once. */
export async function takeShared(): Promise<File[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await openShared();
  const files: File[] = [];
  for (const key of await cache.keys()) {
    const stored = await cache.match(key);
    if (stored) files.push(await toFile(stored));
  }
  await forgetShared();
  return files;
}

export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE);
}

function openShared(): Promise<Cache> {
  return caches.open(SHARED_CACHE);
}

async function toFile(stored: Response): Promise<File> {
  const name = decodeURIComponent(stored.headers.get('x-name') ?? 'photo.jpg');
  const type = stored.headers.get('content-type') ?? '';
  return new File([await stored.blob()], name, { type });
}
