import { describe, expect, test } from 'vitest';
import { REQUIRED, faultsOf, isAccepted } from '../testing/faults.ts';
import { RedirectHours, RedirectNumberForm, assignNumbers } from './calls/calls.calls.ts';
import { MarketplaceLead } from './marketplace/marketplace.calls.ts';
import { AcceptForm, AskForm, CardToken, ChosenExtras, DeclineForm } from './quote-page/quote-page-forms.ts';
import { QuoteBankAccount } from './quote-payments/quote-payments.calls.ts';
import { QuoteForm } from './quotes/quote-form.ts';

describe('CALL-001 the phone that couples’ calls ring at', () => {
  test.each([
    ['00:00', true],
    ['09:59', true],
    ['10:00', true],
    ['16:59', true],
    ['9:00', false],
    ['109:00', false],
    ['09:000', false],
    ['09:60', false],
    ['17:00', false],
    ['18:00', false],
  ])('rings from a time before the end of the hours, 17:00: %s %s', (from, isFine) => {
    expect(isAccepted(RedirectHours, { days: [1], from, until: '17:00' })).toBe(isFine);
  });

  test.each([
    ['23:59', true],
    ['20:00', true],
    ['24:00', false],
    ['29:00', false],
  ])('rings until a time of the same day: %s %s', (until, isFine) => {
    expect(isAccepted(RedirectHours, { days: [1], from: '08:00', until })).toBe(isFine);
  });

  test('says why hours are refused', () => {
    const hours = { days: [1], from: '17:00', until: '17:00' };
    expect(faultsOf(RedirectHours, hours)).toEqual([['until', 'The end must be after the start.']]);
    expect(faultsOf(RedirectHours, { ...hours, days: [], until: '18:00' })).toEqual([['days', REQUIRED]]);
  });

  test.each([
    ['+61255501234', true],
    ['+61355501234', true],
    ['+61491570158', true],
    ['+61755501234', true],
    ['+61855501234', true],
    // Premium, toll free, abroad, too short and too long.
    ['+61190055501', false],
    ['+61180012345', false],
    ['+64491570158', false],
    ['+6149157015', false],
    ['+614915701580', false],
    ['tel:+61491570158', false],
  ])('is an Australian landline or mobile if the vendor chooses it: %s %s', (redirectNumber, isFine) => {
    expect(isAccepted(RedirectNumberForm, { redirectNumber })).toBe(isFine);
  });
});

describe('a number in international form', () => {
  const couple = { id: 'c-1', name: 'Ruby & Finn', email: null };
  const request = { requestId: 'r-1', providerId: 1, organizationDate: null, guests: null, budget: null };
  test.each([
    ['+12345678', true],
    ['+123456789012345', true],
    ['+1234567', false],
    ['+1234567890123456', false],
    ['0491570158', false],
    ['x+61491570158', false],
    ['+61491570158 or so', false],
  ])('%s: %s', (phone, isFine) => {
    const hears = (value: object) => faultsOf(assignNumbers.body, { redirectNumber: null, ...value });
    const fault = 'Please give the number in international form.';
    expect(hears({ quickContactNumber: phone })).toEqual(isFine ? [] : [['quickContactNumber', fault]]);
    const asked = { ...request, couple: { ...couple, phone } };
    expect(faultsOf(MarketplaceLead, asked)).toEqual(isFine ? [] : [['couple.phone', fault]]);
  });
});

describe('the account that couples’ money is paid to', () => {
  const account = { name: 'Wattle Creek', bsb: '062-000', accountNumber: '12345678' };
  test('is read as people type it', () => {
    const typed = { ...account, bsb: ' 062 - 000 ', accountNumber: '12 34 56 78' };
    expect(QuoteBankAccount.parse(typed)).toEqual({ ...account, bsb: '062000' });
  });

  test.each([
    ['bsb', ['062000'], ['06200', '0620000', 'x062000', '062000x'], 'Please enter a BSB of six digits.'],
    [
      'accountNumber',
      ['12345', '123456789'],
      ['1234', '1234567890', 'x12345', '12345x'],
      'Please enter 5 to 9 digits.',
    ],
  ])('has a %s of so many digits', (field, right, wrong, text) => {
    for (const value of right) expect(faultsOf(QuoteBankAccount, { ...account, [field]: value })).toEqual([]);
    for (const value of wrong)
      expect(faultsOf(QuoteBankAccount, { ...account, [field]: value })).toEqual([[field, text]]);
  });
});

