import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../../sandbox.ts';
import { openSandbox, read } from '../../sandbox.testing.ts';
import { newDevice, openMessage } from './device.ts';

type Device = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function deviceAt(sandbox: Sandbox, given: object = { name: 'imogen' }): Promise<Device> {
  return (await (await post(`${sandbox.url}/push/devices`, given)).json()) as Device;
}

const pair = createECDH('prime256v1');
const appId = pair.generateKeys('base64url');

/** An honest signature, with what a test wants changed. */
function signed(sandbox: Sandbox, changes: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { aud: sandbox.url, exp, sub: 'mailto:help@bellbird.example', ...changes };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const point = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: pair.getPrivateKey('base64url'),
  };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${text}.${signature}, k=${appId}`;
}

const HONEST = { ttl: '60', 'content-encoding': 'aes128gcm' };

describe('the push service', () => {
  it('opens the example of RFC 8291 itself', () => {
    const device = {
      ...newDevice('rfc', undefined, ''),
      publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const message =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    expect(openMessage(device, Buffer.from(message, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
  });

  it.each([
    ['nobody signed', (_: Sandbox) => ({ ...HONEST }), 401],
    [
      'signed for another host',
      (s: Sandbox) => ({ ...HONEST, authorization: signed(s, { aud: 'https://x.example' }) }),
      401,
    ],
    ['signed for too long', (s: Sandbox) => ({ ...HONEST, authorization: signed(s, { exp: 4_000_000_000 }) }), 401],
    ['signed long ago', (s: Sandbox) => ({ ...HONEST, authorization: signed(s, { exp: 1 }) }), 401],
    ['by nobody one can reach', (s: Sandbox) => ({ ...HONEST, authorization: signed(s, { sub: 'us' }) }), 401],
    ['without a time to live', (s: Sandbox) => ({ 'content-encoding': 'aes128gcm', authorization: signed(s) }), 400],
    ['with an odd topic', (s: Sandbox) => ({ ...HONEST, topic: 'a b', authorization: signed(s) }), 400],
    ['in the clear', (s: Sandbox) => ({ ttl: '60', authorization: signed(s) }), 415],
    ['with what the device cannot open', (s: Sandbox) => ({ ...HONEST, authorization: signed(s) }), 400],
  ])('refuses a message %s', async (_, headersAt, status) => {
    const sandbox = await openSandbox();
    const { endpoint } = await deviceAt(sandbox);
    const answer = await fetch(endpoint, { method: 'POST', headers: headersAt(sandbox), body: 'x'.repeat(200) });
    expect(answer.status).toBe(status);
    expect(await read(`${sandbox.url}/push`)).toEqual([]);
  });

  it('delivers for nobody it does not know, nor from a sender the browser did not name', async () => {
    const sandbox = await openSandbox();
    const headers = { ...HONEST, authorization: signed(sandbox) };
    const send = (url: string) => fetch(url, { method: 'POST', headers, body: 'x' });
    expect((await send(`${sandbox.url}/push/send/unknown`)).status).toBe(404);
    const other = await deviceAt(sandbox, { name: 'imogen', appId: `B${'a'.repeat(86)}` });
    expect((await send(other.endpoint)).status).toBe(403);
  });

  it.each([404, 410, 429])('answers %i for a device when told to', async (status) => {
    const sandbox = await openSandbox();
    const device = await deviceAt(sandbox);
    expect((await post(`${sandbox.url}/push/devices/${device.id}`, { answer: status })).status).toBe(204);
    const headers = { ...HONEST, authorization: signed(sandbox) };
    const answer = await fetch(device.endpoint, { method: 'POST', headers, body: 'x' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, status === 429 ? '60' : null]);
    expect(await (await fetch(`${sandbox.url}/?service=push`)).text()).toContain(`answers ${status}`);
  });
});
