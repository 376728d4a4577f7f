import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { twilioSignature } from '#platform/sms/twilio-signature.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';

const TOKEN = 'the-token-of-the-network';
const BASE = 'https://panel.example';
const COUPLE = '+61491570156';
const VENDOR = '+61491570157';
const QUICK = '+61255500140';

let world: World;
let owner: Actor;
let network: ReturnType<typeof createServer>;
let isGatewayUp = true;
const placed: URLSearchParams[] = [];

beforeAll(async () => {
  network = createServer(async (request, response) => {
    placed.push(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
    response.writeHead(isGatewayUp ? 201 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isGatewayUp ? { sid: `CA${placed.length}`, status: 'queued' } : { code: 21_216 }));
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  world = await startWorld({
    environment: { JOBS: 'true', BASE_URL: BASE, SMS_AUTH_TOKEN: TOKEN, SMS_BASE_URL: `http://127.0.0.1:${port}` },
  });
  owner = await world.owner();
  await world.build(async (tx) => {
    await tx
      .updateTable('providers')
      .set({ quick_number: QUICK, redirect_number: '+61255500199' })
      .where('id', '=', owner.providerIds[0] ?? 0)
      .execute();
    await tx.updateTable('customer_users').set({ phone: VENDOR }).where('id', '=', owner.id).execute();
    await tx
      .deleteFrom('customer_user_contacts')
      .where('customer_user_id', '=', owner.id)
      .where('kind', '=', 'phone')
      .execute();
    await tx
      .insertInto('customer_user_contacts')
      .values({ customer_id: owner.customerId, customer_user_id: owner.id, kind: 'phone', value: VENDOR, position: 0 })
      .execute();
  });
});
afterAll(async () => {
  await world.close();
  network.closeAllConnections();
  await new Promise((resolve) => network.close(resolve));
});

let serial = 8100;
async function lead(given: Partial<Parameters<typeof buildLead>[1]> = {}) {
  serial += 1;
  const code = String(serial);
  const { id } = await world.build(async (tx) => {
    const couple = await buildCouple(tx, 'Georgia & Sam', { phone: COUPLE });
    return buildLead(tx, {
      couple_id: couple.id,
      couple_phone: COUPLE,
      extension_number: code,
      status: 'new',
      waiting_since: new Date().toISOString(),
      ...given,
      customer_id: owner.customerId,
      provider_id: owner.providerIds[0] ?? 0,
    });
  });
  return { id, code };
}

function knock(path: string, fields: Record<string, string>, token = TOKEN) {
  return world.server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(token, BASE + path, fields),
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

const calls = async (leadId: number) => (await owner.call('GET', `/leads/${leadId}/calls`)).json().data;
const place = (leadId: number) => owner.call('POST', `/leads/${leadId}/calls`);
const nextPlaced = async (before: number) => {
  await expect.poll(() => placed.length).toBe(before + 1);
  return placed.at(-1);
};
const pathOf = (url: string | null | undefined) => new URL(url ?? '').pathname;

describe('the call button', () => {
  test('CALL-002 CALL-003 CALL-004 CALL-005 calls the vendor, then the couple; result and length arrive in a signed report', async () => {
    const { id } = await lead();
    const before = placed.length;
    expect((await place(id)).json().data).toMatchObject({
      leadId: id,
      direction: 'out',
      result: 'waiting',
      durationSeconds: null,
    });
    const request = await nextPlaced(before);
    expect([request?.get('To'), request?.get('From')]).toEqual([VENDOR, QUICK]);
    const asked = await knock(pathOf(request?.get('Url')), { CallSid: 'CA1' });
    expect(asked.body).toContain('Press 1');
    expect(asked.body).not.toContain(COUPLE);
    const script = await knock(pathOf(/action="([^"]+)"/.exec(asked.body)?.[1]), { Digits: '1' });
    expect(script.body).toContain(`<Number>${COUPLE}</Number>`);
    expect(script.body).toContain(`callerId="${QUICK}"`);
    const result = pathOf(/action="([^"]+)"/.exec(script.body)?.[1]);
    expect((await knock(result, { DialCallStatus: 'completed', DialCallDuration: '184' }, 'forged')).statusCode).toBe(
      403,
    );
    await knock(result, { DialCallStatus: 'completed', DialCallDuration: '184' });
    await knock(result, { DialCallStatus: 'busy' });
    // The network may report before its response to placing the call is stored.
    await expect
      .poll(() => calls(id))
      .toMatchObject([
        { result: 'talked', durationSeconds: 184, customerUser: { id: owner.id, name: 'Imogen' }, isPlaced: true },
      ]);
    const row = await world.build((tx) =>
      tx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ status: 'negotiating', waiting_since: null });
    expect(row.first_answered_at).not.toBeNull();
  });

  test.each([
    ['busy', 'busy'],
    ['no-answer', 'no_answer'],
    ['failed', 'line_closed'],
  ])('CALL-003 %s is shown as %s and does not count as an answer', async (status, result) => {
    const { id } = await lead();
    const before = placed.length;
    const call = (await place(id)).json().data;
    await nextPlaced(before);
    await knock(`/hooks/voice/result/${call.id}`, { DialCallStatus: status });
    expect((await calls(id))[0]).toMatchObject({ result, durationSeconds: null });
    expect((await owner.call('GET', `/leads/${id}`)).json().data.waitingSince).not.toBeNull();
  });

  test('CALL-007 a call the network refuses is shown as not placed', async () => {
    const { id } = await lead();
    isGatewayUp = false;
    await place(id);
    await expect.poll(async () => (await calls(id))[0].result).toBe('line_closed');
    isGatewayUp = true;
    expect((await calls(id))[0]).toMatchObject({ isPlaced: false });
  });

  test('a vendor who does not pick up ends the call before the couple’s phone rings', async () => {
    const { id } = await lead();
    const before = placed.length;
    const call = (await place(id)).json().data;
    await nextPlaced(before);
    await knock(`/hooks/voice/status/${call.id}`, { CallStatus: 'no-answer' });
    expect((await knock(`/hooks/voice/screen/${call.id}`, {})).body).not.toContain('<Gather');
    expect((await knock(`/hooks/voice/accept/${call.id}`, { Digits: '1' })).body).not.toContain(COUPLE);
  });

  test('a mailbox that picks up for the vendor never calls the couple, and the call is over', async () => {
    const { id } = await lead();
    const before = placed.length;
    const call = (await place(id)).json().data;
    await nextPlaced(before);
    expect((await knock(`/hooks/voice/screen/${call.id}`, {})).body).not.toContain(COUPLE);
    await knock(`/hooks/voice/status/${call.id}`, { CallStatus: 'completed' });
    expect((await calls(id))[0]).toMatchObject({ result: 'line_closed' });
    expect((await owner.call('GET', `/leads/${id}`)).json().data.waitingSince).not.toBeNull();
  });

  test('a vendor whose side ends first still has their conversation recorded', async () => {
    const { id } = await lead();
    const before = placed.length;
    const call = (await place(id)).json().data;
    await nextPlaced(before);
    await knock(`/hooks/voice/accept/${call.id}`, { Digits: '1' });
    await knock(`/hooks/voice/status/${call.id}`, { CallStatus: 'completed' });
    await knock(`/hooks/voice/result/${call.id}`, { DialCallStatus: 'completed', DialCallDuration: '61' });
    expect((await calls(id))[0]).toMatchObject({ result: 'talked', durationSeconds: 61 });
  });

  test('a couple that does not take calls is not called', async () => {
    for (const given of [
      { contact_preference: 'email' as const },
      { cancelled_at: '2026-11-01T00:00:00Z' },
      { couple_phone: null },
    ]) {
      const { id } = await lead(given);
      expect((await place(id)).statusCode).toBe(422);
    }
  });

  test('CALL-002 no response of the API contains the couple’s number', async () => {
    const { id } = await lead();
    const before = placed.length;
    await place(id);
    await nextPlaced(before);
    for (const path of [
      `/leads/${id}`,
      '/leads',
      `/leads/${id}/calls`,
      `/leads/${id}/interactions`,
      '/search/couple?coupleName=Georgia',
    ]) {
      expect((await owner.call('GET', path)).body).not.toContain(COUPLE.slice(-8));
    }
  });
});

describe('CALL-001 the quick number', () => {
  test('asks the vendor for the code and connects them with that couple', async () => {
    const { id, code } = await lead();
    const asked = await knock('/hooks/voice/in', { From: VENDOR, To: QUICK, CallSid: 'CA-in-1' });
    expect(asked.body).toContain('<Gather');
    const wrong = await knock('/hooks/voice/code', { From: VENDOR, To: QUICK, CallSid: 'CA-in-1', Digits: '0000' });
    expect(wrong.body).toContain('no couple with this code');
    const script = await knock('/hooks/voice/code', { From: VENDOR, To: QUICK, CallSid: 'CA-in-1', Digits: code });
    expect(script.body).toContain(`<Number>${COUPLE}</Number>`);
    await knock(pathOf(/action="([^"]+)"/.exec(script.body)?.[1]), {
      DialCallStatus: 'completed',
      DialCallDuration: '60',
    });
    expect(await calls(id)).toMatchObject([{ direction: 'out', result: 'talked', durationSeconds: 60 }]);
  });

  test('a stranger who knows a code is not connected', async () => {
    const { code } = await lead();
    const stranger = '+61491570737';
    expect((await knock('/hooks/voice/in', { From: stranger, To: QUICK, CallSid: 'x' })).body).not.toContain('<Gather');
    expect(
      (await knock('/hooks/voice/code', { From: stranger, To: QUICK, CallSid: 'x', Digits: code })).body,
    ).not.toContain('<Dial');
  });

  test('CALL-006 a couple who calls it is connected to the vendor’s redirect number', async () => {
    const { id } = await lead();
    const script = await knock('/hooks/voice/in', { From: COUPLE, To: QUICK, CallSid: 'CA-in-9' });
    expect(script.body).toContain('>+61255500199</Number>');
    expect((await calls(id))[0]).toMatchObject({ direction: 'in', result: 'waiting' });
    const numbers = await owner.call('GET', `/providers/${owner.providerIds[0]}/redirect-number`);
    expect(numbers.json().data).toEqual({
      redirectNumber: '+61255500199',
      quickContactNumber: QUICK,
      redirectHours: null,
    });
  });
});

