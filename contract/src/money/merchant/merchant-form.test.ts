import { describe, expect, test } from 'vitest';
import { REQUIRED, faultsOf as faultsIn } from '../../testing/faults.ts';
import { MerchantForm, merchantFormWith } from './merchant-form.ts';
import { MERCHANT_STATUSES, mayApply } from './merchant-status.ts';

const day = (later: number) => new Date(Date.now() + later * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const PERSON = {
  providerName: 'Wattle Creek Barn',
  firstName: 'Imogen',
  lastName: 'Hartley',
  birthDate: '1985-04-12',
  position: 'sole_trader',
  documentType: 'driver_licence',
  documentState: 'NSW',
  documentNumber: '2159 4318',
  documentExpiresOn: day(400),
  identityNumber: '51 824 753 556',
  iban: '062000 1234 5678',
  bank: 'Commonwealth Bank',
  billingAddress: '214 Tannery Road, Berry NSW 2535',
  billingOffice: '',
  tradeChamber: '',
  tradeRegisterNumber: '',
  phone: '+61255501234',
  mobile: '+61491570006',
  email: 'accounts@wattlecreek.example',
  cityId: 1,
};

const faultsOf = (change: object, form: typeof MerchantForm = MerchantForm) => faultsIn(form, { ...PERSON, ...change });
const fieldsOf = (change: object, form?: typeof MerchantForm) => faultsOf(change, form).map(([field]) => field);

describe('PAY-028 PAY-032 an application', () => {
  test('is read as people type it, and kept in one format', () => {
    expect(MerchantForm.parse(PERSON)).toMatchObject({
      documentNumber: '21594318',
      identityNumber: '51824753556',
      iban: '062-000 12345678',
      tradeRegisterNumber: null,
    });
    expect(MerchantForm.parse({ ...PERSON, documentNumber: 'pa-12345' }).documentNumber).toBe('PA12345');
    expect(MerchantForm.parse({ ...PERSON, tradeRegisterNumber: '004 085 616' }).tradeRegisterNumber).toBe('004085616');
  });

  test.each([
    ['documentNumber', '2159', '4318', 40],
    ['identityNumber', '51', '824753556', 40],
    ['tradeRegisterNumber', '004', '085616', 40],
    ['iban', '062-000', '12345678', 60],
  ])('takes a %s with spaces, but not without end', (field, first, rest, longest) => {
    const typed = (length: number) => first + rest.padStart(length - first.length);
    expect(fieldsOf({ [field]: typed(longest) })).toEqual([]);
    expect(fieldsOf({ [field]: typed(longest + 1) })).toEqual([field]);
  });

  test('is for people of age, and has nothing else', () => {
    const [year = '', ...rest] = day(0).split('-');
    const birthDate = [Number(year) - 17, ...rest].join('-').replace('02-29', '02-28');
    expect(faultsOf({ birthDate })).toEqual([['birthDate', 'You must be at least 18 years old.']]);
    expect(faultsOf({ birthDate: '' })).toEqual([['birthDate', REQUIRED]]);
    expect(fieldsOf({ taxFileNumber: '123456782' })).toEqual(['']);
  });

  test('PAY-029 PAY-031 is sent first, and again after a rejection', () => {
    expect([mayApply(undefined), ...MERCHANT_STATUSES.map(mayApply)]).toEqual([true, false, false, true]);
  });

  test('of a company has its ACN, of everybody else an ABN', () => {
    const company = { position: 'director', identityNumber: '' };
    expect(fieldsOf({ ...company, tradeRegisterNumber: '004 085 616' })).toEqual([]);
    expect(fieldsOf(company)).toEqual(['tradeRegisterNumber']);
    for (const position of ['sole_trader', 'partner', 'trustee'])
      expect(fieldsOf({ position, identityNumber: '', tradeRegisterNumber: '004085616' })).toEqual(['identityNumber']);
  });

  test('names the state of a driver licence; a passport has none', () => {
    expect(fieldsOf({ documentState: '' })).toEqual(['documentState']);
    expect(fieldsOf({ documentState: '', documentType: 'passport' })).toEqual([]);
    expect(fieldsOf({ documentState: '', documentType: 'foreign_passport' })).toEqual([]);
  });

  test('has a billing number only if it is the ABN once more', () => {
    expect(fieldsOf({ billingNumber: '51824753556' })).toEqual([]);
    expect(fieldsOf({ billingNumber: '' })).toEqual([]);
    expect(faultsOf({ billingNumber: '53004085616' })).toEqual([
      ['billingNumber', 'In Australia this is the ABN, the same number as the identity number.'],
    ]);
  });

  test('takes a document until the day it expires', () => {
    expect(fieldsOf({ documentExpiresOn: day(0) })).toEqual([]);
    expect(faultsOf({ documentExpiresOn: day(-1) })).toEqual([['documentExpiresOn', 'This document has expired.']]);
  });

  test.each([
    ['documentNumber', '1234', 'Please enter the number on the document: 5 to 12 letters and digits.'],
    ['documentNumber', '1234567890123', 'Please enter the number on the document: 5 to 12 letters and digits.'],
    ['documentNumber', '12.345', 'Please enter the number on the document: 5 to 12 letters and digits.'],
    ['identityNumber', '51824753557', 'Please check this ABN: it has 11 digits, and these don’t add up.'],
    ['tradeRegisterNumber', '004085617', 'Please check this ACN: it has 9 digits, and these don’t add up.'],
    ['iban', '062000', 'Please enter a BSB of 6 digits and an account number of 5 to 9, or an IBAN.'],
  ])('refuses %s %s', (field, value, message) => {
    expect(faultsOf({ [field]: value })).toEqual([[field, message]]);
  });

  test.each(['12345', '123456789012'])('takes a document number of 5 to 12: %s', (documentNumber) => {
    expect(fieldsOf({ documentNumber })).toEqual([]);
  });

  test('may leave out what was sent before, and only that', () => {
    const without = { documentNumber: '', iban: '' };
    expect(fieldsOf(without)).toEqual([]);
    expect(faultsOf(without, merchantFormWith(['iban']))).toEqual([['iban', REQUIRED]]);
    expect(fieldsOf(without, merchantFormWith(['documentNumber', 'iban']))).toEqual(['documentNumber', 'iban']);
    expect(fieldsOf({}, merchantFormWith(['documentNumber', 'iban']))).toEqual([]);
  });
});
