import { describe, expect, test } from 'vitest';
import { parseBankAccount, formatBankAccount } from './bank-account.ts';

describe('PAY-032 a bank account', () => {
  test.each(['062-000 12345678', '062000 12345678', '062 000 1234 5678', '062-000, 12345678', ' 062-000/12345678 '])(
    'is a BSB and a number: %s',
    (written) => {
      expect(parseBankAccount(written)).toEqual({ kind: 'bsb', bsb: '062000', account: '12345678' });
    },
  );

  test('has 5 to 9 digits after the BSB', () => {
    const ofDigits = (count: number) => parseBankAccount(`062-000 ${'1'.repeat(count)}`)?.kind;
    expect([4, 5, 9, 10].map(ofDigits)).toEqual([undefined, 'bsb', 'bsb', undefined]);
  });

  test.each(['GB82 WEST 1234 5698 7654 32', 'de89370400440532013000', 'TR33 0006 1005 1978 6457 8413 26'])(
    'is an IBAN whose checksum holds: %s',
    (written) => {
      expect(parseBankAccount(written)).toEqual({ kind: 'iban', iban: written.toUpperCase().replaceAll(' ', '') });
    },
  );

  test.each(['GB82 WEST 1234 5698 7654 33', '062000', '12345678', 'GB82', '', 'not an account', '9'.repeat(80)])(
    'is nothing else: %s',
    (written) => {
      expect(parseBankAccount(written)).toBeUndefined();
    },
  );

  test('is kept in one way of writing', () => {
    const kept = (written: string) => formatBankAccount(parseBankAccount(written) ?? { kind: 'iban', iban: '' });
    expect(kept('062000 1234 5678')).toBe('062-000 12345678');
    expect(kept('gb82 west 1234 5698 7654 32')).toBe('GB82WEST12345698765432');
  });
});
