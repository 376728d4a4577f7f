import { expect, test } from 'vitest';
import { generateVapidKeys, isKeyPair } from './vapid-keys.ts';

test('new keys belong together, have their full length and are never the same', () => {
  const keys = Array.from({ length: 300 }, () => generateVapidKeys());
  expect(keys.every(isKeyPair)).toBe(true);
  expect(keys.every(({ publicKey }) => /^B[\w-]{86}$/.test(publicKey))).toBe(true);
  expect(keys.every(({ privateKey }) => /^[\w-]{43}$/.test(privateKey))).toBe(true);
  expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(300);
});

test('keys of two pairs do not belong together', () => {
  const [one, other] = [generateVapidKeys(), generateVapidKeys()];
  expect(isKeyPair({ publicKey: one.publicKey, privateKey: other.privateKey })).toBe(false);
});
