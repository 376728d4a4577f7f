import type { QuoteForm } from '@bellbird/contract/couples/quotes';
import { expect, test } from 'vitest';
import { emptyLine, fromTemplate, toLine, toQuoteForm, withGuests } from './quote-values.ts';

const FORM: QuoteForm = {
  title: '',
  note: '',
  weddingDate: '2027-04-10',
  spaceId: null,
  guests: 120,
  coverMediumId: null,
  attachmentIds: [],
  lines: [],
  discount: null,
  deposit: { kind: 'percent', value: 20 },
  instalments: [],
  balanceDueOn: '2027-03-27',
  validUntil: '2026-11-30',
  holdsDay: false,
};

test('a draft with a half typed day can still be saved', () => {
  const typed = {
    ...FORM,
    validUntil: '30.1',
    guests: 0,
    instalments: [{ kind: 'percent' as const, value: 5, dueOn: '1' }],
  };
  expect(toQuoteForm(typed)).toMatchObject({ validUntil: null, guests: null, instalments: [{ dueOn: null }] });
});

test('a price per guest counts for all guests, and follows when their number changes', () => {
  const choice = { name: 'Feast', detail: '', unit: 'guest' as const, priceCents: 9800, isAskedFor: false };
  const line = toLine(choice, 120);
  expect(line).toMatchObject({ quantity: 120, priceCents: 9800, isOptional: false });
  const kids = { ...line, quantity: 8 };
  expect(withGuests([line, kids, emptyLine(false)], 120, 90).map((each) => each.quantity)).toEqual([90, 8, 1]);
});

test('a template keeps the couple’s own day and guests', () => {
  const line = toLine({ name: 'Feast', detail: '', unit: 'guest', priceCents: 9800, isAskedFor: false }, 1);
  const template = { ...FORM, guests: null, weddingDate: null, validUntil: null, note: 'Hello', lines: [line] };
  const filled = fromTemplate(template, FORM);
  expect(filled).toMatchObject({ guests: 120, weddingDate: '2027-04-10', note: 'Hello', lines: [{ quantity: 120 }] });
});
