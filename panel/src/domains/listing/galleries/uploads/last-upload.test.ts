// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readLastUpload, rememberUpload } from './last-upload.ts';

beforeEach(() => localStorage.clear());

it('the next photos go where the last ones went, with their tags', () => {
  const goals = [{ galleryId: 4 }, { galleryId: 7 }];
  expect(readLastUpload(goals)).toEqual({ galleryId: 4, tags: [] });
  rememberUpload({ galleryId: 7, tags: ['cake'] });
  expect(readLastUpload(goals)).toEqual({ galleryId: 7, tags: ['cake'] });
});

it('a gallery that is not offered, and what is no tag, is left out', () => {
  rememberUpload({ galleryId: 9, tags: ['cake'] });
  expect(readLastUpload([{ galleryId: 4 }])).toEqual({ galleryId: 4, tags: [] });
  localStorage.setItem('bellbird.lastUpload', JSON.stringify({ galleryId: 4, tags: ['nonsense', 'cake'] }));
  expect(readLastUpload([{ galleryId: 4 }])).toEqual({ galleryId: 4, tags: ['cake'] });
});
