import type { CallResultKind } from '@bellbird/contract/couples/calls';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { CallState, VoiceGateway } from '#platform/voice/voice-gateway.ts';
import { voiceScript } from '#platform/voice/voice-script.ts';
import { lockLeadForSystem, recordAnswer, recordEvent } from '#domains/couples/leads/leads.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import {
  type CallLine,
  type NumberOwner,
  findByQuickNumber,
  findByRestingNumber,
  findUnreportedCalls,
  findLeadByCode,
  findLeadByPhone,
  findTeamMemberByPhone,
  isAnsweredSince,
  lockCallLine,
  upsertCall,
  updateCall,
} from './calls.repository.ts';
import { promptOfMissedCall } from './missed-calls.operations.ts';
import { isWithinHours } from './redirect-hours.rules.ts';

type Report = { result: CallResultKind; seconds?: number };
type Deps = { db: Db; clock: Clock; log: Log; voice: VoiceGateway; baseUrl: string };

/** How the network's statuses map to our results. */
const RESULTS: Readonly<Record<string, CallResultKind>> = {
  completed: 'talked',
  answered: 'talked',
  busy: 'busy',
  'no-answer': 'no_answer',
  canceled: 'no_answer',
  failed: 'line_closed',
};
const CODE_DIGITS = 7;
const TAKE_IT = '1';
const UNANSWERED: ReadonlySet<string> = new Set(['busy', 'no-answer', 'failed', 'canceled']);
/** From then on the network is asked how a call ended; later, what is known of it has to do. */
const ASKED_AFTER_MS = 10 * 60 * 1000;
const UNREPORTED_AFTER_MS = 4 * 60 * 60 * 1000;

export type CallRoutingService = ReturnType<typeof createCallRoutingService>;

