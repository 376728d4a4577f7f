import type { BaseLogger } from 'pino';
import { z } from 'zod';
import { outsideTransactions } from '../db/open-transaction.ts';

export type VoiceGateway = {
  /** Calls `to`; the gateway asks `answerUrl` what to do when somebody answers. Throws if the call cannot be placed. */
  place(call: { to: string; from: string; answerUrl: string; statusUrl: string }): Promise<{ sid: string }>;
};

const ANSWER_MS = 10_000;
const RING_SECONDS = '25';
const Placed = z.object({ sid: z.string() });

/** Places calls through any gateway with Twilio’s API. */
export function createVoiceGateway(options: {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  log: Pick<BaseLogger, 'info' | 'warn'>;
}): VoiceGateway {
  const { accountSid, authToken, log } = options;
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Calls.json`, options.baseUrl);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
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
  });
}
