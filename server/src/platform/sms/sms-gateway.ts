import type { BaseLogger } from 'pino';
import { z } from 'zod';
import { outsideTransactions } from '../db/open-transaction.ts';
import { SmsFailure } from './sms-failure.ts';

type Sms = {
  readonly to: string;
  readonly body: string;
  /** Overrides the configured sender. */
  readonly from?: string;
  /** Where the gateway reports what became of this message. */
  readonly statusCallbackUrl?: string;
};
type SentSms = { sid: string; status: string };

export type SmsGateway = {
  /** Hands the text to the gateway; throws `SmsFailure`. */
  send(sms: Sms): Promise<SentSms>;
};

const ANSWER_MS = 10_000;
const SentMessage = z.object({ sid: z.string(), status: z.string(), error_code: z.number().nullish() });
const Refusal = z.object({ code: z.number() });

// Problems with our credentials, our limits or the gateway itself pass; every other refusal is about this message.
const RETRYABLE = new Set([401, 403, 408, 429]);

/** Sends text messages through any gateway with Twilio’s API. */
export function createSmsGateway(options: {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  from: string;
  log: Pick<BaseLogger, 'info' | 'warn'>;
}): SmsGateway {
  const { accountSid, authToken, from, log } = options;
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, options.baseUrl);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  const post = async (sms: Sms): Promise<SentSms> => {
    const form = new URLSearchParams({ To: sms.to, From: sms.from ?? from, Body: sms.body });
    if (sms.statusCallbackUrl) form.set('StatusCallback', sms.statusCallbackUrl);
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw refusal(response.status, answer);
    const message = SentMessage.parse(answer);
    if (message.error_code) throw new SmsFailure('permanent', { status: response.status, code: message.error_code });
    return { sid: message.sid, status: message.status };
  };

  return outsideTransactions<SmsGateway>('the SMS gateway', {
    async send(sms) {
      try {
        const sent = await post(sms);
        log.info({ sid: sent.sid, status: sent.status }, 'sms sent');
        return sent;
      } catch (error) {
        const failure = error instanceof SmsFailure ? error : withoutAnswer(error);
        log.warn({ kind: failure.kind, status: failure.status, code: failure.code }, 'sms not sent');
        throw failure;
      }
    },
  });
}

function refusal(status: number, answer: unknown): SmsFailure {
  const kind = status >= 500 || RETRYABLE.has(status) ? 'transient' : 'permanent';
  return new SmsFailure(kind, { status, code: Refusal.safeParse(answer).data?.code });
}

/** Network errors that mean the gateway was never reached. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function withoutAnswer(error: unknown): SmsFailure {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return new SmsFailure(NEVER_REACHED.has(code ?? '') ? 'transient' : 'unknown', { cause: error });
}
