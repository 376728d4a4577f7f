import type { BaseLogger } from 'pino';
import { z } from 'zod';
import { outsideTransactions } from '../db/open-transaction.ts';

/** A call as the network knows it. `dialled`: the phone that was called for the other side. */
export type CallState = { isOver: boolean; dialled: { status: string; seconds: number } | undefined };

export type VoiceGateway = {
  /** Calls `to`; the gateway asks `answerUrl` what to do when somebody answers. Throws if the call cannot be placed. */
  place(call: { to: string; from: string; answerUrl: string; statusUrl: string }): Promise<{ sid: string }>;
  /** What became of a call; undefined if the gateway does not know it. Throws if it cannot be asked. */
  look(sid: string): Promise<CallState | undefined>;
};

const ANSWER_MS = 10_000;
const RING_SECONDS = '25';
const NOT_FOUND = 404;
const Placed = z.object({ sid: z.string() });
const Status = z.object({ status: z.string() });
const Dialled = z.object({
  calls: z.array(z.object({ status: z.string(), duration: z.coerce.number().int().min(0).catch(0) })),
});
const UNDER_WAY = new Set(['queued', 'initiated', 'ringing', 'in-progress']);

/** Places calls through any gateway with Twilio’s API. */
export function createVoiceGateway(options: {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  log: Pick<BaseLogger, 'info' | 'warn'>;
}): VoiceGateway {
  const { accountSid, authToken, log } = options;
  const calls = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Calls`;
  const url = new URL(`${calls}.json`, options.baseUrl);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  async function ask(path: string): Promise<unknown> {
    const response = await fetch(new URL(path, options.baseUrl), {
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (response.status === NOT_FOUND) return undefined;
    if (!response.ok) throw new Error(`The gateway did not say what became of a call (${response.status}).`);
    return response.json();
  }

  return outsideTransactions<VoiceGateway>('the voice gateway', {
    async place({ to, from, answerUrl, statusUrl }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({
          To: to,
          From: from,
          Url: answerUrl,
          StatusCallback: statusUrl,
          Timeout: RING_SECONDS,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      if (!response.ok) {
        log.warn({ status: response.status }, 'call not placed');
        throw new Error(`The call could not be placed (${response.status}).`);
      }
      const { sid } = Placed.parse(await response.json());
      log.info({ sid }, 'call placed');
      return { sid };
    },
    async look(sid) {
      const call = await ask(`${calls}/${encodeURIComponent(sid)}.json`);
      if (call === undefined) return undefined;
      if (UNDER_WAY.has(Status.parse(call).status)) return { isOver: false, dialled: undefined };
      const [last] = Dialled.parse(await ask(`${calls}.json?ParentCallSid=${encodeURIComponent(sid)}`)).calls;
      return { isOver: true, dialled: last && { status: last.status, seconds: last.duration } };
    },
  });
}