describe('CALL-006 only a person at the vendor’s phone takes the call of a couple', () => {
  const screenOf = (script: string) => pathOf(/<Number url="([^"]+)"/.exec(script)?.[1]);
  const actionOf = (script: string) => pathOf(/action="([^"]+)"/.exec(script)?.[1]);
  const dialled = async (sid: string) => {
    const { id } = await lead({ waiting_since: null });
    const { body } = await knock('/hooks/voice/in', { From: COUPLE, To: QUICK, CallSid: sid });
    const asked = (await knock(screenOf(body), { CallSid: `${sid}-vendor` })).body;
    return { id, body, asked };
  };

  test('who picks up hears who is calling, and is connected with the key only', async () => {
    const { id, body, asked } = await dialled('CA-person');
    expect(asked).toMatch(/Call from Georgia .*&amp; Sam .*through Bellbird\. Press 1 to take it\./);
    expect((await knock(actionOf(asked), { Digits: '1' }, 'forged')).statusCode).toBe(403);
    expect((await knock(screenOf(body), {}, 'forged')).statusCode).toBe(403);
    expect((await knock(actionOf(asked), { Digits: '1' })).body).toMatch(/<Response><\/Response>$/);
    await knock(actionOf(body), { DialCallStatus: 'completed', DialCallDuration: '42' });
    expect((await calls(id))[0]).toMatchObject({ direction: 'in', result: 'talked', durationSeconds: 42 });
    expect((await owner.call('GET', `/leads/${id}`)).json().data.waitingSince).toBeNull();
  });

  test('a mailbox that picks up is a missed call: the couple hears so, and waits', async () => {
    const { id, body, asked } = await dialled('CA-mailbox');
    expect(asked).toMatch(/<Hangup\/><\/Response>$/);
    const heard = await knock(actionOf(body), { DialCallStatus: 'completed', DialCallDuration: '14' });
    expect(heard.body).toContain('We have told them that you called');
    expect((await calls(id))[0]).toMatchObject({ direction: 'in', result: 'no_answer', durationSeconds: null });
    expect((await owner.call('GET', `/leads/${id}`)).json().data.waitingSince).not.toBeNull();
  });
});

