import { describe, expect, test } from 'vitest';
import { REQUIRED, faultsOf } from '../../testing/faults.ts';
import { type CatalogContext, type CatalogForm, catalogForm } from './catalog-form.ts';
import { SpaceForm } from './spaces.calls.ts';

const price = { catalogItemOptionId: 1, weekPeriod: 'all', price: 6900, unit: 160 } as const;
const menu = {
  name: 'Feast',
  type: 'per_person',
  price: 98,
  minGuests: 60,
  maxGuests: 160,
  expireAt: '2026-12-01',
} as const;
const catalog: CatalogForm = { name: 'Venue prices', expireAt: '2026-12-01', prices: [price], menus: [menu] };

function faults(change: object, context: CatalogContext = {}): Record<string, string> {
  return Object.fromEntries(faultsOf(catalogForm(context), { ...catalog, ...change }));
}
const priceFaults = (change: object) => faults({ prices: [{ ...price, ...change }] });

describe('a catalog', () => {
  test('is valid, in Australian dollars', () => {
    expect(catalogForm({ today: '2026-11-15', needsMenu: true }).parse(catalog)).toMatchObject({
      prices: [{ currency: 'AUD' }],
      menus: [{ currency: 'AUD', notes: '', fileId: null }],
    });
  });

  test('CAT-017 each period needs a price', () => {
    expect(priceFaults({ price: null })).toEqual({ 'prices.0.price': REQUIRED });
    const periods = (...names: string[]) =>
      Object.keys(faults({ prices: names.map((weekPeriod) => ({ ...price, weekPeriod })) }));
    expect(periods('weekday', 'weekend')).toEqual([]);
    expect(periods('weekday')).toEqual(['prices.0.weekPeriod']);
    expect(periods('all', 'weekend')).toEqual(['prices.0.weekPeriod', 'prices.1.weekPeriod']);
    expect(periods('all', 'all')).toEqual(['prices.0.weekPeriod', 'prices.1.weekPeriod']);
    expect(periods('weekday', 'weekend', 'weekday')).toHaveLength(3);
    const two = [
      { ...price, weekPeriod: 'weekday' },
      { ...price, catalogItemOptionId: 2, weekPeriod: 'weekend' },
    ];
    expect(Object.keys(faults({ prices: two }))).toEqual(['prices.0.weekPeriod', 'prices.1.weekPeriod']);
    expect(periods('weekend', 'weekend')).toEqual(['prices.0.weekPeriod', 'prices.1.weekPeriod']);
  });

  test('CAT-018 CAT-019 CAT-020 needs an expiry, as do its menus', () => {
    expect(faults({ expireAt: '' })).toEqual({ expireAt: REQUIRED });
    expect(faults({ expireAt: undefined })).toEqual({ expireAt: REQUIRED });
    expect(faults({ expireAt: '31.12.2026' })).toEqual({ expireAt: 'Please enter a valid date.' });
    const late = { expireAt: '2027-02-16', menus: [{ ...menu, expireAt: '2026-11-13' }] };
    expect(faults(late)).toEqual({});
    expect(faults(late, { today: '2026-11-15' })).toEqual({
      expireAt: 'Please choose a day at most 3 months ahead.',
      'menus.0.expireAt': 'Please choose a day that isn’t in the past.',
    });
  });

  test('CAT-021 a unit is a whole number of at most 5 digits', () => {
    expect(priceFaults({ unit: 99_999 })).toEqual({});
    expect(priceFaults({ unit: 100_000 })).toEqual({ 'prices.0.unit': 'Please use at most 5 digits.' });
    expect(priceFaults({ unit: 1.5 })).toEqual({ 'prices.0.unit': 'Please enter a whole number.' });
    expect(priceFaults({ unit: null })).toEqual({ 'prices.0.unit': REQUIRED });
    expect([priceFaults({ unit: 1 }), priceFaults({ unit: 0 })]).toEqual([
      {},
      { 'prices.0.unit': 'Please enter at least 1.' },
    ]);
  });

  test('CAT-022 prices are whole numbers', () => {
    expect(priceFaults({ price: 99.5 })).toEqual({ 'prices.0.price': 'Please enter a whole number.' });
    expect(priceFaults({ price: 0 })).toEqual({ 'prices.0.price': 'Please enter a price above zero.' });
    expect(priceFaults({ price: 1 })).toEqual({});
    expect(faults({ menus: [{ ...menu, price: 9.9 }] })).toEqual({ 'menus.0.price': 'Please enter a whole number.' });
  });

  test('CAT-023 CAT-024 always needs a price, and a menu where required', () => {
    expect(faults({ prices: [] })).toEqual({ prices: 'Please add at least one price.' });
    expect(faults({ menus: [] })).toEqual({});
    expect(faults({ menus: [] }, { needsMenu: true })).toEqual({ menus: 'Please add at least one menu.' });
  });

  test('has nothing else, nor have its prices and menus', () => {
    const other = { colour: 'blue' };
    expect(Object.keys(faults(other))).toEqual(['']);
    expect(Object.keys(priceFaults(other))).toEqual(['prices.0']);
    expect(Object.keys(faults({ menus: [{ ...menu, ...other }] }))).toEqual(['menus.0']);
  });

  test('CAT-006 the minimum of guests may not exceed the maximum', () => {
    expect(faults({ menus: [{ ...menu, minGuests: 161 }] })).toEqual({
      'menus.0.maxGuests': 'The maximum can’t be lower than the minimum.',
    });
    expect(faults({ menus: [{ ...menu, minGuests: null }] })).toEqual({});
    expect(faults({ menus: [{ ...menu, maxGuests: null }] })).toEqual({});
    expect(faults({ menus: [{ ...menu, minGuests: 160 }] })).toEqual({});
    expect(faults({ menus: [{ ...menu, minGuests: 1, maxGuests: 1 }] })).toEqual({});
    expect(faults({ menus: [{ ...menu, minGuests: 0 }] })).toEqual({ 'menus.0.minGuests': 'Please enter at least 1.' });
    expect(faults({ menus: [{ ...menu, price: undefined }] })).toEqual({ 'menus.0.price': REQUIRED });
    expect(faults({ menus: [{ ...menu, price: '' }] })).toEqual({ 'menus.0.price': REQUIRED });
    expect(Object.keys(faults({ menus: [{ ...menu, type: 'per_table' }] }))).toEqual(['menus.0.type']);
  });
});

