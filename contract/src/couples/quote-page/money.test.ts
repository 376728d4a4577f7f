import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test('an amount is written as Australians write it, for any number of cents', () => {
  const format = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (cents) => {
      expect(formatMoney(cents)).toBe(`A$${format.format(cents / 100)}`);
      if (cents > 0) expect(formatMoney(-cents)).toBe(`−${formatMoney(cents)}`);
    }),
  );
});

test('nothing has no sign, and a cent has one', () => {
  expect([0, 1, -1].map(formatMoney)).toEqual(['A$0.00', 'A$0.01', '−A$0.01']);
});
