import { expect, test } from 'vitest';
import { fill, pageTextsIn } from './page-texts.ts';
import { EN } from './texts/en.ts';
import { TR } from './texts/tr.ts';

test('the page of a quote is in the couple’s language, or in English', () => {
  expect(pageTextsIn('tr')).toEqual({ language: 'tr', texts: TR });
  expect(pageTextsIn('de')).toEqual({ language: 'en', texts: EN });
});

test('its texts are filled in wherever there is a value; what has none stays to be seen', () => {
  expect(fill('{vendor} and {vendor}: {count} of {x}, {}', { vendor: 'Wattle', count: 0 })).toBe(
    'Wattle and Wattle: 0 of {x}, {}',
  );
});
