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
    progress: { key: 'key', id: 2, version: 3, links: new Map() },
  });
  expect(said).toEqual([
    'PUT /customers/7/users/2',
    'PUT /customers/7/users/2/providers/21',
    'DELETE /customers/7/users/2/providers/22',
    expect.stringMatching(/^(POST|PUT) \/customers\/7\/users\/2\/image$/),
  ]);
  expect(saved?.details.imageUrl).toBe('/files/tess');
});

test('USER-027 saving again continues after the links that were saved, and adds none of them twice', async () => {
  const said: string[] = [];
  const keys = new Set<string | null>();
  let isDown = true;
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    said.push(`${method} ${path.replace('/api/customers/7/users/2', '')}`);
    const { providerId } = method === 'POST' ? (JSON.parse(String(body)) as { providerId?: number }) : {};
    if (providerId === 13) keys.add(new Headers(headers).get('Idempotency-Key'));
    if (providerId === 13 && isDown) throw new TypeError('Failed to fetch');
    return json({ data: { id: method === 'POST' ? 31 : 2, version: 4, details: { imageUrl: null } } });
  });
  const link = { canReceiveLeads: true, canReceiveLeadsSms: false, showAsContact: true, pages: ['leads' as const] };
  const saving = {
    customerId: 7,
    values: {} as never,
    links: [
      { ...link, providerId: 11, linkId: undefined, isLinked: true },
      { ...link, providerId: 12, linkId: 22, isLinked: false },
      { ...link, providerId: 13, linkId: undefined, isLinked: true },
    ],
    image: undefined,
    progress: { key: 'key', id: 2, version: 3, links: new Map<never, never>() },
  };
  await expect(saveUser(saving)).rejects.toThrow();
  expect(said.splice(0)).toEqual(['PUT ', 'POST /providers', 'DELETE /providers/22', 'POST /providers']);
  isDown = false;
  await saveUser(saving);
  expect(said).toEqual(['PUT ', 'PUT /providers/31', 'POST /providers']);
  expect(keys.size).toBe(1);
});
