import type { ImportColumns, ImportKind } from '@bellbird/contract/growth/imports';
import { describe, expect, test } from 'vitest';
import type { PricedOption } from '#domains/listing/catalogs/catalogs.public.ts';
import { readRows } from './import-rows.rules.ts';
import { readDay, readWholeNumber } from './import-values.rules.ts';
import { planPrices } from './price-plan.rules.ts';

test.each([
  ['2027-03-13', '2027-03-13'],
  ['2027-03-13T00:00:00Z', '2027-03-13'],
  ['13.03.2027', '2027-03-13'],
  ['3/4/2027', '2027-04-03'],
  ['3-4-27', '2027-04-03'],
  ['13 March 2027', '2027-03-13'],
  ['Sat, 13th Mar 2027', '2027-03-13'],
  ['13 Şubat 2027', '2027-02-13'],
  ['13 مارس 2027', '2027-03-13'],
  ['٢٠٢٧-٠٣-١٣', '2027-03-13'],
  ['13/31/2027', undefined],
  ['30.02.2027', undefined],
  ['13 Foo 2027', undefined],
  ['next Saturday', undefined],
])('the day ‘%s’ is read as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test.each([
  ['120', 120],
  ['120 guests', 120],
  ['$12,500', 12_500],
  ['$12,500.50', 12_501],
  ['12.500 TL', 12_500],
  ['12.500,00', 12_500],
  ['1 250', 1250],
  ['٥٠٠', 500],
  ['1,25,00', undefined],
  ['12–15', undefined],
  ['-5', undefined],
  ['many', undefined],
])('the number ‘%s’ is read as %s', (typed, number) => {
  expect(readWholeNumber(typed)).toBe(number);
});

const read = (kind: ImportKind, columns: ImportColumns, ...rows: string[][]) =>
  readRows(kind, columns, { header: [], rows: rows.map((cells, at) => ({ line: at + 2, cells })) });

describe('rows', () => {
  test('are read cell by cell, and each mistake names its row and column', () => {
    const columns = ['name', 'weddingDate', 'email', 'phone', 'guests', null] as const;
    expect(
      read(
        'couples',
        columns,
        ['Ruby & Finn', '13.03.2027', 'ruby@example.com', '(0491) 570-006', '120', 'left out'],
        ['', 'soon', 'ruby at example', '12', '9999'],
      ),
    ).toEqual([
      {
        line: 2,
        values: {
          name: 'Ruby & Finn',
          weddingDate: '2027-03-13',
          email: 'ruby@example.com',
          phone: '+61491570006',
          guests: 120,
        },
        problems: [],
      },
      {
        line: 3,
        values: {},
        problems: [
          { field: 'weddingDate', value: 'soon', fault: 'not_a_day' },
          { field: 'email', value: 'ruby at example', fault: 'not_an_email' },
          { field: 'phone', value: '12', fault: 'not_a_phone' },
          { field: 'guests', value: '9999', fault: 'out_of_range' },
          { field: 'name', value: '', fault: 'missing' },
        ],
      },
    ]);
  });

  test('a couple who has booked needs their day', () => {
    const [booked, open] = read('couples', ['name', 'booked'], ['Ruby', 'Confirmed'], ['Finn', 'Enquiry']);
    expect(booked?.problems).toEqual([{ field: 'weddingDate', value: '', fault: 'missing' }]);
    expect(open).toMatchObject({ values: { booked: false }, problems: [] });
  });

  test('the same couple further down is repeated: by name and day, or by phone', () => {
    const faults = read(
      'couples',
      ['name', 'weddingDate', 'phone'],
      ['Ruby & Finn', '13.03.2027', ''],
      ['ruby  &  finn', '2027-03-13', ''],
      ['Ruby & Finn', '20.03.2027', '0491570006'],
      ['R. Hart', '', '+61 491 570 006'],
    ).map((row) => row.problems[0]?.fault);
    expect(faults).toEqual([undefined, 'repeated', undefined, 'repeated']);
  });
});

describe('prices', () => {
  const option = (id: number, name: string, given: Partial<PricedOption> = {}): PricedOption => ({
    id,
    name,
    type_id: 1,
    type_name: 'Photography',
    has_menus: false,
    category_type: 'service',
    is_priced: false,
    ...given,
  });
  const rows = (...prices: string[][]) => read('prices', ['item', 'amount', 'unit', 'period'], ...prices);
  const faults = (plan: ReturnType<typeof planPrices>) => [...plan.problems].map(([line, { fault }]) => [line, fault]);

  test('go to the list their name is in; unknown names and prices that are there already are left out', () => {
    const plan = planPrices(rows(['full-day coverage', '3200', '8'], ['Drone', '1', '1'], ['Album', '900', '40']), [
      option(7, 'Full-day coverage'),
      option(8, 'Album', { is_priced: true }),
    ]);
    expect(plan.catalogs.map(({ typeName, prices }) => [typeName, prices.map((row) => row.option.id)])).toEqual([
      ['Photography', [7]],
    ]);
    expect(faults(plan)).toEqual([
      [4, 'known_already'],
      [3, 'unknown_item'],
    ]);
  });

  test('one price for weekdays needs one for weekends', () => {
    const half = planPrices(rows(['Album', '900', '40', 'weekday']), [option(8, 'Album')]);
    expect([half.catalogs, faults(half)]).toEqual([[], [[2, 'incomplete_periods']]]);
    const both = rows(['Album', '900', '40', 'Weekdays'], ['Album', '990', '40', 'hafta sonu']);
    expect(planPrices(both, [option(8, 'Album')]).catalogs[0]?.prices).toHaveLength(2);
  });

  test('a list with menus takes names it does not know as menus, and needs at least one', () => {
    const buffet = option(3, 'Buffet', { has_menus: true, type_name: 'Catering' });
    const without = planPrices(rows(['Buffet', '70', '40']), [buffet]);
    expect([without.catalogs, faults(without)]).toEqual([[], [[2, 'needs_menu']]]);
    const [catering] = planPrices(rows(['Buffet', '70', '40'], ['Spring menu', '95', '30']), [buffet]).catalogs;
    expect(catering?.menus.map((row) => row.values.item)).toEqual(['Spring menu']);
  });
});
