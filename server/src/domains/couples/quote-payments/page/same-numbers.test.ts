import { formatMoney, pageTextsIn } from '@bellbird/contract/couples/quote-page';
import { type QuoteContent, sumQuote } from '@bellbird/contract/couples/quotes';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdfTexts } from '#testing/pdf-text.ts';
import { quoteMail } from '../quote-payments.mails.ts';
import { acceptPage } from './accept-page.presenter.ts';
import { donePage } from './done-page.presenter.ts';
import { openPage } from './open-page.presenter.ts';
import type { PageView } from './page-view.presenter.ts';
import { quotePdf } from './quote-pdf.presenter.ts';

const cents = fc.integer({ min: 1, max: 5_000_000 });
const share = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: cents }),
);
const line = fc.record({
  key: fc.stringMatching(/^[a-z]{1,6}$/),
  name: fc.constant('Line'),
  detail: fc.constant(''),
  unit: fc.constantFrom('flat' as const, 'guest' as const, 'hour' as const),
  quantity: fc.integer({ min: 1, max: 800 }).map((quarters) => quarters / 4),
  priceCents: cents,
  isOptional: fc.boolean(),
});
const content: fc.Arbitrary<QuoteContent> = fc.record({
  title: fc.constant('Your day'),
  note: fc.constant(''),
  weddingDate: fc.constant('2027-04-10'),
  spaceId: fc.constant(null),
  guests: fc.constant(80),
  coverMediumId: fc.constant(null),
  lines: fc.uniqueArray(line, { selector: ({ key }) => key, minLength: 1, maxLength: 8 }),
  discount: fc.option(share.map((each) => ({ name: 'Autumn', ...each }))),
  deposit: share,
  instalments: fc.array(
    share.map((each) => ({ ...each, dueOn: '2027-01-10' })),
    { maxLength: 3 },
  ),
  balanceDueOn: fc.constant('2027-03-27'),
  validUntil: fc.constant('2026-11-30'),
  number: fc.constant('Q-1'),
  version: fc.constant(1),
  providerName: fc.constant('Wattle Creek Barn'),
  isGstRegistered: fc.boolean(),
  terms: fc.constant(null),
});

const FACTS = {
  couple_name: 'Georgia & Sam',
  provider_name: 'Wattle Creek Barn',
  time_zone: 'Australia/Sydney',
  city_name: 'Berry',
  sender_name: null,
  company_name: 'Wattle Creek Estate',
  abn: '',
  company_address: '',
  cover: null,
  bank: null,
};

function viewOf(given: QuoteContent, chosen: string[]): { view: PageView; acceptance: object } {
  const sums = sumQuote(given, chosen);
  const acceptance = {
    chosen,
    total_cents: sums.totalCents,
    gst_cents: sums.gstCents,
    name: 'Georgia',
    accepted_at: '2026-11-16T01:00:00Z',
    address: '203.0.113.9',
    browser: 'Firefox',
    version: 1,
  };
  const instalments = sums.payments.map((each) => ({ ...each, id: each.number, state: 'open', due_on: '2027-01-10' }));
  const couple = {
    content: given,
    contentHash: '0'.repeat(64),
    acceptance,
    instalments,
    amendments: [],
    isCalledOff: false,
  };
  const view = {
    ...pageTextsIn('en'),
    direction: 'ltr',
    assets: undefined,
    couple,
    facts: FACTS,
    payments: [],
    cards: { url: 'https://bank.example/fields', key: 'pk', origin: 'https://bank.example' },
    path: '/q/token',
    urlOf: (key: string) => key,
    notice: undefined,
    now: new Date('2026-11-16T01:00:00Z'),
  };
  return { view: view as unknown as PageView, acceptance };
}

test('for any quote and any extras, page, copy, mail and document show the same numbers', async () => {
  await fc.assert(
    fc.asyncProperty(content, fc.infiniteStream(fc.boolean()), async (given, coin) => {
      const extras = given.lines.filter(({ isOptional }) => isOptional && coin.next().value);
      const chosen = extras.map(({ key }) => key);
      const sums = sumQuote(given, chosen);
      const { view, acceptance } = viewOf(given, chosen);
      const total = formatMoney(sums.totalCents);
      const payments = sums.payments.map((each) => formatMoney(each.cents));
      const pages = [openPage(view, chosen), acceptPage(view, chosen), donePage(view, acceptance as never)];
      for (const page of pages) {
        expect(page.markup).toContain(total);
        for (const amount of payments) expect(page.markup).toContain(amount);
        if (given.isGstRegistered) expect(page.markup).toContain(formatMoney(sums.gstCents));
      }
      const texts = readPdfTexts(await quotePdf(view.couple, view.facts)).map(({ text }) => text);
      for (const amount of [total, ...payments]) expect(texts).toContain(amount);
      const mail = {
        id: 1,
        coupleName: '',
        providerName: '',
        number: 'Q-1',
        link: 'https://a.example',
        baseUrl: 'https://a.example',
      };
      expect(quoteMail('accepted', { ...mail, language: 'en' }, sums.totalCents).text).toContain(total);
    }),
    { numRuns: 60 },
  );
});
