import type { BaseLogger } from 'pino';
import { outsideTransactions } from '../db/open-transaction.ts';
import type { Outside } from '../outside/outside.ts';

export type SmsMedia = {
  /** A picture that came with a text; undefined if it cannot be had in time. */
  read(address: string, timeoutMs: number): Promise<Buffer | undefined>;
};

/** The network takes five megabytes for all of a text. */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * What a gateway with Twilio’s API keeps of a text. It asks for our name and sends us on to where its files are, which
 * must not learn it. Nothing is read that is not our account’s.
 */
export function createSmsMedia(options: {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** Trusts the gateway; wherever else it sends us must be public. */
  outside: Outside;
  log: Pick<BaseLogger, 'warn'>;
}): SmsMedia {
  const { accountSid, authToken, outside, log } = options;
  const own = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages/`, options.baseUrl);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return outsideTransactions<SmsMedia>('the SMS gateway', {
    async read(address, timeoutMs) {
      const url = URL.parse(address);
      if (timeoutMs <= 0 || url?.origin !== own.origin || !url.pathname.startsWith(own.pathname)) return undefined;
      try {
        const { body } = await outside.read(url, { maxBytes: MAX_BYTES, timeoutMs, headers: { authorization } });
        return body;
      } catch (error) {
        log.warn({ err: error }, 'sms: a picture could not be read');
        return undefined;
      }
    },
  });
}
