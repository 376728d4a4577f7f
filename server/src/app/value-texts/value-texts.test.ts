import { CATEGORY_TYPES } from '@bellbird/contract/shared/category-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toInfoRequestForms } from '#domains/listing/providers/info-request-forms.rules.ts';
import { buildPrompt } from '#domains/attention/prompts/prompts.factory.ts';
import { type World, startWorld } from '#testing/world.ts';
import { AR } from './ar.ts';
import { TR } from './tr.ts';
import { createTranslators } from './translator-for.ts';

const translatorFor = createTranslators([]);

let world: World;
beforeAll(async () => (world = await startWorld()));
afterAll(() => world.close());

/** The names that come with the product. Brand names are the same everywhere. */
const NAMES = [
  'select name as text from provider_categories',
  'select label as text from provider_forms',
  `select help as text from provider_forms where help <> ''`,
  'select label as text from provider_form_options',
  'select name as text from catalog_types',
  'select name as text from catalog_items',
  'select name as text from catalog_item_options',
  'select unit_label as text from catalog_item_options',
  'select name as text from item_option_groups',
  'select name as text from item_options',
  'select name as text from products',
  'select summary as text from products',
];
const BRANDS = new Set(['Instagram', 'Facebook', 'Limited', 'Plus', 'Spotlight']);

test('a translation that the team changes has another version, so that no copy of the old one is used', () => {
  const version = (tr: string) => createTranslators([{ english: 'Venue', tr, ar: '' }])('tr')?.version;
  expect(version('Mekân')).toBe(version('Mekân'));
  expect(version('Mekân')).not.toBe(version('Mekan'));
  expect(translatorFor('tr')?.version).not.toBe(translatorFor('ar')?.version);
});

test('what the team has translated comes before what is shipped, in the files as well', () => {
  const translate = createTranslators([{ english: 'Paid', tr: 'Tahsil edildi', ar: '' }]);
  expect(translate('tr')?.ofTables('Paid')).toBe('Tahsil edildi');
  expect(translate('tr')?.ofTables('Unpaid')).toBe('Ödenmedi');
  expect(translate('ar')?.ofTables('Paid')).not.toBe('Paid');
});

describe.each([
  ['Turkish', TR],
  ['Arabic', AR],
])('%s', (_language, words) => {
  test('SHELL-142 has every category, question, choice and unit', async () => {
    const { rows } = await world.build((tx) => sql<{ text: string }>`${sql.raw(NAMES.join(' union '))}`.execute(tx));
    const missing = rows.map(({ text }) => text).filter((text) => !(text in words) && !BRANDS.has(text));
    expect(missing).toEqual([]);
  });

  test('PROV-014 has everything that the quote forms of the categories ask and offer', () => {
    const texts = CATEGORY_TYPES.flatMap((category) => toInfoRequestForms(category, ['$1'])).flatMap((form) => [
      form.name,
      form.lead,
      ...form.questions.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]),
    ]);
    expect(texts.filter((text) => !(text in words) && text !== '$1')).toEqual([]);
  });

  test('fills in what the English text has', () => {
    const gaps = (text: string) => new Set([...text.matchAll(/\{(\d)!?\}/g)].map(([, place]) => place));
    const differs = (one: string, other: string) => [...gaps(one)].some((gap) => !gaps(other).has(gap));
    const wrong = Object.entries(words).filter(([english, text]) => differs(english, text) || differs(text, english));
    expect(wrong).toEqual([]);
  });
});

test('both languages have the same texts', () => {
  expect(Object.keys(AR)).toEqual(Object.keys(TR));
});

test('SHELL-098 answers name a category in the language that is asked for, and in English otherwise', async () => {
  const nameIn = async (language: string) => {
    const answer = await world.anyone('GET', '/provider-categories', { headers: { 'accept-language': language } });
    return answer.json().data.find(({ slug }: { slug: string }) => slug === 'venues').name;
  };
  expect(await nameIn('tr_TR')).toBe('Mekânlar');
  expect(await nameIn('ar_AE')).toBe('قاعات ومواقع');
  expect(await nameIn('en_AU')).toBe('Venues');
});

test('SHELL-098 a to-do is read in Turkish, with what is filled in; a person’s own words stay', async () => {
  const owner = await world.owner();
  const common = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
  await world.build(async (tx) => {
    await buildPrompt(tx, {
      ...common,
      title: 'Your prices expire on 5 March 2027',
      body_html: '<p>Renew <b>Summer &amp; spring</b> so that couples keep seeing your prices.</p>',
      link_path: '/todo',
      link_text: 'Renew prices',
    });
    await buildPrompt(tx, { ...common, title: 'Ring the marquee people' });
  });
  const answer = await owner.call('GET', '/provider-prompts', { headers: { 'accept-language': 'tr_TR' } });
  expect(answer.json().data).toMatchObject([
    { title: 'Ring the marquee people' },
    {
      title: 'Fiyatlarınızın süresi 5 Mart 2027 günü doluyor',
      body: '<p>Çiftlerin fiyatlarınızı görmeye devam etmesi için <b>Summer &amp; spring</b> kataloğunu yenileyin.</p>',
      linkData: { text: 'Fiyatları yenile' },
    },
  ]);
});

test('what is missing in a listing is named in Turkish, too', () => {
  const missing = '<p>Still missing: About you, Phone, capacity of Barn and 6 more.</p>';
  expect(translatorFor('tr')?.(missing)).toBe(
    '<p>Eksik olanlar: Hakkınızda, Telefon, Barn kapasitesi ve 6 tane daha.</p>',
  );
});

test('what the team has translated comes before what is shipped; a text that nobody translated stays', () => {
  const translate = createTranslators([
    { english: 'Venues', tr: 'Düğün mekânları', ar: '' },
    { english: 'Drone pilots', tr: 'Drone pilotları', ar: '' },
  ]);
  expect(['Venues', 'Drone pilots', 'constructor'].map((text) => translate('tr')?.(text))).toEqual([
    'Düğün mekânları',
    'Drone pilotları',
    'constructor',
  ]);
  expect(['Venues', 'Drone pilots'].map((text) => translate('ar')?.(text))).toEqual(['قاعات ومواقع', 'Drone pilots']);
  expect(translate('en')).toBeUndefined();
});

test('numbers and names keep their direction in Arabic', () => {
  expect(translatorFor('ar')?.('We’ve refunded $120.00')).toBe('أعدنا \u2068$120.00\u2069');
});
