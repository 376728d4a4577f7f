import { expect, test } from 'vitest';
import { readPdfTexts } from '#testing/pdf-text.ts';
import { IN_ENGLISH, invoicePdf } from './invoice-pdf.presenter.ts';

const INVOICE = {
  number: 10_001,
  customer_id: 1,
  payment_id: 1,
  installment_id: 1,
  issued_on: '2026-11-16',
  description: 'Plus for Wattle Creek Barn',
  amount_cents: 118_800,
  gst_cents: 10_800,
  seller_name: 'Bellbird Marketplace Pty Ltd',
  seller_abn: '51824753556',
  seller_address: '1 Harbour Street, Sydney NSW 2000',
  buyer_name: 'Wattle Creek',
  buyer_abn: '',
  buyer_address: '',
};

const draw = async (change: Partial<typeof INVOICE> = {}) =>
  readPdfTexts(await invoicePdf({ ...INVOICE, ...change }, IN_ENGLISH));
const heightOf = (texts: Awaited<ReturnType<typeof draw>>, text: string) =>
  texts.find((each) => each.text === text)?.y ?? expect.fail(`‘${text}’ is missing`);

test('a tax invoice has everything the tax office requires', async () => {
  const texts = (await draw()).map(({ text }) => text);
  for (const text of [
    'Tax invoice',
    'Number 10001',
    'Issued on 16.11.2026',
    'Bellbird Marketplace Pty Ltd',
    'ABN 51 824 753 556',
    '1 Harbour Street, Sydney NSW 2000',
    'Wattle Creek',
    'Plus for Wattle Creek Barn',
    'A$1,188.00',
    'A$1,080.00',
    'A$108.00',
  ])
    expect(texts).toContain(text);
});

test.each([
  'Nguyễn Thị Hương',
  'Łukasz Wąż',
  'Şebnem Yıldırım',
  'Zoë O’Brien & Åsa – Œuvre',
  'Đặng Ngọc Ánh',
  'Καφενείο Μαρίας',
])('no letter of %s is lost', async (name) => {
  const texts = (await draw({ buyer_name: name, description: `Plus for ${name}` })).map(({ text }) => text);
  expect(texts).toContain(name);
  expect(texts).toContain(`Plus for ${name}`);
});

test('an Arabic name on an English invoice keeps its letters', async () => {
  const fontsOf = async (buyer: string) =>
    (await invoicePdf({ ...INVOICE, buyer_name: buyer }, IN_ENGLISH)).toString('latin1').match(/\+NotoSansArabic/g) ??
    [];
  expect(await fontsOf('مطعم الياسمين')).not.toEqual([]);
  expect(await fontsOf('Wattle Creek')).toEqual([]);
});

test('the longest name and address leave the rest of a tax invoice readable, and nothing is cut off', async () => {
  const name = `${'A'.repeat(60)} and ${'Daughters '.repeat(5).trim()}`;
  const address = 'Level 12, 345 Macquarie Street, Sydney NSW 2000, Australia '.repeat(4).trim();
  const texts = await draw({ buyer_name: name, buyer_abn: '51824753556', buyer_address: address });
  const heading = heightOf(texts, 'Description');
  const above = texts.filter(({ y }) => y > heading).map(({ text }) => text.trim());
  const buyer = above.slice(above.indexOf('To') + 1);
  expect(buyer.join('').replaceAll(' ', '')).toBe(`${name}ABN 51 824 753 556${address}`.replaceAll(' ', ''));
  expect(heightOf(texts, 'Total paid')).toBeGreaterThan(100);
});

test('short names and addresses do not move the table', async () => {
  const withoutAddress = heightOf(await draw(), 'Description');
  const withAddress = heightOf(await draw({ buyer_abn: '51824753556', buyer_address: '1 Creek Road' }), 'Description');
  expect(withAddress).toBe(withoutAddress);
});

test('the same invoice is the same file each time', async () => {
  expect((await invoicePdf(INVOICE, IN_ENGLISH)).equals(await invoicePdf(INVOICE, IN_ENGLISH))).toBe(true);
});
