import { describe, expect, test } from 'vitest';
import { isRedrawn, planReview } from './photo-edits.rules.ts';
import { toOriginalKey, toPhotoPlace, toSizeKey } from './photo-files.rules.ts';

const crop = (x: number, width: number) => ({ x, y: 0, width, height: 1 });
const edit = (x: number, width: number, turn: 0 | 90 = 0) => ({
  turn,
  crop: crop(x, width),
  focus: { x: 0.5, y: 0.5 },
});

describe('an edited photo', () => {
  test('that was approved is reviewed again only if it shows more than the team has seen', () => {
    const half = { status: 'active' as const, edit: edit(0, 0.5), seen_area: null };
    expect(planReview(half, edit(0.1, 0.3))).toEqual({ isReviewed: false, seenArea: crop(0, 0.5) });
    expect(planReview(half, edit(0, 0.6))).toEqual({ isReviewed: true, seenArea: null });
    expect(planReview({ ...half, status: 'passive' }, edit(0, 0.6)).isReviewed).toBe(true);
    expect(planReview({ ...half, status: 'passive' }, edit(0, 0.4)).isReviewed).toBe(false);
    // What was seen at first counts, not what is shown now.
    expect(planReview({ ...half, seen_area: crop(0, 0.9) }, edit(0, 0.8))).toEqual({
      isReviewed: false,
      seenArea: crop(0, 0.9),
    });
    expect(planReview({ status: 'active', edit: null, seen_area: null }, edit(0, 1)).isReviewed).toBe(false);
  });

  test.each(['pending', 'rejected'] as const)('that is %s waits', (status) => {
    expect(planReview({ status, edit: null, seen_area: null }, edit(0, 0.1))).toEqual({
      isReviewed: true,
      seenArea: null,
    });
  });

  test('is drawn again when its turn or a side changes; the focus alone changes no pixel', () => {
    expect(isRedrawn(null, edit(0, 1))).toBe(false);
    expect(isRedrawn(null, edit(0, 1, 90))).toBe(true);
    for (const side of ['x', 'y', 'width', 'height']) {
      const moved = { ...edit(0, 0.5), crop: { ...crop(0, 0.5), [side]: 0.25 } };
      expect([side, isRedrawn(edit(0, 0.5), moved)]).toEqual([side, true]);
    }
    expect(isRedrawn(edit(0, 0.5), { ...edit(0, 0.5), focus: { x: 0, y: 0 } })).toBe(false);
  });
});

test('the files of a photo; a video has none', () => {
  expect([toSizeKey('a/b', 640), toOriginalKey('a/b', 'jpg')]).toEqual(['a/b/640.webp', 'a/b/original.jpg']);
  const photo = { file_key: 'a/b', file_extension: 'jpg', widths: [640] };
  expect(toPhotoPlace(photo)).toEqual({ fileKey: 'a/b', extension: 'jpg', widths: [640] });
  for (const column of ['file_key', 'file_extension', 'widths'])
    expect(toPhotoPlace({ ...photo, [column]: null })).toBeUndefined();
});