describe('a space', () => {
  const space = { name: 'The Barn', type: 'indoor', mealCapacity: 160, cocktailCapacity: null };
  const spaceFaults = (change: object) => faultsOf(SpaceForm, { ...space, ...change }).map(([path]) => path);

  test('CAT-025 a capacity has 2 to 4 digits', () => {
    expect(spaceFaults({ mealCapacity: 9 })).toEqual(['mealCapacity']);
    expect(spaceFaults({ mealCapacity: 10, cocktailCapacity: 9999 })).toEqual([]);
    expect(spaceFaults({ cocktailCapacity: 10_000 })).toEqual(['cocktailCapacity']);
  });

  test('CAT-026 at least one of meal and cocktail is given', () => {
    expect(spaceFaults({ mealCapacity: null })).toEqual(['mealCapacity']);
    expect(spaceFaults({ mealCapacity: null, cocktailCapacity: 200 })).toEqual([]);
  });

  test.each([
    ['The Barn', true],
    ['A', true],
    ['1 A', true],
    ['12 Apostles', true],
    ['Cafe\u0301', true],
    ['Terrace 2', true],
    ['Salón José', true],
    ['2027', false],
    ['Barn & Lawn', false],
    ['<b>', false],
  ])('CAT-027 %j is a name of letters, or of letters with numbers: %s', (name, isFine) => {
    expect(spaceFaults({ name })).toEqual(isFine ? [] : ['name']);
  });
});
