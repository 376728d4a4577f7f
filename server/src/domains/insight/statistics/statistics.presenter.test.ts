import { expect, test } from 'vitest';
import {
  fillDays,
  fillDaysOfProviders,
  presentAdverts,
  presentDays,
  presentMagnets,
  presentProviders,
  presentSources,
  presentVisit,
  sumColumn,
} from './statistics.presenter.ts';
import type { DayOfProvider, ProviderSums } from './visits.repository.ts';

const NOTHING = {
  views: 0,
  visitors: 0,
  from_search: 0,
  from_gallery: 0,
  from_offer: 0,
  from_item: 0,
  from_catalog: 0,
  from_direct: 0,
  from_advertisement: 0,
  adverts_shown: 0,
  adverts_clicked: 0,
};
const sums = (provider_id: number, is_before: boolean, given: Partial<ProviderSums>): ProviderSums => ({
  ...NOTHING,
  provider_id,
  is_before,
  ...given,
});
const PERIOD = { from: '2026-02-27', to: '2026-03-01' };
const DAYS = { ...PERIOD, beforeFrom: '2026-02-24', beforeTo: '2026-02-26' };
const BARN = { id: 1, name: 'The Barn', time_zone: 'Australia/Perth' };
const MILL = { id: 2, name: 'The Mill', time_zone: 'Australia/Sydney' };

test('STAT-006 a day without visits is shown with none, first and last day included', () => {
  expect(fillDays([{ day: '2026-02-28', visitors: 4 }], PERIOD)).toEqual([0, 4, 0]);
});

test('STAT-006 the period is beside the one before it', () => {
  const before = { from: DAYS.beforeFrom, to: DAYS.beforeTo };
  const rows = { offsets: [2, 3, 5], visitors: [7, 8, 9], sums: null };
  expect(presentDays(rows, PERIOD, before)).toEqual({ daysBefore: [0, 0, 7], days: [8, 0, 9] });
  const none = { offsets: null, visitors: null, sums: null };
  expect(presentDays(none, PERIOD, before)).toEqual({ daysBefore: [0, 0, 0], days: [0, 0, 0] });
});

test('the file has a row for each day and provider', () => {
  const known: DayOfProvider = { ...NOTHING, provider_id: 2, day: '2026-02-28', visitors: 4 };
  const rows = fillDaysOfProviders([known], [1, 2], PERIOD);
  expect(rows.map(({ day, provider_id, visitors }) => [day, provider_id, visitors])).toEqual([
    ['2026-02-27', 1, 0],
    ['2026-02-27', 2, 0],
    ['2026-02-28', 1, 0],
    ['2026-02-28', 2, 4],
    ['2026-03-01', 1, 0],
    ['2026-03-01', 2, 0],
  ]);
  expect(rows[0]).toEqual({ ...NOTHING, provider_id: 1, day: '2026-02-27' });
});

const TOTALS = [
  sums(1, false, { visitors: 5, from_search: 2, from_gallery: 3, adverts_shown: 40, adverts_clicked: 4 }),
  sums(2, false, { visitors: 7, from_gallery: 7, adverts_shown: 10 }),
  sums(2, true, { visitors: 3, from_direct: 3, adverts_shown: 6, adverts_clicked: 1 }),
];

test('totals are those of the period and of the one before, of all providers or of one', () => {
  expect(sumColumn(TOTALS, 'visitors')).toEqual({ now: 12, before: 3 });
  expect(presentProviders([BARN, MILL], TOTALS)).toEqual([
    { id: 1, name: 'The Barn', visits: { now: 5, before: 0 } },
    { id: 2, name: 'The Mill', visits: { now: 7, before: 3 } },
  ]);
  expect(presentAdverts([BARN, MILL], TOTALS, DAYS)).toMatchObject({
    shown: { now: 50, before: 6 },
    clicked: { now: 4, before: 1 },
    providers: [
      { id: 1, shown: 40, clicked: 4 },
      { id: 2, shown: 10, clicked: 0 },
    ],
  });
});

test('sources that brought nobody in the period are left out; the strongest comes first', () => {
  expect(presentSources(TOTALS)).toEqual([
    { source: 'gallery', visits: 10 },
    { source: 'search', visits: 2 },
  ]);
});

test('what brought couples is counted with their requests and deals', () => {
  const found = [
    { source: 'gallery', requests: 3, deals: 1 },
    { source: 'search', requests: 4, deals: 2 },
  ];
  const { magnets, visits, requests } = presentMagnets(TOTALS, found as never, DAYS);
  expect([visits, requests]).toEqual([12, 7]);
  expect(magnets.find(({ magnet }) => magnet === 'gallery')).toEqual({
    magnet: 'gallery',
    visits: { now: 10, before: 0 },
    requests: 3,
    deals: 1,
  });
  expect(magnets.find(({ magnet }) => magnet === 'offer')).toMatchObject({ requests: 0, deals: 0 });
});

test('STAT-014 a visitor is named only where the couple is known and one may see the couples of that provider', () => {
  const row = {
    id: 9,
    visited_at: '2026-02-28T01:00:00Z',
    source: 'search',
    page: 'home',
    provider_id: 1,
    lead_id: 5,
    couple_name: 'Ruby & Finn',
  } as const;
  const visit = (given: object, nameable: number[]) =>
    presentVisit({ ...row, ...given }, [MILL, BARN], new Set(nameable));
  expect(visit({}, [1])).toMatchObject({
    provider: { id: 1, name: 'The Barn', timeZone: 'Australia/Perth' },
    couple: { leadId: 5, name: 'Ruby & Finn' },
  });
  expect(visit({}, [2]).couple).toBeNull();
  expect(visit({ lead_id: null, couple_name: null }, [1]).couple).toBeNull();
});
