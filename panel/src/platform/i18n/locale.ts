import { API_LANGUAGE } from '@bellbird/contract/shared/limits';
import { type Language, type Locale, SHIPPED_LANGUAGES, languageOf } from '@bellbird/contract/shared/locales';

/** Where the chosen language is stored; it survives a logout. */
export const LANGUAGE_KEY = 'lng';

let configured: readonly Locale[] = [API_LANGUAGE];

/** Called once, with the panel's configuration. */
export function configureLocales(locales: readonly Locale[]): void {
  configured = locales;
}

/** The chosen locale if it is still offered, otherwise the first configured one. */
export function currentLocale(): Locale {
  const chosen = localStorage.getItem(LANGUAGE_KEY);
  return configured.find((locale) => locale === chosen) ?? configured[0] ?? API_LANGUAGE;
}

export function hasChosenLocale(): boolean {
  return localStorage.getItem(LANGUAGE_KEY) !== null;
}

/** The configured locale of another language than the current one; undefined if there is none. */
export function localeFor(language: string): Locale | undefined {
  return textLanguage(currentLocale()) === language
    ? undefined
    : configured.find((each) => languageOf(each) === language);
}

/** The locales a language switch offers: all configured ones but the current. */
export function otherLocales(): Locale[] {
  const current = currentLocale();
  return configured.filter((locale) => locale !== current);
}

/** The language of the texts; a locale without texts uses English. */
export function textLanguage(locale: Locale): Language {
  const language = languageOf(locale);
  return SHIPPED_LANGUAGES.find((shipped) => shipped === language) ?? 'en';
}

/** 'tr_TR' → 'Türkçe', in its own language. */
export function localeName(locale: Locale): string {
  const language = languageOf(locale);
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? locale;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
