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

/** What the network does where it gets no script. */
const HANG_UP: Verb = { name: 'Hangup', attributes: {}, text: '', children: [] };

export type Order = { to: string; from: string; url: string; statusUrl: string | undefined; seconds: number };
export type Dialled = { from: string; to: string; digits?: string | undefined };
type Next = { readonly url: string; readonly params: Readonly<Record<string, string>> } | 'on' | 'over';

type Given = { digits?: string | undefined };
/** The side of a call that a script is for. */
type Line = { call: StoredCall; leg: Leg };

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

  /** A phone that was dialled for another one is a call of its own to the network. */
  const aboutLine = ({ call, leg }: Line) =>
    call.legs[0] === leg
      ? about(call, 'in-progress')
      : {
          ...about(call, 'in-progress'),
          CallSid: leg.sid,
          ParentCallSid: call.id,
          Direction: 'outbound-dial',
          From: leg.from,
          To: leg.to,
        };

  async function scriptAt(url: string, params: Readonly<Record<string, string>>): Promise<readonly Verb[]> {
    const answer = isReachable(url, config.serverUrl) ? await postSigned(url, params, authToken) : undefined;
    const xml = answer?.ok ? await answer.text() : '';
    return xml ? readScript(xml) : [HANG_UP];
  }

  /** Does what the scripts say until one hangs up or there is nothing left to do. */
  async function follow(line: Line, url: string, given: Given): Promise<'on' | 'over'> {
    let next: Exclude<Next, string> = { url, params: aboutLine(line) };
    for (let scripts = 0; scripts < MOST_SCRIPTS; scripts += 1) {
      let then: Next = 'on';
      for (const verb of await scriptAt(next.url, next.params)) {
        then = await carryOut(line, verb, next.url, given);
        if (then !== 'on') break;
      }
      if (typeof then === 'string') return then;
      next = then;
    }
    return 'over';
  }

  async function carryOut(line: Line, verb: Verb, base: string, given: Given): Promise<Next> {
    const { call } = line;
    switch (verb.name) {
      case 'Say':
        call.heard.push(verb.text);
        store.add(call);
        return 'on';
      case 'Gather':
        return gather(line, verb, base, given);
      case 'Dial':
        if (line.leg !== call.legs[0]) throw new Error('<Dial> is not allowed before two phones are connected.');
        return putThrough(call, verb, base);
      case 'Hangup':
        return 'over';
      default:
        throw new Error(`<${verb.name}> is not known here.`);
    }
  }

  async function gather({ call, leg }: Line, verb: Verb, base: string, given: Given): Promise<Next> {
    const said = verb.children.filter(({ name }) => name === 'Say').map(({ text }) => text);
    call.heard.push(...said);
    store.add(call);
    const seconds = Number(verb.attributes['timeout'] ?? 5) + RING_SECONDS;
    const pressed = await hands.press(leg, { seconds, words: said.join(' '), ready: given.digits });
    delete given.digits;
    const digits = pressed.split(verb.attributes['finishOnKey'] ?? '#')[0] ?? '';
    if (!digits) return 'on';
    call.heard.push(`Pressed ${digits}`);
    return { url: resolve(verb, base), params: { ...aboutLine({ call, leg }), Digits: digits } };
  }

  async function putThrough(call: StoredCall, verb: Verb, base: string): Promise<Next> {
    const number = verb.children.find(({ name }) => name === 'Number');
    const leg: Leg = {
      sid: newSid(),
      to: number?.text ?? verb.text,
      from: verb.attributes['callerId'] ?? call.from,
      status: 'ringing',
      seconds: 0,
    };
    call.legs.push(leg);
    store.add(call);
    const outcome = await hands.ring(leg, Number(verb.attributes['timeout'] ?? RING_SECONDS));
    note(call, leg, { status: outcome });
    const isBridged = outcome === 'in-progress' && (await isTaken({ call, leg }, number?.attributes['url'], base));
    if (outcome === 'in-progress') {
      const seconds = isBridged ? await hands.talk(leg, LONGEST_TALK_SECONDS) : 0;
      note(call, leg, { status: 'completed', seconds });
    }
    if (!verb.attributes['action']) return 'on';
    const params = {
      ...about(call, 'in-progress'),
      DialCallSid: leg.sid,
      DialCallStatus: leg.status,
      DialBridged: String(isBridged),
      ...(leg.status === 'completed' && { DialCallDuration: String(leg.seconds) }),
    };
    return { url: resolve(verb, base), params };
  }

  /** Does what the script for the phone that picked up says; unless that hangs up, the two are connected. */
  async function isTaken(line: Line, url: string | undefined, base: string): Promise<boolean> {
    return !url || (await follow(line, new URL(url, base).href, {})) === 'on';
  }

  const resolve = (verb: Verb, base: string) => new URL(verb.attributes['action'] ?? base, base).href;

  /** A script that cannot be followed ends the call, as a real network does; what was wrong stands on the page. */
  async function followSafely(line: Line, url: string, given: Given): Promise<void> {
    try {
      await follow(line, url, given);
    } catch (error) {
      line.call.heard.push(error instanceof Error ? error.message : String(error));
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
        await followSafely({ call, leg }, url, {});
        return finish(call, leg, 'completed', statusUrl);
      })();
      return call;
    },

    /** Somebody dials one of the product's numbers. With nobody at the phones it answers when the call is over. */
    async dial({ from, to, digits }: Dialled): Promise<StoredCall> {
      const leg: Leg = { sid: newSid(), to: from, from, status: 'in-progress', seconds: 0 };
      const call = begin('inbound', from, to, leg);
      const over = (async () => {
        await followSafely({ call, leg }, new URL('/hooks/voice/in', config.serverUrl).href, { digits });
        await finish(call, leg, 'completed', undefined);
      })();
      if (!hands.isManual()) await over;
      return call;
    },
  };
}
