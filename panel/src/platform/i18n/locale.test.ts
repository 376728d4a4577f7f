import { KNOWN_LOCALES, directionOf } from '@bellbird/contract/shared/locales';
import { beforeEach, describe, expect, test } from 'vitest';
import { configureLocales, currentLocale, localeName, otherLocales, textLanguage } from './locale.ts';

beforeEach(() => {
  localStorage.clear();
  configureLocales(['en_AU']);
});

describe('languages', () => {
  test('SHELL-087 SHELL-098 with only English configured nothing else can be chosen', () => {
    localStorage.setItem('lng', 'tr_TR');
    expect(currentLocale()).toBe('en_AU');
    expect(otherLocales()).toEqual([]);
  });

  test('SHELL-100 the chosen language is kept under lng and defaults to the first configured one', () => {
    configureLocales(['tr_TR', 'en_AU', 'ar_AE']);
    expect(currentLocale()).toBe('tr_TR');
    localStorage.setItem('lng', 'ar_AE');
    expect(currentLocale()).toBe('ar_AE');
    expect(otherLocales()).toEqual(['tr_TR', 'en_AU']);
    localStorage.setItem('lng', 'de_DE');
    expect(currentLocale()).toBe('tr_TR');
  });

  test('SHELL-099 every known locale has texts to read, and a direction', () => {
    const languages = KNOWN_LOCALES.map(textLanguage);
    expect(languages).toEqual(['ar', 'ar', 'en', 'en', 'en', 'en', 'en', 'tr']);
    expect(languages.map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr', 'ltr', 'ltr', 'ltr', 'ltr']);
  });

  test('a language is offered by its own name', () => {
    expect(localeName('tr_TR')).toBe('Türkçe');
    expect(localeName('en_AU')).toBe('English');
  });
});
