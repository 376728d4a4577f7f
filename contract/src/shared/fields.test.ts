import { expect, test } from 'vitest';
import { Day, NewPassword, Url, Username, id, idParam, listParam, text } from './fields.ts';
import { Phone } from './phone.ts';
import { normalisePhone, phoneCountry } from './phone-number.ts';
import type { z } from 'zod';

const fault = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each(['', '   ', undefined])('SHELL-118 text that must be there and is %j: This field is required!', (value) => {
  expect(fault(text(80), value)).toBe('This field is required!');
});

test.each(['', null, undefined])(
  'SHELL-118 REFER-004 nothing chosen from a list, %j: This field is required!',
  (value) => {
    expect(fault(id('category'), value)).toBe('This field is required!');
  },
);

test('SHELL-119 a malformed or dangerous link: Please enter a valid URL', () => {
  for (const value of ['not a link', 'javascript:alert(1)', 'ftp://example.com', 'example.com']) {
    expect(fault(Url, value)).toBe('Please enter a valid URL');
  }
  expect(Url.parse(' https://wattlecreek.example/barn ')).toBe('https://wattlecreek.example/barn');
});

test('SHELL-121 only a valid international number passes; empty and a lone plus fail', () => {
  for (const value of ['', '+', '0491 570 006', '+61 12', '+61 491 570 006 x', '61491570006']) {
    expect(Phone.safeParse(value).success, value).toBe(false);
  }
  expect(Phone.parse('+61 491 570 006')).toBe('+61491570006');
  expect(normalisePhone('+44 20 7946 0958')).toBe('+442079460958');
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
});

test.each(['0', '-1', '1.5', '1e3', '0x10', ' 7', '2147483648', 'abc'])('%j is no id', (value) => {
  expect(idParam('lead').safeParse(value).success).toBe(false);
});

test('several values come repeated or separated by commas', () => {
  const ids = listParam(idParam('lead'), 3);
  expect([ids.parse(['1', '2']), ids.parse('1,2'), ids.parse('')]).toEqual([[1, 2], [1, 2], []]);
  expect(ids.safeParse('1,2,3,4').success).toBe(false);
});
