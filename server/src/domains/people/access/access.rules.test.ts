import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { findTimeStep, keyUri, newKey, qrImage } from './authenticator.rules.ts';
import { chooseDestination, decoyContact } from './code-destinations.rules.ts';
import { newCode, toCodeText } from './one-time-codes.rules.ts';
import { newRecoveryCodes, toRecoveryCodeText } from './recovery-codes.rules.ts';
import { sessionExpiry } from './sessions.rules.ts';

const NOW = new Date('2026-11-17T02:00:10Z');
const STEP = Math.floor(NOW.getTime() / 30_000);

describe('a code of an authenticator app', () => {
  const key = newKey();
  test('has a key of its own for each user', () => {
    expect(newKey()).toMatch(/^[A-Z2-7]{32,}$/);
    expect(newKey()).not.toBe(key);
  });

  const codeAt = (offsetS: number) => generateSync({ secret: key, epoch: Math.floor(NOW.getTime() / 1000) + offsetS });

  test('is accepted now, half a minute early or late, and not beyond', () => {
    expect(findTimeStep(key, codeAt(0), 0, NOW)).toBe(STEP);
    expect(findTimeStep(key, codeAt(-30), 0, NOW)).toBe(STEP - 1);
    expect(findTimeStep(key, codeAt(20), 0, NOW)).toBe(STEP + 1);
    expect(findTimeStep(key, codeAt(-90), 0, NOW)).toBeUndefined();
    expect(findTimeStep(key, codeAt(90), 0, NOW)).toBeUndefined();
  });

  test('is used once: the same or an earlier one is refused afterwards', () => {
    expect(findTimeStep(key, codeAt(0), STEP, NOW)).toBeUndefined();
    expect(findTimeStep(key, codeAt(-30), STEP, NOW)).toBeUndefined();
    expect(findTimeStep(key, codeAt(0), STEP - 1, NOW)).toBe(STEP);
  });

  test.each(['12345', '1234567', 'a12345', '12345a', ''])('‘%s’ is none', (code) => {
    expect(findTimeStep(key, code, 0, NOW)).toBeUndefined();
  });

  test('is set up by an address that names us, the user and the key, drawn as an image', () => {
    const uri = keyUri('JBSWY3DPEHPK3PXP', 'imogen');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Bellbird(:|%3A)imogen\?.*secret=JBSWY3DPEHPK3PXP/);
    const image = qrImage(uri);
    expect([image.contentType, image.fileName]).toEqual(['image/svg+xml', 'two-factor.svg']);
    expect(image.content.toString()).toContain('<svg');
  });
});

describe('where a code is sent', () => {
  const both = { email: 'imogen@barn.example', phone: '+61491570006' };
  test('is what was asked for, or the other if there is no such contact; the address is masked', () => {
    expect(chooseDestination(both, 'sms')).toEqual({ channel: 'sms', shown: '•••• ••• 006' });
    expect(chooseDestination(both, 'email')).toEqual({ channel: 'email', shown: 'i•••@b•••.example' });
    expect(chooseDestination({ ...both, phone: null }, 'sms')).toMatchObject({ channel: 'email' });
    expect(chooseDestination({ ...both, email: null }, 'email')).toMatchObject({ channel: 'sms' });
    expect(chooseDestination({ email: null, phone: null }, 'sms')).toBeUndefined();
    expect(chooseDestination(undefined, 'sms')).toBeUndefined();
  });

  test('is made up for a name that nobody has: the same each time, and like a real one', () => {
    const names = Array.from({ length: 300 }, (_, number) => `vendor${number}`);
    const made = names.map((name) => decoyContact(createKeyring('secret'), name));
    expect(decoyContact(createKeyring('secret'), 'Vendor7')).toEqual(made[7]);
    expect(decoyContact(createKeyring('another'), 'vendor7')).not.toEqual(made[7]);
    const phones = made.flatMap(({ phone }) => phone ?? []);
    expect(phones.every((phone) => /^\+61491\d{6}$/.test(phone))).toBe(true);
    // One in eight has no number.
    expect(300 - phones.length).toBeGreaterThan(15);
    expect(300 - phones.length).toBeLessThan(75);
    expect(made.every(({ email }) => /^[a-z]@[a-z]\.com(\.au)?$/.test(email))).toBe(true);
    expect(new Set(made.map(({ email }) => email[0])).size).toBe(26);
    // The same in every release: a name whose contact changes with an update is one that nobody has.
    expect([made[1], made[12]]).toEqual([
      { phone: '+61491880677', email: 'p@h.com.au' },
      { phone: '+61491423885', email: 'v@a.com' },
    ]);
    expect(decoyContact(createKeyring('secret'), 'v1360').phone).toBe('+61491000192');
    const atCom = made.filter(({ email }) => email.endsWith('.com')).length;
    expect(atCom).toBeGreaterThan(100);
    expect(atCom).toBeLessThan(200);
  });
});

describe('codes that we make', () => {
  test('one-time codes have six digits, and their hash fits one challenge', () => {
    const codes = Array.from({ length: 300 }, () => newCode());
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(250);
    const hash = createKeyring('secret').mac(toCodeText('one', '123456'));
    // Codes that were sent before an update are still right after it.
    expect(hash.toString('hex').slice(0, 16)).toBe('0d57d761512b6435');
    expect(createKeyring('secret').mac(toCodeText('one', '123456'))).toEqual(hash);
    for (const other of [
      createKeyring('another').mac(toCodeText('one', '123456')),
      createKeyring('secret').mac(toCodeText('two', '123456')),
      createKeyring('secret').mac(toCodeText('one', '123457')),
    ])
      expect(other).not.toEqual(hash);
  });

  test('recovery codes are ten, easy to read, and typed with or without their hyphen', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/.test(code))).toBe(true);
    const hash = createKeyring('secret').mac(toRecoveryCodeText(7, 'k7m2x-9qhwe'));
    expect(hash.toString('hex').slice(0, 16)).toBe('4ccd2f43c8e640a9');
    expect(createKeyring('secret').mac(toRecoveryCodeText(7, ' K7M2X 9QHWE'))).toEqual(hash);
    expect(createKeyring('secret').mac(toRecoveryCodeText(8, 'k7m2x-9qhwe'))).not.toEqual(hash);
    expect(createKeyring('another').mac(toRecoveryCodeText(7, 'k7m2x-9qhwe'))).not.toEqual(hash);
  });

  test('a session ends 30 days after its last use', () => {
    expect(sessionExpiry(NOW).toISOString()).toBe('2026-12-17T02:00:10.000Z');
  });
});
