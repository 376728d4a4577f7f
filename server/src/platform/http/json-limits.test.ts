import { JSON_DEPTH_MAX, JSON_MEMBERS_MAX, JSON_VALUES_MAX } from '@bellbird/contract/shared/limits';
import { expect, test } from 'vitest';
import { isTooComplex } from './json-limits.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const listOf = (length: number) => JSON.stringify(Array.from({ length }, () => 0));

test('nesting is counted, and only as deep as it is at once', () => {
  expect(isTooComplex(nested(JSON_DEPTH_MAX))).toBe(false);
  expect(isTooComplex(nested(JSON_DEPTH_MAX + 1))).toBe(true);
  expect(isTooComplex(`[${Array.from({ length: 100 }, () => '{}').join(',')}]`)).toBe(false);
  expect(isTooComplex('{"a":'.repeat(20_000))).toBe(true);
});

test('the members of one list or object are counted, and all values together', () => {
  expect(isTooComplex(listOf(JSON_MEMBERS_MAX))).toBe(false);
  expect(isTooComplex(listOf(JSON_MEMBERS_MAX + 1))).toBe(true);
  const keys = Object.fromEntries(Array.from({ length: JSON_MEMBERS_MAX + 1 }, (_, key) => [key, 0]));
  expect(isTooComplex(JSON.stringify(keys))).toBe(true);
  const many = Math.ceil(JSON_VALUES_MAX / JSON_MEMBERS_MAX) + 1;
  expect(isTooComplex(`[${Array.from({ length: many }, () => listOf(JSON_MEMBERS_MAX)).join(',')}]`)).toBe(true);
});

test('what is written inside text counts for nothing, also after escaped quotation marks and backslashes', () => {
  for (const words of ['[['.repeat(5000), `"${'['.repeat(500)}`, `\\"${'{'.repeat(500)}`, '\\'.repeat(9)]) {
    expect(isTooComplex(JSON.stringify({ words }))).toBe(false);
  }
  expect(isTooComplex(`{"a":"\\\\",${'"b":['.repeat(50)}`)).toBe(true);
});

test('what is not JSON is left to the parser', () => {
  for (const words of ['', '"', '"\\', ']]]]', 'null', '{"a":']) expect(isTooComplex(words)).toBe(false);
});

test('a text of backslashes is read in one pass', () => {
  const started = performance.now();
  isTooComplex(`"${'\\"'.repeat(400_000)}`);
  isTooComplex(`"${'\\'.repeat(800_000)}"`);
  expect(performance.now() - started).toBeLessThan(1000);
});
