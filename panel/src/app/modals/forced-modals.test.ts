import { beforeEach, describe, expect, test } from 'vitest';
import { forgetPerson } from '#platform/session/forget-person.ts';
import type { PageName } from '#platform/routing/paths.ts';
import { FORCED_MODALS, type ForcedModal, isAnyDue, isDue } from './due.ts';
import { nextModal, noteClosed } from './forced-modals.ts';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 15, 9);
const ANNA = 7;
const ALL = new Set(FORCED_MODALS.filter((modal) => modal !== 'message'));

const shown = (wanted: ReadonlySet<ForcedModal>, page: PageName = 'home', now = NOW) =>
  nextModal(wanted, { userId: ANNA, now, page });

beforeEach(() => localStorage.clear());

describe('forced modals', () => {
  test('MODAL-001 MODAL-002 MODAL-003 MODAL-005 MODAL-006 come in the order of their priority', () => {
    const order: ForcedModal[] = [];
    for (let modal = shown(ALL); modal; modal = shown(ALL)) {
      order.push(modal);
      noteClosed(ANNA, modal, NOW);
    }
    expect(order).toEqual(['video', 'prices', 'noPrices', 'missing', 'referral']);
  });

  test('MODAL-001 a message of the team comes first, until the server says that it was closed, but not into a payment', () => {
    const wanted = new Set<ForcedModal>(['message', 'video']);
    noteClosed(ANNA, 'message', NOW);
    expect(shown(wanted)).toBe('message');
    expect(localStorage.length).toBe(0);
    expect(shown(wanted, 'checkout')).toBe('video');
  });

  test('MODAL-008 MODAL-010 MODAL-012 video and referral are recorded as once, and never return', () => {
    for (const modal of ['video', 'referral'] as const) {
      noteClosed(ANNA, modal, NOW);
      expect(localStorage.getItem(`modal.${ANNA}.${modal}`)).toBe('once');
      expect(isDue(ANNA, modal, NOW + 10 * 365 * 24 * HOUR)).toBe(false);
    }
  });

  test.each([
    ['prices', 24],
    ['noPrices', 6],
    ['missing', 6],
  ] as const)('MODAL-008 MODAL-009 MODAL-013 MODAL-014 %s returns after %i hours, and not before', (modal, hours) => {
    expect(isDue(ANNA, modal, NOW)).toBe(true);
    noteClosed(ANNA, modal, NOW);
    expect(localStorage.getItem(`modal.${ANNA}.${modal}`)).toBe(String(NOW));
    expect(isDue(ANNA, modal, NOW + hours * HOUR - 1)).toBe(false);
    expect(isDue(ANNA, modal, NOW + hours * HOUR)).toBe(true);
  });

  test('MODAL-009 a record from the future or with nonsense suppresses nothing for ever', () => {
    localStorage.setItem(`modal.${ANNA}.missing`, String(NOW + HOUR));
    expect(isDue(ANNA, 'missing', NOW)).toBe(true);
    localStorage.setItem(`modal.${ANNA}.missing`, 'yesterday');
    expect(isDue(ANNA, 'missing', NOW)).toBe(true);
  });

  test('MODAL-008 each user of a browser has their own records, which survive a logout', () => {
    noteClosed(ANNA, 'referral', NOW);
    forgetPerson();
    expect(isDue(ANNA, 'referral', NOW)).toBe(false);
    expect(isDue(ANNA + 1, 'referral', NOW)).toBe(true);
  });

  test.each([
    'providerInfo',
    'providerInfoTab',
    'providerBudget',
    'galleries',
    'providerGallery',
    'galleryMedia',
    'checkout',
    'providerPayments',
    'login',
    'passwordRenew',
    'passwordReset',
    'passwordResetByKey',
  ] as const)('MODAL-016 what is missing is not missingData on %s', (page) => {
    expect(shown(new Set(['missing']), page)).toBeUndefined();
    expect(shown(new Set(['missing', 'referral']), page)).toBe('referral');
    expect(shown(new Set(['missing']), 'leads')).toBe('missing');
  });

  test('a modal that links to a page is suppressed on it', () => {
    expect(shown(new Set(['noPrices']), 'providerBudget')).toBeUndefined();
    expect(shown(new Set(['referral']), 'referProvider')).toBeUndefined();
  });
});

test('nothing of the modals is loaded for a vendor who has closed them, or whose listings lack nothing', () => {
  const nothing = { lacksData: false, hasVideo: false };
  const due = (user: number) =>
    [nothing, { ...nothing, hasVideo: true }, { ...nothing, lacksData: true }].map((each) => isAnyDue(user, each));
  expect(due(8)).toEqual([true, true, true]);
  noteClosed(8, 'referral', Date.now());
  expect(due(8)).toEqual([false, true, true]);
  for (const modal of ['video', 'prices', 'noPrices'] as const) noteClosed(8, modal, Date.now());
  expect(due(8)).toEqual([false, false, true]);
  noteClosed(8, 'missing', Date.now());
  expect([due(8), due(9)]).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
});
