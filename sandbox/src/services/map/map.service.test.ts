import { expect, test } from 'vitest';
import { openSandbox } from '../../sandbox.testing.ts';

test('squares of a map of Australia, and none beyond the world', async () => {
  const { url } = await openSandbox();
  const tile = (place: string) => fetch(`${url}/tiles/${place}.svg`);
  const canberra = await tile('6/58/38');
  expect([canberra.status, canberra.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await canberra.text()).toContain('Canberra');
  expect(await (await tile('6/0/0')).text()).not.toContain('Canberra');
  for (const place of ['6/64/0', '20/0/0', '6/-1/0', '6/x/0']) expect((await tile(place)).status).toBe(404);
});
