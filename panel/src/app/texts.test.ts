// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPED_LANGUAGES } from '@bellbird/contract/shared/locales';
import { describe, expect, test } from 'vitest';
import { PAGE_NAMES } from '#platform/routing/paths.ts';
import type { Page } from './page.ts';
import { pages } from './pages.ts';

const SOURCE = join(import.meta.dirname, '..');
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [prefix + key] : keysOf(inner as object, `${prefix}${key}.`),
  );
}

const wordsOf = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[prefix + key, inner]] : wordsOf(inner as object, `${prefix}${key}.`),
  );

const placesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place = '']) => place))].toSorted();

const ONE_NUMBER = /_(?:zero|one|two)$/;

/** ‘3 of 5’, ‘2 held’: no word beside the number changes with it. */
const SAME_FOR_EVERY_NUMBER: ReadonlySet<string> = new Set([
  'domains/reputation/testimonials/testimonials.en.json:average',
  'domains/money/payments/payments.en.json:status.partly',
  'domains/money/payments/payments.en.json:cards.count',
  'domains/money/payments/payments.en.json:share',
  'domains/money/payments/payments.en.json:outcome.share.text',
  'domains/money/payments/payments.en.json:outcome.share.last',
  'domains/desk/customers/desk-customers.en.json:promised.counted',
  'domains/listing/calendar/calendar.en.json:heldCount',
  'domains/listing/calendar/calendar.en.json:bookedCount',
  'domains/listing/calendar/calendar.en.json:seats',
  'domains/listing/calendar/calendar.en.json:standing',
  'domains/insight/statistics/statistics.en.json:rivals.group.region',
  'domains/insight/statistics/statistics.en.json:ranking.percentile',
  'domains/desk/money/desk-money.en.json:part',
  'domains/couples/leads/list/leads-list.en.json:bulk.more',
  'domains/couples/leads/home/leads-home.en.json:figures.lastMonth',
  'domains/couples/leads/board/leads-board.en.json:showAll',
  'domains/attention/approvals/approvals.en.json:approveAll',
  'domains/attention/announcements/announcements.en.json:of',
]);

/** After 3 to 10 a noun is plural, after 11 and more it is singular. */
const ARABIC_NOUNS = [
  ['صورة', 'صور'],
  ['يوم', 'أيام'],
  ['ساعة', 'ساعات'],
  ['دقيقة', 'دقائق'],
  ['شهر', 'أشهر'],
  ['سنة', 'سنوات'],
  ['مرة', 'مرات'],
  ['دفعة', 'دفعات'],
  ['قسط', 'أقساط'],
  ['ضيف', 'ضيوف'],
  ['عميل', 'عملاء'],
  ['مزوّد', 'مزوّدين'],
  ['طلب', 'طلبات'],
  ['عرض', 'عروض'],
  ['اتفاق', 'اتفاقات'],
  ['زيارة', 'زيارات'],
  ['رسالة', 'رسائل'],
  ['تعليق', 'تعليقات'],
  ['زوج', 'أزواج'],
] as const;

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

  test.each(english)('SHELL-098 %s fills in the same in every language, and counts in plural forms', (file) => {
    const words = new Map(wordsOf(texts(file)));
    const uncounted = [...words].filter(([key, text]) => text.includes('{{count}}') && !PLURAL.test(key));
    expect(uncounted.map(([key]) => key).filter((key) => !SAME_FOR_EVERY_NUMBER.has(`${file}:${key}`))).toEqual([]);
    for (const language of SHIPPED_LANGUAGES) {
      for (const [key, text] of wordsOf(texts(file.replace('.en.json', `.${language}.json`)))) {
        const several = words.get(key.replace(PLURAL, '_other')) ?? words.get(key) ?? '';
        const wanted = placesOf(ONE_NUMBER.test(key) ? several + (words.get(key) ?? '') : several);
        const places = placesOf(text);
        // Forms that mean one number, such as the Arabic dual, need not name it.
        if (ONE_NUMBER.test(key)) expect([key, places.filter((place) => !wanted.includes(place))]).toEqual([key, []]);
        else expect([key, places]).toEqual([key, wanted]);
      }
    }
  });

  test.each(english)('SHELL-098 %s counts in Arabic with the noun’s right form', (file) => {
    const arabic = wordsOf(texts(file.replace('.en.json', '.ar.json')));
    const wrong = arabic.filter(([key, text]) => {
      const counted = /\{\{(?:count|number)\}\} ([\u0600-\u06ff]+)/
        .exec(text)?.[1]
        ?.replace(/\u064b?\u0627?\u064b?$/, '');
      if (!counted) return false;
      if (key.endsWith('_few')) return ARABIC_NOUNS.some(([single]) => single === counted);
      return /_(?:many|other)$/.test(key) && ARABIC_NOUNS.some(([, several]) => several === counted);
    });
    expect(wrong).toEqual([]);
  });

  test('SHELL-097 every route has a title', () => {
    const titlesIn = (file: string) => (texts(file) as { title: Record<string, string> }).title;
    const guests = titlesIn('app/shell.en.json');
    const members = titlesIn('app/layouts/layout.en.json');
    const isNamed = ({ access, title }: Page) =>
      (access === 'member' || access === 'staff' ? members : guests)[title] !== undefined;
    expect(PAGE_NAMES.filter((name) => !isNamed(pages[name]))).toEqual([]);
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
