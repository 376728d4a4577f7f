import { WHOLE } from '@bellbird/contract/listing/galleries/photo-edit.ts';
import { expect, test } from 'vitest';
import { fitShape, moveArea, moveFocus, pullCorner, toStep } from './crop-area.ts';

const area = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
const round = (given: object) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, Math.round(Number(value) * 1000) / 1000]));

test('an area moves no further than the picture reaches', () => {
  expect(round(moveArea(area, { x: 0.1, y: -0.5 }))).toEqual({ x: 0.3, y: 0, width: 0.5, height: 0.5 });
  expect(round(moveArea(area, { x: 0.9, y: 0.9 }))).toEqual({ x: 0.5, y: 0.5, width: 0.5, height: 0.5 });
});

test('a pulled corner leaves the opposite one where it is, and something of the picture', () => {
  expect(round(pullCorner(area, 'topLeft', { x: -0.1, y: 0.1 }))).toEqual({ x: 0.1, y: 0.3, width: 0.6, height: 0.4 });
  expect(round(pullCorner(area, 'bottomRight', { x: 0.9, y: -0.9 }))).toEqual({
    x: 0.2,
    y: 0.2,
    width: 0.8,
    height: 0.1,
  });
  expect(round(pullCorner(area, 'topRight', { x: -0.9, y: -0.9 }))).toEqual({ x: 0.2, y: 0, width: 0.1, height: 0.7 });
});

test('a shape is as large as the picture allows', () => {
  expect(round(fitShape(WHOLE, 1, 2))).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(round(fitShape(WHOLE, 1, 0.5))).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  expect(round(fitShape({ ...area, x: 0 }, 1, 2))).toEqual({ x: 0, y: 0, width: 0.5, height: 1 });
});

test('the focus moves in per cent of what is shown, and stays in it', () => {
  expect(moveFocus({ x: 50, y: 50 }, area, { x: 0.05, y: -0.9 })).toEqual({ x: 60, y: 0 });
});

test('arrow keys step, with Shift ten times as far; other keys do nothing', () => {
  expect(toStep({ key: 'ArrowLeft', shiftKey: false })).toEqual({ x: -0.01, y: 0 });
  expect(toStep({ key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0, y: 0.1 });
  expect(toStep({ key: 'a', shiftKey: false })).toBeUndefined();
});