test('CALL-006 a vendor chooses the phone that couples’ calls ring at: one of their own, in Australia', async () => {
  await lead();
  const path = `/providers/${owner.providerIds[0]}/redirect-number`;
  const change = (redirectNumber: string | null, actor = owner) =>
    actor.call('PUT', path, { body: { redirectNumber } });
  const ring = async (sid: string) => (await knock('/hooks/voice/in', { From: COUPLE, To: QUICK, CallSid: sid })).body;
  expect((await change('+61491570110')).json().errors.redirectNumber).toContain('one of our numbers');
  expect((await change('+61491570158')).statusCode).toBe(204);
  expect(await ring('CA-own-1')).toContain('>+61491570158</Number>');
  expect((await change(QUICK)).json().errors.redirectNumber).toContain('one of our numbers');
  for (const number of ['+61190012345', '+611900123456', '+442079460958', '0491570158'])
    expect((await change(number)).json().errors.redirectNumber).toContain('Australian landline or mobile');
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['info'] });
  expect((await change('+61491570159', colleague)).statusCode).toBe(403);
  expect((await change('+61491570159', await world.owner())).statusCode).toBe(404);
  expect(await ring('CA-own-2')).toContain('>+61491570158</Number>');
  expect((await change(null)).statusCode).toBe(204);
  expect(await ring('CA-own-3')).toContain('We have told them that you called');
  const { rows } = await world.build((tx) =>
    sql<{
      details: object;
    }>`select details from audit_entries where action = 'calls.changeRedirectNumber' order by id`.execute(tx),
  );
  expect(rows.map(({ details }) => details)).toEqual([{ redirectNumber: '+61491570158' }, { redirectNumber: null }]);
});

