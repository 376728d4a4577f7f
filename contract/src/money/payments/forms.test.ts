import { describe, expect, test } from 'vitest';
import { REQUIRED, faultsOf, isAccepted } from '../../testing/faults.ts';
import { CardToken } from './cards.calls.ts';
import { RefundDecision } from './desk-payments.calls.ts';
import { DirectDebitForm } from './direct-debits.calls.ts';
import { BillingForm } from './payments.calls.ts';

describe('PAY-005 a direct debit', () => {
  const FORM = {
    holder: 'Imogen Hartley',
    bsb: '062-000',
    accountNumber: '1234 5678',
    agreed: true,
    mandateVersion: 1,
  };
  const faults = (given: object) => faultsOf(DirectDebitForm, { ...FORM, ...given });

  test('is read as people type it', () => {
    expect(DirectDebitForm.parse(FORM)).toMatchObject({ bsb: '062000', accountNumber: '12345678' });
  });

  test.each([
    ['bsb', ['06200', '0620000', 'x062000', '062000x'], 'A BSB has 6 digits.'],
    ['accountNumber', ['1234', '1234567890', 'x12345', '12345x'], 'An account number has 5 to 9 digits.'],
  ])('has a %s of so many digits', (field, wrong, text) => {
    for (const value of wrong) expect(faults({ [field]: value })).toEqual([[field, text]]);
    for (const accountNumber of ['12345', '123456789']) expect(faults({ accountNumber })).toEqual([]);
  });

  test('is agreed to, in the words that were shown', () => {
    expect(faults({ agreed: false })).toEqual([['agreed', 'Please agree to the direct debit request.']]);
    expect(faults({ mandateVersion: 2 }).map(([path]) => path)).toEqual(['mandateVersion']);
  });
});

test.each([
  ['pm_sandbox4242424242', true],
  ['pm_AZaz0912', true],
  [`pm_${'a'.repeat(60)}`, true],
  ['pm_aaaaaaa', false],
  [`pm_${'a'.repeat(61)}`, false],
  ['4242424242424242', false],
  ['x_pm_aaaaaaaa', false],
  ['pm_aaaaaaaa!', false],
])('PAY-016 a card is known by the gateway’s token only, %s: %s', (token, isFine) => {
  expect(isAccepted(CardToken, token)).toBe(isFine);
});

test('a refund that is declined says why; an approved one need not', () => {
  expect(faultsOf(RefundDecision, { decision: 'approved' })).toEqual([]);
  expect(faultsOf(RefundDecision, { decision: 'approved', note: 'As agreed' })).toEqual([]);
  expect(faultsOf(RefundDecision, { decision: 'declined', note: 'Used already' })).toEqual([]);
  expect(faultsOf(RefundDecision, { decision: 'declined' })).toEqual([['note', REQUIRED]]);
});

describe('the company on a tax invoice', () => {
  const billing = (abn: string) => ({ name: 'Wattle Creek', abn, address: '', version: 0 });

  // A checksum that does not hold is a warning in the form: it can be saved all the same.
  test.each([
    ['51 824 753 556', '51824753556'],
    ['51824753557', '51824753557'],
    [' ', ''],
    ['', ''],
  ])('has an ABN as people type it, or none: %j', (typed, abn) => {
    expect(BillingForm.parse(billing(typed)).abn).toBe(abn);
  });

  test.each(['5182475355', '518247535560', 'x51824753556', '51824753556x'])('has one of 11 digits, not %s', (abn) => {
    expect(faultsOf(BillingForm, billing(abn))).toEqual([['abn', 'An ABN has 11 digits.']]);
  });
});
