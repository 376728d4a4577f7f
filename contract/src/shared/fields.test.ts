import { expect, test } from 'vitest';
import { z } from 'zod';
import { REQUIRED, faultsOf, isAccepted } from '../testing/faults.ts';
import {
  ChosenDay,
  CurrentPassword,
  Day,
  Email,
  Instant,
  LinkKey,
  NewPassword,
  RowNumber,
  Url,
  Username,
  Version,
  WholeDollars,
  blankable,
  choiceOf,
  id,
  idParam,
  idsParam,
  intParam,
  listParam,
  numberBetween,
  optionalText,
  ourText,
  publicText,
  text,
} from './fields.ts';
import { Paging, listOf, one } from './envelope.ts';
import { Phone } from './phone.ts';
import { normalisePhone, phoneCountry } from './phone-number.ts';

const fault = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each(['', '   ', undefined])('SHELL-118 text that must be there and is %j: This field is required!', (value) => {
  expect(fault(text(80), value)).toBe(REQUIRED);
});

test.each(['', null, undefined])(
  'SHELL-118 REFER-004 nothing chosen from a list, %j: This field is required!',
  (value) => {
    expect(fault(id('category'), value)).toBe(REQUIRED);
  },
);

test('SHELL-119 a malformed or dangerous link: Please enter a valid URL', () => {
  const others = ['httpsx://example.com', 'xhttp://example.com'];
  for (const value of ['not a link', 'javascript:alert(1)', 'ftp://example.com', 'example.com', ...others]) {
    expect(fault(Url, value)).toBe('Please enter a valid URL');
  }
  expect(Url.parse('http://wattlecreek.example/')).toBe('http://wattlecreek.example/');
  expect(Url.parse(' https://wattlecreek.example/barn ')).toBe('https://wattlecreek.example/barn');
});

test('SHELL-121 only a valid international number passes; empty and a lone plus fail', () => {
  for (const value of ['', '+', '0491 570 006', '+61 12', '+61 491 570 006 x', '61491570006']) {
    expect(Phone.safeParse(value).success, value).toBe(false);
  }
  expect(Phone.parse('+61 491 570 006')).toBe('+61491570006');
  expect(Phone.parse(' +61491570006 ')).toBe('+61491570006');
  expect([fault(Phone, ''), fault(Phone, '+')]).toEqual([
    REQUIRED,
    'Please enter a valid phone number, such as +61 491 570 006.',
  ]);
  expect(normalisePhone('+44 20 7946 0958')).toBe('+442079460958');
  expect(normalisePhone(' +44 20 7946 0958')).toBeUndefined();
});

test('SHELL-101 the phone country is the configured one, and tr only when there is none', () => {
  expect([phoneCountry('au'), phoneCountry(undefined)]).toEqual(['AU', 'TR']);
});

test('SHELL-125 SHELL-102 a day is YYYY-MM-DD and exists', () => {
  expect(Day.parse('2028-02-29')).toBe('2028-02-29');
  for (const value of ['2027-02-29', '2027-13-01', '10.04.2027', '2027-4-1', '2027-04-10T00:00:00Z']) {
    expect(Day.safeParse(value).success, value).toBe(false);
  }
});

test('a new password has at least 6 characters, and a name no hidden ones', () => {
  expect([fault(NewPassword, '12345'), fault(NewPassword, '123456')]).toEqual([
    'Please use at least 6 characters.',
    undefined,
  ]);
  expect(fault(Username, 'a\u202Eb')).toBe('Please use visible characters only.');
  expect([Username.parse('priya.nair'), fault(NewPassword, '')]).toEqual(['priya.nair', REQUIRED]);
  expect(fault(NewPassword, 'x')).toBe('Please use at least 6 characters.');
  // A password of earlier rules may be shorter.
  expect([fault(CurrentPassword, 'x'), fault(CurrentPassword, '')]).toEqual([undefined, REQUIRED]);
});

