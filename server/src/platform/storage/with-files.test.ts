import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fail } from '../errors/app-error.ts';
import { type Storage, openStorage } from './storage.ts';
import { withFiles } from './with-files.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bellbird-files-'));
  storage = openStorage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const file = (name: string) => ({ key: `offers/${name}.txt`, bytes: Buffer.from(name), contentType: 'text/plain' });
const there = () => Promise.all(['one', 'two'].map((name) => storage.exists(file(name).key)));
const withBoth = (work: () => Promise<unknown>) => withFiles(storage, [file('one'), file('two')], work);

test('files are there before the row that names them, and go when it is refused', async () => {
  const refused = withBoth(async () => {
    expect(await there()).toEqual([true, true]);
    fail('stale_version');
  });
  await expect(refused).rejects.toMatchObject({ code: 'stale_version' });
  expect(await there()).toEqual([false, false]);
});

test('they stay where the row stands, or where nobody knows whether it does', async () => {
  await expect(withBoth(() => Promise.reject(new Error('the line broke at the commit')))).rejects.toThrow('the line');
  expect(await there()).toEqual([true, true]);
  expect(await withBoth(async () => 'done')).toBe('done');
  expect(await there()).toEqual([true, true]);
});
