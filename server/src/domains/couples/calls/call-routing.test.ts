import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '#platform/log/log.ts';
import { createVoiceGateway } from '#platform/voice/voice-gateway.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { replaceContacts } from '#domains/people/customer-users/contacts.repository.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { createCallRoutingService } from './call-routing.service.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const [QUICK, QUICK_ELSEWHERE, DESK_PHONE] = ['+61255500140', '+61255500141', '+61255500199'];
const VENDOR = '+61491570157';

let now = NOW;
let world: World;
let owner: Actor;
let routing: ReturnType<typeof createCallRoutingService>;
let network: ReturnType<typeof createServer>;
let rung = 0;
/** What the network says of its calls, by what comes last in the address. */
const known = new Map<string, object>();
let serial = 0;
const clock = { now: () => now };

beforeAll(async () => {
  network = createServer((request, response) => {
    request.resume();
    if (request.method === 'GET') {
      const said = known.get(request.url?.split('/Calls')[1] ?? '');
      return void response
        .writeHead(said ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(said));
    }
    rung += 1;
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ sid: `CA${rung}` }));
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  world = await startWorld({ clock });
  owner = await world.owner({ providers: 2 });
  const log = createLog('silent');
  const voice = createVoiceGateway({ baseUrl: `http://127.0.0.1:${port}`, accountSid: 'AC1', authToken: 'x', log });
  routing = createCallRoutingService({ db: world.db, clock, log, voice, baseUrl: 'https://panel.example' });
  await world.build(async (tx) => {
    for (const [at, quick_number] of [QUICK, QUICK_ELSEWHERE].entries())
      await tx
        .updateTable('providers')
        .set({ quick_number, redirect_number: DESK_PHONE })
        .where('id', '=', owner.providerIds[at] ?? 0)
        .execute();
  });
  await phoneOf(owner, VENDOR);
});
afterAll(async () => {
  await world.close();
  network.closeAllConnections();
  await new Promise((resolve) => network.close(resolve));
});

const phoneOf = (user: Actor, phone: string) =>
  world.build(async (tx) => {
    await tx.updateTable('customer_users').set({ phone }).where('id', '=', user.id).execute();
    await replaceContacts(tx, { customerId: user.customerId, customerUserId: user.id }, 'phone', [phone]);
  });

type Given = Partial<Omit<Parameters<typeof buildLead>[1], 'customer_id' | 'provider_id'>>;
async function lead(given: Given = {}, provider = 0) {
  serial += 1;
  const [phone, code] = [`+6149158${String(3000 + serial)}`, String(6000 + serial)];
  const { id } = await world.build(async (tx) => {
    const couple = await buildCouple(tx, 'Georgia & Sam', { phone });
    return buildLead(tx, {
      couple_id: couple.id,
      couple_phone: phone,
      extension_number: code,
      status: 'new',
      ...given,
      customer_id: owner.customerId,
      provider_id: owner.providerIds[provider] ?? 0,
    });
  });
  return { id, phone, code };
}

const place = (leadId: number) => owner.call('POST', `/leads/${leadId}/calls`);
const newSid = () => `CA-in-${(serial += 1)}`;
const dial = (digits: string, from = VENDOR, to = QUICK) => routing.dialByCode({ from, to, sid: newSid(), digits });
const ring = (from: string, to = QUICK) => routing.answer({ from, to, sid: newSid() });
const callOf = (script: string) => Number(/result\/(\d+)/.exec(script)?.[1]);
const callerOf = (script: string) => /callerId="([^"]*)"/.exec(script)?.[1];

describe('CALL-002 neither side sees the other’s number', () => {
  test('however they are connected, the phone that rings shows the provider’s number', async () => {
    const { id, phone, code } = await lead();
    const { id: callId } = (await place(id)).json().data;
    const [byButton, byCode, byCouple] = [await routing.accept(callId, '1'), await dial(code), await ring(phone)];
    expect([byButton, byCode, byCouple].map(callerOf)).toEqual([QUICK, QUICK, QUICK]);
    expect(byCouple).toMatch(new RegExp(`<Number url="[^"]+">\\${DESK_PHONE}</Number>`));
    const asked = await routing.screen(callOf(byCouple));
    expect(asked).toContain('Call from Georgia');
    expect(byCouple + asked + (await routing.accept(callOf(byCouple), '1'))).not.toContain(phone);
    expect(byButton + byCode).not.toContain(VENDOR);
  });
});

