import { expect, test } from 'vitest';
import { orderedUuid } from './ordered-uuid.ts';

test('an ordered UUID is of version 7, sorts by its time and differs from every other', () => {
  const [earlier, later] = [new Date('2026-11-16T07:00:00.000Z'), new Date('2026-11-16T07:00:00.001Z')];
  const all = Array.from({ length: 1000 }, () => orderedUuid(earlier));
  expect(new Set(all).size).toBe(1000);
  expect((all.toSorted().at(-1) ?? '') < orderedUuid(later)).toBe(true);
  expect(
    all.every((each) => /^01a1e3[0-9a-f]{2}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(each)),
  ).toBe(true);
});
