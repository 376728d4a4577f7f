import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { findTimeStep, newKey } from './authenticator.rules.ts';
import { newCode } from './one-time-codes.rules.ts';

const START = Date.parse('2026-11-17T02:00:00Z');
const STEP = START / 30_000;
const KEY = newKey();
const codeOf = (step: number) => generateSync({ secret: KEY, epoch: step * 30 });
const stepAt = (milliseconds: number, step: number) =>
  findTimeStep(KEY, codeOf(step), 0, new Date(START + milliseconds));

test('in the first moment of its half-minute a code may be one early or late, and not two', () => {
  expect([-2, -1, 0, 1, 2].map((away) => stepAt(0, STEP + away))).toEqual([
    undefined,
    STEP - 1,
    STEP,
    STEP + 1,
    undefined,
  ]);
});

test('in the last moment too', () => {
  expect([-2, -1, 0, 1, 2].map((away) => stepAt(29_999, STEP + away))).toEqual([
    undefined,
    STEP - 1,
    STEP,
    STEP + 1,
    undefined,
  ]);
});

test('one-time codes come from all that six digits can be', () => {
  const codes = Array.from({ length: 300 }, () => Number(newCode()));
  expect(Math.max(...codes)).toBeGreaterThan(800_000);
  expect(Math.min(...codes)).toBeLessThan(200_000);
});
