import { describe, expect, it } from 'vitest';
import { MIDDLE, pulled, cropSquare } from './square-crop.ts';

const WIDE = { width: 600, height: 300 };

describe('the square crop', () => {
  it('keeps the centre of a picture as large as possible', () => {
    expect(cropSquare(WIDE, MIDDLE)).toEqual({ left: 150, top: 0, side: 300 });
    expect(cropSquare(WIDE, { ...MIDDLE, zoom: 2 })).toEqual({ left: 225, top: 75, side: 150 });
  });

  it('follows the pointer: dragged to the right it shows more of the left', () => {
    const cut = pulled(WIDE, MIDDLE, { x: 50, y: 0 }, 300);
    expect(cropSquare(WIDE, cut)).toEqual({ left: 100, top: 0, side: 300 });
  });

  it('never leaves the picture, however far it is dragged or zoomed', () => {
    expect(cropSquare(WIDE, pulled(WIDE, MIDDLE, { x: 9000, y: -9000 }, 300))).toEqual({ left: 0, top: 0, side: 300 });
    expect(cropSquare(WIDE, { x: 5, y: -5, zoom: 99 })).toEqual({ left: 525, top: 0, side: 75 });
  });
});
