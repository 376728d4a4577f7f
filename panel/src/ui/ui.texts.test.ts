import { describe, expect, it } from 'vitest';
import ar from './ui.ar.json' with { type: 'json' };
import en from './ui.en.json' with { type: 'json' };
import tr from './ui.tr.json' with { type: 'json' };

type Texts = { [key: string]: string | Texts };

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text by its path; plural forms count as one, since languages have different numbers of them. */
function paths(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key.replace(PLURAL, '')] : paths(value, `${prefix}${key}.`),
  );
}

function plurals(texts: Texts, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value !== 'string') return plurals(value, language);
    const stem = key.replace(PLURAL, '');
    return stem === key ? [] : forms.map((form) => `${stem}_${form}`).filter((needed) => !(needed in texts));
  });
}

const unique = (list: string[]) => [...new Set(list)].toSorted();

describe.each([
  ['tr', tr],
  ['ar', ar],
])('SHELL-098 the parts’ texts in %s', (language, texts: Texts) => {
  it('are complete', () => {
    expect(unique(paths(texts))).toEqual(unique(paths(en)));
  });

  it('have every plural form of the language', () => {
    expect(plurals(texts, language)).toEqual([]);
  });
});
