/** The locales the marketplace knows; which of them a panel offers is configuration. */
export const KNOWN_LOCALES = ['ar_AE', 'ar_SA', 'de_DE', 'en_AU', 'en_CA', 'en_SA', 'en_US', 'tr_TR'] as const;
export type Locale = (typeof KNOWN_LOCALES)[number];

/** The languages whose texts are shipped with the panel. */
export const SHIPPED_LANGUAGES = ['en', 'tr', 'ar'] as const;
export type Language = (typeof SHIPPED_LANGUAGES)[number];

const RIGHT_TO_LEFT = new Set(['ar']);

export function languageOf(locale: Locale): string {
  return locale.slice(0, 2);
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
}

/** 'en_AU' → 'en-AU', the form that Intl and the lang attribute want. */
export function bcp47(locale: Locale): string {
  return locale.replace('_', '-');
}
