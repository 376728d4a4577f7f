import { ALL_CALLS } from '@bellbird/contract';
import { LEAD_SOURCES, LEAD_STATUSES, WEDDING_DUTIES } from '@bellbird/contract/couples/leads';
import { QUOTE_STAGES, QUOTE_STATES } from '@bellbird/contract/couples/quotes';
import { SPACE_TYPES, WEEK_PERIODS } from '@bellbird/contract/listing/catalogs';
import { ITEM_STATUSES } from '@bellbird/contract/listing/items';
import { TESTIMONIAL_STATUSES } from '@bellbird/contract/reputation/testimonials';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CsvFile } from '#platform/csv/csv.ts';
import { presentWeddingsAsCsv } from '#domains/couples/leads/deals/weddings.presenter.ts';
import { presentLeadsAsCsv } from '#domains/couples/leads/list/lead-csv.presenter.ts';
import { presentQuotesAsCsv } from '#domains/couples/quotes/quote-list.presenter.ts';
import { presentBookkeeping } from '#domains/desk/money/bookkeeping.presenter.ts';
import { presentCalendarAsCsv } from '#domains/listing/calendar/calendar.presenter.ts';
import { toWords } from '#domains/people/account-exports/account-archive.presenter.ts';
import { SHEETS } from '#domains/people/account-exports/archive-sheets.rules.ts';
import { type World, startWorld } from '#testing/world.ts';
import { TABLES_AR } from './tables-ar.ts';
import { TABLES_TR } from './tables-tr.ts';

let world: World;
beforeAll(async () => (world = await startWorld()));
afterAll(() => world.close());

/** The same in every language. */
const NAMES = new Set(['ABN', 'GST (A$)']);
const LANGUAGES = ['tr_TR', 'ar_AE'];

/** Every CSV file that can be downloaded, by its path. */
const EXPORTS = ALL_CALLS.filter(({ path, responses }) => path.endsWith('/export') && responses[200] === 'blob').map(
  ({ path }) => path,
);

test('SHELL-098 every CSV file has its headings in the language that is asked for, and its first column of labels', async () => {
  const owner = await world.owner();
  const finance = await world.staff();
  const wordsOf = async (path: string, language: string) => {
    const { call } = path.startsWith('/desk') ? finance : owner;
    const query = path.startsWith('/desk') ? '?from=2026-11-01&to=2026-11-02' : '';
    const answer = await call('GET', path.replace('{id}', String(owner.providerIds[0])) + query, {
      headers: { 'accept-language': language },
    });
    expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'text/csv; charset=utf-8']);
    const lines = answer.body.replace('\uFEFF', '').split('\r\n');
    // The others have names in their rows.
    return (path.startsWith('/stats') ? lines : lines.slice(0, 1)).flatMap((line) => line.split(','));
  };
  expect(EXPORTS).toHaveLength(11);
  for (const path of EXPORTS) {
    const english = await wordsOf(path, 'en_AU');
    for (const language of LANGUAGES) {
      const translated = await wordsOf(path, language);
      const same = translated.filter((word, at) => word === english[at] && /\p{L}/u.test(word) && !NAMES.has(word));
      expect([path, language, same]).toEqual([path, language, []]);
    }
  }
});

/** Files with a row for each word that a cell of theirs can have. */
function filesWithAllWords(): CsvFile[] {
  const at = '2026-11-16T01:00:00Z';
  const lead = { created_at: at, time_zone: 'Australia/Sydney', organization_date: null, category_name: 'Venues' };
  const leads = LEAD_SOURCES.flatMap((source) =>
    [null, at].map((waiting_since) => ({ ...lead, source, waiting_since })),
  );
  const kinds = ['received', 'refund', 'quote_fee', 'quote_fee_refund', 'dispute_lost'];
  return [
    presentLeadsAsCsv(leads as never, (code) => code),
    presentQuotesAsCsv(
      QUOTE_STAGES.map((stage) => ({ ...lead, id: 1, stage, sent_at: null, accepted_at: null })) as never,
    ),
    presentWeddingsAsCsv(['approved', 'agreed'].map((status) => ({ status, due: WEDDING_DUTIES })) as never),
    presentCalendarAsCsv(
      [
        ...['available', 'held', 'booked'].map((status) => ({ day: '2026-11-16', status })),
        { day: '2026-11-16', status: 'booked', calendar_name: 'Home' },
      ] as never,
      { today: '2026-11-16', seesCouples: true },
    ),
    presentBookkeeping(kinds.map((kind) => ({ kind, at })) as never, { from: '2026-11-01', to: '2026-11-02' }),
  ];
}

test.each([
  ['Turkish', TABLES_TR],
  ['Arabic', TABLES_AR],
])('SHELL-098 %s has every word of ours in a cell', (_language, words) => {
  const cells = filesWithAllWords().flatMap(({ table }) => table.rows.flat());
  const used = cells.flatMap((cell) => (typeof cell === 'object' && cell !== null ? cell.ours : []));
  expect(new Set(used).size).toBeGreaterThan(30);
  // Categories have their names with the other texts.
  expect([...new Set(used)].filter((text) => !(text in words) && text !== 'Venues')).toEqual([]);
});

/** Codes in the lists of an archive. */
const CODES = [
  ...LEAD_STATUSES,
  ...QUOTE_STATES,
  ...ITEM_STATUSES,
  ...TESTIMONIAL_STATUSES,
  ...SPACE_TYPES,
  ...WEEK_PERIODS,
  'agreed',
  'approved',
  'refused',
  'available',
  'held',
  'booked',
  'refund',
  'dispute',
  'deposit',
  'instalment',
  'balance',
  'amendment',
  'unpaid',
  'paid',
  'waived',
  'card',
  'transfer',
];

test.each([
  ['Turkish', TABLES_TR],
  ['Arabic', TABLES_AR],
])('SHELL-098 %s has every title, heading and word of an archive', (_language, words) => {
  const used = [...SHEETS.flatMap(({ title, headings }) => [title, ...headings]), ...CODES.map(toWords)];
  expect(used.filter((text) => !(text in words))).toEqual([]);
});

test('SHELL-098 the day of a request and a payment that is due are not named like money that arrived or a thing that is open', () => {
  const headings = SHEETS.find(({ name }) => name === 'couples')?.headings ?? [];
  expect(headings.map((text) => TABLES_TR[text])).toContain('Talep tarihi');
  expect(headings.map((text) => TABLES_TR[text])).not.toContain(TABLES_TR['Received']);
  expect(SHEETS.find(({ name }) => name === 'quote-payments')?.query).toContain("when 'open' then 'unpaid'");
});

test('both languages have the same words', () => {
  expect(Object.keys(TABLES_AR)).toEqual(Object.keys(TABLES_TR));
});
