import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a cut line makes a photo wait and go on, with what it was first sent with', async () => {
  const sent: string[] = [];
  let isCut = true;
  const queue = createUploadQueue<string>({
    prepare: async (each) => each,
    send: async (_file, _way, details) => {
      sent.push(details);
      if (isCut) throw new Error('cut');
    },
    retryAfter: (_failure, attempt) => attempt * 1000,
  });
  queue.add([{ file: file('a.jpg'), details: 'id-1' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.get()[0]?.state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['id-1', 'id-1']);
  isCut = false;
  queue.wakeAll();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.get()[0]?.state).toBe('done');
  expect(sent).toEqual(['id-1', 'id-1', 'id-1']);
});

it('what is refused stays with its reason while the others are sent', async () => {
  const queue = createUploadQueue<undefined>({
    prepare: async (each) => (each.name === 'a.heic' ? 'heic' : each),
    send: async (each) => {
      if (each.name === 'b.jpg') throw new Error('full');
    },
    retryAfter: () => undefined,
  });
  queue.add(['a.heic', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => ({ file: file(name), details: undefined })));
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.get().map(({ state, fault }) => [state, fault])).toEqual([
    ['failed', 'heic'],
    ['failed', undefined],
    ['done', undefined],
    ['done', undefined],
  ]);
});
