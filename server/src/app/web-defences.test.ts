import { createLog } from '#platform/log/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { createHttp } from './app.ts';

let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.owner();
});
afterAll(() => world.close());

test('production requires TLS for a year, on subdomains too', async () => {
  const headerOf = async (isProduction: boolean) => {
    const app = await createHttp({ log: createLog('silent'), isProduction, trustProxy: false });
    const { headers } = await app.inject('/anything');
    await app.close();
    return headers['strict-transport-security'];
  };
  expect(await headerOf(true)).toBe('max-age=31536000; includeSubDomains');
  expect(await headerOf(false)).toBeUndefined();
});

test('other sites are given no leave to read or to ask first', async () => {
  const origin = 'https://evil.example';
  const read = await owner.call('GET', '/leads', { headers: { origin } });
  const asked = await world.anyone('OPTIONS', '/leads', {
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-access-token' },
  });
  expect(asked.statusCode).toBe(404);
  for (const { headers } of [read, asked])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

/** An address that is no file shows the panel, if it is built, which says that there is no such page. */
async function answerTo(path: string): Promise<string> {
  const { statusCode, headers, body } = await world.server.app.inject(path);
  return `${statusCode} ${headers['content-type']} ${body}`;
}

test('TRACE repeats nothing, and folders are not listed', async () => {
  expect((await world.anyone('TRACE', '/leads')).statusCode).toBe(404);
  for (const path of ['/files/public/', '/files/public/items/', '/assets/', '/.git/config', '/.env'])
    expect(await answerTo(path)).toMatch(/^(?:4|200 text\/html.*<div id="root">)/s);
});

test('a repeated parameter is refused where one is meant', async () => {
  expect((await owner.call('GET', '/leads?page=1&page=2')).statusCode).toBe(422);
});
