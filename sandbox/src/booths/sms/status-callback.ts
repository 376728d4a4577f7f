import { createHmac } from 'node:crypto';
import type { KeptSms } from './kept-sms.ts';
import { UNREACHABLE } from './twilio-faults.ts';

const ANSWER_MS = 5000;

/** Tells the product what became of a message: first that it was sent, then how it ended, each signed. */
export async function reportStatus(options: {
  url: string;
  sms: KeptSms;
  accountSid: string;
  authToken: string;
}): Promise<void> {
  const { url, sms, accountSid, authToken } = options;
  for (const status of ['sent', sms.status]) {
    const params: Record<string, string> = {
      AccountSid: accountSid,
      ApiVersion: '2010-04-01',
      From: sms.from,
      MessageSid: sms.id,
      MessageStatus: status,
      SmsSid: sms.id,
      SmsStatus: status,
      To: sms.to,
      ...(status === 'undelivered' && { ErrorCode: String(UNREACHABLE.errorCode) }),
    };
    const headers = { 'x-twilio-signature': sign(authToken, url, params) };
    const init = { method: 'POST', headers, body: new URLSearchParams(params), signal: AbortSignal.timeout(ANSWER_MS) };
    // Like the real gateway, a product that does not listen is not our trouble.
    await fetch(url, init).catch(() => undefined);
  }
}

/** Written apart from the product's own check, so that the two agree with Twilio's page and not only with each other. */
function sign(authToken: string, url: string, params: Readonly<Record<string, string>>): string {
  const signed = Object.entries(params)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .reduce((text, [name, value]) => text + name + value, url);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}
