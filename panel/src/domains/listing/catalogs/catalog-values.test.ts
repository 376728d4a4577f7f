import type { Catalog } from '@bellbird/contract/listing/catalogs';
import { describe, expect, test } from 'vitest';
import { findChanges } from './catalog-changes.ts';
import {
  type PriceValue,
  toCopy,
  toPriceLines,
  shareUnits,
  withFirst,
  withOption,
  withPeriods,
} from './catalog-values.ts';
import { findHeadlinePrices } from './headline-prices.ts';
import { findOpened } from './use-opened-catalog.ts';

const value = (
  optionId: number,
  weekPeriod: PriceValue['weekPeriod'],
  price: number | null,
  unit: number | null = 60,
) => ({ catalogItemOptionId: optionId, weekPeriod, price, unit, currency: 'AUD' }) satisfies PriceValue;
const option = (id: number, name: string) => ({ id, name, unitLabel: 'guests', type: 'per_person' as const });
const menu = {
  name: 'Feast',
  type: 'per_person' as const,
  notes: '',
  price: 98,
  currency: 'AUD',
  minGuests: null,
  maxGuests: null,
  expireAt: '2026-12-01',
  file: null,
};
const catalog: Catalog = {
  id: 7,
  name: 'Receptions',
  catalogType: { id: 2, name: 'Reception packages', hasMenus: true },
  provider: { id: 1, name: 'Wattle Creek Barn', timeZone: 'Australia/Sydney' },
  prices: [
    { weekPeriod: 'weekday', price: 165, unit: 60, currency: 'AUD', catalogItemOption: option(1, 'Full reception') },
    { weekPeriod: 'weekend', price: 195, unit: 60, currency: 'AUD', catalogItemOption: option(1, 'Full reception') },
  ],
  menus: [menu],
  expireAt: '2026-12-01',
  updatedAt: '2026-11-15T00:00:00.000Z',
  version: 3,
};

describe('prices in the form', () => {
  const prices = [value(1, 'weekday', 165), value(1, 'weekend', 195), value(2, 'all', 79)];

  test('are grouped by option', () => {
    expect(toPriceLines(prices)).toEqual([
      {
        optionId: 1,
        places: [
          { index: 0, weekPeriod: 'weekday' },
          { index: 1, weekPeriod: 'weekend' },
        ],
      },
      { optionId: 2, places: [{ index: 2, weekPeriod: 'all' }] },
    ]);
  });

  test('are joined into one for all days and split again, keeping what was typed', () => {
    const joined = withPeriods(prices, 1, false);
    expect(joined).toEqual([value(1, 'all', 165), value(2, 'all', 79)]);
    expect(withPeriods(joined, 1, true).slice(0, 2)).toEqual([value(1, 'weekday', 165), value(1, 'weekend', 165)]);
    expect(withOption(prices, 3).slice(3)).toEqual([value(3, 'weekday', null, null), value(3, 'weekend', null, null)]);
    expect(withFirst(prices, 2).map((price) => price.catalogItemOptionId)).toEqual([2, 1, 1]);
  });

  test('of one option share one unit', () => {
    expect(shareUnits([value(1, 'weekday', 1, 80), value(1, 'weekend', 2, null)]).map(({ unit }) => unit)).toEqual([
      80, 80,
    ]);
  });

  test('the first one is the headline: by period, or once if both are the same', () => {
    const kind = () => 'per_person' as const;
    expect(findHeadlinePrices(prices, kind)).toEqual([
      { period: 'weekday', price: 165, kind: 'per_person' },
      { period: 'weekend', price: 195, kind: 'per_person' },
    ]);
    expect(findHeadlinePrices([value(1, 'weekday', 165), value(1, 'weekend', 165)], kind)).toEqual([
      { period: 'all', price: 165, kind: 'per_person' },
    ]);
    expect(findHeadlinePrices([value(1, 'weekday', null), value(1, 'weekend', 195)], kind)).toHaveLength(1);
    expect(findHeadlinePrices([], kind)).toEqual([]);
  });
});

test('a copy has everything under another name and the latest expiry', () => {
  expect(toCopy(catalog, 'Receptions (copy)', '2026-11-15')).toMatchObject({
    name: 'Receptions (copy)',
    catalogTypeId: 2,
    expireAt: '2027-02-15',
    prices: [{ price: 165 }, { price: 195 }],
    menus: [{ name: 'Feast', expireAt: '2027-02-15', fileId: null }],
  });
});

test('changes by someone else are listed one by one', () => {
  const [weekday, weekend] = catalog.prices;
  if (!weekday || !weekend) throw new Error('Two prices are given above.');
  const after: Catalog = {
    ...catalog,
    name: 'Winter',
    prices: [
      { ...weekday, price: 170 },
      { ...weekend, weekPeriod: 'all', catalogItemOption: option(2, 'Drinks') },
    ],
    menus: [
      { ...menu, price: 99 },
      { ...menu, name: 'Supper' },
    ],
    version: 4,
  };
  expect(findChanges(catalog, catalog)).toEqual([]);
  expect(findChanges(catalog, after)).toEqual([
    { kind: 'name', before: 'Receptions', after: 'Winter' },
    { kind: 'price', option: 'Full reception', period: 'weekday', before: 165, after: 170 },
    { kind: 'price', option: 'Full reception', period: 'weekend', before: 195, after: null },
    { kind: 'price', option: 'Drinks', period: 'all', before: null, after: 195 },
    { kind: 'menu', name: 'Feast', change: 'changed' },
    { kind: 'menu', name: 'Supper', change: 'added' },
  ]);
});

test('the address opens a catalog; without one, or with an unknown one, the first is open', () => {
  const other = { ...catalog, id: 8 };
  expect(findOpened([catalog, other], '8')).toEqual({ kind: 'catalog', catalog: other });
  expect(findOpened([catalog, other], undefined)).toEqual({ kind: 'catalog', catalog });
  expect(findOpened([catalog], '99')).toEqual({ kind: 'catalog', catalog });
  expect(findOpened([catalog], 'copy-7')).toEqual({ kind: 'copy', of: catalog });
  expect(findOpened([], 'new')).toEqual({ kind: 'new' });
  expect(findOpened([], '7')).toEqual({ kind: 'none' });
});
