import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createOutside } from './outside.ts';
import { isPublicAddress } from './public-address.ts';

const READ = { maxBytes: 1000, timeoutMs: 5000 };

async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { problem?: string }) => error.problem,
  );
const readPublic = (address: string, resolve?: (host: string) => Promise<{ address: string; family: number }[]>) =>
  problemOf(createOutside({ trusted: [], ...(resolve && { resolve }) }).read(new URL(address), READ));

test('who we are is told to the address that was given, not to one it sends us on to', async () => {
  const told: (string | undefined)[] = [];
  const hear: RequestListener = ({ headers }, response) => {
    told.push(headers.authorization, headers['if-none-match'] as string | undefined);
    response.end('files');
  };
  const files = await serve(hear);
  const first = await serve(({ headers }, response) => {
    told.push(headers.authorization);
    response.writeHead(307, { location: files }).end();
  });
  const outside = createOutside({ trusted: [first, files] });
  const headers = { authorization: 'Basic secret', 'if-none-match': '"1"' };
  await outside.read(new URL(first), { ...READ, headers });
  expect(told).toEqual(['Basic secret', undefined, '"1"']);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'not an address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '203.0.114.1', '2606:4700::1111', '2a00:1450:4009::200e'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://example.com/a.ics',
  'https://example.com:8443/a.ics',
  'https://user:secret@example.com/a.ics',
  'ftp://example.com/a.ics',
  'https://127.0.0.1/a.ics',
  'https://2130706433/a.ics',
  'https://0x7f.1/a.ics',
  'https://[::1]/a.ics',
  'https://[::ffff:10.0.0.1]/a.ics',
])('%s is refused before anything is sent', async (address) => {
  expect(await readPublic(address)).toBe('forbidden_address');
});

test('a name is refused when one of its addresses is in our own network', async () => {
  const resolve = () =>
    Promise.resolve([
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ]);
  expect(await readPublic('https://calendar.example/a.ics', resolve)).toBe('forbidden_address');
});

test('a name is resolved once: what it leads to after the check does not matter', async () => {
  const asked: string[] = [];
  const outside = createOutside({
    trusted: [],
    resolve: (host) => {
      asked.push(host);
      // Nobody with a certificate for the name answers there; a second answer would lead into our network.
      return Promise.resolve([{ address: asked.length === 1 ? '9.9.9.9' : '127.0.0.1', family: 4 }]);
    },
  });
  const read = outside.read(new URL('https://calendar.example/a.ics'), { ...READ, timeoutMs: 300 });
  expect(['too_slow', 'unreachable']).toContain(await problemOf(read));
  expect(asked).toEqual(['calendar.example']);
});

test('a redirect is checked like the first address', async () => {
  const inside = await serve((_request, response) => response.end('secret'));
  const url = await serve((_request, response) => response.writeHead(302, { location: inside }).end());
  const outside = createOutside({ trusted: [url] });
  expect(await problemOf(outside.read(new URL(url), READ))).toBe('forbidden_address');
});

test.each([301, 302, 303, 307, 308])('a page that moved with %d is found where it is', async (status) => {
  const url = await serve((request, response) =>
    request.url === '/new' ? response.end('here') : response.writeHead(status, { location: '/new' }).end(),
  );
  expect((await createOutside({ trusted: [url] }).read(new URL(url), READ)).body?.toString()).toBe('here');
});

test('three redirects are followed, the fourth is not; one that leads nowhere neither', async () => {
  const url = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) return response.end('here');
    return response.writeHead(302, { location: left > 9 ? 'http://[' : `/${left - 1}` }).end();
  });
  const outside = createOutside({ trusted: [url] });
  expect((await outside.read(new URL(`${url}/3`), READ)).body?.toString()).toBe('here');
  expect(await problemOf(outside.read(new URL(`${url}/4`), READ))).toBe('unreachable');
  expect(await problemOf(outside.read(new URL(`${url}/10`), READ))).toBe('unreachable');
});

test('a compressed body is refused, as it could grow to any size; we ask for none', async () => {
  const asked: unknown[] = [];
  const url = await serve((request, response) => {
    asked.push(request.headers['accept-encoding'], request.headers['user-agent']);
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
  });
  expect(await problemOf(createOutside({ trusted: [url] }).read(new URL(url), READ))).toBe('unreachable');
  expect(asked).toEqual(['identity', 'Bellbird']);
});

test('an address is looked at before anything is read', async () => {
  const at = (address: string) => () => Promise.resolve([{ address, family: 4 }]);
  const check = (url: string, resolve: () => Promise<{ address: string; family: number }[]>, trusted: string[] = []) =>
    problemOf(createOutside({ trusted, resolve }).assertPublic(new URL(url)));
  expect(await check('https://calendar.example/a.ics', at('8.8.8.8'))).toBe('none');
  expect(await check('https://calendar.example/a.ics', at('10.0.0.5'))).toBe('forbidden_address');
  expect(await check('https://calendar.example/a.ics', () => Promise.resolve([]))).toBe('unreachable');
  expect(await check('https://calendar.example/a.ics', () => Promise.reject(new Error('no such name')))).toBe(
    'unreachable',
  );
  expect(await check('http://calendar.example/a.ics', at('8.8.8.8'))).toBe('forbidden_address');
  expect(await check('https://8.8.8.8/a.ics', at('10.0.0.5'))).toBe('none');
  expect(await check('http://localhost:3001/a.ics', at('127.0.0.1'), ['http://localhost:3001'])).toBe('none');
});

test('redirects end', async () => {
  const url = await serve((_request, response) => response.writeHead(302, { location: '/again' }).end());
  expect(await problemOf(createOutside({ trusted: [url] }).read(new URL(url), READ))).toBe('unreachable');
});

test('a body is read up to the limit, and not when nothing has changed', async () => {
  const url = await serve((request, response) => {
    if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
    if (request.url === '/old')
      return response.writeHead(200, { 'last-modified': 'Tue, 17 Nov 2026 02:00:00 GMT' }).end();
    return response.writeHead(200, { etag: '"1"' }).end('x'.repeat(request.url === '/large' ? 1001 : 1000));
  });
  const outside = createOutside({ trusted: [url] });
  const first = await outside.read(new URL(url), READ);
  expect(first).toMatchObject({ etag: '"1"', lastModified: null });
  expect(first.body).toHaveLength(1000);
  expect(await outside.read(new URL(`${url}/old`), READ)).toMatchObject({
    etag: null,
    lastModified: 'Tue, 17 Nov 2026 02:00:00 GMT',
  });
  const again = await outside.read(new URL(url), { ...READ, headers: { 'if-none-match': '"1"' } });
  expect(again.body).toBeUndefined();
  expect(await problemOf(outside.read(new URL(`${url}/large`), READ))).toBe('too_large');
});

test.each([
  [404, 'not_found'],
  [410, 'not_found'],
  [401, 'no_access'],
  [403, 'no_access'],
  [402, 'unreachable'],
  [206, 'unreachable'],
  [500, 'unreachable'],
])('the status %s is the problem %s', async (status, problem) => {
  const url = await serve((_request, response) => response.writeHead(status).end('no'));
  expect(await problemOf(createOutside({ trusted: [url] }).read(new URL(url), READ))).toBe(problem);
});

test('a server that never ends its answer is left', async () => {
  const url = await serve((_request, response) => response.writeHead(200).write('x'));
  const read = createOutside({ trusted: [url] }).read(new URL(url), { ...READ, timeoutMs: 200 });
  expect(await problemOf(read)).toBe('too_slow');
});
