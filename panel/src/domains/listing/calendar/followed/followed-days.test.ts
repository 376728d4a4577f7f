import type { FollowedDay } from '@bellbird/contract/listing/calendar';
import { expect, test } from 'vitest';
import type { Slot, Space } from '../slots.ts';
import { isBlocked } from './followed-days.ts';

const day = (given: Partial<FollowedDay> = {}): FollowedDay => ({
  calendarId: 1,
  calendar: 'Google',
  date: '2027-03-13',
  spaceId: null,
  effect: 'block',
  title: '',
  isReleased: false,
  ...given,
});
const slot = (id?: number): Slot => ({
  space: id === undefined ? null : ({ id } as Space),
  first: undefined,
  second: undefined,
});

test('a calendar of the whole provider takes every slot', () => {
  expect([isBlocked(slot(), [day()]), isBlocked(slot(1), [day()])]).toEqual([true, true]);
});

test('a calendar of one space takes it and the whole provider, and leaves the others', () => {
  const barn = [day({ spaceId: 1 })];
  expect([isBlocked(slot(1), barn), isBlocked(slot(2), barn), isBlocked(slot(), barn)]).toEqual([true, false, true]);
});

test('a calendar that warns and a day that was released take nothing', () => {
  expect(isBlocked(slot(), [day({ effect: 'warn' }), day({ isReleased: true })])).toBe(false);
});
