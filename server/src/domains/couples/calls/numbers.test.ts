import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { twilioSignature } from '#platform/sms/twilio-signature.ts';
import { addDays } from '#platform/time/calendar.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';

const TOKEN = 'the-token-of-the-network';
const BASE = 'https://panel.example';
const COUPLE = '+61491570156';

/** What the gateway has: its names of the numbers. */
const atGateway = new Map<string, string>();
let voiceUrl: string | null;
let isUp = true;
let next = 700;

const gateway = createServer(async (request, response) => {
  const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://gateway');
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (!isUp) return void send(503, {});
  if (pathname.includes('/AvailablePhoneNumbers/AU/'))
    return void send(200, { available_phone_numbers: [{ phone_number: `+61255500${(next += 1)}` }] });
  if (request.method === 'DELETE') {
    const id = /(PN\d+)\.json$/.exec(pathname)?.[1] ?? '';
    return void response.writeHead(atGateway.delete(id) ? 204 : 404).end();
  }
  if (request.method === 'POST') {
    const number = form.get('PhoneNumber') ?? '';
    voiceUrl = form.get('VoiceUrl');
    atGateway.set(`PN${number.slice(1)}`, number);
    return void send(201, { sid: `PN${number.slice(1)}`, phone_number: number });
  }
  // One number a page, so that readers have to go on.
  const from = Number(searchParams.get('Page') ?? 0);
  const [sid, number] = [...atGateway][from] ?? [];
  const more = atGateway.size > from + 1 ? `${pathname}?Page=${from + 1}` : null;
  return void send(200, { incoming_phone_numbers: sid ? [{ sid, phone_number: number }] : [], next_page_uri: more });
});

let world: World;
let now = new Date('2026-11-16T02:00:00Z');
let manager: Call;
let administrator: Call;
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  world = await startWorld({
    clock: { now: () => now },
    environment: { BASE_URL: BASE, SMS_AUTH_TOKEN: TOKEN, SMS_BASE_URL: `http://127.0.0.1:${port}` },
  });
  manager = (await world.staff({ roles: ['account_manager'] })).call;
  administrator = (await world.staff()).call;
});
afterAll(async () => {
  await world.close();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
});
beforeEach(async () => {
  isUp = true;
  atGateway.clear();
  await world.build(async (tx) => {
    await tx.deleteFrom('phone_numbers').execute();
    await tx.updateTable('providers').set({ quick_number: null }).execute();
  });
});

const providerOf = (actor: Actor) => actor.providerIds[0] ?? 0;
const assign = (actor: Actor, quickContactNumber: string | null, more: object = {}) =>
  manager('PUT', `/desk/providers/${providerOf(actor)}/numbers`, {
    body: { quickContactNumber, redirectNumber: '+61491570158', ...more },
  });
const sync = async () => (await manager('POST', '/desk/numbers/sync')).json().data;
const states = async () => {
  const { data } = (await manager('GET', '/desk/numbers')).json();
  return Object.fromEntries(data.map(({ number, state }: { number: string; state: string }) => [number, state]));
};
async function send(path: string, params: Record<string, string>): Promise<string> {
  const answer = await world.server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(TOKEN, `${BASE}${path}`, params),
    },
    payload: new URLSearchParams(params).toString(),
  });
  return answer.body;
}
const ring = (to: string, sid = `CA${Math.random()}`) =>
  send('/hooks/voice/in', { From: COUPLE, To: to, CallSid: sid });

/** The couple has asked each of these vendors. */
const askAll = (...vendors: Actor[]) =>
  world.build(async (tx) => {
    const couple = await buildCouple(tx, 'Georgia & Sam', { phone: COUPLE });
    for (const { customerId, providerIds } of vendors)
      await buildLead(tx, {
        customer_id: customerId,
        provider_id: providerIds[0] ?? 0,
        couple_id: couple.id,
        couple_phone: COUPLE,
      });
  });

test('the pool follows the gateway: bought there it shows, released there it is gone', async () => {
  atGateway.set('PN1', '+61255500601').set('PN2', '+61255500602').set('PN3', '+61491570110');
  expect(await sync()).toEqual({ added: 3, gone: 0 });
  expect(await states()).toEqual({ '+61255500601': 'free', '+61255500602': 'free', '+61491570110': 'texts' });
  expect(await sync()).toEqual({ added: 0, gone: 0 });
  const vendor = await world.owner();
  expect((await assign(vendor, '+61255500601')).statusCode).toBe(204);
  atGateway.delete('PN1');
  atGateway.delete('PN2');
  expect(await sync()).toEqual({ added: 0, gone: 2 });
  expect(await states()).toMatchObject({ '+61255500601': 'assigned', '+61255500602': 'gone' });
  const { data } = (await manager('GET', '/desk/numbers?state=assigned')).json();
  expect(data).toMatchObject([{ isAtGateway: false, provider: { id: providerOf(vendor) } }]);
  expect((await assign(vendor, '+61255500602')).json().errors.quickContactNumber).toContain('no longer');
});

