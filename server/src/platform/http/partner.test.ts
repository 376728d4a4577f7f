import { PARTNER_SIGNATURE_HEADER } from '@bellbird/contract/shared/headers';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { toAppError } from './error-answer.ts';
import { isSignedByPartner, keepRawBody, partnerSignature } from './partner.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const SECRET = 'one-that-only-we-and-they-know-00000';
const BODY = '{ "requestId": "r-1",  "name": "Zoë" }';
const CALL = { method: 'POST', path: '/', body: BODY };

async function knock(signature: string | undefined, { secret = SECRET }: { secret?: string | null } = {}) {
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(toAppError(error).status).send(toAppError(error).code));
  app.post('/', {
    preParsing: (request, _reply, payload) => keepRawBody(request, payload),
    handler: async (request) => ({
      signed: isSignedByPartner(request, { secret: secret ?? undefined, clock: { now: () => NOW } }),
      got: request.body,
    }),
  });
  return app.inject({
    method: 'POST',
    url: '/',
    payload: BODY,
    headers: { 'content-type': 'application/json', ...(signature && { [PARTNER_SIGNATURE_HEADER]: signature }) },
  });
}

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test('a call signed over its very bytes is the marketplace’s, and is parsed as usual', async () => {
  const answer = await knock(partnerSignature(SECRET, CALL, NOW));
  expect(answer.json()).toEqual({ signed: true, got: { requestId: 'r-1', name: 'Zoë' } });
});

test('a call without a signature is nobody’s', async () => {
  expect((await knock(undefined)).json()).toMatchObject({ signed: false });
});

test.each([
  ['another secret', partnerSignature('another-secret-of-the-right-length-00', CALL, NOW)],
  ['another body', partnerSignature(SECRET, { ...CALL, body: BODY.replace('r-1', 'r-2') }, NOW)],
  ['another path', partnerSignature(SECRET, { ...CALL, path: '/events' }, NOW)],
  ['another query', partnerSignature(SECRET, { ...CALL, path: '/?limit=1' }, NOW)],
  ['another method', partnerSignature(SECRET, { ...CALL, method: 'PUT' }, NOW)],
  ['the older form', partnerSignature(SECRET, CALL, NOW).replace('v2=', 'v1=')],
  ['a signature of six minutes ago', partnerSignature(SECRET, CALL, minutesAgo(6))],
  ['a signature from the future', partnerSignature(SECRET, CALL, minutesAgo(-6))],
  [
    'a time that was changed afterwards',
    partnerSignature(SECRET, CALL, minutesAgo(6)).replace(/^t=\d+/, `t=${NOW.getTime() / 1000}`),
  ],
  ['nonsense', 't=now,v1=trust-me'],
])('%s is refused', async (_what, signature) => {
  const answer = await knock(signature);
  expect([answer.statusCode, answer.body]).toEqual([403, 'bad_signature']);
});

test('four minutes are within the window; without a secret every signature is refused', async () => {
  expect((await knock(partnerSignature(SECRET, CALL, minutesAgo(4)))).json()).toMatchObject({ signed: true });
  expect((await knock(partnerSignature(SECRET, CALL, NOW), { secret: null })).statusCode).toBe(403);
});
