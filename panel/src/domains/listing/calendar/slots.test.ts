import type { CalendarEvent } from '@bellbird/contract/listing/calendar';
import { expect, test } from 'vitest';
import { type Space, isWholeFree, toSpaceLetters, findSlots } from './slots.ts';

const DAY = '2027-03-13';
const space = (id: number, name: string): Space => ({
  id,
  name,
  mealCapacity: 90,
  cocktailCapacity: null,
  freeSaturdays: 0,
  nextFreeSaturday: null,
});
const SPACES = [space(1, 'The Barn'), space(2, 'Glasshouse')];
let serial = 0;
const event = (given: Partial<CalendarEvent>): CalendarEvent => ({
  id: (serial += 1),
  date: DAY,
  status: 'booked',
  spaceId: null,
  place: null,
  option: 'first',
  expiresOn: null,
  note: '',
  couple: null,
  isDeal: false,
  version: 1,
  ...given,
});
const names = (events: CalendarEvent[], spaces = SPACES) =>
  findSlots(DAY, spaces, events).map((slot) => [slot.space?.name ?? 'whole', slot.first?.status ?? 'free']);

test('CAL-005 a provider without spaces is one slot', () => {
  expect(names([], [])).toEqual([['whole', 'free']]);
  expect(names([event({})], [])).toEqual([['whole', 'booked']]);
});

test('CAL-005 spaces are separate, and events of other days are ignored', () => {
  expect(names([event({ spaceId: 1 }), event({ spaceId: 2, date: '2027-03-14' })])).toEqual([
    ['The Barn', 'booked'],
    ['Glasshouse', 'free'],
  ]);
});

test('CAL-005 when the whole venue is taken, its spaces are not listed', () => {
  expect(names([event({ status: 'held' })])).toEqual([['whole', 'held']]);
  expect(isWholeFree(findSlots(DAY, SPACES, [event({ spaceId: 1 })]))).toBe(false);
  expect(isWholeFree(findSlots(DAY, SPACES, [event({ status: 'available' })]))).toBe(true);
});

test('CAL-005 the first and the second option are separated', () => {
  const [slot] = findSlots(
    DAY,
    [],
    [event({ status: 'held', option: 'second', id: 8 }), event({ status: 'held', id: 7 })],
  );
  expect([slot?.first?.id, slot?.second?.id]).toEqual([7, 8]);
});

test('spaces have one letter, or two if the first is shared', () => {
  expect([...toSpaceLetters(SPACES).values()]).toEqual(['B', 'G']);
  expect([...toSpaceLetters([...SPACES, space(3, 'Garden')]).values()]).toEqual(['B', 'Gl', 'Ga']);
});

test('CAL-005 where several weddings fit into a day, each has a slot, and the rest is one more', () => {
  const slots = (events: CalendarEvent[]) =>
    findSlots(DAY, [], events, 3).map((slot) => [slot.first?.place ?? null, slot.first?.status, slot.placesLeft]);
  expect(slots([])).toEqual([[null, undefined, 3]]);
  expect(slots([event({ place: 2 }), event({ place: 1, status: 'held' })])).toEqual([
    [1, 'held', undefined],
    [2, 'booked', undefined],
    [null, undefined, 1],
  ]);
  expect(slots([event({})])).toEqual([[null, 'booked', undefined]]);
});