describe('who can be called, and by which users', () => {
  test.each([
    [{ couple_deleted_at: NOW.toISOString() }, 'This couple has deleted their account.'],
    [{ cancelled_at: NOW.toISOString() }, 'This couple has cancelled their request.'],
    [{ contact_preference: 'email' }, 'This couple only wants to be contacted by e-mail.'],
    [{ couple_phone: null }, 'This couple hasn’t given contact details for this.'],
  ] as const)('a couple with %j can’t be called by the button or by their code', async (given, sentence) => {
    const { id, code } = await lead(given);
    const answer = await place(id);
    expect([answer.statusCode, answer.json().message]).toEqual([422, sentence]);
    expect(await dial(code)).toContain('does not take calls');
  });

  test('GATE-017 a couple of a withheld request can’t be called, and learns nothing about the vendor’s package', async () => {
    const { id, code, phone } = await lead({ withheld: true, couple_phone: null });
    expect((await place(id)).json().code).toBe('upgrade_required');
    expect(await dial(code)).toContain('Your package does not include this request');
    expect(await ring(phone)).toContain('can’t be reached by phone right now');
  });

  test('a user without a phone number can’t call anyone', async () => {
    const { id } = await lead();
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
    await world.build((tx) =>
      tx.updateTable('customer_users').set({ phone: null }).where('id', '=', colleague.id).execute(),
    );
    expect((await colleague.call('POST', `/leads/${id}/calls`)).json().code).toBe('no_own_phone');
  });

  test('only active users with access to this provider’s couples can call by code', async () => {
    const { code } = await lead();
    const [elsewhere, photographer, gone] = [
      await world.colleague(owner, { providerIds: owner.providerIds.slice(1), pages: ['leads'] }),
      await world.colleague(owner, { providerIds: owner.providerIds, pages: ['gallery'] }),
      await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] }),
    ];
    await world.build((tx) =>
      tx.updateTable('customer_users').set({ status: 'inactive' }).where('id', '=', gone.id).execute(),
    );
    for (const [at, user] of [elsewhere, photographer, gone].entries()) {
      const phone = `+6149157${String(5000 + at)}`;
      await phoneOf(user, phone);
      expect(await dial(code, phone)).not.toContain('<Dial');
      expect(await ring(phone)).not.toContain('<Gather');
    }
  });

  test('a code and a phone number work only for their own provider', async () => {
    const { code, phone } = await lead({}, 1);
    expect(await dial(code)).toContain('no couple with this code');
    expect(await ring(phone)).toContain('send');
    expect(await dial(code, VENDOR, QUICK_ELSEWHERE)).toContain('<Dial');
    expect(await ring(phone, QUICK_ELSEWHERE)).toContain('<Dial');
    expect(await ring(phone, '+61255500999')).toContain('not in use');
  });
});

