import { describe, expect, test } from 'vitest';
import { parseBankAccount, formatBankAccount } from './bank-account.ts';

describe('PAY-032 a bank account', () => {
  test.each([
    '062-000 12345678',
    '062000 12345678',
    '062 000 1234 5678',
    '062-000, 12345678',
    ' 062-000/12345678 ',
    '062-000-12345678',
    '062000 - 12 345 678',
  ])('is a BSB and a number: %s', (written) => {
    expect(parseBankAccount(written)).toEqual({ kind: 'bsb', bsb: '062000', account: '12345678' });
  });

  test.each(['06-000 12345678', '0622-000 12345678', '062-00 12345678', '062-0000 12345678', '062/000 12345678'])(
    'has a BSB of twice three digits, so it is not %s',
    (written) => {
      expect(parseBankAccount(written)).toBeUndefined();
    },
  );

  test.each(['06200012345678', 'x062-000 12345678', '062-000 12345678x', '062-000 x', '062-000 '])(
    'has something between BSB and number, and nothing around them, so it is not %s',
    (written) => {
      expect(parseBankAccount(written)).toBeUndefined();
    },
  );

  test('has 5 to 9 digits after the BSB', () => {
    const ofDigits = (count: number) => parseBankAccount(`062-000 ${'1'.repeat(count)}`)?.kind;
    expect([4, 5, 9, 10].map(ofDigits)).toEqual([undefined, 'bsb', 'bsb', undefined]);
  });

  test.each([
    'GB82 WEST 1234 5698 7654 32',
    'de89370400440532013000',
    'TR33 0006 1005 1978 6457 8413 26',
    'NL91 ABNA 0417 1643 00',
    // The shortest there is, and the longest there can be.
    'NO93 8601 1117 947',
    `LC65 ${'A'.repeat(30)}`,
  ])('is an IBAN whose checksum holds: %s', (written) => {
    expect(parseBankAccount(written)).toEqual({ kind: 'iban', iban: written.toUpperCase().replaceAll(' ', '') });
  });

  test.each([
    ['one letter of a country', 'G35WEST12345698765432'],
    ['three letters', 'GBX25WEST12345698765432'],
    ['a digit before them', '1G28WEST12345698765432'],
    ['a letter in the checksum', 'GB8A03556987654321'],
    ['too short', 'XX361234567890'],
    ['too long', `XX65${'1'.repeat(31)}`],
  ])('is no IBAN, although its checksum holds: %s', (_why, written) => {
    expect(parseBankAccount(written)).toBeUndefined();
  });

  test.each(['GB82 WEST 1234 5698 7654 33', '062000', '12345678', 'GB82', '', 'not an account', '9'.repeat(80)])(
    'is nothing else: %s',
    (written) => {
      expect(parseBankAccount(written)).toBeUndefined();
    },
  );

  test('is stored in one format', () => {
    const stored = (written: string) => formatBankAccount(parseBankAccount(written) ?? { kind: 'iban', iban: '' });
    expect(stored('062000 1234 5678')).toBe('062-000 12345678');
    expect(stored('gb82 west 1234 5698 7654 32')).toBe('GB82WEST12345698765432');
  });
});
