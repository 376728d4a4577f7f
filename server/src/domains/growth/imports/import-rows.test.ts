import type { ImportColumns, ImportKind } from '@bellbird/contract/growth/imports';
import { CALENDAR_NOTE_MAX, GUESTS_MAX, LEAD_PLACE_MAX, UNIT_DIGITS } from '@bellbird/contract/shared/limits';
import { describe, expect, test } from 'vitest';
import type { PricedOption } from '#domains/listing/catalogs/catalogs.public.ts';
import { isDuplicate, readRows } from './import-rows.rules.ts';
import { planPrices } from './price-plan.rules.ts';

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

describe('a cell', () => {
  const only = (field: ImportColumns[number], cell: string, kind: ImportKind = 'couples') =>
    read(kind, ['name', field], ['Ruby', cell])[0]?.problems.find((problem) => problem.field === field);

  test.each([
    ['guests', '1', undefined],
    ['guests', '0', 'out_of_range'],
    ['guests', String(GUESTS_MAX), undefined],
    ['guests', String(GUESTS_MAX + 1), 'out_of_range'],
    ['guests', 'many', 'not_a_number'],
    ['place', 'x'.repeat(LEAD_PLACE_MAX), undefined],
    ['place', 'x'.repeat(LEAD_PLACE_MAX + 1), 'too_long'],
    ['unit', '9'.repeat(UNIT_DIGITS), undefined],
    ['unit', `1${'0'.repeat(UNIT_DIGITS)}`, 'out_of_range'],
    ['period', 'her gün', undefined],
    ['period', 'sometimes', 'not_a_period'],
  ] as const)('%s', (field, cell, fault) => {
    expect(only(field, cell)?.fault).toBe(fault);
  });

  const valueOf = (field: ImportColumns[number], cell: string) =>
    read('couples', ['name', field], ['Ruby', cell])[0]?.values[field as 'phone' | 'booked' | 'period'];

  test.each([
    [' 61 491 570 006', '+61491570006'],
    ['0491.570.006', '+61491570006'],
    ['0491/570/006', '+61491570006'],
    ['(0491)\u00A0570-006', '+61491570006'],
    ['447911123456', '+447911123456'],
    [' 44 7911 123456', '+447911123456'],
  ])('the phone number ‘%s’ is read as %s: a spreadsheet may have dropped the plus sign', (cell, number) => {
    expect(valueOf('phone', cell)).toBe(number);
  });

  test.each(['X', 'Yes', 'TRUE', '1', 'Deposit paid', 'Evet', 'ONAYLANDI', 'نعم', 'مؤكَّد'])(
    '‘%s’ says that a couple has booked',
    (cell) => {
      expect(valueOf('booked', cell)).toBe(true);
    },
  );

  test.each([
    ['Every day', 'all'],
    ['Mon–Thu', 'weekday'],
    ['HAFTA İÇİ', 'weekday'],
    ['Fri - Sun', 'weekend'],
    ['نهاية الأسبوع', 'weekend'],
  ])('a price for ‘%s’ is one for %s', (cell, period) => {
    expect(valueOf('period', cell)).toBe(period);
  });

  test('with days from America is read with the month first, where several days of the column say so', () => {
    const days = (...cells: string[]) =>
      read('days', ['day'], ...cells.map((cell) => [cell])).map(
        ({ values, problems }) => values.day ?? problems[0]?.fault,
      );
    expect(days('3/4/2027', '03/13/2027', '04/17/2027')).toEqual(['2027-03-04', '2027-03-13', '2027-04-17']);
    // One that was mistyped, or two of many, are mistakes of their own and turn no other day round.
    expect(days('3/4/2027', '03/13/2027')).toEqual(['2027-04-03', 'not_a_day']);
    const many = days(...Array.from({ length: 10 }, () => '3/4/2027'), '03/13/2027', '04/17/2027');
    expect([many[0], ...many.slice(10)]).toEqual(['2027-04-03', 'not_a_day', 'not_a_day']);
    expect(days('3/4/2027', '4/3/2027')).toEqual(['2027-04-03', '2027-03-04']);
    // Days of both kinds: what is none in Australia is a mistake, and nothing is guessed.
    expect(days('3/4/2027', '13/3/2027', '03/14/2027')).toEqual(['2027-04-03', '2027-03-13', 'not_a_day']);
  });

  test('that a short row lacks is empty', () => {
    expect(read('couples', ['name', 'place'], ['Ruby'])[0]?.values).toEqual({ name: 'Ruby' });
  });

  test('a note has the length of where it goes', () => {
    const note = 'x'.repeat(CALENDAR_NOTE_MAX + 1);
    expect([only('note', note, 'days')?.fault, only('note', note)?.fault]).toEqual(['too_long', undefined]);
  });

  test('is shown up to 80 characters', () => {
    expect(only('email', 'x'.repeat(80))?.value).toBe('x'.repeat(80));
    expect(only('email', 'x'.repeat(81))?.value).toBe(`${'x'.repeat(80)}…`);
  });
});

