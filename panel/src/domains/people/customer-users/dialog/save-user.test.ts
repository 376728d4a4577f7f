import { afterEach, expect, test, vi } from 'vitest';
import { saveUser } from './save-user.ts';

afterEach(() => vi.unstubAllGlobals());

const json = (body: object) =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });

test('USER-027 the user is saved first, then each changed link, and the image last', async () => {
  const said: string[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    said.push(`${method} ${path.replace('/api', '')}`);
    return json({ data: { id: 2, version: 4, details: { imageUrl: null }, imageUrl: '/files/tess' } });
  });
  const link = { canReceiveLeads: true, canReceiveLeadsSms: false, showAsContact: true, pages: ['leads' as const] };
  const saved = await saveUser({
    customerId: 7,
    values: {} as never,
    links: [
      { ...link, providerId: 11, linkId: 21, isLinked: true },
      { ...link, providerId: 12, linkId: 22, isLinked: false },
    ] as never,
    image: new Blob(['picture'], { type: 'image/jpeg' }),
    progress: { key: 'key', id: 2, version: 3 },
  });
  expect(said).toEqual([
    'PUT /customers/7/users/2',
    'PUT /customers/7/users/2/providers/21',
    'DELETE /customers/7/users/2/providers/22',
    expect.stringMatching(/^(POST|PUT) \/customers\/7\/users\/2\/image$/),
  ]);
  expect(saved?.details.imageUrl).toBe('/files/tess');
});
