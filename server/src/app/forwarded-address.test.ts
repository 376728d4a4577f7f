import { afterEach, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';

let world: World;
afterEach(() => world.close());

/** The address that a session was made from, as the audit and the limits see it. */
async function addressSeen(trust: string, forwarded: string, remoteAddress: string): Promise<string> {
  world = await startWorld({ environment: { TRUST_PROXY: trust } });
  const seen = new Promise<string>((resolve) => {
    world.server.app.addHook('onRequest', (request, _reply, done) => {
      resolve(request.ip);
      done();
    });
  });
  const headers = { 'x-forwarded-for': forwarded };
  await world.server.app.inject({ method: 'GET', url: '/healthz', headers, remoteAddress });
  return seen;
}

test.each([
  ['no proxy', 'false', '203.0.113.9', '198.51.100.7', '198.51.100.7'],
  ['one proxy adds the visitor to what the visitor made up', '1', '1.2.3.4, 203.0.113.9', '10.0.0.2', '203.0.113.9'],
  ['two proxies', '2', '1.2.3.4, 203.0.113.9, 10.0.0.3', '10.0.0.2', '203.0.113.9'],
  ['proxies by network', '10.0.0.0/8', '1.2.3.4, 203.0.113.9, 10.0.0.3', '10.0.0.2', '203.0.113.9'],
  ['a visitor who goes round the proxies', '10.0.0.0/8', '203.0.113.9', '198.51.100.7', '198.51.100.7'],
])('the visitor’s address cannot be made up: %s', async (_name, trust, forwarded, remote, expected) => {
  expect(await addressSeen(trust, forwarded, remote)).toBe(expected);
});
