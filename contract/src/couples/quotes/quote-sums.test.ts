import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuoteForm } from './quote-form.ts';
import { gstIn, lineCents, percentOf, sumQuote } from './quote-sums.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const share = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: cents }),
);
const line = fc.record({
  key: fc.stringMatching(/^[a-z]{1,6}$/),
  name: fc.constant('Line'),
  detail: fc.constant(''),
  unit: fc.constantFrom('flat' as const, 'guest' as const, 'hour' as const),
  quantity: fc.integer({ min: 1, max: 20_000 }).map((quarters) => quarters / 4),
  priceCents: cents,
  isOptional: fc.boolean(),
});
const quote = fc.record({
  lines: fc.uniqueArray(line, { selector: (each) => each.key, maxLength: 20 }),
  discount: fc.option(share.map((each) => ({ name: '', ...each }))),
  deposit: share,
  instalments: fc.array(
    share.map((each) => ({ ...each, dueOn: '2027-01-10' as string | null })),
    { maxLength: 6 },
  ),
  balanceDueOn: fc.constant('2027-03-27' as string | null),
  isGstRegistered: fc.boolean(),
});

test('for any quote and any choice of extras, every sum adds up to the cent', () => {
  fc.assert(
    fc.property(
      quote,
      fc.array(fc.stringMatching(/^[a-z]{1,6}$/)),
      fc.infiniteStream(fc.boolean()),
      (given, noise, coin) => {
        const extras = given.lines.filter((each) => each.isOptional && coin.next().value);
        const chosen = [
          ...extras.map((each) => each.key),
          ...noise.filter((key) => !given.lines.some((each) => each.key === key)),
        ];
        const sums = sumQuote(given, chosen);
        const included = given.lines.filter((each) => !each.isOptional).reduce((sum, each) => sum + lineCents(each), 0);
        expect(sums.includedCents).toBe(included);
        expect(sums.extrasCents).toBe(extras.reduce((sum, each) => sum + lineCents(each), 0));
        expect(sums.totalCents).toBe(sums.includedCents - sums.discountCents + sums.extrasCents);
        expect(sums.discountCents).toBeLessThanOrEqual(sums.includedCents);
        expect(sums.payments.reduce((sum, each) => sum + each.cents, 0)).toBe(sums.totalCents);
        expect(sums.payments.reduce((sum, each) => sum + each.gstCents, 0)).toBe(sums.gstCents);
        expect(sums.payments.map((each) => each.number)).toEqual(sums.payments.map((_, index) => index + 1));
        for (const each of Object.values(sums).flat()) {
          const all = typeof each === 'number' ? [each] : [each.cents, each.gstCents];
          for (const value of all) expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        }
      },
    ),
  );
});

test('ticking an extra adds exactly its price', () => {
  fc.assert(
    fc.property(quote, (given) => {
      for (const extra of given.lines.filter((each) => each.isOptional))
        expect(sumQuote(given, [extra.key]).totalCents).toBe(sumQuote(given).totalCents + lineCents(extra));
    }),
  );
});

test('choosing what is included already, or what is not there, changes nothing', () => {
  fc.assert(
    fc.property(quote, (given) => {
      const included = given.lines.filter((each) => !each.isOptional).map((each) => each.key);
      expect(sumQuote(given, [...included, 'NOT-THERE'])).toEqual(sumQuote(given));
    }),
  );
});

test('the quote of the design adds up as drawn', () => {
  const lines: QuoteForm['lines'] = [
    { key: 'hire', name: 'Venue hire', detail: '', unit: 'flat', quantity: 1, priceCents: 890_000, isOptional: false },
    { key: 'feast', name: 'Feast', detail: '', unit: 'guest', quantity: 120, priceCents: 9800, isOptional: false },
    { key: 'bar', name: 'Bar', detail: '', unit: 'hour', quantity: 2, priceCents: 48_000, isOptional: false },
    { key: 'shuttle', name: 'Shuttle', detail: '', unit: 'hour', quantity: 3, priceCents: 19_000, isOptional: true },
  ];
  const sums = sumQuote(
    {
      lines,
      discount: { name: 'Autumn', kind: 'amount', value: 44_500 },
      deposit: { kind: 'percent', value: 20 },
      instalments: [{ kind: 'percent', value: 40, dueOn: '2027-01-10' }],
      balanceDueOn: '2027-03-27',
      isGstRegistered: true,
    },
    ['shuttle'],
  );
  expect(sums.totalCents).toBe(2_174_500);
  expect(sums.gstCents).toBe(197_682);
  expect(sums.payments.map((each) => each.cents)).toEqual([434_900, 869_800, 869_800]);
});

test('half a cent is rounded up, once', () => {
  expect(lineCents({ unit: 'hour', quantity: 0.25, priceCents: 2 })).toBe(1);
  expect(lineCents({ unit: 'hour', quantity: 0.25, priceCents: 1 })).toBe(0);
  expect(lineCents({ unit: 'flat', quantity: 7, priceCents: 5 })).toBe(5);
  expect(gstIn(11)).toBe(1);
  expect(gstIn(5)).toBe(0);
  expect(gstIn(6)).toBe(1);
});

test('percentages are rounded to the nearest cent, halves up', () => {
  expect([percentOf(149, 1), percentOf(150, 1), percentOf(49, 1), percentOf(50, 1)]).toEqual([1, 2, 0, 1]);
});

test('a payment of one cent is one, and a payment of nothing is none', () => {
  const split = (value: number) =>
    sumQuote({
      lines: [{ key: 'a', name: 'A', detail: '', unit: 'flat', quantity: 1, priceCents: 101, isOptional: false }],
      discount: null,
      deposit: { kind: 'amount', value },
      instalments: [],
      balanceDueOn: null,
      isGstRegistered: false,
    }).payments.map((each) => [each.kind, each.cents]);
  expect(split(1)).toEqual([
    ['deposit', 1],
    ['balance', 100],
  ]);
  expect(split(0)).toEqual([['balance', 101]]);
});

test('shares that make 100 % leave no balance of a cent, whichever extras are chosen', () => {
  const flat = { detail: '', unit: 'flat', quantity: 1 } as const;
  const percent = (value: number, dueOn: string) => ({ kind: 'percent' as const, value, dueOn });
  const given = {
    lines: [
      { ...flat, key: 'a', name: 'A', priceCents: 117_220, isOptional: false },
      { ...flat, key: 'b', name: 'B', priceCents: 90, isOptional: true },
    ],
    discount: null,
    deposit: { kind: 'percent' as const, value: 33 },
    instalments: [percent(33, '2027-01-10'), percent(34, '2027-02-10')],
    balanceDueOn: null,
    isGstRegistered: true,
  };
  const split = (chosen: string[]) => sumQuote(given, chosen).payments.map((each) => each.cents);
  expect(split([])).toEqual([38_683, 38_683, 39_854]);
  expect(split(['b'])).toEqual([38_712, 38_712, 39_886]);
});
