import { describe, expect, test } from 'vitest';
import { countDays, monthsAfter, listMonths, periodBefore } from './period.ts';

describe('STAT-006 a period and the one before it', () => {
  test.each([
    [
      { from: '2026-10-17', to: '2026-11-15' },
      { from: '2026-09-17', to: '2026-10-16' },
    ],
    [
      { from: '2026-11-15', to: '2026-11-15' },
      { from: '2026-11-14', to: '2026-11-14' },
    ],
    // Whole months are held against as many months, whatever their days.
    [
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-01-01', to: '2026-01-31' },
    ],
    [
      { from: '2026-06-01', to: '2026-11-15' },
      { from: '2025-12-01', to: '2026-05-15' },
    ],
    [
      { from: '2026-01-01', to: '2026-03-30' },
      { from: '2025-10-01', to: '2025-12-30' },
    ],
    // A month that has just begun is days, until it could be the whole of February.
    [
      { from: '2026-02-01', to: '2026-02-27' },
      { from: '2026-01-05', to: '2026-01-31' },
    ],
    [
      { from: '2028-02-01', to: '2028-02-28' },
      { from: '2028-01-01', to: '2028-01-28' },
    ],
    [
      { from: '2026-11-01', to: '2026-11-03' },
      { from: '2026-10-29', to: '2026-10-31' },
    ],
  ])('%j stands beside %j', (period, before) => {
    expect(periodBefore(period)).toEqual(before);
  });

  test('is as long as its days and touches its months', () => {
    expect(countDays({ from: '2026-02-27', to: '2026-03-02' })).toBe(4);
    expect(listMonths({ from: '2025-11-20', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsAfter('2026-03-31', -1)).toBe('2026-02-28');
  });
});
