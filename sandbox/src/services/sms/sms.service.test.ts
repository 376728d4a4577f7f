import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../../sandbox.ts';
import { openSandbox, read } from '../../sandbox.testing.ts';
import { segmentsOf } from './stored-sms.ts';

const SID = 'ACsandbox00000000000000000000000000';
const TOKEN = 'sandbox-auth-token';
const order = { To: '+61491570006', From: '+61491570110', Body: 'Your code is 418205' };

/** As Twilio's own client posts it. */
function post(sandbox: Sandbox, form: Record<string, string>, login = `${SID}:${TOKEN}`, sid = SID) {
  return fetch(`${sandbox.url}/2010-04-01/Accounts/${sid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
    body: new URLSearchParams(form),
  });
}

describe('text message service', () => {
  it('takes a message as Twilio does and puts it on the phone', async () => {
    const sandbox = await openSandbox();
    const answer = await post(sandbox, order);
    expect(answer.status).toBe(201);
    const message = (await answer.json()) as { sid: string };
    expect(message.sid).toMatch(/^SM[0-9a-f]{32}$/);
    expect(message).toMatchObject({
      account_sid: SID,
      api_version: '2010-04-01',
      body: order.Body,
      direction: 'outbound-api',
      error_code: null,
      num_segments: '1',
      status: 'queued',
      to: order.To,
    });
    for (const to of ['+61491570006', '%2B61491570006', '61491570006']) {
      const texts = await read<{ to: string; body: string }[]>(`${sandbox.url}/sms?to=${to}`);
      expect(texts).toMatchObject([{ to: order.To, from: order.From, body: order.Body }]);
    }
    expect(await read(`${sandbox.url}/sms?to=+61491570156`)).toEqual([]);
    await fetch(`${sandbox.url}/sms`, { method: 'DELETE' });
    expect(await read(`${sandbox.url}/sms`)).toEqual([]);
  });

  it('asks who is calling', async () => {
    const sandbox = await openSandbox();
    for (const login of [`${SID}:wrong`, `ACother:${TOKEN}`, '']) {
      const answer = await post(sandbox, order, login);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Basic realm="Twilio API"');
      expect(await answer.json()).toEqual({
        code: 20_003,
        message: 'Authenticate',
        more_info: 'https://www.twilio.com/docs/errors/20003',
        status: 401,
      });
    }
    expect((await post(sandbox, order, undefined, 'ACother')).status).toBe(404);
    expect(await read(`${sandbox.url}/sms`)).toEqual([]);
  });

  it.each([
    ['no recipient', { To: '' }, 400, 21_604],
    ['a local number', { To: '0491570006' }, 400, 21_211],
    ['no sender', { From: '' }, 400, 21_603],
    ['a sender that is no number', { From: 'Bellbird' }, 400, 21_212],
    ['no text', { Body: '' }, 400, 21_602],
    ['a text of 1601 characters', { Body: 'x'.repeat(1601) }, 400, 21_617],
    ['a report to somewhere else', { StatusCallback: 'https://example.com/hook' }, 400, 21_609],
    ['a number that does not exist', { To: '+61491570000' }, 400, 21_211],
    ['a number that said STOP', { To: '+61491570001' }, 400, 21_610],
    ['too many at once', { To: '+61491570002' }, 429, 20_429],
    ['a gateway in trouble', { To: '+61491570003' }, 500, 20_500],
  ])('refuses %s', async (_, change, status, code) => {
    const sandbox = await openSandbox();
    const answer = await post(sandbox, { ...order, ...change });
    expect(answer.status).toBe(status);
    const more_info = `https://www.twilio.com/docs/errors/${code}`;
    expect(await answer.json()).toMatchObject({ code, status, more_info });
    expect(await read(`${sandbox.url}/sms`)).toEqual([]);
  });

  it('answers a waiting reader as soon as the message comes', async () => {
    const sandbox = await openSandbox();
    const waiting = read<{ body: string }[]>(`${sandbox.url}/sms?to=%2B61491570006&waitMs=10000`);
    await post(sandbox, order);
    expect(await waiting).toMatchObject([{ body: order.Body }]);
  });
});

describe('segments', () => {
  it.each([
    [160, 'x', 1],
    [161, 'x', 2],
    [70, 'ş', 1],
    [71, 'ş', 2],
  ])('counts %i times %s as %i', (length, character, segments) => {
    expect(segmentsOf(character.repeat(length))).toBe(segments);
  });
});
