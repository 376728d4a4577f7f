import { expect, test } from 'vitest';
import { describeRenewed, findUnreadable } from './describe-values.ts';

const counted = (change: object = {}) => ({
  kind: 'bank accounts',
  table: 'merchant_applications',
  current: 3,
  earlier: 0,
  renewed: 0,
  unreadable: [],
  ...change,
});
const REMOVABLE = expect.stringMatching(/^EARLIER_SECRETS can be removed when you like\..*recovery codes/);

test('the operator reads what was made again, or that nothing is left, and what ends without the old secret', () => {
  expect(describeRenewed([counted({ renewed: 2 }), counted()], 1)).toEqual([
    'bank accounts: 2 made again under SECRET',
    REMOVABLE,
  ]);
  expect(describeRenewed([counted()], 1)).toEqual(['Nothing left to do: everything is under SECRET.', REMOVABLE]);
  expect(describeRenewed([counted()], 0)).toEqual(['Nothing left to do: everything is under SECRET.']);
});

test('what was changed at the same time, or cannot be read, is not called done', () => {
  expect(describeRenewed([counted({ renewed: 2, earlier: 1 })], 1)).toEqual([
    'bank accounts: 2 made again under SECRET',
    'Somebody changed 1 of them at the same time: run it again.',
  ]);
  expect(describeRenewed([counted({ unreadable: [7] })], 1)).toEqual([]);
});

test('values that no secret opens are named by table and row, twenty at most', () => {
  expect(findUnreadable([counted(), counted({ unreadable: [7, 9] })])).toEqual([
    'bank accounts: neither SECRET nor EARLIER_SECRETS opens merchant_applications 7, 9. Add the secret they were made with.',
  ]);
  const many = Array.from({ length: 25 }, (_, index) => index + 1);
  expect(findUnreadable([counted({ unreadable: many })])[0]).toContain(' 20 and 5 more.');
});
