import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetShared, storeShared, takeShared } from './shared-photos.ts';

/** The browser's caches, in memory. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        keys: async () => [...store.keys()],
        match: async (key: string) => store.get(key)?.clone(),
        put: async (key: string, answer: Response) => void store.set(key, answer),
        delete: async (key: string) => store.delete(key),
      };
    },
    delete: async (name: string) => stores.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal('caches', createCaches());
  // Outside a browser a redirect needs a whole address.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to, status) => new Response(null, { status: status ?? 302, headers: { location: String(to) } }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function share(...names: string[]): Promise<Response> {
  const body = new FormData();
  for (const name of names) body.append('photos', new File([name], name, { type: 'image/jpeg' }));
  return storeShared({ formData: async () => body });
}

it('photos that another app shares wait for the galleries, in order and under their names', async () => {
  const answer = await share('Möwe 1.jpg', 'b.jpg');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/galleries?shared=true']);
  const files = await takeShared();
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['Möwe 1.jpg', 'image/jpeg'],
    ['b.jpg', 'image/jpeg'],
  ]);
  expect(await files[0]?.text()).toBe('Möwe 1.jpg');
});

it('shared photos are taken once, replaced by the next share, and gone after a logout', async () => {
  await share('a.jpg', 'b.jpg');
  await share('c.jpg');
  expect((await takeShared()).map(({ name }) => name)).toEqual(['c.jpg']);
  expect(await takeShared()).toEqual([]);
  await share('d.jpg');
  await forgetShared();
  expect(await takeShared()).toEqual([]);
});
