import { pageTextsIn } from '@bellbird/contract/couples/quote-page';
import type { QuoteLine } from '@bellbird/contract/couples/quotes';
import { describe, expect, test } from 'vitest';
import { html } from '#platform/html/html.ts';
import { changes } from './changes.presenter.ts';
import { donePage } from './done-page.presenter.ts';
import { failurePage, gonePage } from './gone-page.presenter.ts';
import {
  type PageView,
  cover,
  fileList,
  footer,
  frame,
  lineHint,
  longDay,
  readableSize,
  shortDay,
} from './page-view.presenter.ts';
import { weddingFile } from './wedding-day.presenter.ts';

const FACTS = {
  couple_name: 'Georgia Hart and Sam Lee',
  provider_name: 'Wattle Creek Barn',
  time_zone: 'Australia/Sydney',
  city_name: 'Berry',
  company_name: 'Wattle Creek Estate',
  abn: '',
  company_address: '',
  cover: null,
  bank: null,
};
const CONTENT = { number: 'Q-12', weddingDate: '2027-04-10', validUntil: '2026-11-30', terms: null, files: [] };
const ACCEPTANCE = {
  name: 'Georgia',
  accepted_at: '2026-11-16T13:30:00Z',
  total_cents: 500_000,
  gst_cents: 0,
  version: 2,
};
const CARDS = { url: 'https://bank.example/fields', key: 'pk', origin: 'https://bank.example' };
type Given = { facts?: object; content?: object; couple?: object; payments?: object[]; cards?: object };

const viewOf = ({ facts, content, couple, payments = [], cards }: Given = {}): PageView =>
  ({
    ...pageTextsIn('en'),
    direction: 'ltr',
    facts: { ...FACTS, ...facts },
    couple: {
      quote: { id: 12, version: 2, total_cents: 500_000 },
      deal: { wedding_date: '2027-04-10', version: 3 },
      acceptance: ACCEPTANCE,
      instalments: [],
      amendments: [],
      isCalledOff: false,
      ...couple,
      content: { ...CONTENT, ...content },
    },
    payments,
    cards,
    path: '/q/token',
    urlOf: (key: string) => `/files/${key}`,
  }) as unknown as PageView;

describe('on the couple’s page', () => {
  const hint = (line: Partial<QuoteLine>) =>
    lineHint(viewOf(), { detail: '', quantity: 1, priceCents: 9800, unit: 'flat', ...line } as QuoteLine);

  test.each([
    [{}, ''],
    [{ detail: 'With candles' }, 'With candles'],
    [{ unit: 'guest', quantity: 1200 }, '1,200 guests × A$98.00'],
    [{ unit: 'hour', quantity: 1.5 }, '1.5 hours × A$98.00'],
    [{ unit: 'hour', quantity: 1 }, ''],
    [{ unit: 'hour', quantity: 2, detail: 'At night' }, 'At night, 2 hours × A$98.00'],
    [{ unit: 'flat', quantity: 3 }, ''],
  ] as const)('a line with %o says how it adds up: ‘%s’', (line, text) => {
    expect(hint(line)).toBe(text);
  });

  test.each([
    [10, '1 kB'],
    [1536, '2 kB'],
    [1023 * 1024, '1023 kB'],
    [1024 * 1024, '1.0 MB'],
    [1.25 * 1024 * 1024, '1.3 MB'],
  ])('a file of %d bytes has %s', (bytes, text) => {
    expect(readableSize(bytes)).toBe(text);
  });

  test('days are written as the reader does', () => {
    expect(longDay('2027-04-10', 'en')).toBe('Saturday 10 April 2027');
    expect(longDay('2027-04-10', 'tr')).toBe('10 Nisan 2027 Cumartesi');
    // With the digits of the rest of the page.
    expect(longDay('2027-04-10', 'ar')).toMatch(/10 أبريل 2027/);
    const page = (language: string) => frame({ ...viewOf(), language }, 'Title', html`x`).markup;
    expect([page('en'), page('tr')].map((text) => /<html lang="[^"]*"/.exec(text)?.[0])).toEqual([
      '<html lang="en-AU"',
      '<html lang="tr"',
    ]);
    expect(shortDay('2026-11-30', 'en')).toBe('Mon 30.11.2026');
    expect(shortDay('2026-11-30', 'tr')).toBe('Pzt 30.11.2026');
  });

  test('the vendor’s ABN is in groups, and left out where there is none', () => {
    const full = footer(viewOf({ facts: { abn: '51824753556', company_address: '1 Mill Rd' } })).markup;
    expect(full).toContain('Wattle Creek Estate · ABN 51 824 753 556');
    expect(full).toContain('1 Mill Rd');
    expect(footer(viewOf()).markup).not.toMatch(/ABN|<bdi>/);
  });

  test('a photo comes in the widths that there are', () => {
    const photo = { file_key: 'a/photo.webp', widths: [400, 800], width: 1200, height: 900 };
    const shown = cover(viewOf({ facts: { cover: photo } }), '100vw').markup;
    expect(shown).toMatch(/srcset="\/files\/\S+400\S* 400w, \/files\/\S+800\S* 800w"/);
    expect(shown).toMatch(/src="\/files\/\S+800\S*"/);
    expect(cover(viewOf(), '100vw').markup).toContain('class="photo blank"');
  });

  test('files open by the couple’s link; without any there is no heading', () => {
    const files = [{ id: 3, name: 'Menu.pdf', sizeBytes: 2048 }];
    expect(fileList(viewOf({ content: { files } }))?.markup).toContain('href="/q/token/files/3"');
    expect(fileList(viewOf())).toBeUndefined();
  });
});

