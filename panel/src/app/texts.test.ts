// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPED_LANGUAGES } from '@bellbird/contract/shared/locales';
import { describe, expect, test } from 'vitest';
import { PAGE_NAMES } from '#platform/routing/paths.ts';
import { pages } from './pages.ts';

const SOURCE = join(import.meta.dirname, '..');
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [prefix + key] : keysOf(inner as object, `${prefix}${key}.`),
  );
}

const texts = (file: string) => JSON.parse(read(file)) as Record<string, object>;
const english = globSync('**/*.en.json', { cwd: SOURCE }).map((file) => file.replaceAll('\\', '/'));
const components = globSync('**/*.tsx', { cwd: SOURCE }).filter((file) => !/\.test\.tsx$|gallery|testing/.test(file));

describe('texts', () => {
  test.each(english)('SHELL-098 %s has every key in Turkish and Arabic too', (file) => {
    const wanted = new Set(keysOf(texts(file)).map((key) => key.replace(PLURAL, '')));
    for (const language of SHIPPED_LANGUAGES) {
      const translated = texts(file.replace('.en.json', `.${language}.json`));
      const keys = keysOf(translated);
      expect(new Set(keys.map((key) => key.replace(PLURAL, '')))).toEqual(wanted);
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const plurals = keys.filter((key) => key.endsWith('_other'));
      const forms = plurals.flatMap((key) => categories.map((category) => key.replace(/other$/, category)));
      expect(forms.filter((form) => !keys.includes(form))).toEqual([]);
    }
  });

  test('SHELL-097 every route has a title', () => {
    const { title } = texts('app/shell.en.json') as { title: Record<string, string> };
    expect(PAGE_NAMES.filter((name) => !title[pages[name].title])).toEqual([]);
  });

  test('every key that is used by name exists', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !/\.test\.|gallery/.test(file));
    const unknown = files.flatMap((file) => {
      const source = read(file);
      const namespace = /useTranslation\(\[?'([\w-]+)'/.exec(source)?.[1];
      if (!namespace) return [];
      const home = english.find((each) => each.endsWith(`/${namespace}.en.json`));
      const known = new Set(home ? keysOf(texts(home)).map((key) => key.replace(PLURAL, '')) : []);
      const named = [...source.matchAll(/\bt\('([\w.-]+)'/g)].filter(([, key = '']) => !known.has(key));
      const started = [...source.matchAll(/\bt\(`([\w.-]+)\$\{/g)].filter(
        ([, start = '']) => ![...known].some((key) => key.startsWith(start)),
      );
      return [...named, ...started].map(([, key]) => `${file}: ${key}`);
    });
    expect(unknown).toEqual([]);
  });

  test('SHELL-097 no component contains texts of its own', () => {
    const spoken = components.flatMap((file) => {
      const source = read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      const inMarkup = [...source.matchAll(/<[A-Za-z][^<>{}]*>\s*([^<>{}=;()]*\p{L}{2}[^<>{}=;()]*)<\//gu)];
      const inAttributes = [
        ...source.matchAll(/\s(?:aria-label|title|label|placeholder|alt|help|lead)="([^"]*\p{L}[^"]*)"/gu),
      ];
      return [...inMarkup, ...inAttributes]
        .filter(([, words]) => words !== 'https://')
        .map(([, words]) => `${file}: ${words?.trim()}`);
    });
    expect(spoken).toEqual([]);
  });
});
