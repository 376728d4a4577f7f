import { randomBytes } from 'node:crypto';
import type { ServiceContext } from '../../service.ts';
import type { Store } from '../../store.ts';
import { isReachable, postSigned } from '../../twilio/signed-post.ts';
import type { PhoneActions } from './phone-actions.ts';
import type { CallStatus, StoredCall, Leg } from './stored-call.ts';
import { readScript, type Verb } from './voice-script.ts';

const RING_SECONDS = 25;
const LONGEST_TALK_SECONDS = 4 * 60 * 60;
/** A script that only sends the call around ends some time. */
const MOST_SCRIPTS = 10;

export type Order = { to: string; from: string; url: string; statusUrl: string | undefined; seconds: number };
export type Dialled = { from: string; to: string; digits?: string | undefined };
type Next = { readonly url: string; readonly params: Readonly<Record<string, string>> } | 'on' | 'over';

export type Exchange = ReturnType<typeof createExchange>;

/** Carries calls out: rings, asks the product what to do, does it, and tells how it ended. */
export function createExchange({ config, clock }: ServiceContext, store: Store<StoredCall>, hands: PhoneActions) {
  const { accountSid, authToken } = config.sms;

  const newSid = () => `CA${randomBytes(16).toString('hex')}`;

  function begin(direction: StoredCall['direction'], from: string, to: string, first: Leg): StoredCall {
    const call: StoredCall = {
      id: first.sid,
      receivedAt: clock.now().toISOString(),
      direction,
      from,
      to,
      status: direction === 'inbound' ? 'in-progress' : 'queued',
      seconds: 0,
      heard: [],
      legs: [first],
    };
    store.add(call);
    return call;
  }

  function note(call: StoredCall, leg: Leg, changes: Partial<Leg>): void {
    Object.assign(leg, changes);
    if (call.legs[0] === leg) call.status = leg.status;
    call.seconds = call.legs[0]?.seconds ?? 0;
    store.add(call);
  }

  const about = (call: StoredCall, status: CallStatus) => ({
    AccountSid: accountSid,
    ApiVersion: '2010-04-01',
    CallSid: call.id,
    CallStatus: status,
    Direction: call.direction,
    From: call.from,
    To: call.to,
  });

  async function scriptAt(url: string, params: Readonly<Record<string, string>>): Promise<readonly Verb[]> {
    if (!isReachable(url, config.serverUrl)) return [];
    const answer = await postSigned(url, params, authToken);
    const xml = answer?.ok ? await answer.text() : '';
    return xml ? readScript(xml) : [];
  }

  /** Does what the scripts say until one hangs up or there is nothing left to do. */
  async function follow(call: StoredCall, url: string, given: { digits?: string | undefined }): Promise<void> {
    let next: Exclude<Next, string> = { url, params: about(call, 'in-progress') };
    for (let scripts = 0; scripts < MOST_SCRIPTS; scripts += 1) {
      let then: Next = 'on';
      for (const verb of await scriptAt(next.url, next.params)) {
        then = await carryOut(call, verb, next.url, given);
        if (then !== 'on') break;
      }
      if (typeof then === 'string') return;
      next = then;
    }
  }

  async function carryOut(
    call: StoredCall,
    verb: Verb,
    base: string,
    given: { digits?: string | undefined },
  ): Promise<Next> {
    switch (verb.name) {
      case 'Say':
        call.heard.push(verb.text);
        store.add(call);
        return 'on';
      case 'Gather':
        return gather(call, verb, base, given);
      case 'Dial':
        return putThrough(call, verb, base);
      case 'Hangup':
        return 'over';
      default:
        throw new Error(`<${verb.name}> is not known here.`);
    }
  }

  async function gather(
    call: StoredCall,
    verb: Verb,
    base: string,
    given: { digits?: string | undefined },
  ): Promise<Next> {
    for (const inner of verb.children) if (inner.name === 'Say') call.heard.push(inner.text);
    store.add(call);
    const [caller] = call.legs;
    if (!caller) return 'over';
    const pressed = await hands.press(caller, Number(verb.attributes['timeout'] ?? 5) + RING_SECONDS, given.digits);
    delete given.digits;
    const digits = pressed.split(verb.attributes['finishOnKey'] ?? '#')[0] ?? '';
    if (!digits) return 'on';
    call.heard.push(`Pressed ${digits}`);
    return { url: resolve(verb, base), params: { ...about(call, 'in-progress'), Digits: digits } };
  }

  async function putThrough(call: StoredCall, verb: Verb, base: string): Promise<Next> {
    const to = verb.children.find(({ name }) => name === 'Number')?.text ?? verb.text;
    const leg: Leg = {
      sid: newSid(),
      to,
      from: verb.attributes['callerId'] ?? call.from,
      status: 'ringing',
      seconds: 0,
    };
    call.legs.push(leg);
    store.add(call);
    const outcome = await hands.ring(leg, Number(verb.attributes['timeout'] ?? RING_SECONDS));
    note(call, leg, { status: outcome });
    if (outcome === 'in-progress') {
      const seconds = await hands.talk(leg, LONGEST_TALK_SECONDS);
      note(call, leg, { status: 'completed', seconds });
    }
    if (!verb.attributes['action']) return 'on';
    const params = {
      ...about(call, 'in-progress'),
      DialCallSid: leg.sid,
      DialCallStatus: leg.status,
      ...(leg.status === 'completed' && { DialCallDuration: String(leg.seconds) }),
    };
    return { url: resolve(verb, base), params };
  }

  const resolve = (verb: Verb, base: string) => new URL(verb.attributes['action'] ?? base, base).href;

  /** A script that cannot be followed ends the call, as a real network does; what was wrong stands on the page. */
  async function followSafely(call: StoredCall, url: string, given: { digits?: string | undefined }): Promise<void> {
    try {
      await follow(call, url, given);
    } catch (error) {
      call.heard.push(error instanceof Error ? error.message : String(error));
    }
  }

  async function finish(call: StoredCall, leg: Leg, status: CallStatus, statusUrl: string | undefined): Promise<void> {
    const seconds = status === 'completed' ? call.legs.slice(1).reduce((sum, each) => sum + each.seconds, 1) : 0;
    note(call, leg, { status, seconds });
    if (!statusUrl) return;
    await postSigned(statusUrl, { ...about(call, status), CallDuration: String(seconds) }, authToken);
  }

  return {
    /** A call that the product asked for: it rings `to` and then does what `url` says. */
    place({ to, from, url, statusUrl, seconds }: Order): StoredCall {
      const leg: Leg = { sid: newSid(), to, from, status: 'queued', seconds: 0 };
      const call = begin('outbound-api', from, to, leg);
      void (async () => {
        note(call, leg, { status: 'ringing' });
        const outcome = await hands.ring(leg, seconds);
        if (outcome !== 'in-progress') return finish(call, leg, outcome, statusUrl);
        note(call, leg, { status: outcome });
        await followSafely(call, url, {});
        return finish(call, leg, 'completed', statusUrl);
      })();
      return call;
    },

    /** Somebody dials one of the product's numbers. With nobody at the phones it answers when the call is over. */
    async dial({ from, to, digits }: Dialled): Promise<StoredCall> {
      const leg: Leg = { sid: newSid(), to: from, from, status: 'in-progress', seconds: 0 };
      const call = begin('inbound', from, to, leg);
      const over = (async () => {
        await followSafely(call, new URL('/hooks/voice/in', config.serverUrl).href, { digits });
        await finish(call, leg, 'completed', undefined);
      })();
      if (!hands.isManual()) await over;
      return call;
    },
  };
}
