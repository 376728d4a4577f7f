import { describe, expect, test } from 'vitest';
import { readDay, readWholeNumber } from './import-values.rules.ts';

describe('a day', () => {
  test.each([
    ['2027-03-13', '2027-03-13'],
    ['2027/3/4', '2027-03-04'],
    ['2027.3.4', '2027-03-04'],
    ['2027-03-13T00:00:00Z', '2027-03-13'],
    ['2027-03-13 15:30', '2027-03-13'],
    ['13.03.2027', '2027-03-13'],
    ['13 03 2027', '2027-03-13'],
    ['13/03/2027 15:30', '2027-03-13'],
    ['3/4/2027', '2027-04-03'],
    ['3-4-27', '2027-04-03'],
    ['3 March 2027', '2027-03-03'],
    ['13. March, 2027', '2027-03-13'],
    ['13-Mar-27', '2027-03-13'],
    ['13/Mar/2027', '2027-03-13'],
    ['13.Mar.2027', '2027-03-13'],
    ['13  Mar.  2027', '2027-03-13'],
    ['Sat, 13th Mar 2027', '2027-03-13'],
    ['Saturday 1st May 2027', '2027-05-01'],
    ['2nd May 2027', '2027-05-02'],
    ['Sat 13/03/2027', '2027-03-13'],
    ['March 13, 2027', '2027-03-13'],
    ['Sat, Mar 1st, 2027', '2027-03-01'],
    ['3rd May 2027', '2027-05-03'],
    ['٢٠٢٧-٠٣-١٣', '2027-03-13'],
    ['٩ مارس ٢٠٢٧', '2027-03-09'],
  ])('‘%s’ is read as %s', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  test.each([
    ['a month that a year does not have', '13/31/2027'],
    ['a day that a month does not have', '30.02.2027'],
    ['a month that nobody knows', '13 Foo 2027'],
    ['a year with five digits', '12027-03-13'],
    ['a day with three digits', '113.03.2027'],
    ['a day with three digits and the name of a month', '113 March 2027'],
    ['words only', 'next Saturday'],
    ['words before it', 'on the 13 March 2027'],
    ['words after it', '13 March 2027 or later'],
    ['letters right after it', '13.03.2027x'],
    ['letters right after a day that begins with the year', '2027-03-13x'],
    ['nothing between day and month', '13March 2027'],
    ['nothing between month and year', '13 March2027'],
  ])('%s is none', (_, typed) => {
    expect(readDay(typed)).toBeUndefined();
  });

  const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2027, at, 9)));
  test.each(['en-AU', 'en-US', 'tr', 'ar'])('the name of every month is known as %s writes it', (language) => {
    for (const style of ['long', 'short'] as const) {
      const name = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      const read = months.map((day) => readDay(`9 ${name.format(day)} 2027`));
      expect(read).toEqual(months.map((day) => day.toISOString().slice(0, 10)));
    }
  });

  test.each([
    ['9 NISAN 2027', '2027-04-09'],
    ['9 NİSAN 2027', '2027-04-09'],
    ['9 agustos 2027', '2027-08-09'],
    ['9 ابريل 2027', '2027-04-09'],
  ])('‘%s’ is read without its dots and accents too', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });
});

describe('a number', () => {
  test.each([
    ['120', 120],
    ['120 guests', 120],
    ['12k', 12_000],
    ['A$ 12.5 K', 12_500],
    ['12,25k', 12_250],
    ['12 kids', 12],
    ['1,250k', undefined],
    ['$12,500', 12_500],
    ['$12,500.50', 12_501],
    ['12,500.4', 12_500],
    ['99.5', 100],
    ['12.500 TL', 12_500],
    ['12.500,00', 12_500],
    ['125.000', 125_000],
    ['1.250', 1250],
    ['1,250,000', 1_250_000],
    ['1 250', 1250],
    ["1'250", 1250],
    ['1’250', 1250],
    ['500.', 500],
    ['500,-', 500],
    ['500, ', 500],
    ['٥٠٠', 500],
    ['1,25,00', undefined],
    ['1234.567', undefined],
    ['12.5001', undefined],
    ['12–15', undefined],
    ['-5', undefined],
    ['many', undefined],
  ])('‘%s’ is read as %s', (typed, number) => {
    expect(readWholeNumber(typed)).toBe(number);
  });
});
