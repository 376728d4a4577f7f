import { describe, expect, test } from 'vitest';
import { dayIn, showDay, toDay } from './dates.ts';
import { dateFormat, numberFormat } from './intl.ts';
import { toInstant, showInstant } from './instants.ts';
import { showCents, showDollars } from './money.ts';

describe('formats', () => {
  test('SHELL-102 days in forms and calls are YYYY-MM-DD', () => {
    expect(toDay(new Date(2026, 10, 5))).toBe('2026-11-05');
  });

  test('SHELL-103 days shown to people are DD.MM.YYYY', () => {
    expect(showDay('2027-04-24')).toBe('24.04.2027');
  });

  test('SHELL-104 date-times are YYYY-MM-DD HH:mm, in the provider’s own time', () => {
    expect(showInstant('2026-11-15T02:30:00Z', 'Australia/Sydney')).toBe('2026-11-15 13:30');
    expect(showInstant('2026-11-15T02:30:00Z', 'Australia/Perth')).toBe('2026-11-15 10:30');
    expect(showInstant('2026-06-15T02:30:00Z', 'Australia/Sydney')).toBe('2026-06-15 12:30');
  });

  test('an instant belongs to its day in the provider’s time zone', () => {
    expect(dayIn('2026-11-15T14:00:00Z', 'Australia/Sydney')).toBe('2026-11-16');
    expect(dayIn('2026-11-15T14:00:00Z', 'Australia/Perth')).toBe('2026-11-15');
  });

  test('a local time becomes the instant it names, on both sides of daylight saving', () => {
    expect(toInstant('2026-11-16 09:00', 'Australia/Sydney')).toBe('2026-11-15T22:00:00.000Z');
    expect(toInstant('2026-06-16 09:00', 'Australia/Sydney')).toBe('2026-06-15T23:00:00.000Z');
    // The hours before and after the clocks change, and one that they skip.
    expect(toInstant('2026-10-04 01:30', 'Australia/Sydney')).toBe('2026-10-03T15:30:00.000Z');
    expect(toInstant('2026-10-04 02:30', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z');
    expect(toInstant('2026-10-04 03:30', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z');
    expect(toInstant('2026-04-05 04:00', 'Australia/Sydney')).toBe('2026-04-04T18:00:00.000Z');
  });

  test('SHELL-095 every amount is shown in Australian dollars', () => {
    expect(showDollars(8900)).toBe('A$8,900');
    expect(showCents(277_200)).toBe('A$2,772.00');
    expect(showCents(-19_800)).toBe('-A$198.00');
    expect([showDollars(0), showDollars(999), showDollars(1_234_567.5)]).toEqual(['A$0', 'A$999', 'A$1,234,568']);
    expect([showCents(5), showCents(100_000), showDollars(-0.4)]).toEqual(['A$0.05', 'A$1,000.00', 'A$0']);
  });

  test('a formatter is created once for the same options, and again for others', () => {
    expect(dateFormat({ month: 'long' })).toBe(dateFormat({ month: 'long' }));
    expect(dateFormat({ month: 'long' })).not.toBe(dateFormat({ month: 'short' }));
    expect(dateFormat({ month: 'long' }, 'tr-TR').format(new Date(2027, 3, 1))).toBe('Nisan');
    expect(numberFormat({}, 'en-AU').format(1234)).toBe('1,234');
  });
});