describe('one call is one call', () => {
  const resultOf = async (leadId: number) => (await owner.call('GET', `/leads/${leadId}/calls`)).json().data[0].result;

  test('a job that runs twice rings once; an ended call is not placed again', async () => {
    const { id } = await lead();
    const { id: callId } = (await place(id)).json().data;
    const before = rung;
    await routing.ring(callId);
    await routing.ring(callId);
    expect(rung).toBe(before + 1);
    const other = (await place(id)).json().data.id;
    await routing.end(other, { result: 'busy' });
    await routing.ring(other);
    expect(rung).toBe(before + 1);
  });

  test('the network gets the same response when it asks twice about the same call', async () => {
    const { id, phone, code } = await lead();
    for (const ask of [
      () => routing.answer({ from: phone, to: QUICK, sid: 'CA-twice-in' }),
      () => routing.dialByCode({ from: VENDOR, to: QUICK, sid: 'CA-twice-out', digits: code }),
    ]) {
      const first = await ask();
      expect(first).toContain('<Dial');
      expect(await ask()).toBe(first);
    }
    expect((await owner.call('GET', `/leads/${id}/calls`)).json().meta.total).toBe(2);
  });

  test('a couple whose call nobody takes is a missed call, with their name; one that ended otherwise is not', async () => {
    const missed = async (coupleName: string) => {
      const { data } = (await owner.call('GET', '/provider-prompts?type=notification')).json();
      return data.filter(({ title }: { title: string }) => title === `Missed call: ${coupleName}`).length;
    };
    const incoming = async (coupleName: string) => {
      const { phone } = await lead({ couple_name: coupleName });
      return callOf(await ring(phone));
    };
    const [lost, taken, unknown] = [await incoming('Ada & Bo'), await incoming('Cy & Di'), await incoming('Eve & Flo')];
    for (const callId of [lost, lost]) await routing.reportResult(callId, 'no-answer', 0);
    await routing.accept(taken, '1');
    await routing.reportResult(taken, 'completed', 90);
    await routing.end(unknown, { result: 'line_closed' });
    expect([await missed('Ada & Bo'), await missed('Cy & Di'), await missed('Eve & Flo')]).toEqual([1, 0, 0]);
  });

  test('a report that arrives twice lets the couple hear the same, and a key pressed after the end connects nobody', async () => {
    const { id, phone } = await lead();
    const callId = callOf(await ring(phone));
    const [first, second] = [
      await routing.reportResult(callId, 'completed', 9),
      await routing.reportResult(callId, 'completed', 9),
    ];
    expect(first).toContain('We have told them that you called');
    expect(second).toBe(first);
    expect(await routing.accept(callId, '1')).toMatch(/<Response><Hangup\/><\/Response>$/);
    expect(await routing.screen(callId)).toMatch(/<Response><Hangup\/><\/Response>$/);
    expect(await resultOf(id)).toBe('no_answer');
  });

  test('a key pressed twice is one call; another key is asked about again', async () => {
    const { id, phone } = await lead();
    const callId = callOf(await ring(phone));
    expect(await routing.accept(callId, '2')).toContain('Press 1');
    const taken = await routing.accept(callId, '1');
    expect(taken).toMatch(/<Response><\/Response>$/);
    expect(await routing.accept(callId, '1')).toBe(taken);
    expect(await routing.reportResult(callId, 'completed', 30)).toMatch(/<Response><Hangup\/><\/Response>$/);
    expect(await resultOf(id)).toBe('talked');
  });

  describe('a call whose end the network never told', () => {
    const after = async (minutes: number) => {
      now = new Date(NOW.getTime() + minutes * 60_000);
      await routing.closeUnreported();
      now = NOW;
    };
    const knows = (sid: string, status: string, dialled?: { status: string; duration: string | null }) => {
      known.set(`/${sid}.json`, { status });
      known.set(`.json?ParentCallSid=${sid}`, { calls: dialled ? [dialled] : [] });
    };
    const waitingOf = async (leadId: number) =>
      (await owner.call('GET', `/leads/${leadId}`)).json().data.waitingSince !== null;
    const sidOf = async (leadId: number) => {
      const { gateway_id: sid } = await world.build((tx) =>
        tx.selectFrom('lead_calls').select('gateway_id').where('lead_id', '=', leadId).executeTakeFirstOrThrow(),
      );
      return sid ?? '';
    };

    test('is a missed call once it is over and nobody took it; while it goes on, it stays', async () => {
      const { id, phone } = await lead({ waiting_since: null });
      await ring(phone);
      knows(await sidOf(id), 'in-progress');
      await after(11);
      expect(await resultOf(id)).toBe('waiting');
      knows(await sidOf(id), 'completed', { status: 'no-answer', duration: null });
      await after(9);
      expect(await resultOf(id)).toBe('waiting');
      await after(11);
      expect([await resultOf(id), await waitingOf(id)]).toEqual(['no_answer', true]);
    });

    test('is a talk of its length if somebody took it', async () => {
      const { id, phone } = await lead({ waiting_since: null });
      const callId = callOf(await ring(phone));
      await routing.accept(callId, '1');
      knows(await sidOf(id), 'completed', { status: 'completed', duration: '95' });
      await after(11);
      const [call] = (await owner.call('GET', `/leads/${id}/calls`)).json().data;
      expect([call.result, call.durationSeconds, await waitingOf(id)]).toEqual(['talked', 95, false]);
    });

    test('is a missed call after four hours, too, if the network does not know it', async () => {
      const { id, phone } = await lead({ waiting_since: null });
      await ring(phone);
      await after(239);
      expect(await resultOf(id)).toBe('waiting');
      await after(241);
      expect([await resultOf(id), await waitingOf(id)]).toEqual(['no_answer', true]);
    });

    test('troubles nobody if the vendor has called back since', async () => {
      const { id, phone, code } = await lead({ waiting_since: null });
      await ring(phone);
      knows(await sidOf(id), 'completed');
      now = new Date(NOW.getTime() + 60_000);
      await routing.reportResult(callOf(await dial(code)), 'completed', 60);
      await after(11);
      expect(await waitingOf(id)).toBe(false);
    });
  });

  test('a call without a report is closed after four hours, and not before', async () => {
    const { id } = await lead();
    await place(id);
    now = new Date(NOW.getTime() + 4 * 60 * 60 * 1000 - 1000);
    await routing.closeUnreported();
    expect(await resultOf(id)).toBe('waiting');
    now = new Date(NOW.getTime() + 4 * 60 * 60 * 1000 + 1000);
    await routing.closeUnreported();
    expect(await resultOf(id)).toBe('line_closed');
    now = NOW;
  });
});
