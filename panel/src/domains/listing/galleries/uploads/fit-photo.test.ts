import { describe, expect, it } from 'vitest';
import { fitSize, isHeic } from './fit-photo.ts';

describe('a photo from a phone', () => {
  it('with more than 6000 pixels on a side is made smaller and keeps its shape', () => {
    expect(fitSize({ width: 12_000, height: 9000 })).toEqual({ width: 6000, height: 4500 });
    expect(fitSize({ width: 3000, height: 8000 })).toEqual({ width: 2250, height: 6000 });
    expect(fitSize({ width: 4000, height: 3000 })).toEqual({ width: 4000, height: 3000 });
  });

  it('is HEIC by its name or by its type', () => {
    expect(isHeic({ name: 'IMG_1.HEIC', type: '' })).toBe(true);
    expect(isHeic({ name: 'photo', type: 'image/heif' })).toBe(true);
    expect(isHeic({ name: 'heic.jpg', type: 'image/jpeg' })).toBe(false);
  });
});
