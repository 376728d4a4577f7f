import fastify from 'fastify';
import { expect, test } from 'vitest';
import { twilioSignature } from '../sms/twilio-signature.ts';
import { toAppError } from './error-answer.ts';
import { bindWebhooks } from './webhooks.ts';

const TOKEN = 'the-gateways-token';
const BASE = 'https://panel.example';

async function knock(options: { token?: string; signedUrl?: string; type?: string } = {}) {
  const app = fastify();
  const heard: unknown[] = [];
  app.setErrorHandler((error, _request, reply) => reply.code(toAppError(error).status).send(toAppError(error).code));
  bindWebhooks(
    app,
    [
      {
        path: '/hooks/sms/:kind',
        handler: async (fields, path) => {
          heard.push(fields, path);
          return fields['Body'] === 'quiet' ? undefined : '<Response/>';
        },
      },
    ],
    { authToken: TOKEN, baseUrl: BASE },
  );
  const fields = { From: '+61491570156', Body: 'Ja & nein?' };
  const answer = await app.inject({
    method: 'POST',
    url: '/hooks/sms/in?x=1',
    headers: {
      'content-type': options.type ?? 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(
        options.token ?? TOKEN,
        options.signedUrl ?? `${BASE}/hooks/sms/in?x=1`,
        fields,
      ),
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return { answer, heard };
}

test('a signed knock is heard and answered in XML', async () => {
  const { answer, heard } = await knock();
  expect(heard).toEqual([{ From: '+61491570156', Body: 'Ja & nein?' }, { kind: 'in' }]);
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
    200,
    '<Response/>',
    'text/xml; charset=utf-8',
  ]);
});

test('another token, or a signature made for another address, is refused unheard', async () => {
  for (const options of [
    { token: 'guessed' },
    { signedUrl: `${BASE}/hooks/sms/in` },
    { signedUrl: 'https://evil.example/hooks/sms/in?x=1' },
  ]) {
    const { answer, heard } = await knock(options);
    expect([answer.statusCode, heard]).toEqual([403, []]);
  }
});

test('only forms are taken', async () => {
  const { answer, heard } = await knock({ type: 'application/json' });
  expect([answer.statusCode, heard]).toEqual([415, []]);
});
