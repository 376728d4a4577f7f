import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { isSignedByGateway } from './gateway-signature.ts';

const NOW = new Date('2026-11-17T02:00:00Z');
const SECRET = 'whsec_of_sixteen';
const BODY = '{"id":"evt_1"}';
const sign = (ageS: number, secret = SECRET) =>
  Stripe.webhooks.generateTestHeaderString({ payload: BODY, secret, timestamp: NOW.getTime() / 1000 - ageS });
const isSigned = (given: { header?: string; body?: string }) =>
  isSignedByGateway({ secret: SECRET, body: BODY, header: sign(0), now: NOW, ...given });

test.each([
  ['now', 0, true],
  ['five minutes ago', 300, true],
  ['longer ago', 301, false],
])('what was signed %s', (_case, ageS, expected) => {
  expect(isSigned({ header: sign(ageS) })).toBe(expected);
});

test.each([
  ['of another secret', { header: sign(0, 'whsec_of_somebody') }],
  ['of another body', { body: '{"id":"evt_2"}' }],
  ['that is none', { header: 'signed, honestly' }],
  ['that is empty', { header: '' }],
])('a signature %s is not believed', (_case, given) => {
  expect(isSigned(given)).toBe(false);
});