test('SHELL-120 an address is one, at most 254 characters long', () => {
  expect(Email.parse(' priya@saltbush.example ')).toBe('priya@saltbush.example');
  const long = (length: number) =>
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.`.padEnd(length - 3, 'd') + '.au';
  expect([fault(Email, ''), fault(Email, ' '), fault(Email, 'priya')]).toEqual([
    REQUIRED,
    REQUIRED,
    'Please enter a valid email address.',
  ]);
  expect(fault(Email, 'x')).toBe('Please enter a valid email address.');
  expect([isAccepted(Email, long(254)), isAccepted(Email, long(255))]).toEqual([true, false]);
});

test.each([
  [LinkKey, ['a'.repeat(43), '-_'.repeat(21) + '9'], ['a'.repeat(42), 'a'.repeat(44), `!${'a'.repeat(43)}`]],
  [RowNumber, [1, 2_147_483_647], [0, 2_147_483_648]],
  [Version, [0, 2_147_483_647], [-1, 2_147_483_648]],
  [WholeDollars, [0, 10_000_000], [-1, 10_000_001, 0.5]],
  [text(80), ['a'], ['']],
  [intParam(0, 5), ['0', '5'], ['', '6']],
  [
    Instant,
    ['2026-11-18T04:00:00Z', '2026-11-18T04:00:00.000000000Z'],
    ['2026-11-18', 'now', '2026-11-18T04:00:00.0000000000Z'],
  ],
  [idsParam('lead'), [Array.from({ length: 200 }, () => '1')], [Array.from({ length: 201 }, () => '1')]],
])('the bounds of a shared field %#', (schema, right, wrong) => {
  expect(right.map((value) => isAccepted(schema, value))).toEqual(right.map(() => true));
  expect(wrong.map((value) => isAccepted(schema, value))).toEqual(wrong.map(() => false));
});

test('a page of a list is the first of 25 unless somebody asks for another', () => {
  expect(Paging.parse({})).toEqual({ page: 1, limit: 25 });
  expect(Paging.parse({ page: '1', limit: '1' })).toEqual({ page: 1, limit: 1 });
  for (const wrong of [{ page: '0' }, { limit: '0' }, { limit: '101' }, { page: '10001' }])
    expect(isAccepted(Paging, wrong)).toBe(false);
});

test.each(['0', '-1', '1.5', '1e3', '0x10', ' 7', '2147483648', 'abc'])('%j is no id', (value) => {
  expect(idParam('lead').safeParse(value).success).toBe(false);
});

test('several values come repeated or separated by commas', () => {
  const ids = listParam(idParam('lead'), 3);
  expect([ids.parse(['1', '2']), ids.parse('1,2'), ids.parse('')]).toEqual([[1, 2], [1, 2], []]);
  expect(ids.parse(['1,2', '3'])).toEqual([1, 2, 3]);
  expect(ids.safeParse('1,2,3,4').success).toBe(false);
  expect(isAccepted(listParam(z.string(), 3), undefined)).toBe(false);
});

test('a number in an address has at most ten digits, is within its bounds, and says what it wants', () => {
  const page = intParam(2, 30);
  expect([page.parse('2'), page.parse('30'), page.parse(7), page.parse('0000000009')]).toEqual([2, 30, 7, 9]);
  for (const value of ['1', '31', '00000000009', '2 ', '2x', 'x2', ''])
    expect(page.safeParse(value).success).toBe(false);
  expect([fault(page, undefined), fault(page, 'x')]).toEqual([REQUIRED, 'Please enter a whole number.']);
  expect(idsParam('lead').parse('1,2')).toEqual([1, 2]);
  expect(idsParam('lead').safeParse(Array.from({ length: 201 }, () => '1')).success).toBe(false);
});

test('a list that is not given is not an empty one', () => {
  expect(listParam(idParam('lead'), 3).optional().parse(undefined)).toBeUndefined();
});

test('SHELL-118 an id that is no number is not ‘required’ but wrong', () => {
  expect(fault(id('lead'), 'x')).not.toBe(REQUIRED);
  expect([id('lead').safeParse(0).success, id('lead').parse(2_147_483_647)]).toEqual([false, 2_147_483_647]);
  expect(id('lead').safeParse(2_147_483_648).success).toBe(false);
});

test('texts have their length, without the spaces around them', () => {
  expect([text(3).parse(' abc '), fault(text(3), 'abcd')]).toEqual(['abc', 'Please use at most 3 characters.']);
  expect([optionalText(3).parse('  '), fault(optionalText(3), 'abcd')]).toEqual([
    '',
    'Please use at most 3 characters.',
  ]);
});

test('a blank field becomes null, a filled one is checked', () => {
  const day = blankable(Day);
  expect(['', '  ', null, ' 2027-04-10 '].map((value) => day.parse(value))).toEqual([null, null, null, '2027-04-10']);
  expect(day.safeParse('x').success).toBe(false);
});

test('GAL-019 a text that couples read has no contact information', () => {
  const words = publicText(text(200));
  expect(words.parse('A barn')).toBe('A barn');
  expect(fault(words, 'Call 0412 345 678')).toBe(
    'Couples reach you through Bellbird. Please leave out ‘0412 345 678’.',
  );
});

test('a number that somebody types says what is accepted', () => {
  const guests = numberBetween(2, 5);
  const range = 'Please enter a number from 2 to 5.';
  expect([1, 2, 5, 6, 2.5, undefined].map((value) => fault(guests, value))).toEqual([
    range,
    undefined,
    undefined,
    range,
    'Please enter a whole number.',
    REQUIRED,
  ]);
  expect(fault(choiceOf(['a', 'b']), 'c')).toBe('Please choose one from the list.');
});

test('a day is in a year that people mean', () => {
  const fine = (day: string) => Day.safeParse(day).success;
  expect([fine('1899-12-31'), fine('1900-01-01'), fine('2199-12-31'), fine('2200-01-01')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(fault(Day, '2200-01-01')).toBe('Please enter a date between 1900 and 2199.');
  expect(Instant.safeParse('1899-12-31T23:59:59Z').success).toBe(false);
  expect(['', 'x', '2027-04-101'].map((value) => fault(ChosenDay, value))).toEqual([
    REQUIRED,
    'Please enter a valid date.',
    'Please enter a valid date.',
  ]);
  expect(faultsOf(Instant, 'now')).toHaveLength(1);
});

test('answers are wrapped, and what we wrote ourselves is marked for translation', () => {
  expect(one(z.int()).parse({ data: 7 })).toEqual({ data: 7 });
  const list = { data: [7], meta: { total: 1, page: 1, limit: 25 } };
  expect(listOf(z.int()).parse(list)).toEqual(list);
  expect(ourText().meta()).toEqual({ translated: true });
});
