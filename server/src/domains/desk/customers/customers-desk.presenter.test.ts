import { describe, expect, test } from 'vitest';
import {
  presentFound,
  presentNote,
  presentPackage,
  presentPayment,
  presentPromised,
} from './customers-desk.presenter.ts';

const BARN = { id: 3, name: 'The Barn' };

test.each([
  ['empty', { providers: [], is_left: true, is_on_hold: true }],
  ['left', { providers: [BARN], is_left: true, is_on_hold: true }],
  ['on_hold', { providers: [BARN], is_left: false, is_on_hold: true }],
  ['active', { providers: [BARN], is_left: false, is_on_hold: false }],
])('a customer is %s with %o', (state, row) => {
  expect(presentFound(row as never).state).toBe(state);
});

describe('an order of the customer', () => {
  const isLate = (status: string, due_on: string | null) =>
    presentPromised({ id: 1, status, due_on } as never, '2026-11-18').isLate;

  test.each([
    ['to_do', '2026-11-17', true],
    ['scheduled', '2026-11-17', true],
    ['to_do', '2026-11-18', false],
    ['delivered', '2026-11-17', false],
    ['to_do', null, false],
  ])('that is %s and due on %s is late: %s', (status, dueOn, expected) => {
    expect(isLate(status, dueOn)).toBe(expected);
  });
});

test('a note is a task once it has an owner and a day; one’s own is marked', () => {
  const note = { id: 1, text: 'Call', owner: 'Tess', owner_id: 40, due_on: '2026-11-20', done_at: null };
  const present = (given: object) => presentNote({ ...note, ...given } as never, 40).task;
  expect(present({})).toEqual({ owner: 'Tess', isMine: true, dueOn: '2026-11-20', doneAt: null });
  expect(present({ owner_id: 41 })).toMatchObject({ isMine: false });
  expect(present({ owner: null })).toBeNull();
  expect(present({ due_on: null })).toBeNull();
});

test('each promise of a package says whether it is kept', () => {
  const promises = [{ code: 'statistics', count: null }];
  const present = (stats_access: boolean) => presentPackage({ id: 1, promises, stats_access } as never).promises;
  expect([present(true)[0]?.isKept, present(false)[0]?.isKept]).toEqual([true, false]);
});

test('a payment that did not fail has no reason', () => {
  const failure = (stored: string | null) => presentPayment({ id: 1, failure: stored } as never).failure;
  expect([failure(null), failure('insufficient_funds')]).toEqual([null, 'insufficient_funds']);
});
