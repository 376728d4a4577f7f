import { expect, test } from 'vitest';
import { adjustmentNotePdf, invoicePdf } from '#domains/money/payments/invoice-pdf.presenter.ts';
import { describeDiscount, describeShare } from '#domains/money/payments/payment-texts.rules.ts';
import { createTranslator } from '#platform/mail/mail-words.ts';
import { readPdfTexts } from '#testing/pdf-text.ts';
import { INVOICE_AR } from './ar.ts';
import { INVOICE_TR } from './tr.ts';

const discount = describeDiscount({ campaign_name: 'Bahar', discount_cents: 1000 });
const DESCRIPTIONS = ['', describeShare(2, 3)].flatMap((share) =>
  ['', discount].map((less) => `Plus for Wattle Creek${share}${less}`),
);

const invoice = {
  number: 10_001,
  customer_id: 1,
  payment_id: 1,
  installment_id: 1,
  issued_on: '2026-11-16',
  amount_cents: 118_800,
  gst_cents: 10_800,
  seller_name: 'Bellbird Marketplace Pty Ltd',
  seller_abn: '51824753556',
  seller_address: '1 Harbour Street, Sydney NSW 2000',
  buyer_name: 'Wattle Creek',
  buyer_abn: '51824753556',
  buyer_address: '1 Creek Road',
};

const WORDS = [
  ['tr', INVOICE_TR],
  ['ar', INVOICE_AR],
] as const;

test.each(WORDS)('SHELL-098 nothing that we say on an invoice or a note is English in %s', async (language, words) => {
  const known = createTranslator(language, words);
  const untranslated: string[] = [];
  const translate = (text: string) => {
    const lines = text.split('\n');
    untranslated.push(...lines.filter((line) => known(line) === line));
    return known(text);
  };
  for (const description of DESCRIPTIONS) {
    await invoicePdf({ ...invoice, description }, { language, translate });
    for (const reason of ['refund', 'dispute'] as const) {
      const note = { ...invoice, description, invoice_number: 10_001, reason };
      await adjustmentNotePdf(note, { language, translate });
    }
  }
  expect(untranslated).toEqual([]);
});

test('a translated invoice has an English page for the tax office; an English one is a page', async () => {
  const pagesOf = async (language: string, translate: (text: string) => string) =>
    (await invoicePdf({ ...invoice, description: 'Plus for Wattle Creek' }, { language, translate }))
      .toString('latin1')
      .match(/\/Type \/Page\n/g)?.length;
  expect(await pagesOf('tr', createTranslator('tr', INVOICE_TR))).toBe(2);
  expect(await pagesOf('en', (text) => text)).toBe(1);
});

test('SHELL-099 in Arabic an invoice begins at the right, and amounts are at the left', async () => {
  const reader = { language: 'ar', translate: createTranslator('ar', INVOICE_AR) };
  const texts = readPdfTexts(await invoicePdf({ ...invoice, description: 'Plus for Wattle Creek' }, reader));
  const placeOf = (text: string) => texts.find((each) => each.text === text)?.x ?? expect.fail(`‘${text}’ is missing`);
  expect(placeOf('A$1,188.00')).toBeLessThan(80);
  expect(placeOf('Tax invoice')).toBeGreaterThan(450);
});