test('CALL-001 CALL-006 the team assigns a provider its numbers; a quick number belongs to one provider only', async () => {
  const { call } = await world.staff();
  const [vendor, other] = [await world.owner(), await world.owner()];
  const providerOf = (actor: Actor) => actor.providerIds[0] ?? 0;
  const assign = (actor: Actor, quickContactNumber: string | null) =>
    call('PUT', `/desk/providers/${providerOf(actor)}/numbers`, {
      body: { quickContactNumber, redirectNumber: '+61491570158' },
    });
  expect((await assign(vendor, '+61255500777')).statusCode).toBe(204);
  const numbers = await vendor.call('GET', `/providers/${providerOf(vendor)}/redirect-number`);
  expect(numbers.json().data).toMatchObject({ redirectNumber: '+61491570158', quickContactNumber: '+61255500777' });
  expect((await assign(other, '+61255500777')).json().errors).toHaveProperty('quickContactNumber');
  expect((await assign(vendor, '0255')).statusCode).toBe(422);
  expect((await assign(vendor, null)).statusCode).toBe(204);
  expect((await assign(other, '+61255500777')).json().errors.quickContactNumber).toContain('until recently');
  expect((await assign(vendor, '+61491570110')).json().errors.quickContactNumber).toContain('text messages');
});
