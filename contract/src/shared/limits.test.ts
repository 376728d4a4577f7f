import { expect, test } from 'vitest';
import * as limits from './limits.ts';
import { KNOWN_LOCALES, bcp47, directionOf, languageOf } from './locales.ts';

test('SHELL-106 the three bare numbers of the specification have names and uses', () => {
  expect([limits.ALL_PROVIDERS_ID, limits.LIMITED_PACKAGE_LEADS_PER_MONTH, limits.GALLERY_PAGE_SIZE]).toEqual([
    0, 3, 16,
  ]);
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
