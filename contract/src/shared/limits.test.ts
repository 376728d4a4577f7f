import { expect, test } from 'vitest';
import * as limits from './limits.ts';
import { KNOWN_LOCALES, bcp47, directionOf, languageOf } from './locales.ts';

test('SHELL-106 the three bare numbers of the specification have names and uses', () => {
  expect([limits.ALL_PROVIDERS_ID, limits.LIMITED_PACKAGE_LEADS_PER_MONTH, limits.GALLERY_PAGE_SIZE]).toEqual([
    0, 3, 16,
  ]);
});

const DAY_MS = 86_400_000;

test.each<[requirement: string, ours: unknown, specified: unknown]>([
  ['SHELL-082', limits.SIDEBAR_WIDTH, 256],
  ['SHELL-091', limits.SNACKBAR_MS, 6000],
  ['SHELL-092', limits.BREAKPOINTS, { xs: 0, sm: 600, md: 1000, lg: 1200, xl: 1920 }],
  ['SHELL-132', limits.CONFIG_CACHE_MS, 7 * DAY_MS],
  ['SHELL-166', limits.CATEGORY_CACHE_MS, 7 * DAY_MS],
  ['AUTH-003', limits.ONE_TIME_CODE_DIGITS, 6],
  ['AUTH-004', limits.ONE_TIME_CODE_TTL_S, 120],
  ['USER-041', limits.IDENTITY_NUMBER_DIGITS, 11],
  ['USER-051', limits.CONFIRMATION_DAYS, 7],
  ['LEAD-005', limits.LEAD_WINDOW_MONTHS, 6],
  ['LEAD-018', limits.WORKING_DAY, { startsAt: 8, endsAt: 19 }],
  ['PROV-034', limits.MAP_CENTRE, { latitude: -35.2809, longitude: 149.13 }],
  ['PROV-036', limits.ABOUT_ADVISED_MIN, 300],
  ['OFFER-006', limits.OFFER_REVIEW_DAYS, 2],
  ['OFFER-018', limits.INTRO_MAX, 160],
  ['OFFER-018', limits.GIFT_TEXT_MAX, 100],
  ['CAL-005', limits.CALENDAR_NOTE_MAX, 200],
  ['PAY-014', limits.MAX_SAVED_CARDS, 10],
  ['PAY-030', limits.MERCHANT_DECISION_HOURS, 48],
  ['PROMPT-014', limits.PAGE_LIMIT_DEFAULT, 25],
  ['LIVE-011', limits.PUSH_PROMPT_DELAY_MS, 2000],
  ['MODAL-011', limits.FORCED_MODAL_DELAY_MS, 100],
  ['MODAL-013', limits.PRICE_UPDATE_EVERY_MS, DAY_MS],
  ['MODAL-014', limits.MISSING_EVERY_MS, DAY_MS / 4],
])('%s: %j is as specified', (_requirement, ours, specified) => {
  expect(ours).toEqual(specified);
});

test('SHELL-094 SHELL-095 SHELL-096 the market is Australia', () => {
  expect([limits.COUNTRY, limits.CURRENCY, limits.API_LANGUAGE]).toEqual(['AU', 'AUD', 'en_AU']);
});

test('SHELL-099 every known locale has a language, a direction and a form that Intl understands', () => {
  expect(KNOWN_LOCALES).toEqual(['ar_AE', 'ar_SA', 'de_DE', 'en_AU', 'en_CA', 'en_SA', 'en_US', 'tr_TR']);
  expect(KNOWN_LOCALES.map((locale) => directionOf(languageOf(locale)))).toEqual([
    'rtl',
    'rtl',
    'ltr',
    'ltr',
    'ltr',
    'ltr',
    'ltr',
    'ltr',
  ]);
  for (const locale of KNOWN_LOCALES) expect(Intl.DateTimeFormat.supportedLocalesOf(bcp47(locale))).toHaveLength(1);
});
