import { expect, test } from 'vitest';
import { TURNS, WHOLE, isWithin, toOriginalArea, toPixels, turnArea } from './photo-edit.ts';

const round = (area: object) =>
  Object.fromEntries(Object.entries(area).map(([name, value]) => [name, Math.round(Number(value) * 1000) / 1000]));

test('a crop shows the same part of the original when the picture is turned further with it', () => {
  const original = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  let crop = original;
  for (const turn of TURNS) {
    expect([turn, round(toOriginalArea({ turn, crop }))]).toEqual([turn, original]);
    crop = turnArea(crop);
  }
  expect(round(crop)).toEqual(original);
});

test('less of a picture is within it, more is not', () => {
  const half = { x: 0, y: 0, width: 0.5, height: 1 };
  expect([isWithin(half, WHOLE), isWithin(half, half), isWithin(WHOLE, half)]).toEqual([true, true, false]);
  expect(isWithin({ ...half, x: 0.1 }, half)).toBe(false);
  expect(isWithin({ ...half, height: 0.9, y: 0.2 }, half)).toBe(false);
  expect(isWithin({ ...half, y: -0.1 }, half)).toBe(false);
});

test('pixels stay inside the picture', () => {
  expect(toPixels({ x: 0.5, y: 0.999, width: 0.5, height: 0.1 }, { width: 101, height: 10 })).toEqual({
    left: 51,
    top: 9,
    width: 50,
    height: 1,
  });
});

test('a part is within another up to less than a pixel, on every side', () => {
  const outer = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
  const sides = [{ x: 0.199 }, { y: 0.199 }, { width: 0.502 }, { height: 0.502 }];
  for (const side of sides) expect(isWithin({ ...outer, ...side }, outer)).toBe(false);
  const nearly = [{ x: 0.1996 }, { y: 0.1996 }, { width: 0.5004 }, { height: 0.5004 }];
  for (const side of nearly) expect(isWithin({ ...outer, ...side }, outer)).toBe(true);
});

test('pixels are rounded, at least one, from the left and the top', () => {
  const size = { width: 10, height: 20 };
  expect(toPixels(WHOLE, size)).toEqual({ left: 0, top: 0, width: 10, height: 20 });
  expect(toPixels({ x: 0.26, y: 0.26, width: 0.24, height: 0.24 }, size)).toEqual({
    left: 3,
    top: 5,
    width: 2,
    height: 5,
  });
  expect(toPixels({ x: 0.999, y: 0, width: 0.01, height: 0.01 }, size)).toEqual({
    left: 9,
    top: 0,
    width: 1,
    height: 1,
  });
  expect(toPixels({ x: 0.24, y: 0.23, width: 0.26, height: 0.21 }, size)).toEqual({
    left: 2,
    top: 5,
    width: 3,
    height: 4,
  });
  // An edge that is rounded outwards does not leave the picture.
  expect(toPixels({ x: 0, y: 0.5, width: 1, height: 0.5 }, { width: 10, height: 25 })).toMatchObject({
    top: 13,
    height: 12,
  });
});
