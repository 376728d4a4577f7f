import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Running, withProduct } from './support/with-product.ts';

test('a product for one piece of work is gone after the work has failed, with its database and folder', async () => {
  const closed: string[] = [];
  let seen: Running | undefined;
  const work = withProduct({ name: 'failing', say: () => undefined }, async (running) => {
    seen = running;
    running.atEnd(async () => void closed.push('first'));
    running.atEnd(async () => void closed.push('last'));
    expect((await fetch(`${running.settings.baseUrl}/healthz`)).ok).toBe(true);
    throw new Error('The browser is missing.');
  });
  await expect(work).rejects.toThrow('The browser is missing.');
  if (!seen) throw new Error('The work never began.');
  expect(closed).toEqual(['last', 'first']);
  expect(existsSync(seen.folder)).toBe(false);
  await expect(fetch(`${seen.settings.baseUrl}/healthz`)).rejects.toThrow();
  const { hostname, port } = new URL(seen.databaseUrl);
  await expect(once(connect(Number(port), hostname), 'connect')).rejects.toThrow('ECONNREFUSED');
});
