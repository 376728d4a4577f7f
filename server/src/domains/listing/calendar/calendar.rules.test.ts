import { describe, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { assertFutureDays, limitExpiry } from './calendar-days.rules.ts';
import type { EventRow } from './calendar.repository.ts';
import { createFeedAddresses } from './feed-addresses.rules.ts';
import { findFreeSaturdays, findFreeSaturdaysOfSpace } from './saturdays.rules.ts';
import { choosePlace, describeTakenDay, findDayState, overlap, promoteSecondOptions } from './taken-days.rules.ts';

const TODAY = '2026-11-17';
const faultsOf = (act: () => unknown): Record<string, string> => {
  try {
    act();
    return {};
  } catch (error) {
    return (error as { fields: Record<string, string> }).fields;
  }
};

describe('days that are marked', () => {
  test.each([
    ['today', TODAY, undefined],
    ['the last day, five years ahead', '2031-11-17', undefined],
    ['yesterday', '2026-11-16', 'Please choose today or a later day.'],
    ['one day too far', '2031-11-18', 'Please choose a day within the next 5 years.'],
  ])('%s', (_case, day, fault) => {
    const check = () => assertFutureDays({ from: ['2027-01-01', day] }, TODAY);
    if (fault === undefined) expect(check).not.toThrow();
    else expect(faultsOf(check)).toEqual({ from: fault });
  });

  test('each field has its own fault', () => {
    const days = { from: ['2026-11-01'], until: ['2040-01-01'], other: [TODAY] };
    expect(Object.keys(faultsOf(() => assertFutureDays(days, TODAY)))).toEqual(['from', 'until']);
  });
});

describe('a hold', () => {
  const limit = (expiresOn: string | null, status: 'held' | 'booked' = 'held') =>
    limitExpiry({ status, expiresOn }, '2027-03-13', TODAY);

  test('ends on its day at the latest, today at the earliest, or never', () => {
    expect([limit(null), limit(TODAY), limit('2027-03-12'), limit('2027-03-13'), limit('2027-03-14')]).toEqual([
      null,
      TODAY,
      '2027-03-12',
      '2027-03-13',
      '2027-03-13',
    ]);
    expect(faultsOf(() => limit('2026-11-16'))).toEqual({ expiresOn: 'Please choose today or a later day.' });
  });

  test('is what has an end; a booking has none, whatever was sent', () => {
    expect(limit('2026-11-16', 'booked')).toBeNull();
  });
});

const taken = (day: string, spaceId: number | null = null, place: number | null = null) => ({ day, spaceId, place });

describe('free Saturdays', () => {
  // A Tuesday: the 21st is the first Saturday.
  const period = { today: TODAY, until: '2026-12-12' };

  test('are counted up to the last day, and the next one is not a booked one', () => {
    const free = (days: string[], weddingsPerDay = 1) =>
      findFreeSaturdays(
        period,
        days.map((day) => taken(day)),
        { weddingsPerDay },
      );
    expect(free([])).toEqual({ count: 4, next: '2026-11-21' });
    expect(free(['2026-11-21', '2026-11-25'])).toEqual({ count: 3, next: '2026-11-28' });
    expect(free(['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12'])).toEqual({ count: 0, next: null });
  });

  test('include today if it is one', () => {
    expect(findFreeSaturdays({ today: '2026-11-21', until: '2026-11-21' }, [], { weddingsPerDay: 1 })).toEqual({
      count: 1,
      next: '2026-11-21',
    });
  });

  test('have a place left where several weddings are sold a day', () => {
    const one = [taken('2026-11-21', null, 1)];
    expect(findFreeSaturdays(period, one, { weddingsPerDay: 2 }).next).toBe('2026-11-21');
    expect(findFreeSaturdays(period, [...one, taken('2026-11-21', null, 2)], { weddingsPerDay: 2 }).next).toBe(
      '2026-11-28',
    );
  });

  test('of a space are those on which neither it nor the whole provider is taken', () => {
    const days = [taken('2026-11-21', 7), taken('2026-11-28', 8), taken('2026-12-05')];
    expect(findFreeSaturdaysOfSpace(period, days, 7)).toEqual({ count: 2, next: '2026-11-28' });
    expect(findFreeSaturdaysOfSpace(period, days, 8)).toEqual({ count: 2, next: '2026-11-21' });
  });
});

describe('where the next booking goes', () => {
  const places = (...given: (number | null)[]) => given.map((place) => ({ place }));

  test.each([
    [1, places(), null],
    [1, places(null), undefined],
    [3, places(), 1],
    [3, places(1), 2],
    [3, places(2), 1],
    [3, places(1, 2), 3],
    [3, places(1, 2, 3), undefined],
    [3, places(null), undefined],
    [3, places(1, null), undefined],
    [2, places(3, 4), undefined],
  ])('%i a day, taken %j', (weddingsPerDay, given, expected) => {
    expect(choosePlace(given, weddingsPerDay)).toBe(expected);
  });

  test('the whole provider overlaps with its spaces, and a whole day with each wedding', () => {
    const part = (space_id: number | null, place: number | null) => ({ space_id, place });
    expect(overlap(part(1, null), part(2, null))).toBe(false);
    expect(overlap(part(1, null), part(1, null))).toBe(true);
    expect(overlap(part(null, null), part(2, null))).toBe(true);
    expect(overlap(part(1, null), part(null, null))).toBe(true);
    expect(overlap(part(null, 1), part(null, 2))).toBe(false);
    expect(overlap(part(null, null), part(null, 2))).toBe(true);
    expect(overlap(part(null, 2), part(null, 2))).toBe(true);
    expect(overlap(part(1, 2), part(2, 2))).toBe(false);
  });

  test.each([
    ['nothing', [], 2, 'free'],
    ['one of two spaces', [{ space_id: 1, place: null }], 2, 'partly'],
    [
      'both spaces',
      [
        { space_id: 1, place: null },
        { space_id: 2, place: null },
      ],
      2,
      'full',
    ],
    [
      'one of two spaces, here and in a calendar elsewhere,',
      [
        { space_id: 1, place: null },
        { space_id: 1, place: null },
      ],
      2,
      'partly',
    ],
    ['the whole provider', [{ space_id: null, place: null }], 2, 'full'],
    [
      'the whole provider and a space of three',
      [
        { space_id: null, place: null },
        { space_id: 1, place: null },
      ],
      3,
      'full',
    ],
    ['one of two weddings, without spaces', [{ space_id: null, place: 1 }], 0, 'partly'],
    ['a whole day, without spaces', [{ space_id: null, place: null }], 0, 'full'],
  ])('%s is taken', (_case, given, spaces, state) => {
    expect(findDayState(given, { spaces, weddingsPerDay: 2 })).toBe(state);
  });
});

describe('a taken day', () => {
  const row = (given: Partial<EventRow>): EventRow => ({
    id: 1,
    day: '2027-03-13',
    status: 'held',
    space_id: null,
    space_name: null,
    rank: 1,
    expires_on: null,
    note: '',
    lead_id: null,
    couple_name: null,
    deal_id: null,
    quote_id: null,
    place: null,
    replaced: null,
    version: 1,
    created_at: '2026-11-01T00:00:00Z',
    ...given,
  });

  test('is described with what the reader may know', () => {
    const held = row({ space_name: 'The Barn', couple_name: 'Chloe & Jack', expires_on: '2026-11-20' });
    expect(describeTakenDay(held, true)).toBe('13.03.2027, The Barn: held for Chloe & Jack until 20.11.2026.');
    expect(describeTakenDay(held, false)).toBe('13.03.2027, The Barn: held until 20.11.2026.');
    expect(describeTakenDay(row({ status: 'booked' }), true)).toBe('13.03.2027: booked.');
    const busy = row({ calendar_name: 'Google', note: 'Dentist' });
    expect(describeTakenDay(busy, true)).toBe('13.03.2027: busy in your calendar ‘Google’ (Dentist).');
    expect(describeTakenDay({ ...busy, note: '' }, true)).toBe('13.03.2027: busy in your calendar ‘Google’.');
  });

  test('a second option counts as first once nothing is above it on that day and in that space', () => {
    const second = row({ id: 2, rank: 2, space_id: 7 });
    const ranks = (first: Partial<EventRow>) => promoteSecondOptions([row(first), second]).map(({ rank }) => rank);
    expect(ranks({})).toEqual([1, 2]);
    expect(ranks({ space_id: 7 })).toEqual([1, 2]);
    expect(ranks({ space_id: 8 })).toEqual([1, 1]);
    expect(ranks({ day: '2027-03-14' })).toEqual([1, 1]);
    const elsewhere = row({ id: 3, day: '2027-03-14' });
    expect(promoteSecondOptions([row({}), elsewhere, second]).map(({ rank }) => rank)).toEqual([1, 1, 2]);
  });
});

test('the address of a feed is valid for its provider and generation only', () => {
  const feeds = createFeedAddresses({
    keyring: createKeyring('a secret of the instance'),
    baseUrl: 'https://panel.example',
  });
  const url = feeds.url(7, 1);
  const key = /^https:\/\/panel\.example\/api\/calendar-feeds\/7\/([\w-]{43})\/bellbird\.ics$/.exec(url)?.[1] ?? '';
  expect(feeds.host).toBe('panel.example');
  expect([feeds.isValidKey(key, 7, 1), feeds.isValidKey(key, 7, 2), feeds.isValidKey(key, 8, 1)]).toEqual([
    true,
    false,
    false,
  ]);
});
