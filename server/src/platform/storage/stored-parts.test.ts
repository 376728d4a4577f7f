import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { deleteParts, getParts, putParts } from './stored-parts.ts';
import type { Storage } from './storage.ts';

const MB = 1024 * 1024;

function createMemory() {
  const files = new Map<string, Buffer>();
  const storage = {
    put: async (key: string, content: Buffer) => void files.set(key, content),
    get: async (key: string) => {
      const content = files.get(key);
      return content && { stream: Readable.from([content]), contentType: '', size: content.length };
    },
    delete: async (key: string) => void files.delete(key),
  } as unknown as Storage;
  return { files, storage };
}
const put = (storage: Storage, ...sizes: number[]) =>
  putParts(storage, 'a', Readable.from(sizes.map((size, at) => Buffer.alloc(size, at + 1))));

test.each([
  ['less than a part', [MB, MB], [2 * MB]],
  ['exactly a part', [5 * MB, 3 * MB], [8 * MB]],
  ['a little more', [5 * MB, 3 * MB, 1], [8 * MB, 1]],
  ['nothing', [], []],
])('%s is stored in files of eight megabytes', async (_case, sizes, stored) => {
  const { files, storage } = createMemory();
  expect(await put(storage, ...sizes)).toEqual({
    parts: stored.length,
    size: stored.reduce((sum, each) => sum + each, 0),
  });
  expect([...files.keys()]).toEqual(['a/000000', 'a/000001'].slice(0, stored.length));
  expect([...files.values()].map(({ length }) => length)).toEqual(stored);
});

test('they are read again in their order, and deleted all', async () => {
  const { files, storage } = createMemory();
  const { parts } = await put(storage, 8 * MB, 8 * MB, 3);
  const read = Buffer.concat(await getParts(storage, 'a', parts).toArray());
  expect([read.length, read[0], read[8 * MB], read.at(-1)]).toEqual([16 * MB + 3, 1, 2, 3]);
  await deleteParts(storage, 'a', parts);
  expect(files.size).toBe(0);
});

test('a part that is missing is an error, not a shorter file', async () => {
  const { files, storage } = createMemory();
  const { parts } = await put(storage, 8 * MB, 3);
  files.delete('a/000001');
  await expect(getParts(storage, 'a', parts).toArray()).rejects.toThrow('A part of a is missing.');
});
