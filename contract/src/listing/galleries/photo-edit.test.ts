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