describe('what a couple sends from the page of their quote', () => {
  test('is a question of at most 2000 characters that says something', () => {
    expect(AskForm.parse({ question: ' Is it dry? ' })).toEqual({ question: 'Is it dry?' });
    const fine = (question: string) => isAccepted(AskForm, { question });
    expect(['?', 'a'.repeat(2000), ' ', 'a'.repeat(2001)].map(fine)).toEqual([true, true, false, false]);
  });

  test('is a no, with or without words; what we cannot read is ‘other’', () => {
    expect(DeclineForm.parse({ reason: 'price', text: ' Sorry ' })).toEqual({ reason: 'price', text: 'Sorry' });
    expect(DeclineForm.parse({ reason: 'bored' })).toEqual({ reason: 'other', text: '' });
    expect(DeclineForm.parse({ text: 'a'.repeat(1000) }).text).toHaveLength(1000);
    expect(DeclineForm.parse({ text: 'a'.repeat(1001) }).text).toBe('');
  });

  test.each([
    [{}, true],
    [{ name: 'R' }, true],
    [{ name: 'a'.repeat(120) }, true],
    [{ chosen: ['a'.repeat(24)] }, true],
    [{ chosen: Array.from({ length: 60 }, (_, at) => `e${at}`) }, true],
    [{ agreed: 'off' }, false],
    [{ agreed: undefined }, false],
    [{ name: ' ' }, false],
    [{ name: 'a'.repeat(121) }, false],
    [{ chosen: ['a'.repeat(25)] }, false],
    [{ chosen: Array.from({ length: 61 }, (_, at) => `e${at}`) }, false],
    [{ hash: 'a1'.repeat(31) + 'a' }, false],
    [{ hash: 'a1'.repeat(32) + 'a' }, false],
    [{ hash: 'x' + 'a1'.repeat(32) }, false],
    [{ hash: 'A1'.repeat(32) }, false],
  ])('is a signed yes to the quote they have read, %j: %s', (given, isFine) => {
    const yes = { hash: '0f'.repeat(32), chosen: [], name: 'Ruby Hart', agreed: 'on' };
    expect(isAccepted(AcceptForm, { ...yes, ...given })).toBe(isFine);
  });

  test('are extras by their keys, and the gateway’s word for a card', () => {
    expect(isAccepted(ChosenExtras, [])).toBe(true);
    const cards = ['pm_4', 'a'.repeat(200), 'pm4', 'a'.repeat(201), 'pm-4', '-pm_4', 'pm_4-'];
    expect(cards.map((card) => isAccepted(CardToken, card))).toEqual([true, true, false, false, false, false, false]);
  });
});

describe('a quote as it is being written', () => {
  const line = { key: 'a', name: '', unit: 'hour', quantity: 1, priceCents: 0 };
  const draft = { lines: [line], deposit: { kind: 'percent', value: 0 } };
  const fine = (given: object) => isAccepted(QuoteForm, { ...draft, ...given });

  test('can be empty: nothing has to be filled in yet', () => {
    expect(QuoteForm.parse({ ...draft, lines: [] })).toEqual({
      title: '',
      note: '',
      weddingDate: null,
      spaceId: null,
      guests: null,
      coverMediumId: null,
      attachmentIds: [],
      lines: [],
      discount: null,
      deposit: draft.deposit,
      instalments: [],
      balanceDueOn: null,
      validUntil: null,
      holdsDay: false,
    });
    const cleared = { weddingDate: null, spaceId: null, guests: null, discount: null };
    expect(fine(cleared)).toBe(true);
    expect(QuoteForm.parse({ ...draft, lines: [{ key: 'a', name: '', unit: 'flat', priceCents: 0 }] }).lines).toEqual([
      { key: 'a', name: '', detail: '', unit: 'flat', quantity: 1, priceCents: 0, isOptional: false },
    ]);
  });

  test.each([
    [{ quantity: 0.25 }, true],
    [{ quantity: 2.75 }, true],
    [{ quantity: 0 }, false],
    [{ quantity: 0.3 }, false],
    [{ priceCents: 1.5 }, false],
    [{ priceCents: -1 }, false],
    [{ key: 'a'.repeat(24) }, true],
    [{ key: 'extra-1' }, true],
    [{ key: '' }, false],
    [{ key: 'a'.repeat(25) }, false],
    [{ key: ' a' }, false],
    [{ key: 'a ' }, false],
    [{ discount: 5 }, false],
  ])('has quarters of hours and whole cents, %j: %s', (given, isFine) => {
    expect(fine({ lines: [{ ...line, ...given }] })).toBe(isFine);
  });

  test.each([
    [{ guests: 1 }, true],
    [{ guests: 0 }, false],
    [{ deposit: { kind: 'amount', value: -1 } }, false],
    [{ deposit: { kind: 'percent', value: 20, name: 'x' } }, false],
    [{ discount: { kind: 'percent', value: 5, off: 1 } }, false],
    [{ instalments: [{ kind: 'percent', value: 5, dueOn: null }] }, true],
    [{ instalments: [{ kind: 'percent', value: 5, dueOn: null, paid: true }] }, false],
    [{ total: 5 }, false],
  ])('has only what a quote has, %j: %s', (given, isFine) => {
    expect(fine(given)).toBe(isFine);
  });
});