test('a number a vendor had reaches that vendor and nobody else until its quarantine is over', async () => {
  atGateway.set('PN1', '+61255500601');
  await sync();
  const [vendor, newcomer] = [await world.owner(), await world.owner()];
  await assign(vendor, '+61255500601');
  await assign(newcomer, null, { redirectNumber: '+61491570159' });
  await askAll(vendor, newcomer);
  expect(await ring('+61255500601')).toContain('<Dial');
  await assign(vendor, null);
  expect(await states()).toEqual({ '+61255500601': 'quarantined' });
  expect((await assign(newcomer, '+61255500601')).json().errors.quickContactNumber).toContain('until recently');
  expect(await ring('+61255500601')).toContain('+61491570158');
  await manager('PUT', `/desk/providers/${providerOf(vendor)}/membership`, { body: { hasLeft: true } });
  expect(await ring('+61255500601')).toContain('not in use');
  const atOnce = now;
  now = addDays(now, 91);
  expect(await states()).toEqual({ '+61255500601': 'free' });
  expect((await assign(newcomer, '+61255500601', { redirectNumber: '+61491570159' })).statusCode).toBe(204);
  expect(await ring('+61255500601')).toContain('+61491570159');
  now = atOnce;
});

test('a text message to a resting number waits for the team', async () => {
  const vendor = await world.owner();
  await assign(vendor, '+61255500601');
  await assign(vendor, null);
  await send('/hooks/sms/in', { From: COUPLE, To: '+61255500601', Body: 'Are you still free?', MessageSid: 'SM601' });
  expect((await administrator('GET', '/desk/unmatched-messages')).body).toContain('Are you still free?');
});

test('outside the hours of its redirect number a vendor reads of a missed call, once', async () => {
  const vendor = await world.owner();
  await askAll(vendor);
  const hours = { days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', until: '09:01' };
  expect((await assign(vendor, '+61255500601', { redirectHours: hours })).statusCode).toBe(204);
  const missed = await ring('+61255500601', 'CA-missed');
  expect(missed).toContain('We have told them that you called');
  await ring('+61255500601', 'CA-missed');
  const prompts = (await vendor.call('GET', '/provider-prompts?type=notification')).json().data;
  expect(prompts).toMatchObject([{ title: expect.stringMatching(/^Missed call: Georgia/) }]);
  const whole = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', until: '23:59' };
  await assign(vendor, '+61255500601', { redirectHours: whole });
  expect(await ring('+61255500601')).toContain('<Dial');
  const wrong = { days: [1], from: '17:00', until: '09:00' };
  expect((await assign(vendor, '+61255500601', { redirectHours: wrong })).statusCode).toBe(422);
});

test('of two who give a free number to two vendors at once, one succeeds', async () => {
  atGateway.set('PN1', '+61255500601');
  await sync();
  const vendors = [await world.owner(), await world.owner()];
  const answers = await Promise.all(vendors.map((vendor) => assign(vendor, '+61255500601')));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 422]);
});

test('an administrator buys a number that rings at us, and gives back one that nobody has', async () => {
  expect((await manager('POST', '/desk/numbers')).statusCode).toBe(403);
  const { id } = (await administrator('POST', '/desk/numbers')).json().data;
  expect(voiceUrl).toBe(`${BASE}/hooks/voice/in`);
  expect(atGateway.size).toBe(1);
  const number = [...atGateway.values()][0] ?? '';
  expect(await states()).toEqual({ [number]: 'free' });
  const vendor = await world.owner();
  await assign(vendor, number);
  expect((await administrator('DELETE', `/desk/numbers/${id}`)).json()).toMatchObject({ code: 'number_in_use' });
  await assign(vendor, null);
  expect((await administrator('DELETE', `/desk/numbers/${id}`)).statusCode).toBe(204);
  expect(atGateway.size).toBe(0);
  isUp = false;
  expect((await manager('POST', '/desk/numbers/sync')).json()).toMatchObject({ code: 'numbers_silent' });
});
