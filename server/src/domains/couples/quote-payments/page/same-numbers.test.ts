import { formatMoney, pageTextsIn } from '@bellbird/contract/couples/quote-page';
import { type QuoteContent, lineCents, sumQuote } from '@bellbird/contract/couples/quotes';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdfTexts } from '#testing/pdf-text.ts';
import { startWorld } from '#testing/world.ts';
import { buildLead } from '../../leads/leads.factory.ts';
import { buildQuote } from '../../quotes/quotes.factory.ts';
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
/** As the builder makes them: what is priced per guest counts all guests. */
const content: fc.Arbitrary<QuoteContent> = fc
  .record({
    title: fc.constant('Your day'),
    note: fc.constant(''),
    weddingDate: fc.constant('2027-04-10'),
    spaceId: fc.constant(null),
    guests: fc.integer({ min: 1, max: 600 }),
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
    holdsDay: fc.boolean(),
    number: fc.constant('Q-1'),
    version: fc.constant(1),
    providerName: fc.constant('Wattle Creek Barn'),
    isGstRegistered: fc.boolean(),
    terms: fc.constant(null),
    attachmentIds: fc.constant<number[]>([]),
    files: fc.constant<QuoteContent['files']>([]),
  })
  .map((made) => ({
    ...made,
    lines: made.lines.map((each) => (each.unit === 'guest' ? { ...each, quantity: made.guests } : each)),
  }));

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
  is_held: false,
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
    deal: { wedding_date: given.weddingDate, version: 1 },
    quote: { total_cents: sums.totalCents },
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

const QUOTES = 12;
const MAIL = { id: 1, coupleName: '', providerName: '', number: 'Q-1', link: 'https://a.example' };
const mailOf = (total: number): string =>
  quoteMail('accepted', { ...MAIL, baseUrl: MAIL.link, language: 'en' }, total).text;
const lineAmount = (each: QuoteContent['lines'][number]) => formatMoney(lineCents(each));
const amountsIn = (texts: readonly string[]) =>
  texts.filter((text) => /^[-−]?A\$[\d,]+\.\d\d$/.test(text)).toSorted((one, other) => one.localeCompare(other));

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
      // Every number that the page shows is in the document, and the document has no other.
      const drawn = amountsIn(readPdfTexts(await quotePdf(view.couple, view.facts, 'en')).map(({ text }) => text));
      const read = given.lines.filter(({ isOptional, key }) => !isOptional || chosen.includes(key)).map(lineAmount);
      const discount = sums.discountCents > 0 ? [formatMoney(-sums.discountCents)] : [];
      const gst = given.isGstRegistered ? [formatMoney(sums.gstCents)] : [];
      expect(drawn).toEqual(amountsIn([...read, ...discount, total, ...gst, ...payments]));
      for (const amount of read) expect(pages[0]?.markup).toContain(amount);
      expect(mailOf(sums.totalCents)).toContain(total);
    }),
    { numRuns: 60 },
  );
});

test('for any quote, what is accepted and what is to be paid is stored as the page, the document and the mail show it', async () => {
  const world = await startWorld({ clock: { now: () => new Date('2026-11-16T01:00:00Z') } });
  try {
    const owner = await world.owner();
    const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
    for (const [index, random] of fc.sample(content, QUOTES).entries()) {
      const lines = random.lines.map((each) => ({ ...each, priceCents: 1 + (each.priceCents % 20_000) }));
      const weddingDate = `2027-05-${String(index + 1).padStart(2, '0')}`;
      const sent = await world.build(async (tx) => {
        const { id: lead_id } = await buildLead(tx, { ...of, status: 'offer_made' });
        return buildQuote(tx, { ...of, lead_id }, { ...random, lines, weddingDate });
      });
      const chosen = lines.filter(({ isOptional }) => isOptional).slice(0, 2);
      const form = new URLSearchParams({ hash: sent.contentHash, name: 'Georgia', agreed: 'on' });
      for (const { key } of chosen) form.append('x', key);
      await world.server.app.inject({
        method: 'POST',
        url: `/q/${sent.token}/accept`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: form.toString(),
      });
      const { accepted, ledger } = await world.build(async (tx) => ({
        accepted: await tx
          .selectFrom('quote_acceptances')
          .select(['total_cents', 'gst_cents'])
          .where('quote_id', '=', sent.id)
          .executeTakeFirstOrThrow(),
        ledger: await tx
          .selectFrom('quote_instalments')
          .select(['cents', 'gst_cents'])
          .where('quote_id', '=', sent.id)
          .orderBy('number')
          .execute(),
      }));
      const sum = (name: 'cents' | 'gst_cents') => ledger.reduce((all, row) => all + row[name], 0);
      expect([sum('cents'), sum('gst_cents')]).toEqual([accepted.total_cents, accepted.gst_cents]);
      const amounts = [accepted.total_cents, ...ledger.map(({ cents: each }) => each)].map(formatMoney);
      const get = (path: string) => world.server.app.inject({ method: 'GET', url: `/q/${sent.token}${path}` });
      const page = (await get('')).body;
      const drawn = readPdfTexts((await get('/quote.pdf')).rawPayload).map(({ text }) => text);
      for (const amount of amounts) {
        expect(page).toContain(amount);
        expect(drawn).toContain(amount);
      }
      expect(mailOf(accepted.total_cents)).toContain(amounts[0]);
    }
  } finally {
    await world.close();
  }
});
