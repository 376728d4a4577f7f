import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { toGatewayFailure } from './gateway-failure.ts';

const failure = (given: object) =>
  toGatewayFailure(Object.assign(new Stripe.errors.StripeAPIError({} as never), given));

test.each([
  ['a declined card', 402, 'refused'],
  ['a request that it does not understand', 400, 'refused'],
  ['our key', 401, 'never_reached'],
  ['a permission that we lack', 403, 'never_reached'],
  ['our pace', 429, 'never_reached'],
  ['two calls at once', 409, 'unknown'],
  ['a fault of its own', 500, 'unknown'],
  ['its maintenance', 503, 'unknown'],
])('the gateway answers no because of %s', (_case, statusCode, kind) => {
  expect(failure({ statusCode })).toMatchObject({ kind });
});

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])(
  'a call that ended with %s was never sent',
  (code) => {
    expect(failure({ statusCode: undefined, detail: { cause: { code } } })).toMatchObject({ kind: 'never_reached' });
  },
);

test.each([{ cause: { code: 'ECONNRESET' } }, {}, undefined])('one without an answer may have been: %j', (detail) => {
  expect(failure({ statusCode: undefined, detail })).toMatchObject({ kind: 'unknown' });
});

test('the bank’s reason comes before the gateway’s', () => {
  const given = { statusCode: 402, code: 'card_declined' };
  expect(failure({ ...given, decline_code: 'insufficient_funds' })).toMatchObject({ code: 'insufficient_funds' });
  expect(failure({ ...given, decline_code: '' })).toMatchObject({ code: 'card_declined' });
});

test('other errors stay what they are', () => {
  const error = new Error('ours');
  expect(toGatewayFailure(error)).toBe(error);
});
