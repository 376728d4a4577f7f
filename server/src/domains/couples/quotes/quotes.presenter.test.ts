import { describe, expect, test } from 'vitest';
import { asCsv } from '#platform/csv/csv.ts';
import { presentFiguresAsCsv, presentQuotesAsCsv, presentSummary } from './quote-list.presenter.ts';
import type { QuoteListRow } from './quote-list.repository.ts';
import { type QuoteParts, presentQuote } from './quotes.presenter.ts';

const NOW = new Date('2026-11-17T02:00:00Z');
const TODAY = '2026-11-17';

describe('a quote as its vendor sees it', () => {
  const parts = (quote: object, given: object = {}) =>
    ({
      quote: { id: 12, state: 'sent', draft: null, link_seed: null, first_opened_at: null, expires_at: null, ...quote },
      instalments: [],
      amendments: [],
      events: [],
      isCalledOff: false,
      now: NOW,
      today: TODAY,
      ...given,
    }) as unknown as QuoteParts;
  const present = (quote: object, given: object = {}) => presentQuote(parts(quote, given));

  test('is expired once its time has passed, whatever is stored', () => {
    expect(present({ expires_at: '2026-11-17T01:59:59Z' })).toMatchObject({ state: 'expired', stage: 'expired' });
    expect(present({ first_opened_at: '2026-11-16T00:00:00Z' })).toMatchObject({ state: 'sent', stage: 'viewed' });
  });

  test('says whether it has a draft and a link', () => {
    expect(present({})).toMatchObject({ hasDraft: false, hasLink: false, content: null, acceptance: null });
    expect(present({ draft: {}, link_seed: Buffer.of(1) })).toMatchObject({ hasDraft: true, hasLink: true });
    expect(present({}, { version: { content: { title: 'Your day' } } }).content).toMatchObject({ title: 'Your day' });
  });

  const instalment = (given: object, isCalledOff = false) =>
    present({}, { isCalledOff, instalments: [{ number: 1, state: 'open', due_on: TODAY, ...given }] }).instalments[0];

  test.each([
    ['due today', {}, false, 'open', false],
    ['due yesterday', { due_on: '2026-11-16' }, false, 'open', true],
    ['due yesterday, paid', { due_on: '2026-11-16', state: 'paid' }, false, 'paid', false],
    ['due yesterday of a deal that was called off', { due_on: '2026-11-16' }, true, 'cancelled', false],
    ['paid of a deal that was called off', { state: 'paid' }, true, 'paid', false],
  ])('a payment %s', (_case, given, isCalledOff, state, isOverdue) => {
    expect(instalment(given, isCalledOff)).toMatchObject({ state, isOverdue });
  });

  test('an acceptance shows the content it was for', () => {
    const acceptance = { version: 2, name: 'Ruby', content_hash: Buffer.from('abcd', 'hex'), chosen: [] };
    expect(present({}, { acceptance }).acceptance).toMatchObject({ version: 2, contentHash: 'abcd' });
  });
});

describe('the list of quotes', () => {
  const ROW: QuoteListRow = {
    id: 12,
    lead_id: 5,
    couple_name: 'Ruby & Finn',
    provider_id: 3,
    provider_name: 'The Barn',
    time_zone: 'Australia/Sydney',
    stage: 'accepted',
    version: 2,
    total_cents: 1_234_550,
    paid_cents: 0,
    wedding_date: '2027-04-10',
    valid_until: '2026-11-30',
    sent_at: '2026-11-16T13:30:00Z',
    accepted_at: null,
    open_count: 4,
    changed_at: '2026-11-16T13:30:00Z',
    due_on: '2026-12-01',
    due_cents: 100_000,
    is_overdue: false,
  };

  test('says what is due next, if anything is', () => {
    expect(presentSummary(ROW).due).toEqual({ on: '2026-12-01', cents: 100_000, isOverdue: false });
    expect(presentSummary({ ...ROW, due_on: null }).due).toBeNull();
    expect(presentSummary({ ...ROW, due_cents: null }).due).toBeNull();
  });

  test('as a file has dollars, and days where the vendor is', () => {
    const nothing = { wedding_date: null, valid_until: null, sent_at: null, due_on: null, due_cents: null };
    const [heading, full, empty] = asCsv(presentQuotesAsCsv([ROW, { ...ROW, ...nothing, due_cents: 0 }]).table).split(
      '\r\n',
    );
    expect(heading).toBe(
      '\uFEFFQuote,Couple,Provider,Stage,Version,Wedding day,Total (A$),Paid (A$),Sent on,Valid until,' +
        'Times opened,Accepted on,Next payment due on,Next payment (A$)',
    );
    expect(full?.split(',').slice(1)).toEqual(
      'Ruby & Finn,The Barn,Accepted,2,10.04.2027,12345.50,0.00,17.11.2026,30.11.2026,4,,01.12.2026,1000.00'.split(','),
    );
    expect(empty?.split(',').slice(4)).toEqual(['2', '', '12345.50', '0.00', '', '', '4', '', '', '0.00']);
    expect(
      asCsv(presentQuotesAsCsv([{ ...ROW, due_cents: null }]).table)
        .trimEnd()
        .endsWith(',01.12.2026,'),
    ).toBe(true);
  });

  test('figures have hours with one decimal, and none where nobody said yes', () => {
    const figures = { provider_id: 3, provider_name: 'The Barn', month: '2026-11', sent: 3, opened: 2, accepted: 1 };
    const rows = [26.46, null].map((median_hours) => ({ ...figures, median_hours, cents: 990_000 }));
    expect(asCsv(presentFiguresAsCsv(rows).table).split('\r\n')).toEqual([
      '\uFEFFMonth,Provider,Sent,Opened,Accepted,Median hours to yes,Value (A$)',
      '2026-11,The Barn,3,2,1,26.5,9900.00',
      '2026-11,The Barn,3,2,1,,9900.00',
      '',
    ]);
  });
});
