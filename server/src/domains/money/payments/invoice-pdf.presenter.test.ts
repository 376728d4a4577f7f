import { expect, test } from 'vitest';
import { invoicePdf } from './invoice-pdf.presenter.ts';

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

/** The words of a page and how far from its foot they stand. */
function wordsOf(pdf: Buffer): { words: string; y: number }[] {
  return [...pdf.toString('latin1').matchAll(/Tf [\d.]+ ([\d.]+) Td \((.*?)\) Tj/g)].map(([, y, words = '']) => ({
    words,
    y: Number(y),
  }));
}

test('the longest name and address leave the rest of a tax invoice readable, and nothing of them is cut off', () => {
  const name = 'A'.repeat(60) + ' and '.concat('Daughters '.repeat(5)).trim();
  const address = 'Level 12, 345 Macquarie Street, Sydney NSW 2000, Australia '.repeat(4).trim();
  const words = wordsOf(invoicePdf({ ...INVOICE, buyer_name: name, buyer_abn: '51824753556', buyer_address: address }));
  const what = words.find((each) => each.words === 'What for') ?? expect.fail('no heading');
  const above = words.filter(({ y }) => y > what.y).map((each) => each.words);
  for (const part of ['A'.repeat(40), 'A'.repeat(20), 'Daughters', 'ABN 51 824 753 556', 'Australia'])
    expect(above.join(' ')).toContain(part);
  expect(above.join(' ').split('Macquarie')).toHaveLength(5);
  expect(words.find((each) => each.words === 'Total, paid')?.y).toBeGreaterThan(100);
});

test('a short one stands where it always stood', () => {
  expect(wordsOf(invoicePdf(INVOICE)).find(({ words }) => words === 'What for')?.y).toBe(842 - 296);
});
