import { describe, expect, test } from 'vitest';
import { hasStatistics, isLimited, mayOpenStatistics, upgradeFor } from './upgrades.ts';

const until = (productDateEnd: string | null) => ({ productFeatures: { productDateEnd } });

describe('the limited package', () => {
  test('GATE-008 is what nobody pays for', () => {
    expect(isLimited({ paidStatus: 'limited', ...until('2027-01-01') }, '2026-11-15')).toBe(true);
    expect(isLimited({ paidStatus: 'unpaid', ...until(null) }, '2026-11-15')).toBe(true);
    expect(isLimited({ paidStatus: 'paid', ...until(null) }, '2026-11-15')).toBe(false);
  });

  test('GATE-008 begins the day after the last paid one', () => {
    const paid = { paidStatus: 'paid' as const, ...until('2026-11-15') };
    expect(isLimited(paid, '2026-11-15')).toBe(false);
    expect(isLimited(paid, '2026-11-16')).toBe(true);
  });
});

describe('the gate before statistics', () => {
  const provider = (onHold: boolean, statsAccess: boolean, rivalStatsAccess: number) => ({
    onHold,
    productFeatures: { statsAccess, rivalStatsAccess },
  });

  test('GATE-001 GATE-004 visits, weddings and magnet open if some provider has the access and is not on hold', () => {
    for (const kind of ['visits', 'weddings', 'magnet'] as const) {
      expect(mayOpenStatistics(kind, [provider(false, false, 0), provider(false, true, 0)])).toBe(true);
      expect(mayOpenStatistics(kind, [provider(true, true, 3)])).toBe(false);
      expect(mayOpenStatistics(kind, [])).toBe(false);
    }
  });

  test('GATE-003 rivals need their own share, on the same provider', () => {
    expect(mayOpenStatistics('rivals', [provider(false, true, 0), provider(false, false, 5)])).toBe(false);
    expect(hasStatistics('rivals', provider(false, true, 1))).toBe(true);
    expect(hasStatistics('rivals', provider(true, true, 1))).toBe(false);
  });

  test('GATE-004 the magnet offers what visits offer', () => {
    expect([upgradeFor('magnet'), upgradeFor('rivals')]).toEqual(['visits', 'rivals']);
  });
});
