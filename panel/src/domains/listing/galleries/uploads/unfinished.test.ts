import { expect, it } from 'vitest';
import { type Unfinished, matchUnfinished } from './unfinished.ts';

const missing = (name: string, size: number, uploadId = name): Unfinished => ({
  uploadId,
  galleryId: 4,
  providerId: 2,
  tags: ['cake'],
  name,
  size,
});
const file = (name: string, size: number) => new File(['x'.repeat(size)], name);

it('a photo that is chosen again is known by its name and size, so that it keeps its id', () => {
  const { matched, others } = matchUnfinished(
    [file('a.jpg', 3), file('b.jpg', 9), file('a.jpg', 4)],
    [missing('a.jpg', 4, 'second'), missing('a.jpg', 3, 'first')],
  );
  expect(matched.map(({ photo }) => photo.uploadId)).toEqual(['first', 'second']);
  expect(others.map(({ name }) => name)).toEqual(['b.jpg']);
});

it('one missing photo is not matched twice', () => {
  const { matched, others } = matchUnfinished([file('a.jpg', 3), file('a.jpg', 3)], [missing('a.jpg', 3)]);
  expect(matched).toHaveLength(1);
  expect(others).toHaveLength(1);
});