/** Connects the two ends of a call and records how it ended. */
export function createCallRoutingService({ db, clock, log, voice, baseUrl }: Deps) {
  const hook = (step: string, callId: number) => `${baseUrl}/hooks/voice/${step}/${callId}`;

  async function ring(callId: number): Promise<void> {
    const line = await db.system((tx) => lockCallLine(tx, callId));
    if (line?.result !== 'waiting' || line.gateway_id) return;
    if (!line.user_phone || !line.quick_number) return end(callId, { result: 'line_closed' });
    try {
      const { sid } = await voice.place({
        to: line.user_phone,
        from: line.quick_number,
        answerUrl: hook('screen', callId),
        statusUrl: hook('status', callId),
      });
      await db.system((tx) => updateCall(tx, callId, { gateway_id: sid }));
    } catch (error) {
      log.warn({ err: error }, 'call not placed');
      await end(callId, { result: 'line_closed' });
    }
  }

  /** The vendor's phone was picked up. A mailbox picks up, too, so only who presses the key is connected. */
  async function screen(callId: number): Promise<string> {
    const line = await db.system((tx) => lockCallLine(tx, callId));
    return line?.result === 'waiting' ? askToTake(line) : voiceScript.hangUp();
  }

  const askToTake = ({ id, direction, couple_name: couple }: CallLine) =>
    voiceScript.screen(
      direction === 'in'
        ? `Call from ${couple} through Bellbird. Press ${TAKE_IT} to take it.`
        : `Your call to ${couple} through Bellbird. Press ${TAKE_IT} to be connected.`,
      { answerUrl: hook('accept', id), digits: TAKE_IT.length },
    );

  /** A person at the vendor's phone pressed a key: connects them with the couple who is waiting, or calls the couple. */
  async function accept(callId: number, digits: string): Promise<string> {
    return db.system(async (tx) => {
      const line = await lockCallLine(tx, callId);
      if (line?.result !== 'waiting') return voiceScript.hangUp();
      if (digits !== TAKE_IT) return askToTake(line);
      if (line.direction === 'out' && (!line.couple_phone || !line.quick_number)) return voiceScript.hangUp();
      await updateCall(tx, callId, { accepted_at: line.accepted_at ?? clock.now().toISOString() });
      if (line.direction === 'in') return voiceScript.goOn();
      return voiceScript.connect(line.couple_phone ?? '', {
        from: line.quick_number ?? '',
        resultUrl: hook('result', callId),
        say: `Connecting you with ${line.couple_name}.`,
      });
    });
  }

  /** A call to a quick number: a vendor has to enter the couple's code, a couple is put through. */
  async function answer({ from, to, sid }: { from: string; to: string; sid: string }): Promise<string> {
    return db.system(async (tx) => {
      const current = await findByQuickNumber(tx, to);
      const provider = current ?? (await findByRestingNumber(tx, { number: to, now: clock.now().toISOString() }));
      if (!provider) return voiceScript.say('This number is not in use.');
      if (await findTeamMemberByPhone(tx, provider, from)) {
        if (!current) return voiceScript.say('Your number has changed. You will find the new one in Bellbird.');
        return voiceScript.ask('Please enter the code of the couple, then the hash key.', {
          answerUrl: `${baseUrl}/hooks/voice/code`,
          digits: CODE_DIGITS,
        });
      }
      const lead = await findLeadByPhone(tx, provider, from);
      if (!lead) return voiceScript.say(`Please send ${provider.name} a request first.`);
      return lead.withheld ? sayUnavailable(provider) : putThrough(tx, provider, lead.id, sid);
    });
  }

  const sayUnavailable = (provider: NumberOwner) =>
    voiceScript.say(`${provider.name} can’t be reached by phone right now.`);
  const sayMissed = (providerName: string) =>
    voiceScript.say(`${providerName} can’t be reached by phone right now. We have told them that you called.`);

  /** Connects a couple to the vendor's redirect number without showing the couple's number. */
  async function putThrough(tx: Tx, provider: NumberOwner, leadId: number, sid: string): Promise<string> {
    const call = await startCall(tx, provider, leadId, { direction: 'in', customer_user_id: null, gateway_id: sid });
    const now = clock.now();
    if (!provider.redirect_number || !isWithinHours(provider.redirect_hours, now, provider.time_zone)) {
      await settle(tx, call.id, { result: 'no_answer' });
      return sayMissed(provider.name);
    }
    return voiceScript.connect(provider.redirect_number, {
      from: provider.quick_number,
      resultUrl: hook('result', call.id),
      screenUrl: hook('screen', call.id),
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
      const lead = found && (await lockLeadForSystem(tx, provider.customer_id, found.id));
      if (!lead) return voiceScript.say('There is no couple with this code. Goodbye.');
      if (lead.withheld)
        return voiceScript.say('Your package does not include this request. Please look at it in Bellbird.');
      if (!lead.couple_phone || lead.cancelled_at || lead.couple_deleted_at || lead.contact_preference === 'email') {
        return voiceScript.say('This couple does not take calls. Please look at their request.');
      }
      const call = await startCall(tx, provider, lead.id, {
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

  async function startCall(
    tx: Tx,
    provider: NumberOwner,
    leadId: number,
    given: { direction: 'in' | 'out'; customer_user_id: number | null; gateway_id: string },
  ) {
    const call = await upsertCall(tx, {
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

  /** Records how a call ended, once: a repeated or late report changes nothing. */
  async function end(callId: number, report: Report): Promise<void> {
    await db.system((tx) => endIn(tx, callId, report));
  }

  /** The same for an end that the network has told: a couple that nobody has talked to is a missed call. */
  async function settle(tx: Tx, callId: number, report: Report): Promise<void> {
    const line = await endIn(tx, callId, report);
    // The vendor's phone shows our number only: they could not tell which couple to call back.
    if (line?.direction === 'in' && report.result !== 'talked') await promptOfMissedCall(tx, line, clock.now());
  }

  /** The call if it was still open; undefined if its end is known already. */
  async function endIn(tx: Tx, callId: number, report: Report): Promise<CallLine | undefined> {
    const line = await lockCallLine(tx, callId);
    if (line?.result !== 'waiting') return undefined;
    const now = clock.now();
    await updateCall(tx, callId, {
      result: report.result,
      ended_at: now.toISOString(),
      duration_seconds: report.result === 'talked' ? (report.seconds ?? 0) : null,
    });
    await recordEnd(tx, line, report, now);
    await notifyTeam(
      tx,
      { customerId: line.customer_id, providerId: line.provider_id },
      { kind: 'lead_changed', leadId: line.lead_id },
    );
    return line;
  }

  async function recordEnd(tx: Tx, line: CallLine, report: Report, at: Date): Promise<void> {
    const lead = await lockLeadForSystem(tx, line.customer_id, line.lead_id);
    if (!lead) return;
    const customerUserId = line.customer_user_id;
    // A conversation counts as an answer, whichever side called.
    if (report.result === 'talked') await recordAnswer(tx, lead, { at, customerUserId, isMessage: false });
    const kind = line.direction === 'out' ? 'call_made' : 'call_received';
    const details = { text: report.result, ...(report.seconds !== undefined && { count: report.seconds }) };
    await recordEvent(tx, lead, { kind, at, customerUserId, details });
  }

  async function lookAt(sid: string): Promise<CallState | 'silent' | undefined> {
    return voice.look(sid).catch((error: unknown) => {
      log.warn({ err: error }, 'calls: the network could not be asked');
      return 'silent';
    });
  }

  /** Ends a call whose end was never reported. */
  async function conclude(callId: number, state: CallState | undefined): Promise<void> {
    await db.system(async (tx) => {
      const line = await lockCallLine(tx, callId);
      if (line?.result !== 'waiting') return;
      const { status = line.accepted_at && line.direction === 'in' ? 'completed' : 'failed', seconds } =
        state?.dialled ?? {};
      const result = line.direction === 'in' && !line.accepted_at ? 'no_answer' : resultOf(line, status);
      const report = { result, ...(seconds !== undefined && { seconds }) };
      // They may have called back since; then nobody has missed anything.
      if (await isAnsweredSince(tx, line)) await endIn(tx, callId, report);
      else await settle(tx, callId, report);
    });
  }

  return {
    ring,
    screen,
    accept,
    answer,
    dialByCode,
    end,
    /** The network's status of the phone that was dialled for the other side. What that side hears next. */
    async reportResult(callId: number, status: string, seconds: number): Promise<string> {
      return db.system(async (tx) => {
        const line = await lockCallLine(tx, callId);
        if (!line) return voiceScript.hangUp();
        // Reported again, the couple hears the same.
        const result = line.result === 'waiting' ? resultOf(line, status) : line.result;
        await settle(tx, callId, { result, seconds });
        const isMissed = line.direction === 'in' && result !== 'talked';
        return isMissed ? sayMissed(line.provider_name) : voiceScript.hangUp();
      });
    },
    /** The status of the vendor's side. It matters only if the call ended before the couple was called. */
    async reportStatus(callId: number, status: string): Promise<void> {
      const isOver = status === 'completed';
      if (!isOver && !UNANSWERED.has(status)) return;
      await db.system(async (tx) => {
        const line = await lockCallLine(tx, callId);
        // Once they took the call, the couple's phone says how it ended.
        if (!isOver || !line?.accepted_at) await endIn(tx, callId, { result: 'line_closed' });
      });
    },
    async closeUnreported(): Promise<void> {
      const now = clock.now().getTime();
      const overdue = await db.system((tx) =>
        findUnreportedCalls(tx, {
          before: new Date(now - ASKED_AFTER_MS).toISOString(),
          longBefore: new Date(now - UNREPORTED_AFTER_MS).toISOString(),
        }),
      );
      // One that does not answer is not asked about all the others.
      let isSilent = false;
      for (const { id, gateway_id: sid, is_long_ago: isLongAgo } of overdue) {
        const state = sid === null || isSilent ? undefined : await lookAt(sid);
        if (state === 'silent') isSilent = true;
        const known = state === 'silent' ? undefined : state;
        if (known?.isOver ?? isLongAgo) await conclude(id, known);
      }
    },
  };
}

/** A phone of the vendor's that was picked up by no person has not been answered. */
function resultOf(line: CallLine, status: string): CallResultKind {
  const result = RESULTS[status] ?? 'line_closed';
  return result === 'talked' && line.direction === 'in' && !line.accepted_at ? 'no_answer' : result;
}