describe('rows that are there already', () => {
  const faultsOf = (kind: ImportKind, columns: ImportColumns, ...cells: string[][]) =>
    read(kind, columns, ...cells).map(({ problems }) => problems);

  test('a day has several bookings, which their notes tell apart', () => {
    const columns = ['day', 'note'] as const;
    expect(faultsOf('days', columns, ['13.03.2027', 'Hart'], ['13.03.2027', 'Moss'], ['13/3/27', 'hart'])).toEqual([
      [],
      [],
      [{ field: 'day', value: '2027-03-13', fault: 'repeated' }],
    ]);
  });

  test('days by day and space, prices by name and period; a row with another fault counts as none', () => {
    expect(
      faultsOf('days', ['day', 'space'], ['13.03.2027', 'Barn'], ['13.03.2027', ''], ['2027-03-13', 'barn']),
    ).toEqual([[], [], [{ field: 'day', value: '2027-03-13', fault: 'repeated' }]]);
    const prices = ['item', 'amount', 'unit', 'period'] as const;
    expect(
      faultsOf(
        'prices',
        prices,
        ['Album', '900', '1', 'weekday'],
        ['Album', '900', '1', 'weekend'],
        ['album', '900', '1', 'weekday'],
        ['Print', '5', '1', ''],
        ['Print', '5', '1', 'all days'],
        ['Frame', 'much', '1', ''],
        ['Frame', '50', '1', ''],
      ).map((problems) => problems.map(({ fault }) => fault)),
    ).toEqual([[], [], ['repeated'], [], ['repeated'], ['not_a_number'], []]);
  });

  test('couples without a phone are not the same for that; nobody’s name is the name of all', () => {
    const columns = ['name', 'weddingDate', 'phone'] as const;
    expect(faultsOf('couples', columns, ['Ruby', '', ''], ['Finn', '', ''], ['Ruby', '13.03.2027', '']).flat()).toEqual(
      [],
    );
    expect(faultsOf('couples', columns, ['Ruby', '', ''], ['Ruby', '', '']).flat()).toEqual([
      { field: 'name', value: 'Ruby', fault: 'repeated' },
    ]);
  });

  test('are told from rows with mistakes', () => {
    expect(isDuplicate([])).toBe(false);
    expect(isDuplicate([{ fault: 'repeated' }])).toBe(true);
    expect(isDuplicate([{ fault: 'known_already' }, { fault: 'repeated' }])).toBe(true);
    expect(isDuplicate([{ fault: 'repeated' }, { fault: 'missing' }])).toBe(false);
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
  const columns = (plan: ReturnType<typeof planPrices>) => [...plan.problems.values()].map(({ field }) => field);

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
    expect(columns(plan)).toEqual(['item', 'item']);
  });

  test('one price for weekdays needs one for weekends', () => {
    const half = planPrices(rows(['Album', '900', '40', 'weekday']), [option(8, 'Album')]);
    expect([half.catalogs, faults(half), columns(half)]).toEqual([[], [[2, 'incomplete_periods']], ['period']]);
    const others = [option(8, 'Album'), option(9, 'Print')];
    const mixed = planPrices(rows(['Album', '900', '40', 'weekday'], ['Print', '5', '1', 'weekend']), others);
    expect(faults(mixed)).toEqual([
      [2, 'incomplete_periods'],
      [3, 'incomplete_periods'],
    ]);
    const turned = rows(['Album', '990', '40', 'weekend'], ['Album', '900', '40', 'weekday']);
    expect(planPrices(turned, [option(8, 'Album')]).catalogs[0]?.prices).toHaveLength(2);
    const both = rows(['Album', '900', '40', 'Weekdays'], ['Album', '990', '40', 'hafta sonu']);
    expect(planPrices(both, [option(8, 'Album')]).catalogs[0]?.prices).toHaveLength(2);
  });

  test('a list with menus takes names it does not know as menus, and needs at least one', () => {
    const buffet = option(3, 'Buffet', { has_menus: true, type_name: 'Catering' });
    const without = planPrices(rows(['Buffet', '70', '40']), [buffet]);
    expect([without.catalogs, faults(without), columns(without)]).toEqual([[], [[2, 'needs_menu']], ['item']]);
    const [catering] = planPrices(rows(['Buffet', '70', '40'], ['Spring menu', '95', '30']), [buffet]).catalogs;
    expect(catering?.menus.map((row) => row.values.item)).toEqual(['Spring menu']);
    const album = option(8, 'Album', { type_id: 2 });
    const two = planPrices(rows(['Buffet', '70', '40'], ['Album', '9', '1'], ['Spring menu', '95', '30']), [
      buffet,
      album,
    ]);
    expect(two.catalogs.map(({ typeId, menus }) => [typeId, menus.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(faults(two)).toEqual([]);
  });
});
