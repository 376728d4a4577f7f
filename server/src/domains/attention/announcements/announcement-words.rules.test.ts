import { expect, test } from 'vitest';
import { toParagraphs, toPushWords, wordsFor } from './announcement-words.rules.ts';

test('an announcement is in the reader’s language, and in English where the team has written nothing', () => {
  const texts = {
    en: { title: 'News', body: 'Hello' },
    tr: { title: 'Haber', body: '' },
    ar: { title: '', body: 'مرحبا' },
  };
  expect(wordsFor(texts, 'en')).toEqual({ title: 'News', body: 'Hello' });
  expect(wordsFor(texts, 'tr')).toEqual({ title: 'Haber', body: 'Hello' });
  expect(wordsFor(texts, 'ar')).toEqual({ title: 'News', body: 'مرحبا' });
  expect(wordsFor(texts, 'de')).toEqual({ title: 'News', body: 'Hello' });
});

test('blank lines separate its paragraphs', () => {
  expect(toParagraphs('\n\n One\nline \n\n\n\nTwo\n\n  \n\n')).toEqual(['One\nline', 'Two']);
  expect(toParagraphs('One\n\nTwo')).toEqual(['One', 'Two']);
});

const pushed = (body: string) => toPushWords({ title: 'News', body });

test.each([
  ['only the first paragraph', 'One\n line\n\nTwo', 'One line'],
  ['nothing where nothing was written', '', ''],
  ['all of 160 characters', `${'word '.repeat(31)}words`, `${'word '.repeat(31)}words`],
  ['whole words of a longer one', `${'word '.repeat(31)}worded`, `${'word '.repeat(31).trim()} …`],
  ['the beginning of a word without an end', 'x'.repeat(161), `${'x'.repeat(160)} …`],
])('a lock screen shows the title and %s', (_, body, shown) => {
  expect(pushed(body)).toEqual({ title: 'News', body: shown });
});