describe('a quote that was accepted', () => {
  const done = (given: Given = {}) => donePage(viewOf(given), ACCEPTANCE as never).markup;
  const paid = { state: 'paid', paid_at: '2026-11-16T13:30:00Z' };
  const instalment = (given: object = {}) => ({
    id: 1,
    number: 1,
    cents: 10_000,
    state: 'open',
    due_on: '2026-12-01',
    ...given,
  });

  test('is booked for its day, with a button for the calendar; without a day it is accepted', () => {
    expect(done()).toContain('<h1>It’s yours, Georgia &amp; Sam</h1>');
    expect(done()).toContain('Saturday 10 April 2027 with Wattle Creek Barn is booked.');
    expect(done()).toContain('/q/token/wedding.ics');
    const noDay = done({ couple: { deal: { wedding_date: null } } });
    expect(noDay).toContain('Your quote from Wattle Creek Barn is accepted.');
    expect(noDay).not.toContain('wedding.ics');
  });

  test('is booked for the day that the vendor has corrected with them since, with the total that changes made', () => {
    const deal = { wedding_date: '2027-05-08', version: 4 };
    expect(done({ couple: { deal } })).toContain('Saturday 8 May 2027 with Wattle Creek Barn is booked.');
    const file = weddingFile(viewOf({ couple: { deal } }))?.content.toString();
    expect(file).toContain('DTSTART;VALUE=DATE:20270508');
    // The quote’s version, which was the number of earlier files, and that of the deal.
    expect(file).toContain('SEQUENCE:6');
    expect(done()).not.toContain('As you signed it');
    const amendments = [
      { state: 'approved', cents: 48_000, gst_cents: 4364, content: { lines: [] } },
      { state: 'declined', cents: 9000, gst_cents: 818, content: { lines: [] } },
    ];
    const couple = { quote: { total_cents: 548_000 }, amendments };
    const page = done({ couple, content: { isGstRegistered: true } });
    expect(page).toMatch(/As you signed it[\s\S]*A\$5,000\.00[\s\S]*Total[\s\S]*A\$5,480\.00/);
    expect(page).toContain('includes A$43.64 GST');
  });

  test('is no longer booked once the deal was called off, and nothing is due', () => {
    const page = done({ couple: { isCalledOff: true, deal: null, instalments: [instalment()] }, cards: CARDS });
    expect(page).toContain('This booking was called off');
    expect(page).toContain('No longer due');
    for (const promise of ['is booked', 'It’s yours', 'wedding.ics', '/pay/1']) expect(page).not.toContain(promise);
  });

  test('names the GST of a vendor who is registered for it, and the terms where there are some', () => {
    const page = done({ content: { isGstRegistered: true, terms: { body: 'No confetti.' } } });
    expect(page).toContain('includes A$0.00 GST');
    expect(page).toContain('href="#terms"');
    expect(page).toContain('No confetti.');
    expect(done()).not.toMatch(/GST|#terms/);
  });

  test('the first payment is the one to make now; one that is at the bank keeps the page looking', () => {
    const two = [instalment(), instalment({ id: 2, number: 2 })];
    const page = done({ couple: { instalments: two }, cards: CARDS });
    expect(page).toMatch(/class="btn primary" href="\/q\/token\/pay\/1"/);
    expect(page).toMatch(/class="btn " href="\/q\/token\/pay\/2"/);
    const payments = [
      { instalment_id: 1, is_open: true },
      { instalment_id: 2, is_open: false },
    ];
    expect(done({ couple: { instalments: two }, payments, cards: CARDS })).toContain('http-equiv="refresh"');
  });

  test('is signed on the day where the vendor is', () => {
    expect(done()).toContain('Signed by Georgia on 17.11.2026');
  });

  test.each([
    ['open', instalment(), [], ['Due by 01.12.2026', '/q/token/pay/1'], []],
    [
      'at the bank',
      instalment(),
      [{ instalment_id: 1, is_open: true }],
      ['Due by', 'http-equiv="refresh"'],
      ['/pay/1'],
    ],
    ['of another', instalment(), [{ instalment_id: 2, is_open: false }], ['/q/token/pay/1'], ['http-equiv="refresh"']],
    ['paid', instalment(paid), [], ['Paid on 17.11.2026'], ['/pay/1']],
    ['refunded', instalment(paid), [{ instalment_id: 1, refunded_cents: 2500 }], ['A$25.00 refunded'], []],
  ])('a payment that is %s', (state, row, payments, shown, hidden) => {
    const page = done({ couple: { instalments: [row] }, payments, cards: CARDS });
    for (const text of shown) expect(page).toContain(text);
    for (const text of hidden) expect(page).not.toContain(text);
    expect(page.includes('refunded')).toBe(state === 'refunded');
  });

  test('where no card is taken, it says how to transfer what is due', () => {
    const bank = { name: 'Wattle Creek', bsb: '062000', account_number: '12345678' };
    const due = { couple: { instalments: [instalment()] } };
    expect(done({ ...due, facts: { bank } })).toMatch(/062-000[\s\S]*12345678[\s\S]*Q-12/);
    const partly = { couple: { instalments: [instalment(paid), instalment({ id: 2, number: 2 })] } };
    expect(done({ ...partly, facts: { bank } })).toContain('062-000');
    expect(done(due)).toContain('Wattle Creek Barn will tell you how to pay.');
    expect(done({ ...due, cards: CARDS, facts: { bank } })).not.toContain('062-000');
    expect(done({ couple: { instalments: [instalment(paid)] }, facts: { bank } })).not.toContain('062-000');
  });

  test('goes into the couple’s calendar, unless it was not accepted, has no day or was called off', () => {
    const text = weddingFile(viewOf())?.content.toString();
    expect(text).toContain('DTSTART;VALUE=DATE:20270410\r\nDTEND;VALUE=DATE:20270411');
    expect(text).toContain('UID:quote-12@bellbird');
    expect(text?.replaceAll('\r\n ', '')).toContain(
      String.raw`SUMMARY:Georgia Hart and Sam Lee: Wattle Creek Barn\, Berry`,
    );
    expect(text).toContain('STATUS:CONFIRMED');
    expect(weddingFile(viewOf({ couple: { acceptance: null } }))).toBeUndefined();
    expect(weddingFile(viewOf({ couple: { isCalledOff: true, deal: null } }))).toBeUndefined();
    expect(weddingFile(viewOf({ couple: { deal: { wedding_date: null } } }))).toBeUndefined();
  });
});

describe('a change after signing', () => {
  const line = { name: 'Fire pit', detail: '', unit: 'flat', quantity: 1, priceCents: 20_000 };
  const shown = (amendment: object, isCalledOff = false) => {
    const content = { lines: [line], note: '' };
    const amendments = [{ number: 4, cents: 20_000, due_on: '2027-01-10', content, ...amendment }];
    const instalments = [
      { state: 'paid', cents: 490_000 },
      { state: 'open', cents: 10_000 },
    ];
    return changes(viewOf({ couple: { amendments, instalments, isCalledOff } })).map(({ markup }) => markup);
  };

  test('is decided while it is proposed; not once the deal was called off', () => {
    const [page] = shown({ state: 'sent' });
    expect(page).not.toContain('class="quiet"></p>');
    expect(shown({ state: 'sent', content: { lines: [line], note: 'For the cold' } })[0]).toContain('For the cold');
    expect(page).toContain('action="/q/token/change/4"');
    expect(page).toContain('Adds A$200.00, due by 10.01.2027');
    expect(page).toContain('Your total becomes A$5,200.00, of which A$300.00 is still to pay.');
    expect(shown({ state: 'sent' }, true)).toEqual([]);
  });

  test.each([
    ['approved', 'You approved a change: A$200.00', '+A$200.00'],
    ['reduced', 'Wattle Creek Barn took A$200.00 off', '−A$200.00'],
  ])('that was %s keeps its line', (state, title, amount) => {
    const [page] = shown({ state, cents: state === 'reduced' ? -20_000 : 20_000 });
    expect(page).toContain(title);
    expect(page).toContain(`<bdi>${amount}</bdi>`);
    expect(page).not.toContain('<form');
  });

  test('that is a gift has no amount', () => {
    const [page] = shown({ state: 'gift', cents: 0, due_on: null });
    expect(page).toContain('A gift from Wattle Creek Barn');
    expect(page).not.toContain('A$');
  });

  test.each(['declined', 'withdrawn'])('that was %s is gone', (state) => {
    expect(shown({ state })).toEqual([]);
  });
});

describe('a quote that cannot be accepted', () => {
  test('says why; only where it ran out, a new one is asked for', () => {
    expect(gonePage(viewOf(), 'expired').markup).toMatch(/valid until 30.11.2026[\s\S]*Ask for a new quote/);
    expect(gonePage(viewOf(), 'withdrawn').markup).not.toContain('Ask for a new quote');
  });

  test.each([
    ['not_found', 'We can’t find this quote'],
    ['too_many_requests', 'Too many tries'],
    ['unavailable', 'Something went wrong'],
  ])('a link that fails with %s says: %s', (code, title) => {
    expect(failurePage({ code } as never, { language: 'en', assets: undefined }).markup).toContain(`<h1>${title}</h1>`);
  });
});
