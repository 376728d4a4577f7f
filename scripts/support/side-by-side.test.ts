import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

const never = new AbortController().signal;

function untilAborted(signal: AbortSignal, then: () => void): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      then();
      reject(new Error('I was stopped'));
    });
  });
}

test('returns what each work returns', async () => {
  expect(await sideBySide(never, [async () => 1, async () => 'two'])).toEqual([1, 'two']);
});

test('a failure stops the others and is reported when they have stopped, in its own words', async () => {
  const stopped: string[] = [];
  const works = [
    (signal: AbortSignal) => untilAborted(signal, () => stopped.push('the build')),
    () => Promise.reject(new Error('The disk is full')),
  ];
  await expect(sideBySide(never, works)).rejects.toThrow('The disk is full');
  expect(stopped).toEqual(['the build']);
});

test('somebody who cancels stops all of them', async () => {
  const cancelled = new AbortController();
  const stopped: string[] = [];
  const works = ['the build', 'the database'].map(
    (name) => (signal: AbortSignal) => untilAborted(signal, () => stopped.push(name)),
  );
  const running = sideBySide(cancelled.signal, works);
  cancelled.abort();
  await expect(running).rejects.toThrow('I was stopped');
  expect(stopped).toEqual(['the build', 'the database']);
});
