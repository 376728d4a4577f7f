import { expect, test } from 'vitest';
import { inTurn } from './picture-work.ts';

const MEGAPIXEL = 1_000_000;

/** Starts works of these sizes (in megapixels) and lets the test end them one by one. */
function begin(sizes: readonly number[]) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const all = sizes.map((size, at) =>
    inTurn(size * MEGAPIXEL, () => {
      started.push(at);
      return new Promise<void>((resolve) => (ends[at] = resolve));
    }),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started: async () => {
      await settle();
      return [...started];
    },
    end: (at: number) => ends[at]?.(),
    all: Promise.all(all),
  };
}

test('two pictures of a phone are drawn at once, one of the largest alone, and nobody overtakes', async () => {
  const work = begin([12, 12, 36, 12]);
  expect(await work.started()).toEqual([0, 1]);
  work.end(0);
  expect(await work.started()).toEqual([0, 1]);
  work.end(1);
  expect(await work.started()).toEqual([0, 1, 2]);
  work.end(2);
  expect(await work.started()).toEqual([0, 1, 2, 3]);
  work.end(3);
  await work.all;
});

test('a picture that fails makes room like any other', async () => {
  await expect(inTurn(36 * MEGAPIXEL, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(36 * MEGAPIXEL, async () => 'drawn')).toBe('drawn');
});
