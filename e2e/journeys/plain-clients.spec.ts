import { expect, test } from '@playwright/test';

const PLAIN = { headers: { 'accept-encoding': 'identity' } };

test('a client that reads nothing compressed, such as a monitor, gets the page at every address', async ({
  request,
}) => {
  for (const path of ['/', '/leads', '/guide/']) {
    const answer = await request.get(path, PLAIN);
    expect([path, answer.status(), /^<!doctype html>/i.test(await answer.text())]).toEqual([path, 200, true]);
  }
  expect((await request.get('/assets/', PLAIN)).status()).toBe(404);
});
