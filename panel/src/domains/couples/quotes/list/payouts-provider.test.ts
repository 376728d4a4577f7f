import { expect, test } from 'vitest';
import { payoutsProvider } from './payouts-provider.ts';

test('the list of quotes leads to the payouts of the provider that is chosen, of the only one, or to all of them', () => {
  expect(payoutsProvider([7, 8], [8])).toBe(8);
  expect(payoutsProvider([7], [])).toBe(7);
  expect(payoutsProvider([7, 8], [])).toBe(0);
  expect(payoutsProvider([7, 8, 9], [7, 9])).toBe(0);
});

test('payouts that somebody does not manage are not offered', () => {
  expect(payoutsProvider([], [])).toBeUndefined();
  expect(payoutsProvider([7, 8], [9])).toBe(0);
});
