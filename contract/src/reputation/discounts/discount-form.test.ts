import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../testing/faults.ts';
import { DiscountEdit, DiscountForm } from './discount-form.ts';
import { isEditable, isEndable, toDiscountState } from './discount-status.ts';

/** As a form with files sends it. */
const SENT = {
  providerId: '7',
  title: 'Winter weddings',
  shortDescription: '',
  discountText: '',
  giftText: '',
  intro: '',
  discountType: 'discount',
  discountRatio: '20',
  installmentCount: '',
  isPrimary: 'true',
  pricingType: 'fixed',
  priceBefore: '8900',
  priceAfter: '7120',
  perPerson: 'false',
  validFrom: '2027-06-01',
  validUntil: '2027-08-31',
  popupTitle: '',
  popupDescription: '',
};
const faults = (given: object) => Object.fromEntries(faultsOf(DiscountForm, { ...SENT, ...given }));

describe('an offer', () => {
  test('is read from the texts of a form', () => {
    expect(DiscountForm.parse(SENT)).toMatchObject({
      providerId: 7,
      discountRatio: 20,
      installmentCount: null,
      isPrimary: true,
      perPerson: false,
      priceBefore: 8900,
      removeImage: false,
      removeDocument: false,
    });
    expect(DiscountForm.parse({ ...SENT, installmentCount: 'null', discountRatio: 20 }).discountRatio).toBe(20);
    expect(DiscountEdit.parse({ ...SENT, version: '3' }).version).toBe(3);
  });

  test.each([
    ['a discount without its percentage', { discountRatio: '' }, 'discountRatio', 'This field is required!'],
    [
      'instalments without their number',
      { discountType: 'installment' },
      'installmentCount',
      'This field is required!',
    ],
    ['a price without the other', { priceAfter: '' }, 'priceAfter', 'Please enter both prices, or neither.'],
    ['the other without a price', { priceBefore: '' }, 'priceBefore', 'Please enter both prices, or neither.'],
    [
      'the same price',
      { priceAfter: '8900' },
      'priceAfter',
      'The discounted price must be lower than the regular price.',
    ],
    ['an end before its start', { validUntil: '2027-05-31' }, 'validUntil', 'The offer can’t end before it starts.'],
    ['a percentage with letters', { discountRatio: '20x' }, 'discountRatio', expect.stringContaining('whole number')],
    ['letters before a percentage', { discountRatio: 'x20' }, 'discountRatio', expect.stringContaining('whole number')],
    ['neither true nor false', { isPrimary: 'perhaps' }, 'isPrimary', expect.any(String)],
  ])('with %s is refused at that field', (_case, given, field, text) => {
    expect(faults(given)).toEqual({ [field]: text });
  });

  test.each(['1e1', '0x10', ' 20', '20 ', '+20', '2.0', ' ', true])(
    'OFFER-003 has its percentage in plain digits, so not as %j',
    (discountRatio) => {
      expect(faults({ discountRatio })).toEqual({ discountRatio: 'Please enter a whole number from 1 to 99.' });
    },
  );

  test.each([
    ['discountRatio', '1', '99', ['0', '100']],
    ['installmentCount', '2', '12', ['1', '13']],
  ])('OFFER-003 has a %s from %s to %s', (field, least, most, wrong) => {
    for (const right of [least, most]) expect(faults({ [field]: right })).toEqual({});
    for (const value of wrong)
      expect(faults({ [field]: value })).toEqual({ [field]: `Please enter a whole number from ${least} to ${most}.` });
  });

  test('has nothing else', () => {
    expect(Object.keys(faults({ colour: 'blue' }))).toEqual(['']);
  });

  test.each([
    ['instalments, and no percentage', { discountType: 'installment', discountRatio: '', installmentCount: '6' }],
    ['no prices', { priceBefore: '', priceAfter: '' }],
    ['one day', { validUntil: '2027-06-01' }],
    ['a price that is a dollar less', { priceAfter: '8899' }],
  ])('with %s is fine', (_case, given) => {
    expect(faults(given)).toEqual({});
  });
});

describe('the state of an offer', () => {
  const offer = { status: 'approved' as const, validFrom: '2027-06-01', validUntil: '2027-08-31', isEndedEarly: false };
  test('is published from its first day to its last, unless it was ended', () => {
    const on = (day: string, given: object = {}) => toDiscountState({ ...offer, ...given }, day);
    expect(['2027-05-31', '2027-06-01', '2027-08-31', '2027-09-01'].map((day) => on(day))).toEqual([
      'scheduled',
      'published',
      'published',
      'ended',
    ]);
    expect(on('2027-07-01', { isEndedEarly: true })).toBe('ended');
    expect(on('2027-07-01', { status: 'waiting' })).toBe('waiting');
    expect(on('2027-07-01', { status: 'rejected' })).toBe('rejected');
  });

  test('says whether it can be ended or edited', () => {
    expect((['waiting', 'rejected', 'scheduled', 'published', 'ended'] as const).map(isEndable)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect((['waiting', 'approved', 'rejected'] as const).map(isEditable)).toEqual([true, false, true]);
  });
});
