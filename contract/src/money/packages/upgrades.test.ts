import { describe, expect, test } from 'vitest';
import { hasStatistics, isLimited, canOpenStatistics, upgradeFor } from './upgrades.ts';

const until = (productDateEnd: string | null) => ({ productFeatures: { productDateEnd } });

describe('the limited package', () => {
  test('GATE-008 applies to providers without a paid package', () => {
    expect(isLimited({ paidStatus: 'limited', ...until('2027-01-01') }, '2026-11-15')).toBe(true);
    expect(isLimited({ paidStatus: 'unpaid', ...until(null) }, '2026-11-15')).toBe(true);
    expect(isLimited({ paidStatus: 'paid', ...until(null) }, '2026-11-15')).toBe(false);
  });

  test('GATE-008 starts the day after the last paid day', () => {
    const paid = { paidStatus: 'paid' as const, ...until('2026-11-15') };
    expect(isLimited(paid, '2026-11-15')).toBe(false);
    expect(isLimited(paid, '2026-11-16')).toBe(true);
  });
});

describe('access to statistics', () => {
  const provider = (onHold: boolean, statsAccess: boolean, rivalStatsAccess: number) => ({
    onHold,
    productFeatures: { statsAccess, rivalStatsAccess },
  });

  test('GATE-001 GATE-004 visits, weddings and magnet open if a provider has access and is not on hold', () => {
    for (const kind of ['visits', 'weddings', 'magnet'] as const) {
      expect(canOpenStatistics(kind, [provider(false, false, 0), provider(false, true, 0)])).toBe(true);
      expect(canOpenStatistics(kind, [provider(true, true, 3)])).toBe(false);
      expect(canOpenStatistics(kind, [])).toBe(false);
    }
  });

  test('GATE-003 competitor statistics need extra access on the same provider', () => {
    expect(canOpenStatistics('rivals', [provider(false, true, 0), provider(false, false, 5)])).toBe(false);
    expect(hasStatistics('rivals', provider(false, true, 1))).toBe(true);
    expect(hasStatistics('rivals', provider(true, true, 1))).toBe(false);
  });

  test('GATE-004 the magnet offers what visits offer', () => {
    expect([upgradeFor('magnet'), upgradeFor('rivals')]).toEqual(['visits', 'rivals']);
  });
});
