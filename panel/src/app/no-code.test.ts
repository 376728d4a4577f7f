// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LANGUAGE_KEY, configureLocales } from '#platform/i18n/locale.ts';
import { explainNoCode } from './no-code.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

function explain() {
  explainNoCode();
  const main = document.querySelector('main');
  return { main, note: main?.querySelector('[role="alert"]'), title: main?.querySelector('h1')?.textContent };
}

test.each([
  ['ar_AE', 'تعذّر تشغيل Bellbird هنا', 'ar', 'rtl'],
  ['de_DE', 'Bellbird can’t start here', 'en', 'ltr'],
] as const)('in %s a page without its code says so in a language it has', (locale, title, lang, dir) => {
  configureLocales(['en_AU', locale]);
  localStorage.setItem(LANGUAGE_KEY, locale);
  const { main, note, ...shown } = explain();
  expect([shown.title, main?.lang, main?.dir]).toEqual([title, lang, dir]);
  expect(note?.contains(main?.querySelector('h1') ?? null)).toBe(true);
});

test('trying again opens the same page, never another host', () => {
  history.replaceState(null, '', `${location.origin}//evil.com?tab=notes#top`);
  const { main } = explain();
  expect(main?.querySelector('a')?.href).toBe(`${location.origin}//evil.com?tab=notes`);
});
