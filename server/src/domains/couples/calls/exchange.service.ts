import type { CallResultKind } from '@bellbird/contract/couples/calls';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { VoiceGateway } from '#platform/voice/voice-gateway.ts';
import { voiceScript } from '#platform/voice/voice-script.ts';
import { lockLeadAnywhere, noteAnswer, writeEvent } from '#domains/couples/leads/leads.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import {
  type Line,
  type NumberOwner,
  findByQuickNumber,
  findForgotten,
  findLeadByCode,
  findLeadByPhone,
  findTeamMemberByPhone,
  lockLine,
  putCall,
  updateCall,
} from './calls.repository.ts';

type Deps = { db: Db; clock: Clock; log: Log; voice: VoiceGateway; baseUrl: string };

/** What the network's words for the end of a call mean here. */
const RESULTS: Readonly<Record<string, CallResultKind>> = {
  completed: 'talked',
  answered: 'talked',
  busy: 'busy',
  'no-answer': 'no_answer',
  canceled: 'no_answer',
  failed: 'line_closed',
};
const CODE_DIGITS = 7;
const FORGOTTEN_AFTER_MS = 4 * 60 * 60 * 1000;

export type Exchange = ReturnType<typeof createExchange>;

/** The telephone exchange: it joins the two ends of a call and hears how the call ended. */
export function createExchange({ db, clock, log, voice, baseUrl }: Deps) {
  const hook = (step: string, callId: number) => `${baseUrl}/hooks/voice/${step}/${callId}`;

  async function ring(callId: number): Promise<void> {
    const line = await db.system((tx) => lockLine(tx, callId));
    if (line?.result !== 'waiting' || line.gateway_id) return;
    if (!line.user_phone || !line.quick_number) return end(callId, { result: 'line_closed' });
    try {
      const { sid } = await voice.place({
        to: line.user_phone,
        from: line.quick_number,
        answerUrl: hook('connect', callId),
        statusUrl: hook('status', callId),
      });
      await db.system((tx) => updateCall(tx, callId, { gateway_id: sid }));
    } catch (error) {
      log.warn({ err: error }, 'call not placed');
      await end(callId, { result: 'line_closed' });
    }
  }

  /** The vendor has picked up: now the couple. */
  async function connect(callId: number): Promise<string> {
    const line = await db.system((tx) => lockLine(tx, callId));
    if (line?.result !== 'waiting' || !line.couple_phone || !line.quick_number) return voiceScript.hangUp();
    return voiceScript.connect(line.couple_phone, {
      from: line.quick_number,
      resultUrl: hook('result', callId),
      say: `Connecting you with ${line.couple_name}.`,
    });
  }

  /** Somebody dials a quick number: the vendor, who is asked for the couple's code, or the couple themselves. */
  async function answer({ from, to, sid }: { from: string; to: string; sid: string }): Promise<string> {
    return db.system(async (tx) => {
      const provider = await findByQuickNumber(tx, to);
      if (!provider) return voiceScript.say('This number is not in use.');
      if (await findTeamMemberByPhone(tx, provider, from)) {
        return voiceScript.ask('Please enter the code of the couple, then the hash key.', {
          answerUrl: `${baseUrl}/hooks/voice/code`,
          digits: CODE_DIGITS,
        });
      }
      const lead = await findLeadByPhone(tx, provider, from);
      if (!lead) return voiceScript.say(`Please send ${provider.name} a request first.`);
      return lead.withheld ? notNow(provider) : putThrough(tx, provider, lead.id, sid);
    });
  }

  const notNow = (provider: NumberOwner) => voiceScript.say(`${provider.name} cannot be reached by phone just now.`);

  /** A couple rings the vendor: where the vendor wants calls to go, and without showing whose number it is. */
  async function putThrough(tx: Tx, provider: NumberOwner, leadId: number, sid: string): Promise<string> {
    if (!provider.redirect_number) return notNow(provider);
    const call = await newCall(tx, provider, leadId, { direction: 'in', customer_user_id: null, gateway_id: sid });
    return voiceScript.connect(provider.redirect_number, {
      from: provider.quick_number,
      resultUrl: hook('result', call.id),
    });
  }

  async function dialByCode({
    from,
    to,
    sid,
    digits,
  }: {
    from: string;
    to: string;
    sid: string;
    digits: string;
  }): Promise<string> {
    return db.system(async (tx) => {
      const provider = await findByQuickNumber(tx, to);
      const userId = provider && (await findTeamMemberByPhone(tx, provider, from));
      if (!provider || !userId) return voiceScript.hangUp();
      const found = await findLeadByCode(tx, provider, digits.replaceAll(/\D/g, ''));
      const lead = found && (await lockLeadAnywhere(tx, provider.customer_id, found.id));
      if (!lead) return voiceScript.say('There is no couple with this code. Goodbye.');
      if (lead.withheld)
        return voiceScript.say('Your package does not include this request. Please look at it in Bellbird.');
      if (!lead.couple_phone || lead.cancelled_at || lead.couple_deleted_at || lead.contact_preference === 'email') {
        return voiceScript.say('This couple does not take calls. Please look at their request.');
      }
      const call = await newCall(tx, provider, lead.id, {
        direction: 'out',
        customer_user_id: userId,
        gateway_id: sid,
      });
      return voiceScript.connect(lead.couple_phone, {
        from: provider.quick_number,
        resultUrl: hook('result', call.id),
      });
    });
  }

  async function newCall(
    tx: Tx,
    provider: NumberOwner,
    leadId: number,
    given: { direction: 'in' | 'out'; customer_user_id: number | null; gateway_id: string },
  ) {
    const call = await putCall(tx, {
      customer_id: provider.customer_id,
      lead_id: leadId,
      called_at: clock.now().toISOString(),
      ...given,
    });
    await notifyTeam(
      tx,
      { customerId: provider.customer_id, providerId: provider.id },
      { kind: 'lead_changed', leadId },
    );
    return call;
  }

  /** How it ended, told once: a second telling, or one out of order, changes nothing. */
  async function end(callId: number, told: { result: CallResultKind; seconds?: number }): Promise<void> {
    await db.system(async (tx) => {
      const line = await lockLine(tx, callId);
      if (line?.result !== 'waiting') return;
      const now = clock.now();
      await updateCall(tx, callId, {
        result: told.result,
        ended_at: now.toISOString(),
        duration_seconds: told.result === 'talked' ? (told.seconds ?? 0) : null,
      });
      await noteEnd(tx, line, told, now);
      await notifyTeam(
        tx,
        { customerId: line.customer_id, providerId: line.provider_id },
        { kind: 'lead_changed', leadId: line.lead_id },
      );
    });
  }

  async function noteEnd(
    tx: Tx,
    line: Line,
    told: { result: CallResultKind; seconds?: number },
    at: Date,
  ): Promise<void> {
    const lead = await lockLeadAnywhere(tx, line.customer_id, line.lead_id);
    if (!lead) return;
    const customerUserId = line.customer_user_id;
    // Talking is an answer, whoever rang.
    if (told.result === 'talked') await noteAnswer(tx, lead, { at, customerUserId, isMessage: false });
    const kind = line.direction === 'out' ? 'call_made' : 'call_received';
    const details = { text: told.result, ...(told.seconds !== undefined && { count: told.seconds }) };
    await writeEvent(tx, lead, { kind, at, customerUserId, details });
  }

  return {
    ring,
    connect,
    answer,
    dialByCode,
    end,
    /** The network's own words for the couple's side of a call. */
    hearResult: (callId: number, status: string, seconds: number) =>
      end(callId, { result: RESULTS[status] ?? 'line_closed', seconds }),
    /** The vendor's own side: only an end before the couple was rung says anything new. */
    async hearStatus(callId: number, status: string): Promise<void> {
      const unanswered = ['busy', 'no-answer', 'failed', 'canceled'].includes(status);
      if (unanswered) await end(callId, { result: 'line_closed' });
    },
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - FORGOTTEN_AFTER_MS).toISOString();
      const ids = await db.system((tx) => findForgotten(tx, before));
      for (const id of ids) await end(id, { result: 'line_closed' });
    },
  };
}
